"""Puzzles: minted alike from the same seed, about what they say, verified, and answered by the pack."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from bastide.coach.facts import facts_of
from bastide.coach.hint_views import read_line
from bastide.coach.lines import Line, line_of
from bastide.coach.puzzles.answers import answer_to, begin_puzzle, board_of, find_puzzle, puzzle_view
from bastide.coach.puzzles.check import Measure, Rejected, check_puzzle, read_puzzle
from bastide.coach.puzzles.day import puzzle_of
from bastide.coach.puzzles.difficulty import ELO, rating_of
from bastide.coach.puzzles.mint import mint
from bastide.coach.puzzles.pack import (
    GRADES,
    THEMES,
    Pack,
    PackError,
    Puzzle,
    Recipe,
    Run,
    decode,
    encode,
    name_of,
    packaged,
    read_pack,
    write_pack,
)
from bastide.coach.puzzles.themes import themes_of
from bastide.coach.puzzles.thief import Thief, spoils_of
from bastide.core.errors import IllegalAction, NotationError
from bastide.record.position import format_position
from bastide.testing import Scenario, empty_pile, table

# A city with Red's knight in it, which E closes from the south; with a farmer on that tile it is worth more.
CITY = "C@0,0>N E@0,1>S E@1,0>W E@-1,0>E"
SMALL = Measure(points=2.0, worlds=64, every=16, other=64, simulations=300, searches=1)
TINY = Recipe("base", ("greedy", "knight"), 5, "test", 48, 1.5, 2.0)


def drawn(tile: str, tiles: str, pieces: dict[str, str], *left: str) -> Scenario:
    """A position in which Red has drawn a tile and some are left."""
    game = table("base", tiles, pieces)
    empty_pile(game.state, tile, *left)
    game.apply(f"draw:{tile}")
    return game


def line(game: Scenario, move: str) -> Line:
    return line_of(game.state, read_line(game.state, move.split()))


def themes(game: Scenario, solution: str, rival: str) -> tuple[str, ...]:
    return themes_of(game.state, line(game, solution), line(game, rival))


def puzzle(game: Scenario, *solution: str, theme: str = "finish") -> Puzzle:
    """A puzzle of a position that was laid out."""
    text = format_position(game.state)
    return Puzzle(name_of(text), text, solution, (theme,), 1000, {}, 2.2, 0.1, {})


def checked(one: Puzzle, measure: Measure = SMALL) -> Puzzle:
    return check_puzzle(one, measure, 3, "test", 1)


def silent(pack: Pack, run: Run) -> None:
    """Nobody is told how far it is."""


# Themes ---------------------------------------------------------------------------------------------


def test_a_city_is_stolen() -> None:
    """Two knights of Red's come into Blue's city with one; with one against one it is shared."""
    gates = "E@0,0>N B@1,0>N B@1,1>N B@1,2>N N@0,2>S"
    game = drawn("F", gates, {"Red": "M@0,0.N M@0,0.N", "Blue": "M@0,2.S"}, "U")
    assert themes(game, "@0,1>N -", "@2,0>N -")[0] == "steal"
    assert "steal" not in themes(game, "@0,1>N -", "@0,1>N -")


def test_a_city_is_stolen_in_the_moment_that_it_is_finished() -> None:
    gates = "E@0,0>N B@1,0>N B@1,1>N B@1,2>N E@0,2>S"
    game = drawn("F", gates, {"Red": "M@0,0.N M@0,0.N", "Blue": "M@0,2.S"}, "U")
    told = [fact.message.id for fact in facts_of(game.state, line(game, "@0,1>N -"))]
    assert told[:2] == ["coach-finishes", "coach-takes-from"]
    assert "steal" in themes(game, "@0,1>N -", "@2,0>N -")


def test_a_farmer_comes_to_a_farm_with_two_cities() -> None:
    game = drawn("B", "E@0,0>N E@0,1>S E@1,0>N E@1,1>S", {}, "U")
    assert themes(game, "@0,-1>N M.NNW", "@0,-1>N M.C")[0] == "farm"
    one = drawn("B", "E@0,0>N E@0,1>S", {}, "U")
    assert "farm" not in themes(one, "@0,-1>N M.NNW", "@0,-1>N M.C")


def test_a_city_of_somebody_else_is_blocked_and_the_bag_is_counted() -> None:
    """A road comes beside the cell that Blue's city needs; of the two tiles left none fits any more."""
    game = drawn("U", "D@0,0>N U@1,0>N", {"Blue": "M@0,0.N"}, "E")
    assert set(themes(game, "@1,1>N -", "@-1,0>N -")) == {"block", "bag"}


