"""Decisions show what they mean: drawn ways, the score track, tiles that fit a cell; in a real browser."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.clicking import carry_out, create, hurry, sit, state_of
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
    assert "draws one: " in card.inner_text()
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


def test_around_one_screen_it_is_said_whose_turn_it_is(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.locator("[data-cell]").first.wait_for()
    assert not page.locator("[data-turn-of]").count(), "who has just opened it knows"
    carry_out(
        served.url,
        made,
        state_of(served.url, made["game"], made["seats"][0]["token"])["targets"][0]["text"],
        "-",
    )
    page.locator('.banner[data-turn-of="1"]').get_by_text("Bob, it is your turn").wait_for()
    browser.keep(page, "turn-banner")
    page.locator("[data-turn-of]").wait_for(state="detached")


def test_a_screen_between_turns_hides_the_board_until_the_next_player_is_there(
    browser: Browser, served: Served
) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    sit(page, served.url, made, 0, 1)
    page.get_by_role("button", name="More").tap()
    page.get_by_label("A screen between turns").check()
    page.reload()
    between = page.get_by_role("dialog", name="Pass the device on")
    between.get_by_text("Ada, it is your turn").wait_for()
    browser.check(page, "between-turns")
    assert page.evaluate("document.elementFromPoint(195, 300).closest('[role=dialog]') !== null")
    between.get_by_role("button", name="I am here").tap()
    between.wait_for(state="detached")


def test_who_plays_for_the_first_time_is_told_each_thing_once(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window(first_time=True)
    sit(page, served.url, made, 0, 1)
    hint = page.locator("[data-hint]")
    page.locator('[data-hint="place"]').wait_for()
    browser.keep(page, "first-hint")
    hint.get_by_role("button", name="Close").click()
    hint.wait_for(state="detached")
    page.reload()
    page.locator("[data-cell]").first.wait_for()
    assert not hint.count(), "it was said"
    first = state_of(served.url, made["game"], made["seats"][0]["token"])["targets"][0]["text"]
    carry_out(served.url, made, first)
    page.locator('[data-hint="follower"]').wait_for()
    hint.get_by_role("button", name="No more hints").click()
    hint.wait_for(state="detached")
    carry_out(served.url, made, "-")
    page.locator("[data-cell]").first.wait_for()
    assert not hint.count()


def test_a_first_hint_goes_out_of_the_way_of_the_tile_that_is_tried(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window(first_time=True)
    sit(page, served.url, made, 0, 1)
    hint = page.locator('[data-hint="place"]')
    hint.wait_for()
    cell = page.locator('[data-cell="1,0"]')
    # Drag the board until the lower part of a place lies below the hint.
    box, over = cell.bounding_box(), hint.bounding_box()
    by = over["y"] - (box["y"] + box["height"] * 0.7)
    page.mouse.move(60, 80)
    page.mouse.down()
    page.mouse.move(60, 80 + by, steps=5)
    page.mouse.up()
    box = cell.bounding_box()
    assert box["y"] + box["height"] > over["y"] + 5
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)
    page.locator(".sure").wait_for()
    ghost, hint_now = page.locator("[data-turns] image").bounding_box(), hint.bounding_box()
    assert hint_now["y"] + hint_now["height"] <= ghost["y"] or hint_now["y"] >= ghost["y"] + ghost["height"]


def test_on_a_phone_the_card_of_a_free_cell_is_short_and_unfolds(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=33)  # fits nowhere at the sides
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    sit(page, served.url, made, 0, 1)
    page.locator("[data-cell]").first.wait_for()
    page.locator("[data-empty]").first.tap()
    card, fits = page.get_by_role("alert"), page.locator("[data-fits]")
    fits.wait_for()
    assert card.bounding_box()["height"] < 844 / 3
    assert not fits.locator("img").first.is_visible()
    browser.keep(page, "short-card")
    fits.locator("summary").tap()
    fits.locator("img").first.wait_for()
    browser.keep(page, "short-card-unfolded")


def test_who_meets_an_expansion_for_the_first_time_is_told_about_its_things(
    browser: Browser, served: Served
) -> None:
    made = create(served.url, setup="base+inns-and-cathedrals", seats=HUMANS, seed=5)
    page = browser.window(first_time=True)
    page.evaluate("localStorage.setItem('bastide.hints', 'place follower farmer')")
    sit(page, served.url, made, 0, 1)
    first = state_of(served.url, made["game"], made["seats"][0]["token"])["targets"][0]["text"]
    carry_out(served.url, made, first)
    page.locator('[data-hint="piece-large"]').get_by_text("counts as two").wait_for()
    browser.keep(page, "first-large")


def test_a_refusal_speaks_of_the_place_that_is_lit_and_not_of_coordinates(
    browser: Browser, served: Served
) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=33)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    carry_out(served.url, made, "@0,-1>W", "M@0,-1.NNW")  # a farmer on both tiles
    key = made["seats"][1]["token"]
    offered = [t["text"] for t in state_of(served.url, made["game"], key)["targets"]]
    at = next(text for text in offered if text.startswith(("@1,-1>", "@-1,-1>", "@0,-2>", "@-1,0>", "@1,0>")))
    carry_out(served.url, made, at)
    page.wait_for_selector(".pass")
    cell = at[1:].split(">")[0]
    shapes = page.locator(f'[data-tile="{cell}"] path.segment')
    shapes.first.wait_for(state="attached")
    for shape in shapes.all():
        shape.dispatch_event("click")
        alert = page.get_by_role("alert")
        if alert.count() and "already has Ada's farmer" in alert.inner_text():
            break
    text = page.get_by_role("alert").inner_text()
    assert "This farm already has Ada's farmer" in text
    assert f"{cell}" not in text
