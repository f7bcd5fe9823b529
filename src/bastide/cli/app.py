"""The application: its commands, and what becomes of errors.

Messages for people go to standard error in one line; the exit status is 0 on success, 1 for an
error, 2 for a command that was not understood, 130 after Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import bastide
from bastide import BastideError
from bastide.cli.commands.arena import arena
from bastide.cli.commands.bench import bench
from bastide.cli.commands.coach import coach
from bastide.cli.commands.dataset import dataset
from bastide.cli.commands.engine import engine
from bastide.cli.commands.hint import hint
from bastide.cli.commands.odds import odds
from bastide.cli.commands.perft import perft
from bastide.cli.commands.pictures import gallery, picture
from bastide.cli.commands.play import play
from bastide.cli.commands.puzzles import puzzles
from bastide.cli.commands.quiz import quiz
from bastide.cli.commands.referee import referee
from bastide.cli.commands.replay import replay
from bastide.cli.commands.review import review
from bastide.cli.commands.rules import rules
from bastide.cli.commands.serve import serve
from bastide.cli.commands.simulate import simulate
from bastide.cli.commands.solve import solve
from bastide.cli.commands.tiles import tiles
from bastide.cli.commands.train import train
from bastide.cli.commands.verify import verify
from bastide.cli.commands.words import words
from bastide.cli.language import speak, use_language
from bastide.words import Message

# The common base of what typer raises for a command line it does not understand.
_BASES = typer.BadParameter.__mro__
UsageError: type[Exception] = next(c for c in _BASES if c.__name__ == "ClickException")

app = typer.Typer(
    name="bastide",
    help="Carcassonne, complete: play, let players compete, look things up, talk to programs.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="`bastide COMMAND --help` explains a command. A first game: `bastide play --players human,greedy`",
    rich_markup_mode="markdown",
)
for command in (
    play,
    referee,
    simulate,
    arena,
    dataset,
    train,
    solve,
    hint,
    review,
    odds,
    quiz,
    replay,
    verify,
    picture,
    gallery,
    rules,
    words,
    perft,
    bench,
    engine,
    serve,
):
    app.command()(command)
app.add_typer(tiles, name="tiles")
app.add_typer(coach, name="coach")
app.add_typer(puzzles, name="puzzles")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bastide {bastide.__version__} ({'compiled' if bastide.is_compiled() else 'uncompiled'})")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and end.")
    ] = False,
) -> None:
    """Carcassonne, complete: play, let players compete, look things up, talk to programs."""
    if not bastide.is_compiled():
        typer.echo(f"bastide: {speak(Message('cli-uncompiled'))}", err=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    try:
        use_language()
        status = app(args=arguments, prog_name="bastide", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BastideError as error:
        return _fail(speak(error.cited), 1)
    except UsageError as error:
        return _fail(_usage(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        # Whoever read us has gone; nothing may be written any more, not even at the end.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 1
    except RecursionError:
        return _fail(speak(Message("cli-too-deep")), 1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fail(f"{where}{error.strerror or error}", 1)


def _usage(error: Exception) -> str:
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "bastide")
    message = str(error.format_message()) if hasattr(error, "format_message") else str(error)
    message = " ".join(message.split()).rstrip(".")
    return speak(Message("cli-see-help", what=message, command=path)) if message else ""


def _fail(message: str, status: int) -> int:
    line = " ".join(message.split())
    if line:
        print(f"bastide: {line}", file=sys.stderr)
    return status