def test_with_a_full_bag_nobody_counts() -> None:
    game = table("base", "D@0,0>N U@1,0>N", {"Blue": "M@0,0.N"})
    game.apply("draw:U")
    assert "bag" not in themes(game, "@1,1>N -", "@-1,0>N -")


def test_something_is_finished_and_the_last_follower_comes_home() -> None:
    game = drawn("E", CITY, {"Red": "M@0,0.N"}, "U")
    assert themes(game, "@0,-1>N -", "@-1,-1>E -") == ("finish",)
    fields = "M@0,1.ENE M@1,0.ENE M@-1,0.WNW M@0,1.ENE M@1,0.ENE"
    few = drawn("E", CITY, {"Red": f"M@0,0.N {fields}"}, "U")
    assert themes(few, "@0,-1>N -", "@-1,-1>E M.E")[0] == "save"


def test_the_last_follower_is_kept() -> None:
    fields = "M@0,1.ENE M@1,0.ENE M@-1,0.WNW M@0,1.ENE M@1,0.ENE"
    game = drawn("E", CITY, {"Red": f"{fields} M@0,1.ENE"}, "U")
    assert themes(game, "@-1,-1>S -", "@-1,-1>S M.S") == ("save",)


# The mint -------------------------------------------------------------------------------------------


def minted(games: int, pack: Pack | None = None) -> Pack:
    pack = pack or Pack()
    mint(pack, TINY, games=games, each=50, told=silent, judges=1)
    return pack


def test_the_same_seed_mints_the_same_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = minted(2)
    assert whole.puzzles
    assert whole.runs == [Run(TINY, 2, whole.runs[0].positions)]
    stopped = minted(1)
    write_pack(tmp_path / "pack.json", stopped)
    assert encode(minted(2, read_pack(tmp_path / "pack.json"))) == encode(whole)
    for one in whole.puzzles:
        assert set(one.themes) <= set(THEMES)
        assert one.margin >= TINY.points
        assert min(one.losses.values()) == pytest.approx(one.margin, abs=0.06)
        read_puzzle(one)


def test_enough_of_each_theme_is_enough() -> None:
    pack = Pack()
    run = mint(pack, TINY, games=2, each=1, told=silent, judges=1)
    counts = {theme: sum(theme in one.themes for one in pack.puzzles) for theme in THEMES}
    assert run.games == 2
    for number, one in enumerate(pack.puzzles):
        before = {theme for earlier in pack.puzzles[:number] for theme in earlier.themes}
        assert one.game == 0 or set(one.themes) - before, counts


def test_with_any_tile_more_positions_are_looked_at_and_only_what_is_looked_for_is_kept() -> None:
    recipe = Recipe("base", ("farmer", "farmer"), 5, "test", 32, 1.5, 2.0, True, ("block", "farm"))
    pack = Pack()
    run = mint(pack, recipe, games=1, each=50, told=silent, judges=1)
    drawn_only = mint(
        Pack(), msgspec.structs.replace(TINY, points=99.0), games=1, each=50, told=silent, judges=1
    )
    assert run.positions > 2 * drawn_only.positions
    for one in pack.puzzles:
        assert {"block", "farm"} & set(one.themes)


