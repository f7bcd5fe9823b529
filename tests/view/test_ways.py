"""What a decision would move, and which tiles fit a cell: facts for the page, from the rules."""

from __future__ import annotations

from bastide.core.ways import Way
from bastide.testing import Scenario, play, table
from bastide.view.positions import whole
from bastide.view.structs import TileWhere
from bastide.view.targets import where


def go(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def test_nothing_is_moved_where_a_tile_is_laid() -> None:
    game = go(play("base"), "draw:E")
    assert game.state.ways() == []
    assert whole(game.state).ways == []


def test_the_dragon_steps_from_where_it_stands_and_not_where_it_has_been() -> None:
    game = play("base+princess-and-dragon", "U@-1,0>N", "U@-2,0>N", "volcano-plain@0,-1>N", "B@-1,-1>N")
    go(game, "draw:dragon-straight", "@-3,0>N", "-")
    assert game.state.ways() == [Way("dragon", "dragon", at=(0, -1))]
    go(game, "dragon:-1,-1")
    assert game.state.ways() == [Way("dragon", "dragon", at=(-1, -1), past=((0, -1),))]
    (way,) = whole(game.state).ways
    assert (way.action, way.at, way.past, way.seat, way.space) == ("dragon", (-1, -1), [(0, -1)], None, None)


def test_the_fairy_comes_from_where_she_stands() -> None:
    game = play("base+princess-and-dragon", "U@1,0>N M.E", "U@2,0>N -")
    go(game, "draw:U", "@3,0>N", "fairy:1,0", "draw:B", "@0,-1>N", "-", "draw:U", "@4,0>N")
    assert {(way.kind, way.at) for way in game.state.ways()} == {("fairy", (1, 0))}


def test_the_wagon_drives_from_where_it_stood() -> None:
    tiles = "W@0,0>W U@1,0>N U@2,0>N"
    game = table("base+abbey-and-mayor", tiles, {"Blue": "W@1,0.E"})
    go(game, "draw:A", "@3,0>N", "-")
    assert game.state.ways() == [Way("drive", "wagon", 1, (1, 0), "E")]


def test_a_flight_may_end_on_the_tiles_ahead_and_then_ends_on_one() -> None:
    game = play("base+flying-machines", "U@1,0>N -", "U@2,0>N -")
    go(game, "draw:Min1B", "@3,0>N")  # it points to the west
    assert game.state.ways() == [
        Way("fly", "follower", 0, (3, 0), may=((2, 0), (1, 0), (0, 0)), choice="follower")
    ]
    go(game, "fly:M", "roll:3")
    assert game.state.ways() == [Way("deploy", "follower", 0, (3, 0))]


def test_pawns_and_robbers_have_their_way_on_the_track() -> None:
    game = go(play("base+messengers"), "draw:E", "@0,1>S", "M@0,1.S")
    assert game.state.ways() == [
        Way("pawn", "marker", 0, space=0, to=4, choice="marker"),
        Way("pawn", "messenger", 0, space=0, to=4, choice="messenger"),
    ]
    game = table("base+robbers", "D@0,0>N")
    game.state.poke("score", 1, 7)
    go(game, "draw:Min6F", "@1,0>N")
    assert game.state.ways() == [Way("robber", "robber", 0)]


def test_each_ferry_says_which_edges_it_joins() -> None:
    game = go(play("base+ferries"), "draw:lake-three", "@1,0>N", "-")
    places = [where(game.state, action) for action in game.state.legal_actions()]
    assert places == [TileWhere((1, 0), edges) for edges in ("ES", "EW", "SW")]


def test_the_designs_that_fit_a_cell_are_those_the_rules_allow_there() -> None:
    game = play("base", "E@0,1>S -")
    fitting = game.state.fitting(1, 0)
    for design in game.state.unseen_tiles():
        drawn = game.state.copy()
        drawn.apply(f"draw:{design}")
        fits = any(str(action).startswith("@1,0>") for action in drawn.legal_actions())
        assert (design in fitting) == fits, design
    assert game.state.fitting(0, 0) == [], "taken"
    assert game.state.fitting(5, 5) == [], "beside no tile"
    assert game.state.fitting(33, 0) == [], "as far as the grid is wide"


def test_a_cell_that_stays_empty_still_has_tiles_that_would_have_fitted() -> None:
    """North of the start tile a city is wanted; all tiles with a city have been drawn."""
    game = play("base")
    fitting = game.state.fitting(0, 1)
    assert game.state.impossible() == []
    designs = {name: number for number, name in game.state.rules.names.items()}
    for name in fitting:
        for pile in range(game.state.rules.n_piles):
            game.state.poke("unseen", pile * game.state.rules.n_designs + designs[name], 0)
    assert game.state.impossible() == [(0, 1)]
    assert game.state.fitting(0, 1) == fitting
    assert not set(fitting) & set(game.state.unseen_tiles())
