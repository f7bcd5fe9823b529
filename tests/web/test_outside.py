"""An expansion of another package is played in the browser as ours are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.outside.environment import WELLS, Environment
from tests.web.clicking import create, decide, sit
from tests.web.stage import Browser, Served

ASKED = """() => document.querySelector("[data-cell], [data-spot], .dock-card [data-target]:enabled")"""


@pytest.fixture
def wells(chromium: Any, page_built: None, tmp_path: Any) -> Iterator[Browser]:
    environment = Environment(tmp_path)
    environment.install(WELLS, BASTIDE_PURE="1")
    server = Served(tmp_path, environment.python)
    server.start()
    made = Browser(chromium, server.url)
    yield made
    for context in made.windows:
        context.close()
    server.stop()
    assert not made.faults


def test_it_is_played_in_the_browser(wells: Browser) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
    page = wells.window()
    page.get_by_role("link", name="New game").click()
    page.get_by_text("Wells", exact=True).first.wait_for()
    made = create(wells.url, setup="base+wells", seats=seats, seed=2)
    sit(page, wells.url, made, 0, 1)
    rng = random.Random(5)
    dock = page.locator(".dock-card")
    for _ in range(400):
        page.wait_for_function(ASKED)  # both seats are here, so nothing changes until one of them decides
        if dock.get_by_text("neighbour's well").count():
            break
        decide(page, rng)
    assert dock.get_by_text("Drink from your neighbour's well, or do not").count() == 1
    wells.keep(page, "wells")
    dock.get_by_role("button", name="Drink from the well").click()
    page.get_by_text("+1: a drink from the well").first.wait_for()
    water = page.locator("aside [data-shown='water'], aside img[src*='water']")
    assert water.count() == 1
