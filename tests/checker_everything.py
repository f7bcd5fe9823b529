"""The slow, obvious checker for every set: what each adds to features, placements and followers.

Like ``checker.py`` it reads the tile files itself and works everything out cell by cell. An abbey closes
whatever meets it, Carcassonne's wall is no edge of any feature, a ferry makes two roads of its lake one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from bastide import State
from bastide.core.view import own
from tests.checker import (
    EDGES,
    OPPOSITE,
    STEP,
    Cell,
    Feature,
    Node,
    Segment,
    Table,
    letters,
    raw_tiles,
    segments,
    standing,
)

AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
BUILDINGS = ("cloister", "shrine")
STANDS = {
    "follower": ("road", "city", "cloister", "shrine", "field"),
    "large": ("road", "city", "cloister", "shrine", "field"),
    "mayor": ("city",),
    "wagon": ("road", "city", "cloister", "shrine"),
    "abbot": ("cloister", "shrine", "garden"),
}


@cache
def all_segments(set_name: str, tile_id: str, turn: int, gardens: bool) -> tuple[Segment, ...]:
    """The segments of a tile with cult places and gardens."""
    raw = raw_tiles(set_name)[tile_id]
    result = list(segments(set_name, tile_id, turn))
    if raw.get("shrine"):
        result.append(Segment("shrine", frozenset(), spot="C"))
    if raw.get("garden") and gardens:
        result.append(Segment("garden", frozenset(), spot="G"))
    return tuple(result)


class FullTable(Table):
    """A table on which tiles of every set may lie."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.gardens = state.rules.options.get("abbot") == "on"
        self.ferries: dict[Cell, tuple[str, str]] = {}
        lakes: Any = own(state)["ferry_roads"] if "ferries" in state.rules.setup.text else []
        for place, one, two in lakes:
            x, y = str(place).split(",")
            self.ferries[int(x), int(y)] = (str(one).rpartition(".")[2], str(two).rpartition(".")[2])
        tiles = {(t.x, t.y): (t.tile.set, t.tile.id, t.turn) for t in state.placed()}
        self.all = {cell: all_segments(*tile, self.gardens) for cell, tile in tiles.items()}
        super().__init__(tiles, standing(state), state.rules.options)

    def _flood(self) -> list[Feature]:
        self.lying = self.all
        return super()._flood()

    def bonds(self) -> tuple[object, ...]:
        return (self.gardens, *sorted(self.ferries.items()))

    def links(self, node: Node) -> Iterable[Node]:
        yield from super().links(node)
        x, y, i = node
        here = self.lying[x, y][i]
        pair = self.ferries.get((x, y), ())
        if here.kind == "road" and here.spot in pair:
            for j, other in enumerate(self.lying[x, y]):
                if other.kind == "road" and other.spot in pair and j != i:
                    yield (x, y, j)

    def _feature(self, nodes: list[Node]) -> Feature:
        feature = super()._feature(nodes)
        if feature.kind in ("shrine", "garden"):
            feature.open = 8 - self.neighbours(nodes[0][:2])
            feature.complete = feature.open == 0
        return feature

    # What may be done -------------------------------------------------------------------------

    def building(self, set_name: str, tile_id: str) -> str:
        """Cloister, cult place, or neither."""
        raw = raw_tiles(set_name)[tile_id]
        return "cloister" if raw.get("cloister") else "shrine" if raw.get("shrine") else ""

    def offends_cult(self, set_name: str, tile_id: str, cell: Cell) -> bool:
        """Would a cloister and cult places come to lie together as they may not? (CULT-3 to CULT-5)"""
        kinds = {at: self.building(*tile[:2]) for at, tile in self.tiles.items()}
        if "shrine" not in {*kinds.values(), self.building(set_name, tile_id)}:
            return False
        kinds[cell] = self.building(set_name, tile_id)
        if not kinds[cell]:
            return False
        other = {"cloister": "shrine", "shrine": "cloister"}
        for x, y in [cell, *((cell[0] + dx, cell[1] + dy) for dx, dy in AROUND)]:
            mine = kinds.get((x, y), "")
            if not mine or ((x, y) != cell and mine == kinds[cell]):
                continue
            if sum(kinds.get((x + dx, y + dy)) == other[mine] for dx, dy in AROUND) > 1:
                return True
        return False

    def fitting(self, set_name: str, tile_id: str) -> set[tuple[int, int, int]]:
        """Every cell and turn where the edges fit and cult places allow it; turns that look alike too."""
        result = set()
        for x, y in {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEP.values()} - set(self.tiles):
            for turn in range(4):
                mine = letters(set_name, tile_id, turn)
                beside = {e: self.tiles.get((x + dx, y + dy)) for e, (dx, dy) in STEP.items()}
                if all(t is None or mine[e] == letters(*t)[OPPOSITE[e]] for e, t in beside.items()):
                    result.add((x, y, turn))
        return {place for place in result if not self.offends_cult(set_name, tile_id, place[:2])}

    def may_place(self, cell: Cell) -> set[tuple[str, str]]:
        """Kind and spot of every figure that the active player may put on the tile at a cell."""
        state, result = self.state, set()
        raw = raw_tiles(self.tiles[cell][0])[self.tiles[cell][1]]
        if raw.get("volcano"):  # VOLCANO-1, RIVER2-8
            return set()
        followers = {kind.name for kind in state.rules.piece_kinds if kind.follower}
        for i, segment in enumerate(self.lying[cell]):
            feature = self.feature_at[(*cell, i)]
            mine = any(owner == state.active and kind in followers for owner, kind in feature.pieces)
            taken = any(kind in followers for _, kind in feature.pieces)
            barn = any(kind == "barn" for _, kind in feature.pieces)
            for number, kind in enumerate(state.rules.piece_kinds):
                if not state.in_supply(state.active, number):
                    continue
                if kind.name == "builder":
                    allowed = segment.kind in ("road", "city") and mine and not feature.complete
                elif kind.name == "pig":
                    allowed = segment.kind == "field" and mine
                else:
                    allowed = not taken and segment.kind in STANDS.get(kind.name, ())
                    allowed &= segment.kind != "field" or (self.options["farmers"] == "on" and not barn)
                if allowed:
                    result.add((kind.letter, segment.spot))
        return result


