"""A position as a picture, for ``render``: SVG, pixels, or blocks of colour for a terminal."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from bastide.art.output.board import board_from_state, board_svg
from bastide.art.output.export import to_png

if TYPE_CHECKING:
    from bastide.core.state import State

HUMAN, PIXELS, TEXT, SVG = "human", "rgb_array", "ansi", "svg"
RENDER_MODES = [HUMAN, PIXELS, TEXT, SVG]
WIDTH = 800  # pixels
COLUMNS = 80  # characters
UPPER_HALF = "\N{UPPER HALF BLOCK}"  # two pixels in one character
PLAIN = "\x1b[0m"


def picture(state: State, mode: str) -> Any:
    """What ``render`` gives in a mode; ``human`` prints to the terminal and gives nothing."""
    if mode == SVG:
        return board_svg(board_from_state(state))
    if mode == PIXELS:
        return pixels(state, WIDTH)
    text = blocks(pixels(state, COLUMNS))
    if mode == TEXT:
        return text
    print(text)
    return None


def pixels(state: State, width: int) -> npt.NDArray[np.uint8]:
    """The picture as an array of height, width and three colours."""
    from PIL import Image

    png = to_png(board_svg(board_from_state(state)), width=width)
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"), np.uint8)


def blocks(image: npt.NDArray[np.uint8]) -> str:
    """The picture as coloured characters, two rows of pixels in each line."""
    lines = []
    for row in range(0, len(image) - 1, 2):
        cells = []
        for top, below in zip(image[row].tolist(), image[row + 1].tolist(), strict=True):
            front, back = (";".join(map(str, colour)) for colour in (top, below))
            cells.append(f"\x1b[38;2;{front};48;2;{back}m{UPPER_HALF}")
        lines.append("".join(cells) + PLAIN)
    return "\n".join(lines)
