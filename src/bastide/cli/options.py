"""Options that several commands share, with one wording."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

SetupText = Annotated[
    str,
    typer.Option(
        "--setup",
        "-s",
        help="Sets joined by +: `base+inns-and-cathedrals`, `2*base`; `everything` is all that go together.",
    ),
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="A rule option as `key=value`, for example `small_city=on`; may be repeated."
    ),
]
Preset = Annotated[
    str | None, typer.Option("--preset", help="A bundle of options, for example `first-edition`.")
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Where chance starts; the same seed gives the same game.")
]
Language = Annotated[
    str | None,
    typer.Option("--language", help="Speak this language, as `de`; without it that of `BASTIDE_LANGUAGE`."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
RecordIn = Annotated[
    Path | None, typer.Option("--record", "-r", help="Go on with a game from a record.", dir_okay=False)
]
OwnTiles = Annotated[
    Path | None,
    typer.Option("--tiles", help="A file with tiles of your own, added to the setup.", dir_okay=False),
]
Processes = Annotated[
    int, typer.Option("--processes", min=0, max=1024, help="How many processes play; 0: one for each core.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster, `HOST:PORT` (`bastide[ray]`)."),
]
