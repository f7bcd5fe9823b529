"""A set of tiles to print, cut out and play with."""

import io
from collections.abc import Iterator
from pathlib import Path

from bastide.art.output.export import MM, MissingPackage, to_png
from bastide.art.paint.tile import tile_svg
from bastide.core.errors import SetupError
from bastide.core.tiles import Tile, TileSet
from bastide.words import Message

TILE_MM = 45.0
PAGES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


def copies(tiles: TileSet) -> Iterator[tuple[Tile, int]]:
    """Every tile as often as it lies in the box, each copy with a seed of its own."""
    for tile in (*tiles.tiles, *tiles.held, *tiles.spare):
        for n in range(tile.count):
            yield tile, n


def sheet_pdf(tiles: TileSet, *, page: str = "a4", tile_mm: float = TILE_MM, dpi: int = 220) -> bytes:
    """All copies of a set as PDF pages, with marks to cut along."""
    try:
        from fpdf import FPDF
    except ImportError:
        raise MissingPackage("fpdf2") from None
    wide, high = PAGES[page]
    columns, rows = int((wide - 16) // tile_mm), int((high - 20) // tile_mm)
    if columns < 1 or rows < 1:
        raise ValueError(f"tiles of {tile_mm} mm do not fit on {page}")
    pdf = FPDF(unit="mm", format=(wide, high))
    pdf.set_auto_page_break(False)
    pdf.set_title(tiles.title)
    everything = list(copies(tiles))
    if not everything:
        raise SetupError(Message("art-no-tiles", set=tiles.name))
    per_page = columns * rows
    pages = [everything[n : n + per_page] for n in range(0, len(everything), per_page)]
    for number, part in enumerate(pages, 1):
        pdf.add_page()
        used = (len(part) + columns - 1) // columns
        left, top = (wide - columns * tile_mm) / 2, 12.0
        for n, (tile, seed) in enumerate(part):
            # edge to edge, so that one cut parts two
            png = to_png(tile_svg(tile, seed=seed), width=int(tile_mm / MM * dpi))
            x, y = left + n % columns * tile_mm, top + n // columns * tile_mm
            pdf.image(io.BytesIO(png), x=x, y=y, w=tile_mm)
        pdf.set_draw_color(120)
        pdf.set_line_width(0.15)
        for c in range(columns + 1):
            x = left + c * tile_mm
            pdf.line(x, top - 5, x, top - 1)
            pdf.line(x, top + used * tile_mm + 1, x, top + used * tile_mm + 5)
        for r in range(used + 1):
            y = top + r * tile_mm
            pdf.line(left - 5, y, left - 1, y)
            pdf.line(left + columns * tile_mm + 1, y, left + columns * tile_mm + 5, y)
        pdf.set_font("Helvetica", size=7)
        caption = f"{tiles.title}  {number}/{len(pages)}".encode("latin-1", "replace").decode("latin-1")
        pdf.text(left, 6, caption)
    return bytes(pdf.output())


def write_sheet(tiles: TileSet, path: Path, *, page: str = "a4", dpi: int = 220) -> Path:
    """Write the printable sheet of a set."""
    path.write_bytes(sheet_pdf(tiles, page=page, dpi=dpi))
    return path
