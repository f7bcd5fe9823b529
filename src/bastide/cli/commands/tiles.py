"""``bastide tiles``: the sets, their designs, printable sheets."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from bastide import SetupError, TileError
from bastide.cli.commands.fitting import fitting
from bastide.cli.console import has_colour, messages, output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, SetupText
from bastide.cli.screen.board_text import SMALL, tile_text
from bastide.cli.setups import make_setup
from bastide.core.tiles import Tile, TileSet
from bastide.expansions import faults, set_names
from bastide.expansions.checks import check_document
from bastide.expansions.loader import load, read, read_document
from bastide.words import Message

PER_ROW = 8


class ShowByDefault(TyperGroup):
    """``tiles SET`` without a word in between shows the set."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ("-h", "--help")):
            args = ["show", *args]
        return list(super().parse_args(ctx, args))


tiles = typer.Typer(
    cls=ShowByDefault, help="Show sets and their tiles, check a file of your own, print sheets."
)


@tiles.command()
def show(
    set_name: Annotated[
        str | None,
        typer.Argument(metavar="SET", help="A set, as `inns-and-cathedrals`; none lists all sets."),
    ] = None,
    json: Json = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, plain letters only.")] = False,
    language: Language = None,
) -> None:
    """Show the sets and how many tiles they have, or all tiles of one set."""
    use_language(language)
    console = output(plain=plain)
    if set_name is None:
        sets = [load(name) for name in set_names()]
        if json:
            typer.echo(json_format.dumps([{"set": s.name, "title": s.title, "tiles": s.total} for s in sets]))
            return
        table = Table(*columns("set", "title", "designs", "tiles"), box=None, pad_edge=False)
        for s in sets:
            table.add_row(s.name, title(s), str(len(s.tiles)), str(s.total))
        console.print(table)
        for fault in faults():
            console.print(speak(Message("cli-cannot-be-used", what=fault.message)), soft_wrap=True)
        return
    tile_set = find_set(set_name)
    if json:
        typer.echo(json_format.dumps(_data(tile_set)))
        return
    said = Message("cli-set", set=title(tile_set), designs=len(tile_set.tiles), tiles=tile_set.total)
    console.print(speak(said))
    per_row = max(1, min(PER_ROW, (console.width - 2) // (SMALL + 4)))
    for i in range(0, len(tile_set.tiles), per_row):
        row = tile_set.tiles[i : i + per_row]
        for line in _row(row, colour=has_colour(console)):
            console.print(line)


@tiles.command()
def sheet(
    set_name: Annotated[str, typer.Argument(metavar="SET", help="A set, or a tile file of your own.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The PDF to write.", dir_okay=False)],
    page: Annotated[str, typer.Option("--page", help="a4 or letter.")] = "a4",
    dpi: Annotated[int, typer.Option("--dpi", help="Dots to the inch.", min=30, max=1200)] = 220,
) -> None:
    """Write a printable sheet of all copies of all tiles of a set, with marks for cutting."""
    from bastide.art.output.sheet import PAGES, write_sheet

    if page.lower() not in PAGES:
        raise SetupError(Message("cli-unknown-page", page=repr(page), there=tuple(PAGES)))
    if output.suffix.lower() != ".pdf":
        raise SetupError(Message("cli-sheet-is-pdf", file=output.name))
    write_sheet(find_set(set_name), output, page=page.lower(), dpi=dpi)
    messages().print(speak(Message("cli-wrote", file=str(output))))


@tiles.command()
def check(
    file: Annotated[Path, typer.Argument(help="A tile file of your own.", dir_okay=False)],
    setup: SetupText = "base",
    games: Annotated[int, typer.Option("--games", "-n", help="Random boards to try it on.", min=1)] = 20,
    json: Json = False,
    language: Language = None,
) -> None:
    """Check a tile file: every fault with tile, edge and reason; then how often each tile will fit."""
    use_language(language)
    faults = check_document(read_document(file), set_names())
    if faults:
        if json:
            typer.echo(json_format.dumps({"file": str(file), "faults": [str(fault) for fault in faults]}))
        else:
            for fault in faults:
                output().print(Text(speak(fault)), soft_wrap=True)
        raise TileError(Message("cli-faults", file=str(file), n=len(faults)))
    made = make_setup(setup, 2, tiles=file)
    fits = fitting(made, read(file).tiles, games)
    if json:
        rows = [{"tile": f.tile.id, "fits": f.share, "places": f.places} for f in fits]
        typer.echo(json_format.dumps({"file": str(file), "faults": [], "setup": made.text, "tiles": rows}))
        return
    console = output()
    said = Message("cli-sound", file=file.name, designs=len(fits), boards=games, setup=made.text)
    console.print(speak(said))
    table = Table(*columns("tile", "count", "edges", "fits", "places"), box=None, pad_edge=False)
    for f in fits:
        row = (f.tile.id, str(f.tile.count), f.tile.edges, f"{100 * f.share:.1f} %", f"{f.places:.1f}")
        table.add_row(*row)
    console.print(table)


def columns(*names: str) -> list[str]:
    """The heads of a table."""
    return [speak(Message(f"cli-column-{name}")) for name in names]


def title(tile_set: TileSet) -> str:
    """What a set is called: one's own has its title in its file."""
    message = Message(f"set-{tile_set.name}")
    text = speak(message)
    return tile_set.title if text == message.id else text


def find_set(word: str) -> TileSet:
    """A registered set by its name, or the set in a user's own file."""
    name = word.strip().lower().replace("_", "-")
    if name in set_names():
        return load(name)
    if word.lower().endswith(".toml") or Path(word).is_file():
        return read(Path(word))
    raise SetupError(Message("cli-unknown-set", set=repr(word), there=tuple(set_names())))


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
