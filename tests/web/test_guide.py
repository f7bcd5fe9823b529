"""The strategy guide in a real browser: advice with its figures, and a position to try."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bastide.coach.guide import guide
from tests.web.stage import Browser, Served


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_advice_is_read_and_tried(browser: Browser, served: Served, width: int, height: int) -> None:
    page = browser.window(width=width, height=height)
    page.get_by_role("link", name="What pays off").click()
    expect(page.locator("[data-advice]")).to_have_count(len(guide()))
    picture = page.locator("[data-advice] img").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
    browser.keep(page, f"guide-{width}")
    page.get_by_role("link", name="Try it: Join what is large").click()
    aside = page.locator("[data-practice='PLAN-JOIN']")
    aside.wait_for()
    for number, _ in enumerate(guide()["PLAN-JOIN"].board.do, 1):
        aside.locator("[data-show]").click()
        expect(aside).to_have_attribute("data-tried", str(number))
    expect(aside.get_by_text("share the majority")).to_be_visible()
    browser.keep(page, f"guide-tried-{width}")
    aside.get_by_role("link", name="What pays off").click()
    expect(page.locator("[data-advice]")).to_have_count(len(guide()))


def test_it_speaks_german(browser: Browser, served: Served) -> None:
    page = browser.window(width=390, height=844, locale="de-DE")
    page.goto(f"{served.url}#/strategy")
    expect(page.get_by_role("heading", name="Eine offene Seite")).to_be_visible()
    browser.keep(page, "guide-german")
