"""``Match``: a game in progress, with the way back.

It keeps what was played and what followed, plays chance from a seed or a list of draws, takes
decisions back and writes the record. It knows no rule: it drives a ``State``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bastide.core.actions import Action
from bastide.core.constants import CHANCE
from bastide.core.events import Event, ScoreSheet
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.record.dealer import Dealer, Forced
from bastide.record.record import Record, Result, check_setup, perform, start_of, verify
from bastide.record.wording import read_action, short_text

COPIES_KEPT = 64  # how many positions are kept for going back; further back the game is played again


@dataclass
class Played:
    """One action of a match: who chose it, in whose turn, what followed, and the position before it."""

    action: Action
    text: str  # short where the place is known
    player: int
    turn: int  # from 1
    active: int
    events: tuple[Event, ...]
    before: State | None
    dealer: Dealer | None
    forced: int


class Match:
    """A game in progress.

    >>> match = Match(Setup.parse("base", ("Ada", "Bob")), draws=["E", "U"])
    >>> match.settle()
    [<Action draw:E>]
    >>> [event.name for event in match.apply("@0,1>S")]
    ['placed']
    >>> [event.name for event in match.apply("M.S")][:3]
    ['deployed', 'scored', 'points']
    >>> match.settle()
    [<Action draw:U>]
    >>> match.undo()
    [<Action M@0,1.S>, <Action draw:U>]
    >>> match.state.scores()
    (0, 0)
    """

    def __init__(
        self,
        setup: Setup,
        *,
        seed: int | None = None,
        draws: Iterable[str] | None = None,
        state: State | None = None,
    ) -> None:
        """Chance plays ``draws`` first, then from the ``seed``; without either it waits for ``apply``.

        A ``state`` to start from is copied; its setup is the one that counts.
        """
        check_setup(setup if state is None else state.rules.setup)
        if state is None:
            self.state = State(compose(setup))
            self._from_state = False
        else:
            self.state = state.copy()
            self._from_state = True
        self.setup: Setup = self.state.rules.setup
        self.seed = seed
        self.tags: tuple[tuple[str, str], ...] = ()
        self.played: list[Played] = []
        self._start = self.state.copy()
        self._dealer = None if seed is None else Dealer(seed)
        self._forced = Forced(() if draws is None else draws)

    @property
    def actions(self) -> list[Action]:
        """Everything chosen so far, by players and chance."""
        return [played.action for played in self.played]

    @property
    def history(self) -> list[tuple[Action, tuple[Event, ...]]]:
        """Every action with the events that followed from it."""
        return [(played.action, played.events) for played in self.played]

    def sheets(self) -> list[tuple[int, ScoreSheet]]:
        """Every award so far, with the number of the turn it was made in (from 1)."""
        return [(p.turn, event.sheet) for p in self.played for event in p.events if event.sheet is not None]

    def stop_dealing(self) -> None:
        """From now on chance waits to be told (``apply``), as at a table with real pieces."""
        self.seed = None
        self._dealer = None
        for played in self.played:
            played.dealer = None

    def settle(self) -> list[Action]:
        """Play chance as long as it is its turn and there are draws or a seed; what was played."""
        result: list[Action] = []
        while self.state.current_player() == CHANCE:
            dealer = self._dealer.copy() if self._dealer is not None else None
            used = self._forced.used
            if used < len(self._forced.draws):
                try:
                    action = self._forced.choose(self.state)
                    self._play(action, dealer, used)
                except Exception:
                    self._forced.used = used
                    raise
            elif self._dealer is not None:
                action = self._dealer.choose(self.state)
                self._play(action, dealer, used)
            else:
                break
            result.append(action)
        return result

    def apply(self, action: Action | str | Mapping[str, object]) -> tuple[Event, ...]:
        """Choose an action for whoever must choose, as an ``Action``, its text (``M.S`` will do) or its JSON.

        What is illegal or cannot be read raises ``IllegalAction`` or ``NotationError`` and changes nothing.
        """
        chosen = read_action(self.state, action)
        dealer = self._dealer.copy() if self._dealer is not None else None
        return self._play(chosen, dealer, self._forced.used)

    def _play(self, action: Action, dealer: Dealer | None, forced: int) -> tuple[Event, ...]:
        """``dealer`` and ``forced`` are how chance stood before."""
        before = self.state.copy()
        self.state.apply(action)
        events = self.state.events()
        self.played.append(
            Played(
                action,
                short_text(before, action),
                before.current_player(),
                before.turn + 1,
                before.active,
                events,
                before,
                dealer,
                forced,
            )
        )
        if len(self.played) > COPIES_KEPT:
            self.played[-COPIES_KEPT - 1].before = None
        return events

    def undo(self) -> list[Action]:
        """Take back the last decision of a player and what chance did since; the same draws will come again.

        What was taken back, in the order of play; an empty list if no player has decided yet.
        """
        n = len(self.played)
        while n and self.played[n - 1].player == CHANCE:
            n -= 1
        if n == 0:
            return []
        last = self.played[n - 1]
        self.state = last.before if last.before is not None else self._replayed(n - 1)
        self._dealer = last.dealer
        self._forced.used = last.forced
        taken = [played.action for played in self.played[n - 1 :]]
        del self.played[n - 1 :]
        return taken

    def _replayed(self, n: int) -> State:
        """The position before action n, played again from the start."""
        state = self._start.copy()
        for played in self.played[:n]:
            state.apply(played.action)
        return state

    def record(self) -> Record:
        """The game so far, written down."""
        from bastide.record.position import format_position

        return Record(
            setup=self.setup,
            actions=tuple(str(played.action) for played in self.played),
            seed=self.seed,
            result=Result.of(self.state),
            position=format_position(self._start) if self._from_state else "",
            tags=self.tags,
        )

    @classmethod
    def from_record(cls, record: Record) -> Match:
        """Go on where a record ends; it is verified on the way, ``RecordError`` says how it fails."""
        match = cls(record.setup, seed=record.seed, state=start_of(record))
        match._from_state = bool(record.position)
        match.tags = record.tags

        def play(text: str) -> None:
            state = match.state
            chosen = read_action(state, text)
            dealer = match._dealer.copy() if match._dealer is not None else None
            if match._dealer is not None and state.current_player() == CHANCE:
                match._dealer.choose(state)  # so that the seed goes on after what it has dealt
            try:
                match._play(chosen, dealer, 0)
            except Exception:
                match._dealer = dealer
                raise

        perform(record, play)
        verify(record, match.state)
        return match

    @classmethod
    def from_position(
        cls, text: str, *, seed: int | None = None, draws: Iterable[str] | None = None
    ) -> Match:
        """Go on from a position written in one line."""
        from bastide.record.position import parse_position

        state = parse_position(text)
        return cls(state.rules.setup, seed=seed, draws=draws, state=state)
