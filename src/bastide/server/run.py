"""Runs the application under uvicorn, in one process or several, and stops it politely."""

from __future__ import annotations

import asyncio
import os
import socket as sockets
from dataclasses import fields

import uvicorn
from uvicorn.supervisors import Multiprocess

from bastide import BastideError
from bastide.server.settings import PREFIX, Settings

STOP_SECONDS = 5


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


def config_of(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        "bastide.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=workers,
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


def serve(settings: Settings, workers: int = 1) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.is_sqlite:
        raise BastideError("several processes need PostgreSQL: give --database postgresql://user@host/name")
    to_environment(settings)
    config = config_of(settings, workers)
    server = Server(config)
    if workers > 1:
        listening = config.bind_socket()
        Multiprocess(config, target=server.run, sockets=[listening]).run()
    else:
        server.run()
