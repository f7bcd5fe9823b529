"""People with manners, in three browsers, two languages, at desks and on a phone.

From the lobby to the verified draw and the same tiles; from the waiting room to the rematch, with talk,
somebody away, a draw and a resignation; and whose time is up.
"""

from __future__ import annotations

from typing import Any

from tests.web.clicking import create, sit
from tests.web.stage import Browser, Served

PHONE = (390, 844)


def become(page: Any, url: str, name: str, *, german: bool = False) -> None:
    """Somebody who is known by a key."""
    label, begin, games = ("Dein Name", "Los", "Spiele von") if german else ("Your name", "Begin", "Games of")
    page.goto(f"{url}#/mine")
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=begin).click()
    page.get_by_text(f"{games} {name}").wait_for()


def test_from_the_lobby_to_the_same_tiles(browser: Browser) -> None:
    ada, eve, bob = browser.window(), browser.window(*PHONE, locale="de-DE"), browser.window()
    become(ada, browser.url, "Ada")
    become(eve, browser.url, "Eve", german=True)
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
    eve.get_by_text("1 von 2 Plätzen frei").wait_for()
    browser.check(eve, "lobby-phone")
    eve.get_by_role("button", name="Platz nehmen").click()
    ada.get_by_role("button", name="I am ready").click()
    eve.get_by_role("button", name="Ich bin bereit").click()
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
    bob.get_by_text("Every draw is verified").click()
    bob.get_by_text("and from the numbers of 2 players").wait_for()
    eve.get_by_text("Jede Ziehung ist nachgeprüft").click()
    eve.get_by_text("und aus den Zahlen von 2 Personen").wait_for()
    browser.check(eve, "verified-phone")
    eve.get_by_role("button", name="Andere spielen dieselben Plättchen").click()
    link = eve.get_by_role("textbox", name="Link für alle").input_value()
    browser.check(eve, "same-phone")
    bob.goto(link)
    bob.get_by_label("My seat").select_option("1")
    bob.get_by_role("button", name="Against the computer").click()
    bob.locator("main.stage").wait_for()
    bob.goto(f"{browser.url}#/ratings")
    bob.get_by_role("link", name="Eve").click()
    bob.get_by_text("1 game, 1 won").wait_for()
    browser.check(bob, "player")


def come(page: Any, url: str, made: dict[str, Any], name: str) -> None:
    """By the invitation to a seat."""
    page.goto(f"{url}#/join/{made['game']}/{made['invite']}")
    page.get_by_label("Dein Name").fill(name)
    page.get_by_role("button", name="Platz nehmen").click()
    page.get_by_role("button", name="Ich bin bereit").click()


def test_from_the_waiting_room_to_the_rematch(browser: Browser, served: Served) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = create(served.url, setup="base", seats=seats, waiting=True, talk="free")
    ada = browser.window()
    bob, eve = browser.window(*PHONE, locale="de-DE"), browser.window(1440, 900, locale="de-DE")
    sit(ada, served.url, made, 0)
    come(bob, served.url, made, "Bob")
    come(eve, served.url, made, "Eve")
    ada.get_by_role("button", name="I am ready").click()
    for page in (ada, bob, eve):
        page.locator("main.stage").wait_for()
    # Talk, each in their own language; nobody has to listen.
    ada.get_by_role("tab", name="Talk").click()
    ada.get_by_role("button", name="Good luck!").click()
    eve.get_by_role("tab", name="Reden").click()
    eve.get_by_role("list").get_by_text("Viel Glück!").wait_for()
    bob.get_by_role("button", name="Verlauf und mehr").click()
    bob.get_by_role("tab", name="Reden").click()
    bob.get_by_label("Sag etwas").fill("Das wird nichts")
    bob.get_by_role("button", name="Sagen", exact=True).click()
    bob.get_by_role("button", name="Schließen").click()
    eve.get_by_text("Das wird nichts").wait_for()
    ada.get_by_text("Das wird nichts").wait_for()
    eve.get_by_role("button", name="Bob nicht hören").click()
    assert not eve.get_by_text("Das wird nichts").count()
    assert ada.get_by_text("Das wird nichts").count()
    browser.check(eve, "muted-desktop-de")
    # Somebody goes; the computer stands in until they are back.
    ada.goto(f"{served.url}#/")
    eve.get_by_text("Ada ist weg.").wait_for()
    browser.check(eve, "missed-desktop-de")
    eve.get_by_role("button", name="Computer springt ein").click()
    bob.locator("[data-cell]").first.wait_for()  # it is Bob's turn
    sit(ada, served.url, made, 0)
    ada.get_by_role("button", name="Computer for Ada:").first.wait_for()
    eve.get_by_role("tab", name="Verlauf").click()
    eve.get_by_role("button", name="Ada ist wieder da").wait_for()
    # A draw that one of three declines.
    ada.get_by_role("button", name="Leave the game").click()
    ada.get_by_role("dialog").get_by_role("button", name="Offer").first.click()
    eve.get_by_text("Ada bietet Unentschieden an.").wait_for()
    browser.check(bob, "offer-phone-de")
    eve.get_by_role("button", name="Weiterspielen").click()
    ada.get_by_text("A draw is offered.").wait_for(state="hidden")
    # Eve resigns: the computer plays on. The other two agree on a draw.
    eve.get_by_role("button", name="Das Spiel verlassen").click()
    eve.get_by_role("dialog").get_by_role("button", name="Aufgeben").click()
    eve.get_by_role("dialog").get_by_role("button", name="Ja, aufgeben").click()
    ada.get_by_role("button", name="Eve resigns").wait_for()
    ada.get_by_role("button", name="Leave the game").click()
    ada.get_by_role("dialog").get_by_role("button", name="Offer").first.click()
    bob.get_by_role("button", name="Annehmen").click()
    ada.get_by_role("heading", name="A draw").wait_for()
    for page in (bob, eve):
        page.get_by_role("heading", name="Unentschieden").wait_for()
    browser.check(bob, "draw-phone-de")
    # Once more: all three are at the new table, and whoever began it has added to its draws.
    ada.get_by_role("button", name="Play again").click()
    for page in (bob, eve):
        page.get_by_role("button", name="Noch einmal spielen").click()
    for page in (ada, bob, eve):
        page.wait_for_url(lambda url: made["game"] not in url)
    games = {page.url.split("/play/")[1].split("/")[0] for page in (ada, bob, eve)}
    assert len(games) == 1
    bob.locator("[data-cell]").first.wait_for()  # the next seat begins


def test_whose_time_is_up_has_lost(browser: Browser, served: Served) -> None:
    people = [{"kind": "human", "name": name} for name in ("Ada", "Bob")]
    made = create(served.url, setup="base", seats=people, clock={"minutes": 0.1, "loses": True})
    ada, bob = browser.window(), browser.window(*PHONE, locale="de-DE")
    eve = browser.window(1440, 900, locale="de-DE")  # who watches
    sit(ada, served.url, made, 0)
    sit(bob, served.url, made, 1)
    eve.goto(f"{served.url}#/play/{made['game']}/{made['spectate']}")
    ada.get_by_text("Ada ran out of time").first.wait_for()
    for page in (bob, eve):
        page.get_by_text("Zeit von Ada ist abgelaufen").first.wait_for()
    browser.check(bob, "time-up-phone-de")
    browser.check(ada, "time-up-desktop")
