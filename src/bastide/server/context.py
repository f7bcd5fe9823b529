"""What every request and connection has at hand."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import cast

from fastapi.requests import HTTPConnection

from bastide.server.http.limiter import Limiter, Pace
from bastide.server.http.slow_jobs import Workshop
from bastide.server.operation.calling import Caller
from bastide.server.operation.issuer import Issuer
from bastide.server.operation.metrics import CLIENTS
from bastide.server.operation.settings import Settings
from bastide.server.operation.turns import Turns
from bastide.server.play.games import Games
from bastide.server.play.reviews import Reviews
from bastide.server.refusal import Refusal
from bastide.server.storage.identities import Identities
from bastide.server.storage.people import People
from bastide.server.storage.promises import Promises
from bastide.server.storage.ratings import Ratings
from bastide.server.storage.store import Store
from bastide.server.ws.hub import Untaken
from bastide.words import Message


@dataclass
class Visit:
    """Connections to games of one address: how fast they may speak together, and what they do not take."""

    pace: Pace
    untaken: Untaken
    connections: int = 0


@dataclass
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    games: Games
    limiter: Limiter
    people: People = field(init=False)
    identities: Identities = field(init=False)
    promises: Promises = field(init=False)
    issuer: Issuer | None = field(init=False)  # where people may sign in
    ratings: Ratings = field(init=False)
    caller: Caller = field(init=False)
    workshop: Workshop = field(init=False)
    reviews: Reviews = field(init=False)
    # One question at a time, address by address: moves come between them, and have half of the time.
    answering: Turns = field(default_factory=lambda: Turns(1, rests=True))
    clients: int = 0
    visits: dict[str, Visit] = field(default_factory=dict)  # by address
    status: str = field(default="starting")

    def __post_init__(self) -> None:
        self.workshop = Workshop(self.settings, self.limiter)
        self.people = People(self.store)
        self.promises = Promises(self.store)
        self.identities = Identities(self.store, self.people, self.settings.oidc_secret)
        self.issuer = Issuer(self.settings) if self.settings.oidc_issuer else None
        self.ratings = Ratings(self.store)
        self.games.sitting_at = self.people.sitting_at
        self.games.rate = self.ratings.rate
        self.caller = Caller(self.settings, self.people, self.games)
        self.reviews = Reviews(self.games, self.store, self.limiter)

    def come(self, address: str) -> None:
        """A connection comes from an address; ``Refusal`` if there are too many."""
        if self.clients >= self.settings.max_clients or self.games.stopping:
            raise Refusal("busy", Message("server-many-connections"), status=503)
        visit = self.visit_of(address)
        if self.settings.limits and visit.connections >= self.settings.max_clients_of_address:
            raise Refusal("rate", Message("server-many-from-address"), status=429)
        self.clients += 1
        visit.connections += 1
        self.visits[address] = visit
        CLIENTS.set(self.clients)

    def visit_of(self, address: str) -> Visit:
        """What connections of an address have together."""
        rate = self.settings.messages_a_second_of_address if self.settings.limits else math.inf
        return self.visits.get(address) or Visit(Pace(rate), Untaken(self.settings.limits))

    def go(self, address: str) -> None:
        """A connection has ended."""
        self.clients -= 1
        visit = self.visits[address]
        visit.connections -= 1
        if not visit.connections:
            del self.visits[address]
        CLIENTS.set(self.clients)


def context_of(connection: HTTPConnection) -> Context:
    """The server that a request or a connection came to."""
    return cast(Context, connection.app.state.context)
