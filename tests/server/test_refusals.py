"""What is stale, repeated, forged, out of turn or from elsewhere is refused in words, and changes nothing."""

from __future__ import annotations

import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bastide.view.messages import VERSION, read_server_message
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def game(server: Serving) -> dict[str, Any]:
    """A game of two people in which two decisions have been made."""
    created = create(server, "human", "human", seed=11)
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(1), 2)
    guest.close()
    return created


def position(server: Serving, game: dict[str, Any]) -> dict[str, Any]:
    answer = httpx.get(f"{server.http}/api/games/{game['game']}", headers=key(game["spectate"]))
    result: dict[str, Any] = answer.json()
    return {key: result[key] for key in ("seq", "view", "log", "seats")}


def test_stale_repeated_forged_and_out_of_turn(server: Serving, game: dict[str, Any]) -> None:
    before = position(server, game)
    tokens = [seat["token"] for seat in game["seats"]]
    players = [Guest.joined(server, game["game"], token) for token in tokens]
    watcher = Guest.joined(server, game["game"], game["spectate"])
    current = players[before["view"]["current"]]
    other = players[1 - before["view"]["current"]]
    text = current.targets[0]["text"]
    assert current.act(text, seq=current.seq - 1)["code"] == "stale"
    assert current.act(text, seq=current.seq + 1)["code"] == "stale"
    assert other.act(text)["code"] == "not-your-turn"
    assert watcher.act(text)["code"] == "not-your-turn"
    assert not other.targets
    assert not watcher.targets
    illegal = current.act("@50,50>N")
    assert illegal["code"] == "illegal"
    assert illegal["rules"]
    assert illegal["reasons"][0]["text"]
    for forged in ("draw:E", "nonsense", {"type": "draw", "tile": "E"}, {"type": "x"}, {}, ""):
        assert current.act(forged)["code"] in ("notation", "illegal")
    for kind, more in (("act", {"action": text}), ("undo", {})):
        current.say(type=kind, seq=current.seq, version=VERSION, game="another", **more)
        assert current.hear("refused")["code"] == "no-game"
        current.say(type=kind, seq=current.seq, version=VERSION + 1, game=game["game"], **more)
        assert current.hear("refused")["code"] == "version"
    for guest in (other, watcher):
        guest.say(type="undo", seq=guest.seq)
        assert guest.hear("refused")["code"] == "undo"
    assert position(server, game) == before
    for guest in (*players, watcher):
        guest.close()


def test_an_action_counts_once(server: Serving) -> None:
    guest = Guest.all_seats(server, create(server, "human", "human"))
    text = guest.targets[0]["text"]
    guest.say(type="act", seq=guest.seq, action=text)
    guest.say(type="act", seq=guest.seq, action=text, version=VERSION, game=guest.state["game"])
    answers = [guest.hear("update", "refused"), guest.hear("update", "refused")]
    assert [answer["type"] for answer in answers] == ["update", "refused"]
    assert answers[1]["code"] == "stale"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "none"}, "no-game"),
        ({"token": "x"}, "bad-token"),
        ({"token": ""}, "bad-token"),
        ({"token": "\ud800"}, "bad-token"),
        ({"version": VERSION + 1}, "version"),
        ({"tokens": ["wrong"]}, "bad-token"),
    ],
)
def test_joins_that_are_refused(
    server: Serving, game: dict[str, Any], change: dict[str, Any], code: str
) -> None:
    guest = Guest(server)
    message = {"version": VERSION, "game": game["game"], "token": game["seats"][0]["token"], **change}
    guest.say(type="join", **message)
    refused = guest.hear()
    assert refused["type"] == "refused"
    assert refused["code"] in (code, "message")
    if refused["code"] == code:
        with pytest.raises(ConnectionClosed):
            guest.hear()


def test_keys_of_another_game_open_nothing(server: Serving, game: dict[str, Any]) -> None:
    other = create(server, "human", "human")
    for token in (other["seats"][0]["token"], other["spectate"], "", "x"):
        for path in ("", "/record", "/replay", "/picture.svg"):
            answer = httpx.get(f"{server.http}/api/games/{game['game']}{path}", headers=key(token))
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "bad-token"
    answer = httpx.post(f"{server.http}/api/games/{game['game']}/rematch", headers=key(other["spectate"]))
    assert answer.status_code == 403
    assert httpx.get(f"{server.http}/api/games/none", headers=key("x")).status_code == 404


