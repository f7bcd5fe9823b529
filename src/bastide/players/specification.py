"""Players by name, style, weights and limit, as commands take them: ``mcts:4000``, ``search@FILE:0.5s``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path

from bastide.core.errors import SetupError
from bastide.players.player import NO_LIMIT, Limit, Player
from bastide.players.search import SearchPlayer
from bastide.players.tree import Style
from bastide.players.weights import Tables, read_weights
from bastide.words import Message

_LIMIT = re.compile(r"(?:(\d{1,12})n?|(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(m?s))(?:\*(\d{1,2}))?")
_CHANGE = re.compile(r"([a-z]+)=(\d{1,4}(?:\.\d{1,4})?)")


@dataclass(frozen=True)
class Specification:
    """A player by name, with what it may spend on a decision, a file with the weights that it goes by, and
    what is changed of the way it thinks.

    >>> parse_specification("mcts:4000")
    Specification(name='mcts', limit=Limit(seconds=None, nodes=4000, cores=None), weights='', style=())
    >>> str(parse_specification("search/plies=15@mine.toml:500ms*2"))
    'search/plies=15@mine.toml:0.5s*2'
    """

    name: str
    limit: Limit = NO_LIMIT
    weights: str = ""
    style: tuple[str, ...] = ()

    def __str__(self) -> str:
        name = "/".join([self.name, *self.style])
        if self.weights:
            name = f"{name}@{self.weights}"
        cores = "" if self.limit.cores is None else f"*{self.limit.cores}"
        if self.limit.seconds is not None:
            return f"{name}:{self.limit.seconds:.9g}s{cores}"
        return name if self.limit.nodes is None else f"{name}:{self.limit.nodes}{cores}"


def parse_specification(text: str) -> Specification:
    """Read ``NAME``, ``NAME:500`` or ``NAME:500n`` (simulations), ``NAME:0.1s`` or ``NAME:100ms`` (time).

    ``*2`` after a limit is for so many cores; ``@FILE`` after the name is a file of weights, and before that
    ``/plies=15`` a change of its style.
    """
    name, colon, rest = text.strip().rpartition(":") if ":" in text else (text.strip(), "", "")
    name, _, weights = name.partition("@")
    name, *style = name.split("/")
    if not colon:
        return Specification(name, NO_LIMIT, weights, tuple(style))
    match = _LIMIT.fullmatch(rest)
    if match is None:
        raise SetupError(Message("players-limit", player=repr(text)))
    cores = None if match[4] is None else int(match[4])
    if match[1]:
        limit = Limit(nodes=int(match[1]), cores=cores)
    else:
        limit = Limit(seconds=float(match[2]) / (1000 if match[3] == "ms" else 1), cores=cores)
    if limit.nodes == 0 or limit.seconds == 0 or cores == 0:
        raise SetupError(Message("players-limit", player=repr(text)))
    return Specification(name, limit, weights, tuple(style))


def parse_style(changes: Sequence[str]) -> Style:
    """A style of ``search``, given what differs: ``["plies=15", "worlds=0"]``."""
    style = Style()
    kinds = {field.name: type(getattr(style, field.name)) for field in fields(Style)}
    there = tuple(name for name, kind in kinds.items() if kind in (bool, int, float))
    for change in changes:
        match = _CHANGE.fullmatch(change)
        if match is None or match[1] not in there:
            raise SetupError(Message("players-style", change=repr(change), there=there))
        style = replace(style, **{match[1]: kinds[match[1]](float(match[2]))})
    if style.soft <= 0:
        raise SetupError(Message("players-style", change=repr("soft=0"), there=there))
    return style


def make_player(text: str, seed: int = 0, tables: Tables | None = None) -> Player:
    """The player that a specification names; with tables, one that goes by these weights."""
    from bastide.players import OPPONENTS, PLAYERS, WEIGHTED, YARDSTICKS

    known = {**OPPONENTS, **PLAYERS, **YARDSTICKS}
    wanted = parse_specification(text)
    if wanted.name not in known:
        raise SetupError(Message("players-unknown", player=repr(text), there=tuple(known)))
    if wanted.weights:
        tables = read_weights(Path(wanted.weights))
    if tables is None:
        player = known[wanted.name](seed)
    elif wanted.name in WEIGHTED:
        player = WEIGHTED[wanted.name](seed, tables)
    else:
        raise SetupError(Message("players-takes-no-weights", player=wanted.name, there=tuple(WEIGHTED)))
    if wanted.style:
        if not isinstance(player, SearchPlayer) or wanted.name != SearchPlayer.name:
            raise SetupError(Message("players-takes-no-style", player=wanted.name))
        player.style = parse_style(wanted.style)
    if wanted.limit != NO_LIMIT:
        player.limit = wanted.limit
    return player
