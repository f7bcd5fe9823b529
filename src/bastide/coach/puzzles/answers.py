"""Puzzles as they are told, and answers to them: judged by the pack, explained by the sentences of hints."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.coach.facts import facts_of, reason
from bastide.coach.hint_views import read_line
from bastide.coach.hints import nudge, without
from bastide.coach.lines import goes_on, line_of, lines
from bastide.coach.puzzles.day import puzzle_of
from bastide.coach.puzzles.pack import Pack, Puzzle, packaged
from bastide.coach.unseen import Unseen
from bastide.core.errors import NotationError
from bastide.record.match import Match
from bastide.record.position import parse_position
from bastide.record.saying import label
from bastide.rulebook.boards import RuleBoard
from bastide.view import coaching
from bastide.view.boards import names_in
from bastide.view.said import message_view
from bastide.words import ENGLISH, Message

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.core.state import State

KEPT = 512  # answers that are not worked out again
LONGEST = 2  # decisions of a move


def find_puzzle(name: str, pack: Pack | None = None) -> Puzzle:
    """The puzzle of a name, or of a day, as ``2026-11-17``."""
    pack = pack or packaged()
    found = pack.find(name) or _of_day(name, pack)
    if found is None:
        raise NotationError(Message("coach-no-puzzle", name=name[:40]))
    return found


def _of_day(name: str, pack: Pack) -> Puzzle | None:
    try:
        return puzzle_of(date.fromisoformat(name), pack) if pack.puzzles else None
    except ValueError:
        return None


def read_day(text: str) -> date:
    """A day as it is written, ``2026-11-17``."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotationError(Message("coach-no-day", text=text[:40])) from None


def board_of(puzzle: Puzzle, names: Sequence[str] | None = None) -> RuleBoard:
    """The position of a puzzle with its solution, and the players by other names where some are given."""
    board = RuleBoard(puzzle.id, puzzle.position, puzzle.solution)
    return board if names is None else board.called(names)


def begin_puzzle(board: RuleBoard) -> Match:
    """A game at the position of a puzzle. After the move nothing is drawn: the puzzle ends there."""
    state = parse_position(board.position)
    return Match(state.rules.setup, state=state)


def entry_view(puzzle: Puzzle) -> coaching.PuzzleEntry:
    """A puzzle in a list."""
    setup = puzzle.position.split(" | ", 1)[0]
    return coaching.PuzzleEntry(
        puzzle.id, setup.split(" ")[0], list(puzzle.themes), _grade(puzzle), puzzle.rating
    )


def list_view(pack: Pack, day: date) -> coaching.PuzzleList:
    """All puzzles of a pack, and which is that of a day."""
    today = puzzle_of(day, pack).id if pack.puzzles else None
    return coaching.PuzzleList(day.isoformat(), today, [entry_view(puzzle) for puzzle in pack.puzzles])


@lru_cache(maxsize=KEPT)
def _puzzle_view(id: str, language: str) -> coaching.PuzzleView:
    puzzle = find_puzzle(id)
    return puzzle_view(puzzle, language)


def packaged_view(id: str, language: str = ENGLISH) -> coaching.PuzzleView:
    """A puzzle of the program's pack as it is told; worked out once."""
    return _puzzle_view(find_puzzle(id).id, language)


def puzzle_view(puzzle: Puzzle, language: str = ENGLISH) -> coaching.PuzzleView:
    """A puzzle as it is told, without its solution; its players go by their colours in a language."""
    names = names_in(board_of(puzzle), language)
    board = board_of(puzzle, names)
    state = parse_position(board.position)
    solution = line_of(state, read_line(state, board.do))
    setup = state.rules.setup
    return coaching.PuzzleView(
        id=puzzle.id,
        position=board.position,
        setup=setup.text,
        options=dict(setup.options),
        names=list(names),
        seat=state.current_player(),
        tile=state.rules.names[state.tile],
        unseen=Unseen(state).size,
        moves=len(puzzle.losses) + 1,
        themes=list(puzzle.themes),
        grade=_grade(puzzle),
        rating=puzzle.rating,
        nudge=[message_view(message) for message in nudge(state, solution)],
    )


