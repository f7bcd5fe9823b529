"""What a player can learn from the table and from what is around it, in a real browser."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.web.clicking import carry_out, choose, create, sit, state_of
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
CITY = 33  # the seed of a game whose first tile can finish the city of the start tile
SCALE = "document.querySelector('svg[role=group] > g').getCTM().a"
# Where a point of the picture, in tiles of 100 by 100, is on the screen.
POINT = """([x, y]) => {
    const board = document.querySelector("svg[role=group] > g");
    const point = new DOMPoint(x, y).matrixTransform(board.getScreenCTM());
    return [point.x, point.y];
}"""


def seated(browser: Browser, served: Served, seed: int, **more: Any) -> tuple[Any, dict[str, Any]]:
    made = create(served.url, setup="base", seats=HUMANS, seed=seed, **more)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.wait_for_selector("[data-cell]")
    return page, made


def test_a_feature_tells_its_tiles_owners_and_worth(browser: Browser, served: Served) -> None:
    page, _ = seated(browser, served, CITY)
    card = page.locator(".stage .card[role=status]")
    page.mouse.move(*page.evaluate(POINT, [50, 8]))
    card.wait_for()
    assert card.locator("> strong, > span").all_text_contents() == [
        "City", "1 tile", "1 open side", "nobody", "worth 1 now", "at least 4 when finished",
    ]  # fmt: skip
    assert page.locator(".lit path").count() == 1
    choose(page, "@0,1>S", "M@0,1.NNW")
    page.mouse.move(*page.evaluate(POINT, [50, 8]))
    card.get_by_text("finished", exact=True).wait_for()
    assert "worth 4 now" in card.inner_text()
    page.mouse.move(*page.evaluate(POINT, [50, -95]))
    card.get_by_text("Ada (1)").wait_for()
    assert "worth 3 now" in card.inner_text()


def test_farms_show_their_owners_and_worth(browser: Browser, served: Served) -> None:
    page, _ = seated(browser, served, CITY)
    choose(page, "@0,1>S", "M@0,1.NNW")
    page.keyboard.press("f")
    page.locator(".farms .worth").first.wait_for()
    titles = page.locator(".farms .worth title").all_text_contents()
    assert sorted(titles) == ["Ada: 3 points", "nobody: 3 points"]
    page.locator(".farms .worth").first.hover()
    browser.keep(page, "farms")
    page.keyboard.press("f")
    page.locator(".farms").wait_for(state="detached")


def test_a_farm_of_several_owners_has_a_stripe_for_each_with_their_mark(
    browser: Browser, served: Served
) -> None:
    page = browser.window(1280, 720)
    page.goto(f"{served.url}#/rules/PIG-2/try")  # Red and Blue have as many farmers on one farm
    page.locator("[data-cell], [data-spot], .dock-card [data-target]").first.wait_for()
    page.keyboard.press("f")
    shared = page.locator(".farms pattern[data-owners='2']")
    shared.wait_for(state="attached")
    name = shared.get_attribute("id")
    assert page.locator(f".farms g[fill='url(#{name})'] path").count() > 1
    stripes, marks = shared.locator("rect"), shared.locator("path")
    assert len({stripes.nth(n).get_attribute("fill") for n in range(2)}) == 2
    assert len({marks.nth(n).get_attribute("d") for n in range(2)}) == 2
    browser.keep(page, "farms-shared")


def test_a_score_is_told_in_words_and_numbers(browser: Browser, served: Served) -> None:
    page, _ = seated(browser, served, CITY)
    choose(page, "@0,1>S", "M@0,1.S")
    sheet = page.locator("aside details.sheet")
    assert sheet.locator("summary").first.inner_text().endswith("Ada\u00a0+4")
    sheet.locator("summary").first.click()
    assert re.search(r"2 \S 2\s+4", sheet.inner_text())
    assert sheet.locator(".rule summary").count()
    sheet.hover()
    page.wait_for_function("() => document.querySelectorAll('.lit path').length === 2")
    assert page.locator("aside .score").all_inner_texts() == ["4", "0"]


def test_undo_until_something_is_drawn(browser: Browser, served: Served) -> None:
    page, _ = seated(browser, served, CITY)
    undo = page.get_by_role("button", name="Undo")
    assert not undo.count()
    for taking_back in (undo.click, lambda: page.keyboard.press("u")):
        choose(page, "@0,1>S")
        assert page.locator(".ground .tile").count() == 2
        assert page.locator(".last rect").count()
        taking_back()
        page.wait_for_selector("[data-cell='0,1']")
        assert page.locator(".ground .tile").count() == 1
    choose(page, "@0,1>S", "-")
    page.wait_for_selector("[data-cell]")
    assert not undo.count()


def test_supply_and_tiles_left_are_what_the_server_says(browser: Browser, served: Served) -> None:
    page, made = seated(browser, served, CITY)
    supply = page.locator("aside li .supply")
    assert [text.strip() for text in supply.all_inner_texts()] == ["7", "7"]
    choose(page, "@0,1>S", "M@0,1.NNW")
    assert [text.strip() for text in supply.all_inner_texts()] == ["6", "7"]
    page.get_by_role("tab", name="Tiles left").click()
    unseen = state_of(served.url, made["game"], made["spectate"])["view"]["unseen"]
    shown = [int(text) for text in page.locator("[role=tabpanel] li strong").all_inner_texts()]
    assert sorted(shown) == sorted(unseen.values())
    page.get_by_text(f"{sum(shown)} tiles are left").wait_for()


def test_clocks_run(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, clock={"minutes": 5, "increment": 10})
    page = browser.window()
    page.clock.install()
    sit(page, served.url, made, 0, 1)
    clocks = page.locator("aside .clock")
    assert clocks.last.inner_text() == "5:00"
    before = seconds(clocks.first.inner_text())
    page.clock.run_for(20_000)
    assert 19 <= before - seconds(clocks.first.inner_text()) <= 25
    assert clocks.last.inner_text() == "5:00"


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


def test_everything_is_said_to_those_who_do_not_see_it(browser: Browser, served: Served) -> None:
    page, _ = seated(browser, served, CITY)
    call = page.locator(".table > [aria-live=assertive]")
    assert call.inner_text().startswith("Ada: ")
    choose(page, "@0,1>S", "M@0,1.S")
    news = page.locator(".table > [aria-live=polite]")
    page.wait_for_function(
        "() => document.querySelector('[aria-live=assertive]').textContent.startsWith('Bob: ')"
    )
    assert "Ada" in news.inner_text()
    assert "Ada: +4" in news.inner_text()
    # The tile in hand, once its shape is known.
    page.wait_for_function(
        "() => document.querySelector('[aria-live=assertive]').textContent.includes('cloister')"
    )
    words = page.get_by_role("region", name="The board in words").get_by_role("listitem")
    assert words.count() == 2
    assert "city" in words.first.inner_text()


def test_why_no_follower_there(browser: Browser, served: Served) -> None:
    page, _ = seated(browser, served, CITY)
    choose(page, "@0,1>S", "M@0,1.NNW", "@1,1>N")
    page.mouse.click(*page.evaluate(POINT, [110, -95]))
    why = page.get_by_role("alert")
    why.get_by_text("FOLLOW-").first.wait_for()
    browser.keep(page, "why-no-follower")


def test_two_fingers_zoom(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS)
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    sit(page, served.url, made, 0, 1)
    page.wait_for_selector("[data-cell]")
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *xs: int) -> None:
        points = [{"x": x, "y": 350, "id": n} for n, x in enumerate(xs)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = page.evaluate(SCALE)
    touch("touchStart", 180, 210)
    for far in range(10, 100, 10):
        touch("touchMove", 180 - far, 210 + far)
    touch("touchEnd")
    page.wait_for_function(f"() => {SCALE} > {2 * before}")
    assert not page.locator(".sure").count(), "moving is not choosing"


def test_a_record_from_a_file_is_replayed(browser: Browser, served: Served, tmp_path: Path) -> None:
    page, made = seated(browser, served, CITY)
    choose(page, "@0,1>S", "M@0,1.S")
    address = f"{served.url}api/games/{made['game']}/record"
    asked = urllib.request.Request(address, headers={"authorization": f"Bearer {made['spectate']}"})
    file = tmp_path / "game.bastide"
    with urllib.request.urlopen(asked, timeout=60) as reply:
        file.write_bytes(reply.read())
    page.goto(served.url)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider", name="Step").wait_for()
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelectorAll('.ground .tile').length === 2")
    assert page.locator(".score").all_inner_texts() == ["4", "0"]


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_nothing_moves_for_those_who_do_not_want_it(
    browser: Browser, served: Served, wish: str, moves: bool
) -> None:
    page = browser.window(reduced_motion=wish)
    sit(page, served.url, create(served.url, setup="base", seats=HUMANS, seed=CITY), 0, 1)
    choose(page, "@0,1>S", "M@0,1.NNW")
    page.locator("image.piece").first.wait_for()
    piece = "getComputedStyle(document.querySelector('image.piece')).animationName"
    assert (page.evaluate(piece) != "none") == moves


def test_who_hears_the_page_finds_what_has_happened_since(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=CITY)
    page = browser.window()
    sit(page, served.url, made, 0)
    carry_out(served.url, made, "@0,1>S", "M@0,1.S")
    carry_out(
        served.url, made, state_of(served.url, made["game"], made["seats"][1]["token"])["targets"][0]["text"]
    )
    news = page.get_by_role("region", name="Since your last turn")
    news.get_by_role("listitem").nth(1).wait_for(state="attached")
    told = news.get_by_role("listitem").all_inner_texts()
    assert any("Bob" in line for line in told)
    assert not any(line.startswith("Ada lays") for line in told), "what I did I know"


LOST = """() => {
    const cut = [...document.querySelectorAll("button, a, p, h1, h2, h3, strong, label")].filter((thing) => {
        const seen = thing.checkVisibility() && !thing.closest(".hidden, .land") && thing.innerText?.trim();
        if (!seen) return false;
        const box = thing.getBoundingClientRect();
        return box.right > innerWidth + 1 || box.left < -1;
    });
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ["page"] : [];
    return [...wide, ...cut.map((thing) => thing.outerHTML.slice(0, 90))];
}"""


@pytest.mark.parametrize("screen", ["", "#/new", "#/learn", "#/rules"])
def test_text_of_twice_the_size_loses_nothing(browser: Browser, served: Served, screen: str) -> None:
    page = browser.window(1280, 800)
    page.goto(f"{served.url}{screen}")
    page.get_by_role("heading").first.wait_for()
    page.add_style_tag(content="html { font-size: 200% }")
    page.wait_for_function("document.fonts.status === 'loaded'")
    assert page.evaluate(LOST) == []


def test_a_game_with_text_of_twice_the_size_loses_nothing(browser: Browser, served: Served) -> None:
    page = browser.window(1280, 800)
    larger = "() => (document.documentElement.style.fontSize = '200%')"
    page.add_init_script(f"document.addEventListener('readystatechange', {larger})")
    page.reload()
    sit(page, served.url, create(served.url, setup="base", seats=HUMANS, seed=CITY), 0, 1)
    page.locator("[data-cell]").first.wait_for()
    assert page.evaluate(LOST) == []
    choose(page, "@0,1>S")
    page.locator(".dock-card [data-target]").first.wait_for()
    assert page.evaluate(LOST) == []
    browser.keep(page, "text-200")
    assert page.evaluate(
        "document.querySelector('.dock-card').getBoundingClientRect().bottom <= innerHeight + 1"
    )
