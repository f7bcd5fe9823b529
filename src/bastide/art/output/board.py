"""A whole board as one picture.

The input is neutral: what lies where. ``board_from_state`` makes it from a position in play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from shapely import unary_union
from shapely.affinity import translate

from bastide.art.paint.city import tower_at
from bastide.art.paint.figures import Token, tokens
from bastide.art.paint.nature import MEADOW_PATTERN
from bastide.art.paint.palette import INK, PARCHMENT, PLAYERS
from bastide.art.paint.pieces import piece_fragment
from bastide.art.paint.regions import seed_at
from bastide.art.paint.tile import framed, tile_art
from bastide.art.plan.block import Block, block_of
from bastide.art.plan.curve import CORNER, Point, shape_path
from bastide.art.plan.turned import lying
from bastide.core.geometry import CORNERS, SPOTS
from bastide.core.tiles import Tile
from bastide.expansions.things import foot_of, is_figure, lies_down, scale_of

if TYPE_CHECKING:
    from bastide.core.state import State

TABLE = "#e7d6ad"
View = tuple[float, float, float, float]
Cell = tuple[int, int]


@dataclass(frozen=True)
class Laid:
    """A tile on the table. ``y`` grows to the north; ``seed`` tells copies of a design apart."""

    tile: Tile
    x: int
    y: int
    rotation: int = 0
    seed: int = 0


@dataclass(frozen=True)
class Standing:
    """A piece on a tile. ``spot`` is a name from ``geometry.SPOTS``, a corner, or a place of a walled city
    on any of its tiles.

    ``owner`` is the index of a player's colour, -1 for a neutral figure.
    """

    kind: str
    owner: int
    x: int
    y: int
    spot: str = "C"


@dataclass(frozen=True)
class Highlight:
    """Segments to be shown up, as the field segments of one farm."""

    spots: tuple[tuple[int, int, str], ...]
    colour: str = "#ffe37a"


@dataclass(frozen=True)
class BoardInput:
    """All that a picture of a board shows."""

    laid: tuple[Laid, ...]
    pieces: tuple[Standing, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    last: tuple[int, int] | None = None
    open_cells: tuple[tuple[int, int], ...] = ()
    title: str = ""
    extent: tuple[int, int, int, int] | None = field(default=None)
    tokens: tuple[Token, ...] = ()
    scores: tuple[int, ...] = ()  # of the players, shown beneath the boards of a film


def farm_highlight(owner: int, spots: Iterable[tuple[int, int, str]]) -> Highlight:
    """A farm in the colour of the player who owns it."""
    return Highlight(tuple(spots), PLAYERS[owner % len(PLAYERS)])


def extent_of(cells: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    """West, south, east and north end of some cells."""
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def board_svg(board: BoardInput, *, cell: float = 100.0, margin: float = 40.0) -> str:
    """The board as SVG; ``cell`` is the width of a tile in pixels."""
    view = view_of(board, margin)
    return framed(frame_fragment(view) + board_fragment(board), view, view[2] * cell / 100, title=board.title)


def view_of(board: BoardInput, margin: float = 40.0) -> View:
    """The window in which a board shows, in hundredths of a tile."""
    cells = [(p.x, p.y) for p in board.laid] + list(board.open_cells)
    west, south, east, north = board.extent or extent_of(cells or [(0, 0)])
    wide, high = 100 * (east - west + 1) + 2 * margin, 100 * (north - south + 1) + 2 * margin
    return 100 * west - margin, -100 * north - margin, wide, high


def frame_fragment(view: View) -> str:
    """The parchment on which the board lies."""
    x, y, w, h = view
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{TABLE}"/>'
        f'<rect x="{x + 10:g}" y="{y + 10:g}" width="{w - 20:g}" height="{h - 20:g}" fill="none" '
        f'stroke="{INK}" stroke-width="1.4" opacity=".55"/>'
        f'<rect x="{x + 14:g}" y="{y + 14:g}" width="{w - 28:g}" height="{h - 28:g}" fill="none" '
        f'stroke="{INK}" stroke-width=".6" opacity=".55"/>'
    )


def board_fragment(board: BoardInput) -> str:
    """The board without frame and shared drawings, in units of a hundredth of a tile."""
    laid = sorted(board.laid, key=lambda p: (-p.y, p.x))
    parts = [_meadow(laid)]
    flats: list[str] = []
    tops: list[str] = []
    towers: dict[Point, str] = {}
    for p in laid:
        art = tile_art(p.tile, p.rotation % 4, p.seed)
        x, y = 100 * p.x, -100 * p.y
        flats.append(f'<g transform="translate({x} {y})">{art.flat}</g>')
        tops.append(f'<g transform="translate({x} {y})">{art.standing}</g>')
        for c in art.corners:
            at = CORNER[c]
            towers[x + at[0], y + at[1]] = tower_at(c, x, y)
    parts += flats + tops
    parts += [table_edge({(p.x, p.y) for p in laid}), _open(board.open_cells)]
    parts += [towers[k] for k in sorted(towers, key=lambda k: (k[1], k[0]))]
    parts += [highlight_fragment(board, h) for h in board.highlights]
    if board.last is not None:
        parts.append(last_fragment(*board.last))
    parts.append(pieces_fragment(board))
    return "".join(parts)


def _meadow(laid: Sequence[Laid]) -> str:
    squares = "".join(f"M{100 * p.x} {-100 * p.y}h100v100h-100z" for p in laid)
    return f'<path d="{squares}" fill="url(#{MEADOW_PATTERN})"/>'


def table_edge(cells: Collection[Cell]) -> str:
    """Trim what leans over the outer rim of the board, and let the board throw a shadow."""
    edges = [cell_edge(cell, cells) for cell in sorted(cells)]
    return edge_fragment("".join(trim for trim, _ in edges), "".join(shade for _, shade in edges))


def cell_edge(cell: Cell, cells: Collection[Cell]) -> tuple[str, str]:
    """The paths of the trim and of the shadow along those sides of a cell where the board ends."""
    (cx, cy), trim, shade = cell, "", ""
    x, y = 100 * cx, -100 * cy
    if (cx, cy + 1) not in cells:
        trim += f"M{x} {y}h100v-14h-100z"
    if (cx - 1, cy) not in cells:
        trim += f"M{x} {y}v100h-5v-100z"
    if (cx + 1, cy) not in cells:
        trim += f"M{x + 100} {y}v100h5v-100z"
        top = 0 if (cx + 1, cy + 1) in cells or (cx, cy + 1) in cells else 4
        shade += f"M{x + 100} {y + top}V{y + 100}h3V{y + top}z"
    if (cx, cy - 1) not in cells:
        trim += f"M{x} {y + 100}h100v4h-100z"
        left = 0 if (cx - 1, cy - 1) in cells or (cx - 1, cy) in cells else 3
        right = 0 if (cx + 1, cy - 1) in cells else 3
        shade += f"M{x + left} {y + 100}H{x + 100 + right}v4H{x + left}z"
    return trim, shade


def edge_fragment(trim: str, shade: str) -> str:
    """Trim and shadow as they are painted."""
    return f'<path d="{trim}" fill="{TABLE}"/><path d="{shade}" fill="#321" fill-opacity=".35"/>'


def _open(cells: Iterable[tuple[int, int]]) -> str:
    return "".join(
        f'<rect x="{100 * x + 4}" y="{-100 * y + 4}" width="92" height="92" rx="6" fill="{PARCHMENT}" '
        f'stroke="{INK}" stroke-width="1.2"'
        ' stroke-dasharray="5 4" opacity=".75"/>'
        for x, y in cells
    )


def last_fragment(x: int, y: int) -> str:
    """The mark round the tile that was laid last."""
    return (
        f'<rect x="{100 * x + 1}" y="{-100 * y + 1}" width="98" height="98" fill="none" stroke="#fff7da" '
        'stroke-width="4" opacity=".9"/>'
        f'<rect x="{100 * x + 1}" y="{-100 * y + 1}" width="98" height="98" fill="none" stroke="#b93a25" '
        'stroke-width="2"/>'
    )


def _segment(board: BoardInput, x: int, y: int, spot: str) -> tuple[Laid, int] | None:
    here = next((p for p in board.laid if (p.x, p.y) == (x, y)), None)
    if here is None or spot not in SPOTS:
        return None
    index = here.tile.segment_at(SPOTS.index(spot), here.rotation % 4)
    return (here, index) if index >= 0 else None


def highlight_fragment(board: BoardInput, highlight: Highlight) -> str:
    """Some segments tinted as one, with a line round the whole and none where tiles meet."""
    shapes = []
    for x, y, spot in highlight.spots:
        found = _segment(board, x, y, spot)
        if found is not None:
            here, index = found
            shape = lying(here.tile, here.rotation % 4).outlines[index]
            shapes.append(translate(shape, 100 * x, -100 * y).buffer(0.1, join_style="mitre"))
    if not shapes:
        return ""
    return (
        f'<path d="{shape_path(unary_union(shapes))}" fill="{highlight.colour}" fill-opacity=".4"'
        f' stroke="{highlight.colour}" stroke-width="2.4" stroke-linejoin="round"/>'
    )


def pieces_fragment(board: BoardInput) -> str:
    """Every piece on an anchor of its segment; pieces that share a segment take its anchors in turn.

    Tokens lie beneath them.
    """
    used: dict[tuple[object, ...], int] = {}
    placed: list[tuple[float, str]] = []
    for piece in board.pieces:
        at, segment = _anchor(board, piece, used)
        lies = bool(segment) and lies_down(piece.kind, segment)
        foot = at[1] + foot_of(piece.kind)
        scale = scale_of(piece.kind)
        placed.append(
            (
                at[1],
                piece_fragment(
                    piece.kind, piece.owner, at[0], at[1] if lies else foot, lying=lies, scale=scale
                ),
            )
        )
    placed.sort(key=lambda p: p[0])
    return "".join([token.fragment() for token in board.tokens] + [text for _, text in placed])


def _anchor(board: BoardInput, piece: Standing, used: dict[tuple[object, ...], int]) -> tuple[Point, str]:
    """Where a piece stands, and the kind of segment it stands on."""
    dx, dy = 100.0 * piece.x, -100.0 * piece.y
    if piece.spot in CORNERS:
        at = CORNER[CORNERS.index(piece.spot)]
        return (dx + at[0], dy + at[1] + 2), ""
    if piece.spot not in SPOTS:
        for p in board.laid:
            block = block_of(p.tile) if (p.x, p.y) == (piece.x, piece.y) else None
            if block is not None and piece.spot in block.places:
                there = used.setdefault(("place", piece.spot), 0)
                used["place", piece.spot] = there + 1
                at = block.spot(piece.spot, there)
                return (dx + at[0], dy + at[1]), ""
    found = _segment(board, piece.x, piece.y, piece.spot)
    index = found[1] if found else -1
    key = (piece.x, piece.y, index)
    count = used.get(key, 0)
    used[key] = count + 1
    if found is None:
        return (dx + 50 + 12 * count, dy + 58), ""
    here, index = found
    anchors = lying(here.tile, here.rotation % 4).anchors[index] or ((50.0, 50.0),)
    x, y = anchors[count % len(anchors)]
    over = count // len(anchors)  # more pieces than anchors: step aside
    return (dx + x + 5 * over, dy + y - 3 * over), here.tile.segments[index].kind


def board_from_state(state: State, *, last: bool = True, title: str = "") -> BoardInput:
    """The picture of a position. Copies of a design are seeded by where they lie, so they keep their look."""
    laid = tuple(Laid(p.tile, p.x, p.y, p.rotation, seed_at(p.x, p.y)) for p in state.placed())
    pieces = [Standing(p.kind, p.owner, p.x, p.y, p.spot) for p in state.pieces()]
    newest = (laid[-1].x, laid[-1].y) if laid and last else None
    shown = state.shown()
    exact = {(s.kind, s.player, *s.at): s.spot for s in shown if s.player >= 0 and s.at}
    pieces = [replace(p, spot=exact.get((p.kind, p.owner, p.x, p.y), p.spot)) for p in pieces]
    for p, block in _blocks(laid):  # what stands in a place may be seen from any tile of its block
        inside = [(kind, owner, place) for owner, kind, place in state.elsewhere()]
        inside += [(s.kind, s.player, s.place) for s in shown]
        pieces += [
            Standing(kind, owner, p.x, p.y, place) for kind, owner, place in inside if place in block.places
        ]
    pieces += [Standing(s.kind, -1, *s.at, s.spot or "C") for s in shown if is_figure(s.kind) and s.at]
    return BoardInput(laid, tuple(pieces), last=newest, title=title, tokens=tuple(tokens(shown)))


def _blocks(laid: Iterable[Laid]) -> list[tuple[Laid, Block]]:
    """Every walled city on the table, with the first of its tiles."""
    found: dict[str, tuple[Laid, Block]] = {}
    for p in laid:
        block = block_of(p.tile)
        if block is not None:
            found.setdefault(block.look.name, (p, block))
    return list(found.values())