def test_a_thief_stands_where_one_tile_joins_a_city_of_others() -> None:
    gates = "E@0,0>N B@1,0>N B@1,1>N B@1,2>N N@0,2>S"
    game = drawn("F", gates, {"Red": "M@0,0.N", "Blue": "M@0,2.S"}, "U")
    assert spoils_of(game.state, 0) == spoils_of(game.state, 1) == 1
    alone = drawn("F", gates, {"Blue": "M@0,2.S"}, "U")
    assert spoils_of(alone.state, 0) == 0
    lurks = drawn("I", "B@1,0>N B@1,1>N B@1,2>N N@0,2>S", {"Blue": "M@0,2.S"}, "F", "U", "V", "K")
    thief = Thief(1)
    for _ in range(2):
        lurks.apply(str(thief.choose(lurks.state)))
    assert spoils_of(lurks.state, 0) == 1


def test_what_only_the_strong_find_is_rated_higher() -> None:
    all_find = dict.fromkeys(ELO, 1.0)
    strong = {**dict.fromkeys(ELO, 0.0), "mayor": 1.0, "search": 1.0}
    none = dict.fromkeys(ELO, 0.0)
    assert rating_of(all_find) < 800 < 1300 < rating_of(strong) < 1700 < 2200 < rating_of(none)


# The check ------------------------------------------------------------------------------------------


def city() -> Scenario:
    return drawn("E", CITY, {"Red": "M@0,0.N"}, "U", "V", "B")


def test_a_puzzle_that_holds_is_measured_anew() -> None:
    found = checked(puzzle(city(), "@0,-1>N", "M.ENE"))
    assert found.checked is not None
    assert found.checked.margin >= 2.0
    assert found.themes == ("finish",)
    assert len(found.losses) == 58
    assert found.losses["@0,-1>N -"] == min(found.losses.values())


def test_a_wrong_solution_is_rejected() -> None:
    with pytest.raises(Rejected):
        checked(puzzle(city(), "@0,-1>N", "-"))
    trusting = replace(SMALL, searches=0)  # even where no search contradicts
    with pytest.raises(Rejected) as why:
        checked(puzzle(city(), "@-1,-1>E", "-"), trusting)
    assert why.value.message.id == "coach-check-second"


def test_a_second_solution_is_rejected() -> None:
    """Two cities of Red's lack the same tile: whichever is finished, the other is as good."""
    twice = "E@0,0>N B@1,0>N E@2,0>N"
    game = drawn("E", twice, {"Red": "M@0,0.N M@2,0.N"}, "B")
    both = [puzzle(game, at, "-") for at in ("@0,1>S", "@2,1>S")]
    for one in both:
        with pytest.raises(Rejected) as why:
            checked(one, replace(SMALL, searches=0))
        assert why.value.message.id == "coach-check-second"


def test_a_theme_that_is_not_true_is_rejected() -> None:
    with pytest.raises(Rejected) as why:
        checked(puzzle(city(), "@0,-1>N", "M.ENE", theme="block"))
    assert why.value.message.id == "coach-check-themes"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"position": "base | nonsense"}, "coach-check-unreadable"),
        ({"id": "00000000"}, "coach-check-position"),
        ({"solution": ("@9,9>N", "-")}, "coach-check-unreadable"),
        ({"solution": ("@0,-1>N",)}, "coach-check-part"),
    ],
)
def test_what_cannot_be_played_is_rejected(change: dict[str, object], why: str) -> None:
    broken = msgspec.structs.replace(puzzle(city(), "@0,-1>N", "M.ENE"), **change)
    with pytest.raises(Rejected) as found:
        checked(broken)
    assert found.value.message.id == why


# The pack -------------------------------------------------------------------------------------------


def test_every_puzzle_of_the_program_was_checked_and_can_be_played() -> None:
    pack = packaged()
    assert {theme for one in pack.puzzles for theme in one.themes} == set(THEMES)
    for one in pack.puzzles:
        assert one.checked is not None, one.id
        assert one.checked.margin >= Measure.points, one.id
        assert one.checked.margin >= Measure.errors * one.checked.error, one.id
        assert one.checked.worlds >= Measure.worlds, one.id
        assert min(one.losses.values()) >= Measure.points - 0.05, one.id
        read_puzzle(one)


