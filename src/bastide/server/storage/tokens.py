"""Keys to seats: unguessable, stored only as a hash, compared in constant time."""

from __future__ import annotations

import base64
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


def heir(token: str, game: str) -> str:
    """The key in a rematch for a key of the old game: always the same, and it does not lead back."""
    made = hmac.digest(token.encode("utf-8", "surrogatepass"), game.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def matches(token: str, stored: str | None) -> bool:
    """Is this the key?"""
    return stored is not None and hmac.compare_digest(digest(token), stored)
