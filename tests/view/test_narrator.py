"""What is told adds up to what the engine shows, for every set and every decision."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from bastide import BastideError, Match, Setup, compose
from bastide.expansions import set_names
from bastide.view.narrator import Narrator
from bastide.view.structs import LogLine, Target, View, ViewUpdate, encode
from bastide.view.targets import target
from bastide.words import Message, message_from


def playable() -> list[str]:
    """Every set by itself or on top of the first one, and all that go together."""
    first = set_names()[0]
    found, together = [], first
    for name in set_names():
        for text in dict.fromkeys((name, f"{first}+{name}" if name != first else first)):
            try:
                compose(Setup.parse(text))
            except BastideError:
                continue
            found.append(text)
            break
        try:
            compose(Setup.parse(f"{together}+{name}"))
        except BastideError:
            continue
        if name != first:
            together = f"{together}+{name}"
    return list(dict.fromkeys([*found, together]))


def narrator(setup: str, players: int = 2, seed: int = 0, *, max_copies: int = 0) -> Narrator:
    told = Narrator(Match(Setup.parse(setup, players), seed=seed, max_copies=max_copies))
    told.begin()
    told.refresh()
    return told


def sent(thing: Any, kind: Any) -> Any:
    """As a client reads it, checked against what it should be."""
    text = encode(thing)
    msgspec.json.decode(text, type=kind)
    return json.loads(text)


def merge(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    if "tiles" in change:
        assert change.pop("tiles_from") == len(view["tiles"])
        change["tiles"] = view["tiles"] + change["tiles"]
    left = {**view["unseen"], **change.pop("unseen", {})}
    return {**view, **change, "unseen": {name: n for name, n in left.items() if n}}


def last_events(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of the last line of the log, without what is added to them."""
    events: list[dict[str, Any]] = lines[-1]["events"]
    for event in events:
        assert event.pop("said")["id"] == f"event-{event['type']}"
        if "sheet" in event:
            assert event["sheet"].pop("spots")
            del event["sheet"]["counted"]
    return [in_english(event) for event in events]


def in_english(data: Any) -> Any:
    """The same with nothing but the sentence of every message."""
    if isinstance(data, list):
        return [in_english(item) for item in data]
    if not isinstance(data, dict):
        return data
    if {"id", "text", "args"} <= data.keys():
        assert str(message_from(data)) == data["text"]
        rest = {key: value for key, value in data.items() if key not in ("id", "args")}
        return rest if len(rest) > 1 else rest["text"]
    return {key: in_english(value) for key, value in data.items()}


@pytest.mark.parametrize("setup", playable())
def test_changes_add_up_to_what_the_engine_shows(setup: str) -> None:
    generator = random.Random(5)
    told = narrator(setup, 3, 5)
    view = sent(told.view(), View)
    decisions = 0
    while not told.match.state.is_terminal() and decisions < 200:
        state = told.match.state
        offered = state.legal_actions()
        targets = sent(told.targets(), list[Target])
        assert [t["text"] for t in targets] == [str(action) for action in offered]
        if decisions % 20 == 0:
            assert targets == sent([target(state, action) for action in offered], list[Target])
            assert sent(told.view(), View) == {**view, "key": state.key()}
        told.decide(state.action(generator.choice(targets)["text"]))
        change, lines = told.change()
        assert last_events(sent(lines, list[LogLine])) == sent([e.json() for e in state.events()], list[Any])
        view = merge(view, sent(change, ViewUpdate))
        decisions += 1
        if decisions % 10 == 0:
            shown = json.loads(json.dumps(state.view()))
            for tile, own in zip(shown["tiles"], view["tiles"], strict=True):
                assert tile == {key: own[key] for key in tile}
            for key in ("actions", "tiles", "key", "own"):
                del shown[key]
            assert shown == {key: in_english(view[key]) for key in shown}
            assert view["impossible"] == [list(cell) for cell in state.impossible()]


def test_undo_goes_back_over_several_own_decisions_but_not_over_chance() -> None:
    generator = random.Random(2)
    told = narrator("base", seed=3)
    for _ in range(60):
        state = told.match.state
        seat = state.current_player()
        before = state.key(), encode(told.log()), told.last
        told.decide(generator.choice(state.legal_actions()))
        if told.can_undo([seat]):
            assert not told.can_undo([1 - seat])
            told.undo()
            assert (told.match.state.key(), encode(told.log()), told.last) == before
            told.decide(generator.choice(told.match.state.legal_actions()))
        else:
            assert b'"drawn"' in encode(told.log()[-2:]) or told.match.state.is_terminal()


def test_what_was_written_down_gives_the_same_log() -> None:
    generator = random.Random(4)
    told = narrator("base", seed=8)
    again = Narrator(Match(told.match.setup, seed=8))
    again.follow([str(action) for action in told.match.actions])
    for _ in range(30):
        action = generator.choice(told.match.state.legal_actions())
        remark = Message("core-game-over") if generator.random() < 0.2 else None
        again.follow(told.decide(action, remark), remark)
    assert encode(again.log()) == encode(told.log())
    assert (again.seq, again.last) == (told.seq, told.last)
    assert again.begin() == told.begin() == []


def test_what_is_refused_leaves_nothing_in_the_log() -> None:
    told = narrator("base")
    before = told.seq, encode(told.log())
    with pytest.raises(BastideError):
        told.decide(told.match.state.action("@9,9>N"), Message("core-game-over"))
    assert (told.seq, encode(told.log())) == before