def test_names_that_cannot_be_taken(server: Serving) -> None:
    created = create(server, "human", "open")
    token = created["seats"][1]["token"]
    for name in ("Red", "", "a,b", "x" * 41, "\ue000", "\U0001f063"):
        guest = Guest(server)
        guest.say(type="join", version=VERSION, game=created["game"], token=token, name=name)
        refused = guest.hear()
        assert refused["type"] == "refused"
        assert refused["code"] in ("name", "message")
        guest.close()
    Guest.joined(server, created["game"], token, name="Eve").close()
    late = Guest.joined(server, created["game"], token, name="Mallory")  # the seat has its name
    assert late.view["players"][1]["name"] == "Eve"


def test_pages_from_elsewhere(server: Serving, game: dict[str, Any]) -> None:
    with pytest.raises(InvalidStatus):
        connect(server.ws, origin=Origin("https://evil.example")).__enter__()
    with connect(server.ws, origin=Origin(f"http://127.0.0.1:{server.port}")) as socket:
        socket.send('{"type":"ping"}')
    answer = httpx.post(
        f"{server.http}/api/games",
        json={"seats": [{"kind": "human"}]},
        headers={"origin": "https://evil.example"},
    )
    assert answer.status_code == 403


def _say_and_hear(guest: Guest, text: str) -> None:
    guest.socket.send(text)
    guest.hear()


def test_what_is_too_large(server: Serving, game: dict[str, Any]) -> None:
    guest = Guest(server)
    guest.socket.send(json.dumps({"type": "act", "seq": 1, "action": "x" * 70_000}))
    assert guest.hear()["code"] == "too-large"
    with pytest.raises(ConnectionClosed):
        guest.hear()
    guest = Guest(server)
    with pytest.raises(ConnectionClosed):
        _say_and_hear(guest, "x" * 1_000_000)
    assert httpx.post(f"{server.http}/api/games", content=b"x" * 70_000).status_code == 413
    assert httpx.post(f"{server.http}/api/replay", content=b"x" * 2_000_000).status_code == 413

    def stream() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    assert httpx.post(f"{server.http}/api/games", content=stream()).status_code == 413


def test_the_first_message_must_be_a_join(server: Serving) -> None:
    guest = Guest(server)
    guest.say(type="act", seq=1, action="x")
    assert guest.hear()["code"] == "message"
    with pytest.raises(ConnectionClosed):
        guest.hear()


def _ping_for_ever(guest: Guest) -> None:
    while True:
        guest.say(type="ping")
        guest.hear("pong")
        time.sleep(0.01)


def test_a_connection_must_join(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path}/games.sqlite", join_seconds=2).wait()
    try:
        created = create(server, "human")
        silent, talking, joined = Guest(server), Guest(server), Guest.all_seats(server, created)
        with pytest.raises(ConnectionClosed) as closed:
            silent.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "no join came")
        with pytest.raises(ConnectionClosed):
            _ping_for_ever(talking)
        joined.say(type="ping")
        joined.hear("pong")
    finally:
        server.stop()


def test_too_many_connections_of_one_address(tmp_path: Path) -> None:
    server = Serving(
        f"sqlite:///{tmp_path}/games.sqlite",
        limits="on",
        proxied="on",
        max_clients_of_address=2,
        max_clients=4,
        join_seconds=3600,
    ).wait()

    def call(address: str) -> Any:
        socket = connect(
            server.ws, additional_headers={"x-forwarded-for": f"10.9.9.9, {address}"}
        ).__enter__()
        with contextlib.suppress(ConnectionClosed):
            socket.send('{"type":"ping"}')
        answer = json.loads(socket.recv(10))
        return socket if answer["type"] == "pong" else (socket, answer["code"])

    def refused(address: str) -> tuple[str, int]:
        socket, code = call(address)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None
        return code, closed.value.rcvd.code

    def leave(socket: Any, left: int) -> None:
        socket.close()
        while f"bastide_clients {left}.0" not in httpx.get(f"{server.http}/metrics").text:
            time.sleep(0.01)

    try:
        one, two, six = call("10.0.0.1"), call("10.0.0.1"), call("2001:db8::1")
        assert refused("10.0.0.1") == ("rate", 1013)
        leave(one, 2)
        one, other_six = call("10.0.0.1"), call("2001:db8::2")
        assert refused("10.0.0.2") == ("busy", 1013)  # there is no room for anybody
        leave(two, 3)
        assert refused("2001:db8::ffff") == ("rate", 1013)  # the same subscriber
        last = call("2001:db8:0:1::1")
        for left, socket in zip((3, 2, 1, 0), (one, six, other_six, last), strict=True):
            leave(socket, left)
    finally:
        server.stop()


