"""What lies on the table: tiles, ferries, and the features that segments grow into, found by flood fill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.second_opinion.designs import EDGES, OPPOSITE, SPOTS, Design, Segment, letters, segments

Cell = tuple[int, int]
Node = tuple[int, int, int]  # a cell and the number of a segment of its tile
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
AHEAD = {**STEP, "NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
AROUND = tuple(AHEAD.values())
SIDE = {"NNW": "N", "NNE": "N", "ENE": "E", "ESE": "E", "SSE": "S", "SSW": "S", "WSW": "W", "WNW": "W"}
FACING = {"NNW": "SSW", "NNE": "SSE", "ENE": "WNW", "ESE": "WSW"}  # half-edges that lie against each other
FACING |= {theirs: mine for mine, theirs in FACING.items()}
BUILDINGS = ("cloister", "shrine", "garden")  # completed by the eight tiles around


def reading(cell: Cell) -> tuple[int, int]:
    """The order of cells in which lists are written: from the south, then from the west."""
    return cell[1], cell[0]


@dataclass(eq=False)
class Feature:
    """Segments that are joined."""

    kind: str
    nodes: frozenset[Node]
    cells: frozenset[Cell] = field(default_factory=frozenset)


class Table:
    """Tiles by cell, in the order of laying, with their quarter turns."""

    def __init__(self, *, gardens: bool) -> None:
        self.gardens = gardens
        self.tiles: dict[Cell, tuple[Design, int]] = {}
        self.lying: dict[Cell, tuple[Segment, ...]] = {}
        self.feature_at: dict[Node, Feature] = {}
        self.ferries: dict[Cell, tuple[str, str]] = {}  # the two edges whose roads the ferry of a lake joins
        # Empty cells beside tiles: at which edges, and what these show.
        self.rim: dict[Cell, tuple[tuple[str, str], ...]] = {}

    # Laying -----------------------------------------------------------------------------------

    def lay(self, cell: Cell, design: Design, rotation: int) -> None:
        """Put a tile down. Only features that reach it can change, so only they are filled anew."""
        self.tiles[cell] = (design, rotation)
        self.lying[cell] = segments(design, rotation, self.gardens)
        self.rim.pop(cell, None)
        for edge in EDGES:
            there = beside(cell, edge)
            if there not in self.tiles:
                shown = (OPPOSITE[edge], letters(design, rotation)[edge])
                self.rim[there] = (*self.rim.get(there, ()), shown)
        self._fill((*cell, i) for i in range(len(self.lying[cell])))

    def set_ferry(self, cell: Cell, one: str, two: str) -> None:
        """Let the ferry of a lake join the roads at two edges, whatever it joined before."""
        roads = [node for node in self.nodes_on(cell) if self.segment(node).kind == "road"]
        changed = {node for road in roads for node in self.feature_at[road].nodes}
        self.ferries[cell] = (one, two)
        self._fill(sorted(changed))

    def _fill(self, nodes: Iterable[Node]) -> None:
        """Flood fill from these segments."""
        filled: set[Node] = set()
        for start in nodes:
            if start in filled:
                continue
            found, todo = {start}, [start]
            while todo:
                for other in self.joined_to(todo.pop()):
                    if other not in found:
                        found.add(other)
                        todo.append(other)
            feature = Feature(self.segment(start).kind, frozenset(found))
            feature.cells = frozenset((x, y) for x, y, _ in found)
            for node in found:
                self.feature_at[node] = feature
            filled |= found

    def joined_to(self, node: Node) -> Iterator[Node]:
        """The segments beside a segment that belong to the same feature (TILE-4, FARM-2, FERRY-3)."""
        x, y, i = node
        here = self.lying[x, y][i]
        for name in here.reach:
            there = beside((x, y), SIDE.get(name, name))
            facing = FACING.get(name) or OPPOSITE[name]
            for j, other in enumerate(self.lying.get(there, ())):
                if other.kind == here.kind and facing in other.reach:
                    yield (*there, j)
        ferry = self.ferries.get((x, y), ())
        if here.kind == "road" and here.reach & set(ferry):
            for j, other in enumerate(self.lying[x, y]):
                if other.kind == "road" and other.reach & set(ferry):
                    yield (x, y, j)

    # Looking ----------------------------------------------------------------------------------

    def segment(self, node: Node) -> Segment:
        return self.lying[node[0], node[1]][node[2]]

    def design(self, cell: Cell) -> Design:
        return self.tiles[cell][0]

    def nodes_on(self, cell: Cell) -> list[Node]:
        return [(*cell, i) for i in range(len(self.lying[cell]))]

    def node(self, cell: Cell, spot: str) -> Node:
        """The segment that is written like this."""
        return next(n for n in self.nodes_on(cell) if self.segment(n).spot == spot)

    def features(self) -> list[Feature]:
        """All of them, in the order in which their first segments were laid."""
        order = [self.feature_at[node] for cell in self.tiles for node in self.nodes_on(cell)]
        return list(dict.fromkeys(order))

    def is_complete(self, feature: Feature) -> bool:
        """Can nothing be added? (ROAD-1, CITY-1, CLOISTER-1, FARM-3)"""
        if feature.kind == "field":
            return False
        if feature.kind in BUILDINGS:
            return self.neighbours(next(iter(feature.cells))) == 8
        return all(
            beside((x, y), edge) in self.tiles
            for x, y, i in feature.nodes
            for edge in self.lying[x, y][i].reach
        )

    def neighbours(self, cell: Cell) -> int:
        """How many tiles lie around a cell."""
        return sum((cell[0] + dx, cell[1] + dy) in self.tiles for dx, dy in AROUND)

    def count(self, feature: Feature, sign: str) -> int:
        """How often a sign is printed on a feature, or the sum of its numbers."""
        return sum(int(self.segment(node).sign(sign)) for node in feature.nodes)

    def cities_at(self, farm: Feature) -> list[Feature]:
        """The completed cities that touch a farm, each once (FARM-6, FARM-7, FARM-9)."""
        beside_it = [
            self.feature_at[x, y, city] for x, y, i in farm.nodes for city in self.lying[x, y][i].cities
        ]
        return [city for city in dict.fromkeys(beside_it) if self.is_complete(city)]

    def first_node(self, nodes: Iterable[Node]) -> Node:
        """The segment that is named first: by cell, then by spot."""
        return min(nodes, key=lambda n: (reading((n[0], n[1])), SPOTS.index(self.segment(n).spot)))

    def write(self, node: Node) -> str:
        """``x,y.spot``"""
        return f"{node[0]},{node[1]}.{self.segment(node).spot}"


def beside(cell: Cell, edge: str) -> Cell:
    return cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]


def at(cell: Cell) -> str:
    """``x,y``"""
    return f"{cell[0]},{cell[1]}"


def cell_of(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)
