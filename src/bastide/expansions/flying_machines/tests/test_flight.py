"""FLY-1 to FLY-13 and the flights of INT-11 and INT-45 to INT-49.

Machines point north (Min1C) or west (Min1B, Min1G) as printed; the arrow turns with the tile.
"""

import pytest

from bastide.core.constants import CHANCE
from bastide.record.position import format_position, parse_position
from bastide.testing import Scenario, check_expansion, check_game, play, random_games

SETUP = "base+flying-machines"
NORTH = ("E@0,1>S -", "B@0,2>N -", "B@1,2>N -")  # a cloister at (1,2), nothing at (1,1)


def fly(game: Scenario, tile: str, at: str, piece: str, roll: int) -> Scenario:
    """Lay a machine and fly; the landing is still to be chosen."""
    game.apply(f"draw:{tile}")
    game.apply(f"@{at}")
    game.apply(f"fly:{piece}")
    game.apply(f"roll:{roll}")
    return game


@pytest.mark.rule("FLY-1")
def test_on_the_tile_or_on_the_machine() -> None:
    game = play(SETUP)
    game.apply("draw:Min1B")
    game.apply("@1,0>N")
    assert {"M@1,0.E", "M@1,0.NNW", "fly:M", "-"} <= game.legal


@pytest.mark.rule("FLY-1")
def test_no_machine_no_flight() -> None:
    game = play(SETUP)
    game.apply("draw:U")
    game.apply("@1,0>N")
    assert "fly:M" not in game.legal
    assert game.why("fly:M") == {"FLY-1"}


@pytest.mark.rule("FLY-1", "FOLLOW-2")
def test_an_empty_supply_does_not_fly() -> None:
    game = play(SETUP, "B@0,-1>N M.C", "U@1,0>N -", options={"followers": "1"})
    game.apply("draw:Min1B")
    game.apply("@2,0>N")
    assert game.state.current_player() == CHANCE  # nothing to ask
    assert game.state.active == 1


@pytest.mark.rule("FLY-2")
@pytest.mark.parametrize(
    ("tile", "place", "target"),
    [
        ("Min1G", "0,-1>N", (-1, -1)),
        ("Min1G", "0,-1>E", (0, 0)),
        ("Min1G", "0,-1>S", (1, -1)),
        ("Min1H", "0,-1>N", (-1, 0)),
        ("Min1H", "0,-1>E", (1, 0)),
        ("Min1H", "0,-1>S", (1, -2)),
        ("Min1H", "0,-1>W", (-1, -2)),
    ],
)
def test_the_arrow_turns_with_the_tile(tile: str, place: str, target: tuple[int, int]) -> None:
    game = fly(play(SETUP), tile, place, "M", 1)
    if target == (0, 0):
        assert game.legal == {"M@0,0.N", "M@0,0.E"}
    else:
        flight = next(e for e in game.events if e.name == "flight")
        assert tuple(flight.data["at"]) == target


@pytest.mark.rule("FLY-3")
def test_the_die() -> None:
    game = play(SETUP)
    game.apply("draw:Min1B")
    game.apply("@1,0>N")
    game.apply("fly:M")
    assert game.state.current_player() == CHANCE
    outcomes = game.state.chance_outcomes()
    assert [str(a) for a, _ in outcomes] == ["roll:1", "roll:2", "roll:3"]
    assert [p for _, p in outcomes] == pytest.approx([1 / 3] * 3)
    for distance, target in ((1, [0, 0]), (2, [-1, 0]), (3, [-2, 0])):
        state = game.state.copy()
        state.apply(f"roll:{distance}")
        if distance == 1:
            assert {a.at for a in state.legal_actions()} == {(0, 0)}
        else:
            assert next(e for e in state.events() if e.name == "flight").data["at"] == target


@pytest.mark.rule("FLY-4")
def test_empty_spaces_on_the_way_do_not_matter() -> None:
    game = fly(play(SETUP, *NORTH), "Min1C", "1,0>N", "M", 2)
    assert game.legal == {"M@1,2.C"}
    game.apply("M@1,2.C")
    assert [(p.owner, str(p)) for p in game.state.pieces()] == [(1, "M@1,2.C")]


