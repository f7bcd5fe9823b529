"""How a server is set up: from the command line, from the environment (``BASTIDE_...``), or in code."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bastide import SetupError
from bastide.words import Message

PREFIX = "BASTIDE_"
DATABASES = ("sqlite:///path", "postgresql://user@host/name")


def default_database() -> str:
    """A file in the user's folder for data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'bastide' / 'games.sqlite'}"


LOOPBACK = ("127.0.0.1", "::1", "localhost")
# The services of Chrome, Firefox, Safari and Edge.
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


@dataclass(frozen=True)
class Settings:
    """Every field can be given in the environment: ``BASTIDE_DATABASE``, ``BASTIDE_IDLE_SECONDS`` ..."""

    database: str = ""  # sqlite:///path or postgresql://user@host/name
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # besides the server's own address: https://play.example.org
    hosts: tuple[str, ...] = ()  # names it goes by, besides its own and those of origins; * for any
    proxied: bool = False  # behind a reverse proxy whose X-Forwarded headers can be trusted
    thinkers: int = 1  # processes in which computer players think
    think_seconds: float = 3.0  # that a computer player may think about a decision
    think_cores: int = 1  # that the strongest one may use at a time
    pause_seconds: float = 0.5  # before a computer player moves, so that people can follow
    idle_seconds: float = 600.0  # after which a game that nobody looks at leaves memory
    keep_finished_days: int = (
        365  # that a finished game is kept after somebody last looked at it; 0: for ever
    )
    keep_unfinished_days: int = 90  # the same for one that was not played to its end
    max_live: int = 5000  # games in memory
    max_clients: int = 5000  # connections to games
    max_clients_of_address: int = 200  # the same of one address, which may be a whole club
    max_connections: int = 2000  # others: requests, and those who have not said yet what they want
    max_connections_of_address: int = 200  # the same of one address
    max_message: int = 64 * 1024  # bytes of a message or of a request
    max_record: int = 1024 * 1024  # bytes of an uploaded record
    max_tiles: int = 1000  # in one game
    max_waiting: int = 128  # messages that wait for a slow client before it is dropped
    request_seconds: float = 20.0  # until a connection must have sent its whole request
    join_seconds: float = 10.0  # until a connection must have joined a game
    messages_a_second: float = 40.0  # of one connection, in the long run
    messages_a_second_of_address: float = 200.0  # of all its connections; who is faster waits
    games_a_minute: int = 30  # that one address may start
    requests_a_minute: int = 1200  # of one address
    drawings_a_minute: int = 60  # boards as pictures and pages of replays, of one address
    joins_a_minute: int = 240  # of one address
    answering_seconds_a_minute: float = 6.0  # that questions of one address may take of everybody's time
    drawing_seconds_a_minute: float = 30.0  # that pictures, replays and records of one address may take
    coaching_seconds_a_minute: float = 30.0  # that hints and reviews of one address may take of the thinkers
    least_clock_seconds: float = 30.0  # that players of a game with a clock have at least
    away_seconds: float = 120.0  # until others may ask the computer to stand in for somebody
    tell_seconds: float = 20.0  # until somebody who is away is told that it is their turn
    push_hosts: tuple[str, ...] = PUSH_HOSTS  # services of browsers through which people are told
    contact: str = "mailto:nobody@localhost"  # whom those services may write to
    smtp: str = (
        ""  # smtp://user:password@host:587, smtp+starttls:// or smtps://; without it no e-mail is sent
    )
    mail_from: str = "bastide@localhost"
    oidc_issuer: str = ""  # https://login.example.org: people may sign in there; without it nobody is asked
    oidc_client: str = ""  # what the issuer calls this server
    oidc_secret: tuple[str, ...] = ()  # that they share; after a comma, those that were used before
    oidc_name: str = ""  # of the issuer, as people know it
    limits: bool = True  # rate limits; off for benchmarks
    logs: str = "plain"  # or json
    log_level: str = "info"
    metrics: bool = True

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", default_database())
        if not self.is_sqlite and not self.database.startswith(("postgresql://", "postgresql+psycopg://")):
            raise SetupError(
                Message("server-database-kind", kind=repr(self.database.partition("://")[0]), forms=DATABASES)
            )
        if self.oidc_issuer and not (self.oidc_client and self.oidc_secret and self.origins):
            raise SetupError(Message("server-oidc-settings"))
        if self.oidc_issuer and not is_safe(self.oidc_issuer):
            raise SetupError(Message("server-oidc-https"))
        for name in ("keep_finished_days", "keep_unfinished_days"):
            if getattr(self, name) < 0:
                raise SetupError(Message("server-days", name=PREFIX + name.upper()))

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite:///")

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
        """What is given counts, then the environment, then the defaults."""
        source = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for entry in fields(Settings):
            name = PREFIX + entry.name.upper()
            text = source.get(name, source.get(name.replace("_MAX_", "_MOST_")))  # as it was called in 0.1
            if text is not None:
                values[entry.name] = _read(entry.name, str(entry.type), text)
        values.update({key: value for key, value in given.items() if value is not None})
        return Settings(**values)


def is_safe(address: str) -> bool:
    """Can nobody on the way read or change what is said there?"""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        return False
    return bool(host) and (parts.scheme == "https" or (parts.scheme == "http" and host in LOOPBACK))


def _read(name: str, kind: str, text: str) -> object:
    try:
        if kind == "bool":
            return {"1": True, "true": True, "on": True, "0": False, "false": False, "off": False}[
                text.lower()
            ]
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
        if kind.startswith("tuple"):
            return tuple(part.strip() for part in text.split(",") if part.strip())
    except (KeyError, ValueError):
        raise SetupError(
            Message("server-setting", name=PREFIX + name.upper(), text=repr(text), kind=kind)
        ) from None
    return text
