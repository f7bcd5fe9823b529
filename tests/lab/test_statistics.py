"""Figures against examples that were worked out by hand, and the test's errors against many runs of it."""

import math

import pytest

from bastide.core.setup import Setup
from bastide.lab.arena import Arena, Game, Meeting
from bastide.lab.sequential import LEAST_DECKS, SequentialTest
from bastide.lab.standings import Standings
from bastide.lab.statistics import clustered_interval, elo, mean_error, share_interval
from bastide.lab.times import Times
from bastide.record.dealer import Generator


def meeting(*scores: tuple[int, ...]) -> Meeting:
    """The games of a table of so many seats: points by seat, the players move on by a seat each time."""
    n = len(scores[0])
    games = []
    for first, points in enumerate(scores):
        best = [seat for seat in range(n) if points[seat] == max(points)]
        seating = tuple((first + seat) % n for seat in range(n))
        shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(n))
        games.append(Game(seating, points, shares))
    return Meeting(tuple(games), {player: Times() for player in range(n)})


def standings(*meetings: Meeting) -> Standings:
    n = len(meetings[0].games[0].players)
    result = Standings(Arena(Setup.parse("base", n), tuple("ABCDEF"[:n]), n, seed=1))
    for met in meetings:
        assert result.add(met)
    return result


def test_two_players_over_three_decks() -> None:
    # In the second game of a deck B has the first seat.
    found = standings(
        meeting((50, 40), (30, 60)),  # A wins by 10 and by 30: share 1, margin 20
        meeting((45, 45), (50, 40)),  # a draw, and B wins by 10: share 1/4, margin -5
        meeting((70, 60), (61, 60)),  # A wins by 10, B wins by 1: share 1/2, margin 4.5
    )
    a, b = found.players()
    assert (a.games, a.wins, a.draws) == (6, 3, 1)
    assert (b.games, b.wins, b.draws) == (6, 2, 1)
    # Mean of 1, 1/4, 1/2: 7/12; variance (25/144 + 16/144 + 1/144) / 2 = 7/48; error sqrt(7/144).
    assert a.share == pytest.approx(7 / 12)
    assert a.share_error == pytest.approx(math.sqrt(7) / 12)
    assert b.share == pytest.approx(5 / 12)
    # Mean of 20, -5, 4.5: 6.5; variance (13.5^2 + 11.5^2 + 2^2) / 2 = 159.25; error sqrt(159.25 / 3).
    assert a.margin == pytest.approx(6.5)
    assert a.margin_error == pytest.approx(math.sqrt(159.25 / 3))
    assert b.margin == pytest.approx(-6.5)
    assert a.score == pytest.approx((50 + 60 + 45 + 40 + 70 + 60) / 6)
    assert a.elo == pytest.approx(400 * math.log10(7 / 5))
    assert b.elo == pytest.approx(-400 * math.log10(7 / 5))
    assert a.rating > 25 > b.rating
    (pair,) = found.pairs()
    assert (pair.player, pair.other, pair.games) == ("A", "B", 6)
    assert pair.ahead == pytest.approx(7 / 12)
    assert pair.margin == pytest.approx(6.5)


def test_three_players() -> None:
    found = standings(
        meeting((60, 30, 30), (10, 20, 50), (40, 40, 10)),  # seats A B C, then B C A, then C A B
        meeting((30, 30, 30), (50, 10, 20), (20, 10, 60)),
    )
    a, b, c = found.players()
    assert [p.games for p in (a, b, c)] == [6, 6, 6]
    # A: 1, 1, 1/2 and 1/3, 0, 0.  B: 0, 0, 0 and 1/3, 1, 1.  C: 0, 0, 1/2 and 1/3, 0, 0.
    assert a.share == pytest.approx((5 / 6 + 1 / 9) / 2)
    assert b.share == pytest.approx((0 + 7 / 9) / 2)
    assert c.share == pytest.approx((1 / 6 + 1 / 9) / 2)
    assert a.share + b.share + c.share == pytest.approx(1)
    assert [p.draws for p in (a, b, c)] == [2, 1, 2]
    # A's margins: 30, 35, 15 and 0, -10, -30 over the mean of the others.
    assert a.margin == pytest.approx((80 / 3 - 40 / 3) / 2)
    assert a.margin + b.margin + c.margin == pytest.approx(0)
    assert a.elo is None
    # A against B: 60-30, 50-10, 40-10 and 30-30, 20-50, 10-60.
    assert found.pairs()[0].ahead == pytest.approx((1 + 1 / 6) / 2)


