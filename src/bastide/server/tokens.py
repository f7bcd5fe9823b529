"""Keys to seats: unguessable, stored only as a hash, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_token() -> str:
    """A key nobody can guess: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    """The name of a game. It is no secret, but does not tell how many games there are either."""
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    """What is stored. A key has enough randomness to need no salt and no slow hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    """Is this the key?"""
    return stored is not None and hmac.compare_digest(digest(token), stored)
