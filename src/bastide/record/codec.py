"""The JSON twin of a text record: the same game for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bastide.core.errors import BastideError, IllegalAction, NotationError, RecordError
from bastide.core.setup import Setup
from bastide.record.match import Match
from bastide.record.record import Record, ReplayError, Result, read_format, start_of, verify
from bastide.words import Message

KEYS = ("format", "setup", "seed", "position", "actions", "result", "tags")


def encode(record: Record) -> dict[str, object]:
    """The record as plain data. It is replayed, so what cannot be played raises ``RecordError``."""
    match = Match.from_record(record)
    setup = record.setup
    table: dict[str, object] = {
        "sets": setup.text,
        "players": list(setup.players),
        "options": dict(sorted(setup.options.items())),
        "first": setup.first,
    }
    if setup.tiles:
        table["tiles"] = setup.tiles
    data: dict[str, object] = {
        "format": setup.format,
        "setup": table,
        "seed": record.seed,
        "actions": [action.json() for action in match.actions],
    }
    if record.position:
        data["position"] = record.position
    if record.result is not None:
        result: dict[str, object] = {
            "scores": list(record.result.scores),
            "winners": list(record.result.winners),
        }
        if record.result.key:
            result["key"] = record.result.key
        if record.result.ended:
            result["ended"] = record.result.ended
        data["result"] = result
    if record.tags:
        data["tags"] = dict(record.tags)
    return data


def decode(data: object) -> Record:
    """The record that plain data holds, verified; ``RecordError`` names the action and the reasons."""
    fields = _mapping(data, "record", KEYS)
    stated = fields.get("format")
    format = read_format(None if isinstance(stated, str) else stated)
    actions = fields.get("actions")
    if not isinstance(actions, list):
        raise RecordError(Message("record-list-needed", what="actions"))
    seed = fields.get("seed")
    try:
        head = Record(
            _setup(fields.get("setup"), format),
            seed=None if seed is None else _whole(seed, "seed"),
            result=_result(fields.get("result")),
            position=_text(fields.get("position", ""), "position"),
            tags=tuple((k, _text(v, "tags")) for k, v in _mapping(fields.get("tags", {}), "tags").items()),
        )
    except RecordError:
        raise
    except BastideError as error:
        raise RecordError(Message("record-in-setup", what=error.message)) from error
    match = Match(head.setup, state=start_of(head))
    for index, action in enumerate(actions):
        try:
            match.apply(action)
        except (IllegalAction, NotationError) as error:
            raise ReplayError(index, _short(action), error) from error
    record = Record(
        head.setup, tuple(str(a) for a in match.actions), head.seed, head.result, head.position, head.tags
    )
    verify(record, match.state)
    return record


def format_json(record: Record) -> str:
    """The record as JSON text, an action to a line."""
    data = encode(record)
    lines = []
    for key, value in data.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "actions" and isinstance(value, list) and value:
            inside = ",\n".join(f"    {json.dumps(action, ensure_ascii=False)}" for action in value)
            text = f"[\n{inside}\n  ]"
        lines.append(f"  {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_json(text: str) -> Record:
    """The inverse of ``format_json``."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = Message("record-not-json-at", why=error.msg, column=error.colno)
        raise RecordError(where, line=error.lineno) from None
    except (ValueError, RecursionError) as error:  # numbers without end, nesting without end
        raise RecordError(Message("record-not-json", why=str(error))) from None
    return decode(data)


def _mapping(data: object, what: str, keys: tuple[str, ...] | None = None) -> Mapping[str, object]:
    if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
        raise RecordError(Message("record-object-needed", what=what, type=type(data).__name__))
    unknown = [key for key in data if keys is not None and key not in keys]
    if unknown:
        raise RecordError(
            Message("record-unknown-key", what=what, key=repr(unknown[0][:40]), there=keys or ())
        )
    return data


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise RecordError(Message("record-text-needed", what=what, type=type(value).__name__))
    return value


def _whole(value: object, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -(10**40) < value < 10**40:
        raise RecordError(Message("record-number-needed", what=what))
    return value


def _wholes(value: object, what: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise RecordError(Message("record-numbers-needed", what=what))
    return tuple(_whole(item, what) for item in value)


def _setup(data: object, format: int) -> Setup:
    fields = _mapping(data, "setup", ("sets", "players", "options", "first", "tiles"))
    players = fields.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError(Message("record-names-needed", what="setup: players"))
    options = _mapping(fields.get("options", {}), "setup: options")
    return Setup.parse(
        _text(fields.get("sets"), "setup: sets"),
        players,
        {key: _text(value, f"setup: option {key[:40]}") for key, value in options.items()},
        _whole(fields.get("first", 0), "setup: first"),
        _text(fields.get("tiles", ""), "setup: tiles"),
        format,
    )


def _result(data: object) -> Result | None:
    if data is None:
        return None
    fields = _mapping(data, "result", ("scores", "winners", "key", "ended"))
    return Result(
        _wholes(fields.get("scores"), "result: scores"),
        _wholes(fields.get("winners", []), "result: winners"),
        _text(fields.get("key", ""), "result: key"),
        _text(fields.get("ended", ""), "result: ended"),
    )


def _short(action: object) -> str:
    text = action if isinstance(action, str) else json.dumps(action, ensure_ascii=False, default=str)
    return text[:80]
