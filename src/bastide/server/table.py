"""``Table``: one game as it is played here, without network, database or clock.

It takes decisions, plays chance, keeps the log and what may be taken back, and says what has changed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from bastide import CHANCE, Action, Dealer, Setup, State, compose
from bastide.core.constants import TERMINAL
from bastide.record.wording import read_action
from bastide.server import views
from bastide.server.happenings import events_json
from bastide.server.labels import labels_of
from bastide.server.names import stand_ins
from bastide.server.phrases import phrases_of

DECISION, UNDO, NAMED, TIME_UP = "decision", "undo", "named", "time-up"


class Moved(NamedTuple):
    """Actions that stand: a decision and what chance did after it, or what chance did at the beginning."""

    seq: int
    seat: int | None
    actions: tuple[Action, ...]
    lines: int  # how many lines of the log they fill
    last: str  # the place that was marked before


class Table:
    """One game in play. ``seq`` counts what has been stored: decisions, undos, names."""

    def __init__(
        self, sets: str, n_players: int, options: Mapping[str, str], first: int, seed: int | None = None
    ) -> None:
        self.setup = Setup.parse(sets, stand_ins(n_players), options, first)
        self.state = State(compose(self.setup))
        self.rules = self.state.rules
        self.start = self.state.copy()
        self.seq = 0
        self.moved: list[Moved] = []
        self.log: list[bytes] = []
        self.last = views.NOWHERE  # the place that is marked, as JSON
        self._seeded = seed is not None
        self._dealer = Dealer(seed) if seed is not None else None
        self._back = 0  # how many of the last decisions may be taken back
        self._phrases = phrases_of(self.rules)
        self._labels = labels_of(self.rules)
        self._targets: tuple[int, bytes] = (-1, b"[]")
        self._seen = views.Seen(self.state, self.last)

    # Who and what -----------------------------------------------------------------------------

    @property
    def current(self) -> int:
        """Whose decision it is: a seat, or ``TERMINAL``."""
        return self.state.current_player()

    @property
    def names_players(self) -> bool:
        """May a target hold the name of a player?"""
        return self._phrases.names_players

    @property
    def is_over(self) -> bool:
        return self.state.current_player() == TERMINAL

    @property
    def turn(self) -> int:
        return self.state.turn + 1

    def actions(self) -> list[Action]:
        """Everything that stands, by players and chance."""
        return [action for moved in self.moved for action in moved.actions]

    # Playing -----------------------------------------------------------------------------------

    def begin(self) -> list[str]:
        """Let chance play until somebody must decide; what it did."""
        return self._do(None, [])

    def decide(self, action: Action) -> list[str]:
        """Carry out the decision of whoever must decide; the actions to be stored, chance's included.

        Raises ``IllegalAction`` and changes nothing if the rules forbid it.
        """
        return self._do(self.state.current_player(), [action])

    def known(self, text: str) -> Action | None:
        """The action of a text that was offered before, in this game or another: read the quick way."""
        return self._phrases.action(text)

    def read(self, form: object) -> Action:
        """An action from its text or JSON; ``NotationError`` if it is neither."""
        return read_action(self.state, form)  # type: ignore[arg-type]

    def replay(self, texts: Sequence[str], seat: int | None) -> None:
        """Carry out what was stored."""
        self._do(seat, [self.state.action(text) for text in texts], stored=True)

    def _do(self, seat: int | None, actions: list[Action], *, stored: bool = False) -> list[str]:
        state, phrases, labels = self.state, self._phrases, self._labels
        seq = self.seq + 1
        done: list[Action] = []
        lines: list[bytes] = []
        last = self.last
        random = False
        waiting = list(actions)
        who = state.current_player()
        while waiting or (not stored and who == CHANCE):
            chance = who == CHANCE
            drawn = self._deal() if chance and (self._dealer is not None or not waiting) else None
            # Stored draws count; the seed only goes on so that later draws follow from it.
            action = waiting.pop(0) if waiting else drawn
            assert action is not None
            turn, text = state.turn + 1, phrases.line(state, action)
            state.apply(action)
            head = f'{{"seq":{seq},"turn":{turn},"seat":{"null" if chance else who},"text":{text}'
            lines.append(f'{head},"events":{events_json(state, labels)}}}'.encode())
            done.append(action)
            random = random or chance
            if not chance:
                self.last = phrases.mark(action) or self.last
            who = state.current_player()
        self.seq = seq
        if random:
            self._back = 0
        elif self.moved and self.moved[-1].seat != seat:
            self._back = 1
        else:
            self._back += 1
        self.moved.append(Moved(seq, seat, tuple(done), len(lines), last))
        self.log += lines
        return [phrases.text(action) for action in done]

    def _deal(self) -> Action:
        # Without a given seed every draw has its own: nobody can work out the next one from the last ones.
        dealer = self._dealer if self._dealer is not None else Dealer(int.from_bytes(os.urandom(8)))
        return dealer.choose(self.state)

    def remark(self, text: str, seat: int | None) -> None:
        """Put a line that no action stands behind into the log."""
        self.log.append(
            orjson.dumps({"seq": self.seq, "turn": self.turn, "seat": seat, "text": text, "events": []})
        )

    # Going back --------------------------------------------------------------------------------

    def can_undo(self, seats: Sequence[int]) -> bool:
        """May the holder of these seats take the last decision back?

        Only one's own, and only until something random is revealed or somebody else has decided.
        """
        return self._back > 0 and not self.is_over and self.moved[-1].seat in seats

    def undo(self) -> None:
        """Take the last decision back: play everything before it once more."""
        moved = self.moved.pop()
        self.state = self.start.copy()
        self._back -= 1
        for action in self.actions():
            self.state.apply(action)
        del self.log[len(self.log) - moved.lines :]
        self.last = moved.last
        self.seq += 1
        self._targets = (-1, b"[]")

    # For those who watch -----------------------------------------------------------------------

    def seal(self) -> None:
        """Let nothing be taken back that was decided so far."""
        self._back = 0

    def mark(self) -> tuple[views.Seen, int]:
        """How things stand, to be compared with later."""
        return self._seen, len(self.log)

    def change_since(self, mark: tuple[views.Seen, int]) -> tuple[bytes, bytes]:
        """What is different since: the view's parts, and the new lines of the log, as JSON."""
        before, n_lines = mark
        self._seen = views.Seen(self.state, self.last)
        view = views.changed(self.state, self._labels, self._seen, before)
        return view.encode(), b"[" + b",".join(self.log[n_lines:]) + b"]"

    def refresh(self) -> None:
        """Forget what was sent: the next change is compared with how things are now."""
        self._seen = views.Seen(self.state, self.last)

    def full_view(self) -> bytes:
        """The whole view as JSON."""
        return views.full(self.state, self.last).encode()

    def full_log(self) -> bytes:
        """The whole log as JSON."""
        return b"[" + b",".join(self.log) + b"]"

    def targets(self) -> bytes:
        """What may be chosen now, as JSON."""
        seq, data = self._targets
        if seq != self.seq:
            data = self._phrases.targets(self.state)
            self._targets = (self.seq, data)
        return data
