"""Builds the state that the fields of a position describe."""

from __future__ import annotations

import re
from collections import Counter

from bastide.core import building
from bastide.core.constants import CHANCE, N_SLOTS, TERMINAL
from bastide.core.errors import NotationError
from bastide.core.geometry import EDGES, STEPS
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.record.position_defaults import (
    default_agenda,
    default_last,
    default_player,
    default_tile,
    used_designs,
)
from bastide.record.position_stock import copies, parse_stock
from bastide.record.position_words import Numbers, parse_at, parse_int
from bastide.record.record import check_setup, read_format
from bastide.words import Message

NONE = "-"  # no tiles, no pieces, no tile
OVER = "over"
FIELDS = ("laid", "tile", "last", "chance", "to", "agenda", "done", "gone", "back", "cut", "own", "tiles")
FLAGS = ("chance", "cut")  # fields of one word
MAX_DEPTH = 64  # of an agenda from outside, half of what fits
_TILE = re.compile(r"([^\s@|]+)@([^\s>]+)>([NESW])")
_PIECE = re.compile(r"([^\s@~#0-9]+)(?:#([0-9]{1,4}))?(?:@(\S+\.[A-Z]{1,3})|~([a-z0-9-]{1,40}))")
_PLAYER = re.compile(r"(.+) (-?[0-9]{1,6})((?: [0-9]{1,3}[^\s0-9]+)*)")
_SUPPLY = re.compile(r"([0-9]+)([^\s0-9]+)")
_TURN = re.compile(r"([0-9]{1,6}) (.+) (\S+)")


