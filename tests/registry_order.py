"""The same game under several orders of the registry, compared action by action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby, zip_longest
from typing import Any

import bastide
import bastide.expansions as registry
from bastide.core.action_kinds import Part
from bastide.core.actions import Action
from bastide.core.expansion import Expansion
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.record.dealer import Generator
from bastide.testing import Options, random_games

Registry = Sequence[type[Expansion]]


@contextmanager
def registered(expansions: Registry) -> Iterator[None]:
    """The expansions in this order for as long as the block lasts."""
    before = registry.EXPANSIONS
    registry.EXPANSIONS = tuple(expansions)
    registry._compose.cache_clear()
    try:
        yield
    finally:
        registry.EXPANSIONS = before
        registry._compose.cache_clear()


def orders(expansions: Registry, n: int, seed: int) -> list[Registry]:
    """The order backwards and shuffled in several ways; the foundation stays first."""
    found: list[Registry] = [(expansions[0], *reversed(expansions[1:]))]
    generator = Generator(seed)
    while len(found) < n:
        rest = list(expansions[1:])
        shuffled = [rest.pop(generator.draw(len(rest))) for _ in range(len(rest))]
        found.append((expansions[0], *shuffled))
    return found


def full_name(rules: Ruleset, name: str) -> str:
    """A design by set and id: its short name goes by which set comes first."""
    tile = rules.tiles[rules.design_of[name]]
    return f"{tile.set}/{tile.id}"


def plain(action: Action) -> dict[str, object]:
    """An action in words that no order of sets changes."""
    data = action.json()
    parts: Sequence[Part] = action.kind.parts
    for part in parts:
        if part.kind == "tile":
            data[part.name] = full_name(action.rules, str(data[part.name]))
    return data


def happened(state: State) -> list[dict[str, Any]]:
    """What followed from the last action, in such words; figures that go home together in any order."""
    found = [event.json() for event in state.events()]
    for data in found:
        if "tile" in data:
            data["tile"] = full_name(state.rules, str(data["tile"]))
    groups = groupby(found, key=lambda data: str(data["type"]) == "returned")
    return [data for home, group in groups for data in (sorted(group, key=str) if home else group)]


def played(setup: str, players: int, options: Options | None, seed: int) -> list[dict[str, object]]:
    """The actions of a random game."""
    games = random_games(setup, players=players, options=options, seed=seed)
    return [plain(action) for _, _, action in games]


def told(
    setup: str, players: int, options: Options | None, actions: list[dict[str, object]]
) -> Iterator[dict[str, Any]]:
    """What everybody sees before and after each action of a game."""
    state = bastide.start(setup, players, options)
    for action in actions:
        legal = sorted(map(str, map(plain, state.legal_actions())))
        who = state.current_player()
        state.apply(state.action(action))
        yield {
            "player": who,
            "legal": legal,
            "action": action,
            "events": happened(state),
            "scores": state.scores(),
        }


def compare(
    setup: str, registries: Sequence[Registry], *, players: int, options: Options | None = None, seed: int
) -> None:
    """The same actions are legal, and the same follows from them, in every order of the registry."""
    actions = played(setup, players, options, seed)
    expected = list(told(setup, players, options, actions))
    for order in registries:
        with registered(order):
            for want, got in zip_longest(expected, told(setup, players, options, actions)):
                assert got == want, f"{setup}, {[e.name for e in order]}"
