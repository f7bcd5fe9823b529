"""Which tiles are still to be drawn: a position tells only what the tiles on the table do not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bastide.core.errors import NotationError
from bastide.core.state import State
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset

_ITEM = re.compile(r"(?:([0-9]{1,4})\*)?([^\s*#]+)(?:#([0-9]{1,3}))?")


def copies(rules: Ruleset) -> dict[int, int]:
    """How many copies of each design can be in play; of a held tile everybody has one."""
    result: dict[int, int] = {}
    number = 0
    for tile_set, n in rules.sets:
        for tile in tile_set.tiles:
            result[number] = n * tile.count
            number += 1
        for _ in tile_set.held:
            result[number] = rules.n_players * n
            number += 1
    return result


def default_unseen(rules: Ruleset, used: Mapping[int, int]) -> list[int]:
    """What is unseen if nothing but the designs ``used`` has left the piles, first piles first."""
    fresh = State(rules)
    left = fresh.peek("unseen")
    taken = dict(used)
    for lie in fresh.peek("tile_lie"):  # these were never in a pile
        taken[lie >> 2] = taken.get(lie >> 2, 0) - 1
    for design, n in taken.items():
        for pile in range(rules.n_piles):
            i = pile * rules.n_designs + design
            out = min(left[i], max(n, 0))
            left[i] -= out
            n -= out
    return left


def format_stock(rules: Ruleset, used: Mapping[int, int], unseen: list[int]) -> list[str]:
    """The fields ``gone ...`` and ``back ...`` of a position."""
    differences = [a - b for a, b in zip(default_unseen(rules, used), unseen, strict=True)]
    fields = []
    for word, sign in (("gone", 1), ("back", -1)):
        items = [_item(rules, i, sign * n) for i, n in enumerate(differences) if sign * n > 0]
        if items:
            fields.append(" ".join([word, *items]))
    return fields


def _item(rules: Ruleset, i: int, n: int) -> str:
    pile, design = divmod(i, rules.n_designs)
    count = "" if n == 1 else f"{n}*"
    return f"{count}{rules.names[design]}" + (f"#{pile}" if pile else "")


def parse_stock(
    rules: Ruleset, used: Mapping[int, int], gone: Iterable[str], back: Iterable[str]
) -> list[int]:
    """What is unseen, from the tiles in play and the words of the two fields."""
    unseen = default_unseen(rules, used)
    for field, sign, words in (("gone", -1, gone), ("back", 1, back)):
        for word in words:
            match = _ITEM.fullmatch(word)
            if not match or match[2] not in rules.design_of:
                raise NotationError(Message("record-no-tile", what=field, tile=repr(word[:40])))
            pile = int(match[3] or 0)
            if pile >= rules.n_piles:
                raise NotationError(
                    Message("record-no-such", what=repr(word[:40]), thing="pile", number=pile)
                )
            unseen[pile * rules.n_designs + rules.design_of[match[2]]] += sign * int(match[1] or 1)
    total = Counter(used)
    for i, n in enumerate(unseen):
        name = rules.names[i % rules.n_designs]
        if n < 0:
            raise NotationError(Message("record-too-many-used", tile=name))
        total[i % rules.n_designs] += n
    most = copies(rules)
    for design, n in total.items():
        if n > most[design]:
            raise NotationError(
                Message("record-too-many-tiles", n=n, tile=rules.names[design], there=most[design])
            )
    return unseen
