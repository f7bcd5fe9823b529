"""The coach at work in the processes of the computer players: hints take as long as a decision of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bastide.coach.analysis import NORMAL
from bastide.coach.hint_views import give_hint
from bastide.server.play.thinkers import Question, position
from bastide.view.coaching import HintView

WORLDS = 96  # games for each move, if there is time


def hint(question: Question, depth: str, instead: Sequence[str]) -> HintView:
    """A hint for whoever must decide, on one core: others think too."""
    state = position(question)
    budget = replace(NORMAL, worlds=WORLDS, seconds=question.seconds)
    return give_hint(state, depth, budget, instead, seed=len(question.actions), judges=1)
