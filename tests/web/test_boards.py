"""The boards of the rules: every one is seen and tried in a real browser, in windows that load once."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.web.stage import Browser, Served

# Chapters side by side, so that each test takes less than a minute on a slow machine.
GROUPS = {
    "base": ["base", "base-2021", "editions", "turn-order"],
    "together": ["interactions", "cult", "ferries", "robbers"],
    "dragon": ["princess-and-dragon", "messengers", "mage-and-witch", "gold-mines"],
    "abbey": ["abbey-and-mayor", "count-of-carcassonne", "crop-circles", "king-and-robber-baron"],
    "builders": ["traders-and-builders", "inns-and-cathedrals", "flying-machines", "river-1", "river-2"],
}
TRIED = """async id => {
  const aside = () => document.querySelector(`[data-practice="${id}"]`);
  const end = performance.now() + 60000;
  const until = async (what, seen) => {
    while (!seen()) {
      if (performance.now() > end) throw new Error(`${id}: no ${what}`);
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  location.hash = `#/rules/${id}/try`;
  await until("board", () => aside() && document.querySelector('image[href^="/api/tiles/"]'));
  for (;;) {
    const over = aside().dataset.over;
    if (over) break;
    const before = aside().dataset.tried;
    const button = aside().querySelector("[data-show]");
    button.click();
    await until(`answer to step ${before}`, () => aside().dataset.over || aside().dataset.tried !== before);
  }
  return [...aside().querySelectorAll(".answer")].map((line) => line.textContent);
}"""


def ask(url: str, path: str) -> Any:
    with urllib.request.urlopen(f"{url}api/{path}", timeout=120) as reply:
        return json.load(reply)


def test_the_groups_hold_every_chapter(served: Served) -> None:
    chapters = {rule["chapter"] for rule in ask(served.url, "rules")["rules"]}
    assert sorted(chapters) == sorted(name for group in GROUPS.values() for name in group)


@pytest.mark.parametrize("group", GROUPS)
def test_every_board_is_tried_at_a_table(browser: Browser, served: Served, group: str) -> None:
    """What the page shows in the end is what the engine said of the board."""
    page = browser.window()
    page.goto(f"{served.url}#/rules")
    for chapter in GROUPS[group]:
        told = ask(served.url, f"boards/chapter/{chapter}")
        boards = {board["rule"]: board for board in told["boards"]}
        for rule in boards:  # those of other chapters too, where they are shared
            if rule not in told["of"]:
                continue
            shown = page.evaluate(TRIED, rule)
            said = [answer["text"] for answer in boards[rule]["answer"]]
            assert [line.rstrip(".").lower() for line in shown] == [line.lower() for line in said], rule
    assert not browser.faults
