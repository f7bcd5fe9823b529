"""Runs the application under uvicorn, in one process or several, and stops it politely."""

from __future__ import annotations

import asyncio
import errno
import multiprocessing
import os
import signal
import socket as sockets
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import fields
from multiprocessing.context import SpawnProcess
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from bastide import BastideError
from bastide.server.http.connections import visits
from bastide.server.http.door import Door
from bastide.server.operation.logs import get_logger, set_up
from bastide.server.operation.parents import when_alone
from bastide.server.operation.settings import DATABASES, PREFIX, Settings
from bastide.server.operation.timeline import TIMELINE
from bastide.server.storage.file_lock import only_server
from bastide.server.storage.store import Store
from bastide.words import Message

log = get_logger(__name__)
STOP_SECONDS = 5
OTHER_FILES = 500  # besides connections: the database, processes
# A name may have addresses that this machine does not have, or of a family that it does not know.
NO_SUCH_ADDRESS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


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


def door_of(settings: Settings) -> Door:
    """Who is let in. Behind a proxy everybody comes from its address."""
    most = settings.max_connections if settings.limits else sys.maxsize
    alone = settings.limits and not settings.proxied
    return Door(most, settings.max_connections_of_address if alone else sys.maxsize)


def config_of(settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        "bastide.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        http=visits(settings.request_seconds, door_of(settings)),
        # Larger than what we accept, so that what is too large can be refused in words first.
        ws_max_size=4 * settings.max_message,
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
    url = make_url(settings.database)
    if settings.is_sqlite and Path(str(url.database)).is_dir():
        folder = Message("server-database-folder")
        raise BastideError(Message("server-database-unusable", database=settings.database, why=folder))
    store = Store(settings.database)
    try:
        await store.start()
        await store.stop()
    except (SQLAlchemyError, OSError) as error:
        fault: str | Message = str(getattr(error, "orig", None) or error).partition("\n")[0]
    except CommandError:  # of the migrations: they know no such form of the tables
        fault = Message("server-newer-database")
    else:
        return
    raise BastideError(Message("server-database-unusable", database=store.url.render_as_string(), why=fault))


def make_room(settings: Settings) -> None:
    """Allow as many open files as there may be connections: systems start programs with few."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.max_clients + settings.max_connections + OTHER_FILES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def listen(settings: Settings) -> list[sockets.socket]:
    """Take the port on every address that the host has; say in one line why it cannot be had."""
    # Browsers try both for this name, whatever the system makes of it.
    hosts = ("127.0.0.1", "::1") if settings.host == "localhost" else (settings.host,)
    listening: list[sockets.socket] = []
    missing = None
    try:
        for family, address in _addresses(hosts, settings.port):
            port = listening[0].getsockname()[1] if listening else settings.port  # 0 takes any, but one
            try:
                listening.append(_listen(family, (address, port)))
            except OSError as error:
                if error.errno not in NO_SUCH_ADDRESS:
                    raise
                missing = error
        if missing is not None and not listening:
            raise missing
    except OSError as error:
        for socket in listening:
            socket.close()
        raise BastideError(
            Message("server-cannot-listen", host=settings.host, port=settings.port, why=str(error.strerror))
        ) from None
    return listening


def _addresses(hosts: Sequence[str], port: int) -> list[tuple[int, str]]:
    found = [
        (int(family), str(address[0]))
        for host in hosts
        for family, *_, address in sockets.getaddrinfo(
            host, port, type=sockets.SOCK_STREAM, flags=sockets.AI_PASSIVE
        )
    ]
    return list(dict.fromkeys(found))


def _listen(family: int, address: tuple[str, int]) -> sockets.socket:
    everywhere = address[0] == "::" and sockets.has_dualstack_ipv6()
    return sockets.create_server(address, family=family, backlog=2048, dualstack_ipv6=everywhere)


def serve(settings: Settings, workers: int = 1, tell: Callable[[int], None] = lambda port: None) -> None:
    """Serve until told to stop; ``tell`` hears which port it is as soon as nothing is in the way."""
    if workers > 1 and settings.is_sqlite:
        raise BastideError(Message("server-processes-database", form=DATABASES[1]))
    with ExitStack() as held:
        if settings.is_sqlite:
            held.enter_context(only_server(make_url(settings.database)))
        listening = [held.enter_context(socket) for socket in listen(settings)]
        asyncio.run(open_database(settings))
        make_room(settings)
        to_environment(settings)
        tell(listening[0].getsockname()[1])
        if workers > 1:
            Workers(settings, workers).run(listening)
        else:
            work(settings, listening)


def work(settings: Settings, listening: list[sockets.socket]) -> None:
    """What each process does."""
    when_alone(lambda: os.kill(os.getpid(), signal.SIGTERM))
    # Once uvicorn has stopped it gives itself the signal again, which would end us before all is put away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Server(config_of(settings)).run(listening)


def work_with(settings: Settings, listening: list[sockets.socket], ahead: float, started: float) -> None:
    """What each of several processes does: they agree on the time."""
    TIMELINE.adopt(ahead, started)
    work(settings, listening)


class Workers:
    """Several processes that serve the same port and the same games; one that dies is replaced."""

    def __init__(self, settings: Settings, number: int) -> None:
        self.settings = settings
        self.number = number
        self.stopping = threading.Event()
        self.processes: list[SpawnProcess] = []

    def run(self, listening: list[sockets.socket]) -> None:
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

    def start(self, listening: list[sockets.socket]) -> SpawnProcess:
        process = multiprocessing.get_context("spawn").Process(
            target=work_with, args=(self.settings, listening, TIMELINE.ahead, TIMELINE.started)
        )
        process.start()
        return process
