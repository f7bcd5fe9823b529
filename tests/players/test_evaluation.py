"""The compiled evaluation: the formula of ``evaluate.py``, for every setup, and what it says in words."""

import pytest

import bastide
from bastide import CHANCE, Dealer, State
from bastide.cli.setups import everything
from bastide.core.outlook import HeldOutlook, KindOutlook, MarkOutlook, PieceOutlook
from bastide.expansions import EXPANSIONS, set_names
from bastide.players import GreedyPlayer, RandomPlayer
from bastide.players.evaluation import Evaluation
from bastide.players.weights import Weights
from bastide.testing import play
from tests.players.plain_evaluation import Evaluator


def setup_of(name: str) -> str:
    if name == "river-2":  # the older formula counts its inn even where no expansion says what an inn is
        name += "+inns-and-cathedrals"
    return name if name.startswith("base") else f"base+{name}"


def positions(setup: str, players: int, every: int, seed: int = 3) -> list[State]:
    """Some positions of a random game, the last one included."""
    state = bastide.start(setup, players=players)
    dealer, player = Dealer(seed), RandomPlayer(seed)
    found, n = [], 0
    while not state.is_terminal():
        if n % every == 0:
            found.append(state.copy())
        n += 1
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
    return [*found, state]


@pytest.mark.parametrize("name", [*set_names(), "everything"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_it_agrees_with_the_formula_in_python(name: str, players: int) -> None:
    setup = everything() if name == "everything" else setup_of(name)
    found = positions(setup, players, 43 if name == "everything" else 9)
    compiled, plain = Evaluation(found[0].rules), Evaluator(found[0].rules)
    for state in found:
        assert compiled.points_of(state) == pytest.approx(plain.expected(state), abs=1e-6)


@pytest.mark.parametrize(
    "options", [{"small_city": "on"}, {"farm_scoring": "first-edition"}, {"farmers": "off"}]
)
def test_it_agrees_under_options(options: dict[str, str]) -> None:
    state = bastide.start("base", players=2, options=options)
    compiled, plain = Evaluation(state.rules), Evaluator(state.rules)
    dealer, player = Dealer(1), GreedyPlayer(1)
    while not state.is_terminal():
        assert compiled.points_of(state) == pytest.approx(plain.expected(state), abs=1e-6)
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))


def test_order_of_questions_does_not_matter() -> None:
    found = positions("base+inns-and-cathedrals", 3, 11)
    known = Evaluation(found[0].rules)
    for state in [*reversed(found), *found]:
        assert known.points_of(state) == Evaluation(state.rules).points_of(state)


@pytest.mark.parametrize("setup", ["base", "everything"])
def test_the_terms_add_up_and_can_be_said(setup: str) -> None:
    for state in positions(everything() if setup == "everything" else setup, 2, 101):
        known = Evaluation(state.rules)
        sums = [0.0, 0.0]
        for term in known.terms(state):
            sums[term.seat] += term.points
            for language in ("en", "de"):
                assert "players-" not in bastide.words.say(term.why, language)
        assert sums == pytest.approx(known.points_of(state))


def test_what_is_declared_exists() -> None:
    """A misspelt name in an outlook would be silently worth nothing."""
    rules = bastide.start(everything()).rules
    names: dict[type, set[str]] = {
        KindOutlook: {kind.name for kind in rules.segment_kinds},
        MarkOutlook: set(rules.marks),
        PieceOutlook: {kind.name for kind in rules.piece_kinds},
        HeldOutlook: {variable.name for _, variable, _ in rules.variables},
    }
    seen = 0
    for expansion in rules.expansions:
        for outlook in expansion.outlook(rules):
            name = next(iter(vars(outlook).values()))
            assert name in names[type(outlook)], (expansion.name, outlook)
            seen += 1
    assert seen >= 9
    assert len(EXPANSIONS) >= len(rules.expansions)


@pytest.mark.parametrize("setup", ["base", "everything"])
def test_a_copy_into_a_state_is_a_copy(setup: str) -> None:
    found = positions(everything() if setup == "everything" else setup, 3, 37)
    room = found[0].copy()
    for state in [*found, *reversed(found)]:
        state.copy_to(room)
        assert room.key() == state.key()
        assert room.legal_codes() == state.legal_codes()
        # What was copied goes on as the original would, and the original stays where it is.
        before, dealer, player = state.key(), Dealer(2), RandomPlayer(2)
        other = state.copy()
        for _ in range(30):
            if room.is_terminal():
                break
            action = (dealer if room.current_player() == CHANCE else player).choose(room)
            room.apply(action)
            other.apply(action)
        assert room.key() == other.key()
        assert state.key() == before


def join_of(large: bool) -> tuple[tuple[float, float], list[float]]:
    """Two cities, each with one follower, open to the empty cell between them: how what both seats may
    expect changes when the estimate sees that a tile may join them, and what each city is worth."""
    first = "L.W" if large else "M.W"
    game = play(
        "base+inns-and-cathedrals", "U@1,0>N -", "U@-1,0>N -", f"E@1,1>W {first}", "E@-1,1>E M.E", players=2
    )
    without = Evaluation(game.state.rules, Weights()).points_of(game.state)
    seeing = Evaluation(game.state.rules, Weights(join=1.0)).points_of(game.state)
    worth = [points for _, _, _, points, _, _ in Evaluation(game.state.rules, Weights()).survey(game.state)]
    return (seeing[0] - without[0], seeing[1] - without[1]), worth


def test_whoever_has_as_many_followers_gains_the_other_city_when_they_are_joined() -> None:
    (ada, bob), worth = join_of(large=False)
    assert ada == pytest.approx(bob)
    assert 0 < ada < worth[0] == worth[1]


def test_whoever_has_more_followers_gains_what_the_other_loses_when_cities_are_joined() -> None:
    (ada, bob), _ = join_of(large=True)
    assert ada > 0
    assert ada == pytest.approx(-bob)


def test_a_join_can_be_said() -> None:
    game = play("base", "U@1,0>N -", "U@-1,0>N -", "E@1,1>W M.W", "E@-1,1>E M.E", players=2)
    terms = Evaluation(game.state.rules, Weights(join=1.0)).terms(game.state)
    said = [bastide.words.say(term.why, "en") for term in terms]
    assert any(text.startswith("city at") and text.endswith("joined to another") for text in said), said


def test_farms_on_both_sides_of_a_road_may_be_joined_where_it_ends() -> None:
    """Ada farms south of the road, Bob north of it, and both fields run into the cell where it goes on."""
    game = play("base", "U@1,0>N M.ESE", "U@-1,0>N M.NNW", players=2)
    without = Evaluation(game.state.rules, Weights()).points_of(game.state)
    seeing = Evaluation(game.state.rules, Weights(join_farms=0.5)).points_of(game.state)
    assert seeing[0] > without[0]
    assert seeing[1] > without[1]
