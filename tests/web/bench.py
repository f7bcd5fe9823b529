"""How quick the page is here: until it answers, and the longest stretch in a turn in which it does not.

usage: python -m tests.web.bench

The aims are 1.5 seconds on the loopback, and no task above 200 milliseconds during a turn. On a busy machine
the clock on the wall says more about the machine; processor time is the page's own.
"""

from __future__ import annotations

import json
import random
import re
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bastide.cli.setups import everything
from tests.web.clicking import create, decide, hurry, rest, sit
from tests.web.conftest import FLAGS, find_browser
from tests.web.stage import Browser, Served
from tests.web.weight import counted

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
VISITS, DECISIONS = 3, 12
# Tasks of more than 50 milliseconds, and when the first button of the front page was there.
WATCH = """
    window.longTasks = [];
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
    new MutationObserver((_, observer) => {
        if (!document.querySelector("main button")) return;
        window.readyAt = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""


def first_visit(browser: Browser) -> tuple[float, int]:
    """Milliseconds until the front page answers, with an empty cache, and bytes without fonts."""
    page = browser.window(1440, 900, visit=False)
    page.context.add_init_script(WATCH)
    with counted(page) as line:
        page.goto(browser.url)
        page.get_by_role("button", name=re.compile("Against the computer")).wait_for()
        page.wait_for_load_state("networkidle")
        ready, tasks = page.evaluate("[readyAt, longTasks]")
    page.context.close()
    # It answers when the last long task that began before is over.
    answers = max([ready, *(start + length for start, length in tasks if start < ready + 50)])
    return answers, line.without_fonts()


def turns(browser: Browser, served: Served, setup: str, left: int, **window: Any) -> tuple[float, float]:
    """The longest task in some decisions, when so many tiles are left: milliseconds, and of the processor."""
    made = create(served.url, setup=setup, seats=HUMANS, seed=5)
    rng = random.Random(5)
    hurry(served.url, made, rng, left)
    page = browser.window(**window)
    asked = Counter[str]()
    for event in ("request", "requestfinished", "requestfailed"):
        page.on(event, lambda _, name=event: asked.update([name]))
    sit(page, served.url, made, 0, 1)
    page.wait_for_selector("[data-cell], [data-spot], .dock-card [data-target]")
    while asked["request"] > asked["requestfinished"] + asked["requestfailed"]:
        page.wait_for_timeout(500)  # a turn is measured, not the way to the table
    browser.chromium.start_tracing(page=page, categories=["toplevel"])
    decisions = 0
    while decisions < DECISIONS and not page.locator("[data-over]").count():
        rest(page)
        decisions += decide(page, rng)
    events = json.loads(browser.chromium.stop_tracing())["traceEvents"]
    page.context.close()  # a window in the background would be measured with the next one
    named = [one for one in events if one["name"] == "thread_name"]
    pages = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    tasks = [one for one in events if (one["pid"], one["tid"]) in pages and "RunTask" in one["name"]]
    longest = [max((one.get(key, 0) for one in tasks), default=0) / 1000 for key in ("dur", "tdur")]
    return longest[0], longest[1]


def main() -> int:
    """Print the figures."""
    moving: dict[str, Any] = {"speed": "brisk", "reduced_motion": "no-preference"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        served = Served(Path(folder))
        served.start()
        chromium = driver.chromium.launch(executable_path=find_browser(), args=FLAGS)
        browser = Browser(chromium, served.url)
        try:
            visits = [first_visit(browser) for _ in range(VISITS)]
            print(f"first visit: {visits[0][1] / 1000:.0f} kB without fonts")
            answers = statistics.median(time for time, _ in visits)
            print(f"answers after {answers:.0f} ms (of {VISITS} visits; aim 1500)")
            for what, setup, left, size in (
                ("the base game, 50 tiles left", "base", 50, (1440, 900)),
                ("every set, 20 tiles left", everything(), 20, (1440, 900)),
                ("every set, 20 tiles left, on a phone", everything(), 20, (390, 844)),
            ):
                wall, processor = turns(browser, served, setup, left, width=size[0], height=size[1], **moving)
                print(f"{what}: longest task {processor:.0f} ms, {wall:.0f} on the wall (aim 200)")
        finally:
            chromium.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
