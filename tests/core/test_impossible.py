"""Cells that nothing still to come can fill, on a hole at 0,0 that no tile of the base game fits.

::

    B E B      a city opens to the hole from the north,
    U . U      a road runs into it from either side,
    B E B      and another city opens to it from the south
"""

import pytest

import bastide
from bastide.testing import Scenario, empty_pile, every_setup, play, random_games, table

ROWS = ("B@-1,1>N E@0,1>S B@1,1>N", "U@-1,0>N U@1,0>N", "B@-1,-1>N E@0,-1>N B@1,-1>N")
HOLE = " ".join(ROWS)


def test_a_hole_that_no_tile_fits() -> None:
    assert table("base", HOLE).state.impossible() == [(0, 0)]


def test_a_hole_that_one_tile_fits_until_that_has_gone() -> None:
    """With a field in the north the hole is as the start tile: city, road, field, road."""
    state = table("base", HOLE.replace("E@0,1>S", "E@0,1>N")).state
    assert state.impossible() == []
    empty_pile(state, "V", "D")
    assert state.impossible() == []
    empty_pile(state, "V")
    assert (0, 0) in state.impossible()


def test_the_tile_in_hand_is_still_to_come_and_the_one_just_laid_is_not() -> None:
    game = table("base", HOLE.replace("E@0,1>S", "E@0,1>N"))
    empty_pile(game.state, "V", "D")
    game.apply("draw:D")
    assert (0, 0) not in game.state.impossible()
    game.apply("@-2,0>N")  # the road goes on in the west
    assert (0, 0) in game.state.impossible()


def with_abbeys(*hands: int) -> Scenario:
    game = table("base+abbey-and-mayor", HOLE, players=len(hands))
    for seat, abbeys in enumerate(hands):
        game.state.poke("own", game.state.rules.variable("abbeys") + seat, abbeys)
    empty_pile(game.state, "V")
    return game


def test_a_tile_that_any_player_keeps_fills_the_hole() -> None:
    assert with_abbeys(0, 1).state.impossible() == []
    assert (0, 0) in with_abbeys(0, 0).state.impossible()


def test_what_forbids_a_tile_that_fits_counts() -> None:
    """A cult place may not touch two cloisters (CULT-3)."""
    ring = "E@0,1>N V@1,1>S E@1,0>E V@1,-1>W E@0,-1>S V@-1,-1>N E@-1,0>W V@-1,1>E"  # fields to the hole
    free = table("base+cult", ring).state
    barred = table("base+cult", ring.replace("V@1,", "B@1,")).state
    for state in (free, barred):
        empty_pile(state, "V", *(name for name in state.rules.names.values() if name.startswith("shrine")))
    assert (0, 0) not in free.impossible()
    assert (0, 0) in barred.impossible()


def test_nothing_is_marked_when_nothing_is_to_come() -> None:
    game = table("base", HOLE)
    empty_pile(game.state, "V")
    game.turn("V@0,2>S -")
    assert game.state.is_terminal()
    assert game.state.impossible() == []


@pytest.mark.parametrize("setup", every_setup(most=20))
def test_an_impossible_cell_stays_so_and_is_never_filled(setup: str) -> None:
    dead: set[tuple[int, int]] = set()
    for before, state, _ in random_games(setup):
        if state.n_tiles < before.n_tiles:  # another game
            dead = set()
        laid = {(tile.x, tile.y) for tile in state.placed()[before.n_tiles :]}
        assert not laid & dead
        now = set(state.impossible())
        assert dead <= now or not now
        dead |= now


def test_a_new_game_has_none() -> None:
    assert bastide.start("base").impossible() == []
    assert play("base", "E@0,1>S -").state.impossible() == []
