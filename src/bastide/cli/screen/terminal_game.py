"""A game at the terminal, without the terminal: who sits where, what a line means, what is said back."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path

from bastide import CHANCE, TERMINAL, Action, BastideError, Dealer, IllegalAction, NotationError
from bastide.cli.commands.rules import find
from bastide.cli.files import save_record
from bastide.cli.language import speak
from bastide.cli.screen import words
from bastide.cli.screen.choices import Choices
from bastide.coach.analysis import NORMAL
from bastide.coach.hint_views import give_hint
from bastide.coach.hints import DEPTHS, NUDGE
from bastide.coach.views import place_odds
from bastide.players import NO_LIMIT, GreedyPlayer, Limit, Player
from bastide.record.match import Match
from bastide.record.saying import label
from bastide.record.wording import read_action
from bastide.view.structs import plain
from bastide.words import Message, message_from

COACH_SECONDS = 5.0  # that a hint may take
_CELL = re.compile(r"(\d{1,3})\s*([NESWnesw]?)")


@dataclass
class Reply:
    """What follows from a line: something to say, a move made, or the end."""

    lines: list[str] = field(default_factory=list)
    moved: bool = False
    quits: bool = False


def said(message: Message, *, moved: bool = False) -> Reply:
    """A reply of one message."""
    return Reply([speak(message)], moved=moved)


class TerminalGame:
    """A match with its seats: a player for each seat of the program, None for each person."""

    def __init__(self, match: Match, seats: list[Player | None], limit: Limit = NO_LIMIT) -> None:
        self.match = match
        self.seats = seats
        self.limit = limit
        self.choices = Choices(match.state)
        self.saved = match.length
        # For a record without a seed, whose match leaves chance to us.
        self.dealer = Dealer(secrets.randbelow(1 << 32))

    @property
    def has_people(self) -> bool:
        return any(seat is None for seat in self.seats)

    def is_over(self) -> bool:
        return self.match.current_player() == TERMINAL

    def waits(self) -> bool:
        """Is it a person's turn?"""
        who = self.match.current_player()
        return who >= 0 and self.seats[who] is None

    def advance(self) -> list[str]:
        """Let chance and the program's players move until a person must decide; what happened."""
        told: list[str] = []
        while True:
            before = self.match.length
            self.match.settle()
            while self.match.current_player() == CHANCE:
                self.match.apply(self.dealer.choose(self.match.state))
            for played in self.match.played(before):
                told += map(speak, words.tell(self.match.state, played.events))
            state = self.match.state
            who = self.match.current_player()
            player = self.seats[who] if who >= 0 else None
            if player is None:
                break
            told += self._play(player.choose(state, self.limit))
        self.choices = Choices(self.match.state)
        return told

    def _play(self, action: Action) -> list[str]:
        state = self.match.state
        name = state.rules.setup.players[state.current_player()]
        played = Message("cli-played", who=name, what=words.said(state, action, with_tile=True))
        events = self.match.apply(action)
        return [speak(line) for line in (played, *words.tell(self.match.state, events))]

    # What is typed ----------------------------------------------------------------------------

    def handle(self, line: str) -> Reply:
        """Do what a line says. Errors are said, never raised."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        try:
            match word.lower():
                case "":
                    return said(Message("cli-type-help"))
                case "help" | "?":
                    return Reply(speak(Message("cli-help")).splitlines())
                case "quit" | "exit" | "q":
                    return Reply(quits=True)
                case "undo":
                    return self.undo()
                case "hint":
                    return Reply(self.hint())
                case "coach":
                    return Reply(self.coach(rest.strip() or NUDGE))
                case "odds":
                    return Reply(self.odds(rest))
                case "why":
                    return Reply(self.why(rest))
                case "rules" | "rule":
                    return Reply(find(rest).splitlines()) if rest else said(Message("cli-type-rules"))
                case "score" | "scores":
                    return Reply(self.score())
                case "board":
                    return Reply(moved=True)
                case "save":
                    return self.save(rest)
            return self.play(line.strip())
        except (BastideError, OSError) as error:
            return Reply([_in_words(error)])

    def play(self, text: str) -> Reply:
        """Play what a number or a notation stands for."""
        if self.is_over():
            return said(Message("cli-game-over"))
        action = self._read(text)
        return Reply(action) if isinstance(action, list) else Reply(self._play(action), moved=True)

    def confirm(self) -> Reply:
        """Play what the arrow keys point at."""
        chosen = self.choices.chosen()
        if chosen is None:
            return said(Message("cli-keys"))
        return Reply(self._play(chosen), moved=True)

    def _read(self, text: str) -> Action | list[str]:
        match = _CELL.fullmatch(text)
        if not match:
            return read_action(self.match.state, text)
        actions = self.choices.numbered(int(match[1]))
        if not actions:
            n = len(self.choices.cells) if self.choices.is_tile else len(self.choices.actions)
            return [speak(Message("cli-no-number", number=match[1], last=n))]
        if match[2]:
            fits = [a for a in actions if a.values().get("top") == match[2].upper()]
            if fits:
                return fits[0]
            at = actions[0].at
            if not self.choices.is_tile or at is None:
                return [speak(Message("cli-no-choice", text=text))]
            return read_action(self.match.state, f"@{at[0]},{at[1]}>{match[2].upper()}")
        if len(actions) > 1:
            tops = [str(a.values()["top"]) for a in actions]
            ways = tuple(f"{match[1]}{top}" for top in tops)
            return [speak(Message("cli-several-ways", n=len(actions), ways=ways))]
        return actions[0]

    def undo(self) -> Reply:
        """Back to the last decision of a person."""
        undone: list[Action] = []
        while True:
            taken = self.match.undo()
            if not taken:
                break
            undone = taken + undone
            if self.waits():
                break
        self.match.settle()
        if not undone:
            return said(Message("cli-nothing-to-undo"))
        self.choices = Choices(self.match.state)
        return said(Message("cli-undone", actions=" ".join(map(str, undone))), moved=True)

    def hint(self) -> list[str]:
        """The legal actions in short, and greedy's best three."""
        state = self.match.state
        if not self.waits():
            return [speak(Message("cli-nothing-to-decide"))]
        player = GreedyPlayer(0)
        ranked = sorted(player.rank(state, self.limit), key=lambda entry: -entry[1])
        best = tuple(
            Message("cli-valued", move=words.said(state, action), points=f"{value - ranked[0][1]:+.1f}")
            for action, value in ranked[1:3]
        )
        actions = [str(action) for action in self.choices.actions]
        lines = [Message("cli-legal", n=len(actions), actions=words.some(actions))]
        lines.append(Message("cli-greedy-plays", move=words.said(state, ranked[0][0])))
        if best:
            lines.append(Message("cli-next-best", moves=best))
        return [speak(line) for line in lines]

    def coach(self, depth: str) -> list[str]:
        """A hint in words: where to look, a move, or the best ones compared."""
        state = self.match.state
        if depth not in DEPTHS:
            raise NotationError(Message("coach-no-level", name=depth[:40], there=DEPTHS))
        if not self.waits():
            return [speak(Message("cli-nothing-to-decide"))]
        hint = plain(give_hint(state, depth, replace(NORMAL, seconds=COACH_SECONDS)))
        if not hint["moves"]:
            return [speak(message_from(message)) for message in hint["nudge"]]
        return [
            speak(
                Message(
                    "cli-coached",
                    move=" ".join(move["actions"]),
                    why=message_from(move["why"]),
                    expects=message_from(move["expects"]),
                )
            )
            for move in hint["moves"]
        ]

    def odds(self, place: str) -> list[str]:
        """Which tiles fit a place, finish it or let somebody join it, and when they come."""
        state = self.match.state
        return [
            speak(message_from(message)) for message in plain(place_odds(state, place, state.active))["said"]
        ]

    def why(self, text: str) -> list[str]:
        """The reasons against an action."""
        if not text:
            return [speak(Message("cli-type-why"))]
        state = self.match.state
        action = self._read(text)
        if isinstance(action, list):
            return action
        reasons = state.explain(action)
        if not reasons:
            return [speak(Message("cli-allowed", action=str(action), label=label(state, action)))]
        return [
            speak(Message("cli-not-allowed-because", action=str(action), why=reason.cited))
            for reason in reasons
        ]

    def score(self) -> list[str]:
        """All points with their reasons, and the sum."""
        names = self.match.setup.players
        result = words.result(self.match.state, self.match.outcome)
        lines = [
            Message(
                "cli-in-turn",
                turn=turn,
                what=words.tell_sheet(event.sheet, names)
                if event.sheet
                else words.tell_award(self.match.state, event),
            )
            for turn, event in self.match.explained()
        ]
        return [
            speak(line) for line in ([*lines, result] if lines else [Message("cli-no-points", result=result)])
        ]

    def save(self, name: str) -> Reply:
        """Write the record."""
        if not name:
            return said(Message("cli-type-save"))
        save_record(Path(name).expanduser(), self.match.record())
        self.saved = self.match.length
        return said(Message("cli-saved", file=name))


def _in_words(error: Exception) -> str:
    if isinstance(error, IllegalAction):
        return speak(Message("cli-not-allowed", why=error.cited))
    if isinstance(error, NotationError):
        return speak(Message("cli-not-understood", why=error.cited))
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    return speak(error.cited) if isinstance(error, BastideError) else str(error)
