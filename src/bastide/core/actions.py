"""Actions as people and programs see them: a number underneath, text and JSON on the outside.

Each kind of action declares its parts once; text, JSON, parsing and targets for clicking follow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import at_in, code_of, kind_in, numbers_in
from bastide.core.errors import NotationError
from bastide.core.geometry import BIAS, CORNERS, EDGES, SPOTS, format_at, pack, unpack
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset


class Action:
    """What a player or chance chose. Immutable, hashable, prints itself and parses back.

    Make one with ``state.action("@0,1>S")`` or ``state.action({"type": "place", ...})``.
    """

    def __init__(self, rules: Ruleset, code: int) -> None:
        self.rules = rules
        self.code = code

    @property
    def number(self) -> int:
        """The number of its kind."""
        return kind_in(self.code)

    @property
    def kind(self) -> ActionKind:
        """Its kind."""
        result: ActionKind = self.rules.action_kinds[kind_in(self.code)]
        return result

    @property
    def name(self) -> str:
        """The name of its kind: ``place``, ``deploy``, ``pass`` ..."""
        return self.kind.name

    @property
    def at(self) -> tuple[int, int] | None:
        """The (x, y) it speaks of, if any."""
        return unpack(at_in(self.code)) if self.kind.has_at else None

    @property
    def numbers(self) -> tuple[int, int, int]:
        """Its three small numbers."""
        return numbers_in(self.code)

    def values(self) -> dict[str, int | str]:
        """Its parts by name, in words."""
        return {part.name: _word(self.rules, part, number) for part, number in self._numbered()}

    def _numbered(self) -> list[tuple[Part, int]]:
        numbers = list(self.numbers)
        result = []
        for part in self.kind.parts:
            number = numbers.pop(0)
            if part.kind == "tile":
                number = number * 256 + numbers.pop(0)
            result.append((part, number))
        return result

    def json(self) -> dict[str, object]:
        """``{"type": "place", "at": [0, 1], "top": "S"}``"""
        result: dict[str, object] = {"type": self.name}
        if self.at is not None:
            result["at"] = list(self.at)
        result.update(self.values())
        return result

    def __str__(self) -> str:
        at = at_in(self.code)
        return self.kind.text_form.format(at=format_at(at) if at else "", **self.values())

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code

    def __lt__(self, other: Action) -> bool:
        return self.code < other.code

    def __hash__(self) -> int:
        return hash(self.code)


def action_of(rules: Ruleset, code: cython.longlong) -> Action:
    """The action with this code, made the quick way."""
    if cython.compiled:
        action: Action = Action.__new__(Action)
        action.rules = rules
        action.code = code
        return action
    return Action(rules, code)


def _word(rules: Ruleset, part: Part, number: int) -> int | str:
    match part.kind:
        case "rotation" | "edge":
            return EDGES[number % 4]
        case "corner":
            return CORNERS[number % 4]
        case "piece":
            kinds = rules.piece_kinds
            return kinds[number].letter if number < len(kinds) else f"?{number}"
        case "spot":
            return SPOTS[number] if number < len(SPOTS) else f"?{number}"
        case "tile":
            return str(rules.names.get(number, f"?{number}"))
        case "player":
            players = rules.setup.players
            return players[number] if number < len(players) else f"?{number}"
        case "choice":
            return part.choices[number] if number < len(part.choices) else f"?{number}"
    return number


def _number(rules: Ruleset, part: Part, word: object) -> int:
    """The inverse of ``_word``."""
    allowed: tuple[str, ...]
    match part.kind:
        case "rotation" | "edge":
            allowed = EDGES
        case "corner":
            allowed = CORNERS
        case "piece":
            by_name = {k.name: k.letter for k in rules.piece_kinds}
            word = by_name.get(str(word), word)
            allowed = tuple(k.letter for k in rules.piece_kinds)
        case "spot":
            allowed = SPOTS
        case "tile":
            if str(word) in rules.design_of:
                return int(rules.design_of[str(word)])
            raise NotationError(Message("core-no-tile", tile=repr(word), there=tuple(rules.names.values())))
        case "player":
            allowed = rules.setup.players
        case "choice":
            allowed = part.choices
        case _:
            if isinstance(word, bool) or not re.fullmatch(r"\d{1,3}", str(word)) or int(str(word)) > 255:
                raise NotationError(Message("core-not-a-number", part=part.name, word=repr(word)))
            return int(str(word))
    if not isinstance(word, str) or word not in allowed:
        raise NotationError(Message("core-none-of", part=part.name, word=repr(word), there=tuple(allowed)))
    return allowed.index(word)


def _assemble(rules: Ruleset, number: int, at: int, words: Mapping[str, object]) -> Action:
    kind: ActionKind = rules.action_kinds[number]
    numbers: list[int] = []
    for part in kind.parts:
        if part.name not in words:
            raise NotationError(Message("core-needs-part", action=kind.name, part=repr(part.name)))
        value = _number(rules, part, words[part.name])
        numbers += [value >> 8, value & 255] if part.kind == "tile" else [value]
    numbers += [0] * (3 - len(numbers))
    a, b, c = numbers
    return Action(rules, code_of(number, at, a, b, c))


def _position(x: int, y: int) -> int:
    if not (-BIAS < x < BIAS and -BIAS < y < BIAS):
        raise NotationError(Message("core-off-table", at=f"{x},{y}"))
    return pack(x, y)


def parse_json(rules: Ruleset, data: object) -> Action:
    """An action from its JSON form."""
    if not isinstance(data, Mapping):
        raise NotationError(Message("core-not-an-object", type=type(data).__name__))
    name = data.get("type")
    number = rules.action_index.get(name) if isinstance(name, str) else None
    if number is None:
        raise NotationError(
            Message("core-no-action", action=repr(name), there=tuple(sorted(rules.action_index)))
        )
    kind = rules.action_kinds[number]
    allowed = {"type", *(p.name for p in kind.parts), *(["at"] if kind.has_at else [])}
    if extra := sorted(str(k) for k in set(data) - allowed):
        raise NotationError(
            Message("core-unknown-parts", action=kind.name, parts=tuple(extra), there=tuple(sorted(allowed)))
        )
    at = 0
    if kind.has_at:
        place = data.get("at")
        if (
            not isinstance(place, list | tuple)
            or len(place) != 2
            or not all(isinstance(v, int) and not isinstance(v, bool) for v in place)
        ):
            raise NotationError(Message("core-needs-at", action=kind.name))
        at = _position(place[0], place[1])
    return _assemble(rules, number, at, data)


def parse_text(rules: Ruleset, text: str) -> Action:
    """An action from its text form."""
    for number, kind in rules.action_kinds.items():
        words = rules.text_parsers[number](text.strip())
        if words is None:
            continue
        at = 0
        if kind.has_at:
            x, y = words["at"].split(",")
            at = _position(int(x), int(y))
        return _assemble(rules, number, at, words)
    forms = tuple(k.text_form for k in rules.action_kinds.values())
    raise NotationError(Message("core-not-an-action", text=repr(text), forms=forms))
