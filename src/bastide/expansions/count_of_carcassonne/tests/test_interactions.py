"""Carcassonne with earlier expansions."""

import pytest

from bastide.testing import Scenario, table

TRADERS = "base+traders-and-builders+count-of-carcassonne"
DRAGON = "base+princess-and-dragon+count-of-carcassonne"
CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
CITY = CARCASSONNE + " G@0,-3>N"


def act(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def begins(game: Scenario, word: str) -> set[str]:
    return {text for text in game.legal if text.startswith(word)}


@pytest.mark.rule("INT-10", "OPT-17", "COUNT-7")
def test_each_tile_of_a_double_turn_may_let_a_follower_in() -> None:
    tiles = CITY + " U@-1,0>N"
    pieces = {"Red": "M@0,-3.S B@0,-3.S", "Blue": "M@0,-3.N M@0,-3.N M@-1,0.W"}
    for value, twice in (("per-tile", True), ("once", False)):
        game = table(TRADERS, tiles, pieces, more="own count 1", options={"count_per_turn": value})
        act(game, "draw:E", "@0,-4>N", "-")
        act(game, "enter:M,castle", "-", "extra")
        assert game.state.active == 0  # the builder's part
        act(game, "draw:A", "@-2,0>S", "-")
        assert bool(begins(game, "enter")) == twice


@pytest.mark.rule("COUNT-9")
def test_goods_are_not_points() -> None:
    tiles = CARCASSONNE + " HE@0,-3>N"
    game = table(TRADERS, tiles, {"Blue": "M@0,-3.N"}, more="own count 1")
    act(game, "draw:E", "@0,-4>N", "-")
    assert sum(int(str(n)) for n in game.own("goods")) == 1
    assert begins(game, "enter")


@pytest.mark.rule("COUNT-11")
def test_builder_and_pig_never() -> None:
    game = table(TRADERS, CITY, {"Blue": "M@0,-3.N"}, more="own count 1")
    act(game, "draw:E", "@0,-4>N", "-")
    assert {text[6] for text in begins(game, "enter")} == {"M"}


@pytest.mark.rule("COUNT-11", "COUNT-21")
def test_the_abbot_goes_into_the_cathedral() -> None:
    setup = "base-2021+count-of-carcassonne"
    game = table(setup, CITY, {"Blue": "M@0,-3.N"}, more="own count 1", options={"abbot": "on"})
    act(game, "draw:E", "@0,-4>N", "-")
    assert begins(game, "enter:A") == {"enter:A,cathedral"}


@pytest.mark.rule("INT-15", "OPT-13")
def test_the_dragon_does_not_enter_carcassonne() -> None:
    tiles = CARCASSONNE + " volcano-plain@1,1>N E@2,1>N"
    for value, free in (("barred", False), ("outer-ring", True)):
        game = table(
            DRAGON,
            tiles,
            {"Blue": "M~2"},
            more="own dragon 1,1",
            options={"dragon_at_carcassonne": value},
        )
        act(game, "draw:dragon-cap", "@0,1>N", "-")
        assert ("dragon:1,0" in game.legal) == free
        assert "dragon:2,1" in game.legal
        assert game.state.elsewhere() == [(1, "follower", "castle")]


@pytest.mark.rule("OPT-13")
@pytest.mark.parametrize(
    ("dragon", "moves"),
    [
        ("0,0", {"dragon:1,0", "dragon:0,-1"}),
        ("3,-2", {"dragon:2,-2", "dragon:3,-1"}),
        ("0,-1", {"dragon:0,0", "dragon:0,-2"}),
        ("3,-1", {"dragon:3,0", "dragon:3,-2"}),
        ("1,0", {"dragon:0,0", "dragon:2,0", "dragon:1,1"}),
        ("2,-2", {"dragon:1,-2", "dragon:3,-2"}),
    ],
)
def test_round_the_walls_but_not_to_the_two_tiles_within(dragon: str, moves: set[str]) -> None:
    options = {"dragon_at_carcassonne": "outer-ring"}
    game = table(DRAGON, CARCASSONNE + " B@1,1>N", more=f"own dragon {dragon}", options=options)
    act(game, "draw:dragon-cap", "@1,2>N", "-")
    assert game.legal == moves


@pytest.mark.rule("INT-23")
def test_portal_to_outer_features_only() -> None:
    game = table(DRAGON, CARCASSONNE)
    act(game, "draw:portal-junction", "@1,1>S")
    assert "M@0,0.W" in game.legal
    assert not begins(game, "enter")


@pytest.mark.rule("COUNT-21", "COUNT-11")
def test_a_garden_takes_only_an_abbot_from_the_cathedral() -> None:
    tiles = CARCASSONNE + " E-garden@1,1>N E@1,2>S E@0,1>W E@2,1>E E@0,2>N"
    pieces = {"Blue": "A@1,1.G", "Red": "M~5 A~5"}
    setup, options = "base-2021+count-of-carcassonne", {"abbot": "on"}
    game = table(setup, tiles, pieces, more="own count 1", options=options)
    act(game, "draw:B", "@2,2>N", "-")
    assert game.legal == {"leave:A@1,1.G", "-"}
    act(game, "leave:A@1,1.G")
    assert game.scores == (9, 9)
    assert game.state.elsewhere() == [(0, "follower", "cathedral")]


@pytest.mark.rule("COUNT-8")
def test_points_of_an_abbot_taken_back_do_not_keep_a_follower_out() -> None:
    """They are scored in step 2; in step 3 Blue alone scores."""
    tiles = CITY + " B@1,1>N"
    pieces = {"Blue": "M@0,-3.N", "Red": "A@1,1.C"}
    setup, options = "base-2021+count-of-carcassonne", {"abbot": "on"}
    game = table(setup, tiles, pieces, more="own count 1", options=options)
    act(game, "draw:E", "@0,-4>N", "back:A@1,1.C")
    assert game.scores == (4, 6)
    assert begins(game, "enter")


@pytest.mark.rule("COUNT-8")
def test_the_fairys_point_at_the_start_of_the_turn_does_not_keep_a_follower_out() -> None:
    pieces = {"Blue": "M@0,-3.N", "Red": "M@1,1.C"}
    game = table(DRAGON, CITY + " B@1,1>N", pieces, active="Blue", more="own count 1 | own fairy 1,1")
    act(game, "draw:B", "@2,1>N", "-")
    assert game.scores == (1, 0)  # Red's turn begins
    act(game, "draw:E", "@0,-4>N", "-")
    assert game.scores == (1, 6)
    assert begins(game, "enter")


@pytest.mark.rule("COUNT-8", "COUNT-6")
@pytest.mark.parametrize(("fairy", "scores", "may"), [("0,-3", (3, 6), False), ("1,1", (0, 6), True)])
def test_the_fairys_three_keep_a_follower_out(fairy: str, scores: tuple[int, int], may: bool) -> None:
    """Red's single knight loses to Blue's two, but stands with the fairy, or does not."""
    pieces = {"Blue": "M@0,-2.S M@0,-2.S M@1,1.C", "Red": "M@0,-3.N"}
    game = table(DRAGON, CITY + " B@1,1>N", pieces, more=f"own count 1 | own fairy {fairy}")
    act(game, "draw:E", "@0,-4>N", "-")
    assert game.scores == scores
    assert bool(begins(game, "enter")) == may


@pytest.mark.rule("COUNT-8", "COUNT-6")
@pytest.mark.parametrize(("robber", "may"), [(5, False), (6, True)])
def test_robbed_points_keep_a_follower_out(robber: int, may: bool) -> None:
    """Blue scores 6 from space 5; Red's robber stands there, or beside."""
    setup = "base+robbers+count-of-carcassonne"
    game = table(setup, CITY, {"Blue": "M@0,-3.N"}, more=f"own count 1 | own robber {robber} -1")
    game.state.poke("score", 1, 5)
    act(game, "draw:E", "@0,-4>N", "-")
    assert game.scores == (0 if may else 3, 11)
    assert bool(begins(game, "enter")) == may


@pytest.mark.rule("COUNT-8", "INT-58")
def test_points_of_a_message_before_the_tile_do_not_keep_a_follower_out() -> None:
    """The fairy's point takes Red's marker to 5, the message gives two more; then Blue alone scores."""
    setup = "base+princess-and-dragon+messengers+count-of-carcassonne"
    pieces = {"Blue": "M@0,-3.N", "Red": "M@1,1.C"}
    game = table(setup, CITY + " B@1,1>N", pieces, active="Blue", more="own count 1 | own fairy 1,1")
    game.state.poke("score", 0, 4)
    act(game, "draw:B", "@2,1>N", "-", "pawn:marker", "message:pennants", "use:points")
    act(game, "pawn:marker")
    assert game.scores == (7, 0)
    act(game, "draw:E", "@0,-4>N", "-", "pawn:messenger")
    assert game.scores == (7, 6)
    assert begins(game, "enter")


@pytest.mark.rule("COUNT-9", "KING-9")
def test_king_and_robber_baron_are_not_points() -> None:
    setup = "base+king-and-robber-baron+count-of-carcassonne"
    game = table(setup, CITY, {"Blue": "M@0,-3.N"}, more="own count 1")
    act(game, "draw:E", "@0,-4>N", "-")
    assert game.own("king") == ["0"]
    assert begins(game, "enter")


@pytest.mark.rule("INT-60")
def test_not_onto_the_dragons_tile() -> None:
    """A follower is put on the first tile of the feature: the southern one, unless the dragon is there."""
    tiles = CARCASSONNE + " B@1,1>N E@1,2>N G@1,3>N"
    for dragon, tile in (("1,3", "1,2"), ("1,2", "1,3")):
        pieces = {"Blue": f"M@{tile}.N", "Red": "M~2"}
        game = table(DRAGON, tiles, pieces, more=f"own count 1 | own dragon {dragon}")
        act(game, "draw:E", "@1,4>S", "-")
        assert begins(game, "leave") == {f"leave:M@{tile}.N"}
        assert game.why(f"leave:M@{dragon}.N") == {"DRAGON-11"}


@pytest.mark.rule("INT-60")
def test_nobody_moves_to_a_cloister_with_the_dragon() -> None:
    tiles = CARCASSONNE + " B@1,1>N E@0,1>W E@2,1>E E@0,2>N E@1,2>N"
    pieces = {"Blue": "M@1,1.C", "Red": "M~5"}
    game = table(DRAGON, tiles, pieces, more="own count 1 | own dragon 1,1")
    act(game, "draw:E", "@2,2>N", "-")
    assert not begins(game, "leave")
    assert game.scores == (0, 9)


@pytest.mark.rule("INT-61", "FAIRY-3")
def test_the_fairy_outside_the_walls_but_not_for_followers_in_a_quarter() -> None:
    """Red's thief stands on the road of carc-1; a follower in the castle (carc-3) holds her not."""
    game = table(DRAGON, CARCASSONNE, {"Red": "M@0,0.W M~2"})
    act(game, "draw:B", "@1,1>N")
    assert begins(game, "fairy") == {"fairy:0,0"}


@pytest.mark.rule("INT-61")
def test_the_fairys_three_for_a_follower_from_carcassonne() -> None:
    game = table(DRAGON, CITY, {"Blue": "M@0,-3.N", "Red": "M~2"}, more="own count 1 | own fairy 0,-3")
    act(game, "draw:E", "@0,-4>N", "-")
    assert begins(game, "leave") == {"leave:M@0,-4.N", "leave:M@0,-3.N"}
    act(game, "leave:M@0,-3.N")
    assert game.scores == (9, 9)
