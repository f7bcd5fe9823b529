"""A slow, obvious second opinion on the rules.

It reads the tile files itself and looks at nothing of a ``State`` but what lies on the table:
which tile where, which piece on which spot. Everything else is worked out from scratch, cell by
cell: features by flood fill, placements by comparing edges, awards by counting.

An expansion that changes what joins, fits or counts derives from ``Table`` and overrides the
method for it (``links``, ``edges_fit``, ``closes``, ``strength``, ``value`` ...).
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import bastide
from bastide import State

EDGES = ("N", "E", "S", "W")
HALVES = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
# The half-edge that lies against each half-edge, on the neighbour's side.
FACING = {
    "NNW": "SSW",
    "NNE": "SSE",
    "ENE": "WNW",
    "ESE": "WSW",
    "SSE": "NNE",
    "SSW": "NNW",
    "WSW": "ESE",
    "WNW": "ENE",
}
SIDE = {"NNW": "N", "NNE": "N", "ENE": "E", "ESE": "E", "SSE": "S", "SSW": "S", "WSW": "W", "WNW": "W"}
ORDER = (*EDGES, *HALVES, "C", "IN", "IE", "IS", "IW", "I", "G")
KIND_ORDER = ("road", "city", "cloister", "field")
Cell = tuple[int, int]
Node = tuple[int, int, int]  # a cell and the number of a segment on its tile


@cache
def raw_tiles(set_name: str) -> dict[str, Mapping[str, Any]]:
    """The tiles of a set as they stand in its file."""
    folder = Path(str(bastide.__file__)).parent / "expansions" / set_name.replace("-", "_")
    doc = tomllib.loads((folder / "tiles.toml").read_text(encoding="utf-8"))
    return {str(t["id"]): t for key in ("tile", "held") for t in doc.get(key, ())}


def turned(names: Iterable[str], rotation: int) -> frozenset[str]:
    """Edges or half-edges after so many clockwise quarter turns."""
    result = set()
    for name in names:
        if name in EDGES:
            result.add(EDGES[(EDGES.index(name) + rotation) % 4])
        else:
            result.add(HALVES[(HALVES.index(name) + 2 * rotation) % 8])
    return frozenset(result)


@dataclass(frozen=True)
class Segment:
    """One segment as it lies."""

    kind: str
    reach: frozenset[str]  # edges of cities and roads, half-edges of fields
    cities: tuple[int, ...] = ()  # for a field: which segments of the tile it touches
    marks: tuple[tuple[str, int], ...] = ()
    spot: str = ""


@cache
def segments(set_name: str, tile_id: str, rotation: int) -> tuple[Segment, ...]:
    """The segments of a tile as it lies, straight from the file."""
    raw = raw_tiles(set_name)[tile_id]
    result: list[Segment] = []

    def add(
        kind: str, names: str, marks: Mapping[str, int], cities: tuple[int, ...] = (), spot: str = ""
    ) -> None:
        reach = turned(names.split(), rotation)
        name = spot or min(reach, key=ORDER.index)
        result.append(
            Segment(kind, reach, cities, tuple(sorted((k, v) for k, v in marks.items() if v)), name)
        )

    for city in raw.get("cities", ()):
        marks = {"pennant": city.get("pennants", 0), "cathedral": int(city.get("cathedral", False))}
        add("city", city["edges"], marks)
    for road in raw.get("roads", ()):
        add("road", road["edges"], {"inn": int(road.get("inn", False))})
    if raw.get("cloister"):
        add("cloister", "", {}, spot="C")
    for land in raw.get("fields", ()):
        inner = "I" + (EDGES[(EDGES.index(land["side"]) + rotation) % 4] if "side" in land else "")
        add("field", land["at"], {}, tuple(land["cities"]), "" if land["at"] else inner)
    return tuple(result)


@cache
def letters(set_name: str, tile_id: str, rotation: int) -> dict[str, str]:
    """The letter at each edge as the tile lies."""
    printed = raw_tiles(set_name)[tile_id]["edges"]
    return {EDGES[(i + rotation) % 4]: letter for i, letter in enumerate(printed)}


@dataclass
class Feature:
    """Segments that are joined."""

    kind: str
    nodes: list[Node]
    spots: frozenset[tuple[int, int, str]]
    cells: frozenset[Cell]
    open: int
    complete: bool
    pieces: list[tuple[int, str]] = field(default_factory=list)  # owner and kind
    marks: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Award:
    """What one feature gives, in a form that compares."""

    kind: str
    cells: int
    final: bool
    strengths: tuple[tuple[int, int], ...]
    points: tuple[tuple[int, int], ...]


STRENGTH = {"follower": 1, "large": 2}

# The last few floods, because one table is looked at with several sets of pieces.
_GROUPS: dict[object, list[list[Node]]] = {}


class Table:
    """What lies on the table, looked at from scratch."""

    def __init__(
        self,
        tiles: Mapping[Cell, tuple[str, str, int]],
        pieces: Iterable[tuple[int, str, int, int, str]],
        options: Mapping[str, str],
    ) -> None:
        """``tiles`` gives set, id and turn at each cell; pieces are owner, kind, x, y, spot."""
        self.tiles = dict(tiles)
        self.pieces = list(pieces)
        self.options = options
        self.lying = {cell: segments(*tile) for cell, tile in self.tiles.items()}
        self.feature_at: dict[Node, Feature] = {}
        self.features = self._flood()

    @classmethod
    def of(cls, state: State, pieces: Iterable[tuple[int, str, int, int, str]] | None = None) -> Table:
        """The table of a state, with its pieces or others."""
        tiles = {(t.x, t.y): (t.tile.set, t.tile.id, t.rotation) for t in state.placed()}
        return cls(tiles, standing(state) if pieces is None else pieces, state.rules.options)

    # What joins -------------------------------------------------------------------------------

    def links(self, node: Node) -> Iterable[Node]:
        """The segments next to a segment that belong to the same feature."""
        x, y, i = node
        here = self.lying[x, y][i]
        for name in here.reach:
            dx, dy = STEP[SIDE.get(name, name)]
            there = (x + dx, y + dy)
            facing = FACING.get(name) or OPPOSITE[name]
            for j, other in enumerate(self.lying.get(there, ())):
                if other.kind == here.kind and facing in other.reach:
                    yield (*there, j)

    def is_open(self, cell: Cell, edge: str) -> bool:
        """Does nothing lie at this edge?"""
        return (cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]) not in self.tiles

    def bonds(self) -> tuple[object, ...]:
        """Whatever ``links`` looks at besides the tiles; tables that agree in it have the same features."""
        return ()

    def _flood(self) -> list[Feature]:
        key = (type(self), frozenset(self.tiles.items()), self.bonds())
        if key not in _GROUPS:
            if len(_GROUPS) > 8:
                _GROUPS.clear()
            _GROUPS[key] = self._groups()
        features = []
        for nodes in _GROUPS[key]:
            feature = self._feature(nodes)
            features.append(feature)
            for node in nodes:
                self.feature_at[node] = feature
        return features

    def _groups(self) -> list[list[Node]]:
        """The segments of each feature."""
        groups = []
        todo = [(x, y, i) for (x, y), own in self.lying.items() for i in range(len(own))]
        seen: set[Node] = set()
        for start in todo:
            if start in seen:
                continue
            seen.add(start)
            nodes, queue = [], [start]
            while queue:
                node = queue.pop()
                nodes.append(node)
                for other in self.links(node):
                    if other not in seen:
                        seen.add(other)
                        queue.append(other)
            groups.append(nodes)
        return groups

    def _feature(self, nodes: list[Node]) -> Feature:
        kind = self.lying[nodes[0][:2]][nodes[0][2]].kind
        parts = [((x, y), self.lying[x, y][i]) for x, y, i in nodes]
        if kind == "cloister":
            left = 8 - self.neighbours(nodes[0][:2])
        elif kind == "field":
            left = 1
        else:
            left = sum(self.is_open(cell, edge) for cell, part in parts for edge in part.reach)
        marks: Counter[str] = Counter()
        for _, part in parts:
            marks.update(dict(part.marks))
        spots = frozenset((*cell, part.spot) for cell, part in parts)
        pieces = [(owner, piece) for owner, piece, x, y, spot in self.pieces if (x, y, spot) in spots]
        cells = frozenset(cell for cell, _ in parts)
        return Feature(kind, nodes, spots, cells, left, left == 0, pieces, marks)

    def neighbours(self, cell: Cell) -> int:
        """How many tiles lie around a cell."""
        x, y = cell
        return sum((x + dx, y + dy) in self.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)

    # What may be done -------------------------------------------------------------------------

    def edges_fit(self, mine: str, theirs: str) -> bool:
        """May two edges lie against each other? (TILE-3)"""
        return mine == theirs

    def placements(self, set_name: str, tile_id: str) -> set[tuple[int, int, int]]:
        """Every legal cell and rotation, of rotations that look the same the smallest (TILE-2, TILE-3)."""
        result = set()
        cells = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEP.values()} - set(self.tiles)
        looks: list[tuple[int, object]] = []
        for rotation in range(4):
            look = (
                letters(set_name, tile_id, rotation),
                frozenset(segments_look(set_name, tile_id, rotation)),
            )
            if look not in [other for _, other in looks]:
                looks.append((rotation, look))
        for x, y in cells:
            for rotation, _ in looks:
                mine = letters(set_name, tile_id, rotation)
                fits = True
                for edge, (dx, dy) in STEP.items():
                    other = self.tiles.get((x + dx, y + dy))
                    if other and not self.edges_fit(mine[edge], letters(*other)[OPPOSITE[edge]]):
                        fits = False
                if fits:
                    result.add((x, y, rotation))
        return result

    def may_stand(self, kind: str, segment: Segment) -> bool:
        """May a kind of follower stand on a segment at all? (FOLLOW-4, OPT-4)"""
        return segment.kind != "field" or self.options["farmers"] == "on"

    def figures(self, cell: Cell, supply: Mapping[str, int]) -> set[tuple[str, str]]:
        """Kind and spot of every follower that may be placed on the tile at a cell (FOLLOW-2 to FOLLOW-5)."""
        result = set()
        for i, segment in enumerate(self.lying[cell]):
            if not self.feature_at[(*cell, i)].pieces:
                for kind, n in supply.items():
                    if n > 0 and self.may_stand(kind, segment):
                        result.add((kind, segment.spot))
        return result

    # What it is worth -------------------------------------------------------------------------

    def strengths(self, pieces: Iterable[tuple[int, str]]) -> dict[int, int]:
        """How strong each player is (BIG-2)."""
        result: Counter[int] = Counter()
        for owner, kind in pieces:
            result[owner] += STRENGTH[kind]
        return dict(result)

    def value(self, feature: Feature) -> int:
        """What a feature gives to each of its winners."""
        n = len(feature.cells)
        if feature.kind == "road":
            if feature.marks["inn"]:
                return 2 * n if feature.complete else 0
            return n
        if feature.kind == "city":
            each = 2 if feature.complete else 1
            if feature.complete and n == 2 and self.options["small_city"] == "on":
                each = 1
            if feature.marks["cathedral"]:
                each = 3 if feature.complete else 0
            return each * (n + feature.marks["pennant"])
        if feature.kind == "cloister":
            return 9 - feature.open
        return 3 * len(self.cities_at(feature))

    def cities_at(self, farm: Feature) -> list[frozenset[tuple[int, int, str]]]:
        """The completed cities that touch a farm, each once."""
        found = {}
        for x, y, i in farm.nodes:
            for city in self.lying[x, y][i].cities:
                feature = self.feature_at[x, y, city]
                if feature.complete:
                    found[feature.spots] = feature
        return list(found)

    def award(self, feature: Feature, final: bool) -> Award:
        """What the feature gives to whom (MAJ-1, MAJ-2)."""
        return self._award(feature.kind, len(feature.cells), final, feature.pieces, self.value(feature))

    def _award(
        self, kind: str, cells: int, final: bool, pieces: Iterable[tuple[int, str]], points: int
    ) -> Award:
        strengths = self.strengths(pieces)
        top = max(strengths.values())
        winners = [p for p, n in strengths.items() if n == top]
        return Award(
            kind, cells, final, tuple(sorted(strengths.items())), tuple((p, points) for p in sorted(winners))
        )

    def completed(self) -> list[Feature]:
        """Occupied features that nothing can be added to."""
        return [f for f in self.features if f.complete and f.pieces]

    def final_awards(self) -> list[Award]:
        """What the final scoring gives (FINAL-1 to FINAL-3, FARM-5 to FARM-10, OPT-1)."""
        result = [
            self.award(f, True) for f in self.features if f.kind != "field" and f.pieces and not f.complete
        ]
        farms = [f for f in self.features if f.kind == "field" and f.pieces]
        if self.options["farm_scoring"] == "current":
            return result + [self.award(f, True) for f in farms]
        for city in self.features:
            if city.kind == "city" and city.complete:
                around = [
                    piece for farm in farms if city.spots in self.cities_at(farm) for piece in farm.pieces
                ]
                if around:
                    result.append(self._award("field", len(city.cells), True, around, 4))
        return result


def segments_look(set_name: str, tile_id: str, rotation: int) -> list[tuple[object, ...]]:
    """What can be seen of the segments, whatever their numbers."""
    return [(s.kind, s.reach, s.marks, s.spot) for s in segments(set_name, tile_id, rotation)]


def standing(state: State) -> list[tuple[int, str, int, int, str]]:
    """The pieces of a state in the form that ``Table`` takes."""
    return [(p.owner, p.kind, p.x, p.y, p.spot) for p in state.pieces()]


# Comparing with the engine --------------------------------------------------------------------


def compare_features(table: Table, state: State) -> None:
    """The engine's features are those of the flood fill."""
    engine = {
        (f.kind, frozenset(f.spots)): (f.complete, sorted((p.owner, p.kind) for p in f.pieces), f.open)
        for f in state.features()
        if f.kind != "river"
    }
    slow = {(f.kind, f.spots): (f.complete, sorted(f.pieces), f.open) for f in table.features}
    assert set(engine) == set(slow), f"features differ: {set(engine) ^ set(slow)}"
    for key, (complete, pieces, left) in slow.items():
        assert engine[key][:2] == (complete, pieces), f"{key}: {engine[key]} is not {(complete, pieces)}"
        if key[0] != "field":
            assert engine[key][2] == left, f"{key}: {engine[key][2]} open, not {left}"


