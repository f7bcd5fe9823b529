"""Leaving a game with manners: resign, end it together, and what becomes of the seat of somebody who is away.

Each function gives the table as it is then. No rule of the game is touched: either the computer decides for
an empty seat, or the game is over and those who are left have won by the points they have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from bastide.server.play.room import AI, HUMAN
from bastide.server.refusal import Refusal
from bastide.server.storage.store import GameRow, Manners
from bastide.view.structs import OfferView, OutcomeView, OutcomeWhy
from bastide.words import Message

LEFT, STAND_IN = "left", "stand-in"  # why the computer decides for the seat of a person
RESIGNED, CLAIMED, BACK, ENDED = "resigned", "claimed", "back", "ended"  # what is stored of it, besides
REST = "rest"  # somebody takes some days off
DAY = 86_400.0  # seconds


def players_of(row: GameRow) -> list[int]:
    """The seats of people who have not left: whoever the computer stands in for counts, too."""
    return [n for n, seat in enumerate(row.seats) if seat.kind == HUMAN and seat.absence != LEFT]


def leave(row: GameRow, seat: int, scores: Sequence[int], by: int, *, claimed: bool = False) -> GameRow:
    """Somebody leaves for good, or is taken for gone: the computer plays on for them, or they are out.

    The game is over when nobody is left to play with, or no person at all.
    """
    seats = list(row.seats)
    seats[seat] = replace(seats[seat], absence=LEFT)
    row = _offered(replace(row, seats=seats), None)
    rest = [n for n, entry in enumerate(seats) if entry.absence != LEFT]
    out = claimed or row.manners.leaving == "out"
    if not players_of(row) or (out and len(rest) == 1):
        return ended(row, CLAIMED if claimed else RESIGNED, by, best(rest, scores))
    return row


def best(seats: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Those of the seats with the most points."""
    most = max((scores[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if scores[seat] == most)


def ended(row: GameRow, why: str, by: int, winners: Sequence[int]) -> GameRow:
    """The game is over before its last tile."""
    return replace(row, manners=replace(row.manners, offer=None, outcome=(why, by, tuple(winners))))


def offer(row: GameRow, what: str, seats: Sequence[int], scores: Sequence[int]) -> GameRow:
    """Those at one screen offer to end the game: as a draw, or by the points there are. All must accept."""
    if row.manners.offer is not None:
        raise Refusal("taken", Message("server-one-offer"), status=409)
    return _agreed(_offered(row, (what, seats[0], tuple(seats))), scores)


def answer(row: GameRow, seats: Sequence[int], accept: bool, scores: Sequence[int]) -> GameRow:
    """Those at one screen accept an offer, or decline it; whoever made it takes it back."""
    if row.manners.offer is None:
        raise Refusal("stale", Message("server-no-offer"), status=409)
    what, by, accepted = row.manners.offer
    if not accept:
        return _offered(row, None)
    return _agreed(_offered(row, (what, by, tuple(sorted({*accepted, *seats})))), scores)


def _offered(row: GameRow, made: tuple[str, int, tuple[int, ...]] | None) -> GameRow:
    return replace(row, manners=replace(row.manners, offer=made))


def _agreed(row: GameRow, scores: Sequence[int]) -> GameRow:
    assert row.manners.offer is not None
    what, by, accepted = row.manners.offer
    if not set(players_of(row)) <= set(accepted):
        return row
    rest = [n for n, seat in enumerate(row.seats) if seat.absence != LEFT]
    return ended(row, what, by, rest if what == "draw" else best(rest, scores))


def stand_in(row: GameRow, seat: int) -> GameRow:
    """The computer decides for somebody who is away, until they are back."""
    return _with_absence(row, seat, STAND_IN)


def back(row: GameRow, seats: Sequence[int]) -> GameRow:
    """Whoever is here again gets their seat back; who has left for good does not."""
    for seat in seats:
        if row.seats[seat].absence == STAND_IN:
            row = _with_absence(row, seat, None)
    return row


def _with_absence(row: GameRow, seat: int, absence: str | None) -> GameRow:
    seats = list(row.seats)
    seats[seat] = replace(seats[seat], absence=absence)
    return replace(row, seats=seats)


def rest(row: GameRow, seat: int, days: int, now: float) -> GameRow:
    """Somebody who plays by post takes some days off; their time does not run meanwhile."""
    left = 0 if row.clock is None else row.clock.holidays - row.seats[seat].rested
    if days > left:
        raise Refusal("illegal", Message("server-few-holidays", days=max(0, left)), status=409)
    seats = list(row.seats)
    until = max(now, seats[seat].rests_until) + days * DAY
    seats[seat] = replace(seats[seat], rested=seats[seat].rested + days, rests_until=until)
    return replace(row, seats=seats)


def resting(row: GameRow, seat: int, now: float) -> float:
    """For so many seconds more somebody's holiday lasts; never longer than all they may take."""
    if row.clock is None:
        return 0.0
    return min(max(0.0, row.seats[seat].rests_until - now), row.clock.holidays * DAY)


def is_computers(row: GameRow, seat: int) -> bool:
    """Does the computer decide for this seat?"""
    return row.seats[seat].kind == AI or row.seats[seat].absence is not None


def is_out(row: GameRow, seat: int) -> bool:
    """Has somebody left for good a table where nobody plays on for them?"""
    return row.manners.leaving == "out" and row.seats[seat].absence == LEFT


def outcome_of(row: GameRow, is_played_out: bool, scores: Sequence[int]) -> OutcomeView | None:
    """How a game ended that did not end by its rules alone: early, or with somebody out of it."""
    if row.manners.outcome is not None:
        why, by, winners = row.manners.outcome
        return OutcomeView(cast("OutcomeWhy", why), by, list(winners))
    gone = [n for n, seat in enumerate(row.seats) if seat.absence == LEFT]
    if is_played_out and gone and row.manners.leaving == "out":
        rest = [n for n in range(len(row.seats)) if n not in gone]
        return OutcomeView("out", gone[0], list(best(rest, scores)))
    return None


def offer_view(manners: Manners) -> OfferView | None:
    """An offer that waits for answers."""
    if manners.offer is None:
        return None
    what, by, accepted = manners.offer
    return OfferView(what, by, list(accepted))  # type: ignore[arg-type]
