"""Gold. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.core.constants import PART
from bastide.testing import Scenario, play

SETUP = "base+gold-mines"


def ingots(game: Scenario) -> dict[str, int]:
    """What lies on tiles."""
    return dict(game.state.view()["own"]["ingots"])  # type: ignore[index]


def gold(game: Scenario) -> list[int]:
    """What the players have."""
    return list(game.state.view()["own"]["gold"])  # type: ignore[index]


def taken(game: Scenario) -> list[int]:
    """Who took ingots, in order."""
    return [e.data["player"] for e in game.events if e.name == "gold-taken"]


@pytest.mark.rule("GOLD-1", "STEP-8")
def test_one_ingot_here_and_one_on_a_neighbour_before_the_follower() -> None:
    game = play(SETUP, "U@1,0>N -", "B@0,-1>N -")
    game.apply("draw:Min4H")
    game.apply("@-1,0>S")
    assert ingots(game) == {"-1,0": 1}
    assert game.legal == {"ingot:0,0", "ingot:0,-1"}  # the corner included
    assert game.why("ingot:1,0") == {"GOLD-1"}  # two tiles away
    assert game.why("ingot:-1,0") == {"GOLD-1"}  # the gold tile itself
    assert game.why("ingot:-2,0") == {"GOLD-1"}  # empty
    assert game.why("M@-1,0.C") == {"TURN-1", "FOLLOW-1", "GOLD-1"}
    assert game.why("-") == {"GOLD-1", "GOLD-2"}
    game.apply("ingot:0,-1")
    assert ingots(game) == {"-1,0": 1, "0,-1": 1}
    assert "M@-1,0.C" in game.legal


@pytest.mark.rule("GOLD-1", "GOLD-2")
def test_a_single_neighbour_takes_the_second_ingot_unasked() -> None:
    game = play(SETUP, "Min4H@1,0>N -")
    assert ingots(game) == {"0,0": 1, "1,0": 1}
    game.turn("Min4E@-1,0>N -")
    assert ingots(game) == {"-1,0": 1, "0,0": 2, "1,0": 1}  # any number may lie on a tile


@pytest.mark.rule("GOLD-4", "GOLD-2", "GOLD-3")
def test_gold_4_ex_red_completes_the_city_and_takes_three() -> None:
    """Ingots in the city: one on Blue's gold tile 0,2 and two on 0,1; one more lies outside at 1,0."""
    game = play(SETUP, "G@0,1>N M.N", "Min4B@0,2>S -", "U@-1,0>N -", "Min4H@1,0>N ingot:0,1")
    assert ingots(game) == {"0,1": 2, "0,2": 1, "1,0": 1}
    game.turn("E@-1,2>E -")
    assert game.scores == (8, 0)
    assert gold(game) == [3, 0]
    assert ingots(game) == {"1,0": 1}


@pytest.mark.rule("GOLD-5")
def test_a_cloister_takes_from_its_tile_and_the_eight_around() -> None:
    game = play(
        SETUP,
        "B@0,-1>N M.C",
        "U@-1,0>N -",
        "U@1,0>N -",
        "B@-1,-1>N -",
        "B@1,-1>N -",
        "Min4G@1,-2>E ingot:0,-1",
        "B@-1,-2>N -",
    )
    assert ingots(game) == {"0,-1": 1, "1,-2": 1}
    game.turn("E@0,-2>S -")  # Blue completes Red's cloister
    assert game.scores == (9, 0)
    assert gold(game) == [2, 0]


TIE = (
    "U@1,0>N M.E",  # Red's road
    "Min4G@0,-1>E ingot:0,0",
    "E@1,1>N -",
    "W@2,1>W M.S",  # Blue's road, which will meet Red's at 2,0
    "W@-1,0>N -",
    "B@-1,1>N -",
)


@pytest.mark.rule("GOLD-6")
def test_gold_6_ex_red_and_blue_tie_on_three_ingots() -> None:
    game = play(SETUP, *TIE, "Min4A@2,0>N ingot:1,0")
    assert game.scores == (5, 5)
    assert taken(game) == [0, 1, 0]
    assert gold(game) == [2, 1]
    assert ingots(game) == {"0,-1": 1}


