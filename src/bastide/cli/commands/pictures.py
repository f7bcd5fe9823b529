"""``bastide picture`` and ``bastide gallery``: records and tiles as files to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bastide import Match, SetupError
from bastide.cli.console import messages
from bastide.cli.files import load_record
from bastide.cli.language import speak, use_language
from bastide.cli.options import Language
from bastide.expansions import set_names
from bastide.expansions.loader import load
from bastide.words import Message


def picture(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.", dir_okay=False)],
    output: Annotated[
        Path,
        typer.Option("--output", "-o", help="Where to: .svg, .png, .webp, .pdf, or .gif for the whole game."),
    ],
    turn: Annotated[
        int | None, typer.Option("--turn", "-t", help="After this turn; 0 is the start.", min=0)
    ] = None,
    feature: Annotated[
        list[str] | None,
        typer.Option("--feature", "-f", help="Show up the feature at `x,y.SPOT`, as `0,1.S`; repeatable."),
    ] = None,
    farms: Annotated[bool, typer.Option("--farms", help="Colour farms by who owns them.")] = False,
    last: Annotated[bool, typer.Option("--last/--no-last", help="Mark the tile laid last.")] = True,
    animate: Annotated[
        bool, typer.Option("--animate", help="The whole game in motion, as .webp, .gif or .svg.")
    ] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", help="How long each turn shows in motion.", min=0.02)
    ] = 0.8,
    scores: Annotated[
        bool,
        typer.Option(
            "--scores", help="What the turn scored, explained beside the board; in motion, as it happens."
        ),
    ] = False,
    scoreboard: Annotated[
        bool, typer.Option("--scoreboard", help="The scoreboard instead of the board.")
    ] = False,
    width: Annotated[int | None, typer.Option("--width", help="Pixels across.", min=16, max=20000)] = None,
    language: Language = None,
) -> None:
    """Draw a game: the board after any turn, a feature or the farms shown up, or the whole game in motion."""
    from bastide.cli.commands import drawing  # the drawing takes a moment to load

    use_language(language)
    match = Match.from_record(load_record(file))
    kind = output.suffix.lower()
    if not animate and kind not in (*drawing.STILLS, ".gif"):
        raise drawing.PictureError(Message("cli-picture-kinds", file=output.name))
    if animate and kind not in drawing.MOVING:
        raise drawing.PictureError(Message("cli-motion-kinds", file=output.name))
    if animate or kind == ".gif":
        shown = drawing.Shown(tuple(feature or ()), farms=farms, last=last, scores=scores)
        drawing.draw_motion(match, output, turn, shown, seconds=seconds, width=width)
    elif scores:
        drawing.draw_scores(match, turn, output, width)
    elif scoreboard:
        drawing.draw_scoreboard(drawing.state_after(match, turn), output, width)
    else:
        state = drawing.state_after(match, turn)
        drawing.draw_still(state, output, feature or [], farms=farms, last=last, width=width)
    messages().print(speak(Message("cli-wrote", file=str(output))))


def gallery(
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder to write to.", file_okay=False)],
    sets: Annotated[list[str] | None, typer.Argument(metavar="[SET]...", help="Only these sets.")] = None,
) -> None:
    """Write a page with a picture of every tile, piece and token."""
    from bastide.art.output.gallery import write_gallery

    names = [name.strip().lower().replace("_", "-") for name in sets] if sets else set_names()
    unknown = [name for name in names if name not in set_names()]
    if unknown:
        raise SetupError(Message("cli-unknown-set", set=repr(unknown[0]), there=tuple(set_names())))
    page = write_gallery([load(name) for name in names], output)
    messages().print(speak(Message("cli-wrote", file=str(page))))
