"""Talking at the table, in two languages at once."""

from __future__ import annotations

from tests.web.clicking import create, sit
from tests.web.stage import Browser, Served


def test_phrases_are_read_in_each_language_and_nobody_has_to_listen(browser: Browser, served: Served) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bob")]
    made = create(served.url, setup="base", seats=seats, talk="free")
    ada, bob = browser.window(), browser.window(390, 844, locale="de-DE")
    for seat, page in enumerate((ada, bob)):
        sit(page, served.url, made, seat)
    ada.get_by_role("tab", name="Talk").click()
    ada.get_by_role("button", name="Good luck!").click()
    browser.check(ada, "talk-desktop")
    bob.get_by_role("button", name="Viel Glück!").wait_for()  # for a moment
    bob.get_by_role("button", name="Verlauf und mehr").click()
    bob.get_by_role("tab", name="Reden").click()
    bob.get_by_label("Sag etwas").fill("<i>Danke</i>, Ada")
    bob.get_by_role("button", name="Sagen", exact=True).click()
    ada.get_by_text("<i>Danke</i>, Ada").wait_for()
    browser.check(bob, "talk-phone")
    ada.get_by_role("button", name="Report").click()
    ada.get_by_role("button", name="reported").wait_for()
    ada.get_by_role("button", name="Do not hear Bob").click()
    assert not ada.get_by_text("<i>Danke</i>, Ada").count()
    ada.get_by_role("button", name="Hear Bob again").click()
    ada.get_by_text("<i>Danke</i>, Ada").wait_for()
