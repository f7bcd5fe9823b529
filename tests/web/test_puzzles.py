"""Puzzles in a real browser: the day's is solved by hand, a wrong move is told why, the streak is kept."""

from __future__ import annotations

from datetime import date
from typing import Any

from bastide.coach.hint_views import read_line
from bastide.coach.lines import line_of
from bastide.coach.puzzles.day import puzzle_of
from bastide.coach.puzzles.pack import Puzzle, packaged
from bastide.record.position import parse_position
from tests.web.stage import Browser, Served
from tests.web.test_lessons import do


def today(page: Any) -> Puzzle:
    """The puzzle of the day where the browser is."""
    day = page.evaluate("() => new Date().toLocaleDateString('sv')")
    return puzzle_of(date.fromisoformat(day), packaged())


def full(puzzle: Puzzle, move: str) -> list[str]:
    """The decisions of a move as the page writes them."""
    state = parse_position(puzzle.position)
    return [str(action) for action in line_of(state, read_line(state, move.split())).actions()]


def play(page: Any, actions: list[str]) -> None:
    for action in actions:
        do(page, action)


def test_the_puzzle_of_the_day_is_found_at_home_and_solved(browser: Browser, served: Served) -> None:
    page = browser.window()
    puzzle = today(page)
    page.locator("[data-puzzle-card]").click()
    panel = page.locator(f"[data-puzzle='{puzzle.id}']")
    panel.get_by_text("One move is clearly best").wait_for()
    browser.check(page, "puzzle-of-the-day")
    play(page, full(puzzle, " ".join(puzzle.solution)))
    page.locator("[data-result='right']").wait_for()
    panel.get_by_text("That is it").wait_for()
    assert page.locator("[data-streak]").get_attribute("data-streak") == "1"
    assert int(page.locator("[data-rating]").get_attribute("data-rating")) > 1000
    browser.check(page, "puzzle-solved")
    page.goto(served.url)
    page.reload()
    page.locator("[data-puzzle-card]").get_by_text("Solved, see you tomorrow").wait_for()
    page.locator("[data-puzzle-card]").click()
    assert page.locator("[data-streak]").get_attribute("data-streak") == "1"
    page.get_by_text("solved", exact=True).wait_for()
    browser.check(page, "puzzle-list")
    assert not browser.faults


def test_a_wrong_move_loses_and_may_be_tried_again(browser: Browser, served: Served) -> None:
    page = browser.window()
    puzzle = today(page)
    page.goto(f"{served.url}#/puzzles/{puzzle.id}")
    move = next(move for move in puzzle.losses if move.split()[0] != puzzle.solution[0])
    panel = page.locator(f"[data-puzzle='{puzzle.id}']")
    play(page, full(puzzle, move))
    page.locator("[data-result='wrong']").wait_for()
    panel.get_by_text(f"this move loses {puzzle.losses[move]:.1f} points").wait_for()
    browser.check(page, "puzzle-wrong")
    panel.get_by_role("button", name="Try again").click()
    play(page, full(puzzle, " ".join(puzzle.solution)))
    page.locator("[data-result='right']").wait_for()
    assert int(page.locator("[data-rating]").get_attribute("data-rating")) < 1000
    assert not browser.faults


def test_the_solution_is_shown_on_a_phone_in_german(browser: Browser, served: Served) -> None:
    page = browser.window(390, 844, has_touch=True, is_mobile=True, locale="de-DE")
    page.locator("[data-puzzle-card]").get_by_text("Rätsel des Tages").wait_for()
    page.goto(f"{served.url}#/puzzles/today")
    panel = page.locator("[data-puzzle]")
    panel.get_by_text("Ein Zug ist deutlich der beste").wait_for()
    browser.check(page, "puzzle-phone")
    panel.get_by_role("button", name="Ein Wink").click()
    panel.get_by_role("button", name="Lösung zeigen").click()
    page.locator("[data-result='shown']").wait_for()
    browser.check(page, "puzzle-phone-shown")
    assert page.locator("[data-streak]").get_attribute("data-streak") == "0"
    assert not browser.faults


def test_puzzles_are_chosen_by_theme_and_difficulty(browser: Browser, served: Served) -> None:
    page = browser.window()
    page.goto(f"{served.url}#/puzzles")
    entries = page.locator("[data-puzzle-entry]")
    entries.first.wait_for()
    assert entries.count() == len(packaged().puzzles)
    page.get_by_label("Theme").select_option("finish")
    page.get_by_label("Difficulty").select_option("easy")
    wanted = [p for p in packaged().puzzles if "finish" in p.themes and p.grade == "easy"]
    assert entries.count() == len(wanted)
    entries.first.click()
    page.locator("[data-puzzle]").wait_for()


def test_a_move_is_tried_with_the_keyboard_alone(browser: Browser, served: Served) -> None:
    page = browser.window()
    puzzle = today(page)
    page.goto(f"{served.url}#/puzzles/today")
    page.locator("[data-puzzle]").wait_for()
    page.locator("[data-cell]").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("[data-cell]").first.wait_for(state="hidden")
    if page.locator("[data-result]").count() == 0:
        page.keyboard.press("n")
    page.locator("[data-result]").wait_for()
    assert puzzle.id == page.locator("[data-puzzle]").get_attribute("data-puzzle")
