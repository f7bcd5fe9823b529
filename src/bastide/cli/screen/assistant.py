"""The referee at a table with real pieces, without the terminal.

A ``TerminalGame`` whose seats are all people and whose chance is told, never dealt: what a line says may be a
draw, a roll or a message as well as a move, and several of them in a row.
"""

from __future__ import annotations

import re

from bastide import CHANCE, Action, BastideError, IllegalAction, Match, NotationError, Record
from bastide.cli.screen import words
from bastide.cli.screen.choices import Choices
from bastide.cli.screen.terminal_game import Reply, TerminalGame
from bastide.record.wording import read_action

HELP = """Tell what was drawn, rolled or revealed: E, draw:E, roll:2, or part of a name where it is clear
Tell what was done: @0,1>S (lay the tile, its top to the south), M.W (follower on the west side), -
Several at once: E@0,1>S M.S
  undo [N]      take back the last action, or the last N
  moves [N]     the last 10 actions, or N, with their numbers
  fix N ACTION  put action number N right; all that was played since is checked again
  bag           which tiles are still to come, and how likely each is
  why ACTION    why something is not allowed        rules ID      what a rule says, as in rules ROAD-3
  score         all points so far, with reasons     board         show the board again
  hint          what is allowed, what greedy does   save FILE     write the game down
  help, quit"""
_JOINED = re.compile(r"([^\s@:]+)(@\S+>[NESWnesw])")
MOST_NAMED = 12


