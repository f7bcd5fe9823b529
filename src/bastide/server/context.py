"""What every request and connection has at hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from fastapi.requests import HTTPConnection

from bastide.server.games import Games
from bastide.server.limiter import Limiter
from bastide.server.settings import Settings
from bastide.server.store import Store


@dataclass
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    games: Games
    limiter: Limiter
    clients: int = 0
    status: str = field(default="starting")


def context_of(connection: HTTPConnection) -> Context:
    """The server that a request or a connection came to."""
    return cast(Context, connection.app.state.context)
