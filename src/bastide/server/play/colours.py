"""Which colour each seat plays."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.art import PLAYERS
from bastide.server.storage.store import Seat


def colours_of(seats: Sequence[Seat]) -> list[int]:
    """The colours asked for, each once; the others take what is left in order.

    >>> colours_of([Seat("Ada", "human"), Seat("Bob", "human", colour=0), Seat("Eve", "human", colour=0)])
    [1, 0, 2]
    """
    result = [-1] * len(seats)
    for number, seat in enumerate(seats):
        if seat.colour is not None and seat.colour not in result:
            result[number] = seat.colour
    left = [colour for colour in range(len(PLAYERS)) if colour not in result]
    return [colour if colour >= 0 else left.pop(0) for colour in result]
