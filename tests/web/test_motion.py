"""What happens is shown one thing after the other, at a human pace, and can be skipped."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.clicking import carry_out, create, sit, state_of
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
# Everything that is shown, with the moment at which it began.
WATCH = """() => {
    window.shown = [];
    const table = document.querySelector("[data-seq]");
    const note = () => {
        const beat = table.dataset.beat ?? null;
        const points = [...document.querySelectorAll("[data-rise]")].map((rise) => rise.textContent.trim());
        window.shown.push({ beat, at: performance.now(), points });
    };
    const watcher = new MutationObserver(() => requestAnimationFrame(note));
    watcher.observe(table, { attributeFilter: ["data-beat"] });
}"""
DONE = "() => window.shown.length > 3 && window.shown.at(-1).beat === null"
CITY = ("@0,1>S", "M@0,1.S")  # with this seed it completes a city of two tiles


def watched(browser: Browser, served: Served, **window: Any) -> tuple[Any, dict[str, Any]]:
    """Bob watches while Ada completes a city with a knight."""
    made = create(served.url, setup="base", seats=HUMANS, seed=33)
    page = browser.window(**window)
    sit(page, served.url, made, 1)
    page.wait_for_function("() => document.querySelectorAll('.ground image').length === 1")
    page.evaluate(WATCH)
    carry_out(served.url, made, *CITY)
    return page, made


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_score_is_shown_step_by_step(browser: Browser, served: Served, motion: str) -> None:
    page, made = watched(browser, served, speed="brisk", reduced_motion=motion)
    page.wait_for_function(DONE)
    shown = page.evaluate("() => window.shown")
    beats = [one["beat"] for one in shown if one["beat"]]
    told = [beat for i, beat in enumerate(beats) if i == 0 or beats[i - 1] != beat]
    assert [beat for beat in told if beat not in ("draw", "turn")] == [
        "settle",
        "land",
        "light",
        "rise",
        "home",
    ]
    begun = {one["beat"]: one["at"] for one in reversed(shown) if one["beat"]}
    assert begun["rise"] - begun["light"] > 300, "long enough to be seen"
    assert begun["home"] - begun["rise"] > 400
    assert any(one["points"] == ["+4"] for one in shown)
    page.wait_for_selector("[data-cell]")
    view = state_of(served.url, made["game"], made["spectate"])["view"]
    shown_scores = "[...document.querySelectorAll('aside .score')].map((one) => one.innerText)"
    scores = ",".join(str(player["score"]) for player in view["players"])
    page.wait_for_function(f"scores => {shown_scores}.join() === scores", arg=scores)


def test_a_click_skips_to_how_things_are(browser: Browser, served: Served) -> None:
    page, _ = watched(browser, served, speed="calm")
    page.wait_for_selector("[data-beat='light']")
    browser.keep(page, "score-shown")
    assert not page.locator("[data-cell]").count(), "what may be chosen waits"
    page.locator("svg[role=group]").click(position={"x": 300, "y": 120})
    page.wait_for_selector("[data-cell]")
    assert not page.locator("[data-beat]").count()
