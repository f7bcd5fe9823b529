"""A position as its players see it, in parts, so that only what has changed is sent."""

from __future__ import annotations

from typing import Any

from bastide import CHANCE, TERMINAL, Ruleset, State
from bastide.art.figures import lying
from bastide.core.constants import N_SLOTS, SUPPLY
from bastide.core.geometry import EDGES, SPOTS, unpack
from bastide.core.view import elsewhere, track

Parts = dict[str, Any]
UNSENT = ("where", "scores", "n_tiles", "counts")
WORDS = {CHANCE: "chance", TERMINAL: "over"}


def tiles(state: State, first: int = 0) -> list[dict[str, object]]:
    """The tiles on the table from the n-th on, in the order of laying."""
    rules = state.rules
    result: list[dict[str, object]] = []
    for number in range(first, state.n_tiles):
        at, lie = state.lying(number)
        tile = rules.tiles[lie >> 2]
        result.append(
            {
                "tile": rules.names[lie >> 2],
                "set": tile.set,
                "id": tile.id,
                "at": list(unpack(at)),
                "top": EDGES[lie & 3],
            }
        )
    return result


def pieces(state: State, where: list[int]) -> list[dict[str, object]]:
    """The pieces that stand on a tile, from the list of where every piece is."""
    rules = state.rules
    standing = [(i, segment) for i, segment in enumerate(where) if segment >= 0]
    if not standing:
        return []
    owners = _owners(rules)
    result: list[dict[str, object]] = []
    for i, segment in standing:
        owner, sort = owners[i]
        kind = rules.piece_kinds[sort]
        result.append(
            {
                "owner": owner,
                "piece": kind.name,
                "letter": kind.letter,
                "at": list(state.place_of(segment)),
                "spot": SPOTS[state.spot_of(segment)],
            }
        )
    return result


_owners_of: dict[int, tuple[Ruleset, list[tuple[int, int]]]] = {}


def _owners(rules: Ruleset) -> list[tuple[int, int]]:
    found = _owners_of.get(id(rules))
    if found is None:
        if len(_owners_of) >= 64:
            _owners_of.pop(next(iter(_owners_of)))
        found = _owners_of[id(rules)] = (rules, list(rules.piece_owners()))
    return found[1]


def away(state: State, where: list[int]) -> list[dict[str, object]]:
    """The pieces that are neither on a tile nor in the supply, and where."""
    if min(where, default=SUPPLY) >= SUPPLY:
        return []
    return [{"owner": owner, "piece": kind, "place": place} for owner, kind, place in elsewhere(state)]


def shown(state: State) -> list[dict[str, object]]:
    """What the expansions put on and beside the table."""
    return [
        {
            "kind": thing.kind,
            "n": thing.n,
            "seat": thing.player if thing.player >= 0 else None,
            "at": list(thing.at) if thing.at else None,
            "spot": thing.spot or None,
            "space": thing.space if thing.space >= 0 else None,
            "place": thing.place or None,
            "value": thing.value,
            "points": lying(thing),
        }
        for thing in state.shown()
    ]


def players(state: State) -> list[dict[str, object]]:
    """Score and supply of every player."""
    rules = state.rules
    scores = state.scores()
    return [
        {
            "name": name,
            "score": scores[seat],
            "track": track(scores[seat]),
            "supply": {k.name: state.in_supply(seat, n) for n, k in enumerate(rules.piece_kinds)},
        }
        for seat, name in enumerate(rules.setup.players)
    ]


def parts(state: State, last: dict[str, object] | None, before: Parts | None = None) -> Parts:
    """Everything that may change but for the tiles; what must be as before is taken from there."""
    rules = state.rules
    step = rules.steps[state.step - N_SLOTS] if state.step >= 0 else None
    who = state.current_player()
    tile = rules.tiles[state.tile] if state.tile >= 0 else None
    where, scores = state.peek("where"), state.scores()
    same = before if before is not None and before["where"] == where else None
    counts = state.peek("unseen")
    left = before if before is not None and before["counts"] == counts else None
    still = left if left and left["n_tiles"] == state.n_tiles else None
    return {
        "where": where,  # not sent, nor the next three: what other parts are compared by
        "scores": scores,
        "n_tiles": state.n_tiles,
        "counts": counts,
        "turn": state.turn + 1,
        "active": state.active,
        "current": WORDS.get(who, who),
        "step": step.name if step else "over",
        "prompt": step.prompt(state) if step else "the game is over",
        "rules": [step.rule] if step and step.rule else [],
        "tile": rules.names[state.tile] if tile else None,
        "tile_set": tile.set if tile else None,
        "tile_id": tile.id if tile else None,
        "tile_turns": list(tile.turns) if tile else [],
        "pieces": same["pieces"] if same else pieces(state, where),
        "elsewhere": same["elsewhere"] if same else away(state, where),
        "players": same["players"] if same and same["scores"] == scores else players(state),
        "unseen": left["unseen"] if left else state.unseen_tiles(),
        "impossible": still["impossible"] if still else state.impossible(),
        "winners": list(state.winners()),
        "shown": shown(state),
        "last": last,
    }


def changed(before: Parts, after: Parts) -> Parts:
    """The parts that differ."""
    return {
        key: value
        for key, value in after.items()
        if value is not before[key] and value != before[key] and key not in UNSENT
    }


def full(state: State, last: dict[str, object] | None) -> dict[str, object]:
    """The whole view."""
    view = parts(state, last)
    for key in UNSENT:
        del view[key]
    rules = state.rules
    setup = rules.setup
    return {
        "setup": setup.text,
        "options": dict(setup.options),
        **view,
        "designs": {name: [rules.tiles[i].set, rules.tiles[i].id] for i, name in rules.names.items()},
        "tiles": tiles(state),
        "key": state.key(),
    }
