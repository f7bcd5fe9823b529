"""General drawings, with its first letters, for what an expansion declares without a drawing of its own."""

from typing import Final

from bastide.art.paint.buildings import shadow
from bastide.art.paint.elements import EDGE, FOOT, coin, wood
from bastide.art.paint.lettering import letters_path
from bastide.art.paint.palette import INK, PARCHMENT

_SHIELD: Final = "M-7-8C-4.4-7-2-7.6 0-9C2-7.6 4.4-7 7-8V.6C7 5 3.2 7.8 0 9.2C-3.2 7.8-7 5-7 .6Z"
_PAWN: Final = "M-2-10.6C-5-8-6-3-6.6.4H6.6C6-3 5-8 2-10.6C4.6-12.4 4-16.6 0-16.6S-4.6-12.4-2-10.6Z"


def drawing(kind: str, name: str, value: str = "") -> str:
    """A shield for what is printed or stands on a tile, a pawn for a piece, a coin for a token."""
    letters = initials(value or name)
    if kind == "piece":
        return FOOT + wood(_PAWN, "", "M.8.4C2.4-3 2.4-8 2-10.6C5-8 6-3 6.6.4Z")
    if kind == "token":
        return coin(letters_path(letters, 0, 0, height=11, colour=INK, width=1.5))
    return (
        shadow(5, 1.5, 1.4, 9)
        + f'<path d="{_SHIELD}" fill="{PARCHMENT}" {EDGE}/>'
        + letters_path(letters, 0, -0.4, height=7.4, colour=INK, width=1.5)
    )


def initials(name: str) -> str:
    """The two letters that tell best what a thing is called.

    >>> initials("well"), initials("flying_machine"), initials("50")
    ('WE', 'FM', '')
    """
    words = [
        "".join(c for c in word if c.isascii() and c.isalpha()) for word in name.replace("-", "_").split("_")
    ]
    words = [word for word in words if word]
    return ("".join(word[0] for word in words[:2]) if len(words) > 1 else "".join(words)[:2]).upper()
