"""Volcano and dragon. The start tile D lies at 0,0: city north, road west to east, field south."""

import pytest

from bastide.testing import Scenario, empty_pile, play

SETUP = "base+princess-and-dragon"

# The worked example, one row further south: the dragon on the volcano at 0,-1, tiles to the west.
#
#    -2,1   .     .
#    -2,0  -1,0  0,0
#    -2,-1 -1,-1 0,-1 (volcano)
EXAMPLE = (
    "U@-1,0>N",
    "U@-2,0>N",
    "volcano-plain@0,-1>N",
    "B@-1,-1>N",
    "B@-2,-1>N M.C",
    "E@-2,1>N M.N",
)


def own(game: Scenario, name: str) -> object:
    """Where the dragon or the fairy is."""
    return game.state.view()["own"][name][0]  # type: ignore[index]


def journey(game: Scenario, *moves: str) -> list[int]:
    """Play moves of the dragon; who made them."""
    who = []
    for move in moves:
        who.append(game.state.current_player())
        game.apply(f"dragon:{move}")
    return who


@pytest.mark.rule("VOLCANO-1")
def test_no_figure_on_the_volcano() -> None:
    game = play(SETUP)
    game.apply("draw:volcano-curve")
    game.apply("@-1,0>W")
    assert game.state.current_player() == -1  # Red has nothing to choose
    game = play("base+inns-and-cathedrals+princess-and-dragon", "U@1,0>N M.E", "U@2,0>N -")
    game.apply("draw:volcano-curve")
    game.apply("@-1,0>W")
    assert game.legal == {"fairy:1,0", "-"}
    assert game.why("M@-1,0.NNW") == {"VOLCANO-1"}
    assert game.why("L@-1,0.NNW") == {"VOLCANO-1"}


@pytest.mark.rule("VOLCANO-2")
def test_the_dragon_flies_to_every_volcano() -> None:
    game = play(SETUP, "volcano-plain@0,-1>N")
    assert own(game, "dragon") == "0,-1"
    game.turn("volcano-straight@1,0>N")
    assert own(game, "dragon") == "1,0"
    assert [e.data["at"] for e in game.events if e.name == "dragon-flies"] == [[0, -1], [1, 0]]
    assert game.state.current_player() == -1  # and stops there


@pytest.mark.rule("VOLCANO-3")
def test_the_fairy_may_move_instead() -> None:
    game = play(SETUP, "U@1,0>N M.E", "U@2,0>N -", "volcano-plain@0,-1>N fairy:1,0")
    assert own(game, "fairy") == "1,0"


@pytest.mark.rule("VOLCANO-4", "DRAGON-1")
def test_dragon_tiles_wait_for_the_first_volcano() -> None:
    game = play(SETUP)
    for _ in range(2):
        game.apply("draw:dragon-curve")
        assert game.state.current_player() == -1  # another tile is drawn
    assert "draw:dragon-curve" not in game.legal  # both lie aside
    assert game.why("draw:dragon-curve") == {"TILE-1"}
    game.turn("U@1,0>N -")
    game.apply("draw:dragon-cap")
    game.turn("volcano-plain@0,-1>N")
    odds = {str(a): p for a, p in game.state.chance_outcomes()}
    assert odds["draw:dragon-curve"] == pytest.approx(2 * odds["draw:dragon-cap"])
    assert [e.data for e in game.events if e.name == "dragon-tiles-return"] == [{"tiles": 3}]
    assert len(game.state.chance_outcomes()) == len(game.state.unseen_tiles())
    assert sum(game.state.unseen_tiles().values()) == 71 + 30 - 2  # none twice
    game.turn("dragon-curve@-1,0>W -")  # now it is placed
    assert game.state.tile_here((2048 << 12) + 2047) is not None


@pytest.mark.rule("VOLCANO-4")
def test_the_first_volcano_as_last_tile_brings_the_dragon_tiles_back() -> None:
    game = play(SETUP)
    game.apply("draw:dragon-curve")
    empty_pile(game.state, "volcano-plain", "dragon-curve")
    state = game.state
    drawn = state.rules.n_drawn * state.rules.n_designs
    for i in range(drawn):  # only the volcano is left in the stack, one dragon tile aside
        if state.rules.names[i % state.rules.n_designs] == "dragon-curve":
            state.poke("unseen", i, 0)
    game.turn("volcano-plain@0,-1>N")
    assert not state.is_terminal()
    assert game.legal == {"draw:dragon-curve"}


