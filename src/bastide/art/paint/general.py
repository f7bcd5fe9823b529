"""General drawings, with its first letters, for what an expansion declares without a drawing of its own."""

from typing import Final

from bastide.art.paint.buildings import shadow
from bastide.art.paint.elements import EDGE, FOOT, coin, wood
from bastide.art.paint.palette import INK, PARCHMENT

# Capitals in a box 6 wide and 10 high, the foot at y = 0.
_STROKES: Final = {
    "A": "M.2 0L3-10L5.8 0M1.2-3.4H4.8",
    "B": "M.8 0V-10H3C5.6-10 5.6-5.4 3-5.4H.8M3-5.4C6.2-5.4 6.2 0 3 0H.8",
    "C": "M5.6-8C4.4-10.4.4-10.6.4-5S4.4.4 5.6-2",
    "D": "M.8 0V-10H2.4C6.8-10 6.8 0 2.4 0Z",
    "E": "M5.4-10H.8V0H5.4M.8-5.2H4.6",
    "F": "M5.4-10H.8V0M.8-5.2H4.6",
    "G": "M5.6-8C4.4-10.4.4-10.6.4-5S5.6 1 5.6-4.4H3.4",
    "H": "M.8 0V-10M5.2 0V-10M.8-5.2H5.2",
    "I": "M3 0V-10M1.4 0H4.6M1.4-10H4.6",
    "J": "M5-10V-3C5 1 .6.8.6-2.6",
    "K": "M.8 0V-10M5.4-10L.8-4.6L5.6 0",
    "L": "M.8-10V0H5.4",
    "M": "M.4 0V-10L3-4L5.6-10V0",
    "N": "M.8 0V-10L5.2 0V-10",
    "O": "M3-10C-.6-10-.6 0 3 0S6.6-10 3-10Z",
    "P": "M.8 0V-10H3C6-10 6-4.8 3-4.8H.8",
    "Q": "M3-10C-.6-10-.6 0 3 0S6.6-10 3-10ZM3.4-2.6L5.8.6",
    "R": "M.8 0V-10H3C6-10 6-4.8 3-4.8H.8M3-4.8L5.6 0",
    "S": "M5.4-8.4C4-11 .4-10 .8-7.4S5.8-5 5.4-2.2S1.4.6.4-1.8",
    "T": "M.2-10H5.8M3-10V0",
    "U": "M.8-10V-3C.8 1 5.2 1 5.2-3V-10",
    "V": "M.4-10L3 0L5.6-10",
    "W": "M0-10L1.6 0L3-6L4.4 0L6-10",
    "X": "M.4 0L5.6-10M.4-10L5.6 0",
    "Y": "M.4-10L3-5L5.6-10M3-5V0",
    "Z": "M.4-10H5.6L.4 0H5.6",
}
_SHIELD: Final = "M-7-8C-4.4-7-2-7.6 0-9C2-7.6 4.4-7 7-8V.6C7 5 3.2 7.8 0 9.2C-3.2 7.8-7 5-7 .6Z"
_PAWN: Final = "M-2-10.6C-5-8-6-3-6.6.4H6.6C6-3 5-8 2-10.6C4.6-12.4 4-16.6 0-16.6S-4.6-12.4-2-10.6Z"


def drawing(kind: str, name: str, value: str = "") -> str:
    """A shield for what is printed or stands on a tile, a pawn for a piece, a coin for a token."""
    letters = initials(value or name)
    if kind == "piece":
        return FOOT + wood(_PAWN, "", "M.8.4C2.4-3 2.4-8 2-10.6C5-8 6-3 6.6.4Z")
    if kind == "token":
        return coin(written(letters, 0, 0, height=11))
    return (
        shadow(5, 1.5, 1.4, 9)
        + f'<path d="{_SHIELD}" fill="{PARCHMENT}" {EDGE}/>'
        + written(letters, 0, -0.4, height=7.4)
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


def written(text: str, x: float, y: float, *, height: float) -> str:
    """Capitals centred on a point, drawn with a pen, so that pictures need no font."""
    scale = height / 10
    left = x - (len(text) * 7.6 - 1.6) * scale / 2
    strokes = "".join(
        f'<path d="{_STROKES[c]}" transform="translate({n * 7.6:.4g} 0)"/>' for n, c in enumerate(text)
    )
    return (
        f'<g transform="translate({left:.2f} {y + height / 2:.2f})scale({scale:.3g})" fill="none" '
        f'stroke="{INK}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>'
    )
