"""What breaks half-way, in the database or in us, loses no decision and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import WebSocket
from sqlalchemy import text

from bastide.server.app import create_app
from bastide.server.context import Context
from bastide.server.http.limiter import Limiter
from bastide.server.operation.logs import MAX_ALIKE
from bastide.server.operation.settings import Settings
from bastide.server.play import games as playing
from bastide.server.play import served_game, thinkers
from bastide.server.play.games import Games, narrator_of
from bastide.server.play.served_game import ServedGame
from bastide.server.play.thinkers import Question, Thinkers
from bastide.server.refusal import Refusal
from bastide.server.storage.entry import ThinkingTime
from bastide.server.storage.store import GameRow, Seat, Store
from bastide.server.storage.tokens import digest
from bastide.server.ws.endpoint import Connection
from bastide.server.ws.hub import Client
from bastide.view.messages import VERSION
from tests.server.serving import ROOT
from tests.server.troubled import die, fail, hang


def row(id: str) -> GameRow:
    seats = [Seat("Ada", "human"), Seat("Bob", "human")]
    return GameRow(id, "base", {}, 0, 5, seats, "x", None, None, "full", False)


def with_games(tmp_path: Path, test: Callable[[Games, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/games.sqlite")
        store = Store(settings.database, "test")
        await store.start()
        try:
            await test(Games(settings, store, Thinkers(1)), store)
        finally:
            await store.stop()

    asyncio.run(run())


async def act(games: Games, served: ServedGame) -> None:
    await games.act(served, [0, 1], served.seq, str(served.match.state.legal_actions()[0]))


async def stored_key(store: Store, game: str) -> str:
    found = await store.load(game)
    assert found is not None
    return narrator_of(*found).match.state.key()


def failing(*_: Any) -> Any:
    raise OSError("broken")


def test_a_fault_after_the_move_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        await act(games, served)
        with monkeypatch.context() as broken:
            broken.setattr(served_game, "Entry", failing)
            with pytest.raises(OSError, match="broken"):
                await act(games, served)
        await games.settle(served)
        assert served.seq == 2
        for _ in range(3):
            assert served.match.state.key() == await stored_key(store, "a")
            await act(games, served)

    with_games(tmp_path, test)


def test_a_fault_while_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        await act(games, served)
        with monkeypatch.context() as broken:
            broken.setattr(served_game, "Entry", failing)
            with pytest.raises(OSError, match="broken"):
                await games.undo(served, [0, 1], served.seq)
        await games.undo(served, [0, 1], 2)
        assert served.seq == 3
        assert served.match.state.key() == await stored_key(store, "a")

    with_games(tmp_path, test)


def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        games.put_away(0.0)
        with monkeypatch.context() as broken:
            for name in ("load", "create", "_store"):
                broken.setattr(store, name, failing)
            for attempt in (games.find("a"), games.create(row("b")), act(games, served)):
                with pytest.raises(Refusal) as refused:
                    await attempt
                assert (refused.value.code, refused.value.status) == ("busy", 503)
        again = await games.find("a")
        await act(games, again)
        assert again.seq == 2

    with_games(tmp_path, test)


def listening(heard: list[dict[str, Any]]) -> Client:
    async def hear(text: str) -> None:
        heard.append(json.loads(text))

    return Client(hear, 10)


async def at_rest(served: ServedGame) -> None:
    """Until nothing is being done with a game."""
    async with served.lock:
        pass
    await asyncio.sleep(0)


def test_a_decision_is_told_when_it_is_stored(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        heard: list[dict[str, Any]] = []
        left: list[dict[str, Any]] = []
        client, gone = listening(heard), listening(left)
        sending = [asyncio.create_task(c.run()) for c in (client, gone)]
        for c in (client, gone):
            await games.join(served, c, [0, 1])
        await asyncio.sleep(0)
        text = str(served.match.state.legal_actions()[0])
        assert games.act_now(served, client, 1, text)
        assert not games.act_now(served, client, 1, text)  # something is being done with the game
        games.leave(served, gone)
        assert {m["type"] for m in heard} == {"state"}
        await at_rest(served)
        assert heard[-1]["type"] == "update"
        assert (heard[-1]["seq"], heard[-1]["can_undo"]) == (2, True)
        assert "update" not in {m["type"] for m in left}
        found = await store.load("a")
        assert found is not None
        assert found[1][-1].actions == (text,)
        with pytest.raises(Refusal, match="this was about state 1"):
            games.act_now(served, client, 1, text)
        assert served.lock.take()
        for task in sending:
            task.cancel()

    with_games(tmp_path, test)


def test_a_decision_that_cannot_be_stored_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        heard: list[dict[str, Any]] = []
        client = listening(heard)
        sending = asyncio.create_task(client.run())
        await games.join(served, client, [0, 1])
        with monkeypatch.context() as broken:
            broken.setattr(store, "_store", failing)
            assert games.act_now(served, client, 1, str(served.match.state.legal_actions()[0]))
            await at_rest(served)
        assert (heard[-1]["type"], heard[-1]["code"]) == ("refused", "busy")
        assert not games.act_now(served, client, 1, "-")  # first what is stored must be read
        await games.settle(served)
        assert (heard[-1]["type"], heard[-1]["seq"]) == ("state", 1)

        other = Games(games.settings, store, games.thinkers)
        await act(other, await other.find("a"))
        assert games.act_now(served, client, 1, str(served.match.state.legal_actions()[1]))
        await at_rest(served)
        assert [m["type"] for m in heard[-2:]] == ["state", "refused"]
        assert (heard[-2]["seq"], heard[-1]["code"]) == (2, "stale")
        assert served.match.state.key() == await stored_key(store, "a")
        sending.cancel()

    with_games(tmp_path, test)


def test_who_has_gone_to_another_game_hears_no_refusal_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(games: Games, store: Store) -> None:
        first, second = await games.create(row("a")), await games.create(row("b"))
        heard: list[dict[str, Any]] = []
        client = listening(heard)
        sending = asyncio.create_task(client.run())
        await games.join(first, client, [0, 1])
        with monkeypatch.context() as broken:
            broken.setattr(store, "_store", failing)
            assert games.act_now(first, client, 1, str(first.match.state.legal_actions()[0]))
            games.leave(first, client)
            await games.join(second, client, [0])
            await at_rest(first)
        assert [m["game"] for m in heard if m["type"] == "state"] == ["a", "b"]
        assert "refused" not in {m["type"] for m in heard}
        sending.cancel()

    with_games(tmp_path, test)


def connected(games: Games, store: Store, client: Client) -> tuple[Callable[..., None], asyncio.Task[None]]:
    """A connection: how something is said, and who hears it."""
    said: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    def say(**message: object) -> None:
        said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    context = Context(games.settings, store, games, Limiter(games.settings))
    socket = WebSocket({"type": "websocket", "headers": [], "client": ("::1", 1)}, said.get, said.put)
    return say, asyncio.create_task(Connection(context, socket, said.get, client).run())


def test_who_watches_gets_no_hints_with_the_seat_of_another_game(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        await games.create(replace(row("a"), spectate=digest("watch")))
        await games.create(replace(row("b"), seats=[Seat("Ada", "human", token=digest("mine"))]))
        heard: list[dict[str, Any]] = []
        client = listening(heard)
        sending = asyncio.create_task(client.run())
        say, hearing = connected(games, store, client)
        say(type="join", version=VERSION, game="a", token="watch")
        say(type="hints", id=7)
        say(type="join", version=VERSION, game="b", token="mine")
        while len(heard) < 3:
            await asyncio.sleep(0.001)
        answer = next(m for m in heard if m.get("id") == 7)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-turn")
        hearing.cancel()
        sending.cancel()

    with_games(tmp_path, test)


def test_who_is_not_let_into_a_game_does_not_play_there_with_the_seats_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(games: Games, store: Store) -> None:
        mine = await games.create(replace(row("a"), seats=[Seat("Ada", "human", token=digest("mine"))]))
        other = await games.create(replace(row("b"), spectate=digest("watch")))
        heard: list[dict[str, Any]] = []
        client = listening(heard)
        sending = asyncio.create_task(client.run())
        say, hearing = connected(games, store, client)
        say(type="join", version=VERSION, game="a", token="mine")
        with monkeypatch.context() as broken:
            broken.setattr(store, "load", failing)
            other.stale = True
            say(type="join", version=VERSION, game="b", token="watch")
            while len(heard) < 2:
                await asyncio.sleep(0.001)
        assert [m["type"] for m in heard] == ["state", "refused"]
        assert client.closed == (1013, "busy")  # else it would wait for ever for a game it is not in
        await hearing
        assert mine.hub.clients == other.hub.clients == set()
        sending.cancel()

    with_games(tmp_path, test)


def failing_at_first(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A method that fails the first time."""
    failed = False

    async def attempt(*arguments: Any) -> Any:
        nonlocal failed
        if failed:
            return await method(*arguments)
        failed = True
        raise OSError("broken")

    return attempt