@pytest.mark.rule("VOLCANO-5")
def test_a_volcano_that_the_dragon_left_is_an_ordinary_tile() -> None:
    game = play(SETUP, "volcano-straight@1,0>N", "volcano-plain@0,-1>N", "U@2,0>N -")
    game.apply("draw:portal-junction")
    game.apply("@-1,0>S")
    assert {"M@1,0.E", "M@1,0.NNW"} <= game.legal
    assert not any(a.startswith("M@0,-1.") for a in game.legal)


@pytest.mark.rule("DRAGON-2")
def test_the_game_ends_when_only_dragon_tiles_are_left_and_no_dragon() -> None:
    game = play(SETUP, "U@1,0>N M.E")
    empty_pile(game.state, "dragon-cap", "dragon-straight")
    game.apply("draw:dragon-cap")
    assert not game.state.is_terminal()
    game.apply("draw:dragon-straight")
    assert game.state.is_terminal()
    assert game.scores == (2, 0)
    assert game.state.unseen_tiles() == {"dragon-cap": 1, "dragon-straight": 1}


@pytest.mark.rule("DRAGON-3")
def test_a_dragon_tile_takes_a_follower_and_then_the_dragon_travels() -> None:
    game = play(SETUP, "volcano-plain@0,-1>N", "dragon-straight@1,0>N M.E")
    assert game.supply(1) == 6
    assert game.state.current_player() == 1
    assert game.legal == {"dragon:0,0"}
    game = play(SETUP, "U@1,0>N M.E", "volcano-plain@0,-1>N", "dragon-straight@2,0>N fairy:1,0")
    assert own(game, "fairy") == "1,0"
    assert game.legal == {"dragon:0,0"}


@pytest.mark.rule("DRAGON-4", "INT-19", "OPT-9")
@pytest.mark.parametrize(("timing", "scores"), [("before-scoring", (0, 0)), ("after-scoring", (0, 4))])
def test_the_journey_comes_before_scoring_or_after(timing: str, scores: tuple[int, int]) -> None:
    """Blue's dragon tile closes the city at 0,0; its knight there is eaten before or after it scores."""
    game = play(SETUP, "volcano-straight@1,0>N", options={"dragon_timing": timing})
    game.apply("draw:dragon-cap")
    game.apply("@0,1>S")
    game.apply("M@0,1.S")
    assert game.scores == ((0, 0) if timing == "before-scoring" else (0, 4))
    journey(game, "0,0", "0,1")
    assert game.state.current_player() == -1
    assert game.scores == scores
    assert game.supply(1) == 7


@pytest.mark.rule("DRAGON-5", "DRAGON-6", "DRAGON-8", "DRAGON-9", "DRAGON-12")
def test_dragon_12_ex_the_journey_of_four_players() -> None:
    game = play(SETUP, *EXAMPLE, "dragon-straight@1,0>N -", players=4)
    red, blue, yellow, green = range(4)
    assert (game.supply(red), game.supply(blue)) == (6, 6)
    assert game.legal == {"dragon:0,0", "dragon:-1,-1"}
    assert journey(game, "0,0", "-1,0", "-1,-1") == [yellow, green, red]
    assert game.state.current_player() == blue
    assert game.legal == {"dragon:-2,-1"}  # the only one
    assert game.why("-") == {"DRAGON-5", "DRAGON-8"}
    assert journey(game, "-2,-1", "-2,0", "-2,1") == [blue, yellow, green]
    assert game.state.current_player() == -1
    assert (game.supply(red), game.supply(blue)) == (7, 7)
    assert own(game, "dragon") == "-2,1"
    game.turn("U@2,0>N -")
    assert own(game, "dragon") == "-2,1"  # DRAGON-12
    assert game.state.view()["own"]["dragon_visited"] == []  # type: ignore[index]


@pytest.mark.rule("DRAGON-5")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_six_moves_however_many_play(players: int) -> None:
    row = ["volcano-straight@1,0>N", *(f"U@{x},0>N -" for x in range(2, 8))]
    game = play(SETUP, *row, "dragon-straight@8,0>N -", players=players)
    active = len(row) % players
    who = journey(game, *(f"{x},0" for x in range(2, 8)))
    assert who == [(active + i) % players for i in range(6)]
    assert game.state.current_player() == -1
    assert game.why("dragon:8,0")


@pytest.mark.rule("DRAGON-5")
def test_one_tile_up_down_left_or_right() -> None:
    game = play(SETUP, *EXAMPLE, "dragon-straight@1,0>N -", players=4)
    assert game.why("dragon:-1,0") == {"DRAGON-5"}  # diagonal
    assert game.why("dragon:-2,-1") == {"DRAGON-5"}  # two tiles
    assert game.why("dragon:0,-1") == {"DRAGON-5"}  # staying


