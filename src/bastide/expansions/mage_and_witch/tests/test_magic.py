"""Mage and witch. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.testing import Scenario, play

SETUP = "base+mage-and-witch"
INNS = "base+inns-and-cathedrals+mage-and-witch"


def pawns(game: Scenario) -> tuple[object, object]:
    """Where mage and witch are."""
    own = game.state.view()["own"]
    return own["mage"][0], own["witch"][0]  # type: ignore[index]


def lay(game: Scenario, tile: str) -> Scenario:
    """Draw and place a tile."""
    name, place = tile.split("@")
    game.apply(f"draw:{name}")
    game.apply(f"@{place}")
    return game


@pytest.mark.rule("MAGIC-1", "MAGIC-2", "STEP-9")
def test_a_pawn_must_be_placed_before_any_follower() -> None:
    game = lay(play(SETUP), "Min5E@1,0>N")
    targets = ("0,0.N", "0,0.E", "1,0.N", "1,0.E", "1,0.S")
    assert game.legal == {f"magic:{pawn}@{target}" for pawn in ("mage", "witch") for target in targets}
    assert game.why("-") == {"MAGIC-1", "MAGIC-7"}
    assert game.why("M@1,0.N") == {"TURN-1", "FOLLOW-1", "MAGIC-1", "MAGIC-7"}
    assert game.why("magic:mage@0,0.ESE") == {"MAGIC-2"}  # a field
    assert game.why("magic:mage@5,5.N") == {"MAGIC-2"}
    assert game.why("magic-off:mage") == {"MAGIC-6"}
    game.apply("magic:mage@0,0.N")
    assert pawns(game) == ("0,0.N", -1)
    assert "M@1,0.N" in game.legal


@pytest.mark.rule("MAGIC-2")
def test_not_on_a_cloister() -> None:
    game = lay(play(SETUP, "B@0,-1>N -"), "Min5E@1,0>N")
    assert game.why("magic:witch@0,-1.C") == {"MAGIC-2"}


@pytest.mark.rule("MAGIC-3", "MAGIC-4")
def test_never_on_the_same_feature_and_always_to_another_one() -> None:
    game = lay(play(SETUP, "Min5E@1,0>N magic:mage@0,0.E -"), "Min5H@-1,0>N")
    # The road 0,0.E now runs from -1,0 to 1,0.
    assert game.why("magic:witch@1,0.S") == {"MAGIC-3"}
    assert game.why("magic:mage@-1,0.E") == {"MAGIC-4"}
    assert {
        "magic:mage@0,0.N",
        "magic:witch@0,0.N",
    } <= game.legal  # on or off the board, either may be chosen
    game.apply("magic:mage@0,0.N")
    assert pawns(game) == ("0,0.N", -1)


@pytest.mark.rule("MAGIC-5")
def test_a_feature_that_the_tile_completes_is_no_target() -> None:
    game = lay(play(SETUP), "Min5D@0,1>N")
    assert game.why("magic:mage@0,0.N") == {"MAGIC-2", "MAGIC-5"}
    assert game.why("magic:mage@0,1.S") == {"MAGIC-2", "MAGIC-5"}
    assert "magic:mage@0,1.N" in game.legal


# The roads are closed; a tile at 0,1 closes the city of D and the one at 0,2: nothing is open then.
CLOSED = ("A@1,0>N -", "A@-1,0>S -", "B@1,1>N -", "B@1,2>N -", "E@0,2>S -")


def set_pawn(game: Scenario, pawn: str, x: int, y: int, spot: str) -> None:
    """Put a pawn on the board by hand."""
    state = game.state
    number = next(
        i
        for i in range(len(state.peek("tile_of")))
        if state.feature(x, y, spot).number == state.peek("feature_of")[i]
    )
    state.poke("own", state.rules.variable(pawn), number)


@pytest.mark.rule("MAGIC-6")
def test_without_a_target_a_pawn_leaves_the_board() -> None:
    game = lay(play(SETUP, *CLOSED), "Min5D@0,1>N")
    assert pawns(game) == (-1, -1)  # none on the board: nothing happens
    assert "M@0,1.N" in game.legal
    for pawn in ("mage", "witch"):
        game = play(SETUP, *CLOSED)
        set_pawn(game, pawn, 0, 0, "N")
        lay(game, "Min5D@0,1>N")
        assert pawns(game) == (-1, -1)  # the only one must go
    game = play(SETUP, *CLOSED)
    set_pawn(game, "mage", 0, 0, "N")
    set_pawn(game, "witch", 0, 2, "S")
    lay(game, "Min5D@0,1>N")
    assert game.legal == {"magic-off:mage", "magic-off:witch"}
    assert game.why("magic:mage@0,1.N") == {"MAGIC-6", "MAGIC-8"}
    game.apply("magic-off:mage")
    assert pawns(game) == (-1, "0,2.S")


@pytest.mark.rule("MAGIC-8")
def test_when_they_meet_and_nothing_else_is_open_one_leaves() -> None:
    game = play(SETUP, *CLOSED)
    set_pawn(game, "mage", 0, 0, "N")
    set_pawn(game, "witch", 0, 2, "S")
    lay(game, "G@0,1>N")
    assert game.legal == {"magic-off:mage", "magic-off:witch"}
    game.apply("magic-off:witch")
    game.apply("M@0,1.N")
    assert game.scores == (0, 6 + 3)


MEETING = ("Min5E@1,0>N magic:mage@1,0.N", "Min5H@-1,0>N magic:witch@0,0.N", "N@0,1>E -")


@pytest.mark.rule("MAGIC-7", "MAGIC-12")
@pytest.mark.parametrize(("moved", "points"), [("witch", 8 + 4), ("mage", 4)])
def test_a_tile_that_brings_them_together_moves_one(moved: str, points: int) -> None:
    """Blue's tile joins and closes the two cities; one pawn must leave before it is scored."""
    game = lay(play(SETUP, *MEETING), "N@1,1>S")
    assert game.state.current_player() == 1
    assert game.why("M@1,1.S") == {"TURN-1", "FOLLOW-1", "MAGIC-1", "MAGIC-7"}
    assert not any("@1,1." in a or "@0,0.N" in a for a in game.legal)
    game.apply(f"magic:{moved}@1,0.S")
    game.apply("M@1,1.S")
    assert game.scores == (0, points)
    assert pawns(game) == ((-1, "1,0.S") if moved == "witch" else ("1,0.S", -1))  # the other has left


