"""Whatever strangers send is refused, or read, in little memory and time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MEGABYTES = 700  # of addresses; the program itself takes most of that


def test_bombs_under_a_memory_limit() -> None:
    pytest.importorskip("resource", reason="this system has no such limits")
    done = subprocess.run(
        [sys.executable, "-m", "tests.bombs", str(MEGABYTES)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    read, refused = map(int, done.stdout.split())
    assert read > 2000
    assert refused > 0.95 * read  # some are only large, and may be played
