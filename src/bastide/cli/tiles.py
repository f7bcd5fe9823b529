"""``bastide tiles``"""

from __future__ import annotations

import json as json_format
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from bastide import SetupError
from bastide.cli.board_text import SMALL, tile_text
from bastide.cli.console import has_colour, output
from bastide.cli.options import Json
from bastide.core.tiles import Tile, TileSet
from bastide.expansions import set_names
from bastide.expansions.loader import load

PER_ROW = 8


def tiles(
    set_name: Annotated[
        str | None,
        typer.Argument(metavar="SET", help="A set, as `inns-and-cathedrals`; none lists all sets."),
    ] = None,
    json: Json = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
) -> None:
    """Show the sets and how many tiles they have, or all tiles of one set."""
    console = output(plain=plain)
    if set_name is None:
        sets = [load(name) for name in set_names()]
        if json:
            typer.echo(json_format.dumps([{"set": s.name, "title": s.title, "tiles": s.total} for s in sets]))
            return
        table = Table("set", "title", "designs", "tiles", box=None, pad_edge=False)
        for s in sets:
            table.add_row(s.name, s.title, str(len(s.tiles)), str(s.total))
        console.print(table)
        return
    name = set_name.strip().lower().replace("_", "-")
    if name not in set_names():
        raise SetupError(f"unknown set {set_name!r}; there are {', '.join(set_names())}")
    tile_set = load(name)
    if json:
        typer.echo(json_format.dumps(_data(tile_set)))
        return
    console.print(f"{tile_set.title}: {len(tile_set.tiles)} designs, {tile_set.total} tiles")
    per_row = max(1, min(PER_ROW, (console.width - 2) // (SMALL + 4)))
    for i in range(0, len(tile_set.tiles), per_row):
        row = tile_set.tiles[i : i + per_row]
        for line in _row(row, colour=has_colour(console)):
            console.print(line)


def _row(row: tuple[Tile, ...], *, colour: bool) -> list[Text]:
    """Some tiles side by side, with their names and counts."""
    pictures = [tile_text(tile, size=SMALL, colour=colour) for tile in row]
    lines = [Text() for _ in range(SMALL // 2 + 2)]
    for tile, picture in zip(row, pictures, strict=True):
        lines[0].append(f"{tile.id} x{tile.count}"[: SMALL + 3].ljust(SMALL + 4), style="bold")
        for line, part in zip(lines[1:], picture, strict=False):
            line.append_text(_padded(part, SMALL + 4))
    return lines


def _padded(text: Text, width: int) -> Text:
    result = text.copy()
    result.append(" " * (width - len(result)))
    return result


def _data(tile_set: TileSet) -> dict[str, object]:
    return {
        "set": tile_set.name,
        "title": tile_set.title,
        "total": tile_set.total,
        "start": tile_set.start or None,
        "tiles": [
            {
                "tile": t.id,
                "count": t.count,
                "edges": t.edges,
                "segments": [{"kind": s.kind, "marks": dict(s.marks)} for s in t.segments],
            }
            for t in tile_set.tiles
        ],
    }
