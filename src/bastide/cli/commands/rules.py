"""``bastide rules``"""

from __future__ import annotations

import json as json_format
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from bastide.art import tried_board, tried_svg, write_picture
from bastide.cli.console import output
from bastide.cli.language import speak, spoken, use_language
from bastide.cli.options import Json, Language
from bastide.rulebook import Rule, UnknownRule, rule
from bastide.rulebook import rules as all_rules
from bastide.rulebook.boards import boards
from bastide.view.boards import board_data, try_board


def rules(
    id: Annotated[
        str | None,
        typer.Argument(help="A rule, as `ROAD-3`, or a family of rules, as `ROAD`; none lists the families."),
    ] = None,
    json: Json = False,
    picture: Annotated[
        Path | None,
        typer.Option(help="Draw the board of the rule into a file: .svg, .png, .webp or .pdf."),
    ] = None,
    language: Language = None,
) -> None:
    """Show what a rule says, in our own words, and what comes of trying it on a small board."""
    known = all_rules(use_language(language))
    if id is None:
        found: list[Rule] = []
    else:
        family = id.strip().upper()
        found = [r for r in known.values() if r.id.rpartition("-")[0] == family] or [rule(id, spoken())]
    if picture is not None:
        for entry in found[:1]:
            write_picture(_picture(entry.id), picture)
    if json:
        typer.echo(json_format.dumps([_data(r) for r in found] if id else list(known)))
        return
    console = output()
    for entry in found:
        console.print(rule_text(entry, min(100, console.width)))
    if id is None:
        for page, families in _families(known).items():
            console.print(f"{page}: {', '.join(families)}")


def rule_text(entry: Rule, width: int = 80) -> str:
    """A rule with its title, its examples and its board: position, what is tried, what is said to it."""
    lines = [f"{entry.id}  ({entry.title})"]
    lines += wrap(entry.text, width, initial_indent="  ", subsequent_indent="  ")
    for example in entry.examples:
        lines += wrap(example, width, initial_indent="  - ", subsequent_indent="    ")
    board = boards().get(entry.id)
    if board is not None:
        data = board_data(board, spoken())
        tried = "; ".join(step["text"] for step in data["steps"])
        said = [answer["text"] for answer in data["answer"]]
        lines += wrap(f"{data['position']}: {tried}", width, initial_indent="  > ", subsequent_indent="    ")
        for text in said:
            lines += wrap(text, width, initial_indent="    = ", subsequent_indent="      ")
    return "\n".join(lines)


def _data(entry: Rule) -> dict[str, object]:
    board = boards().get(entry.id)
    return {**entry.json(), "board": board_data(board, spoken()) if board is not None else None}


def _picture(id: str) -> str:
    board = boards()[id]
    tried = try_board(board)
    return tried_svg(tried_board(tried.start, tried.state, tried.actions, tried.signs, refused=board.refused))


def find(id: str) -> str:
    """The text of a rule, or what is wrong with the id."""
    try:
        return rule_text(rule(id, spoken()))
    except UnknownRule as error:
        return speak(error.cited)


def _families(known: Mapping[str, Rule]) -> dict[str, list[str]]:
    pages: dict[str, dict[str, int]] = {}
    for entry in known.values():
        family = entry.id.rpartition("-")[0]
        counts = pages.setdefault(entry.page, {})
        counts[family] = counts.get(family, 0) + 1
    return {
        page: [f"{family} 1-{n}" if n > 1 else f"{family} 1" for family, n in counts.items()]
        for page, counts in pages.items()
    }
