"""How large tiles and pieces are over a whole game, at the sizes at which people play.

usage: python -m tests.web.sizes [SETUP ...]

Without names: a game with each set alone beside the base game, which takes some minutes.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bastide.expansions import set_names
from tests.web.clicking import create, hurry, sit
from tests.web.conftest import FLAGS, find_browser
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
SIZES = ((1440, 900), (1280, 720), (390, 844), (844, 390))
TILE, TILE_ON_A_PHONE, PIECE = 70, 56, 24  # pixels, at the least
ROUNDED = 0.05  # pixels: what the browser rounds away
# The smallest tile, piece and token; nothing where there is none. Two frames on, so that the board has moved.
SMALLEST = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const smallest = (selector) => {
        const things = [...document.querySelectorAll(selector)];
        const widths = things.map((one) => one.getBoundingClientRect().width);
        return widths.length ? Math.min(...widths) : null;
    };
    done([smallest(".ground .tile"), smallest(".pieces image.piece"), smallest(".tokens image")]);
})))"""


UNPAINTED = {"urls": ["*.svg*"]}  # sizes do not depend on what is painted, and painting takes time


def open_windows(browser: Browser) -> list[Any]:
    """A window of each size."""
    pages = []
    for width, height in SIZES:
        phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if min(width, height) < 480 else {}
        page = browser.window(width, height, **phone)
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.send("Network.setBlockedURLs", UNPAINTED)
        pages.append(page)
    return pages


def too_small(browser: Browser, served: Served, setup: str, stops: tuple[int, ...]) -> list[str]:
    """Play a game by lot, look at it when so many tiles are left, and say what was too small."""
    made = create(served.url, setup=setup, seats=HUMANS, seed=5)
    pages, rng, found = open_windows(browser), random.Random(5), []
    for left in stops:
        hurry(served.url, made, rng, left)
        for page, (width, height) in zip(pages, SIZES, strict=True):
            sit(page, served.url, made, 0, 1)
            page.wait_for_selector("[data-cell], [data-spot], .dock-card [data-target], [data-over]")
            tile, *pieces = page.evaluate(SMALLEST)
            least = TILE_ON_A_PHONE if min(width, height) < 480 else TILE
            sizes = [("tile", tile, least), *zip(("piece", "token"), pieces, (PIECE, PIECE), strict=True)]
            found += [
                f"{setup}, {width}x{height}, {left} tiles left: a {what} of {size:.1f} pixels"
                for what, size, enough in sizes
                if size is not None and size < enough - ROUNDED
            ]
            page.goto("about:blank")  # nobody watches what is hurried over
    for window in browser.windows:
        window.close()
    browser.windows.clear()
    return found


def main(setups: list[str]) -> int:
    """Say what is too small in each game; the exit code."""
    games = setups or [name if name.startswith("base") else f"base+{name}" for name in set_names()]
    found = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        served = Served(Path(folder))
        served.start()
        chromium = driver.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            for setup in games:
                faults = too_small(Browser(chromium, served.url), served, setup, (60, 40, 25, 10, -1))
                print(f"{setup}: {'; '.join(faults) or 'large enough'}", flush=True)
                found += faults
        finally:
            chromium.close()
            served.stop()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
