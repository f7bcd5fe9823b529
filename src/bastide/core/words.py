"""The numbers inside a state as words that do not depend on how it came about.

Tiles and segments are numbered in the order of laying, features by one of their segments; a word
names them by place: ``0,1`` or ``0,1.S``. A feature goes by the first of its segments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.constants import AWARD, FEATURE, N_SLOTS, SLOT_NAMES
from bastide.core.geometry import SPOTS, format_at, unpack

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

NUMBER = "number"
NEXT = "next"  # a step of a sequence, by name: its number would change with every step that is added
END = "end"  # of a sequence
DRAW = "draw"  # the step at which chance draws, from the pile that is its argument
FIRST_ARGUMENT = {FEATURE: "feature", AWARD: "seat"}  # of the steps of these sequences
Frame = tuple[int, int, int, int]


def argument_kinds(rules: Ruleset, step: int) -> tuple[str, str, str]:
    """What the three arguments of a frame mean."""
    if step < N_SLOTS:  # a sequence: which of its steps comes next, then their arguments
        return NEXT, FIRST_ARGUMENT.get(step, NUMBER), NUMBER
    kind = rules.steps[step - N_SLOTS]
    args = tuple(kind.args)
    if not args:
        args = ("pile" if kind.name == DRAW else FIRST_ARGUMENT.get(kind.slot, NUMBER),)
    args += (NUMBER,) * (3 - len(args))
    return args[0], args[1], args[2]


class Words:
    """Puts the numbers of one state into words."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rules = state.rules
        self.tile_at = state.peek("tile_at")
        self.tile_of = state.peek("tile_of")
        self.feature_of = state.peek("feature_of")

    def word(self, kind: str, value: int) -> str:
        """A number in words; ``-`` for none."""
        if kind == NUMBER:
            return str(value)
        if value < 0:
            return "-" if value == -1 else str(value)
        if kind == "at":
            return format_at(value)
        if kind == "tile":
            return format_at(self.tile_at[value])
        if kind == "segment":
            return self.segment_word(value)
        if kind == "feature":
            return self.feature_word(value)
        if kind == "design":
            return str(self.rules.names[value])
        return str(value)

    def segment_word(self, segment: int) -> str:
        """``x,y.SPOT``"""
        return f"{format_at(self.tile_at[self.tile_of[segment]])}.{SPOTS[self.state.spot_of(segment)]}"

    def feature_word(self, feature: int) -> str:
        """The word of the first of its segments by place."""
        own = [s for s, f in enumerate(self.feature_of) if f == self.feature_of[feature]]
        return self.segment_word(
            min(own, key=lambda s: (*unpack(self.tile_at[self.tile_of[s]]), self.state.spot_of(s)))
        )

    def frame_word(self, frame: Frame) -> str:
        """``name:a:b:c``, without the zeros at its end; sequences in capitals with their next step."""
        step = frame[0]
        kinds = argument_kinds(self.rules, step)
        values = list(frame[1:])
        words = [self.word(kind, value) for kind, value in zip(kinds, values, strict=True)]
        if kinds[0] == NEXT:
            words[0] = [*(s.name for s in self.rules.sequence(step)), END][values[0]]
        while values and values[-1] == self.default_argument(kinds[len(values) - 1]):
            values.pop()
            words.pop()
        name = SLOT_NAMES[step].upper() if step < N_SLOTS else self.rules.steps[step - N_SLOTS].name
        return ":".join([name, *words])

    def default_argument(self, kind: str) -> int:
        """What an argument that is left out stands for."""
        if kind == NUMBER:
            return 0
        return self.pile_now() if kind == "pile" else -1

    def pile_now(self) -> int:
        """The pile that is drawn from now, or -1."""
        drawn = self.state.peek("unseen")[: self.rules.n_drawn * self.rules.n_designs]
        first = next((i for i, n in enumerate(drawn) if n > 0), -1)
        return first // self.rules.n_designs if first >= 0 else -1
