"""The estimate of ``bastide.players.evaluation`` in plain Python, as it was first written: to compare with.

Nothing here is a rule. It reads a state through its public methods and estimates, for every occupied
feature, what it would bring unfinished, what finished, and how likely it is to be finished: each
empty cell at its open edges asks for certain tiles, and how many of those are unseen is known.
An expansion's unknown kinds of feature are taken for roads, cloisters or farms by how they close.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.constants import SUPPLY
from bastide.core.geometry import AROUND, STEPS

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

POWERS = (1, 5, 25, 125)  # of the four sides in what an empty cell demands
LETTERS = "-CFRI"


@dataclass(frozen=True)
class Weights:
    """What the estimate goes by; found by letting variants play each other."""

    tries: float = 0.073  # how many of a player's own draws serve one empty cell
    opening: float = 0.74  # a city's cell may be filled by a tile that opens it further
    road_opening: float = 0.83
    follower: float = 4.9  # the first follower in supply; each further one is worth less
    strong: float = 0.3  # more for each further strength of a large follower
    fewer: float = 0.98
    turns: float = 12.5  # with fewer turns than this to come, followers in supply lose their worth
    back: float = 3.7  # a follower that comes home
    future_cities: float = 1.15  # completed cities that a farm may still gain, at the start of the game
    farm_city: float = 3.0
    builder: float = 2.0  # a builder at work, towards further turns
    pig_city: float = 1.0  # each city of a farm with a pig
    quarter: float = 0.7  # a follower in a quarter, as part of one in supply
    good: float = 2.0  # each token of goods: some of them will be a majority
    ingot: float = 1.5


TUNED = Weights()


class Evaluator:
    """Estimates for one ruleset, with tables made once."""

    def __init__(self, rules: Ruleset, weights: Weights = TUNED) -> None:
        self.rules = rules
        self.weights = weights
        kinds = {kind.name: number for number, kind in enumerate(rules.segment_kinds)}
        self.closes = [kind.closes for kind in rules.segment_kinds]
        self.city = kinds.get("city", -1)
        self.kind: list[int] = []  # by printed segment, numbered as the ruleset numbers them
        self.edges: list[tuple[int, ...]] = []
        self.touches: list[tuple[int, ...]] = []
        self.pennants: list[int] = []
        self.doubles: list[bool] = []  # an inn or a cathedral: more when finished, nothing when not
        for tile in rules.tiles:
            kept = [i for i, segment in enumerate(tile.segments) if segment.kind in kinds]
            place = {old: new for new, old in enumerate(kept)}
            for i in kept:
                segment = tile.segments[i]
                self.kind.append(kinds[segment.kind])
                self.edges.append(segment.edges)
                self.touches.append(tuple(place[c] for c in segment.cities))
                pennants = segment.marks.get("pennant", 0)
                self.pennants.append(pennants if isinstance(pennants, int) else 1)
                self.doubles.append(bool(segment.marks.get("inn") or segment.marks.get("cathedral")))
        self.owners = rules.piece_owners()
        self.follower = [kind.follower for kind in rules.piece_kinds]
        self.strength = [max(1, kind.strength) for kind in rules.piece_kinds]
        self.per_city = 4.0 if rules.options.get("farm_scoring") == "first-edition" else weights.farm_city
        self.small_city = rules.options.get("small_city") == "on"
        self.tiles = sum(s.total * n for s, n in rules.sets)
        names = [kind.name for kind in rules.piece_kinds]
        self.builder, self.pig, self.barn = (
            names.index(name) if name in names else -1 for name in ("builder", "pig", "barn")
        )
        # What players hold: where it begins in their own state, how many numbers each, what one is worth.
        worths = {"goods": weights.good, "gold": weights.ingot}
        self.holdings = [
            (first, variable.size, worths[variable.name])
            for first, variable, _ in rules.variables
            if variable.name in worths
        ]
        self._fitting: dict[int, tuple[int, ...]] = {}
        self._look: _Look | None = None

    def expected(self, state: State) -> list[float]:
        """The points each seat may expect to have at the end."""
        if state.is_terminal():
            return [float(points) for points in state.scores()]
        # Where a figure stands changes nothing about the map: the look at it can be used again.
        if self._look is None or not self._look.is_of(state):
            self._look = _Look(self, state, self._look)
        return self._look.total(state)

    def advantage(self, state: State, seat: int) -> float:
        """How far ahead of the others the seat may expect to be."""
        values = self.expected(state)
        others = values[:seat] + values[seat + 1 :]
        return values[seat] - sum(others) / len(others) if others else values[seat]

    def fitting(self, demand: int) -> tuple[int, ...]:
        """The designs that fit an empty cell whose sides ask for this."""
        found = self._fitting.get(demand)
        if found is None:
            sides = [(demand // power) % 5 for power in POWERS]
            found = tuple(number for number, tile in enumerate(self.rules.tiles) if _fits(tile.edges, sides))
            self._fitting[demand] = found
        return found


def _fits(edges: str, sides: list[int]) -> bool:
    return any(
        all(not want or edges[(e - rotation) % 4] == LETTERS[want] for e, want in enumerate(sides))
        for rotation in range(4)
    )


class _Look:
    """One look at one map: the arrays, and what was worked out from them so far."""

    def __init__(self, evaluator: Evaluator, state: State, before: _Look | None = None) -> None:
        self.known = evaluator
        self.weights = evaluator.weights
        rules = evaluator.rules
        self.feature_of = state.peek("feature_of")
        self.opens = state.peek("opens")
        self.tile_at = state.peek("tile_at")
        self.tile_lie = state.peek("tile_lie")
        self.next_of = state.peek("next_of")
        self.tile_of = state.peek("tile_of")
        self.tile_first = state.peek("tile_first")
        self.printed_of = state.peek("printed_of")
        self.demand = dict(zip(state.peek("open_at"), state.peek("open_demand"), strict=True))
        self.piles = state.peek("unseen")
        self._by_demand: dict[int, float] = {}
        self.unseen: list[int]
        if before is not None and before.piles == self.piles:
            self.unseen, self._by_demand = before.unseen, before._by_demand
        else:
            self.unseen = [sum(self.piles[d :: rules.n_designs]) for d in range(rules.n_designs)]
        self.left = sum(self.unseen)
        self.draws = self.left / rules.n_players  # that each player still has
        self._worth: dict[int, tuple[float, float]] = {}
        self._city_chance: dict[int, float] = {}

    def is_of(self, state: State) -> bool:
        """Is the state's map the one that was looked at?"""
        return (
            len(self.tile_at) == state.n_tiles
            and self.tile_at == state.peek("tile_at")
            and self.tile_lie == state.peek("tile_lie")
            and self.feature_of == state.peek("feature_of")
            and self.opens == state.peek("opens")
            and self.piles == state.peek("unseen")
        )

    def total(self, state: State) -> list[float]:
        """What every seat may expect with the pieces of a state on this map."""
        known, weights = self.known, self.weights
        rules = known.rules
        values = [float(points) for points in state.scores()]
        standing: dict[int, dict[int, int]] = {}
        helpers: list[tuple[int, int, int]] = []
        urgency = min(1.0, self.draws / weights.turns)
        for (owner, kind), segment in zip(known.owners, state.peek("where"), strict=True):
            if segment >= 0 and known.follower[kind]:
                strengths = standing.setdefault(self.feature_of[segment], {})
                strengths[owner] = strengths.get(owner, 0) + known.strength[kind]
            elif segment >= 0:
                helpers.append((owner, kind, self.feature_of[segment]))
            elif segment < SUPPLY and known.follower[kind]:
                values[owner] += weights.quarter * weights.follower * urgency
        for owner, kind, feature in helpers:
            values[owner] += self.help(owner, kind, feature, standing) * (
                urgency if kind == known.builder else 1
            )
        if known.holdings:
            held = state.peek("own")
            for first, size, worth in known.holdings:
                for p in range(rules.n_players):
                    values[p] += worth * sum(held[first + p * size : first + (p + 1) * size])
        for feature, strengths in standing.items():
            found = self._worth.get(feature)
            if found is None:
                found = self._worth[feature] = self.worth(feature)
            points, chance = found
            most = max(strengths.values())
            for owner, strength in strengths.items():
                if strength == most:
                    values[owner] += points
                values[owner] += chance * weights.back * urgency
        for p in range(rules.n_players):
            worth = weights.follower * urgency
            for kind in range(rules.n_kinds):
                if known.follower[kind]:
                    for _ in range(state.in_supply(p, kind)):
                        values[p] += worth * (1.0 + weights.strong * (known.strength[kind] - 1))
                        worth *= weights.fewer
        return values

    def help(self, owner: int, kind: int, feature: int, standing: dict[int, dict[int, int]]) -> float:
        """What a piece adds that is no follower: builders where a follower is, pigs and barns on farms."""
        known = self.known
        strengths = standing.get(feature, {})
        if kind == known.builder:
            return self.weights.builder if owner in strengths else 0.0
        if kind == known.pig:
            leads = strengths and strengths.get(owner, 0) == max(strengths.values())
            return self.farm(feature) / known.per_city * self.weights.pig_city if leads else 0.0
        return self.farm(feature) if kind == known.barn else 0.0

    def worth(self, feature: int) -> tuple[float, float]:
        """What a feature should bring, and how likely its followers are to come home."""
        kind = self.known.kind[self.printed_of[feature]]
        closes = self.known.closes[kind]
        if closes == "edges":
            return self.ring(feature, kind)
        return self.cloister(feature) if closes == "around" else (self.farm(feature), 0.0)

    def members(self, feature: int) -> list[int]:
        """The segments of a feature."""
        next_of = self.next_of
        found = [feature]
        segment = next_of[feature]
        while segment != feature:
            found.append(segment)
            segment = next_of[segment]
        return found

    def cells(self, members: list[int]) -> set[int]:
        """The empty cells that a road or city still runs into."""
        found = set()
        for segment in members:
            tile = self.tile_of[segment]
            rotation = self.tile_lie[tile] & 3
            for edge in self.known.edges[self.printed_of[segment]]:
                at = self.tile_at[tile] + STEPS[(edge + rotation) & 3]
                if at in self.demand:
                    found.add(at)
        return found

    def fill(self, at: int) -> float:
        """How likely a cell is to be filled by somebody who wants it filled."""
        demand = self.demand.get(at, 0)
        chance = self._by_demand.get(demand)
        if chance is None:
            if self.left == 0:
                return 0.0
            if demand:
                share = sum([self.unseen[d] for d in self.known.fitting(demand)]) / self.left
            else:  # not next to any tile yet: it takes longer
                share = 0.3
            chance = 1.0 - (1.0 - min(1.0, share)) ** (self.draws * self.weights.tries)
            self._by_demand[demand] = chance
        return chance

    def finish(self, cells: set[int], city: bool) -> float:
        """How likely a road or city with these open cells is to be finished."""
        each = self.weights.opening if city else self.weights.road_opening
        chance = 1.0
        for at in cells:
            chance *= self.fill(at) * each
        return chance

    def ring(self, feature: int, kind: int) -> tuple[float, float]:
        """A road, a city, or what closes like them."""
        known = self.known
        members = self.members(feature)
        tiles = len({self.tile_of[segment] for segment in members})
        printed = [self.printed_of[segment] for segment in members]
        count = tiles + sum([known.pennants[p] for p in printed])
        city = kind == known.city
        more = any(known.doubles[p] for p in printed)
        cells = self.cells(members)
        chance = self.finish(cells, city)
        grown = sum([self.fill(at) for at in cells])
        if city:
            each = 3.0 if more else 1.0 if known.small_city and tiles + len(cells) <= 2 else 2.0
        else:
            each = 2.0 if more else 1.0
        unfinished = 0.0 if more else count + 0.5 * grown
        return chance * each * (count + len(cells)) + (1.0 - chance) * unfinished, chance

    def cloister(self, feature: int) -> tuple[float, float]:
        """A cloister, or what closes like it: each tile around it counts."""
        at = self.tile_at[self.tile_of[feature]]
        missing = [at + step for step in AROUND if at + step not in self.tile_at]
        chance = 1.0
        points = 9.0 - len(missing)
        for cell in missing:
            fill = self.fill(cell)
            points += fill
            chance *= fill
        return points, chance

    def farm(self, feature: int) -> float:
        """Completed cities at the farm, and those that may still come."""
        known = self.known
        cities = set()
        for segment in self.members(feature):
            for touched in known.touches[self.printed_of[segment]]:
                cities.add(self.feature_of[self.tile_first[self.tile_of[segment]] + touched])
        expected = 0.0
        for city in cities:
            expected += 1.0 if self.opens[city] == 0 else self.city_chance(city)
        expected += self.weights.future_cities * self.left / known.tiles
        return known.per_city * expected

    def city_chance(self, city: int) -> float:
        chance = self._city_chance.get(city)
        if chance is None:
            chance = self._city_chance[city] = self.finish(self.cells(self.members(city)), True)
        return chance
