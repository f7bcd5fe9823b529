"""``Table``: one game as it is played here, without network, database or clock.

It takes decisions, plays chance, keeps the log and what may be taken back, and says what has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from bastide import CHANCE, Action, Dealer, Setup, State, compose
from bastide.core.constants import TERMINAL
from bastide.record.wording import read_action
from bastide.server import views
from bastide.server.happenings import events_json
from bastide.server.names import stand_ins
from bastide.server.targets import targets_of
from bastide.server.words import line

DECISION, UNDO, NAMED, TIME_UP = "decision", "undo", "named", "time-up"


class Moved(NamedTuple):
    """Actions that stand: a decision and what chance did after it, or what chance did at the beginning."""

    seq: int
    seat: int | None
    actions: tuple[Action, ...]
    lines: int  # how many lines of the log they fill
    last: dict[str, object] | None  # the place that was marked before


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
        self.last: dict[str, object] | None = None
        self._seeded = seed is not None
        self._dealer = Dealer(seed) if seed is not None else None
        self._back = 0  # how many of the last decisions may be taken back
        self._targets = targets_of(self.rules)
        self._targets_now: tuple[int, bytes] = (-1, b"[]")
        self._parts = views.parts(self.state, None)

    # Who and what -----------------------------------------------------------------------------

    @property
    def current(self) -> int:
        """Whose decision it is: a seat, or ``TERMINAL``."""
        return self.state.current_player()

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

    def read(self, form: object) -> Action:
        """An action from its text or JSON; ``NotationError`` if it is neither."""
        return read_action(self.state, form)  # type: ignore[arg-type]

    def replay(self, texts: Sequence[str], seat: int | None) -> None:
        """Carry out what was stored."""
        self._do(seat, [self.state.action(text) for text in texts], stored=True)

    def _do(self, seat: int | None, actions: list[Action], *, stored: bool = False) -> list[str]:
        state = self.state
        seq = self.seq + 1
        done: list[Action] = []
        lines: list[bytes] = []
        last = self.last
        random = False
        waiting = list(actions)
        while waiting or (not stored and state.current_player() == CHANCE):
            chance = state.current_player() == CHANCE
            drawn = self._deal() if chance and (self._dealer is not None or not waiting) else None
            # Stored draws count; the seed only goes on so that later draws follow from it.
            action = waiting.pop(0) if waiting else drawn
            assert action is not None
            who, turn, text = state.current_player(), state.turn + 1, line(state, action)
            state.apply(action)
            lines.append(
                orjson.dumps(
                    {
                        "seq": seq,
                        "turn": turn,
                        "seat": who if who >= 0 else None,
                        "text": text,
                        "events": events_json(state, state.events()),
                    }
                )
            )
            done.append(action)
            random = random or chance
            if not chance and action.at is not None:
                self.last = {"at": list(action.at), "spot": action.values().get("spot")}
        self.seq = seq
        if random:
            self._back = 0
        elif self.moved and self.moved[-1].seat != seat:
            self._back = 1
        else:
            self._back += 1
        self.moved.append(Moved(seq, seat, tuple(done), len(lines), last))
        self.log += lines
        return [str(action) for action in done]

    def _deal(self) -> Action:
        # Without a given seed every draw has its own: nobody can work out the next one from the last ones.
        dealer = self._dealer if self._dealer is not None else Dealer(secrets.randbits(64))
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
        self._targets_now = (-1, b"[]")

    # For those who watch -----------------------------------------------------------------------

    def seal(self) -> None:
        """Let nothing be taken back that was decided so far."""
        self._back = 0

    def mark(self) -> tuple[views.Parts, int, int]:
        """How things stand, to be compared with later."""
        return self._parts, self.state.n_tiles, len(self.log)

    def change_since(self, mark: tuple[views.Parts, int, int]) -> tuple[bytes, bytes]:
        """What is different since: the view's parts, and the new lines of the log, as JSON."""
        before, n_tiles, n_lines = mark
        self._parts = views.parts(self.state, self.last, before)
        view = views.changed(before, self._parts)
        if self.state.n_tiles > n_tiles:
            view["tiles_from"] = n_tiles
            view["tiles"] = views.tiles(self.state, n_tiles)
        return orjson.dumps(view), b"[" + b",".join(self.log[n_lines:]) + b"]"

    def refresh(self) -> None:
        """Forget what was sent: the next change is compared with how things are now."""
        self._parts = views.parts(self.state, self.last)

    def full_view(self) -> bytes:
        """The whole view as JSON."""
        return orjson.dumps(views.full(self.state, self.last))

    def full_log(self) -> bytes:
        """The whole log as JSON."""
        return b"[" + b",".join(self.log) + b"]"

    def targets(self) -> bytes:
        """What may be chosen now, as JSON."""
        seq, data = self._targets_now
        if seq != self.seq:
            data = self._targets.write(self.state)
            self._targets_now = (self.seq, data)
        return data
