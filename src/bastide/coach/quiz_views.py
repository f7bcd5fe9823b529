"""A question of the scoring quiz as it is sent."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.coach.quiz import Choice, Quiz, quiz
from bastide.record.position import format_position
from bastide.view import coaching
from bastide.view.events import sheet_view
from bastide.view.positions import whole
from bastide.view.said import message_view
from bastide.words import ENGLISH, Message, say

PLAYERS = 3  # at most


def ask(sets: Sequence[str], seed: int, language: str = ENGLISH) -> Quiz:
    """The question of a seed; its players are called by their colours in a language."""
    return quiz(sets, seed, [say(Message(f"view-board-player-{n}"), language) for n in range(PLAYERS)])


def quiz_view(question: Quiz) -> coaching.QuizView:
    """A question as it is sent, with what answers it."""
    state = question.state
    return coaching.QuizView(
        seed=question.seed,
        about=question.about,
        setup=state.rules.setup.text,
        names=list(state.rules.setup.players),
        view=whole(state),
        line=format_position(state),
        said=message_view(asked(question)),
        spots=list(question.spots),
        final=question.final,
        choices=[
            coaching.QuizChoice(
                {str(seat): points for seat, points in choice.points.items()},
                None if choice.mistake is None else message_view(choice.mistake),
            )
            for choice in question.choices
        ],
        right=question.right,
        sheet=sheet_view(state, question.sheet),
    )


def asked(question: Quiz) -> Message:
    """The question in words."""
    what = question.sheet.title
    if question.final:
        return Message("coach-quiz-at-the-end", what=what)
    return Message("coach-quiz-complete", what=what)


def answered(question: Quiz, choice: Choice) -> Message:
    """An answer in words."""
    names = question.state.rules.setup.players
    who = tuple([f"{names[seat]} {points}" for seat, points in choice.points.items() if points])
    return Message("coach-quiz-points", who=who) if who else Message("coach-quiz-nobody")
