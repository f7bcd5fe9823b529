"""Verifying a puzzle by means that had no part in minting it.

1. It reads as it should: the position, the legal solution, the themes by the facts of today.
2. Every move is played out in fresh worlds, many more for the close ones: the solution stays clear of all.
3. The same among the closest with everybody playing by other weights, so that it is no quirk of one estimate.
4. A tree search, which takes no part in minting, comes to the same move with every seed.

Whatever fails one of these is no puzzle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from bastide.coach.hint_views import read_line
from bastide.coach.lines import line_of, lines
from bastide.coach.panel import Panel
from bastide.coach.puzzles.contest import Contest
from bastide.coach.puzzles.mint import losses_of
from bastide.coach.puzzles.pack import Checked, Puzzle, name_of
from bastide.coach.puzzles.themes import themes_of
from bastide.coach.sample import Mean
from bastide.core.errors import BastideError
from bastide.players.player import Limit
from bastide.players.search import SearchPlayer
from bastide.players.weights import FIRST
from bastide.record.position import format_position, parse_position
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.core.state import State

CERTAIN = 5.0  # standard errors behind: not tried further
NEXT_BEST = 3  # moves of which one must lack what the solution does: which is second may be luck
OTHER_PART = 0.5  # of the points that are asked for, where everybody plays by other weights
OTHER_ERRORS = 2.0  # and as many standard errors


@dataclass(frozen=True)
class Measure:
    """How strictly a puzzle is checked."""

    points: float = 2.0  # by which the solution must be better than every other move
    errors: float = 3.0  # and by how many standard errors
    worlds: int = 1024  # for the closest moves
    every: int = 32  # for every move
    other: int = 256  # with other weights
    closest: int = 5  # moves that are tried with other weights
    simulations: int = 4000  # of the search
    searches: int = 2  # with different seeds


class Rejected(Exception):
    """A puzzle that is none, and why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def check_puzzle(
    puzzle: Puzzle, measure: Measure, seed: int, version: str, judges: int | None = None
) -> Puzzle:
    """The puzzle with what the check has measured; ``Rejected`` if it does not hold."""
    state, solution = read_puzzle(puzzle)
    _searched(state, solution, measure, seed)
    with Panel(state, seed, judges) as panel:
        contest = Contest(state, panel)
        solution = contest.by_key[solution.after.key()]
        margin = _ahead_of_all(contest, solution, measure)
    rivals = contest.rivals(solution)
    themes = {theme for rival in rivals[:NEXT_BEST] for theme in themes_of(state, solution, rival)}
    if puzzle.theme not in themes:
        raise Rejected(Message("coach-check-themes", theme=puzzle.theme))
    other = _by_other_weights(state, solution, rivals[: measure.closest], measure, seed, judges)
    found = Checked(
        seed,
        measure.worlds,
        round(margin.value, 2),
        round(margin.error, 2),
        round(other.value, 2),
        round(other.error, 2),
        (measure.simulations, measure.searches),
        version,
    )
    kept = tuple(theme for theme in puzzle.themes if theme in themes)
    return msgspec.structs.replace(puzzle, themes=kept, losses=losses_of(contest, solution), checked=found)


def read_puzzle(puzzle: Puzzle) -> tuple[State, Line]:
    """The position and the solution of a puzzle; ``Rejected`` if they are not what they should be."""
    try:
        state = parse_position(puzzle.position)
        if format_position(state) != puzzle.position or name_of(puzzle.position) != puzzle.id:
            raise Rejected(Message("coach-check-position"))
        codes = read_line(state, puzzle.solution)
    except BastideError as error:
        raise Rejected(Message("coach-check-unreadable", why=error.message)) from None
    line = line_of(state, codes)
    if len(codes) != len(puzzle.solution) or line.after.key() not in {
        other.after.key() for other in lines(state)
    }:
        raise Rejected(Message("coach-check-part"))
    return state, line


def _ahead_of_all(contest: Contest, solution: Line, measure: Measure) -> Mean:
    """Is the solution clear of every other move in fresh worlds? What it has over the nearest."""
    contest.extend(contest.lines, min(measure.every, measure.worlds))
    now = min(measure.every, measure.worlds)
    while now < measure.worlds:
        near = contest.near(solution, measure.points, CERTAIN)
        if not near:
            break
        now = min(2 * now, measure.worlds)
        contest.extend([solution, *near], now)
    nearest = contest.rivals(solution)[0]
    # The nearest is known as well as can be, even where it was soon clear that it is worse.
    contest.extend([solution, nearest], measure.worlds)
    nearest = contest.rivals(solution)[0]
    for line in contest.near(solution, measure.points, measure.errors):
        move, points, error = _distance(contest, solution, line)
        raise Rejected(Message("coach-check-second", move=move, points=points, error=error))
    return contest.behind(nearest, solution).points


def _by_other_weights(
    state: State, solution: Line, rivals: list[Line], measure: Measure, seed: int, judges: int | None
) -> Mean:
    """The same among the closest moves, everybody playing by the weights as first measured."""
    with Panel(state, seed + 1, judges, FIRST) as panel:
        contest = Contest(state, panel)
        solution = contest.by_key[solution.after.key()]
        close = [contest.by_key[line.after.key()] for line in rivals]
        contest.extend([solution, *close], measure.other)
    for line in close:
        if not contest.behind(line, solution).is_clear(OTHER_PART * measure.points, OTHER_ERRORS):
            move, points, error = _distance(contest, solution, line)
            raise Rejected(Message("coach-check-other", move=move, points=points, error=error))
    return contest.behind(contest.rivals(solution, close)[0], solution).points


def _searched(state: State, solution: Line, measure: Measure, seed: int) -> None:
    """Does the tree search come to the same move?"""
    for n in range(measure.searches):
        player, other = SearchPlayer(seed + 100 + n), state.copy()
        codes = []
        for _ in solution.codes:
            action = player.choose(other, Limit(None, measure.simulations))
            codes.append(action.code)
            other.apply(action)
            if other.current_player() != state.current_player():
                break
        if other.key() != solution.after.key():
            played = " ".join(line_of(state, tuple(codes)).texts(state))
            raise Rejected(Message("coach-check-search", move=played))


def _distance(contest: Contest, solution: Line, line: Line) -> tuple[str, str, str]:
    """How far behind a move is, for a message."""
    points = contest.behind(line, solution).points
    move = " ".join(line.texts(contest.state))
    return move, f"{points.value:.1f}", f"{points.error:.1f}"
