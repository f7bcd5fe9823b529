"""``Record``: a game written down, and ``replay``, which plays it again and verifies it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.errors import BastideError, IllegalAction, NotationError, RecordError, SetupError
from bastide.core.setup import FORMAT, Setup
from bastide.core.state import State
from bastide.expansions import compose, normal
from bastide.record.wording import read_action
from bastide.words import Argument, Message

if TYPE_CHECKING:
    from bastide.core.reasons import Reason

KNOWN_TAGS = (
    "Format",
    "Setup",
    "Options",
    "Players",
    "First",
    "Tiles",
    "Seed",
    "Start",
    "Position",
    "Result",
    "Ended",
    "Key",
)
# Why a game may be decided before its last tile: somebody's time is up (OPT-26), they resigned or stayed
# away, or all agreed on a draw or on ending it.
ENDINGS = ("time", "resigned", "claimed", "draw", "end")
_TAG = re.compile(r"[A-Z][A-Za-z0-9]{0,39}")
MAX_TAGS = 100
MAX_COPIES = 100  # of all sets together; more is no game but an attack on memory


class ReplayError(RecordError):
    """An action of a record that cannot be played where it stands.

    ``index`` counts actions from 0; ``line`` is that of the text, 0 if there is none.
    """

    def __init__(self, index: int, action: str, cause: BastideError, *, line: int = 0) -> None:
        self.index = index
        self.action = action
        self.reasons: tuple[Reason, ...] = cause.reasons if isinstance(cause, IllegalAction) else ()
        if isinstance(cause, IllegalAction) and str(cause.action) == action:  # it names the action itself
            super().__init__(
                Message("record-at-action", index=index, what=cause.message), line=line, rules=cause.rules
            )
        else:
            said = Message("record-action-wrong", index=index, action=action, what=cause.message)
            super().__init__(said, line=line, rules=cause.rules)


@dataclass(frozen=True)
class Outcome:
    """How a game was decided before its last tile: who has won, and why (``ENDINGS``)."""

    winners: tuple[int, ...]
    why: str

    def __post_init__(self) -> None:
        if self.why not in ENDINGS:
            raise RecordError(Message("record-unknown-ending", why=repr(self.why[:40]), there=ENDINGS))

    def message(self, names: tuple[str, ...]) -> Message:
        """Why, in words: it names those who have not won."""
        others = tuple(name for seat, name in enumerate(names) if seat not in self.winners)
        return Message(f"record-ended-{self.why}", who=others)


@dataclass(frozen=True)
class Result:
    """How a game stood when its record ends; nobody has won before the end. An empty key is not verified.

    ``ended`` is the reason (``ENDINGS``) if it was decided before its last tile; the rules do not tell then
    who has won.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    key: str = ""
    ended: str = ""

    @staticmethod
    def of(state: State, outcome: Outcome | None = None) -> Result:
        """The result of a position."""
        if outcome is None:
            return Result(state.scores(), state.winners(), state.key())
        return Result(state.scores(), outcome.winners, state.key(), outcome.why)


@dataclass(frozen=True)
class Record:
    """A game written down: ``replay(record)`` plays it again.

    ``actions`` are those of players and chance, each as ``str(action)``. A game that did not start
    from the beginning has the ``position`` it started from. ``tags`` are further remarks by name.
    """

    setup: Setup
    actions: tuple[str, ...] = ()
    seed: int | None = None
    result: Result | None = None
    position: str = ""
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "setup", normal(self.setup))
        check_setup(self.setup)
        if len(dict(self.tags)) < len(self.tags) or len(self.tags) > MAX_TAGS:
            raise RecordError(Message("record-tags", max=MAX_TAGS))
        for name, value in self.tags:
            if not _TAG.fullmatch(name) or name in KNOWN_TAGS:
                raise RecordError(Message("record-tag-name", tag=repr(name[:40])))
            if '"' in value or not value.isprintable():
                raise RecordError(Message("record-tag-value", tag=name, value=repr(value[:40])))


def read_format(stated: object) -> int:
    """The format that a record or a position states, a number or its digit, if this program can read it."""
    for number in range(1, FORMAT + 1):
        if stated == (str(number) if isinstance(stated, str) else number) and not isinstance(stated, bool):
            return number
    raise RecordError(Message("record-format", format=repr(str(stated)[:20]), reads=FORMAT))


def start_of(record: Record) -> State:
    """The position that the record starts from."""
    try:
        if not record.position:
            return State(compose(record.setup))
        from bastide.record.position import parse_position

        state = parse_position(record.position)
        if state.rules is not compose(record.setup):
            raise RecordError(Message("record-other-setup", setup=record.setup.text))
        return state
    except (SetupError, NotationError) as error:
        raise RecordError(error.message) from error


def check_setup(setup: Setup) -> None:
    """Refuse what could not be written down, or is too large to be meant."""
    copies = sum(n for _, n in setup.sets)
    if copies > MAX_COPIES:
        raise SetupError(Message("record-too-many-copies", n=copies, max=MAX_COPIES))
    setup.check_players()
    for name in setup.players:
        if name != name.strip() or not name.isprintable():
            raise SetupError(Message("record-player-name", name=repr(name)))


def perform(record: Record, play: Callable[[str], object]) -> None:
    """Play every action of a record; an error names its place."""
    for index, text in enumerate(record.actions):
        try:
            play(text)
        except (IllegalAction, NotationError) as error:
            raise ReplayError(index, text, error) from error


def verify(record: Record, state: State) -> None:
    """Compare a position with the result that the record states."""
    stated = record.result
    if stated is None:
        return
    actual = Result.of(state)
    names = record.setup.players
    if stated.scores != actual.scores:
        raise RecordError(
            Message("record-other-scores", stated=_scores(stated, names), actual=_scores(actual, names))
        )
    if stated.ended:
        outcome_of(record, state)
    elif stated.winners != actual.winners:
        raise RecordError(
            Message("record-other-winners", stated=_winners(stated, names), actual=_winners(actual, names))
        )
    if stated.key and stated.key != actual.key:
        raise RecordError(Message("record-other-end", stated=stated.key, actual=actual.key))


def outcome_of(record: Record, state: State) -> Outcome | None:
    """How the game was decided before its last tile, if it was."""
    stated = record.result
    if stated is None or not stated.ended:
        return None
    if state.is_terminal():
        raise RecordError(Message("record-ended-twice"))
    if any(not 0 <= seat < len(record.setup.players) for seat in stated.winners):
        names = record.setup.players
        raise RecordError(
            Message("record-other-winners", stated=_winners(stated, names), actual=Message("record-nobody"))
        )
    return Outcome(stated.winners, stated.ended)


def replay(record: Record) -> State:
    """Play a record again and verify every action and the result.

    >>> from bastide.core.setup import Setup
    >>> replay(Record(Setup.parse("base"), ("draw:E", "@0,1>S", "M@0,1.S"))).scores()
    (4, 0)
    """
    state = start_of(record)
    perform(record, lambda text: state.apply(read_action(state, text)))
    verify(record, state)
    return state


def _scores(result: Result, names: tuple[str, ...]) -> Argument:
    if len(result.scores) != len(names):
        return Message("record-scores", n=len(result.scores))
    return ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))


def _winners(result: Result, names: tuple[str, ...]) -> Argument:
    if not result.winners:
        return Message("record-nobody")
    return tuple(names[p] if 0 <= p < len(names) else Message("record-seat", seat=p) for p in result.winners)
