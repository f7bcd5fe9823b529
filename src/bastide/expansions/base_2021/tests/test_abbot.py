"""ABBOT-1 to ABBOT-11, OPT-7, OPT-23.

The garden of most tests lies on the road at (1,0), the tiles around it are laid one by one::

    (0,1) E   (1,1) B   (2,1) B
    (0,0) D   garden    (2,0) U
    (0,-1) B  (1,-1) B  (2,-1) E
"""

import pytest

import bastide
from bastide.testing import (
    Options,
    Scenario,
    check_expansion,
    check_game,
    check_refused,
    every_setup,
    play,
    random_games,
    table,
)

ON = {"abbot": "on"}
GARDEN = "U-garden@1,0>N A.G"
AROUND = ("U@2,0>N -", "B@1,1>N -", "E@0,1>S -", "B@2,1>N -", "B@0,-1>N -", "B@1,-1>N -", "E@2,-1>S -")


def game_of(
    *turns: str, setup: str = "base-2021", options: Options | None = None, end: bool = False
) -> Scenario:
    return play(setup, *turns, options={**ON, **(options or {})}, end=end)


def place(game: Scenario, tile: str, at: str) -> None:
    game.apply(f"draw:{tile}")
    game.apply(f"@{at}")


@pytest.mark.rule("ABBOT-1")
def test_everybody_has_one_abbot() -> None:
    game = play("base-2021", options=ON, players=6)
    assert [game.supply(p, "abbot") for p in range(6)] == [1] * 6
    assert [game.supply(p) for p in range(6)] == [7] * 6


@pytest.mark.rule("ABBOT-1")
def test_he_is_a_follower_of_strength_one() -> None:
    game = game_of(GARDEN, *AROUND)
    assert game.sheets[-1].strengths == {0: 1}
    assert game.state.rules.piece_kinds[game.state.rules.piece_kind("abbot")].follower


@pytest.mark.rule("ABBOT-2")
def test_on_cloister_and_garden_and_nowhere_else() -> None:
    game = game_of()
    place(game, "A", "1,0>N")
    assert {a for a in game.legal if a.startswith("A@")} == {"A@1,0.C"}
    assert game.why("A@1,0.W") == {"ABBOT-2"}
    assert game.why("A@1,0.NNW") == {"ABBOT-2"}
    game.apply("A@1,0.C")
    place(game, "V-garden", "-1,0>W")
    assert {a for a in game.legal if a.startswith("A@")} == {"A@-1,0.G"}


@pytest.mark.rule("ABBOT-2")
def test_only_on_the_tile_just_placed() -> None:
    game = game_of("U-garden@1,0>N -")
    place(game, "U", "2,0>N")
    assert game.why("A@1,0.G") == {"FOLLOW-3"}


# A hole at 0,0 with tiles on its four sides.
HOLE = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N E@0,-1>S U@-1,0>N"


@pytest.mark.rule("ABBOT-2", "FIG-1")
def test_on_an_abbey() -> None:
    game = table("base-2021+abbey-and-mayor", HOLE, step="abbey", options=ON)
    game.apply("abbey@0,0")
    assert game.legal == {"M@0,0.C", "W@0,0.C", "A@0,0.C", "-"}


@pytest.mark.rule("ABBOT-2", "FIG-1")
def test_on_a_cult_place() -> None:
    game = game_of(setup="base-2021+cult")
    place(game, "shrine", "0,-1>N")
    assert {a for a in game.legal if a.startswith("A@")} == {"A@0,-1.C"}


@pytest.mark.rule("ABBOT-3")
def test_only_an_abbot_on_a_garden() -> None:
    game = game_of(setup="base-2021+inns-and-cathedrals")
    place(game, "U-garden", "1,0>N")
    assert {a for a in game.legal if a.endswith(".G")} == {"A@1,0.G"}
    assert game.why("M@1,0.G") == {"ABBOT-3"}
    assert game.why("L@1,0.G") == {"ABBOT-3"}


@pytest.mark.rule("ABBOT-4")
def test_a_completed_garden_scores_nine() -> None:
    game = game_of(GARDEN, *AROUND)
    assert game.scores == (9, 0)
    assert game.supply(0, "abbot") == 1
    sheet = game.sheets[-1]
    assert (sheet.kind, sheet.complete, sheet.points) == ("garden", True, {0: 9})
    assert "ABBOT-4" in sheet.rules


@pytest.mark.rule("ABBOT-5", "FOLLOW-8")
def test_abbot_5_ex() -> None:
    """Five neighbours: the abbot comes back with 6 points."""
    game = game_of(GARDEN, *AROUND[:3])
    place(game, "B", "2,1>N")
    assert "back:A@1,0.G" in game.legal
    game.apply("back:A@1,0.G")
    assert game.scores == (6, 0)
    assert game.supply(0, "abbot") == 1
    sheet = game.sheets[-1]
    assert (sheet.complete, sheet.final, sheet.points) == (False, False, {0: 6})
    assert "ABBOT-5" in sheet.rules


