"""``bastide picture`` and ``bastide gallery``: records and tiles as files to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bastide import Match, SetupError
from bastide.cli.console import messages
from bastide.cli.files import load_record
from bastide.expansions import set_names
from bastide.expansions.loader import load


def picture(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.", dir_okay=False)],
    output: Annotated[
        Path,
        typer.Option("--output", "-o", help="Where to: .svg, .png, .pdf, or .gif for the whole game."),
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
        bool, typer.Option("--animate", help="The whole game in motion, as .svg or .gif.")
    ] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", help="How long each turn shows in motion.", min=0.02)
    ] = 0.8,
    scoreboard: Annotated[
        bool, typer.Option("--scoreboard", help="The scoreboard instead of the board.")
    ] = False,
    width: Annotated[int | None, typer.Option("--width", help="Pixels across.", min=16, max=20000)] = None,
) -> None:
    """Draw a game: the board after any turn, a feature or the farms shown up, or the whole game in motion."""
    from bastide.cli.commands import drawing  # the drawing takes a moment to load

    match = Match.from_record(load_record(file))
    kind = output.suffix.lower()
    if not animate and kind not in (*drawing.STILLS, ".gif"):
        raise drawing.PictureError(f"{output.name}: a picture is .svg, .png, .pdf or .gif")
    if animate and kind not in (".svg", ".gif"):
        raise drawing.PictureError(f"{output.name}: a game in motion is .svg or .gif")
    if animate or kind == ".gif":
        drawing.draw_motion(match, output, turn, feature or [], farms=farms, last=last, seconds=seconds)
    elif scoreboard:
        drawing.draw_scoreboard(drawing.state_after(match, turn), output, width)
    else:
        state = drawing.state_after(match, turn)
        drawing.draw_still(state, output, feature or [], farms=farms, last=last, width=width)
    messages().print(f"wrote {output}")


def gallery(
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder to write to.", file_okay=False)],
    sets: Annotated[list[str] | None, typer.Argument(metavar="[SET]...", help="Only these sets.")] = None,
) -> None:
    """Write a page with a picture of every tile, piece and token."""
    from bastide.art.output.export import MissingPackage
    from bastide.art.output.gallery import write_gallery

    names = [name.strip().lower().replace("_", "-") for name in sets] if sets else set_names()
    unknown = [name for name in names if name not in set_names()]
    if unknown:
        raise SetupError(f"unknown set {unknown[0]!r}; there are {', '.join(set_names())}")
    try:
        page = write_gallery([load(name) for name in names], output)
    except MissingPackage as error:
        raise SetupError(str(error)) from error
    messages().print(f"wrote {page}")
