"""What is read from files is read before somebody's move could wait for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.coach.guide import guide
from bastide.expansions import set_names
from bastide.expansions.drawings import drawings
from bastide.expansions.lessons import lessons
from bastide.expansions.loader import load
from bastide.rulebook import rules
from bastide.rulebook.boards import boards
from bastide.server.operation.reading import read_ahead
from bastide.words import Message, languages, say


def test_nothing_is_read_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    read_ahead()

    def read(*_: object, **__: object) -> str:
        raise AssertionError("read again")

    for way in ("read_text", "read_bytes", "open"):
        monkeypatch.setattr(Path, way, read)
    assert all(load(name).name == name for name in set_names())
    assert all(say(Message("core-game-over"), language) for language in languages())
    assert all(read() for read in (drawings, lessons, boards, rules, guide))
