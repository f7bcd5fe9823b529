"""Cult places. The start tile lies at 0,0; the cult place below it at 0,-1, a cloister at 0,-2."""

import pytest

from bastide import Action, State
from bastide.core.building import put_piece
from bastide.core.geometry import pack
from bastide.testing import Scenario, check_game, play, table

SET = "base+cult"
# Six tiles that complete the building at 0,-1 once the one at 0,-2 lies; the cities look away.
RING = ("U@1,0>N", "U@-1,0>N", "E@1,-1>E", "E@-1,-1>W", "E@1,-2>E", "E@-1,-2>W")
# Three more that complete the building at 0,-2.
SOUTH = ("E@0,-3>S", "V@1,-3>W", "V@-1,-3>N")
CULT, CLOISTER = "shrine@0,-1>N", "B@0,-2>N"


def add_follower(game: Scenario, player: int, x: int, y: int) -> None:
    """One more follower of a player stands on a building, as if it had come by flight."""
    state = game.state
    segment = state.segment_on(pack(x, y), 12)
    owners, where = state.rules.piece_owners(), state.peek("where")
    piece = next(i for i, (owner, _) in enumerate(owners) if owner == player and where[i] == -1)
    put_piece(state, piece, segment)


def take_away(game: Scenario, x: int, y: int) -> None:
    """The follower on a building leaves it otherwise than by scoring, as if the dragon had eaten it."""
    state = game.state
    segment = state.segment_on(pack(x, y), 12)
    piece = state.peek("where").index(segment)
    owner, kind = state.rules.piece_owners()[piece]
    state.poke("where", piece, -1)
    state.poke("supply", owner * len(state.rules.piece_kinds) + kind, state.in_supply(owner, kind) + 1)
    state.poke("occupied", segment, 0)


def challenges(game: Scenario) -> list[tuple[list[int], list[int]]]:
    """The challenges that were decided: where the winner lies, where the loser."""
    return [(e.data["at"], e.data["lost_at"]) for e in game.events if e.name == "challenge"]


@pytest.mark.rule("CULT-1")
def test_a_cult_place_is_completed_and_scored_like_a_cloister() -> None:
    game = play(SET, f"{CULT} M.C", *RING[:4], "E@0,-2>S", "V@1,-2>W")
    assert game.scores == (0, 0)
    (piece,) = game.state.pieces()
    assert game.state.feature(0, -1, "C").follower == "heretic"
    assert str(piece) == "M@0,-1.C"
    game.turn("V@-1,-2>N")
    assert game.scores == (9, 0)
    (sheet,) = game.sheets
    assert sheet.kind == "shrine"
    assert str(sheet) == "completed cult place at 0,-1: cult place 1, 8 tiles around it \u00d7 1 = 8"
    assert game.supply(0) == 7


@pytest.mark.rule("CULT-1")
def test_an_incomplete_cult_place_at_the_end() -> None:
    game = play(SET, f"{CULT} M.C", "U@1,0>N", "U@-1,0>N", end=True)
    assert game.scores == (4, 0)


@pytest.mark.rule("CULT-2")
def test_the_other_segments_of_the_tile_may_be_used() -> None:
    game = play(SET)
    game.apply("draw:shrine-cap-road")
    game.apply("@0,1>S")
    assert {"M@0,1.C", "M@0,1.N", "M@0,1.S", "-"} < game.legal
    assert len(game.legal) == 5  # and the field


@pytest.mark.rule("CULT-3")
def test_no_cult_place_next_to_two_cloisters() -> None:
    game = play(SET, "B@0,-1>N", "B@1,-1>N")
    game.apply("draw:shrine")
    assert game.why("@0,-2>N") == {"CULT-3"}
    assert game.why("@1,-2>N") == {"CULT-3"}
    assert "@-1,-1>N" in game.legal
    assert "@2,-1>N" in game.legal


