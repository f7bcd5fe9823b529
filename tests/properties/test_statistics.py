"""Random play gives the score means that independent engines agree on.

Uniform choice of the placement, then uniform choice of the follower or none; two players. The
standard deviation of one score is 7.9, and the reference means come from 20,000 games each.
"""

import math

import pytest

import bastide
from bastide.players.playout import Playout

DEVIATION = 7.9
REFERENCE_GAMES = 20_000
GAMES = 20_000 if bastide.is_compiled() else 150


def tolerance(deviation: float = DEVIATION) -> float:
    """Four standard errors of the difference between two means."""
    return 4 * deviation * math.sqrt(1 / GAMES + 1 / REFERENCE_GAMES)


@pytest.mark.parametrize(
    ("options", "means"),
    [
        ({}, (19.58, 19.30)),
        ({"small_city": "on"}, (19.05, 18.80)),
        ({"farmers": "off"}, (28.2, 27.6)),
    ],
    ids=["base", "small_city", "no farmers"],
)
def test_random_play_reproduces_the_known_means(options: dict[str, str], means: tuple[float, float]) -> None:
    scores = Playout(seed=2024).games(bastide.start("base", options=options), GAMES)
    for seat in (0, 1):
        assert sum(s[seat] for s in scores) / GAMES == pytest.approx(means[seat], abs=tolerance())


def test_random_play_lays_as_many_tiles_as_known() -> None:
    playout, start = Playout(seed=7), bastide.start("base")
    laid = 0
    for _ in range(GAMES):
        state = start.copy()
        playout.run(state)
        laid += state.n_tiles
    discarded = 72 - laid / GAMES
    # Discards are rare and independent enough to count as a Poisson number.
    assert discarded == pytest.approx(0.020, abs=tolerance(math.sqrt(0.020)) + 0.0005)
    assert laid / GAMES == pytest.approx(71.98, abs=tolerance(math.sqrt(0.020)) + 0.005)


def test_playouts_repeat_with_their_seed() -> None:
    start = bastide.start("base+inns-and-cathedrals", 3)
    assert Playout(seed=5).games(start, 20) == Playout(seed=5).games(start, 20)
    assert Playout(seed=5).games(start, 20) != Playout(seed=6).games(start, 20)


def test_a_playout_ends_like_the_public_methods() -> None:
    """The compiled shortcuts (counting, n-th move, sampling) choose only among legal actions."""
    start = bastide.start("base+inns-and-cathedrals")
    state = start.copy()
    Playout(seed=3).run(state)
    assert state.is_terminal()
    assert state.unseen_tiles() == {}
    assert start.current_player() == bastide.CHANCE  # the start was copied, not played
