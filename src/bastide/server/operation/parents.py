"""Processes end with the one that started them, however that ends."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_alone(end: Callable[[], object]) -> None:
    """Call ``end`` as soon as the process that started this one is no more: when killed it cannot say so."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, daemon=True).start()
