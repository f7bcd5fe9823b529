"""The numbers that the estimate of a position goes by, and files of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from bastide.core.errors import SetupError
from bastide.words import Message


@dataclass(frozen=True)
class Weights:
    """What the estimate goes by. What is not said is as it was first measured."""

    tries: float = 0.073  # how many of a player's own draws serve one empty cell
    follower: float = 4.9  # the first follower in supply; each further one is worth less
    strong: float = 0.3  # more for each further strength of a large follower
    fewer: float = 0.98
    turns: float = 12.5  # with fewer turns than this to come, followers in supply lose their worth
    back: float = 3.7  # a follower that comes home
    elsewhere: float = 0.7  # a follower neither on the map nor in supply, as part of one in supply
    future_cities: float = 1.15  # completed cities that a farm may still gain, at the start of the game
    grow: float = 0.5  # a cell that may be filled, as part of a tile of an unfinished feature
    # If not 0: so many fitting tiles make it as likely as not that a cell is filled. Every unseen
    # tile is drawn some day, so that what counts is how many there are, not how many draws are to come.
    scarce: float = 0.0
    crowd: float = 1.0  # how much more than the first each further open cell is in the way of finishing
    # Two occupied features of a kind that are open to one empty cell may be joined: whoever then has most
    # followers takes both. So much of what that would change counts, where the cell is sure to be filled.
    join: float = 0.0
    join_farms: float = 0.0  # the same of farms, which are open to many cells
    # How much of what an unfinished feature should bring is lost to other plans, and since which part of all
    # tiles was unseen.
    road: tuple[float, float] = (0.0, 1.0)
    city: tuple[float, float] = (0.0, 1.0)
    cloister: tuple[float, float] = (0.0, 1.0)
    farm: tuple[float, float] = (0.0, 1.0)


# As first measured: found by letting variants of the greedy player play each other.
FIRST = Weights()


class _File(msgspec.Struct):
    players: Annotated[
        dict[Annotated[int, msgspec.Meta(ge=1, le=6)], dict[str, object]], msgspec.Meta(min_length=1)
    ]


Tables = Mapping[int, Weights]  # by how many play; whatever their number, the nearest is taken

PACKAGED = Path(__file__).with_name("weights.toml")


def fitted(players: int) -> Weights:
    """The weights that players use who may get better, by how many are at the table."""
    return for_players(read_weights(PACKAGED), players)


def for_players(tables: Tables, players: int) -> Weights:
    """Those for the nearest number of players."""
    return tables[min(tables, key=lambda there: abs(there - players))]


@cache
def read_weights(path: Path) -> Tables:
    """The weights in a file by the number of players; a ``SetupError`` says what is wrong with it."""
    try:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File, strict=False)
        found = {players: msgspec.convert(table, Weights) for players, table in file.players.items()}
    except OSError as error:
        raise SetupError(Message("players-no-weights", file=str(path), why=error.strerror or "")) from error
    except ValueError as error:  # of either library
        raise SetupError(Message("players-bad-weights", file=str(path), why=str(error))) from error
    known = {field.name for field in fields(Weights)}
    for name in sorted({name for table in file.players.values() for name in table} - known):
        raise SetupError(Message("players-unknown-weight", file=str(path), name=name))
    return found


def format_weights(tables: Tables) -> str:
    """The same as the text of such a file."""
    lines = []
    for players, weights in tables.items():
        lines.append(f"[players.{players}]")
        for field in fields(Weights):
            value = getattr(weights, field.name)
            if value != field.default:
                lines.append(f"{field.name} = {list(value) if isinstance(value, tuple) else value}")
        lines.append("")
    return "\n".join(lines)
