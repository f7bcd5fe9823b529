"""Boards in a row as images. Between two boards little changes, so only that is painted anew."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.art.output.board import (
    TABLE,
    BoardInput,
    Cell,
    board_fragment,
    board_svg,
    extent_of,
    frame_fragment,
)
from bastide.art.output.export import MissingPackage, to_png
from bastide.art.paint.lettering import letters_path
from bastide.art.paint.palette import INK
from bastide.art.paint.pieces import piece_fragment
from bastide.art.paint.tile import framed

if TYPE_CHECKING:
    from PIL.Image import Image

MARGIN = 50  # round the board, and
STRIP = 76  # how high the row of scores is beneath the board, in thousandths of its width
LEAN = 25  # how far what stands on a cell may lean over its neighbours; both in hundredths of a tile


def film(boards: Sequence[BoardInput], width: int) -> Iterator["Image"]:
    """One image per board, all of one size."""
    west, south, east, north = extent_of([(p.x, p.y) for b in boards for p in b.laid] or [(0, 0)])
    # whole pixels for a quarter of a cell, so that what is painted anew fits its place exactly
    cell = max(12, int(100 * width / (100 * (east - west + 1) + 2 * MARGIN)) // 4 * 4)
    blank = BoardInput((), extent=(west, south, east, north))
    canvas = _image(board_svg(blank, cell=cell, margin=MARGIN))
    table_high = canvas.height
    if any(board.scores for board in boards):
        canvas = _extended(canvas, canvas.height + canvas.width * STRIP // 1000)
    shown: dict[Cell, object] = {}
    for board in boards:
        now = _contents(board)
        changed = {c for c in shown.keys() | now.keys() if shown.get(c) != now.get(c)}
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
        if board.scores:
            canvas.paste(_image(strip_svg(board.scores, canvas.width)), (0, table_high))
        yield canvas.copy()


def _image(svg: str) -> "Image":
    try:
        from PIL import Image
    except ImportError:
        raise MissingPackage("pillow") from None
    return Image.open(io.BytesIO(to_png(svg))).convert("RGB")


def _extended(image: "Image", high: int) -> "Image":
    """The image with more room below."""
    from PIL import Image

    taller = Image.new("RGB", (image.width, high), TABLE)
    taller.paste(image, (0, 0))
    return taller


def strip_svg(scores: Sequence[int], width: int) -> str:
    """The players' scores in a row, each beside a follower in its colour."""
    each = 1000 / (len(scores) + 1)
    parts = [f'<rect width="1000" height="{STRIP}" fill="{TABLE}"/>']
    for seat, points in enumerate(scores):
        x = (seat + 1) * each
        parts.append(piece_fragment("follower", seat, x - 26, STRIP * 0.72, scale=2.6))
        parts.append(letters_path(str(points), x + 26, STRIP * 0.45, height=30, colour=INK, width=1.6))
    return framed("".join(parts), (0, 0, 1000, STRIP), width)


def _contents(board: BoardInput) -> dict[Cell, object]:
    """What each cell shows; a change of any of it calls for new paint."""
    found: dict[Cell, object] = {}
    for p in board.laid:
        pieces = tuple(s for s in board.pieces if (s.x, s.y) == (p.x, p.y))
        tokens = tuple(t for t in board.tokens if (t.x, t.y) == (p.x, p.y))
        lit = tuple(h for h in board.highlights if any((x, y) == (p.x, p.y) for x, y, _ in h.spots))
        found[p.x, p.y] = (p, pieces, tokens, lit, board.last == (p.x, p.y))
    return found


def _round(board: BoardInput, x: int, y: int) -> BoardInput:
    """The part of a board that can show in a cell: the cell and two rings of neighbours, whose own rims must
    not look like the end of the board."""
    laid = tuple(p for p in board.laid if abs(p.x - x) <= 2 and abs(p.y - y) <= 2)
    pieces = tuple(s for s in board.pieces if abs(s.x - x) <= 1 and abs(s.y - y) <= 1)
    tokens = tuple(t for t in board.tokens if abs(t.x - x) <= 1 and abs(t.y - y) <= 1)
    return replace(board, laid=laid, pieces=pieces, tokens=tokens, open_cells=())
