"""A position in one line, complete: what is played from it is what would have been played.

``base | D@0,0>N E@0,1>S | - | Ada 4 7M, Bob 0 7M | 2 Bob draw``

Setup with options, tiles in the order of laying, pieces on the table, points and supply of every
player, number of the turn with the active player and the step. Further fields start with a word
and are there only when they tell something new; see ``docs/notation.md``.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE, FINAL, N_SLOTS, PART, SUPPLY, TERMINAL, TURN
from bastide.core.errors import NotationError, SetupError
from bastide.core.geometry import EDGES, STEPS, format_at
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.record.numbers import DRAW, Frame, Numbers, parse_at, parse_int
from bastide.record.record import check_setup
from bastide.record.stock import copies, format_stock, parse_stock

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset

NONE = "-"
OVER = "over"
PART_STEP = "part"  # the step of a turn that begins a part
FIELDS = ("laid", "tile", "last", "chance", "to", "agenda", "done", "gone", "back", "cut", "own")
FLAGS = ("chance", "cut")  # fields of one word
MOST_CHARACTERS = 1_000_000
MOST_DEPTH = 64  # of an agenda from outside, half of what fits
_TILE = re.compile(r"([^\s@|]+)@([^\s>]+)>([NESW])")
_PIECE = re.compile(r"([^\s@~#0-9]+)(?:#([0-9]{1,4}))?(?:@(\S+\.[A-Z]{1,3})|~([0-9]{1,3}))")
_PLAYER = re.compile(r"(.+) (-?[0-9]{1,6})((?: [0-9]{1,3}[^\s0-9]+)*)")
_SUPPLY = re.compile(r"([0-9]+)([^\s0-9]+)")
_TURN = re.compile(r"([0-9]{1,6}) (.+) (\S+)")


# Writing ------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """The position as one line.

    >>> import bastide
    >>> format_position(bastide.start("base", ("Ada", "Bob")))
    'base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw'
    """
    rules = state.rules
    numbers = Numbers(state)
    frames = _frames(state)
    top = numbers.frame_word(frames[-1]) if frames else OVER
    fields = [
        _format_setup(rules.setup),
        " ".join(map(str, state.placed())) or NONE,
        ", ".join(_format_pieces(state, numbers)) or NONE,
        ", ".join(_format_players(state)),
        f"{state.turn + 1} {rules.setup.players[state.active]} {top}",
        *_format_tile(state),
        *_format_agenda(state, numbers, frames),
    ]
    if state.n_done:
        done = [numbers.segment_word(f) for f in state.peek("done")]
        fields.append(" ".join(["done", *done]))
    fields += format_stock(rules, _used(state), state.peek("unseen"))
    if state.is_cut():
        fields.append("cut")
    fields += _format_own(state, numbers)
    return " | ".join(fields)


def _frames(state: State) -> list[Frame]:
    flat = state.peek("frames")
    frames = [flat[4 * i : 4 * i + 4] for i in range(len(state.agenda()))]
    return [(step, a, b, c) for step, a, b, c in frames]


def _format_setup(setup: Setup) -> str:
    words = [setup.text, *(f"{key}={value}" for key, value in sorted(setup.options.items()))]
    if setup.first:
        words.append(f"first={setup.first}")
    return " ".join(words)


def _format_pieces(state: State, numbers: Numbers) -> list[str]:
    rules = state.rules
    words: dict[int, list[str]] = {}
    count: Counter[tuple[int, int]] = Counter()
    for (owner, sort), where in zip(rules.piece_owners(), state.peek("where"), strict=True):
        number = count[owner, sort]
        count[owner, sort] += 1
        if where == SUPPLY:
            continue
        letter = rules.piece_kinds[sort].letter + (f"#{number}" if _tells_pieces_apart(rules) else "")
        place = f"@{numbers.segment_word(where)}" if where >= 0 else f"~{-where}"
        words.setdefault(owner, []).append(letter + place)
    return [" ".join([rules.setup.players[owner], *of]) for owner, of in words.items()]


def _tells_pieces_apart(rules: Ruleset) -> bool:
    """Does it matter which of a player's pieces of a kind stands where?"""
    return any(slot.holds == "piece" for _, slot, _ in rules.slots) or any(
        "piece" in s.args for s in rules.steps
    )


def _format_players(state: State) -> list[str]:
    rules = state.rules
    result = []
    for seat, (name, score) in enumerate(zip(rules.setup.players, state.scores(), strict=True)):
        supply = [(state.in_supply(seat, n), kind.letter) for n, kind in enumerate(rules.piece_kinds)]
        result.append(" ".join([name, str(score), *(f"{n}{letter}" for n, letter in supply if n)]))
    return result


