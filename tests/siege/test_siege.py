"""A little of the siege, so that it can be laid at any time: ``make siege`` does all of it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from tests.siege.fuzz import fuzz
from tests.siege.hostile import KINDS, SENSIBLE, messages, sample, written, wrong_fields
from tests.siege.kills import kill_again_and_again


def test_every_kind_of_message_is_tried() -> None:
    for kind in KINDS:
        assert set(sample(kind)) - {"type"} <= set(SENSIBLE), kind
    tried = "".join(wrong_fields())
    assert all(f'"type":"{kind}"' in tried for kind in KINDS)


def test_the_same_seed_sends_the_same() -> None:
    first, again = (list(itertools.islice(messages(3), 900)) for _ in range(2))
    assert first == again
    assert any(said.closes for said in first)
    assert any(said.is_understood for said in first)
    assert written({"a": "1", "b": "null"}) == '{"a":1,"b":null}'


def test_hostile_messages_and_requests_do_no_harm() -> None:
    found = asyncio.run(fuzz(400, 240, seed=5))
    assert found.faults == []
    assert (found.messages, found.requests, found.changed) == (400, 240, 0)
    assert found.moves > 0
    assert found.most < 1024


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_again_and_again(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = (
        f"sqlite:///{tmp_path}/games.sqlite" if kind == "sqlite" else request.getfixturevalue("postgresql")
    )
    found = asyncio.run(kill_again_and_again(database, 2, tmp_path, tables=6))
    assert found.lost == []
    assert found.kills == 2
    assert found.decisions > 0