@pytest.mark.rule("GOLD-6")
def test_the_active_player_begins() -> None:
    game = play(SETUP, *TIE, "B@-1,2>N -", "Min4A@2,0>N ingot:1,0")
    assert taken(game) == [1, 0, 1]
    assert gold(game) == [1, 2]


# Red's road and Blue's city cross at 2,0; Red's tile there closes both.
CROSSING = (
    "U@1,0>N M.E",
    "E@1,1>N -",
    "B@1,-1>N -",
    "E@2,1>S M.S",
    "E@2,-1>N -",
    "B@3,1>N -",
    "W@3,0>N -",
    "W@-1,0>N -",
    "Min4D@2,0>N ingot:1,0",
)


@pytest.mark.rule("GOLD-6", "GOLD-7", "INT-65", "GOLD-3")
def test_several_features_at_once_and_the_player_picks_the_tile() -> None:
    game = play(SETUP, *CROSSING)
    assert game.scores == (5, 6)
    assert game.state.current_player() == 0
    assert game.legal == {"gold:1,0", "gold:2,0"}  # the tile of the road alone, and the one that both share
    assert game.why("gold:3,0") == {"GOLD-7"}
    assert game.why("-") == {"GOLD-6"}
    other = Scenario(game.state.copy())
    game.apply("gold:2,0")
    assert taken(game) == [0, 0]  # nothing of Blue's is left: they are skipped
    assert gold(game) == [2, 0]
    other.apply("gold:1,0")
    assert taken(other) == [0, 1]
    assert gold(other) == [1, 1]
    assert other.state.view()["own"]["gold_claims"] == []  # type: ignore[index]


@pytest.mark.rule("GOLD-8")
def test_gold_of_an_unoccupied_feature_stays() -> None:
    game = play(SETUP, "Min4D@0,1>N -", "E@0,2>S -")
    assert gold(game) == [0, 0]
    assert ingots(game) == {"0,0": 1, "0,1": 1}


@pytest.mark.rule("GOLD-9")
def test_farmers_take_no_gold() -> None:
    game = play(SETUP, "Min4D@0,1>N M.ENE", "E@0,2>S -", end=True)
    taken_during = [e for e in game.events if e.name == "gold-taken"]
    assert taken_during == []
    assert game.scores == (3, 0)  # the farm, at the end; no gold


@pytest.mark.rule("GOLD-10", "STEP-21")
def test_after_scoring() -> None:
    game = play(SETUP, *TIE, "Min4A@2,0>N ingot:1,0")
    names = [e.name for e in game.events]
    assert max(i for i, n in enumerate(names) if n in ("points", "returned")) < names.index("gold-taken")
    orders = [(step.order, step.name) for step in game.state.rules.sequence(PART)]
    assert (2100, "share-gold") in orders


@pytest.mark.rule("GOLD-11")
def test_gold_is_public_and_what_lies_on_tiles_is_lost() -> None:
    game = play(SETUP, "G@0,1>N M.N", "Min4B@0,2>S -", "E@-1,2>E -", "Min4H@1,0>N ingot:0,1", end=True)
    for seat in (None, 0, 1):
        assert game.state.view(seat)["own"]["gold"] == [2, 0]  # type: ignore[index]
    assert ingots(game) == {}
    assert game.scores == (8 + 2, 0)


@pytest.mark.rule("GOLD-12", "STEP-34")
@pytest.mark.parametrize(
    ("number", "points"),
    [(0, 0), (1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)],
)
def test_gold_12_ex_points_by_number(number: int, points: int) -> None:
    game = play(SETUP, "U@1,0>N -")
    state = game.state
    state.poke("score", 1, 102)
    state.poke("own", state.rules.variable("gold") + 1, number)
    game.turn("U@2,0>N -", last=True)
    assert state.scores() == (0, 102 + points)
    awards = [e.data for e in game.events if e.name == "award"]
    assert [a["points"] for a in awards] == ([points] if points else [])
    assert all(a["rules"] == ["GOLD-12"] for a in awards)
    if number == 7:
        assert str(awards[0]["what"]) == "7 gold ingots \u00d7 3 = 21"