@pytest.mark.rule("FLY-5")
def test_the_follower_must_land() -> None:
    game = fly(play(SETUP), "Min1B", "1,0>N", "M", 1)
    assert game.state.current_player() == 0
    assert game.legal == {"M@0,0.N", "M@0,0.E"}
    assert game.why("-") == {"FLY-5"}
    assert game.why("M@1,0.E") == {"FLY-3"}
    game.apply("M@0,0.N")
    assert game.state.feature(0, 0, "N").followers[0].owner == 0
    assert game.state.active == 1


@pytest.mark.rule("FLY-6")
def test_not_on_what_was_completed_before() -> None:
    game = play(SETUP, "A@-1,0>S -", "A@1,0>N -")
    fly(game, "Min1G", "2,0>N", "M", 2)
    assert game.legal == {"M@0,0.N"}
    assert game.why("M@0,0.E") == {"FLY-6", "FLY-9"}


@pytest.mark.rule("FLY-7")
def test_among_others() -> None:
    game = fly(play(SETUP, *NORTH[:2], "B@1,2>N M.C"), "Min1C", "1,0>N", "M", 2)
    game.apply("M@1,2.C")
    assert {p.owner for p in game.state.feature(1, 2, "C").followers} == {0, 1}


@pytest.mark.rule("FLY-8")
def test_never_on_a_field() -> None:
    game = fly(play(SETUP), "Min1B", "1,0>N", "M", 1)
    assert game.why("M@0,0.SSE") == {"FLY-8"}


@pytest.mark.rule("FLY-9")
def test_not_on_what_the_machine_tile_completes() -> None:
    game = play(SETUP, "B@0,-1>N -", "B@1,-1>N -", "B@2,-1>N -", "A@2,0>N -", "A@-1,0>S -")
    fly(game, "Min1B", "1,0>N", "M", 1)
    assert game.legal == {"M@0,0.N"}
    assert "FLY-9" in game.why("M@0,0.E")


@pytest.mark.rule("FLY-10")
def test_fly_10_ex_1() -> None:
    """A 3 leads nowhere. A 2 would have allowed the cloister with Blue on it or the city with Yellow in it,
    not the completed road."""
    cloister = play(SETUP, "A@-1,0>S -", "A@1,0>N M.C", "B@0,-1>N -", players=3)
    missed = Scenario(cloister.state.copy())
    fly(missed, "Min1G", "2,0>S", "M", 3)
    assert missed.state.pieces() == cloister.state.pieces()
    assert missed.supply(0) == 7
    assert missed.state.active == 1  # and nothing else is placed
    fly(cloister, "Min1G", "2,0>N", "M", 1)
    assert cloister.legal == {"M@1,0.C"}
    assert cloister.why("M@1,0.W") == {"FLY-6", "FLY-9"}
    city = play(SETUP, "A@-1,0>S -", "A@1,0>N -", "N@0,1>E M.S", players=3)
    fly(city, "Min1G", "2,0>N", "M", 2)
    assert city.legal == {"M@0,0.N"}


@pytest.mark.rule("FLY-10")
def test_fly_10_ex_2() -> None:
    """Red rolls 2 and joins Blue in the city; field and completed road are not allowed."""
    game = play(SETUP, "A@-1,0>S -", "N@0,1>E M.S", "A@1,0>N -", "B@0,-1>N -")
    fly(game, "Min1G", "2,0>N", "M", 2)
    assert game.legal == {"M@0,0.N"}
    game.apply("M@0,0.N")
    assert {p.owner for p in game.state.feature(0, 0, "N").followers} == {0, 1}


@pytest.mark.rule("FLY-10")
def test_nothing_but_fields_there() -> None:
    """A tile whose only other segment is completed takes nobody."""
    game = play(SETUP, "E@0,1>S -")
    fly(game, "Min1G", "0,2>W", "M", 1)  # south, onto the completed city's tile
    assert not game.state.pieces()
    assert game.state.active == 0
    assert next(e for e in game.events if e.name == "flight").data["lands"] is False