def supply_of(state: State, player: int) -> dict[str, int]:
    """What a player has left, counted from the pieces on the table."""
    owned = {kind.name: kind.per_player for kind in state.rules.piece_kinds}
    owned["follower"] = int(state.rules.options["followers"])
    for piece in state.pieces():
        if piece.owner == player:
            owned[piece.kind] -= 1
    return owned


def step_of(state: State) -> str:
    """Which decision is due, told by what may be chosen."""
    names = {a.name for a in state.legal_actions()}
    return "place" if "place" in names else "figure" if names & {"pass", "deploy"} else "other"


def compare_actions(table: Table, state: State) -> None:
    """The engine's legal actions are those found cell by cell."""
    legal = {str(a) for a in state.legal_actions()}
    step = step_of(state)
    if step == "place":
        tile = state.rules.tiles[state.tile]
        expected = {f"@{x},{y}>{EDGES[rotation]}" for x, y, rotation in table.placements(tile.set, tile.id)}
        assert legal == expected, f"{tile}: {legal ^ expected}"
    elif step == "figure":
        expected = {"-"} | figure_texts(table, state)
        assert legal == expected, f"{legal ^ expected}"
        assert len(expected) > 1, "a player is asked who can only pass"


def figure_texts(table: Table, state: State) -> set[str]:
    """Every follower that the active player may put on the tile laid last, as text."""
    last = state.placed()[-1]
    kinds = {kind.name: kind.letter for kind in state.rules.piece_kinds}
    options = table.figures((last.x, last.y), supply_of(state, state.active))
    return {f"{kinds[kind]}@{last.x},{last.y}.{spot}" for kind, spot in options}


