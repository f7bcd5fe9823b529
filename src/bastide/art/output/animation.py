"""A whole game in motion: boards in a row as one animated SVG, as a GIF or as a WebP."""

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bastide.art.output.board import (
    BoardInput,
    Cell,
    Laid,
    cell_edge,
    edge_fragment,
    extent_of,
    frame_fragment,
    highlight_fragment,
    last_fragment,
    pieces_fragment,
    view_of,
)
from bastide.art.output.film import film
from bastide.art.paint.city import tower_at
from bastide.art.paint.nature import MEADOW_PATTERN
from bastide.art.paint.tile import framed, tile_art
from bastide.art.plan.curve import CORNER, Point


def whole_extent(boards: Sequence[BoardInput]) -> tuple[int, int, int, int]:
    """The cells that any of the boards covers."""
    return extent_of([(p.x, p.y) for b in boards for p in b.laid] or [(0, 0)])


def animated_svg(
    boards: Sequence[BoardInput], *, seconds: float = 1.0, hold: float = 4.0, cell: float = 70.0
) -> str:
    """Every tile appears in its turn, pieces come and go; then the last board holds and all begins again.

    A tile is drawn once however long it lies, so the file grows with the game and not with its square.
    """
    if not boards:
        raise ValueError("an animation needs at least one board")
    total = seconds * len(boards) + hold
    extent = whole_extent(boards)
    first: dict[Laid, int] = {}
    last: dict[Laid, int] = {}
    for n, board in enumerate(boards):
        for p in board.laid:
            first.setdefault(p, n)
            last[p] = n
    final = len(boards) - 1

    def shown(body: str, start: int, end: int) -> str:
        if start == 0 and end >= final:
            return f"<g>{body}</g>"
        a, b = start * seconds / total, 1.0 if end >= final else (end + 1) * seconds / total
        times, values = [0.0], ["1" if start == 0 else "0"]
        if start > 0:
            times, values = [*times, a], [*values, "1"]
        if b < 1.0:
            times, values = [*times, b], [*values, "0"]
        keys = ";".join(f"{t:.4f}".rstrip("0").rstrip(".") for t in times)
        return (
            f'<g opacity="{values[-1]}"><animate attributeName="opacity" calcMode="discrete" '
            f'dur="{total:g}s" repeatCount="indefinite"'
            f' keyTimes="{keys}" values="{";".join(values)}"/>{body}</g>'
        )

    order = sorted(first, key=lambda p: (-p.y, p.x))
    grounds, flats, tops = [], [], []
    towers: dict[Point, tuple[int, int, str]] = {}
    for p in order:
        x, y = 100 * p.x, -100 * p.y
        art = tile_art(p.tile, p.rotation % 4, p.seed)
        place = f'transform="translate({x} {y})"'
        grounds.append(
            shown(f'<path d="M{x} {y}h100v100h-100z" fill="url(#{MEADOW_PATTERN})"/>', first[p], last[p])
        )
        flats.append(shown(f"<g {place}>{art.flat}</g>", first[p], last[p]))
        tops.append(shown(f"<g {place}>{art.standing}</g>", first[p], last[p]))
        for c in art.corners:
            at = (x + CORNER[c][0], y + CORNER[c][1])
            old = towers.get(at, (first[p], last[p], ""))
            towers[at] = (min(old[0], first[p]), max(old[1], last[p]), tower_at(c, x, y))
    tall = [
        shown(towers[k][2], towers[k][0], towers[k][1]) for k in sorted(towers, key=lambda k: (k[1], k[0]))
    ]
    rims = [shown(edge_fragment(trim, shade), start, end) for start, end, trim, shade in _rims(boards)]
    moving = [shown(body, n, n) for n, b in enumerate(boards) if (body := _moving(b))]
    view = view_of(replace(boards[-1], extent=extent))
    whole = frame_fragment(view) + "".join([*grounds, *flats, *tops, *rims, *tall, *moving])
    return framed(whole, view, view[2] * cell / 100, title=boards[-1].title)


