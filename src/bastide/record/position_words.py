"""The words of a position read back as the numbers inside a state.

``what`` names the field that is read, as it is written; errors begin with it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bastide.core.constants import SLOT_NAMES
from bastide.core.errors import NotationError
from bastide.core.geometry import BIAS, SPOTS, pack
from bastide.core.words import END, NEXT, NUMBER, Frame, Words, argument_kinds
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.state import State

NEEDED = ("feature", "seat")  # kinds that cannot be none
_INT = re.compile(r"-?[0-9]{1,9}")
_AT = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")


def parse_int(word: str, what: str) -> int:
    """A number that fits in the state."""
    if not _INT.fullmatch(word):
        raise NotationError(Message("record-not-a-number", what=what, word=repr(word[:40])))
    return int(word)


def parse_at(word: str, what: str) -> int:
    """``x,y`` as a packed position."""
    match = _AT.fullmatch(word)
    if not match:
        raise NotationError(Message("record-not-a-place", what=what, word=repr(word[:40])))
    x, y = int(match[1]), int(match[2])
    if not (-BIAS <= x < BIAS and -BIAS <= y < BIAS):
        raise NotationError(Message("record-off-table", what=what, at=word))
    return pack(x, y)


class Numbers(Words):
    """Translates the numbers of one state, whose tiles must lie already."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.tile_on = {at: t for t, at in enumerate(self.tile_at)}

    def number(self, kind: str, word: str, what: str) -> int:
        """The inverse of ``word``."""
        if kind == NUMBER:
            return parse_int(word, what)
        if kind in NEEDED and word.startswith("-") and "," not in word:
            raise NotationError(Message("record-thing-needed", what=what, thing=kind, word=repr(word[:40])))
        if word == "-":
            return -1
        if word.startswith("-") and _INT.fullmatch(word):
            return int(word)
        if kind == "at":
            return parse_at(word, what)
        if kind == "tile":
            tile = self.tile_on.get(parse_at(word, what), -1)
            if tile < 0:
                raise NotationError(Message("record-no-tile-at", what=what, at=word))
            return tile
        if kind == "segment":
            return self.segment(word, what)
        if kind == "feature":
            return self.feature_of[self.segment(word, what)]
        if kind == "design":
            if word not in self.rules.design_of:
                raise NotationError(Message("record-no-tile", what=what, tile=repr(word[:40])))
            return int(self.rules.design_of[word])
        value = parse_int(word, what)
        players = self.rules.n_players
        sizes = {"player": players, "seat": players, "piece": self.rules.n_pieces, "pile": self.rules.n_piles}
        if value >= sizes.get(kind, value + 1):
            raise NotationError(Message("record-no-such", what=what, thing=kind, number=value))
        return value

    def segment(self, word: str, what: str) -> int:
        """The segment that ``x,y.SPOT`` names."""
        place, _, spot = word.partition(".")
        at = parse_at(place, what)
        if at not in self.tile_on:
            raise NotationError(Message("record-no-tile-at", what=what, at=place))
        segment = self.state.segment_on(at, SPOTS.index(spot)) if spot in SPOTS else -1
        if segment < 0:
            raise NotationError(Message("record-no-segment", what=what, at=place, spot=repr(spot[:10])))
        return segment

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
                Message("record-no-step", step=repr(name[:40]), there=tuple(self.rules.step_index))
            )
        if len(words) > 3:
            raise NotationError(Message("record-step-too-long", step=repr(word[:40])))
        kinds = argument_kinds(self.rules, step)
        if kinds[0] == NEXT:
            following = [*(s.name for s in self.rules.sequence(step)), END]
            if not words or words[0] not in following:
                raise NotationError(Message("record-step-needs-next", step=name, there=tuple(following)))
            words[0] = str(following.index(words[0]))
        values = [self.number(kind, w, f"agenda {name}") for kind, w in zip(kinds, words, strict=False)]
        if any(kind in NEEDED for kind in kinds[len(words) :]):
            raise NotationError(Message("record-step-needs", step=repr(word[:40]), there=tuple(kinds)))
        values += [self.default_argument(kind) for kind in kinds[len(words) :]]
        return step, values[0], values[1], values[2]
