"""Wooden pieces. Each is one drawing that takes its colour from where it is used (``currentColor``).

The foot of a piece is at the origin; a follower is about 17 high, a sixth of a tile. The drawings are in
``draw.toml`` beside the rules of their expansions.
"""

from typing import Final

from bastide.art.paint.drawn import symbol_of
from bastide.art.paint.palette import EMBLEM_INK, EMBLEMS, NEUTRAL, PLAYERS
from bastide.expansions.things import is_figure, lies_down, look_of_piece

BADGE: Final = (0.0, -5.6, 1.0)  # where a piece wears the emblem of its player if its file says nothing
_SHAPES: Final = {
    "cross": "M-.8-2.8H.8V-.8H2.8V.8H.8V2.8H-.8V.8H-2.8V-.8H-.8Z",
    "crescent": "M1-2.8C-1.6-3-3.2-1.2-3 .6C-2.7 2.6-.6 3.6 1.6 2.4C-.2 2-1-.2-.4-1.2C-.1-2 .4-2.4 1-2.8Z",
    "sun": "M0-3L.8-1.6L2.1-2.1L1.6-.8L3 0L1.6.8L2.1 2.1L.8 1.6L0 3L-.8 1.6L-2.1 2.1L-1.6.8L-3 "
    "0L-1.6-.8L-2.1-2.1L-.8-1.6Z",
    "chevron": "M0-2.6L3 .6V2.8L0-.2L-3 2.8V.6Z",
    "star": "M0-3L.8-.9L3-.9L1.2.5L1.9 2.7L0 1.4L-1.9 2.7L-1.2.5L-3-.9L-.8-.9Z",
    "lozenge": "M0-3.2L2.2 0L0 3.2L-2.2 0Z",
}


BADGES: Final[dict[str, str]] = {
    f"e-{name}": f'<path d="{shape}" fill="currentColor"/>' for name, shape in _SHAPES.items()
}


def piece_fragment(
    kind: str, owner: int, x: float, y: float, *, lying: bool = False, scale: float = 1.0
) -> str:
    """A piece with its foot at a point; ``owner`` counts the player's colour, -1 is a neutral figure."""
    look = look_of_piece(kind)
    if is_figure(kind):
        inner = f'<use href="#b-{symbol_of(look)}"/>'
    else:
        colour = PLAYERS[owner % len(PLAYERS)] if owner >= 0 else NEUTRAL
        flat = lying and lies_down(kind)
        inner = f'<use href="#b-{symbol_of(look)}{"-lying" if flat else ""}" color="{colour}"/>'
        if owner >= 0:
            bx, by, size = look.numbers("badge", BADGE)
            if flat:  # turned with the piece
                bx, by = -8 - 0.94 * by, 4 + 0.94 * bx
            emblem = EMBLEMS[owner % len(EMBLEMS)]
            inner += (
                f'<use href="#b-e-{emblem}" color="{EMBLEM_INK[owner % len(EMBLEMS)]}"'
                f' transform="translate({bx:.3g} {by:.3g})scale({size})"/>'
            )
    extra = f"scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:.1f} {y:.1f}){extra}">{inner}</g>'
