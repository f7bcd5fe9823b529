"""The words of tile files: everything that the expansions declare can be printed, taken together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bastide.core.declarations import SegmentKind
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.core.marks import JOINTS, TILE, Mark, declared_marks
from bastide.words import Message

# What says where things are and how they look; everything else on a tile is declared by an expansion.
NOTATION: Mapping[str, frozenset[str]] = {
    "tile": frozenset(
        (
            *("id", "count", "edges", "start", "cities", "roads", "rivers", "fields", "note"),
            *("junction", "meets", "bridge", "under"),
        )
    ),
    "city": frozenset(("edges", "reaches")),
    "road": frozenset(("edges", "ends", "cuts")),
    "river": frozenset(("edges",)),
    "field": frozenset(("at", "cities", "side")),
}


@dataclass(frozen=True)
class Vocabulary:
    """What a tile file may speak of. ``owners`` tells which expansions declare a mark."""

    marks: Mapping[str, Mark]
    standing: Mapping[str, SegmentKind]
    held: frozenset[str]
    tokens: frozenset[str]
    owners: Mapping[str, tuple[str, ...]]

    def on(self, place: str) -> Mapping[str, Mark]:
        """The marks that a kind of segment or the tile may bear, by their keys in tile files."""
        return self._by_place.get(place, {})

    @cached_property
    def _by_place(self) -> dict[str, dict[str, Mark]]:
        found: dict[str, dict[str, Mark]] = {}
        for mark in sorted(self.marks.values(), key=lambda m: m.name):
            if mark.takes != JOINTS:
                for place in mark.places:
                    found.setdefault(place, {})[mark.key] = mark
        return found

    @cached_property
    def joint_keys(self) -> tuple[str, ...]:
        """The keys that list segments which meet in one spot."""
        return tuple(m.key for m in self.marks.values() if m.takes == JOINTS)

    def keys(self, place: str) -> frozenset[str]:
        """Every key that a kind of segment or the tile may have in a tile file."""
        more = (*self.standing, *self.joint_keys) if place == TILE else ()
        return NOTATION.get(place, frozenset()) | self.on(place).keys() | frozenset(more)


def vocabulary_of(expansions: Iterable[type[Expansion]]) -> Vocabulary:
    """What some expansions declare."""
    chosen = tuple(expansions)
    standing: dict[str, SegmentKind] = {}
    owners: dict[str, tuple[str, ...]] = {}
    for expansion in chosen:
        for kind in expansion.segment_kinds:
            if kind.closes == "around" and standing.setdefault(kind.name, kind) != kind:
                raise SetupError(
                    Message("expansions-declared-twice", set=expansion.name, name=repr(kind.name))
                )
        for mark in expansion.marks:
            owners[mark.name] = (*owners.get(mark.name, ()), *(expansion.tile_sets or (expansion.name,)))
    held = frozenset(id for expansion in chosen for id in expansion.held_tiles)
    tokens = frozenset(kind.name for expansion in chosen for kind in expansion.tokens)
    return Vocabulary(declared_marks(chosen), standing, held, tokens, owners)


def vocabulary() -> Vocabulary:
    """What all expansions declare that there are, whether they are in play or not."""
    from bastide.expansions import registered

    return _cached(registered())


_cached = lru_cache(maxsize=8)(vocabulary_of)
