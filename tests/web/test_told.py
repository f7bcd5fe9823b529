"""Being told that it is one's turn, in a real browser: while the page is open, and while it is closed.

The service of the browser's maker is one of our own on this machine; what it hears is handed to the browser
as that service would.
"""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any, cast

import http_ece
import pytest

from tests.server.guest import Guest
from tests.server.serving import Serving
from tests.server.test_people import PushService, browser_keys
from tests.web.clicking import create, sit
from tests.web.stage import LIMIT_MS, Browser, Served

NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((notice) => [notice.title, notice.body, notice.tag]);
}"""
# The mark on the icon of the page, as somebody sees it who has put it among their programs.
BADGES = """
    window.badges = [];
    navigator.setAppBadge = async () => void badges.push("turn");
    navigator.clearAppBadge = async () => void badges.push("none");
"""
# What a page sees that lies behind another window.
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => localStorage.getItem('behind') === 'yes' })"


@pytest.fixture
def told(
    tmp_path_factory: pytest.TempPathFactory, page_built: None, chromium: Any
) -> Iterator[tuple[Browser, Any]]:
    service: Any = ThreadingHTTPServer(("127.0.0.1", 0), PushService)
    service.heard = queue.Queue()
    threading.Thread(target=service.serve_forever, daemon=True).start()
    served = Served(tmp_path_factory.mktemp("told"), tell_seconds=0, push_hosts="127.0.0.1")
    served.start()
    browser = Browser(chromium, served.url)
    yield browser, service
    for window in browser.windows:
        window.close()
    served.stop()
    service.shutdown()
    service.server_close()
    assert not browser.faults


def subscribing(endpoint: str, keys: dict[str, str]) -> str:
    """A browser whose maker's service is ours; everything else about it is its own."""
    made = json.dumps({"endpoint": endpoint, "keys": keys})
    return f"""if (globalThis.PushManager) {{
      const made = {made};
      const subscription = {{ ...made, toJSON: () => made, unsubscribe: async () => true }};
      PushManager.prototype.subscribe = async () => subscription;
      PushManager.prototype.getSubscription = async () => null;
    }}"""


def notices(page: Any, most: int = 1) -> list[list[str]]:
    """What the browser shows, once there is something."""
    found: list[list[str]] = []
    until = time.monotonic() + LIMIT_MS / 1000
    while len(found) < most and time.monotonic() < until:
        page.wait_for_timeout(50)
        found = page.evaluate(NOTICES)
    return found


def let_ada_play(url: str, made: dict[str, Any], *, alone: bool = False) -> None:
    """A turn of hers; if she is to be alone, once the server knows that Bob has gone."""
    server = cast(Serving, SimpleNamespace(ws=f"ws{url[4:]}api/ws"))
    ada = Guest.joined(server, made["game"], made["seats"][0]["token"])
    there = ada.state["connected"]
    while alone and there[1]:
        there = ada.hear("presence")["connected"]
    while ada.targets:
        ada.act(ada.targets[0]["text"])
    ada.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_browser_tells_while_the_page_is_open_and_while_it_is_closed(
    told: tuple[Browser, Any], language: str
) -> None:
    browser, service = told
    url, german = browser.url, language == "de"
    private, secret, keys = browser_keys()
    bob = browser.window(390, 844, visit=False, locale="de-DE" if german else "en-GB")
    bob.context.grant_permissions(["notifications"], origin=url.rstrip("/"))
    bob.add_init_script(HIDDEN)
    bob.add_init_script(BADGES)
    bob.add_init_script(subscribing(f"http://127.0.0.1:{service.server_address[1]}/bob", keys))
    bob.goto(f"{url}#/mine")
    bob.get_by_label("Dein Name" if german else "Your name").fill("Bob")
    bob.get_by_role("button", name="Los" if german else "Begin").click()
    bob.get_by_label("Hinweis dieses Browsers" if german else "Notice of this browser").check()
    bob.get_by_label("Auch wenn sie geschlossen ist" if german else "Also while it is closed").check()
    browser.check(bob, f"told-phone-{language}")
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bob")]
    made = create(url, setup="base", seats=seats)
    with bob.expect_response("**/api/me/games"):
        sit(bob, url, made, 1)
    assert set(bob.evaluate("badges")) == {"none"}
    # The page is open, but lies behind another window.
    bob.evaluate("localStorage.setItem('behind', 'yes')")
    let_ada_play(url, made)
    said = "Du bist dran im Spiel mit Ada." if german else "It is your turn in the game with Ada."
    assert notices(bob) == [["Bastide", said, made["game"]]]
    assert bob.title().startswith("● ")
    assert bob.locator("link[rel=icon]").get_attribute("href") == "./icon-turn.svg"
    assert bob.evaluate("badges").pop() == "turn"
    assert service.heard.empty()  # who is there is not told by the server
    # In another game the page is closed: the server tells the service, which wakes the browser.
    again = create(url, setup="base", seats=seats)
    with bob.expect_response("**/api/me/games"):
        sit(bob, url, again, 1)
    bob.goto("about:blank")
    let_ada_play(url, again, alone=True)
    path, _, body = service.heard.get(timeout=LIMIT_MS / 1000)
    sent = http_ece.decrypt(body, private_key=private, auth_secret=secret, version="aes128gcm").decode()
    assert (path, json.loads(sent)["body"]) == ("/bob", said)
    bob.goto(f"{url}#/")
    deliver(bob, url, sent)
    assert ["Bastide", said, again["game"]] in notices(bob, 2)


def deliver(page: Any, url: str, text: str) -> None:
    """As the service of the browser's maker does."""
    line, found = page.context.new_cdp_session(page), []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    registration = found[-1]["registrationId"]
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": url.rstrip("/"), "registrationId": registration, "data": text},
    )
