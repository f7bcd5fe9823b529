"""Games of the protocol: how one begins, how it stands, how it is written down."""

from __future__ import annotations

from typing import Any

from bastide import TERMINAL, Setup, preset_setup, tiles_text
from bastide.engine.fields import Fields, RequestError
from bastide.record.codec import decode, encode
from bastide.record.loading import load_record
from bastide.record.match import Match
from bastide.record.notation import format_record
from bastide.view.positions import current, prompt
from bastide.view.said import message_view
from bastide.view.structs import plain
from bastide.words import Message


def open_match(fields: Fields) -> Match:
    """The game that a ``new`` request asks for: from a setup, a record or a position."""
    record, position = fields.get("record"), fields.text("position")
    seed, draws = fields.whole("seed"), fields.words("draws")
    if record is not None and position is not None:
        raise RequestError(Message("engine-one-beginning"))
    if record is not None:
        if seed is not None or draws is not None:
            raise RequestError(Message("engine-record-draws"))
        fields.refuse_others()
        return Match.from_record(load_record(record) if isinstance(record, str) else decode(record))
    if position is not None:
        fields.refuse_others()
        return Match.from_position(position, seed=seed, draws=draws)
    setup = _setup(fields)
    fields.refuse_others()
    return Match(setup, seed=seed, draws=draws)


def _setup(fields: Fields) -> Setup:
    text = fields.text("setup")
    players = _players(fields)
    preset, options = fields.text("preset"), fields.pairs("options")
    first = fields.whole("first", 0, 5)
    own = fields.text("tiles")
    tiles = "" if own is None else tiles_text(own)
    setup = Setup.parse("base" if text is None else text, players, options, first or 0, tiles)
    return preset_setup(setup, preset)


def _players(fields: Fields) -> int | list[str]:
    """A number or a list of names."""
    if isinstance(fields.get("players"), list):
        return fields.words("players") or []
    number = fields.whole("players", 1, 6)
    return 2 if number is None else number


def game_data(match: Match) -> dict[str, Any]:
    """How the game stands, in short."""
    state = match.state
    over = match.current_player() == TERMINAL
    return {
        "current": "over" if over else current(state),
        "prompt": plain(message_view(Message("core-game-over") if over else prompt(state))),
        "turn": state.turn + 1,
        "tile": state.rules.names[state.tile] if state.tile >= 0 else None,
        "scores": list(state.scores()),
        "over": over,
    }


def record_data(match: Match, form: str) -> object:
    """The record as text or as an object."""
    if form == "text":
        return format_record(match.record())
    if form == "json":
        return encode(match.record())
    raise RequestError(Message("engine-form", form=form[:40]))
