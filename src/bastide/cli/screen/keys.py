"""Single keys from a terminal, with names for those that are not letters."""

from __future__ import annotations

import os
import select
import sys
from types import TracebackType

try:
    import termios
    import tty
except ImportError:  # no such terminals here: the game is played line by line
    HAS_KEYS = False
else:
    HAS_KEYS = True

ARROWS = {b"A": "up", b"B": "down", b"C": "right", b"D": "left"}
NAMES = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\b": "backspace",
    "\t": "tab",
    "\x04": "end",
    "\x15": "clear",
}


class Keyboard:
    """Within ``with``, the terminal gives every key at once; afterwards it is as before."""

    def __init__(self) -> None:
        self.fd = sys.stdin.fileno()

    def __enter__(self) -> Keyboard:
        self.before = termios.tcgetattr(self.fd)
        tty.setcbreak(self.fd)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        termios.tcsetattr(self.fd, termios.TCSADRAIN, self.before)

    def read(self) -> str:
        """The next key: a letter, or a name such as ``up`` or ``enter``; ``end`` when there are no more."""
        first = os.read(self.fd, 1)
        if not first:
            return "end"
        if first == b"\x1b":
            return self._escape()
        while True:  # the rest of a letter outside ASCII
            try:
                text = first.decode("utf-8")
            except UnicodeDecodeError:
                more = os.read(self.fd, 1) if len(first) < 4 else b""
                if not more:
                    return ""
                first += more
                continue
            return NAMES.get(text, text)

    def _escape(self) -> str:
        """An arrow comes as ESC [ A or ESC O A; anything else that begins so is passed over."""
        if not self._waits() or os.read(self.fd, 1) not in (b"[", b"O"):
            return ""
        code = os.read(self.fd, 1)
        while code and (code.isdigit() or code == b";"):
            code = os.read(self.fd, 1)
        return ARROWS.get(code, "")

    def _waits(self) -> bool:
        return bool(select.select([self.fd], [], [], 0.05)[0])