@pytest.mark.rule("MAGIC-7")
def test_on_a_magic_tile_one_move_is_enough() -> None:
    game = lay(play(SETUP, *MEETING), "Min5F@1,1>S")
    game.apply("magic:mage@1,0.S")
    assert "M@1,1.S" in game.legal  # the figure step


@pytest.mark.rule("MAGIC-9", "MAGIC-11")
def test_magic_9_ex_a_city_of_eight_tiles_with_two_pennants() -> None:
    game = play(
        SETUP,
        "F@0,1>N M.N",
        "Min5H@-1,0>N magic:mage@0,0.N",
        "F@0,2>N -",
        "U@1,0>N -",
        "G@0,3>N -",
        "E@1,3>N M.N",
        "R@1,4>E -",
        "E@2,4>W -",
        "N@0,4>E -",
    )
    assert game.scores == (28, 28)
    [sheet] = game.sheets
    assert "MAGIC-9" in sheet.rules
    assert pawns(game) == (-1, -1)


@pytest.mark.rule("MAGIC-9")
def test_magic_9_ex_a_road_of_three() -> None:
    game = play(SETUP, "W@1,0>N M.W", "Min5D@0,1>N magic:mage@0,0.E", "W@-1,0>N -")
    assert game.scores == (6, 0)


@pytest.mark.rule("MAGIC-10", "MAGIC-12")
def test_magic_10_ex_a_road_of_five() -> None:
    game = play(SETUP, "Min5D@0,1>N magic:witch@0,0.E", "U@1,0>N M.E", "U@2,0>N -", "W@3,0>N -", "W@-1,0>N -")
    assert game.scores == (0, 3)
    assert game.sheets[0].halved
    assert "MAGIC-10" in game.sheets[0].rules
    assert pawns(game) == (-1, -1)


@pytest.mark.rule("MAGIC-11")
def test_magic_11_ex_inn_road_of_three() -> None:
    game = play(INNS, "W@1,0>N M.W", "Min5D@0,1>N magic:witch@0,0.E", "EC@-1,0>N -")
    assert game.scores == (3, 0)
    game = play(INNS, "W@1,0>N M.W", "Min5D@0,1>N magic:mage@0,0.E", "EC@-1,0>N -")
    assert game.scores == (6 + 3, 0)


@pytest.mark.rule("MAGIC-11")
def test_magic_11_ex_cathedral_city_worth_24() -> None:
    game = play(
        INNS,
        "EK@0,1>N M.N",
        "U@-1,0>N -",
        "U@-2,0>N -",
        "Min5H@-3,0>N magic:witch@0,0.N",
        "F@-1,1>E -",
        "E@-2,1>E -",
        "G@1,1>E -",
        "E@2,1>W -",
        "E@0,2>S -",
    )
    assert game.scores == (12, 0)


@pytest.mark.rule("MAGIC-11")
def test_magic_11_ex_five_tiles_and_a_pennant() -> None:
    game = play(SETUP, "F@0,1>N M.N", "Min5H@-1,0>N magic:witch@0,0.N", "G@0,2>N -", "N@0,3>E -", "E@1,3>W -")
    assert game.scores == (6, 0)


