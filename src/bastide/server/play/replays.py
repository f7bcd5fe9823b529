"""A game step by step, for looking at it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import orjson

from bastide import Action, Ruleset, State
from bastide.art import Score, board_from_state, board_svg, scoreboard_svg, scores_of
from bastide.record import codec, notation
from bastide.record.record import Record, start_of
from bastide.server.play.names import Names
from bastide.server.wire import views
from bastide.server.wire.events import events_json
from bastide.server.wire.labels import labels_of
from bastide.server.wire.log_lines import line
from bastide.server.wire.phrases import mark_of

MOST_STEPS = 200  # of one answer


def steps(start: State, actions: Sequence[Action | str], first: int, last: int) -> list[dict[str, Any]]:
    """The steps from ``first`` up to, not including, ``last``; step 0 is the beginning."""
    result: list[dict[str, Any]] = []
    marked = views.NOWHERE
    labels = labels_of(start.rules)
    if first == 0 < last:
        result.append(
            {
                "seq": 0,
                "turn": start.turn + 1,
                "actor": None,
                "action": None,
                "text": "",
                "events": [],
                "view": orjson.Fragment(views.full(start, marked)),
            }
        )
    state = start.copy()
    for number, form in enumerate(actions[: max(0, last - 1)], 1):
        who, turn = state.current_player(), state.turn + 1
        action = state.action(form)
        text = line(state, action)
        state.apply(action)
        if who >= 0:
            marked = mark_of(action) or marked
        if number < first:
            continue
        result.append(
            {
                "seq": number,
                "turn": turn,
                "actor": who if who >= 0 else "chance",
                "action": str(action),
                "text": text,
                "events": orjson.Fragment(events_json(state, labels)),
                "view": orjson.Fragment(views.full(state, marked)),
            }
        )
    return result


def replay_json(
    start: State,
    actions: Sequence[Action | str],
    names: Names,
    seats: Sequence[dict[str, object]],
    first: int,
    last: int,
) -> bytes:
    """Some steps of a game as JSON, with the names of its players."""
    total = len(actions) + 1
    last = min(last, total, first + MOST_STEPS)
    return names.put(
        orjson.dumps(
            {
                "setup": start.rules.setup.text,
                "players": list(names.names),
                "seats": list(seats),
                "total": total,
                "steps": steps(start, actions, first, last),
            }
        )
    )


def read_record(text: str) -> Record:
    """A record from its text or its JSON, verified."""
    return codec.parse_json(text) if text.lstrip().startswith("{") else notation.parse_record(text)


def replay_of_record(text: str, first: int, last: int) -> bytes:
    """The same for a record that somebody has sent."""
    record = read_record(text)
    players = record.setup.players
    seats: list[dict[str, object]] = [
        {"name": name, "kind": "human", "player": None, "colour": n} for n, name in enumerate(players)
    ]
    # The names are in the record's own rules; there are no stand-ins to replace.
    return replay_json(start_of(record), record.actions, Names(players), seats, first, last)


def state_at(rules: Ruleset, actions: Sequence[Action], turn: int | None) -> State:
    """The position after everything, or at the end of a turn."""
    state = State(rules)
    for action in actions:
        if turn is not None and state.turn + 1 > turn:
            break
        state.apply(action)
    return state


def picture_of(state: State, colours: Sequence[int]) -> str:
    """The board, its pieces in the colours of the seats."""
    board = board_from_state(state)
    pieces = [replace(p, owner=colours[p.owner]) if p.owner >= 0 else p for p in board.pieces]
    return board_svg(replace(board, pieces=tuple(pieces)))


def track_of(state: State, colours: Sequence[int], points: Sequence[int] | None = None) -> str:
    """The scoreboard, its pawns in the colours of the seats; with other ``points``, the markers alone."""
    scores = scores_of(state) if points is None else [Score(seat, n) for seat, n in enumerate(points)]
    return scoreboard_svg([replace(score, owner=colours[score.owner]) for score in scores])
