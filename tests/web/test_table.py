"""What a player sees and touches at the table, in a real browser."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.clicking import carry_out, choose, create, decide, play, sit, state_of
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
SCALE = "document.querySelector('svg[role=group] > g').getCTM().a"
GHOST = "[data-turns] image"


def ghost(page: Any) -> str:
    return str(page.locator(GHOST).get_attribute("href"))


def test_pointing_at_a_place_shows_the_tile_there(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    for cell in page.locator("[data-cell]").all():
        cell.hover()
        if int(page.locator("[data-turns]").get_attribute("data-turns")) > 1:
            break
    else:
        raise AssertionError("no place where the tile can be turned")
    assert not page.locator(".sure").count(), "pointing is not choosing"
    first = ghost(page)
    page.keyboard.press("r")
    page.wait_for_function(
        "href => document.querySelector('[data-turns] image').href.baseVal !== href", arg=first
    )
    turned = ghost(page)
    page.mouse.wheel(0, -100)
    page.wait_for_function(
        "href => document.querySelector('[data-turns] image').href.baseVal !== href", arg=turned
    )
    shown = ghost(page)
    page.mouse.down()
    page.mouse.up()
    page.locator(".sure").wait_for()
    assert ghost(page) == shown, "it is put down as it was shown"
    page.keyboard.press("Escape")
    page.mouse.move(5, 300)
    page.locator(GHOST).wait_for(state="detached")


# Once the shapes of the tile have come and the board has moved there, every mark is as large as a finger.
SETTLED = """() => {
    const marks = [...document.querySelectorAll("[data-spot] .reach")];
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const before = window.marks;
    window.marks = JSON.stringify(boxes);
    return window.marks === before && boxes.every((box) => Math.min(box.width, box.height) >= 43.5);
}"""


def test_marks_on_a_phone_can_be_told_apart_by_a_finger(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    sit(page, served.url, made, 0, 1)
    rng, seen = random.Random(3), 0
    while seen < 3:
        if page.locator("[data-spot]").count() > 1:
            seen += 1
            page.wait_for_function(SETTLED, polling=300)
            for spot in page.locator("[data-spot]").all():
                box = spot.locator("circle").first.bounding_box()
                x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
                page.touchscreen.tap(x, y)
                assert spot.get_attribute("aria-pressed") == "true"
        decide(page, rng, touch=True)


def test_new_game_with_everything_and_a_friend(browser: Browser) -> None:
    page = browser.window()
    page.get_by_role("link", name="New game").click()
    page.get_by_role("button", name="Everything").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Who is player 2").select_option("open")
    assert page.get_by_label("Name of player 2").input_value() == "Friend"
    page.get_by_text("Change single rules").click()
    page.get_by_label("The dragon travels after everything is scored.").check()
    page.get_by_text("Different from the official rules").wait_for()
    page.get_by_role("button", name="Start the game").click()
    invitation = page.get_by_label("Link to the table")
    invitation.wait_for()
    browser.keep(page, "invitation")
    friend = browser.window()
    friend.goto(invitation.input_value())
    friend.get_by_text("You play with Ada").wait_for()
    friend.get_by_label("Your name").fill("Grace")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_text("Everybody has a seat. Not ready yet: Grace.").wait_for()
    assert not invitation.count()


def test_log_says_what_happened_and_lights_it_up(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.locator("[data-cell]").first.click()
    page.locator(".sure").click()
    page.locator(".dock-card").get_by_role("button", name="Thief on the road").click()
    page.mouse.move(5, 300)
    entry = page.get_by_role("button", name="puts a thief on the road")
    entry.wait_for()
    assert not page.locator(".lit path").count()
    entry.hover()
    page.locator(".lit path").first.wait_for(state="attached")


def test_log_lights_the_board_for_those_who_use_keys(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=33)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    choose(page, "@0,1>S", "M@0,1.S")  # a city of two tiles is finished
    page.mouse.move(5, 300)
    lit = page.locator(".lit path, .lit rect")
    page.get_by_role("tabpanel").focus()
    assert not lit.count()
    for number in (1, 4, 2):  # the tile; the knight that comes and goes, and its city; the city alone
        page.keyboard.press("Tab")
        page.wait_for_function(
            "number => document.querySelectorAll('.lit path, .lit rect').length === number", arg=number
        )
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
    page.wait_for_function("() => !document.querySelector('.lit path, .lit rect')")


def test_one_button_opens_the_rules_of_a_decision(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base+inns-and-cathedrals+abbey-and-mayor", seats=HUMANS, seed=5)
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    token = sit(page, served.url, made, 0, 1)
    page.locator("[data-cell]").first.tap()
    page.locator(".sure").tap()
    page.wait_for_selector(".pass")
    rules = state_of(served.url, made["game"], token)["view"]["rules"]
    page.get_by_role("button", name="Rules for this decision").tap()
    here = page.get_by_role("dialog", name="Rules for this decision")
    told = here.locator("[data-rule-here]")
    assert [rule.get_attribute("data-rule-here") for rule in told.all()] == rules
    here.get_by_text("follower").first.wait_for()
    browser.keep(page, "phone-rules")
    told.first.get_by_role("button", name="In the rule book").tap()
    page.locator(f"[data-rule='{rules[0]}'].marked").wait_for()


def test_board_stays_where_the_player_has_put_it(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    play(page, random.Random(9), decisions=4, seconds=40)
    for _ in range(4):
        page.keyboard.press("-")
    small = page.evaluate(SCALE)
    while not page.locator("[data-cell]").count():
        decide(page, random.Random(9))
    cell = page.locator("[data-cell]").first
    cell.click()
    page.locator(".sure").click()
    page.wait_for_selector(".pass, [data-cell]")
    while not page.locator("[data-cell]").count():
        page.locator(".pass").click()
        page.wait_for_selector("[data-cell]")
    assert page.evaluate(SCALE) < 1.2 * max(small, 0.75)
    page.keyboard.press("0")
    page.wait_for_function(f"() => {SCALE} > {small}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_every_choice_of_a_crossroads_is_in_sight(
    browser: Browser, served: Served, width: int, height: int
) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=4)  # three roads, a city and three fields
    page = browser.window(width, height)
    sit(page, served.url, made, 0, 1)
    choose(
        page,
        next(x["text"] for x in state_of(served.url, made["game"], made["seats"][0]["token"])["targets"]),
    )
    page.locator(".dock-card .pass").wait_for()
    page.locator(".dock-card .brings").first.wait_for()
    choices = page.locator(".dock-card .choices [data-target]")
    assert choices.count() >= 7
    dock = page.locator(".dock-card").bounding_box()
    for choice in choices.all():
        box = choice.bounding_box()
        assert box["y"] >= dock["y"]
        assert box["y"] + box["height"] <= dock["y"] + dock["height"]
    browser.keep(page, f"crossroads-{width}")


COVERED = """() => {
    const box = document.querySelector(".tools").getBoundingClientRect();
    return [...document.querySelectorAll(".ground .tile")].some((tile) => {
        const other = tile.getBoundingClientRect();
        return box.left < other.right - 1 && other.left < box.right - 1
            && box.top < other.bottom - 1 && other.top < box.bottom - 1;
    });
}"""


def test_the_buttons_beside_a_tile_cover_no_neighbour(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    carry_out(served.url, made, "@1,0>N", "-")
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.locator("[data-cell]").first.wait_for()
    cells = [cell.get_attribute("data-cell") for cell in page.locator("[data-cell]").all()]
    assert len(cells) > 2
    for cell in cells:
        page.locator(f"[data-cell='{cell}']").click()
        page.locator(".tools").wait_for()
        assert not page.evaluate(COVERED), cell
        page.keyboard.press("Escape")


def test_the_last_move_is_framed_in_the_colour_of_who_moved(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.locator("[data-cell]").first.wait_for()
    frame = "() => getComputedStyle(document.querySelector('.last rect + rect')).stroke"
    for seat, colour in enumerate(("rgb(200, 50, 28)", "rgb(36, 80, 168)")):
        now = state_of(served.url, made["game"], made["seats"][seat]["token"])
        carry_out(served.url, made, now["targets"][0]["text"], "-")
        page.get_by_text(f"Turn {seat + 2} ").first.wait_for()
        page.wait_for_function(f"colour => ({frame})() === colour", arg=colour)


def test_small_tiles_are_drawn_simply(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    assert "small=1" not in page.locator(".ground image").first.get_attribute("href")
    for _ in range(5):
        page.keyboard.press("-")
    page.locator(".ground image[href*='small=1']").first.wait_for(state="attached")
    assert page.locator(".ground .tile").first.bounding_box()["width"] < 64
