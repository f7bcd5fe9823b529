"""The mayor, in a column of city tiles that a cap at the top completes."""

import pytest

from bastide.testing import table

SETUP = "base+abbey-and-mayor"
PENNANTS = "E@0,0>N F@0,1>N F@0,2>N G@0,3>N tunnel-city@0,4>N"
PLAIN = "E@0,0>N G@0,1>N"


@pytest.mark.rule("MAYOR-2")
def test_mayor_2_ex() -> None:
    game = table(SETUP, PENNANTS, {"Blue": "Y@0,1.N", "Red": "M@0,2.N M@0,3.N"})
    game.turn("E@0,5>S")
    assert game.scores == (0, 18)
    assert game.sheets[0].strengths == {0: 2, 1: 3}


@pytest.mark.rule("MAYOR-1")
def test_mayor_goes_into_an_empty_city_and_returns_after_scoring() -> None:
    game = table(SETUP, PENNANTS)
    game.apply("draw:E")
    game.apply("@0,5>S")
    assert "Y@0,5.S" in game.legal
    game.apply("Y@0,5.S")
    assert game.scores == (18, 0)
    assert game.supply(0, "mayor") == 1


@pytest.mark.rule("MAYOR-1")
def test_mayor_goes_nowhere_else() -> None:
    game = table(SETUP, "X@0,0>N")
    game.apply("draw:A")
    game.apply("@1,0>N")
    assert not any(text.startswith("Y") for text in game.legal)
    for spot in ("W", "C", "NNW"):
        assert game.why(f"Y@1,0.{spot}") == {"MAYOR-1"}


@pytest.mark.rule("MAYOR-3")
def test_mayor_without_pennants_scores_nothing_even_alone() -> None:
    game = table(SETUP, PLAIN, {"Blue": "Y@0,1.N"})
    game.turn("E@0,2>S")
    assert game.scores == (0, 0)
    assert game.supply(1, "mayor") == 1
    assert str(game.sheets[0].why) == "the mayor counts nothing here"
    assert "MAYOR-3" in game.sheets[0].rules
    assert "MAJ-5" not in game.sheets[0].rules


@pytest.mark.rule("MAYOR-3")
def test_a_normal_follower_beats_a_mayor_without_pennants() -> None:
    game = table(SETUP, PLAIN, {"Blue": "Y@0,1.N", "Red": "M@0,0.N"})
    game.turn("E@0,2>S")
    assert game.scores == (6, 0)


@pytest.mark.rule("MAYOR-4")
def test_the_city_is_worth_the_same_with_a_mayor() -> None:
    with_mayor = table(SETUP, PENNANTS, {"Blue": "Y@0,1.N"}).turn("E@0,5>S")
    with_knight = table(SETUP, PENNANTS, {"Blue": "M@0,1.N"}).turn("E@0,5>S")
    assert with_mayor.scores == with_knight.scores == (0, 18)
    assert "MAYOR-2" in with_mayor.sheets[0].rules
    assert "MAYOR-2" not in with_knight.sheets[0].rules


@pytest.mark.rule("MAYOR-5")
def test_mayor_blocks_the_city_without_pennants_too() -> None:
    game = table(SETUP, PLAIN, {"Blue": "Y@0,1.N"})
    game.apply("draw:H")
    game.apply("@0,2>N")
    assert "M@0,2.S" not in game.legal
    assert "M@0,2.N" in game.legal
    assert game.why("M@0,2.S") == {"FOLLOW-5"}
