"""Asks whether anything that is locked is known to be vulnerable; `make check` does so.

What is found is an error. Where nobody can be asked that is said, and is none: a check needs no network.
pip-audit has an environment of its own, so that the lock holds nothing for its sake. About the same lock it
is asked once a day, because every package is a question; where that failed, not again within the hour.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.txt"
HOME = ROOT / ".venv" / "audit"
NOTE = ROOT / ".venv" / ".audited"  # which lock was asked about last, and how that ended
PROGRAM = HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
FINE, UNKNOWN = "fine", "unknown"
SECONDS = {FINE: 86_400, UNKNOWN: 3_600}
PATIENCE = 90


def is_known(lock: str, note: Path, now: float) -> bool:
    """Was the lock found to be in order lately, or could nobody be asked just now?"""
    if not note.is_file():
        return False
    about, _, how = note.read_text().partition(" ")
    return about == lock and 0 <= now - note.stat().st_mtime < SECONDS.get(how, 0)


def run(command: list[str]) -> tuple[int | None, str]:
    """The status of an audit and what it said; None if nobody could be asked."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return None, type(error).__name__
    # It tells by the same status that it has found something and that it could not look.
    if done.returncode == 0 or "known vulnerabilit" in done.stderr:
        return done.returncode, done.stdout
    return None, (done.stderr.strip().splitlines() or ["no answer"])[-1][:200]


def get_ready() -> tuple[int | None, str]:
    """Install pip-audit, unless it is there."""
    if run([str(PROGRAM), "-m", "pip_audit", "--version"])[0] == 0:
        return 0, ""
    made = run([sys.executable, "-m", "venv", str(HOME)])
    if made[0] != 0:
        return made
    quick = ["--quiet", "--disable-pip-version-check", "--retries", "0", "--timeout", "5"]
    return run([str(PROGRAM), "-m", "pip", "install", *quick, "pip-audit>=2.9,<3"])


def main() -> int:
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if is_known(lock, NOTE, time.time()):
        return 0
    status, said = get_ready()
    if status == 0:
        options = ["--require-hashes", "--disable-pip", "--timeout", "5", "--progress-spinner", "off"]
        status, said = run([str(PROGRAM), "-m", "pip_audit", *options, "--requirement", str(LOCK)])
    if status is None:
        NOTE.write_text(f"{lock} {UNKNOWN}")
        print(f"the locked packages were not audited, nobody can be asked: {said}")
        return 0
    if status == 0:
        NOTE.write_text(f"{lock} {FINE}")
        print("audited: nothing is known against the locked packages")
    else:
        print(said)
    return status


if __name__ == "__main__":
    sys.exit(main())
