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
from bastide.expansions.vocabulary import Vocabulary, vocabulary

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


def check_document(document: Mapping[str, Any], taken: Iterable[str] = ()) -> list[str]:
    """Every fault of a tile file, in words; none if it is sound. ``taken`` are names of other sets."""
    faults: list[str] = []
    words = vocabulary()
    name = document.get("set", "")
    if not isinstance(name, str) or not _SET.fullmatch(name):
        faults.append(f"set {str(name)[:40]!r}: small letters, digits and hyphens")
    elif name in taken:
        faults.append(f"set {name!r}: there is a set of that name already")
    if not isinstance(document.get("title", ""), str):
        faults.append("title: a text is needed")
    keys = SET_KEYS | words.held
    faults += [f"unknown key {key!r}; there are {_list(SET_KEYS)}" for key in document if key not in keys]
    for key in ("spare", "token", "held", *sorted(words.held)):
        items = document.get(key, [])
        if not isinstance(items, list) or not all(isinstance(item, Mapping) for item in items):
            faults.append(f"{key}: a list is needed")
    entries = document.get("tile", [])
    if not isinstance(entries, list) or not entries or not all(isinstance(e, Mapping) for e in entries):
        return [*faults, "no tiles: at least one [[tile]] is needed"]
    seen: set[str] = set()
    total = 0
    for entry in entries[:MAX_TILES]:
        here = f"tile {str(entry.get('id', '?'))[:30]}"
        found, copies = _check_tile(entry, words)
        if str(entry.get("id")) in seen:
            found.insert(0, "the id stands there twice")
        seen.add(str(entry.get("id")))
        faults += [f"{here}: {fault}" for fault in found]
        total += copies
    if max(total, len(entries)) > MAX_TILES:
        faults.append(f"{max(total, len(entries))} tiles; at most {MAX_TILES}")
    stated = document.get("total")
    if stated is not None and stated != total:
        faults.append(f"total says {stated}, the counts add up to {total}")
    if sum(bool(entry.get("start")) for entry in entries) > 1:
        faults.append("more than one start tile")
    return faults


def _check_tile(entry: Mapping[str, Any], words: Vocabulary) -> tuple[list[str], int]:
    """Faults of one tile, and how many copies of it there are."""
    faults = _unknown(entry, words.keys(TILE), "")
    name, count, edges = entry.get("id"), entry.get("count"), entry.get("edges")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        faults.append("id: letters, digits and + - . _")
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MAX_COPIES:
        faults.append(f"count {str(count)[:20]!r}: a number from 1 to {MAX_COPIES}")
        count = 0
    if not isinstance(edges, str) or not re.fullmatch("[CFRI]{4}", edges):
        faults.append(f"edges {str(edges)[:20]!r}: four letters C, F, R or I for N, E, S and W")
        return faults, count
    parts = _Parts(entry, words)
    faults += parts.faults
    if not parts.faults:
        faults += [*parts.check_edges(edges), *parts.check_crossings(), *parts.check_fields()]
        faults += parts.check_joints()
    faults += _check_marks(entry, TILE, words)
    faults += _check_standing(entry, words)
    return faults, count


def _check_marks(part: Mapping[str, Any], place: str, words: Vocabulary) -> list[str]:
    """What the marks of a tile or of a part of it must be, as their expansions declare them."""
    faults = []
    for key, mark in words.on(place).items():
        if key in part and mark.reserved:
            faults.append(f"{key}: only tiles of {', '.join(words.owners[mark.name])} may have it")
        elif key in part and mark.fault(part[key]):
            faults.append(f"{key}: {mark.fault(part[key])}")
    return faults


def _check_standing(entry: Mapping[str, Any], words: Vocabulary) -> list[str]:
    """What stands on the tile, as cloisters do, with its own marks; one thing to a spot."""
    faults = []
    if not isinstance(entry.get("start", False), bool):
        faults.append("start: true or nothing")
    spots: dict[str, str] = {}
    for name, kind in words.standing.items():
        value = entry.get(name, False)
        if isinstance(value, Mapping):
            faults += _unknown(value, words.keys(name), f"{name}: ")
            faults += [f"{name}: {fault}" for fault in _check_marks(value, name, words)]
        elif not isinstance(value, bool):
            faults.append(f"{name}: true or nothing")
        if value and kind.spot in spots:
            faults.append(f"a {spots[kind.spot]} and a {name} on one tile")
        elif value:
            spots[kind.spot] = name
    return faults


def _unknown(part: Mapping[str, Any], keys: Collection[str], where: str) -> list[str]:
    return [f"{where}unknown key {str(k)[:30]!r}; there are {_list(keys)}" for k in part if k not in keys]


