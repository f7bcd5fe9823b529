"""Small texts that would take all memory or time of a careless reader, for every way by which they come in.

Run as a program it sends all of them through the readers in this process, with so much memory and no more:
``python -m tests.bombs MEGABYTES``.
"""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from bastide import BastideError
from bastide.engine.loop import respond
from bastide.engine.session import Session
from bastide.record.loading import load_record
from bastide.record.position import parse_position

NUMBERS = ("9" * 30, "9" * 4000, "9" * 5000, "-" + "9" * 4299, "1" + "0" * 4299, "1e400", "9" * 100_000)
NESTED = (
    "[" * 100_000,
    '{"a":' * 50_000,
    "[" * 100_000 + "]" * 100_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
)
TILE = {"id": "T1", "count": 2, "edges": "FFFF", "cloister": True, "fields": [{"at": "NNE", "cities": []}]}
ROOM = 190_000  # characters, a little less than own tiles may have
SECONDS = 10.0  # for one of them, on a slow machine; the careless reader took minutes


def own_tiles() -> Iterator[str]:
    """What may stand where one's own tiles should."""
    for size in (1000, 40_000, ROOM, 400_000):
        yield "a." * (size // 2) + "a=1"  # the time for a dotted key grows with the square of its dots
        yield "\n".join("a." * 39 + f"a{n}=1" for n in range(size // 90))
        yield "\n".join("[[" + "b." * 39 + "a]]" for _ in range(size // 90))
        yield "a=" + "[" * size
        yield "a=" + "{a=" * (size // 3)
        yield "1 {'set':" + "[" * size
        yield "1 " + "{'a':" * (size // 5)
        yield "1 {'set':'x','title':'y','tile':" + "[" * (size // 2) + "]" * (size // 2) + "}"
        many = [{**TILE, "id": f"T{n}"} for n in range(size // 120)]
        yield written({"set": "x", "title": "y", "tile": many})
    for number in NUMBERS:
        yield number
        yield f"{number} {{}}"
        yield f"set='x'\n[[tile]]\nid='a'\ncount={number}\nedges='FFFF'"
        for field in ("id", "count", "edges", "fields", "cities", "roads", "cloister", "start", "unknown"):
            for form in ("@", ["@"], {"at": "@"}, [{"at": "@", "cities": ["@"]}]):
                document = {"set": "x", "title": "y", "tile": [{**TILE, field: form}]}
                yield written(document).replace("'@'", number)


def written(document: object) -> str:
    """Own tiles as records write them."""
    return "1 " + json.dumps(document, separators=(",", ":")).replace('"', "'")


def records() -> Iterator[str]:
    """Records, in text and in JSON."""
    for tiles in own_tiles():
        setup = {"sets": "base", "players": ["Ada", "Bob"], "tiles": tiles}
        yield json.dumps({"format": 2, "setup": setup, "actions": []})
        line = tiles.replace('"', "'").replace("\n", " ")
        yield f'[Format "2"]\n[Setup "base"]\n[Players "Ada, Bob"]\n[Tiles "{line}"]\n'
    plain = {"format": 2, "setup": {"sets": "base", "players": ["Ada", "Bob"]}, "actions": []}
    for bomb in (*NUMBERS, *NESTED):
        yield bomb
        for field in ("format", "seed", "position", "actions", "result", "tags", "setup", "unknown"):
            yield json.dumps({**plain, field: "@"}).replace('"@"', bomb)
        for field in ("sets", "players", "options", "first", "tiles"):
            yield json.dumps({**plain, "setup": {**plain["setup"], field: "@"}}).replace('"@"', bomb)  # type: ignore[dict-item]
        for action in ("@", {"type": "@"}, {"type": "place", "at": ["@", 0]}, {"type": "draw", "tile": "@"}):
            yield json.dumps({**plain, "actions": [action]}).replace('"@"', bomb)
        yield json.dumps({**plain, "result": {"scores": ["@"], "winners": ["@"]}}).replace('"@"', bomb)
    head = '[Format "2"]\n[Setup "base"]\n[Players "Ada, Bob"]\n'
    for n in (1000, 100_000):
        yield "".join(f'[T{i} "x"]' for i in range(n))
        yield f"{head}\n1. Ada " + "{" * n
        yield f"{head}\n1. Ada " + "{}" * n + " {"
        yield f"{head}\n1. Ada " + " " * n + "x"
        yield head.replace("Ada, Bob", ", ".join(map(str, range(n))))
        yield f'{head}[Result "{"Ada 1 " * n}"]\n'
        yield head.replace("base", "+".join(["base"] * n))
        yield head.replace("base", f"{n}*base")


def positions() -> Iterator[str]:
    """Positions."""
    form = "{setup} | D@{x},0>N | - | Ada {score} {supply}M, Bob 0 7M | {turn} Ada draw{more}"
    usual = {"setup": "base", "x": "0", "score": "0", "supply": "7", "turn": "1", "more": ""}
    for tiles in own_tiles():
        line = tiles.replace("|", "").replace("\n", " ")
        yield form.format(**{**usual, "more": f" | tiles {line}"})
    for bomb in (*NUMBERS, *NESTED):
        for field in ("x", "score", "supply", "turn"):
            yield form.format(**{**usual, field: bomb})
        for setup in (f"{bomb}*base", f"base first={bomb}", f"base format={bomb}", f"base x={bomb}"):
            yield form.format(**{**usual, "setup": setup})
        for more in (f" | gone {bomb}*E", f" | laid {bomb},0", f" | agenda {bomb}", f" | own x {bomb}"):
            yield form.format(**{**usual, "more": more})


def requests() -> Iterator[str]:
    """Requests of the bot protocol."""
    for tiles in own_tiles():
        yield json.dumps({"command": "new", "tiles": tiles})
    for bomb in (*NUMBERS, *NESTED):
        yield bomb
        for command in ("new", "go", "undo", "state", "explain", "play"):
            for field in (
                "id",
                "seed",
                "seconds",
                "nodes",
                "players",
                "first",
                "count",
                "draws",
                "record",
                "action",
            ):
                yield f'{{"command":"{command}","{field}":{bomb}}}'
        yield f'{{"command":"explain","action":{{"type":"place","at":[{bomb},0]}}}}'


class Reading:
    """Sends bombs to a reader; nothing but a refusal may come of them, and soon."""

    def __init__(self) -> None:
        self.read = self.refused = 0

    def check(self, what: str, bomb: str, answer: str) -> None:
        started = time.process_time()
        said = getattr(self, answer)(bomb)
        took = time.process_time() - started
        if took > SECONDS:
            raise AssertionError(f"{what} took {took:.1f} s for {bomb[:60]!r}")
        self.read += 1
        self.refused += said is not None

    def record(self, text: str) -> str | None:
        return _refusal(lambda: load_record(text))

    def position(self, text: str) -> str | None:
        return _refusal(lambda: parse_position(text))

    def request(self, text: str) -> str | None:
        session = Session()
        session.answer({"command": "new", "draws": ["E"]})
        answer = respond(session, text.encode())
        if answer["ok"]:
            return None
        if answer["error"]["code"] == "internal":
            raise AssertionError(f"a fault of ours: {answer['error']['message']} for {text[:80]!r}")
        return str(answer["error"]["code"])

    def file(self, text: str) -> str | None:
        """A file that somebody was sent, and replays."""
        from bastide.cli import main

        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.bastide"
            path.write_text(text)
            said = io.StringIO()
            with redirect_stdout(said), redirect_stderr(said):
                try:
                    main(["replay", str(path)])
                except SystemExit as ended:
                    if ended.code in (0, None):
                        return None
        if "Traceback" in said.getvalue():
            raise AssertionError(said.getvalue()[-500:])
        return said.getvalue()


def _refusal(read: object) -> str | None:
    try:
        read()  # type: ignore[operator]
    except BastideError as error:
        return str(error)[:100]
    return None


def main() -> None:
    """All of them, with so many megabytes."""
    import resource

    most = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    reading = Reading()
    for bombs, answer in ((records, "record"), (positions, "position"), (requests, "request")):
        for bomb in bombs():
            reading.check(answer, bomb, answer)
    for number, bomb in enumerate(records()):
        if number % 97 == 0:  # the command reads by the same reader; starting it takes longer
            reading.check("bastide replay", bomb, "file")
    print(reading.read, reading.refused)


if __name__ == "__main__":
    main()
