"""Computer players think in processes of their own, so that they never hold up anybody else."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bastide import Setup, State, compose
from bastide.core.setup import FORMAT
from bastide.players import OPPONENTS, PLAYERS, Limit, make_player
from bastide.players.greedy import GreedyPlayer
from bastide.server.operation.logs import get_logger
from bastide.server.operation.metrics import THOUGHT
from bastide.server.operation.processes import NoAnswer, Processes
from bastide.server.operation.turns import Turns

log = get_logger(__name__)
MAX_POSITIONS = 200  # that a process remembers, to have to carry out only what is new
SPARE_SECONDS = 10.0  # beyond its limit until a thinking process is given up
LONG_TURN = 1.5  # times its limit, after which the rest of a turn is another question
ADVISER = "greedy"
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Question:
    """A position, told by how it came about, and how long may be thought about it."""

    game: str
    sets: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    first: int
    actions: tuple[str, ...]
    player: str
    seconds: float
    format: int = FORMAT
    cores: int = 1

    def setup(self) -> Setup:
        return Setup.parse(self.sets, self.players, dict(self.options), self.first, format=self.format)


class Thinkers:
    """Processes that think, for one address after the other: who has many games waits longer for each."""

    def __init__(self, processes: int) -> None:
        self._processes = Processes(processes)
        self._turns = Turns(processes)  # waiting for a free process is no fault of the player's

    async def choose(self, question: Question, whose: str = "") -> list[str]:
        """The decision of a computer player and its next ones of the turn, as texts; empty if out of time."""
        started = time.perf_counter()
        async with self._turns.turn(whose):
            answer = await self._ask(choose, question)
        THOUGHT.observe(time.perf_counter() - started)
        return answer or []

    async def advise(self, question: Question, whose: str = "") -> list[float | None] | None:
        """What the adviser thinks of every legal action."""
        async with self._turns.turn(whose):
            return await self._ask(advise, question)

    async def consult(
        self, work: Callable[[Question], Answer], question: Question, whose: str = ""
    ) -> Answer | None:
        """Have something else worked out about a position; None if it could not be in time."""
        async with self._turns.turn(whose):
            return await self._ask(work, question)

    async def _ask(self, what: Callable[[Question], Answer], question: Question) -> Answer | None:
        for attempt in (1, 2):
            seconds = (1 + LONG_TURN) * question.seconds + SPARE_SECONDS * (attempt + 1)
            try:
                return await self._processes.ask(seconds, what, question)
            except NoAnswer as error:
                log.warning("thinking failed", game=question.game, player=question.player, error=str(error))
            except Exception as error:
                log.error("player failed", game=question.game, player=question.player, error=repr(error))
                return None
        return None

    def stop(self) -> None:
        """End all processes; what they think about is not waited for."""
        self._processes.stop()


# In the processes ---------------------------------------------------------------------------------

_positions: OrderedDict[str, tuple[tuple[str, ...], State]] = OrderedDict()


def position(question: Question) -> State:
    """The position of a question, played on from the last one of the game if that was before it."""
    known, state = _positions.pop(question.game, ((), None))
    if state is None or known != question.actions[: len(known)]:
        known, state = (), State(compose(question.setup()))
        state.listen(False)
    for text in question.actions[len(known) :]:
        state.apply(text)
    _positions[question.game] = (question.actions, state.copy())
    if len(_positions) > MAX_POSITIONS:
        _positions.popitem(last=False)
    return state


def choose(question: Question) -> list[str]:
    """What the player decides, and what next, as long as nobody else decides and nothing is drawn.

    A turn is thought over in one go: the tile is laid for the sake of the figure, so that this was thought
    about already, and whoever waits for a computer player waits once a turn for those of others.
    """
    state, until = position(question), time.perf_counter() + LONG_TURN * question.seconds
    seed, seat = len(question.actions) * 31 + state.current_player(), state.current_player()
    known = question.player in OPPONENTS or question.player in PLAYERS
    player = make_player(question.player if known else ADVISER, seed)
    limit, decided = Limit(question.seconds, cores=question.cores), list[str]()
    while not decided or (state.current_player() == seat and time.perf_counter() < until):
        action = player.choose(state, limit)
        decided.append(str(action))
        state.apply(action)
    return decided


def advise(question: Question) -> list[float | None]:
    """What the adviser thinks of every legal action, in their order."""
    state = position(question)
    ranked = dict(GreedyPlayer().rank(state, Limit(question.seconds)))
    return [round(ranked[a], 3) if a in ranked else None for a in state.legal_actions()]