def _format_tile(state: State) -> list[str]:
    """The tile in hand or just laid, and the last one laid where that is not the last in the list."""
    rules = state.rules
    fields = []
    if state.laid >= 0:
        placed = state.placed()[state.laid]
        fields.append(f"laid {placed.x},{placed.y}")
    if state.tile != _usual_tile(state, state.laid):
        fields.append(f"tile {rules.names[state.tile] if state.tile >= 0 else NONE}")
    if state.last_laid != _usual_last(state):
        at = state.peek("tile_at")[state.last_laid] if state.last_laid >= 0 else -1
        fields.append(f"last {format_at(at) if at >= 0 else NONE}")
    return fields


def _usual_tile(state: State, laid: int) -> int:
    return state.peek("tile_lie")[laid] >> 2 if laid >= 0 else -1


def _usual_last(state: State) -> int:
    """None at the beginning, then the last in the list."""
    return state.n_tiles - 1 if state.n_tiles > State(state.rules).n_tiles else -1


def _format_agenda(state: State, numbers: Numbers, frames: list[Frame]) -> list[str]:
    if not frames:
        return []
    rules = state.rules
    fields = []
    step = frames[-1][0]
    who = state.current_player()
    if who != _usual_player(rules, step, state.active):
        fields.append("chance" if who == CHANCE else f"to {rules.setup.players[who]}")
    if frames[:-1] != _usual_agenda(rules, step):
        fields.append(" ".join(["agenda", *map(numbers.frame_word, frames[:-1])]))
    return fields


def _usual_player(rules: Ruleset, step: int, active: int) -> int:
    return CHANCE if rules.steps[step - N_SLOTS].name == DRAW else active


def _usual_agenda(rules: Ruleset, step: int) -> list[Frame]:
    """What is to come after a step that is reached in the ordinary way."""

    def rest(slot: int, number: int) -> list[Frame]:
        steps = [s.number for s in rules.sequence(slot)]
        after = steps.index(number) + 1 if number in steps else len(steps)
        return [(slot, after, 0, 0)] if after < len(steps) else []

    slot = rules.steps[step - N_SLOTS].slot
    if slot == PART:
        return rest(TURN, rules.step(PART_STEP)) + rest(PART, step)
    return rest(slot, step) if slot in (TURN, FINAL) else []


def _used(state: State) -> Counter[int]:
    """The designs that lie on the table or are in the active player's hand."""
    used = Counter(lie >> 2 for lie in state.peek("tile_lie"))
    if state.tile >= 0 and state.laid < 0:
        used[state.tile] += 1
    return used


def _format_own(state: State, numbers: Numbers) -> list[str]:
    """The own state of expansions, where it is not as in the beginning."""
    values = state.peek("own")
    fields = []
    for first, slot, length in state.rules.slots:
        words = []
        if slot.per == "tile":
            for tile in range(state.n_tiles):
                row = values[first + tile * slot.size : first + (tile + 1) * slot.size]
                if any(value != slot.initial for value in row):
                    inside = ":".join(numbers.word(slot.holds, value) for value in row)
                    words.append(f"{numbers.word('tile', tile)}={inside}")
        elif any(value != slot.initial for value in values[first : first + length]):
            words = [numbers.word(slot.holds, value) for value in values[first : first + length]]
        if words:
            fields.append(" ".join(["own", slot.name, *words]))
    return fields


