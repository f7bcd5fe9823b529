"""The numbers inside a state as words that do not depend on how it came about, and back.

Tiles and segments are numbered in the order of laying, features by one of their segments; a word
names them by place: ``0,1`` or ``0,1.S``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bastide.core.constants import AWARD, FEATURE, N_SLOTS, SLOT_NAMES
from bastide.core.errors import NotationError
from bastide.core.geometry import BIAS, SPOTS, format_at, pack

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

NUMBER = "number"
NEXT = "next"  # a step of a sequence, by name: its number would change with every step that is added
END = "end"  # of a sequence
DRAW = "draw"  # the step at which chance draws, from the pile that is its argument
FIRST_ARGUMENT = {FEATURE: "feature", AWARD: "seat"}  # of the steps of these sequences
NEEDED = ("feature", "seat")  # sorts that cannot be none
_INT = re.compile(r"-?[0-9]{1,9}")
_AT = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
Frame = tuple[int, int, int, int]


def parse_int(word: str, what: str) -> int:
    """A number that fits in the state."""
    if not _INT.fullmatch(word):
        raise NotationError(f"{what}: {word[:40]!r} is not a number")
    return int(word)


def parse_at(word: str, what: str) -> int:
    """``x,y`` as a packed position."""
    match = _AT.fullmatch(word)
    if not match:
        raise NotationError(f"{what}: {word[:40]!r} is not a place like 0,1")
    x, y = int(match[1]), int(match[2])
    if not (-BIAS <= x < BIAS and -BIAS <= y < BIAS):
        raise NotationError(f"{what}: {word} is off the table")
    return pack(x, y)


def frame_sorts(rules: Ruleset, step: int) -> tuple[str, str, str]:
    """What the three arguments of a frame mean."""
    if step < N_SLOTS:  # a sequence: which of its steps comes next, then their arguments
        return NEXT, FIRST_ARGUMENT.get(step, NUMBER), NUMBER
    kind = rules.steps[step - N_SLOTS]
    args = tuple(kind.args)
    if not args:
        args = ("pile" if kind.name == DRAW else FIRST_ARGUMENT.get(kind.slot, NUMBER),)
    args += (NUMBER,) * (3 - len(args))
    return args[0], args[1], args[2]


class Numbers:
    """Translates the numbers of one state, whose tiles must lie already."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rules = state.rules
        self.tile_at = state.peek("tile_at")
        self.tile_of = state.peek("tile_of")
        self.feature_of = state.peek("feature_of")
        self.tile_on = {at: t for t, at in enumerate(self.tile_at)}

    def word(self, sort: str, value: int) -> str:
        """A number in words; ``-`` for none."""
        if sort == NUMBER:
            return str(value)
        if value < 0:
            return "-" if value == -1 else str(value)
        if sort == "at":
            return format_at(value)
        if sort == "tile":
            return format_at(self.tile_at[value])
        if sort in ("segment", "feature"):
            return self.segment_word(value)
        if sort == "design":
            return str(self.rules.names[value])
        return str(value)

    def segment_word(self, segment: int) -> str:
        """``x,y.SPOT``"""
        return f"{format_at(self.tile_at[self.tile_of[segment]])}.{SPOTS[self.state.spot_of(segment)]}"

    def number(self, sort: str, word: str, what: str) -> int:
        """The inverse of ``word``."""
        if sort == NUMBER:
            return parse_int(word, what)
        if sort in NEEDED and word.startswith("-") and "," not in word:
            raise NotationError(f"{what}: a {sort} is needed, not {word[:40]!r}")
        if word == "-":
            return -1
        if word.startswith("-") and _INT.fullmatch(word):
            return int(word)
        if sort == "at":
            return parse_at(word, what)
        if sort == "tile":
            tile = self.tile_on.get(parse_at(word, what), -1)
            if tile < 0:
                raise NotationError(f"{what}: no tile lies at {word}")
            return tile
        if sort == "segment":
            return self.segment(word, what)
        if sort == "feature":
            return self.feature_of[self.segment(word, what)]
        if sort == "design":
            if word not in self.rules.design_of:
                raise NotationError(f"{what}: no tile {word[:40]!r} in this game")
            return int(self.rules.design_of[word])
        value = parse_int(word, what)
        players = self.rules.n_players
        sizes = {"player": players, "seat": players, "piece": self.rules.n_pieces, "pile": self.rules.n_piles}
        if value >= sizes.get(sort, value + 1):
            raise NotationError(f"{what}: there is no {sort} {value}")
        return value

    def segment(self, word: str, what: str) -> int:
        """The segment that ``x,y.SPOT`` names."""
        place, _, spot = word.partition(".")
        at = parse_at(place, what)
        if at not in self.tile_on:
            raise NotationError(f"{what}: no tile lies at {place}")
        segment = self.state.segment_number(at, SPOTS.index(spot)) if spot in SPOTS else -1
        if segment < 0:
            raise NotationError(f"{what}: the tile at {place} has no segment {spot[:10]!r}")
        return segment

    # Frames of the agenda: a step with its arguments, figure or draw:1; sequences in capitals ------

    def frame_word(self, frame: Frame) -> str:
        """``name:a:b:c``, without the zeros at its end."""
        step = frame[0]
        sorts = frame_sorts(self.rules, step)
        values = list(frame[1:])
        words = [self.word(sort, value) for sort, value in zip(sorts, values, strict=True)]
        if sorts[0] == NEXT:
            words[0] = [*(s.name for s in self.rules.sequence(step)), END][values[0]]
        while values and values[-1] == self._usual(sorts[len(values) - 1]):
            values.pop()
            words.pop()
        name = SLOT_NAMES[step].upper() if step < N_SLOTS else self.rules.steps[step - N_SLOTS].name
        return ":".join([name, *words])

    def frame(self, word: str) -> Frame:
        """The inverse of ``frame_word``."""
        name, *words = word.split(":")
        slots = [slot.upper() for slot in SLOT_NAMES]
        if name in slots:
            step = slots.index(name)
        elif name in self.rules.step_index:
            step = int(self.rules.step_index[name])
        else:
            raise NotationError(
                f"agenda: no step {name[:40]!r}; there are {', '.join(self.rules.step_index)}"
            )
        if len(words) > 3:
            raise NotationError(f"agenda: {word[:40]!r} has more than three arguments")
        sorts = frame_sorts(self.rules, step)
        if sorts[0] == NEXT:
            following = [*(s.name for s in self.rules.sequence(step)), END]
            if not words or words[0] not in following:
                raise NotationError(f"agenda: {name} needs its next step, one of {', '.join(following)}")
            words[0] = str(following.index(words[0]))
        values = [self.number(sort, w, f"agenda {name}") for sort, w in zip(sorts, words, strict=False)]
        if any(sort in NEEDED for sort in sorts[len(words) :]):
            raise NotationError(f"agenda: {word[:40]!r} needs {', '.join(sorts)}")
        values += [self._usual(sort) for sort in sorts[len(words) :]]
        return step, values[0], values[1], values[2]

    def _usual(self, sort: str) -> int:
        """What an argument that is left out stands for."""
        if sort == NUMBER:
            return 0
        return self.current_pile() if sort == "pile" else -1

    def current_pile(self) -> int:
        """The pile that is drawn from now, or -1."""
        drawn = self.state.peek("unseen")[: self.rules.n_drawn * self.rules.n_designs]
        first = next((i for i, n in enumerate(drawn) if n > 0), -1)
        return first // self.rules.n_designs if first >= 0 else -1