@pytest.mark.rule("MAGIC-13")
def test_the_pawn_leaves_an_unoccupied_feature_too() -> None:
    game = play(SETUP, "Min5D@0,1>N magic:mage@0,0.E", "W@1,0>N -")
    assert pawns(game) == ("0,0.E", -1)
    game.turn("W@-1,0>N -")
    assert pawns(game) == (-1, -1)
    assert game.scores == (0, 0)


@pytest.mark.rule("MAGIC-14")
@pytest.mark.parametrize(("pawn", "points"), [("mage", 6), ("witch", 2)])
def test_both_work_in_final_scoring(pawn: str, points: int) -> None:
    game = play(SETUP, "U@1,0>N M.E", f"Min5D@0,1>N magic:{pawn}@0,0.E", "U@2,0>N -", end=True)
    assert game.scores == (points, 0)


@pytest.mark.rule("MAGIC-15")
def test_the_mage_saves_a_point_per_tile_of_inn_and_cathedral() -> None:
    game = play(INNS, "EB@1,0>N M.E", "Min5D@0,1>N magic:mage@0,0.E", "U@2,0>N -", end=True)
    assert game.scores == (3, 0)
    game = play(INNS, "EB@1,0>N M.E", "Min5D@0,1>N magic:witch@0,0.E", "U@2,0>N -", end=True)
    assert game.scores == (0, 0)
    # Cathedral city of 3 tiles with a pennant, unfinished.
    game = play(INNS, "EK@0,1>N M.N", "U@1,0>N -", "F@0,2>N -", "Min5H@-1,0>N magic:mage@0,0.N", end=True)
    assert game.scores == (3, 0)


@pytest.mark.rule("MAGIC-16")
def test_the_fairy_is_not_changed() -> None:
    setup = "base+princess-and-dragon+mage-and-witch"
    game = play(setup, "W@1,0>N M.W", "Min5D@0,1>N magic:witch@0,0.E", "W@-1,0>N fairy:1,0")
    assert game.scores == (2 + 3, 0)
    game = play(setup, "W@1,0>N M.W", "Min5D@0,1>N magic:mage@0,0.E", "W@-1,0>N fairy:1,0")
    assert game.scores == (6 + 3, 0)


@pytest.mark.rule("MAGIC-16")
def test_gold_is_not_changed() -> None:
    game = play(
        "base+gold-mines+mage-and-witch",
        "W@1,0>N M.W",
        "Min5D@0,1>N magic:witch@0,0.E",
        "Min4F@-1,0>N ingot:0,0 -",
        "W@-2,0>N -",
    )
    assert game.scores == (2, 0)
    assert game.state.view()["own"]["gold"] == [2, 0]  # type: ignore[index]


@pytest.mark.rule("MAGIC-17")
def test_they_block_nothing_and_count_for_nobody() -> None:
    game = lay(play(SETUP, "Min5D@0,1>N magic:mage@0,0.E"), "W@1,0>N")
    assert "M@1,0.W" in game.legal
    game.apply("M@1,0.W")
    game.turn("W@-1,0>N -")
    assert game.sheets[-1].strengths == {1: 1}


@pytest.mark.rule("MAGIC-17", "INT-20")
def test_the_dragon_does_not_eat_them() -> None:
    game = play(
        "base+princess-and-dragon+gold-mines+mage-and-witch",
        "Min5D@0,1>N magic:mage@0,0.E",
        "Min4H@1,0>N ingot:0,0",
        "volcano-plain@0,-1>N",
        "dragon-straight@-1,0>N -",
    )
    game.apply("dragon:0,0")
    assert pawns(game)[0] == "0,0.E"
    assert dict(game.state.view()["own"]["ingots"]) == {"0,0": 1, "1,0": 1}  # type: ignore[index]


@pytest.mark.rule("INT-51")
@pytest.mark.parametrize(("pawn", "points"), [("mage", 2 + 2), ("witch", 1)])
def test_small_city(pawn: str, points: int) -> None:
    game = play(SETUP, f"Min5H@-1,0>N magic:{pawn}@0,0.N", "E@0,1>S M.S", options={"small_city": "on"})
    assert game.scores == (0, points)


@pytest.mark.rule("OPT-1", "MAGIC-14")
def test_first_edition_farms_are_not_touched() -> None:
    """The city is complete when farms are scored, and its pawn has left; the farmers get 4."""
    game = play(
        SETUP,
        "Min5H@-1,0>N magic:mage@0,0.N",
        "E@0,1>S M.WSW",
        end=True,
        options={"farm_scoring": "first-edition"},
    )
    assert game.scores == (0, 4)
