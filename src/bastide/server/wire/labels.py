"""What the things of one ruleset are called, as pieces of JSON: each is written once, for all its games."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import orjson

from bastide.core.geometry import SPOTS
from bastide.core.ruleset import Ruleset


def quoted(thing: object) -> str:
    """Anything as JSON."""
    return orjson.dumps(thing).decode()


@lru_cache(4000)
def repeated(thing: Hashable) -> str:
    """The same for what is said again and again."""
    return quoted(thing)


def members(thing: dict[str, object]) -> str:
    """An object as JSON without its braces, to be put together with others."""
    return quoted(thing)[1:-1]


class Labels:
    """The names of tiles, pieces, segments, steps and players."""

    def __init__(self, rules: Ruleset) -> None:
        designs = range(rules.n_designs)
        self.tiles = [
            members({"tile": rules.names[n], "set": rules.tiles[n].set, "id": rules.tiles[n].id})
            for n in designs
        ]
        self.in_hand = [_in_hand(rules, n) for n in designs]
        self.no_tile = members({"tile": None, "tile_set": None, "tile_id": None, "tile_turns": []})
        self.designs = [quoted(rules.names[n]) for n in designs]
        self.kinds = [quoted(kind.name) for kind in rules.piece_kinds]
        self.pieces = [_piece(rules, owner, kind) for owner, kind in rules.piece_owners()]
        self.segments = [quoted(kind.name) for kind in rules.segment_kinds]
        self.steps = [quoted(step.name) for step in rules.steps]
        self.players = [quoted(name) for name in rules.setup.players]
        self.spots = [quoted(spot) for spot in SPOTS]


def _in_hand(rules: Ruleset, design: int) -> str:
    tile = rules.tiles[design]
    name = rules.names[design]
    return members({"tile": name, "tile_set": tile.set, "tile_id": tile.id, "tile_turns": list(tile.turns)})


def _piece(rules: Ruleset, owner: int, number: int) -> str:
    kind = rules.piece_kinds[number]
    return members({"owner": owner, "piece": kind.name, "letter": kind.letter})


@lru_cache(64)  # as many as rulesets are kept composed
def labels_of(rules: Ruleset) -> Labels:
    """The labels of a ruleset, shared by all its games."""
    return Labels(rules)


def listed(parts: Sequence[str]) -> str:
    """Pieces of JSON as a list."""
    return f"[{','.join(parts)}]"
