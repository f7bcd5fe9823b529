"""The conversation over standard input and output. Whatever comes in, it answers and goes on."""

from __future__ import annotations

import json
import math
from typing import Any, BinaryIO

from bastide.engine.session import Session
from bastide.words import Message

LONGEST = 4 * 1024 * 1024  # bytes of a line; a record of the largest game is far shorter


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line by line until the client quits or its side closes."""
    session = Session()
    while not session.done:
        line = source.readline(LONGEST + 1)
        if not line:
            return
        if len(line) > LONGEST and not line.endswith(b"\n"):
            _skip_line(source)
            answer = _error("too-long", Message("engine-long-line", bytes=LONGEST))
        elif not line.strip():
            continue
        else:
            answer = respond(session, line)
        sink.write(json.dumps(answer, allow_nan=False, separators=(", ", ": ")).encode("ascii") + b"\n")
        sink.flush()


def respond(session: Session, line: bytes) -> dict[str, Any]:
    """The answer to one line, well-formed or not."""
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_refuse, parse_float=_finite)
    except UnicodeDecodeError as error:
        return _error("json", Message("engine-not-utf8", reason=error.reason, byte=error.start))
    except RecursionError:
        return _error("json", Message("engine-deep"))
    except ValueError as error:
        return _error("json", Message("engine-not-json", reason=str(error)[:300]))
    return session.answer(request)


def _error(code: str, message: Message) -> dict[str, Any]:
    return {"id": None, "ok": False, "error": {"code": code, "message": message.json(), "rules": []}}


def _refuse(word: str) -> float:
    raise ValueError(f"{word} is no number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:40]} is too large")
    return value


def _skip_line(source: BinaryIO) -> None:
    """Read on to the end of an overlong line, without keeping it."""
    while True:
        rest = source.readline(LONGEST)
        if not rest or rest.endswith(b"\n"):
            return
