"""The audit of locked packages finds what is known, and is silent where nobody can be asked."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from scripts import audit


@pytest.mark.parametrize(
    ("program", "status"),
    [
        ("print('fine')", 0),
        ("import sys; print('name 1.0 PYSEC-1'); sys.exit('Found 1 known vulnerability in 1 package')", 1),
        ("import sys; sys.exit('ERROR: connection refused')", None),
        ("import sys; sys.exit(2)", None),
    ],
    ids=["fine", "found", "offline", "broken"],
)
def test_what_an_audit_says(program: str, status: int | None) -> None:
    found, said = audit.run([sys.executable, "-c", program])
    assert found == status
    if status == 1:
        assert "PYSEC-1" in said


def test_it_is_asked_once_a_day_about_each_lock(tmp_path: Path) -> None:
    note = tmp_path / "note"
    assert not audit.is_known("abc", note, 1000.0)
    for how, later, known in (("fine", 80_000, True), ("fine", 90_000, False), ("unknown", 4_000, False)):
        note.write_text(f"abc {how}")
        os.utime(note, (1000.0, 1000.0))
        assert audit.is_known("abc", note, 1000.0 + later) is known
        assert not audit.is_known("other", note, 1000.0 + later)
        assert not audit.is_known("abc", note, 500.0), "the clock was set back"
