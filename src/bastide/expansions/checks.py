"""What a printed tile must satisfy: its edges, halves, fields and wagon groups agree with one another.

``check_document`` reads the plain data of a tile file, before anything is built from it, and names
tile, edge and reason. A tile is thought of as a rim with twenty places, clockwise: each edge has its
first half, its middle (where a road crosses), its second half, and the corner that ends it.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from bastide.core.geometry import CORNERS, EDGES, HALVES
from bastide.core.marks import TILE
from bastide.core.tiles import ROAD
from bastide.expansions.vocabulary import Vocabulary, vocabulary
from bastide.words import Message

SET_KEYS = {"set", "title", "total", "seeds", "back", "tile", "spare", "token", "held", "note"}
RIM = 16  # places that count: halves, middles and corners
MAX_COPIES = 100
MAX_TILES = 500
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_+.-]{0,29}")
_SET = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_NUMBERED = re.compile(r"(city|road|river):([0-9])")


def at_half(half: int) -> int:
    """The place of a half-edge on the rim."""
    return 4 * (half // 2) + 2 * (half % 2)


def at_middle(edge: int) -> int:
    return 4 * edge + 1


def at_corner(corner: int) -> int:
    return 4 * corner + 3


def check_document(
    document: Mapping[str, Any], taken: Iterable[str] = (), words: Vocabulary | None = None
) -> list[Message]:
    """Every fault of a tile file; none if it is sound. ``taken`` are names of other sets.

    ``words`` is what may stand in it; without it, what the expansions in the registry declare.
    """
    faults: list[Message] = []
    words = words or vocabulary()
    name = document.get("set", "")
    if not isinstance(name, str) or not _SET.fullmatch(name):
        faults.append(Message("expansions-set-name", set=repr(str(name)[:40])))
    elif name in taken:
        faults.append(Message("expansions-set-taken", set=repr(name)))
    if not isinstance(document.get("title", ""), str):
        faults.append(Message("expansions-title"))
    keys = SET_KEYS | words.held
    faults += [_unknown_key(key, SET_KEYS) for key in document if key not in keys]
    for key in ("spare", "token", "held", *sorted(words.held)):
        items = document.get(key, [])
        if not isinstance(items, list) or not all(isinstance(item, Mapping) for item in items):
            faults.append(Message("expansions-list", key=key))
    entries = document.get("tile", [])
    if not isinstance(entries, list) or not entries or not all(isinstance(e, Mapping) for e in entries):
        return [*faults, Message("expansions-no-tiles")]
    seen: set[str] = set()
    total = 0
    for entry in entries[:MAX_TILES]:
        here = str(entry.get("id", "?"))[:30]
        found, copies = _check_tile(entry, words)
        if str(entry.get("id")) in seen:
            found.insert(0, Message("expansions-id-twice"))
        seen.add(str(entry.get("id")))
        faults += [Message("expansions-on-tile", tile=here, fault=fault) for fault in found]
        total += copies
    if max(total, len(entries)) > MAX_TILES:
        faults.append(Message("expansions-too-many-tiles", tiles=max(total, len(entries)), max=MAX_TILES))
    stated = document.get("total")
    if stated is not None and stated != total:
        faults.append(Message("expansions-total", stated=str(stated)[:20], total=total))
    if sum(bool(entry.get("start")) for entry in entries) > 1:
        faults.append(Message("expansions-two-starts"))
    return faults


def _check_tile(entry: Mapping[str, Any], words: Vocabulary) -> tuple[list[Message], int]:
    """Faults of one tile, and how many copies of it there are."""
    faults = _unknown(entry, words.keys(TILE))
    name, count, edges = entry.get("id"), entry.get("count"), entry.get("edges")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        faults.append(Message("expansions-id"))
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MAX_COPIES:
        faults.append(Message("expansions-count", count=repr(str(count)[:20]), max=MAX_COPIES))
        count = 0
    if not isinstance(edges, str) or not re.fullmatch("[CFRI]{4}", edges):
        faults.append(Message("expansions-edges", edges=repr(str(edges)[:20])))
        return faults, count
    parts = _Parts(entry, words)
    faults += parts.faults
    if not parts.faults:
        faults += [*parts.check_edges(edges), *parts.check_crossings(), *parts.check_fields()]
        faults += parts.check_joints()
    faults += _check_marks(entry, TILE, words)
    faults += _check_standing(entry, words)
    return faults, count


def _check_marks(part: Mapping[str, Any], place: str, words: Vocabulary) -> list[Message]:
    """What the marks of a tile or of a part of it must be, as their expansions declare them."""
    faults = []
    for key, mark in words.on(place).items():
        if key not in part:
            continue
        if mark.reserved:
            faults.append(Message("expansions-reserved", key=key, sets=words.owners[mark.name]))
        elif fault := mark.fault(part[key]):
            faults.append(fault)
    return faults


def _check_standing(entry: Mapping[str, Any], words: Vocabulary) -> list[Message]:
    """What stands on the tile, as cloisters do, with its own marks; one thing to a spot."""
    faults: list[Message] = []
    if not isinstance(entry.get("start", False), bool):
        faults.append(Message("core-mark-flag", key="start"))
    spots: dict[str, Message] = {}
    for name, kind in words.standing.items():
        value = entry.get(name, False)
        if isinstance(value, Mapping):
            found = [*_unknown(value, words.keys(name)), *_check_marks(value, name, words)]
            faults += _within(kind.title, found)
        elif not isinstance(value, bool):
            faults.append(Message("core-mark-flag", key=name))
        if value and kind.spot in spots:
            faults.append(Message("expansions-one-spot", one=spots[kind.spot], other=kind.title))
        elif value:
            spots[kind.spot] = kind.title
    return faults


def _within(part: Message, faults: Iterable[Message]) -> list[Message]:
    """The faults of one part of a tile."""
    return [Message("expansions-in-part", part=part, fault=fault) for fault in faults]


def _part(what: str, n: int) -> Message:
    """What a part of the tile is called, as city 0."""
    return Message(f"expansions-part-{what}", n=n)


def _unknown(part: Mapping[str, Any], keys: Collection[str]) -> list[Message]:
    return [_unknown_key(key, keys) for key in part if key not in keys]


def _unknown_key(key: object, there: Iterable[str]) -> Message:
    return Message("expansions-unknown-key", key=repr(str(key)[:30]), there=tuple(sorted(there)))


class _Parts:
    """The cities, roads, rivers and fields of a tile, read; ``faults`` if they cannot be."""

    def __init__(self, entry: Mapping[str, Any], words: Vocabulary) -> None:
        self.entry = entry
        self.words = words
        self.faults: list[Message] = []
        self.cities = self._ways("cities", "city")
        self.roads = self._ways("roads", "road")
        self.rivers = self._ways("rivers", "river")
        self.reaches = [self._reached(n, city) for n, city in enumerate(self._items("cities"))]
        self.fields: list[tuple[int, ...]] = []
        self.touched: list[tuple[int, ...]] = []
        for n, field in enumerate(self._items("fields")):
            self._field(n, field)

    def _items(self, key: str) -> list[Mapping[str, Any]]:
        """The parts of one kind; a plain text is short for its edges."""
        items = self.entry.get(key, [])
        if isinstance(items, list) and key == "rivers":
            items = [{"edges": item} if isinstance(item, str) else item for item in items]
        if not isinstance(items, list) or not all(isinstance(item, Mapping) for item in items):
            fault = Message("expansions-list", key=key)
            if fault not in self.faults:
                self.faults.append(fault)
            return []
        return items

    def _ways(self, key: str, what: str) -> list[tuple[int, ...]]:
        found = []
        for n, part in enumerate(self._items(key)):
            self._check_part(part, what, n)
            found.append(self._edges(part.get("edges"), _part(what, n)))
        return found

    def _check_part(self, part: Mapping[str, Any], what: str, n: int) -> None:
        found = [*_unknown(part, self.words.keys(what)), *_check_marks(part, what, self.words)]
        self.faults += _within(_part(what, n), found)

    def _edges(self, text: object, part: Message) -> tuple[int, ...]:
        words = text.split() if isinstance(text, str) else []
        if not words or len(set(words)) < len(words) or any(word not in EDGES for word in words):
            fault = Message("expansions-part-edges", edges=repr(str(text)[:30]))
            self.faults += _within(part, [fault])
            return ()
        return tuple(EDGES.index(word) for word in words)

    def _reached(self, n: int, city: Mapping[str, Any]) -> tuple[int, ...]:
        reaches = city.get("reaches", "")
        words = (
            reaches.split() if isinstance(reaches, str) else reaches if isinstance(reaches, list) else ["?"]
        )
        if any(word not in CORNERS for word in words):
            self.faults += _within(_part("city", n), [Message("expansions-reaches", there=tuple(CORNERS))])
            return ()
        return tuple(CORNERS.index(word) for word in words)

    def _field(self, n: int, field: Mapping[str, Any]) -> None:
        here = _part("field", n)
        self._check_part(field, "field", n)
        at, cities = field.get("at"), field.get("cities")
        words = at.split() if isinstance(at, str) else ["?"]
        if any(word not in HALVES for word in words) or len(set(words)) < len(words):
            fault = Message("expansions-halves", at=repr(str(at)[:40]), there=" ".join(HALVES))
            self.faults += _within(here, [fault])
            words = []
        if not isinstance(cities, list) or any(
            isinstance(c, bool) or not isinstance(c, int) or not 0 <= c < len(self.cities) for c in cities
        ):
            self.faults += _within(here, [Message("expansions-field-cities")])
            cities = []
        if field.get("side", EDGES[0]) not in EDGES:
            self.faults += _within(here, [Message("expansions-side")])
        self.fields.append(tuple(HALVES.index(word) for word in words))
        self.touched.append(tuple(cities))

    # Edges ------------------------------------------------------------------------------------

    def check_edges(self, edges: str) -> list[Message]:
        """Each edge shows what its letter says, and its halves belong to the fields they must."""
        faults = []
        kinds = (("C", "city", self.cities), ("R", "road", self.roads), ("I", "river", self.rivers))
        for e, letter in enumerate(edges):
            reached = [
                (sign, _part(what, n)) for sign, what, ways in kinds for n, w in enumerate(ways) if e in w
            ]
            if len(reached) > 1:
                parts = tuple(part for _, part in reached)
                faults.append(Message("expansions-edge-shared", edge=EDGES[e], parts=parts))
                continue
            actual = reached[0][0] if reached else "F"
            if letter != actual and reached:
                shown = reached[0][1]
                faults.append(Message("expansions-edge-shows", edge=EDGES[e], letter=letter, part=shown))
                continue
            if letter != actual:
                faults.append(Message("expansions-edge-plain", edge=EDGES[e], letter=letter))
                continue
            faults += self._check_halves(e, actual)
        return faults

    def _check_halves(self, e: int, letter: str) -> list[Message]:
        halves = (2 * e, 2 * e + 1)
        owners = [[n for n, field in enumerate(self.fields) if h in field] for h in halves]
        faults = []
        for h, of in zip(halves, owners, strict=True):
            edge, half = EDGES[e], HALVES[h]
            if letter == "C" and of:
                faults.append(Message("expansions-half-in-city", edge=edge, half=half, field=of[0]))
            elif letter != "C" and not of:
                faults.append(Message("expansions-half-of-none", edge=edge, half=half))
            elif len(of) > 1:
                faults.append(Message("expansions-half-of-two", edge=edge, half=half, one=of[0], other=of[1]))
        if not faults and letter == "F" and owners[0] != owners[1]:
            one, other = owners[0][0], owners[1][0]
            faults.append(Message("expansions-one-field", edge=EDGES[e], one=one, other=other))
        return faults

    # Lines ------------------------------------------------------------------------------------

    def _lines(self) -> list[tuple[Message, tuple[int, ...]]]:
        """What parts a tile: roads, rivers and walls from edge to edge, by the rim places they meet."""
        lines = [(_part("city", n), self._wall(n)) for n in range(len(self.cities))]
        for what, ways in (("road", self.roads), ("river", self.rivers)):
            lines += [(_part(what, n), tuple(at_middle(e) for e in way)) for n, way in enumerate(ways)]
        return lines

    def _wall(self, n: int) -> tuple[int, ...]:
        edges = [at_middle(e) for e in self.cities[n]]
        return tuple(edges + [at_corner(c) for c in self.reaches[n]])

    def _passes(self) -> bool:
        """Does something run over or under something else?"""
        crossing = [key for key, mark in self.words.on(ROAD).items() if mark.crosses]
        return bool(self.entry.get("bridge") or self.entry.get("under")) or any(
            road.get(key) for road in self.entry.get("roads", []) for key in crossing
        )

    def check_crossings(self) -> list[Message]:
        """Two features may cross only on a bridge or in a tunnel."""
        if self._passes():
            return []
        lines = self._lines()
        faults = []
        for i, (one, line) in enumerate(lines):
            for other, second in lines[i + 1 :]:
                if crosses(line, second):
                    faults.append(Message("expansions-crossing", one=one, other=other))
        return faults

    # Fields -----------------------------------------------------------------------------------

    def check_fields(self) -> list[Message]:
        """Fields end where something parts them, and only there; they touch the cities beside them."""
        faults = []
        at = {h: n for n, field in enumerate(self.fields) for h in field}
        reached = {c for corners in self.reaches for c in corners}
        for corner, name in enumerate(CORNERS):
            one, two = 2 * corner + 1, (2 * corner + 2) % 8
            if corner not in reached and one in at and two in at and at[one] != at[two]:
                faults.append(
                    Message(
                        "expansions-corner",
                        corner=name,
                        half=HALVES[one],
                        next=HALVES[two],
                        one=at[one],
                        other=at[two],
                    )
                )
            for half, edge in ((one, (corner + 1) % 4), (two, corner)):
                city = next((n for n, way in enumerate(self.cities) if edge in way), None)
                if corner in reached:  # a wall ends there and may keep them apart
                    continue
                if half in at and city is not None and city not in self.touched[at[half]]:
                    faults.append(
                        Message(
                            "expansions-corner-city",
                            edge=EDGES[edge],
                            field=at[half],
                            city=city,
                            corner=name,
                        )
                    )
        if not self._passes():
            faults += self._check_parted()
        sides = [str(f.get("side", "")) for f in self.entry.get("fields", []) if not f.get("at")]
        if len(set(sides)) < len(sides):
            faults.append(Message("expansions-enclosed"))
        return faults

    def _check_parted(self) -> list[Message]:
        faults = []
        for part, line in self._lines():
            for n, field in enumerate(self.fields):
                rim = tuple(at_half(h) for h in field)
                if crosses(rim, line):
                    faults.append(Message("expansions-both-sides", field=n, part=part))
                for city in self.touched[n]:
                    if part == _part("city", city) or not rim:
                        continue
                    if separates(line, rim, self._wall(city)):
                        faults.append(Message("expansions-between", field=n, city=city, part=part))
        return faults

    # Joints -----------------------------------------------------------------------------------

    def check_joints(self) -> list[Message]:
        """Groups name features of the tile, two or more."""
        faults: list[Message] = []
        for key in self.words.joint_keys:
            groups = self.entry.get(key, [])
            if not isinstance(groups, list) or not all(isinstance(g, list) for g in groups):
                faults.append(Message("expansions-joints", key=key))
                continue
            for group in groups:
                if len(group) < 2 or len(set(map(str, group))) < len(group):
                    faults.append(Message("expansions-joint-features", key=key, group=str(group)[:60]))
                faults += [fault for word in group if (fault := self._check_name(key, word))]
        return faults

    def _check_name(self, key: str, word: object) -> Message | None:
        """Whether a feature of that name is on the tile; what stands there goes by what it is like."""
        standing = {kind.like or name for name, kind in self.words.standing.items()}
        match = _NUMBERED.fullmatch(str(word))
        if not match and word not in standing:
            forms = ("city:0", "road:1", *sorted(standing))
            return Message("expansions-joint-name", key=key, word=repr(str(word)[:30]), forms=forms)
        ways = {"city": self.cities, "road": self.roads, "river": self.rivers}
        if match:
            there = int(match[2]) < len(ways[match[1]])
        else:
            kinds = self.words.standing.items()
            there = any(self.entry.get(name) for name, kind in kinds if word == (kind.like or name))
        return None if there else Message("expansions-joint-missing", key=key, word=str(word))


def crosses(one: Sequence[int], two: Sequence[int]) -> bool:
    """Do two things that meet the rim at these places cross each other inside the tile?"""
    return any(not separates_none(one, a, b) for i, a in enumerate(two) for b in two[i + 1 :])


def separates_none(line: Sequence[int], a: int, b: int) -> bool:
    """Are all places of the line on one side of the chord from a to b?"""
    inside = {(p - a) % RIM < (b - a) % RIM for p in line if p not in (a, b)}
    return len(inside) < 2


def separates(line: Sequence[int], one: Sequence[int], two: Sequence[int]) -> bool:
    """Does a line from edge to edge keep two things apart that meet the rim at these places?"""
    for i, a in enumerate(line):
        for b in line[i + 1 :]:
            first = {(p - a) % RIM < (b - a) % RIM for p in one if p not in (a, b)}
            second = {(p - a) % RIM < (b - a) % RIM for p in two if p not in (a, b)}
            if len(first) == 1 and len(second) == 1 and first != second:
                return True
    return False
