"""A sheet of characters with colours, written in any order and read out as coloured or plain text."""

from __future__ import annotations

from dataclasses import dataclass

from rich.color import Color
from rich.style import Style
from rich.text import Text


@dataclass(frozen=True)
class Cell:
    """One character. ``ink`` and ``paper`` are ``#rrggbb`` or empty for the terminal's own."""

    sign: str = " "
    ink: str = ""
    paper: str = ""
    bold: bool = False


BLANK = Cell()


class Canvas:
    """Cells by column and row."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], Cell] = {}

    def put(self, column: int, row: int, cell: Cell) -> None:
        self.cells[column, row] = cell

    def at(self, column: int, row: int) -> Cell:
        return self.cells.get((column, row), BLANK)

    def write(
        self, column: int, row: int, text: str, *, ink: str = "", paper: str | None = None, bold: bool = False
    ) -> None:
        """Write over what is there; without ``paper`` the ground shows through."""
        for i, sign in enumerate(text):
            ground = self.at(column + i, row).paper if paper is None else paper
            self.put(column + i, row, Cell(sign, ink, ground, bold))

    def plain(self, left: int, top: int, width: int, height: int) -> list[str]:
        """A window as lines of plain text."""
        rows = range(top, top + height)
        return ["".join(self.at(x, y).sign for x in range(left, left + width)).rstrip() for y in rows]

    def text(self, left: int, top: int, width: int, height: int) -> Text:
        """A window as coloured text."""
        result = Text(no_wrap=True, overflow="crop")
        for y in range(top, top + height):
            if y > top:
                result.append("\n")
            run, style = "", BLANK
            for x in range(left, left + width):
                cell = self.at(x, y)
                same = (cell.ink, cell.paper, cell.bold) == (style.ink, style.paper, style.bold)
                if not same and run:
                    result.append(run, _style(style))
                    run = ""
                style = cell
                run += cell.sign
            result.append(run, _style(style))
        return result


_STYLES: dict[tuple[str, str, bool], Style] = {}


def _style(cell: Cell) -> Style:
    key = cell.ink, cell.paper, cell.bold
    if key not in _STYLES:
        ink = Color.parse(cell.ink) if cell.ink else None
        paper = Color.parse(cell.paper) if cell.paper else None
        _STYLES[key] = Style.from_color(ink, paper) + Style(bold=cell.bold or None)
    return _STYLES[key]
