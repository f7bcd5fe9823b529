"""``bastide words``"""

from __future__ import annotations

from typing import Annotated

import typer

from bastide import SetupError
from bastide.cli.language import speak
from bastide.expansions.spoken import missing_english
from bastide.words import ENGLISH, Message, languages, missing


def words(
    missing_in: Annotated[
        str | None,
        typer.Option("--missing", metavar="LANGUAGE", help="List what a language does not say yet."),
    ] = None,
) -> None:
    """List the languages of the game, or the messages that one of them lacks; in English, those that are
    used somewhere and that nobody has written."""
    if missing_in is None:
        for language in languages():
            typer.echo(speak(Message("cli-missing", language=language, n=len(lacks(language)))))
        return
    if missing_in not in languages():
        raise SetupError(Message("cli-no-language", language=missing_in, there=languages()))
    for id in lacks(missing_in):
        typer.echo(id)


def lacks(language: str) -> list[str]:
    """What a language does not say: compared with English, and English with what is used."""
    return missing_english() if language == ENGLISH else missing(language)
