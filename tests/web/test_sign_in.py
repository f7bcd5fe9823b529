"""Signing in with an account elsewhere, in a browser: from the button to the provider and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.openid_provider import CLIENT, SECRET, Provider, running_provider
from tests.web.stage import Browser, Served


@pytest.fixture
def club(
    tmp_path_factory: pytest.TempPathFactory, page_built: None, chromium: Any
) -> Iterator[tuple[Browser, Provider]]:
    with running_provider() as provider:
        folder = tmp_path_factory.mktemp("club")
        served = Served(
            folder,
            oidc_issuer=provider.issuer,
            oidc_client=CLIENT,
            oidc_secret=SECRET,
            oidc_name="The Club",
        )
        served.settings["origins"] = served.url.rstrip("/")
        served.start()
        browser = Browser(chromium, served.url)
        yield browser, provider
        for window in browser.windows:
            window.close()
        served.stop()
        assert not browser.faults


def test_from_a_name_with_a_key_to_an_account_and_to_another_device(club: tuple[Browser, Provider]) -> None:
    browser, provider = club
    provider.account = {"sub": "1", "nickname": "A. Lovelace"}
    desk, phone = browser.window(), browser.window(390, 844, locale="de-DE")
    desk.goto(f"{browser.url}#/mine")
    desk.get_by_role("button", name="Sign in with The Club").wait_for()
    browser.check(desk, "sign-in-desktop")
    desk.get_by_label("Your name").fill("Ada")
    desk.get_by_role("button", name="Begin").click()
    desk.get_by_role("button", name="Sign in with The Club from now on, too").click()
    desk.get_by_text("You can sign in with The Club").wait_for()
    desk.get_by_text("Games of Ada").wait_for()  # who they were before
    assert desk.url == f"{browser.url}#/mine"
    browser.check(desk, "signed-in-desktop")
    phone.goto(f"{browser.url}#/mine")
    browser.check(phone, "sign-in-phone")
    phone.get_by_role("button", name="Mit The Club anmelden").click()
    phone.get_by_text("Spiele von Ada").wait_for()
    browser.check(phone, "signed-in-phone")
    phone.get_by_role("button", name="Abmelden").click()
    phone.get_by_role("button", name="Mit The Club anmelden").wait_for()
    provider.cheat = "refuses"
    phone.get_by_role("button", name="Mit The Club anmelden").click()
    phone.get_by_text("Du hast dich nicht angemeldet.").wait_for()
    desk.get_by_role("button", name="Not any more").click()
    desk.get_by_role("button", name="Sign in with The Club from now on, too").wait_for()


def test_where_nobody_signs_in_nothing_is_said_of_it(browser: Browser) -> None:
    page = browser.window()
    with page.expect_response("**/api/sign-in"):
        page.goto(f"{browser.url}#/mine")
    page.get_by_role("button", name="Begin").wait_for()
    assert not page.get_by_role("button", name="Sign in").count()
