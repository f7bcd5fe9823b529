"""Boards in a row as images. Between two boards little changes, so only that is painted anew."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.art.output.board import BoardInput, Cell, board_fragment, board_svg, extent_of, frame_fragment
from bastide.art.output.export import MissingPackage, to_png
from bastide.art.paint.tile import framed

if TYPE_CHECKING:
    from PIL.Image import Image

MARGIN = 50  # round the board, and
LEAN = 25  # how far what stands on a cell may lean over its neighbours; both in hundredths of a tile


def film(boards: Sequence[BoardInput], width: int) -> Iterator["Image"]:
    """One image per board, all of one size."""
    west, south, east, north = extent_of([(p.x, p.y) for b in boards for p in b.laid] or [(0, 0)])
    # whole pixels for a quarter of a cell, so that what is painted anew fits its place exactly
    cell = max(12, int(100 * width / (100 * (east - west + 1) + 2 * MARGIN)) // 4 * 4)
    blank = BoardInput((), extent=(west, south, east, north))
    canvas = _image(board_svg(blank, cell=cell, margin=MARGIN))
    shown: dict[Cell, object] = {}
    for board in boards:
        now = _contents(board)
        changed = {c for c in shown.keys() | now.keys() if shown.get(c) != now.get(c)}
        if board.highlights:
            changed = set(now)
        for x, y in sorted(changed):
            view = (100 * x - LEAN, -100 * y - LEAN, 100 + 2 * LEAN, 100 + 2 * LEAN)
            table = (100 * west - MARGIN, -100 * north - MARGIN, 100 * (east - west + 1) + 2 * MARGIN)
            frame = frame_fragment((*table, 100 * (north - south + 1) + 2 * MARGIN))
            body = frame + board_fragment(_round(board, x, y))
            patch = _image(framed(body, view, view[2] * cell / 100))
            left = (view[0] - table[0]) * cell // 100
            top = (view[1] - table[1]) * cell // 100
            canvas.paste(patch, (int(left), int(top)))
        shown = now
        yield canvas.copy()


def _image(svg: str) -> "Image":
    try:
        from PIL import Image
    except ImportError:
        raise MissingPackage("moving pictures need pillow: pip install 'bastide[art]'") from None
    return Image.open(io.BytesIO(to_png(svg))).convert("RGB")


def _contents(board: BoardInput) -> dict[Cell, object]:
    """What each cell shows; a change of any of it calls for new paint."""
    found: dict[Cell, object] = {}
    for p in board.laid:
        pieces = tuple(s for s in board.pieces if (s.x, s.y) == (p.x, p.y))
        tokens = tuple(t for t in board.tokens if (t.x, t.y) == (p.x, p.y))
        found[p.x, p.y] = (p, pieces, tokens, board.last == (p.x, p.y))
    return found


def _round(board: BoardInput, x: int, y: int) -> BoardInput:
    """The part of a board that can show in a cell: the cell and two rings of neighbours, whose own rims must
    not look like the end of the board."""
    laid = tuple(p for p in board.laid if abs(p.x - x) <= 2 and abs(p.y - y) <= 2)
    pieces = tuple(s for s in board.pieces if abs(s.x - x) <= 1 and abs(s.y - y) <= 1)
    tokens = tuple(t for t in board.tokens if abs(t.x - x) <= 1 and abs(t.y - y) <= 1)
    return replace(board, laid=laid, pieces=pieces, tokens=tokens, open_cells=())