class PositionReader:
    """Builds the state that the fields describe, in the order in which one needs the other."""

    def __init__(self, fields: list[str]) -> None:
        if len(fields) < 5:
            raise NotationError(Message("record-position-fields", n=len(fields)))
        self.setup, self.tiles, self.pieces, self.players, self.turn = fields[:5]
        self.more: dict[str, list[str]] = {}
        self.own: dict[str, list[str]] = {}
        for field in fields[5:]:
            word, _, rest = field.partition(" ")
            values = [rest.strip()] if word in ("to", "tiles") else rest.split()
            where, name = self.more, word
            if word == "own" and values:
                where, name = self.own, values.pop(0)
            if word not in FIELDS or name in where or (word in FLAGS and values):
                raise NotationError(Message("record-position-field", field=repr(field[:40])))
            where[name] = values

    def read(self) -> State:
        points = self._read_players()
        self.state = State(compose(self._read_setup([name for name, _, _ in points])))
        self.rules = self.state.rules
        building.clear_table(self.state)
        self._lay_tiles()
        self.numbers = Numbers(self.state)
        self._read_own()
        building.join_links(self.state)
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
            raise NotationError(Message("record-position-one-word", field=name))
        return values[0]

    def _read_players(self) -> list[tuple[str, int, str]]:
        result = []
        for entry in self.players.split(","):
            match = _PLAYER.fullmatch(entry.strip())
            if not match:
                raise NotationError(Message("record-position-player", text=repr(entry.strip()[:60])))
            if int(match[2]) < 0:
                raise NotationError(Message("record-position-negative", who=match[1], score=int(match[2])))
            result.append((match[1], int(match[2]), match[3]))
        return result

    def _read_setup(self, players: list[str]) -> Setup:
        sets, *words = self.setup.split() or [""]
        options: dict[str, str] = {}
        first, format = 0, 1
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or key in options:
                raise NotationError(Message("record-not-an-option", text=repr(word[:40])))
            if key == "first":
                first = parse_int(value, "first")
            elif key == "format":
                format = read_format(value)
            else:
                options[key] = value
        tiles = self.more.get("tiles", [""])[0]
        setup = Setup.parse(sets, players, options, first, tiles, format)
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
                raise NotationError(Message("record-position-tile", text=repr(word[:40])))
            design = rules.design_of[match[1]]
            at = parse_at(match[2], word)
            rotation = EDGES.index(match[3])
            tile = rules.tiles[design]
            if rotation not in tile.rotations:
                rotation = next(t for t in tile.rotations if tile.same_look(t, rotation))
            used[design] += 1
            if used[design] > most[design]:
                raise NotationError(Message("record-position-only", text=word, n=most[design], tile=match[1]))
            if at in lying:
                raise NotationError(Message("record-position-occupied", text=word))
            beside = [(e, lying[at + STEPS[e]]) for e in range(4) if at + STEPS[e] in lying]
            if lying and not beside:
                raise NotationError(Message("record-position-apart", text=word))
            for e, (other, other_rotation) in beside:
                letters = {tile.edge(e, rotation), rules.tiles[other].edge((e + 2) % 4, other_rotation)}
                if len(letters) > 1 and "A" not in letters:
                    raise NotationError(
                        Message("record-position-edge", text=word, side=Message(f"core-side-{EDGES[e]}"))
                    )
            lying[at] = (design, rotation)
            building.lay_tile(self.state, design, at, rotation)

    def _read_own(self) -> None:
        numbers = self.numbers
        unknown = set(self.own) - {variable.name for _, variable, _ in self.rules.variables}
        if unknown:
            raise NotationError(Message("record-position-own", names=repr(", ".join(sorted(unknown))[:60])))
        for first, variable, length in self.rules.variables:
            what = f"own {variable.name}"
            row = [variable.initial] * length
            words = self.own.get(variable.name)
            if words is not None and variable.per == "tile":
                for word in words:
                    place, _, inside = word.partition("=")
                    start = variable.size * numbers.number("tile", place, what)
                    values = [numbers.number(variable.holds, w, what) for w in inside.split(":")]
                    if len(values) != variable.size or start < 0:
                        short = repr(word[:40])
                        raise NotationError(
                            Message("record-tile-values", what=what, text=short, n=variable.size)
                        )
                    row[start : start + variable.size] = values
            elif words is not None:
                row = [numbers.number(variable.holds, word, what) for word in words]
                if len(row) != length:
                    raise NotationError(Message("record-values", what=what, n=len(row), needed=length))
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
                    raise NotationError(Message("record-position-piece", text=repr(word[:40])))
                key = owner, kinds[match[1]]
                if match[2] and int(match[2]) < len(pieces.get(key, ())):
                    piece = pieces[key][int(match[2])]
                else:
                    piece = free[key][0] if not match[2] and free.get(key) else -1
                if piece not in free.get(key, ()):
                    raise NotationError(Message("record-position-none-left", text=word, who=name))
                free[key].remove(piece)
                where = self._place(word, match[4]) if match[4] else self.numbers.segment(match[3], word)
                building.put_piece(self.state, piece, where)

    def _place(self, word: str, name: str) -> int:
        """The number of a place elsewhere, by its name or by the number that it had before."""
        if name.isdigit() and int(name) in self.rules.places_before:
            return int(self.rules.places_before[int(name)])
        if name not in self.rules.place_index:
            raise NotationError(Message("record-position-no-place", text=word))
        return int(self.rules.place_index[name])

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
                raise NotationError(Message("record-position-pieces", text=repr(entry[:60])))
            if name in (done for done, _ in result):
                raise NotationError(Message("record-position-twice", who=name))
            result.append((name, words))
        return result

    def _score(self, points: list[tuple[int, str]]) -> None:
        rules = self.rules
        for seat, (score, supply) in enumerate(points):
            self.state.poke("score", seat, score)
            stated = {match[2]: int(match[1]) for match in map(_SUPPLY.fullmatch, supply.split()) if match}
            actual = {kind.letter: self.state.in_supply(seat, n) for n, kind in enumerate(rules.piece_kinds)}
            if stated != {letter: n for letter, n in actual.items() if n}:
                left = " ".join(f"{n}{letter}" for letter, n in actual.items() if n)
                raise NotationError(
                    Message(
                        "record-position-supply",
                        who=rules.setup.players[seat],
                        stated=supply.strip() or Message("record-nothing"),
                        left=left or Message("record-nothing"),
                    )
                )

    def _read_turn(self) -> None:
        rules = self.rules
        match = _TURN.fullmatch(self.turn)
        if not match or match[2] not in rules.setup.players or int(match[1]) < 1:
            raise NotationError(Message("record-position-turn", text=repr(self.turn[:60])))
        active = rules.setup.players.index(match[2])
        self._read_tile(active, int(match[1]) - 1)
        self._read_stock()
        done = [self.numbers.number("feature", word, "done") for word in self.more.get("done", [])]
        building.set_done(self.state, done)
        if match[3] == OVER:
            if self.more.keys() & {"to", "chance", "agenda"}:
                raise NotationError(Message("record-position-over"))
            building.set_agenda(self.state, [], TERMINAL)
            return
        top = self.numbers.frame(match[3])
        if top[0] < N_SLOTS:
            raise NotationError(Message("record-position-no-step", text=repr(match[3][:40])))
        lower = default_agenda(rules, top[0])
        if "agenda" in self.more:
            lower = [self.numbers.frame(word) for word in self.more["agenda"]]
        if len(lower) > MAX_DEPTH:
            raise NotationError(Message("record-position-deep", n=len(lower), max=MAX_DEPTH))
        who = default_player(rules, top[0], active)
        if "chance" in self.more:
            who = CHANCE
        name = self._one("to")
        if name is not None:
            if name not in rules.setup.players:
                raise NotationError(Message("record-position-no-player", name=repr(name[:40])))
            who = rules.setup.players.index(name)
        building.set_agenda(self.state, [*lower, top], who)
        if not building.asks_again(self.state):
            raise NotationError(Message("record-position-asks-nothing", step=match[3]))

    def _read_tile(self, active: int, turn: int) -> None:
        laid, last = self._one("laid"), self._one("last")
        number = -1 if laid is None else self.numbers.number("tile", laid, "laid")
        if laid is not None and number < 0:
            raise NotationError(Message("record-position-laid"))
        tile = default_tile(self.state, number)
        word = self._one("tile")
        if word is not None:
            tile = max(-1, self.numbers.number("design", word, "tile"))
        last_number = default_last(self.state)
        if last is not None:
            last_number = max(-1, self.numbers.number("tile", last, "last"))
        building.set_turn(self.state, active, turn, tile, number, last_number, "cut" in self.more)

    def _read_stock(self) -> None:
        gone, back = self.more.get("gone", []), self.more.get("back", [])
        for i, n in enumerate(parse_stock(self.rules, used_designs(self.state), gone, back)):
            self.state.poke("unseen", i, n)
