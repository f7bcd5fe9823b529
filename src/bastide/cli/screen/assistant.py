"""The referee at a table with real pieces, without the terminal.

A ``TerminalGame`` whose seats are all people and whose chance is told, never dealt: what a line says may be a
draw, a roll or a message as well as a move, and several of them in a row.
"""

from __future__ import annotations

import re

from bastide import CHANCE, Action, BastideError, IllegalAction, Match, NotationError, Record
from bastide.cli.language import speak
from bastide.cli.screen import words
from bastide.cli.screen.choices import Choices
from bastide.cli.screen.terminal_game import Reply, TerminalGame, said
from bastide.record.wording import read_action
from bastide.words import Argument, Message

_JOINED = re.compile(r"([^\s@:]+)(@\S+>[NESWnesw])")


class Assistant(TerminalGame):
    """Follows a match; every action comes from outside."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, [None] * len(match.setup.players))

    def advance(self) -> list[str]:
        """Nothing moves by itself."""
        self.choices = Choices(self.match.state)
        return []

    def waits_for_chance(self) -> bool:
        return self.match.current_player() == CHANCE

    def ask_chance(self) -> Message:
        """What the players must tell next."""
        state = self.match.state
        name = state.rules.setup.players[state.active]
        outcomes = [str(action) for action, _ in state.chance_outcomes()]
        if all(text.startswith("draw:") for text in outcomes):
            return Message("cli-which-tile", who=name, tiles=words.some([t[5:] for t in outcomes]))
        return Message("cli-what-came", who=name, prompt=words.prompt(state), there=words.some(outcomes))

    # What is typed ----------------------------------------------------------------------------

    def handle(self, line: str) -> Reply:
        """Do what a line says; errors are said, never raised."""
        word, _, rest = line.strip().partition(" ")
        if self._is_chance_word(word) or word.lower() == "q":  # Q is a tile, not the end
            return self.play(line.strip())
        try:
            match word.lower():
                case "help" | "?":
                    return Reply(speak(Message("cli-referee-help")).splitlines())
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
            return said(error.cited)
        return super().handle(line)

    def play(self, text: str) -> Reply:
        """Play all that a line tells; where a part is wrong, the parts before it stand."""
        lines: list[str] = []
        played = False
        for part in self._parts(text):
            if self.is_over():
                return Reply([*lines, speak(Message("cli-game-over"))], moved=played)
            if not self.waits_for_chance() and self._in_hand(part):
                continue  # said already
            try:
                action = self.read_chance(part) if self.waits_for_chance() else self._read(part)
                if isinstance(action, list):
                    return Reply(lines + action, moved=played)
                lines += self._tell(action)
            except BastideError as error:
                refused = isinstance(error, IllegalAction)
                why = Message("cli-not-allowed", why=error.cited) if refused else error.cited
                if played:
                    why = Message("cli-but-stands", why=why, action=self.last(1)[0])
                return Reply([*lines, speak(why)], moved=played)
            played = True
        return Reply(lines, moved=played)

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
            lines = self._play(action)
        else:
            drawn = words.said(state, action)
            lines = [speak(line) for line in (drawn, *words.tell(state, self.match.apply(action)))]
        self.choices = Choices(self.match.state)
        return lines

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
            names = words.some([str(a).partition(":")[2] for a in close])
            raise NotationError(Message("cli-may-be", word=word, there=names))
        try:
            action = read_action(state, f"draw:{word}" if word in state.rules.design_of else word)
        except NotationError:
            asked = self.ask_chance()
            raise NotationError(Message("cli-not-now", word=repr(word), asked=asked)) from None
        if action.name == "draw" and all(str(a).startswith("draw:") for a in actions):
            raise NotationError(Message("cli-all-drawn", word=word))
        raise NotationError(Message("cli-not-that", word=word, asked=self.ask_chance()))

    # Putting things right ---------------------------------------------------------------------

    def back(self, n: int) -> Reply:
        """Take back the last actions, draws included."""
        if not self.match.length:
            return said(Message("cli-nothing-to-undo"))
        taken = self.last(n)
        self._replay([str(a) for a in self.match.actions[: -len(taken)]])
        return said(Message("cli-undone", actions=" ".join(taken)), moved=True)

    def fix(self, number: int, text: str) -> Reply:
        """Put another action in the place of one; everything after it must still be allowed."""
        actions = [str(a) for a in self.match.actions]
        if not 1 <= number <= len(actions) or not text:
            return said(Message("cli-type-fix", last=len(actions)))
        kept = self.match
        self._replay(actions[: number - 1])
        reply = self.play(text)
        if not reply.moved or self.match.length != number:
            wrong: Argument = reply.lines[-1] if reply.lines else Message("cli-not-one", text=repr(text))
        else:
            wrong = self._play_on(actions[number:])
        if wrong:
            self.match = kept
        self.choices = Choices(self.match.state)
        if wrong:
            return said(Message("cli-unchanged", why=wrong))
        return said(
            Message("cli-fixed", number=number, action=str(self.match.actions[number - 1])), moved=True
        )

    def _play_on(self, actions: list[str]) -> Argument:
        """Play what was played before; what is wrong with the first that is not allowed, if one is not."""
        for n, text in enumerate(actions):
            try:
                self.match.apply(text)
            except BastideError as error:
                number, back = self.match.length + 1, len(actions) - n
                return Message("cli-later-wrong", number=number, why=error.cited, back=back)
        return ""

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
            words.move(
                number, p.turn, Message("core-chance") if p.player == CHANCE else names[p.player], p.text
            )
            for number, p in enumerate(self.match.played(first), first + 1)
        ] or [speak(Message("cli-nothing-played"))]

    def bag(self) -> list[str]:
        """What is still unseen, and what may come now."""
        state = self.match.state
        unseen = {name: n for name, n in state.unseen_tiles().items() if n}
        lines = [speak(Message("cli-to-come", n=sum(unseen.values())))]
        row = [f"{name} {n}" for name, n in unseen.items()]
        lines += ["  " + "   ".join(row[i : i + 10]) for i in range(0, len(row), 10)]
        outcomes = sorted(state.chance_outcomes(), key=lambda entry: (-entry[1], str(entry[0])))
        if outcomes:
            likely = [f"{str(a).removeprefix('draw:')} {100 * chance:.0f} %" for a, chance in outcomes]
            lines.append(speak(Message("cli-likeliest", there=words.some(likely))))
        return lines


def _number(text: str, default: int) -> int:
    text = text.strip()
    if not text:
        return default
    if not text.isdigit() or len(text) > 5:
        raise NotationError(Message("cli-not-a-number", text=repr(text[:20])))
    return int(text)
