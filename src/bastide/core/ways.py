"""What a decision would move, so that people see the way and not only its end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Way:
    """Something that actions of the kind ``action`` would move from where it is to the place that they name.

    ``kind`` is the name of its picture, a piece or a token, ``player`` whose it is. It is on a tile (``at``,
    ``spot``) or on a space of the track. ``past`` are the tiles that it has come by on this journey, ``may``
    those to which chance may bring it; ``to`` is the space of the track to which it would go, where the
    action does not say that, and ``choice`` the word of the action that it belongs to, if there are several.
    """

    action: str
    kind: str
    player: int = -1
    at: tuple[int, int] | None = None
    spot: str = ""
    past: tuple[tuple[int, int], ...] = ()
    may: tuple[tuple[int, int], ...] = ()
    space: int = -1
    to: int = -1
    choice: str = ""
