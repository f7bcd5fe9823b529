"""One piece, one token or one mark as a picture of its own."""

from bastide.art.paint.drawn import symbol_of
from bastide.art.paint.palette import PLAYERS
from bastide.art.paint.pieces import piece_fragment
from bastide.art.paint.tile import framed
from bastide.art.plan.looks import mark_look
from bastide.expansions.drawings import drawings
from bastide.expansions.things import piece_kinds, piece_view, token_kinds
from bastide.expansions.vocabulary import vocabulary

TOKEN_VIEW = (-20.0, -20.0, 40.0)
MARK_VIEW = (-20.0, -20.0, 40.0)


def piece_svg(kind: str, owner: int = 0, *, lying: bool = False, size: float = 120) -> str:
    """A wooden piece in the colour and with the emblem of a player, or a neutral figure.

    >>> piece_svg("mayor", 2).startswith("<svg")
    True
    """
    if kind not in piece_kinds():
        raise KeyError(f"no piece {kind!r}; there are {', '.join(piece_kinds())}")
    if not -1 <= owner < len(PLAYERS):
        raise IndexError(f"there are {len(PLAYERS)} colours, not {owner + 1}")
    x, y, width = piece_view(kind, lying=lying)  # those that never lie always stand
    body = piece_fragment(kind, owner, 0, 0, lying=lying)
    return framed(body, (x, y, width, width), size, title=kind)


def token_svg(kind: str, *, size: float = 160) -> str:
    """A token: ``wine``, ``gold``, ``ferry``, ``king``, ``50``, or a message such as ``message-knights``."""
    if kind not in token_kinds():
        raise KeyError(f"no token {kind!r}; there are {', '.join(token_kinds())}")
    look = drawings().look("token", kind)
    x, y, width = look.numbers("view", TOKEN_VIEW)
    return framed(f'<use href="#b-{symbol_of(look)}"/>', (x, y, width, width), size, title=kind)


def mark_svg(name: str, value: str = "", *, size: float = 120) -> str:
    """What is printed on a tile or segment, as ``inn``, or ``goods`` with the value ``wine``."""
    mark = vocabulary().marks.get(name)
    look = mark_look(name, value)
    if mark is None or (value and value not in mark.values):
        raise KeyError(f"no mark {name!r} {value}; there are {', '.join(vocabulary().marks)}")
    if mark.takes == "word" and not value:
        return mark_svg(name, mark.values[0], size=size)
    x, y, width = look.numbers("view", MARK_VIEW)
    body = "" if look.shape and not look.svg else f'<use href="#b-{symbol_of(look)}"/>'
    return framed(body, (x, y, width, width), size, title=f"{name} {value}".strip())
