"""Lines of the interactions that several expansions share, on positions of two or three of them."""

import pytest

import bastide
from bastide.core.constants import PART
from bastide.testing import Scenario, empty_pile, table

CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))


def act(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def begins(game: Scenario, word: str) -> set[str]:
    return {text for text in game.legal if text.startswith(word)}


def names(game: Scenario) -> list[str]:
    return [e.name for e in game.events]


# Figures ----------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-2")
def test_a_builder_does_not_count_for_the_majority() -> None:
    pieces = {"Red": "M@2,0.E", "Blue": "M@1,0.E B@1,0.E"}
    game = table("base+traders-and-builders", "W@0,0>W U@1,0>N U@2,0>N", pieces)
    act(game, "draw:A", "@3,0>N", "-")
    assert game.scores == (4, 4)


@pytest.mark.rule("FIG-2")
def test_a_pig_does_not_count_for_the_majority() -> None:
    pieces = {"Red": "M@0,-1.SSE P@0,-1.SSE", "Blue": "M@1,-1.SSE"}
    tiles = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S"
    game = table("base+traders-and-builders", tiles, pieces)
    game.turn("B@0,1>N -", last=True)
    assert game.scores == (8, 6)  # both cities for both, and the pig's own two


@pytest.mark.rule("FIG-2", "FIG-1")
def test_a_barn_occupies_nothing_and_has_no_majority() -> None:
    tiles = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N B@1,1>N"
    game = table("base+abbey-and-mayor", tiles, {"Red": "N@0,1.NNW"}, more="own barns 1 -1")
    farm = game.state.feature(0, 1, "NNW")
    assert (len(farm.pieces), farm.followers) == (1, ())
    game.turn("B@0,2>N M.C", last=True)
    farms = [s for s in game.sheets if s.kind == "field"]
    assert [s.points for s in farms] == [{0: 8}]  # as a barn, not as a farmer


@pytest.mark.rule("FIG-1", "FIG-2", "INT-17", "DRAGON-9")
@pytest.mark.parametrize(
    ("tile", "stays", "eaten"),
    [
        ("B@1,0>N", "", "L@1,0.C"),
        ("B@1,0>N", "", "W@1,0.C"),
        ("B@1,0>N", "", "A@1,0.C"),
        ("B@1,0>N", "M@0,0.NNW", "P@1,0.NNW"),
        ("E@1,0>S", "", "Y@1,0.S"),
        ("E@1,0>S", "", "M@1,0.S B@1,0.S"),
    ],
    ids=["large", "wagon", "abbot", "pig", "mayor", "builder"],
)
def test_the_dragon_eats_every_figure_but_the_barn(tile: str, stays: str, eaten: str) -> None:
    setup = "base+base-2021+inns-and-cathedrals+traders-and-builders+princess-and-dragon+abbey-and-mayor"
    tiles = f"B@0,0>N {tile} volcano-plain@1,1>N"
    pieces = {"Blue": f"{stays} {eaten}".strip()}
    game = table(setup, tiles, pieces, options={"abbot": "on"}, more="own dragon 1,1")
    act(game, "draw:dragon-cap", "@0,1>N", "-", "dragon:1,0")
    assert " ".join(str(p) for p in game.state.pieces()) == stays
    assert game.scores == (0, 0)


# Portal and wagon with cult places ----------------------------------------------------------------

# The cult place at 0,-1 lacks one neighbour, at -1,-2; below it lies a cloister.
CULT = "D@0,0>N shrine@0,-1>N B@0,-2>N U@1,0>N U@-1,0>N E@1,-1>E E@-1,-1>W E@1,-2>E"


@pytest.mark.rule("INT-24", "CULT-7", "CULT-9")
def test_a_portal_to_an_empty_cult_place_begins_a_challenge() -> None:
    game = table("base+princess-and-dragon+cult", CULT, {"Blue": "M@0,-2.C"})
    act(game, "draw:portal-junction", "@2,0>N")
    assert "M@0,-1.C" in game.legal
    assert "M@0,-2.C" not in game.legal
    act(game, "M@0,-1.C", "draw:E", "@-1,-2>W", "-")
    assert game.scores == (9, 0)
    assert "challenge" in names(game)
    assert game.supply(1) == 7


@pytest.mark.rule("INT-24", "CULT-13")
def test_a_portal_to_an_empty_cloister_begins_a_challenge() -> None:
    game = table("base+princess-and-dragon+cult", CULT, {"Blue": "M@0,-1.C"})
    act(game, "draw:portal-junction", "@2,0>N", "M@0,-2.C", "draw:E", "@-1,-2>W", "-")
    assert game.scores == (0, 9)
    assert game.supply(0) == 7


@pytest.mark.rule("INT-42", "CULT-7", "WAGON-3")
def test_a_wagon_that_drives_to_a_cult_place_begins_a_challenge() -> None:
    tiles = "U@0,0>N shrine-road@1,0>N B@2,0>N V@0,1>E E@1,1>N V@2,1>S V@0,-1>N E@1,-1>S"
    pieces = {"Red": "W@0,0.E", "Blue": "M@2,0.C"}
    game = table("base+abbey-and-mayor+cult", tiles, pieces)
    act(game, "draw:road-end", "@-1,0>S", "-")
    assert game.scores == (3, 0)
    assert begins(game, "drive") == {"drive:C@1,0"}
    act(game, "drive:C@1,0", "draw:V", "@2,-1>W", "-")
    assert game.scores == (12, 0)
    assert "challenge" in names(game)
    assert game.supply(1) == 7
    # The wagon has been scored again; the road it came from is complete, so it goes home.
    assert game.supply(0, "wagon") == 1


@pytest.mark.rule("CULT-14", "INT-42", "WAGON-9")
def test_a_wagon_that_loses_the_challenge_does_not_drive_on() -> None:
    tiles = "U@0,0>N shrine-road@1,0>N B@2,0>N V@1,1>E E@2,1>N V@3,1>S V@1,-1>N E@2,-1>S E@3,0>E"
    game = table("base+abbey-and-mayor+cult", tiles, {"Red": "W@1,0.C", "Blue": "M@2,0.C"})
    act(game, "draw:V", "@3,-1>W", "-")
    assert game.scores == (0, 9)
    assert not begins(game, "drive")
    assert game.supply(0, "wagon") == 1


@pytest.mark.rule("INT-25", "PORTAL-1")
def test_a_portal_to_abbey_ferry_road_and_river_tile_but_never_to_the_river() -> None:
    setup = "base+river-1+princess-and-dragon+abbey-and-mayor+ferries"
    # A lake with a ferry between west and east; Blue stands on the road that it joins.
    tiles = "lake-three@0,0>N U@-1,0>N U@1,0>N U@0,-1>E B@0,1>N abbey@1,1>N bridge-road@0,-2>N"
    more = "tile portal-junction | own ferry_roads 0,0=0,0.E:0,0.W"
    game = table(setup, tiles, {"Blue": "M@-1,0.E"}, step="place", more=more)
    act(game, "@2,0>N")
    spots = {text.split("@")[1] for text in begins(game, "M@")}
    assert "1,1.C" in spots  # the abbey
    assert "0,0.S" in spots  # the road that the ferry leaves alone
    assert not spots & {"0,0.E", "0,0.W", "1,0.E", "-1,0.E"}  # occupied by way of the ferry
    assert "0,-2.N" in spots  # the road over the river
    assert not spots & {"0,-2.E", "0,-2.W"}


# The count ----------------------------------------------------------------------------------------


@pytest.mark.rule("INT-59", "CULT-8", "COUNT-21")
def test_a_follower_from_the_cathedral_starts_no_challenge() -> None:
    tiles = CARCASSONNE + " shrine@1,1>N E@0,1>W E@2,1>E B@0,2>N E@1,2>N"
    pieces = {"Red": "M@1,1.C M@0,2.C", "Blue": "M~5"}
    game = table("base+count-of-carcassonne+cult", tiles, pieces)
    act(game, "draw:E", "@2,2>N", "-")
    assert game.state.current_player() == 1
    assert game.legal == {"leave:M@1,1.C", "-"}  # the building being scored and no other
    act(game, "leave:M@1,1.C")
    assert game.scores == (9, 9)
    assert "challenge" not in names(game)
    assert [str(p) for p in game.state.pieces()] == ["M@0,2.C"]


@pytest.mark.rule("COUNT-5", "KING-1")
def test_carcassonne_is_not_the_size_to_beat() -> None:
    tiles = CARCASSONNE + " G@0,-3>N"
    game = table("base+count-of-carcassonne+king-and-robber-baron", tiles)
    act(game, "draw:E", "@0,-4>N", "-")
    assert game.own("king") == ["0"]
    assert game.own("king-size") == [3]


@pytest.mark.rule("INT-62", "COUNT-4", "KING-8")
def test_carcassonne_is_one_completed_city_for_the_king() -> None:
    tiles = CARCASSONNE + " G@0,-3>N"
    game = table("base+count-of-carcassonne+king-and-robber-baron", tiles)
    game.turn("E@0,-4>N -", last=True)
    assert game.scores == (2, 0)


@pytest.mark.rule("INT-62", "RIVER2-13")
def test_the_river_leaves_the_edge_of_carcassonne() -> None:
    state = bastide.start("base+river-2+count-of-carcassonne")
    state.apply(state.legal_actions()[0])
    laid = {(t.x, t.y): t for t in state.placed()}
    assert len(laid) == 13  # the city and the spring
    (spring,) = (t for t in laid.values() if t.tile.id == "spring")
    beside = [(spring.x + dx, spring.y + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    assert any(at in laid and laid[at].tile.set == "count-of-carcassonne" for at in beside)


# Three at once --------------------------------------------------------------------------------------


@pytest.mark.rule("STEP-24", "STEP-25", "STEP-26", "COUNT-12", "WAGON-7")
def test_carcassonne_then_count_then_wagon_then_dragon() -> None:
    setup = "base+princess-and-dragon+abbey-and-mayor+count-of-carcassonne"
    tiles = CARCASSONNE + " U@2,-3>E volcano-plain@1,1>N B@2,1>N"
    pieces = {"Red": "W@2,-3.N", "Blue": "M@2,-3.N M@2,-2.S"}
    options = {"dragon_timing": "after-scoring"}
    game = table(setup, tiles, pieces, options=options, more="own count 1 | own dragon 1,1")
    act(game, "draw:dragon-junction", "@2,-4>E", "-")
    assert game.scores == (0, 3)
    # STEP-25: the wagon waits and is not in the supply yet.
    assert {text[6] for text in begins(game, "enter")} == {"M", "Y"}
    assert game.state.elsewhere() == [(0, "wagon", "waiting")]
    act(game, "enter:M,castle")
    assert begins(game, "count") == {"count:castle", "count:blacksmith", "count:cathedral"}
    act(game, "count:castle")
    assert begins(game, "drive") == {"drive:S@2,-4", "drive:W@2,-4"}
    act(game, "drive:S@2,-4")
    assert begins(game, "dragon") == game.legal == {"dragon:2,1"}
    assert game.state.current_player() == 0


@pytest.mark.rule("STEP-14", "DRAGON-4", "INT-19")
def test_before_scoring_the_dragon_eats_who_would_have_scored() -> None:
    setup = "base+princess-and-dragon"
    for timing, points in (("before-scoring", 0), ("after-scoring", 3)):
        tiles = "W@0,0>N U@1,0>N volcano-plain@1,1>N"
        game = table(
            setup, tiles, {"Blue": "M@1,0.E"}, options={"dragon_timing": timing}, more="own dragon 1,1"
        )
        act(game, "draw:dragon-junction", "@2,0>N", "-")
        assert game.scores == (0, 0 if timing == "before-scoring" else 3)
        act(game, "dragon:1,0")
        while "dragon" in " ".join(game.legal):
            game.apply(sorted(game.legal)[0])
        assert game.scores == (0, points)
        assert game.supply(1) == 7


@pytest.mark.rule("STEP-7", "STEP-8", "VOLCANO-2")
def test_the_dragon_flies_before_anybody_chooses() -> None:
    game = table("base+princess-and-dragon", "B@0,0>N", {"Red": "M@0,0.C"})
    act(game, "draw:volcano-plain", "@1,0>N")
    assert game.own("dragon") == ["1,0"]
    assert game.state.view()["step"] == "figure"
    assert game.legal == {"fairy:0,0", "-"}


@pytest.mark.rule("STEP-4", "FAIRY-6", "ABBEY-1")
def test_the_fairys_point_precedes_the_abbey() -> None:
    setup = "base+princess-and-dragon+abbey-and-mayor"
    tiles = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N E@0,-1>S U@-1,0>N"
    game = table(setup, tiles, {"Blue": "M@1,1.C"}, step="draw", more="own fairy 1,1")
    act(game, "draw:U", "@2,0>N", "-")
    assert game.scores == (0, 1)
    assert game.state.view()["step"] == "abbey"
    assert game.legal == {"abbey@0,0", "-"}


@pytest.mark.rule("STEP-18", "BARN-5", "BARN-8", "BARN-10")
def test_the_farm_of_the_new_barn_is_scored_before_farms_joined_to_a_barn() -> None:
    # North of the road Blue's barn and Red's farmer, south of it Blue's farmer; a city on either side.
    tiles = "U@-1,0>N E@-1,-1>S E@-1,-2>N B@0,-1>N B@1,-1>N U@1,0>N E@-1,1>N E@-1,2>S"
    pieces = {"Red": "M@1,0.NNW", "Blue": "N@-1,0.NNW M@-1,-1.NNW"}
    game = table("base+abbey-and-mayor", tiles, pieces, more="own barns -1 0")
    act(game, "draw:U", "@0,0>N", "barn:SW@0,0")
    assert [(s.points, s.rules[:1]) for s in game.sheets] == [({1: 3}, ("BARN-5",)), ({0: 1}, ("BARN-8",))]
    assert [p.kind for p in game.state.pieces()] == ["barn", "barn"]


@pytest.mark.rule("STEP-20", "STEP-19", "INT-14", "GOODS-1", "KING-1", "BARON-1")
def test_goods_then_king_then_baron_after_the_figures_have_returned() -> None:
    setup = "base+traders-and-builders+king-and-robber-baron"
    # A city with goods and the road to its gate are completed by one tile.
    tiles = "U@-1,0>N A@-2,0>S B@-1,1>N E@0,1>S B@-1,-1>N E@0,-1>N"
    game = table(setup, tiles, {"Blue": "M@0,1.S M@-1,0.E"})
    act(game, "draw:HE", "@0,0>N", "-")
    order = [n for n in names(game) if n in ("scored", "returned", "goods", "king", "robber-baron")]
    assert order == ["scored", "scored", "returned", "returned", "goods", "king", "robber-baron"]
    assert (game.own("king"), game.own("robber-baron")) == (["0"], ["0"])


@pytest.mark.rule("STEP-27", "STEP-25", "STEP-28", "INT-2")
def test_wagon_then_crop_circle_then_the_builders_part() -> None:
    # A road from a crossing in the west, which the crop circle ends in the east.
    tiles = "W@0,0>W U@1,0>N U@2,0>N"
    pieces = {"Red": "M@2,0.E B@1,0.E", "Blue": "W@1,0.E M@0,0.N"}
    game = table("base+traders-and-builders+abbey-and-mayor+crop-circles", tiles, pieces)
    act(game, "draw:Min1KK", "@3,0>S", "-")
    assert game.scores == (4, 4)
    assert (game.state.current_player(), game.legal) == (1, {"drive:S@0,0", "-"})
    act(game, "drive:S@0,0")
    assert (game.state.current_player(), game.legal) == (0, {"crop:add", "crop:remove"})
    act(game, "crop:remove")
    assert game.legal == {"remove:M@0,0.N", "remove:W@0,0.S"}  # where it has driven it is a thief again
    act(game, "remove:W@0,0.S", "extra")
    assert (game.state.current_player(), game.state.active) == (bastide.CHANCE, 0)


@pytest.mark.rule("STEP-2")
def test_extra_parts_of_the_lake_then_of_a_message_then_of_the_builder() -> None:
    rules = bastide.start("base+river-2+traders-and-builders+messengers").rules
    extra = {"volcano-lake", "message-part", "builder-part"}
    assert [step.name for step in rules.sequence(PART) if step.name in extra] == [
        "volcano-lake",
        "message-part",
        "builder-part",
    ]


@pytest.mark.rule("STEP-29", "ABBEY-9", "ABBEY-10")
def test_abbeys_after_the_last_tile_precede_the_final_scoring() -> None:
    """An abbey hole after the last tile: the left neighbour first, the last player last."""
    tiles = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N E@0,-1>S U@-1,0>N A@2,0>N"
    game = table("base+abbey-and-mayor", tiles, {"Red": "M@1,0.E", "Blue": "M@-1,0.E"}, players=3)
    act(game, "draw:A")
    empty_pile(game.state)
    act(game, "@-2,0>S", "-")
    assert (game.state.current_player(), game.legal) == (1, {"abbey@0,0", "-"})
    act(game, "-")
    assert (game.state.current_player(), game.legal) == (2, {"abbey@0,0", "-"})
    act(game, "abbey@0,0", "M@0,0.C")
    assert game.state.is_terminal()
    done = [(s.kind, s.final, s.points) for s in game.sheets]
    assert sorted(done[:2], key=str) == [("road", False, {0: 2}), ("road", False, {1: 2})]
    assert done[2][:2] == ("cloister", True)


@pytest.mark.rule("STEP-32", "BARN-11")
def test_end_farms_then_barns() -> None:
    # Blue's barn west of a wall, Red's farmer east of it; the wall's own city is open.
    tiles = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N B@1,1>N city-to-corners@2,1>S B@3,1>N"
    pieces = {"Blue": "N@0,1.NNW", "Red": "M@3,1.NNW"}
    game = table("base+abbey-and-mayor", tiles, pieces, more="own barns -1 0")
    game.turn("V@-1,1>E", last=True)
    assert [s.points for s in game.sheets] == [{0: 0}, {1: 8}]


@pytest.mark.rule("STEP-33", "STEP-34", "STEP-31", "STEP-32", "STEP-35")
def test_end_goods_then_king_then_baron_then_gold() -> None:
    setup = "base+traders-and-builders+king-and-robber-baron+gold-mines"
    tiles = "G@0,0>N E@0,-1>N E@0,1>S A@1,0>E A@1,1>W U@2,0>E"
    game = table(
        setup,
        tiles,
        {"Red": "M@2,0.N", "Blue": "M@0,-1.SSE"},
        more="own goods 1 0 0 0 1 0 | own king 0 | own king-size 3 | own robber-baron 1 "
        "| own robber-baron-length 2 | own gold 2 1",
    )
    game.turn("E@0,2>N -", last=True)
    order = [(e.data["player"], e.data["points"]) for e in game.events if e.name == "points"]
    # Road, farm; wine and wheat; one city each for king and baron (one road); gold.
    assert order == [(0, 1), (1, 3), (0, 10), (1, 10), (0, 1), (1, 1), (0, 2), (1, 1)]
    assert names(game)[-1] == "over"
