"""Two server processes on one PostgreSQL serve the same game."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bastide.view.messages import VERSION
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def servers(postgresql: str) -> Iterator[tuple[Serving, Serving]]:
    pair = (Serving(postgresql), Serving(postgresql))  # both bring the tables up to date
    for server in pair:
        server.wait()
    yield pair
    for server in pair:
        said = server.stop()
        assert "Traceback" not in said, said


def test_two_players_on_two_processes(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    created = create(one, "human", "human")
    ada = Guest.joined(one, created["game"], created["seats"][0]["token"])
    bob = Guest.joined(two, created["game"], created["seats"][1]["token"])
    assert ada.hear("presence")["connected"] == [True, True]
    generator = random.Random(1)
    for _ in range(30):
        guest, other = (ada, bob) if ada.targets else (bob, ada)
        assert guest.act(generator.choice(guest.targets)["text"])["type"] == "update"
        other.hear("update", "state")
        assert other.seq == guest.seq
    assert {**ada.view, "key": ""} == {**bob.view, "key": ""}
    assert ada.log == bob.log
    bob.close()
    assert ada.hear("presence")["connected"] == [True, False]


def test_names_that_a_database_cannot_look_for(servers: tuple[Serving, Serving]) -> None:
    assert httpx.get(f"{servers[0].http}/api/games/%00").status_code == 404
    guest = Guest(servers[0])
    guest.say(type="join", version=VERSION, game="\0", token="x")
    assert guest.hear("refused")["code"] == "no-game"


def test_only_one_of_two_is_accepted(servers: tuple[Serving, Serving]) -> None:
    """The same seat on both processes, acting at the same moment, again and again."""
    created = create(servers[0], "human", "human")
    guests = [Guest.all_seats(server, created) for server in servers]
    for n in range(15):
        answers: list[str] = ["", ""]

        def act(i: int, answers: list[str], n: int) -> None:
            targets = guests[i].targets
            answer = guests[i].act(targets[(n + i) % len(targets)]["text"])
            answers[i] = answer["type"] if answer["type"] != "refused" else str(answer["code"])

        before = guests[0].seq
        threads = [threading.Thread(target=act, args=(i, answers, n)) for i in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        for guest in guests:
            while guest.seq <= before or not guest.targets:
                guest.hear("update", "state")
        assert guests[0].seq == guests[1].seq == before + 1, answers
    fresh = [Guest.all_seats(server, created) for server in servers]
    assert fresh[0].log == fresh[1].log
    assert fresh[0].view == fresh[1].view


def test_undo_and_name_reach_the_other_process(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    created = create(one, "human", "open")
    ada = Guest.joined(one, created["game"], created["seats"][0]["token"])
    eve = Guest.joined(two, created["game"], created["seats"][1]["token"], name="Eve")
    while ada.view["players"][1]["name"] != "Eve":
        ada.hear("state")
    ada.act(ada.targets[0]["text"])
    eve.hear("update")
    ada.say(type="undo", seq=ada.seq)
    ada.hear("state")
    eve.hear("state")
    assert eve.seq == ada.seq
    assert {**eve.view, "key": ""} == {**ada.view, "key": ""}


def test_both_processes_lead_to_the_same_rematch(servers: tuple[Serving, Serving]) -> None:
    created = create(servers[0], "human", "human")
    game, tokens = created["game"], [seat["token"] for seat in created["seats"]]
    Guest.all_seats(servers[0], created).play(random.Random(2))
    guests = [Guest.joined(*at) for at in zip(servers, [game] * 2, tokens, strict=True)]
    keys: list[str] = ["", ""]

    def ask(seat: int) -> None:
        url = f"{servers[seat].http}/api/games/{game}/rematch"
        keys[seat] = httpx.post(url, headers=key(tokens[seat])).json()["seats"][seat]["token"]

    threads = [threading.Thread(target=ask, args=(seat,)) for seat in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    again = guests[0].hear("rematch")["game"]
    assert guests[1].hear("rematch")["game"] == again
    for seat, token in enumerate(keys):
        for server in servers:  # the key was given by one of them
            assert Guest.joined(server, again, token).state["yours"] == [seat]


def test_the_other_goes_on_when_one_is_killed(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    created = create(two, "human", "greedy")
    guest = Guest.all_seats(two, created)
    guest.play(random.Random(3), 4)
    two.kill()
    again = Guest.all_seats(one, created)
    assert guest.seq <= again.seq
    again.play(random.Random(4), 6)
    two.start()
    two.wait()
    assert Guest.all_seats(two, created).seq >= again.seq


def test_one_port_and_two_processes(postgresql: str) -> None:
    """Whichever process a connection reaches, the game is the same; one that dies is replaced."""
    server = Serving(postgresql, workers=2).wait()
    try:
        created = create(server, "human", "human")
        guests = [Guest.all_seats(server, created) for _ in range(4)]
        generator = random.Random(5)
        for n in range(8):
            guest = guests[n % 4]
            assert guest.act(generator.choice(guest.targets)["text"])["type"] == "update"
            for other in guests:
                while other.seq < guest.seq:
                    other.hear("update", "state")
        assert len({str(guest.log) for guest in guests}) == 1
        for guest in guests:
            guest.close()
    finally:
        said = server.stop()
    assert "Traceback" not in said, said
    assert server.process is not None
    assert server.process.returncode == 0


def test_processes_end_when_the_one_that_started_them_is_killed(postgresql: str) -> None:
    server = Serving(postgresql, workers=2).wait()
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert len(children) >= 2
    server.process.send_signal(signal.SIGKILL)
    server.process.wait(10)
    try:
        for child in map(int, children):
            _wait_for_the_end_of(child)
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.http}/healthz")
    finally:
        server.errors()


def _wait_for_the_end_of(process: int) -> None:
    for _ in range(300):
        try:
            state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return
        if state == "Z":  # it has ended, and nobody has asked how
            return
        time.sleep(0.1)
    os.kill(process, signal.SIGKILL)
    pytest.fail(f"process {process} went on")
