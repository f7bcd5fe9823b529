"""Signing in with an account that somebody has elsewhere, where the host wants that (OpenID Connect).

The browser asks where to go, goes there, comes back to ``/api/sign-in/back`` with a code, and the page then
asks for the key of the person it is. A cookie that no script reads says that it is the same browser all the
way.
"""

from __future__ import annotations

from typing import Annotated

from authlib.common.security import generate_token
from fastapi import APIRouter, Cookie, Header, Query, Request, Response
from fastapi.responses import RedirectResponse

from bastide import BastideError
from bastide.server.context import Context, context_of
from bastide.server.http.addresses import address_of
from bastide.server.http.api import GAME_FAULTS
from bastide.server.http.models import PersonCreated, SignIn, SignInBegun, SignInWish
from bastide.server.http.slow_jobs import PRIVATE
from bastide.server.operation.issuer import BACK, Issuer, IssuerError
from bastide.server.operation.logs import get_logger
from bastide.server.play.names import check_names
from bastide.server.refusal import Refusal
from bastide.server.storage.identities import LASTS_SECONDS, Begun, identity_of
from bastide.server.storage.tokens import new_token
from bastide.words import Message

log = get_logger(__name__)
router = APIRouter(prefix="/api", tags=["people"], responses=GAME_FAULTS)
PATH = "/api/sign-in"
COOKIE = "bastide-sign-in"
Browser = Annotated[str, Cookie(alias=COOKIE, max_length=100)]
SILENT = Message("server-sign-in-silent")


def wanted_issuer(context: Context) -> Issuer:
    if context.issuer is None:
        raise Refusal("no-page", Message("server-sign-in-off"), status=404)
    return context.issuer


@router.get("/sign-in")
async def get_sign_in(request: Request) -> SignIn:
    """Can people sign in here, and with what?"""
    issuer = context_of(request).issuer
    return SignIn(name=None if issuer is None else issuer.name)


@router.post("/sign-in")
async def begin(request: Request, response: Response) -> SignInBegun:
    """Where to go to sign in; this browser is known by a cookie when it comes back."""
    context = context_of(request)
    issuer = wanted_issuer(context)
    if not context.limiter.allows("games", address_of(request, context.settings)):
        raise Refusal("rate", Message("server-many-requests"), status=429)
    state, browser, begun = new_token(), new_token(), Begun(new_token(), generate_token(64))
    try:
        address = await issuer.address(state, begun.nonce, begun.verifier)
    except IssuerError as error:
        log.warning("issuer does not answer", error=str(error))
        raise Refusal("busy", SILENT, status=503) from None
    await context.identities.begin(state, browser, begun)
    safe = issuer.redirect.startswith("https:")
    response.set_cookie(
        COOKIE, browser, max_age=int(LASTS_SECONDS), path=PATH, httponly=True, samesite="lax", secure=safe
    )
    response.headers.update(PRIVATE)
    return SignInBegun(address=address)


@router.get(BACK.removeprefix("/api"), include_in_schema=False)
async def come_back(
    request: Request,
    state: Annotated[str, Query(max_length=200)] = "",
    code: Annotated[str, Query(max_length=4096)] = "",
    browser: Browser = "",
) -> Response:
    """The issuer has sent the browser back; on to the page, always the same one."""
    context = context_of(request)
    issuer = wanted_issuer(context)
    begun = await context.identities.come_back(state, browser)
    if begun is None:
        return _on("stale")
    if not code:  # they have thought better of it
        return _on("refused")
    try:
        account = await issuer.account(code, begun.nonce, begun.verifier)
    except IssuerError as error:
        log.warning("sign-in failed", error=str(error))
        return _on("failed")
    await context.identities.note(state, identity_of(account.issuer, account.subject), account.name)
    return _on("")


def _on(problem: str) -> Response:
    return RedirectResponse(f"/#/signed-in/{problem}", 303, {**PRIVATE})


@router.post("/sign-in/finish")
async def finish(
    wanted: SignInWish,
    request: Request,
    response: Response,
    browser: Browser = "",
    authorization: Annotated[str, Header(max_length=400)] = "",
) -> PersonCreated:
    """Who this browser has signed in as. A key that is shown was known here before: that is who it stays."""
    context = context_of(request)
    wanted_issuer(context)
    found = await context.identities.finish(browser)
    response.headers.update(PRIVATE)
    response.delete_cookie(COOKIE, path=PATH)
    if found is None:
        raise Refusal("stale", Message("server-sign-in-stale"), status=409)
    scheme, _, key = authorization.partition(" ")
    identity, name = found
    named = next((text for text in (name, wanted.name.strip()) if is_name(text)), "Guest")
    known = key.strip() if scheme.lower() == "bearer" and key.strip() else None
    person, key = await context.identities.person(identity, named, wanted.language, known)
    log.info("signed in", person=person.id)
    return PersonCreated(id=person.id, name=person.name, key=key)


def is_name(text: str) -> bool:
    """Can somebody be called this?"""
    try:
        check_names([text])
    except BastideError:
        return False
    return bool(text)
