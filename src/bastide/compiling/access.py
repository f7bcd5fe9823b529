"""Writes the module through which plain Python reaches what the compiled engine keeps to itself.

Most of a ``State`` is C: arrays of ints, numbers, functions without the interpreter. An expansion in plain
Python uses them by the same names as a compiled one. This writes ``core/access.pyx`` from the ``.pxd`` files
of the core, with a property or a function for everything they declare; ``open_to_python`` adds those to the
classes when the first such expansion is played with. Nothing compiled calls them, so they cost nothing.
"""

from __future__ import annotations

import re
from pathlib import Path

CLASSES = {
    "board": "Board",
    "placing": "Placing",
    "agenda": "Agenda",
    "scoring": "Scoring",
    "state": "State",
    "moves": "Moves",
    "tally": "Tally",
    "ruleset": "Ruleset",
}
VALUES = ("int", "bint", "long long")

HEAD = '''# Written by the build from the .pxd files beside it; see bastide/compiling/access.py.
# cython: language_level=3
from libc.stdint cimport uint64_t

from bastide.core.agenda cimport Agenda
from bastide.core.board cimport Board
from bastide.core.expansion cimport Expansion, Step
from bastide.core.journal cimport Journal
from bastide.core.moves cimport Moves
from bastide.core.placing cimport Placing
from bastide.core.ruleset cimport Ruleset
from bastide.core.scoring cimport Scoring
from bastide.core.state cimport State
from bastide.core.tally cimport Tally

cdef extern from "Python.h":
    ctypedef struct PyTypeObject:
        void* tp_dict
    void PyType_Modified(PyTypeObject* cls)


cdef class Ints:
    """An array of the engine, for reading and writing; its owner is kept alive."""
    cdef object owner
    cdef int* items
    cdef int n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self.items[k] for k in range(*i.indices(self.n))]
        return self.items[self.place(i)]

    def __setitem__(self, i, int value):
        self.items[self.place(i)] = value

    cdef int place(self, i) except -1:
        cdef int k = i
        if not 0 <= k < self.n:
            raise IndexError(f"{k} is outside 0 to {self.n - 1}")
        return k

    def __repr__(self):
        return repr(self[:])


cdef Ints ints(object owner, int* items, int n):
    cdef Ints made = Ints.__new__(Ints)
    made.owner, made.items, made.n = owner, items, n
    return made


cdef int array_length(Board s, str name) except -1:
    return 1 << (2 * s.grid_bits) if name == "grid" else s.room(name)


cdef int table_length(Ruleset s, void* table):
    cdef int i
    for i in range(s.n_blocks):
        if s.blocks[i] == table:
            return s.sizes[i]
    return 0


cdef void put(object cls, str name, object what):
    (<dict>(<PyTypeObject*>cls).tp_dict)[name] = what
    PyType_Modified(<PyTypeObject*>cls)


cdef bint is_open = False
'''


def access_source(core: Path) -> str:
    """The text of the module."""
    parts = [HEAD]
    puts: list[str] = []
    for stem, cls in CLASSES.items():
        for line in _class_body(core / f"{stem}.pxd", cls):
            for name, text in _accessors(cls, line):
                parts.append(text)
                puts.append(f"    put({cls}, {name!r}, {_wrapped(cls, name, text)})")
    lines = ["def open_to_python():", '    """Add everything to the classes, once."""', "    global is_open"]
    lines += ["    if is_open:", "        return", "    is_open = True", *puts]
    lines.append('    put(Ruleset, "as_array", same_list)')
    parts.append(
        "def same_list(Ruleset s, values):\n    return values  # plain Python keeps its lists itself\n"
    )
    return "\n\n".join(parts) + "\n\n" + "\n".join(lines) + "\n"


def _class_body(path: Path, cls: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    body = re.search(rf"^cdef class {cls}\b.*?:\n((?:[ \t].*\n|\n)*)", text, re.M)
    assert body, f"{path}: no class {cls}"
    return [line.split("#")[0].strip() for line in body[1].splitlines()]


def _accessors(cls: str, line: str) -> list[tuple[str, str]]:
    """The Cython functions that make one line of a declaration visible, with the names they are for."""
    if match := re.match(r"cdef (?:inline )?([\w ]+?) (\w+)\(self(?:, )?(.*)\) noexcept nogil$", line):
        return _function(cls, match[1], match[2], [part for part in match[3].split(", ") if part])
    if match := re.match(r"cdef (?:readonly |public )?([\w ]+?)(\*{0,2}) ([\w, \[\]]+)$", line):
        found = []
        for part in match[3].split(", "):
            name, _, size = part.rstrip("]").partition("[")
            if text := _attribute(cls, match[1], match[2], name, size):
                found.append((name, text))
        return found
    return []


def _function(cls: str, result: str, name: str, parameters: list[str]) -> list[tuple[str, str]]:
    if any("*" in part.removesuffix("=*") for part in parameters):
        return []  # pointers mean nothing to Python
    head = ", ".join([f"{cls} s", *(part.replace("=*", "=0") for part in parameters)])
    names = ", ".join(part.removesuffix("=*").split()[-1] for part in parameters)
    give = "" if result == "void" else "return "
    return [(name, f"def {cls}_{name}({head}):\n    {give}s.{name}({names})\n")]


def _attribute(cls: str, kind: str, stars: str, name: str, size: str) -> str:
    get = f"def get_{cls}_{name}({cls} s):\n    return "
    if size and kind == "int" and not stars:
        return get + f"ints(s, &s.{name}[0], {size})\n"
    if stars == "*" and kind == "int":
        if name == "slab" or cls not in ("Board", "Ruleset"):
            return ""  # how long it is, nobody knows
        length = f"table_length(s, s.{name})" if cls == "Ruleset" else f"array_length(s, {name!r})"
        return get + f"ints(s, s.{name}, {length})\n"
    if stars == "*" and kind == "unsigned char":
        return get + f"(<char*>s.{name})[:table_length(s, s.{name})]\n"
    if stars or size:
        return ""
    if kind in VALUES:
        return get + f"s.{name}\n\n\ndef set_{cls}_{name}({cls} s, {kind} value):\n    s.{name} = value\n"
    return get + f"s.{name}\n"


def _wrapped(cls: str, name: str, text: str) -> str:
    if text.startswith("def get_"):
        setter = f", set_{cls}_{name}" if f"def set_{cls}_{name}" in text else ""
        return f"property(get_{cls}_{name}{setter})"
    return f"{cls}_{name}"
