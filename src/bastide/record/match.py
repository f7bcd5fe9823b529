"""``Match``: a game in progress, with the way back.

It keeps what was played, plays chance from a seed or a list of draws, takes decisions back and writes the
record. It knows no rule: it drives a ``State``. Terminal, referee, bot protocol and server all play by it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.actions import Action
from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.errors import IllegalAction
from bastide.core.events import AWARD, Event, ScoreSheet
from bastide.core.reasons import Reason
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.record.dealer import Dealer, Forced, SecretDealer
from bastide.record.record import Outcome, Record, Result, check_setup, outcome_of, perform, start_of, verify
from bastide.record.wording import read_action, short_text
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.record.fair_draw import FairDealer

MAX_COPIES = 8  # positions kept for going back
BETWEEN_COPIES = 32  # actions; from a kept position, and from the start, the game is played again
CHOSEN, FORCED, DEALT = range(3)  # how an action came about: somebody chose it, the list of draws, the dealer


@dataclass(frozen=True)
class Played:
    """One action of a match: who chose it, in whose turn, and what followed."""

    action: Action
    text: str  # short where the place is known
    player: int
    turn: int  # from 1
    active: int
    events: tuple[Event, ...]


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
        dealer: Dealer | SecretDealer | FairDealer | None = None,
        max_copies: int = MAX_COPIES,
    ) -> None:
        """Chance plays ``draws`` first, then by ``seed`` or ``dealer``; without them it waits for ``apply``.

        A ``state`` to start from is copied; its setup is the one that counts. Who has many matches at hand
        lets each keep fewer copies, and waits longer for an undo.
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
        self.outcome: Outcome | None = None  # if it was decided before its last tile
        self.start: State = self.state.copy()
        # The history is bare numbers: there may be very many matches at a time.
        self._codes = array("q")
        self._players = array("b")
        self._ways = array("b")  # how each action came about
        self._sealed = 0  # so many actions cannot be taken back by whoever chose them
        self._max_copies = max_copies
        self._copies: dict[int, State] = {}  # by the number of actions before them
        self._dealer = Dealer(seed) if seed is not None else dealer
        self._forced = Forced(() if draws is None else draws)
        self._next: tuple[Action, int] | None = None  # what chance will do, and how that came about

    # What was played -----------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many actions were played, by players and chance."""
        return len(self._codes)

    @property
    def decisions(self) -> int:
        """How many of them by players."""
        return len(self._players) - self._players.count(CHANCE)

    @property
    def actions(self) -> list[Action]:
        """Everything chosen so far, by players and chance."""
        return [Action(self.state.rules, code) for code in self._codes]

    def played(self, first: int = 0, last: int | None = None) -> list[Played]:
        """The actions from the first up to, not including, the last, and what followed from each.

        They are played again for it.
        """
        if first < 0:
            first = max(0, self.length + first)
        result: list[Played] = []
        state = self._position(first)
        for action in self.actions[first:last]:
            text, player = short_text(state, action), state.current_player()
            turn, active = state.turn + 1, state.active
            state.apply(action)
            result.append(Played(action, text, player, turn, active, state.events()))
        return result

    @property
    def history(self) -> list[tuple[Action, tuple[Event, ...]]]:
        """Every action with the events that followed from it."""
        return [(played.action, played.events) for played in self.played()]

    def explained(self) -> list[tuple[int, Event]]:
        """What points were given for so far, each with the number of its turn (from 1).

        Scored features (``event.sheet``) and awards for anything else together make up the scores.
        """
        found: list[tuple[int, Event]] = []
        for played in self.played():
            turn = played.turn
            for event in played.events:
                if event.name == "turn":  # what follows is the beginning of the next turn
                    turn = event.data["turn"]
                elif event.sheet is not None or event.name == AWARD:
                    found.append((turn, event))
        return found

    def sheets(self) -> list[tuple[int, ScoreSheet]]:
        """The score sheet of every feature so far, with the number of the turn (from 1)."""
        return [(turn, event.sheet) for turn, event in self.explained() if event.sheet is not None]

    def awards(self) -> list[tuple[int, Event]]:
        """The points for anything but a feature so far, with the number of the turn (from 1)."""
        return [(turn, event) for turn, event in self.explained() if event.sheet is None]

    def _position(self, n: int) -> State:
        """The position before action n, to be played on."""
        known = max((number for number in self._copies if number <= n), default=0)
        state = self._copies[known].copy() if known else self.start.copy()
        for code in self._codes[known:n]:
            state.apply(Action(state.rules, code))
        return state

    def before(self, n: int) -> State:
        """The position before action n, counted from 0, to be played on; it is played again for it."""
        return self._position(n)

    def current_player(self) -> int:
        """Who must decide: a seat, ``CHANCE``, or ``TERMINAL`` when the game is over, however it ended."""
        return self.state.current_player() if self.outcome is None else TERMINAL

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, by the rules or because it was decided before; none before the end."""
        return self.state.winners() if self.outcome is None else self.outcome.winners

    def returns(self) -> list[float]:
        """What each seat has won: the victory, 1, is shared by the winners; all 0 before the end."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.setup.players))]

    # Playing on ----------------------------------------------------------------------------------

    def next_draw(self) -> Action | None:
        """What chance does next, by the draws or the dealer; None if it is not its turn or it has neither.

        ``apply`` carries it out.
        """
        if self._next is None and self.current_player() == CHANCE:
            if self._forced.used < len(self._forced.draws):
                used = self._forced.used
                try:
                    self._next = self._forced.choose(self.state), FORCED
                except Exception:
                    self._forced.used = used
                    raise
            elif self._dealer is not None:
                self._next = self._dealer.choose(self.state), DEALT
        return self._next[0] if self._next is not None else None

    def settle(self) -> list[Action]:
        """Play chance as long as it is its turn and there are draws or a dealer; what was played."""
        result: list[Action] = []
        while (action := self.next_draw()) is not None:
            self._play(action)
            result.append(action)
        return result

    def apply(self, action: Action | str | Mapping[str, object]) -> tuple[Event, ...]:
        """Choose an action for whoever must choose, as an ``Action``, its text (``M.S`` will do) or its JSON.

        What is illegal or cannot be read raises ``IllegalAction`` or ``NotationError`` and changes nothing.
        """
        self._play(read_action(self.state, action))
        return self.state.events()

    def follow(self, form: Action | str) -> tuple[Event, ...]:
        """Carry out an action that was written down; if it was chance's, the seed goes on as it did then."""
        action = read_action(self.state, form)
        if self._dealer is not None and self.state.current_player() == CHANCE:
            self._take_back_draw()
            self._dealer.skip(1, action)
            self._next = action, DEALT
        self._play(action)
        return self.state.events()

    def _play(self, action: Action) -> None:
        if self.outcome is not None:
            raise IllegalAction(action, [Reason(Message("core-game-over"), ("END-1",))])
        n, who = len(self._codes), self.state.current_player()
        way = CHOSEN
        if self._next is not None:
            if action == self._next[0]:
                way = self._next[1]
            else:
                self._take_back_draw()
        if n and self._max_copies and n % BETWEEN_COPIES == 0:
            self._copies[n] = self.state.copy()
            if len(self._copies) > self._max_copies:
                del self._copies[min(self._copies)]
        try:
            self.state.apply(action)
        except Exception:
            self._take_back_draw()
            raise
        self._next = None
        if who == CHANCE:
            self._sealed = n + 1
        elif n and self._players[n - 1] != who:
            self._sealed = n
        self._codes.append(action.code)
        self._players.append(who)
        self._ways.append(way)

    def _take_back_draw(self) -> None:
        """What chance was about to do is still to come."""
        if self._next is not None:
            self._undraw(self._next[1], self._next[0])
            self._next = None

    def _undraw(self, way: int, action: Action) -> None:
        if way == FORCED:
            self._forced.used -= 1
        elif way == DEALT and self._dealer is not None:
            self._dealer.skip(-1, action)

    def stop_dealing(self) -> None:
        """From now on chance waits to be told (``apply``), as at a table with real pieces."""
        self._take_back_draw()
        self.seed = None
        self._dealer = None

    def end(self, winners: Iterable[int], why: str) -> None:
        """Decide the game before its last tile: what stands on the table is not scored any more."""
        self._take_back_draw()
        self.outcome = Outcome(tuple(winners), why)

    # Going back ----------------------------------------------------------------------------------

    def taken_back_by(self) -> int | None:
        """The seat that may take the last action back, where people play with each other; None if nobody may.

        Only one's own decisions, and only until something random is revealed or somebody else has decided.
        """
        if len(self._codes) <= self._sealed or self.current_player() == TERMINAL:
            return None
        return self._players[-1]

    def seal(self) -> None:
        """Nobody may take back what was decided so far (``taken_back_by``)."""
        self._sealed = len(self._codes)

    def undo(self) -> list[Action]:
        """Take back the last decision of a player and what chance did since; the same draws will come again.

        What was taken back, in the order of play; an empty list if no player has decided yet.
        """
        n = len(self._codes)
        while n and self._players[n - 1] == CHANCE:
            n -= 1
        if n == 0:
            return []
        self.outcome = None
        n -= 1
        taken = self.actions[n:]
        self._take_back_draw()
        for way, action in zip(self._ways[n:], taken, strict=True):
            self._undraw(way, action)
        self.state = self._position(n)
        for numbers in (self._codes, self._players, self._ways):
            del numbers[n:]
        self._copies = {number: state for number, state in self._copies.items() if number <= n}
        self._sealed = min(self._sealed, n)
        return taken

    # Written down --------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far, written down."""
        from bastide.record.position import format_position

        return Record(
            setup=self.setup,
            actions=tuple(str(action) for action in self.actions),
            seed=self.seed,
            result=Result.of(self.state, self.outcome),
            position=format_position(self.start) if self._from_state else "",
            tags=self.tags,
        )

    @classmethod
    def from_record(cls, record: Record) -> Match:
        """Go on where a record ends; it is verified on the way, ``RecordError`` says how it fails."""
        match = cls(record.setup, seed=record.seed, state=start_of(record))
        match._from_state = bool(record.position)
        match.tags = record.tags
        perform(record, match.follow)
        verify(record, match.state)
        match.outcome = outcome_of(record, match.state)
        return match

    @classmethod
    def from_position(
        cls, text: str, *, seed: int | None = None, draws: Iterable[str] | None = None
    ) -> Match:
        """Go on from a position written in one line."""
        from bastide.record.position import parse_position

        state = parse_position(text)
        return cls(state.rules.setup, seed=seed, draws=draws, state=state)
