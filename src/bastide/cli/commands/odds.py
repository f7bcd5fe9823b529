"""``bastide odds``: which tiles fit, finish or join something, and when they come."""

from __future__ import annotations

import json as json_format
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language
from bastide.cli.positions import Until, state_of
from bastide.coach.views import contested, place_odds
from bastide.core.errors import NotationError
from bastide.view.structs import plain
from bastide.words import Message, message_from

JOINING = ("coach-joins", "coach-takes-over", "coach-takes")  # sentences about somebody who may get in


def odds(
    position: Annotated[str, typer.Argument(help="A position in one line, or the file of a record.")],
    place: Annotated[
        str | None,
        typer.Argument(help="A free cell, `0,1`, or a feature, `0,1.S`; without it every open feature."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--for", help="The player who asks; without it whoever is to play.")
    ] = None,
    until: Until = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Count which unseen tiles fit a cell, finish a feature or let somebody join it, and when they come.

    Chances are exact for one tile a turn; an extra tile of an expansion makes things come a little earlier.
    """
    use_language(language)
    state = state_of(position, until)
    names = state.rules.setup.players
    if seat is not None and seat not in names:
        raise NotationError(Message("coach-no-player", name=seat[:40], there=names))
    who = state.active if seat is None else names.index(seat)
    asked = [("", place)] if place is not None else contested(state)
    found = [(kind, at, plain(place_odds(state, at, who))) for kind, at in asked]
    if json:
        typer.echo(json_format.dumps([{"kind": kind, "place": at, "odds": odds} for kind, at, odds in found]))
        return
    console = output()
    for kind, at, data in found:
        console.print(speak(Message(f"segment-{kind}")) + f" {at}:" if kind else f"{at}:", highlight=False)
        joining = iter(data.get("joining", ()))
        for said in data["said"]:
            console.print(f"  {speak(message_from(said))}", highlight=False)
            tiles = _tiles(said["id"], data, joining)
            if tiles:
                console.print("    " + ", ".join(f"{n} {name}" for name, n in tiles.items()), highlight=False)


def _tiles(id: str, data: dict[str, Any], joining: Iterator[dict[str, Any]]) -> dict[str, int]:
    """How many there are of each tile that a sentence speaks of."""
    if id == "coach-cell-fits":
        return dict(data["tiles"])
    if id == "coach-finishing":
        return dict(data["finishing"])
    return dict(next(joining)["tiles"]) if id in JOINING else {}
