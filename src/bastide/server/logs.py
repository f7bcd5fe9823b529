"""Structured logs on standard error: plain for people, JSON for machines. Keys to seats never appear."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.stdlib import get_logger

__all__ = ["get_logger", "set_up"]


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
