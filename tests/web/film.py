"""Strips of what a player sees, one picture after the other, to be looked at side by side.

usage: python -m tests.web.film [--folder FOLDER] [SCENE ...]

Serves the game, plays the scenes in a real browser and joins the pictures of each into one PNG.
"""

from __future__ import annotations

import argparse
import io
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

from tests.web.clicking import carry_out, create, decide, hurry, rest, sit
from tests.web.conftest import FLAGS, find_browser
from tests.web.stage import ARTEFACTS, Browser, Served
from tests.web.test_lessons import do, learn, steps_of

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference", "speed": "calm"}
ACROSS = 3  # wide pictures in a row; twice as many of a phone
GAP = 12  # pixels between two pictures
CAPTION = 22  # pixels for the words above a picture

Frame = tuple[str, bytes]
Scene = Callable[[Browser, Served], Iterator[Frame]]


def picture(page: Any, says: str) -> Frame:
    return says, page.screenshot()


def beats(page: Any, seconds: float, until: str = "") -> Iterator[Frame]:
    """What is shown of what happens, a picture for each beat, until nothing more is shown."""
    end, last = time.monotonic() + seconds, None
    while time.monotonic() < end:
        beat = page.evaluate("document.querySelector('[data-seq]')?.dataset.beat ?? null")
        if beat != last and beat is not None:
            page.wait_for_timeout(160)  # in the midst of its motion
            yield picture(page, beat)
        elif beat is None and last is not None and (not until or page.locator(until).count()):
            return
        last = beat
        page.wait_for_timeout(15)


def first_visit(browser: Browser, served: Served) -> Iterator[Frame]:
    """From the address to the first tile."""
    page = browser.window(1440, 900, first_time=True, **MOVING)
    page.get_by_role("link", name="Never played?").wait_for()
    yield picture(page, "the front page")
    page.get_by_role("button", name="Against the computer").click()
    page.locator("[data-cell]").first.wait_for()
    page.wait_for_timeout(700)
    yield picture(page, "one click on")
    page.locator("[data-cell]").first.hover()
    page.wait_for_timeout(700)
    yield picture(page, "pointing at a place")
    page.locator("[data-cell]").first.click()
    page.locator(".sure").wait_for()
    page.wait_for_timeout(300)
    yield picture(page, "the tile is put down")
    page.locator(".sure").click()
    page.locator(".pass").wait_for()
    page.wait_for_timeout(900)
    yield picture(page, "a follower?")
    page.locator(".dock-card [data-target]").first.click()
    yield from beats(page, 20, "[data-cell]")
    page.wait_for_timeout(400)
    yield picture(page, "the second turn")


def first_score(browser: Browser, served: Served) -> Iterator[Frame]:
    """A city of two tiles is finished."""
    made = create(served.url, setup="base", seats=HUMANS, seed=33)
    page = browser.window(1280, 720, **MOVING)
    sit(page, served.url, made, 1)
    page.wait_for_timeout(500)
    yield picture(page, "before")
    carry_out(served.url, made, "@0,1>S", "M@0,1.S")
    yield from beats(page, 30, "[data-cell]")
    yield picture(page, "after")


def dragon(browser: Browser, served: Served) -> Iterator[Frame]:
    """The dragon's journey, in the lesson of its set."""
    steps = steps_of(served.url, "princess-and-dragon")
    names = [step["say"]["id"].rpartition("-")[2] if step["say"] else "" for step in steps]
    page = browser.window(1280, 720, **MOVING)
    page.goto(f"{served.url}#/learn/princess-and-dragon")
    at = names.index("eat")
    learn(page, steps, until=at)
    page.wait_for_timeout(800)
    while True:
        now = int(page.locator("[data-step]").get_attribute("data-step"))
        step = steps[now]
        yield picture(page, f"step {now}: {names[now]}")
        if now + 1 >= len(steps) or not (step["do"] or step["say"]):
            return
        if step["by"] == 0 and step["do"]:
            do(page, step["do"][0])
            yield from beats(page, 8)
        elif step["say"] and page.get_by_role("button", name="Next", exact=True).count():
            page.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_function(
            "at => Number(document.querySelector('[data-step]').dataset.step) > at", arg=now
        )
        page.wait_for_timeout(500)


