"""Games in a real browser, by clicks."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest

from bastide.cli.setups import everything
from tests.web.clicking import create, decide, hurry, play, sit, state_of, type_decision
from tests.web.stage import LIMIT_MS, Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
ONLINE = [{"kind": "human", "name": "Ada"}, {"kind": "open", "name": "Guest"}]


def seq(page: Any) -> int:
    return int(page.locator("[data-seq]").get_attribute("data-seq"))


def test_whole_game_against_the_computer(browser: Browser) -> None:
    page = browser.window()
    page.get_by_role("button", name=re.compile("Against the computer")).click()
    page.wait_for_selector("[data-cell]")
    assert page.locator("aside .name").last.inner_text() == "Computer"  # and not once more that it is one
    browser.keep(page, "first-turn")
    play(page, random.Random(1), seconds=90)
    page.get_by_role("region", name="Final scoring").wait_for()
    browser.keep(page, "final-scoring")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Skip to the result").click()
    page.get_by_role("dialog").wait_for()
    browser.keep(page, "result")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector("[data-cell]")


def test_whole_game_around_one_screen(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.get_by_role("link", name="New game").click()
    page.get_by_label("Who is player 2").select_option("human")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-cell]")
    made = play(page, random.Random(2), seconds=100)
    assert made > 71
    game, token = page.url.split("/")[-2:]
    state = state_of(served.url, game, token.split(",")[0])
    assert state["view"]["current"] == "over"
    page.get_by_role("button", name="Skip to the result").click()
    shown = page.locator("dialog tfoot td").all_text_contents()
    assert shown == [str(player["score"]) for player in state["view"]["players"]]
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    browser.keep(page, "replay")


def test_two_browsers_one_dropped_and_back_one_refreshed(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=ONLINE)
    ada, bob = browser.window(), browser.window()
    wire = Wire()
    bob.route_web_socket("**/api/ws", wire.connect)
    sit(ada, served.url, made, 0)
    bob.goto(f"{served.url}#/join/{made['game']}/{made['seats'][1]['token']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector("[data-seq]")
    ada.get_by_text("Bob").first.wait_for()
    rng = random.Random(3)
    alternate(ada, bob, rng, 6)
    wire.cut()
    bob.get_by_text("No connection").first.wait_for()
    ada.get_by_text("away").first.wait_for()
    alternate(ada, None, rng, 1)
    wire.whole = True
    bob.get_by_text("No connection").first.wait_for(state="detached")
    ada.reload()
    ada.wait_for_selector("[data-seq]")
    alternate(ada, bob, rng, 6)
    wait_same(ada, bob)


def test_everybody_follows_to_a_rematch(browser: Browser, served: Served) -> None:
    hurried = {"minutes": 0.001}  # the computer decides for both, so it is over soon
    made = create(served.url, setup="base", seats=HUMANS, clock=hurried)
    pages = [browser.window() for _ in range(3)]
    ada, bob, eve = pages
    sit(ada, served.url, made, 0)
    sit(bob, served.url, made, 1)
    eve.goto(f"{served.url}#/play/{made['game']}/{made['spectate']}")
    for page in pages:
        page.wait_for_selector("[data-over]")
    skip, again = (ada.get_by_role("button", name=name) for name in ("Skip to the result", "Play again"))
    skip.or_(again).first.wait_for()
    if skip.count():  # it was not over yet when she came
        skip.click()
    again.click()
    old = made["game"]
    for page, yours in zip(pages, ([0], [1], []), strict=True):
        page.wait_for_function("old => !location.hash.includes(old)", arg=old)
        game, token = page.url.split("/")[-2:]
        assert state_of(served.url, game, token)["yours"] == yours


class Wire:
    """The line between a page and the server, to be cut."""

    def __init__(self) -> None:
        self.whole = True
        self.last: Any = None

    def connect(self, line: Any) -> None:
        if self.whole:
            line.connect_to_server()
            self.last = line
        else:
            line.close()

    def cut(self) -> None:
        self.whole = False
        self.last.close()


def alternate(ada: Any, bob: Any, rng: random.Random, decisions: int) -> None:
    """Whoever may decide does."""
    made, end = 0, time.monotonic() + 40
    while made < decisions:
        assert time.monotonic() < end
        for page in (ada, bob):
            if page is not None and decide(page, rng):
                made += 1
        if bob is None and not ada.locator("[data-cell], .dock-card [data-target]").count():
            return


def wait_same(ada: Any, bob: Any) -> None:
    end = time.monotonic() + LIMIT_MS / 1000
    while seq(ada) != seq(bob):
        assert time.monotonic() < end
        ada.wait_for_timeout(50)


def test_server_killed_in_mid_turn_and_restarted(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS)
    ada, bob = browser.window(), browser.window()
    token = sit(ada, served.url, made, 0)
    sit(bob, served.url, made, 1)
    rng = random.Random(4)
    alternate(ada, bob, rng, 5)
    while not (ada.locator(".pass").count() or bob.locator(".pass").count()):  # a tile lies, the turn goes on
        alternate(ada, bob, rng, 1)
    wait_same(ada, bob)
    before = state_of(served.url, made["game"], token)
    served.kill()
    ada.get_by_text("No connection").first.wait_for()
    assert not ada.locator("[data-cell], [data-target]").count()
    browser.keep(ada, "offline")
    served.start()
    ada.wait_for_selector(".dock-card .lead >> text=/./")
    after = state_of(served.url, made["game"], token)
    assert (after["seq"], after["view"]["key"]) == (before["seq"], before["view"]["key"])
    alternate(ada, bob, rng, 4)
    wait_same(ada, bob)


def test_spectator_sees_and_cannot_touch(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS)
    player, guest = browser.window(), browser.window()
    sit(player, served.url, made, 0, 1)
    guest.goto(f"{served.url}#/play/{made['game']}/{made['spectate']}")
    guest.wait_for_selector("[data-seq]")
    play(player, random.Random(5), decisions=6, seconds=30)
    wait_same(player, guest)
    assert guest.locator("image").count() >= 4
    assert not guest.locator("[data-cell], [data-spot], [data-target]").count()
    assert guest.get_by_text("You are watching").count()
    assert not player.get_by_text("You are watching").count()


def test_phone_by_touch(browser: Browser) -> None:
    page = browser.window(390, 844, has_touch=True, is_mobile=True, color_scheme="dark")
    page.get_by_role("button", name=re.compile("Against the computer")).tap()
    page.wait_for_selector("[data-cell]")
    play(page, random.Random(6), decisions=12, seconds=60, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert small(page) == []
    browser.keep(page, "phone")
    page.get_by_role("button", name="Log and more").tap()
    assert small(page) == []
    page.get_by_role("tab", name="Tiles left").tap()
    browser.keep(page, "phone-tiles")
    for screen in ("", "new", "rules/ROAD-3"):
        page.goto(f"{browser.url}#/{screen}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert small(page) == []


def small(page: Any) -> list[str]:
    """What a finger could hardly hit; links in running text are as large as it is."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, summary, [type=text]")].filter((e) => {
            if (!e.checkVisibility({visibilityProperty: true}) || e.closest("p button, p a")) return false;
            const box = e.getBoundingClientRect();
            const reach = getComputedStyle(e, "::after");
            const more = reach.position === "absolute" ? -2 * parseFloat(reach.top) : 0;
            return box.width > 1 && Math.min(box.width, box.height + more) < 43.5;
        }).map((e) => e.outerHTML.slice(0, 120))"""
    )
    return found


def test_every_set_by_keyboard_alone(browser: Browser, served: Served) -> None:
    made = create(served.url, setup=everything(), seats=HUMANS, seed=3)
    page = browser.window()
    token = sit(page, served.url, made, 0, 1)
    rng = random.Random(3)
    for _ in range(60):
        type_decision(page, rng)
    assert state_of(served.url, made["game"], token)["seq"] == seq(page) == 61


def test_why_not_names_the_rule(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=1)
    page = browser.window()
    sit(page, served.url, made, 0, 1)
    for _ in range(12):
        refused = page.locator("rect.empty")
        if page.locator("[data-cell]").count() and refused.count():
            refused.first.click()
            page.get_by_role("alert").get_by_text("TILE-").first.wait_for()
            return
        decide(page, random.Random(7))
    pytest.fail("every place was legal twelve times")


def test_every_set_in_play_by_random_clicks(browser: Browser, served: Served) -> None:
    setup = everything()
    seats = [*HUMANS, {"kind": "ai", "name": "Eve", "player": "random"}]
    made = create(served.url, setup=setup, seats=seats, seed=8)
    page = browser.window()
    token = sit(page, served.url, made, 0, 1)
    rng = random.Random(8)
    assert play(page, rng, decisions=60, seconds=150) == 60
    browser.keep(page, "every-set")
    page.goto("about:blank")
    hurry(served.url, made, rng, left=8)  # the middle of the game is much the same, for 200 tiles
    sit(page, served.url, made, 0, 1)
    assert play(page, rng, seconds=150) > 8
    assert state_of(served.url, made["game"], token)["view"]["current"] == "over"
    page.get_by_role("region", name="Final scoring").wait_for()
    browser.keep(page, "every-set-over")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_fault(browser: Browser, served: Served, scheme: str) -> None:
    page = browser.window(color_scheme=scheme)
    page.wait_for_selector("h1")
    browser.check(page, f"home-{scheme}")
    page.goto(f"{served.url}#/new")
    page.wait_for_selector("form")
    browser.check(page, f"new-game-{scheme}")
    made = create(served.url, setup="base", seats=HUMANS)
    sit(page, served.url, made, 0, 1)
    page.wait_for_selector("[data-cell]")
    browser.check(page, f"table-{scheme}")
    page.locator("[data-cell]").first.click()
    page.locator(".sure").click()
    page.wait_for_selector(".pass")
    browser.check(page, f"follower-{scheme}")
    for panel in ("Scores", "Tiles left", "Rules"):
        page.get_by_role("tab", name=panel).click()
        browser.check(page, f"{panel.lower().replace(' ', '-')}-{scheme}")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    browser.check(page, f"keys-{scheme}")
    open_seat = create(served.url, setup="base", seats=ONLINE)
    page.goto(f"{served.url}#/join/{open_seat['game']}/{open_seat['seats'][1]['token']}")
    page.get_by_label("Your name").wait_for()
    browser.check(page, f"join-{scheme}")
