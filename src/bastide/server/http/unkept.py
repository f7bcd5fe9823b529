"""Games that the server does not keep: the page says what was played, and gets what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bastide import IllegalAction, Match, NotationError
from bastide.server.http.models import SoFar
from bastide.server.play.answers import Question, answer_to
from bastide.server.play.names import check_names
from bastide.server.play.room import HUMAN
from bastide.server.play.served_game import ServedGame
from bastide.server.refusal import Refusal, refusal_of
from bastide.server.storage.store import GameRow, Seat
from bastide.view.messages import VERSION, UpdateMessage, read_client_message
from bastide.view.narrator import Narrator
from bastide.view.structs import encode
from bastide.words import Message


def unkept_game(id: str, match: Match, names: Sequence[str]) -> ServedGame:
    """A game in memory, from the beginning of a match whose players are stand-ins, and not stored."""
    check_names(names)
    seats = [Seat(name, HUMAN, None, None, None) for name in names]
    setup = match.setup
    row = GameRow(id, setup.text, dict(setup.options), 0, None, seats, "", None, None, "some", listed=False)
    narrator = Narrator(match)
    narrator.begin()
    return ServedGame(row, narrator)


def message_to(served: ServedGame, so_far: SoFar, seats: Sequence[int] | None = None) -> bytes:
    """What the holder of these seats is told: the state, what the last action changed, or an answer.

    Without any they sit wherever something is to be decided.
    """
    try:
        return _message(served, so_far, seats)
    except (IllegalAction, NotationError) as error:
        raise refusal_of(error) from None


def _message(served: ServedGame, so_far: SoFar, seats: Sequence[int] | None) -> bytes:
    narrator = served.narrator
    last = so_far.actions[-1:] if so_far.changed else []
    for text in so_far.actions[: len(so_far.actions) - len(last)]:
        narrator.decide(served.read(text))
    if so_far.ask is not None:
        return _answer(served, so_far.ask)
    if not last:
        return served.state_message((max(0, served.current),) if seats is None else seats)
    narrator.refresh()
    narrator.decide(served.read(last[0]))
    changed, lines = narrator.change()
    targets = narrator.targets() if seats is None or served.current in seats else []
    update = UpdateMessage(VERSION, served.id, served.seq, changed, targets, False, lines, None)
    return served.names.put(encode(update))


def _answer(served: ServedGame, asked: dict[str, Any]) -> bytes:
    try:
        question = read_client_message(msgspec.json.encode(asked))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        raise Refusal("message", Message("server-lesson-question")) from None
    if not isinstance(question, Question):
        raise Refusal("message", Message("server-lesson-question"))
    return served.names.put(encode(answer_to(served, question, ())))
