"""Signing in with an account of an OpenID provider: who may, who becomes whom, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from bastide import SetupError
from bastide.server.operation.settings import Settings
from tests.server.guest import TIMEOUT, create, key
from tests.server.openid_provider import CLIENT, SECRET, Provider, running_provider
from tests.server.serving import Serving, free_port


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    with running_provider() as provider:
        yield provider


def club(folder: Path, provider: Provider, secret: str = SECRET) -> Serving:
    """A server whose people may sign in."""
    port = free_port()
    return Serving(
        f"sqlite:///{folder}/games.sqlite",
        port=port,
        origins=f"http://127.0.0.1:{port}",
        oidc_issuer=provider.issuer,
        oidc_client=CLIENT,
        oidc_secret=secret,
        oidc_name="The Club",
    ).wait()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory, provider: Provider) -> Iterator[Serving]:
    serving = club(tmp_path_factory.mktemp("club"), provider)
    yield serving
    said = serving.stop()
    assert "Traceback" not in said, said
    assert SECRET not in said


@pytest.fixture(autouse=True)
def honest(provider: Provider) -> None:
    """Whatever it was told to say before."""
    provider.cheat, provider.claims, provider.secret = "", {}, SECRET


class Browser:
    """Keeps cookies, as one does, and goes where it is sent."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.cookies = httpx.Cookies()

    def ask(self, method: str, address: str, **more: Any) -> httpx.Response:
        with httpx.Client(base_url=self.server.http, cookies=self.cookies, timeout=TIMEOUT) as line:
            answer = line.request(method, address, **more)
            self.cookies = line.cookies
        return answer

    def begin(self) -> str:
        begun = self.ask("POST", "/api/sign-in")
        assert begun.status_code == 200, begun.text
        return str(begun.json()["address"])

    def follow(self, address: str) -> str:
        """To the provider and back to us; where the page opens then."""
        there = httpx.get(address, timeout=TIMEOUT)
        assert there.status_code == 302
        return self.back(there.headers["location"])

    def back(self, address: str) -> str:
        back = self.ask("GET", address)
        assert back.status_code == 303
        return str(back.headers["location"])

    def finish(self, known: str = "") -> httpx.Response:
        return self.ask("POST", "/api/sign-in/finish", json={"language": "de"}, headers=key(known))

    def sign_in(self, known: str = "") -> dict[str, Any]:
        assert self.follow(self.begin()) == "/#/signed-in/"
        done = self.finish(known)
        assert done.status_code == 200, done.text
        found: dict[str, Any] = done.json()
        return found


def me(server: Serving, known: str) -> dict[str, Any]:
    answer = httpx.get(f"{server.http}/api/me", headers=key(known), timeout=TIMEOUT)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def become(server: Serving, name: str) -> str:
    made = httpx.post(f"{server.http}/api/people", json={"name": name}, timeout=TIMEOUT)
    return str(made.json()["key"])


def test_an_account_is_the_same_person_on_every_device(serving: Serving, provider: Provider) -> None:
    provider.account = {"sub": "ada", "nickname": "Ada"}
    first, second = Browser(serving).sign_in(), Browser(serving).sign_in()
    assert first == second
    assert first["name"] == "Ada"
    assert me(serving, first["key"])["signs_in"] is True
    provider.account = {"sub": "bob", "preferred_username": "bob@example.org"}
    other = Browser(serving).sign_in()
    assert other["id"] != first["id"]
    assert other["name"] == "bob"  # an address is nobody's name


def test_who_had_a_name_and_a_key_keeps_them_and_their_games(serving: Serving, provider: Provider) -> None:
    provider.account = {"sub": "cleo", "nickname": "C."}
    known = become(serving, "Cleo")
    made = create(serving, "human", "human")
    keys = {"game": made["game"], "tokens": [made["seats"][0]["token"]]}
    httpx.post(f"{serving.http}/api/me/games", json=keys, headers=key(known), timeout=TIMEOUT)
    assert Browser(serving).sign_in(known)["key"] == known
    elsewhere = Browser(serving).sign_in()
    assert (elsewhere["key"], elsewhere["name"]) == (known, "Cleo")
    assert [game["tokens"] for game in me(serving, elsewhere["key"])["games"]] == [keys["tokens"]]


