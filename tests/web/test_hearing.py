"""The page for those who hear it: what the browser tells a screen reader."""

from __future__ import annotations

from typing import Any

from tests.web.clicking import carry_out, create, sit
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]


def heard(page: Any) -> str:
    """How the tile in hand lies, as it is announced."""
    return str(page.locator("[data-lies]").inner_text())


def test_features_are_told_with_owner_size_open_sides_and_value(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    first = "@1,0>N"
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.get_by_role("tab", name="Scores").click()
    board = page.get_by_role("region", name="On the board")
    board.get_by_text("Nobody has anything there yet.").wait_for()
    carry_out(served.url, made, first, "M@1,0.W")
    told = board.get_by_role("listitem")
    told.wait_for()
    tree = told.aria_snapshot()
    for part in ("Road", "2 tiles", "Ada (1)", "worth 2 now"):
        assert part in tree, tree
    assert "open side" in tree
    assert "at least" in tree


def test_how_the_tile_lies_is_told_when_it_is_turned(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=33)  # a city on one side, drawn first
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    assert not heard(page)
    page.locator('[data-cell="0,-1"]').click()  # below the start tile, where its city may face three ways
    page.locator(".sure").wait_for()
    sides = {}
    for _ in range(3):
        turn = page.locator("[data-turns] image").get_attribute("href").split("turn=")[1][0]
        sides["NESW"[int(turn)]] = heard(page)
        before = heard(page)
        page.keyboard.press("r")
        page.wait_for_function(
            "before => document.querySelector('[data-lies]').innerText !== before", arg=before
        )
    assert sides == {
        "E": "Now Tile: city (right)",
        "S": "Now Tile: city (bottom)",
        "W": "Now Tile: city (left)",
    }
