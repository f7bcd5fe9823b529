"""Moves that were judged, and hints, as they are sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from bastide.coach.analysis import NORMAL, Analysis, Analyst, Budget, Judged
from bastide.coach.hints import FULL, NUDGE, expects, line_text, nudge, verdict, why, why_not, wind_of
from bastide.coach.lines import goes_on
from bastide.coach.panel import Panel, Stop, never
from bastide.core.constants import CHANCE
from bastide.core.errors import IllegalAction, NotationError
from bastide.record.saying import label
from bastide.record.wording import read_action
from bastide.view import coaching
from bastide.view.said import message_view
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.state import State
    from bastide.view.structs import MessageView

TOLD = 5  # moves of a full comparison
Form = "Action | str | Mapping[str, object]"


def give_hint(
    state: State,
    depth: str = FULL,
    budget: Budget = NORMAL,
    instead: Sequence[object] = (),
    *,
    seed: int = 0,
    judges: int | None = None,
    stop: Stop = never,
) -> coaching.HintView:
    """A hint for whoever must decide; ``instead`` is the move to compare the best one with."""
    check_decider(state)
    asked = [read_line(state, instead)] if instead else []
    with Panel(state, seed, judges) as panel:
        analysis = Analyst(state, seed, panel).analyse(state, budget, asked, stop)
    return hint_view(state, analysis, depth, asked[0] if asked else None)


def check_decider(state: State) -> None:
    """Refuse where nobody has to decide."""
    if state.current_player() >= 0:
        return
    if state.current_player() == CHANCE:
        raise NotationError(Message("coach-chance"))
    raise NotationError(Message("core-game-over"))


def read_line(state: State, forms: Sequence[object]) -> tuple[int, ...]:
    """A move as it is written: one decision, or two that belong together. What is illegal is refused."""
    codes: list[int] = []
    other = state.copy()
    for form in forms[:2]:
        before = other.copy()
        action = read_action(other, cast("str | Mapping[str, object]", form))
        if not other.is_legal(action):
            raise IllegalAction(action, other.explain(action))
        other.apply(action)
        codes.append(action.code)
        if not goes_on(before, other):
            break
    return tuple(codes)


def move_view(state: State, analysis: Analysis, judged: Judged) -> coaching.MoveView:
    """A judged move as it is sent."""
    sample, behind = judged.sample, analysis.behind(judged)
    return coaching.MoveView(
        actions=line_text(state, judged.line.codes),
        said=labels(state, judged),
        why=message_view(why(state, judged)),
        expects=message_view(expects(judged)),
        points=[round(points, 2) for points in sample.expected()],
        lead=round(sample.lead.value, 2),
        lead_error=round(sample.lead.error, 2),
        win=round(sample.win.value, 4),
        win_error=round(sample.win.error, 4),
        behind=round(behind.points.value, 2),
        behind_error=round(behind.points.error, 2),
        win_behind=round(behind.win.value, 4),
        clear=behind.is_clear(),
        worlds=sample.n,
    )


def labels(state: State, judged: Judged) -> list[MessageView]:
    """What each decision of a move means."""
    other = state.copy()
    found = []
    for action in judged.line.actions():
        found.append(message_view(label(other, action)))
        other.apply(action)
    return found


def hint_view(
    state: State, analysis: Analysis, depth: str, instead: tuple[int, ...] | None = None
) -> coaching.HintView:
    """What was found, as much of it as was asked for."""
    asked = analysis.of(instead) if instead is not None else None
    shown = {NUDGE: 0, FULL: TOLD}.get(depth, 1)
    moves = list(analysis.moves[:shown])
    if asked is not None and asked not in moves:
        moves.append(asked)
    line = analysis.best.line
    return coaching.HintView(
        seat=analysis.seat,
        depth=cast(coaching.Depth, depth),
        nudge=[message_view(message) for message in nudge(state, line)],
        wind=wind_of(state, line),
        moves=[move_view(state, analysis, judged) for judged in moves],
        total=analysis.total,
        why_not=[message_view(m) for m in why_not(state, analysis, asked)] if asked is not None else [],
    )


def even_choices(analysis: Analysis) -> int:
    """How many of the judged moves are not clearly worse than the best, which is one of them."""
    return sum(not verdict(analysis.best, judged).clear for judged in analysis.moves)