@pytest.mark.rule("CULT-4")
def test_no_cloister_next_to_two_cult_places() -> None:
    game = play(SET, "shrine@0,-1>N", "shrine-cap@1,-1>N")
    game.apply("draw:B")
    assert game.why("@0,-2>N") == {"CULT-4"}
    assert "@-1,-1>N" in game.legal


@pytest.mark.rule("CULT-5")
def test_no_second_cult_place_next_to_a_cloister() -> None:
    game = play(SET, "B@0,-1>N", "shrine@-1,-1>N")
    game.apply("draw:shrine-cap")
    assert game.why("@1,-1>N") == {"CULT-5"}
    assert "@-2,-1>N" in game.legal  # not next to the cloister


@pytest.mark.rule("CULT-5")
def test_no_second_cloister_next_to_a_cult_place() -> None:
    game = play(SET, "shrine@0,-1>N", "B@-1,-1>N")
    game.apply("draw:B")
    assert game.why("@1,-1>N") == {"CULT-5"}
    assert game.why("@1,-2>N") == {"TILE-2"}
    assert "@-2,-1>N" in game.legal


@pytest.mark.rule("CULT-6")
def test_cloisters_beside_cloisters_and_cults_beside_cults_are_free() -> None:
    play(SET, "B@0,-1>N", "B@0,-2>N", "B@-1,-1>N", "B@-1,-2>N")
    play(SET, "shrine@0,-1>N", "shrine-cap@0,-2>S", "shrine-road@-1,-1>N", "shrine-cap-road@1,-1>N")


@pytest.mark.rule("CULT-7", "CULT-9", "STEP-17")
def test_the_first_to_be_completed_wins_the_challenge() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING)
    assert game.scores == (9, 0)
    assert challenges(game) == [([0, -1], [0, -2])]
    assert game.state.pieces() == ()
    assert (game.supply(0), game.supply(1)) == (7, 7)
    names = [e.name for e in game.events]
    assert names.index("scored") < names.index("returned")
    assert [e.data["player"] for e in game.events if e.name == "returned"] == [1, 0]  # the loser's first


@pytest.mark.rule("CULT-9")
def test_the_cloister_may_win_too() -> None:
    game = play(SET, "B@0,-1>N M.C", "shrine@0,-2>N M.C", *RING)
    assert game.scores == (9, 0)
    assert challenges(game) == [([0, -1], [0, -2])]
    assert game.supply(1) == 7


@pytest.mark.rule("CULT-8")
def test_no_challenge_when_one_is_empty() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} -", *RING)
    assert (game.scores, challenges(game)) == ((9, 0), [])
    game = play(SET, f"{CULT} -", f"{CLOISTER} M.C", *RING)
    assert (game.scores, challenges(game)) == ((0, 0), [])
    assert game.supply(1) == 6  # the monk stays


@pytest.mark.rule("CULT-8")
def test_no_challenge_between_two_of_the_same_player() -> None:
    game = play(SET, f"{CULT} M.C", RING[0], f"{CLOISTER} M.C", *RING[1:])
    assert (game.scores, challenges(game)) == ((9, 0), [])
    assert [str(p) for p in game.state.pieces()] == ["M@0,-2.C"]


@pytest.mark.rule("CULT-10")
def test_completed_by_one_tile_both_score() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING[:5], *SOUTH, RING[5])
    assert game.scores == (9, 9)
    assert challenges(game) == []
    assert game.state.pieces() == ()


@pytest.mark.rule("CULT-11")
def test_an_unresolved_challenge_at_the_end() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING[:2], end=True)
    assert game.scores == (5, 2)


@pytest.mark.rule("CULT-12")
def test_a_follower_that_leaves_otherwise_ends_the_challenge() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING[:5])
    take_away(game, 0, -1)
    game.turn(RING[5])
    assert (game.scores, challenges(game)) == ((0, 0), [])
    assert [str(p) for p in game.state.pieces()] == ["M@0,-2.C"]


