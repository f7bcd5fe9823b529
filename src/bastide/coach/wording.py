"""The coach's facts about odds as messages. Players go by their names, so that everybody may read along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bastide.coach.unseen import Chances, total
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.odds import CellOdds, FeatureOdds, Joining
    from bastide.core.state import State


def percent(chance: float) -> int:
    """A chance in percent; what is neither certain nor impossible is not called so.

    >>> percent(0.997), percent(1.0), percent(0.0001), percent(0.346)
    (99, 100, 1, 35)
    """
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def comes(chances: Chances, who: str) -> Message:
    """When one of some tiles comes."""
    return Message(
        "coach-comes",
        who=who,
        next=percent(chances.next),
        mine=percent(chances.mine),
        before=percent(chances.before),
    )


def cell_words(state: State, odds: CellOdds, seat: int) -> Iterator[Message]:
    """The odds of a free cell in sentences."""
    chances = odds.chances
    if odds.lost:
        yield Message("coach-cell-lost")
        return
    yield Message("coach-cell-fits", n=chances.count, of=chances.of)
    if odds.in_hand:
        yield Message("coach-in-hand")
    if chances.count:
        yield comes(chances, state.rules.setup.players[seat])
    if chances.aside:
        yield Message("coach-aside", n=chances.aside)


def feature_words(state: State, odds: FeatureOdds, seat: int) -> Iterator[Message]:
    """The odds of an open feature in sentences: how it may be finished, who leads, who could join."""
    names = state.rules.setup.players
    if odds.lost:
        yield Message("coach-stays-open")
    elif odds.finishing:
        yield Message("coach-finishing", n=total(odds.finishing), of=odds.chances.of)
        yield comes(odds.chances, names[seat])
    elif len(odds.cells) > 1:
        yield Message("coach-cells", n=len(odds.cells), fewest=min(c.chances.count for c in odds.cells))
    if odds.leaders:
        yield Message("coach-leads", who=tuple(names[p] for p in odds.leaders), n=len(odds.leaders))
    for joining in odds.joining:
        yield join_words(state, joining, anybody=bool(odds.leaders))


def join_words(state: State, joining: Joining, *, anybody: bool) -> Message:
    """Who could get into a feature, by how many tiles, and how likely they draw one of them."""
    who, n = state.rules.setup.players[joining.seat], total(joining.tiles)
    soon, ever = percent(joining.chances.next), percent(joining.chances.mine)
    if not anybody:
        return Message("coach-takes", who=who, n=n, next=soon, mine=ever)
    if joining.alone:
        return Message("coach-takes-over", who=who, n=n, next=soon, mine=ever)
    return Message("coach-joins", who=who, n=n, next=soon, mine=ever)
