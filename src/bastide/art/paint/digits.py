"""Numerals drawn with a pen, so that pictures need no font."""

from typing import Final

# Each in a box 6 wide and 10 high, the foot at y = 0.
_STROKES: Final = {
    "0": "M3-10C.6-10 .4-7 .4-5S.6 0 3 0S5.6-3 5.6-5S5.4-10 3-10Z",
    "1": "M1-7.8L3.4-10V0M1.2 0H5.4",
    "2": "M.6-7.6C.8-9.4 2-10 3.2-10C5-10 5.6-8.6 5.4-7.2C5-4.6 2-2.6.4 0H5.6V-1",
    "3": "M.6-9C2-10.6 5.4-10.2 5.2-7.6C5-6 3.6-5.4 2.4-5.4C4-5.4 5.6-4.6 5.6-2.8C5.6 0 2 .6.4-1.2",
    "4": "M4.2 0V-10L.2-3H6",
    "5": "M5.2-10H1.2L.8-5.6C2.6-6.8 5.6-6 5.6-3.2C5.6.2 1.8.6.4-1.2",
    "6": "M5-9.4C2.4-10.6.4-7 .4-3.6C.4-.8 1.8 0 3 0C4.6 0 5.6-1.2 5.6-3S4.6-5.8 3-5.8S.6-4.4.4-3",
    "7": "M.4-9V-10H5.6C4-7 2.4-4 2 0",
    "8": "M3-5.4C1.4-5.6.8-6.6.8-7.8S1.8-10 3-10S5.2-9 5.2-7.8S4.6-5.6 3-5.4C1.2-5.2.4-4 .4-2.6S1.4 0 3 "
    "0S5.6-1.2 5.6-2.6S4.8-5.2 3-5.4Z",
    "9": "M1-.6C3.6.6 5.6-3 5.6-6.4C5.6-9.2 4.2-10 3-10C1.4-10 .4-8.8.4-7S1.4-4.2 3-4.2S5.4-5.6 5.6-7",
    "-": "M1-4.6H5",
    "+": "M1-4.6H5M3-6.6V-2.6",
}


def number_path(
    value: int, x: float, y: float, *, height: float = 5.0, colour: str = "#4b3521", width: float = 1.2
) -> str:
    """A number centred on a point."""
    text = str(value)
    scale = height / 10
    left = x - (len(text) * 7.4 - 1.4) * scale / 2
    strokes = "".join(
        f'<path d="{_STROKES[c]}" transform="translate({n * 7.4:.4g} 0)"/>' for n, c in enumerate(text)
    )
    return (
        f'<g transform="translate({left:.2f} {y + height / 2:.2f})scale({scale:.3g})" fill="none" '
        f'stroke="{colour}"'
        f' stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>'
    )
