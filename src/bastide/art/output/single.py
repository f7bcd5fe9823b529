"""One piece or one token as a picture of its own."""

from bastide.art.paint.palette import PLAYERS
from bastide.art.paint.pieces import COLOURED, FIGURES, LYING, piece_fragment
from bastide.art.paint.tile import framed
from bastide.art.paint.tokens import LOOSE, TOKENS

PIECE_KINDS: tuple[str, ...] = (*COLOURED, *FIGURES)
TOKEN_KINDS: tuple[str, ...] = tuple(TOKENS)


def piece_svg(kind: str, owner: int = 0, *, lying: bool = False, size: float = 120) -> str:
    """A wooden piece in the colour and with the emblem of a player, or a neutral figure.

    >>> piece_svg("mayor", 2).startswith("<svg")
    True
    """
    if kind not in PIECE_KINDS:
        raise KeyError(f"no piece {kind!r}; there are {', '.join(PIECE_KINDS)}")
    if not -1 <= owner < len(PLAYERS):
        raise IndexError(f"there are {len(PLAYERS)} colours, not {owner + 1}")
    if lying and f"{kind}-lying" in LYING:  # others always stand
        body, view = (
            piece_fragment(kind, owner, 0, 0, lying=True),
            (-14.0, -14.0, 36.0, 36.0) if kind == "large" else (-13.0, -11.0, 30.0, 30.0),
        )
    elif kind == "dragon":
        body, view = piece_fragment(kind, owner, 0, 0), (-22.0, -34.0, 44.0, 44.0)
    elif kind == "barn":
        body, view = piece_fragment(kind, owner, 0, 0), (-16.0, -25.0, 33.0, 33.0)
    else:
        body, view = piece_fragment(kind, owner, 0, 0), (-16.0, -28.5, 32.0, 32.0)
    return framed(body, view, size, title=kind)


def token_svg(kind: str, *, size: float = 160) -> str:
    """A token: ``wine``, ``gold``, ``ferry``, ``king``, ``50``, or a message such as ``knights``."""
    name = next((n for n in (f"token-{kind}", f"message-{kind}", kind) if n in TOKENS), None)
    if name is None:
        raise KeyError(f"no token {kind!r}; there are {', '.join(TOKENS)}")
    half = 14 if name in LOOSE else 20
    return framed(f'<use href="#b-{name}"/>', (-half, -half, 2 * half, 2 * half), size, title=kind)