@pytest.mark.rule("ABBOT-5")
def test_from_a_cloister_too() -> None:
    game = game_of("B@0,-1>N A.C", "U@1,0>N -")
    place(game, "U", "2,0>N")
    game.apply("back:A@0,-1.C")
    assert game.scores == (3, 0)


@pytest.mark.rule("ABBOT-5", "FOLLOW-8")
def test_only_the_own_abbot_comes_back() -> None:
    game = game_of(GARDEN)
    place(game, "U", "2,0>N")
    assert not any(a.startswith("back") for a in game.legal)
    assert game.why("back:A@1,0.G") == {"ABBOT-5"}
    assert game.why("back:M@1,0.E") == {"FOLLOW-8", "ABBOT-5"}


@pytest.mark.rule("ABBOT-6")
def test_not_from_a_place_just_completed() -> None:
    game = game_of(GARDEN, *AROUND[:5], "U@3,0>N -", "B@1,-1>N -")
    game_turns = game.state.active
    assert game_turns == 0
    place(game, "E", "2,-1>S")
    assert "back:A@1,0.G" not in game.legal
    assert game.why("back:A@1,0.G") == {"ABBOT-6"}


@pytest.mark.rule("ABBOT-7")
def test_he_is_not_placed_again_in_the_same_part() -> None:
    game = game_of(GARDEN, "U@2,0>N -")
    place(game, "V-garden", "-1,0>W")
    assert "A@-1,0.G" not in game.legal  # it is still on its garden
    game.apply("back:A@1,0.G")
    assert game.state.active == 1


@pytest.mark.rule("ABBOT-8")
def test_final_scoring_as_an_incomplete_cloister() -> None:
    game = game_of(GARDEN, *AROUND[:2], end=True)
    assert game.scores == (4, 0)
    assert game.sheets[-1].final


@pytest.mark.rule("ABBOT-8", "FINAL-2")
def test_a_cloister_is_scored_under_its_own_name() -> None:
    game = game_of("B@0,-1>N A.C", end=True)
    assert game.scores == (2, 0)
    assert game.sheets[-1].rules == ("FINAL-2", "MAJ-1")


@pytest.mark.rule("ABBOT-9")
def test_a_garden_is_no_cloister() -> None:
    rules = game_of().state.rules
    kind = rules.segment_kinds[rules.segment_kind("garden")]
    assert kind.like == ""
    assert [k.name for i, k in enumerate(rules.piece_kinds) if rules.may_stand(i, "garden")] == ["abbot"]


@pytest.mark.rule("ABBOT-9")
def test_gardens_leave_room_for_a_cult_place_and_give_no_challenge() -> None:
    """A cult place between two gardens; Red's abbot and Blue's heretic are no rivals."""
    tiles = "U-garden@1,0>N U@2,0>N U@0,0>N E@0,-1>S E@0,1>N E@1,1>N B@2,1>N V-garden@2,-1>W"
    game = table("base-2021+cult", tiles, {"Red": "A@1,0.G"}, active="Blue", options=ON)
    place(game, "shrine", "1,-1>N")
    game.apply("M@1,-1.C")
    assert game.scores == (9, 0)
    assert not [e for e in game.events if e.name == "challenge"]
    assert [str(p) for p in game.state.pieces()] == ["M@1,-1.C"]


@pytest.mark.rule("ABBOT-10")
def test_taking_back_decides_no_challenge() -> None:
    tiles = "D@0,0>N shrine@0,-1>N B@0,-2>N"
    game = table("base-2021+cult", tiles, {"Red": "A@0,-1.C", "Blue": "M@0,-2.C"}, options=ON)
    place(game, "U", "1,0>N")
    game.apply("back:A@0,-1.C")
    assert game.scores == (4, 0)
    assert not [e for e in game.events if e.name == "challenge"]
    assert [str(p) for p in game.state.pieces()] == ["M@0,-2.C"]


@pytest.mark.rule("ABBOT-10")
def test_taking_back_is_no_completion() -> None:
    game = game_of(GARDEN, "U@2,0>N -")
    place(game, "B", "1,1>N")
    game.apply("back:A@1,0.G")
    assert [(s.complete, s.points) for s in game.sheets] == [(False, {0: 4})]
    assert game.scores == (4, 0)


@pytest.mark.rule("ABBOT-10")
def test_taking_back_gives_no_fairy_bonus() -> None:
    game = game_of(GARDEN, setup="base-2021+princess-and-dragon")
    game.state.poke("own", game.state.rules.variable("fairy"), 1)
    game.turn("U@2,0>N -")
    before = game.scores[0]  # with the fairy's point at the start of the turn
    place(game, "B", "1,1>N")
    game.apply("back:A@1,0.G")
    assert game.scores[0] == before + 4


