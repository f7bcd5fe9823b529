"""What a target would bring, as the rules themselves say it."""

from __future__ import annotations

import bastide
from bastide.core.state import State
from bastide.view.features import feature_view
from bastide.view.previews import preview


def after(*actions: str, setup: str = "base") -> State:
    """A position with the start tile, and what was done from there."""
    state = bastide.start(setup, players=("Ada", "Bob"))
    for action in actions:
        state.apply(action)
    return state


def test_a_knight_who_finishes_a_city_is_paid_at_once() -> None:
    state = after("draw:E", "@0,1>S")
    key = state.key()
    found = preview(state, state.action("M@0,1.S"))
    assert (found.points, found.worth) == ({"0": 4}, None)
    assert state.key() == key, "nothing has happened"


def test_a_thief_is_told_what_the_road_is_worth_now_and_finished() -> None:
    state = after("draw:U", "@1,0>N")
    found = preview(state, state.action("M@1,0.W"))
    assert (found.points, found.worth, found.finished) == ({}, 2, 4), "it takes a tile at each end"
    assert found.grows


def test_two_open_sides_that_lead_to_one_cell_take_one_tile() -> None:
    # From the start tile up, to the right, and down again on the other side of the cell 1,0.
    laid = ("draw:N", "@0,1>E", "-", "draw:R", "@1,1>E", "-", "draw:N", "@2,1>S", "-", "draw:N", "@2,0>W")
    city = feature_view(after(*laid), 0, 0, "N")
    assert (city.open, city.value_now, city.value_finished, city.grows) == (2, 5, 12, True)


def test_a_monk_is_told_what_nine_tiles_bring() -> None:
    state = after("draw:B", "@0,-1>N")
    found = preview(state, state.action("M@0,-1.C"))
    assert (found.worth, found.finished, found.grows) == (2, 9, False)


def test_what_an_abbey_can_end_may_take_no_further_tile() -> None:
    state = after("draw:U", "@1,0>N", setup="base+abbey-and-mayor")
    assert preview(state, state.action("M@1,0.W")).finished == 2


def test_a_farmer_is_told_what_the_farm_is_worth() -> None:
    state = after("draw:E", "@0,1>S")
    found = preview(state, state.action("M@0,1.ENE"))
    assert (found.points, found.worth, found.finished) == ({}, 3, None), "one city"


def test_laying_a_tile_tells_what_it_finishes_for_whom() -> None:
    state = after(
        "draw:G", "@0,1>N", "M@0,1.S", "draw:E"
    )  # Ada's knight in a city of two tiles, open to the north
    assert preview(state, state.action("@0,2>S")).points == {"0": 6}
    assert preview(state, state.action("@0,-1>S")).points == {}


def test_what_is_drawn_next_is_not_looked_at() -> None:
    state = after("draw:E", "@0,1>S")
    assert preview(state, state.action("-")).points == {}
