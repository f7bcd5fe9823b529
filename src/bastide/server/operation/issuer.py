"""``Issuer``: where people of a club or a firm have an account already, and by which they can sign in here.

OpenID Connect: the browser goes to the issuer and comes back with a code, which we exchange there for a token
that says who it is. What the issuer answers is bounded in size and time, and checked: its signature, that it
is meant for us, for this browser and for now.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from authlib.common.security import is_secure_transport
from authlib.integrations.requests_client import OAuth2Session
from authlib.oidc.core import CodeIDToken
from authlib.oidc.discovery import get_well_known_url
from joserfc import jwt
from joserfc.jwk import KeySet
from joserfc.jws import JWSRegistry
from requests import PreparedRequest, Response
from requests.adapters import HTTPAdapter

from bastide.server.operation.settings import Settings

Thing = TypeVar("Thing")
SCOPE = "openid profile"
BACK = "/api/sign-in/back"  # where the browser comes back to
SIGNED = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519")
MAX_ANSWER = 256 * 1024  # bytes
ANSWER_SECONDS = 10.0  # for a whole answer
AT_ONCE = 4
KNOWN_SECONDS = 3600.0  # that we go by what the issuer said of itself
LEAST_SECONDS = 30.0  # between two questions for its keys
LEEWAY_SECONDS = 60  # by which its clock and ours may differ


class IssuerError(Exception):
    """The issuer does not answer, or not as it should."""


@dataclass(frozen=True)
class Account:
    """Somebody, as the issuer knows them; ``name`` is what they may want to be called."""

    issuer: str
    subject: str
    name: str


class Issuer:
    """The one issuer of this server."""

    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.oidc_issuer
        self.client = settings.oidc_client
        self.secret = settings.oidc_secret[0]
        self.name = settings.oidc_name or urlsplit(self.issuer).hostname or self.issuer
        self.redirect = settings.origins[0].rstrip("/") + BACK
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="issuer")
        self._about: dict[str, Any] = {}
        self._about_at = self._keys_at = float("-inf")
        self._keys: KeySet | None = None

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def address(self, state: str, nonce: str, verifier: str) -> str:
        """Where the browser goes to sign in."""
        return await self._ask(lambda: self._address(state, nonce, verifier))

    async def account(self, code: str, nonce: str, verifier: str) -> Account:
        """Who has come back with a code."""
        return await self._ask(lambda: self._account(code, nonce, verifier))

    async def _ask(self, work: Callable[[], Thing]) -> Thing:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(3 * ANSWER_SECONDS):
                return await loop.run_in_executor(self._threads, work)
        except IssuerError:
            raise
        except Exception as error:  # of the network, of what was said, of the token
            raise IssuerError(f"{type(error).__name__}: {error}"[:300]) from error

    # In a thread -----------------------------------------------------------------------------------

    def _session(self, method: str | None = None) -> OAuth2Session:
        session = OAuth2Session(
            self.client,
            self.secret,
            scope=SCOPE,
            redirect_uri=self.redirect,
            token_endpoint_auth_method=method,
            code_challenge_method="S256",
        )
        for scheme in ("https://", "http://"):
            session.mount(scheme, Bounded())
        return session

    def _get(self, address: str) -> dict[str, Any]:
        with self._session() as session:
            answer = session.get(address, withhold_token=True, allow_redirects=False)
        if answer.status_code != 200:
            raise IssuerError(f"{urlsplit(address).path} answers {answer.status_code}")
        found = answer.json()
        if not isinstance(found, dict):
            raise IssuerError(f"{urlsplit(address).path} is no description")
        return found

    def _description(self) -> dict[str, Any]:
        """What the issuer says of itself."""
        if time.monotonic() - self._about_at > KNOWN_SECONDS:
            found = self._get(get_well_known_url(self.issuer, external=True))
            if found.get("issuer") != self.issuer:
                raise IssuerError(f"it calls itself {str(found.get('issuer'))[:100]!r}")
            for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
                if not is_secure_transport(str(found.get(name, ""))):
                    raise IssuerError(f"{name} is missing or not https")
            self._about, self._about_at = found, time.monotonic()
        return self._about

    def _key_set(self, about: dict[str, Any], header: dict[str, Any]) -> KeySet:
        """The keys by which it signs; asked for anew, not too often, if it has signed by another."""
        known = {key.kid for key in self._keys.keys} if self._keys is not None else set()
        age = time.monotonic() - self._keys_at
        missing = header.get("kid") not in known and age > LEAST_SECONDS
        if self._keys is None or missing or age > KNOWN_SECONDS:
            found = self._get(about["jwks_uri"])
            self._keys = KeySet.import_key_set({"keys": found["keys"][:50]})
            self._keys_at = time.monotonic()
        return self._keys

    def _address(self, state: str, nonce: str, verifier: str) -> str:
        endpoint = self._description()["authorization_endpoint"]
        with self._session() as session:
            address, _ = session.create_authorization_url(
                endpoint, state=state, code_verifier=verifier, nonce=nonce
            )
        return str(address)

    def _account(self, code: str, nonce: str, verifier: str) -> Account:
        about = self._description()
        methods = about.get("token_endpoint_auth_methods_supported") or ["client_secret_basic"]
        by_body = "client_secret_basic" not in methods and "client_secret_post" in methods
        with self._session("client_secret_post" if by_body else "client_secret_basic") as session:
            token = session.fetch_token(
                about["token_endpoint"],
                grant_type="authorization_code",
                code=code,
                code_verifier=verifier,
                allow_redirects=False,
            )
        return self._read(about, dict(token), nonce)

    def _read(self, about: dict[str, Any], token: dict[str, Any], nonce: str) -> Account:
        """Who a token speaks of, if everything about it is right."""
        signed = str(token["id_token"])
        offered = about.get("id_token_signing_alg_values_supported") or ["RS256"]
        algorithms = [name for name in SIGNED if name in offered]
        registry = JWSRegistry(algorithms=algorithms, strict_check_header=False)
        read = jwt.decode(signed, lambda it: self._key_set(about, dict(it.headers())), registry=registry)
        claims = CodeIDToken(
            read.claims,
            read.header,
            {
                "iss": {"essential": True, "value": self.issuer},
                "aud": {"essential": True, "value": self.client},
            },
            {"nonce": nonce, "client_id": self.client, "access_token": token.get("access_token")},
        )
        claims.validate(leeway=LEEWAY_SECONDS)
        subject = claims["sub"]
        if not isinstance(subject, str) or not 0 < len(subject) <= 255:
            raise IssuerError("it does not say who it is")
        names = (claims.get(name) for name in ("nickname", "preferred_username", "given_name", "name"))
        name = next((name for name in names if isinstance(name, str) and name.strip()), "")
        return Account(self.issuer, subject, name.partition("@")[0].strip()[:20])


class Bounded(HTTPAdapter):
    """Takes answers of a certain size within a certain time."""

    def send(self, request: PreparedRequest, *_: Any, **more: Any) -> Response:
        until = time.monotonic() + ANSWER_SECONDS
        more.update(stream=True, timeout=ANSWER_SECONDS)
        answer = super().send(request, **more)
        taken = bytearray()
        while some := answer.raw.read1(16 * 1024, decode_content=True):
            taken += some
            if len(taken) > MAX_ANSWER or time.monotonic() > until:
                answer.close()
                raise IssuerError("its answer is too large, or comes too slowly")
        answer.close()
        answer._content, answer._content_consumed = bytes(taken), True
        return answer