@pytest.mark.rule("ABBOT-11")
def test_a_completed_garden_hands_out_gold() -> None:
    game = game_of(GARDEN, *AROUND[:6], setup="base-2021+gold-mines")
    rules = game.state.rules
    game.state.poke("own", rules.variable("ingots") + 0, 1)  # on the start tile, beside the garden
    game.turn(AROUND[6])
    while game.state.current_player() >= 0:
        game.apply(game.state.legal_actions()[0])
    assert game.state.peek("own")[rules.variable("gold")] == 1


@pytest.mark.rule("ABBOT-10")
def test_taking_back_hands_out_no_gold() -> None:
    game = game_of(GARDEN, "U@2,0>N -", setup="base-2021+gold-mines")
    rules = game.state.rules
    game.state.poke("own", rules.variable("ingots") + 0, 1)
    place(game, "B", "1,1>N")
    game.apply("back:A@1,0.G")
    assert game.state.peek("own")[rules.variable("gold")] == 0


@pytest.mark.rule("ABBOT-4")
def test_the_garden_of_the_river() -> None:
    """The bend with a garden takes an abbot wherever it is laid."""
    seen = 0
    for before, state, action in random_games("base-2021+river-2021", games=10, options=ON):
        if action.name == "place" and before.rules.names[before.tile].endswith("bend-garden"):
            seen += any(str(a).startswith("A@") and str(a).endswith(".G") for a in state.legal_actions())
    assert seen


# The option and the tiles ---------------------------------------------------------------------


@pytest.mark.rule("OPT-7")
def test_abbots_and_gardens_come_with_the_set() -> None:
    game = play("base-2021")
    assert game.supply(0, "abbot") == 1
    place(game, "U-garden", "1,0>N")
    assert "A@1,0.G" in game.legal
    assert bastide.start("base+base-2021").rules.options["abbot"] == "on"
    everything = bastide.start(every_setup()[-1] + "+base-2021")
    assert everything.rules.piece_kind("abbot") >= 0


@pytest.mark.rule("OPT-7")
def test_switched_off_there_is_neither_abbot_nor_garden() -> None:
    game = play("base-2021", options={"abbot": "off"})
    place(game, "U-garden", "1,0>N")
    assert not any(a.endswith(".G") or a.startswith(("A@", "back")) for a in game.legal)
    assert game.why("M@1,0.G") == {"FOLLOW-4"}
    assert [k.name for k in game.state.rules.piece_kinds] == ["follower"]


@pytest.mark.rule("OPT-7")
def test_only_with_the_2021_tiles() -> None:
    check_refused("base", "abbot", "base-2021", "OPT-7", options=ON)
    assert play("base+base-2021", options=ON).supply(0, "abbot") == 1
    assert bastide.start("base", options={"abbot": "off"}).rules.setup.options == {}
    assert bastide.start("base", preset="2021-first-game").rules.options["farmers"] == "off"


@pytest.mark.rule("OPT-23")
def test_the_first_game_of_2021() -> None:
    game = play("base-2021", preset="2021-first-game")
    assert game.state.rules.options["abbot"] == "off"
    place(game, "B", "0,-1>N")
    assert game.legal == {"M@0,-1.C", "-"}
    check_refused("base-2021", "5", players=6, options={"max_players": "5"})


@pytest.mark.rule("SETUP-1", "SETUP-2")
@pytest.mark.parametrize(
    ("setup", "tiles"), [("base-2021", 72), ("base+base-2021", 144), ("2*base-2021", 144)]
)
def test_one_start_tile_and_all_the_others_to_draw(setup: str, tiles: int) -> None:
    state = bastide.start(setup)
    assert [str(t) for t in state.placed()] == ["D@0,0>N"]
    assert sum(state.unseen_tiles().values()) == tiles - 1


@pytest.mark.rule("SETUP-1")
def test_both_base_sets_keep_their_names_apart() -> None:
    state = bastide.start("base-2021+base")
    assert state.placed()[0].tile.set == "base"
    assert state.unseen_tiles()["base-2021/D"] == 4
    assert state.unseen_tiles()["D"] == 3
    assert state.unseen_tiles()["E-garden"] == 1


def test_unknown_sets_are_refused() -> None:
    check_refused("base-2020", "base-2021")
    check_refused("inns-and-cathedrals", "base", "base-2021")


def test_eight_gardens() -> None:
    state = bastide.start("base-2021")
    gardens = [t for t in state.rules.tiles if any(s.kind == "garden" for s in t.segments)]
    assert sorted(t.id[0] for t in gardens) == list("EHIMNRUV")
    assert all(t.count == 1 for t in gardens)


# Random games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
def test_random_games(players: int) -> None:
    check_game("base-2021", players=players, options=ON, seed=players, every=8)


@pytest.mark.parametrize("setup", ["base-2021", "base+base-2021", "2*base-2021+inns-and-cathedrals"])
def test_shared_checks(setup: str) -> None:
    check_expansion(setup, players=3, options=ON, every=25)
    check_game(setup, options={"farmers": "off"}, every=25)


def test_abbots_alone_with_one_follower_each() -> None:
    check_game("base-2021", players=2, options={**ON, "followers": "1"}, every=10)
