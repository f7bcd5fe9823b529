"""What a player sees, on positions that a reader can picture."""

from typing import Any

import numpy as np
import pytest

import bastide
from bastide.lab.environment.action_ids import ActionIds
from bastide.lab.environment.arrays import new_arrays
from bastide.lab.environment.observer import Observer
from bastide.players.playout import Playout
from tests.lab.environment.positions import EVERYTHING

MIDDLE = (12, 12)


class Seen:
    """An observation with names."""

    def __init__(self, state: bastide.State, seat: int) -> None:
        self.observer = Observer(ActionIds(state.rules, 25))
        self.arrays = new_arrays(self.observer, 1)
        self.observer.write(state, seat)

    def plane(self, name: str) -> Any:
        return self.arrays["board"][0][self.observer.planes.index(name)]

    def feature(self, row: int) -> dict[str, int]:
        numbers = self.arrays["features"][0][row].tolist()
        return {name: n for name, n in zip(self.observer.columns, numbers, strict=True) if n}


def position(*actions: str) -> bastide.State:
    state = bastide.start("base", ("Ada", "Bob"))
    for action in actions:
        state.apply(action)
    return state


def test_the_start_tile_lies_in_the_middle() -> None:
    seen = Seen(position("draw:E"), 0)
    assert np.argwhere(seen.plane("tile")).tolist() == [[*MIDDLE]]
    assert seen.plane("N city")[MIDDLE] == seen.plane("E road")[MIDDLE] == seen.plane("S field")[MIDDLE] == 1
    assert seen.plane("E joins W")[MIDDLE] == 1
    assert seen.plane("N joins E")[MIDDLE] == 0
    assert seen.plane("open N")[MIDDLE] == 1  # one edge of the city
    assert seen.plane("open E")[MIDDLE] == 2  # both ends of the road


def test_followers_are_mine_or_others_by_who_looks() -> None:
    state = position("draw:U", "@1,0>N", "M@1,0.E")
    ada, bob = Seen(state, 0), Seen(state, 1)
    east = (12, 13)
    assert ada.plane("my follower")[east] == 1
    assert ada.plane("mine E")[MIDDLE] == ada.plane("mine W")[east] == 1  # the same road
    assert ada.plane("others E")[MIDDLE] == 0
    assert bob.plane("others' follower")[east] == 1
    assert bob.plane("others E")[MIDDLE] == 1
    assert not bob.plane("mine E").any()


def test_a_feature_with_a_follower_has_a_row() -> None:
    state = position("draw:U", "@1,0>N", "M@1,0.E")
    road = {"road": 1, "tiles": 2, "open": 2}
    ada, bob = Seen(state, 0), Seen(state, 1)
    assert ada.feature(0).items() >= (road | {"mine": 1}).items()
    assert "best other" not in ada.feature(0)
    assert bob.feature(0).items() >= (road | {"best other": 1}).items()
    assert "mine" not in bob.feature(0)
    assert ada.feature(1) == {}


def test_points_supply_and_turn_are_those_of_who_looks_first() -> None:
    state = position("draw:E", "@0,1>S", "M@0,1.S", "draw:U", "@1,0>N", "M@1,0.E", "draw:V")
    assert Seen(state, 0).arrays["players"][0].tolist() == [[4, 1, 1, 7], [0, 0, 0, 6]]
    assert Seen(state, 1).arrays["players"][0].tolist() == [[0, 0, 0, 6], [4, 1, 1, 7]]


def test_tiles_to_come_and_the_one_in_hand() -> None:
    state = position("draw:E")
    seen = Seen(state, 0)
    unseen = {state.rules.names[i]: int(n) for i, n in enumerate(seen.arrays["unseen"][0]) if n}
    assert unseen == state.unseen_tiles()
    assert [state.rules.names[i] for i in np.flatnonzero(seen.arrays["tile"][0]).tolist()] == ["E"]
    assert [state.rules.steps[i].name for i in np.flatnonzero(seen.arrays["decision"][0]).tolist()] == [
        "place"
    ]


@pytest.mark.parametrize("setup", ["base", EVERYTHING])
def test_arrays_stay_within_what_they_say(setup: str) -> None:
    start = bastide.start(setup, 3)
    observer = Observer(ActionIds(start.rules, 31))
    arrays = new_arrays(observer, 1)
    playout = Playout(4)
    for n in range(12):
        state = start.copy()
        playout.run(state, 40 * (1 + n))
        for seat in range(3):
            observer.write(state, seat)
            for name, shape in observer.shapes().items():
                assert arrays[name].min(initial=shape.low) >= shape.low
                assert arrays[name].max(initial=shape.high) <= shape.high
            assert (arrays["board"][0][0] > 0).sum() <= state.n_tiles