def _moving(board: BoardInput) -> str:
    """What is shown of one board only: segments shown up, the mark of the last tile, pieces."""
    shown_up = "".join(highlight_fragment(board, h) for h in board.highlights)
    return shown_up + (last_fragment(*board.last) if board.last else "") + pieces_fragment(board)


def _rims(boards: Sequence[BoardInput]) -> list[tuple[int, int, str, str]]:
    """The edge of the table along every cell, with the first and the last board on which it is so.

    The edge of a cell changes only when a neighbour is laid, so there are few for each.
    """
    found: list[tuple[int, int, str, str]] = []
    now: dict[Cell, tuple[int, str, str]] = {}
    for n, board in enumerate(boards):
        cells = {(p.x, p.y) for p in board.laid}
        for cell in sorted(now.keys() | cells):
            trim, shade = cell_edge(cell, cells) if cell in cells else ("", "")
            start, old_trim, old_shade = now.get(cell, (n, "", ""))
            if (trim, shade) != (old_trim, old_shade):
                found.append((start, n - 1, old_trim, old_shade))
                now[cell] = (n, trim, shade)
    found += [(start, len(boards) - 1, trim, shade) for start, trim, shade in now.values()]
    return [rim for rim in found if rim[2]]


def gif(
    boards: Sequence[BoardInput], *, seconds: float = 0.8, hold: float = 4.0, width: int = 640, every: int = 1
) -> bytes:
    """A GIF about as wide as asked; ``every`` skips boards of a long game, the last is always shown."""
    frames = list(film(_every(boards, every), width))
    from PIL.Image import Dither, Quantize, new  # film() has made sure that they are there

    # One palette for all frames, so that colours do not flicker: from the fullest, and from some earlier
    # ones for pieces that went home. Rare bright colours count as much as meadows do.
    late = frames[:: -max(1, len(frames) // 4)][:4]
    wide, high = frames[-1].size
    sample = new("RGB", (wide, high * len(late)))
    for n, frame in enumerate(late):
        sample.paste(frame, (0, n * high))
    palette = sample.quantize(255, Quantize.MAXCOVERAGE, kmeans=2)
    flat = [f.quantize(palette=palette, dither=Dither.NONE) for f in frames]
    times = [int(1000 * seconds)] * (len(flat) - 1) + [int(1000 * hold)]
    out = io.BytesIO()
    flat[0].save(out, "GIF", save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=False)
    return out.getvalue()


def webp(
    boards: Sequence[BoardInput], *, seconds: float = 0.8, hold: float = 4.0, width: int = 640, every: int = 1
) -> bytes:
    """The same as an animated WebP, which is smaller and has all colours."""
    frames = list(film(_every(boards, every), width))
    times = [int(1000 * seconds)] * (len(frames) - 1) + [int(1000 * hold)]
    out = io.BytesIO()
    frames[0].save(
        out, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=80, method=4
    )
    return out.getvalue()


def _every(boards: Sequence[BoardInput], every: int) -> list[BoardInput]:
    return [b for n, b in enumerate(boards) if n % every == 0 or n == len(boards) - 1]


def write_animation(
    boards: Sequence[BoardInput],
    path: Path,
    *,
    seconds: float = 0.8,
    every: int = 1,
    width: int | None = None,
) -> Path:
    """Write a game as ``.gif``, ``.webp`` or as an animated ``.svg``."""
    if path.suffix.lower() == ".gif":
        path.write_bytes(gif(boards, seconds=seconds, every=every, width=width or 640))
    elif path.suffix.lower() == ".webp":
        path.write_bytes(webp(boards, seconds=seconds, every=every, width=width or 640))
    elif path.suffix.lower() == ".svg":
        path.write_text(animated_svg(boards, seconds=seconds), encoding="utf-8")
    else:
        raise ValueError(f"an animation is .gif, .webp or .svg, not {path.suffix}")
    return path
