"""Playouts: a turn of the usual steps goes without the agenda, and is the same turn."""

import pytest

import bastide
from bastide.players.playout import Playout

USUAL = [
    ("base", 2, {}),
    ("base", 6, {}),
    ("base", 3, {"farmers": "off", "small_city": "on"}),
    ("base", 2, {"farm_scoring": "first-edition"}),
    ("base", 4, {"followers": "1"}),
    ("2*base", 3, {}),
    ("base+inns-and-cathedrals", 5, {}),
]
SPECIAL = [
    ("base", 2, {"start_player": "youngest-decides"}),
    ("base+traders-and-builders", 3, {}),
    ("base+princess-and-dragon+river-2", 2, {}),
]


@pytest.mark.parametrize(("setup", "players", "options"), USUAL + SPECIAL)
def test_without_the_agenda_the_same_games_are_played(
    setup: str, players: int, options: dict[str, str]
) -> None:
    start = bastide.start(setup, players, options=options)
    assert start.rules.usual_turn == ((setup, players, options) in USUAL)
    short, long = Playout(seed=1), Playout(seed=1, shortcut=False)
    assert short.games(start, 60) == long.games(start, 60)
    assert short.decisions == long.decisions


@pytest.mark.parametrize(("setup", "players", "options"), USUAL)
def test_wherever_a_playout_stops_the_same_is_to_come(
    setup: str, players: int, options: dict[str, str]
) -> None:
    for decisions in range(1, 60):
        left, right = (bastide.start(setup, players, options=options) for _ in range(2))
        Playout(seed=decisions).run(left, decisions)
        Playout(seed=decisions, shortcut=False).run(right, decisions)
        assert left.key() == right.key()
        assert left.agenda() == right.agenda()
        assert left.legal_actions() == right.legal_actions()


def test_a_position_is_played_out_alike_however_it_came_about() -> None:
    """Open cells are listed as they came until somebody looks at them; that may change nothing."""
    start = bastide.start("base", 2)
    Playout(seed=4).run(start, 50)
    looked = start.copy()
    assert looked.legal_actions()
    assert Playout(seed=9).games(start, 20) == Playout(seed=9).games(looked, 20)


def test_open_cells_are_listed_by_position() -> None:
    state = bastide.start("base", 2)
    for decisions in range(1, 30):
        Playout(seed=decisions).run(state, 4)
        codes = state.legal_codes()
        assert codes == sorted(codes)
        cells = state.peek("open_at")
        state.impossible()  # shows an order too
        assert state.peek("open_at") == sorted(cells)
