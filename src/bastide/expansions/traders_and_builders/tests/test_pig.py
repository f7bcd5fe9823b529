"""PIG-1 to PIG-6, OPT-24.

Two farms lie beside a road that runs north and south at x = 1; a cloister at its northern end joins them::

    (0,2) B    (1,2) A
    (0,1) E    (1,1) U    (2,1) B
    (0,0) D
"""

import pytest

from bastide.core.building import send_piece_home
from bastide.core.state import State
from bastide.testing import play

SETUP = "base+traders-and-builders"
LARGE = "base+inns-and-cathedrals+traders-and-builders"
JOIN = "A@1,2>W -"
CITY = ("E@-1,1>W -", "E@-2,1>E -")  # a second completed city, to the west


def take_off(state: State, owner: int, kind: str) -> None:
    number = state.rules.piece_kind(kind)
    where = state.peek("where")
    found = [i for i, o in enumerate(state.rules.piece_owners()) if o == (owner, number) and where[i] >= 0]
    send_piece_home(state, found[0])


@pytest.mark.rule("PIG-1")
def test_pig_goes_to_an_own_farmer() -> None:
    game = play(SETUP, "E@0,1>S M.NNW", "E@1,1>N -")
    game.apply("draw:B")
    game.apply("@0,2>N")
    assert "P@0,2.NNW" in game.legal
    game.apply("P@0,2.NNW")
    assert game.supply(0, "pig") == 0


@pytest.mark.rule("PIG-1")
def test_pig_needs_an_own_farmer_and_a_field() -> None:
    game = play(SETUP, "E@0,1>S M.NNW")
    game.apply("draw:V")
    game.apply("@1,1>S")
    assert not any(a.startswith("P@") for a in game.legal)
    assert game.why("P@1,1.NNW") == {"PIG-1"}  # Red's farmer, not Blue's
    assert game.why("P@1,1.N") == {"PIG-1"}  # a road


@pytest.mark.rule("PIG-1")
def test_a_thief_is_no_company_for_a_pig() -> None:
    game = play(SETUP, "U@1,0>N M.E", "B@0,-1>N -")
    game.apply("draw:U")
    game.apply("@2,0>N")
    assert "P@2,0.E" not in game.legal
    assert game.why("P@2,0.E") == {"PIG-1"}


@pytest.mark.rule("PIG-1", "OPT-4")
def test_without_farmers_there_are_no_pigs() -> None:
    game = play(SETUP, options={"farmers": "off"})
    game.apply("draw:B")
    game.apply("@0,-1>N")
    assert game.legal == {"M@0,-1.C", "-"}


@pytest.mark.rule("PIG-2")
def test_farmers_and_pigs_of_others_do_not_matter() -> None:
    game = play(SETUP, "E@0,1>S M.NNW", "U@1,1>E M.ENE", "B@0,2>N P.NNW", "B@2,1>N -", JOIN)
    game.apply("draw:E")
    game.apply("@-1,1>W")
    assert game.state.active == 1
    assert any(a.startswith("P@-1,1") for a in game.legal)


@pytest.mark.rule("PIG-3")
def test_own_pig_makes_four_a_city() -> None:
    game = play(SETUP, "E@0,1>S M.NNW", "E@1,1>N -", "B@0,2>N P.NNW", "E@1,2>S -", end=True)
    assert game.scores == (8, 0)
    lines = {line.what: line.points for line in game.sheets[-1].lines}
    assert lines == {"completed cities at the farm": 6, "cities for their own pig": 2}
    assert "PIG-3" in game.sheets[-1].rules


@pytest.mark.rule("PIG-3")
def test_pig_3_ex() -> None:
    """Two cities: Blue has the majority and a pig, 8; Red has a pig but no majority, 0."""
    game = play(
        LARGE,
        *("E@0,1>S M.NNW", "U@1,1>E L.ENE", "B@0,2>N P.NNW", "B@2,1>N P.NNW", JOIN, *CITY),
        end=True,
    )
    assert game.scores == (0, 8)
    assert [line.player for line in game.sheets[-1].lines] == [None, 1]  # no line for the pig of Red


@pytest.mark.rule("PIG-4")
def test_the_bonus_is_personal() -> None:
    game = play(
        SETUP,
        *("E@0,1>S M.NNW", "U@1,1>E M.ENE", "B@0,2>N P.NNW", "B@2,1>N -", JOIN, *CITY),
        end=True,
    )
    assert game.scores == (8, 6)
    assert game.sheets[-1].points == {0: 8, 1: 6}


@pytest.mark.rule("PIG-5")
def test_pig_does_not_count_for_the_majority() -> None:
    game = play(
        SETUP,
        *("E@0,1>S M.NNW", "U@1,1>E M.ENE", "B@0,2>N P.NNW", "B@2,1>N -", JOIN, *CITY),
        end=True,
    )
    assert game.sheets[-1].strengths == {0: 1, 1: 1}


@pytest.mark.rule("PIG-6")
def test_pig_stays_while_a_farmer_does() -> None:
    game = play(SETUP, "E@0,1>S M.NNW", "E@1,1>N -", "B@0,2>N P.NNW", "E@1,2>S -")
    assert game.supply(0, "pig") == 0
    take_off(game.state, 0, "follower")
    assert game.supply(0, "pig") == 1
    assert game.state.pieces() == ()


@pytest.mark.rule("OPT-24")
def test_opt_24_first_edition_farms() -> None:
    """Five for a city at the pig's farm, four for a city won by another farmer."""
    turns = ("E@0,1>S M.NNW", "E@1,1>N -", "B@0,2>N P.NNW", "E@1,2>S -")
    game = play(
        SETUP, *turns, "E@0,-1>S M.NNW", "HA@0,-2>N -", end=True, options={"farm_scoring": "first-edition"}
    )
    assert game.scores == (5 + 5 + 4, 0)


@pytest.mark.rule("PIG-3")
def test_the_pig_helps_on_its_own_farm_only() -> None:
    """Red's pig stands north of the road, at two cities; their other farmer is at one in the south."""
    turns = ("E@0,1>S M.NNW", "E@1,1>N -", "B@0,2>N P.NNW", "E@1,2>S -", "E@0,-1>S M.NNW", "HA@0,-2>N -")
    assert play(SETUP, *turns, end=True).scores == (2 * 4 + 3, 0)


@pytest.mark.rule("PIG-3")
def test_the_pig_does_nothing_for_the_city_itself() -> None:
    game = play(SETUP, "E@0,1>S M.NNW", "E@1,1>N -", "B@0,2>N P.NNW", "U@1,0>N -", "E@1,2>S M.S")
    assert game.scores == (4, 0)
