"""Leaving with manners, in several browsers: a draw, a resignation, somebody who is away and returns."""

from __future__ import annotations

from tests.web.clicking import create, sit
from tests.web.stage import Browser, Served

PEOPLE = [{"kind": "human", "name": name} for name in ("Ada", "Bob")]


def test_a_draw_that_both_accept(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=PEOPLE)
    ada, bob = browser.window(), browser.window(390, 844)
    for seat, page in enumerate((ada, bob)):
        sit(page, served.url, made, seat)
    bob.get_by_role("button", name="More").click()
    bob.get_by_role("button", name="Leave the game").click()
    browser.check(bob, "leave-phone")
    bob.get_by_role("button", name="Offer").first.click()
    ada.get_by_text("Bob offers a draw.").wait_for()
    browser.check(ada, "offer-desktop")
    ada.get_by_role("button", name="Accept").click()
    for page in (ada, bob):
        page.get_by_role("heading", name="A draw").wait_for()
        page.get_by_text("You all agreed on a draw.").wait_for()
    browser.check(bob, "draw-phone")


def test_the_computer_stands_in_until_they_are_back_and_then_they_resign(
    browser: Browser, served: Served
) -> None:
    made = create(served.url, setup="base", seats=PEOPLE, leaving="out")
    ada, bob = browser.window(), browser.window(390, 844)
    for seat, page in enumerate((ada, bob)):
        sit(page, served.url, made, seat)
    ada.goto(f"{served.url}#/")
    bob.get_by_text("Ada is away.").wait_for()
    browser.check(bob, "missed-phone")
    bob.get_by_role("button", name="Computer stands in").click()
    bob.locator("[data-cell]").first.wait_for()  # the computer has decided, and it is Bob's turn
    sit(ada, served.url, made, 0)
    ada.get_by_role("button", name="Ada is back").wait_for()
    ada.get_by_role("button", name="Computer for Ada:").first.wait_for()
    browser.check(ada, "stood-in-desktop")
    ada.get_by_role("button", name="Leave the game").click()
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Yes, resign").click()
    for page in (ada, bob):
        page.get_by_role("heading", name="Bob wins").wait_for()
        page.get_by_text("Ada resigned.").wait_for()
