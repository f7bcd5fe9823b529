"""The scoring quiz in a real browser: a question, an answer, the sheet, and what the browser keeps of it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.stage import Browser, Served


def answer(page: Page, *, rightly: bool) -> None:
    """Give an answer to the question on the page; the page was sent which one is right."""
    with page.expect_response(lambda response: "/api/quiz?" in response.url) as sent:
        page.get_by_role("button", name="Next question").or_(page.get_by_role("link", name="worth")).click()
    right = sent.value.json()["right"]
    number = right if rightly else (right + 1) % 4
    page.locator(".choice").nth(number).click()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_an_answer_is_explained_by_the_score_sheet_and_streaks_are_kept(
    browser: Browser, served: Served, width: int, height: int
) -> None:
    page = browser.window(width=width, height=height)
    page.goto(served.url)
    answer(page, rightly=True)
    expect(page.get_by_text("Right!")).to_be_visible()
    expect(page.locator(".choice.right")).to_have_count(1)
    expect(page.locator("details.sheet table")).to_be_visible()
    browser.keep(page, f"quiz-{width}")
    answer(page, rightly=True)
    expect(page.locator(".streak")).to_contain_text("2 in a row")
    answer(page, rightly=False)
    expect(page.get_by_text("Not quite.")).to_be_visible()
    expect(page.locator(".choice.wrong")).to_have_count(1)
    expect(page.locator(".streak")).to_contain_text("0 in a row, best 2")
    browser.keep(page, f"quiz-wrong-{width}")
    page.reload()
    page.locator(".choice").first.wait_for()
    expect(page.locator(".streak")).to_contain_text("best 2")


def test_only_chosen_sets_are_asked_about(browser: Browser, served: Served) -> None:
    page = browser.window(width=1280, height=720)
    kept = {"streak": 4, "longest": 4, "right": 4, "answered": 4, "sets": ["base", "cult"]}
    page.evaluate("kept => localStorage.setItem('bastide.quiz', kept)", json.dumps(kept))
    with page.expect_response(lambda response: "/api/quiz?" in response.url) as sent:
        page.goto(f"{served.url}#/quiz")
    assert sent.value.json()["about"] in ("base", "cult")
    page.locator("summary").last.click()
    boxes = page.locator(".sets input")
    assert page.locator(".sets input:checked").count() == 2
    page.get_by_label("Cult & Heretic").uncheck()
    assert boxes.first.is_disabled(), "one set must be left"
    page.locator(".choice").first.click()
    with page.expect_response(lambda response: "/api/quiz?" in response.url) as sent:
        page.get_by_role("button", name="Next question").click()
    assert sent.value.json()["about"] == "base"


def test_it_speaks_german(browser: Browser, served: Served) -> None:
    page = browser.window(width=390, height=844, locale="de-DE")
    page.goto(f"{served.url}#/quiz")
    page.locator(".choice").first.click()
    expect(page.get_by_role("button", name="Nächste Frage")).to_be_visible()
    browser.keep(page, "quiz-german")
