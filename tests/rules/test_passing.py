"""Whoever may do nothing is told what comes of it; whoever must act is not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide
from bastide.core.constants import N_SLOTS, PASS
from bastide.core.expansion import Step
from bastide.core.state import State
from bastide.expansions import EXPANSIONS
from bastide.testing import every_setup, random_games, table
from bastide.words.message import Message

TOGETHER = every_setup()[-1]
FOLDER = Path(bastide.__file__).parent / "expansions"
CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))

# For every step that can be passed: the table, the pieces on it and what is done until the step asks.
Place = tuple[str, str, dict[str, str], str]
PASSABLE: dict[str, Place] = {
    "figure": ("base", "D@0,0>N", {}, "draw:E @0,1>S"),
    "builder-part": (
        "base+traders-and-builders",
        "D@0,0>N U@1,0>N U@2,0>N",
        {"Red": "M@1,0.E B@2,0.E"},
        "draw:U @3,0>N -",
    ),
    "ask-robber": ("base+robbers", "D@0,0>N", {}, "draw:Min6B @-1,0>W"),
    "abbey": (
        "base+abbey-and-mayor",
        "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N G@0,-1>N U@-1,0>N road-end@-2,0>S",
        {},
        "draw:B @-1,-1>N -",
    ),
    "wagons": ("base+abbey-and-mayor", "W@0,0>W U@1,0>N U@2,0>N", {"Blue": "W@1,0.E"}, "draw:A @3,0>N -"),
    "leave-quarter": (
        "base+count-of-carcassonne",
        CARCASSONNE + " U@2,-3>E",
        {"Blue": "M@2,-3.N", "Red": "M~4"},
        "draw:A @2,-4>E -",
    ),
    "enter-quarter": (
        "base+count-of-carcassonne",
        CARCASSONNE + " G@0,-3>N",
        {"Blue": "M@0,-3.N"},
        "draw:E @0,-4>N -",
    ),
    "move-count": (
        "base+count-of-carcassonne",
        CARCASSONNE + " G@0,-3>N",
        {"Blue": "M@0,-3.N"},
        "draw:E @0,-4>N - enter:M,blacksmith",
    ),
    "crop-each": (
        "base+crop-circles",
        "E@0,0>N G@1,0>N",
        {"Blue": "M@1,0.N"},
        "draw:Min5KK @0,1>N - crop:add",
    ),
    "move-ferries": (
        "base+ferries",
        "D@0,0>N",
        {},
        "draw:lake-three @1,0>N - ferry:E,W@1,0 draw:U @2,0>N -",
    ),
}
# The same steps where something must be done.
FORCED: dict[str, Place] = {
    "figure": (
        "base+princess-and-dragon",
        "D@0,0>N G@0,1>N",
        {"Blue": "M@0,1.N"},
        "draw:princess-junction @0,2>S",
    ),
    "crop-each": (
        "base+crop-circles",
        "E@0,0>N G@1,0>N",
        {"Blue": "M@1,0.N"},
        "draw:Min5KK @0,1>N - crop:remove",
    ),
}


def passable() -> Iterator[tuple[str, str]]:
    """The module and the class of every step that offers passing, as the sources say."""
    for path in sorted(FOLDER.rglob("*.py")):
        if path.parent.name == "tests":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(map(_offers_pass, ast.walk(node))):
                yield (
                    ".".join(("bastide", "expansions", *path.relative_to(FOLDER).with_suffix("").parts)),
                    node.name,
                )


def _offers_pass(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node).startswith("out.offer(PASS")


STEPS = {(type(step).__module__, type(step).__name__): step for kind in EXPANSIONS for step in kind().steps()}


def asked(place: Place) -> tuple[State, Step]:
    """The position, and the step that asks in it."""
    setup, tiles, pieces, actions = place
    state = table(setup, tiles, pieces).state
    for action in actions.split():
        state.apply(action)
    return state, asking(state)


def asking(state: State) -> Step:
    return state.rules.steps[state.step - N_SLOTS]


def may_pass(state: State) -> bool:
    return any(action.number == PASS for action in state.legal_actions())


def test_every_step_that_can_be_passed_has_words_and_a_position_here() -> None:
    found = list(passable())
    assert len(found) > 8
    for step in found:
        assert type(STEPS[step]).passing is not Step.passing, f"{step} can be passed, but has no words for it"
        assert STEPS[step].name in PASSABLE, f"{step} can be passed: give it a position in PASSABLE"


@pytest.mark.parametrize("name", PASSABLE)
def test_who_may_pass_is_told_what_comes_of_it(name: str) -> None:
    state, step = asked(PASSABLE[name])
    assert step.name == name
    assert may_pass(state)
    assert step.passing(state)


@pytest.mark.parametrize("name", FORCED)
def test_who_must_act_is_told_nothing_of_passing(name: str) -> None:
    state, step = asked(FORCED[name])
    assert step.name == name
    assert not may_pass(state)
    assert not step.passing(state)


@pytest.mark.parametrize(
    "setup", [*(f"base+{e.name}" for e in EXPANSIONS if not e.stands_alone), every_setup()[-1]]
)
def test_words_are_there_exactly_where_passing_is_possible(setup: str) -> None:
    """In whatever a random game comes upon; which steps those are does not matter here."""
    for _, state, _ in random_games(setup, seed=1, players=3):
        if not state.is_terminal():
            step = asking(state)
            assert bool(step.passing(state)) == may_pass(state), step.name


@pytest.mark.parametrize(
    ("tile", "place", "said"),
    [
        ("E", "@0,1>S", "base-pass-scores"),
        ("U", "@1,0>N", "base-pass-nothing"),
    ],
)
def test_passing_the_figure_says_whether_something_is_scored(tile: str, place: str, said: str) -> None:
    state, step = asked(("base", "D@0,0>N", {}, f"draw:{tile} {place}"))
    assert step.passing(state) == Message(said)
