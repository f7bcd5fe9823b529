"""The rules of a decision, and why an action may not be chosen: what is wrong about who, when and where."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE, DEPLOY, N_SLOTS, PASS, PLACE, TERMINAL
from bastide.core.reasons import Reason
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.expansion import Step
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


def explain(s: State, action: Action) -> list[Reason]:
    """The reasons against an action; none if it is legal."""
    if s.is_legal(action):
        return []
    who = s.current_player()
    if who == TERMINAL:
        return [Reason(Message("core-game-over"), ("END-1",))]
    step = s.rules.steps[s.step - N_SLOTS]
    in_time = action.number == PASS or step.name in action.kind.steps
    if not in_time and action.kind.when:
        return [_another_time(s, step, action)]
    reasons = step.explain(s, action) if in_time else []
    if reasons:
        return reasons
    name = Message("core-chance") if who == CHANCE else s.rules.setup.players[who]
    message = Message("core-not-now", who=name, prompt=step.prompt(s))
    return [Reason(message, step.guides or (step.rule,))]


def _another_time(s: State, step: Step, action: Action) -> Reason:
    """When the action has its time, and what everybody waits for now."""
    who, prompt = s.current_player(), step.prompt(s)
    when = Message(f"when-{action.name}")
    if who == CHANCE:
        message = Message("core-before-chance", when=when, prompt=prompt)
    else:
        message = Message("core-another-time", when=when, who=s.rules.setup.players[who], prompt=prompt)
    due = step.due or step.guides or (step.rule,)
    return Reason(message, tuple(dict.fromkeys((*action.kind.when, *due))))


def guides(s: State) -> tuple[str, ...]:
    """The rules to read for the decision at hand: of the tile to be laid, of the step, of the choices."""
    return _guides(s.rules, s.rules.steps[s.step - N_SLOTS], s.offered(), s.tile) if s.step >= 0 else ()


@lru_cache(1000)  # much the same in every turn
def _guides(rules: Ruleset, step: Step, offered: tuple[int, ...], design: int) -> tuple[str, ...]:
    found = [*step.guides] or [step.rule]
    for kind in offered:
        number, piece = kind >> 8, kind & 255
        found.append(rules.piece_kinds[piece].rule if number == DEPLOY else rules.action_kinds[number].rule)
        if number == PLACE:
            own = (e.tile_guides for e in rules.expansions if rules.tiles[design].set in e.tile_sets)
            found[:0] = [rule for guides in own for rule in guides]
    return tuple([rule for rule in dict.fromkeys(found) if rule])
