"""What the page says of a decision and of what players have, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bastide
from bastide.players import Player, make_player
from bastide.record.dealer import Dealer
from tests.web.clicking import carry_out, choose, create, sit, state_of
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
ROADS = 17948  # the seed of a game that begins with four straight roads
CITY = 33  # the seed of a game whose first tile can finish the city of the start tile
RICH = "base+traders-and-builders+gold-mines+king-and-robber-baron+messengers+robbers+abbey-and-mayor"
LABELS = {
    "king": "largest city: {n}",
    "robber-baron": "longest road: {n}",
    "messenger": "messenger on {n}",
    "robber": "robber on {n}",
}
HELD = {"wine", "wheat", "cloth", "gold", "abbey", *LABELS}


def test_doing_nothing_says_what_comes_of_it(browser: Browser, served: Served) -> None:
    page = browser.window()
    sit(page, served.url, create(served.url, setup="base", seats=HUMANS, seed=CITY), 0, 1)
    page.wait_for_selector("[data-cell]")
    assert not page.locator(".pass").count()
    choose(page, "@0,1>S")
    said = "What the tile completes is scored"
    page.get_by_role("button", name=said).wait_for()
    assert said in page.locator("[aria-live=assertive]").inner_text()
    page.get_by_role("button", name="Keys").first.click()
    page.get_by_label("Language").first.select_option("de")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="was das Plättchen fertigstellt, wird gewertet").wait_for()


def test_who_is_not_asked_about_a_figure_is_told_why(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=ROADS)
    carry_out(served.url, made, "@1,0>N", "M@1,0.E", "@2,0>N", "M@2,0.NNW", "@3,0>N", "M@3,0.ESE")
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.wait_for_selector("[data-cell]")
    note = page.locator(".dock-card").get_by_text("could not place a figure")
    assert not note.count()
    choose(page, "@4,0>N")
    page.wait_for_selector("[data-cell]")
    assert note.inner_text() == "Bob could not place a figure: every place on the tile is taken."
    assert note.inner_text() in page.locator("[aria-live=polite]").inner_text()
    page.locator("aside").get_by_text("places nobody: every place on the tile is taken").wait_for()
    browser.keep(page, "unasked")
    page.locator("[data-cell]").first.click()
    page.locator(".sure").click()
    note.wait_for(state="detached")


def test_who_has_nobody_left_is_told_before_laying_the_tile(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=ROADS, options={"followers": "1"})
    carry_out(served.url, made, "@1,0>N", "M@1,0.E", "@2,0>N", "-")
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    said = "You have no piece left to put on it."
    page.locator(".dock-card").get_by_text(said).wait_for()
    assert said in page.locator("[aria-live=assertive]").inner_text()


def test_a_score_is_told_once_though_a_pawn_is_chosen_for_it(browser: Browser, served: Served) -> None:
    page = browser.window()
    sit(page, served.url, create(served.url, setup="base+messengers", seats=HUMANS, seed=CITY), 0, 1)
    page.wait_for_selector("[data-cell]")
    choose(page, "@0,1>S", "M@0,1.S", "pawn:messenger")
    told = page.locator("aside .told").last
    told.get_by_text("moves the messenger by these 4 points").wait_for()
    assert told.locator("> *").count() == 5, "who, tile, follower, score, pawn"
    assert told.inner_text().count("+4") == 1


def rich_game() -> tuple[int, list[str]]:
    """A game in which players have one of everything, and what they have decided until then."""
    for seed in range(50):
        state = bastide.start(RICH, players=("Ada", "Bob"))
        seats: dict[int, Dealer | Player] = {
            0: make_player("greedy", 1),
            1: make_player("greedy", 2),
            bastide.CHANCE: Dealer(seed),
        }
        actions: list[str] = []
        while not state.is_terminal():
            who = state.current_player()
            held = [
                thing for thing in state.shown() if thing.player >= 0 and not thing.at and not thing.place
            ]
            if {thing.kind for thing in held} == HELD:
                return seed, actions
            action = seats[who].choose(state)
            state.apply(action)
            if who >= 0:
                actions.append(str(action))
    raise AssertionError("no such game")


def rows(page: Any, players: str) -> list[list[str]]:
    """What stands beside every player besides the pieces."""
    lists = page.locator(f"{players} > li").all()
    return [[text.strip() for text in row.locator(".beside").all_inner_texts()] for row in lists]


def test_everything_that_players_have_is_beside_them(browser: Browser, served: Served) -> None:
    seed, actions = rich_game()
    made = create(served.url, setup=RICH, seats=HUMANS, seed=seed)
    carry_out(served.url, made, *actions)
    shown = state_of(served.url, made["game"], made["spectate"])["view"]["shown"]
    own = [thing for thing in shown if thing["seat"] is not None and not thing["at"] and not thing["place"]]
    assert {thing["kind"] for thing in own} == HELD
    own.sort(key=lambda thing: (thing["seat"], thing["kind"] in LABELS))
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    page.locator("aside .beside").first.wait_for()
    expected: list[list[str]] = [[], []]
    numbers: list[list[str]] = [[], []]
    for thing in own:
        n = thing["space"] if thing["space"] is not None else thing["value"] or thing["n"]
        expected[thing["seat"]].append(LABELS.get(thing["kind"], "{n}").format(n=n))
        numbers[thing["seat"]].append(str(n))
    assert rows(page, "aside ul") == expected
    page.wait_for_function(
        "() => [...document.querySelectorAll('aside .beside img')].every(img => img.naturalWidth > 0)"
    )
    pictures = page.locator("aside .beside img").evaluate_all("all => all.map(img => img.src)")
    for thing, picture in zip(own, pictures, strict=True):
        assert f"/{thing['kind']}" in picture
    browser.keep(page, "beside")
    phone = browser.window(390, 844, has_touch=True, is_mobile=True)
    sit(phone, served.url, made, 0, 1)
    phone.locator(".compact .beside").first.wait_for(state="attached")
    assert rows(phone, "ul.compact") == numbers
    phone.locator("ul.compact").tap()
    dialog = phone.get_by_role("dialog")
    dialog.locator(".beside").first.wait_for()
    assert rows(phone, "dialog ul") == expected, "a touch explains the numbers"


PICTURES = """async (all) => Promise.all(all.map(async (img) => (await fetch(img.src)).text()))"""


def test_players_can_be_told_apart_without_colours(browser: Browser, served: Served) -> None:
    seats = [{"kind": "human", "name": f"Player {n}"} for n in range(6)]
    made = create(served.url, setup="base", seats=seats, seed=CITY)
    page = browser.window()
    sit(page, served.url, made, 0, 1, 2, 3, 4, 5)
    faces = page.locator("aside .face img")
    emblems = ["cross", "crescent", "sun", "chevron", "star", "lozenge"]
    said = [face.get_attribute("alt").split(", ")[1] for face in faces.all()]
    assert said == emblems
    drawn = faces.evaluate_all(PICTURES)
    assert len({re.sub(r"#[0-9a-f]{3,6}\b|var\([^)]*\)", "", picture) for picture in drawn}) == 6
    choose(page, "@0,1>S", "M@0,1.NNW")
    standing = page.locator("image.piece").evaluate_all(
        "async (all) => Promise.all(all.map(async (piece) => (await fetch(piece.href.baseVal)).text()))"
    )
    assert 'href="#b-e-cross"' in standing[0]


OVERLAPS = """() => {
    const cards = [...document.querySelectorAll("[data-seat]")].map((card) => card.getBoundingClientRect());
    const beside = (a, b) => a.right < b.left + 1 || a.bottom < b.top + 1;
    const over = (a, b) => !beside(a, b) && !beside(b, a);
    const cut = cards.filter((card) => card.right > innerWidth + 1 || card.bottom > innerHeight + 1);
    const covered = cards.filter((card, i) => cards.some((other, j) => j > i && over(card, other)));
    return cut.length + covered.length;
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 460), (390, 844), (844, 390)])
def test_six_players_fit_without_overlap(browser: Browser, served: Served, width: int, height: int) -> None:
    names = ("Ada", "Bartholomew", "Clementine", "Dora", "Eve", "Finn")
    seats = [{"kind": "human", "name": name} for name in names]
    made = create(served.url, setup="base+inns-and-cathedrals+traders-and-builders", seats=seats, seed=3)
    page = browser.window(width, height)
    sit(page, served.url, made, *range(6))
    page.wait_for_selector("[data-cell]")
    assert page.locator("[data-seat]").count() == 6
    assert page.evaluate(OVERLAPS) == 0
    assert page.locator("[data-seat]:not(.slim)").count() == 1, "only the one whose turn it is is unfolded"
    if width < 900:
        return
    log = page.get_by_role("tabpanel").bounding_box()
    assert log["height"] >= 50
    assert log["y"] + log["height"] <= height
    page.get_by_role("button", name="More about Finn").click()
    page.locator("[data-seat='5']").get_by_text("builder").wait_for()
