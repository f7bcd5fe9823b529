"""The exact value of small positions, held against brute force by the public API."""

import time

import pytest

from bastide import CHANCE, State, parse_position
from bastide.lab.study import study_state
from bastide.players.rewards import margins, victory
from bastide.players.solver import Solver, TooLarge


def brute_force(state: State, reward: str) -> list[float]:
    """Rewards, then points, by the words of the definition, with nothing remembered and nothing left out."""
    if state.is_terminal():
        scores = [float(score) for score in state.scores()]
        return {"points": scores, "margin": margins(scores), "victory": victory(state)}[reward] + scores
    if state.current_player() == CHANCE:
        total = [0.0] * 2 * state.rules.n_players
        for action, odds in state.chance_outcomes():
            value = brute_force(after(state, action), reward)
            total = [t + odds * v for t, v in zip(total, value, strict=True)]
        return total
    values = [brute_force(after(state, action), reward) for action in state.legal_actions()]
    best = values[0]
    for value in values[1:]:
        if value[state.current_player()] > best[state.current_player()] + 1e-9:
            best = value
    return best


def after(state: State, action: object) -> State:
    copy = state.copy()
    copy.apply(action)  # type: ignore[arg-type]
    return copy


@pytest.mark.parametrize("reward", ["points", "margin", "victory"])
@pytest.mark.parametrize(
    ("setup", "stack", "players", "options"),
    [
        ("base", "V U", 2, {}),
        ("base", "2*V U", 2, {"farmers": "off"}),
        ("base", "V E D", 2, {"farmers": "off", "followers": "1"}),
        ("base", "E V", 3, {"farmers": "off"}),
        ("base", "C", 1, {}),
        ("base+inns-and-cathedrals", "V EA", 2, {"farmers": "off"}),
        ("base+princess-and-dragon", "V", 2, {"farmers": "off"}),
    ],
)
def test_it_finds_what_brute_force_finds(
    setup: str, stack: str, players: int, options: dict[str, str], reward: str
) -> None:
    state = study_state(setup, stack, players=players, options=options)
    solution = Solver(state, reward).solve(state)
    assert [*solution.rewards, *solution.scores] == pytest.approx(brute_force(state, reward))


def test_what_is_remembered_changes_nothing() -> None:
    state = study_state("base", "2*V 2*U", options={"farmers": "off", "followers": "1"})
    with_memory, without = Solver(state), Solver(state, room=0)
    assert with_memory.solve(state).rewards == pytest.approx(without.solve(state).rewards)
    assert with_memory.positions < without.positions
    crowded = Solver(state, room=4)  # nearly everything is overwritten again
    assert crowded.solve(state).rewards == pytest.approx(without.solve(state).rewards)


def test_what_cannot_change_the_choice_is_left_out() -> None:
    state = study_state("base", "2*V U E", options={"farmers": "off"})
    by_margin, by_points = Solver(state, "margin"), Solver(state, "points")
    by_margin.solve(state)
    by_points.solve(state)  # nobody loses what another gains: everything must be known
    assert by_margin.positions < by_points.positions / 2


def test_the_last_tile_closes_the_city_and_its_knight_scores() -> None:
    state = study_state("base", "E", players=("Ada", "Bob"), options={"farmers": "off"})
    state.apply("draw:E")
    solution = Solver(state).solve(state)
    assert [str(choice.action) for choice in solution.best] == ["@0,1>S"]
    assert solution.scores == (4, 0)
    state.apply("@0,1>S")
    assert [str(c.action) for c in Solver(state).solve(state).best] == ["M@0,1.S"]


def test_a_position_that_is_over_has_its_value() -> None:
    state = study_state("base", "E")
    while not state.is_terminal():
        state.apply(state.legal_actions()[0])
    assert Solver(state).solve(state).scores == state.scores()


def test_too_large_a_position_is_refused() -> None:
    state = parse_position("base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw")
    with pytest.raises(TooLarge, match=r"more than 1,?000 positions"):
        Solver(state, limit=1000).solve(state)


def test_it_gives_up_when_its_time_is_over() -> None:
    state = parse_position("base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw")
    solver = Solver(state, until=time.perf_counter())
    with pytest.raises(TooLarge):
        solver.solve(state)
    assert solver.positions < 1000
