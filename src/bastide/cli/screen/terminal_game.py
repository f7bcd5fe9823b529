"""A game at the terminal, without the terminal: who sits where, what a line means, what is said back."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from bastide import CHANCE, Action, BastideError, Dealer, IllegalAction, NotationError
from bastide.cli.commands.rules import find
from bastide.cli.files import save_record
from bastide.cli.screen import words
from bastide.cli.screen.choices import Choices
from bastide.players import NO_LIMIT, GreedyPlayer, Limit, Player
from bastide.record.match import Match
from bastide.record.wording import read_action

HELP = """Lay a tile:     3 (the number of a place), 3S (with its top to the south), or @0,1>S
Place a figure: 2 (a number of the list), or M.W: a follower on the west side; - for nothing
  undo          take your last decision back       hint          legal places, and what greedy would do
  why ACTION    why something is not allowed       rules ID      what a rule says, as in rules ROAD-3
  score         all points so far, with reasons    board         show the board again
  save FILE     write the game down                help, quit"""
KEYS = "Arrow keys choose, space turns the tile, Enter plays; or type a move, help, quit"
_CELL = re.compile(r"(\d{1,3})\s*([NESWnesw]?)")


@dataclass
class Reply:
    """What follows from a line: something to say, a move made, or the end."""

    lines: list[str] = field(default_factory=list)
    moved: bool = False
    quits: bool = False


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
        return self.match.state.is_terminal()

    def waits(self) -> bool:
        """Is it a person's turn?"""
        who = self.match.state.current_player()
        return who >= 0 and self.seats[who] is None

    def advance(self) -> list[str]:
        """Let chance and the program's players move until a person must decide; what happened."""
        told: list[str] = []
        while True:
            before = self.match.length
            self.match.settle()
            while self.match.state.current_player() == CHANCE:
                self.match.apply(self.dealer.choose(self.match.state))
            for played in self.match.played(before):
                told += words.tell(self.match.state, played.events)
            state = self.match.state
            who = state.current_player()
            player = self.seats[who] if who >= 0 else None
            if player is None:
                break
            told += self._play(player.choose(state, self.limit))
        self.choices = Choices(self.match.state)
        return told

    def _play(self, action: Action) -> list[str]:
        state = self.match.state
        name = state.rules.setup.players[state.current_player()]
        said = words.said(state, action)
        if action.name == "place":
            said = f"{state.rules.names[state.tile]}{said}"
        events = self.match.apply(action)
        return [f"{name}: {said}", *words.tell(self.match.state, events)]

    # What is typed ----------------------------------------------------------------------------

    def handle(self, line: str) -> Reply:
        """Do what a line says. Errors are said, never raised."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        try:
            match word.lower():
                case "":
                    return Reply(["type help to see what you can do"])
                case "help" | "?":
                    return Reply(HELP.splitlines())
                case "quit" | "exit" | "q":
                    return Reply(quits=True)
                case "undo":
                    return self.undo()
                case "hint":
                    return Reply(self.hint())
                case "why":
                    return Reply(self.why(rest))
                case "rules" | "rule":
                    return Reply(
                        find(rest).splitlines() if rest else ["write rules and an id, as in rules ROAD-3"]
                    )
                case "score" | "scores":
                    return Reply(self.score())
                case "board":
                    return Reply(moved=True)
                case "save":
                    return self.save(rest)
            return self.play(line.strip())
        except (BastideError, OSError) as error:
            return Reply([_plain(error)])

    def play(self, text: str) -> Reply:
        """Play what a number or a notation stands for."""
        if self.is_over():
            return Reply(["the game is over; score, save FILE, undo or quit"])
        action = self._read(text)
        return Reply(action) if isinstance(action, list) else Reply(self._play(action), moved=True)

    def confirm(self) -> Reply:
        """Play what the arrow keys point at."""
        chosen = self.choices.chosen()
        if chosen is None:
            return Reply([KEYS])
        return Reply(self._play(chosen), moved=True)

    def _read(self, text: str) -> Action | list[str]:
        match = _CELL.fullmatch(text)
        if not match:
            return read_action(self.match.state, text)
        actions = self.choices.numbered(int(match[1]))
        if not actions:
            n = len(self.choices.cells) if self.choices.is_tile else len(self.choices.actions)
            return [f"there is no number {match[1]}; choose from 1 to {n}"]
        if match[2]:
            fits = [a for a in actions if a.values().get("top") == match[2].upper()]
            if fits:
                return fits[0]
            at = actions[0].at
            if not self.choices.is_tile or at is None:
                return [f"{text} is not a choice; the numbers alone are"]
            return read_action(self.match.state, f"@{at[0]},{at[1]}>{match[2].upper()}")
        if len(actions) > 1:
            tops = [str(a.values()["top"]) for a in actions]
            ways = " or ".join(f"{match[1]}{top}" for top in tops)
            return [
                f"the tile fits there in {len(actions)} ways: {ways} (the letter says where its top points)"
            ]
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
            return Reply(["there is nothing to take back"])
        self.choices = Choices(self.match.state)
        return Reply([f"taken back: {' '.join(map(str, undone))}"], moved=True)

    def hint(self) -> list[str]:
        """The legal actions in short, and greedy's best three."""
        state = self.match.state
        if not self.waits():
            return ["nothing has to be decided"]
        player = GreedyPlayer(0)
        ranked = sorted(player.rank(state, self.limit), key=lambda entry: -entry[1])
        best = [f"{words.said(state, action)}: {value - ranked[0][1]:+.1f}" for action, value in ranked[1:3]]
        lines = [f"{len(self.choices.actions)} legal: {_short([str(a) for a in self.choices.actions])}"]
        lines.append(f"greedy would play {words.said(state, ranked[0][0])}")
        return lines + ([f"next best, in expected points: {'; '.join(best)}"] if best else [])

    def why(self, text: str) -> list[str]:
        """The reasons against an action."""
        if not text:
            return ["write why and an action, as in why @0,1>S"]
        state = self.match.state
        action = self._read(text)
        if isinstance(action, list):
            return action
        reasons = state.explain(action)
        if not reasons:
            return [f"{action} is allowed: {words.describe(state, action)}"]
        return [f"{action} is not allowed: {reason}" for reason in reasons]

    def score(self) -> list[str]:
        """Every award with its reasons, and the sum."""
        names = self.match.setup.players
        lines = [f"turn {turn}: {words.tell_sheet(sheet, names)}" for turn, sheet in self.match.sheets()]
        return (
            [*lines, words.result(self.match.state)]
            if lines
            else [f"no points yet. {words.result(self.match.state)}"]
        )

    def save(self, name: str) -> Reply:
        """Write the record."""
        if not name:
            return Reply(["write save and the name of a file, as in save evening.bastide"])
        save_record(Path(name).expanduser(), self.match.record())
        self.saved = self.match.length
        return Reply([f"saved in {name}; go on with it by bastide play --record {name}"])


def _plain(error: Exception) -> str:
    if isinstance(error, IllegalAction):
        return f"not allowed: {error}"
    if isinstance(error, NotationError):
        return f"{error}; type help to see what you can do"
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _short(texts: list[str], most: int = 12) -> str:
    rest = len(texts) - most
    return " ".join(texts[:most]) + (f" and {rest} more" if rest > 0 else "")
