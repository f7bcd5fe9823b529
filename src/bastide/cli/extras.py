"""What the expansions put on and beside the table, for the terminal: figures, tokens, goods, quarters.

It goes by the names of their slots in ``State.view()``; what has no name here is not shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bastide import State
from bastide.core.view import elsewhere, own

FIGURES = {"dragon": "Dr", "fairy": "Fy", "mage": "Ma", "witch": "Wi"}
GOODS = ("wine", "wheat", "cloth")
HELD = {"gold": "gold", "abbeys": "abbeys", "messenger": "messenger at", "robber": "robber at"}
TITLES = {"king": "king", "robber-baron": "robber baron"}
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
Spot = tuple[int, int, str]


def figures(state: State) -> list[tuple[str, Spot]]:
    """The sign of every neutral figure and token on a tile, and where."""
    data = own(state) if state.rules.slots else {}
    found = []
    for name, sign in FIGURES.items():
        for key in (f"{name}_segment", name):
            place = parse_spot(data.get(key, [None])[0])
            if place is not None:
                found.append((sign, place))
                break
    for row in data.get("ingots", ()):
        found += _on_tile(row, lambda n: f"${n}")
    for row in data.get("ferries", ()):
        found += _on_tile(row, lambda n: "NESW"[(n - 1) // 4] + "NESW"[(n - 1) % 4])
    return found


def _on_tile(row: Any, sign: Any) -> list[tuple[str, Spot]]:
    place = parse_spot(row[0])
    return [(sign(int(row[1])), place)] if place is not None and int(row[1]) > 0 else []


def parse_spot(word: object) -> Spot | None:
    """``"1,-2.N"`` as a place; without a spot the middle of the tile."""
    if not isinstance(word, str) or "," not in word:
        return None
    at, _, spot = word.partition(".")
    x, _, y = at.partition(",")
    try:
        return int(x), int(y), spot or "C"
    except ValueError:
        return None


def held(state: State, seat: int) -> str:
    """What a player has besides pieces: goods, gold, abbeys, pawns on the track."""
    data = own(state) if state.rules.slots else {}
    parts = []
    goods = data.get("goods")
    if goods:
        counts = zip(GOODS, goods[3 * seat : 3 * seat + 3], strict=False)
        parts += [f"{n} {kind}" for kind, n in counts if n]
    for key, title in HELD.items():
        value = _of(data, key, seat)
        if value is not None and (value > 0 or (value == 0 and key == "robber")):
            parts.append(f"{title} {value}" if title.endswith(" at") else f"{value} {title}")
    for key, title in TITLES.items():
        if str(data.get(key, ["-"])[0]) == str(seat):
            parts.append(title)
    for owner, kind, place in elsewhere(state):
        if owner == seat:
            parts.append(f"{kind} in the {place}" if place in QUARTERS else f"{kind} {place}")
    return ", ".join(parts)


def _of(data: Mapping[str, Sequence[Any]], key: str, seat: int) -> int | None:
    values = data.get(key, ())
    return values[seat] if seat < len(values) and isinstance(values[seat], int) else None


def beside(state: State) -> str:
    """What concerns everybody: where the count is, which figures are on the table."""
    data = own(state) if state.rules.slots else {}
    parts = []
    count = data.get("count", [None])[0]
    if isinstance(count, int) and 0 <= count < len(QUARTERS):
        parts.append(f"the count is in the {QUARTERS[count]}")
    signs = {sign: name for name, sign in FIGURES.items()}
    parts += [f"{sign} {signs[sign]} at {x},{y}" for sign, (x, y, _) in figures(state) if sign in signs]
    return ", ".join(parts)
