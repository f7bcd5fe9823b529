"""Who asks for much waits for it, and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi import Request

from bastide import RecordError, State
from bastide.server.http import slow_jobs
from bastide.server.http.limiter import ANSWERING, DRAWING, Limiter
from bastide.server.http.slow_jobs import MAX_WAITING_OF_ADDRESS, Workshop
from bastide.server.operation.settings import Settings
from bastide.server.operation.turns import Turns
from bastide.server.play import served_game
from bastide.server.play.games import Games
from bastide.server.play.served_game import ServedGame
from bastide.server.play.thinkers import Question, Thinkers, choose
from bastide.server.refusal import Refusal
from bastide.server.storage.store import Seat, Store
from bastide.view.features import farm_views, feature_view
from bastide.view.structs import Farm, FeatureView
from bastide.words import Message
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving
from tests.server.test_faults import listening, row, with_games
from tests.server.troubled import die

# Turns -----------------------------------------------------------------------------------------------


def test_places_are_given_address_by_address() -> None:
    """Twenty-five of one address do not come before the first of another."""

    async def run() -> list[str]:
        turns, done = Turns(1), list[str]()

        async def work(whose: str, name: str) -> None:
            async with turns.turn(whose):
                done.append(name)
                await asyncio.sleep(0)

        many = [work("crowd", f"c{n}") for n in range(25)]
        await asyncio.gather(*many, work("Ada", "a0"), work("Ada", "a1"), work("Bob", "b0"))
        return done

    done = asyncio.run(run())
    assert done[:7] == ["c0", "a0", "c1", "b0", "a1", "c2", "c3"]
    assert len(done) == 28


def test_who_gives_up_waiting_hands_the_place_on() -> None:
    async def run() -> None:
        turns, got = Turns(1), asyncio.Event()

        async def hold() -> None:
            async with turns.turn("A"):
                await asyncio.sleep(3600)

        async def wait() -> None:
            async with turns.turn("B"):
                got.set()

        holding, early, late = (asyncio.create_task(work()) for work in (hold, hold, wait))
        await asyncio.sleep(0)
        assert turns.waiting() == 2
        assert turns.waiting("B") == 1
        early.cancel()
        holding.cancel()
        await asyncio.wait_for(got.wait(), 30)
        await late
        async with turns.turn("C"):  # it is free again
            pass

    asyncio.run(run())


def test_computer_players_think_for_one_address_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more at once than there are processes: their time does not run while others think."""
    busy = most = 0
    thought: list[str] = []

    async def think(self: Thinkers, what: object, question: Question) -> list[str]:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        thought.append(question.game)
        await asyncio.sleep(0)
        busy -= 1
        return ["-"]

    async def run() -> None:
        thinkers = Thinkers(2)
        question = Question("crowd", "base", ("Ada",), (), 0, (), "greedy", 1.0)
        monkeypatch.setattr(Thinkers, "_ask", think)
        crowd = [thinkers.choose(question, "crowd") for _ in range(25)]
        await asyncio.gather(*crowd, thinkers.choose(replace(question, game="honest"), "Ada"))

    asyncio.run(run())
    assert most == 2
    assert thought.index("honest") <= 4


