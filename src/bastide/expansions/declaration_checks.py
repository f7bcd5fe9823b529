"""What expansions declare, checked: words that nothing knows, and names of things that nobody has."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches

from bastide.core.action_kinds import MAX_NUMBERS, PART_KINDS, ActionKind
from bastide.core.bridge import bridged
from bastide.core.constants import N_SLOTS
from bastide.core.declarations import ARGS, CLOSES, HOLDS, PER, SPOTS
from bastide.core.expansion import Expansion, Step
from bastide.core.marks import ANY, CELL, FLAG, JOINTS, NUMBER, SUM, TILE, WIND, WORD
from bastide.core.pieces import FIGURE, PAWN
from bastide.expansions.loader import has_tiles, load
from bastide.words import Message

Found = Iterator[Message]


def declared_wrong(expansion: type[Expansion]) -> Found:
    """Declarations that say what nothing knows: they would break every game of the set."""
    file = file_of(expansion)

    def among(thing: str, key: str, value: object, there: Sequence[object]) -> Found:
        if value not in there:
            near = near_to(str(value), [str(word) or '""' for word in there])
            yield finding(file, thing, Message("expansions-is-not", key=key, value=repr(value), there=near))

    for variable in expansion.variables:
        yield from among(f"variables: {variable.name}", "holds", variable.holds, HOLDS)
        yield from among(f"variables: {variable.name}", "per", variable.per, PER)
    for segment in expansion.segment_kinds:
        yield from among(f"segment_kinds: {segment.name}", "closes", segment.closes, CLOSES)
        yield from among(f"segment_kinds: {segment.name}", "spot", segment.spot, SPOTS)
    for token in expansion.tokens:
        yield from among(f"tokens: {token.name}", "stands", token.stands, ("", FIGURE, PAWN))
    for mark in expansion.marks:
        yield from among(f"marks: {mark.name}", "takes", mark.takes, (FLAG, NUMBER, WORD, WIND, CELL, JOINTS))
        yield from among(f"marks: {mark.name}", "merge", mark.merge, (ANY, SUM))
    for piece in expansion.pieces:
        if not re.fullmatch("[A-Z]", piece.letter):
            what = Message("expansions-letter", letter=repr(piece.letter))
            yield finding(file, f"pieces: {piece.name}", what)
    for option in expansion.options:
        if option.formerly:
            yield from among(f"options: {option.key}", "formerly", option.formerly, option.values)
    for action in expansion.actions:
        for part in action.parts:
            yield from among(f"actions: {action.name}", f"parts: {part.name}", part.kind, PART_KINDS)
        yield from (finding(file, f"actions: {action.name}", what) for what in _action_faults(action))
    for step in steps_of(expansion):
        where, thing = file_of(type(step)), f"steps: {step.name}"
        for argument in step.args:
            if argument not in ARGS:
                near = near_to(argument, ARGS)
                what = Message("expansions-is-not", key="args", value=repr(argument), there=near)
                yield finding(where, thing, what)
        if not -1 <= step.slot < N_SLOTS:
            yield finding(where, thing, Message("expansions-slot", slot=step.slot))


def _action_faults(action: ActionKind) -> Iterator[Message]:
    numbers = sum(2 if part.kind == "tile" else 1 for part in action.parts)
    if numbers > MAX_NUMBERS:
        yield Message("expansions-too-many-parts", n=numbers, max=MAX_NUMBERS)
    for part in action.parts:
        if (part.kind == "choice") != bool(part.choices):
            yield Message("expansions-choices", part=part.name)
    named = re.findall(r"\{(\w+)\}", action.text_form)
    wanted = [part.name for part in action.parts] + ["at"] * action.has_at
    if sorted(named) != sorted(wanted):
        right = tuple(f"{{{name}}}" for name in wanted) or (action.name,)
        yield Message("expansions-form", form=repr(action.text_form), there=right)


def unknown_names(expansion: type[Expansion]) -> Found:
    """Names of things that no expansion declares."""
    from bastide.expansions import registered, set_names

    all_of = registered()
    segments = [kind.name for e in all_of for kind in e.segment_kinds]
    pieces = [kind.name for e in all_of for kind in e.pieces]
    steps = [step.name for e in all_of for step in steps_of(e)]
    options = {option.key: option.values for e in all_of for option in e.options}

    def known(of: type, thing: str, key: str, names: Collection[str], there: Collection[str]) -> Found:
        for name in names:
            if name not in there:
                what = Message("expansions-nobody-has", key=key, name=repr(name), there=near_to(name, there))
                yield finding(file_of(of), thing, what)

    for piece in expansion.pieces:
        thing = f"pieces: {piece.name}"
        yield from known(expansion, thing, "stands_on", piece.stands_on, segments)
        yield from known(expansion, thing, "lies_on", piece.lies_on, segments)
    for segment in expansion.segment_kinds:
        names = (segment.like,) if segment.like else ()
        yield from known(expansion, f"segment_kinds: {segment.name}", "like", names, segments)
    for mark in expansion.marks:
        yield from known(expansion, f"marks: {mark.name}", "on", mark.places, [*segments, TILE])
    for action in expansion.actions:
        yield from known(expansion, f"actions: {action.name}", "steps", action.steps, steps)
    for option in expansion.options:
        yield from known(expansion, f"options: {option.key}", "needs", option.needs, set_names())
    yield from known(expansion, f"name: {expansion.name}", "excludes", expansion.excludes, set_names())
    for preset in expansion.presets:
        there = f"presets: {preset.name}"
        yield from known(expansion, there, "options", preset.options.keys(), options.keys())
        for key, value in preset.options.items():
            yield from known(expansion, there, key, (value,), options.get(key, (value,)))
    if expansion.held_tiles and has_tiles(expansion):
        held = [tile.id for name in expansion.tile_sets or (expansion.name,) for tile in load(name).held]
        yield from known(expansion, f"name: {expansion.name}", "held_tiles", expansion.held_tiles, held)
    for step in steps_of(expansion):
        stakes = (step.stake,) if step.stake else ()
        yield from known(type(step), f"steps: {step.name}", "stake", stakes, pieces)


def finding(file: str, thing: str, what: Message) -> Message:
    """Something that is wrong, and where."""
    return Message("expansions-finding", file=file, thing=thing, what=what)


def steps_of(expansion: type[Expansion]) -> Sequence[Step]:
    """The steps of an expansion, made for being looked at."""
    return bridged(expansion)().steps()


def file_of(cls: type) -> str:
    """The name of the source of a class."""
    return cls.__module__.rpartition(".")[2] + ".py" if cls.__module__ in sys.modules else cls.__name__


def near_to(name: str, there: Collection[str]) -> tuple[str, ...]:
    """The nearest of some names, or all of few."""
    near = get_close_matches(name, there, n=1)
    return tuple(near or (sorted(set(there)) if len(set(there)) <= 12 else ())) or ("-",)
