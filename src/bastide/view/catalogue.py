"""Everything that a game can be made of: sets, options, presets."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.core.errors import TileError
from bastide.expansions import EXPANSIONS, presets
from bastide.expansions.loader import load
from bastide.rulebook import rules
from bastide.view.structs import Outgoing

if TYPE_CHECKING:
    from bastide.core.expansion import Expansion

MAX_COPIES = 9  # of a set, that a page should offer


class SetInfo(Outgoing):
    """A set that can be played with: how many copies at most, and which chapters of the rule book are its."""

    name: str
    title: str
    summary: str
    tiles: int
    stands_alone: bool
    excludes: list[str]
    copies: int
    chapters: list[str]


class OptionInfo(Outgoing):
    """A difference in the rules of the set ``set``; without the sets in ``needs`` it changes nothing."""

    key: str
    values: list[str]
    default: str
    rule: str
    title: str
    set: str
    needs: list[str]


class Catalogue(Outgoing):
    """What there is to play with."""

    sets: list[SetInfo]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]


class Sets(Catalogue):
    """Everything a new game can be made of."""

    players: list[str]
    colours: list[str]
    pieces: list[str]


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """Every set, every option with its values, every preset."""
    return Catalogue(
        [_set_info(expansion, name) for expansion in EXPANSIONS for name in _names(expansion)],
        [
            OptionInfo(
                option.key,
                list(option.values),
                option.default,
                option.rule,
                str(option.title),
                _names(expansion)[0],
                list(option.needs),
            )
            for expansion in EXPANSIONS
            for option in expansion.options
        ],
        {name: dict(values) for name, values in presets().items()},
    )


def _names(expansion: type[Expansion]) -> tuple[str, ...]:
    """The sets of tiles that an expansion brings; its own name if it brings none."""
    return tuple(expansion.tile_sets) or (expansion.name,)


def _set_info(expansion: type[Expansion], name: str) -> SetInfo:
    return SetInfo(
        name,
        str(expansion.title()) if len(_names(expansion)) == 1 else f"{expansion.title()} ({name})",
        (expansion.__doc__ or "").strip().split("\n")[0],
        count_tiles(name),
        expansion.stands_alone,
        list(expansion.excludes),
        1 if expansion.once else MAX_COPIES,
        _chapters(expansion),
    )


def count_tiles(name: str) -> int:
    """How many tiles a set has; none if it is one of rules alone."""
    try:
        return sum(tile.count for tile in load(name).tiles)
    except TileError:
        return 0


def _chapters(expansion: type) -> list[str]:
    """The chapters of the rule book that a set adds to those of the base game, its forerunners' included."""
    known = {found.chapter for found in rules().values()}
    folders = [cls.__module__.split(".")[2:3] for cls in reversed(expansion.__mro__)]
    names = dict.fromkeys(name.replace("_", "-") for folder in folders for name in folder)
    return [name for name in names if name in known]
