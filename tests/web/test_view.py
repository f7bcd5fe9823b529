"""The board moves by itself only where that helps, and the front page knows whose turn it is."""

from __future__ import annotations

import random
from typing import Any

from tests.web.clicking import create, decide, play, sit
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
WHERE = "document.querySelector('svg[role=group] > g').getAttribute('transform')"
SIGHT = """() => {
    const free = document.querySelector(".board").getBoundingClientRect();
    return [...document.querySelectorAll("[data-cell]")].some((cell) => {
        const box = cell.getBoundingClientRect();
        const aside = box.left < free.left || box.right > free.right;
        return !aside && box.top > free.top && box.bottom < free.bottom;
    });
}"""


def turn(page: Any, rng: random.Random) -> None:
    """A whole turn of whoever sits here."""
    page.wait_for_selector("[data-cell]")
    while page.locator("[data-cell], .dock-card [data-target]").count():
        decide(page, rng)


def test_nothing_moves_under_the_hand(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    ada, bob = browser.window(), browser.window()
    sit(ada, served.url, made, 0)
    sit(bob, served.url, made, 1)
    rng = random.Random(2)
    turn(ada, rng)
    ada.mouse.move(300, 200)
    ada.mouse.down()
    ada.mouse.move(900, 600, steps=4)
    ada.mouse.move(2000, 1500, steps=4)
    held = ada.evaluate(WHERE)
    turn(bob, rng)
    ada.wait_for_selector("[data-cell]", state="attached")
    assert ada.evaluate(WHERE) == held
    assert not ada.evaluate(SIGHT)
    ada.mouse.up()
    ada.wait_for_function(SIGHT)


def test_a_move_out_of_sight_is_pointed_to(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    player, guest = browser.window(), browser.window()
    sit(player, served.url, made, 0, 1)
    guest.goto(f"{served.url}#/play/{made['game']}/{made['spectate']}")
    guest.wait_for_selector("[data-seq]")
    for _ in range(12):
        guest.keyboard.press("ArrowUp")
    here = guest.evaluate(WHERE)
    play(player, random.Random(5), decisions=1, seconds=30)
    pointer = guest.locator(".board").get_by_role("button", name="Show the last move again")
    pointer.wait_for()
    assert guest.evaluate(WHERE) == here
    browser.keep(guest, "pointer")
    pointer.click()
    pointer.wait_for(state="detached")


NUMBERED = """() => {
    const free = document.querySelector(".board").getBoundingClientRect();
    const dock = document.querySelector(".dock-card").getBoundingClientRect();
    return [...document.querySelectorAll("[data-spot] .reach")].every((mark) => {
        const box = mark.getBoundingClientRect();
        return box.left > free.left && box.right < free.right && box.top > free.top && box.bottom < dock.top;
    });
}"""


def test_places_with_numbers_are_all_in_sight(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base+princess-and-dragon", seats=HUMANS, seed=5)
    page = browser.window(width=390, height=844)
    sit(page, served.url, made, 0, 1)
    fairies = page.locator(".choices").get_by_role("button", name="Fairy here")
    rng = random.Random(3)
    for _ in range(60):
        page.wait_for_selector("[data-cell], .choices [data-target]")
        if fairies.count() > 2:
            break
        decide(page, rng)
    assert fairies.count() > 2
    page.wait_for_function(NUMBERED)
    browser.keep(page, "numbered")


def test_front_page_says_whose_turn_it_is(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    ada = browser.window()
    sit(ada, served.url, made, 0)
    ada.wait_for_selector("[data-cell]")
    ada.goto(f"{served.url}#/")
    ada.get_by_text("Turn 1 · your turn").wait_for()
    sit(ada, served.url, made, 0)
    turn(ada, random.Random(3))
    ada.goto(f"{served.url}#/")
    ada.get_by_text("Turn 2 · Bob decides").wait_for()


def test_a_phone_on_its_side_has_the_board_beside_the_decision(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    page = browser.window(width=844, height=390, has_touch=True, is_mobile=True)
    sit(page, served.url, made, 0, 1)
    page.wait_for_function(SIGHT)
    play(page, random.Random(3), decisions=5, seconds=30, touch=True)
    page.wait_for_selector("[data-cell], [data-spot]")
    browser.keep(page, "phone-on-its-side")
    tile = page.locator(".ground image").first.bounding_box()
    assert tile["width"] > 24, "large enough to be seen"
    assert page.evaluate("document.querySelector('.dock-card').scrollWidth <= 320")
