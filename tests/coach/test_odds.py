"""Odds: tiles that fit, finish or join, and when they come."""

from __future__ import annotations

from itertools import permutations

import pytest

import bastide
from bastide.cli.app import run
from bastide.coach.odds import cell_odds, feature_odds, strengths_on
from bastide.coach.unseen import Unseen
from bastide.coach.views import contested, place_odds
from bastide.core.errors import NotationError
from bastide.players.playout import Playout
from bastide.testing import empty_pile, every_setup, table
from bastide.words import Message, say

KEPT = ("A", "B", "E", "K", "U", "V")
RED, BLUE = 0, 1
# Two gates that face each other across the free cell 0,1, and cloisters beside it.
GATES = "E@0,0>N B@1,0>N B@1,1>N B@1,2>N E@0,2>S"


def test_chances_are_those_of_counting_every_order() -> None:
    """Red draws first, then Blue, of six tiles: all 720 orders are looked at."""
    game = table("base", "D@0,0>N")
    empty_pile(game.state, *KEPT)
    unseen, wanted = Unseen(game.state), {"E", "K"}
    orders = list(permutations(KEPT))
    for seat in (RED, BLUE):
        chances = unseen.chances(wanted, seat)
        for share, places in (
            (chances.ever, range(6)),
            (chances.mine, range(seat, 6, 2)),
            (chances.before, range(seat)),
            (chances.next, (seat,)),
        ):
            found = sum(any(order[i] in wanted for i in places) for order in orders) / len(orders)
            assert share == pytest.approx(found)
    assert (unseen.size, unseen.count(wanted)) == (6, 2)


def test_whoever_has_drawn_waits_for_everybody_else() -> None:
    game = table("base", "D@0,0>N", players=3)
    empty_pile(game.state, *KEPT)
    assert Unseen(game.state).draws_of(RED) == range(0, 6, 3)
    game.apply("draw:U")
    unseen = Unseen(game.state)
    assert (unseen.size, unseen.draws_of(RED)) == (5, range(2, 5, 3))
    assert unseen.chances(("V",), RED).before == pytest.approx(2 / 5)


def test_piles_are_drawn_one_after_the_other() -> None:
    """With the river, nothing of the base game can come before the river is laid."""
    state = bastide.start("base+river-1", 2)
    unseen = Unseen(state)
    river, rest = (sum(pile.values()) for pile in (unseen.piles[0], unseen.piles[-1]))
    assert river + rest <= unseen.size
    assert unseen.chance(("V",), range(river)) == 0
    assert unseen.chance(("V",), range(unseen.size)) == 1
    assert unseen.chance(("V",), (unseen.size - rest,)) == pytest.approx(9 / rest)


def test_a_free_cell_knows_what_fits_and_what_is_left() -> None:
    game = table("base", "D@0,0>N")
    empty_pile(game.state, "E", "U", "C")
    odds = cell_odds(game.state, 0, 1, RED)
    assert odds.tiles == {"C": 1, "E": 1}
    assert (odds.chances.count, odds.chances.of, odds.in_hand, odds.lost) == (2, 3, False, False)
    game.apply("draw:E")
    assert cell_odds(game.state, 0, 1, RED).in_hand
    empty_pile(game.state, "U")
    game.apply("@0,1>S")
    game.apply("-")
    assert cell_odds(game.state, 5, 5, RED).tiles == {}


def test_the_tiles_that_finish_a_city_are_tried() -> None:
    """One tile more above the gate of D: E closes it, C would open three more sides."""
    game = table("base", "D@0,0>N", {"Red": "M@0,0.N"})
    empty_pile(game.state, "C", "E", "U")
    odds = feature_odds(game.state, 0, 0, "N", RED)
    assert odds is not None
    assert [cell.at for cell in odds.cells] == [(0, 1)]
    assert odds.finishing == {"E": 1}
    assert (odds.leaders, odds.joining) == ((RED,), ())


def test_who_can_join_a_city_is_named_with_the_tiles_that_do_it() -> None:
    """F and G join the two gates, H closes each by itself, E fits nowhere between them."""
    game = table("base", GATES, {"Red": "M@0,0.N", "Blue": "M@0,2.S"})
    empty_pile(game.state, "E", "F", "G", "H")
    odds = feature_odds(game.state, 0, 0, "N", RED)
    assert odds is not None
    (joining,) = odds.joining
    assert (joining.seat, joining.alone) == (BLUE, False)
    assert (joining.tiles, joining.cells) == ({"F": 1, "G": 1}, ((0, 1),))
    assert joining.chances.next == pytest.approx(2 / 4)
    assert odds.finishing == {"F": 1, "G": 1, "H": 1}


