"""The review at the end of a game, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from bastide.view.messages import VERSION
from tests.web.clicking import create
from tests.web.stage import Browser, Served

HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
TURNS = 5


def short_game(url: str) -> dict[str, Any]:
    """A game of a few turns that both end by agreement; Ada never takes the best."""
    made = create(url, setup="base", seats=HUMANS, seed=5)
    tokens = [seat["token"] for seat in made["seats"]]
    with connect(f"ws{url[4:]}api/ws", max_size=None) as socket:
        join = {"type": "join", "version": VERSION, "game": made["game"], "token": tokens[0]}
        socket.send(json.dumps({**join, "tokens": tokens[1:]}))
        decided = 0
        while True:
            message = json.loads(socket.recv(60))
            if message["type"] == "state" and message.get("outcome"):
                return made
            if message["type"] in ("state", "update") and message["targets"]:
                if decided == 2 * TURNS:
                    socket.send(json.dumps({"type": "offer", "what": "end"}))
                    continue
                decided += 1
                text = message["targets"][-1]["text"]
                socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": text}))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_review_shows_what_cost_and_lets_it_be_tried_again(
    browser: Browser, served: Served, width: int, height: int
) -> None:
    made = short_game(served.url)
    page = browser.window(width=width, height=height)
    page.goto(f"{served.url}#/review/{made['game']}/{made['seats'][0]['token']}")
    page.locator("[data-decision]").wait_for(timeout=240_000)
    page.get_by_role("img", name="Chance to win").wait_for()
    browser.keep(page, f"review-{width}")
    assert page.locator("tbody tr").last.locator("td").count() == 2
    parts = [
        [float(text.replace("\u2212", "-")) for text in row.locator("td").all_inner_texts()]
        for row in page.locator("tbody tr").all()
    ]
    for seat in range(2):
        assert round(sum(row[seat] for row in parts[:-1]), 1) == parts[-1][seat], "the ledger adds up"
    page.get_by_role("button", name="Try again").click()
    cell = page.locator("[data-cell]")
    if cell.count():
        cell.first.dispatch_event("click")
        page.get_by_role("button", name="Compare").click()
    else:
        page.locator("[data-decision] .row .button").first.click()
    page.locator(".verdict").first.wait_for()
    browser.keep(page, f"review-again-{width}")
