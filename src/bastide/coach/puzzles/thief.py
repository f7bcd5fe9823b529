"""``Thief``: plays like ``greedy``, but likes to stand where one tile joins its city to one of others.

Between players who only mind their own business cities are hardly ever joined; whoever wants puzzles about
that lets a thief play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.coach.lines import play
from bastide.coach.odds import border, strengths_on
from bastide.players.greedy import GreedyPlayer
from bastide.players.player import NO_LIMIT, Limit

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

CITY = "city"
GIVES = 4.0  # points by its own estimate that a place to lurk may cost
LIKELY = 4  # actions that are looked at


class Thief(GreedyPlayer):
    """Lies in wait for cities."""

    name = "thief"

    def choose(self, state: State, limit: Limit = NO_LIMIT) -> Action:
        """Of the good actions the one that lets it join most; the best one if there is nothing to join."""
        best = super().choose(state, limit)
        values = self.thoughts()
        top = max(values.values(), default=0.0)
        near = [action for action in state.legal_actions() if top - values.get(action.code, -1e9) <= GIVES]
        near = sorted(near, key=lambda action: -values[action.code])[:LIKELY]
        seat = state.current_player()
        spoils = {action: self.spoils(play(state, action.code), seat) for action in near}
        return max(near, key=lambda action: spoils[action]) if max(spoils.values(), default=0) else best

    def spoils(self, state: State, seat: int) -> int:
        """What it could steal with one tile, after putting a figure if it may do that."""
        found = spoils_of(state, seat)
        if state.current_player() == seat and state.laid >= 0:
            put = [action.code for action in state.legal_actions() if action.name == "deploy"]
            found = max([found, *(spoils_of(play(state, code), seat) for code in put)])
        return found


def spoils_of(state: State, seat: int) -> int:
    """Tiles of the open cities of others that lie one tile from a city of a seat."""
    cities = [f for f in state.features() if f.kind == CITY and not f.complete and f.followers]
    mine, theirs = set[int](), []
    for city in cities:
        strengths = strengths_on(state, city.number)
        if strengths[seat] == max(strengths):
            mine |= border(state, city.number)
        else:
            theirs.append(city)
    return sum(len(city.tiles) for city in theirs if border(state, city.number) & mine)
