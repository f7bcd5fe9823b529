"""Actions, events and sheets as messages, for people at a terminal."""

from __future__ import annotations

from bastide import Action, Event, ScoreSheet, State
from bastide.cli.language import speak
from bastide.core.constants import N_SLOTS
from bastide.core.events import AWARD, told
from bastide.record.record import Outcome
from bastide.record.saying import label
from bastide.record.wording import short_text
from bastide.words import Argument, Message

# What is seen on the board, and what nobody misses.
UNTOLD = ("turn", "drawn", "placed", "unasked", "deployed", "returned", "points", "scored")


def said(state: State, action: Action, *, with_tile: bool = False) -> Message:
    """Notation and words together; the tile in hand before its place, if it is asked for."""
    tile = state.rules.names[state.tile] if with_tile and action.name == "place" else ""
    return Message("cli-said", text=f"{tile}{short_text(state, action)}", label=label(state, action))


def prompt(state: State) -> Message:
    """What whoever must choose is asked."""
    return state.rules.steps[state.step - N_SLOTS].prompt(state)


def tell(state: State, events: tuple[Event, ...]) -> list[Message]:
    """The events worth a line: tiles out of the game, points with their reasons, the end."""
    names = state.rules.setup.players
    lines: list[Message] = []
    for event in events:
        if event.sheet:
            lines.append(tell_sheet(event.sheet, names))
        elif event.name == AWARD:
            lines.append(tell_award(state, event))
        elif event.name == "over":
            lines.append(result(state))
        elif event.name not in UNTOLD:
            lines.append(told(state.rules, event))
    return lines


def tell_sheet(sheet: ScoreSheet, names: tuple[str, ...]) -> Message:
    """A scored feature: who gets how much for what."""
    who: Argument = tuple(f"{names[p]} {points}" for p, points in sheet.points.items())
    return Message(
        "cli-award", who=who or Message("cli-nobody"), what=sheet.message, why=sheet.why, rules=sheet.rules
    )


def tell_award(state: State, event: Event) -> Message:
    """Points for something that is no feature, and the rules that give them."""
    return Message("cli-award-for", what=told(state.rules, event), rules=tuple(event.data["rules"]))


def result(state: State, outcome: Outcome | None = None) -> Message:
    """How the game ended, or stands; the outcome is that of a game decided before its last tile."""
    names = state.rules.setup.players
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, state.scores(), strict=True))
    if outcome is not None:
        won = tuple(names[p] for p in outcome.winners)
        return Message("cli-over-early", scores=scores, why=outcome.message(names), who=won, n=len(won))
    if not state.is_terminal():
        return Message("cli-scores", scores=scores)
    winners = tuple(names[p] for p in state.winners())
    if not winners:
        return Message("cli-over-nobody", scores=scores)
    if len(names) == 1:
        return Message("cli-over", scores=scores)
    return Message("cli-over-winners", scores=scores, who=winners, n=len(winners))


def move(number: int, turn: int, who: str | Message, what: str | Message) -> str:
    """A line in a list of moves."""
    return speak(Message("cli-move", number=f"{number:>4}", turn=f"{turn:>3}", who=who, what=what))


def some(texts: list[str], most: int = 12) -> Message:
    """The first of many texts, and how many more there are."""
    rest = len(texts) - most
    if rest > 0:
        return Message("cli-and-more", first=tuple(texts[:most]), rest=rest)
    return Message("cli-all", all=tuple(texts))
