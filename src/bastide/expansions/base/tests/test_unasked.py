"""Who can do nothing in the figure step is not asked, and is told why."""

from __future__ import annotations

import pytest

from bastide.testing import Scenario, play, random_games


def unasked(game: Scenario) -> list[tuple[int, str]]:
    found = [event.data for event in game.events if event.name == "unasked"]
    return [(data["player"], str(data["what"])) for data in found]


@pytest.mark.rule("FOLLOW-2")
def test_no_follower_is_left() -> None:
    game = play("base", "U@1,0>N M.E", "U@2,0>N -", "U@3,0>N", options={"followers": "1"})
    assert unasked(game) == [(0, "no follower is left")]


@pytest.mark.rule("FOLLOW-5")
def test_every_place_is_taken() -> None:
    game = play("base", "U@1,0>N M.E", "U@2,0>N M.NNW", "U@3,0>N M.ESE", "U@4,0>N")
    assert unasked(game) == [(1, "every place on the tile is taken")]


@pytest.mark.rule("FOLLOW-4")
def test_only_a_piece_is_left_that_may_not_stand_there() -> None:
    turns = ("U@1,0>N M.NNW", "U@2,0>N W.E", "U@3,0>N")
    game = play("base+abbey-and-mayor", *turns, players=1, options={"followers": "1"})
    assert unasked(game) == [(0, "none of the followers left may stand on what is free")]


def test_an_expansion_gives_its_own_reason() -> None:
    game = play("base+princess-and-dragon")
    volcano = next(name for name in game.state.rules.names.values() if "volcano" in name)
    game.apply(f"draw:{volcano}")
    game.apply(min(game.legal))
    (who, why), *_ = unasked(game)
    assert who == 0
    assert why.startswith("no figure may be placed on the volcano at")


def test_whoever_is_asked_is_not_told_otherwise() -> None:
    """After every tile either the player is asked about a figure or is told why not."""
    for _, state, action in random_games("base", seed=3, players=3):
        if action.name == "place":
            told = "unasked" in [event.name for event in state.events()]
            asked = any(legal.name == "deploy" for legal in state.legal_actions())
            assert told != asked
