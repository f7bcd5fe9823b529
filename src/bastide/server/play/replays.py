"""A game for looking at it again: step by step, or as a picture of any of its turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bastide import Action, Setup, State, compose
from bastide.art import BoardInput, Score, board_from_state, board_svg, scoreboard_svg, scores_of
from bastide.art.output.animation import animated_svg
from bastide.record import codec, notation
from bastide.record.fair_draw import fair_draw_of, verify_draws
from bastide.record.record import Outcome, Record, start_of
from bastide.server.play.names import Names
from bastide.view.replays import steps
from bastide.view.structs import DrawProof, Replay, SeatView, encode

FRAME_SECONDS = 0.5
MAX_STEPS = 200  # of one answer


def replay_json(
    start: State,
    actions: Sequence[Action | str],
    names: Names,
    seats: list[SeatView],
    first: int,
    last: int,
    outcome: Outcome | None = None,
) -> bytes:
    """Some steps of a game as JSON, with the names of its players."""
    total = len(actions) + 1
    shown = steps(start, actions, first, min(last, total, first + MAX_STEPS), outcome)
    return names.put(encode(Replay(start.rules.setup.text, list(names.names), seats, total, shown)))


def replay_of_game(
    setup: Setup,
    actions: Sequence[str],
    names: Sequence[str],
    seats: list[SeatView],
    first: int,
    last: int,
    outcome: Outcome | None = None,
) -> bytes:
    """The same for a game that was played here, by stand-ins."""
    return replay_json(State(compose(setup)), actions, Names(names), seats, first, last, outcome)


def read_record(text: str) -> Record:
    """A record from its text or its JSON, verified."""
    return codec.parse_json(text) if text.lstrip().startswith("{") else notation.parse_record(text)


def replay_of_record(text: str, first: int, last: int) -> bytes:
    """The same for a record that somebody has sent."""
    record = read_record(text)
    players = record.setup.players
    seats = [SeatView(name, "human", None, n) for n, name in enumerate(players)]
    # The names are in the record's own rules; there are no stand-ins to replace.
    outcome = (
        Outcome(record.result.winners, record.result.ended) if record.result and record.result.ended else None
    )
    return replay_json(start_of(record), record.actions, Names(players), seats, first, last, outcome)


def proof_of(record: Record) -> bytes:
    """What the draws of a finished game followed from, once all of them were drawn again and compared."""
    draws, draw = verify_draws(record), fair_draw_of(record)
    return encode(DrawProof(draw.hash, draw.secret, list(draw.salts), draws))


def state_at(setup: Setup, actions: Sequence[str], turn: int | None) -> State:
    """The position after everything, or at the end of a turn."""
    state = State(compose(setup))
    for action in actions:
        if turn is not None and state.turn + 1 > turn:
            break
        state.apply(action)
    return state


def picture_at(setup: Setup, actions: Sequence[str], turn: int | None, colours: Sequence[int]) -> str:
    """The board at the end of a turn."""
    return picture_of(state_at(setup, actions, turn), colours)


def track_at(setup: Setup, actions: Sequence[str], turn: int | None, colours: Sequence[int]) -> str:
    """The scoreboard at the end of a turn."""
    return track_of(state_at(setup, actions, turn), colours)


def film_of(setup: Setup, actions: Sequence[str], turn: int | None, colours: Sequence[int]) -> str:
    """The game in motion, a board for every turn up to one, as an animated picture."""
    state = State(compose(setup))
    boards = [_board(state, colours)]
    for action in actions:
        before = state.turn
        state.apply(action)
        if turn is not None and state.turn + 1 > turn:
            break
        if state.turn != before:
            boards.append(_board(state, colours))
    return animated_svg([*boards, _board(state, colours)], seconds=FRAME_SECONDS)


def picture_of(state: State, colours: Sequence[int]) -> str:
    """The board, its pieces in the colours of the seats."""
    return board_svg(_board(state, colours))


def _board(state: State, colours: Sequence[int]) -> BoardInput:
    board = board_from_state(state)
    pieces = [replace(p, owner=colours[p.owner]) if p.owner >= 0 else p for p in board.pieces]
    return replace(board, pieces=tuple(pieces))


def track_of(state: State, colours: Sequence[int], points: Sequence[int] | None = None) -> str:
    """The scoreboard, its pawns in the colours of the seats; with other ``points``, the markers alone."""
    scores = scores_of(state) if points is None else [Score(seat, n) for seat, n in enumerate(points)]
    return scoreboard_svg([replace(score, owner=colours[score.owner]) for score in scores])
