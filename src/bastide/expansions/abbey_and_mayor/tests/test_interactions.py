"""Abbey, mayor, barn and wagon with earlier expansions."""

import pytest

from bastide.testing import Scenario, empty_pile, table

TRADERS = "base+traders-and-builders+abbey-and-mayor"
DRAGON = "base+princess-and-dragon+abbey-and-mayor"
SEVEN = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N G@0,-1>N U@-1,0>N road-end@-2,0>S"
THREE = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N"
ROAD = "W@0,0>W U@1,0>N U@2,0>N"


def act(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


@pytest.mark.rule("INT-3")
def test_an_abbey_never_earns_the_extra_part_and_the_builder_returns() -> None:
    game = table(TRADERS, SEVEN, {"Red": "M@-2,0.E B@-1,0.E"}, step="abbey")
    act(game, "abbey@0,0", "-")
    assert game.scores == (2, 0)
    assert game.supply(0, "builder") == 1
    assert game.state.active == 1


@pytest.mark.rule("INT-4")
def test_either_part_may_be_played_with_the_abbey() -> None:
    game = table(TRADERS, SEVEN, {"Red": "M@1,0.E B@1,0.E"}, step="abbey")
    act(game, "-", "draw:U", "@2,0>N", "-", "extra")
    assert game.state.active == 0
    assert game.legal == {"abbey@0,0", "-"}
    act(game, "abbey@0,0", "-")
    assert game.state.active == 1


@pytest.mark.rule("INT-5", "BUILDER-14")
def test_the_abbey_as_the_extra_part_after_the_last_tile() -> None:
    game = table(TRADERS, SEVEN, {"Red": "M@1,0.E B@1,0.E"}, step="abbey")
    act(game, "-", "draw:U")
    empty_pile(game.state)
    act(game, "@2,0>N", "-")
    assert game.state.current_player() == 0
    assert game.legal == {"abbey@0,0", "-"}
    act(game, "abbey@0,0", "M@0,0.C")
    assert game.state.is_terminal()


@pytest.mark.rule("INT-9")
def test_mayor_and_wagon_are_followers_enough_for_a_builder() -> None:
    for letter in "YW":
        game = table(TRADERS, "E@0,0>N", {"Red": f"{letter}@0,0.N"})
        act(game, "draw:G", "@0,1>N")
        assert "B@0,1.N" in game.legal, letter
    game = table(TRADERS, "A@0,0>E", {"Red": "W@0,0.N"})
    act(game, "draw:V", "@0,1>N")
    assert not any(text.startswith("P@") for text in game.legal)


@pytest.mark.rule("INT-32")
def test_goods_go_to_the_player_who_places_the_abbey() -> None:
    tiles = SEVEN.replace("G@0,-1>N", "HE@0,-1>N E@0,-2>N").replace("B@-1,-1>N", "")
    tiles = tiles.replace(" U@-1,0>N road-end@-2,0>S", " U@-1,0>N road-end@-2,0>S A@-1,-1>S")
    game = table(TRADERS, tiles, {"Blue": "M@0,-1.N"}, step="abbey")
    act(game, "abbey@0,0", "-")
    assert game.scores[1] == 4
    assert sum(int(str(n)) for n in game.own("goods")) == 1


@pytest.mark.rule("INT-39", "BARN-5", "BARN-6")
def test_pig_raises_the_barns_three_and_returns_with_the_farmers() -> None:
    game = table(TRADERS, THREE, {"Blue": "M@0,1.NNW P@0,1.NNW"})
    act(game, "draw:B", "@1,1>N", "barn:SW@1,1")
    assert game.scores == (0, 8)
    assert (game.supply(1), game.supply(1, "pig")) == (7, 1)


@pytest.mark.rule("INT-39", "BARN-8")
def test_pig_raises_the_barns_one() -> None:
    tiles = THREE + " B@1,1>N city-to-corners@2,1>S B@3,1>N I@1,2>W I@3,2>N"
    pieces = {"Blue": "N@0,1.NNW", "Red": "M@3,1.NNW P@3,1.NNW"}
    game = table(TRADERS, tiles, pieces, more="own barns -1 0")
    act(game, "draw:E", "@2,2>N", "-")
    assert game.scores == (4, 0)
    assert game.supply(0, "pig") == 1


@pytest.mark.rule("BARN-12", "BARN-13")
def test_herd_raises_what_farmers_get_not_what_the_barn_gets() -> None:
    setup = "base+river-2+traders-and-builders+abbey-and-mayor"
    tiles = THREE + " pig-herd@0,2>S"
    game = table(setup, tiles, {"Blue": "M@0,1.NNW"}, step="place", more="tile B")
    designs = game.state.rules.tiles
    for i in range(len(game.state.peek("unseen"))):  # the river is over
        if designs[i % len(designs)].set == "river-2":
            game.state.poke("unseen", i, 0)
    act(game, "@1,1>N", "barn:SW@1,1")
    assert game.scores == (0, 8)
    game.turn("V@2,1>W", last=True)
    assert game.scores == (8, 8)


@pytest.mark.rule("INT-17", "BARN-4", "DRAGON-9")
def test_the_dragon_leaves_the_barn() -> None:
    tiles = THREE + " B@1,1>N volcano-plain@2,1>N"
    pieces = {"Blue": "N@1,1.NNW M@1,1.C"}
    game = table(DRAGON, tiles, pieces, more="own dragon 2,1 | own barns -1 2")
    act(game, "draw:dragon-cap", "@0,2>N", "-", "dragon:1,1")
    assert [str(p) for p in game.state.pieces()] == ["N@1,1.NNW"]


@pytest.mark.rule("INT-18", "WAGON-9")
def test_an_eaten_wagon_does_not_drive_on() -> None:
    tiles = ROAD + " volcano-plain@1,1>N"
    game = table(DRAGON, tiles, {"Blue": "W@1,0.E"}, more="own dragon 1,1")
    act(game, "draw:dragon-junction", "@3,0>N", "-", "dragon:1,0")
    assert game.supply(1, "wagon") == 1
    while game.state.current_player() >= 0:
        assert not any(text.startswith("drive") for text in game.legal)
        game.apply(sorted(game.legal)[0])


@pytest.mark.rule("INT-43")
def test_a_wagon_may_not_drive_onto_the_dragons_tile() -> None:
    tiles = ROAD + " U@0,-1>E"
    game = table(DRAGON, tiles, {"Blue": "W@1,0.E", "Red": "M@0,0.N"}, more="own dragon 0,-1")
    act(game, "draw:A", "@3,0>N", "-")
    assert {text for text in game.legal if text.startswith("drive")} == {"drive:C@3,0", "drive:S@0,0"}
    assert game.why("drive:N@0,-1") == {"DRAGON-11"}


@pytest.mark.rule("INT-43", "DRAGON-11", "WAGON-8")
def test_a_wagon_may_not_drive_onto_the_volcano_that_was_just_placed() -> None:
    """The volcano is the last tile around the cloister, and on the road that leads from it."""
    tiles = "A@0,0>N E@1,0>E E@0,1>N E@0,-1>S E@1,1>E E@1,-1>E B@-1,1>N B@-1,-1>N"
    game = table(DRAGON, tiles, {"Blue": "W@0,0.C"})
    act(game, "draw:volcano-straight", "@-1,0>N", "-")
    assert game.scores == (0, 9)
    assert game.legal == {"drive:W@0,0", "-"}


@pytest.mark.rule("INT-22")
def test_no_portal_onto_a_farm_with_a_barn() -> None:
    tiles = THREE + " B@1,1>N V@-1,1>E"
    game = table(DRAGON, tiles, {"Blue": "N@0,1.NNW"}, more="own barns -1 0")
    act(game, "draw:portal-junction", "@1,2>S")
    assert "M@0,1.C" in game.legal
    assert not any(text.endswith("@0,1.NNW") for text in game.legal)


@pytest.mark.rule("INT-27")
def test_the_princess_removes_mayor_or_wagon_for_good() -> None:
    game = table(DRAGON, "G@0,0>N", {"Blue": "W@0,0.N", "Red": "Y@0,0.N"})
    act(game, "draw:princess-junction", "@0,1>S")
    assert {text.split("@")[0] for text in game.legal} == {"princess:W", "princess:Y"}
    act(game, next(text for text in game.legal if text.startswith("princess:W")))
    assert game.supply(1, "wagon") == 1


@pytest.mark.rule("INT-40", "ABBEY-11")
def test_fairy_barn_and_abbey() -> None:
    game = table(DRAGON, THREE, {"Blue": "M@0,1.NNW"}, more="own fairy 0,1")
    act(game, "draw:B", "@1,1>N")
    game.apply("barn:SW@1,1")
    assert game.scores == (0, 6 + 3)
    game = table(DRAGON, SEVEN, {"Red": "M@1,1.C"}, step="abbey")
    act(game, "abbey@0,0")
    act(game, "fairy:1,1")
    assert game.own("fairy") == ["1,1"]
    assert game.supply(0, "barn") == 1  # she came, and nothing else


@pytest.mark.rule("INT-68")
def test_a_barn_at_the_corner_of_a_volcano_tile() -> None:
    game = table(DRAGON, THREE)
    act(game, "draw:volcano-plain", "@1,1>N")
    assert "barn:SW@1,1" in game.legal
    assert not any(text.startswith("M@") for text in game.legal)
