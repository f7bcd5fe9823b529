"""``bastide engine``"""

from __future__ import annotations

import sys

from bastide.engine.loop import serve


def engine() -> None:
    """Speak the bot protocol on standard input and output: one JSON object per line.

    Start with `{"command": "hello"}`; `docs/protocol.md` describes every command.
    """
    serve(sys.stdin.buffer, sys.stdout.buffer)
