"""A small board on which something is tried: it is framed, and the places that are spoken of bear signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bastide.art.output.board import (
    BoardInput,
    Cell,
    Laid,
    Standing,
    View,
    board_fragment,
    board_from_state,
    frame_fragment,
    pieces_fragment,
    view_of,
)
from bastide.art.output.scoreboard import CELL, COLUMNS, RIM, ROWS, Score, scoreboard_svg, scores_of
from bastide.art.paint.lettering import letters_path
from bastide.art.paint.palette import INK, PARCHMENT
from bastide.art.paint.regions import seed_at
from bastide.art.paint.tile import framed, tile_fragment
from bastide.core.tiles import Tile

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

MARGIN = 26.0
PIXELS = 0.72  # for a hundredth of a tile
ALLOWED, FORBIDDEN = "#e8a90c", "#c0261c"
HAND = 100 + 2 * MARGIN
TRACK = 330.0  # how wide the scoreboard is, where it belongs to the picture
TRACK_HEIGHT = TRACK * (ROWS * CELL + 2 * RIM) / (COLUMNS * CELL + 2 * RIM)
GAP = 10.0


@dataclass(frozen=True)
class TriedBoard:
    """All that such a picture shows.

    ``tried`` are the places that get a frame, a red one where it is ``forbidden``; ``signs`` are numbers.
    The tile in ``hand`` lies beside the board, the scoreboard beneath if there is a ``track``.
    """

    board: BoardInput
    tried: tuple[Cell, ...]
    signs: Mapping[Cell, int]
    forbidden: Cell | None = None
    hand: Tile | None = None
    track: tuple[Score, ...] = ()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels, before it is drawn."""
        _, _, wide, high = _window(self)
        return round(wide * PIXELS), round(high * PIXELS)


def tried_board(
    start: State,
    after: State,
    tried: Sequence[tuple[int, Action]],
    signs: Mapping[Cell, int],
    *,
    refused: bool = False,
) -> TriedBoard:
    """A position, and on it what somebody (the number of a seat) tries: the tiles and pieces that it brings.

    ``after`` is the position that it leads to; if the last is refused, the one in which it is tried.
    """
    board = board_from_state(start, last=False)
    lies = {(p.x, p.y) for p in board.laid}
    laid = [Laid(p.tile, p.x, p.y, p.rotation, seed_at(p.x, p.y)) for p in after.placed()]
    new = [p for p in laid if (p.x, p.y) not in lies]
    # Who came and stays is seen afterwards; who came and was scored has gone home again.
    put = [p for p in board_from_state(after).pieces if p.owner >= 0 and p not in board.pieces]
    for seat, action in tried:
        at, values = action.at, action.values()
        if at is None:
            continue
        if action.name == "place" and at not in lies and at not in {(p.x, p.y) for p in new}:
            new.append(Laid(start.rules.tiles[start.tile], *at, action.numbers[0], seed_at(*at)))
        elif action.name == "deploy":
            kinds = {kind.letter: kind.name for kind in start.rules.piece_kinds}
            piece = Standing(kinds[str(values["piece"])], seat, *at, str(values["spot"]))
            put += [piece] if piece not in put else []
    cells = tuple(dict.fromkeys([action.at for _, action in tried if action.at is not None]))
    shown = replace(board, laid=(*board.laid, *new), pieces=(*board.pieces, *put))
    there = {(p.x, p.y) for p in shown.laid}
    bare = tuple([at for at in dict.fromkeys((*cells, *signs)) if at not in there])
    track = scores_of(start)
    return TriedBoard(
        replace(shown, open_cells=bare),
        cells,
        signs,
        tried[-1][1].at if refused else None,
        start.rules.tiles[start.tile] if not tried and start.tile >= 0 else None,
        tuple(track) if any(score.points or score.kind != "follower" for score in track) else (),
    )


def tried_svg(tried: TriedBoard) -> str:
    """The picture."""
    board, view = tried.board, view_of(tried.board, MARGIN)
    body = frame_fragment(view) + board_fragment(replace(board, pieces=(), tokens=()))
    body += "".join(_frame(at, FORBIDDEN if at == tried.forbidden else ALLOWED) for at in tried.tried)
    body += pieces_fragment(board)
    body += "".join(_sign(at, n) for at, n in tried.signs.items())
    if tried.hand is not None:
        body = _hand(view, tried.hand) + body
    window = _window(tried)
    if tried.track:
        body += _track(window, tried.track)
    return framed(body, window, window[2] * PIXELS, title=board.title)


def _window(tried: TriedBoard) -> View:
    """The board, with room to the right for the tile in hand and beneath for the scoreboard."""
    x, y, wide, high = view_of(tried.board, MARGIN)
    if tried.hand is not None:
        wide, lower = wide + HAND, max(0.0, HAND - high)
        y, high = y - lower / 2, high + lower
    if tried.track:
        more = max(0.0, TRACK - wide)
        x, wide, high = x - more / 2, wide + more, high + GAP + TRACK_HEIGHT
    return x, y, wide, high


def _frame(at: Cell, colour: str) -> str:
    x, y = 100 * at[0], -100 * at[1]
    square = f'x="{x + 2}" y="{y + 2}" width="96" height="96" rx="5" fill="none"'
    return (
        f'<rect {square} stroke="#fff7da" stroke-width="8" opacity=".9"/>'
        f'<rect {square} stroke="{colour}" stroke-width="5"/>'
    )


def _sign(at: Cell, number: int) -> str:
    x, y = 100 * at[0] + 14, -100 * at[1] + 14
    return (
        f'<circle cx="{x}" cy="{y}" r="11" fill="{PARCHMENT}" stroke="{INK}" stroke-width="1.6"/>'
        f"{letters_path(str(number), x, y, height=12, width=2)}"
    )


def _hand(view: View, tile: Tile) -> str:
    """A tile to the right of the board, on its own piece of parchment."""
    x, y, wide, high = view
    at = (x + wide, y + (high - HAND) / 2)
    body = frame_fragment((*at, HAND, HAND))
    return body + f'<g transform="translate({at[0] + MARGIN:g} {at[1] + MARGIN:g})">{tile_fragment(tile)}</g>'


def _track(window: View, track: Sequence[Score]) -> str:
    x, y, wide, high = window
    at = f'x="{x + (wide - TRACK) / 2:g}" y="{y + high - TRACK_HEIGHT:g}"'
    return scoreboard_svg(track, width=TRACK).replace("<svg ", f"<svg {at} ", 1)
