"""Actions, events and sheets said in words, for people at a terminal."""

from __future__ import annotations

from bastide import Action, Event, ScoreSheet, State
from bastide.record.saying import say, side
from bastide.record.wording import short_text


def describe(state: State, action: Action) -> str:
    """What an action means in this position."""
    values = action.values()
    where = f"{action.at[0]},{action.at[1]}" if action.at else ""
    if action.name == "deploy" and action.at:
        kind = next((k for k in state.rules.piece_kinds if k.letter == values["piece"]), None)
        piece = str(kind.title if kind else values["piece"])
        try:
            feature = state.feature(*action.at, str(values["spot"]))
        except KeyError:
            return f"{piece} at {where} on {values['spot']}"
        role = f"{piece} as {feature.follower}" if feature.follower else piece
        rest = "" if feature.kind == "cloister" else f" ({side(str(values['spot']))})"
        done = ", completed" if feature.complete else ""
        return f"{role} on the {feature.title}{rest}{done}"
    return say(state, action)


# What is seen on the board, and what nobody misses.
UNTOLD = ("turn", "drawn", "placed", "unasked", "deployed", "returned", "points", "scored")


def tell(state: State, events: tuple[Event, ...]) -> list[str]:
    """The events worth a line: tiles out of the game, points with their reasons, the end."""
    names = state.rules.setup.players
    told: list[str] = []
    for event in events:
        if event.sheet:
            told.append(tell_sheet(event.sheet, names))
        elif event.name == "discarded":
            told.append(f"{event.data['tile']} fits nowhere and leaves the game (TILE-6)")
        elif event.name == "over":
            told.append(result(state))
        elif event.name not in UNTOLD:
            data = ", ".join(f"{key} {value}" for key, value in event.data.items())
            told.append(f"{event.name}: {data}")
    return told


def tell_sheet(sheet: ScoreSheet, names: tuple[str, ...]) -> str:
    """One award: who gets how much for what."""
    who = " and ".join(f"{names[p]} {points}" for p, points in sheet.points.items()) or "nobody"
    parts = ", ".join(str(line) for line in sheet.lines)
    notes = "".join(f"; {text}" for text, _ in sheet.notes)
    stage = "completed" if sheet.complete else "unfinished" if sheet.kind != "field" else ""
    rules = ", ".join(sheet.rules)
    title = f"{stage} {sheet.title}".strip()
    return f"{who}: {title} at {sheet.at[0]},{sheet.at[1]}: {parts}{notes}; {sheet.why} [{rules}]"


def result(state: State) -> str:
    """How the game ended, or stands."""
    names = state.rules.setup.players
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, state.scores(), strict=True))
    if not state.is_terminal():
        return scores
    winners = [names[p] for p in state.winners()]
    if not winners:
        return f"The game is over: {scores}. Nobody wins (OPT-5)."
    if len(names) == 1:
        return f"The game is over: {scores}."
    verb = "wins" if len(winners) == 1 else "share the victory"
    return f"The game is over: {scores}. {' and '.join(winners)} {verb}."


def said(state: State, action: Action) -> str:
    """Notation and words together."""
    return f"{short_text(state, action)} ({describe(state, action)})"