@pytest.mark.parametrize(
    "body",
    [
        {"seats": []},
        {"seats": [{"kind": "human"}] * 7},
        {"seats": [{"kind": "human", "name": "A"}, {"kind": "human", "name": "A"}]},
        {"seats": [{"kind": "human", "name": '"'}]},
        {"seats": [{"kind": "ai", "player": "nobody"}]},
        {"seats": [{"kind": "robot"}]},
        {"seats": [{"kind": "human"}], "setup": "nothing"},
        {"seats": [{"kind": "human"}], "setup": "99*base"},
        {"seats": [{"kind": "human"}], "setup": "999999*base"},
        {"seats": [{"kind": "human"}], "options": {"x": "y"}},
        {"seats": [{"kind": "human"}], "preset": "x"},
        {"seats": [{"kind": "human"}], "first": 3},
        {"seats": [{"kind": "human"}], "seed": -1},
        {"seats": [{"kind": "human"}], "clock": {"minutes": 0}},
        {"seats": [{"kind": "human"}], "more": 1},
        [],
        "x",
    ],
)
def test_games_that_cannot_be_played(server: Serving, body: object) -> None:
    answer = httpx.post(f"{server.http}/api/games", json=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["message"]


def test_records_that_cannot_be_read(server: Serving) -> None:
    for content in (b"", b"x", b"{}", b"\xff", b"[Setup", b'{"format": 1}', b"{" * 50_000, b"[" * 50_000):
        answer = httpx.post(f"{server.http}/api/replay", content=content)
        assert answer.status_code == 400, content[:20]
        assert answer.json()["error"]["code"] == "record"


# Random nonsense ----------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
types = st.sampled_from(
    ["join", "act", "undo", "explain", "feature", "farms", "cell", "hints", "previews", "ping", "state", "x"]
)
fields = st.sampled_from(["seq", "action", "id", "at", "spot", "token", "tokens", "game", "version", "name"])
likely = st.one_of(
    values,
    st.integers(-3, 40),
    st.just([0, 0]),
    st.sampled_from(["@0,1>S", "M.S", "-", "draw:E", "M@0,0.N"]),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["place", "deploy", "pass", "draw"])},
        optional={"at": values, "top": values, "piece": values, "spot": values},
    ),
)
messages = st.one_of(
    values,
    st.builds(lambda kind, more: {"type": kind, **more}, types, st.dictionaries(fields, likely, max_size=5)),
)


def test_nonsense_is_refused_and_changes_nothing(server: Serving, game: dict[str, Any]) -> None:
    """Random JSON of a watcher, who may ask everything and do nothing."""
    before = position(server, game)
    guest = Guest.joined(server, game["game"], game["spectate"])
    codes: set[int] = set()

    @settings(max_examples=250, suppress_health_check=list(HealthCheck))
    @given(messages)
    def try_one(message: object) -> None:
        nonlocal guest
        try:
            guest.socket.send(json.dumps(message))
            guest.socket.send('{"type":"ping"}')
            while True:
                text = guest.socket.recv(10)
                answer = json.loads(text)
                read_server_message(text)
                if answer["type"] == "pong":
                    break
        except ConnectionClosed as closed:
            codes.add(closed.rcvd.code if closed.rcvd else 0)
            guest = Guest.joined(server, game["game"], game["spectate"])

    try_one()
    assert codes <= {1008, 1009}
    for raw in (
        "",
        "{",
        "\x00",
        "[" * 10_000,
        '{"a":' * 5000,
        "NaN",
        "1e999",
        '"\\ud800"',
        b"\xff\xfe",
        b"{}",
    ):
        if guest.socket.protocol.close_code is not None:
            guest = Guest.joined(server, game["game"], game["spectate"])
        guest.socket.send(raw)
        assert guest.hear("refused")["code"] == "message"
    assert position(server, game) == before


def test_nonsense_of_a_player_never_breaks_the_game(server: Serving) -> None:
    """Random actions of somebody whose turn it is: accepted if legal, else refused; never anything else."""
    created = create(server, "human", "human", seed=4)
    guest = Guest.all_seats(server, created)

    @settings(max_examples=150, suppress_health_check=list(HealthCheck))
    @given(likely)
    def try_one(action: object) -> None:
        if not isinstance(action, str | dict):
            return
        before = guest.seq
        answer = guest.act(action)
        assert answer["type"] in ("update", "refused")
        assert guest.seq == before + (answer["type"] == "update")

    try_one()
    assert position(server, created)["seq"] == guest.seq
