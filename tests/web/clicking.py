"""Plays by clicking, knowing no rule: whatever the page offers can be chosen."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from typing import Any

CHOICES = ".dock-card [data-target]:enabled"


def create(url: str, **wish: Any) -> dict[str, Any]:
    """Start a game as the page would."""
    request = urllib.request.Request(
        url + "api/games", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as reply:
        made: dict[str, Any] = json.load(reply)
    return made


def state_of(url: str, game: str, token: str) -> dict[str, Any]:
    """What the server has, whatever the page shows."""
    with urllib.request.urlopen(f"{url}api/games/{game}?token={token}", timeout=20) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


def is_over(page: Any) -> bool:
    return bool(page.locator("[data-over]").count())


def decide(page: Any, rng: random.Random, *, touch: bool = False) -> bool:
    """One decision by clicks. False if there is nothing to decide just now."""
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    cells = page.locator("[data-cell]")
    count = cells.count()
    if count:
        press(cells.nth(rng.randrange(count)), touch)
        turns = page.locator("[data-turns]").get_attribute("data-turns") or "1"
        for _ in range(rng.randrange(int(turns))):
            page.keyboard.press("r")
        press(page.locator(".sure"), touch)
    else:
        choices = page.locator(CHOICES)
        count = choices.count()
        if not count:
            spots = page.locator("[data-spot]")
            if not spots.count():
                return False
            press(spots.nth(rng.randrange(spots.count())), touch)
            sure = page.locator(".sure")
            if sure.count():
                press(sure, touch)
            elif page.locator(CHOICES).count():
                press(page.locator(CHOICES).first, touch)
        else:
            press(choices.nth(rng.randrange(count)), touch)
    page.wait_for_function("seq => document.querySelector('[data-seq]')?.dataset.seq !== seq", arg=seq)
    return True


def press(target: Any, touch: bool) -> None:
    if touch:
        target.tap(timeout=8000)
    else:
        target.click(timeout=8000)


def play(page: Any, rng: random.Random, *, decisions: int = 10_000, seconds: float, touch: bool = False) -> int:
    """Decide whenever this page may, until the game is over or enough was done; how many were made."""
    end = time.monotonic() + seconds
    made = 0
    while made < decisions and not is_over(page):
        assert time.monotonic() < end, f"only {made} decisions in {seconds} seconds"
        if decide(page, rng, touch=touch):
            made += 1
        else:
            page.wait_for_timeout(30)
    return made
