"""The bot protocol, one JSON object per line; ``docs/protocol.md`` describes it."""

from bastide.engine.session import PROTOCOL, Session

__all__ = ["PROTOCOL", "Session"]
