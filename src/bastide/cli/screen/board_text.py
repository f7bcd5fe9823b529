"""The table as text: tiles as coloured blocks or plain letters, coordinates, pieces, choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from bastide import PlacedTile, State
from bastide.cli.language import speak
from bastide.cli.screen import palette
from bastide.cli.screen.canvas import Canvas, Cell
from bastide.cli.screen.extras import figures
from bastide.cli.screen.raster import GREAT_CITY, JUNCTION, anchor, raster
from bastide.core.geometry import SPOTS
from bastide.core.tiles import Tile
from bastide.words import Message

LARGE, SMALL = 10, 6  # columns to a tile; half as many rows
ORDER = ("junction", "", "other", "river", "road", "city", "field")  # what stands on a tile comes second
HEAD = 2  # lines for the coordinates above the map
SIDE = 4  # columns for those beside it

At = tuple[int, int]


@dataclass(frozen=True)
class Overlay:
    """What the board shows beyond the position.

    ``last`` is the tile laid last; ``labels`` names empty cells that may be chosen and ``chosen`` one
    of them; ``ghost`` is a tile held over the table; ``spots`` names places on tiles that may be
    chosen, the one in ``spot`` being chosen now.
    """

    last: At | None = None
    labels: Mapping[At, str] = field(default_factory=dict)
    chosen: At | None = None
    ghost: PlacedTile | None = None
    spots: Mapping[tuple[int, int, str], str] = field(default_factory=dict)
    spot: tuple[int, int, str] | None = None


NO_OVERLAY = Overlay()


class BoardText:
    """Draws a state. ``colour`` off gives plain ASCII."""

    def __init__(
        self, state: State, overlay: Overlay = NO_OVERLAY, *, colour: bool = True, size: int = LARGE
    ) -> None:
        self.state = state
        self.overlay = overlay
        self.colour = colour
        self.size = size
        self.gap = 0 if colour else 1  # without colour a gap tells tiles apart
        self.canvas = Canvas()
        cells = [(t.x, t.y) for t in state.placed()] + list(overlay.labels)
        if overlay.ghost:
            cells.append((overlay.ghost.x, overlay.ghost.y))
        cells = cells or [(0, 0)]
        self.west, self.east = min(x for x, _ in cells), max(x for x, _ in cells)
        self.south, self.north = min(y for _, y in cells), max(y for _, y in cells)

    def width(self) -> int:
        """Columns that the whole board takes."""
        return SIDE + (self.east - self.west + 1) * (self.size + self.gap)

    def height(self) -> int:
        """Lines that the whole board takes."""
        return HEAD + (self.north - self.south + 1) * (self.size // 2 + self.gap)

    def lines(self, width: int, height: int = 10_000) -> list[Text]:
        """The board, or as much of it around the last move as there is room for."""
        west, south, east, north = self._window(width, height)
        self._draw(west, south, east, north)
        columns = SIDE + (east - west + 1) * (self.size + self.gap)
        rows = HEAD + (north - south + 1) * (self.size // 2 + self.gap)
        cut = [
            Message(f"cli-more-{side}", n=n)
            for n, side in (
                (west - self.west, "W"),
                (self.east - east, "E"),
                (self.north - north, "N"),
                (south - self.south, "S"),
            )
            if n
        ]
        if self.colour:
            lines = list(self.canvas.text(0, 0, columns, rows).split("\n"))
        else:
            lines = [Text(line) for line in self.canvas.plain(0, 0, columns, rows)]
        if cut:
            lines.append(Text(f"    ({', '.join(map(speak, cut))})", style="dim"))
        return lines

    def _window(self, width: int, height: int) -> tuple[int, int, int, int]:
        focus = self.overlay.chosen or self.overlay.last or (0, 0)
        across = max(1, (width - SIDE) // (self.size + self.gap))
        down = max(1, (height - HEAD - 1) // (self.size // 2 + self.gap))
        west, east = _clip(self.west, self.east, focus[0], across)
        south, north = _clip(self.south, self.north, focus[1], down)
        return west, south, east, north

    def _draw(self, west: int, south: int, east: int, north: int) -> None:
        size, rows = self.size, self.size // 2

        def corner(x: int, y: int) -> tuple[int, int]:
            return SIDE + (x - west) * (size + self.gap), HEAD + (north - y) * (rows + self.gap)

        def seen(at: At) -> bool:
            return west <= at[0] <= east and south <= at[1] <= north

        for x in range(west, east + 1):
            self.canvas.write(corner(x, north)[0], 0, str(x).center(size), ink=palette.FAINT)
        for y in range(south, north + 1):
            self.canvas.write(0, corner(west, y)[1] + rows // 2, f"{y:>3}", ink=palette.FAINT)
        for at, label in self.overlay.labels.items():
            if seen(at):
                self._empty(*corner(*at), label, at == self.overlay.chosen)
        for placed in self.state.placed():
            if seen((placed.x, placed.y)):
                self._tile(
                    *corner(placed.x, placed.y), placed.tile, placed.rotation, (placed.x + placed.y) % 2
                )
        ghost = self.overlay.ghost
        if ghost and seen((ghost.x, ghost.y)):
            self._tile(*corner(ghost.x, ghost.y), ghost.tile, ghost.rotation, (ghost.x + ghost.y) % 2)
            self._frame(*corner(ghost.x, ghost.y), palette.CHOSEN_PAPER, palette.CHOSEN)
        elif self.overlay.last and seen(self.overlay.last):
            self._frame(*corner(*self.overlay.last), None, palette.FRAME)
        tiles = {(t.x, t.y): t for t in self.state.placed()}
        letters = palette.initials(self.state.rules.setup.players)
        for piece in self.state.pieces():
            if seen((piece.x, piece.y)):
                tile = tiles[piece.x, piece.y]
                column, row = anchor(tile.tile, tile.rotation, size, SPOTS.index(piece.spot))
                left, top = corner(piece.x, piece.y)
                seat = piece.owner % len(palette.PAPERS)
                self.canvas.write(
                    left + column,
                    top + row,
                    letters[piece.owner] + piece.letter.lower(),
                    ink=palette.INKS[seat],
                    paper=palette.PAPERS[seat],
                    bold=True,
                )
        for sign, (x, y, spot) in figures(self.state):
            if seen((x, y)) and (x, y) in tiles:
                tile = tiles[x, y]
                column, row = anchor(tile.tile, tile.rotation, size, SPOTS.index(spot))
                left, top = corner(x, y)
                aside = 2 if any((p.x, p.y, p.spot) == (x, y, spot) for p in self.state.pieces()) else 0
                column = column + aside if column + aside + len(sign) <= size else max(0, column - 2)
                self.canvas.write(
                    left + column,
                    top + row,
                    sign,
                    ink=palette.NEUTRAL,
                    paper=palette.NEUTRAL_PAPER,
                    bold=True,
                )
        for (x, y, spot), label in self.overlay.spots.items():
            if seen((x, y)) and (x, y) in tiles:
                tile = tiles[x, y]
                column, row = anchor(tile.tile, tile.rotation, size, SPOTS.index(spot))
                left, top = corner(x, y)
                chosen = self.overlay.spot == (x, y, spot)
                self.canvas.write(
                    left + column,
                    top + row,
                    label.rjust(2),
                    ink=palette.CHOSEN if chosen else palette.LABEL,
                    paper=palette.CHOSEN_PAPER if chosen else palette.LABEL_PAPER,
                    bold=True,
                )

    def _tile(self, left: int, top: int, tile: Tile, rotation: int, shade: int) -> None:
        draw_tile(self.canvas, left, top, tile, rotation, self.size, shade=shade, colour=self.colour)

    def _empty(self, left: int, top: int, label: str, chosen: bool) -> None:
        """A place where the tile may go: a faint frame with its number."""
        size, rows = self.size, self.size // 2
        ink = palette.CHOSEN_PAPER if chosen else palette.FAINT
        signs = "┌┐└┘─│" if self.colour else "++++-|"
        for y in range(rows):
            for x in range(size):
                across, down = x in (0, size - 1), y in (0, rows - 1)
                if across and down:
                    sign = signs[2 * (y > 0) + (x > 0)]
                elif down:
                    sign = signs[4] if x % 2 else " "
                else:
                    sign = signs[5] if across and self.size > SMALL else " "
                self.canvas.put(left + x, top + y, Cell(sign, ink))
        self.canvas.write(left, top + rows // 2, label.center(size), ink="" if not chosen else ink, bold=True)

    def _frame(self, left: int, top: int, paper: str | None, ink: str) -> None:
        right, bottom = left + self.size - 1, top + self.size // 2 - 1
        signs = "┏┓┗┛" if self.colour else "/\\\\/"
        for (x, y), sign in zip(
            ((left, top), (right, top), (left, bottom), (right, bottom)), signs, strict=True
        ):
            self.canvas.write(x, y, sign, ink=ink, paper=paper, bold=True)


def draw_tile(
    canvas: Canvas,
    left: int,
    top: int,
    tile: Tile,
    rotation: int,
    size: int,
    *,
    shade: int = 0,
    colour: bool = True,
) -> None:
    """Draw one tile with its upper left corner there."""
    grid = raster(tile, rotation, size)
    for row in range(size // 2):
        for column in range(size):
            high = _terrain(tile, grid[2 * row][column])
            low = _terrain(tile, grid[2 * row + 1][column])
            if colour:
                cell = Cell("▀", palette.shades(high)[shade], palette.shades(low)[shade])
                if high == low:
                    cell = Cell(" ", "", palette.shades(high)[shade])
            else:
                cell = Cell(palette.sign(_plain(high, low)))
            canvas.put(left + column, top + row, cell)
    for number, segment in enumerate(tile.segments):
        signs = [palette.mark_sign(mark) for mark, value in segment.marks.items() if value]
        if signs:
            spot = segment.spots(rotation)[0]
            column, row = anchor(tile, rotation, size, spot)
            if tile.segment_at(spot, rotation) == number:
                row = min(size // 2 - 1, row)
                canvas.write(left + max(0, column - 1), top + row, signs[0], ink="#1a1a1a", bold=True)
    printed = [mark for mark, value in tile.marks.items() if value and palette.is_explained(mark)]
    for n, mark in enumerate(printed[: size - 2]):
        canvas.write(left + 1 + n, top, palette.mark_sign(mark), ink="#1a1a1a", bold=True)


def _terrain(tile: Tile, number: int) -> str:
    if number == JUNCTION:
        return "junction"
    if number == GREAT_CITY:
        return "city"
    if number < 0:
        return "field"
    kind = tile.segments[number].kind
    return kind if palette.is_known(kind) else "other"


def _plain(high: str, low: str) -> str:
    """What a letter shows that stands for two pixels."""
    return min(high, low, key=lambda kind: ORDER.index(kind) if kind in ORDER else 1)


def _clip(low: int, high: int, focus: int, room: int) -> tuple[int, int]:
    """The part of a range around the focus that there is room for."""
    if high - low + 1 <= room:
        return low, high
    first = min(max(low, focus - room // 2), high - room + 1)
    return first, first + room - 1


def tile_text(
    tile: Tile, rotations: Sequence[int] = (0,), *, size: int = LARGE, colour: bool = True
) -> list[Text]:
    """One tile, in several rotations side by side."""
    canvas = Canvas()
    for i, rotation in enumerate(rotations):
        draw_tile(canvas, i * (size + 2), 0, tile, rotation, size, colour=colour)
    width = len(rotations) * (size + 2)
    if colour:
        return list(canvas.text(0, 0, width, size // 2).split("\n"))
    return [Text(line) for line in canvas.plain(0, 0, width, size // 2)]


def board_lines(
    state: State, overlay: Overlay, *, width: int, height: int = 10_000, colour: bool = True
) -> list[Text]:
    """The board in the larger size that fits."""
    board = BoardText(state, overlay, colour=colour, size=LARGE)
    if board.width() > width or board.height() > height:
        board = BoardText(state, overlay, colour=colour, size=SMALL)
    return board.lines(width, height)
