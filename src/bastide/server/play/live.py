"""``Live``: a game in memory, what its players decide and what they are told. Compiled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

import orjson

from bastide.core.actions import Action
from bastide.core.constants import TERMINAL
from bastide.core.errors import IllegalAction, NotationError
from bastide.record.record import Record, Result
from bastide.server.play.clock import Clock
from bastide.server.play.colours import colours_of
from bastide.server.play.lock import Lock
from bastide.server.play.names import Names
from bastide.server.play.table import DECISION, TIME_UP, Table
from bastide.server.storage.entry import Entry
from bastide.server.storage.store import GameRow, Seat
from bastide.server.storage.tokens import matches
from bastide.server.wire.protocol import VERSION
from bastide.server.wire.refusal import Refusal, bad_token, refusal_of
from bastide.server.ws.hub import Client, Hub

HUMAN, AI, OPEN = "human", "ai", "open"


class Live:
    """A game in memory. Whatever changes it is done with its lock held."""

    def __init__(self, row: GameRow, table: Table) -> None:
        self.row = row
        self.id = row.id
        self._id = row.id.encode()
        self.table: Table = table
        self.names = Names([seat.name for seat in row.seats])
        self.hub = Hub()
        self.lock = Lock()
        self.clock = Clock(len(row.seats), *row.clock) if row.clock is not None else None
        # Does it need us, for a computer player or a clock, or does it wait for people alone?
        self.needs_us = self.clock is not None or True in self.computers()
        self.used = time.monotonic()
        self.noted = 0.0  # when the store was last told that somebody looks at it
        self._letters: list[tuple[Client, bytes]] = []  # to be sent once what they tell of is stored
        self.told: list[bool] = []  # who is there, as everybody was told
        self.stale = False  # what is in memory may not be what is stored
        self.thinking: asyncio.Task[None] | None = None
        self.flag: asyncio.TimerHandle | None = None

    @property
    def seats(self) -> Sequence[Seat]:
        return self.row.seats

    def computers(self) -> list[bool]:
        return [seat.kind == AI for seat in self.seats]

    def connected(self) -> list[bool]:
        return self.hub.connected(self.computers())

    def running(self) -> int | None:
        """Whose clock runs: that of a person who must decide."""
        current = self.table.current
        return current if current >= 0 and self.seats[current].kind != AI else None

    def seat_of(self, token: str) -> int | None:
        """The seat a key belongs to, None for the key of those who watch; ``Refusal`` for any other.

        Every hash is compared, so that the time taken tells nothing.
        """
        found = [seat for seat, entry in enumerate(self.seats) if matches(token, entry.token)]
        watches = matches(token, self.row.spectate)
        if found:
            return found[0]
        if watches:
            return None
        raise bad_token()

    # Decisions -------------------------------------------------------------------------------

    def obey(self, seats: Sequence[int], seq: int, form: object) -> Entry:
        """Carry out the decision of somebody who plays these seats, or refuse it; what is to be stored."""
        table: Table = self.table
        current = table.state.player
        self.check_seq(seq)
        if current == TERMINAL:
            raise Refusal("over", "the game is over", status=409)
        if current not in seats:
            raise Refusal("not-your-turn", f"it is {self.seats[current].name}'s decision", status=409)
        if self.clock is not None and self.clock.is_up():
            raise Refusal("stale", "the time is up", status=409)
        try:
            action = table.known(form) if isinstance(form, str) else None
            if action is None:
                action = table.read(self.names.take(table.rules, form, table.state.legal_actions))
            return self.play(DECISION, action)
        except (IllegalAction, NotationError) as error:
            raise self._named(refusal_of(error)) from None

    def play(self, kind: str, action: Action) -> Entry:
        """Carry out a decision; what is to be stored of it."""
        table: Table = self.table
        seat = table.state.player
        if kind == TIME_UP:
            table.remark(time_up_text(table), seat)
        # Should anything break half-way, what is stored counts, not what is in memory.
        self.stale = True
        try:
            texts = table.decide(action)
        except IllegalAction:  # nothing has changed
            if kind == TIME_UP:
                table.log.pop()
            self.stale = False
            raise
        if kind == TIME_UP:
            table.seal()
        self.write_change()
        return self.entry(kind, seat, texts, self.press())

    def check_seq(self, seq: int) -> None:
        """Refuse what is not about the position as it is."""
        if seq != self.table.seq:
            raise Refusal("stale", f"this was about state {seq}; the game is at {self.table.seq}", status=409)

    def press(self) -> tuple[int, ...] | None:
        """Stop one clock and start the next; what is left."""
        return self.clock.press(self.running()) if self.clock is not None else None

    def entry(self, kind: str, seat: int | None, texts: Sequence[str], left: tuple[int, ...] | None) -> Entry:
        """What is stored of something that was just done."""
        table: Table = self.table
        over = table.state.player == TERMINAL
        return Entry(self.id, table.seq, kind, seat, tuple(texts), left, time.time(), table.turn, over)

    def _named(self, refusal: Refusal) -> Refusal:
        """A refusal with the names of the players in its texts."""
        put = self.names.put_text
        refusal.message = put(refusal.message)
        refusal.reasons = [{**reason, "text": put(str(reason["text"]))} for reason in refusal.reasons]
        return refusal

    # Messages ----------------------------------------------------------------------------------

    def clock_json(self) -> bytes:
        if self.clock is None:
            return b"null"
        return orjson.dumps({"left": self.clock.remaining(), "running": self.clock.running})

    def state_message(self, seats: Sequence[int]) -> bytes:
        """The whole position for somebody who plays these seats."""
        table = self.table
        head = orjson.dumps(
            {
                "type": "state",
                "version": VERSION,
                "game": self.id,
                "seq": table.seq,
                "you": seats[0] if seats else None,
                "yours": list(seats),
                "can_undo": table.can_undo(seats),
                "connected": self.connected(),
                "seats": [
                    {"name": seat.name, "kind": seat.kind, "player": seat.player, "colour": colour}
                    for seat, colour in zip(self.seats, colours_of(self.seats), strict=True)
                ],
                "assist": self.row.assist,
                "seeded": self.row.seed is not None,
                "listed": self.row.listed,
            }
        )
        rest = b"".join(
            [
                head[:-1],
                b',"view":',
                table.full_view(),
                b',"targets":',
                table.targets() if table.current in seats else b"[]",
                b',"log":',
                table.full_log(),
                b',"clock":',
                self.clock_json(),
                b"}",
            ]
        )
        return self.names.put(rest)

    def write_change(self) -> None:
        """Write to everybody what is different since they were told; targets only to whoever must decide.

        At once, while everything about the game is at hand; it is sent when it is stored.
        """
        table: Table = self.table
        self._letters = []
        if not self.hub.clients:
            table.refresh()
            return
        view, lines = table.change()
        head = b'{"type":"update","version":%d,"game":"%b","seq":%d,"view":' % (VERSION, self._id, table.seq)
        common = self.names.put(b"".join((head, view, b',"log":', lines)))
        end = b',"clock":null}' if self.clock is None else b""  # else what is left when it is sent
        current = table.state.player
        made: dict[tuple[bool, bool], bytes] = {}
        for client in self.hub.clients:
            key = (current in client.seats, table.can_undo(client.seats))
            letter = made.get(key)
            if letter is None:
                undo = b',"can_undo":true' if key[1] else b',"can_undo":false'
                targets = self.targets() if key[0] else b"[]"
                letter = made[key] = b"".join((common, b',"targets":', targets, undo, end))
            self._letters.append((client, letter))

    def tell_change(self) -> None:
        """Send what was written."""
        end = b"" if self.clock is None else b',"clock":' + self.clock_json() + b"}"
        for client, letter in self._letters:
            if client in self.hub.clients:  # else gone meanwhile
                client.tell(letter + end)
        self._letters = []

    def targets(self) -> bytes:
        """What may be chosen now, as JSON, with the names of the players."""
        targets = self.table.targets()
        return self.names.put(targets) if self.table.names_players else targets

    def tell_state(self) -> None:
        """Send everybody everything."""
        for client in self.hub.clients:
            client.tell(self.state_message(client.seats))

    def tell_presence(self, but: Client | None = None) -> None:
        """Tell who is there, if that has changed: hundreds who watch may come and go."""
        connected = self.connected()
        if connected != self.told:
            self.told = connected
            message = orjson.dumps({"type": "presence", "connected": connected})
            for client in self.hub.clients:
                if client is not but:
                    client.tell(message)

    def record(self) -> Record:
        """The game so far. A seed is told only when nothing can be drawn from it any more."""
        table = self.table
        setup = replace(table.rules.setup, players=tuple(seat.name for seat in self.seats))
        return Record(
            setup=setup,
            actions=tuple(self.names.put_text(str(action)) for action in table.actions()),
            seed=self.row.seed if table.is_over else None,
            result=Result.of(table.state),
        )


def time_up_text(table: Table) -> str:
    return f"The time of {table.rules.setup.players[table.current]} is up: the computer decides"
