"""The first visit is light."""

from __future__ import annotations

import re

from tests.web.stage import Browser
from tests.web.weight import counted

MOST = 350_000  # bytes, compressed, without fonts


def test_the_first_visit_up_to_the_first_turn_is_light(browser: Browser) -> None:
    page = browser.window(1440, 900, visit=False)
    with counted(page) as line:
        page.goto(browser.url)
        page.get_by_role("button", name=re.compile("Against the computer")).click()
        page.wait_for_selector("[data-cell]")
        page.wait_for_load_state("networkidle")
    scripts = [url for url in line.bytes if url.endswith(".js")]
    assert scripts, "nothing came from a cache"
    assert 100_000 < line.without_fonts() < MOST, sorted(line.bytes.items(), key=lambda one: -one[1])[:12]
