"""The Flying Machines: a follower flies by the die and lands, if it can, among whoever is there.

The roll and the landing are in ``flight.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import unpack
from bastide.core.marks import WIND, Mark
from bastide.core.reasons import ReasonKind
from bastide.core.ways import Way
from bastide.expansions.flying_machines.flight import Land, Roll, landing_kinds, landing_places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class FlyingMachines(Expansion):
    """FLY."""

    name = "flying-machines"
    tile_sets = ("flying-machines",)
    hooks = ("figures", "forbids")
    marks = (Mark("flying_machine", on="tile", takes=WIND),)
    actions = (
        ActionKind(
            "fly",
            (Part("piece", "piece"),),
            form="fly:{piece}",
            rule="FLY-1",
            steps=("figure",),
            when=("FLY-1",),
        ),
        ActionKind(
            "roll",
            (Part("distance", "number"),),
            form="roll:{distance}",
            steps=("roll",),
            when=("FLY-3",),
        ),
    )
    reasons = (
        ReasonKind("fly-machine", ("FLY-1",)),
        ReasonKind("fly-piece", ("FLY-11",)),
        ReasonKind("fly-supply", ("FOLLOW-2",)),
    )
    events = ("flight",)

    def steps(self) -> Sequence[Step]:
        return (Roll(), Land())

    def bind(self, rules: Ruleset) -> None:
        self.fly = rules.action("fly")
        self.roll = rules.step("roll")
        self.machine = rules.tile_mark("flying_machine")
        self.first_reason = rules.reason("fly-machine")

    def figures(self, s: State, out: Moves) -> None:
        kind: cython.int
        for kind in range(s.rules.n_kinds):
            if self.against(s, kind) == 0:
                out.offer(self.fly, 0, kind, 0, 0)

    def against(self, s: State, kind: cython.int) -> cython.int:
        """The reason why a follower of the kind may not fly from the tile just placed, or 0."""
        if s.rules.tile_mark_of[self.machine + (s.tile_lie[s.laid] >> 2)] == 0:
            return self.first_reason
        if landing_kinds(s, kind) == 0:
            return self.first_reason + 1
        if s.supply[s.active * s.rules.n_kinds + kind] == 0:
            return self.first_reason + 2
        return 0

    def forbids(self, s: State) -> cython.int:
        return self.against(s, s.move_a) if s.move_kind == self.fly else 0

    def act(self, s: State) -> None:
        """FLY-12: chosen before the roll; there is no way back."""
        if s.move_kind == self.fly:
            s.push(self.roll, s.move_a)

    def ways(self, s: State) -> list[Way]:
        if s.step == s.rules.step("land"):
            frames = s.agenda()
            number = frames[len(frames) - 1][1]
            return [Way("deploy", s.rules.piece_kinds[number].name, s.active, unpack(s.tile_at[s.laid]))]
        if s.step != s.rules.step("figure") or s.laid < 0:
            return []
        flying = [k.name for n, k in enumerate(s.rules.piece_kinds) if self.against(s, n) == 0]
        ahead = landing_places(s, self.machine)
        may = tuple(unpack(at) for at in ahead if s.tile_on(at) >= 0)
        here = unpack(s.tile_at[s.laid])
        return [Way("fly", kind, s.active, here, may=may, choice=kind) for kind in flying]

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        return {
            "player": words[0],
            "piece": rules.piece_kinds[words[1]].name,
            "at": list(unpack(words[2])),
            "lands": bool(words[3]),
            "rules": ["FLY-5" if words[3] else "FLY-10"],
        }
