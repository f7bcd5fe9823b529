"""C types and signatures: as annotations say them, as a ``.pxd`` says them, and as an error shows them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

C_TYPES = {
    "cython.int": "int",
    "cython.bint": "bint",
    "cython.longlong": "long long",
    "cython.double": "double",
    "cython.p_int": "int*",
}
PYTHON_TYPES = {c: python for python, c in C_TYPES.items()} | {"void": "None"}
NUMBERS = {"int": "int", "bool": "bint"}  # what a value of Python becomes in an attribute


class CompileError(Exception):
    """Something in a module of rules that cannot be compiled as it is written."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")


@dataclass(frozen=True)
class Signature:
    """The C types of a method or function: its parameters without ``self``, and its result."""

    parameters: tuple[tuple[str, str], ...]
    result: str

    @property
    def types(self) -> tuple[tuple[str, ...], str]:
        return tuple(kind for _, kind in self.parameters), self.result

    def in_c(self, name: str, *, method: bool) -> str:
        parts = ["self"] * method + [f"{kind} {parameter}" for parameter, kind in self.parameters]
        return f"{self.result} {name}({', '.join(parts)}) noexcept nogil"

    def in_python(self, name: str) -> str:
        parts = [
            "self",
            *(f"{parameter}: {PYTHON_TYPES.get(kind, kind)}" for parameter, kind in self.parameters),
        ]
        return f"def {name}({', '.join(parts)}) -> {PYTHON_TYPES.get(self.result, self.result)}"


@dataclass(frozen=True)
class Pxd:
    """What a ``.pxd`` written by hand declares: classes with their methods and attributes, and functions."""

    classes: dict[str, dict[str, Signature]] = field(default_factory=dict)
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)

    @classmethod
    def read(cls, path: Path) -> Pxd:
        found = cls()
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"cdef class (\w+)", line):
                name = match[1]
                found.classes[name], found.attributes[name] = {}, {}
            elif match := re.match(r"cpdef .*?\b(\w+)\(", line):
                found.functions.add(match[1])
            elif match := re.match(
                r"\s+cp?def (?:inline )?([\w ]+?\*?) (\w+)\(self(?:, )?(.*)\).*\bnogil$", line
            ):
                parts = [part.replace("=*", "").rsplit(" ", 1) for part in match[3].split(", ") if part]
                found.classes[name][match[2]] = Signature(tuple((p, kind) for kind, p in parts), match[1])
            elif match := re.match(r"\s+cdef (?:public |readonly )?([\w ]+\*?) ([\w, ]+)$", line):
                found.attributes[name].update(dict.fromkeys(match[2].split(", "), match[1]))
        return found
