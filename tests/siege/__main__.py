"""Lays siege to a server and prints what it withstood: ``make siege``, or ``make siege SIEGE="kills fuzz"``.

``curious`` asks much about a large game, ``load`` plays a thousand games while ten people do their worst,
``opponents`` has computers play many games beside a guest's, ``kills`` kills the server a hundred times on
each database, ``fuzz`` sends 50,000 messages and 10,000 requests. ``--share 0.1`` does a tenth of it. All
traffic stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from tests.server.database import Missing, new_postgresql
from tests.server.serving import ROOT
from tests.siege import fuzz, kills, load, opponents

Line = tuple[str, str, str, bool]
PARTS = ("curious", "load", "opponents", "kills", "fuzz")


def show(title: str, lines: list[Line], started: float) -> bool:
    """A table, and whether everything is as it should be."""
    now = os.getloadavg()[0]
    print(f"\n{title} ({time.monotonic() - started:.0f} s, load {now:.1f} on {os.cpu_count()} cores)")
    width = max(len(line[0]) for line in lines)
    for what, figure, aim, fine in lines:
        wanted = f"   {'ok' if fine else 'NOT'}: {aim}" if aim else ""
        print(f"  {what:<{width}}  {figure}{wanted}", flush=True)
    return all(line[3] for line in lines)


async def both(number: int) -> list[Line]:
    """SQLite and PostgreSQL at the same time."""
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder) / name for name in ("sqlite", "postgresql")]
        for place in places:
            place.mkdir()
        file = kills.kill_again_and_again(f"sqlite:///{places[0]}/games.sqlite", number, places[0])
        try:
            with new_postgresql() as address:
                found = await asyncio.gather(file, kills.kill_again_and_again(address, number, places[1]))
        except Missing as missing:
            print(missing)
            return [*kills.lines("SQLite", await file, number), ("PostgreSQL", "missing", "100 kills", False)]
    return [*kills.lines("SQLite", found[0], number), *kills.lines("PostgreSQL", found[1], number)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all of them by themselves")
    parser.add_argument("--share", type=float, default=1.0, help="do only such a part of it: 0.1 is a tenth")
    parser.add_argument("--seed", type=int, default=1, help="of what is sent")
    given = parser.parse_args()
    parts, share, fine = given.parts or PARTS, given.share, True
    small = share < 0.5
    if "curious" in parts:
        print("ten people ask much about a game of 936 tiles", flush=True)
        command = [sys.executable, "scripts/bench_server.py", "--curious", "10"]
        much = ["--seconds", "5", "--rounds", "1"] if small else ["--seconds", "20", "--rounds", "2"]
        fine &= subprocess.run([*command, *much], cwd=ROOT, check=False).returncode == 0
    if "load" in parts:
        started = time.monotonic()
        found = uvloop.run(load.siege(round(1000 * share), 1 if small else 3, moves=round(880 * share)))
        fine &= show("games under siege", load.lines(found), started)
        print(f"  hostile people: {load.details(found)}")
        print("\n".join(found.faults[:5]))
    if "opponents" in parts:
        started = time.monotonic()
        waits = asyncio.run(opponents.measure(3 if small else opponents.TURNS))
        fine &= show("waiting for the computer", opponents.lines(waits), started)
    if "kills" in parts:
        started = time.monotonic()
        fine &= show("killed while people play", uvloop.run(both(round(100 * share))), started)
    if "fuzz" in parts:
        started, messages, requests = time.monotonic(), round(50_000 * share), round(10_000 * share)
        sent = asyncio.run(fuzz.fuzz(messages, requests, given.seed))
        fine &= show("hostile messages and requests", fuzz.lines(sent, messages, requests), started)
        print("\n".join(fault[:600] for fault in sent.faults[:10]))
    print("\neverything is as it should be" if fine else "\nNOT everything is as it should be")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
