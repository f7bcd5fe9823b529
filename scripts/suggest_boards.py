"""Suggests boards for rules: positions of the tests that guard them, as entries for a ``boards.toml``.

    python scripts/suggest_boards.py CULT-3 [rule ...]

The tests that are marked with a rule are run, and whatever they play or ask why on the way becomes a
suggestion: those first in which the engine cites the rule, then those with the fewest tiles. Which one shows
the rule best is for a person to say.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bastide.core.actions import Action
from bastide.core.constants import CHANCE
from bastide.core.errors import BastideError
from bastide.record.position import format_position
from bastide.rulebook.boards import RuleBoard
from bastide.testing import Scenario
from bastide.view.boards import board_view, try_board

ROOT = Path(__file__).parents[1]
WHERE = ("src/bastide/expansions", "tests/rules", "tests/record")
MOST = 4  # decisions of a suggestion, and suggestions for a rule


@dataclass(frozen=True)
class Noted:
    """Something that a test played, or asked why it is refused."""

    game: int
    position: str
    who: int
    action: str
    refused: bool


class Watcher:
    """Listens to the tests of some rules."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.rules = rules
        self.found: dict[str, list[RuleBoard]] = {rule: [] for rule in rules}
        self.noted: list[Noted] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._marks(item)]

    def _marks(self, item: pytest.Item) -> list[str]:
        marks = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        return [rule for rule in marks if rule in self.rules]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.noted.clear()
        yield
        for rule in self._marks(item):
            self.found[rule] += self._boards(rule)

    def note(self, game: Scenario, action: object, *, refused: bool) -> None:
        """Keep where the game stands before this is done."""
        position = format_position(game.state)
        self.noted.append(Noted(id(game), position, game.state.current_player(), str(action), refused))

    def _boards(self, rule: str) -> Iterator[RuleBoard]:
        """What led to everything that was noted, from the beginning of its turn on."""
        for end, last in enumerate(self.noted):
            if last.who == CHANCE:
                continue
            steps = [last]
            for before in reversed(self.noted[:end]):
                if before.game != last.game or before.who == CHANCE or len(steps) == MOST:
                    break
                if not before.refused:
                    steps.insert(0, before)
            do = tuple(step.action for step in steps)
            yield RuleBoard(rule, steps[0].position, do, refused=last.refused)


def watch(watcher: Watcher) -> None:
    """Have scenarios tell what happens to them."""
    apply, why = Scenario.apply, Scenario.why

    def applied(self: Scenario, action: Action | str) -> None:
        watcher.note(self, action, refused=False)
        apply(self, action)

    def asked(self: Scenario, action: str) -> set[str]:
        watcher.note(self, action, refused=True)
        return why(self, action)

    Scenario.apply = applied  # type: ignore[method-assign]
    Scenario.why = asked  # type: ignore[method-assign]


def best(boards: Sequence[RuleBoard]) -> list[RuleBoard]:
    """Those that can be played, the best first."""
    ranked: dict[RuleBoard, tuple[Any, ...]] = {}
    for board in boards:
        try:
            tried = try_board(board)
        except (BastideError, IndexError):  # the test has put something else on the table in between
            continue
        if board.refused == any(said.id == "view-board-refused" for said in tried.answer):
            cited = board.rule in tried.rules
            ranked[board] = (not cited, len(tried.start.placed()) + 2 * len(board.do))
    return sorted(ranked, key=lambda board: ranked[board])[:MOST]


def entry(board: RuleBoard) -> str:
    """As it stands in a file, after what the engine says."""
    view = board_view(board, "en")
    lines = [f"# {'; '.join(said.text for said in (*view.steps, *view.answer))}"]
    lines += [f"[{board.rule}]", f"position = {json.dumps(board.position, ensure_ascii=False)}"]
    lines += [f"do = {json.dumps(list(board.do))}"] * bool(board.do)
    return "\n".join([*lines, *["refused = true"] * board.refused, ""])


def main(rules: Sequence[str]) -> int:
    watcher = Watcher(rules)
    watch(watcher)
    where = [str(ROOT / folder) for folder in WHERE]
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *where], plugins=[watcher])
    for boards in watcher.found.values():
        print("\n".join(map(entry, best(boards))))
    return 0


if __name__ == "__main__":
    sys.exit(main([rule.upper() for rule in sys.argv[1:]]))