def test_nobody_becomes_somebody_else_by_signing_in(serving: Serving, provider: Provider) -> None:
    provider.account = {"sub": "dora", "nickname": "Dora"}
    Browser(serving).sign_in()
    emil = become(serving, "Emil")
    browser = Browser(serving)
    browser.follow(browser.begin())
    refused = browser.finish(emil)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "taken")
    assert me(serving, emil)["signs_in"] is False
    # Nor does anybody have two accounts.
    provider.account = {"sub": "emil", "nickname": "Emil"}
    Browser(serving).sign_in(emil)
    provider.account = {"sub": "emil at work", "nickname": "Emil"}
    browser = Browser(serving)
    browser.follow(browser.begin())
    assert browser.finish(emil).json()["error"]["code"] == "taken"


def test_an_account_is_untied_and_a_person_forgotten(serving: Serving, provider: Provider) -> None:
    provider.account = {"sub": "fritz", "nickname": "Fritz"}
    fritz = Browser(serving).sign_in()
    gone = httpx.delete(f"{serving.http}/api/me/sign-in", headers=key(fritz["key"]), timeout=TIMEOUT)
    assert gone.status_code == 204
    assert me(serving, fritz["key"])["signs_in"] is False
    again = Browser(serving).sign_in()
    assert again["id"] != fritz["id"]
    exported = httpx.get(f"{serving.http}/api/me/export", headers=key(again["key"]), timeout=TIMEOUT)
    assert exported.json()["signs_in"] is True
    httpx.delete(f"{serving.http}/api/me", headers=key(again["key"]), timeout=TIMEOUT)
    assert Browser(serving).sign_in()["id"] not in (fritz["id"], again["id"])


LIES: list[tuple[str, dict[str, Any]]] = [
    ("", {"nonce": "another"}),
    ("", {"nonce": None}),
    ("", {"aud": "somebody else's server"}),
    ("", {"aud": [CLIENT, "another"], "azp": "another"}),
    ("", {"iss": "https://login.example.org"}),
    ("", {"exp": 1_000_000}),
    ("", {"exp": None}),
    ("", {"iat": 4_000_000_000}),
    ("", {"sub": None}),
    ("", {"sub": "x" * 300}),
    ("other key", {}),
    ("shared secret", {}),
    ("unsigned", {}),
    ("endless", {}),
]


@pytest.mark.parametrize(("cheat", "claims"), LIES, ids=lambda value: str(value)[:30])
def test_a_token_that_is_not_right_signs_nobody_in(
    serving: Serving, provider: Provider, cheat: str, claims: dict[str, Any]
) -> None:
    provider.account, provider.cheat, provider.claims = {"sub": "gerda"}, cheat, claims
    browser = Browser(serving)
    assert browser.follow(browser.begin()) == "/#/signed-in/failed"
    assert browser.finish().json()["error"]["code"] == "stale"
    provider.cheat, provider.claims = "", {}
    assert Browser(serving).sign_in()["name"] == "Guest"  # and all is well again


def test_only_the_browser_that_left_comes_back_and_once(serving: Serving, provider: Provider) -> None:
    provider.account = {"sub": "hugo", "nickname": "Hugo"}
    mine, theirs = Browser(serving), Browser(serving)
    address = mine.begin()
    location = httpx.get(address, timeout=TIMEOUT).headers["location"]
    theirs.begin()
    assert theirs.back(location) == "/#/signed-in/stale"  # a link of somebody else's
    assert Browser(serving).back(location) == "/#/signed-in/stale"  # without any cookie
    assert mine.back(location.replace("state=", "state=x")) == "/#/signed-in/stale"
    assert mine.back(location) == "/#/signed-in/"
    assert mine.back(location) == "/#/signed-in/stale"
    assert theirs.finish().status_code == 409
    assert mine.finish().status_code == 200
    assert mine.finish().status_code == 409


