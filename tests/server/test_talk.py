"""What people say at the table: phrases, words where the table agreed, and nothing after the game is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bastide.server.storage.store import Store, TalkRow
from tests.server.guest import Guest, create
from tests.server.serving import Serving
from tests.server.test_leaving import table
from tests.server.test_parts import entry, row
from tests.server.test_room import refused


def lines(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.hear("talk")["lines"]
    return found


def test_everybody_hears_what_is_said_and_who_comes_later_reads_it(server: Serving) -> None:
    made, (ada, bob) = table(server, talk="free")
    ada.say(type="say", phrase="good-luck")
    first = {"n": 1, "seat": 0, "phrase": "good-luck", "text": None}
    assert lines(bob) == lines(ada) == [first]
    bob.say(type="say", text="  <b>You</b>   too ")
    second = {"n": 2, "seat": 1, "phrase": None, "text": "<b>You</b> too"}
    assert lines(ada) == [second]
    watcher = Guest.joined(server, made["game"], made["spectate"])
    assert lines(watcher) == [first, second]
    assert refused(watcher, type="say", phrase="hello") == "not-your-turn"
    ada.say(type="report", n=2)
    assert refused(ada, type="report", n=3) == "message"


@pytest.mark.parametrize(
    ("talk", "said", "code"),
    [
        ("phrases", {"text": "hello"}, "illegal"),
        ("none", {"phrase": "hello"}, "illegal"),
        ("free", {"phrase": "no-such-phrase"}, "message"),
        ("free", {}, "message"),
        ("free", {"phrase": "hello", "text": "hello"}, "message"),
        ("free", {"text": "   "}, "message"),
        ("free", {"text": "a\u202eb"}, "message"),  # letters that turn the line round
        ("free", {"text": "a" * 201}, "message"),
    ],
)
def test_what_cannot_be_said(server: Serving, talk: str, said: dict[str, str], code: str) -> None:
    made = create(server, "human", "human", talk=talk)
    ada = Guest.joined(server, made["game"], made["seats"][0]["token"])
    assert refused(ada, type="say", **said) == code


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", limits="on").wait()
    _, (ada, _) = table(server)
    for _ in range(20):
        ada.say(type="say", phrase="hello")
    assert ada.hear("refused")["code"] == "rate"
    assert ada.targets  # who talks too much may still play
    server.stop()


def test_old_lines_go_and_all_of_them_with_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.sqlite", "test")
        await store.start()
        await store.create(row("a"), entry("a", 1))
        for n in range(1, 6):
            await store.say(TalkRow("a", n, 0, "hello", None, 1.0), 3)
            if n == 1:
                assert await store.report("a", 1)
        assert [line.n for line in await store.talk_after("a", 0)] == [1, 3, 4, 5]  # what was reported stays
        assert [line.n for line in await store.talk_after("a", 3)] == [4, 5]
        assert not await store.report("a", 2)
        assert await store.forget(100.0, 100.0, 10) == ["a"]
        assert await store.talk_after("a", 0) == []
        await store.stop()

    asyncio.run(run())
