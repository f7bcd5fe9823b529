"""Crop circles: Min5KK and Min6KK (knights), Min1KK and Min2KK (thieves), Min3KK and Min4KK (farmers)."""

import pytest

from bastide.expansions.loader import load
from bastide.testing import Scenario, table

SETUP = "base+crop-circles"
ABBEY = "base+inns-and-cathedrals+abbey-and-mayor+crop-circles"
CITY = "E@0,0>N"


def shield(
    pieces: dict[str, str],
    figure: str = "-",
    tiles: str = CITY,
    setup: str = SETUP,
    way: str = "",
    players: int = 2,
) -> Scenario:
    """Min5KK with its two cities goes north of the city at 0,0."""
    game = table(setup, tiles, pieces, players=players)
    for action in ("draw:Min5KK", "@0,1>N", figure):
        game.apply(action)
    if way:
        game.apply(f"crop:{way}")
    return game


@pytest.mark.rule("CROP-1")
def test_the_part_is_completed_first_scoring_included() -> None:
    game = shield({"Blue": "M@0,0.N", "Red": "M@1,0.NNW M@2,0.E"}, tiles=CITY + " B@1,0>N N@2,0>E")
    assert game.scores == (0, 4)
    assert game.state.current_player() == 0
    assert game.legal == {"crop:add", "crop:remove"}


@pytest.mark.rule("CROP-2")
def test_the_active_player_must_choose_even_without_a_follower() -> None:
    game = shield({"Blue": "M@1,0.N"}, tiles=CITY + " G@1,0>N")
    assert game.legal == {"crop:add", "crop:remove"}
    assert game.why("-") == {"CROP-2"}


KINDS = {"knight": 2, "thief": 2, "farmer": 2}


@pytest.mark.rule("CROP-3")
def test_two_tiles_of_each_kind() -> None:
    tiles = load("crop-circles").tiles
    assert {kind: sum(t.marks["crop_circle"] == kind for t in tiles) for kind in KINDS} == KINDS


@pytest.mark.rule("CROP-3", "CROP-12")
def test_only_followers_of_the_kind_on_the_tile() -> None:
    tiles = CITY + " A@1,0>E G@2,0>N"
    game = shield({"Blue": "M@2,0.N M@1,0.N M@1,0.C M@1,0.ENE"}, tiles=tiles, way="remove")
    assert game.legal == {"remove:M@2,0.N"}
    assert game.why("remove:M@1,0.N") == {"CROP-3"}
    assert game.why("remove:M@0,0.ENE") == {"CROP-7"}


@pytest.mark.rule("CROP-4")
def test_from_the_left_the_active_player_last() -> None:
    tiles = CITY + " G@1,0>N B@2,0>N F@3,0>N H@4,0>N"
    game = shield(
        {"Red": "M@1,0.N", "Blue": "M@3,0.N", "Yellow": "M@4,0.N"}, tiles=tiles, players=3, way="remove"
    )
    order = []
    for _ in range(3):
        order.append(game.state.current_player())
        game.apply(game.legal.pop())
    assert order == [1, 2, 0]
    assert game.state.pieces() == ()


@pytest.mark.rule("CROP-5", "CROP-6", "CROP-8")
def test_crop_8_ex_a() -> None:
    tiles = CITY + " G@1,0>N B@2,0>N"
    game = shield({"Yellow": "M@1,0.N"}, "M@0,1.N", tiles, players=3, way="add")
    assert game.state.current_player() == 2  # Blue has no knight in play
    assert game.legal == {"add:M@1,0.N", "-"}
    game.apply("add:M@1,0.N")
    assert len(game.state.feature(1, 0, "N").followers) == 2
    assert game.state.current_player() == 0
    assert game.legal == {"add:M@0,1.N", "-"}  # not the other city of the tile
    assert game.why("add:M@0,1.S") == {"CROP-5", "CROP-6"}
    game.apply("add:M@0,1.N")
    assert game.supply(0) == 5


@pytest.mark.rule("CROP-7", "CROP-8")
def test_crop_8_ex_b() -> None:
    tiles = CITY + " B@1,0>N J@2,0>N"
    pieces = {"Blue": "M@1,0.NNW", "Red": "M@2,0.ESE"}
    game = table(SETUP, tiles, pieces, active="Yellow", players=3)
    for action in ("draw:Min3KK", "@0,1>S", "M@0,1.S"):
        game.apply(action)
    assert game.scores == (0, 0, 4)
    game.apply("crop:remove")
    assert game.state.current_player() == 0
    assert game.why("-") == {"CROP-7"}
    game.apply("remove:M@2,0.ESE")
    assert game.state.current_player() == 1
    game.apply("remove:M@1,0.NNW")
    assert game.state.current_player() == -1  # Yellow has none
    assert game.state.pieces() == ()


