"""A lesson as it is played, and as the page is told it."""

from __future__ import annotations

from collections import Counter

from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.expansions.lessons import Lesson
from bastide.record.match import Match
from bastide.view.said import message_view
from bastide.view.structs import MessageView, Outgoing

PLAYERS = ("Ada", "Bob")


class LessonStepView(Outgoing):
    """One thing to read or to do: ``do`` are the actions that lead on, ``by`` is who does it.

    0 is whoever learns; what another does is done for them.
    """

    say: MessageView | None
    do: list[str]
    by: int


class LessonView(Outgoing):
    """A lesson: the set that it is about, and its steps."""

    name: str
    title: MessageView
    steps: list[LessonStepView]


def lesson_view(lesson: Lesson, title: MessageView) -> LessonView:
    """What the page needs to lead somebody through it."""
    steps = []
    for step in lesson.steps:
        said = lesson.message(step)
        steps.append(LessonStepView(None if said is None else message_view(said), list(step.do), step.by))
    return LessonView(lesson.name, title, steps)


def begin_lesson(lesson: Lesson, players: tuple[str, ...] = PLAYERS) -> Match:
    """The game of a lesson at its beginning: nothing is drawn but what it says, and then the game is over."""
    state = State(compose(Setup.parse(lesson.setup, players, lesson.options)))
    _leave_only(state, Counter(lesson.pile))
    return Match(state.rules.setup, state=state, draws=lesson.pile)


def _leave_only(state: State, wanted: Counter[str]) -> None:
    """Take everything that is not drawn out of the game."""
    for place, copies in enumerate(state.peek("unseen")):
        if copies:
            name = state.rules.names[place % state.rules.n_designs]
            kept = min(copies, wanted[name])
            wanted[name] -= kept
            state.poke("unseen", place, kept)
