"""What the README and the docstrings show is what happens."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import bastide

ROOT = Path(__file__).parents[1]
MODULES = (
    "bastide",
    "bastide.coach.unseen",
    "bastide.coach.wording",
    "bastide.core.geometry",
    "bastide.core.reasons",
    "bastide.core.setup",
    "bastide.core.view",
    "bastide.lab.environment.bastide_v0",
    "bastide.lab.environment.openspiel",
    "bastide.players.rewards",
    "bastide.lab.environment.single",
    "bastide.lab.environment.vector",
    "bastide.lab.seeds",
    "bastide.lab.setups",
    "bastide.lab.sequential",
    "bastide.lab.statistics",
    "bastide.lab.study",
    "bastide.lab.times",
    "bastide.players.player",
    "bastide.players.specification",
    "bastide.record.fair_draw",
    "bastide.rulebook",
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


def test_the_pictures_of_the_readme_are_small_and_can_be_drawn_anew() -> None:
    folder = ROOT / "docs/pictures"
    assert sum(file.stat().st_size for file in folder.iterdir()) < 1_500_000
    for record in sorted(folder.glob("*.bastide")):
        assert bastide.Match.from_record(
            bastide.load_record(record.read_text(encoding="utf-8"))
        ).state.is_terminal()
    for file in folder.iterdir():
        assert file.suffix == ".bastide" or f"-o docs/pictures/{file.name}" in (ROOT / "Makefile").read_text()


def test_the_way_of_a_move_is_told_as_it_is() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = text.partition("## One move")[2].partition("\n\n## ")[0]
    rows = re.findall(r"^\| (\d+) \| `([^`]+)` \| (.*) \|$", table, re.MULTILINE)
    assert [int(number) for number, *_ in rows] == list(range(1, len(rows) + 1))
    assert 15 <= len({file for _, file, _ in rows}) == len(rows) <= 20
    for _, file, does in rows:
        source = (ROOT / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`:", does):
            assert re.search(
                rf"\b(def|function|async) {name}\b|^  (async )?{name}\(", source, re.MULTILINE
            ), f"{file}: {name}"
    assert all((ROOT / file).exists() for file in re.findall(r"`(src/[^`]+\.py)`", table))


def test_every_folder_is_in_the_table_of_folders() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(\w+)/", text, re.MULTILINE))
    folders = {path.name for path in (ROOT / "src/bastide").iterdir() if (path / "__init__.py").exists()}
    assert folders <= told
