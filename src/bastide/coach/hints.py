"""Hints: a nudge, a move, or the full comparison, with reasons in words; and why not another move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, pi
from typing import TYPE_CHECKING

from bastide.coach.facts import Fact, facts_of, reason
from bastide.coach.wording import percent
from bastide.core.actions import action_of
from bastide.core.geometry import WINDS
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.analysis import Analysis, Judged
    from bastide.coach.lines import Line
    from bastide.coach.sample import Difference
    from bastide.core.state import State

NUDGE, MOVE, FULL = "nudge", "move", "full"
DEPTHS = (NUDGE, MOVE, FULL)
MIDDLE = 0.75  # tiles from the middle of the map: nearer than that is no direction
# What to look out for, by the fact that matters most.
THEMES = {
    "coach-finishes": Message("coach-look-finish"),
    "coach-finishes-shared": Message("coach-look-finish"),
    "coach-takes-from": Message("coach-look-join"),
    "coach-shares": Message("coach-look-join"),
    "coach-blocks": Message("coach-look-block"),
    "coach-narrows": Message("coach-look-block"),
    "coach-farms": Message("coach-look-farm"),
    "coach-puts": Message("coach-look-begin"),
    "coach-begins": Message("coach-look-begin"),
    "coach-grows": Message("coach-look-grow"),
}
PASS = "pass"


@dataclass(frozen=True)
class Verdict:
    """Two moves compared: what was found, in words and as numbers."""

    message: Message
    difference: Difference
    clear: bool


def nudge(state: State, line: Line) -> list[Message]:
    """Where to look and what for, without giving the move away."""
    told: list[Message] = []
    wind = wind_of(state, line)
    if wind:
        told.append(Message(f"coach-look-{wind}"))
    theme = next((THEMES[f.message.id] for f in facts_of(state, line) if f.message.id in THEMES), None)
    if theme is not None:
        told.append(theme)
    elif line.actions()[-1].name == PASS:
        told.append(Message("coach-look-keep"))
    return told or [Message("coach-look-around")]


def wind_of(state: State, line: Line) -> str:
    """The direction, from the middle of the map, of what a move is about; "" near the middle."""
    at = next((action.at for action in line.actions() if action.at is not None), None)
    placed = state.placed()
    if at is None or not placed:
        return ""
    xs, ys = [tile.x for tile in placed], [tile.y for tile in placed]
    x, y = at[0] - (min(xs) + max(xs)) / 2, at[1] - (min(ys) + max(ys)) / 2
    if max(abs(x), abs(y)) < MIDDLE:
        return ""
    return WINDS[round(atan2(x, y) / (pi / 4)) % 8]


def why(state: State, judged: Judged) -> Message:
    """Why a move is good, from what it does."""
    return reason(state, judged.line)


def expects(judged: Judged) -> Message:
    """What may be expected of a move, in words."""
    lead, win = judged.sample.lead, judged.sample.win
    return Message(
        "coach-expects",
        lead=signed(lead.value),
        error=tenths(lead.error),
        win=percent(win.value),
        n=judged.sample.n,
    )


def verdict(better: Judged, other: Judged) -> Verdict:
    """What one move has over another."""
    difference = better.sample.ahead_of(other.sample)
    points, win = difference.points, round(100 * difference.win.value)
    clear = difference.is_clear()
    if clear:
        said = Message("coach-better", points=tenths(points.value), error=tenths(points.error), win=win)
    else:
        said = Message("coach-even", points=signed(points.value), error=tenths(points.error))
    return Verdict(said, difference, clear)


def why_not(state: State, analysis: Analysis, judged: Judged) -> list[Message]:
    """Why the best move rather than another: what each does that the other does not, and the difference."""
    if judged.line == analysis.best.line:
        return [Message("coach-is-best")]
    best, other = (facts_of(state, j.line) for j in (analysis.best, judged))
    told = []
    if mine := without(best, other):
        told.append(Message("coach-best-does", facts=mine))
    if theirs := without(other, best):
        told.append(Message("coach-other-does", facts=theirs))
    told.append(verdict(analysis.best, judged).message)
    return told


def without(facts: Sequence[Fact], others: Sequence[Fact], most: int = 3) -> tuple[Message, ...]:
    """The facts that matter most of those that are not among others."""
    known = {fact.message for fact in others}
    return tuple(fact.message for fact in facts if fact.message not in known)[:most]


def tenths(value: float) -> str:
    """A number with one figure behind the point."""
    return f"{value:.1f}"


def signed(value: float) -> str:
    """The same with its sign."""
    return f"{value:+.1f}"


def line_text(state: State, codes: Sequence[int]) -> list[str]:
    """The actions of a line as they are written in full."""
    return [str(action_of(state.rules, code)) for code in codes]
