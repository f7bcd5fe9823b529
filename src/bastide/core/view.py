"""A state as people and programs look at it: tiles, pieces, features, and all of it as plain data.

Nothing here is a rule: it reads the arrays of the board and gives them names.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bastide.core.constants import CHANCE, N_SLOTS, SUPPLY, TERMINAL
from bastide.core.geometry import EDGES, SPOTS, STEPS, format_at, pack, turned_edge, unpack
from bastide.core.marks import SUM, Mark
from bastide.core.tiles import Segment, Tile
from bastide.core.words import Words
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.core.shown import Shown
    from bastide.core.state import State


@dataclass(frozen=True)
class PlacedTile:
    """A tile on the table: ``rotation`` clockwise quarter turns from how it is printed."""

    tile: Tile
    name: str
    x: int
    y: int
    rotation: int

    def spots(self) -> list[str]:
        """The canonical spot of each segment."""
        return [SPOTS[s.spots(self.rotation)[0]] for s in self.tile.segments]

    def __str__(self) -> str:
        return f"{self.name}@{self.x},{self.y}>{EDGES[self.rotation]}"


@dataclass(frozen=True)
class Piece:
    """A piece on the table."""

    owner: int
    kind: str
    letter: str
    x: int
    y: int
    spot: str
    follower: bool

    def __str__(self) -> str:
        return f"{self.letter}@{self.x},{self.y}.{self.spot}"


@dataclass(frozen=True)
class Feature:
    """Segments that have grown together. ``spots`` are its segments as (x, y, spot).

    ``marks`` is what is printed on them, merged as the expansions in play declare it.
    """

    kind: str
    title: Message
    follower: str
    spots: tuple[tuple[int, int, str], ...]
    open: int
    complete: bool
    pieces: tuple[Piece, ...]
    number: int
    marks: Mapping[str, int] = field(default_factory=dict, hash=False)

    @property
    def followers(self) -> tuple[Piece, ...]:
        """The pieces that occupy it."""
        return tuple(p for p in self.pieces if p.follower)

    @property
    def tiles(self) -> tuple[tuple[int, int], ...]:
        """The tiles it lies on, each once."""
        return tuple(dict.fromkeys((x, y) for x, y, _ in self.spots))


def placed_tile(s: State, t: int) -> PlacedTile:
    at, lie = s.lying(t)
    x, y = unpack(at)
    return PlacedTile(s.rules.tiles[lie >> 2], s.rules.names[lie >> 2], x, y, lie & 3)


def placed(s: State) -> tuple[PlacedTile, ...]:
    rules = s.rules
    result = []
    for at, lie in zip(s.peek("tile_at"), s.peek("tile_lie"), strict=True):
        x, y = unpack(at)
        result.append(PlacedTile(rules.tiles[lie >> 2], rules.names[lie >> 2], x, y, lie & 3))
    return tuple(result)


def pieces(s: State) -> tuple[Piece, ...]:
    ats, tile_of, rules = s.peek("tile_at"), s.peek("tile_of"), s.rules
    result = []
    owners = rules.piece_owners()
    for (owner, number), segment in zip(owners, s.peek("where"), strict=True):
        if segment >= 0:
            kind = rules.piece_kinds[number]
            x, y = unpack(ats[tile_of[segment]])
            result.append(
                Piece(owner, kind.name, kind.letter, x, y, SPOTS[s.spot_of(segment)], kind.follower)
            )
    return tuple(result)


def elsewhere(s: State) -> list[tuple[int, str, str]]:
    """Owner, kind and place of every piece that is neither on a tile nor in the supply."""
    names = s.rules.place_names
    return sorted(
        (owner, s.rules.piece_kinds[kind].name, names[where])
        for (owner, kind), where in zip(s.rules.piece_owners(), s.peek("where"), strict=True)
        if where < SUPPLY
    )


def feature(s: State, x: int, y: int, spot: str) -> Feature:
    if spot not in SPOTS:
        raise KeyError(f"no spot is called {spot!r}; there are {', '.join(SPOTS)}")
    segment = s.segment_on(pack(x, y), SPOTS.index(spot))
    if segment < 0:
        raise KeyError(f"no segment {spot} at {x},{y}")
    number = s.peek("feature_of")[segment]
    return next(_features(s, {number: s.ring(number)}))


def features(s: State) -> tuple[Feature, ...]:
    groups: dict[int, list[int]] = {}
    for segment, number in enumerate(s.peek("feature_of")):
        groups.setdefault(number, []).append(segment)
    return tuple(_features(s, groups))


def _features(s: State, groups: Mapping[int, list[int]]) -> Iterator[Feature]:
    """The features of these numbers, each of its segments in the order of laying."""
    ats, tile_of, opens = s.peek("tile_at"), s.peek("tile_of"), s.peek("opens")
    on: dict[int, list[Piece]] = {}
    for segment, piece in zip([w for w in s.peek("where") if w >= 0], pieces(s), strict=True):
        on.setdefault(segment, []).append(piece)
    printed = _printed(s)
    for number in sorted(groups):
        kind = s.rules.segment_kinds[s.kind_of(number)]
        spots = tuple((*unpack(ats[tile_of[i]]), SPOTS[s.spot_of(i)]) for i in groups[number])
        standing = tuple(piece for i in groups[number] for piece in on.get(i, ()))
        complete = opens[number] == 0 and kind.closes != "never"
        marks = merged_marks(s.rules.marks, (printed[i] for i in groups[number]))
        yield Feature(
            kind.name, kind.title, kind.follower, spots, opens[number], complete, standing, number, marks
        )


def cells_ahead(s: State, number: int) -> list[int]:
    """The empty cells that the open ends of a road or city lead to, packed, each once."""
    taken, tile_of, printed = set(s.peek("tile_at")), s.peek("tile_of"), _printed(s)
    found: dict[int, None] = {}
    for segment in s.ring(number):
        at, lie = s.lying(tile_of[segment])
        found.update((at + STEPS[turned_edge(edge, lie & 3)], None) for edge in printed[segment].edges)
    return [at for at in found if at not in taken]


def _printed(s: State) -> list[Segment]:
    """The printed segment of each segment on the table, in the order of laying."""
    kinds = {kind.name for kind in s.rules.segment_kinds}
    designs = [s.rules.tiles[lie >> 2] for lie in s.peek("tile_lie")]
    return [segment for tile in designs for segment in tile.segments if segment.kind in kinds]


def merged_marks(declared: Mapping[str, Mark], segments: Iterable[Segment]) -> dict[str, int]:
    """What the marks of some segments make of the feature they form."""
    found: dict[str, int] = {}
    for segment in segments:
        for name, value in segment.marks.items():
            if name in declared:
                number = declared[name].number(value)
                found[name] = found.get(name, 0) + number if declared[name].merge == SUM else 1
    return found


def markers(s: State, things: Iterable[Shown]) -> tuple[int, ...]:
    """What each player's marker stands for: their points without those of their other pawns on the track."""
    found = list(s.scores())
    for thing in things:
        if thing.space >= 0:
            found[thing.player] -= thing.value
    return tuple(found)


