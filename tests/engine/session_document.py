"""The session in ``docs/protocol.md``: read, played, and (run as a script) written anew."""

import io
import json
import sys
from pathlib import Path
from typing import Any

from bastide.engine.loop import serve

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
HEADING = "## A complete session"

# What is asked, and for answers that change with the version or the sets, which fields are shown.
REQUESTS: list[tuple[str, tuple[str, ...] | None]] = [
    ('{"id": 1, "command": "hello"}', ("id", "ok", "command", "engine", "protocol")),
    ('{"id": 2, "command": "state"}', None),
    (
        '{"id": 3, "command": "new", "setup": "base", "players": ["Ada", "Bob"], "draws": ["E", "U", "W"]}',
        None,
    ),
    ('{"id": 4, "command": "legal"}', None),
    ('{"id": 5, "command": "explain", "action": "@0,1>N"}', None),
    ('{"id": 6, "command": "play", "action": "@0,1>N"}', None),
    ('{"id": 7, "command": "rules", "rule": "TILE-3"}', None),
    ('{"id": 8, "command": "play", "action": {"type": "place", "at": [0, 1], "top": "S"}}', None),
    ('{"id": 9, "command": "legal"}', None),
    ('{"id": 10, "command": "play", "action": "M.S"}', None),
    ('{"id": 11, "command": "scores"}', None),
    ('{"id": 12, "command": "undo"}', None),
    ('{"id": 13, "command": "play", "action": "M.S"}', None),
    ('{"id": 14, "command": "state", "seat": 1}', None),
    ('{"id": 15, "command": "play", "action": "@1,0>N"}', None),
    ('{"id": 16, "command": "go", "player": "greedy", "nodes": 1000}', ("id", "ok", "command", "player")),
    ('{"id": 17, "command": "play", "action": "M.W"}', None),
    (
        '{"id": 18, "command": "go", "player": "greedy", "play": true}',
        ("id", "ok", "command", "player", "turn"),
    ),
    ('{"id": 19, "command": "undo"}', ("id", "ok", "command", "current", "turn", "tile")),
    ('{"id": 20, "command": "position"}', None),
    ('{"id": 21, "command": "record"}', None),
    ('{"id": 22, "command": "record", "form": "json"}', None),
    ('{"id": 23, "command": "play"}', None),
    ('{"id": 24, "command": "paly", "action": "-"}', None),
    ('{"id": 25, "command": "new", "setup": "base+castle"}', ("id", "ok")),
    ("this is not JSON", None),
    ('{"id": 26, "command": "new", "setup": "base", "options": {"small_city": "on"}, "seed": 7}', None),
    (
        '{"id": 27, "command": "go", "player": "random", "seed": 1, "play": true}',
        ("id", "ok", "command", "player", "choice"),
    ),
    (
        '{"id": 28, "command": "new", '
        '"position": "base | D@0,0>N E@0,1>S | - | Ada 4 7M, Bob 0 7M | 2 Bob draw"}',
        None,
    ),
    ('{"id": 29, "command": "play", "action": "draw:B"}', None),
    ('{"id": 30, "command": "odds", "place": "0,2"}', None),
    ('{"id": 31, "command": "hint", "depth": "nudge", "level": "quick", "seed": 1}', ("id", "ok", "command")),
    ('{"id": 32, "command": "review", "level": "quick"}', ("id", "ok", "command")),
    ('{"id": 33, "command": "puzzle", "day": "2026-11-17"}', ("id", "ok", "command")),
    ('{"id": 34, "command": "puzzle", "puzzle": "2026-11-17", "reveal": true}', ("id", "ok", "command")),
    ('{"id": 35, "command": "quiz", "sets": ["base"], "seed": 1}', ("id", "ok", "command")),
    ('{"id": 36, "command": "quit"}', None),
]


def converse(requests: list[str]) -> list[dict[str, Any]]:
    """What the engine answers."""
    sink = io.BytesIO()
    serve(io.BytesIO("".join(f"{r}\n" for r in requests).encode()), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def read() -> tuple[list[str], list[tuple[str, dict[str, Any]]]]:
    """The requests of the document, and its answers with their signs."""
    requests: list[str] = []
    answers: list[tuple[str, dict[str, Any]]] = []
    session = DOCUMENT.read_text(encoding="utf-8").partition(HEADING)[2].split("```")[1]
    for line in session.splitlines():
        sign, _, rest = line.partition(" ")
        if sign == ">":
            requests.append(rest)
        elif sign:
            answers.append((sign, json.loads(rest)))
    return requests, answers


def write() -> None:
    """Put the session of today into the document."""
    head, heading, tail = DOCUMENT.read_text(encoding="utf-8").partition(HEADING)
    words = tail.split("```")
    lines = []
    for (request, shown), answer in zip(REQUESTS, converse([r for r, _ in REQUESTS]), strict=True):
        if shown is not None:
            answer = {key: answer[key] for key in shown}
        lines += [f"> {request}", f"{'<' if shown is None else '<~'} {json.dumps(answer)}", ""]
    words[1] = "\n" + "\n".join(lines[:-1]) + "\n"
    DOCUMENT.write_text(head + heading + "```".join(words), encoding="utf-8")


if __name__ == "__main__":
    write()
    sys.exit(0)
