"""The waiting room with three browsers: sit down, choose, be arranged, begin."""

from __future__ import annotations

import io
from typing import Any

import pytest
import zxingcpp
from PIL import Image

from tests.web.stage import Browser

PHONE = (390, 844)


def open_table(page: Any) -> str:
    """The door for friends; the link that invites."""
    page.get_by_role("button", name="With a friend, by link").click()
    page.get_by_role("heading", name="Waiting room").wait_for()
    return str(page.get_by_label("Link to the table").input_value())


def come(page: Any, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("heading", name="Waiting room").wait_for()


def seats(page: Any) -> list[str]:
    return [str(text) for text in page.locator("ol strong").all_inner_texts()]


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_a_camera_reads_the_invitation(browser: Browser, size: tuple[int, int]) -> None:
    page = browser.window(*size)
    link = open_table(page)
    seen = page.get_by_role("img", name="The link as a pattern for a phone's camera").screenshot()
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(seen)))
    assert [code.text for code in found] == [link]


def test_from_the_door_to_the_first_tile(browser: Browser) -> None:
    ada, eve, bob = browser.window(), browser.window(*PHONE), browser.window()
    link = open_table(ada)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Your name").press("Enter")
    ada.get_by_role("button", name="Another seat").click()
    ada.get_by_text("2 seats are free").wait_for()
    come(eve, link, "Eve")
    come(bob, link, "Bob")
    ada.get_by_text("Everybody has a seat. Not ready yet: Eve, Bob.").wait_for()
    assert seats(ada) == ["Ada", "Eve", "Bob"]
    eve.get_by_role("button", name="black, star").click()
    bob.locator("button[aria-label='black, star']:disabled").wait_for()
    browser.check(ada, "room-desktop")
    browser.check(eve, "room-phone")
    ada.get_by_role("button", name="Bob: one seat up").click()
    eve.locator("ol li:nth-child(2) strong", has_text="Bob").wait_for()
    for page in (eve, bob):
        page.get_by_role("button", name="I am ready").click()
    ada.get_by_text("Everybody else is ready. Are you?").wait_for()
    ada.get_by_role("button", name="I am ready").click()
    for page in (ada, eve, bob):
        page.locator("main.stage").wait_for()
    assert ada.locator("[data-cell]").count() > 0  # the host laid the first tile of all
    assert eve.locator("[data-cell]").count() == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_host_asks_somebody_to_leave(browser: Browser, language: str) -> None:
    ada, eve = browser.window(*PHONE), browser.window()
    link = open_table(ada)
    come(eve, link, "Eve")
    if language == "de":
        ada.evaluate("localStorage.setItem('bastide.language', 'de')")
        ada.reload()
    leave, free = {"en": ("Ask Eve to leave", "Free seat"), "de": ("Eve bitten zu gehen", "Freier Platz")}[
        language
    ]
    ada.get_by_role("button", name=leave).click()
    ada.get_by_text(free, exact=True).wait_for()
    eve.get_by_text("Your seat is free again.").wait_for()
    browser.check(ada, f"room-host-{language}")
    kind = ada.locator("ol select")
    kind.select_option("monk")
    ada.locator("ol strong", has_text="Computer").wait_for()
    ada.get_by_role("button", name={"en": "I am ready", "de": "Ich bin bereit"}[language]).click()
    ada.locator("main.stage").wait_for()
