"""The waiting room: who takes which seat before the game begins. Each function gives the table as it is then.

The game begins when every seat is taken and everybody is ready; its host may begin earlier. A seat that is
given back, or taken away by the host, opens with no key any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bastide import SetupError
from bastide.players import OPPONENTS, PLAYERS
from bastide.server.play.colours import colours_of
from bastide.server.play.names import check_names
from bastide.server.refusal import Refusal, bad_token
from bastide.server.storage.store import GameRow, Seat
from bastide.server.storage.tokens import matches
from bastide.view.messages import Arrange, Settle
from bastide.view.structs import GoneView, RoomView
from bastide.words import Message

HUMAN, AI, OPEN = "human", "ai", "open"
GUEST = "Guest"


def room_view(row: GameRow) -> RoomView | None:
    """What everybody sees of a waiting room; None once the game has begun."""
    if not row.waiting:
        return None
    ready = [seat.kind == AI or seat.ready for seat in row.seats]
    gone = None if row.manners.gone is None else GoneView(*row.manners.gone)  # type: ignore[arg-type]
    return RoomView(host_of(row.seats), ready, row.invite_public is not None, gone)


def host_of(seats: Sequence[Seat]) -> int | None:
    """The seat of the host; nobody is one where only computers and guests to come were seated."""
    return next((n for n, seat in enumerate(seats) if seat.host), None)


def is_complete(row: GameRow) -> bool:
    """Is every seat taken, and everybody ready?"""
    return all(seat.kind == AI or (seat.kind == HUMAN and seat.ready) for seat in row.seats)


def opened(row: GameRow) -> GameRow:
    """A table that waits for people: its host is the first person of those who opened it."""
    colours = colours_of(row.seats)
    first = next((n for n, seat in enumerate(row.seats) if seat.kind == HUMAN), None)
    seats = [
        replace(seat, colour=colour, host=n == first, token=None if seat.kind == OPEN else seat.token)
        for n, (seat, colour) in enumerate(zip(row.seats, colours, strict=True))
    ]
    return replace(row, seats=seats, waiting=True)


def take(row: GameRow, name: str, token: str) -> tuple[GameRow, int]:
    """Somebody takes the first free seat, which opens with the key of this hash from now on."""
    free = next((n for n, seat in enumerate(row.seats) if seat.kind == OPEN), None)
    if free is None:
        raise Refusal("taken", Message("server-table-full"), status=409)
    seats = list(row.seats)
    seats[free] = replace(seats[free], name=name.strip(), kind=HUMAN, player=None, token=token, ready=False)
    return _checked(_gone(row, (), ""), seats), free


def settle(row: GameRow, seat: int, wish: Settle) -> GameRow:
    """Somebody chooses a name and a colour, adds to the draws, and says whether they are ready."""
    seats = list(row.seats)
    mine = seats[seat]
    if wish.name is not None:
        mine = replace(mine, name=wish.name.strip())
    if wish.ready is not None:
        mine = replace(mine, ready=wish.ready)
    if wish.salt is not None:
        mine = replace(mine, salt=wish.salt)
    if wish.colour is not None and wish.colour != mine.colour:
        other = next((n for n, entry in enumerate(seats) if entry.colour == wish.colour), None)
        if other is not None:
            if seats[other].kind == HUMAN:
                raise Refusal("taken", Message("server-colour-taken", who=seats[other].name), status=409)
            seats[other] = replace(seats[other], colour=mine.colour)
        mine = replace(mine, colour=wish.colour)
    seats[seat] = mine
    return _checked(row, seats)


def stand_up(row: GameRow, mine: Sequence[int]) -> GameRow:
    """Somebody gives their seats back. If they were the host, whoever sits next is."""
    seats = [_free(seat) if n in mine else seat for n, seat in enumerate(row.seats)]
    return _checked(_gone(row, [row.seats[n] for n in mine], "stood-up"), seats)


def arrange(row: GameRow, wish: Arrange) -> GameRow:
    """The seats as the host wants them; nobody can be in two of them, and the host stays."""
    kept = [chair.was for chair in wish.seats if chair.was is not None]
    if len(set(kept)) < len(kept) or any(n >= len(row.seats) for n in kept):
        raise Refusal("message", Message("server-seats-order"))
    if host_of(row.seats) not in kept:
        raise Refusal("message", Message("server-host-stays"))
    seats: list[Seat] = []
    for chair in wish.seats:
        if chair.was is not None:
            seats.append(row.seats[chair.was])
        elif chair.player is None:
            seats.append(Seat("", OPEN))
        elif chair.player not in OPPONENTS and chair.player not in PLAYERS:
            there = (*OPPONENTS, *PLAYERS)
            raise Refusal("message", Message("players-unknown", player=repr(chair.player), there=there))
        else:
            seats.append(Seat(chair.name or chair.player, AI, chair.player))
    first = row.first if row.first < len(seats) else 0
    removed = [seat for n, seat in enumerate(row.seats) if n not in kept]
    return _checked(_gone(replace(row, first=first), removed, "removed"), seats)


def ready(row: GameRow) -> GameRow:
    """The host does not wait any longer: that is possible once every seat is taken."""
    if any(seat.kind == OPEN for seat in row.seats):
        raise Refusal("waiting", Message("server-free-seats"), status=409)
    return row


def publish(row: GameRow, invite: str | None) -> GameRow:
    """The host opens the table to anybody, or only to who has the link."""
    if invite is not None and not matches(invite, row.invite):
        raise bad_token()
    return replace(row, invite_public=invite)


def _gone(row: GameRow, seats: Sequence[Seat], why: str) -> GameRow:
    """Everybody is told who of the people has left, and why."""
    names = [seat.name for seat in seats if seat.kind == HUMAN]
    return replace(row, manners=replace(row.manners, gone=(", ".join(names), why) if names else None))


def _free(seat: Seat) -> Seat:
    return Seat("", OPEN, colour=seat.colour)


def _checked(row: GameRow, seats: Sequence[Seat]) -> GameRow:
    """The table with these seats: everybody with a name and a colour of their own, one of them the host."""
    if row.manners.rated and any(seat.kind == AI for seat in seats):
        raise Refusal("message", Message("server-rated-people"))
    if row.clock is not None and row.clock.loses and len(seats) != 2:
        raise Refusal("message", Message("server-time-loses-two"), rules=("OPT-26",))
    taken = [seat.name for seat in seats if seat.kind == HUMAN]
    named: list[Seat] = []
    for seat in seats:
        if seat.kind != HUMAN:
            base = seat.name or GUEST
            name, copy = base, 1
            while name in taken:
                copy += 1
                name = f"{base} {copy}"
            taken.append(name)
            seat = replace(seat, name=name)
        named.append(seat)
    try:
        check_names([seat.name for seat in named])
    except SetupError as error:
        raise Refusal("name", error.message, status=409) from None
    host = host_of(named)
    if host is None:
        host = next((n for n, seat in enumerate(named) if seat.kind == HUMAN), None)
    coloured = zip(named, colours_of(named), strict=True)
    return replace(
        row,
        seats=[replace(seat, colour=colour, host=n == host) for n, (seat, colour) in enumerate(coloured)],
    )