@pytest.mark.rule("FLY-11", "INT-45")
def test_a_large_follower_flies_and_counts_two() -> None:
    game = play("base+inns-and-cathedrals+flying-machines", *NORTH[:2], "B@1,2>N M.C")
    fly(game, "Min1C", "1,0>N", "L", 2)
    game.apply("L@1,2.C")
    game.turn("U@2,0>N -", last=True)
    sheet = next(s for s in game.sheets if s.kind == "cloister")
    assert (sheet.strengths, sheet.winners) == ({0: 1, 1: 2}, (1,))


@pytest.mark.rule("FLY-11", "INT-11")
def test_builder_and_pig_never_fly() -> None:
    game = play("base+traders-and-builders+flying-machines", "U@1,0>N M.E", "B@0,-1>N -")
    game.apply("draw:Min1B")
    game.apply("@2,0>N")
    assert {"fly:M", "B@2,0.E"} <= game.legal
    assert game.why("fly:B") == {"FLY-11"}
    assert game.why("fly:P") == {"FLY-11"}


@pytest.mark.rule("INT-11")
def test_the_builder_follows_a_follower_that_flew() -> None:
    game = fly(play("base+traders-and-builders+flying-machines"), "Min1B", "1,0>N", "M", 1)
    game.apply("M@0,0.E")
    game.turn("B@0,-1>N -")
    game.apply("draw:U")
    game.apply("@2,0>N")
    assert "B@2,0.E" in game.legal


@pytest.mark.rule("FLY-11")
def test_an_abbot_lands_on_cloister_or_garden() -> None:
    game = play("base-2021+flying-machines", options={"abbot": "on"})
    fly(game, "Min1B", "1,0>N", "A", 1)
    assert game.supply(0, "abbot") == 1  # neither road nor city takes it
    assert game.state.active == 1
    game = play("base-2021+flying-machines", *NORTH[:2], "V-garden@1,2>S -", options={"abbot": "on"})
    fly(game, "Min1C", "1,0>N", "A", 2)
    assert game.legal == {"A@1,2.G"}
    assert game.why("A@1,2.N") == {"FLY-11"}
    other = play("base-2021+flying-machines", *NORTH[:2], "V-garden@1,2>S -", options={"abbot": "on"})
    fly(other, "Min1C", "1,0>N", "M", 2)
    assert other.legal == {"M@1,2.N"}


@pytest.mark.rule("FLY-11")
def test_mayor_and_wagon_fly() -> None:
    for piece, landings in (("Y", {"Y@0,0.N"}), ("W", {"W@0,0.N", "W@0,0.E"})):
        game = play("base+abbey-and-mayor+flying-machines")
        fly(game, "Min1B", "1,0>N", piece, 1)
        assert game.legal == landings


@pytest.mark.rule("FLY-11")
def test_a_barn_never_flies() -> None:
    game = play("base+abbey-and-mayor+flying-machines")
    game.apply("draw:Min1B")
    game.apply("@1,0>N")
    assert game.why("fly:N") == {"FLY-11"}


@pytest.mark.rule("FLY-12")
def test_the_flight_cannot_be_withdrawn() -> None:
    game = play(SETUP)
    game.apply("draw:Min1B")
    game.apply("@1,0>N")
    game.apply("fly:M")
    assert game.legal == {"roll:1", "roll:2", "roll:3"}
    assert "FLY-12" in game.why("-")
    assert "FLY-12" in game.why("M@1,0.E")


@pytest.mark.rule("FLY-12")
def test_another_piece_does_not_land_instead() -> None:
    game = fly(play("base+inns-and-cathedrals+flying-machines"), "Min1B", "1,0>N", "L", 1)
    assert game.why("M@0,0.N") == {"FLY-12"}


@pytest.mark.rule("FLY-13")
def test_ties_on_a_cloister_score_in_full() -> None:
    game = fly(play(SETUP, *NORTH[:2], "B@1,2>N M.C"), "Min1C", "1,0>N", "M", 2)
    game.apply("M@1,2.C")
    game.turn("U@2,0>N -", last=True)
    sheet = next(s for s in game.sheets if s.kind == "cloister")
    assert sheet.strengths == {0: 1, 1: 1}
    assert sheet.points == {0: 3, 1: 3}