def test_a_computer_player_decides_again_when_its_decision_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In memory it was somebody else's turn already; nobody need ask for the game to go on."""

    async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
        return ["-"]

    async def test(games: Games, store: Store) -> None:
        served = await games.create(
            replace(row("a"), seats=[Seat("Ada", "human"), Seat("Bob", "ai", "random")])
        )
        await games.join(served, listening([]), [0])
        for _ in range(2):
            await act(games, served)
        while served.stale or served.seq < 4:  # Bob has laid the tile
            await asyncio.sleep(0.001)
        monkeypatch.setattr(store, "_store", failing_at_first(store._store))
        monkeypatch.setattr(store, "load", failing_at_first(store.load))
        while served.stale or served.seq < 5:
            await asyncio.sleep(0.001)
        assert served.match.state.key() == await stored_key(store, "a")
        assert served.current == 0

    monkeypatch.setattr(playing, "RECOVER_SECONDS", 0.01)
    monkeypatch.setattr(Thinkers, "choose", think)
    with_games(tmp_path, test)


def test_a_clock_runs_out_although_a_decision_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
        return ["-"]

    async def test(games: Games, store: Store) -> None:
        served = await games.create(replace(row("a"), clock=ThinkingTime(0.01)))
        assert served.clock is not None
        served.clock.left[1] = 1_000_000  # Bob, whose turn it seems to be in memory, has time
        await act(games, served)
        monkeypatch.setattr(store, "_store", failing_at_first(store._store))
        monkeypatch.setattr(store, "load", failing_at_first(store.load))
        client = listening([])
        await games.join(served, client, [0])
        assert games.act_now(served, client, 2, "-")
        while served.stale or served.seq < 3:
            await asyncio.sleep(0.001)
        found = await store.load("a")
        assert found is not None
        assert found[1][2].kind == "time-up"

    monkeypatch.setattr(playing, "RECOVER_SECONDS", 0.01)
    monkeypatch.setattr(Thinkers, "choose", think)
    with_games(tmp_path, test)


