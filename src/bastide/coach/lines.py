"""``Line``: what may be done in a turn: decisions that belong together, as a tile and the figure on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bastide.core.actions import action_of
from bastide.record.wording import short_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.core.actions import Action
    from bastide.core.state import State

MANY = 1500  # lines; where a step offers more, only what looks best is followed further


@dataclass(frozen=True)
class Line:
    """One or two decisions of a seat, and the position after them. Two lines are equal if their codes are."""

    codes: tuple[int, ...]
    after: State = field(compare=False, repr=False)
    estimate: float = field(default=0.0, compare=False)

    def actions(self) -> list[Action]:
        """The decisions as actions."""
        return [action_of(self.after.rules, code) for code in self.codes]

    def texts(self, before: State) -> list[str]:
        """The decisions as they are written, short where the place is known."""
        state = before.copy()
        texts = []
        for action in self.actions():
            texts.append(short_text(state, action))
            state.apply(action)
        return texts


def play(state: State, code: int) -> State:
    """The position after a decision."""
    other = state.copy()
    other.listen(False)
    other.play_code(code)
    return other


def goes_on(before: State, after: State) -> bool:
    """Does the same seat decide once more in the same turn, with nothing random between?"""
    return (
        after.current_player() == before.current_player()
        and after.turn == before.turn
        and after.active == before.active
        and (before.tile < 0 or after.tile == before.tile or after.laid >= 0)
    )


def lines(state: State) -> Iterator[Line]:
    """Everything that may be done now, with the decision that belongs to it."""
    firsts = [(code, play(state, code)) for code in state.legal_codes()]
    further = 0
    for code, after in firsts:
        seconds = after.legal_codes() if goes_on(state, after) else []
        if len(seconds) < 2 or further > MANY:
            yield Line((code,), after)
            continue
        further += len(seconds)
        for second in seconds:
            yield Line((code, second), play(after, second))


def line_of(state: State, codes: tuple[int, ...]) -> Line:
    """The line of decisions that were made."""
    after = state
    for code in codes:
        after = play(after, code)
    return Line(codes, after)