def test_a_turn_is_thought_over_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tile and follower are decided together, unless something else happens in between."""
    asked: list[int] = []

    async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
        asked.append(len(question.actions))
        return choose(question)

    async def test(games: Games, store: Store) -> None:
        seats = [Seat("Hal", "ai", "greedy"), Seat("Ada", "human")]
        served = await games.create(replace(row("a"), seats=seats))
        await games.join(served, listening([]), [1])
        while served.current != 1:
            await asyncio.sleep(0.001)
        assert [str(action) for action in served.match.actions[1:3]] == choose(question_at_the_start(served))
        assert asked == [1]

    def question_at_the_start(served: ServedGame) -> Question:
        setup, drawn = served.match.setup, str(served.match.actions[0])
        return Question("b", setup.text, setup.players, (), 0, (drawn,), "greedy", 1.0)

    monkeypatch.setattr(Thinkers, "choose", think)
    with_games(tmp_path, test)


def test_a_game_is_played_in_the_name_of_whoever_sits_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
        asked.append(whose)
        return ["-"]

    async def test(games: Games, store: Store) -> None:
        seats = [Seat("Hal", "ai", "greedy"), Seat("Ada", "human")]
        served = await games.create(replace(row("a"), seats=seats), "10.0.0.1")
        await games.join(served, listening([]), [], "10.0.0.2")
        await games.join(served, listening([]), [1], "10.0.0.3")
        while served.seq < 3:
            await asyncio.sleep(0.001)
        assert asked[-1] == "10.0.0.3"

    monkeypatch.setattr(Thinkers, "choose", think)
    with_games(tmp_path, test)


# Questions -------------------------------------------------------------------------------------------


def test_a_question_about_a_position_is_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []

    def farms(state: State) -> list[Farm]:
        counted.append("farms")
        return farm_views(state)

    def feature(state: State, x: int, y: int, spot: str) -> FeatureView:
        counted.append("feature")
        return feature_view(state, x, y, spot)

    monkeypatch.setattr(served_game, "farm_views", farms)
    monkeypatch.setattr(served_game, "feature_view", feature)

    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        for _ in range(3):
            served.farms()
            served.feature((0, 0), "N")
        assert counted == ["farms", "feature"]
        await games.act(served, [0, 1], served.seq, str(served.match.state.legal_actions()[0]))
        served.farms()
        assert counted == ["farms", "feature", "farms"]
        with pytest.raises(Refusal, match="no segment"):
            served.feature((50, 50), "N")

    with_games(tmp_path, test)


def test_time_is_counted_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 600.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limiter = Limiter(Settings(answering_seconds_a_minute=2.0, drawing_seconds_a_minute=5.0))
    assert limiter.has_time(ANSWERING, "A")
    limiter.take_time(ANSWERING, "A", 2.5)  # what it takes is known only afterwards
    assert not limiter.has_time(ANSWERING, "A")
    assert limiter.has_time(DRAWING, "A")
    assert limiter.has_time(ANSWERING, "B")
    now = 670.0
    assert not limiter.has_time(ANSWERING, "A"), "five sixths of it still count"
    now = 700.0
    assert limiter.has_time(ANSWERING, "A")


def test_who_asks_too_much_is_told_so_and_plays_on(tmp_path: Path) -> None:
    server = Serving(
        f"sqlite:///{tmp_path}/games.sqlite", limits="on", answering_seconds_a_minute=0.000001
    ).wait()
    try:
        created = create(server, "human", "human")
        guest = Guest.all_seats(server, created)
        guest.say(type="farms", id=1)
        assert guest.hear()["type"] == "farms"
        guest.say(type="farms", id=2)
        refused = guest.hear()
        assert (refused["code"], refused["id"]) == ("rate", 2)
        answer = httpx.get(f"{server.http}/api/games/{created['game']}", headers=key(created["spectate"]))
        assert answer.status_code == 429
        assert guest.act(guest.targets[0]["text"])["type"] == "update"
        guest.close()
    finally:
        assert "Traceback" not in server.stop()


def test_a_scoreboard_has_a_largest_score(server: Serving) -> None:
    created = create(server, "human", "human")
    track, who = f"{server.http}/api/games/{created['game']}/track.svg", key(created["spectate"])
    assert httpx.get(track, params={"scores": "999999,999999"}, headers=who).status_code == 422
    largest = httpx.get(track, params={"scores": "9999,9999"}, headers=who)
    assert largest.status_code == 200
    assert len(largest.content) < 200_000


def test_a_clock_has_a_least_time(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", least_clock_seconds=30).wait()
    try:
        seats = [{"kind": "human"}, {"kind": "human"}]
        for minutes, status in ((0.001, 400), (0.49, 400), (0.5, 201)):
            body = {"seats": seats, "clock": {"minutes": minutes}}
            assert httpx.post(f"{server.http}/api/games", json=body).status_code == status
    finally:
        server.stop()


# What takes long ---------------------------------------------------------------------------------------


def large(name: str) -> str:
    return name * 5000


def refused(name: str) -> str:
    raise RecordError(Message("record-not-json", why=name), line=3)


def no_memory(name: str) -> bytes:
    return bytes(1 << 40)


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    settings = Settings(drawing_seconds_a_minute=60.0)
    made = Workshop(settings, Limiter(settings))
    yield made
    made.stop()


def asked(address: str = "10.0.0.1", packs: bool = False) -> Request:
    headers = [(b"accept-encoding", b"gzip, br")] if packs else []
    return Request({"type": "http", "headers": headers, "client": (address, 1)})


def test_long_work_is_done_elsewhere_and_kept(workshop: Workshop) -> None:
    async def run() -> None:
        packed = await workshop.make(asked(packs=True), "x", "text/plain", {}, large, "x")
        assert gzip.decompress(bytes(packed.body)) == b"x" * 5000
        plain = await workshop.make(asked(), "x", "text/plain", {}, large, "x")
        assert plain.body == b"x" * 5000
        workshop.stop()
        again = await workshop.make(asked("10.0.0.2"), "x", "text/plain", {}, die, "x")
        assert again.body == plain.body, "nobody works for what is there"

    asyncio.run(run())


def test_what_cannot_be_made_is_refused_and_the_next_is_made(workshop: Workshop) -> None:
    async def run() -> None:
        with pytest.raises(Refusal) as fault:
            await workshop.make(asked(), 1, "text/plain", {}, refused, "nonsense")
        assert (fault.value.status, fault.value.code) == (400, "record")
        assert "nonsense" in fault.value.said.text
        for work in (die, no_memory):
            with pytest.raises(Refusal, match="too many pictures") as fault:
                await workshop.make(asked(), 2, "text/plain", {}, work, "x")
            assert fault.value.status == 503
        assert (await workshop.make(asked(), 3, "text/plain", {}, large, "x")).body == b"x" * 5000

    asyncio.run(run())


def test_the_queue_of_one_address_is_short(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        may = asyncio.Event()

        async def ask(*_: object) -> bytes:
            await may.wait()
            return b"done"

        monkeypatch.setattr(workshop._process, "ask", ask)

        def make(address: str, n: int) -> asyncio.Task[object]:
            return asyncio.create_task(workshop.make(asked(address), (address, n), "x/y", {}, large, "x"))

        waiting = [make("10.0.0.1", n) for n in range(MAX_WAITING_OF_ADDRESS + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many pictures"):
            await make("10.0.0.1", 99)
        waiting.append(make("10.0.0.2", 1))
        may.set()
        await asyncio.gather(*waiting)

    asyncio.run(run())


def test_no_more_is_kept_than_there_is_room_for(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_jobs, "MAX_KEPT", 12_000)

    async def run() -> None:
        for name in "abc":
            await workshop.make(asked(), name, "text/plain", {}, large, name)
        assert list(workshop._kept) == [("b", False), ("c", False)]

    asyncio.run(run())


def test_nothing_is_kept_once_nobody_asks(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_jobs, "REST_SECONDS", 0.01)

    async def run() -> None:
        await workshop.make(asked(), "a", "text/plain", {}, large, "a")
        await asyncio.sleep(0.05)
        with pytest.raises(Refusal):  # it would have to be made again
            await workshop.make(asked(), "a", "text/plain", {}, die, "a")

    asyncio.run(run())


def test_games_that_are_not_kept_cost_something_too(tmp_path: Path) -> None:
    """Everything that was played is played again for each answer."""
    server = Serving(
        f"sqlite:///{tmp_path}/games.sqlite", limits="on", answering_seconds_a_minute=0.000001
    ).wait()
    try:
        lesson, board = f"{server.http}/api/lessons/base", f"{server.http}/api/boards/ROAD-3"
        assert httpx.post(lesson, json={}, timeout=60).status_code == 200
        for address, asked in ((lesson, {}), (board, {"names": ["Ada", "Bob"]})):
            refused = httpx.post(address, json=asked, timeout=60)
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "rate")
    finally:
        assert "Traceback" not in server.stop()
