"""Structured logs on standard error: plain for people, JSON for machines. Keys to seats never appear."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter

import structlog
from structlog.stdlib import get_logger

__all__ = ["get_logger", "set_up"]
MAX_ALIKE = 30  # warnings and errors of one kind in a minute


class Moderation(logging.Filter):
    """A full disk, a lost database or a nuisance on the network must not fill the logs as well."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = -1
        self._seen: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._seen.clear()
        text = record.msg.get("event") if isinstance(record.msg, dict) else record.msg
        kind = record.name, str(text)[:100]
        self._seen[kind] += 1
        if self._seen[kind] == MAX_ALIKE and isinstance(record.msg, dict):
            record.msg["more"] = "not told this minute"
        return self._seen[kind] <= MAX_ALIKE


def set_up(style: str = "plain", level: str = "info") -> None:
    """Send everything, uvicorn's own lines included, through one set of processors."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    # Tracebacks name lines, never the values of variables: keys would be among them.
    last: list[structlog.typing.Processor]
    if style == "json":
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Moderation())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"  # our own line says more, and without keys
    for name in ("alembic", "uvicorn.error"):  # a line for every connection would say little
        logging.getLogger(name).setLevel(logging.WARNING)