def test_a_deck_counts_when_all_its_tables_are_played() -> None:
    found = Standings(Arena(Setup.parse("base"), ("A", "B", "C"), 2, seed=1))
    assert found.arena.tables == ((0, 1), (0, 2), (1, 2))
    times = {player: Times() for player in range(3)}
    for n, table in enumerate(found.arena.tables):
        assert len(found.decks) == 0
        games = (Game(table, (20, 10), (1.0, 0.0)), Game(table[::-1], (20, 20), (0.5, 0.5)))
        assert found.add(Meeting(games, times)) == (n == 2)
    assert found.share(0, 0) == 0.75
    assert found.share(1, 0) == pytest.approx((0 + 0.5 + 1 + 0.5) / 4)


def test_errors_and_intervals() -> None:
    assert mean_error([5.0]) == (5.0, 0.0)
    assert mean_error([0, 0, 1, 1]) == pytest.approx((0.5, math.sqrt(1 / 12)))
    # Decks whose two games are independent: as many games as there are.
    shares = [0.0] * 25 + [0.5] * 50 + [1.0] * 25
    low, high = clustered_interval(shares)
    _, plain_low, plain_high = share_interval(100, 200)
    assert low == pytest.approx(plain_low, abs=0.001)
    assert high == pytest.approx(plain_high, abs=0.001)
    # Decks whose games are always alike are worth one game each.
    low, high = clustered_interval([0.0] * 50 + [1.0] * 50)
    assert low == pytest.approx(share_interval(50, 100)[1], abs=0.001)


def test_elo() -> None:
    assert elo(0.5, 0.01) == pytest.approx((0.0, 400 / math.log(10) * 4 * 0.01))
    assert elo(10 / 11) == pytest.approx((400.0, 0.0))
    assert elo(1.0) is None
    assert elo(0.0) is None


def test_times() -> None:
    a, b = Times(), Times()
    for ms in range(1, 11):
        a.add(ms / 1000, limit=0.008)
    b.add(0.5)
    assert a.late == 2  # 9 and 10 ms are more than a tenth over 8 ms
    a.merge(b)
    assert (a.moves, a.longest) == (11, 0.5)
    assert a.mean == pytest.approx((0.055 + 0.5) / 11)
    assert 0.005 <= a.percentile(0.45) <= 0.005 * 1.06
    assert a.percentile(1.0) == 0.5


def test_the_sequential_test_waits_and_answers() -> None:
    test = SequentialTest(0.5, 0.55)
    for n in range(200):
        assert test.answer is None or n >= LEAST_DECKS
        test.add(1.0)
    assert test.answer == "high"
    # Every deck 1 : 1, without any spread: it is the lower claim, after some decks.
    test = SequentialTest(0.5, 0.6)
    for _ in range(60):
        test.add(0.5)
    assert test.answer == "low"


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "high"), (0.6, "low")])
def test_the_sequential_test_errs_no_more_than_it_says(share: float, wrong: str) -> None:
    """2 x 400 tests of decks with two games each; 5 of 100 may be wrong."""
    generator = Generator(11)
    errors = 0
    for _ in range(400):
        test = SequentialTest(0.5, 0.6)
        while test.answer is None:
            wins = (generator.draw(10000) < 10000 * share) + (generator.draw(10000) < 10000 * share)
            test.add(wins / 2)
        errors += test.answer == wrong
    # The answer is right in 95 of 100 cases or more; 400 of them leave 1.1 on either side.
    assert errors / 400 <= 0.05 + 2 * 0.011
