"""Players by name and limit, as commands take them: ``greedy``, ``mcts:4000``, ``mcts:0.5s``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bastide.core.errors import SetupError
from bastide.players.player import NO_LIMIT, Limit, Player
from bastide.words import Message

_LIMIT = re.compile(r"(\d{1,12})n?|(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(m?s)")


@dataclass(frozen=True)
class Specification:
    """A player by name, with what it may spend on a decision.

    >>> parse_specification("mcts:4000")
    Specification(name='mcts', limit=Limit(seconds=None, nodes=4000))
    >>> str(parse_specification("mcts:500ms"))
    'mcts:0.5s'
    """

    name: str
    limit: Limit = NO_LIMIT

    def __str__(self) -> str:
        if self.limit.seconds is not None:
            return f"{self.name}:{self.limit.seconds:.9g}s"
        return self.name if self.limit.nodes is None else f"{self.name}:{self.limit.nodes}"


def parse_specification(text: str) -> Specification:
    """Read ``NAME``, ``NAME:500`` or ``NAME:500n`` (simulations), ``NAME:0.1s`` or ``NAME:100ms`` (time)."""
    name, colon, rest = text.strip().partition(":")
    if not colon:
        return Specification(name)
    match = _LIMIT.fullmatch(rest)
    if match is None:
        raise SetupError(Message("players-limit", player=repr(text)))
    if match[1]:
        limit = Limit(nodes=int(match[1]))
    else:
        limit = Limit(seconds=float(match[2]) / (1000 if match[3] == "ms" else 1))
    if limit.nodes == 0 or limit.seconds == 0:
        raise SetupError(Message("players-limit", player=repr(text)))
    return Specification(name, limit)


def make_player(text: str, seed: int = 0) -> Player:
    """The player that a specification names."""
    from bastide.players import OPPONENTS, PLAYERS, YARDSTICKS

    known = {**OPPONENTS, **PLAYERS, **YARDSTICKS}
    wanted = parse_specification(text)
    if wanted.name not in known:
        raise SetupError(Message("players-unknown", player=repr(text), there=tuple(known)))
    player = known[wanted.name](seed)
    if wanted.limit != NO_LIMIT:
        player.limit = wanted.limit
    return player
