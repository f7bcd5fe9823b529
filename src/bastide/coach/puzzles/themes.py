"""What a puzzle is about: what its solution does that the next best move does not, by the coach's facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bastide.coach.facts import Fact, facts_of
from bastide.coach.lines import play
from bastide.coach.odds import NEVER
from bastide.coach.unseen import Unseen

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.core.state import State

STEAL, FARM, BLOCK, FINISH, SAVE, BAG = "steal", "farm", "block", "finish", "save", "bag"
CITY = "city"
JOINS = ("coach-takes-from", "coach-shares")
FINISHES = ("coach-finishes", "coach-finishes-shared")
HINDERS = ("coach-blocks", "coach-narrows")
# Facts that come of counting the unseen tiles: for the one who counts, and against the one who does not.
COUNTED = ("coach-then-finishes", "coach-narrows", "coach-blocks")
OVERLOOKED = ("coach-strands", "coach-narrows-own")
LARGE_FARM = 6  # points of a farm that is worth a farmer of its own
FEW_FOLLOWERS = 1  # in hand: one that comes home is a relief
LAST_FOLLOWERS = 2  # in hand: one that is kept is a decision
FEW_UNSEEN = 24  # tiles: as many can be counted
SCARCE = 3  # tiles that fit: few enough to be known one by one
SAVED, KNOWN = 5.0, 4.0  # weights beside those of facts, about in points


def themes_of(before: State, solution: Line, rival: Line) -> tuple[str, ...]:
    """The themes of a solution, what matters most first; none if the rival does all the same."""
    mine, theirs = facts_of(before, solution), facts_of(before, rival)
    there = {theme for theme, _ in _themes(before, rival, theirs)}
    found: dict[str, float] = {}
    for theme, weight in _themes(before, solution, mine):
        if theme not in there:
            found[theme] = max(weight, found.get(theme, 0.0))
    if _counts(before, mine, theirs):
        found[BAG] = KNOWN
    return tuple(sorted(found, key=lambda theme: -found[theme]))


def _themes(before: State, line: Line, facts: list[Fact]) -> Iterator[tuple[str, float]]:
    closes = {kind.name: kind.closes for kind in before.rules.segment_kinds}
    hand = followers_in_hand(before)
    for fact in facts:
        id, args = fact.message.id, fact.message.args
        endless = closes.get(fact.kind) == NEVER
        if id in JOINS and (endless or fact.kind == CITY):
            yield (FARM if endless else STEAL), 1000 + fact.weight
        elif id == "coach-farms" and _number(args["points"]) >= LARGE_FARM:
            yield FARM, fact.weight
        elif id in HINDERS:
            yield BLOCK, fact.weight
        elif id in FINISHES:
            yield FINISH, _number(args["points"])
            if args["back"] and hand <= FEW_FOLLOWERS:
                yield SAVE, SAVED + _number(args["points"])
    if _keeps(before, line) and hand <= LAST_FOLLOWERS:
        yield SAVE, SAVED


def _counts(before: State, mine: list[Fact], theirs: list[Fact]) -> bool:
    """Is it the number of unseen tiles that tells the two moves apart?"""
    if Unseen(before).size > FEW_UNSEEN:
        return False
    here, there = {fact.message for fact in mine}, {fact.message for fact in theirs}
    known = any(
        message.id in COUNTED and _number(message.args.get("n", 0)) <= SCARCE for message in here - there
    )
    return known or any(message.id in OVERLOOKED for message in there - here)


def _keeps(before: State, line: Line) -> bool:
    """Does the mover keep a follower in hand that could have been put on the tile?"""
    if len(line.codes) < 2 or line.actions()[-1].name != "pass":
        return False
    laid = play(before, line.codes[0])
    return any(action.name == "deploy" for action in laid.legal_actions())


def followers_in_hand(state: State) -> int:
    """How many followers whoever decides has in supply."""
    kinds = state.rules.piece_kinds
    seat = state.current_player()
    return sum(state.in_supply(seat, n) for n, kind in enumerate(kinds) if kind.follower)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
