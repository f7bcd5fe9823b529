"""The river of 2021 goes by the rules of the River; its spring and its lake differ."""

import pytest

import bastide
from bastide.testing import check_game, play


@pytest.mark.rule("RIVER1-2")
def test_the_spring_has_a_road() -> None:
    state = bastide.start("base+river-2021")
    assert [str(t) for t in state.placed()] == ["spring@0,0>N"]
    assert state.feature(0, 0, "E").kind == "road"
    assert sum(state.unseen_tiles().values()) == 72 + 11


@pytest.mark.rule("RIVER1-5")
def test_no_u_turn() -> None:
    game = play("base+river-2021", "bend@-1,0>W")
    game.apply("draw:bend-garden")
    assert game.legal == {"@-1,-1>E"}
    assert game.why("@-1,-1>S") == {"RIVER1-5"}


@pytest.mark.rule("RIVER1-3")
def test_a_monk_at_the_lake() -> None:
    game = play("base+river-2021", "straight@-1,0>N")
    while "draw:lake" not in game.legal:
        # the river wanders off as it likes
        game.apply(sorted(game.legal)[0])
    game.apply("draw:lake")
    game.apply(sorted(game.legal)[0])
    lake = game.state.placed()[-1]
    assert f"M@{lake.x},{lake.y}.C" in game.legal


@pytest.mark.rule("RIVER1-12")
def test_with_the_river_one_spring_and_one_lake_stay_in_the_box() -> None:
    state = bastide.start("base+river-1+river-2021")
    assert [t.tile.set for t in state.placed()] == ["river-2021"]
    unseen = state.unseen_tiles()
    assert "lake" not in unseen
    assert unseen["river-2021/lake"] == 1
    assert sum(unseen.values()) == 72 + 21


@pytest.mark.rule("RIVER1-12")
def test_with_river_2_its_spring_and_lake_are_used() -> None:
    state = bastide.start("base+river-2021+river-2")
    assert [t.tile.set for t in state.placed()] == ["river-2"]
    unseen = state.unseen_tiles()
    assert "lake" not in unseen
    assert unseen["lake-volcano"] == 1
    assert sum(unseen.values()) == 71 + 21


@pytest.mark.rule("RIVER1-10", "OPT-8")
def test_the_start_tile_comes_after_the_lake_or_in_the_stack() -> None:
    state = bastide.start("base+river-2021")
    assert not state.is_legal(state.action("draw:D"))
    state = bastide.start("base+river-2021", options={"river1_start_tile": "in-river-stack"})
    assert state.is_legal(state.action("draw:D"))


@pytest.mark.parametrize(
    "setup", ["base+river-2021", "base+river-1+river-2021+river-2", "base+river-1+2*river-2021"]
)
def test_random_games(setup: str) -> None:
    for seed in range(3):
        check_game(setup, players=2 + seed, seed=seed, every=9)
