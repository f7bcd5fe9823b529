"""``Narrator``: a match as those who watch it are told it. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import Raw

from bastide.core.constants import CHANCE
from bastide.core.errors import IllegalAction
from bastide.view.events import event_views
from bastide.view.positions import Glance, changes, whole
from bastide.view.said import message_view
from bastide.view.structs import LogLine, encode
from bastide.view.targets import known_actions

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bastide.core.actions import Action
    from bastide.record.match import Match
    from bastide.view.structs import LastView, MessageView, Target, View, ViewUpdate
    from bastide.words import Message


class Narrator:
    """A match, with its log and with what was told of it last.

    ``seq`` counts what has happened to it: decisions, undos, and whatever else its owner counts.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._known = known_actions(match.state.rules)
        self.seq = 0
        self.last: LastView | None = None  # the place that is marked
        self._log: list[bytes] = []  # a line is written once, and kept as JSON
        self._before: list[tuple[int, LastView | None]] = []  # lines and mark, of what can be taken back
        self._glance = Glance(match.state, None, match.outcome)  # how things stood when they were told
        self._told = 0  # lines of the log

    # Playing -----------------------------------------------------------------------------------

    def begin(self) -> list[str]:
        """Let chance play until somebody must decide; what it did."""
        self.seq += 1
        return self._settle()

    def wait(self) -> list[str]:
        """Something happened that is no move: it is counted, and nothing was done on the board."""
        self.seq += 1
        return []

    def decide(self, action: Action, remark: Message | None = None, computer: bool = False) -> list[str]:
        """Carry out the decision of whoever must decide; the actions to be stored, chance's included.

        A remark comes before it in the log, which says so if the computer decided in their place. Raises
        ``IllegalAction`` and changes nothing if the rules forbid it.
        """
        lines = len(self._log)
        if remark is not None:
            self.remark(remark)
        self.seq += 1
        try:
            text = self._do(action, computer=computer)
        except IllegalAction:
            self.seq -= 1
            del self._log[lines:]
            raise
        return [text, *self._settle()]

    def follow(self, texts: Iterable[str], remark: Message | None = None, computer: bool = False) -> None:
        """Carry out what was stored."""
        if remark is not None:
            self.remark(remark)
        self.seq += 1
        for text in texts:
            self._do(self.match.state.action(text), stored=True, computer=computer)

    def _settle(self) -> list[str]:
        done: list[str] = []
        while (action := self.match.next_draw()) is not None:
            done.append(self._do(action))
        return done

    def _do(self, action: Action, *, stored: bool = False, computer: bool = False) -> str:
        """Carry it out and put it into the log; its text."""
        match, state = self.match, self.match.state
        known = self._known.of(state, action)
        who, turn, said = state.current_player(), state.turn + 1, self._known.line(state, action)
        events = match.follow(action) if stored else match.apply(action)
        if who == CHANCE:
            self._before.clear()
        else:
            self._before.append((len(self._log), self.last))
            self.last = known.mark or self.last
        seat = None if who == CHANCE else who
        told = event_views(state, events)
        line = LogLine(self.seq, turn, seat, action.name, cast("MessageView", said), told)
        line.computer = computer and seat is not None
        self._log.append(encode(line))
        return known.text

    def end(self, winners: Iterable[int], why: str, remark: Message) -> None:
        """Decide the game before its last tile; the remark says in the log who has won and why."""
        self.seq += 1
        self.remark(remark)
        self.match.end(winners, why)

    def note(self, message: Message, seat: int) -> None:
        """Something happened that is no move, and the log tells of it; nothing before it is taken back."""
        self.seq += 1
        self.remark(message, seat)
        self.match.seal()

    def remark(self, message: Message, seat: int | None = None) -> None:
        """Put a line that no action stands behind into the log, about a seat or whoever must decide."""
        state = self.match.state
        about = state.current_player() if seat is None else seat
        self._log.append(encode(LogLine(self.seq, state.turn + 1, about, "", message_view(message), [])))

    def can_undo(self, seats: Collection[int]) -> bool:
        """May the holder of these seats take the last decision back?"""
        return self.match.taken_back_by() in seats

    def undo(self) -> None:
        """Take the last decision back."""
        self.match.undo()
        lines, self.last = self._before.pop()
        del self._log[lines:]
        self._told = min(self._told, lines)
        self.seq += 1

    # Telling -----------------------------------------------------------------------------------

    def change(self) -> tuple[ViewUpdate, list[LogLine]]:
        """What is different since it was last told: parts of the view, and new lines of the log."""
        before, told = self._glance, self._told
        self.refresh()
        return changes(self.match.state, self._glance, before), self.log(told)

    def refresh(self) -> None:
        """Take everything as told: the next change is compared with how things are now."""
        self._glance = Glance(self.match.state, self.last, self.match.outcome)
        self._told = len(self._log)

    def view(self) -> View:
        """The whole position."""
        return whole(self.match.state, self.last, self.match.outcome)

    def log(self, first: int = 0) -> list[LogLine]:
        """The lines of the log from the n-th on, written as JSON already."""
        return cast("list[LogLine]", [Raw(text) for text in self._log[first:]])

    def targets(self) -> list[Target]:
        """What may be chosen now."""
        return cast("list[Target]", self._known.offered(self.match.state))

    def read(self, text: str) -> Action | None:
        """The action of a text that was offered before, read the quick way."""
        return self._known.read(self.match.state, text)
