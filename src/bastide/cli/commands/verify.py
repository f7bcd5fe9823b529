"""``bastide verify``: were the tiles of a game drawn as they had to be?"""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.files import load_record
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language
from bastide.record.fair_draw import fair_draw_of, verify_draws
from bastide.words import Message


def verify(
    file: Annotated[
        Path, typer.Argument(help="The record of a finished game, as text or JSON.", dir_okay=False)
    ],
    json: Json = False,
    language: Language = None,
) -> None:
    """Check that every draw followed from a secret that was promised before the first.

    The server publishes the hash of its secret when a table is opened; those who play add salts of their own.
    A record that breaks the promise is refused with the draw that differs.
    """
    use_language(language)
    record = load_record(file)
    draw = fair_draw_of(record)
    n, salts = verify_draws(record), sum(1 for salt in draw.salts if salt)
    if json:
        typer.echo(json_format.dumps({"verified": True, "draws": n, "salts": salts, "hash": draw.hash}))
        return
    typer.echo(speak(Message("cli-fair", n=n, salts=salts)))
    typer.echo(speak(Message("cli-fair-hash", hash=draw.hash)))
