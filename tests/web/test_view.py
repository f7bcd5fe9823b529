"""The board moves by itself where that helps, never under the hand, and never makes tiles too small."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.clicking import create, decide, hurry, play, sit
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

# How far from whole pixels of the board, which the browser draws on whole pixels itself, tiles begin or end.
OFF_PIXELS = """() => {
    const board = document.querySelector("svg[role=group]").getBoundingClientRect();
    return Math.max(...[...document.querySelectorAll(".ground .tile")].flatMap((tile) => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        return [left - board.left, top - board.top, width, height].map((n) => Math.abs(n - Math.round(n)));
    }));
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


def test_tiles_are_kept_as_bitmaps_on_whole_pixels(browser: Browser, served: Served) -> None:
    """As images they would be drawn anew at every change; between two pixels they would be blurred."""
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(5), 60)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.locator(".ground .tile").first.wait_for()
    assert page.locator(".ground .tile").count() == page.locator(".ground pattern image").count() > 5
    page.mouse.move(371, 243)
    before = page.evaluate(WHERE)
    for way in (-37, -37, 61):
        page.mouse.wheel(0, way)
        page.wait_for_function(f"before => {WHERE} !== before", arg=before)
        before = page.evaluate(WHERE)
        assert page.evaluate(OFF_PIXELS) < 0.01


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
    const pointers = [...document.querySelectorAll("[data-beyond]")];
    const beyond = pointers.reduce((n, pointer) => n + Number(pointer.dataset.beyond), 0);
    const hidden = [...document.querySelectorAll("[data-spot] .ring")].filter((mark) => {
        const box = mark.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x < free.left || x > free.right || y < free.top || y > dock.top;
    });
    return hidden.length <= beyond;
}"""


def test_places_with_numbers_are_in_sight_or_pointed_to(browser: Browser, served: Served) -> None:
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
    tile = page.locator(".ground .tile").first.bounding_box()
    assert tile["width"] > 24, "large enough to be seen"
    assert page.evaluate("document.querySelector('.dock-card').scrollWidth <= 320")


SIZES = [(1440, 900, 70), (1280, 720, 70), (390, 844, 56)]
TILES = """[...document.querySelectorAll(".ground .tile")].map((tile) => {
    const box = tile.getBoundingClientRect();
    return [box.x, box.y, box.width].join();
}).join(" ")"""
# Those of some things whose middle can be hit: nothing else lies over it.
HITTABLE = """selector => [...document.querySelectorAll(selector)].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const point = [box.x + box.width / 2, box.y + box.height / 2];
    return thing.contains(document.elementFromPoint(...point)) ? [point] : [];
})"""
SMALLEST = """selector => Math.min(...[...document.querySelectorAll(selector)].map(
    (image) => image.getBoundingClientRect().width))"""


@pytest.mark.parametrize(("width", "height", "least"), SIZES)
def test_no_tile_moves_by_a_pixel_before_a_choice_is_confirmed(
    browser: Browser, served: Served, width: int, height: int, least: int
) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(4), left=30)
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 400 else {}
    page = browser.window(width, height, **touch)  # movements are not drawn out: any would be seen at once
    sit(page, served.url, made, 0, 1)
    rng = random.Random(4)
    page.wait_for_selector("[data-cell], [data-spot]")
    while not page.locator("[data-cell]").count():
        decide(page, rng)
    dock = page.locator(".dock-card").bounding_box()
    before = page.evaluate(TILES)
    cells = page.evaluate(HITTABLE, "[data-cell]")
    assert cells
    for x, y in cells[:6]:
        hit(page, x, y)
        page.locator(".sure").wait_for()
        assert page.evaluate(TILES) == before
        page.keyboard.press("r")
        assert page.evaluate(TILES) == before
        page.keyboard.press("Escape")
        page.locator(".sure").wait_for(state="detached")
        assert page.evaluate(TILES) == before
    for x, y in page.evaluate(HITTABLE, "rect.empty")[:2]:
        hit(page, x, y)
        page.get_by_role("alert").wait_for()
        assert page.evaluate(TILES) == before
        page.keyboard.press("Escape")
    assert page.locator(".dock-card").bounding_box() == dock
    assert page.evaluate(SMALLEST, ".ground .tile") >= least - 0.01  # as far as it is rounded
    for _ in range(6):  # a few turns on, whatever is asked
        decide(page, rng)
        page.wait_for_selector("[data-cell], [data-spot], .dock-card [data-target]")
        assert page.locator(".dock-card").bounding_box() == dock
        assert page.evaluate(SMALLEST, ".ground .tile") >= least - 0.01  # as far as it is rounded
        assert page.evaluate(SMALLEST, ".pieces image") >= 23.99  # as far as it is rounded
    page.keyboard.press("0")
    assert page.evaluate(SMALLEST, ".pieces image") >= 23.99  # as far as it is rounded
    browser.keep(page, f"whole-board-{width}")


def hit(page: Any, x: float, y: float) -> None:
    """A click, or a tap where there is no mouse."""
    if page.viewport_size["width"] < 400:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def test_what_is_out_of_sight_is_pointed_to_and_shown_on_the_small_map(
    browser: Browser, served: Served
) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(4), left=20)
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    sit(page, served.url, made, 0, 1)
    page.wait_for_selector("[data-cell], [data-spot]")
    while not page.locator("[data-cell]").count():
        decide(page, random.Random(4))
    small = page.get_by_role("img", name="The whole board, small")
    small.wait_for()
    here = page.evaluate(WHERE)
    box = small.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] - 6, box["y"] + 6)
    page.wait_for_function(f"here => {WHERE} !== here", arg=here)
    pointer = page.locator("[data-beyond]").first
    there = page.evaluate(WHERE)
    pointer.tap()
    page.wait_for_function(f"there => {WHERE} !== there", arg=there)
    page.get_by_role("button", name="Show the whole board").tap()
    small.wait_for(state="detached")
