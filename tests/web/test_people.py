"""Strangers with manners, in three browsers: from the lobby to the verified draw, and the same tiles."""

from __future__ import annotations

from typing import Any

from tests.web.stage import Browser

PHONE = (390, 844)


def become(page: Any, url: str, name: str) -> None:
    """Somebody who is known by a key."""
    page.goto(f"{url}#/mine")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.get_by_text(f"Games of {name}").wait_for()


def test_from_the_lobby_to_the_same_tiles(browser: Browser) -> None:
    ada, eve, bob = browser.window(), browser.window(*PHONE), browser.window()
    become(ada, browser.url, "Ada")
    become(eve, browser.url, "Eve")
    ada.goto(f"{browser.url}#/new")
    ada.get_by_label("Who is player 2").select_option("open")
    ada.get_by_label("Rated: it counts").check()
    ada.get_by_label("Anybody on this server").check()
    ada.get_by_label("Anyone may watch").check()
    ada.get_by_role("button", name="Start the game").click()
    ada.get_by_text("This game is rated").wait_for()
    browser.check(ada, "rated-room")
    # With a click, by the name that the browser knows.
    eve.goto(f"{browser.url}#/lobby")
    eve.get_by_text("1 of 2 seats free").wait_for()
    browser.check(eve, "lobby-phone")
    eve.get_by_role("button", name="Sit down").click()
    for page in (ada, eve):
        page.get_by_role("button", name="I am ready").click()
    for page in (ada, eve):
        page.locator("main.stage").wait_for()
    assert ada.title().startswith("● Your turn")
    assert eve.title() == "Bastide"
    # Somebody watches, by the list of the lobby.
    bob.goto(f"{browser.url}#/lobby")
    bob.get_by_role("link", name="Ada, Eve").click()
    bob.locator("main.stage").wait_for()
    ada.get_by_role("button", name="Leave the game").click()
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ada.get_by_role("dialog").get_by_role("button", name="Yes, resign").click()
    for page in (eve, bob):
        page.get_by_text("Every draw is verified").click()
        page.get_by_text("and from the numbers of 2 players").wait_for()
    browser.check(eve, "verified-phone")
    eve.get_by_role("button", name="Others play the same tiles").click()
    link = eve.get_by_role("textbox", name="Link for anybody").input_value()
    browser.check(eve, "same-phone")
    bob.goto(link)
    bob.get_by_label("My seat").select_option("1")
    bob.get_by_role("button", name="Against the computer").click()
    bob.locator("main.stage").wait_for()
    bob.goto(f"{browser.url}#/ratings")
    bob.get_by_role("link", name="Eve").click()
    bob.get_by_text("1 game, 1 won").wait_for()
    browser.check(bob, "player")
