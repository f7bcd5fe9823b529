"""What a ``draw.toml`` may say: every key with what it takes, and of which things (docs/drawing.md)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from bastide.core.expansion import Expansion
from bastide.words import Message

KINDS = ("mark", "piece", "token", "segment", "tile", "place", "part")
SHAPES = ("lake", "circle", "tunnel", "pond", "walled city", "none")

TEXT, TRUTH, NUMBER, SIZE, SHAPE, COLOURS, STANDING = range(7)
PAIR, VIEW, BOX = (2,), (3,), (4,)  # lists of so many numbers
Taken = int | tuple[int, ...]
# What the keys of each kind take.
_GROUPS: Mapping[str, tuple[tuple[Taken, str], ...]] = {
    "mark": (
        (TEXT, "svg symbol sign banner seed"),
        (SHAPE, "shape"),
        (TRUTH, "beside raised heart widens"),
        (NUMBER, "order margin rounding"),
        (SIZE, "room scale"),
        (PAIR, "near standing"),
        (VIEW, "view"),
        (BOX, "city"),
    ),
    "piece": ((TEXT, "svg symbol sign"), (VIEW, "view lying_view badge")),
    "token": ((TEXT, "svg symbol sign"), (VIEW, "view lying_view badge")),
    "segment": (
        (TEXT, "svg symbol sign"),
        (COLOURS, "shades"),
        (SIZE, "radius scale"),
        (NUMBER, "drop"),
        (TRUTH, "fills_yard"),
    ),
    "tile": ((TEXT, "ground"), (STANDING, "standing")),
    "place": ((TEXT, "svg symbol on"), (PAIR, "at"), (SIZE, "room"), (BOX, "reach")),
    "part": ((TEXT, "svg"),),
}
KEYS: Mapping[str, Mapping[str, Taken]] = {
    kind: {key: takes for takes, keys in groups for key in keys.split()} for kind, groups in _GROUPS.items()
}


def declared_by(expansion: type[Expansion]) -> Mapping[str, tuple[str, ...]]:
    """What an expansion can draw, by kind; a ``part`` may have any name."""
    return {
        "mark": tuple(mark.name for mark in expansion.marks),
        "piece": tuple(kind.name for kind in expansion.pieces),
        "token": tuple(kind.name for kind in expansion.tokens),
        "segment": tuple(kind.name for kind in expansion.segment_kinds),
        "tile": tuple(expansion.held_tiles),
        "place": tuple(place.name for place in expansion.places),
    }


def faults_in(document: Mapping[str, Any], expansion: type[Expansion] | None = None) -> Iterable[Message]:
    """What is wrong with the data of a file; with its expansion, also what this does not declare."""
    for kind, things in document.items():
        if kind == "face":
            if not isinstance(things, str):
                yield _wants(kind, Message("expansions-a-text"))
        elif kind not in KINDS:
            yield _unknown(kind, kind, (*KINDS, "face"))
        elif not isinstance(things, Mapping):
            yield _wants(kind, Message("expansions-a-table"))
        else:
            for name, data in things.items():
                yield from _thing_faults(kind, name, data, expansion)


def _thing_faults(kind: str, name: str, data: object, expansion: type[Expansion] | None) -> Iterable[Message]:
    where = f"{kind}.{name}"
    if expansion is not None and kind != "part" and name not in declared_by(expansion)[kind]:
        near = _near(name, declared_by(expansion)[kind])
        yield Message("expansions-draws-unknown", key=where, of=expansion.__name__, there=near)
    if not isinstance(data, Mapping):
        yield _wants(where, Message("expansions-a-table"))
        return
    values = {mark.name: mark.values for mark in expansion.marks} if expansion is not None else {}
    for key, value in data.items():
        if kind == "mark" and isinstance(value, Mapping):  # one value of the mark
            if expansion is not None and key not in values.get(name, ()):
                yield _unknown(f"{where}.{key}", key, (*KEYS[kind], *values.get(name, ())))
            for inner, given in value.items():
                yield from _key_faults(kind, f"{where}.{key}.{inner}", inner, given)
        else:
            yield from _key_faults(kind, f"{where}.{key}", key, value)


def _key_faults(kind: str, where: str, key: str, value: object) -> Iterable[Message]:
    if key not in KEYS[kind]:
        yield _unknown(where, key, tuple(KEYS[kind]))
        return
    takes = KEYS[kind][key]
    if isinstance(takes, tuple):
        right = isinstance(value, list) and len(value) == takes[0] and all(map(_is_number, value))
        wanted = Message("expansions-numbers", n=takes[0])
    elif takes == TEXT:
        right, wanted = isinstance(value, str), Message("expansions-a-text")
    elif takes == TRUTH:
        right, wanted = isinstance(value, bool), Message("expansions-a-truth")
    elif takes == NUMBER:
        right, wanted = _is_number(value), Message("expansions-a-number")
    elif takes == SIZE:
        right, wanted = _is_number(value) and float(str(value)) > 0, Message("expansions-a-size")
    elif takes == SHAPE:
        right, wanted = value in SHAPES, Message("expansions-one-of", there=SHAPES)
    elif takes == COLOURS:
        right = isinstance(value, list) and len(value) == 2 and all(isinstance(v, str) for v in value)
        wanted = Message("expansions-two-colours")
    else:
        right = isinstance(value, list) and all(map(_stands, value))
        wanted = Message("expansions-a-standing-list")
    if not right:
        yield _wants(where, wanted)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _stands(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 4
        and isinstance(value[0], str)
        and all(map(_is_number, value[1:]))
    )


def _wants(where: str, what: Message) -> Message:
    return Message("expansions-draws-wrong", key=where, what=what)


def _unknown(where: str, key: str, there: tuple[str, ...]) -> Message:
    return Message("expansions-draws-key", key=where, there=_near(key, there))


def _near(name: str, there: tuple[str, ...]) -> tuple[str, ...]:
    """The nearest of some names, or all of them."""
    return tuple(get_close_matches(name, there, n=1)) or tuple(sorted(there)) or ("-",)
