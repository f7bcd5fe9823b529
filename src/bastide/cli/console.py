"""Where text goes: results to standard output, messages for people to standard error."""

from __future__ import annotations

import os
import sys

from rich.console import Console


def output(*, plain: bool = False, width: int | None = None) -> Console:
    """Standard output, with colour only where a terminal shows it."""
    return Console(
        no_color=plain or None, highlight=False, soft_wrap=False, width=width, emoji=False, markup=False
    )


def messages() -> Console:
    """Standard error."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False)


def has_colour(console: Console) -> bool:
    """Can the console show the coloured board? It needs colours and block characters."""
    encoding = (console.encoding or "").lower()
    return console.color_system is not None and not console.no_color and encoding.startswith("utf")


def is_interactive() -> bool:
    """Is a person at the keyboard and looking at the screen?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
