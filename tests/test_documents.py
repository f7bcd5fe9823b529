"""What the README and the docstrings show is what happens."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = (
    "bastide",
    "bastide.core.geometry",
    "bastide.core.reasons",
    "bastide.core.setup",
    "bastide.core.view",
    "bastide.rulebook",
    "bastide.rulebook.phrases",
)


def test_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_what_the_readme_points_to_is_there() -> None:
    for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines():
        for target in line.split("](")[1:]:
            assert (ROOT / target.partition(")")[0]).exists(), target
