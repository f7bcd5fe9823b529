"""How good the coach is, measured: are its chances calibrated, does it find what a stricter judge prefers?

Everything is measured on games and worlds that had no part in anything else; figures come with their errors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from bastide.coach.analysis import Analyst, Budget
from bastide.coach.panel import Panel
from bastide.coach.review import BEST, EVEN, Reviewer
from bastide.coach.sample import Mean, mean_of
from bastide.coach.stricter import Stricter
from bastide.players import make_player
from bastide.record.dealer import Generator
from bastide.record.match import Match

if TYPE_CHECKING:
    from bastide.core.setup import Setup
    from bastide.players.player import Player

TENTHS = 10
FRESH_GAMES = 1 << 20  # seeds of games to be measured on begin here
TRUTH = 777  # the seed of the stricter judge's worlds
Told = Callable[[int, int], None]


@dataclass(frozen=True)
class Tenth:
    """The chances between two tenths: what was said on average, and how often it came true."""

    n: int
    said: float
    came: float
    error: float

    @property
    def off(self) -> float:
        """How much too low (or, below 0, too high) the chances were."""
        return self.came - self.said


@dataclass(frozen=True)
class Found:
    """How often the hint finds what the stricter judge prefers, and the review is right about a loss."""

    positions: int
    clear: int  # of them, with one move that is clearly best
    found: int  # of those, by the hint
    called: int  # moves that the review called worse than the best
    wrong: int  # of those, at least as good by the stricter judge
    loss: Mean  # what those that were called worse cost, by the stricter judge


def game(
    setup: Setup,
    players: Sequence[str],
    n: int,
    seed: int,
    make: Callable[[str, int], Player] = make_player,
) -> Match:
    """A whole game of some players, whose seats move on from game to game."""
    match = Match(setup, seed=FRESH_GAMES + seed * 1_000_003 + n)
    seats = [make(players[(i + n) % len(players)], seed + n) for i in range(len(setup.players))]
    match.settle()
    while match.current_player() >= 0:
        match.apply(seats[match.current_player()].choose(match.state))
        match.settle()
    return match


def calibration(
    setup: Setup,
    players: Sequence[str],
    number: int,
    *,
    each: int = 4,
    worlds: int = 160,
    seed: int = 0,
    told: Told = lambda done, of: None,
) -> list[Tenth]:
    """What chances to win are said at some moments of fresh games, and how often they come true, by tenths.

    The error is over games, as the moments of one game share its end.
    """
    rows: list[list[tuple[float, float]]] = []
    panel: Panel | None = None
    generator = Generator(seed ^ 0x51ED270B)
    for n in range(number):
        match = game(setup, players, n, seed)
        panel = panel or Panel(match.start, seed)
        analyst = Analyst(match.start, seed, panel)
        shares = match.returns()
        row = []
        for _ in range(each):
            state = match.before(generator.draw(match.length))
            sample = analyst.outlook(state, 0, worlds)
            row += [(sample.wins_of(seat), shares[seat]) for seat in range(len(shares))]
        rows.append(row)
        told(n + 1, number)
    if panel is not None:
        panel.close()
    return [_tenth([[pair for pair in row if _in(pair[0], n)] for row in rows]) for n in range(TENTHS)]


def _in(chance: float, n: int) -> bool:
    return n == min(TENTHS - 1, int(TENTHS * chance))


def _tenth(rows: list[list[tuple[float, float]]]) -> Tenth:
    pairs = [pair for row in rows for pair in row]
    n = len(pairs)
    if not n:
        return Tenth(0, 0.0, 0.0, 0.0)
    said, came = (sum(pair[i] for pair in pairs) / n for i in (0, 1))
    # Of each game the sum of what came more than was said: those are independent.
    sums = [sum(c - s for s, c in row) - len(row) * (came - said) for row in rows]
    return Tenth(n, said, came, sqrt(sum(value**2 for value in sums)) / n)


@dataclass(frozen=True)
class Checked:
    """One position held against the stricter judge; ``number`` is that of its game.

    ``found``: did the hint find the move that is clearly best? None where there is no such move. ``loss`` is
    what the move that was played cost by the stricter judge, if the review called it worse than the best.
    """

    number: int
    found: bool | None
    grade: str
    loss: float | None


def check(
    setup: Setup,
    players: Sequence[str],
    numbers: Iterable[int],
    *,
    budget: Budget | None = None,
    level: str = "normal",
    worlds: int = 4000,
    moves: int = 8,
    seed: int = 0,
) -> Iterator[Checked]:
    """Hold hints and grades against a stricter judge, at one moment of each of some fresh games.

    The judge has worlds of its own, as many as ``worlds`` for each of more moves than the hint looks at. What
    is found of a game does not depend on the others.
    """
    panels: tuple[Panel, Panel] | None = None
    try:
        for number in numbers:
            match = game(setup, players, number, seed)
            panels = panels or (Panel(match.start, seed), Panel(match.start, seed + TRUTH))
            index = _moment(match, Generator((seed ^ 0x2C1B3C6D) * 1_000_003 + number))
            state = match.before(index)
            line = Reviewer.played(state, [action.code for action in match.actions[index:]])
            strict = Stricter(match.start, panels[1], worlds, moves)
            found: bool | None = None
            if strict.clearly_best(state, [line]) is not None:
                hint = Analyst(match.start, seed, panels[0]).analyse(state, budget or Budget()).best.line
                # Once more with what the hint says, which the judge may not have thought of.
                best = strict.clearly_best(state, [line, hint])
                found = None if best is None else best.after.key() == hint.after.key()
            graded = Reviewer(match.start, level, seed, panels[0]).decision(state, line, index)
            loss = None
            if graded.grade not in (BEST, EVEN):
                better = tuple(_codes(match, index, graded.better))
                loss = strict.loss(state, better, line.codes).value
            yield Checked(number, found, graded.grade, loss)
    finally:
        for panel in panels or ():
            panel.close()


def tally(checked: Sequence[Checked]) -> Found:
    """What was found of many positions, together."""
    clear = [one.found for one in checked if one.found is not None]
    losses = [one.loss for one in checked if one.loss is not None]
    mean = mean_of(losses) if len(losses) > 1 else Mean(sum(losses), float("inf"))
    wrong = sum(loss <= 0 for loss in losses)
    return Found(len(checked), len(clear), sum(clear), len(losses), wrong, mean)


def _moment(match: Match, generator: Generator) -> int:
    """The beginning of a decision between several things."""
    while True:
        index = generator.draw(match.length)
        state = match.before(index)
        if (
            state.current_player() >= 0
            and state.tile >= 0
            and state.laid < 0
            and len(state.legal_codes()) > 1
        ):
            return index


def _codes(match: Match, index: int, texts: Sequence[str]) -> Iterator[int]:
    from bastide.record.wording import read_action

    state = match.before(index)
    for text in texts:
        action = read_action(state, text)
        yield action.code
        state.apply(action)
