"""What may be chosen, numbered for people: empty cells for a tile, places for a figure, or a plain list."""

from __future__ import annotations

from bastide import Action, PlacedTile, State
from bastide.cli.screen.board_text import At, Overlay
from bastide.core.geometry import EDGES

Spot = tuple[int, int, str]


class Choices:
    """The legal actions of one decision, and the one that is chosen at the moment.

    Tiles go by cell: number a cell, then turn the tile. Everything else is a list.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions = state.legal_actions()
        self.is_tile = bool(self.actions) and all(a.name == "place" for a in self.actions)
        self.cells: dict[At, list[Action]] = {}
        if self.is_tile:
            # Read the board like a page: from the top row down, from left to right.
            for action in sorted(self.actions, key=lambda a: (-(a.at or (0, 0))[1], (a.at or (0, 0))[0])):
                self.cells.setdefault(action.at or (0, 0), []).append(action)
        self.cell: At | None = None
        self.rotation = 0
        self.row: int | None = None

    # By number -------------------------------------------------------------------------------

    def numbered(self, number: int) -> list[Action]:
        """The actions that a number stands for; none if there is no such number."""
        if self.is_tile:
            cells = list(self.cells.values())
            return cells[number - 1] if 1 <= number <= len(cells) else []
        return [self.actions[number - 1]] if 1 <= number <= len(self.actions) else []

    def labels(self) -> dict[At, str]:
        """The number of each empty cell."""
        return {at: str(i) for i, at in enumerate(self.cells, 1)}

    def spots(self) -> dict[Spot, str]:
        """The number of each place on a tile, the first where several figures could stand there."""
        found: dict[Spot, str] = {}
        for i, action in enumerate(self.actions, 1):
            spot = action.values().get("spot")
            if action.at and isinstance(spot, str):
                found.setdefault((*action.at, spot), str(i))
        return {} if self.is_tile else found

    # By arrow keys ----------------------------------------------------------------------------

    def move(self, dx: int, dy: int) -> None:
        """Go to the nearest cell in a direction, or along the list."""
        if not self.is_tile:
            step = -dy if dy else dx
            last = len(self.actions) - 1
            self.row = (
                max(0, min(last, self.row + step)) if self.row is not None else (0 if step > 0 else last)
            )
            return
        x, y = self.cell or self._last()

        def distance(at: At) -> float:
            along = (at[0] - x) * dx + (at[1] - y) * dy
            across = abs((at[0] - x) * dy) + abs((at[1] - y) * dx)
            return along + 2 * across if along > 0 else 1e9

        nearest = min(self.cells, key=distance)
        if distance(nearest) < 1e9:
            self.cell, self.rotation = nearest, 0
        elif self.cell is None:
            self.cell = self._first()

    def rotate(self) -> None:
        """Turn the tile to the next way that fits."""
        if not self.is_tile:
            return
        if self.cell is None:
            self.cell = self._first()
        else:
            self.rotation = (self.rotation + 1) % len(self.cells[self.cell])

    def chosen(self) -> Action | None:
        """What the arrow keys point at."""
        if self.is_tile:
            return self.cells[self.cell][self.rotation] if self.cell is not None else None
        return self.actions[self.row] if self.row is not None else None

    def _first(self) -> At:
        """The cell nearest to the last tile."""
        x, y = self._last()
        return min(self.cells, key=lambda at: (abs(at[0] - x) + abs(at[1] - y), at))

    def _last(self) -> At:
        placed = self.state.placed()
        return (placed[-1].x, placed[-1].y) if placed else (0, 0)

    def overlay(self) -> Overlay:
        """How the board shows all this."""
        placed = self.state.placed()
        last = (placed[-1].x, placed[-1].y) if placed else None
        chosen = self.chosen()
        ghost = None
        spot: Spot | None = None
        if chosen and self.is_tile and self.cell is not None and self.state.tile >= 0:
            rules = self.state.rules
            top = EDGES.index(str(chosen.values()["top"]))
            ghost = PlacedTile(rules.tiles[self.state.tile], rules.names[self.state.tile], *self.cell, top)
        elif chosen and chosen.at:
            spot = (*chosen.at, str(chosen.values().get("spot", "")))
        return Overlay(
            last=last, labels=self.labels(), chosen=self.cell, ghost=ghost, spots=self.spots(), spot=spot
        )