def compare_placements(table: FullTable, state: State) -> None:
    """The engine offers a drawn tile wherever it fits; a river is pickier."""
    tile = state.rules.tiles[state.tile]
    legal = set(state.legal_actions())
    expected = {state.action(f"@{x},{y}>{EDGES[t]}") for x, y, t in table.fitting(tile.set, tile.id)}
    assert legal <= expected, f"{tile.id}: {sorted(map(str, legal - expected))} do not fit"
    if "I" not in tile.edges:
        assert legal == expected, f"{tile.id}: {sorted(map(str, expected - legal))} would fit"


def compare_figures(table: FullTable, state: State) -> None:
    """The engine offers the figures of the active player for the tile just laid that the rules allow."""
    laid = state.placed()[state.laid]
    actions = state.legal_actions()
    if any(a.name == "princess" for a in actions) and state.rules.options["princess"] == "must":
        assert all(a.name == "princess" for a in actions)
        return
    found = {
        (str(a.values()["piece"]), str(a.values()["spot"]))
        for a in actions
        if a.name == "deploy" and a.at == (laid.x, laid.y)
    }
    expected = table.may_place((laid.x, laid.y))
    assert found == expected, f"{laid}: {found ^ expected}"


def compare_value(table: FullTable, state: State) -> None:
    """What a completed feature is worth, where no magic is about."""
    for event in state.events():
        sheet = event.sheet
        if sheet is None or sheet.final or sheet.kind not in ("road", "city", "cloister", "shrine", "garden"):
            continue
        if "mage-and-witch" in state.rules.setup.text or sheet.at is None:
            continue
        features = [f for f in table.features if f.complete and f.kind == sheet.kind and sheet.at in f.cells]
        if not features:  # taken back, or a message
            continue
        assert sheet.tiles in {len(f.cells) for f in features}
        worth = {9 if f.kind in ("shrine", "garden") else table.value(f) for f in features}
        assert set(sheet.points.values()) <= worth, f"{sheet.points} for {sheet.kind}, not {worth}"
