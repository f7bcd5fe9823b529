"""Expansions in plain Python take part in the compiled engine, and what fails in them surfaces."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import bastide
from bastide.core.bridge import bridged
from bastide.core.constants import NOBODY, PART, ROAD
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion, Step
from bastide.core.ruleset import Ruleset
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.core.tally import LineKind
from bastide.expansions import compose
from bastide.expansions.river_1.river import River
from bastide.players.playout import Playout

TROUBLE: list[str] = []  # the methods that fail


class Milestones(Expansion):
    """A point more for a road, and a step that looks at everything a plain expansion may use."""

    name = "milestones"
    hooks = ("score",)
    lines = (LineKind("milestone", ("ROAD-1",)),)

    def steps(self) -> Sequence[Step]:
        return (Look(self),)

    def bind(self, rules: Any) -> None:
        self.line = rules.line("milestone")
        self.kept = rules.as_array([3, 4])

    def score(self, s: Any, tally: Any) -> None:
        if "score" in TROUBLE:
            raise ZeroDivisionError("no milestone")
        if tally.kind == ROAD:
            tally.line(self.line, 1, 1)


class Look(Step):
    name = "look"
    slot = PART
    order = 1990

    def __init__(self, home: Milestones) -> None:
        Step.__init__(self)
        self.home = home
        self.seen: list[tuple[int, ...]] = []

    def run(self, s: Any) -> Any:
        if "run" in TROUBLE:
            return None
        s.arg2 = 7
        self.seen.append((s.laid, s.tile_at[s.laid], s.arg2, self.number, self.home.kept[1]))
        return NOBODY


@pytest.fixture(autouse=True)
def _no_trouble() -> Iterator[None]:
    yield
    TROUBLE.clear()


def milestones() -> Ruleset:
    plain = compose(Setup.parse("base", 2))
    return Ruleset(plain.setup, [type(plain.expansions[0])(), bridged(Milestones)()], plain.sets)


def play_until(s: State, wanted: type[BaseException]) -> tuple[BaseException, Any]:
    """Play any actions until one raises: what it raised, and the action."""
    dealer = bastide.Dealer(seed=3)
    chosen = random.Random(3)
    while True:
        is_chance = s.current_player() == bastide.CHANCE
        action = dealer.choose(s) if is_chance else chosen.choice(s.legal_actions())
        before = s.key(), s.agenda(), s.events(), s.peek("own"), s.scores()
        try:
            s.apply(action)
        except wanted as error:
            assert (s.key(), s.agenda(), s.events(), s.peek("own"), s.scores()) == before
            return error, action


def test_hooks_and_steps_in_plain_python_are_called() -> None:
    rules = milestones()
    scores = Playout(5).run(State(rules))
    assert sum(scores) > sum(Playout(5).run(bastide.start("base", 2)))
    look = rules.steps[-1]
    assert isinstance(look, Look)
    assert len(look.seen) == 71
    laid, at, arg2, number, kept = look.seen[0]
    assert (laid, arg2, number, kept) == (1, 7, rules.step("look"), 4)
    assert at > 0


def test_arrays_are_guarded_against_wrong_places() -> None:
    if not bastide.is_compiled():
        pytest.skip("uncompiled, arrays are lists")
    s: Any = State(milestones())
    s.own  # noqa: B018  there, though empty
    assert len(s.where) == s.rules.n_pieces
    assert list(s.supply) == s.peek("supply")
    s.score[1] = 12
    assert s.scores() == (0, 12)
    for wrong in (-1, 2, 5000):
        with pytest.raises(IndexError):
            s.score[wrong]
    assert s.rules.owner[0] == 0
    with pytest.raises(IndexError):
        s.rules.owner[s.rules.n_pieces]


def test_what_fails_in_a_hook_comes_out_of_apply_and_changes_nothing() -> None:
    s = State(milestones())
    TROUBLE.append("score")
    error, action = play_until(s, ZeroDivisionError)
    assert str(error) == "no milestone"
    if bastide.is_compiled():
        assert "Milestones.score" in error.__notes__[0]
    TROUBLE.clear()
    s.apply(action)
    assert any(event.sheet for event in s.events())


def test_what_fails_in_a_playout_comes_out_of_it() -> None:
    TROUBLE.append("score")
    with pytest.raises(ZeroDivisionError, match="no milestone"):
        Playout(5).run(State(milestones()))


def test_a_step_that_forgets_to_answer_is_told() -> None:
    if not bastide.is_compiled():
        pytest.skip("uncompiled, nobody looks at what a step returns")
    s = State(milestones())
    TROUBLE.append("run")
    error, _ = play_until(s, TypeError)
    assert str(error) == "Look.run must return a number, not None"


def test_a_plain_class_of_a_compiled_expansion_is_refused() -> None:
    if not bastide.is_compiled():
        pytest.skip("uncompiled, any class can be derived from")

    class Brook(River):
        pass

    with pytest.raises(SetupError, match=r"Brook is plain Python and derives from River, which is compiled"):
        bridged(Brook)


def test_setups_of_ours_are_not_guarded() -> None:
    assert not compose(Setup.parse("base+river-1", 2)).guarded
    assert milestones().guarded
