"""Whoever may do nothing is told what comes of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide
from bastide.core.constants import N_SLOTS, PASS
from bastide.core.expansion import Step
from bastide.expansions import EXPANSIONS
from bastide.testing import every_setup, play, random_games

FOLDER = Path(bastide.__file__).parent / "expansions"
TOGETHER = every_setup()[-1]


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


def test_every_step_that_can_be_passed_has_words_for_it() -> None:
    found = list(passable())
    assert len(found) > 8
    for step in found:
        assert type(STEPS[step]).passing is not Step.passing, step


def test_words_are_there_exactly_where_passing_is_possible() -> None:
    seen: set[str] = set()
    expected = {STEPS[step].name for step in passable()}
    for seed in range(30):
        for _, state, _ in random_games(TOGETHER, seed=seed, players=3):
            if state.is_terminal():
                continue
            step = state.rules.steps[state.step - N_SLOTS]
            may_pass = any(action.number == PASS for action in state.legal_actions())
            assert bool(step.passing(state)) == may_pass, step.name
            if may_pass:
                seen.add(step.name)
        if seen == expected:
            break
    assert seen == expected


@pytest.mark.parametrize(
    ("tile", "place", "said"),
    [
        ("E", "@0,1>S", "what the tile completes is scored"),
        ("U", "@1,0>N", "the tile completes nothing"),
    ],
)
def test_passing_the_figure_says_whether_something_is_scored(tile: str, place: str, said: str) -> None:
    state = play("base").state
    state.apply(f"draw:{tile}")
    state.apply(place)
    assert state.rules.steps[state.step - N_SLOTS].passing(state) == said