def _list(keys: Iterable[str]) -> str:
    return ", ".join(sorted(keys))


class _Parts:
    """The cities, roads, rivers and fields of a tile, read; ``faults`` if they cannot be."""

    def __init__(self, entry: Mapping[str, Any], words: Vocabulary) -> None:
        self.entry = entry
        self.words = words
        self.faults: list[str] = []
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
            if f"{key}: a list is needed" not in self.faults:
                self.faults.append(f"{key}: a list is needed")
            return []
        return items

    def _ways(self, key: str, what: str) -> list[tuple[int, ...]]:
        found = []
        for n, part in enumerate(self._items(key)):
            self._check_part(part, what, n)
            found.append(self._edges(part.get("edges"), f"{what} {n}"))
        return found

    def _check_part(self, part: Mapping[str, Any], what: str, n: int) -> None:
        self.faults += _unknown(part, self.words.keys(what), f"{what} {n}: ")
        self.faults += [f"{what} {n}: {fault}" for fault in _check_marks(part, what, self.words)]

    def _edges(self, text: object, where: str) -> tuple[int, ...]:
        words = text.split() if isinstance(text, str) else []
        if not words or len(set(words)) < len(words) or any(word not in EDGES for word in words):
            self.faults.append(f"{where}: edges {str(text)[:30]!r}: some of N E S W, each once")
            return ()
        return tuple(EDGES.index(word) for word in words)

    def _reached(self, n: int, city: Mapping[str, Any]) -> tuple[int, ...]:
        reaches = city.get("reaches", "")
        words = (
            reaches.split() if isinstance(reaches, str) else reaches if isinstance(reaches, list) else ["?"]
        )
        if any(word not in CORNERS for word in words):
            self.faults.append(f"city {n}: reaches: some of {' '.join(CORNERS)}")
            return ()
        return tuple(CORNERS.index(word) for word in words)

    def _field(self, n: int, field: Mapping[str, Any]) -> None:
        where = f"field {n}"
        self._check_part(field, "field", n)
        at, cities = field.get("at"), field.get("cities")
        words = at.split() if isinstance(at, str) else ["?"]
        if any(word not in HALVES for word in words) or len(set(words)) < len(words):
            self.faults.append(f"{where}: at {str(at)[:40]!r}: half-edges {' '.join(HALVES)}, each once")
            words = []
        if not isinstance(cities, list) or any(
            isinstance(c, bool) or not isinstance(c, int) or not 0 <= c < len(self.cities) for c in cities
        ):
            self.faults.append(f"{where}: cities: numbers of cities of this tile, from 0, or []")
            cities = []
        if field.get("side", EDGES[0]) not in EDGES:
            self.faults.append(f"{where}: side: N, E, S or W")
        self.fields.append(tuple(HALVES.index(word) for word in words))
        self.touched.append(tuple(cities))

    # Edges ------------------------------------------------------------------------------------

    def check_edges(self, edges: str) -> list[str]:
        """Each edge shows what its letter says, and its halves belong to the fields they must."""
        faults = []
        kinds = (("C", "city", self.cities), ("R", "road", self.roads), ("I", "river", self.rivers))
        for e, letter in enumerate(edges):
            reached = [
                (sign, f"{what} {n}") for sign, what, ways in kinds for n, w in enumerate(ways) if e in w
            ]
            if len(reached) > 1:
                faults.append(f"edge {EDGES[e]}: {' and '.join(name for _, name in reached)} both reach it")
                continue
            actual = reached[0][0] if reached else "F"
            if letter != actual:
                shown = reached[0][1] if reached else "nothing but field"
                faults.append(f"edge {EDGES[e]}: edges says {letter}, but it shows {shown}")
                continue
            faults += self._check_halves(e, actual)
        return faults

    def _check_halves(self, e: int, letter: str) -> list[str]:
        halves = (2 * e, 2 * e + 1)
        owners = [[n for n, field in enumerate(self.fields) if h in field] for h in halves]
        faults = []
        for h, of in zip(halves, owners, strict=True):
            where = f"edge {EDGES[e]}: half-edge {HALVES[h]}"
            if letter == "C" and of:
                faults.append(f"{where} lies in a city, but field {of[0]} claims it")
            elif letter != "C" and not of:
                faults.append(f"{where} belongs to no field")
            elif len(of) > 1:
                faults.append(f"{where} belongs to fields {of[0]} and {of[1]}")
        if not faults and letter == "F" and owners[0] != owners[1]:
            faults.append(
                f"edge {EDGES[e]}: a plain edge has one field, not {owners[0][0]} and {owners[1][0]}"
            )
        return faults

    # Lines ------------------------------------------------------------------------------------

    def _lines(self) -> list[tuple[str, tuple[int, ...]]]:
        """What parts a tile: roads, rivers and walls from edge to edge, by the rim places they meet."""
        lines = [(f"city {n}", self._wall(n)) for n in range(len(self.cities))]
        for what, ways in (("road", self.roads), ("river", self.rivers)):
            lines += [(f"{what} {n}", tuple(at_middle(e) for e in way)) for n, way in enumerate(ways)]
        return lines

    def _wall(self, n: int) -> tuple[int, ...]:
        edges = [at_middle(e) for e in self.cities[n]]
        return tuple(edges + [at_corner(c) for c in self.reaches[n]])

    def _passes(self) -> bool:
        """Does something run over or under something else?"""
        return bool(self.entry.get("bridge") or self.entry.get("under")) or any(
            road.get("tunnel") for road in self.entry.get("roads", [])
        )

    def check_crossings(self) -> list[str]:
        """Two features may cross only on a bridge or in a tunnel."""
        if self._passes():
            return []
        lines = self._lines()
        faults = []
        for i, (name, line) in enumerate(lines):
            for other, second in lines[i + 1 :]:
                if crosses(line, second):
                    faults.append(f"{name} and {other} cross; say bridge = true, or a tunnel")
        return faults

    # Fields -----------------------------------------------------------------------------------

    def check_fields(self) -> list[str]:
        """Fields end where something parts them, and only there; they touch the cities beside them."""
        faults = []
        at = {h: n for n, field in enumerate(self.fields) for h in field}
        reached = {c for corners in self.reaches for c in corners}
        for corner, name in enumerate(CORNERS):
            one, two = 2 * corner + 1, (2 * corner + 2) % 8
            if corner not in reached and one in at and two in at and at[one] != at[two]:
                faults.append(
                    f"corner {name}: {HALVES[one]} and {HALVES[two]} meet there, so they are one field, "
                    f"not {at[one]} and {at[two]}"
                )
            for half, edge in ((one, (corner + 1) % 4), (two, corner)):
                city = next((n for n, way in enumerate(self.cities) if edge in way), None)
                if corner in reached:  # a wall ends there and may keep them apart
                    continue
                if half in at and city is not None and city not in self.touched[at[half]]:
                    faults.append(
                        f"edge {EDGES[edge]}: field {at[half]} meets city {city} at the corner {name}; "
                        "list it in its cities"
                    )
        if not self._passes():
            faults += self._check_parted()
        sides = [str(f.get("side", "")) for f in self.entry.get("fields", []) if not f.get("at")]
        if len(set(sides)) < len(sides):
            faults.append('enclosed fields (at = "") need different sides')
        return faults

    def _check_parted(self) -> list[str]:
        faults = []
        for name, line in self._lines():
            for n, field in enumerate(self.fields):
                rim = tuple(at_half(h) for h in field)
                if crosses(rim, line):
                    faults.append(f"field {n} lies on both sides of {name}")
                for city in self.touched[n]:
                    if name == f"city {city}" or not rim:
                        continue
                    if separates(line, rim, self._wall(city)):
                        faults.append(f"field {n} cannot touch city {city}: {name} lies between them")
        return faults

    # Joints -----------------------------------------------------------------------------------

    def check_joints(self) -> list[str]:
        """Groups name features of the tile, two or more."""
        faults = []
        for key in self.words.joint_keys:
            groups = self.entry.get(key, [])
            if not isinstance(groups, list) or not all(isinstance(g, list) for g in groups):
                faults.append(f"{key}: a list of lists of features")
                continue
            for group in groups:
                if len(group) < 2 or len(set(map(str, group))) < len(group):
                    faults.append(f"{key} {group}: two features or more, each once")
                faults += [f"{key}: {fault}" for fault in map(self._check_name, group) if fault]
        return faults

    def _check_name(self, word: object) -> str:
        """Whether a feature of that name is on the tile; what stands there goes by what it is like."""
        standing = {kind.like or name for name, kind in self.words.standing.items()}
        match = _NUMBERED.fullmatch(str(word))
        if not match and word not in standing:
            return f"{str(word)[:30]!r} is not like city:0, road:1, {' or '.join(sorted(standing))}"
        ways = {"city": self.cities, "road": self.roads, "river": self.rivers}
        if match:
            there = int(match[2]) < len(ways[match[1]])
        else:
            kinds = self.words.standing.items()
            there = any(self.entry.get(name) for name, kind in kinds if word == (kind.like or name))
        return "" if there else f"there is no {word} on the tile"


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
