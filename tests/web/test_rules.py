"""The rule book, reasons and hints, in a real browser."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.clicking import choose, create, hurry, sit
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]


def seated(browser: Browser, served: Served, setup: str, seed: int, **window: Any) -> Any:
    page = browser.window(**window)
    sit(page, served.url, create(served.url, setup=setup, seats=HUMANS, seed=seed), 0, 1)
    return page


def test_rule_book_is_browsed_searched_and_linked_to(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.get_by_role("link", name="Read all the rules").click()
    page.get_by_text("Inns & Cathedrals").click()
    page.get_by_role("heading", name="Large follower").wait_for()
    page.get_by_role("searchbox").fill("loop road")
    page.get_by_role("status").get_by_text("rule").wait_for()
    assert page.locator("[data-rule]").first.get_attribute("data-rule") == "ROAD-1"
    page.get_by_role("searchbox").fill("no such words in it")
    page.get_by_text("No rule has all these words").wait_for()
    page.goto(f"{served.url}#/rules/TILE-8")
    page.locator("[data-rule='TILE-8'].marked").wait_for()
    page.locator("[data-rule='TILE-8']").get_by_role("button", name="END-1").click()
    page.locator("[data-rule='END-1'].marked").wait_for()
    page.get_by_label("Language").select_option("de")
    page.locator("summary", has_text="Grundspiel").first.wait_for()
    page.get_by_role("link", name="ROAD-3", exact=True).click()
    page.wait_for_url("**#/rules/ROAD-3")
    page.locator("[data-rule='ROAD-3'].marked").get_by_text("Eine fertige Straße").wait_for()


def test_rules_beside_a_decision_open_the_book_of_this_game(browser: Browser, served: Served) -> None:
    page = seated(browser, served, "base", 5)
    page.get_by_role("button", name="Rules for this decision").click()
    here = page.locator("[data-rule-here]")
    assert [rule.get_attribute("data-rule-here") for rule in here.all()] == ["TILE-2", "TILE-3"]
    here.first.get_by_role("button", name="In the rule book").click()
    book = page.get_by_role("dialog", name="Rule book")
    book.locator("[data-rule='TILE-2'].marked").wait_for()
    book.get_by_role("searchbox").fill("builder")
    book.get_by_text("No rule has all these words").wait_for()
    book.get_by_label("All sets").check()
    book.locator("[data-rule='BUILDER-1']").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Rules").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_text("must share at least one full edge").wait_for()
    panel.get_by_role("button", name="Rule TILE-3").click()
    book.locator("[data-rule='TILE-3'].marked").wait_for()


def test_why_not_here_speaks_of_every_turn(browser: Browser, served: Served) -> None:
    page = seated(browser, served, "base", 1)
    page.locator("rect.empty").first.click()
    card = page.get_by_role("alert")
    card.get_by_text("However it is turned").wait_for()
    reasons = card.locator("li:not([data-fits] li)")  # besides, it shows which tiles fit
    pictures = [image.get_attribute("src") for image in reasons.locator("img").all()]
    assert len(set(pictures)) == reasons.count() == 4
    for text in reasons.all_inner_texts():
        assert re.search(r"The (north|east|south|west) edge shows \w+, but the tile to the \1 shows", text)
    assert card.locator(".rule summary").all_text_contents() == ["§ TILE-3"]


def test_a_hint_goes_from_a_nudge_to_the_comparison(browser: Browser, served: Served) -> None:
    page = seated(browser, served, "base", 5)
    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("region", name="Hint")
    card.locator(".nudge").first.wait_for()
    assert not page.locator(".sure").count(), "a nudge shows no move"
    card.get_by_role("button", name="Show me a move").click()
    page.locator(".sure").wait_for()  # the move lies on the board, to be confirmed
    assert card.locator(".move").count() == 1
    card.get_by_role("button", name="Compare the best").click()
    card.locator(".move").nth(1).wait_for()
    assert re.search(r"\d points, \d+ % to win", card.inner_text())
    browser.keep(page, "hint")
    card.get_by_role("button", name="Close", exact=True).click()
    card.wait_for(state="detached")


def test_why_not_this_one_compares_two_moves(browser: Browser, served: Served) -> None:
    made = create(served.url, setup="base", seats=HUMANS, seed=5)
    hurry(served.url, made, random.Random(4), left=40)
    page = browser.window(width=390, height=844)
    sit(page, served.url, made, 0, 1)
    if page.locator(".pass").count():
        page.locator(".pass").click()
    page.locator("[data-cell]").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("region", name="Hint")
    card.get_by_role("button", name="Compare the best").click()
    told = card.locator("[data-move]")
    told.first.wait_for()
    moves = " ".join(str(move.get_attribute("data-move")) for move in told.all())
    cells = [str(cell.get_attribute("data-cell")) for cell in page.locator("[data-cell]").all()]
    other = next(cell for cell in cells if f"@{cell}>" not in moves)
    page.locator(f'[data-cell="{other}"]').dispatch_event("click")
    browser.keep(page, "hint-phone")
    card.get_by_role("button", name="Why not this one?").click()
    card.get_by_text(re.compile(r"better \(±|An even choice")).wait_for()
    browser.keep(page, "hint-why-not-phone")


def test_quarters_are_clicked_on_the_board(browser: Browser, served: Served) -> None:
    page = seated(browser, served, "base+count-of-carcassonne", 6)
    choose(page, "@3,1>E", "M@3,1.N", "@3,2>E", "M@3,2.W")
    assert page.locator(".dock-card [data-target^='enter:M,']").count() == 3  # not where the count stands
    assert page.locator("[data-spot$='.castle']").count() == 0
    browser.keep(page, "quarters")
    page.locator("[data-spot$='.market']").click()
    page.get_by_role("button", name="Count to the blacksmith").first.wait_for()
    page.locator("[data-spot$='.blacksmith']").click()
    page.locator("[data-cell]").first.wait_for()


def test_abbey_is_shown_where_it_would_lie(browser: Browser, served: Served) -> None:
    page = seated(browser, served, "base+abbey-and-mayor", 0)
    moves = "@0,1>S - @1,1>N - @0,-1>N - @1,-1>S - @2,1>W - @2,0>S -"
    choose(page, *moves.split())
    page.locator("[data-cell]").hover()
    assert "/abbey-and-mayor/abbey.svg" in page.locator("[data-turns] image").get_attribute("href")
    assert "/abbey-and-mayor/abbey.svg" in page.locator(".dock-card img.tile").get_attribute("src")
    page.locator("[data-cell]").click()
    page.locator(".sure").click()
    page.get_by_role("button", name=re.compile("Monk")).first.wait_for()


def test_several_copies_of_a_set(browser: Browser) -> None:
    page = browser.window()
    page.get_by_role("link", name="New game").click()
    page.get_by_text("72 tiles · about 40 minutes").wait_for()
    page.get_by_label("One more copy: Base game").click()
    page.get_by_text("144 tiles · about 75 minutes").wait_for()
    page.get_by_label("The Messengers").check()
    assert not page.get_by_label("One more copy: The Messengers").count()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-cell]")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_text(re.compile("2 . Base game . The Messengers")).wait_for()


def test_options_of_sets_that_are_not_chosen_are_not_shown(browser: Browser) -> None:
    page = browser.window()
    page.get_by_role("link", name="New game").click()
    page.get_by_label("The Princess & the Dragon").check()
    page.get_by_text("Change single rules").click()
    page.get_by_label("When the dragon travels").wait_for()
    walls = page.get_by_label("Tiles of Carcassonne the dragon enters")
    assert not walls.count()
    page.get_by_label("The Count of Carcassonne").check()
    walls.wait_for()


@pytest.mark.parametrize("width", [390, 1440])
def test_no_choice_on_the_form_is_cut(browser: Browser, served: Served, width: int) -> None:
    page = browser.window(width, 900)
    page.goto(f"{served.url}#/new")
    for language in ("en", "de"):
        page.evaluate("language => localStorage.setItem('bastide.language', language)", language)
        page.reload()
        page.wait_for_selector("form")
        assist = page.locator("select:has(option[value=full])")
        room, needed = assist.evaluate(
            """select => {
                const style = getComputedStyle(select);
                const pen = document.createElement("canvas").getContext("2d");
                pen.font = style.font;
                const texts = [...select.options].map(option => pen.measureText(option.text).width);
                const arrow = 24, sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
                return [select.clientWidth - sides - arrow, Math.max(...texts)];
            }"""
        )
        assert needed <= room, language


def test_faults_of_a_file_are_told_in_the_language_of_the_page(browser: Browser, tmp_path: Path) -> None:
    page = browser.window()
    page.get_by_label("Language").select_option("de")
    head = '[Format "1"]\n[Setup "base"]\n[Players "Ada, Bob"]\n'
    for name, line, said in (
        (
            "position",
            '[Position "base | D@0,0>X | | Ada 0 7M, Bob 0 7M | 1 Ada draw"]',
            "ist kein Plättchen dieses",
        ),
        (
            "tiles",
            "[Tiles \"1 {'set':'My Tiles','tile':[]}\"]",
            "kleine Buchstaben, Ziffern und Bindestriche",
        ),
    ):
        file = tmp_path / f"{name}.bastide"
        file.write_text(head + line + "\n")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_role("alert").get_by_text(said).wait_for()


def test_dates_are_written_in_the_language_of_the_page(browser: Browser) -> None:
    page = browser.window()
    page.get_by_role("button", name=re.compile("Against the computer")).click()
    page.wait_for_selector("[data-cell]")
    page.goto(browser.url)
    page.get_by_label("Language").select_option("de")
    page.get_by_text(re.compile(r"Grundspiel · \d{1,2}\.\d{1,2}\.\d{4}")).wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_fault_in_the_rule_book(browser: Browser, served: Served, scheme: str) -> None:
    page = browser.window(color_scheme=scheme)
    page.goto(f"{served.url}#/rules/ROAD-3")
    page.locator("[data-rule='ROAD-3'].marked").wait_for()
    browser.check(page, f"rule-book-{scheme}")
    made = create(served.url, setup="base", seats=HUMANS, seed=1)
    sit(page, served.url, made, 0, 1)
    page.locator("rect.empty").first.click()
    page.get_by_role("alert").locator(".rule summary").click()
    browser.check(page, f"why-not-{scheme}")
    page.get_by_role("alert").get_by_role("button", name="In the rule book").click()
    page.get_by_role("dialog", name="Rule book").locator(".marked").wait_for()
    browser.check(page, f"rule-book-beside-a-game-{scheme}")
