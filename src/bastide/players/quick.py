"""A quick estimate of every placement of a tile, with the best figure on it, without laying the tile.

It goes by the same formula as ``evaluation.py``, for roads, cities, cloisters and farms: what the tile would
join is put together from records of the features around, made when first needed in a turn. What expansions do
beyond that it does not see, so that it says which placements to look at, not what they are worth exactly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import MAX_SEGMENTS
from bastide.players.memory import Memory

if TYPE_CHECKING:
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.players.evaluation import Evaluation

BESIDE = [4096, 1, -4096, -1]
AROUND = [4096, 4097, 1, -4095, -4096, -4097, -1, 4095]
POWER = [1, 5, 25, 125]
EDGES, ROUND, NEVER = 0, 1, 2
MAX_CELLS = 16  # that a record remembers one by one
MAX_CITIES = 24  # of a farm
MAX_JOINED = 16  # features that one tile joins
MAX_PLACES = 1024  # placements that are estimated
WORST = -1e18
NOWHERE = -1  # no cell
HAIR = 1e-6  # points that a bound keeps away from what it bounds


class Quick(Memory):
    """Estimates for one ruleset, for one thread."""

    def __init__(self, evaluation: Evaluation) -> None:
        Memory.__init__(self)
        rules: Ruleset = evaluation.rules
        self.evaluation = evaluation
        self.stamp = 0
        n: cython.int = rules.max_segments
        self.weight = self.doubles(8)
        self.home = self.doubles(8)
        self.supply = self.ints(8)
        # Records of features, by number of record.
        self.known = self.ints(n)  # feature -> the turn in which its record was made
        self.record = self.ints(n)
        self.tiles = self.ints(n)
        self.count = self.ints(n)
        self.more = self.doubles(n)
        self.voids = self.ints(n)
        self.rest = self.doubles(n)
        self.grown = self.doubles(n)
        self.chance = self.doubles(n)
        self.points = self.doubles(n)
        self.worth = self.doubles(n)
        self.strong = self.ints(n)
        self.place = self.ints(n)
        self.n_cells = self.ints(n)
        self.cells = self.ints(n * MAX_CELLS)
        self.fills = self.doubles(n * MAX_CELLS)
        self.n_cities = self.ints(n)
        self.expects = self.doubles(n)  # of a farm: the cities that will be finished, those to come left out
        self.cities = self.ints(n * MAX_CITIES)
        # Features that the tile in question joins, and what becomes of them.
        self.joined = self.ints(MAX_JOINED)
        self.joined_group = self.ints(MAX_JOINED)
        self.group = self.ints(MAX_SEGMENTS)
        self.group_chance = self.doubles(MAX_SEGMENTS)
        self.edge_fill = self.doubles(4)
        self.edge_old = self.doubles(4)
        self.edge_demand = self.ints(4)
        # What lies around the cell in question, whichever way the tile is turned.
        self.beside = self.ints(4)
        self.cloisters = self.ints(8 * MAX_SEGMENTS)
        self.running = self.ints(12)
        self.running_edge = self.ints(12)
        self.strengths = self.ints(8)
        self.new_cells = self.ints(64)
        self.city_mark = self.ints(n)
        self.farms = self.ints(rules.n_pieces)
        self.near = self.ints(n)  # city -> the turn in which it was seen beside an occupied farm
        # The result, by placement.
        self.values = self.doubles(MAX_PLACES)
        self.figures = self.ints(MAX_PLACES)
        self.kind = 0
        self.note_halves()

    def note_halves(self) -> None:
        """Write down which half edges each segment has, by the lie of its tile."""
        rules: Ruleset = self.evaluation.rules
        lie: cython.int
        h: cython.int
        self.halves = self.ints(4 * rules.n_designs * MAX_SEGMENTS)
        for lie in range(4 * rules.n_designs):
            for h in range(8):
                if rules.half[lie * 8 + h] >= 0:
                    self.halves[lie * MAX_SEGMENTS + rules.half[lie * 8 + h]] |= 1 << h

    # One turn -------------------------------------------------------------------------------------

    def begin(self, s: State, seat: cython.int) -> None:
        """Get ready to estimate placements of one seat in one position."""
        p: cython.int
        k: cython.int
        n: cython.int = s.rules.n_players
        worth: cython.double
        self.evaluation.sync(s)
        self.evaluation.measure_grid(s)
        self.bits = s.grid_bits
        self.mask = s.grid_mask
        self.evaluation.round = self.evaluation.next_stamp()
        self.evaluation.gather(s)
        self.turn = self.next_stamp()
        self.at = NOWHERE
        self.n_records = 0
        self.seat = seat
        self.kind = -1
        for p in range(n):
            self.weight[p] = 1.0 if p == seat else -1.0 / (n - 1)
            self.supply[p] = 0
            for k in range(s.rules.n_kinds):
                if s.rules.is_follower[k]:
                    self.supply[p] += s.supply[p * s.rules.n_kinds + k]
            worth = self.evaluation.follower * self.evaluation.urgency
            for k in range(self.supply[p]):
                worth *= self.evaluation.fewer
            self.home[p] = worth
        for k in range(s.rules.n_kinds):
            if s.rules.is_follower[k] and s.supply[seat * s.rules.n_kinds + k] > 0 and s.rules.stands_on[k]:
                self.kind = k
                break
        self.cost = self.home[seat] / self.evaluation.fewer
        self.future = self.evaluation.future_cities * self.evaluation.left / self.evaluation.all_tiles
        self.back = self.evaluation.back * self.evaluation.urgency
        self.find_farms(s)

    def next_stamp(self) -> cython.int:
        """A number that no mark bears yet."""
        i: cython.int
        self.stamp += 1
        if self.stamp > 2000000000:
            for i in range(self.evaluation.rules.max_segments):
                self.known[i] = self.city_mark[i] = self.near[i] = 0
            self.stamp = 1
        return self.stamp

    # These are the evaluation's, again: what is called so often must be in the same module to be quick.

    def cell(self, at: cython.int) -> cython.int:
        """Where a position lies in the grid of the state."""
        return ((at >> 12) & self.mask) << self.bits | (at & self.mask)

    def demand(self, s: State, here: cython.int) -> cython.int:
        """What an empty cell asks for, ``here`` being what the grid holds; 0 if it lies beside no tile."""
        return s.open_demand[-1 - here] if here < 0 else 0

    def fill(self, s: State, at: cython.int) -> cython.double:
        """How likely an empty cell is to be filled."""
        return self.fill_demand(self.demand(s, s.grid[self.cell(at)]))

    def fill_demand(self, demand: cython.int) -> cython.double:
        """The same by what its sides ask for."""
        if demand == 0:
            return self.evaluation.chances[self.evaluation.chance_row + self.evaluation.left + 1]
        return self.evaluation.chances[self.evaluation.chance_row + self.evaluation.fitting[demand]]

    def rank(self, s: State, moves: Moves) -> cython.int:
        """Estimate the placements in a list; the number of the best. ``values`` and ``figures`` tell of all.

        A value is how much further ahead of the others' mean the seat is; a figure is the number of the
        segment on the tile, or -1.
        """
        i: cython.int
        n: cython.int = moves.n if moves.n < MAX_PLACES else MAX_PLACES
        best: cython.int = 0
        code: cython.longlong
        self.begin(s, s.player)
        for i in range(n):
            code = moves.at(i)
            self.values[i] = self.place_value(s, (code >> 24) & 0xFFFFFF, (code >> 16) & 3)
            self.figures[i] = self.figure
            if self.values[i] > self.values[best]:
                best = i
        return best

    def find_farms(self, s: State) -> None:
        """List the occupied farms, and mark the cities beside them."""
        i: cython.int
        c: cython.int
        r: cython.int
        f: cython.int
        closes: cython.int
        self.n_farms = 0
        for i in range(self.evaluation.n_standing):
            f = self.evaluation.standing[i]
            closes = self.evaluation.closes[s.rules.kind[s.printed_of[f]]]
            if closes < NEVER:
                continue
            self.farms[self.n_farms] = f
            self.n_farms += 1
            r = self.record_of(s, f)
            for c in range(self.n_cities[r]):
                self.near[self.cities[r * MAX_CITIES + c]] = self.turn

    # Records --------------------------------------------------------------------------------------

    def record_of(self, s: State, feature: cython.int) -> cython.int:
        """The record of a feature, made now if this turn has none yet."""
        if self.known[feature] == self.turn:
            return self.record[feature]
        return self.make_record(s, feature)

    def make_records(self, s: State, begin: cython.int) -> None:
        """Make the records of what is joined, from number ``begin`` on; no strength is counted yet."""
        i: cython.int
        for i in range(begin, self.n_joined):
            self.record_of(s, self.joined[i])
        for i in range(8):
            self.strengths[i] = 0

    def make_record(self, s: State, feature: cython.int) -> cython.int:
        """Write down what joining needs to know of a feature."""
        r: cython.int = self.n_records
        i: cython.int
        p: cython.int
        most: cython.int = 0
        closes: cython.int = self.evaluation.closes[s.rules.kind[s.printed_of[feature]]]
        self.n_records += 1
        self.known[feature] = self.turn
        self.record[feature] = r
        self.strong[r] = 0
        self.worth[r] = 0.0
        self.place[r] = -1
        if self.evaluation.feature_seen[feature] == self.evaluation.round:
            self.place[r] = 8 * self.evaluation.feature_place[feature]
            for p in range(s.rules.n_players):
                i = self.evaluation.strengths[self.place[r] + p]
                self.strong[r] += i
                if i > most:
                    most = i
        if closes == EDGES:
            self.note_ring(s, feature, r)
        elif closes == ROUND:
            self.evaluation.cloister(s, feature)
            self.points[r] = self.evaluation.points
            self.chance[r] = self.evaluation.chance
        else:
            self.note_farm(s, feature, r)
        if self.strong[r]:
            for p in range(s.rules.n_players):
                self.strengths[p] = self.evaluation.strengths[self.place[r] + p]
            self.worth[r] = self.shared(
                s, self.trusted(s.rules.kind[s.printed_of[feature]], self.points[r]), self.chance[r]
            )
        return r

    def note_ring(self, s: State, feature: cython.int, r: cython.int) -> None:
        """A road or a city: its tiles, marks and open cells."""
        i: cython.int
        fill: cython.double
        segment: cython.int = feature
        tile: cython.int = -1
        kind: cython.int = s.rules.kind[s.printed_of[feature]]
        printed: cython.int
        self.tiles[r] = 0
        self.count[r] = 0
        self.more[r] = 0.0
        self.voids[r] = 0
        self.rest[r] = 1.0
        self.grown[r] = 0.0
        for i in range(s.size[feature]):
            printed = s.printed_of[segment]
            if s.tile_of[segment] != tile:  # two segments of a tile mostly follow each other
                tile = s.tile_of[segment]
                self.tiles[r] += 1
            self.count[r] += self.evaluation.counts[printed]
            self.voids[r] |= self.evaluation.voids[printed]
            if self.evaluation.raises[printed] > self.more[r]:
                self.more[r] = self.evaluation.raises[printed]
            segment = s.next_of[segment]
        self.count[r] += self.tiles[r]
        self.n_cells[r] = 0
        self.evaluation.find_cells(s, feature)
        self.chance[r] = self.evaluation.single[kind] if self.evaluation.n_cells else 1.0
        for i in range(self.evaluation.n_cells):
            fill = self.fill(s, self.evaluation.cells[i])
            self.chance[r] *= fill * self.evaluation.opening[kind]
            self.grown[r] += fill
            if i < MAX_CELLS:
                self.cells[r * MAX_CELLS + i] = self.evaluation.cells[i]
                self.fills[r * MAX_CELLS + i] = fill
                self.n_cells[r] += 1
            else:
                self.rest[r] *= fill * self.evaluation.opening[kind]
        self.points[r] = self.ring_points(
            kind,
            self.tiles[r],
            self.count[r],
            self.evaluation.n_cells,
            self.more[r],
            self.voids[r],
            self.chance[r],
            self.grown[r],
        )

    def ring_points(
        self,
        kind: cython.int,
        tiles: cython.int,
        count: cython.int,
        cells: cython.int,
        more: cython.double,
        voided: cython.int,
        chance: cython.double,
        grown: cython.double,
    ) -> cython.double:
        """What a road or city should bring."""
        each: cython.double = self.evaluation.each[kind]
        if more > 0.0:
            each += more
        elif self.evaluation.small[kind] > 0.0 and tiles + cells <= 2:
            each = self.evaluation.small[kind]
        if voided:
            return chance * each * (count + cells)
        return chance * each * (count + cells) + (1.0 - chance) * (count + self.evaluation.grow * grown)

    def note_farm(self, s: State, feature: cython.int, r: cython.int) -> None:
        """A farm: the cities at it."""
        i: cython.int
        j: cython.int
        city: cython.int
        printed: cython.int
        segment: cython.int = feature
        mark: cython.int = self.next_stamp()
        expected: cython.double = self.future
        self.n_cities[r] = 0
        for i in range(s.size[feature]):
            printed = s.printed_of[segment]
            for j in range(s.rules.touch_start[printed], s.rules.touch_start[printed + 1]):
                city = s.feature_of[s.tile_first[s.tile_of[segment]] + s.rules.touch[j]]
                if self.city_mark[city] != mark:
                    self.city_mark[city] = mark
                    expected += self.city_chance(s, city)
                    if self.n_cities[r] < MAX_CITIES:
                        self.cities[r * MAX_CITIES + self.n_cities[r]] = city
                        self.n_cities[r] += 1
            segment = s.next_of[segment]
        self.chance[r] = 0.0
        self.expects[r] = expected - self.future
        self.points[r] = self.evaluation.per_city[s.rules.kind[s.printed_of[feature]]] * expected

    def city_chance(self, s: State, city: cython.int) -> cython.double:
        """How likely a city is to be finished."""
        if s.opens[city] == 0:
            return 1.0
        return self.evaluation.city_chance(s, city)

    def trusted(self, kind: cython.int, points: cython.double) -> cython.double:
        """What counts of the points that an unfinished feature should bring."""
        return self.evaluation.trust[kind] * points

    def shared(self, s: State, points: cython.double, chance: cython.double) -> cython.double:
        """What a feature is worth to the seat, with the strengths in ``strengths``."""
        p: cython.int
        most: cython.int = 1
        total: cython.double = 0.0
        for p in range(s.rules.n_players):
            if self.strengths[p] > most:
                most = self.strengths[p]
        for p in range(s.rules.n_players):
            if self.strengths[p]:
                total += self.weight[p] * chance * self.back
                if self.strengths[p] == most:
                    total += self.weight[p] * points
        return total

    def scored(self, s: State, points: cython.double) -> cython.double:
        """What a feature is worth to the seat that is finished: the points, and followers in supply again."""
        p: cython.int
        most: cython.int = 1
        total: cython.double = 0.0
        for p in range(s.rules.n_players):
            if self.strengths[p] > most:
                most = self.strengths[p]
        for p in range(s.rules.n_players):
            if self.strengths[p]:
                total += self.weight[p] * self.home[p] * self.strengths[p]
                if self.strengths[p] == most:
                    total += self.weight[p] * points
        return total

    # One placement --------------------------------------------------------------------------------

    def place_value(self, s: State, at: cython.int, rotation: cython.int) -> cython.double:
        """What a placement changes for the seat, with the best figure on the tile (``figure``)."""
        lie: cython.int = 4 * s.tile + rotation
        n: cython.int = s.rules.n_segments[s.tile]
        first: cython.int = s.rules.first_printed[s.tile]
        k: cython.int
        kind: cython.int
        closes: cython.int
        total: cython.double = 0.0
        self.figure = -1
        self.gain = 0.0
        self.n_joined = 0
        if at != self.at:
            self.enter(s, at)
        self.turn_tile(s, lie)
        for k in range(n):
            self.group[k] = -1
        for k in range(n):
            kind = s.rules.kind[first + k]
            closes = self.evaluation.closes[kind]
            if closes == EDGES:
                total += self.join_ring(s, at, lie, k, kind, first)
            elif closes == ROUND:
                self.new_cloister(s, at, k, kind)
        for k in range(n):
            kind = s.rules.kind[first + k]
            closes = self.evaluation.closes[kind]
            if closes != EDGES and closes != ROUND:
                total += self.join_farm(s, lie, k, kind, first)
        total += self.far_farms(s)
        total += self.cloisters_around(s, at)
        total += self.changed_cells(s)
        return total + self.gain

    def enter(self, s: State, at: cython.int) -> None:
        """Look around a cell: what all ways to turn the tile there have in common."""
        e: cython.int
        d: cython.int
        g: cython.int
        i: cython.int
        k: cython.int
        u: cython.int
        f: cython.int
        self.at = at
        self.laid_halves = 0
        self.n_cloisters = 0
        self.n_running = 0
        for e in range(8):
            g = s.grid[self.cell(at + AROUND[e])]
            if g > 0:
                i = s.tile_lie[g - 1] >> 2
                if s.rules.centre[i] >= 0:
                    for k in range(s.rules.n_centres[i]):
                        f = s.tile_first[g - 1] + s.rules.centre[i] + k
                        if s.occupied[f]:
                            self.cloisters[self.n_cloisters] = f
                            self.n_cloisters += 1
            if e & 1:
                continue
            if g > 0:
                self.beside[e >> 1] = g - 1
                self.edge_demand[e >> 1] = -1
                self.laid_halves |= 3 << e
                continue
            self.edge_demand[e >> 1] = self.demand(s, g)
            self.edge_old[e >> 1] = self.fill_demand(self.edge_demand[e >> 1])
        for e in range(4):
            if self.edge_demand[e] <= 0 or self.edge_old[e] <= 0.0:
                continue
            for d in range(4):
                if d == (e + 2) & 3:
                    continue
                u = s.grid[self.cell(at + BESIDE[e] + BESIDE[d])] - 1
                if u < 0:
                    continue
                i = s.rules.main[s.tile_lie[u] * 4 + ((d + 2) & 3)]
                if i < 0:
                    continue
                f = s.feature_of[s.tile_first[u] + i]
                if s.occupied[f]:
                    self.running[self.n_running] = f
                    self.running_edge[self.n_running] = e
                    self.n_running += 1

    def turn_tile(self, s: State, lie: cython.int) -> None:
        """How likely the cells beside the tile are to be filled once it lies so."""
        e: cython.int
        here: cython.int
        for e in range(4):
            if self.edge_demand[e] < 0:
                continue
            here = s.rules.edge[lie * 4 + e]
            self.edge_fill[e] = self.edge_old[e]
            if here <= 4:
                self.edge_fill[e] = self.fill_demand(self.edge_demand[e] + here * POWER[(e + 2) & 3])

    def candidate(self, s: State, k: cython.int, kind: cython.int, gain: cython.double) -> None:
        """A figure may stand on segment ``k``, which brings so much."""
        if self.kind >= 0 and gain > self.gain and s.rules.stands_on[self.kind] >> kind & 1:
            self.gain = gain
            self.figure = k

    def join_ring(
        self, s: State, at: cython.int, lie: cython.int, k: cython.int, kind: cython.int, first: cython.int
    ) -> cython.double:
        """What becomes of the roads or cities that a segment of the tile joins."""
        e: cython.int
        i: cython.int
        j: cython.int
        u: cython.int
        r: cython.int
        f: cython.int
        p: cython.int
        cell: cython.int
        begin: cython.int = self.n_joined
        mask: cython.int = self.evaluation.edge_mask[lie * MAX_SEGMENTS + k]
        tiles: cython.int = 1
        count: cython.int = 1 + self.evaluation.counts[first + k]
        voided: cython.int = self.evaluation.voids[first + k]
        strong: cython.int = 0
        cells: cython.int = 0
        n_new: cython.int = 0
        more: cython.double = self.evaluation.raises[first + k]
        opening: cython.double = self.evaluation.opening[kind]
        fill: cython.double
        chance: cython.double = 1.0
        grown: cython.double = 0.0
        before: cython.double = 0.0
        points: cython.double
        self.group[k] = k
        for e in range(4):
            if mask >> e & 1 == 0:
                continue
            cell = at + BESIDE[e]
            if self.edge_demand[e] >= 0:  # empty
                if s.rules.edge[lie * 4 + e] <= 4:
                    fill = self.edge_fill[e]
                    chance *= fill * opening
                    grown += fill
                    cells += 1
                    self.new_cells[n_new] = cell
                    n_new += 1
                continue
            u = self.beside[e]
            i = s.rules.main[s.tile_lie[u] * 4 + ((e + 2) & 3)]
            if i < 0:
                continue
            f = s.feature_of[s.tile_first[u] + i]
            j = 0
            while j < self.n_joined and self.joined[j] != f:
                j += 1
            if j < self.n_joined:
                if self.joined_group[j] != k:
                    self.group[k] = self.joined_group[j]
                continue
            if self.n_joined == MAX_JOINED:
                continue
            self.joined[self.n_joined] = f
            self.joined_group[self.n_joined] = k
            self.n_joined += 1
        if self.group[k] != k:
            # Two segments of the tile meet outside: taken as one more tile of what was joined first.
            self.group_chance[k] = self.group_chance[self.group[k]]
            return 0.0
        self.make_records(s, begin)
        for j in range(begin, self.n_joined):
            r = self.record[self.joined[j]]
            tiles += self.tiles[r]
            count += self.count[r]
            voided |= self.voids[r]
            if self.more[r] > more:
                more = self.more[r]
            chance *= self.rest[r]
            before += self.worth[r]
            if self.strong[r]:
                strong += self.strong[r]
                for p in range(s.rules.n_players):
                    self.strengths[p] += self.evaluation.strengths[self.place[r] + p]
            for i in range(self.n_cells[r]):
                cell = self.cells[r * MAX_CELLS + i]
                if cell == at:
                    continue
                u = 0
                while u < n_new and self.new_cells[u] != cell:
                    u += 1
                if u < n_new:
                    continue
                if n_new < 64:
                    self.new_cells[n_new] = cell
                    n_new += 1
                fill = self.fills[r * MAX_CELLS + i]
                for e in range(4):
                    if cell == at + BESIDE[e]:
                        fill = self.edge_fill[e]
                chance *= fill * opening
                grown += fill
                cells += 1
        if cells:
            chance *= self.evaluation.single[kind]
        self.group_chance[k] = chance if cells else 1.0
        points = self.ring_points(kind, tiles, count, cells, more, voided, chance, grown)
        if cells:
            points = self.trusted(kind, points)
        if strong == 0:
            if cells:
                self.candidate(s, k, kind, points + chance * self.back - self.cost)
            else:
                self.candidate(s, k, kind, points)
            return 0.0
        if cells:
            return self.shared(s, points, chance) - before
        return self.scored(s, points) - before

    def new_cloister(self, s: State, at: cython.int, k: cython.int, kind: cython.int) -> None:
        """A cloister on the tile is a place for a figure."""
        e: cython.int
        points: cython.double = 9.0
        chance: cython.double = 1.0
        fill: cython.double
        missing: cython.int = 0
        for e in range(8):
            if s.grid[self.cell(at + AROUND[e])] <= 0:
                if e & 1:
                    fill = self.fill(s, at + AROUND[e])
                else:
                    fill = self.edge_fill[e >> 1]
                points += fill - 1.0
                chance *= fill
                missing += 1
        if missing:
            self.candidate(s, k, kind, self.trusted(kind, points) + chance * self.back - self.cost)
        else:
            self.candidate(s, k, kind, points)

    def join_farm(
        self, s: State, lie: cython.int, k: cython.int, kind: cython.int, first: cython.int
    ) -> cython.double:
        """What becomes of the farms that a field of the tile joins."""
        h: cython.int
        i: cython.int
        j: cython.int
        u: cython.int
        r: cython.int
        f: cython.int
        p: cython.int
        begin: cython.int = self.n_joined
        strong: cython.int = 0
        mark: cython.int
        before: cython.double = 0.0
        expected: cython.double = self.future
        most: cython.double = (
            self.future + begin + s.rules.touch_start[first + k + 1] - s.rules.touch_start[first + k]
        )
        points: cython.double
        halves: cython.int = self.halves[lie * MAX_SEGMENTS + k] & self.laid_halves
        for h in range(8):
            if halves >> h & 1 == 0:
                continue
            u = self.beside[h >> 1]
            i = s.rules.half[s.tile_lie[u] * 8 + 2 * (((h >> 1) + 2) & 3) + 1 - (h & 1)]
            if i < 0:
                continue
            f = s.feature_of[s.tile_first[u] + i]
            j = 0
            while j < self.n_joined and self.joined[j] != f:
                j += 1
            if j < self.n_joined or self.n_joined == MAX_JOINED:
                if j < begin:
                    strong += 1000  # another field of the tile has it: no place for a second figure
                continue
            self.joined[self.n_joined] = f
            self.joined_group[self.n_joined] = k
            self.n_joined += 1
        self.make_records(s, begin)
        for j in range(begin, self.n_joined):
            r = self.record[self.joined[j]]
            before += self.worth[r]
            if self.strong[r]:
                strong += self.strong[r]
                for p in range(s.rules.n_players):
                    self.strengths[p] += self.evaluation.strengths[self.place[r] + p]
        if strong >= 1000 or (strong == 0 and self.kind < 0):
            return 0.0
        if strong == 0:
            # No figure goes here that would not be the best one even if every city were finished that the
            # tile can change.
            for j in range(begin, self.n_joined):
                most += self.expects[self.record[self.joined[j]]]
            if self.trusted(kind, self.evaluation.per_city[kind] * most) - self.cost < self.gain - HAIR:
                return 0.0
        mark = self.next_stamp()
        for j in range(begin, self.n_joined):
            r = self.record[self.joined[j]]
            for i in range(self.n_cities[r]):
                f = self.cities[r * MAX_CITIES + i]
                if self.city_mark[f] != mark:
                    self.city_mark[f] = mark
                    expected += self.city_now(s, f, mark)
        for j in range(s.rules.touch_start[first + k], s.rules.touch_start[first + k + 1]):
            i = self.group[s.rules.touch[j]]
            if i < 0:
                continue
            u = 0
            for p in range(self.n_joined):  # already met as a city of one of the farms?
                if self.joined_group[p] == i and self.city_mark[self.joined[p]] == mark:
                    u = 1
            if u == 0:
                for p in range(self.n_joined):
                    if self.joined_group[p] == i:
                        self.city_mark[self.joined[p]] = mark
                expected += self.group_chance[i]
        points = self.trusted(kind, self.evaluation.per_city[kind] * expected)
        if strong == 0:
            self.candidate(s, k, kind, points - self.cost)
            return 0.0
        return self.shared(s, points, 0.0) - before

    def city_now(self, s: State, city: cython.int, mark: cython.int) -> cython.double:
        """How likely a city is to be finished once the tile lies; cities that it joins count once."""
        j: cython.int
        i: cython.int
        for j in range(self.n_joined):
            if self.joined[j] == city:
                for i in range(self.n_joined):
                    if self.joined_group[i] == self.joined_group[j]:
                        self.city_mark[self.joined[i]] = mark
                return self.group_chance[self.joined_group[j]]
        return self.city_chance(s, city)

    def far_farms(self, s: State) -> cython.double:
        """What changed cities mean for occupied farms that the tile does not touch."""
        i: cython.int
        j: cython.int
        c: cython.int
        p: cython.int
        r: cython.int
        f: cython.int
        city: cython.int
        total: cython.double = 0.0
        change: cython.double
        for i in range(self.n_joined):
            if self.near[self.joined[i]] == self.turn:
                break
        else:
            return 0.0
        for i in range(self.n_farms):
            f = self.farms[i]
            j = 0
            while j < self.n_joined and self.joined[j] != f:
                j += 1
            if j < self.n_joined:
                continue
            r = self.record[f]
            change = 0.0
            for j in range(self.n_joined):
                city = self.joined[j]
                if self.near[city] != self.turn:
                    continue
                for c in range(self.n_cities[r]):
                    if self.cities[r * MAX_CITIES + c] == city:
                        change += self.group_chance[self.joined_group[j]] - self.city_chance(s, city)
            if change != 0.0:
                for p in range(s.rules.n_players):
                    self.strengths[p] = self.evaluation.strengths[self.place[r] + p]
                c = s.rules.kind[s.printed_of[f]]
                total += self.shared(s, self.trusted(c, self.evaluation.per_city[c] * change), 0.0)
        return total

    def cloisters_around(self, s: State, at: cython.int) -> cython.double:
        """What the tile brings to occupied cloisters that it fills a place of."""
        k: cython.int
        p: cython.int
        r: cython.int
        t: cython.int
        f: cython.int
        d: cython.int
        x: cython.int
        y: cython.int
        fill: cython.double
        points: cython.double
        chance: cython.double
        total: cython.double = 0.0
        for k in range(self.n_cloisters):
            f = self.cloisters[k]
            t = s.tile_of[f]
            r = self.record_of(s, f)
            if self.strong[r] == 0:
                continue
            for p in range(s.rules.n_players):
                self.strengths[p] = self.evaluation.strengths[self.place[r] + p]
            if s.opens[f] == 1:
                total += self.scored(s, 9.0) - self.worth[r]
            else:
                fill = self.fill(s, at)
                points = self.points[r] + 1.0 - fill
                chance = self.chance[r] / fill if fill > 0.01 else self.chance[r]
                for d in range(4):  # what the cells beside the tile ask for has changed
                    if self.edge_demand[d] < 0 or self.edge_old[d] <= 0.0:
                        continue
                    x = ((at + BESIDE[d]) & 4095) - (s.tile_at[t] & 4095)
                    y = ((at + BESIDE[d]) >> 12) - (s.tile_at[t] >> 12)
                    if -1 <= x <= 1 and -1 <= y <= 1:
                        points += self.edge_fill[d] - self.edge_old[d]
                        chance *= self.edge_fill[d] / self.edge_old[d]
                points = self.trusted(s.rules.kind[s.printed_of[f]], points)
                total += self.shared(s, points, chance) - self.worth[r]
        return total

    def changed_cells(self, s: State) -> cython.double:
        """What the tile means for occupied roads and cities that run into a cell beside it."""
        e: cython.int
        i: cython.int
        j: cython.int
        p: cython.int
        r: cython.int
        f: cython.int
        kind: cython.int
        chance: cython.double
        points: cython.double
        total: cython.double = 0.0
        for i in range(self.n_running):
            e = self.running_edge[i]
            if self.edge_fill[e] == self.edge_old[e]:
                continue
            f = self.running[i]
            j = 0
            while j < self.n_joined and self.joined[j] != f:
                j += 1
            if j < self.n_joined:
                continue
            r = self.record_of(s, f)
            if self.strong[r] == 0:
                continue
            kind = s.rules.kind[s.printed_of[f]]
            chance = self.chance[r] * self.edge_fill[e] / self.edge_old[e]
            for p in range(s.rules.n_players):
                self.strengths[p] = self.evaluation.strengths[self.place[r] + p]
            points = self.ring_points(
                kind,
                self.tiles[r],
                self.count[r],
                self.n_cells[r],
                self.more[r],
                self.voids[r],
                chance,
                self.grown[r] + self.edge_fill[e] - self.edge_old[e],
            )
            total += self.shared(s, self.trusted(kind, points), chance) - self.worth[r]
        return total

    # For Python -----------------------------------------------------------------------------------

    def ranked(self, state: State) -> list[tuple[int, float, int]]:
        """Every placement with its estimate and the segment of the tile that the best figure stands on."""
        i: cython.int
        moves: Moves = state.scratch
        state.legal(moves)
        self.rank(state, moves)
        n: cython.int = moves.n if moves.n < MAX_PLACES else MAX_PLACES
        return [(moves.at(i), self.values[i], self.figures[i]) for i in range(n)]
