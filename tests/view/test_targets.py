"""Where an action is: what to click on."""

from __future__ import annotations

import random

import bastide
from bastide import Match, Setup
from bastide.art import places_on
from bastide.testing import table as position
from bastide.view.structs import plain
from bastide.view.targets import targets, where


def test_places_of_targets() -> None:
    """Where four fields meet a follower becomes a farmer, and a barn stands at the corner."""
    game = position("base+abbey-and-mayor", "E@0,0>S E@1,0>S B@0,1>N")
    for action in ("draw:B", "@1,1>N"):
        game.apply(action)
    state = game.state
    places = {str(action): plain(where(state, action)) for action in state.legal_actions()}
    farm = {"type": "segment", "at": [1, 1], "spot": "NNW", "piece": "follower", "feature": "field"}
    assert places["M@1,1.NNW"] == {**farm, "role": "farmer"}
    assert places["barn:SW@1,1"] == {"type": "corner", "at": [1, 1], "corner": "SW", "piece": "barn"}
    assert places["-"] == {"type": "pass"}


def test_a_quarter_is_a_place_on_the_board() -> None:
    """Anything with a name that is drawn on a tile can be clicked there."""
    state = bastide.start("base+count-of-carcassonne")
    castle = plain(where(state, state.action("enter:M,castle")))
    assert castle == {"type": "place", "at": [2, 0], "place": "castle", "piece": "follower"}
    tile = next(t for t in state.placed() if [t.x, t.y] == castle["at"])
    assert "castle" in places_on(tile.tile)
    count = plain(where(state, state.action("count:market")))
    assert count == {"type": "place", "at": count["at"], "place": "market", "piece": None}


def test_a_tile_that_is_not_drawn_shows_itself() -> None:
    state = bastide.start("base+abbey-and-mayor")
    abbey = plain(where(state, state.action("abbey@0,1")))
    assert abbey == {"type": "cell", "at": [0, 1], "turn": 0, "tile": ["abbey-and-mayor", "abbey"]}
    placed = plain(where(state, state.action("@0,1>E")))
    assert placed == {"type": "cell", "at": [0, 1], "turn": 1}


def test_a_target_of_another_game_says_what_it_means_here() -> None:
    """Targets are kept for all games of a setup, but a spot may name another kind of segment."""
    generator = random.Random(1)
    for seed in range(20):
        match = Match(Setup.parse("base"), seed=seed)
        match.settle()
        while not match.state.is_terminal():
            for target in plain(targets(match.state)):
                found = target["where"]
                if found["type"] == "segment":
                    x, y = found["at"]
                    assert match.state.feature(x, y, found["spot"]).kind == found["feature"]
            match.apply(generator.choice(match.state.legal_actions()))
            match.settle()