def test_who_changes_their_mind_is_not_signed_in(serving: Serving, provider: Provider) -> None:
    provider.cheat = "refuses"
    browser = Browser(serving)
    assert browser.follow(browser.begin()) == "/#/signed-in/refused"
    assert browser.finish().status_code == 409


def test_what_goes_over_the_wire(serving: Serving, provider: Provider) -> None:
    browser = Browser(serving)
    begun = browser.ask("POST", "/api/sign-in")
    query = parse_qs(urlsplit(begun.json()["address"]).query)
    assert (query["code_challenge_method"], query["response_type"]) == (["S256"], ["code"])
    assert query["redirect_uri"] == [f"{serving.http}/api/sign-in/back"]
    assert SECRET not in begun.text
    cookie = begun.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/api/sign-in" in cookie
    # Wherever else a link would like to lead, it leads to the page.
    stray = browser.ask("GET", "/api/sign-in/back?state=x&code=y&next=https://example.org&redirect_uri=//a.b")
    assert stray.headers["location"] == "/#/signed-in/stale"
    foreign = browser.ask("POST", "/api/sign-in", headers={"origin": "https://example.org"})
    assert foreign.status_code == 403


def test_the_keys_of_the_issuer_are_kept(serving: Serving, provider: Provider) -> None:
    provider.account = {"sub": "ida", "nickname": "Ida"}
    ida = Browser(serving).sign_in()
    asked = provider.asked.count("/keys")
    assert Browser(serving).sign_in() == ida
    assert provider.asked.count("/keys") == asked


def test_the_secret_can_be_changed(tmp_path: Path, provider: Provider) -> None:
    provider.account = {"sub": "jan", "nickname": "Jan"}
    serving = club(tmp_path, provider)
    jan = Browser(serving).sign_in()

    def again(secret: str) -> Browser:
        serving.stop()
        provider.secret = secret.split(",")[0]
        serving.settings["oidc_secret"] = secret
        serving.start()
        return Browser(serving.wait())

    assert again(f"second,{SECRET}").sign_in() == jan
    assert again("second").sign_in() == jan  # sealed anew meanwhile
    browser = again("third")
    browser.follow(browser.begin())
    assert browser.finish().json()["error"]["message"]["id"] == "server-sign-in-lost"
    assert browser.sign_in(jan["key"]) == jan  # on a device that knows them
    assert browser.sign_in() == jan
    serving.stop()


def test_an_issuer_that_is_away_or_another_one(tmp_path: Path) -> None:
    with running_provider() as provider:
        serving = club(tmp_path, provider)
        assert provider.asked == []  # nobody has asked yet
        provider.cheat = "other issuer"
        browser = Browser(serving)
        assert browser.ask("POST", "/api/sign-in").status_code == 503
        provider.cheat = ""
        browser.begin()
    serving.stop()
    serving.start()
    silent = Browser(serving.wait()).ask("POST", "/api/sign-in")
    assert (silent.status_code, silent.json()["error"]["code"]) == (503, "busy")
    said = serving.stop()
    assert "issuer does not answer" in said
    assert "Traceback" not in said


def test_without_settings_nobody_is_asked(server: Serving) -> None:
    browser = Browser(server)
    assert browser.ask("GET", "/api/sign-in").json() == {"name": None}
    assert browser.ask("POST", "/api/sign-in").status_code == 404
    assert browser.ask("GET", "/api/sign-in/back?state=a&code=b").status_code == 404
    assert browser.finish().status_code == 404


def test_settings_are_checked() -> None:
    whole = {
        "oidc_issuer": "https://a.b",
        "oidc_client": "c",
        "oidc_secret": ("s",),
        "origins": ("https://p",),
    }
    assert Settings(**whole).oidc_issuer  # type: ignore[arg-type]
    for missing in ("oidc_client", "oidc_secret", "origins"):
        with pytest.raises(SetupError, match="BASTIDE_OIDC_CLIENT"):
            Settings(**{name: value for name, value in whole.items() if name != missing})  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="https"):
        Settings(**{**whole, "oidc_issuer": "http://login.example.org"})  # type: ignore[arg-type]