@pytest.mark.rule("FLY-13")
def test_landed_it_is_an_ordinary_thief() -> None:
    game = fly(play(SETUP, "A@-1,0>S -"), "Min1B", "1,0>N", "M", 1)
    game.apply("M@0,0.E")
    game.turn("X@2,0>N -")
    assert game.scores == (0, 4)
    assert game.supply(1) == 7


@pytest.mark.rule("INT-46")
def test_not_onto_the_dragons_tile() -> None:
    game = play("base+princess-and-dragon+flying-machines")
    game.state.poke("own", game.state.rules.variable("dragon"), 0)  # on the start tile
    fly(game, "Min1B", "1,0>N", "M", 1)
    assert not game.state.pieces()
    assert game.state.active == 1


@pytest.mark.rule("INT-49")
def test_a_failed_flight_is_the_figure_action() -> None:
    game = play("base+princess-and-dragon+flying-machines", "U@1,0>N M.E", "B@0,-1>N -")
    game.apply("draw:Min1B")
    game.apply("@2,0>N")
    assert any(a.startswith("fairy") for a in game.legal)
    game.apply("fly:M")
    game.apply("roll:3")  # onto (-1,0), where nothing lies
    assert game.state.active == 1


@pytest.mark.rule("INT-47")
def test_only_the_outer_features_of_carcassonne() -> None:
    setup = "base+count-of-carcassonne+flying-machines"
    for roll in (1, 2):  # onto a wall with a field outside it, and behind the walls
        game = fly(play(setup), "Min1G", "1,1>W", "M", roll)
        assert not game.state.pieces()
        assert next(e for e in game.events if e.name == "flight").data["lands"] is False
    game = fly(play(setup), "Min1G", "0,1>W", "M", 1)
    assert game.legal == {"M@0,0.W"}


@pytest.mark.rule("INT-48")
def test_a_second_monk_does_not_end_a_challenge() -> None:
    """Red's heretic is challenged by Blue's monk; Yellow joins the monk; the cult place still wins."""
    game = play("base+cult+flying-machines", "shrine@0,-1>N M.C", "B@0,-2>N M.C", players=3)
    fly(game, "Min1G", "1,-2>N", "M", 1)
    game.apply("M@0,-2.C")
    for turn in ("U@1,0>N", "U@-1,0>N", "E@1,-1>E", "E@-1,-1>W", "E@-1,-2>W"):
        game.turn(turn)
    assert game.scores == (9, 0, 0)
    assert not game.state.pieces()


@pytest.mark.rule("FLY-3", "FLY-5")
def test_a_position_in_mid_flight() -> None:
    """Before the roll and before the landing a position can be written down and read again."""
    game = play(SETUP)
    for word in ("draw:Min1B", "@1,0>N", "fly:M", "roll:1"):
        game.apply(word)
        assert parse_position(format_position(game.state)).key() == game.state.key()


# Random games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
def test_random_games(players: int) -> None:
    check_game(SETUP, players=players, seed=players, every=8)


def test_shared_checks() -> None:
    setup = "base-2021+inns-and-cathedrals+traders-and-builders+3*flying-machines"
    check_expansion(setup, players=4, options={"abbot": "on"}, every=25)


@pytest.mark.rule("FLY-6", "FLY-8", "FLY-10")
def test_every_landing_is_on_something_open() -> None:
    landed = failed = 0
    for before, state, action in random_games("base+6*flying-machines", games=8, players=3, seed=4):
        if "flight" not in {e.name for e in state.events()}:
            continue
        flight = next(e for e in state.events() if e.name == "flight")
        if not flight.data["lands"]:
            failed += 1
            continue
        landed += 1
        assert action.name == "deploy"
        x, y = flight.data["at"]
        feature = before.feature(x, y, str(action.values()["spot"]))
        assert feature.kind in ("road", "city", "cloister")
        assert not feature.complete
    assert landed > 5
    assert failed > 5
