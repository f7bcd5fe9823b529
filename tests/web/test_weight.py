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


def test_another_screen_comes_when_somebody_goes_there(browser: Browser) -> None:
    page = browser.window(visit=False)
    with counted(page) as line:
        page.goto(browser.url)
        page.get_by_role("button", name=re.compile("Against the computer")).wait_for()
        before = {url for url in line.bytes if url.endswith(".js")}
        assert before
        page.evaluate("location.hash = '#/new'")
        page.get_by_role("heading", name="New game").wait_for()
        page.wait_for_load_state("networkidle")
        assert {url for url in line.bytes if url.endswith(".js")} > before


def test_a_screen_that_cannot_be_fetched_says_so_and_is_tried_again(browser: Browser) -> None:
    page = browser.window(service_workers="block")  # it would fetch by itself
    page.get_by_role("button", name=re.compile("Against the computer")).wait_for()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.evaluate("location.hash = '#/new'")
    said = page.get_by_role("alert")
    said.get_by_text("No connection.").wait_for()
    page.unroute("**/assets/*.js")
    said.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="New game").wait_for()


def test_another_language_comes_when_it_is_spoken(browser: Browser) -> None:
    page = browser.window(visit=False)
    with counted(page) as line:
        page.goto(browser.url)
        page.get_by_role("button", name=re.compile("Against the computer")).wait_for()
        german = [url for url in line.bytes if re.search(r"/de-[^/]*\.js$", url)]
        assert not german
        page.get_by_label("Language").select_option("de")
        page.get_by_role("button", name=re.compile("Gegen den Computer")).wait_for()
        page.reload()
        page.get_by_role("button", name=re.compile("Gegen den Computer")).wait_for()
