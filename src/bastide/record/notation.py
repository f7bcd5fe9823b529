"""Text records: tags, then a line for every turn.

::

    [Format "1"]
    [Setup "base"]
    [Players "Ada, Bob"]

    1. Ada  E@0,1>S  M.S   {Ada 4: city 2 tiles x 2}
    2. Bob  U@1,0>E  M.W

Reading is playing: what a word means depends on whose turn it is and what lies on the table.
Braces hold remarks for readers.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.errors import BastideError, IllegalAction, NotationError, RecordError
from bastide.core.events import Event
from bastide.core.setup import FORMAT, Setup
from bastide.record.match import Match, Played
from bastide.record.record import KNOWN_TAGS, Record, ReplayError, Result, read_format, start_of, verify
from bastide.record.remarks import remarks
from bastide.words import Message

DISCARDED = "!"  # before a drawn tile that fits nowhere
BLANKS = " \t"
ENDS = ("", " ", "\t", "{")  # what may follow a word
_TAGS = re.compile(r'\[([A-Za-z0-9]+)[ \t]+"([^"]*)"\][ \t]*')
_SEED = re.compile(r"-?[0-9]{1,40}")
_DRAWN_AND_PLACED = re.compile(r"([^\s@:]+)(@\S+)")
_SKIPPED = re.compile(r"(?:[ \t]|\{[^{}]*\})*")
_WORD = re.compile(r"[^ \t{]*")
_SCORE = re.compile(r"(.+) (-?[0-9]{1,6})( won)?")


# Writing ------------------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """The record as text. It is replayed, so what cannot be played raises ``RecordError``."""
    match = Match.from_record(record)
    start = " ".join(map(str, start_of(record).placed()))
    lines = [f'[{name} "{value}"]' for name, value in _tags(record, start)]
    return "\n".join([*lines, "", *_turns(match)]).rstrip("\n") + "\n"


def _tags(record: Record, start: str) -> list[tuple[str, str]]:
    setup = record.setup
    tags = [("Format", str(setup.format)), ("Setup", setup.text)]
    if setup.options:
        tags.append(("Options", ", ".join(f"{key}={value}" for key, value in sorted(setup.options.items()))))
    tags.append(("Players", ", ".join(setup.players)))
    if setup.first:
        tags.append(("First", str(setup.first)))
    if setup.tiles:
        tags.append(("Tiles", setup.tiles))
    if record.seed is not None:
        tags.append(("Seed", str(record.seed)))
    if record.position:
        tags.append(("Position", record.position))
    elif start:
        tags.append(("Start", start))
    if record.result is not None:
        tags.append(("Result", _format_result(record.result, setup.players)))
        if record.result.key:
            tags.append(("Key", record.result.key))
        if record.result.ended:
            tags.append(("Ended", record.result.ended))
    return tags + list(record.tags)


def _format_result(result: Result, names: tuple[str, ...]) -> str:
    won = [" won" if seat in result.winners else "" for seat in range(len(names))]
    return ", ".join(f"{n} {score}{w}" for n, score, w in zip(names, result.scores, won, strict=True))


def _turns(match: Match) -> list[str]:
    names = match.setup.players
    lines: list[str] = []
    last: list[str] = []
    turn: list[Played] = []
    for played in [*match.played(), None]:
        if turn and (played is None or (played.turn, played.active) != (turn[0].turn, turn[0].active)):
            words = "  ".join(_words(turn, names))
            said = [r for p in turn for r in remarks(p.events, names, final=False)]
            braces = "   " + " ".join(f"{{{r}}}" for r in said) if said else ""
            lines.append(f"{turn[0].turn}. {names[turn[0].active]}  {words}{braces}")
            last += [f"{{{r}}}" for p in turn for r in remarks(p.events, names, final=True)]
            turn = []
        if played is not None:
            turn.append(played)
    return lines + last


def _words(turn: list[Played], names: tuple[str, ...]) -> list[str]:
    words: list[str] = []
    i = 0
    while i < len(turn):
        played = turn[i]
        after = turn[i + 1] if i + 1 < len(turn) else None
        i += 1
        if played.player == CHANCE and played.action.name == "draw":
            tile = played.action.values()["tile"]
            if _is_discard(played.events):
                words.append(f"{DISCARDED}{tile}")
                continue
            if after and after.action.name == "place" and after.player == after.active:
                words.append(f"{tile}{after.text}")
                i += 1
                continue
        other = played.player not in (CHANCE, played.active)
        words.append(f"{names[played.player]}:{played.text}" if other else played.text)
    return words


def _is_discard(events: tuple[Event, ...]) -> bool:
    return any(event.name == "discarded" for event in events)


# Reading ------------------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """The record that a text holds, verified; ``RecordError`` names line, action and reasons."""
    lines = [line.strip(BLANKS + "\r") for line in text.split("\n")]
    tags, where, first = _read_tags(lines)
    record = _head(tags, where)
    try:
        state = start_of(record)
    except RecordError as error:
        raise RecordError(error.message, line=where.get("Position", where["Setup"])) from error
    start = " ".join(map(str, state.placed()))
    if tags.get("Start", start) != start:
        tiles = start or Message("record-no-tiles")
        raise RecordError(Message("record-starts-with", tiles=tiles), line=where["Start"])
    match = Match(record.setup, state=state)
    for number, line in enumerate(lines[first:], first + 1):
        _LineReader(match, line, number).read()
    record = replace(record, actions=tuple(str(action) for action in match.actions))
    try:
        verify(record, match.state)
    except RecordError as error:
        raise RecordError(error.message, line=where["Result"]) from error
    return record


def _read_tags(lines: list[str]) -> tuple[dict[str, str], dict[str, int], int]:
    """The tags, the line of each, and the first line after them."""
    tags: dict[str, str] = {}
    where: dict[str, int] = {}
    n = 0
    for n, line in enumerate(lines):
        if not line:
            continue
        if not line.startswith("["):
            break
        at = 0
        while at < len(line):
            match = _TAGS.match(line, at)
            if not match:
                raise RecordError(Message("record-not-a-tag", text=repr(line[at : at + 40])), line=n + 1)
            if match[1] in tags:
                raise RecordError(Message("record-tag-twice", tag=match[1]), line=n + 1)
            tags[match[1]] = match[2]
            where[match[1]] = n + 1
            at = match.end()
    else:
        n = len(lines)
    return tags, where, n


def _head(tags: dict[str, str], where: dict[str, int]) -> Record:
    """The record that the tags tell of, without its actions."""
    if "Format" not in tags:
        raise RecordError(Message("record-not-a-record", format=FORMAT), line=1)
    try:
        format = read_format(tags["Format"])
    except RecordError as error:
        raise RecordError(error.message, line=where["Format"]) from error
    for name in ("Setup", "Players"):
        if name not in tags:
            raise RecordError(Message("record-tag-missing", tag=name), line=1)
    name = "Setup"
    try:
        options = {}
        for entry in tags.get("Options", "").split(","):
            key, equals, value = (word.strip() for word in entry.partition("="))
            if entry.strip():
                name = "Options"
                if not equals or key in options:
                    raise RecordError(Message("record-not-an-option", text=repr(entry.strip()[:40])))
                options[key] = value
        name = "Seed"
        seed = tags.get("Seed")
        if seed is not None and not _SEED.fullmatch(seed):
            raise RecordError(Message("record-seed", seed=repr(seed[:40])))
        name = "First"
        seat = tags.get("First", "0")
        if not re.fullmatch("[0-9]", seat):
            raise RecordError(Message("record-not-a-seat", seat=repr(seat[:40])))
        name = "Setup"
        players = [player.strip() for player in tags["Players"].split(",")]
        setup = Setup.parse(tags["Setup"], players, options, int(seat), tags.get("Tiles", ""), format)
        more = tuple((key, value) for key, value in tags.items() if key not in KNOWN_TAGS)
        name = "Result"
        result = _parse_result(tags, setup.players)
        name = "Setup"
        return Record(
            setup,
            seed=None if seed is None else int(seed),
            result=result,
            position=tags.get("Position", ""),
            tags=more,
        )
    except BastideError as error:
        raise RecordError(error.message, line=where.get(name, 1)) from error


def _parse_result(tags: dict[str, str], names: tuple[str, ...]) -> Result | None:
    if "Result" not in tags:
        for name in ("Key", "Ended"):
            if name in tags:
                raise RecordError(Message("record-key-alone", tag=name))
        return None
    entries = [_SCORE.fullmatch(entry.strip()) for entry in tags["Result"].split(",")]
    found = [entry for entry in entries if entry]
    if [entry[1] for entry in found] != list(names) or len(found) < len(entries):
        raise RecordError(Message("record-result", text=repr(tags["Result"][:60])))
    winners = tuple(seat for seat, entry in enumerate(found) if entry[3])
    return Result(
        tuple(int(entry[2]) for entry in found), winners, tags.get("Key", ""), tags.get("Ended", "")
    )


class _LineReader:
    """Plays what one line says."""

    def __init__(self, match: Match, line: str, number: int) -> None:
        self.match = match
        self.names = match.setup.players
        self.line = line
        self.at = 0
        self.number = number

    def read(self) -> None:
        self._skip()
        if self.at == len(self.line):
            return
        turn = self._turn()
        head = f"{turn[0] + 1}. {self.names[turn[1]]}"
        if not self._comes(head):
            raise self._error(Message("record-next-turn", turn=repr(head)))
        self.at += len(head)
        self._skip()
        while self.at < len(self.line):
            if self._turn() != turn:
                raise self._error(Message("record-turn-over", turn=repr(head)))
            self._word()
            self._skip()

    def _turn(self) -> tuple[int, int]:
        """The number of the turn and its player, as long as there is one."""
        state = self.match.state
        if state.current_player() == TERMINAL:
            raise self._error(Message("record-game-over"), "END-1")
        return state.turn, state.active

    def _comes(self, text: str) -> bool:
        """Is that the next word (or words) of the line?"""
        end = self.at + len(text)
        return self.line.startswith(text, self.at) and self.line[end : end + 1] in ENDS

    def _skip(self) -> None:
        """Leave out blanks and remarks."""
        found = _SKIPPED.match(self.line, self.at)
        self.at = found.end() if found else self.at
        if self.line[self.at : self.at + 1] in ("{", "}"):
            raise self._error(Message("record-braces"))

    def _word(self) -> None:
        state = self.match.state
        who = state.current_player()
        if who not in (CHANCE, state.active):
            prefix = f"{self.names[who]}:"
            if not self.line.startswith(prefix, self.at):
                raise self._error(Message("record-other-chooses", who=self.names[who]))
            self.at += len(prefix)
        word = self._next_word()
        drawn = _DRAWN_AND_PLACED.fullmatch(word)
        if who == CHANCE and word.startswith(DISCARDED):
            self._play(f"draw:{word[1:]}", word)
            if not _is_discard(self.match.state.events()):
                raise self._error(
                    Message("record-not-discarded", word=word, tile=word[1:]), "TILE-6", "TILE-7"
                )
        elif who == CHANCE and drawn and drawn[1] in state.rules.design_of:
            self._play(f"draw:{drawn[1]}", word)
            if self.match.state.current_player() != self.match.state.active:
                raise self._error(Message("record-not-placed", word=word, tile=drawn[1]))
            self._play(drawn[2], word)
        else:
            self._play(word, word)

    def _next_word(self) -> str:
        """Up to the next blank; but the names of players may hold blanks."""
        word = _WORD.match(self.line, self.at)
        words = [word[0] if word else ""]
        if any(" " in name for name in self.names):
            words += [text for text in map(str, self.match.state.legal_actions()) if self._comes(text)]
        longest = max(words, key=len)
        self.at += len(longest)
        return longest

    def _play(self, action: str, word: str) -> None:
        try:
            self.match.apply(action)
        except (IllegalAction, NotationError) as error:
            raise ReplayError(self.match.length, word[:80], error, line=self.number) from error

    def _error(self, what: Message, *rules: str) -> RecordError:
        rest = self.line[self.at : self.at + 40]
        said = Message("record-here-it-says", what=what, rest=repr(rest)) if rest else what
        return RecordError(said, line=self.number, rules=rules)
