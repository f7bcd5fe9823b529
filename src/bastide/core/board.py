"""What lies on the table: tiles, the features they have grown into, and the pieces on them.

All of it is ints in one block of memory, so that a copy is one ``memcpy``. Numbers count in the
order of laying: *tile* t, *segment* s. A *feature* goes by the number of one of its segments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import SUPPLY

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset

# The arrays in the block of memory, in this order, and what their lengths go by. ``board.pxd`` declares a
# pointer for each, one after the other in the same order, so that they can be set by number: a test compares.
ARRAYS = (
    ("tile_at", "tiles"),  # position of each tile
    ("tile_lie", "tiles"),  # its design * 4 + rotation
    ("tile_first", "tiles"),  # its first segment
    ("tile_centre", "tiles"),  # by grid: 1 + its first segment with eight neighbours, 0 without one
    ("seen_tile", "tiles"),  # stamps, so that walks count each tile once
    ("feature_of", "segments"),
    ("next_of", "segments"),  # the segments of a feature form a ring
    ("tile_of", "segments"),
    ("printed_of", "segments"),
    ("opens", "segments"),  # per feature: what is still open; 0 is complete
    ("size", "segments"),  # per feature: number of segments
    ("occupied", "segments"),  # per feature: number of followers
    ("seen_feature", "segments"),
    ("open_at", "open"),  # empty cells next to tiles, in any order; see ``sort_open``
    ("open_demand", "open"),  # what their four sides ask for, in base 5
    ("where", "pieces"),  # segment of each piece, or SUPPLY, or elsewhere
    ("supply", "supplies"),  # player * kinds + kind
    ("done", "done"),  # features completed in this part of the turn
    ("unseen", "unseen"),  # pile * designs + design
    ("score", "players"),
    ("own", "own"),  # variables of the expansions
    ("frames", "frames"),  # the agenda: step and three arguments each
)
BESIDE = [4096, 1, -4096, -1]  # to the neighbour at each edge
POWER = [1, 5, 25, 125]  # of the sides in a demand
MAX_DONE = 160
MAX_FRAMES = 256
NUMBERS = {name: number for number, (name, _) in enumerate(ARRAYS)}
N_ARRAYS = len(ARRAYS)


class Board:
    """Tiles, features and pieces."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.n_tiles = 0
        self.n_segments = 0
        self.n_open = 0
        self.n_done = 0
        self.in_order = True
        self.closes = False
        self.pile = -1
        self.stock = 0
        self.left = 0
        self.layout = 0
        self.n_counted = 0
        self.low_x = self.low_y = 1 << 20
        self.high_x = self.high_y = 0
        self.stamp = 0
        self.grid_bits = 5
        self.grid_mask = 31
        if not cython.compiled:
            self.near = [0] * 8
        self.reserve()

    def lengths(self) -> dict[str, int]:
        """How long the arrays are."""
        rules = self.rules
        return {
            "tiles": rules.max_tiles,
            "segments": rules.max_segments,
            "open": rules.max_open,
            "pieces": rules.n_pieces,
            "supplies": rules.n_players * rules.n_kinds,
            "done": MAX_DONE,
            "unseen": rules.n_piles * rules.n_designs,
            "players": rules.n_players,
            "own": rules.n_own,
            "frames": 4 * MAX_FRAMES,
        }

    def reserve(self) -> int:
        """Get memory, all zero, and point the arrays into it."""
        lengths = self.lengths()
        if cython.compiled:
            arrays: cython.pp_int = cython.address(self.tile_at)
            i: cython.int
            at: cython.int = 0
            self.slab_size = sum([lengths[length] for _, length in ARRAYS])
            self.slab = cython.cast(cython.p_int, malloc(self.slab_size * cython.sizeof(cython.int)))
            self.grid = cython.cast(
                cython.p_int, malloc((1 << (2 * self.grid_bits)) * cython.sizeof(cython.int))
            )
            if not self.slab or not self.grid:
                raise MemoryError
            memset(self.slab, 0, self.slab_size * cython.sizeof(cython.int))
            memset(self.grid, 0, (1 << (2 * self.grid_bits)) * cython.sizeof(cython.int))
            for i in range(N_ARRAYS):
                arrays[i] = self.slab + at
                at += lengths[ARRAYS[i][1]]
        else:
            (
                self.tile_at,
                self.tile_lie,
                self.tile_first,
                self.tile_centre,
                self.seen_tile,
                self.feature_of,
                self.next_of,
                self.tile_of,
                self.printed_of,
                self.opens,
                self.size,
                self.occupied,
                self.seen_feature,
                self.open_at,
                self.open_demand,
                self.where,
                self.supply,
                self.done,
                self.unseen,
                self.score,
                self.own,
                self.frames,
            ) = [[0] * lengths[length] for _, length in ARRAYS]
            self.grid = [0] * (1 << (2 * self.grid_bits))
        return 0

    def room(self, array: str) -> int:
        """How many numbers an array can hold."""
        if cython.compiled:
            i: cython.int = NUMBERS[array]
            arrays: cython.pp_int = cython.address(self.tile_at)
            end: cython.p_int = arrays[i + 1] if i + 1 < N_ARRAYS else self.slab + self.slab_size
            return end - arrays[i]
        return len(getattr(self, array))

    def peek(self, array: str) -> list[int]:
        """A copy of one of the arrays, by name, for modules that show or check a state."""
        number: cython.int = NUMBERS[array]
        length = ARRAYS[number][1]
        n: cython.int
        if length == "tiles":
            n = self.n_tiles
        elif length == "segments":
            n = self.n_segments
        elif length == "open":
            n = self.n_open
        elif length == "done":
            n = self.n_done
        else:
            n = self.room(array)
        if cython.compiled:
            i: cython.int
            arrays: cython.pp_int = cython.address(self.tile_at)
            values: cython.p_int = arrays[number]
            return [values[i] for i in range(n)]
        return list(getattr(self, array)[:n])

    def poke(self, array: str, index: int, value: int) -> None:
        """Write one number of an array: for building a position from outside, never for rules."""
        if not 0 <= index < self.room(array):
            raise IndexError(f"{array}[{index}]")
        self.pile = -1  # to be found anew
        self.layout = 0
        self.n_counted = 0
        if cython.compiled:
            arrays: cython.pp_int = cython.address(self.tile_at)
            arrays[NUMBERS[array]][index] = value
        else:
            getattr(self, array)[index] = value

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.slab)
            free(self.grid)

    def copy_board(self, other: Board) -> None:
        """Make ``other``, fresh from ``__new__`` or of the same rules, a copy of this board."""
        other.rules = self.rules
        other.n_tiles = self.n_tiles
        other.n_segments = self.n_segments
        other.n_open = self.n_open
        other.n_done = self.n_done
        other.in_order = self.in_order
        other.pile = self.pile
        other.stock = self.stock
        other.left = self.left
        other.layout = self.layout
        other.n_counted = self.n_counted
        other.low_x = self.low_x
        other.high_x = self.high_x
        other.low_y = self.low_y
        other.high_y = self.high_y
        other.stamp = self.stamp
        other.grid_bits = self.grid_bits
        other.grid_mask = self.grid_mask
        if cython.compiled:
            cells: cython.int = 1 << (2 * self.grid_bits)
            i: cython.int
            mine: cython.pp_int = cython.address(self.tile_at)
            theirs: cython.pp_int = cython.address(other.tile_at)
            other.slab_size = self.slab_size
            free(other.slab)  # nothing, where it is fresh
            free(other.grid)
            other.slab = cython.cast(cython.p_int, malloc(self.slab_size * cython.sizeof(cython.int)))
            other.grid = cython.cast(cython.p_int, malloc(cells * cython.sizeof(cython.int)))
            for i in range(N_ARRAYS):
                theirs[i] = other.slab + (mine[i] - self.slab)
            # No walk has been here yet: in the order of the arrays these two end where the next begins.
            memset(other.seen_tile, 0, (other.feature_of - other.seen_tile) * cython.sizeof(cython.int))
            memset(other.seen_feature, 0, (other.open_at - other.seen_feature) * cython.sizeof(cython.int))
            self.overwrite_board(other)
        else:
            for name, _ in ARRAYS:
                setattr(other, name, getattr(self, name)[:])
            other.grid = self.grid[:]
            other.near = self.near[:]

    def overwrite_board(self, other: Board) -> None:
        """The same for a board of the same rules that has its memory: nothing is allocated, and only what is
        in use is copied. The stamps of walks stay those of ``other``, they only have to be its own."""
        if cython.compiled:
            size: cython.size_t = cython.sizeof(cython.int)
            cells: cython.int = 1 << (2 * self.grid_bits)
            if other.grid_bits != self.grid_bits:  # a map that has grown: seldom
                free(other.grid)
                other.grid = cython.cast(cython.p_int, malloc(cells * size))
            memcpy(other.grid, self.grid, cells * size)
            memcpy(other.tile_at, self.tile_at, self.n_tiles * size)
            memcpy(other.tile_lie, self.tile_lie, self.n_tiles * size)
            memcpy(other.tile_first, self.tile_first, self.n_tiles * size)
            memcpy(other.tile_centre, self.tile_centre, (self.n_tiles + 1) * size)
            memcpy(other.feature_of, self.feature_of, self.n_segments * size)
            memcpy(other.next_of, self.next_of, self.n_segments * size)
            memcpy(other.tile_of, self.tile_of, self.n_segments * size)
            memcpy(other.printed_of, self.printed_of, self.n_segments * size)
            memcpy(other.opens, self.opens, self.n_segments * size)
            memcpy(other.size, self.size, self.n_segments * size)
            memcpy(other.occupied, self.occupied, self.n_segments * size)
            memcpy(other.open_at, self.open_at, self.n_open * size)
            memcpy(other.open_demand, self.open_demand, self.n_open * size)
            # From here on the arrays are short, and the agenda is the last: all of them at once.
            memcpy(other.where, self.where, (self.slab + self.slab_size - self.where) * size)
        else:
            for name, _ in ARRAYS:
                if name not in ("seen_tile", "seen_feature"):
                    setattr(other, name, getattr(self, name)[:])
            other.grid = self.grid[:]
        other.n_tiles = self.n_tiles
        other.n_segments = self.n_segments
        other.n_open = self.n_open
        other.n_done = self.n_done
        other.in_order = self.in_order
        other.pile = self.pile
        other.stock = self.stock
        other.left = self.left
        other.layout = self.layout
        other.n_counted = self.n_counted
        other.low_x = self.low_x
        other.high_x = self.high_x
        other.low_y = self.low_y
        other.high_y = self.high_y
        other.grid_bits = self.grid_bits
        other.grid_mask = self.grid_mask

    # Cells ------------------------------------------------------------------------------------

    def cell(self, at: cython.int) -> cython.int:
        """Where a position lies in the grid, which wraps round."""
        return ((at >> 12) & self.grid_mask) << self.grid_bits | (at & self.grid_mask)

    def tile_on(self, at: cython.int) -> cython.int:
        """The tile at a position, or -1."""
        t: cython.int = self.grid[self.cell(at)] - 1
        if t >= 0 and self.tile_at[t] == at:
            return t
        return -1

    def tile_after(self, at: cython.int) -> cython.int:
        """The tile that comes next after a position, row by row; after -1 the first, -1 after the last."""
        x: cython.int = self.low_x if at < 0 else (at & 4095) + 1
        y: cython.int = self.low_y if at < 0 else at >> 12
        t: cython.int
        while y <= self.high_y:
            while x <= self.high_x:
                t = self.grid[(y & self.grid_mask) << self.grid_bits | (x & self.grid_mask)]
                if t > 0:
                    return t - 1
                x += 1
            x = self.low_x
            y += 1
        return -1

    def widen(self, at: cython.int) -> None:
        """Take note of how far the map reaches; double the grid when it would wrap onto itself."""
        x: cython.int = at & 4095
        y: cython.int = at >> 12
        i: cython.int
        n: cython.int
        if x < self.low_x:
            self.low_x = x
        if x > self.high_x:
            self.high_x = x
        if y < self.low_y:
            self.low_y = y
        if y > self.high_y:
            self.high_y = y
        while self.high_x - self.low_x + 4 > self.grid_mask or self.high_y - self.low_y + 4 > self.grid_mask:
            self.grid_bits += 1
            self.grid_mask = (1 << self.grid_bits) - 1
            n = 1 << (2 * self.grid_bits)
            if cython.compiled:
                free(self.grid)
                self.grid = cython.cast(cython.p_int, malloc(n * cython.sizeof(cython.int)))
                memset(self.grid, 0, n * cython.sizeof(cython.int))
            else:
                self.grid = [0] * n
            for i in range(self.n_tiles):
                self.grid[self.cell(self.tile_at[i])] = i + 1
            for i in range(self.n_open):
                self.grid[self.cell(self.open_at[i])] = -1 - i

    def add_open(self, at: cython.int, demand: cython.int) -> None:
        """A new empty cell next to a tile."""
        i: cython.int = self.n_open
        if i > 0 and at < self.open_at[i - 1]:
            self.in_order = False
        self.open_at[i] = at
        self.open_demand[i] = demand
        self.grid[self.cell(at)] = -1 - i
        self.n_open = i + 1

    def find_open(self, at: cython.int) -> cython.int:
        """Where an empty cell next to a tile stands in the list; below 0 where a tile or nothing is."""
        return -1 - self.grid[self.cell(at)]

    def drop_open(self, i: cython.int) -> None:
        """An empty cell has been filled; the last of the list takes its place there."""
        last: cython.int = self.n_open - 1
        if i < last:
            self.open_at[i] = self.open_at[last]
            self.open_demand[i] = self.open_demand[last]
            self.grid[self.cell(self.open_at[i])] = -1 - i
            self.in_order = False
        self.n_open = last

    def sort_open(self) -> None:
        """Put the empty cells in the order of their positions, for whoever shows an order.

        They nearly are, if they were before the last tiles: so insertion is best.
        """
        i: cython.int
        j: cython.int
        at: cython.int
        demand: cython.int
        first: cython.int = self.n_open
        if self.in_order:
            return
        for i in range(1, self.n_open):
            at = self.open_at[i]
            if at > self.open_at[i - 1]:
                continue
            demand = self.open_demand[i]
            j = i
            while j > 0 and self.open_at[j - 1] > at:
                self.open_at[j] = self.open_at[j - 1]
                self.open_demand[j] = self.open_demand[j - 1]
                j -= 1
            self.open_at[j] = at
            self.open_demand[j] = demand
            if j < first:
                first = j
        for i in range(first, self.n_open):
            self.grid[self.cell(self.open_at[i])] = -1 - i
        self.in_order = True

    # Laying and joining -----------------------------------------------------------------------

    def lay(self, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        """Put a tile on the table and join its segments with what lies around; the tile's number.

        Features that this completes are added to ``done``.
        """
        t: cython.int = self.n_tiles
        lie: cython.int = design * 4 + rotation
        first: cython.int = self.n_segments
        printed: cython.int = self.rules.first_printed[design]
        n: cython.int = self.rules.n_segments[design]
        centre: cython.int = self.rules.centre[design]
        k: cython.int
        s: cython.int
        e: cython.int
        u: cython.int
        here: cython.int
        neighbours: cython.int = 0
        if not (self.low_x <= at & 4095 <= self.high_x and self.low_y <= at >> 12 <= self.high_y):
            self.widen(at)
        u = self.grid[self.cell(at)]
        if u < 0:
            self.drop_open(-1 - u)
        self.grid[self.cell(at)] = t + 1
        self.look_around(at)
        self.tile_at[t] = at
        self.tile_lie[t] = lie
        self.tile_first[t] = first
        self.tile_centre[t + 1] = first + centre + 1 if centre >= 0 else 0
        self.closes = False
        self.n_tiles = t + 1
        self.n_segments = first + n
        for k in range(n):
            s = first + k
            self.feature_of[s] = s
            self.next_of[s] = s
            self.tile_of[s] = t
            self.printed_of[s] = printed + k
            self.opens[s] = self.rules.opening[printed + k]
            self.size[s] = 1
            self.occupied[s] = 0
        for e in range(4):
            u = self.near[2 * e]
            if u > 0:
                neighbours += 1
                self.join_side(t, u - 1, e)
                continue
            here = self.rules.edge[lie * 4 + e]
            if here <= 4:
                here *= POWER[(e + 2) & 3]
                if u < 0:
                    self.open_demand[-1 - u] += here
                else:
                    self.add_open(at + BESIDE[e], here)
        self.fill_around()
        if centre >= 0:
            for e in range(1, 8, 2):
                if self.near[e] > 0:
                    neighbours += 1
            for k in range(self.rules.n_centres[design]):
                s = first + centre + k
                self.opens[s] = 8 - neighbours
                if neighbours == 8:
                    self.mark_done(s)
        if self.closes:
            for e in range(4):
                k = self.rules.main[lie * 4 + e]
                if k >= 0:
                    s = self.feature_of[first + k]
                    if self.opens[s] == 0:
                        self.mark_done(s)
        return t

    def join_side(self, t: cython.int, u: cython.int, e: cython.int) -> None:
        """Join tile ``t``, just laid, with the older tile ``u`` that lies at its edge ``e``.

        Where that leaves nothing open, ``closes`` is set.
        """
        f: cython.int = (e + 2) & 3
        first: cython.int = self.tile_first[t]
        before: cython.int = self.tile_first[u]
        lie: cython.int = self.tile_lie[t]
        other: cython.int = self.tile_lie[u]
        mine: cython.int = self.rules.main[lie * 4 + e]
        theirs: cython.int = self.rules.main[other * 4 + f]
        half: cython.p_int = self.rules.half
        s: cython.int
        if mine >= 0 and theirs >= 0:
            self.join(first + mine, before + theirs, 2)
        elif mine >= 0:  # a side that closes whatever meets it
            self.opens[self.feature_of[first + mine]] -= 1
            self.closes = True
        elif theirs >= 0:
            s = self.feature_of[before + theirs]
            self.opens[s] -= 1
            if self.opens[s] == 0:
                self.mark_done(s)
        # Fields meet half-edge by half-edge, the first half clockwise with their second.
        mine = half[lie * 8 + 2 * e]
        theirs = half[other * 8 + 2 * f + 1]
        if mine >= 0 and theirs >= 0:
            self.join(first + mine, before + theirs, 0)
            if mine == half[lie * 8 + 2 * e + 1] and theirs == half[other * 8 + 2 * f]:
                return  # one field on either side
        mine = half[lie * 8 + 2 * e + 1]
        theirs = half[other * 8 + 2 * f]
        if mine >= 0 and theirs >= 0:
            self.join(first + mine, before + theirs, 0)

    def look_around(self, at: cython.int) -> None:
        """Write down what the grid holds in the eight cells around a position, clockwise from the north."""
        mask: cython.int = self.grid_mask
        bits: cython.int = self.grid_bits
        north: cython.int = ((at >> 12) + 1 & mask) << bits
        here: cython.int = (at >> 12 & mask) << bits
        south: cython.int = ((at >> 12) - 1 & mask) << bits
        west: cython.int = at - 1 & mask
        middle: cython.int = at & mask
        east: cython.int = at + 1 & mask
        self.near[0] = self.grid[north | middle]
        self.near[1] = self.grid[north | east]
        self.near[2] = self.grid[here | east]
        self.near[3] = self.grid[south | east]
        self.near[4] = self.grid[south | middle]
        self.near[5] = self.grid[south | west]
        self.near[6] = self.grid[here | west]
        self.near[7] = self.grid[north | west]

    def fill_around(self) -> None:
        """Cloisters and their like: the tile that is being laid fills a place around its neighbours' ones."""
        e: cython.int
        k: cython.int
        s: cython.int
        u: cython.int
        for e in range(8):
            u = self.near[e]
            u &= ~(u >> 31)  # no tile is 0; a branch here would often be guessed wrong by the processor
            if self.tile_centre[u] == 0:
                continue
            for k in range(self.rules.n_centres[self.tile_lie[u - 1] >> 2]):
                s = self.tile_centre[u] - 1 + k
                self.opens[s] -= 1
                if self.opens[s] == 0:
                    self.mark_done(s)

    def join(self, a: cython.int, b: cython.int, closed: cython.int) -> None:
        """Make one feature of those of two segments; ``closed`` open ends fall away.

        The smaller is relabelled, which beats a tree of links: looking a feature up is one read.
        """
        s: cython.int
        i: cython.int
        a = self.feature_of[a]
        b = self.feature_of[b]
        if a == b:
            self.opens[a] -= closed
            if self.opens[a] == 0:
                self.closes = True
            return
        if self.size[a] < self.size[b]:
            s = a
            a = b
            b = s
        s = b
        for i in range(self.size[b]):
            self.feature_of[s] = a
            s = self.next_of[s]
        s = self.next_of[a]
        self.next_of[a] = self.next_of[b]
        self.next_of[b] = s
        self.size[a] += self.size[b]
        self.opens[a] += self.opens[b] - closed
        if self.opens[a] == 0:
            self.closes = True
        self.occupied[a] += self.occupied[b]

    def mark_done(self, feature: cython.int) -> None:
        """Remember a feature as completed in this part of the turn."""
        i: cython.int
        for i in range(self.n_done):
            if self.done[i] == feature:
                return
        if self.n_done < MAX_DONE:
            self.done[self.n_done] = feature
            self.n_done += 1

    def rebuild(self, feature: cython.int) -> None:
        """Take a feature apart and join its segments anew along edges: links between segments of
        one tile are the caller's to join again."""
        n: cython.int = self.size[feature]
        s: cython.int = feature
        following: cython.int
        i: cython.int
        e: cython.int
        u: cython.int
        t: cython.int
        there: cython.int
        mine: cython.int
        theirs: cython.int
        self.stamp += 1
        for i in range(n):
            following = self.next_of[s]
            self.feature_of[s] = s
            self.size[s] = 1
            self.opens[s] = self.rules.opening[self.printed_of[s]]
            self.occupied[s] = 0
            self.seen_feature[s] = self.stamp
            s = following
        for i in range(self.rules.n_pieces):
            s = self.where[i]
            if (
                s >= 0
                and self.seen_feature[s] == self.stamp
                and self.rules.is_follower[self.rules.kind_of_piece[i]]
            ):
                self.occupied[s] += 1
        # Walk the stamped segments in order of laying, so that each edge is met once from the later tile.
        for s in range(self.n_segments):
            if self.seen_feature[s] == self.stamp:
                self.next_of[s] = s
        for s in range(self.n_segments):
            if self.seen_feature[s] != self.stamp:
                continue
            t = self.tile_of[s]
            for e in range(4):
                mine = self.rules.main[self.tile_lie[t] * 4 + e]
                if mine < 0 or self.tile_first[t] + mine != s:
                    continue
                there = self.tile_at[t] + BESIDE[e]
                u = self.tile_on(there)
                if u < 0:
                    continue
                theirs = self.rules.main[self.tile_lie[u] * 4 + ((e + 2) & 3)]
                if theirs < 0:
                    self.opens[self.feature_of[s]] -= 1
                elif u < t or (u == t and theirs < mine):
                    self.join(s, self.tile_first[u] + theirs, 2)

    # Asking -----------------------------------------------------------------------------------

    def is_complete(self, feature: cython.int) -> cython.bint:
        """Is nothing of the feature open? Farms never are complete."""
        return self.opens[feature] == 0

    def first_segment(self, feature: cython.int) -> cython.int:
        """The segment of a feature that was laid first."""
        first: cython.int = feature
        s: cython.int = self.next_of[feature]
        while s != feature:
            if s < first:
                first = s
            s = self.next_of[s]
        return first

    def next_stamp(self) -> cython.int:
        """A fresh stamp for a walk."""
        self.stamp += 1
        return self.stamp

    def count_tiles(self, feature: cython.int) -> cython.int:
        """On how many tiles the feature lies; a tile with two of its segments counts once."""
        s: cython.int = feature
        n: cython.int = 0
        i: cython.int
        t: cython.int
        self.stamp += 1
        for i in range(self.size[feature]):
            t = self.tile_of[s]
            if self.seen_tile[t] != self.stamp:
                self.seen_tile[t] = self.stamp
                n += 1
            s = self.next_of[s]
        return n

    def count_mark(self, feature: cython.int, mark: cython.int) -> cython.int:
        """The sum of a mark over the feature, ``mark`` as given by ``Ruleset.mark``."""
        s: cython.int = feature
        n: cython.int = 0
        i: cython.int
        for i in range(self.size[feature]):
            n += self.rules.mark_of[mark + self.printed_of[s]]
            s = self.next_of[s]
        return n

    def has_mark(self, feature: cython.int, mark: cython.int) -> cython.bint:
        """Does any segment of the feature bear the mark?"""
        s: cython.int = feature
        i: cython.int
        for i in range(self.size[feature]):
            if self.rules.mark_of[mark + self.printed_of[s]]:
                return True
            s = self.next_of[s]
        return False

    def count_cities(self, farm: cython.int) -> cython.int:
        """How many completed cities touch the farm, each once."""
        s: cython.int = farm
        n: cython.int = 0
        i: cython.int
        j: cython.int
        city: cython.int
        self.stamp += 1
        for i in range(self.size[farm]):
            for j in range(
                self.rules.touch_start[self.printed_of[s]], self.rules.touch_start[self.printed_of[s] + 1]
            ):
                city = self.feature_of[self.tile_first[self.tile_of[s]] + self.rules.touch[j]]
                if self.seen_feature[city] != self.stamp:
                    self.seen_feature[city] = self.stamp
                    if self.opens[city] == 0:
                        n += 1
            s = self.next_of[s]
        return n

    def touches_city(self, farm: cython.int, city: cython.int) -> cython.bint:
        """Does the city touch the farm?"""
        s: cython.int = farm
        i: cython.int
        j: cython.int
        for i in range(self.size[farm]):
            for j in range(
                self.rules.touch_start[self.printed_of[s]], self.rules.touch_start[self.printed_of[s] + 1]
            ):
                if self.feature_of[self.tile_first[self.tile_of[s]] + self.rules.touch[j]] == city:
                    return True
            s = self.next_of[s]
        return False

    # Pieces -----------------------------------------------------------------------------------

    def free_piece(self, player: cython.int, kind: cython.int) -> cython.int:
        """A piece of that kind in the player's supply, or -1."""
        first: cython.int = self.rules.first_piece[player * self.rules.n_kinds + kind]
        i: cython.int
        for i in range(first, first + self.rules.piece_count[kind]):
            if self.where[i] == SUPPLY:
                return i
        return -1

    def has_follower(self, player: cython.int, feature: cython.int) -> cython.bint:
        """Does a follower of the player stand on the feature?"""
        i: cython.int
        if self.occupied[feature] == 0:
            return False
        for i in range(self.rules.first_piece[player * self.rules.n_kinds], self.rules.n_pieces):
            if self.rules.owner[i] != player:
                break
            if self.where[i] < 0 or not self.rules.is_follower[self.rules.kind_of_piece[i]]:
                continue
            if self.feature_of[self.where[i]] == feature:
                return True
        return False

    def stand(self, piece: cython.int, segment: cython.int) -> None:
        """Put a piece from the supply (or from elsewhere) on a segment."""
        if self.where[piece] == SUPPLY:
            self.supply[self.rules.owner[piece] * self.rules.n_kinds + self.rules.kind_of_piece[piece]] -= 1
        self.where[piece] = segment
        if self.rules.is_follower[self.rules.kind_of_piece[piece]]:
            self.occupied[self.feature_of[segment]] += 1

    def take(self, piece: cython.int) -> cython.int:
        """Take a piece off the board into its owner's supply; the segment it stood on, or where it was."""
        segment: cython.int = self.where[piece]
        if segment == SUPPLY:
            return SUPPLY
        self.where[piece] = SUPPLY
        self.supply[self.rules.owner[piece] * self.rules.n_kinds + self.rules.kind_of_piece[piece]] += 1
        if segment >= 0 and self.rules.is_follower[self.rules.kind_of_piece[piece]]:
            self.occupied[self.feature_of[segment]] -= 1
        return segment

    def move_away(self, piece: cython.int, place: cython.int) -> cython.int:
        """Put a piece, from a segment or the supply, to a place elsewhere; where it was."""
        before: cython.int = self.take(piece)
        self.supply[self.rules.owner[piece] * self.rules.n_kinds + self.rules.kind_of_piece[piece]] -= 1
        self.where[piece] = place
        return before
