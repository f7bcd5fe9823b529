"""A client as tests play it: it checks every message against the protocol and keeps the view up to date."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bastide.view.messages import VERSION, read_server_message
from tests.server.serving import Serving

TIMEOUT = 30.0


def create(server: Serving, *kinds: str, **more: Any) -> dict[str, Any]:
    """A new game; kinds are human, open, or the name of a computer player."""
    seats = [{"kind": k} if k in ("human", "open") else {"kind": "ai", "player": k} for k in kinds]
    answer = httpx.post(f"{server.http}/api/games", json={"seats": seats, **more}, timeout=TIMEOUT)
    assert answer.status_code == 201, answer.text
    result: dict[str, Any] = answer.json()
    return result


def key(token: str) -> dict[str, str]:
    """How a key is shown."""
    return {"authorization": f"Bearer {token}"} if token else {}


class Guest:
    """One connection."""

    def __init__(self, server: Serving) -> None:
        # No pings: their thread draws random numbers, which Hypothesis takes for ours.
        self.socket: ClientConnection = connect(
            server.ws,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=TIMEOUT,
            close_timeout=2,
        ).__enter__()
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.targets: list[dict[str, Any]] = []
        self.seq = 0

    @classmethod
    def joined(cls, server: Serving, game: str, token: str, *tokens: str, **more: Any) -> Guest:
        guest = cls(server)
        guest.say(type="join", version=VERSION, game=game, token=token, tokens=list(tokens), **more)
        guest.hear("state")
        return guest

    @classmethod
    def all_seats(cls, server: Serving, created: dict[str, Any]) -> Guest:
        """Somebody who plays all seats of people at one screen."""
        tokens = [seat["token"] for seat in created["seats"] if seat["token"]]
        return cls.joined(server, created["game"], *tokens)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of certain kinds."""
        while True:
            text = self.socket.recv(TIMEOUT)
            message: dict[str, Any] = json.loads(text)
            read_server_message(text)
            self._note(message)
            if not kinds or message["type"] in kinds:
                return message

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state, self.view, self.log = message, message["view"], message["log"]
        elif message["type"] == "update":
            assert message["seq"] == self.seq + 1
            view = dict(message["view"])
            if "tiles" in view:
                assert view.pop("tiles_from") == len(self.view["tiles"])
                view["tiles"] = self.view["tiles"] + view["tiles"]
            left = {**self.view["unseen"], **view.get("unseen", {})}
            view["unseen"] = {name: n for name, n in left.items() if n}
            self.view = {**self.view, **view}
            self.log = self.log + message["log"]
        else:
            return
        self.seq = message["seq"]
        self.targets = message["targets"]
        self.can_undo = message["can_undo"]

    def act(self, action: object, seq: int | None = None) -> dict[str, Any]:
        """Choose something and hear what becomes of it."""
        self.say(type="act", seq=self.seq if seq is None else seq, action=action)
        return self.hear("update", "state", "refused")

    def play(self, generator: random.Random, most: int = 10_000) -> int:
        """Choose at random until the game is over or so many decisions are made; how many were."""
        made = 0
        while self.view["current"] != "over" and made < most:
            if not self.targets:
                self.hear("update", "state")
                continue
            answer = self.act(generator.choice(self.targets)["text"])
            assert answer["type"] != "refused", answer
            made += 1
        return made

    def close(self) -> None:
        self.socket.close()