def packaged_answer(
    id: str, actions: Sequence[str], language: str = ENGLISH, *, reveal: bool = False
) -> coaching.PuzzleAnswer:
    """What is said to a move in a puzzle of the program's pack; worked out once."""
    return _packaged_answer(find_puzzle(id).id, tuple(actions), language, reveal)


@lru_cache(maxsize=KEPT)
def _packaged_answer(id: str, actions: tuple[str, ...], language: str, reveal: bool) -> coaching.PuzzleAnswer:
    return answer_to(find_puzzle(id), actions, language, reveal=reveal)


def answer_to(
    puzzle: Puzzle, actions: Sequence[str], language: str = ENGLISH, *, reveal: bool = False
) -> coaching.PuzzleAnswer:
    """What is said to a move: is it the solution, what does it lose, and why.

    A move that lacks its second decision is not ``complete``, and nothing is said. The solution is told to
    whoever has found it, and to whoever wants it revealed; no move is then needed.
    """
    board = board_of(puzzle, names_in(board_of(puzzle), language))
    state = parse_position(board.position)
    best = line_of(state, read_line(state, board.do))
    if not actions and reveal:
        return _answer(state, puzzle, best, None, 0.0, True)
    line = line_of(state, read_line(state, actions))
    if len(actions) > len(line.codes):
        raise NotationError(Message("coach-long-move", n=len(line.codes)))
    if _lacks(state, line):
        return coaching.PuzzleAnswer(puzzle.id, False, False, None, [], [], [])
    if line.after.key() == best.after.key():
        return _answer(state, puzzle, best, line, 0.0, True)
    return _answer(state, puzzle, best, line, _loss(state, puzzle, line), reveal)


def _lacks(state: State, line: Line) -> bool:
    """Does a second decision belong to the move that was not made yet?"""
    if len(line.codes) >= LONGEST or not goes_on(state, line.after):
        return False
    return len(line.after.legal_codes()) > 1


def _loss(state: State, puzzle: Puzzle, line: Line) -> float | None:
    """The points that a move loses, as the pack has them: of the move itself, or of one that is the same."""
    known = puzzle.losses.get(" ".join(line.texts(state)))
    if known is not None:
        return known
    key = line.after.key()
    same = (other for other in lines(state) if other.after.key() == key)
    found = (puzzle.losses.get(" ".join(other.texts(state))) for other in same)
    return next((loss for loss in found if loss is not None), None)


def _answer(
    state: State, puzzle: Puzzle, best: Line, line: Line | None, loss: float | None, told: bool
) -> coaching.PuzzleAnswer:
    right = line is not None and line.after.key() == best.after.key()
    said: list[Message] = []
    if right:
        said.append(Message("coach-puzzle-right", points=f"{_margin(puzzle):.1f}"))
    elif line is not None:
        lost = "?" if loss is None else f"{max(loss, 0.1):.1f}"
        said.append(Message("coach-puzzle-wrong", points=lost))
        mine, theirs = facts_of(state, best), facts_of(state, line)
        if told and (does := without(mine, theirs)):
            said.append(Message("coach-best-does", facts=does))
        if does := without(theirs, mine):
            said.append(Message("coach-other-does", facts=does))
    if told and (right or line is None):
        said.append(reason(state, best))
    return coaching.PuzzleAnswer(
        puzzle=puzzle.id,
        complete=True,
        right=right,
        loss=0.0 if right else loss if line is not None else None,
        said=[message_view(message) for message in said],
        solution=best.texts(state) if told else [],
        solution_said=[message_view(message) for message in labels(state, best)] if told else [],
    )


def labels(state: State, line: Line) -> list[Message]:
    """What each decision of a move means."""
    other, found = state.copy(), []
    for action in line.actions():
        found.append(label(other, action))
        other.apply(action)
    return found


def _margin(puzzle: Puzzle) -> float:
    return puzzle.margin if puzzle.checked is None else puzzle.checked.margin


def _grade(puzzle: Puzzle) -> coaching.PuzzleGrade:
    return "easy" if puzzle.grade == "easy" else "medium" if puzzle.grade == "medium" else "hard"