def test_a_stronger_follower_takes_it_over_and_nobody_joins_what_is_theirs() -> None:
    game = table("base+inns-and-cathedrals", GATES, {"Red": "M@0,0.N", "Blue": "L@0,2.S"})
    empty_pile(game.state, "G")
    odds = feature_odds(game.state, 0, 0, "N", BLUE)
    assert odds is not None
    assert [(j.seat, j.alone) for j in odds.joining] == [(BLUE, True)]
    theirs = feature_odds(game.state, 0, 2, "S", BLUE)
    assert theirs is not None
    assert theirs.joining == ()
    assert strengths_on(game.state, game.state.feature(0, 2, "S").number) == [0, 2]


def test_farms_are_joined_too() -> None:
    """The road of the junction would part two farms; where it ends at a cloister, they are one."""
    around = "U@0,0>E V@0,1>W W@1,1>N V@2,1>N U@2,0>E"
    game = table("base", around, {"Red": "M@0,0.ENE", "Blue": "M@2,0.WNW"})
    empty_pile(game.state, "A", "U")
    assert cell_odds(game.state, 1, 0, RED).tiles == {"A": 1, "U": 1}
    odds = feature_odds(game.state, 0, 0, "ENE", RED)
    assert odds is not None
    assert odds.cells == ()
    (joining,) = odds.joining
    assert (joining.seat, joining.tiles, joining.cells) == (BLUE, {"A": 1}, ((1, 0),))


def test_a_feature_that_is_done_and_a_place_that_is_none_are_refused_in_words() -> None:
    game = table("base", "D@0,0>N E@0,1>S")
    for place, message in (("0,0.N", "coach-complete"), ("7,7", "coach-no-place"), ("x", "coach-no-place")):
        with pytest.raises(NotationError) as refused:
            place_odds(game.state, place, RED)
        assert refused.value.message.id == message


def test_sentences_are_said_in_every_language() -> None:
    game = table("base", GATES, {"Red": "M@0,0.N", "Blue": "M@0,2.S"})
    empty_pile(game.state, "E", "F", "G", "H")
    said = place_odds(game.state, "0,0.N", RED).said
    assert [message.id for message in said] == [
        "coach-finishing",
        "coach-comes",
        "coach-leads",
        "coach-joins",
    ]
    assert said[0].text == "3 of 4 tiles to come finish it"
    german = say(Message("coach-joins", who="Blue", n=2, next=50, mine=67), "de")
    assert german == "Blue kommt mit einem von 2 Plättchen hinein: 50 % im nächsten Zug, 67 % bis zum Ende"


@pytest.mark.parametrize("setup", every_setup(most=1))
def test_every_set_has_odds(setup: str) -> None:
    """In mid-game of every set: each open feature has odds, and no share is more than certain."""
    state = bastide.start(setup, 3)
    Playout(7).run(state, 90)
    places = [place for _, place in contested(state)]
    for place in places[:12]:
        odds = place_odds(state, place, state.active)
        shares = (odds.chances.ever, odds.chances.mine, odds.chances.before, odds.chances.next)
        assert all(0 <= share <= 1 for share in shares)
        assert odds.chances.ever >= max(shares)


def test_the_command_names_the_tiles_that_finish_and_join(capsys: pytest.CaptureFixture[str]) -> None:
    """Two cities face one cell: tiles with two city sides beside each other close both, larger ones join."""
    cities = "D@0,0>N U@1,0>N E@1,1>W | Red M@0,0.N, Blue M@1,1.W"
    position = f"base | {cities} | Red 0 6M, Blue 0 6M | 5 Red draw"
    assert run(["odds", position, "0,0.N"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert lines[lines.index("12 of 69 tiles to come finish it") + 1] == "2 I, 2 M, 3 N, 2 O, 3 P"
    joins = next(
        n for n, line in enumerate(lines) if line.startswith("Blue can join in with one of 18 tiles")
    )
    assert lines[joins + 1] == "1 C, 2 M, 3 N, 2 O, 3 P, 1 Q, 3 R, 2 S, 1 T"
