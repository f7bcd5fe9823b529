"""How much memory a server uses, with all the processes it has started."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from types import TracebackType

MEGABYTE = 1 << 20


def family(pid: int) -> list[int]:
    """A process and all that it has started, and they in turn."""
    found = [pid]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text().split()]
            except OSError:
                continue
    return found


def used(pid: int) -> int:
    """Megabytes of all of them; what they share counts once."""
    total = 0
    for one in family(pid):
        try:
            text = Path(f"/proc/{one}/smaps_rollup").read_text()
        except OSError:
            continue
        total += int(text.partition("\nPss:")[2].split()[0]) if "\nPss:" in text else 0
    return total * 1024 // MEGABYTE


class Watch:
    """Looks at it now and then, in a thread of its own."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.most = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def _look(self) -> None:
        while not self._over.wait(0.25):
            self.most = max(self.most, used(self.pid))

    def __enter__(self) -> Watch:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()


def settled(pid: int, aim: float, seconds: float) -> int:
    """What is used when it has come down to so much, or has had so long to."""
    until = time.monotonic() + seconds
    while (now := used(pid)) > aim and time.monotonic() < until:
        time.sleep(0.5)
    return now
