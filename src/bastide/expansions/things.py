"""The pieces and tokens that expansions declare, by name, in play or not, and how large they are drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from bastide.core.expansion import Expansion
from bastide.core.pieces import FIGURE, PieceKind, TokenKind
from bastide.expansions.drawings import Look, drawings

STANDING_VIEW = (-16.0, -28.5, 32.0)  # left, top and width of a square about the foot
LYING_VIEW = (-13.0, -11.0, 30.0)


def pieces() -> Mapping[str, PieceKind]:
    """Every kind of piece."""
    return _declared()[0]


def tokens() -> Mapping[str, TokenKind]:
    """Every kind of token, pawn and figure."""
    return _declared()[1]


def is_figure(name: str) -> bool:
    """Does a figure of this name stand on tiles that belongs to nobody?"""
    return name in tokens() and tokens()[name].stands == FIGURE


def lies_down(name: str, segment: str = "") -> bool:
    """Does a piece lie on segments of a kind, or on any at all?"""
    kinds = pieces()[name].lies_on if name in pieces() else ()
    return segment in kinds if segment else bool(kinds)


def piece_kinds() -> list[str]:
    """What is drawn as a piece: pieces, pawns in a player's colour, and figures that belong to nobody."""
    return [*pieces(), *(name for name, kind in tokens().items() if kind.stands)]


def token_kinds() -> list[str]:
    """What is drawn as a token."""
    return [name for name, kind in tokens().items() if not kind.stands]


def things_of(sets: Collection[str]) -> frozenset[str]:
    """The names of the pieces and tokens that some sets bring."""
    from bastide.expansions import registered

    chosen = [e for e in registered() if any(name in sets for name in e.tile_sets or (e.name,))]
    pieces = frozenset(kind.name for e in chosen for kind in e.pieces)
    return pieces | frozenset(kind.name for e in chosen for kind in e.tokens)


def look_of_piece(kind: str) -> Look:
    """How a piece, a pawn or a figure looks."""
    return drawings().look("piece" if kind in pieces() else "token", kind)


def piece_view(kind: str, *, lying: bool = False) -> tuple[float, ...]:
    """Left, top and width of the picture of a piece, its foot being at the origin."""
    if lying and lies_down(kind):
        return look_of_piece(kind).numbers("lying_view", LYING_VIEW)
    return look_of_piece(kind).numbers("view", STANDING_VIEW)


def scale_of(kind: str) -> float:
    """How much larger than its drawing a piece is on a board whose tiles are 100 wide."""
    return 1.25 if is_figure(kind) else 1.15


def foot_of(kind: str) -> float:
    """How far below its anchor a piece stands on such a board."""
    return 2.0 if is_figure(kind) else 6.0


def _declared() -> tuple[dict[str, PieceKind], dict[str, TokenKind]]:
    from bastide.expansions import registered

    return _of(registered())


@lru_cache(maxsize=8)
def _of(expansions: tuple[type[Expansion], ...]) -> tuple[dict[str, PieceKind], dict[str, TokenKind]]:
    return (
        {kind.name: kind for expansion in expansions for kind in expansion.pieces},
        {kind.name: kind for expansion in expansions for kind in expansion.tokens},
    )
