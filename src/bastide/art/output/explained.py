"""A score explained: the board round what scored, and beside it a card for each score with what was counted.

The cards have words on them, which SVG leaves to the fonts of whoever looks at it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, replace
from xml.sax.saxutils import escape

from bastide.art.output.board import BoardInput, board_fragment, extent_of, frame_fragment, view_of
from bastide.art.paint.palette import INK, PARCHMENT
from bastide.art.paint.pieces import piece_fragment
from bastide.art.paint.tile import framed

CARD = 330.0  # how wide a card is, in hundredths of a tile
GAP = 26.0
SCALE = 1.18  # of the cards: their words are to be read where a page shows the picture small
PAD = 22.0
FONT = "Georgia,'Noto Serif','DejaVu Serif',serif"
MUTED = "#7d6a4c"


@dataclass(frozen=True)
class Card:
    """One score: who gets how many points (seats with names), for what and why, and what was counted."""

    winners: tuple[tuple[int, str, int], ...]
    title: str
    lines: tuple[tuple[str, int], ...]
    rules: str


def explained_svg(board: BoardInput, cards: Sequence[Card], *, cell: float = 100.0) -> str:
    """The cells that are shown up and their neighbours, with the cards to the right."""
    lit = {(x, y) for highlight in board.highlights for x, y, _ in highlight.spots}
    west, south, east, north = extent_of(lit or [(p.x, p.y) for p in board.laid])
    laid = extent_of([(p.x, p.y) for p in board.laid])
    near = (
        max(west - 1, laid[0]),
        max(south - 1, laid[1]),
        min(east + 1, laid[2]),
        min(north + 1, laid[3]),
    )
    left, top, wide, high = view_of(replace(board, extent=near), margin=GAP)
    bodies = [_card(card) for card in cards]
    tall = sum(SCALE * height for _, height in bodies) + GAP * (len(bodies) + 1)
    high, lower = max(high, tall), max(0.0, (tall - high) / 2)
    view = (left, top - lower, wide + SCALE * CARD + GAP, high)
    table = (left + GAP, top + GAP, wide - 2 * GAP, view_of(replace(board, extent=near), margin=0)[3])
    x, y = left + wide, top - lower + (high - tall) / 2 + GAP
    column = ""
    for body, height in bodies:
        column += f'<g transform="translate({x:g} {y:g})scale({SCALE:g})">{body}</g>'
        y += SCALE * height + GAP
    window = '<clipPath id="b-window"><rect x="{:g}" y="{:g}" width="{:g}" height="{:g}"/></clipPath>'.format(
        *table
    )
    shown = f'{window}<g clip-path="url(#b-window)">{board_fragment(board)}</g>'
    return framed(frame_fragment(view) + shown + column, view, view[2] * cell / 100, title=board.title)


def _card(card: Card) -> tuple[str, float]:
    """A card with its corner at the origin, and how high it is."""
    y = PAD
    parts: list[str] = []
    for seat, name, points in card.winners:
        parts.append(piece_fragment("follower", seat, PAD + 12, y + 27, scale=1.6))
        parts.append(_text(name, PAD + 36, y + 22, 25, weight="bold"))
        parts.append(_text(f"+{points}", CARD - PAD, y + 23, 30, weight="bold", end=True))
        y += 42
    for row in textwrap.wrap(card.title, 38):
        parts.append(_text(row, PAD, y + 8, 16, colour=MUTED, style="italic"))
        y += 21
    y += 3
    parts.append(_rule(y))
    y += 8
    for what, points in card.lines:
        rows = textwrap.wrap(what, 28)
        for n, row in enumerate(rows):
            parts.append(_text(row, PAD, y + 20, 18))
            if n == len(rows) - 1:
                parts.append(_text(str(points), CARD - PAD, y + 20, 18, end=True))
            y += 25
    y += 8
    parts.append(_rule(y))
    for row in textwrap.wrap(card.rules, 42):
        parts.append(_text(row, PAD, y + 20, 14, colour=MUTED))
        y += 18
    height = y + PAD - 4
    paper = (
        f'<rect x="3" y="4" width="{CARD:g}" height="{height:g}" rx="7" fill="#321" fill-opacity=".25"/>'
        f'<rect width="{CARD:g}" height="{height:g}" rx="7" fill="{PARCHMENT}" stroke="{INK}" '
        'stroke-width="1.2"/>'
    )
    return paper + "".join(parts), height


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    colour: str = INK,
    weight: str = "",
    style: str = "",
    end: bool = False,
) -> str:
    more = f' font-weight="{weight}"' if weight else ""
    more += f' font-style="{style}"' if style else ""
    more += ' text-anchor="end"' if end else ""
    more += f' font-family="{FONT}" font-size="{size:g}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}"{more}>{escape(text)}</text>'


def _rule(y: float) -> str:
    return f'<path d="M{PAD:g} {y:g}H{CARD - PAD:g}" stroke="{INK}" stroke-width=".8" opacity=".6"/>'
