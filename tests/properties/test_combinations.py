"""Random combinations of sets, options, players and copies: thousands of games that must all end well.

Most games are played by compiled playouts, which cost next to nothing; some are played through the
public face with every shared check on, written down, read back and replayed.
"""

from collections import Counter

import pytest

import bastide
from bastide import State
from bastide.players.playout import Playout
from bastide.record.codec import format_json, parse_json
from bastide.record.dealer import Generator
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position, parse_position
from bastide.record.record import replay
from bastide.testing import check_end, check_game, check_pieces
from tests.random_setups import random_setup

GROUPS = 12
SETUPS = 16 if bastide.is_compiled() else 1  # in each group
GAMES = 16 if bastide.is_compiled() else 1  # of each setup


def check_totals(state: State) -> None:
    """What must hold of any game that is over, as far as it is quick to see."""
    assert state.is_terminal()
    assert state.frame_count() == 0
    assert min(state.scores()) >= 0
    assert min(state.peek("unseen")) >= 0
    at_home = Counter(
        owned
        for owned, place in zip(state.rules.piece_owners(), state.peek("where"), strict=True)
        if place == -1
    )
    for player in range(state.rules.n_players):
        for kind in range(len(state.rules.piece_kinds)):
            assert state.in_supply(player, kind) == at_home[player, kind]


@pytest.mark.parametrize("group", range(GROUPS))
def test_thousands_of_games_of_any_combination(group: int) -> None:
    generator = Generator(1000 + group)
    for number in range(SETUPS):
        setup = random_setup(generator)
        start = bastide.start(setup)
        playout = Playout(seed=100 * group + number)
        first = ""
        for _ in range(GAMES):
            state = start.copy()
            playout.run(state)
            check_totals(state)
            first = first or state.key()
        again, state = Playout(seed=100 * group + number), start.copy()
        again.run(state)
        assert state.key() == first, f"{setup.text}: the same seed gives another game"
        check_end(state)


@pytest.mark.parametrize("seed", range(12))
def test_games_of_any_combination_can_be_written_down_and_replayed(seed: int) -> None:
    setup = random_setup(Generator(2000 + seed))
    match, generator = Match(setup, seed=seed), Generator(seed)
    number = 0
    while not match.state.is_terminal():
        match.settle()
        legal = match.state.legal_actions()
        if not legal:
            break
        match.apply(legal[generator.draw(len(legal))])
        number += 1
        if number % 25 == 7 and not match.state.is_terminal():
            text = format_position(match.state)
            assert format_position(parse_position(text)) == text
            assert parse_position(text).key() == match.state.key()
    record = match.record()
    assert parse_record(format_record(record)) == record
    assert parse_json(format_json(record)) == record
    state = replay(record)
    assert state.key() == match.state.key()
    check_totals(state)
    check_end(state)
    check_pieces(state)


@pytest.mark.parametrize("seed", range(4))
def test_shared_checks_on_any_combination(seed: int) -> None:
    setup = random_setup(Generator(3000 + seed))
    check_game(setup.text, players=setup.players, options=setup.options, seed=seed, every=40)
