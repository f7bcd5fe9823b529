"""How good a position is for each seat: points scored, and what the pieces on the table should still bring.

Nothing here is a rule. For every occupied feature it estimates what it would bring unfinished, what finished,
and how likely it is to be finished: each empty cell at its open edges asks for certain tiles, and how many of
those are unseen is known. What things of expansions are worth they declare themselves (``core/outlook.py``);
an unknown kind of feature is taken for a road, a cloister or a farm by how it closes. It is compiled and runs
without the interpreter.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from bastide.core.constants import DEMANDS, MAX_SEGMENTS, SUPPLY, TERMINAL
from bastide.core.outlook import CITY as EACH_CITY
from bastide.core.outlook import COMPANY, FARM, LEAD, HeldOutlook, KindOutlook, MarkOutlook, PieceOutlook
from bastide.players.memory import Memory
from bastide.players.weights import FIRST, Weights
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

BESIDE = [4096, 1, -4096, -1]  # to the neighbour at each edge
AROUND = [4096, 4097, 1, -4095, -4096, -4097, -1, 4095]
ROW = 640  # demands, and some more that a row of the table may be read in steps of
MANY_STAMPS = 2_000_000_000
MAX_GATES = 256  # open cells of occupied features that are looked at for joins
FAR = 0.3  # share of tiles that fit a cell next to none, as if: it takes longer
EDGES, ROUND, NEVER = 0, 1, 2  # how a feature closes

# What a term is about.
T_SCORE, T_FEATURE, T_RETURN, T_SUPPLY, T_ELSEWHERE, T_HELPER, T_HELD, T_JOIN = range(8)


Seen = tuple[int, int, tuple[int, ...], float, float, tuple[int, ...]]  # what ``survey`` tells of a feature


@dataclass(frozen=True)
class Term:
    """A part of what a seat may expect: its points, and why in words."""

    seat: int
    points: float
    why: Message


class Evaluation(Memory):
    """Estimates for one ruleset: tables made once, and memory to work in. Not for two threads at a time."""

    def __init__(self, rules: Ruleset, weights: Weights = FIRST) -> None:
        Memory.__init__(self)
        self.rules = rules
        self.weights = weights
        self.tries = weights.tries
        self.follower = weights.follower
        self.strong = weights.strong
        self.fewer = weights.fewer
        self.turns = weights.turns
        self.back = weights.back
        self.elsewhere = weights.elsewhere
        self.future_cities = weights.future_cities
        self.grow = weights.grow
        self.scarce = weights.scarce
        self.join = weights.join
        self.join_farms = weights.join_farms
        self.sees_joins = weights.join > 0.0 or weights.join_farms > 0.0
        self.all_tiles = max(1, sum(s.total * n for s, n in rules.sets))
        self.most = rules.max_tiles
        self.stamp = 0
        self.left = -1
        self.told: list[tuple[int, int, float, int, float]] = []
        self.telling = False
        self.values = self.doubles(8)
        self._compose_kinds()
        self._compose_marks()
        self._compose_pieces()
        self._compose_held()
        self._compose_fit()
        n = rules.max_segments
        self.feature_seen = self.ints(n)
        self.feature_place = self.ints(n)
        self.city_seen = self.ints(n)
        self.city_value = self.doubles(n)
        self.tile_seen = self.ints(rules.max_tiles)
        self.touch_seen = self.ints(n)
        self.standing = self.ints(rules.n_pieces)
        self.strengths = self.ints(8 * rules.n_pieces)
        self.worth = self.doubles(rules.n_pieces)
        self.cells = self.ints(rules.max_open)
        self.gates = self.ints(MAX_GATES)
        self.first_gate = self.ints(rules.n_pieces + 1)

    # Tables -----------------------------------------------------------------------------------

    def _declared(self, kind: type) -> list:  # type: ignore[type-arg]  # Cython knows plain list
        return [o for e in self.rules.expansions for o in e.outlook(self.rules) if isinstance(o, kind)]

    def _compose_kinds(self) -> None:
        rules: Ruleset = self.rules
        known = {outlook.kind: outlook for outlook in self._declared(KindOutlook)}
        n: cython.int = rules.n_segment_kinds
        i: cython.int
        self.closes = self.ints(n)
        self.each = self.doubles(n)
        self.small = self.doubles(n)
        self.opening = self.doubles(n)
        self.per_city = self.doubles(n)
        self.single = self.doubles(n)
        self.trust = self.doubles(n)
        self.doubt = self.doubles(n)
        self.doubt_from = self.doubles(n)
        for i in range(n):
            kind = rules.segment_kinds[i]
            outlook = known.get(kind.name) or KindOutlook(kind.name)
            self.closes[i] = {"edges": EDGES, "around": ROUND}.get(kind.closes, NEVER)
            self.each[i] = outlook.each
            self.small[i] = outlook.small
            self.opening[i] = outlook.opening**self.weights.crowd
            self.single[i] = outlook.opening ** (1.0 - self.weights.crowd)
            self.per_city[i] = outlook.per_city
            doubt = self.weights.road if outlook.each < 2.0 else self.weights.city
            if self.closes[i] != EDGES:
                doubt = self.weights.cloister if self.closes[i] == ROUND else self.weights.farm
            self.doubt[i], self.doubt_from[i] = doubt

    def _compose_marks(self) -> None:
        rules: Ruleset = self.rules
        i: cython.int
        k: cython.int
        e: cython.int
        mark: cython.int
        self.counts = self.ints(rules.n_printed)
        self.raises = self.doubles(rules.n_printed)
        self.voids = self.ints(rules.n_printed)
        for outlook in self._declared(MarkOutlook):
            mark = rules.mark(outlook.mark)
            if mark < 0:
                continue
            for i in range(rules.n_printed):
                if rules.mark_of[mark + i]:
                    self.counts[i] += outlook.counts * rules.mark_of[mark + i]
                    self.raises[i] = max(self.raises[i], outlook.raises)
                    self.voids[i] |= outlook.voids
        self.edge_mask = self.ints(4 * rules.n_designs * MAX_SEGMENTS)
        for i in range(4 * rules.n_designs):
            for e in range(4):
                k = rules.main[4 * i + e]
                if k >= 0:
                    self.edge_mask[i * MAX_SEGMENTS + k] |= 1 << e
            for e in range(8):  # fields have no edge of their own beside a road, only half of one
                k = rules.half[8 * i + e]
                if k >= 0:
                    self.edge_mask[i * MAX_SEGMENTS + k] |= 1 << (e >> 1)

    def _compose_pieces(self) -> None:
        rules: Ruleset = self.rules
        n: cython.int = rules.n_kinds
        i: cython.int
        self.piece_worth = self.doubles(n)
        self.piece_needs = self.ints(n)
        self.piece_per = self.ints(n)
        self.piece_fades = self.ints(n)
        self.piece_strength = self.ints(n)
        for i in range(n):
            self.piece_strength[i] = max(1, rules.piece_kinds[i].strength)
        for outlook in self._declared(PieceOutlook):
            i = rules.piece_kind(outlook.piece)
            if i >= 0:
                self.piece_worth[i] = outlook.worth
                self.piece_needs[i] = {COMPANY: 1, LEAD: 2}.get(outlook.needs, 0)
                self.piece_per[i] = {EACH_CITY: 1, FARM: 2}.get(outlook.per, 0)
                self.piece_fades[i] = outlook.fades

    def _compose_held(self) -> None:
        worths = {outlook.variable: outlook.worth for outlook in self._declared(HeldOutlook)}
        found = [
            (at, variable.size, worths[variable.name])
            for at, variable, _ in self.rules.variables
            if variable.name in worths
        ]
        i: cython.int
        self.n_held = len(found)
        self.held_at = self.ints(self.n_held)
        self.held_size = self.ints(self.n_held)
        self.held_worth = self.doubles(self.n_held)
        for i in range(self.n_held):
            self.held_at[i], self.held_size[i], self.held_worth[i] = found[i]

    def _compose_fit(self) -> None:
        rules: Ruleset = self.rules
        signatures: cython.int = 0
        i: cython.int
        k: cython.int
        for i in range(rules.n_designs):
            signatures = max(signatures, rules.signature[i] + 1)
        self.fits = self.shorts(signatures * ROW)
        for i in range(signatures):
            for k in range(DEMANDS):
                self.fits[i * ROW + k] = 1 if rules.fit[i * DEMANDS + k] else 0
        self.fitting = self.shorts(ROW)
        self.unseen = self.ints(rules.n_designs)
        self.chances = self.doubles((self.most + 1) * (self.most + 2))
        self.has_chances = self.ints(self.most + 1)

    # The look at a position ---------------------------------------------------------------------

    def sync(self, s: State) -> None:
        """Take note of which tiles are unseen: how many fit each demand, and how likely a cell is filled."""
        n: cython.int = s.rules.n_designs
        d: cython.int
        i: cython.int
        have: cython.int
        left: cython.int = 0
        more: cython.short
        row: cython.int
        for d in range(n):
            have = s.unseen[d]
            for i in range(1, s.rules.n_piles):
                have += s.unseen[i * n + d]
            left += have
            if have != self.unseen[d]:
                more = have - self.unseen[d]
                self.unseen[d] = have
                row = s.rules.signature[d] * ROW
                for i in range(ROW):
                    self.fitting[i] += more * self.fits[row + i]
        if left == self.left:
            return
        self.left = left
        self.draws = cython.cast(cython.double, left) / s.rules.n_players
        self.urgency = self.draws / self.turns
        if self.urgency > 1.0:
            self.urgency = 1.0
        self.chance_row = left * (self.most + 1)
        if self.has_chances[left] == 0:
            self.has_chances[left] = 1
            if left:
                for i in range(left + 1):
                    self.chances[self.chance_row + i] = self.chance_of(cython.cast(cython.double, i) / left)
                self.chances[self.chance_row + left + 1] = self.chance_of(FAR)
        for i in range(s.rules.n_segment_kinds):
            part: cython.double = left / (self.doubt_from[i] * self.all_tiles)
            self.trust[i] = 1.0 - self.doubt[i] * (part if part < 1.0 else 1.0)

    def chance_of(self, share: cython.double) -> cython.double:
        """How likely a cell is to be filled that such a part of the unseen tiles fits."""
        if self.scarce > 0.0:
            return share * self.left / (share * self.left + self.scarce)
        if cython.compiled:
            return 1.0 - c_pow(1.0 - share, self.draws * self.tries)
        return 1.0 - math.pow(1.0 - share, self.draws * self.tries)

    def measure_grid(self, s: State) -> None:
        """Take note of how large the grid is."""
        self.bits = s.grid_bits
        self.mask = s.grid_mask

    def cell(self, at: cython.int) -> cython.int:
        """Where a position lies in the grid of the state."""
        return ((at >> 12) & self.mask) << self.bits | (at & self.mask)

    def demand(self, s: State, at: cython.int) -> cython.int:
        """What an empty cell asks for; 0 if it lies beside no tile."""
        here: cython.int = s.grid[self.cell(at)]
        return s.open_demand[-1 - here] if here < 0 else 0

    def fill(self, s: State, at: cython.int) -> cython.double:
        """How likely an empty cell is to be filled by somebody who wants it filled."""
        return self.fill_demand(self.demand(s, at))

    def fill_demand(self, demand: cython.int) -> cython.double:
        """The same by what its sides ask for."""
        if demand == 0:
            return self.chances[self.chance_row + self.left + 1]
        return self.chances[self.chance_row + self.fitting[demand]]

    def next_stamp(self) -> cython.int:
        """A number that no mark bears yet."""
        i: cython.int
        self.stamp += 1
        if self.stamp > MANY_STAMPS:
            for i in range(self.rules.max_segments):
                self.feature_seen[i] = self.city_seen[i] = self.touch_seen[i] = 0
            for i in range(self.rules.max_tiles):
                self.tile_seen[i] = 0
            self.stamp = 1
        return self.stamp

    def expected(self, s: State) -> None:
        """Put the points that each seat may expect to have at the end into ``values``."""
        p: cython.int
        players: cython.int = s.rules.n_players
        for p in range(players):
            self.values[p] = s.score[p]
            if self.telling:
                self.tell(T_SCORE, p, s.score[p], 0, 0.0)
        if s.player == TERMINAL:
            return
        self.sync(s)
        self.measure_grid(s)
        self.round = self.next_stamp()
        self.gather(s)
        self.add_features(s)
        self.add_helpers(s)
        self.add_supply(s)

    def gather(self, s: State) -> None:
        """Find the occupied features and everybody's strength on them."""
        i: cython.int
        k: cython.int
        p: cython.int
        segment: cython.int
        kind: cython.int
        feature: cython.int
        n: cython.int = 0
        self.n_helpers = 0
        for i in range(s.rules.n_pieces):
            segment = s.where[i]
            if segment == SUPPLY:
                continue
            kind = s.rules.kind_of_piece[i]
            if s.rules.is_follower[kind] == 0:
                self.n_helpers += segment >= 0
                continue
            p = s.rules.owner[i]
            if segment < 0:
                self.give(p, self.elsewhere * self.follower * self.urgency, T_ELSEWHERE, kind, 0.0)
                continue
            feature = s.feature_of[segment]
            if self.feature_seen[feature] != self.round:
                self.feature_seen[feature] = self.round
                self.feature_place[feature] = n
                self.standing[n] = feature
                for k in range(8):
                    self.strengths[8 * n + k] = 0
                n += 1
            self.strengths[8 * self.feature_place[feature] + p] += self.piece_strength[kind]
        self.n_standing = n

    def add_features(self, s: State) -> None:
        """What the occupied features bring to those with the majority, and their followers to all there."""
        i: cython.int
        p: cython.int
        most: cython.int
        players: cython.int = s.rules.n_players
        for i in range(self.n_standing):
            self.appraise(s, self.standing[i])
            if s.opens[self.standing[i]]:
                self.points *= self.trust[s.rules.kind[s.printed_of[self.standing[i]]]]
            if self.sees_joins:
                self.worth[i] = self.points
                self.add_gates(s, i)
            most = 1
            for p in range(players):
                if self.strengths[8 * i + p] > most:
                    most = self.strengths[8 * i + p]
            for p in range(players):
                if self.strengths[8 * i + p] == most:
                    self.give(p, self.points, T_FEATURE, self.standing[i], self.chance)
                if self.strengths[8 * i + p]:
                    self.give(
                        p, self.chance * self.back * self.urgency, T_RETURN, self.standing[i], self.chance
                    )
        if self.sees_joins:
            self.add_joins(s)

    def add_gates(self, s: State, place: cython.int) -> None:
        """Note the empty cells that an occupied feature is open to."""
        i: cython.int
        n: cython.int = self.first_gate[place]
        closes: cython.int = self.closes[s.rules.kind[s.printed_of[self.standing[place]]]]
        if closes != ROUND and s.opens[self.standing[place]]:
            if closes == NEVER:
                self.find_cells(s, self.standing[place])
            for i in range(self.n_cells):
                if n < MAX_GATES:
                    self.gates[n] = self.cells[i]
                    n += 1
        self.first_gate[place + 1] = n

    def add_joins(self, s: State) -> None:
        """What joining two occupied features would change, where both are open to the same empty cells."""
        one: cython.int
        other: cython.int
        i: cython.int
        k: cython.int
        kind: cython.int
        apart: cython.double
        part: cython.double
        for one in range(self.n_standing):
            kind = s.rules.kind[s.printed_of[self.standing[one]]]
            part = self.join_farms if self.closes[kind] == NEVER else self.join
            for other in range(one):
                if s.rules.kind[s.printed_of[self.standing[other]]] == kind:
                    apart = 1.0
                    for i in range(self.first_gate[one], self.first_gate[one + 1]):
                        for k in range(self.first_gate[other], self.first_gate[other + 1]):
                            if self.gates[k] == self.gates[i]:
                                apart *= 1.0 - part * self.fill(s, self.gates[i])
                    if apart < 1.0:
                        self.join_two(s, one, other, 1.0 - apart)

    def join_two(self, s: State, one: cython.int, other: cython.int, chance: cython.double) -> None:
        """Who gains and who loses if two features become one, which is so likely."""
        p: cython.int
        both: cython.int
        change: cython.double
        most_one: cython.int = 0
        most_other: cython.int = 0
        most: cython.int = 0
        for p in range(s.rules.n_players):
            both = self.strengths[8 * one + p] + self.strengths[8 * other + p]
            if both > most:
                most = both
            if self.strengths[8 * one + p] > most_one:
                most_one = self.strengths[8 * one + p]
            if self.strengths[8 * other + p] > most_other:
                most_other = self.strengths[8 * other + p]
        for p in range(s.rules.n_players):
            change = 0.0
            if self.strengths[8 * one + p] + self.strengths[8 * other + p] == most:
                change = self.worth[one] + self.worth[other]
            if self.strengths[8 * one + p] == most_one:
                change -= self.worth[one]
            if self.strengths[8 * other + p] == most_other:
                change -= self.worth[other]
            if change != 0.0:
                self.give(p, chance * change, T_JOIN, self.standing[one], chance)

    def add_helpers(self, s: State) -> None:
        """What pieces bring that are no followers, and what is held."""
        i: cython.int
        k: cython.int
        p: cython.int
        kind: cython.int
        total: cython.int
        for i in range(s.rules.n_pieces if self.n_helpers else 0):
            kind = s.rules.kind_of_piece[i]
            if s.where[i] >= 0 and s.rules.is_follower[kind] == 0:
                self.help(s, i, kind, s.rules.owner[i], s.feature_of[s.where[i]])
        for i in range(self.n_held):
            for p in range(s.rules.n_players):
                total = 0
                for k in range(self.held_size[i]):
                    total += s.own[self.held_at[i] + p * self.held_size[i] + k]
                if total:
                    self.give(p, self.held_worth[i] * total, T_HELD, i, total)

    def help(
        self, s: State, piece: cython.int, kind: cython.int, owner: cython.int, feature: cython.int
    ) -> None:
        """What one such piece brings."""
        worth: cython.double = self.piece_worth[kind]
        mine: cython.int = 0
        most: cython.int = 0
        p: cython.int
        if worth == 0.0:
            return
        if self.feature_seen[feature] == self.round:
            for p in range(s.rules.n_players):
                if self.strengths[8 * self.feature_place[feature] + p] > most:
                    most = self.strengths[8 * self.feature_place[feature] + p]
            mine = self.strengths[8 * self.feature_place[feature] + owner]
        if self.piece_needs[kind] and mine == 0:
            return
        if self.piece_needs[kind] == 2 and mine < most:
            return
        if self.piece_per[kind]:
            self.farm(s, feature)
            worth *= self.points
            if self.piece_per[kind] == 1:
                worth /= self.per_city[s.rules.kind[s.printed_of[feature]]]
        if self.piece_fades[kind]:
            worth *= self.urgency
        self.give(owner, worth, T_HELPER, piece, 0.0)

    def add_supply(self, s: State) -> None:
        """What followers in supply are worth, the further ones less."""
        p: cython.int
        kind: cython.int
        i: cython.int
        worth: cython.double
        total: cython.double
        for p in range(s.rules.n_players):
            worth = self.follower * self.urgency
            total = 0.0
            for kind in range(s.rules.n_kinds):
                if s.rules.is_follower[kind]:
                    for i in range(s.supply[p * s.rules.n_kinds + kind]):
                        total += worth * (1.0 + self.strong * (self.piece_strength[kind] - 1))
                        worth *= self.fewer
            self.give(p, total, T_SUPPLY, 0, 0.0)

    def give(
        self,
        seat: cython.int,
        points: cython.double,
        what: cython.int,
        about: cython.int,
        chance: cython.double,
    ) -> None:
        """Add to what a seat may expect."""
        self.values[seat] += points
        if self.telling:
            self.tell(what, seat, points, about, chance)

    # Features -------------------------------------------------------------------------------------

    def appraise(self, s: State, feature: cython.int) -> None:
        """Find ``points``, what a feature should bring, and ``chance``: how likely its followers return."""
        closes: cython.int = self.closes[s.rules.kind[s.printed_of[feature]]]
        if closes == EDGES:
            self.ring(s, feature)
        elif closes == ROUND:
            self.cloister(s, feature)
        else:
            self.farm(s, feature)

    def find_cells(self, s: State, feature: cython.int) -> None:
        """List in ``cells`` the empty cells that a road or city still runs into."""
        i: cython.int
        k: cython.int
        e: cython.int
        at: cython.int
        mask: cython.int
        t: cython.int
        segment: cython.int = feature
        n: cython.int = 0
        for i in range(s.size[feature]):
            t = s.tile_of[segment]
            mask = self.edge_mask[s.tile_lie[t] * MAX_SEGMENTS + segment - s.tile_first[t]]
            for e in range(4):
                if mask >> e & 1:
                    at = s.tile_at[t] + BESIDE[e]
                    if s.grid[self.cell(at)] < 0:
                        for k in range(n):
                            if self.cells[k] == at:
                                break
                        else:
                            self.cells[n] = at
                            n += 1
            segment = s.next_of[segment]
        self.n_cells = n

    def ring(self, s: State, feature: cython.int) -> None:
        """A road, a city, or what closes like them."""
        i: cython.int
        t: cython.int
        printed: cython.int
        segment: cython.int = feature
        stamp: cython.int = self.next_stamp()
        kind: cython.int = s.rules.kind[s.printed_of[feature]]
        tiles: cython.int = 0
        count: cython.int = 0
        void: cython.int = 0
        more: cython.double = 0.0
        each: cython.double = self.each[kind]
        chance: cython.double = 1.0
        fill: cython.double
        grown: cython.double = 0.0
        for i in range(s.size[feature]):
            t = s.tile_of[segment]
            printed = s.printed_of[segment]
            if self.tile_seen[t] != stamp:
                self.tile_seen[t] = stamp
                tiles += 1
            count += self.counts[printed]
            void |= self.voids[printed]
            if self.raises[printed] > more:
                more = self.raises[printed]
            segment = s.next_of[segment]
        count += tiles
        self.n_cells = 0
        if s.opens[feature]:
            self.find_cells(s, feature)
        if self.n_cells:
            chance = self.single[kind]
        for i in range(self.n_cells):
            fill = self.fill(s, self.cells[i])
            chance *= fill * self.opening[kind]
            grown += fill
        if more > 0.0:
            each += more
        elif self.small[kind] > 0.0 and tiles + self.n_cells <= 2:
            each = self.small[kind]
        self.chance = chance
        self.points = chance * each * (count + self.n_cells)
        if void == 0:
            self.points += (1.0 - chance) * (count + self.grow * grown)

    def cloister(self, s: State, feature: cython.int) -> None:
        """A cloister, or what closes like it: each tile around it counts."""
        at: cython.int = s.tile_at[s.tile_of[feature]]
        i: cython.int
        fill: cython.double
        self.points = 9.0
        self.chance = 1.0
        for i in range(8):
            if s.grid[self.cell(at + AROUND[i])] <= 0:
                fill = self.fill(s, at + AROUND[i])
                self.points += fill - 1.0
                self.chance *= fill

    def farm(self, s: State, feature: cython.int) -> None:
        """Completed cities at the farm, and those that may still come."""
        i: cython.int
        j: cython.int
        city: cython.int
        printed: cython.int
        first: cython.int
        segment: cython.int = feature
        stamp: cython.int = self.next_stamp()
        expected: cython.double = 0.0
        for i in range(s.size[feature]):
            printed = s.printed_of[segment]
            first = s.tile_first[s.tile_of[segment]]
            for j in range(s.rules.touch_start[printed], s.rules.touch_start[printed + 1]):
                city = s.feature_of[first + s.rules.touch[j]]
                if self.touch_seen[city] != stamp:
                    self.touch_seen[city] = stamp
                    expected += 1.0 if s.opens[city] == 0 else self.city_chance(s, city)
            segment = s.next_of[segment]
        expected += self.future_cities * self.left / self.all_tiles
        self.points = self.per_city[s.rules.kind[s.printed_of[feature]]] * expected
        self.chance = 0.0

    def city_chance(self, s: State, city: cython.int) -> cython.double:
        """How likely a city beside a farm is to be finished; worked out once for a position."""
        i: cython.int
        chance: cython.double = 1.0
        each: cython.double = self.opening[s.rules.kind[s.printed_of[city]]]
        if self.city_seen[city] == self.round:
            return self.city_value[city]
        self.find_cells(s, city)
        if self.n_cells:
            chance = self.single[s.rules.kind[s.printed_of[city]]]
        for i in range(self.n_cells):
            chance *= self.fill(s, self.cells[i]) * each
        self.city_seen[city] = self.round
        self.city_value[city] = chance
        return chance

    # For Python -----------------------------------------------------------------------------------

    def points_of(self, state: State) -> list[float]:
        """The points that each seat may expect to have at the end."""
        p: cython.int
        self.expected(state)
        return [self.values[p] for p in range(state.rules.n_players)]

    def survey(self, state: State) -> list[Seen]:
        """Every occupied feature, to fit weights by: its number and kind, how many unseen tiles fit each
        open cell, the points it should bring, how likely it is to be finished, and everybody's strength."""
        i: cython.int
        k: cython.int
        found: list[Seen] = []
        self.expected(state)
        for i in range(self.n_standing):
            feature: cython.int = self.standing[i]
            kind: cython.int = state.kind_of(feature)
            fits: list[int] = []
            self.appraise(state, feature)
            if self.closes[kind] == EDGES:
                for k in range(self.n_cells):
                    need: cython.int = self.demand(state, self.cells[k])
                    fits.append(self.fitting[need] if need else -1)
            strengths = tuple([self.strengths[8 * i + k] for k in range(state.rules.n_players)])
            found.append((feature, kind, tuple(fits), self.points, self.chance, strengths))
        return found

    def lead(self, players: cython.int, seat: cython.int) -> cython.double:
        """How far ahead of the others' mean the seat may expect to be, by ``values``."""
        p: cython.int
        others: cython.double = 0.0
        if players == 1:
            return self.values[seat]
        for p in range(players):
            if p != seat:
                others += self.values[p]
        return self.values[seat] - others / (players - 1)

    def advantage(self, state: State, seat: int) -> float:
        """How far ahead of the others' mean the seat may expect to be."""
        self.expected(state)
        return self.lead(state.rules.n_players, seat)

    def tell(
        self,
        what: cython.int,
        seat: cython.int,
        points: cython.double,
        about: cython.int,
        chance: cython.double,
    ) -> None:
        """Remember a term for ``terms``."""
        self.told.append((what, seat, points, about, chance))

    def terms(self, state: State) -> list[Term]:
        """The same as a list of parts, each with the reason in words; their sum is the estimate."""
        self.told = []
        self.telling = True
        try:
            self.expected(state)
        finally:
            self.telling = False
        return [self._term(state, *told) for told in self.told if told[2]]

    def _term(self, state: State, what: int, seat: int, points: float, about: int, chance: float) -> Term:
        rules = self.rules
        if what in (T_FEATURE, T_RETURN):
            kind = rules.segment_kinds[state.kind_of(about)]
            x, y = state.place_of(about)
            title, at, percent = kind.title, f"{x},{y}", round(100 * chance)
            if what == T_RETURN:
                why = Message("players-return", kind=title, at=at, chance=percent)
            elif kind.closes == "never":
                why = Message("players-open", kind=title, at=at)
            else:
                why = Message("players-feature", kind=title, at=at, chance=percent)
        elif what == T_JOIN:
            x, y = state.place_of(about)
            title = rules.segment_kinds[state.kind_of(about)].title
            why = Message("players-join", kind=title, at=f"{x},{y}", chance=round(100 * chance))
        elif what == T_HELPER:
            why = Message("players-helper", piece=rules.piece_kinds[rules.piece_owners()[about][1]].title)
        elif what == T_HELD:
            why = Message("players-held", n=round(chance))
        elif what == T_ELSEWHERE:
            why = Message("players-elsewhere")
        else:
            why = Message("players-score") if what == T_SCORE else Message("players-supply")
        return Term(seat, points, why)