def test_a_computer_player_does_not_decide_for_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks about a position that was never stored; in the one that was it is not its turn."""
    thought = asyncio.Event()

    async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
        await thought.wait()
        return ["-"]

    async def test(games: Games, store: Store) -> None:
        served = await games.create(
            replace(row("a"), seats=[Seat("Ada", "human"), Seat("Bob", "ai", "random")])
        )
        await act(games, served)
        client = listening([])
        await games.join(served, client, [0])
        with monkeypatch.context() as broken:
            broken.setattr(store, "_store", failing)
            assert games.act_now(served, client, 2, "-")
            games._go_on(served)  # as a timer may
            await at_rest(served)
        thinking = served.thinking
        assert thinking is not None
        await games.undo(served, [0], 2)
        thought.set()
        await thinking
        assert (served.seq, served.current) == (3, 0)

    monkeypatch.setattr(Thinkers, "choose", think)
    with_games(tmp_path, test)


def test_what_another_process_stored_is_read_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that cannot just be added, like taking back, when the database does not answer."""
    monkeypatch.setattr(playing, "RECOVER_SECONDS", 0.01)

    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        other = Games(games.settings, store, games.thinkers)
        there = await other.find("a")
        await act(other, there)
        await other.undo(there, [0], 2)
        monkeypatch.setattr(store, "load", failing_at_first(store.load))
        with pytest.raises(Refusal):
            await games.catch_up(served, 3)
        while served.stale or served.seq < 3:
            await asyncio.sleep(0.001)

    with_games(tmp_path, test)


