"""``bastide review``: a game, decision by decision: what cost most, luck against decisions, the chances."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.console import messages, output
from bastide.cli.files import load_record
from bastide.cli.language import speak, spoken, use_language
from bastide.cli.options import Json, Language
from bastide.cli.progress import progress_bar
from bastide.coach.annotate import annotated
from bastide.coach.review import DEPTHS, Review
from bastide.coach.review import review as review_match
from bastide.coach.review_views import review_view, told
from bastide.core.errors import NotationError
from bastide.record.match import Match
from bastide.view.structs import plain
from bastide.words import Message

PICTURES = (".svg", ".png", ".webp", ".pdf")
ReviewLevel = Annotated[
    str, typer.Option("--level", help="How much is spent: `quick`, `normal` or `deep`.", metavar="LEVEL")
]


def review(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="RECORD",
            help="The record, finished or not; `match.jsonl#12` is one of an arena.",
            dir_okay=False,
        ),
    ],
    level: ReviewLevel = "normal",
    out: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="Write it: .svg, .png, .webp, .pdf as a picture, .json, .bastide as a record with remarks.",
        ),
    ] = None,
    processes: Annotated[int, typer.Option("--cores", min=0, help="How many cores; 0: all.")] = 0,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same.")] = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Review a game: how the chances turned, which moves cost most, what was luck and what was decided.

    A move is called worse only where games played out on the same orders of tiles say so for certain.
    """
    use_language(language)
    check_level(level)
    kind = out.suffix.lower() if out is not None else ""
    if out is not None and kind not in (*PICTURES, ".json", ".bastide"):
        raise NotationError(Message("cli-review-kinds", file=out.name))
    record = load_record(file)
    match = Match.from_record(record)
    with progress_bar() as bar:
        task = bar.add_task(speak(Message("cli-reviewing")), total=match.length)
        found = review_match(
            match,
            level,
            seed=seed,
            judges=processes or None,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    if not found.decisions:
        raise NotationError(Message("coach-too-short"))
    data = plain(review_view(found))
    if out is not None:
        if kind == ".json":
            out.write_text(json_format.dumps(data), encoding="utf-8")
        elif kind == ".bastide":
            out.write_text(annotated(record, found, spoken()), encoding="utf-8")
        else:
            _draw(match, found, out)
        messages().print(speak(Message("cli-wrote", file=str(out))))
    if json:
        typer.echo(json_format.dumps(data))
    elif out is None:
        console = output()
        for message in told(found):
            console.print(speak(message), highlight=False)


def check_level(level: str) -> None:
    """An error that names what there is, unless there is such a level."""
    if level not in DEPTHS:
        raise NotationError(Message("coach-no-level", name=level[:40], there=tuple(DEPTHS)))


def _draw(match: Match, found: Review, out: Path) -> None:
    from bastide.art.output.export import write_picture  # the drawing takes a moment to load
    from bastide.coach.review_picture import review_svg

    write_picture(review_svg(match, found, speak), out)