@pytest.mark.rule("CROP-7")
def test_the_player_chooses_which() -> None:
    tiles = CITY + " G@1,0>N B@2,0>N H@3,0>N"
    game = shield({"Blue": "M@1,0.N M@3,0.N M@3,0.S"}, tiles=tiles, way="remove")
    assert game.legal == {"remove:M@1,0.N", "remove:M@3,0.N", "remove:M@3,0.S"}


@pytest.mark.rule("CROP-7")
def test_one_of_two_on_the_same_segment_stays() -> None:
    game = shield({"Blue": "M@1,0.N M@1,0.N"}, tiles=CITY + " G@1,0>N", way="remove")
    assert game.legal == {"remove:M@1,0.N"}
    game.apply("remove:M@1,0.N")
    assert game.supply(1) == 6
    assert [str(p) for p in game.state.pieces()] == ["M@1,0.N"]


@pytest.mark.rule("CROP-8")
def test_with_an_empty_supply_nobody_can_add() -> None:
    tiles = CITY + " G@1,0>N B@2,0>N"
    game = shield({"Blue": "M@1,0.N " * 7}, tiles=tiles, way="add")
    assert game.state.current_player() == -1


@pytest.mark.rule("CROP-10")
def test_who_may_be_added() -> None:
    tiles = CITY + " G@1,0>N B@2,0>N"
    game = shield({"Blue": "M@1,0.N"}, tiles=tiles, setup=ABBEY, way="add")
    assert game.legal == {"add:M@1,0.N", "add:L@1,0.N", "add:Y@1,0.N", "add:W@1,0.N", "-"}
    assert game.why("add:N@1,0.N") == {"CROP-10"}
    game = table(ABBEY, "U@0,0>N", {"Blue": "M@0,0.E"})
    for action in ("draw:Min1KK", "@1,0>S", "-", "crop:add"):
        game.apply(action)
    assert game.legal == {"add:M@0,0.E", "add:L@0,0.E", "add:W@0,0.E", "-"}
    game = table(ABBEY, "B@0,0>N", {"Blue": "M@0,0.NNW"})
    for action in ("draw:Min3KK", "@1,0>N", "-", "crop:add"):
        game.apply(action)
    assert game.legal == {"add:M@0,0.NNW", "add:L@0,0.NNW", "-"}


@pytest.mark.rule("CROP-11", "WAGON-9")
def test_a_removed_wagon_does_not_drive_on() -> None:
    game = table(ABBEY, "EQ@0,0>N", {"Blue": "W@0,0.N Y@0,0.N"})
    for action in ("draw:Min5KK", "@0,1>N", "-", "crop:remove"):
        game.apply(action)
    assert game.legal == {"remove:W@0,0.N", "remove:Y@0,0.N"}
    game.apply("remove:W@0,0.N")
    assert game.supply(1, "wagon") == 1
    assert game.state.current_player() == -1


@pytest.mark.rule("CROP-12")
def test_followers_in_carcassonne_are_not_affected() -> None:
    setup = "base+count-of-carcassonne+crop-circles"
    city = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
    game = table(setup, city + " G@0,-3>N", {"Blue": "M~2", "Red": "M@0,-3.N"})
    for action in ("draw:Min6KK", "@0,-4>N", "-", "crop:remove"):
        game.apply(action)
    assert game.state.current_player() == 0


@pytest.mark.rule("CROP-13")
def test_nobody_is_asked_when_nobody_is_affected() -> None:
    game = shield({"Blue": "M@0,0.ENE"})
    assert game.state.current_player() == -1


@pytest.mark.rule("CROP-13", "FIG-2")
def test_a_barn_is_no_farmer() -> None:
    """Blue's barn is the only figure on a field: the pitchfork concerns nobody."""
    tiles = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N B@1,1>N"
    game = table(ABBEY, tiles, {"Blue": "N@1,1.NNW"}, more="own barns -1 2")
    for action in ("draw:Min3KK", "@2,1>N", "-"):
        game.apply(action)
    assert game.state.current_player() == -1
    assert [p.kind for p in game.state.pieces()] == ["barn"]
