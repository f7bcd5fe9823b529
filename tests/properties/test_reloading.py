"""A game that is reloaded in the middle, from position or record, goes on the same, event by event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bastide
from bastide import Setup, State
from bastide.record.codec import format_json, parse_json
from bastide.record.dealer import Generator
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position, parse_position
from bastide.testing import play
from tests.random_setups import random_setup

FOLLOWED = 50  # actions that a reloaded game is played beside the first one
BETWEEN = 25  # actions, on average, until it is reloaded again
MAX_TILES = 160


def from_position(match: Match) -> State:
    return parse_position(format_position(match.state))


def from_text(match: Match) -> State:
    return Match.from_record(parse_record(format_record(match.record()))).state


def from_json(match: Match) -> State:
    return Match.from_record(parse_json(format_json(match.record()))).state


WAYS: tuple[Callable[[Match], State], ...] = (from_position, from_text, from_position, from_json)


def check_reloading(setup: Setup, seed: int) -> int:
    """Play a random game beside what is reloaded from it now and then; how often it was reloaded."""
    match, generator = Match(setup, seed=seed), Generator(seed)
    twin: State | None = None
    since = times = 0
    where = ""
    while not match.state.is_terminal():
        if twin is None and generator.draw(BETWEEN) == 0:
            way = WAYS[times % len(WAYS)]
            where = f"{setup.text}, seed {seed}, reloaded {way.__name__} after {match.length} actions"
            twin, since = way(match), 0
            times += 1
        action = match.next_draw()
        if action is None:
            legal = match.state.legal_actions()
            action = legal[generator.draw(len(legal))]
        events = [event.json() for event in match.apply(action)]
        if twin is None:
            continue
        twin.apply(action)
        assert [event.json() for event in twin.events()] == events, f"{where}: {action}"
        assert twin.legal_actions() == match.state.legal_actions(), f"{where}: {action}"
        since += 1
        if since == FOLLOWED or match.state.is_terminal():
            assert twin.key() == match.state.key(), where
            twin = None
    return times


def small_setup(seed: int) -> Setup:
    """A random setup that does not take long."""
    generator = Generator(seed)
    while True:
        setup = random_setup(generator)
        if sum(bastide.start(setup).unseen_tiles().values()) <= MAX_TILES:
            return setup


@pytest.mark.parametrize("seed", range(6))
def test_a_reloaded_game_goes_on_the_same(seed: int) -> None:
    assert check_reloading(small_setup(seed), seed) > 1


@pytest.mark.parametrize(
    "setup",
    [
        "base+inns-and-cathedrals+traders-and-builders",
        "base+abbey-and-mayor+count-of-carcassonne+princess-and-dragon",
        "base+messengers+robbers+ferries+mage-and-witch+gold-mines",
        "base-2021+river-2021+cult+king-and-robber-baron+flying-machines",
        "base+river-1+river-2+crop-circles",
    ],
)
def test_a_reloaded_game_of_chosen_sets_goes_on_the_same(setup: str) -> None:
    assert check_reloading(Setup.parse(setup, 4), 3) > 1


def test_like_followers_return_in_the_order_of_their_places() -> None:
    """The first follower comes back and stands on the last tile: its number and its place are at odds."""
    game = play(
        "base",
        "U@1,0>N M.E",  # the first of them, on the road
        "E@0,-1>S M.S",  # the second, in a city
        "A@2,0>N -",
        "A@-1,0>S -",  # completes the road
        "B@1,-1>N -",
        "E@1,-2>W M.W",  # the first again, in another city
        players=1,
    )
    again = parse_position(format_position(game.state))
    for state in (game.state, again):
        state.apply("draw:I")
        state.apply("@0,-2>N")
        state.apply("-")
    returned = [
        [tuple(e.data["at"]) for e in s.events() if e.name == "returned"] for s in (game.state, again)
    ]
    assert returned == [[(0, -1), (1, -2)]] * 2
