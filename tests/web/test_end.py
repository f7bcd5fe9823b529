"""The end of a game and looking at it again, in a real browser."""

from __future__ import annotations

import time
from typing import Any

import pytest
from clicking import create, state_of
from stage import Browser, Served

COMPUTERS = [{"kind": "ai", "player": "greedy"}] * 6
WHERE = "document.querySelector('svg[role=group] > g').getAttribute('transform')"
# The picture of what is scored now, and the part of the board that nothing covers.
LIT = """() => {
    const free = document.querySelector(".board").getBoundingClientRect();
    const card = document.querySelector(".final").getBoundingClientRect();
    return [...document.querySelectorAll(".lit path")].every((path) => {
        const box = path.getBoundingClientRect();
        return box.left > free.left && box.right < free.right && box.top > free.top && box.bottom < card.top;
    });
}"""


@pytest.fixture(scope="module")
def finished(served: Served) -> dict[str, Any]:
    """A game that six computers have played to its end."""
    made = create(served.url, setup="base", seats=COMPUTERS, seed=11)
    end = time.monotonic() + 90
    while state_of(served.url, made["game"], made["spectate"])["view"]["current"] != "over":
        assert time.monotonic() < end
        time.sleep(0.2)
    return made


def watch(browser: Browser, made: dict[str, Any], screen: str = "play", **window: Any) -> Any:
    page = browser.window(**window)
    page.goto(f"{browser.url}#/{screen}/{made['game']}/{made['spectate']}")
    return page


def numbers(page: Any, where: str) -> list[int]:
    return [int(text) for text in page.locator(where).all_inner_texts()]


def test_final_scoring_shows_the_table_as_it_was(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished)
    page.get_by_role("region", name="Final scoring").wait_for()
    page.wait_for_function("document.querySelectorAll('.lit path').length")
    further = page.get_by_role("button", name="Next")
    pieces, scores, places = [], [], set()
    while True:
        pieces.append(page.locator(".pieces image").count())
        scores.append(numbers(page, "aside .score"))
        places.add(page.evaluate(WHERE))
        assert scores[-1] == numbers(page, ".final li")
        if not further.count():
            break
        further.click()
    view = state_of(browser.url, finished["game"], finished["spectate"])["view"]
    assert len(pieces) > 3
    assert pieces == sorted(pieces, reverse=True)
    assert pieces[0] > pieces[-1], "followers stand until they are counted"
    assert sum(scores[0]) < sum(scores[-1])
    assert scores[-1] == [player["score"] for player in view["players"]]
    assert len(places) == 1, "the board stays still"
    assert not page.get_by_role("button", name="Skip to the result").count()
    page.locator(".final").get_by_role("button", name="Result").click()
    page.get_by_role("dialog").wait_for()


def test_final_scoring_brings_into_sight_what_it_counts(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished)
    page.get_by_role("region", name="Final scoring").wait_for()
    page.wait_for_function("document.querySelectorAll('.lit path').length")
    for _ in range(4):
        page.keyboard.press("+")
    moved = set()
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
        page.wait_for_function(LIT)
        moved.add(page.evaluate(WHERE))
    assert len(moved) > 1


def test_the_result_of_six_fits_on_a_phone(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(
        browser, finished, width=390, height=844, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    page.get_by_role("button", name="Skip to the result").tap()
    page.get_by_role("dialog").wait_for()
    browser.keep(page, "phone-result")
    assert page.evaluate("document.querySelector('dialog table').getBoundingClientRect().right <= 374")
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= 390")


def test_replay_tells_the_turn_and_runs_at_three_speeds(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished, "replay")
    page.get_by_text("Turn 1 of 71").wait_for()
    browser.keep(page, "replay-turn")
    page.clock.install()
    step = page.get_by_role("slider")

    def steps(speed: str) -> int:
        page.get_by_label("Speed").select_option(label=speed)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="To the beginning").click()
        page.get_by_role("button", name="Play").click()
        page.clock.run_for(4000)
        page.get_by_role("button", name="Pause").click()
        return int(step.input_value())

    slow, normal, fast = steps("Slow"), steps("Normal"), steps("Fast")
    assert 0 < slow < normal < fast
    assert not page.get_by_text("Turn 1 of 71").count()
