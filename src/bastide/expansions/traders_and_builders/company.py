"""Builder and pig keep company: each needs a follower of its owner on its feature (BUILDER-13, PIG-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import NOBODY
from bastide.core.expansion import Step

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


def dismiss(s: State, player: cython.int, kind: cython.int) -> None:
    """Send the player's pieces of the kind home that have nobody of their owner with them."""
    i: cython.int
    first: cython.int = s.rules.first_piece[player * s.rules.n_kinds + kind]
    for i in range(first, first + s.rules.piece_count[kind]):
        if s.where[i] >= 0 and not s.has_follower(player, s.feature_of[s.where[i]]):
            s.send_home(i)


class Company(Step):
    """Looks after everybody's builder and pig at once. Pushed by what takes features apart (FERRY-18)."""

    name = "company"
    rule = "BUILDER-13"

    def bind(self, rules: Ruleset) -> None:
        self.builder = rules.piece_kind("builder")
        self.pig = rules.piece_kind("pig")

    def run(self, s: State) -> cython.int:
        player: cython.int
        for player in range(s.rules.n_players):
            dismiss(s, player, self.builder)
            dismiss(s, player, self.pig)
        return NOBODY
