"""``Table``: one game as it is played here, without network, database or clock.

It takes decisions, plays chance, keeps the log and what may be taken back, and says what has changed.
Compiled: a server does little else.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping, Sequence

import cython
import orjson

from bastide import Setup, compose
from bastide.core.actions import Action
from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.state import State
from bastide.record.dealer import Dealer
from bastide.record.wording import read_action
from bastide.server.play.names import stand_ins
from bastide.server.wire.events import events_json
from bastide.server.wire.labels import Labels, labels_of
from bastide.server.wire.phrases import Phrases, Said, phrases_of
from bastide.server.wire.views import NOWHERE, Seen, changed, full

DECISION, UNDO, NAMED, TIME_UP = "decision", "undo", "named", "time-up"


class Moved:
    """Actions that stand: a decision and what chance did after it, or what chance did at the beginning.

    Bare numbers, and nothing that the garbage collector need look at: there are very many of them.
    """

    def __init__(self, seat: int | None, codes: tuple[int, ...], lines: int, last: str) -> None:
        self.seat = seat
        self.codes = codes
        self.lines = lines  # of the log that they fill
        self.last = last  # the place that was marked before


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
        self.last = NOWHERE  # the place that is marked, as JSON
        self._dealer: Dealer | None = Dealer(seed) if seed is not None else None
        self._back = 0  # how many of the last decisions may be taken back
        self._phrases: Phrases = phrases_of(self.rules)
        self._labels: Labels = labels_of(self.rules)
        self._targets: bytes | None = None  # of the position as it is, once they were asked for
        self._seen = Seen(self.state, self.last)  # how things stood when they were told
        self._told = 0  # lines of the log

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
        return [Action(self.rules, code) for moved in self.moved for code in moved.codes]

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
        action = self._phrases.action(text)
        return None if action is None else self.state.action(action)  # there it may have been another segment

    def read(self, form: object) -> Action:
        """An action from its text or JSON; ``NotationError`` if it is neither."""
        return read_action(self.state, form)  # type: ignore[arg-type]

    def replay(self, texts: Sequence[str], seat: int | None) -> None:
        """Carry out what was stored."""
        self._do(seat, [self.state.action(text) for text in texts], stored=True)

    def _do(self, seat: int | None, actions: list[Action], stored: cython.bint = False) -> list[str]:
        state: State = self.state
        phrases: Phrases = self._phrases
        seq: cython.int = self.seq + 1
        who: cython.int = state.player
        turn: cython.int
        given: cython.int = 0
        random: cython.bint = False
        action: Action
        said: Said
        done: list[int] = []
        texts: list[str] = []
        lines: list[bytes] = []
        last: str = self.last
        while given < len(actions) or (who == CHANCE and not stored):
            if who == CHANCE and (self._dealer is not None or given == len(actions)):
                action = self._deal()
            # Stored draws count; the seed only goes on so that later draws follow from it.
            if given < len(actions):
                action = actions[given]
                given += 1
            turn = state.turn + 1
            said = phrases.said(action)
            text = phrases.line(state, action)
            state.apply(action)
            seated = "null" if who == CHANCE else str(who)
            events = events_json(state, self._labels)
            line = f'{{"seq":{seq},"turn":{turn},"seat":{seated},"text":{text},"events":{events}}}'
            lines.append(line.encode())
            done.append(action.code)
            texts.append(said.text)
            if who == CHANCE:
                random = True
            else:
                self.last = said.mark or self.last
            who = state.player
        self.seq = seq
        if random:
            self._back = 0
        elif self.moved and self.moved[-1].seat != seat:
            self._back = 1
        else:
            self._back += 1
        self.moved.append(Moved(seat, tuple(done), len(lines), last))
        self.log += lines
        self._targets = None
        return texts

    def _deal(self) -> Action:
        # Without a given seed every draw has its own: nobody can work out the next one from the last ones.
        dealer: Dealer = self._dealer if self._dealer is not None else Dealer(_entropy())
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
        moved: Moved = self.moved.pop()
        self.state = self.start.copy()
        self._back -= 1
        for action in self.actions():
            self.state.apply(action)
        del self.log[len(self.log) - moved.lines :]
        self.last = moved.last
        self.seq += 1
        self._targets = None

    # For those who watch -----------------------------------------------------------------------

    def seal(self) -> None:
        """Let nothing be taken back that was decided so far."""
        self._back = 0

    def change(self) -> tuple[bytes, bytes]:
        """What is different since it was last told, as JSON: parts of the view, and new lines of the log."""
        before: Seen = self._seen
        lines = b",".join(self.log[self._told :])
        self.refresh()
        view = changed(self.state, self._labels, self._seen, before)
        return view.encode(), b"[" + lines + b"]"

    def refresh(self) -> None:
        """Take everything as told: the next change is compared with how things are now."""
        self._seen = Seen(self.state, self.last)
        self._told = len(self.log)

    def full_view(self) -> bytes:
        """The whole view as JSON."""
        return full(self.state, self.last).encode()

    def full_log(self) -> bytes:
        """The whole log as JSON."""
        return b"[" + b",".join(self.log) + b"]"

    def targets(self) -> bytes:
        """What may be chosen now, as JSON."""
        if self._targets is None:
            self._targets = self._phrases.targets(self.state)
        return self._targets


_numbers: list[int] = []


def _entropy() -> int:
    """A number that nobody can know, from the machine's source of them; many are fetched at once."""
    if not _numbers:
        _numbers.extend(struct.unpack("128Q", os.urandom(1024)))
    return _numbers.pop()
