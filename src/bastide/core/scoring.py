"""``Scoring``: who has the majority of a feature, what it is worth, and how points are given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.agenda import Agenda
from bastide.core.constants import AWARD, CITY, E_AWARD, E_POINTS, E_SCORED, FARM_CITIES, FIELD
from bastide.core.tally import Tally

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset


class Scoring(Agenda):
    """A table whose features can be counted. ``State`` asks steps and expansions."""

    def __init__(self, rules: Ruleset) -> None:
        Agenda.__init__(self, rules)
        self.tally = new_tally(rules)

    def special_strength(self, piece: cython.int, feature: cython.int) -> cython.int:
        """The strength of a piece whose expansion works it out."""
        return 0

    def counts_city(self, hook: cython.int, farm: cython.int) -> cython.int:
        """How many cities that are no features an expansion counts for a farm."""
        return 0

    def evaluate(self) -> None:
        """Fill the tally that was opened with what is counted."""

    def gather(self, feature: cython.int, final: cython.bint) -> None:
        """Open the tally for a feature with everybody's strength, and find who has the majority."""
        i: cython.int
        s: cython.int
        self.tally.open(
            feature,
            self.rules.kind[self.printed_of[feature]],
            self.count_tiles(feature),
            self.opens[feature] == 0,
            final,
        )
        for i in range(self.rules.n_pieces):
            s = self.where[i]
            if (
                s >= 0
                and self.feature_of[s] == feature
                and self.rules.is_follower[self.rules.kind_of_piece[i]]
            ):
                self.tally.add_strength(
                    self.rules.owner[i], self.strength_of(i, feature), self.rules.kind_of_piece[i]
                )
        self.tally.settle_majority()

    def gather_city(self, city: cython.int, feature: cython.int, tiles: cython.int) -> None:
        """Open the tally for a completed city that the farmers around it win (OPT-1).

        Everybody's strength is that of their followers on all farms that touch it. ``feature`` is what
        people are shown; for what ``city`` is see ``touches``.
        """
        i: cython.int
        farm: cython.int
        self.tally.open(feature, FIELD, tiles, True, True)
        self.tally.city = city
        for i in range(self.rules.n_pieces):
            if self.where[i] < 0 or not self.rules.is_follower[self.rules.kind_of_piece[i]]:
                continue
            farm = self.feature_of[self.where[i]]
            if self.rules.kind[self.printed_of[farm]] == FIELD and self.touches(farm, city):
                self.tally.add_strength(
                    self.rules.owner[i], self.strength_of(i, farm), self.rules.kind_of_piece[i]
                )
        self.tally.settle_majority()

    def touches(self, farm: cython.int, city: cython.int) -> cython.bint:
        """Does a farm touch a city: a feature, or from -2 down what an expansion counts in ``farm_cities``?

        ``Ruleset.farm_city`` gives the number of such a city.
        """
        if city >= 0:
            return self.touches_city(farm, city)
        return self.counts_city(-2 - city, farm) > 0

    def is_finished_city(self, feature: cython.int) -> cython.bint:
        """Is this the number of a completed city?"""
        return (
            self.feature_of[feature] == feature
            and self.rules.kind[self.printed_of[feature]] == CITY
            and self.opens[feature] == 0
        )

    def appraise(self, feature: cython.int) -> None:
        """Fill the tally with what final scoring would give for a feature now, and award nothing."""
        self.gather(feature, True)
        self.evaluate()

    def appraise_city(self, city: cython.int, feature: cython.int, tiles: cython.int) -> None:
        """The same for a city that farmers win (OPT-1)."""
        self.gather_city(city, feature, tiles)
        self.evaluate()

    def worth_by_city(self, player: cython.int, farm: cython.int) -> cython.int:
        """What a player would get for the cities at a farm that they win one by one (OPT-1)."""
        i: cython.int
        city: cython.int
        total: cython.int = 0
        for city in range(self.n_segments):
            if self.is_finished_city(city) and self.touches(farm, city):
                self.appraise_city(city, city, self.count_tiles(city))
                if self.tally.winners >> player & 1:
                    total += self.tally.points(player)
        for i in range(self.rules.hook_start[FARM_CITIES], self.rules.hook_start[FARM_CITIES + 1]):
            city = -2 - i
            if self.touches(farm, city):
                self.appraise_city(city, farm, 0)
                if self.tally.winners >> player & 1:
                    total += self.tally.points(player)
        return total

    def strength_of(self, piece: cython.int, feature: cython.int) -> cython.int:
        """How much a follower counts on a feature."""
        strength: cython.int = self.rules.strength[self.rules.kind_of_piece[piece]]
        return strength if strength >= 0 else self.special_strength(piece, feature)

    def farm_cities(self, farm: cython.int) -> cython.int:
        """How many completed cities touch a farm."""
        i: cython.int
        n: cython.int = self.count_cities(farm)
        for i in range(self.rules.hook_start[FARM_CITIES], self.rules.hook_start[FARM_CITIES + 1]):
            n += self.counts_city(i, farm)
        return n

    def award_winners(self) -> None:
        """Give the tally's points to those who have the majority, from the active player on (ORDER-3)."""
        i: cython.int
        p: cython.int
        if self.noting:
            self.tally.write(self.journal, E_SCORED)
        if self.rules.slot_length[AWARD] <= 1:
            for i in range(self.rules.n_players):
                p = (self.active + i) % self.rules.n_players
                if self.tally.winners >> p & 1:
                    self.give(p, self.tally.points(p))
        else:  # pushed last comes first
            for i in range(self.rules.n_players - 1, -1, -1):
                p = (self.active + i) % self.rules.n_players
                if self.tally.winners >> p & 1:
                    self.reward(p, self.tally.points(p))

    def award(self, player: cython.int, points: cython.int, line: cython.int, at: cython.int) -> None:
        """Award points that no score sheet explains: ``line`` says why, ``at`` where (0: nowhere)."""
        self.note(E_AWARD, player, points, line, at)
        self.reward(player, points)

    def award_each(
        self, player: cython.int, count: cython.int, worth: cython.int, line: cython.int, at: cython.int
    ) -> None:
        """The same for ``count`` things worth ``worth`` each, which are told."""
        if self.noting:
            self.journal.put(E_AWARD)
            self.journal.put(6)
            self.journal.put(player)
            self.journal.put(count * worth)
            self.journal.put(line)
            self.journal.put(at)
            self.journal.put(count)
            self.journal.put(worth)
        self.reward(player, count * worth)

    def reward(self, player: cython.int, points: cython.int) -> None:
        """Award points by way of the steps that expansions put around ``give``, if there are any."""
        if self.rules.slot_length[AWARD] <= 1:
            self.give(player, points)
        elif points:
            self.push(AWARD, 0, player, points)

    def give(self, player: cython.int, points: cython.int) -> None:
        """Move a player's marker; no points are no move."""
        if points == 0:
            return
        self.score[player] += points
        self.note(E_POINTS, player, points, self.score[player], 0)


def new_tally(rules: Ruleset) -> Tally:
    """An empty tally for a game."""
    tally: Tally = Tally(rules.n_players)
    tally.rank = rules.line_rank
    return tally
