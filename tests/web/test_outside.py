"""An expansion of another package is played in the browser as ours are."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.outside.environment import WELLS, Environment
from tests.web.clicking import create, decide, sit
from tests.web.stage import Browser, Served


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
    drinks = page.get_by_role("button", name=re.compile("drink from the well"))
    for _ in range(400):
        if drinks.count():
            break
        if not decide(page, rng):
            page.wait_for_timeout(50)
    assert page.get_by_text("drink from your neighbour's well").count()
    wells.keep(page, "wells")
    drinks.first.click()
    page.get_by_text(re.compile("drinks from the well")).first.wait_for()
