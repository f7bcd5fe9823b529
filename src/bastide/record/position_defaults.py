"""What a position leaves out: what follows from the rest unless something unusual has happened."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE, FINAL, N_SLOTS, PART, TURN
from bastide.core.state import State
from bastide.core.words import DRAW, Frame

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset

PART_STEP = "part"  # the step of a turn that begins a part


def default_tile(state: State, laid: int) -> int:
    """The design in hand: the one just laid, if any."""
    return state.peek("tile_lie")[laid] >> 2 if laid >= 0 else -1


def default_last(state: State) -> int:
    """The last tile drawn and placed: none at the beginning, then the last in the list."""
    return state.n_tiles - 1 if state.n_tiles > State(state.rules).n_tiles else -1


def default_player(rules: Ruleset, step: int, active: int) -> int:
    """Who chooses at a step."""
    return CHANCE if rules.steps[step - N_SLOTS].name == DRAW else active


def default_agenda(rules: Ruleset, step: int) -> list[Frame]:
    """What is to come after a step that is reached in the ordinary way."""

    def rest(slot: int, number: int) -> list[Frame]:
        steps = [s.number for s in rules.sequence(slot)]
        after = steps.index(number) + 1 if number in steps else len(steps)
        return [(slot, after, 0, 0)] if after < len(steps) else []

    slot = rules.steps[step - N_SLOTS].slot
    if slot == PART:
        return rest(TURN, rules.step(PART_STEP)) + rest(PART, step)
    return rest(slot, step) if slot in (TURN, FINAL) else []


def used_designs(state: State) -> Counter[int]:
    """The designs that lie on the table or are in the active player's hand."""
    used = Counter(lie >> 2 for lie in state.peek("tile_lie"))
    if state.tile >= 0 and state.laid < 0:
        used[state.tile] += 1
    return used