def test_a_damaged_pack_is_refused() -> None:
    good = encode(Pack(runs=[Run(TINY)], puzzles=[puzzle(city(), "@0,-1>N", "M.ENE")]))
    assert decode(good, "x").puzzles[0].solution == ("@0,-1>N", "M.ENE")
    for old, new in (
        (b'"format": 1', b'"format": 9'),
        (b'"finish"', b'"juggle"'),
        (b'"recipe":0', b'"recipe":4'),
        (b"]}", b""),
    ):
        with pytest.raises(PackError):
            decode(good.replace(old, new, 1) if new else good[:-8], "x")


def test_grades_follow_ratings() -> None:
    one = puzzle(city(), "@0,-1>N", "M.ENE")
    for grade, rating in GRADES.items():
        assert msgspec.structs.replace(one, rating=rating).grade == grade


# The day --------------------------------------------------------------------------------------------


def test_the_day_alone_says_which_puzzle_and_each_comes_before_any_comes_again() -> None:
    one = puzzle(city(), "@0,-1>N", "M.ENE")
    pack = Pack(puzzles=[msgspec.structs.replace(one, id=f"{n:08}") for n in range(7)])
    first = date.fromordinal(7 * 100_000)
    row = [puzzle_of(first + timedelta(days=n), pack).id for n in range(14)]
    assert sorted(row[:7]) == sorted(row[7:]) == [one.id for one in pack.puzzles]
    assert row[:7] != row[7:]
    other_order = Pack(puzzles=pack.puzzles[::-1])
    assert puzzle_of(first, other_order).id == row[0]


# Answers --------------------------------------------------------------------------------------------


def solved() -> Puzzle:
    losses = {"@0,-1>N -": 2.3, "@-1,-1>E M.E": 6.6}
    return msgspec.structs.replace(puzzle(city(), "@0,-1>N", "M.ENE"), losses=losses)


def test_the_solution_is_explained_as_hints_are() -> None:
    found = answer_to(solved(), ["@0,-1>N", "M@0,-1.ENE"])
    assert (found.complete, found.right, found.loss) == (True, True, 0.0)
    assert found.said[0].text == "that is it: 2.2 points better than any other move"
    assert found.said[1].text.startswith("finishes the city: +")
    assert found.solution == ["@0,-1>N", "M.ENE"]


def test_another_move_tells_what_it_loses_and_keeps_the_solution() -> None:
    found = answer_to(solved(), ["@-1,-1>E", "M.E"])
    assert (found.right, found.loss, found.solution) == (False, 6.6, [])
    assert found.said[0].text == "there is better: this move loses 6.6 points"
    assert found.said[1].text.startswith("this one: a knight")
    told = answer_to(solved(), ["@-1,-1>E", "M.E"], reveal=True)
    assert told.solution == ["@0,-1>N", "M.ENE"]
    assert any(said.text.startswith("the better move: finishes the city") for said in told.said)


def test_half_a_move_is_not_judged_and_what_is_illegal_is_refused() -> None:
    assert not answer_to(solved(), ["@0,-1>N"]).complete
    for move in (["@9,9>N"], ["@0,-1>N", "M.N", "-"], ["nonsense"]):
        with pytest.raises((IllegalAction, NotationError)):
            answer_to(solved(), move)


def test_players_go_by_their_colours_in_every_language() -> None:
    assert puzzle_view(solved(), "de").names == ["Rot", "Blau"]
    assert "Rot 0" in puzzle_view(solved(), "de").position
    revealed = answer_to(solved(), [], "de", reveal=True)
    assert revealed.solution


def test_after_the_move_nothing_is_drawn() -> None:
    match = begin_puzzle(board_of(solved()))
    for action in solved().solution:
        match.apply(action)
    assert match.settle() == []


def test_a_name_that_nobody_has_is_refused() -> None:
    pack = Pack(puzzles=[solved()])
    assert find_puzzle("2026-11-17", pack) == pack.puzzles[0]
    for name in ("nothing", "2026-13-01", ""):
        with pytest.raises(NotationError):
            find_puzzle(name, pack)
