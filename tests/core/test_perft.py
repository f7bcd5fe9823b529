"""Perft: the number of ways to play forced draws, kept in golden files.

``python -m tests.core.test_perft`` counts anew; read the difference before keeping it.
"""

from pathlib import Path

import pytest

from bastide.expansions import set_names
from tests.core.perft import Perft, count, slow_count

FOLDER = Path(__file__).parents[1] / "golden" / "perft"
FILES = sorted(FOLDER.glob("*.perft"))
SLOW_LIMIT = 1000  # the second opinion takes some milliseconds for each


def test_there_are_golden_files() -> None:
    assert len(FILES) >= 7


def test_every_set_is_counted() -> None:
    counted = {name for file in FILES for name in Perft.read(file).setup.split("+")}
    assert set(set_names()) <= counted


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_engine_counts_what_the_file_says(path: Path) -> None:
    perft = Perft.read(path)
    assert list(perft.counts) == list(range(1, len(perft.draws) + 1))
    for depth, expected in perft.counts.items():
        assert count(perft.start(), perft.draws[:depth]) == expected


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_second_opinion_counts_what_the_file_says(path: Path) -> None:
    perft = Perft.read(path)
    checked = [depth for depth, n in perft.counts.items() if n <= SLOW_LIMIT]
    assert checked, "no line is small enough for the second opinion"
    for depth in checked:
        assert slow_count(perft, depth) == perft.counts[depth]


if __name__ == "__main__":
    for file in FILES:
        perft = Perft.read(file)
        kept = [line for line in file.read_text(encoding="utf-8").splitlines() if not line[:1].isdigit()]
        lines = [f"{n} {count(perft.start(), perft.draws[:n])}" for n in range(1, len(perft.draws) + 1)]
        file.write_text("\n".join([*kept, *lines]) + "\n", encoding="utf-8")
        print(file.stem, *lines, sep="\n  ")
