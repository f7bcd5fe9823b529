"""The coach at work in the processes of the computer players.

A hint takes as long as a decision of theirs; a review is made in parts that each take a moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bastide.coach.analysis import NORMAL
from bastide.coach.hint_views import give_hint
from bastide.coach.panel import Panel
from bastide.coach.review import Part, Plan, Reviewer, planned
from bastide.server.play.thinkers import Question, position
from bastide.view.coaching import HintView

WORLDS = 96  # games for each move, if there is time
SEED = 0  # of reviews: the same game is always reviewed alike


def hint(question: Question, depth: str, instead: Sequence[str]) -> HintView:
    """A hint for whoever must decide, on one core: others think too."""
    state = position(question)
    budget = replace(NORMAL, worlds=WORLDS, seconds=question.seconds)
    return give_hint(state, depth, budget, instead, seed=len(question.actions), judges=1)


def review_start(question: Question, codes: Sequence[int], level: str) -> tuple[tuple[float, ...], Plan]:
    """Everybody's chance to win at the beginning of a game, and what may be spent on it."""
    state = position(question)
    with Panel(state, SEED, 1) as panel:
        plan = planned(state, codes, level, panel)
        return Reviewer(state, level, SEED, panel, plan=plan).outlook(state), plan


def review_part(
    question: Question, codes: Sequence[int], first: int, last: int, level: str, plan: Plan
) -> Part:
    """Some actions of a game, from the position of the question on, which is before the first of them."""
    state = position(question)
    with Panel(state, SEED, 1) as panel:
        return Reviewer(state, level, SEED, panel, plan=plan).part(state, codes, first, last)