@pytest.mark.rule("CULT-13")
def test_the_building_of_the_loser_stays_open_and_empty() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING)
    loser = game.state.feature(0, -2, "C")
    assert not loser.complete
    assert loser.pieces == ()
    add_follower(game, 1, 0, -2)  # it may be occupied again
    for turn in SOUTH:
        game.turn(turn)
    assert game.scores == (9, 9)


@pytest.mark.rule("CULT-14")
def test_the_loser_is_not_scored() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING)
    (sheet,) = game.sheets
    assert sheet.at == (0, -1)


@pytest.mark.rule("CULT-15")
def test_with_several_followers_the_majority_gets_the_nine_and_all_return() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING[:5], players=3)
    add_follower(game, 2, 0, -1)
    add_follower(game, 2, 0, -1)
    add_follower(game, 2, 0, -2)
    game.turn(RING[5])
    assert game.scores == (0, 0, 9)
    assert game.state.pieces() == ()
    assert [game.supply(p) for p in range(3)] == [7, 7, 7]


@pytest.mark.rule("CULT-15", "INT-48")
def test_a_third_follower_does_not_stop_a_challenge() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING[:5])
    add_follower(game, 0, 0, -2)  # Red joins Blue's cloister
    game.turn(RING[5])
    assert game.scores == (9, 0)
    assert game.state.pieces() == ()


@pytest.mark.rule("CULT-7", "CULT-15")
def test_two_players_on_both_buildings_challenge_each_other() -> None:
    game = play(SET, f"{CULT} M.C", f"{CLOISTER} M.C", *RING[:5])
    add_follower(game, 1, 0, -1)
    add_follower(game, 0, 0, -2)
    game.turn(RING[5])
    assert game.scores == (9, 9)
    assert challenges(game) == [([0, -1], [0, -2])]
    assert game.state.pieces() == ()


@pytest.mark.rule("INT-31", "CULT-9")
def test_an_abbey_can_be_challenged() -> None:
    """Blue's heretic is next to the hole; Red's abbey there is complete at once and wins."""
    tiles = "B@-1,1>N E@0,1>N shrine@1,1>N U@1,0>N B@1,-1>N G@0,-1>N U@-1,0>N road-end@-2,0>S E@-1,-1>S"
    game = table(f"{SET}+abbey-and-mayor", tiles, {"Blue": "M@1,1.C"}, step="abbey")
    game.apply("abbey@0,0")
    game.apply("M@0,0.C")
    assert game.scores == (9, 0)
    assert challenges(game) == [([0, 0], [1, 1])]
    assert game.supply(1) == 7


@pytest.mark.rule("INT-31")
def test_an_abbey_is_a_cloister_for_cult_places() -> None:
    game = play(f"{SET}+abbey-and-mayor")
    rules = game.state.rules
    play_cult = play(f"{SET}+abbey-and-mayor", "shrine@0,-1>N", "shrine-cap@1,-1>N")
    number = play_cult.state.refuses_tile(rules.design_of["abbey"], pack(0, -2), 0)
    assert rules.reasons[number].rules == ("CULT-4",)


@pytest.mark.parametrize("setup", [SET, "base+6*cult", "2*base+9*cult+king-and-robber-baron+river-1+river-2"])
def test_random_games(setup: str) -> None:
    for seed in range(3):
        check_game(setup, players=2 + seed, seed=seed, every=9, also=nothing_is_left_over)


def nothing_is_left_over(before: State, state: State, action: Action) -> None:
    """Who loses is settled within one scoring; no building has two of the other kind beside it."""
    first = state.rules.variable("losers")
    assert state.peek("own")[first : first + 9] == [-1] * 9
    if action.name == "place":
        cults, cloisters = (
            [(t.x, t.y) for t in state.placed() if any(s.kind == kind for s in t.tile.segments)]
            for kind in ("shrine", "cloister")
        )
        for one, others in ((cults, cloisters), (cloisters, cults)):
            for x, y in one:
                assert sum(abs(x - a) < 2 and abs(y - b) < 2 for a, b in others) < 2
