"""The front door and the form for a new game, in a real browser."""

from __future__ import annotations

import re

import pytest

from tests.web.clicking import create, sit, state_of
from tests.web.stage import Browser, Served

ONLINE = [{"kind": "human", "name": "Ada"}, {"kind": "open", "name": "Guest"}]


def test_a_game_that_anybody_may_watch_is_offered(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=[{"kind": "human", "name": "Leopold"}], listed=True)
    create(served.url, setup="base", seats=[{"kind": "human", "name": "Secretive"}])
    page = browser.window()
    games = page.get_by_role("region", name="Games to watch")
    games.get_by_text("Turn 1 · Leopold decides").wait_for()
    games.get_by_role("link", name="Leopold").click()
    page.get_by_text("You are watching").wait_for()
    assert made["game"] in page.url
    page.goto(served.url)
    games.wait_for()
    assert "Secretive" not in games.inner_text()


def test_a_link_that_was_sent_is_opened(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=ONLINE)
    page = browser.window()
    field = page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE))
    field.fill("no link at all")
    page.get_by_role("button", name="Open").click()
    page.get_by_role("alert").wait_for()
    field.fill(f"http://elsewhere/#/join/{made['game']}/{made['seats'][1]['token']}")
    page.get_by_role("button", name="Open").click()
    page.get_by_text("You play with Ada").wait_for()


def test_a_new_game_is_as_it_was_wished(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.get_by_role("link", name="New game").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Who is player 2").select_option("human")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Who is player 3").select_option("ai:highwayman")
    page.get_by_label("Colour of player 1").select_option("4")
    page.get_by_label("Help on the board").select_option("none")
    page.get_by_label("Clock").select_option("game 10")
    page.get_by_text("Official rules, nothing changed").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-seq]")
    assert page.locator("aside .clock").count() == 3
    for help_of_the_computer in ("Hint", "Farms"):
        assert not page.get_by_role("button", name=help_of_the_computer).count()
    game, tokens = page.url.split("/")[-2:]
    state = state_of(served.url, game, tokens.split(",")[0])
    assert [(seat["name"], seat["kind"]) for seat in state["seats"]][:2] == [
        ("Ada", "human"),
        ("Bob", "human"),
    ]
    assert (state["seats"][2]["player"], state["seats"][0]["colour"]) == ("highwayman", 4)
    assert state["clock"]["left"][1] == 600_000


def test_each_door_leads_to_a_game(browser: Browser, served: Served) -> None:
    """One click: a computer, a second player at this screen, or a seat for a friend."""
    kinds = {"Against the computer": "ai", "Around this screen": "human", "With a friend": "open"}
    for door, kind in kinds.items():
        page = browser.window()
        page.get_by_role("button", name=door).click()
        page.wait_for_selector("[data-seq]")
        game, tokens = page.url.split("/")[-2:]
        seats = state_of(served.url, game, tokens.split(",")[0])["seats"]
        assert [seat["kind"] for seat in seats] == ["human", kind]
        if kind == "open":
            page.get_by_label("Link to the table").wait_for()


def test_a_suggested_game_is_chosen_kept_and_found_again(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/new")
    page.get_by_role("button", name="With abbots").click()
    assert page.get_by_role("checkbox", name="The River, 2021 edition").is_checked()
    page.get_by_text("Change single rules").click()
    page.get_by_label("No abbots; gardens are only pretty.").check()
    page.get_by_text("official: Everybody has an abbot").wait_for()
    page.get_by_role("button", name="Keep as a favourite").click()
    page.get_by_role("button", name="The classic").click()
    page.get_by_text("Official rules, nothing changed").wait_for()
    page.reload()
    page.get_by_role("button", name=re.compile("^Favourite")).click()
    page.get_by_text("official: Everybody has an abbot").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-seq]")
    game, token = page.url.split("/")[-2:]
    view = state_of(served.url, game, token)["view"]
    assert view["setup"] == "base-2021+river-2021"
    assert view["options"]["abbot"] == "off"


