"""Kinds of action, as declared: their parts and how they are written."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

PART_KINDS = ("rotation", "edge", "corner", "piece", "spot", "tile", "player", "number", "choice")
MAX_NUMBERS = 3  # that an action has besides its place


@dataclass(frozen=True)
class Part:
    """One number of an action: its name, and how it is written.

    ``kind`` is ``rotation``, ``edge``, ``corner``, ``piece``, ``spot``, ``tile``, ``player``, ``number`` or
    ``choice`` (one of ``choices``, called ``choice-PART-CHOICE`` in the words).
    A tile takes two of the three numbers, a and b.
    """

    name: str
    kind: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class ActionKind:
    """A kind of action.

    ``form`` is its text, with ``{at}`` and the names of its parts; what choosing it means is in the words, as
    ``action-NAME`` with the same parameters.
    ``rule`` is the rule to read where it is among several to choose from, and ``lays`` the design that it
    lays if that is not the one drawn.
    ``steps`` are the names of the steps in which it can be chosen. In any other it is refused with the rules
    of ``when`` and the words ``when-NAME``, which say when its time is. Passing belongs to every step.
    """

    name: str
    parts: tuple[Part, ...] = ()
    has_at: bool = False
    form: str = ""
    rule: str = ""
    lays: str = ""
    steps: tuple[str, ...] = ("figure",)
    when: tuple[str, ...] = ()

    @cached_property
    def text_form(self) -> str:
        if self.form:
            return self.form
        parts = ",".join(f"{{{p.name}}}" for p in self.parts)
        at = "@{at}" if self.has_at else ""
        return f"{self.name}:{parts}{at}" if parts or at else self.name

    @cached_property
    def spot_number(self) -> int:
        """Which of its three numbers is a spot of the tile at its place; -1 if it speaks of no such spot."""
        kinds = [part.kind for part in self.parts]
        if not self.has_at or "spot" not in kinds:
            return -1
        return kinds.index("spot") + ("tile" in kinds[: kinds.index("spot")])


def text_parser(kind: ActionKind) -> Callable[[str], dict[str, str] | None]:
    """A function that takes a text apart into words, or gives None where it has another form."""
    pattern = re.escape(kind.text_form).replace(r"\{", "{").replace(r"\}", "}")
    pattern = pattern.replace("{at}", r"(?P<at>-?\d{1,4},-?\d{1,4})")
    for part in kind.parts:
        letters = "[^,]" if part.kind == "player" else "[^,@:>]"  # a name may hold anything but a comma
        pattern = pattern.replace(f"{{{part.name}}}", rf"(?P<{part.name}>{letters}+?)")
    compiled = re.compile(pattern)

    def parse(text: str) -> dict[str, str] | None:
        match = compiled.fullmatch(text)
        return match.groupdict() if match else None

    return parse
