"""Lessons, played to their end in a real browser."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.web.stage import Browser, Served

TURNS = "NESW"
# Every place can be tapped in its middle: what lies there belongs to the board.
UNCOVERED = """() => [...document.querySelectorAll("[data-cell]")].every((cell) => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("aside, .dock") === null;
})"""

# Every movement on the page happens while a finger is on the board, which does not move.
TAPPING = """
const frame = requestAnimationFrame;
window.requestAnimationFrame = (then) => frame((now) => {
  const where = { bubbles: true, view: window, clientX: 9, clientY: 400 };
  const tap = (on, type) => on?.dispatchEvent(new MouseEvent(type, where));
  tap(document.querySelector("svg[role=group]"), "mousedown");
  then(now);
  tap(window, "mouseup");
});
"""


def steps_of(url: str, name: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{url}api/lessons/{name}", timeout=60) as reply:
        found: list[dict[str, Any]] = json.load(reply)["steps"]
    return found


def do(page: Any, action: str) -> None:
    """Carry out an action as a person would: a tile by its place and turn, all else by its place."""
    if action.startswith("@"):
        at, top = action[1:].split(">")
        page.locator(f'[data-cell="{at}"]').click()
        turn = TURNS.index(top)
        ghost = page.locator(f'[data-ghost] image[href*="turn={turn}"], .ghost image[href*="turn={turn}"]')
        for _ in TURNS:
            if ghost.count():
                break
            page.keyboard.press("r")
        page.locator(".sure").click()
        return
    button = page.locator(f'.dock-card [data-target="{action}"]')
    button.or_(page.locator("[data-spot]")).first.wait_for()
    if button.count():
        button.click()
    else:
        page.locator(f'[data-spot="{action.split("@")[1]}"] .reach').click(force=True)


def learn(page: Any, steps: list[dict[str, Any]], until: int | None = None) -> None:
    """Follow the explanation from where it is up to a step, or to the last."""
    last = len(steps) - 1 if until is None else until
    helper = page.locator("[data-step]")
    while True:
        helper.wait_for()
        at = int(helper.get_attribute("data-step"))
        if at >= last:
            return
        step = steps[at]
        if step["by"] == 0 and step["do"]:
            do(page, step["do"][0])
        elif step["say"]:
            page.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_function(
            "at => Number(document.querySelector('[data-step]').dataset.step) > at", arg=at
        )


def test_the_first_game_left_resumed_and_played_to_its_end(browser: Browser, served: Served) -> None:
    steps = steps_of(served.url, "base")
    page = browser.window()
    page.get_by_role("link", name="Never played?").click()
    learn(page, steps, until=2)
    page.get_by_role("link", name="Leave").click()
    page.get_by_text("Begun: go on here").wait_for()
    page.reload()
    page.get_by_role("link", name="The first game").click()
    page.locator('[data-step="2"]').wait_for()
    browser.check(page, "lesson")
    learn(page, steps)
    page.get_by_text("You win 21 to 9, by 12.").wait_for()
    page.get_by_role("button", name="Skip to the result").click()
    assert [score.strip() for score in page.locator("aside .score").all_text_contents()][-2:] == ["21", "9"]
    browser.keep(page, "lesson-end")
    page.get_by_role("link", name="What else is there?").click()
    page.get_by_text("Done", exact=True).wait_for()


def test_who_does_something_else_is_led_back(browser: Browser, served: Served) -> None:
    steps = steps_of(served.url, "base")
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    page.goto(f"{served.url}#/learn/base")
    learn(page, steps, until=1)
    page.locator('[data-cell="0,-1"]').click()
    page.locator(".sure").click()
    page.get_by_text("The rules allow that, too!").wait_for()
    browser.keep(page, "lesson-astray")
    page.get_by_role("button", name="Take it back").click()
    page.locator('[data-cell="0,1"]').wait_for()
    learn(page, steps, until=2)
    page.get_by_text("Put a knight into the city").wait_for()


@pytest.mark.parametrize("where", ["learn/base", "rules/FOLLOW-6/try"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_the_explanation_covers_no_place(
    browser: Browser, served: Served, where: str, width: int, height: int
) -> None:
    page = browser.window(width, height)
    page.goto(f"{served.url}#/{where}")
    page.locator("[data-cell]").first.wait_for()
    page.wait_for_function(UNCOVERED)


def test_tapping_while_the_board_glides_does_not_stop_it_from_following(
    browser: Browser, served: Served
) -> None:
    page = browser.window(390, 844, reduced_motion="no-preference", speed="brisk")
    page.add_init_script(TAPPING)
    page.goto(f"{served.url}#/learn/base")
    page.reload()
    learn(page, steps_of(served.url, "base"))


def names_of(url: str) -> list[str]:
    with urllib.request.urlopen(f"{url}api/sets", timeout=60) as reply:
        found: dict[str, Any] = json.load(reply)
    sets = [one["name"] for one in found["sets"]]
    assert sorted(found["lessons"]) == sorted(sets), "each set has a lesson"
    return sets


def test_every_set_is_tried_by_hand(browser: Browser, served: Served) -> None:
    page = browser.window()
    for name in names_of(served.url):
        steps = steps_of(served.url, name)
        page.goto(f"{served.url}#/learn/{name}")
        page.locator(f'[data-lesson="{name}"]').wait_for()
        learn(page, steps)
        page.get_by_role("link", name="What else is there?").wait_for()
        browser.keep(page, f"lesson-{name}")