def test_a_surprise_can_be_played(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/new")
    page.get_by_role("button", name="Surprise me").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-seq]")
    game, token = page.url.split("/")[-2:]
    assert "+" in state_of(served.url, game, token)["view"]["setup"]


def test_settings_leave_the_picture_of_a_phone_free(browser: Browser) -> None:
    page = browser.window(390, 844, has_touch=True, is_mobile=True)
    page.get_by_role("heading", name="Bastide").wait_for()
    language = page.get_by_label("Language")
    assert not language.is_visible()
    button = page.get_by_title("Settings")
    box = button.bounding_box()
    assert max(box["width"], box["height"]) <= 48
    button.click()
    language.select_option("de")
    page.get_by_role("button", name="Gegen den Computer").wait_for()
    browser.keep(page, "phone-settings")


def test_the_letters_are_our_own(browser: Browser) -> None:
    page = browser.window()
    page.get_by_role("heading", name="Bastide").wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    loaded = page.evaluate("[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)")
    assert {name.strip('"') for name in loaded} == {"Alegreya", "Source Sans 3"}


def test_axe_finds_no_serious_fault_at_the_front_door(browser: Browser, served: Served) -> None:
    for scheme in ("light", "dark"):
        page = browser.window(color_scheme=scheme)
        page.get_by_role("button", name="Around this screen").wait_for()
        browser.check(page, f"home-{scheme}")
        page.goto(f"{served.url}#/new")
        page.get_by_text("Change single rules").click()
        browser.check(page, f"new-game-{scheme}")


def test_the_page_opens_without_a_connection_and_says_so(browser: Browser) -> None:
    page = browser.window()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # through the worker, which keeps what it sees
    page.get_by_role("button", name="Around this screen").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Around this screen").wait_for()
    page.get_by_text("No connection. The page is here").wait_for()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("No connection. The page is here").wait_for(state="detached")


def test_it_can_be_installed(browser: Browser, served: Served) -> None:
    page = browser.window()
    found = page.evaluate("""async () => {
        const link = document.querySelector("link[rel=manifest]").href;
        const manifest = await (await fetch(link)).json();
        const icons = await Promise.all(manifest.icons.map(async icon =>
            (await fetch(new URL(icon.src, link))).headers.get("content-type")));
        return {name: manifest.name, icons};
    }""")
    assert found == {"name": "Bastide", "icons": ["image/svg+xml", "image/png", "image/png"]}


def test_letters_of_twice_the_size_lose_nothing(browser: Browser, served: Served) -> None:
    """Whoever has set larger letters in the browser: nothing runs out of the page sideways."""
    for screen in ("#/", "#/new", "#/learn"):
        page = browser.window(780, 900)
        page.goto(served.url + screen)
        page.get_by_role("heading", level=1).wait_for()
        page.add_style_tag(content="html { font-size: 200% }")
        assert page.evaluate("document.documentElement.scrollWidth") <= 780, screen


@pytest.mark.rule("OPT-26")
def test_the_championship_sets_the_clock(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/new")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Championship").click()
    assert page.get_by_label("Name of player 3").count() == 0
    assert page.get_by_label("Clock").input_value() == "game 15"
    page.get_by_text("Whoever runs out of time loses").wait_for()
    page.get_by_role("button", name="The classic").click()
    assert page.get_by_label("Clock").input_value() == ""
    page.get_by_role("combobox", name="Edition").select_option("championship")
    assert page.get_by_label("Clock").input_value() == "game 15"
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-seq]")
    game, token = page.url.split("/")[-2:]
    state = state_of(served.url, game, token)
    assert state["view"]["options"] == {"tie": "starter-loses"}
    assert state["clock"]["left"][1] == 900_000


@pytest.mark.rule("OPT-26")
def test_the_page_tells_that_somebody_ran_out_of_time(browser: Browser, served: Served) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
    clock = {"minutes": 0.01, "loses": True}
    made = create(served.url, setup="base", seats=seats, preset="championship", clock=clock)
    page = browser.window()
    sit(page, served.url, made, 0)
    page.wait_for_selector("[data-over]")
    page.get_by_text("Bob wins").first.wait_for()
    page.get_by_text("Ada ran out of time.").first.wait_for()
