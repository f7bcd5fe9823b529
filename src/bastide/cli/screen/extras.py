"""What the expansions put on and beside the table (``State.shown``), for the terminal."""

from __future__ import annotations

from bastide import State
from bastide.core.geometry import SPOTS
from bastide.core.shown import Shown
from bastide.expansions.drawings import drawings

Spot = tuple[int, int, str]


def figures(state: State) -> list[tuple[str, Spot]]:
    """The sign of every neutral figure and token on a tile, and where."""
    return [
        (sign(thing), (*thing.at, thing.spot if thing.spot in SPOTS else "C"))
        for thing in state.shown()
        if thing.at is not None and thing.player < 0
    ]


def sign(thing: Shown) -> str:
    """``Dr`` for the dragon, ``$2`` for two ingots, ``NS`` for a ferry from north to south."""
    if thing.spot and thing.spot not in SPOTS:
        return thing.spot
    own = drawings().look("token", thing.kind).data.get("sign")
    return f"{own}{thing.n}" if own else thing.kind[:2].title()


def held(state: State, seat: int) -> str:
    """What a player has besides pieces in the supply: goods, gold, abbeys, pawns on the track."""
    parts = [in_words(thing) for thing in state.shown() if thing.player == seat and thing.at is None]
    places = [f"{kind}: {place}" for owner, kind, place in state.elsewhere() if owner == seat]
    return ", ".join(parts + places)


def in_words(thing: Shown) -> str:
    """Something that a player has: ``2 wine``, ``king (5)``, ``robber at 12``."""
    name = thing.kind.replace("-", " ")
    if thing.space >= 0:
        return f"{name} at {thing.space}"
    if thing.value:
        return f"{name} ({thing.value})"
    return f"{thing.n} {name}"


def beside(state: State) -> str:
    """What concerns everybody: where the count is, which figures are on the table."""
    parts = []
    for thing in state.shown():
        if thing.player < 0 and thing.place:
            parts.append(f"the {thing.kind} is in the {thing.place}")
        elif thing.player < 0 and thing.at is not None and thing.kind[:2].title() == sign(thing):
            parts.append(f"{sign(thing)} {thing.kind} at {thing.at[0]},{thing.at[1]}")
    return ", ".join(parts)