@pytest.mark.rule("DRAGON-6")
def test_no_tile_twice_and_the_start_counts() -> None:
    game = play(SETUP, *EXAMPLE, "dragon-straight@1,0>N -", players=4)
    journey(game, "0,0")
    assert game.why("dragon:0,-1") == {"DRAGON-6"}
    journey(game, "-1,0")
    assert game.why("dragon:0,0") == {"DRAGON-6"}
    journey(game, "-1,-1")
    assert game.why("dragon:0,-1") == {"DRAGON-6"}


@pytest.mark.rule("DRAGON-7", "FAIRY-5", "INT-16")
def test_not_into_the_void_nor_to_the_fairy() -> None:
    game = play(SETUP, "U@1,0>N M.E", "volcano-plain@0,-1>N", "dragon-curve@-1,0>W fairy:1,0")
    assert game.why("dragon:1,-1") == {"DRAGON-7"}
    journey(game, "0,0")
    assert game.why("dragon:1,0") == {"DRAGON-7", "FAIRY-5"}
    assert game.legal == {"dragon:-1,0"}


def stuck(game: Scenario) -> list[object]:
    """Where the dragon could not move on, as the events tell it."""
    return [event.data["at"] for event in game.events if event.name == "dragon-stuck"]


@pytest.mark.rule("DRAGON-8")
def test_the_journey_ends_early_when_there_is_nowhere_to_go() -> None:
    game = play(SETUP, "volcano-plain@0,-1>N", "dragon-straight@1,0>N -")
    assert journey(game, "0,0", "1,0") == [1, 0]
    assert game.state.current_player() == -1
    assert own(game, "dragon") == "1,0"
    assert stuck(game) == [[1, 0]]
    # No way out at all: nobody is asked, but told.
    game = play(SETUP, "U@1,0>N M.E", "volcano-straight@2,0>N", "dragon-curve@-1,0>W fairy:1,0")
    assert game.state.current_player() == -1
    assert stuck(game) == [[2, 0]]


@pytest.mark.rule("DRAGON-8")
def test_six_moves_are_a_whole_journey_and_nothing_is_said() -> None:
    row = ["volcano-straight@1,0>N", *(f"U@{x},0>N -" for x in range(2, 8))]
    game = play(SETUP, *row, "dragon-straight@8,0>N -")
    journey(game, *(f"{x},0" for x in range(2, 8)))
    assert stuck(game) == []


@pytest.mark.rule("DRAGON-9", "FIG-1", "FIG-3")
def test_all_followers_on_the_tile_go_home_and_the_fairy_is_safe() -> None:
    """Red's thief and Blue's farmer share 1,0; Red's large monk is spared, for nobody goes there."""
    game = play(
        "base+inns-and-cathedrals+princess-and-dragon",
        "U@1,0>N M.E",
        "volcano-straight@-1,0>N",
        "B@0,-1>N L.C",
        "U@2,0>N M.NNW",
        "dragon-straight@-2,0>N -",
    )
    assert [str(p) for p in game.state.pieces()] == ["M@1,0.E", "L@0,-1.C", "M@2,0.NNW"]
    journey(game, "0,0", "1,0", "2,0")
    assert [str(p) for p in game.state.pieces()] == ["L@0,-1.C"]
    eaten = [e.data["player"] for e in game.events if e.name == "returned"]
    assert eaten == [0, 1]
    assert game.scores == (0, 0)  # INT-69: nothing is scored


@pytest.mark.rule("DRAGON-11", "INT-21")
def test_nobody_comes_to_the_dragons_tile() -> None:
    game = play(SETUP, "volcano-straight@1,0>N", "U@2,0>N -")
    game.apply("draw:portal-junction")
    game.apply("@-1,0>S")
    assert game.why("M@1,0.NNW") == {"DRAGON-11"}
    assert "M@2,0.NNW" in game.legal
    assert "M@2,0.E" in game.legal  # the same road on another tile


@pytest.mark.rule("INT-20")
def test_a_tile_the_dragon_entered_is_otherwise_unchanged() -> None:
    game = play(SETUP, "volcano-straight@1,0>N", "dragon-straight@-1,0>N -")
    before = [str(t) for t in game.state.placed()]
    journey(game, "0,0", "-1,0")
    assert [str(t) for t in game.state.placed()] == before
