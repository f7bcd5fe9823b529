"""The application: its parts, put together and taken apart again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

import bastide
from bastide import BastideError
from bastide.server.context import Context, context_of
from bastide.server.http import (
    api,
    boards,
    catalogue,
    lessons,
    lobby,
    me,
    pages,
    practice,
    puzzles,
    ratings,
    reviews,
    sign_in,
)
from bastide.server.http.addresses import address_of
from bastide.server.http.descriptions import describe
from bastide.server.http.limiter import Limiter
from bastide.server.http.models import Health
from bastide.server.http.security import Guard
from bastide.server.operation.housekeeping import Housekeeping
from bastide.server.operation.logs import get_logger, set_up
from bastide.server.operation.metrics import REGISTRY
from bastide.server.operation.pulse import Pulse
from bastide.server.operation.reading import get_ready
from bastide.server.operation.settings import Settings
from bastide.server.play.games import Games
from bastide.server.play.thinkers import Thinkers
from bastide.server.refusal import Refusal, refusal_of
from bastide.server.storage.sqlite_writer import is_faulty
from bastide.server.storage.store import Store
from bastide.server.ws import endpoint as socket
from bastide.words import Message

log = get_logger(__name__)
watch = APIRouter(tags=["operation"])


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server that keeps its games in one database."""
    settings = Settings.from_environment() if settings is None else settings
    app = FastAPI(
        title="Bastide",
        version=bastide.__version__,
        description="Carcassonne over the network. The WebSocket at /api/ws is described in docs/server.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lambda app: _life(app, settings),
    )
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    limited = [Depends(count_request)]
    app.include_router(catalogue.router, dependencies=limited)
    app.include_router(lessons.router, dependencies=limited)
    app.include_router(boards.router, dependencies=limited)
    app.include_router(puzzles.router, dependencies=limited)
    app.include_router(practice.router, dependencies=limited)
    app.include_router(api.router, dependencies=limited)
    app.include_router(lobby.router, dependencies=limited)
    app.include_router(me.router, dependencies=limited)
    app.include_router(sign_in.router, dependencies=limited)
    app.include_router(reviews.router, dependencies=limited)
    app.include_router(ratings.router, dependencies=limited)
    app.include_router(watch)
    app.include_router(pages.router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(BastideError, _not_possible)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(SQLAlchemyError, _no_database)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings, sockets={socket.PATH: socket.play})
    return app


@contextlib.asynccontextmanager
async def _life(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    process = f"{os.getpid()}-{secrets.token_hex(4)}"
    store = Store(settings.database, process)
    await store.start()
    thinkers = Thinkers(settings.thinkers)
    games = Games(settings, store, thinkers)
    context = app.state.context = Context(settings, store, games, Limiter(settings))
    await context.caller.start()
    app.state.lobby = lobby.LobbyBoard(context)
    notices = None
    if not store.is_sqlite:
        from bastide.server.storage.notices import Notices

        notices = Notices(store, games)
        await notices.start()
    housekeeping = Housekeeping(settings, store, games)
    tidy = asyncio.create_task(housekeeping.run())
    reading = asyncio.create_task(get_ready())
    pulse = Pulse(store, games)
    await pulse.start()
    context.status = "ok"
    log.info("server started", database=store.url.render_as_string(), process=process, **store.version())
    if store.is_sqlite and is_faulty(sqlite3.sqlite_version_info):
        log.warning(
            "this SQLite can damage its file in rare cases (the WAL-reset bug): 3.51.3 or newer is better; "
            "make backups meanwhile",
            sqlite=sqlite3.sqlite_version,
        )
    try:
        yield
    finally:
        context.status = "stopping"
        tidy.cancel()
        reading.cancel()
        await games.stop("the server stops")
        await pulse.stop()
        context.reviews.stop()
        thinkers.stop()
        context.workshop.stop()
        if context.issuer is not None:
            context.issuer.stop()
        if notices is not None:
            await notices.stop()
        await housekeeping.stop()
        await store.stop()
        log.info("server stopped")


async def count_request(request: Request) -> None:
    """Refuse an address that asks too much. Not in a thread: that would take longer than counting."""
    context = context_of(request)
    if not context.limiter.allows("requests", address_of(request, context.settings)):
        raise Refusal("rate", Message("server-many-requests"), status=429)


# Errors -------------------------------------------------------------------------------------------


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    headers = {"retry-after": "60"} if error.status == 429 else None
    return JSONResponse(error.error(), error.status, headers)


async def _not_possible(_request: Request, error: Exception) -> Response:
    assert isinstance(error, BastideError)
    refusal = refusal_of(error)
    return JSONResponse(refusal.error(), refusal.status)


async def _not_understood(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fault = error.errors()[0]
    place = ".".join(str(part) for part in fault["loc"])[:200]
    return JSONResponse(
        Refusal("message", Message("server-field", place=place, fault=str(fault["msg"])[:300])).error(), 422
    )


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return JSONResponse(
        Refusal("http", Message("server-http", status=error.status_code, why=str(error.detail))).error(),
        error.status_code,
        error.headers,
    )


async def _gone(_request: Request, _error: Exception) -> Response:
    """A client that disconnected in mid-request: nobody reads the answer, and no error is logged."""
    return Response(status_code=400)


async def _no_database(request: Request, error: Exception) -> Response:
    log.error("database does not answer", path=request.url.path, error=repr(error))
    return JSONResponse(Refusal("busy", Message("server-cannot-read")).error(), 503)


async def _failed(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.url.path, error=repr(error))
    return JSONResponse(Refusal("internal", Message("server-failed")).error(), 500)


# Operation ----------------------------------------------------------------------------------------


@watch.get("/healthz")
async def healthz(request: Request) -> Health:
    """Is the process alive?"""
    return Health(status="ok", version=bastide.__version__)


@watch.get("/readyz", responses={503: {"model": Health}})
async def readyz(request: Request, response: Response) -> Health:
    """Can games be played: does the database answer, and does the server not stop?"""
    context = context_of(request)
    status = context.status
    if status == "ok":
        try:
            await asyncio.wait_for(context.store.check(), 3.0)
        except Exception as error:
            log.error("database does not answer", error=repr(error))
            status = "failing"
    if status != "ok":
        response.status_code = 503
    return Health.model_validate({"status": status, "version": bastide.__version__})


@watch.get("/metrics", include_in_schema=False)
async def get_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    if not context_of(request).settings.metrics:
        raise Refusal("no-page", Message("server-no-address"), status=404)
    return Response(generate_latest(REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})


def create() -> FastAPI:
    """The application as its own process makes it, set up by the environment."""
    settings = Settings.from_environment()
    set_up(settings.logs, settings.log_level)
    return create_app(settings)
