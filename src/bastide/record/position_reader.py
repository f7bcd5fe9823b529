"""Builds the state that the fields of a position describe."""

from __future__ import annotations

import re
from collections import Counter

from bastide.core.constants import CHANCE, N_SLOTS, SUPPLY, TERMINAL
from bastide.core.errors import NotationError
from bastide.core.geometry import EDGES, STEPS
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.record.numbers import Numbers, parse_at, parse_int
from bastide.record.record import check_setup
from bastide.record.stock import copies, parse_stock
from bastide.record.usual import used_designs, usual_agenda, usual_last, usual_player, usual_tile

NONE = "-"  # no tiles, no pieces, no tile
OVER = "over"
FIELDS = ("laid", "tile", "last", "chance", "to", "agenda", "done", "gone", "back", "cut", "own", "tiles")
FLAGS = ("chance", "cut")  # fields of one word
MOST_DEPTH = 64  # of an agenda from outside, half of what fits
_TILE = re.compile(r"([^\s@|]+)@([^\s>]+)>([NESW])")
_PIECE = re.compile(r"([^\s@~#0-9]+)(?:#([0-9]{1,4}))?(?:@(\S+\.[A-Z]{1,3})|~([0-9]{1,3}))")
_PLAYER = re.compile(r"(.+) (-?[0-9]{1,6})((?: [0-9]{1,3}[^\s0-9]+)*)")
_SUPPLY = re.compile(r"([0-9]+)([^\s0-9]+)")
_TURN = re.compile(r"([0-9]{1,6}) (.+) (\S+)")


class PositionReader:
    """Builds the state that the fields describe, in the order in which one needs the other."""

    def __init__(self, fields: list[str]) -> None:
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
        tiles = self.more.get("tiles", [""])[0]
        setup = Setup.parse(sets, players, options, first, tiles)
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
        lower = usual_agenda(rules, top[0])
        if "agenda" in self.more:
            lower = [self.numbers.frame(word) for word in self.more["agenda"]]
        if len(lower) > MOST_DEPTH:
            raise NotationError(f"position: {len(lower)} steps on the agenda; at most {MOST_DEPTH}")
        who = usual_player(rules, top[0], active)
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
        tile = usual_tile(self.state, number)
        word = self._one("tile")
        if word is not None:
            tile = max(-1, self.numbers.number("design", word, "position: tile"))
        last_number = usual_last(self.state)
        if last is not None:
            last_number = max(-1, self.numbers.number("tile", last, "position: last"))
        self.state.build_turn(active, turn, tile, number, last_number, "cut" in self.more)

    def _read_stock(self) -> None:
        gone, back = self.more.get("gone", []), self.more.get("back", [])
        for i, n in enumerate(parse_stock(self.rules, used_designs(self.state), gone, back)):
            self.state.poke("unseen", i, n)