def track(score: int) -> dict[str, Any]:
    """Where a marker stands on the track of 50 spaces, and the point tiles beside it (BOARD-1, BOARD-2).

    >>> track(160)
    {'space': 10, 'tiles': [100, 50]}
    """
    laps = score // 50
    return {"space": score % 50, "tiles": [100] * (laps // 2) + [50] * (laps % 2)}


def view(s: State, player: int | None) -> dict[str, object]:
    rules = s.rules
    who = s.current_player()
    step = rules.steps[s.step - N_SLOTS] if s.step >= 0 else None
    players: list[dict[str, Any]] = []
    stands = markers(s, s.shown())
    for seat, name in enumerate(rules.setup.players):
        players.append(
            {
                "name": name,
                "score": s.scores()[seat],
                "track": track(stands[seat]),
                "supply": {k.name: s.in_supply(seat, n) for n, k in enumerate(rules.piece_kinds)},
            }
        )
    mine = player is None or who == player
    return {
        "setup": rules.setup.text,
        "options": dict(rules.setup.options),
        "turn": s.turn + 1,
        "active": s.active,
        "current": {CHANCE: "chance", TERMINAL: "over"}.get(who, who),
        "step": step.name if step else "over",
        "prompt": str(step.prompt(s) if step else Message("core-game-over")),
        "tile": rules.names[s.tile] if s.tile >= 0 else None,
        "tiles": [
            {"tile": t.name, "at": [t.x, t.y], "top": EDGES[t.rotation], "set": t.tile.set} for t in placed(s)
        ],
        "pieces": [
            {"owner": p.owner, "piece": p.kind, "letter": p.letter, "at": [p.x, p.y], "spot": p.spot}
            for p in pieces(s)
        ],
        "elsewhere": [{"owner": owner, "piece": kind, "place": place} for owner, kind, place in elsewhere(s)],
        "players": players,
        "unseen": s.unseen_tiles(),
        "own": own(s),
        "actions": [str(a) for a in s.legal_actions()] if mine and who >= 0 else [],
        "winners": list(s.winners()),
        "key": s.key(),
    }


def own(s: State) -> dict[str, list[object]]:
    """The state of the expansions, in words that do not depend on the order of laying."""
    values, words = s.peek("own"), Words(s)

    def word(holds: str, value: int) -> object:
        return value if holds == "number" or value < 0 else words.word(holds, value)

    result: dict[str, list[object]] = {}
    for first, variable, length in s.rules.variables:
        if variable.per == "tile":
            rows: list[list[object]] = []
            held = values[first : first + variable.size * len(words.tile_at)]
            if held.count(variable.initial) == len(held):  # as a rule there is nothing
                result[variable.name] = []
                continue
            for t, at in enumerate(words.tile_at):
                row = values[first + t * variable.size : first + (t + 1) * variable.size]
                if any(v != variable.initial for v in row):
                    rows.append([format_at(at), *(word(variable.holds, v) for v in row)])
            result[variable.name] = sorted(rows, key=str)
        else:
            result[variable.name] = [word(variable.holds, values[first + i]) for i in range(length)]
    return result


def key(s: State) -> str:
    """Everything that the rest of the game depends on, in an order that does not depend on history."""
    rules, words = s.rules, Words(s)
    frames = s.peek("frames")
    parts: list[object] = [
        rules.setup.text,
        sorted(rules.setup.options.items()),
        rules.n_players,
        sorted(map(str, placed(s))),
        sorted((p.owner, str(p)) for p in pieces(s)),
        elsewhere(s),
        s.peek("score"),
        s.peek("unseen"),
        own(s),
        s.turn,
        s.active,
        s.current_player(),
        rules.names[s.tile] if s.tile >= 0 else "",
        str(placed_tile(s, s.laid)) if s.laid >= 0 else "",
        sorted(words.feature_word(f) for f in s.peek("done")) if s.laid >= 0 else [],
        s.is_cut(),
        [
            words.frame_word((frames[i], frames[i + 1], frames[i + 2], frames[i + 3]))
            for i in range(0, 4 * s.frame_count(), 4)
        ],
    ]
    if rules.setup.tiles:
        parts.append(rules.setup.tiles)
    if rules.setup.format > 1:
        parts.append(rules.setup.format)
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()
