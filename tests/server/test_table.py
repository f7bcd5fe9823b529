"""What is sent adds up to what the engine shows, for every set and every decision."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bastide
from bastide import BastideError, Setup, compose
from bastide.art import places_on
from bastide.core.geometry import SPOTS
from bastide.expansions import set_names
from bastide.server.play.appraisal import farms_json, feature_json
from bastide.server.play.names import Names, stand_ins
from bastide.server.play.table import Table
from bastide.server.wire.protocol import Target, View
from bastide.server.wire.targets import target, where
from bastide.testing import table as position


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


def merge(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    if "tiles" in change:
        assert change.pop("tiles_from") == len(view["tiles"])
        change["tiles"] = view["tiles"] + change["tiles"]
    left = {**view["unseen"], **change.pop("unseen", {})}
    return {**view, **change, "unseen": {name: n for name, n in left.items() if n}}


def told_last(table: Table) -> list[dict[str, Any]]:
    """The events of the last line of the log, without what the server adds to them."""
    events: list[dict[str, Any]] = json.loads(table.log[-1])["events"]
    for event in events:
        if "sheet" in event:
            assert event["sheet"].pop("spots")
            del event["sheet"]["counted"]
    return events


@pytest.mark.parametrize("setup", playable())
def test_changes_add_up_to_what_the_engine_shows(setup: str) -> None:
    generator = random.Random(5)
    table = Table(setup, 3, {}, 0, seed=5)
    table.begin()
    table.refresh()
    view = json.loads(table.full_view())
    decisions = 0
    while not table.is_over and decisions < 200:
        targets = json.loads(table.targets())
        if decisions % 20 == 0:
            for one in targets:
                Target.model_validate(one)
            View.model_validate(json.loads(table.full_view()))
        offered = table.state.legal_actions()
        assert [t["text"] for t in targets] == [str(action) for action in offered]
        if decisions % 20 == 0:
            assert targets == json.loads(json.dumps([target(table.state, action) for action in offered]))
        chosen = generator.choice(targets)
        action = table.read(chosen["text"])
        assert table.read(json.loads(json.dumps(action.json()))) == action
        table.decide(action)
        assert told_last(table) == json.loads(json.dumps([event.json() for event in table.state.events()]))
        change, _ = table.change()
        view = merge(view, json.loads(change))
        decisions += 1
        if decisions % 10 == 0:
            shown = json.loads(json.dumps(table.state.view()))
            del shown["actions"]
            for tile, own in zip(shown["tiles"], view["tiles"], strict=True):
                assert tile == {key: own[key] for key in tile}
            for key in ("tiles", "key", "own"):
                del shown[key]
            assert shown == {key: view[key] for key in shown}
            assert view["impossible"] == [list(cell) for cell in table.state.impossible()]


def test_places_of_targets() -> None:
    """Where four fields meet a follower becomes a farmer, and a barn stands at the corner."""
    game = position("base+abbey-and-mayor", "E@0,0>S E@1,0>S B@0,1>N")
    for action in ("draw:B", "@1,1>N"):
        game.apply(action)
    state = game.state
    places = {str(action): where(state, action) for action in state.legal_actions()}
    farm = {"type": "segment", "at": [1, 1], "spot": "NNW", "piece": "follower", "feature": "field"}
    assert places["M@1,1.NNW"] == {**farm, "role": "farmer"}
    assert places["barn:SW@1,1"] == {"type": "corner", "at": [1, 1], "corner": "SW", "piece": "barn"}
    assert places["-"] == {"type": "pass"}


def test_a_quarter_is_a_place_on_the_board() -> None:
    """Anything with a name that is drawn on a tile can be clicked there."""
    state = bastide.start("base+count-of-carcassonne")
    castle = where(state, state.action("enter:M,castle"))
    assert castle == {"type": "place", "at": [2, 0], "place": "castle", "piece": "follower"}
    tile = next(t for t in state.placed() if [t.x, t.y] == castle["at"])
    assert "castle" in places_on(tile.tile)
    count = where(state, state.action("count:market"))
    assert count == {"type": "place", "at": count["at"], "place": "market", "piece": None}


def test_a_tile_that_is_not_drawn_shows_itself() -> None:
    state = bastide.start("base+abbey-and-mayor")
    abbey = where(state, state.action("abbey@0,1"))
    assert abbey == {"type": "cell", "at": [0, 1], "turn": 0, "tile": ["abbey-and-mayor", "abbey"]}
    placed = where(state, state.action("@0,1>E"))
    assert placed == {"type": "cell", "at": [0, 1], "turn": 1}


def test_what_was_stored_gives_the_same_game() -> None:
    """With a seed the draws go on where they were, without one they were stored."""
    for seed in (7, None):
        generator = random.Random(1)
        table = Table("base", 2, {}, 0, seed)
        stored: list[tuple[int | None, list[str]]] = [(None, table.begin())]
        for _ in range(30):
            seat = table.current
            stored.append((seat, table.decide(generator.choice(table.state.legal_actions()))))
        again = Table("base", 2, {}, 0, seed)
        for who, texts in stored:
            again.replay(texts, who)
        assert again.state.key() == table.state.key()
        assert again.log == table.log
        assert again.can_undo([0, 1]) == table.can_undo([0, 1])
        if seed is not None:
            while table.current == again.current and not table.is_over:
                action = table.state.legal_actions()[0]
                assert table.decide(action) == again.decide(action)


def test_undo_goes_back_over_several_own_decisions_but_not_over_chance() -> None:
    generator = random.Random(2)
    table = Table("base", 2, {}, 0, seed=3)
    table.begin()
    for _ in range(60):
        seat = table.current
        before = table.state.key(), list(table.log), table.last
        table.decide(generator.choice(table.state.legal_actions()))
        if table.can_undo([seat]):
            assert not table.can_undo([1 - seat])
            table.undo()
            assert (table.state.key(), table.log, table.last) == before
            table.decide(generator.choice(table.state.legal_actions()))
        else:
            assert any(b'"drawn"' in line for line in table.log[-2:]) or table.is_over


def test_names_come_in_where_text_leaves() -> None:
    names = Names(["Ada", "Бob"])
    one, two = stand_ins(2)
    assert names.put(f'"{one} and {two}"'.encode()) == '"Ada and Бob"'.encode()
    assert names.put_text(f"{two}'s") == "Бob's"
    assert Names(["🁰", "Bob"]).put(f'"🁰 and {two}, {one}"'.encode()) == '"🁰 and Bob, 🁰"'.encode()
    rules = compose(Setup.parse(set_names()[0], stand_ins(2), {"start_player": "youngest-decides"}))
    naming = [kind for kind in rules.action_kinds.values() if any(p.sort == "player" for p in kind.parts)]
    for kind in naming:
        part = next(p.name for p in kind.parts if p.sort == "player")
        assert names.take(rules, {"type": kind.name, part: "Ada"}, list) == {"type": kind.name, part: one}


def test_owners_are_those_who_would_be_paid() -> None:
    """The strength of a follower may depend on what the feature holds: a mayor counts pennants."""
    alone = position("base+abbey-and-mayor", "D@0,0>N", {"Red": "Y@0,0.N"}).state
    assert feature_json(alone, 0, 0, "N")["owners"] == [{"seat": 0, "strength": 0}]
    both = position("base+abbey-and-mayor", "C@0,0>N", {"Red": "M@0,0.N", "Blue": "Y@0,0.N"}).state
    assert feature_json(both, 0, 0, "N")["owners"] == [
        {"seat": 0, "strength": 1},
        {"seat": 1, "strength": 1},
    ]
    large = position("base+inns-and-cathedrals", "E@0,0>N", {"Red": "M@0,0.SSE", "Blue": "L@0,0.SSE"}).state
    assert [(farm["owners"], farm["worth"]) for farm in farms_json(large)] == [([1], 0)]


def test_farms_are_worth_what_they_would_bring_now() -> None:
    city = position("base", "E@0,0>N E@0,1>S", {"Red": "M@0,0.SSE", "Blue": "M@0,0.SSE"}).state
    assert sorted((farm["owners"], farm["worth"]) for farm in farms_json(city)) == [([], 3), ([0, 1], 3)]


def test_a_barn_is_paid_by_itself() -> None:
    cities = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N B@1,1>N"
    game = position("base+abbey-and-mayor", "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N")
    for action in ("draw:B", "@1,1>N"):
        game.apply(action)
    empty = position("base+abbey-and-mayor", cities).state
    assert max(farm["worth"] for farm in farms_json(empty)) == 6
    game.apply("barn:SW@1,1")
    farm = max(farms_json(game.state), key=lambda farm: farm["worth"])
    assert (farm["owners"], farm["worth"]) == ([0], 8)
    barn = feature_json(game.state, 1, 1, "NNW")
    assert (barn["owners"], barn["value_now"]) == ([{"seat": 0, "strength": 1}], 8)
    assert "BARN-11" in barn["rules"]


def test_what_was_offered_in_another_game_means_the_segment_it_lies_on_here() -> None:
    """It is marked and stored as this game would offer it, so that whoever loads it sees the same."""
    generator = random.Random(1)
    read = 0
    for _ in range(20):
        table = Table("base", 2, {}, 0)
        table.begin()
        while not table.is_over:
            table.targets()  # from now on they are known to all games
            for action in table.state.legal_actions():
                for spot in SPOTS if "." in str(action) else ():
                    known = table.known(f"{str(action).partition('.')[0]}.{spot}")
                    if known is not None and table.state.is_legal(known):
                        assert known in table.state.legal_actions()
                        read += 1
            table.decide(generator.choice(table.state.legal_actions()))
    assert read
