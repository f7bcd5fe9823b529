"""The boards of the rules: every one is seen and tried in a real browser, in windows that load once."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.web.stage import Browser, Served
from tests.web.test_lessons import do

# Chapters side by side, so that each test takes less than a minute on a slow machine.
GROUPS = {
    "base": ["base", "base-2021", "editions", "turn-order"],
    "together": ["interactions", "cult", "ferries", "robbers"],
    "dragon": ["princess-and-dragon", "messengers", "mage-and-witch", "gold-mines"],
    "abbey": ["abbey-and-mayor", "count-of-carcassonne", "crop-circles", "king-and-robber-baron"],
    "builders": ["traders-and-builders", "inns-and-cathedrals", "flying-machines", "river-1", "river-2"],
}
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>'
TRIED = """async id => {
  const aside = () => document.querySelector(`[data-practice="${id}"]`);
  const end = performance.now() + 60000;
  const until = async (what, seen) => {
    while (!seen()) {
      if (performance.now() > end) throw new Error(`${id}: no ${what}`);
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  location.hash = `#/rules/${id}/try`;
  await until("board", () => aside() && document.querySelector('image[href^="/api/tiles/"]'));
  for (;;) {
    const over = aside().dataset.over;
    if (over) break;
    const before = aside().dataset.tried;
    const button = aside().querySelector("[data-show]");
    button.click();
    await until(`answer to step ${before}`, () => aside().dataset.over || aside().dataset.tried !== before);
  }
  return [...aside().querySelectorAll(".answer")].map((line) => line.textContent);
}"""


def ask(url: str, path: str) -> Any:
    with urllib.request.urlopen(f"{url}api/{path}", timeout=120) as reply:
        return json.load(reply)


def test_the_groups_hold_every_chapter(served: Served) -> None:
    chapters = {rule["chapter"] for rule in ask(served.url, "rules")["rules"]}
    assert sorted(chapters) == sorted(name for group in GROUPS.values() for name in group)


@pytest.mark.parametrize("group", GROUPS)
def test_every_board_is_tried_at_a_table(browser: Browser, served: Served, group: str) -> None:
    """What the page shows in the end is what the engine said of the board."""
    page = browser.window()
    # To draw them all takes longer than to play them, and pictures have tests of their own.
    page.route("**/api/boards/*.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=EMPTY))
    page.goto(f"{served.url}#/rules")
    for chapter in GROUPS[group]:
        told = ask(served.url, f"boards/chapter/{chapter}")
        boards = {board["rule"]: board for board in told["boards"]}
        for rule in boards:  # those of other chapters too, where they are shared
            if rule not in told["of"]:
                continue
            shown = page.evaluate(TRIED, rule)
            said = [answer["text"] for answer in boards[rule]["answer"]]
            assert [line.rstrip(".").lower() for line in shown] == [line.lower() for line in said], rule
    assert not browser.faults


def test_a_rule_is_tried_by_hand_from_the_book_and_back(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/rules/FOLLOW-6")
    board = page.locator("[data-board='FOLLOW-6']")
    board.get_by_text("Red lays the tile at ①").wait_for()
    page.wait_for_function("() => document.querySelector('[data-board=\"FOLLOW-6\"] img').naturalWidth > 0")
    assert_in_sight(page, "[data-rule='FOLLOW-6']")
    browser.check(page, "board-in-the-book")
    board.get_by_role("link", name="Try it: FOLLOW-6").click()
    panel = page.locator("[data-practice='FOLLOW-6']")
    panel.wait_for()
    # The sign that the words name stands on the table too, at the cell they speak of.
    sign = page.locator("[data-sign='1']").bounding_box()
    cell = page.locator('[data-cell="0,1"]').bounding_box()
    assert cell["x"] - 8 <= sign["x"] < cell["x"] + cell["width"] / 2
    assert cell["y"] - 8 <= sign["y"] < cell["y"] + cell["height"] / 2
    do(page, "@0,1>S")
    page.locator("[data-tried='1']").wait_for()
    do(page, "M@0,1.S")
    panel.get_by_text("Red 4: completed city").wait_for()
    browser.check(page, "board-tried")
    panel.get_by_role("button", name="Once more").click()
    page.locator("[data-tried='0']").wait_for()
    page.locator('[data-cell="0,1"]').wait_for()
    panel.get_by_role("link", name="Rule book").click()
    page.locator("[data-rule='FOLLOW-6'].marked").wait_for()


def assert_in_sight(page: Any, place: str) -> None:
    """The boards of the rules before it have not pushed it away."""
    box = page.locator(place).bounding_box()
    assert 0 <= box["y"] < page.viewport_size["height"]


def test_what_leads_elsewhere_is_taken_back(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/rules/FOLLOW-6/try")
    do(page, "@0,-1>N")
    panel = page.locator("[data-practice]")
    panel.get_by_text("The rules allow that, too!").wait_for()
    panel.get_by_role("button", name="Take it back").click()
    do(page, "@0,1>S")
    page.locator("[data-tried='1']").wait_for()


def test_a_forbidden_move_on_a_phone_in_german(browser: Browser, served: Served) -> None:
    page = browser.window(390, 844, has_touch=True, is_mobile=True, locale="de-DE")
    page.goto(f"{served.url}#/rules/CULT-3/try")
    panel = page.locator("[data-practice='CULT-3']")
    panel.get_by_role("button", name="Trotzdem versuchen").click()
    panel.get_by_text("Nicht erlaubt: eine Kultstätte auf ① läge neben zwei Klöstern.").wait_for()
    browser.check(page, "board-forbidden")
    panel.get_by_role("link", name="Nächste Regel").click()
    page.locator("[data-practice='CULT-4']").wait_for()


def test_the_keyboard_is_enough(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/rules/ROAD-3")
    link = page.locator("[data-board='ROAD-3']").get_by_role("link")
    link.focus()
    page.keyboard.press("Enter")
    show = page.locator("[data-show]")
    for tried in (1, 2):
        show.focus()
        page.keyboard.press("Enter")
        page.locator(f"[data-tried='{tried}']").wait_for()
    page.get_by_role("link", name="Next rule").focus()
    page.keyboard.press("Enter")
    page.locator("[data-practice='CITY-1']").wait_for()


def test_an_unknown_rule_cannot_be_tried(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/rules/CHESS-1/try")
    page.get_by_role("alert").get_by_text("There is no board for this rule").wait_for()
