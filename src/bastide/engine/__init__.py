"""The bot protocol: one JSON object per line, a question in, an answer out. ``docs/protocol.md`` describes it."""

from bastide.engine.session import PROTOCOL, Session

__all__ = ["PROTOCOL", "Session"]
