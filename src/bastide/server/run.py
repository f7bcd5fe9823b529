"""Runs the application under uvicorn, in one process or several, and stops it politely."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket as sockets
import threading
from dataclasses import fields
from multiprocessing.context import SpawnProcess

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from bastide import BastideError
from bastide.server.logs import get_logger, set_up
from bastide.server.settings import PREFIX, Settings
from bastide.server.store import Store

log = get_logger(__name__)
STOP_SECONDS = 5
OTHER_FILES = 1000  # besides connections to games: requests, the database, thinking processes


class Server(uvicorn.Server):
    """Says goodbye to every client before it closes their connections."""

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        app = self.config.loaded_app
        while app is not None and not hasattr(app, "state"):
            app = getattr(app, "app", None)
        context = getattr(getattr(app, "state", None), "context", None)
        if context is not None:
            context.status = "stopping"
            await context.games.stop("the server stops")
            for _ in range(20):
                if context.clients == 0:
                    break
                await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def to_environment(settings: Settings) -> None:
    """Hand the settings on to processes that are started."""
    for entry in fields(Settings):
        value = getattr(settings, entry.name)
        if isinstance(value, tuple):
            value = ",".join(value)
        os.environ[PREFIX + entry.name.upper()] = str(value)


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        "bastide.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        # Larger than what we accept, so that what is too large can be refused in words first.
        ws_max_size=4 * settings.most_message,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        limit_concurrency=None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=STOP_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


async def open_database(settings: Settings) -> None:
    """Bring the tables up to date before anybody comes; say in one line what is wrong with the database."""
    store = Store(settings.database)
    try:
        await store.start()
        await store.stop()
    except (SQLAlchemyError, OSError) as error:
        fault = str(getattr(error, "orig", None) or error).partition("\n")[0]
    except CommandError:  # of the migrations: they know no such form of the tables
        fault = "a newer version of bastide has used it"
    else:
        return
    raise BastideError(f"the database {store.url.render_as_string()} cannot be used: {fault}")


def make_room(settings: Settings) -> None:
    """Allow as many open files as there may be connections: systems start programs with few."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.most_clients + OTHER_FILES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def listen(settings: Settings) -> sockets.socket:
    """Take the port; say in one line why it cannot be had."""
    try:
        family, *_, address = sockets.getaddrinfo(
            settings.host, settings.port, type=sockets.SOCK_STREAM, flags=sockets.AI_PASSIVE
        )[0]
        return sockets.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise BastideError(
            f"cannot listen on {settings.host}, port {settings.port}: {error.strerror}; "
            "give another one with --port, or PORT=... of make play"
        ) from None


def serve(settings: Settings, workers: int = 1) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.is_sqlite:
        raise BastideError("several processes need PostgreSQL: give --database postgresql://user@host/name")
    with listen(settings) as listening:
        asyncio.run(open_database(settings))
        make_room(settings)
        to_environment(settings)
        if workers > 1:
            Workers(settings, workers).run(listening)
        else:
            work(settings, listening)


def work(settings: Settings, listening: sockets.socket) -> None:
    """What each process does."""
    Server(config_of(settings)).run([listening])


class Workers:
    """Several processes that serve the same port and the same games; one that dies is replaced."""

    def __init__(self, settings: Settings, number: int) -> None:
        self.settings = settings
        self.number = number
        self.stopping = threading.Event()
        self.processes: list[SpawnProcess] = []

    def run(self, listening: sockets.socket) -> None:
        """Serve until told to stop."""
        set_up(self.settings.logs, self.settings.log_level)
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self.stopping.set())
        self.processes = [self.start(listening) for _ in range(self.number)]
        while not self.stopping.wait(0.5):
            for place, process in enumerate(self.processes):
                if not process.is_alive() and not self.stopping.is_set():
                    log.error("server process died", pid=process.pid, status=process.exitcode)
                    self.processes[place] = self.start(listening)
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(2 * STOP_SECONDS)

    def start(self, listening: sockets.socket) -> SpawnProcess:
        process = multiprocessing.get_context("spawn").Process(target=work, args=(self.settings, listening))
        process.start()
        return process
