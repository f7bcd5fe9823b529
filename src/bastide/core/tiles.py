"""What is printed: ``Tile`` and ``Segment``, and the sets they come in.

A tile is drawn in one orientation; everything here speaks of that. ``Board`` knows how it lies.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bastide.core.geometry import (
    CENTRE,
    EDGES,
    FIRST_HALF,
    HALVES,
    INNER,
    INNER_SIDE,
    WINDS,
    turned_edge,
    turned_half,
    turned_spot,
)

# Kinds of segment that reach the rim, and the one that everything in the centre is like.
ROAD, CITY, CLOISTER, FIELD, RIVER = "road", "city", "cloister", "field", "river"
Marks = Mapping[str, int | str | tuple[int, ...]]


@dataclass(frozen=True)
class Segment:
    """One part of a printed tile that may grow into a feature.

    ``edges`` are the edges a city, road or river reaches, ``halves`` the half-edges of a field,
    ``cities`` the indexes (among the tile's segments) of the cities a field touches.
    ``marks`` is what is printed on it, as expansions declare it: ``{"pennant": 1}``. ``side`` tells enclosed
    fields apart; ``spot`` is where something stands that reaches no edge.
    """

    kind: str
    edges: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    marks: Marks = field(default_factory=dict)
    side: int = -1
    spot: int = CENTRE

    def __hash__(self) -> int:
        return hash((self.kind, self.edges, self.halves))

    def spots(self, rotation: int = 0) -> tuple[int, ...]:
        """Every spot that names this segment when the tile lies turned, the first is canonical."""
        if self.kind in (ROAD, CITY, RIVER):
            printed = list(self.edges)
        elif self.kind == FIELD:
            printed = [FIRST_HALF + h for h in self.halves]
            if not printed:
                printed = [INNER if self.side < 0 else INNER_SIDE + self.side]
        else:
            printed = [self.spot]
        return tuple(sorted(turned_spot(s, rotation) for s in printed))

    @property
    def stands(self) -> bool:
        """Does it stand on the tile without reaching an edge, as a cloister does?"""
        return self.kind not in (ROAD, CITY, RIVER, FIELD)

    @property
    def in_centre(self) -> bool:
        """Does it stand in the centre of the tile?"""
        return self.stands and self.spot == CENTRE

    def turned(self, rotation: int) -> tuple[object, ...]:
        """What this segment looks like turned, for comparing orientations."""
        return (
            self.kind,
            tuple(sorted(turned_edge(e, rotation) for e in self.edges)),
            tuple(sorted(turned_half(h, rotation) for h in self.halves)),
            (self.side + rotation) % 4 if self.side >= 0 else -1,
            tuple(sorted(self.marks.items())),
        )


@dataclass(frozen=True)
class Tile:
    """One printed design.

    ``set`` and ``id`` name it; ``count`` copies lie in the set. ``edges`` is the letter of each
    edge: C city, F field, R road, I river, X an edge that nothing fits, A one that fits everything.
    ``marks`` are what is printed on the tile as a whole. ``joints`` are groups of segments that meet in
    one spot. ``drawing`` keeps what only a picture needs (bridges, dead ends, walls that reach a corner).
    """

    set: str
    id: str
    count: int
    edges: str
    segments: tuple[Segment, ...]
    marks: Marks = field(default_factory=dict)
    joints: tuple[tuple[int, ...], ...] = ()
    drawing: Mapping[str, object] = field(default_factory=dict)
    note: str = ""

    def __hash__(self) -> int:
        return hash((self.set, self.id))

    @cached_property
    def rotations(self) -> tuple[int, ...]:
        """The rotations that look different, smallest first: a crossing has one, a straight road two."""

        return tuple(t for t in range(4) if not any(self.same_look(t, u) for u in range(t)))

    def same_look(self, rotation: int, other: int) -> bool:
        """Does the tile look the same in both rotations?"""
        return self._look(rotation) == self._look(other)

    def _look(self, rotation: int) -> tuple[object, ...]:
        segments = sorted(map(repr, (s.turned(rotation) for s in self.segments)))
        edges = "".join(self.edges[(e - rotation) % 4] for e in range(4))
        return edges, tuple(segments), tuple(self._turned_marks(rotation))

    def _turned_marks(self, rotation: int) -> list[tuple[str, object]]:
        """Tile marks that point somewhere turn with the tile."""
        result: list[tuple[str, object]] = []
        for key, value in sorted(self.marks.items()):
            if value in WINDS:
                result.append((key, WINDS[(WINDS.index(str(value)) + 2 * rotation) % 8]))
            else:
                result.append((key, value))
        return result

    def segment_at(self, spot: int, rotation: int = 0) -> int:
        """The index of the segment that the spot names when the tile lies turned, or -1."""
        for index, segment in enumerate(self.segments):
            if spot in segment.spots(rotation):
                return index
        return -1

    def edge(self, edge: int, rotation: int = 0) -> str:
        """The letter that lies at ``edge`` after the rotation."""
        return self.edges[(edge - rotation) % 4]

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True)
class TileSet:
    """A set of printed tiles as it comes in a box.

    ``held`` are tiles that players keep until they lay them; ``spare`` ones are only to be shown.
    """

    name: str
    title: str
    tiles: tuple[Tile, ...]
    start: str = ""
    held: tuple[Tile, ...] = ()
    spare: tuple[Tile, ...] = ()
    tokens: tuple[Mapping[str, object], ...] = ()

    @property
    def total(self) -> int:
        """How many land tiles lie in the set."""
        return sum(t.count for t in self.tiles)

    def tile(self, id: str) -> Tile:
        """The design with this id."""
        for tile in (*self.tiles, *self.held, *self.spare):
            if tile.id == id:
                return tile
        raise KeyError(f"no tile {id!r} in {self.name}; there are {', '.join(t.id for t in self.tiles)}")


def parse_edges(text: str) -> tuple[int, ...]:
    """``"N E"`` as edge numbers."""
    return tuple(EDGES.index(e) for e in text.split())


def parse_halves(text: str) -> tuple[int, ...]:
    """``"NNW NNE"`` as half-edge numbers."""
    return tuple(HALVES.index(h) for h in text.split())
