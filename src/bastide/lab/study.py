"""Small games for study: a setup with a declared list of tiles, few enough to be solved exactly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bastide.core.errors import SetupError
from bastide.core.ruleset import Ruleset
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.words import Message

_ITEM = re.compile(r"(?:(\d{1,3})\*)?(\S+)")


def study_state(
    setup: str | Setup = "base",
    stack: str | None = None,
    *,
    players: int | Iterable[str] = 2,
    options: Mapping[str, str] | None = None,
) -> State:
    """The beginning of a game in which only these tiles are to come: ``"2*V U D"``; without them all.

    >>> state = study_state("base", "2*V U", options={"farmers": "off"})
    >>> state.unseen_tiles()
    {'U': 1, 'V': 2}
    """
    chosen = setup if isinstance(setup, Setup) else Setup.parse(setup, players, options)
    state = State(compose(chosen))
    if stack is not None:
        for index, n in enumerate(_unseen(state.rules, stack)):
            state.poke("unseen", index, n)
    return state


def _unseen(rules: Ruleset, stack: str) -> list[int]:
    """How many copies of each design are in each pile: what is declared, each in its usual pile."""
    fresh = State(rules).peek("unseen")
    wanted: dict[int, int] = {}
    for word in stack.split():
        match = _ITEM.fullmatch(word)
        if not match or match[2] not in rules.design_of:
            raise SetupError(Message("lab-no-tile", tile=repr(word[:40]), setup=rules.setup.text))
        design = rules.design_of[match[2]]
        wanted[design] = wanted.get(design, 0) + int(match[1] or 1)
    unseen = [0] * len(fresh)
    for design, n in wanted.items():
        left = n
        for pile in range(rules.n_piles):
            index = pile * rules.n_designs + design
            unseen[index] = min(left, fresh[index])
            left -= unseen[index]
        if left:
            there = sum(fresh[pile * rules.n_designs + design] for pile in range(rules.n_piles))
            raise SetupError(Message("lab-too-many-tiles", tile=rules.names[design], n=n, there=there))
    if not any(unseen):
        raise SetupError(Message("lab-empty-stack"))
    return unseen
