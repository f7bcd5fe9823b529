"""The bar that shows how far a long run is; only where somebody watches."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.cli.console import messages


def progress_bar() -> Progress:
    """On standard error, and gone when the run is over."""
    console = messages()
    return Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
