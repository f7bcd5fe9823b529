# cython: boundscheck=False, wraparound=False
"""What a player sees, as arrays: filled row by row, one row for each game, without the interpreter.

``Observer`` says which arrays there are (``shapes``) and fills them. Whoever looks is always the first player
of what it sees. All of it is public: a state holds no order of tiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cython

from bastide.core.constants import N_SLOTS
from bastide.core.geometry import BIAS, EDGES, HALVES, ROW, SHIFT
from bastide.core.marks import TILE
from bastide.players.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tiles import Tile
    from bastide.lab.environment.action_ids import ActionIds

LETTERS = {"C": "city", "F": "field", "R": "road", "I": "river", "X": "closed", "A": "any"}
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
MOST = 127  # in a plane


@dataclass(frozen=True)
class Shape:
    """One array of an observation: of each game so many numbers, from ``low`` to ``high``."""

    shape: tuple[int, ...]
    dtype: str
    low: int
    high: int


class Observer(Memory):
    """The observations of one ruleset.

    ======== ============================ ====================================================================
    array    shape                        what
    ======== ============================ ====================================================================
    board    planes, size, size           the window of the action ids, plane by plane (``planes``)
    features pieces, columns              each feature on which a piece stands (``columns``), one's own first
    players  players, 3 + kinds of piece  points, has the turn, must choose, supply; whoever looks comes first
    unseen   designs                      how many copies are still to come
    tile     designs                      1 for the tile in hand
    decision steps                        1 for the step that asks
    chosen   details of spots             1 for the action whose cell is asked for
    own      numbers                      own state of expansions, as they lay it out (``Ruleset.variables``)
    ======== ============================ ====================================================================
    """

    def __init__(self, ids: ActionIds) -> None:
        Memory.__init__(self)
        self.attached = False  # are there arrays to fill?
        self.ids = ids
        self.rules: Ruleset = ids.rules
        rules = self.rules
        self.cells = ids.size * ids.size
        self.n_steps = len(rules.steps)
        self.marks_on_segments = [mark.name for mark in rules.marks.values() if mark.on != TILE]
        self.n_marks = len(self.marks_on_segments)
        self.planes = tuple(self._plane_names())
        self.columns = tuple(self._column_names())
        self.n_planes = len(self.planes)
        self.n_columns = len(self.columns)
        self.n_fields = 3 + rules.n_kinds
        self.mine = self.ints(rules.max_segments)
        self.others = self.ints(rules.max_segments)
        self.strengths = self.ints(rules.n_players)
        self.listed = self.ints(rules.n_pieces)
        self._write_printed()

    # What there is ---------------------------------------------------------------------------------

    def shapes(self) -> dict[str, Shape]:
        """The arrays by name."""
        rules, size = self.rules, self.ids.size
        found = {
            "board": Shape((self.n_planes, size, size), "int8", 0, MOST),
            "features": Shape((rules.n_pieces, self.n_columns), "int16", -(1 << 11), (1 << 15) - 1),
            "players": Shape((rules.n_players, self.n_fields), "int16", -(1 << 15), (1 << 15) - 1),
            "unseen": Shape((rules.n_designs,), "int16", 0, (1 << 15) - 1),
            "tile": Shape((rules.n_designs,), "int8", 0, 1),
            "decision": Shape((self.n_steps,), "int8", 0, 1),
            "chosen": Shape((self.ids.n_spots,), "int8", 0, 1),
        }
        if rules.n_own:
            found["own"] = Shape((rules.n_own,), "int32", -(1 << 31), (1 << 31) - 1)
        return found

    def _letters(self) -> str:
        return "".join(letter for letter in LETTERS if any(letter in tile.edges for tile in self.rules.tiles))

    def _standing(self) -> list[str]:
        return [kind.name for kind in self.rules.segment_kinds if kind.closes == "around"]

    def _plane_names(self) -> list[str]:
        """What is printed comes first, then what changes."""
        names = ["tile"]
        names += [f"{side} {LETTERS[letter]}" for side in EDGES for letter in self._letters()]
        names += [f"{EDGES[a]} joins {EDGES[b]}" for a, b in PAIRS]
        names += [f"mark {name}" for name in self.rules.marks]
        names += [f"has {name}" for name in self._standing()]
        self.n_printed_planes = len(names)
        names += [f"{what} {side}" for what in ("open", "mine", "others") for side in (*EDGES, "centre")]
        names += [f"{what} {half}" for what in ("mine", "others") for half in HALVES]
        names += [f"{whose} {kind.name}" for whose in ("my", "others'") for kind in self.rules.piece_kinds]
        return [*names, "last"]

    def _column_names(self) -> list[str]:
        kinds = [kind.name for kind in self.rules.segment_kinds]
        marks = [f"mark {name}" for name in self.marks_on_segments]
        return [*kinds, "tiles", "open", "mine", "best other", "x", "y", *marks]

    def _write_printed(self) -> None:
        """What is printed on every design in every rotation: planes and numbers, one list after the other."""
        start: list[int] = [0]
        planes: list[int] = []
        values: list[int] = []
        for tile in self.rules.tiles:
            for rotation in range(4):
                for plane, value in self._printed(tile, rotation).items():
                    planes.append(plane)
                    values.append(value)
                start.append(len(planes))
        self.printed_start = self.ints(len(start))
        self.printed_plane = self.ints(len(planes))
        self.printed_value = self.ints(len(planes))
        i: cython.int
        n: cython.int = len(start)
        for i in range(n):
            self.printed_start[i] = start[i]
        n = len(planes)
        for i in range(n):
            self.printed_plane[i] = planes[i]
            self.printed_value[i] = values[i]

    def _printed(self, tile: Tile, rotation: int) -> dict[int, int]:
        found = {"tile": 1}
        for e, side in enumerate(EDGES):
            found[f"{side} {LETTERS[tile.edge(e, rotation)]}"] = 1
        for segment in tile.segments:
            sides = {(e + rotation) % 4 for e in segment.edges}
            for a, b in PAIRS:
                if a in sides and b in sides:
                    found[f"{EDGES[a]} joins {EDGES[b]}"] = 1
            if segment.kind in self._standing():
                found[f"has {segment.kind}"] = 1
        for mark in self.rules.marks.values():
            bearers = [tile.marks] if mark.on == TILE else [s.marks for s in tile.segments]
            number = sum(mark.number(marks.get(mark.name, 0)) for marks in bearers)
            if number:
                found[f"mark {mark.name}"] = min(number, MOST)
        return {self.planes.index(name): value for name, value in found.items()}

    def attach(self, arrays: Mapping[str, Any], rows: int) -> None:
        """Fill these arrays from now on: flat ones, all 0, each with so many rows."""
        self.drawn = self.ints(rows)  # how many tiles are drawn in each row
        self.board = arrays["board"]
        self.features = arrays["features"]
        self.players = arrays["players"]
        self.unseen = arrays["unseen"]
        self.tile = arrays["tile"]
        self.decision = arrays["decision"]
        self.chosen = arrays["chosen"]
        if "own" in arrays:
            self.own = arrays["own"]
        self.attached = True

    # While playing, without the interpreter -----------------------------------------------------

    def fill(self, s: State, seat: cython.int, row: cython.int, asked: cython.int) -> None:
        """Write what a seat sees into a row; ``asked`` is the id whose cell is asked for, or -1."""
        self.gather(s, seat)
        self.clear(row)
        self.fill_printed(s, row)
        self.fill_board(s, row)
        self.fill_pieces(s, seat, row)
        self.fill_features(s, seat, row)
        self.fill_rest(s, seat, row, asked)
        self.forget(s)

    def renew(self, row: cython.int) -> None:
        """Another game begins in a row: forget the tiles that are drawn in it."""
        n: cython.int = self.n_planes * self.cells
        self.drawn[row] = 0
        if cython.compiled:
            memset(cython.address(self.board[row * n]), 0, self.n_printed_planes * self.cells)
        else:
            self.board[row * n : row * n + self.n_printed_planes * self.cells] = 0

    def clear(self, row: cython.int) -> None:
        """All of a row is 0 but what is printed on tiles, which stays as long as the game."""
        n: cython.int = self.n_planes * self.cells
        at: cython.int = row * n + self.n_printed_planes * self.cells
        m: cython.int = self.rules.n_pieces * self.n_columns
        if cython.compiled:
            memset(cython.address(self.board[at]), 0, n - self.n_printed_planes * self.cells)
            memset(cython.address(self.features[row * m]), 0, 2 * m)
            memset(cython.address(self.tile[row * self.rules.n_designs]), 0, self.rules.n_designs)
            memset(cython.address(self.decision[row * self.n_steps]), 0, self.n_steps)
            memset(cython.address(self.chosen[row * self.ids.n_spots]), 0, self.ids.n_spots)
        else:
            self.board[at : (row + 1) * n] = 0
            self.features[row * m : (row + 1) * m] = 0
            self.tile[row * self.rules.n_designs : (row + 1) * self.rules.n_designs] = 0
            self.decision[row * self.n_steps : (row + 1) * self.n_steps] = 0
            self.chosen[row * self.ids.n_spots : (row + 1) * self.ids.n_spots] = 0

    def gather(self, s: State, seat: cython.int) -> None:
        """How strong the seat is on each feature, and how strong all others together are."""
        i: cython.int
        f: cython.int
        for i in range(self.rules.n_pieces):
            if s.where[i] >= 0 and self.rules.is_follower[self.rules.kind_of_piece[i]]:
                f = s.feature_of[s.where[i]]
                if self.rules.owner[i] == seat:
                    self.mine[f] += s.strength_of(i, f)
                else:
                    self.others[f] += s.strength_of(i, f)

    def forget(self, s: State) -> None:
        """Undo ``gather``."""
        i: cython.int
        f: cython.int
        for i in range(self.rules.n_pieces):
            if s.where[i] >= 0:
                f = s.feature_of[s.where[i]]
                self.mine[f] = 0
                self.others[f] = 0

    def fill_printed(self, s: State, row: cython.int) -> None:
        """What is printed on the tiles that are new in the row."""
        t: cython.int
        i: cython.int
        k: cython.int
        lie: cython.int
        begin: cython.int = row * self.n_planes * self.cells
        for t in range(self.drawn[row], s.n_tiles):
            i = self.ids.cell_of(s.tile_at[t])
            if i >= 0:
                lie = s.tile_lie[t]
                for k in range(self.printed_start[lie], self.printed_start[lie + 1]):
                    self.board[begin + self.printed_plane[k] * self.cells + i] = self.printed_value[k]
        self.drawn[row] = s.n_tiles

    def fill_board(self, s: State, row: cython.int) -> None:
        """How things stand with the features on each tile."""
        t: cython.int
        i: cython.int
        k: cython.int
        e: cython.int
        f: cython.int
        at: cython.int
        lie: cython.int
        first: cython.int
        cells: cython.int = self.cells
        plane: cython.int = (row * self.n_planes + self.n_printed_planes) * cells
        for t in range(s.n_tiles):
            i = self.ids.cell_of(s.tile_at[t])
            if i < 0:
                continue
            at = plane + i
            lie = s.tile_lie[t]
            first = s.tile_first[t]
            for e in range(4):
                k = self.rules.main[lie * 4 + e]
                if k >= 0:
                    f = s.feature_of[first + k]
                    if s.opens[f] > 0:
                        self.board[at + e * cells] = s.opens[f] if s.opens[f] < MOST else MOST
                    if s.occupied[f]:
                        self.board[at + (5 + e) * cells] = self.mine[f]
                        self.board[at + (10 + e) * cells] = self.others[f]
            k = self.rules.centre[lie >> 2]
            if k >= 0:
                for e in range(self.rules.n_centres[lie >> 2]):
                    f = s.feature_of[first + k + e]
                    self.board[at + 4 * cells] = s.opens[f]
                    if s.occupied[f]:
                        self.board[at + 9 * cells] = self.mine[f]
                        self.board[at + 14 * cells] = self.others[f]
            for e in range(8):
                k = self.rules.half[lie * 8 + e]
                if k >= 0:
                    f = s.feature_of[first + k]
                    if s.occupied[f]:
                        self.board[at + (15 + e) * cells] = self.mine[f]
                        self.board[at + (23 + e) * cells] = self.others[f]
        if s.last_laid >= 0:
            i = self.ids.cell_of(s.tile_at[s.last_laid])
            if i >= 0:
                self.board[plane + i + (31 + 2 * self.rules.n_kinds) * cells] = 1

    def fill_pieces(self, s: State, seat: cython.int, row: cython.int) -> None:
        """Pieces on their cells."""
        i: cython.int
        cell: cython.int
        cells: cython.int = self.cells
        begin: cython.int = (row * self.n_planes + self.n_printed_planes + 31) * cells
        for i in range(self.rules.n_pieces):
            if s.where[i] < 0:
                continue
            cell = self.ids.cell_of(s.tile_at[s.tile_of[s.where[i]]])
            if cell >= 0:
                cell += begin + self.rules.kind_of_piece[i] * cells
                if self.rules.owner[i] != seat:
                    cell += self.rules.n_kinds * cells
                self.board[cell] += 1

    def fill_features(self, s: State, seat: cython.int, row: cython.int) -> None:
        """A row for each feature on which a piece stands."""
        i: cython.int
        j: cython.int
        k: cython.int
        f: cython.int
        n: cython.int = self.rules.n_pieces
        own: cython.int = self.rules.first_piece[seat * self.rules.n_kinds]
        at: cython.int = row * n * self.n_columns
        kinds: cython.int = self.rules.n_segment_kinds
        rows: cython.int = 0
        for k in range(n):
            i = own + k if own + k < n else own + k - n  # one's own come first
            if s.where[i] < 0:
                continue
            f = s.feature_of[s.where[i]]
            for j in range(rows):
                if self.listed[j] == f:
                    break
            else:
                self.listed[rows] = f
                rows += 1
                self.features[at + s.kind_of(f)] = 1
                self.features[at + kinds] = s.count_tiles(f)
                self.features[at + kinds + 1] = s.opens[f]
                self.features[at + kinds + 2] = self.mine[f]
                self.features[at + kinds + 3] = self.best_other(s, seat, f)
                j = s.tile_at[s.tile_of[f]]
                self.features[at + kinds + 4] = (j & (ROW - 1)) - BIAS
                self.features[at + kinds + 5] = (j >> SHIFT) - BIAS
                for j in range(self.n_marks):
                    self.features[at + kinds + 6 + j] = s.count_mark(f, j * self.rules.n_printed)
                at += self.n_columns

    def best_other(self, s: State, seat: cython.int, f: cython.int) -> cython.int:
        """The strength of the strongest other player on a feature."""
        i: cython.int
        p: cython.int
        best: cython.int = 0
        if self.others[f] == 0:
            return 0
        if self.rules.n_players == 2:
            return self.others[f]
        for p in range(self.rules.n_players):
            self.strengths[p] = 0
        for i in range(self.rules.n_pieces):
            if s.where[i] >= 0 and s.feature_of[s.where[i]] == f:
                p = self.rules.owner[i]
                if p != seat and self.rules.is_follower[self.rules.kind_of_piece[i]]:
                    self.strengths[p] += s.strength_of(i, f)
                    best = self.strengths[p] if self.strengths[p] > best else best
        return best

    def fill_rest(self, s: State, seat: cython.int, row: cython.int, asked: cython.int) -> None:
        """Players, tiles to come, the tile in hand, the decision, and own state of expansions."""
        i: cython.int
        p: cython.int
        k: cython.int
        n: cython.int = self.rules.n_designs
        kinds: cython.int = self.rules.n_kinds
        at: cython.int = row * self.rules.n_players * self.n_fields
        for i in range(self.rules.n_players):
            p = (seat + i) % self.rules.n_players
            self.players[at] = s.score[p]
            self.players[at + 1] = 1 if s.active == p else 0
            self.players[at + 2] = 1 if s.player == p else 0
            for k in range(kinds):
                self.players[at + 3 + k] = s.supply[p * kinds + k]
            at += self.n_fields
        at = row * n
        for i in range(n):
            k = 0
            for p in range(self.rules.n_piles):
                k += s.unseen[p * n + i]
            self.unseen[at + i] = k
        if s.tile >= 0 and s.laid < 0:
            self.tile[at + s.tile] = 1
        if s.step >= 0:
            self.decision[row * self.n_steps + s.step - N_SLOTS] = 1
        if asked >= 0:
            self.chosen[row * self.ids.n_spots + asked - self.ids.first_spots] = 1
        for i in range(self.rules.n_own):
            self.own[row * self.rules.n_own + i] = s.own[i]

    # For Python ------------------------------------------------------------------------------------

    def write(self, state: State, seat: int, row: int = 0, asked: int = -1) -> None:
        """Write what a seat sees, in any state, into a row of the arrays."""
        self.renew(row)
        self.fill(state, seat, row, asked)
