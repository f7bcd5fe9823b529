"""GOODS-1 to GOODS-4."""

import pytest

from bastide.core.events import told
from bastide.testing import Scenario, play

SETUP = "base+traders-and-builders"
CITY = ("HQ@0,1>N -", "HE@0,2>N M.N", "HG@0,3>E -", "B@0,-1>N -", "E@1,3>W -")


def goods(game: Scenario) -> list[list[int]]:
    first = game.state.rules.variable("goods")
    own = game.state.peek("own")
    return [own[first + 3 * p : first + 3 * p + 3] for p in range(game.state.rules.n_players)]


def give(game: Scenario, *tokens: tuple[int, int, int]) -> None:
    first = game.state.rules.variable("goods")
    for i, n in enumerate(n for row in tokens for n in row):
        game.state.poke("own", first + i, n)


@pytest.mark.rule("GOODS-1")
def test_goods_1_ex() -> None:
    """Red completes a city with two grain and one wine; Blue, who has the knight, scores 10."""
    game = play(SETUP, *CITY)
    assert game.scores == (0, 10)
    assert goods(game) == [[1, 2, 0], [0, 0, 0]]
    taken = [(e.data["player"], e.data["goods"], e.data["taken"]) for e in game.events if e.name == "goods"]
    assert taken == [(0, "wine", 1), (0, "wheat", 2)]


def test_the_log_tells_what_was_taken_and_what_is_held() -> None:
    game = play(SETUP, *CITY[:4])
    give(game, (2, 1, 0), (0, 0, 0))
    game.turn(CITY[4])
    said = [str(told(game.state.rules, event)) for event in game.events if event.name == "goods"]
    name = game.state.rules.setup.players[0]
    assert said == [f"{name} takes 1 x wine and now has 3", f"{name} takes 2 x grain and now has 3"]


@pytest.mark.rule("GOODS-1")
def test_goods_of_a_city_without_knights() -> None:
    game = play(SETUP, "HQ@0,1>N -", "E@0,2>S -")
    assert game.scores == (0, 0)
    assert goods(game) == [[0, 0, 0], [1, 0, 0]]


@pytest.mark.rule("GOODS-1")
def test_an_unfinished_city_keeps_its_goods() -> None:
    game = play(SETUP, *CITY[:4])
    assert goods(game) == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("GOODS-2")
def test_goods_2_ex() -> None:
    """Tied in wine and cloth, Red alone ahead in grain: Red 30, Blue 20."""
    game = play(SETUP, "U@1,0>N -")
    give(game, (2, 3, 1), (2, 1, 1))
    game.turn("U@2,0>N -", last=True)
    assert game.scores == (30, 20)
    awards = [e.data for e in game.events if e.name == "award"]
    assert len(awards) == 5
    assert all(a["points"] == 10 and a["rules"] == ["GOODS-2"] for a in awards)


@pytest.mark.rule("GOODS-3")
def test_nobody_scores_for_none() -> None:
    game = play(SETUP, "U@1,0>N -")
    give(game, (0, 1, 0), (0, 0, 0))
    game.turn("U@2,0>N -", last=True)
    assert game.scores == (10, 0)


@pytest.mark.rule("GOODS-4")
def test_goods_are_public_and_no_points() -> None:
    game = play(SETUP, *CITY)
    assert not [e for e in game.events if e.name == "points" and e.data["player"] == 0]
    for seat in (None, 0, 1):
        assert game.state.view(seat)["own"]["goods"] == [1, 2, 0, 0, 0, 0]  # type: ignore[index]


@pytest.mark.rule("GOODS-1", "INT-14")
def test_each_part_of_a_double_turn_is_settled_by_itself() -> None:
    game = play(SETUP, "HQ@0,1>N M.N", "B@0,-1>N -", "HE@0,2>N B.N", "U@1,0>N -")
    game.turn("E@0,3>S -")  # completes the city, earns the part
    assert goods(game) == [[1, 1, 0], [0, 0, 0]]
    game.turn("U@2,0>N -")
    assert goods(game) == [[1, 1, 0], [0, 0, 0]]
