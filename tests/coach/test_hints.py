"""Facts in words, and hints of three depths."""

from __future__ import annotations

import pytest

import bastide
from bastide.coach.analysis import Budget
from bastide.coach.facts import facts_of, reason
from bastide.coach.hint_views import give_hint, read_line
from bastide.coach.lines import line_of, lines
from bastide.core.errors import IllegalAction, NotationError
from bastide.players.playout import Playout
from bastide.testing import Scenario, empty_pile, every_setup, table
from bastide.words import Message, say

SMALL = Budget(worlds=32, moves=4, simulations=20)


def said(game: Scenario, *actions: str) -> list[str]:
    """What is told of a move, in English."""
    line = line_of(game.state, read_line(game.state, actions))
    return [str(fact.message) for fact in facts_of(game.state, line)]


def drawn(tile: str, tiles: str, pieces: dict[str, str], *left: str) -> Scenario:
    """A position in which Red has drawn a tile and some are left."""
    game = table("base", tiles, pieces)
    empty_pile(game.state, tile, *left)
    game.apply(f"draw:{tile}")
    return game


def test_finishing_tells_points_and_followers() -> None:
    game = drawn("E", "D@0,0>N", {"Red": "M@0,0.N"}, "U")
    assert said(game, "@0,1>S", "-") == ["finishes the city: +4 and a follower back"]
    theirs = drawn("E", "D@0,0>N", {"Blue": "M@0,0.N"}, "U")
    assert said(theirs, "@0,1>S", "-") == ["finishes the city of Blue: 4 points for them"]
    both = drawn("E", "D@0,0>N", {"Blue": "M@0,0.N", "Red": "M@0,0.N"}, "U")
    assert said(both, "@0,1>S", "-") == ["finishes the city, shared with Blue: +4 each and a follower back"]


def test_joining_tells_from_whom() -> None:
    """Red's gate and Blue's gate face each other; a city between them is shared, a strong one taken."""
    gates = "E@0,0>N B@1,0>N B@1,1>N B@1,2>N N@0,2>S"
    game = drawn("F", gates, {"Red": "M@0,0.N", "Blue": "M@0,2.S"}, "U")
    assert "gets a share of the city of Blue" in said(game, "@0,1>N", "-")
    two = drawn("F", gates, {"Red": "M@0,0.N M@0,0.N", "Blue": "M@0,2.S"}, "U")
    assert "takes the city from Blue" in said(two, "@0,1>N", "-")


def test_a_follower_tells_what_it_stands_on_and_what_finishes_it() -> None:
    game = drawn("E", "D@0,0>N", {}, "I", "U")
    assert said(game, "@0,-1>S", "M.S") == [
        "a knight worth 1 now, 4 when finished",
        "1 of 2 tiles finishes it",
    ]
    farmer = drawn("B", "E@0,0>N E@0,1>S", {}, "U")
    assert said(farmer, "@1,0>N", "M.NNW") == ["a farmer worth 3 as it stands"]


def test_who_may_still_join_is_told() -> None:
    """Red grows a city; Blue's gate looks at its last free side, and F would join them."""
    game = drawn(
        "G",
        "E@0,0>N B@1,0>N B@1,1>N B@1,2>N B@1,3>N E@0,3>S",
        {"Red": "M@0,0.N", "Blue": "M@0,3.S"},
        "F",
        "U",
    )
    told = said(game, "@0,1>N", "-")
    assert "the city grows to 2 as it stands" in told
    assert "Blue needs 1 tile to join it" in told


def test_hindering_is_told() -> None:
    """A road comes to lie beside the cell that Blue's city needs, and the only tile left fits no more."""
    game = drawn("U", "D@0,0>N U@1,0>N", {"Blue": "M@0,0.N"}, "E")
    assert said(game, "@1,1>N", "-") == ["the city of Blue can never be finished now"]
    assert said(game, "@-1,0>N", "-") == []
    quiet = line_of(game.state, read_line(game.state, ("@-1,0>N", "-")))
    assert str(reason(game.state, quiet)) == "a quiet place"


def test_sentences_join_facts_in_both_languages() -> None:
    game = drawn("E", "D@0,0>N", {"Red": "M@0,0.N"}, "U")
    told = reason(game.state, line_of(game.state, read_line(game.state, ("@0,1>S", "-"))))
    assert say(told, "de") == "die Stadt wird fertig: +4 und ein Gefolgsmann kehrt heim"


def test_three_depths() -> None:
    game = drawn("E", "D@0,0>N", {"Red": "M@0,0.N"}, "U", "V", "B")
    nudge = give_hint(game.state, "nudge", SMALL, judges=1)
    assert [m.text for m in nudge.nudge] == ["look at the north", "something can be finished"]
    assert nudge.moves == []
    move = give_hint(game.state, "move", SMALL, judges=1)
    assert [m.actions[0] for m in move.moves] == ["@0,1>S"]
    assert move.moves[0].why.text.startswith("finishes the city: +4")
    full = give_hint(game.state, "full", SMALL, judges=1)
    assert len(full.moves) == 4
    assert [m.behind for m in full.moves] == sorted(m.behind for m in full.moves)


def test_why_not_compares_with_the_best() -> None:
    game = drawn("E", "D@0,0>N", {"Red": "M@0,0.N"}, "U", "V", "B")
    worse = give_hint(game.state, "full", SMALL, ["@0,-1>E", "-"], judges=1)
    assert [m.id for m in worse.why_not] == ["coach-best-does", "coach-better"]
    best = give_hint(game.state, "move", SMALL, judges=1).moves[0].actions
    assert [m.id for m in give_hint(game.state, "full", SMALL, best, judges=1).why_not] == ["coach-is-best"]
    with pytest.raises(IllegalAction):
        give_hint(game.state, "full", SMALL, ["@5,5>N"], judges=1)


def test_nobody_gets_a_hint_where_nothing_is_to_decide() -> None:
    with pytest.raises(NotationError) as refused:
        give_hint(bastide.start("base", 2), "move", SMALL)
    assert refused.value.message == Message("coach-chance")


@pytest.mark.parametrize("setup", every_setup(most=1))
def test_every_set_is_put_into_words(setup: str) -> None:
    """In mid-game of every set: whatever may be done is told, in both languages."""
    state = bastide.start(setup, 3)
    Playout(5).run(state, 80)
    while state.current_player() < 0:
        state.apply(state.legal_actions()[0])
    there = list(lines(state))
    for line in there[:: max(1, len(there) // 12)]:
        for language in ("en", "de"):
            text = say(reason(state, line), language)
            assert "coach-" not in text
            assert "{" not in text