def final_scoring(browser: Browser, served: Served) -> Iterator[Frame]:
    """The last turn, the scoring of what is left, and the result."""
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(4), left=1)
    page = browser.window(1440, 900, **MOVING)
    sit(page, served.url, made, 0, 1)
    rng = random.Random(2)
    page.wait_for_selector("[data-cell], [data-spot], .dock-card [data-target]")
    yield picture(page, "the last turn")
    while not page.get_by_role("region", name="Final scoring").count():
        if page.locator("[data-beat]").count() or page.locator("[data-over]").count():
            yield from beats(page, 10)
        else:
            decide(page, rng)
    page.wait_for_timeout(600)
    yield picture(page, "final scoring")
    for n in range(3):
        page.get_by_role("button", name="Next").click()
        page.wait_for_timeout(500)
        yield picture(page, f"step {n + 2}")
    page.get_by_role("button", name="Skip to the result").click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(500)
    yield picture(page, "the result")
    page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    page.wait_for_timeout(500)
    yield picture(page, "the board, lit")
    page.goto(f"{served.url}#/replay/{made['game']}/{made['spectate']}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    yield picture(page, "the replay")


def tutorial(browser: Browser, served: Served) -> Iterator[Frame]:
    """The first game, every explanation of it."""
    steps = steps_of(served.url, "base")
    page = browser.window(**PHONE, **MOVING)
    page.goto(f"{served.url}#/learn/base")
    for at, step in enumerate(steps):
        if not step["say"] and at + 1 < len(steps):
            continue
        learn(page, steps, until=at)
        page.wait_for_timeout(700)
        yield picture(page, f"step {at}")


def phone_turn(browser: Browser, served: Served) -> Iterator[Frame]:
    """Turns in the middle of a game, on a phone."""
    sets = "base+inns-and-cathedrals+traders-and-builders+princess-and-dragon"
    made = create(served.url, setup=sets, seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(4), left=70)
    page = browser.window(**PHONE, **MOVING)
    sit(page, served.url, made, 0, 1)
    rng = random.Random(3)
    page.wait_for_selector("[data-cell], [data-spot], .dock-card [data-target]")
    for n in range(3):
        while not page.locator("[data-cell]").count():
            rest(page)
            decide(page, rng, touch=True)
            page.wait_for_selector("[data-cell], [data-spot], .dock-card [data-target]")
        rest(page)
        yield picture(page, f"turn {n + 1}")
        cells = page.evaluate(
            """() => [...document.querySelectorAll("[data-cell]")].filter((thing) => {
                const box = thing.getBoundingClientRect();
                const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
                return thing.contains(document.elementFromPoint(x, y));
            }).map((thing) => thing.dataset.cell)"""
        )
        page.locator(f"[data-cell='{cells[n % len(cells)]}']").tap()
        page.wait_for_timeout(500)
        yield picture(page, "put down")
        page.locator(".sure").tap()
        page.wait_for_selector(".dock-card [data-target], [data-spot], [data-cell]")
        rest(page)
        yield picture(page, "what next?")
        if page.locator("[data-cell]").count():
            continue
        page.locator(".dock-card [data-target]:enabled").first.tap()
        yield from beats(page, 8)
    box = page.locator(".ground .tile").last.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(800)
    yield picture(page, "a tap on a feature")


SCENES: dict[str, Scene] = {
    "first-visit": first_visit,
    "first-score": first_score,
    "dragon": dragon,
    "final-scoring": final_scoring,
    "tutorial": tutorial,
    "phone-turn": phone_turn,
}


def strip(frames: list[Frame]) -> Image.Image:
    """All pictures in rows, each with its words."""
    pictures = [(says, Image.open(io.BytesIO(data)).convert("RGB")) for says, data in frames]
    width, height = pictures[0][1].size
    across = ACROSS if width > height else 2 * ACROSS
    across = min(across, len(pictures))
    down = -(-len(pictures) // across)
    size = (across * (width + GAP) + GAP, down * (height + CAPTION + GAP) + GAP)
    joined = Image.new("RGB", size, "#f4ecd8")
    draw = ImageDraw.Draw(joined)
    for n, (says, one) in enumerate(pictures):
        x, y = GAP + n % across * (width + GAP), GAP + n // across * (height + CAPTION + GAP)
        draw.text((x, y), f"{n + 1}. {says}", fill="#3a2a14", font_size=16)
        joined.paste(one, (x, y + CAPTION))
    return joined


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)}; all if none is named"
    )
    parser.add_argument("--folder", type=Path, default=ARTEFACTS, help="where the PNGs go")
    wish = parser.parse_args(arguments)
    unknown = set(wish.scenes) - set(SCENES)
    if unknown:
        parser.error(f"no such scene: {', '.join(sorted(unknown))}")
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        served = Served(Path(folder))
        served.start()
        chromium = driver.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            for name in wish.scenes or SCENES:
                browser = Browser(chromium, served.url)
                frames = list(SCENES[name](browser, served))
                path = wish.folder / f"film-{name}.png"
                strip(frames).save(path)
                print(f"{path}: {len(frames)} pictures")
                for window in browser.windows:
                    window.close()
        finally:
            chromium.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
