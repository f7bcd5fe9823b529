"""Turning the table and renaming or reseating the players changes nothing else."""

import json
import re

from hypothesis import given, settings
from hypothesis import strategies as st

import bastide
from bastide import State
from bastide.core.constants import POWERS
from bastide.core.geometry import EDGES, SPOTS, turned_spot
from bastide.testing import random_games

SETUPS = st.sampled_from(["base", "base+inns-and-cathedrals"])
SEEDS = st.integers(0, 10**6)
FEW = settings(max_examples=12)
NEW_NAMES = {"Zoe": "Ada", "Ada": "Bob", "Max": "Cem"}


def turned_start(setup: str, players: int, rotation: int) -> State:
    """A new game whose start tile lies turned, as if one had walked round the table."""
    state = bastide.start(setup, players)
    lie = state.peek("tile_lie")[0]
    state.poke("tile_lie", 0, lie // 4 * 4 + rotation)
    # The four open cells, sorted by position, are south, west, east and north of the tile; each
    # asks for the tile's edge on its opposite side.
    edge = {"C": 1, "F": 2, "R": 3}
    tile = state.rules.tiles[lie // 4]
    cells = state.peek("open_at")
    for i, side in zip(sorted(range(4), key=lambda i: cells[i]), (2, 3, 1, 0), strict=True):
        state.poke("open_demand", i, edge[tile.edge(side, rotation)] * POWERS[(side + 2) % 4])
    return state


def rotated_place(x: int, y: int, rotation: int) -> tuple[int, int]:
    for _ in range(rotation):
        x, y = y, -x
    return x, y


def turned_action(data: dict[str, object], rotation: int) -> dict[str, object]:
    """The same action seen after walking round the table."""
    result = dict(data)
    if isinstance(at := result.get("at"), list):
        result["at"] = list(rotated_place(at[0], at[1], rotation))
    if "top" in result:
        result["top"] = EDGES[(EDGES.index(str(result["top"])) + rotation) % 4]
    if "spot" in result:
        result["spot"] = SPOTS[turned_spot(SPOTS.index(str(result["spot"])), rotation)]
    return result


def sheets(state: State) -> list[tuple[str, int, bool, dict[int, int]]]:
    """The awards of the last action, without where and in what order of laying."""
    found = [(s.kind, s.tiles, s.final, s.points) for e in state.events() if (s := e.sheet) is not None]
    return sorted(found, key=str)


@given(setup=SETUPS, seed=SEEDS, players=st.integers(1, 4), rotation=st.integers(1, 3))
@FEW
def test_turning_the_table_changes_nothing_else(setup: str, seed: int, players: int, rotation: int) -> None:
    other = turned_start(setup, players, rotation)
    for before, state, action in random_games(setup, players=players, seed=seed):
        legal = {other.action(turned_action(a.json(), rotation)) for a in before.legal_actions()}
        assert legal == set(other.legal_actions())
        other.apply(other.action(turned_action(action.json(), rotation)))
        assert other.scores() == state.scores()
        assert sheets(other) == sheets(state)
        assert other.current_player() == state.current_player()
    assert other.is_terminal()


@given(setup=SETUPS, seed=SEEDS)
@FEW
def test_renaming_players_changes_nothing_else(setup: str, seed: int) -> None:
    other = bastide.start(setup, ("Zoe", "Ada", "Max"))
    for before, state, action in random_games(setup, players=("Ada", "Bob", "Cem"), seed=seed):
        assert [str(a) for a in other.legal_actions()] == [str(a) for a in before.legal_actions()]
        other.apply(str(action))
        assert other.key() == state.key()
        # Sheets say by name who won.
        told = json.dumps([e.json() for e in other.events()])
        told = re.sub("Zoe|Ada|Max", lambda name: NEW_NAMES[name[0]], told)
        assert json.loads(told) == json.loads(json.dumps([e.json() for e in state.events()]))


@given(setup=SETUPS, seed=SEEDS, players=st.integers(2, 6), shift=st.integers(1, 5))
@FEW
def test_reseating_players_changes_nothing_else(setup: str, seed: int, players: int, shift: int) -> None:
    """Everybody moves on some seats and the same player starts: the same game."""
    shift %= players
    other = bastide.start(setup, players, first=shift)
    for before, state, action in random_games(setup, players=players, seed=seed):
        assert [str(a) for a in other.legal_actions()] == [str(a) for a in before.legal_actions()]
        other.apply(str(action))
        moved = [other.scores()[(seat + shift) % players] for seat in range(players)]
        assert moved == list(state.scores())
        who = state.current_player()
        assert other.current_player() == ((who + shift) % players if who >= 0 else who)
    assert sorted((seat + shift) % players for seat in state.winners()) == list(other.winners())