def test_a_request_while_the_database_does_not_answer(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        app = create_app(games.settings)
        app.state.context = Context(games.settings, store, games, Limiter(games.settings))
        async with store.engine.begin() as connection:
            for table in ("entries", "games"):
                await connection.execute(text(f"DROP TABLE {table}"))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for path in ("/api/games", "/api/games/a", "/api/games/a/record"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")

    with_games(tmp_path, test)


def test_what_another_process_stored_is_found_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        other = Games(games.settings, store, games.thinkers)
        await act(other, await other.find("a"))
        monkeypatch.setattr(playing, "RETRY_SECONDS", 0.01)
        with monkeypatch.context() as broken:
            broken.setattr(store, "entries_after", failing)
            await games.catch_up(served, 2)
            assert served.seq == 1
        while served.seq < 2:
            await asyncio.sleep(0.01)

    with_games(tmp_path, test)


def test_keys_given_by_another_process_while_a_game_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(replace(row("a"), seats=[Seat(name, "human") for name in "ABC"]))
        other = Games(games.settings, store, games.thinkers)
        read = store._entries

        async def read_meanwhile(*about: Any) -> Any:
            await games.give_keys(served, {0: "first"})
            found = await read(*about)
            await games.give_keys(served, {1: "second"})
            return found

        with monkeypatch.context() as slow:
            slow.setattr(store, "_entries", read_meanwhile)
            loaded = await other.find("a")
        await other.give_keys(loaded, {2: "third"})
        await games.catch_up(served)
        for process in (served, loaded):
            assert [process.seat_of(key) for key in ("first", "second", "third")] == [0, 1, 2]

    with_games(tmp_path, test)


def test_one_game_that_hangs_does_not_keep_others_from_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(games: Games, store: Store) -> None:
        monkeypatch.setattr(playing, "STOP_SECONDS", 0.05)
        clients = []
        for game in ("a", "b"):
            served = await games.create(row(game))
            client = Client(lambda text: asyncio.sleep(0), 10)
            await games.join(served, client, [0])
            clients.append(client)
        async with games.served["a"].lock:
            await games.stop("the server stops")
        assert [client.closed is not None for client in clients] == [False, True]

    with_games(tmp_path, test)


def test_no_game_has_such_a_name(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        for name in ("", "none", "\0", "a b", "é", "x" * 33):
            with pytest.raises(Refusal, match="no such game"):
                await games.find(name)

    with_games(tmp_path, test)


@pytest.mark.parametrize("trouble", [hang, die, fail])
def test_a_thinking_process_in_trouble_is_replaced(
    monkeypatch: pytest.MonkeyPatch, trouble: Callable[[object], str]
) -> None:
    monkeypatch.setattr(thinkers, "SPARE_SECONDS", 0.5)
    question = Question("a", "base", ("Ada", "Bob"), (), 0, ("draw:E",), "greedy", 0.1)

    async def run() -> None:
        pool = Thinkers(1)
        try:
            assert await pool._ask(trouble, question) is None
            monkeypatch.setattr(thinkers, "SPARE_SECONDS", 30.0)
            assert (await pool.choose(question))[0] == "@0,1>S"
        finally:
            pool.stop()

    asyncio.run(run())


@pytest.mark.parametrize("answer", [[], ["@50,50>N"], ["nonsense", "-"]])
def test_the_first_legal_action_in_place_of_a_player_who_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: list[str]
) -> None:
    """And while somebody thinks, others play."""

    async def test(games: Games, store: Store) -> None:
        thought, asked = asyncio.Event(), list[str]()

        async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
            asked.append(question.player)
            await thought.wait()
            return answer

        monkeypatch.setattr(Thinkers, "choose", think)
        seats = [Seat("Hal", "ai", "greedy"), Seat("Ada", "human")]
        served = await games.create(replace(row("a"), seats=seats))
        await games.join(served, listening([]), [1])
        first = str(served.match.state.legal_actions()[0])
        other = await games.create(row("b"))
        await act(games, other)
        assert (served.seq, other.seq) == (1, 2)
        thought.set()
        while not (found := await store.entries_after("a", 1)):
            await asyncio.sleep(0.01)
        assert found[0].actions[0] == first
        while served.current != 1:
            await asyncio.sleep(0.01)
        assert len(asked) == 2  # what was to follow belonged to another decision

    with_games(tmp_path, test)


@pytest.mark.parametrize("style", ["plain", "json"])
def test_logs_tell_where_it_broke_but_no_keys(style: str) -> None:
    code = f"""
import logging
from bastide.server.operation.logs import get_logger, set_up
set_up({style!r})
def join(token):
    raise OSError("broken")
for log in (get_logger("ours"), logging.getLogger("theirs")):
    try:
        join("s3cr" + "3t")
    except OSError:
        log.exception("connection failed")
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, check=True
    )
    said = done.stderr.decode()
    assert said.count("Traceback") == 2
    assert said.count("OSError: broken") == 2
    assert "s3cr3t" not in said
    if style == "json":
        lines = [json.loads(line) for line in said.splitlines()]
        assert [(line["logger"], line["level"], line["event"]) for line in lines] == [
            ("ours", "error", "connection failed"),
            ("theirs", "error", "connection failed"),
        ]


def test_one_kind_of_trouble_does_not_fill_the_logs() -> None:
    code = """
from bastide.server.operation.logs import get_logger, set_up
set_up()
log = get_logger("ours")
for n in range(1000):
    log.info("game over", game=n)
    log.error("not stored", game=n)
log.error("other trouble")
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, check=True
    )
    said = done.stderr.decode()
    assert said.count("game over") == 1000
    assert MAX_ALIKE <= said.count("not stored") <= 2 * MAX_ALIKE  # a minute may just have begun
    assert said.count("other trouble") == 1


def test_a_server_that_cannot_store_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk still answers questions."""

    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        await store.check()
        assert store._file is not None
        for name, attempt in (
            ("store", lambda: act(games, served)),
            ("create", lambda: games.create(row("b"))),
        ):
            with monkeypatch.context() as broken:
                broken.setattr(store._file, name, failing)
                with pytest.raises(Refusal, match="cannot store"):
                    await attempt()
            with pytest.raises(ConnectionError):
                await store.check()
            await games.settle(served)
            await act(games, served)
            await store.check()

    with_games(tmp_path, test)


def test_computer_players_wait_for_somebody_to_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who starts games and goes away leaves nothing behind that thinks and takes up memory."""

    async def test(games: Games, store: Store) -> None:
        asked = asyncio.Event()

        async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
            asked.set()
            return await asyncio.Future()

        monkeypatch.setattr(Thinkers, "choose", think)
        seats = [Seat("Hal", "ai", "greedy"), Seat("Eliza", "ai", "greedy")]
        served = await games.create(replace(row("a"), seats=seats))
        await games.find("a")
        assert served.thinking is None, "nobody is there"
        client = listening([])
        await games.join(served, client, [])
        await asyncio.wait_for(asked.wait(), 30)
        thinking = served.thinking
        games.put_away(0.0)
        assert games.served == {"a": served}
        games.leave(served, client)
        games.put_away(0.0)
        assert games.served == {}
        assert thinking is not None
        await asyncio.wait([thinking])
        assert thinking.cancelled()
        asked.clear()
        again = await games.find("a")
        assert again.thinking is None
        await games.join(again, client, [])
        await asyncio.wait_for(asked.wait(), 30)

    with_games(tmp_path, test)


def test_a_clock_has_its_way_once_when_everybody_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server does not play a game to its end by itself; it goes on when somebody comes."""
    asked = 0

    async def think(self: Thinkers, question: Question, whose: str = "") -> list[str]:
        nonlocal asked
        asked += 1
        return ["-"]

    async def test(games: Games, store: Store) -> None:
        served = await games.create(replace(row("a"), clock=ThinkingTime(0.0001)))
        while served.current == 0 or served.thinking is not None:
            await asyncio.sleep(0.001)
        assert served.clock is not None
        while not served.clock.is_up():  # the next one's
            await asyncio.sleep(0.001)
        assert served.flag is None, "nothing is to come"
        assert (asked, served.seq) == (2, 3)  # a whole turn: tile and figure
        await games.join(served, listening([]), [0])
        while served.seq < 10:
            await asyncio.sleep(0.001)

    monkeypatch.setattr(Thinkers, "choose", think)
    with_games(tmp_path, test)


def test_those_who_watch_come_and_go_unnoticed(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        served = await games.create(row("a"))
        heard: list[str] = []

        async def hear(text: str) -> None:
            heard.append(text)

        player = Client(hear, 10)
        await games.join(served, player, [0])
        running = asyncio.create_task(player.run())
        for seats in ([], [1], [1]):
            client = Client(lambda text: asyncio.sleep(0), 10)
            await games.join(served, client, seats)
            if not seats:
                games.leave(served, client)
        player.close(1000, "")
        await running
        assert [text for text in heard if "presence" in text] == [
            '{"type":"presence","connected":[true,true]}'
        ]

    with_games(tmp_path, test)


def test_drawings_are_limited_by_address(tmp_path: Path) -> None:
    async def test(games: Games, store: Store) -> None:
        settings = replace(games.settings, drawings_a_minute=2)
        app = create_app(settings)
        context = app.state.context = Context(settings, store, games, Limiter(settings))
        await games.create(replace(row("a"), spectate=digest("key")))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            paths = ("picture.svg", "replay", "replay", "picture.svg", "record", "track.svg")
            answers = [
                await client.get(f"/api/games/a/{path}", headers={"authorization": "Bearer key"})
                for path in paths
            ]
        context.workshop.stop()
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429, 200, 200]

    with_games(tmp_path, test)