# Reading ------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """The position that a line describes; ``NotationError`` says what is wrong with it.

    >>> state = parse_position("base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw")
    >>> format_position(state)
    'base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw'
    """
    if not isinstance(text, str):
        raise NotationError(f"a position is a line of text, not {type(text).__name__}")
    if len(text) > MOST_CHARACTERS:
        raise NotationError(f"position: {len(text)} characters; at most {MOST_CHARACTERS}")
    fields = [field.strip() for field in text.strip().split("|")]
    if len(fields) < 5:
        raise NotationError(
            f"position: {len(fields)} fields; setup | tiles | pieces | players | turn are needed"
        )
    try:
        return _Reader(fields).read()
    except SetupError as error:
        raise NotationError(f"position: {error}") from error


class _Reader:
    """Builds the state that the fields describe, in the order in which one needs the other."""

    def __init__(self, fields: list[str]) -> None:
        self.setup, self.tiles, self.pieces, self.players, self.turn = fields[:5]
        self.more: dict[str, list[str]] = {}
        self.own: dict[str, list[str]] = {}
        for field in fields[5:]:
            word, _, rest = field.partition(" ")
            values = [rest.strip()] if word == "to" else rest.split()
            where, name = self.more, word
            if word == "own" and values:
                where, name = self.own, values.pop(0)
            if word not in FIELDS or name in where or (word in FLAGS and values):
                raise NotationError(f"position: unknown or repeated field {field[:40]!r}")
            where[name] = values

    def read(self) -> State:
        points = self._read_players()
        self.state = State(compose(self._read_setup([name for name, _, _ in points])))
        self.rules = self.state.rules
        self.state.clear_table()
        self._lay_tiles()
        self.numbers = Numbers(self.state)
        self._read_own()
        self.state.build_links()
        self._put_pieces()
        self._score([(score, supply) for _, score, supply in points])
        # Joining may have made one feature of two: numbers are looked up anew.
        self.numbers = Numbers(self.state)
        self._read_turn()
        return self.state

    def _one(self, name: str) -> str | None:
        """The only word of a field, if it is there."""
        values = self.more.get(name)
        if values is None:
            return None
        if len(values) != 1 or not values[0]:
            raise NotationError(f"position: {name} needs one word")
        return values[0]

    def _read_players(self) -> list[tuple[str, int, str]]:
        result = []
        for entry in self.players.split(","):
            match = _PLAYER.fullmatch(entry.strip())
            if not match:
                raise NotationError(f"position: {entry.strip()[:60]!r} is not a player like 'Ada 4 7M'")
            result.append((match[1], int(match[2]), match[3]))
        return result

    def _read_setup(self, players: list[str]) -> Setup:
        sets, *words = self.setup.split() or [""]
        options: dict[str, str] = {}
        first = 0
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or key in options:
                raise NotationError(f"position: {word[:40]!r} is not an option like small_city=on")
            if key == "first":
                first = parse_int(value, "position: first")
            else:
                options[key] = value
        setup = Setup.parse(sets, players, options, first)
        check_setup(setup)
        return setup

    def _lay_tiles(self) -> None:
        rules = self.rules
        words = [] if self.tiles == NONE else self.tiles.split()
        most = copies(rules)
        used: Counter[int] = Counter()
        lying: dict[int, tuple[int, int]] = {}
        for word in words:
            match = _TILE.fullmatch(word)
            if not match or match[1] not in rules.design_of:
                raise NotationError(f"position: {word[:40]!r} is no tile of this game like D@0,0>N")
            design = rules.design_of[match[1]]
            at = parse_at(match[2], f"position: {word}")
            turn = EDGES.index(match[3])
            tile = rules.tiles[design]
            if turn not in tile.turns:
                turn = next(t for t in tile.turns if tile.same_look(t, turn))
            used[design] += 1
            if used[design] > most[design]:
                raise NotationError(f"position: {word}: there are only {most[design]} tiles {match[1]}")
            if at in lying:
                raise NotationError(f"position: {word}: a tile lies there already")
            beside = [(e, lying[at + STEPS[e]]) for e in range(4) if at + STEPS[e] in lying]
            if lying and not beside:
                raise NotationError(f"position: {word} touches no tile named before it")
            for e, (other, other_turn) in beside:
                letters = {tile.edge(e, turn), rules.tiles[other].edge((e + 2) % 4, other_turn)}
                if len(letters) > 1 and "A" not in letters:
                    raise NotationError(f"position: {word}: its {EDGES[e]} edge does not fit")
            lying[at] = (design, turn)
            self.state.build_tile(design, at, turn)

    def _read_own(self) -> None:
        numbers = self.numbers
        unknown = set(self.own) - {slot.name for _, slot, _ in self.rules.slots}
        if unknown:
            raise NotationError(f"position: no own state {', '.join(sorted(unknown))[:60]!r} in this game")
        for first, slot, length in self.rules.slots:
            what = f"position: own {slot.name}"
            row = [slot.initial] * length
            words = self.own.get(slot.name)
            if words is not None and slot.per == "tile":
                for word in words:
                    place, _, inside = word.partition("=")
                    start = slot.size * numbers.number("tile", place, what)
                    values = [numbers.number(slot.holds, w, what) for w in inside.split(":")]
                    if len(values) != slot.size or start < 0:
                        raise NotationError(f"{what}: {word[:40]!r} needs {slot.size} values for a tile")
                    row[start : start + slot.size] = values
            elif words is not None:
                row = [numbers.number(slot.holds, word, what) for word in words]
                if len(row) != length:
                    raise NotationError(f"{what}: {len(row)} values; {length} are needed")
            for i, value in enumerate(row):
                self.state.poke("own", first + i, value)

    def _put_pieces(self) -> None:
        rules = self.rules
        kinds = {kind.letter: n for n, kind in enumerate(rules.piece_kinds)}
        pieces: dict[tuple[int, int], list[int]] = {}
        for piece, key in enumerate(rules.piece_owners()):
            pieces.setdefault(key, []).append(piece)
        free = {key: list(of) for key, of in pieces.items()}
        for name, words in self._pieces_by_player():
            owner = rules.setup.players.index(name)
            for word in words:
                match = _PIECE.fullmatch(word)
                if not match or match[1] not in kinds:
                    raise NotationError(f"position: {word[:40]!r} is no piece of this game like M@0,1.S")
                key = owner, kinds[match[1]]
                if match[2] and int(match[2]) < len(pieces.get(key, ())):
                    piece = pieces[key][int(match[2])]
                else:
                    piece = free[key][0] if not match[2] and free.get(key) else -1
                if piece not in free.get(key, ()):
                    raise NotationError(f"position: {word}: {name} has no such piece left")
                free[key].remove(piece)
                where = -int(match[4]) if match[4] else self.numbers.segment(match[3], f"position: {word}")
                if where in (0, SUPPLY) and match[4]:
                    raise NotationError(f"position: {word}: there is no such place")
                self.state.build_piece(piece, where)

    def _pieces_by_player(self) -> list[tuple[str, list[str]]]:
        """Names hold no comma and pieces hold one followed by no blank, or a tilde."""
        if self.pieces == NONE:
            return []
        names = sorted(self.rules.setup.players, key=len, reverse=True)
        result: list[tuple[str, list[str]]] = []
        for entry in re.split(r", +", self.pieces):
            for name in names:
                words = entry[len(name) :].split()
                if entry.startswith(name + " ") and all(map(_PIECE.fullmatch, words)):
                    break
            else:
                raise NotationError(f"position: {entry[:60]!r} are no pieces of a player like 'Ada M@0,1.S'")
            if name in (done for done, _ in result):
                raise NotationError(f"position: the pieces of {name} stand there twice")
            result.append((name, words))
        return result

    def _score(self, points: list[tuple[int, str]]) -> None:
        rules = self.rules
        for seat, (score, supply) in enumerate(points):
            self.state.poke("score", seat, score)
            stated = {match[2]: int(match[1]) for match in map(_SUPPLY.fullmatch, supply.split()) if match}
            actual = {kind.letter: self.state.in_supply(seat, n) for n, kind in enumerate(rules.piece_kinds)}
            if stated != {letter: n for letter, n in actual.items() if n}:
                words = " ".join(f"{n}{letter}" for letter, n in actual.items() if n) or "nothing"
                raise NotationError(
                    f"position: {rules.setup.players[seat]} has {supply.strip() or 'nothing'} in the supply, "
                    f"but the pieces on the table leave {words}"
                )

    def _read_turn(self) -> None:
        rules = self.rules
        match = _TURN.fullmatch(self.turn)
        if not match or match[2] not in rules.setup.players or int(match[1]) < 1:
            raise NotationError(f"position: {self.turn[:60]!r} is not a turn like '5 Ada draw'")
        active = rules.setup.players.index(match[2])
        self._read_tile(active, int(match[1]) - 1)
        self._read_stock()
        done = [self.numbers.number("feature", word, "position: done") for word in self.more.get("done", [])]
        self.state.build_done(done)
        if match[3] == OVER:
            if self.more.keys() & {"to", "chance", "agenda"}:
                raise NotationError("position: the game is over, nobody has anything to choose")
            self.state.build_agenda([], TERMINAL)
            return
        top = self.numbers.frame(match[3])
        if top[0] < N_SLOTS:
            raise NotationError(f"position: {match[3][:40]!r} is not a step")
        lower = _usual_agenda(rules, top[0])
        if "agenda" in self.more:
            lower = [self.numbers.frame(word) for word in self.more["agenda"]]
        if len(lower) > MOST_DEPTH:
            raise NotationError(f"position: {len(lower)} steps on the agenda; at most {MOST_DEPTH}")
        who = _usual_player(rules, top[0], active)
        if "chance" in self.more:
            who = CHANCE
        name = self._one("to")
        if name is not None:
            if name not in rules.setup.players:
                raise NotationError(f"position: no player {name[:40]!r}")
            who = rules.setup.players.index(name)
        self.state.build_agenda([*lower, top], who)
        if not self.state.asks_again():
            raise NotationError(f"position: the step {match[3]} has nothing to ask here")

    def _read_tile(self, active: int, turn: int) -> None:
        laid, last = self._one("laid"), self._one("last")
        number = -1 if laid is None else self.numbers.number("tile", laid, "position: laid")
        if laid is not None and number < 0:
            raise NotationError("position: laid needs a place")
        tile = _usual_tile(self.state, number)
        word = self._one("tile")
        if word is not None:
            tile = max(-1, self.numbers.number("design", word, "position: tile"))
        last_number = _usual_last(self.state)
        if last is not None:
            last_number = max(-1, self.numbers.number("tile", last, "position: last"))
        self.state.build_turn(active, turn, tile, number, last_number, "cut" in self.more)

    def _read_stock(self) -> None:
        gone, back = self.more.get("gone", []), self.more.get("back", [])
        for i, n in enumerate(parse_stock(self.rules, _used(self.state), gone, back)):
            self.state.poke("unseen", i, n)
