"""Decisions show what they mean: drawn ways, the score track, tiles that fit a cell; in a real browser."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.clicking import create, hurry, sit, state_of
from tests.web.stage import Browser, Served
from tests.web.test_lessons import learn, steps_of

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]


def lesson(browser: Browser, served: Served, name: str, said: str, **window: Any) -> Any:
    """A lesson up to the step with these words."""
    steps = steps_of(served.url, name)
    at = next(
        i for i, step in enumerate(steps) if step["say"] and step["say"]["id"] == f"lesson-{name}-{said}"
    )
    page = browser.window(**window)
    page.goto(f"{served.url}#/learn/{name}")
    learn(page, steps, until=at)
    return page


def test_each_ferry_is_drawn_and_chosen_on_the_board(browser: Browser, served: Served) -> None:
    page = lesson(browser, served, "ferries", "ferry")
    ferries = page.locator("[data-spot] .joins")
    ferries.first.wait_for()
    assert ferries.count() == page.locator(".dock-card [data-target]").count() >= 3
    drawn = {ferry.get_attribute("d") for ferry in ferries.all()}
    assert len(drawn) == ferries.count(), "each its own way across the lake"
    browser.keep(page, "ferries")


def test_the_dragon_has_an_arrow_to_each_step(browser: Browser, served: Served) -> None:
    page = lesson(browser, served, "princess-and-dragon", "eat")
    arrows = page.locator("[data-way]")
    arrows.first.wait_for()
    spots = page.locator("[data-spot]")
    assert [arrow.get_attribute("data-way") for arrow in arrows.all()] == [
        spot.get_attribute("data-spot") for spot in spots.all()
    ]
    assert spots.locator("image[href*='pieces/dragon']").count() == spots.count()
    browser.keep(page, "dragon-steps")


def test_a_flight_shows_the_fields_where_it_may_end(browser: Browser, served: Served) -> None:
    page = lesson(browser, served, "flying-machines", "fly")
    page.locator("[data-may]").first.wait_for()
    assert page.locator("[data-may]").all_text_contents() == ["1"]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_track_comes_into_view_when_it_is_asked_for(
    browser: Browser, served: Served, width: int, height: int
) -> None:
    page = lesson(browser, served, "robbers", "robber", width=width, height=height)
    goal = page.locator(".track [data-space]")
    goal.wait_for()
    assert goal.get_attribute("data-space") == "4"
    browser.keep(page, f"track-{width}")
    track, dock = (page.locator(name).bounding_box() for name in (".track", ".dock-card"))
    assert track["y"] + track["height"] <= dock["y"] + 1, "the decision is not covered"
    goal.click()
    page.locator(".track").wait_for(state="detached")


def test_pointing_at_a_cell_shows_the_tiles_that_fit(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    token = sit(page, served.url, made, 0, 1)
    page.locator('[data-cell="1,0"], [data-empty="1,0"]').hover()
    card = page.locator("[data-fits]")
    card.wait_for()
    counts = [int(text) for text in card.locator("b").all_inner_texts()]
    unseen = state_of(served.url, made["game"], token)["view"]["unseen"]
    assert int(card.get_attribute("data-fits")) >= sum(counts) > 0
    assert f"of the {sum(unseen.values())} tiles left" in card.inner_text()
    browser.keep(page, "fits-here")
    page.mouse.move(5, 400)
    card.wait_for(state="detached")
    page.get_by_text(f"{sum(unseen.values())} tiles left", exact=True).wait_for()


def test_a_cell_that_stays_empty_says_which_tiles_would_have_fitted(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(4), left=20)
    page = browser.window()
    token = sit(page, served.url, made, 0, 1)
    lost = state_of(served.url, made["game"], token)["view"]["impossible"]
    assert lost
    page.keyboard.press("0")  # all of the board
    for x, y in lost:
        cell = page.locator(f'[data-empty="{x},{y}"]')
        box = cell.bounding_box()
        if page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.dataset.empty", [box["x"] + 5, box["y"] + 5]
        ):
            break
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    page.locator("[data-lost]").wait_for()
    text = page.locator("[data-lost]").inner_text()
    assert "This place stays empty" in text
    assert not page.locator("[data-lost] b").count(), "none of them is left"
    browser.keep(page, "lost-cell")