class Assistant(TerminalGame):
    """Follows a match; every action comes from outside."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, [None] * len(match.setup.players))

    def advance(self) -> list[str]:
        """Nothing moves by itself."""
        self.choices = Choices(self.match.state)
        return []

    def waits_for_chance(self) -> bool:
        return self.match.state.current_player() == CHANCE

    def ask_chance(self) -> str:
        """What the players must tell next."""
        state = self.match.state
        name = state.rules.setup.players[state.active]
        outcomes = [str(action) for action, _ in state.chance_outcomes()]
        if all(text.startswith("draw:") for text in outcomes):
            return f"{name}'s turn: which tile was drawn? ({_some([t[5:] for t in outcomes])})"
        return f"{name}'s turn, {state.view()['prompt']}: what came? ({_some(outcomes)})"

    # What is typed ----------------------------------------------------------------------------

    def handle(self, line: str) -> Reply:
        """Do what a line says; errors are said, never raised."""
        word, _, rest = line.strip().partition(" ")
        if self._is_chance_word(word) or word.lower() == "q":  # Q is a tile, not the end
            return self.play(line.strip())
        try:
            match word.lower():
                case "help" | "?":
                    return Reply(HELP.splitlines())
                case "undo":
                    return self.back(_number(rest, 1))
                case "moves":
                    return Reply(self.moves(_number(rest, 10)))
                case "fix":
                    number, _, text = rest.strip().partition(" ")
                    return self.fix(_number(number, 0), text.strip())
                case "bag":
                    return Reply(self.bag())
        except BastideError as error:
            return Reply([str(error)])
        return super().handle(line)

    def play(self, text: str) -> Reply:
        """Play all that a line tells; where a part is wrong, the parts before it stand."""
        said: list[str] = []
        played = False
        for part in self._parts(text):
            if self.is_over():
                return Reply([*said, "the game is over; score, save FILE, undo or quit"], moved=played)
            if not self.waits_for_chance() and self._in_hand(part):
                continue  # said already
            try:
                action = self.read_chance(part) if self.waits_for_chance() else self._read(part)
                if isinstance(action, list):
                    return Reply(said + action, moved=played)
                said += self._tell(action)
            except BastideError as error:
                kept = f" ({', '.join(self.last(1))} stands)" if played else ""
                reason = f"not allowed: {error}" if isinstance(error, IllegalAction) else str(error)
                return Reply([*said, f"{reason}{kept}"], moved=played)
            played = True
        return Reply(said, moved=played)

    def _parts(self, text: str) -> list[str]:
        """The actions of a line. A line that is one action stays whole: names may hold blanks."""
        if any(str(action) == text for action in self.match.state.legal_actions()):
            return [text]
        parts: list[str] = []
        for word in text.split():
            joined = _JOINED.fullmatch(word)
            # M@0,1.S is a figure on a tile; E@0,1>S is a tile drawn and laid
            parts += [joined[1], joined[2][:-1] + joined[2][-1].upper()] if joined else [word]
        return parts

    def _is_chance_word(self, word: str) -> bool:
        """Does the word, as it is written, name a tile that may come now?"""
        return self.waits_for_chance() and any(str(a) == f"draw:{word}" for a in self.choices.actions)

    def _in_hand(self, word: str) -> bool:
        """Is that the tile that must be laid now?"""
        state = self.match.state
        return self.choices.is_tile and state.tile >= 0 and word == state.rules.names[state.tile]

    def _tell(self, action: Action) -> list[str]:
        state = self.match.state
        if not self.waits_for_chance():
            said = self._play(action)
        else:
            said = [f"{words.said(state, action)}", *words.tell(state, self.match.apply(action))]
        self.choices = Choices(self.match.state)
        return said

    def read_chance(self, word: str) -> Action:
        """A draw, roll or message by its text, by its name alone, or by the beginning of its name."""
        state = self.match.state
        actions = state.legal_actions()
        short = {str(action).partition(":")[2].lower(): action for action in actions}
        plain = word.lower().removeprefix("draw:")
        for action in actions:
            if str(action).lower() == word.lower():
                return action
        if plain in short:
            return short[plain]
        close = [action for name, action in short.items() if name.startswith(plain) or f"/{plain}" in name]
        if len(close) == 1:
            return close[0]
        if close:
            raise NotationError(f"{word} may be {_some([str(a).partition(':')[2] for a in close])}")
        try:
            action = read_action(state, f"draw:{word}" if word in state.rules.design_of else word)
        except NotationError:
            raise NotationError(f"{word!r} is not what chance can bring now; {self.ask_chance()}") from None
        if action.name == "draw" and all(str(a).startswith("draw:") for a in actions):
            raise NotationError(f"{word}: all tiles of that sort have been drawn, or it is not in this pile")
        raise NotationError(f"{word}: {self.ask_chance()}")

    # Putting things right ---------------------------------------------------------------------

    def back(self, n: int) -> Reply:
        """Take back the last actions, draws included."""
        if not self.match.length:
            return Reply(["there is nothing to take back"])
        taken = self.last(n)
        self._replay([str(a) for a in self.match.actions[: -len(taken)]])
        return Reply([f"taken back: {' '.join(taken)}"], moved=True)

    def fix(self, number: int, text: str) -> Reply:
        """Put another action in the place of one; everything after it must still be allowed."""
        actions = [str(a) for a in self.match.actions]
        if not 1 <= number <= len(actions) or not text:
            return Reply([f"write fix, a number from 1 to {len(actions)} and the action, as in fix 3 M.S"])
        kept = self.match
        self._replay(actions[: number - 1])
        try:
            reply = self.play(text)
            if not reply.moved or self.match.length != number:
                raise NotationError(" ".join(reply.lines[-1:]) or f"{text!r} is not one action")
            for later, old in enumerate(actions[number:], number + 1):
                try:
                    self.match.apply(old)
                except BastideError as error:
                    raise NotationError(
                        f"then action {later} would be wrong: {error}; take back to there with "
                        f"undo {len(actions) - later + 1}, or put that right first"
                    ) from error
        except BastideError as error:
            self.match = kept
            self.choices = Choices(kept.state)
            return Reply([f"nothing is changed: {error}"])
        self.choices = Choices(self.match.state)
        return Reply([f"action {number} is {self.match.actions[number - 1]} now"], moved=True)

    def _replay(self, actions: list[str]) -> None:
        record = self.match.record()
        again = Record(record.setup, tuple(actions), None, None, record.position, record.tags)
        self.match = Match.from_record(again)
        self.choices = Choices(self.match.state)

    # Looking ----------------------------------------------------------------------------------

    def last(self, n: int) -> list[str]:
        """The last actions."""
        return [played.text for played in self.match.played(-max(1, n))]

    def moves(self, n: int) -> list[str]:
        """The last actions with their numbers and who did them."""
        names = self.match.setup.players
        first = max(0, self.match.length - n)
        return [
            f"{number:>4}  turn {p.turn:>3}  {'chance' if p.player == CHANCE else names[p.player]}: {p.text}"
            for number, p in enumerate(self.match.played(first), first + 1)
        ] or ["nothing was played yet"]

    def bag(self) -> list[str]:
        """What is still unseen, and what may come now."""
        state = self.match.state
        unseen = {name: n for name, n in state.unseen_tiles().items() if n}
        lines = [f"{sum(unseen.values())} tiles to come:"]
        row = [f"{name} {n}" for name, n in unseen.items()]
        lines += ["  " + "   ".join(row[i : i + 10]) for i in range(0, len(row), 10)]
        outcomes = sorted(state.chance_outcomes(), key=lambda entry: (-entry[1], str(entry[0])))
        if outcomes:
            likely = [f"{str(a).removeprefix('draw:')} {100 * chance:.0f} %" for a, chance in outcomes]
            lines.append(f"likeliest now: {_some(likely)}")
        return lines


def _number(text: str, usual: int) -> int:
    text = text.strip()
    if not text:
        return usual
    if not text.isdigit() or len(text) > 5:
        raise NotationError(f"{text[:20]!r} is not a number")
    return int(text)


def _some(texts: list[str]) -> str:
    rest = len(texts) - MOST_NAMED
    return ", ".join(texts[:MOST_NAMED]) + (f" and {rest} more" if rest > 0 else "")