def compare_step(
    before: State, state: State, action: bastide.Action, table_type: type[Table] = Table
) -> None:
    """What one action led to is what the rules say: discards, who is asked, awards, returns, scores."""
    events = state.events()
    sheets = [e.sheet for e in events if e.sheet is not None]
    if action.name == "draw":
        tile = state.rules.tiles[int(action.numbers[0]) * 256 + int(action.numbers[1])]
        fits = bool(table_type.of(before).placements(tile.set, tile.id))
        assert any(e.name == "discarded" for e in events) != fits
        if fits:
            assert not sheets
            return
    pieces = standing(before)
    if action.name == "deploy":
        values = action.values()
        kind = next(k.name for k in state.rules.piece_kinds if k.letter == values["piece"])
        assert action.at is not None
        pieces.append((before.active, kind, *action.at, str(values["spot"])))
    table = table_type.of(state, pieces)
    if action.name == "place" and step_of(state) == "figure":
        assert not sheets, "scored before the figure"
        return
    if action.name == "place":  # nobody was asked: there must have been nothing to ask
        probe = table_type.of(state, standing(before))
        last = state.placed()[-1]
        assert not probe.figures((last.x, last.y), supply_of(before, before.active))
    compare_awards(table, before, state, sheets)


def compare_awards(table: Table, before: State, state: State, sheets: list[bastide.ScoreSheet]) -> None:
    """Sheets, scores and returned pieces are those worked out from scratch."""
    done = table.completed()
    expected = [table.award(f, False) for f in done]
    remaining = [p for p in table.pieces if not any((p[2], p[3], p[4]) in f.spots for f in done)]
    if state.is_terminal():
        rest = type(table)(table.tiles, remaining, table.options)
        expected += rest.final_awards()
        remaining = [p for p in remaining if is_farmer(rest, p)]
    got = [
        Award(
            s.kind,
            s.tiles,
            s.final,
            tuple(sorted(s.strengths.items())),
            tuple(sorted(s.points.items())),
        )
        for s in sheets
    ]
    assert Counter(got) == Counter(expected), f"awards {got}, expected {expected}"
    order = [(a.final, KIND_ORDER.index(a.kind)) for a in got]
    assert order == sorted(order), f"scored in the order {order}"  # ORDER-2, FINAL-1
    change = [0] * len(state.scores())
    for award in expected:
        for player, points in award.points:
            change[player] += points
    assert [a - b for a, b in zip(state.scores(), before.scores(), strict=True)] == change
    assert sorted(standing(state)) == sorted(remaining), "other pieces came home than should have"


def is_farmer(table: Table, piece: tuple[int, str, int, int, str]) -> bool:
    """Does the piece stand on a field?"""
    _, _, x, y, spot = piece
    return next(s for s in table.lying[x, y] if s.spot == spot).kind == "field"
