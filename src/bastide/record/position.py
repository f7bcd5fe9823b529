"""A position in one line, complete: what is played from it is what would have been played.

``base | D@0,0>N E@0,1>S | - | Ada 4 7M, Bob 0 7M | 2 Bob draw``

Setup with options, tiles in the order of laying, pieces on the table, points and supply of every
player, number of the turn with the active player and the step. Further fields start with a word
and are there only when they tell something new; see ``docs/notation.md``.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE, SUPPLY
from bastide.core.errors import NotationError, RecordError, SetupError, TileError
from bastide.core.geometry import format_at
from bastide.core.words import Frame
from bastide.record.position_defaults import (
    default_agenda,
    default_last,
    default_player,
    default_tile,
    used_designs,
)
from bastide.record.position_reader import NONE, OVER, PositionReader
from bastide.record.position_stock import format_stock
from bastide.record.position_words import Numbers
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.setup import Setup
    from bastide.core.state import State

MAX_CHARACTERS = 1_000_000


def parse_position(text: str) -> State:
    """The position that a line describes; ``NotationError`` says what is wrong with it.

    >>> state = parse_position("base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw")
    >>> format_position(state)
    'base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw'
    """
    if not isinstance(text, str):
        raise NotationError(Message("record-position-no-text", type=type(text).__name__))
    if len(text) > MAX_CHARACTERS:
        raise NotationError(Message("record-position-too-long", n=len(text), max=MAX_CHARACTERS))
    try:
        return PositionReader([field.strip() for field in text.strip().split("|")]).read()
    except (NotationError, RecordError, SetupError, TileError) as error:
        raise NotationError(Message("record-in-position", what=error.message)) from error


def format_position(state: State) -> str:
    """The position as one line.

    >>> import bastide
    >>> format_position(bastide.start("base", ("Ada", "Bob")))
    'base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw'
    """
    rules = state.rules
    numbers = Numbers(state)
    frames = _frames(state)
    top = numbers.frame_word(frames[-1]) if frames else OVER
    fields = [
        format_setup(rules.setup),
        " ".join(map(str, state.placed())) or NONE,
        ", ".join(_format_pieces(state, numbers)) or NONE,
        ", ".join(_format_players(state)),
        f"{state.turn + 1} {rules.setup.players[state.active]} {top}",
        *_format_tile(state),
        *_format_agenda(state, numbers, frames),
    ]
    if state.n_done:
        done = [numbers.segment_word(state.anchor(f)) for f in state.peek("done")]
        fields.append(" ".join(["done", *done]))
    fields += format_stock(rules, used_designs(state), state.peek("unseen"))
    if state.is_cut():
        fields.append("cut")
    fields += _format_own(state, numbers)
    if rules.setup.tiles:
        fields.append(f"tiles {rules.setup.tiles}")
    return " | ".join(fields)


def _frames(state: State) -> list[Frame]:
    flat = state.peek("frames")
    frames = [flat[4 * i : 4 * i + 4] for i in range(len(state.agenda()))]
    return [(step, a, b, c) for step, a, b, c in frames]


def format_setup(setup: Setup) -> str:
    """The sets with options, first seat and format where they are not the usual ones."""
    words = [setup.text, *(f"{key}={value}" for key, value in sorted(setup.options.items()))]
    if setup.first:
        words.append(f"first={setup.first}")
    if setup.format > 1:
        words.append(f"format={setup.format}")
    return " ".join(words)


def _format_pieces(state: State, numbers: Numbers) -> list[str]:
    rules = state.rules
    words: dict[int, list[str]] = {}
    count: Counter[tuple[int, int]] = Counter()
    for (owner, kind), where in zip(rules.piece_owners(), state.peek("where"), strict=True):
        number = count[owner, kind]
        count[owner, kind] += 1
        if where == SUPPLY:
            continue
        letter = rules.piece_kinds[kind].letter + (f"#{number}" if _tells_pieces_apart(rules) else "")
        place = f"@{numbers.segment_word(where)}" if where >= 0 else f"~{rules.place_names[where]}"
        words.setdefault(owner, []).append(letter + place)
    return [" ".join([rules.setup.players[owner], *of]) for owner, of in words.items()]


def _tells_pieces_apart(rules: Ruleset) -> bool:
    """Does it matter which of a player's pieces of a kind stands where?"""
    return any(variable.holds == "piece" for _, variable, _ in rules.variables) or any(
        "piece" in s.args for s in rules.steps
    )


def _format_players(state: State) -> list[str]:
    rules = state.rules
    result = []
    for seat, (name, score) in enumerate(zip(rules.setup.players, state.scores(), strict=True)):
        supply = [(state.in_supply(seat, n), kind.letter) for n, kind in enumerate(rules.piece_kinds)]
        result.append(" ".join([name, str(score), *(f"{n}{letter}" for n, letter in supply if n)]))
    return result


def _format_tile(state: State) -> list[str]:
    """The tile in hand or just laid, and the last one laid where that is not the last in the list."""
    rules = state.rules
    fields = []
    if state.laid >= 0:
        placed = state.placed()[state.laid]
        fields.append(f"laid {placed.x},{placed.y}")
    if state.tile != default_tile(state, state.laid):
        fields.append(f"tile {rules.names[state.tile] if state.tile >= 0 else NONE}")
    if state.last_laid != default_last(state):
        at = state.peek("tile_at")[state.last_laid] if state.last_laid >= 0 else -1
        fields.append(f"last {format_at(at) if at >= 0 else NONE}")
    return fields


def _format_agenda(state: State, numbers: Numbers, frames: list[Frame]) -> list[str]:
    if not frames:
        return []
    rules = state.rules
    fields = []
    step = frames[-1][0]
    who = state.current_player()
    if who != default_player(rules, step, state.active):
        fields.append("chance" if who == CHANCE else f"to {rules.setup.players[who]}")
    if frames[:-1] != default_agenda(rules, step):
        fields.append(" ".join(["agenda", *map(numbers.frame_word, frames[:-1])]))
    return fields


def _format_own(state: State, numbers: Numbers) -> list[str]:
    """The own state of expansions, where it is not as in the beginning."""
    values = state.peek("own")
    fields = []
    for first, variable, length in state.rules.variables:
        words = []
        if variable.per == "tile":
            for tile in range(state.n_tiles):
                row = values[first + tile * variable.size : first + (tile + 1) * variable.size]
                if any(value != variable.initial for value in row):
                    inside = ":".join(numbers.word(variable.holds, value) for value in row)
                    words.append(f"{numbers.word('tile', tile)}={inside}")
        elif any(value != variable.initial for value in values[first : first + length]):
            words = [numbers.word(variable.holds, value) for value in values[first : first + length]]
        if words:
            fields.append(" ".join(["own", variable.name, *words]))
    return fields
