"""Plays by clicking, knowing no rule: whatever the page offers can be chosen."""

from __future__ import annotations

import json
import random
import re
import time
import urllib.request
from typing import Any

from websockets.sync.client import connect

from bastide.view.messages import VERSION
from tests.web.stage import SLOW

MOVED_AWAY_MS = 2_000 * SLOW
CHOICES = ".dock-card [data-target]:enabled"


def create(url: str, **wish: Any) -> dict[str, Any]:
    """Start a game as the page would."""
    request = urllib.request.Request(
        url + "api/games", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as reply:
        made: dict[str, Any] = json.load(reply)
    return made


def sit(page: Any, url: str, made: dict[str, Any], *seats: int) -> str:
    """Open the seats of a game; the first key."""
    tokens = [made["seats"][seat]["token"] for seat in seats]
    page.goto(f"{url}#/play/{made['game']}/{','.join(tokens)}")
    page.wait_for_selector("[data-seq]")
    return str(tokens[0])


def state_of(url: str, game: str, token: str) -> dict[str, Any]:
    """What the server has, whatever the page shows."""
    asked = urllib.request.Request(f"{url}api/games/{game}", headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(asked, timeout=60) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


def hurry(url: str, made: dict[str, Any], rng: random.Random, left: int) -> None:
    """Play on without a page, for all people of a game, until so many tiles are left; with -1 to the end."""
    first, *more = [seat["token"] for seat in made["seats"] if seat["token"]]
    with connect(f"ws{url[4:]}api/ws", max_size=None) as socket:
        join = {"type": "join", "version": VERSION, "game": made["game"], "token": first, "tokens": more}
        socket.send(json.dumps(join))
        unseen: dict[str, int] = {}
        while not unseen or sum(unseen.values()) > left:
            message = json.loads(socket.recv(60))
            if message["type"] not in ("state", "update"):
                continue
            unseen |= message["view"].get("unseen", {})
            if message["view"].get("current") == "over":
                return
            if message["targets"]:
                action = rng.choice(message["targets"])["text"]
                socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": action}))


def carry_out(url: str, made: dict[str, Any], *actions: str) -> None:
    """Decide without a page, for all people of a game."""
    first, *more = [seat["token"] for seat in made["seats"] if seat["token"]]
    left = list(actions)
    with connect(f"ws{url[4:]}api/ws", max_size=None) as socket:
        join = {"type": "join", "version": VERSION, "game": made["game"], "token": first, "tokens": more}
        socket.send(json.dumps(join))
        while True:
            message = json.loads(socket.recv(60))
            assert message["type"] != "refused", message
            if not message.get("targets"):
                continue
            if not left:
                return
            socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": left.pop(0)}))


def is_over(page: Any) -> bool:
    return bool(page.locator("[data-over]").count())


# Of places those in sight: the others are pointed to at the rim.
LOOK = """() => {
    const inSight = (thing) => {
        const box = (thing.querySelector(".reach") ?? thing).getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return thing.contains(document.elementFromPoint(x, y));
    };
    const places = (name) => [...document.querySelectorAll(`[data-${name}]`)];
    return {
        seq: document.querySelector("[data-seq]")?.dataset.seq,
        laying: places("cell").length > 0,
        cells: places("cell").filter(inSight).map(e => e.dataset.cell),
        spots: places("spot").filter(inSight).map(e => e.dataset.spot),
        choices: document.querySelectorAll(".dock-card [data-target]:enabled").length,
    };
}"""


def decide(page: Any, rng: random.Random, *, touch: bool = False) -> bool:
    """One decision by clicks. False if there is nothing to decide just now."""
    if touch:
        page.wait_for_timeout(400)  # the second of two quick taps at one place is no answer
    seen = page.evaluate(LOOK)  # all at once, so that it belongs to one state
    if seen["cells"]:
        cell = page.locator(f"[data-cell='{rng.choice(seen['cells'])}']")
        if not hit(cell, touch):
            return False  # on a busy machine the board set off only now, and took it out of sight
        turns = page.locator("[data-turns]").get_attribute("data-turns") or "1"
        for _ in range(rng.randrange(int(turns))):
            page.keyboard.press("r")
        press(page.locator(".sure"), touch)
    elif seen["laying"]:
        return False  # the board is on its way there
    elif seen["choices"]:
        press(page.locator(CHOICES).nth(rng.randrange(seen["choices"])), touch)
    elif seen["spots"]:  # too many for buttons
        press(page.locator(f"[data-spot='{rng.choice(seen['spots'])}'] .reach"), touch)
        several = page.locator(CHOICES)
        if several.count():
            press(several.first, touch)
        elif page.locator(".sure").count():
            press(page.locator(".sure"), touch)
    else:
        return False
    page.wait_for_function(
        "seq => document.querySelector('[data-seq]')?.dataset.seq !== seq", arg=seen["seq"]
    )
    return True


RESTS = """() => {
    const now = document.querySelector("svg[role=group] > g")?.getAttribute("transform");
    const before = window.rested;
    window.rested = now;
    return now === before && !document.querySelector("[data-beat]");
}"""


def rest(page: Any) -> None:
    """Nothing is being shown, and the board lies still."""
    page.wait_for_function(RESTS, polling=250)


ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def type_decision(page: Any, rng: random.Random) -> None:
    """One decision by keys alone."""
    page.wait_for_selector(f"[data-cell], [data-spot], {CHOICES}")
    seen = page.evaluate(LOOK)
    passes = page.locator(".dock-card .pass").count()
    numbered = seen["choices"] - passes
    if seen["laying"]:
        for _ in range(rng.randint(1, 3)):
            page.keyboard.press(rng.choice(ARROWS))
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    elif passes and (not numbered or rng.random() < 0.3):
        page.keyboard.press("n")
    elif numbered:
        page.keyboard.press(str(rng.randint(1, min(numbered, 9))))
    else:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """seq => document.querySelector("[data-seq]").dataset.seq !== seq
                || document.querySelector(".dock-card [data-target]:enabled")""",
            arg=seen["seq"],
        )
        if page.evaluate(LOOK)["seq"] == seen["seq"]:  # several ways to choose the same place
            page.keyboard.press("1")
    page.wait_for_function("seq => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])


def choose(page: Any, *actions: str) -> None:
    """Carry out actions as they are written in a record, by clicks."""
    for action in actions:
        before = page.locator("[data-seq]").get_attribute("data-seq")
        place = re.fullmatch(r"@(.+)>([NESW])", action)
        if place:
            page.locator(f"[data-cell='{place[1]}']").click()
            for _ in range(4):
                if f"turn={'NESW'.index(place[2])}" in page.locator("[data-turns] image").get_attribute(
                    "href"
                ):
                    break
                page.keyboard.press("r")
            page.locator(".sure").click()
        else:
            page.locator(f".dock-card [data-target='{action}']").click()
        page.wait_for_function("seq => document.querySelector('[data-seq]').dataset.seq !== seq", arg=before)


def press(target: Any, touch: bool, **limit: float) -> None:
    if touch:
        target.tap(**limit)
    else:
        target.click(**limit)


def hit(target: Any, touch: bool) -> bool:
    """The same for something that may have moved away; whether it was hit."""
    from playwright.sync_api import TimeoutError as Missed  # not everybody has it who imports this

    try:
        press(target, touch, timeout=MOVED_AWAY_MS)
    except Missed:
        return False
    return True


def play(
    page: Any, rng: random.Random, *, decisions: int = 10_000, seconds: float, touch: bool = False
) -> int:
    """Decide whenever this page may, until the game is over or enough was done; how many were made."""
    end = time.monotonic() + seconds * SLOW
    made = 0
    while made < decisions and not is_over(page):
        assert time.monotonic() < end, f"only {made} decisions in {seconds * SLOW} seconds"
        if decide(page, rng, touch=touch):
            made += 1
        else:
            page.wait_for_timeout(30)
    return made
