"""A game in progress: chance, decisions, the way back, the record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bastide
from bastide.core.actions import Action
from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.errors import IllegalAction, NotationError, RecordError, SetupError
from bastide.core.setup import Setup
from bastide.record import match as module
from bastide.record.codec import format_json, parse_json
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position
from tests.record.random_matches import NAMES, play_match, setup_name, setups

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
TWO = Setup.parse("base", ("Ada", "Bob"))


def test_forced_draws_come_in_order_and_then_chance_waits() -> None:
    match = Match(TWO, draws=["E", "U"])
    assert [str(a) for a in match.settle()] == ["draw:E"]
    match.apply("@0,1>S")
    match.apply("-")
    assert [str(a) for a in match.settle()] == ["draw:U"]
    match.apply("@1,0>N")
    match.apply("-")
    assert match.settle() == []
    assert match.state.current_player() == CHANCE
    match.apply("draw:A")
    assert match.state.current_player() == 0


def test_after_the_forced_draws_the_seed_goes_on() -> None:
    match = Match(TWO, draws=["E"], seed=3)
    match.settle()
    match.apply("@0,1>S")
    match.apply("-")
    assert match.settle()[0] == Match(TWO, seed=3).settle()[0]


def test_a_draw_that_is_not_there_changes_nothing() -> None:
    match = Match(TWO, draws=["nonsense"])
    for _ in range(2):
        with pytest.raises(NotationError):
            match.settle()
        assert match.actions == []


def test_all_forms_of_an_action_do_the_same() -> None:
    start = Match(TWO, draws=["E"])
    start.settle()
    start.apply({"type": "place", "at": [0, 1], "top": "S"})
    keys = []
    forms = ("M.S", "M@0,1.S", {"type": "deploy", "at": [0, 1], "piece": "M", "spot": "S"})
    for form in (*forms, start.state.action("M@0,1.S")):
        start.apply(form)
        keys.append(start.state.key())
        assert [str(a) for a in start.undo()] == ["M@0,1.S"]
    assert len(set(keys)) == 1


@pytest.mark.parametrize(
    ("form", "error"),
    [
        ("@5,5>N", IllegalAction),
        ("M.S", NotationError),
        ("-", IllegalAction),
        ("", NotationError),
        ("x" * 10_000, NotationError),
        ({}, NotationError),
        ({"type": "place", "at": [0, [1]], "top": "S"}, NotationError),
        ({"type": "place", "at": [[[[0]]]], "top": {}}, NotationError),
        (None, NotationError),
        (7, NotationError),
    ],
)
def test_what_is_refused_changes_nothing(form: object, error: type[Exception]) -> None:
    match = Match(TWO, draws=["E"])
    match.settle()
    key = match.state.key()
    with pytest.raises(error):
        match.apply(form)  # type: ignore[arg-type]
    assert match.state.key() == key
    assert match.length == 1


def test_an_action_of_another_setup_means_what_it_says() -> None:
    other = bastide.start("base+inns-and-cathedrals")
    other.apply("draw:E")
    action = other.action("@0,1>S")
    match = Match(TWO, draws=["E"])
    match.settle()
    match.apply(action)
    assert str(match.actions[-1]) == "@0,1>S"


@pytest.mark.parametrize("setup", setups(), ids=setup_name)
def test_undo_goes_back_to_every_decision_and_the_same_draws_come_again(setup: Setup) -> None:
    match = play_match(setup, 5)
    actions, key, sheets = match.actions, match.state.key(), match.sheets()
    seen: list[Action] = []
    while taken := match.undo():
        assert match.state.current_player() >= 0
        seen = taken + seen
        assert match.actions + seen == actions
    assert all(a.name == "draw" or match.state.rules.n_players for a in match.actions)
    assert match.undo() == []
    for action in seen:
        if match.state.current_player() == CHANCE:
            assert match.settle()[0] == action or action in match.actions
        if len(match.actions) < len(actions) and match.state.current_player() >= 0:
            match.apply(actions[len(match.actions)])
    match.settle()
    assert (match.actions, match.state.key()) == (actions, key)
    assert [(turn, str(s)) for turn, s in match.sheets()] == [(turn, str(s)) for turn, s in sheets]


def test_undo_far_back_plays_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """From a position that was kept, or from the start where none is."""
    monkeypatch.setattr(module, "BETWEEN_COPIES", 3)
    some = play_match(TWO, 1)
    none = Match(TWO, seed=1, max_copies=0)
    for action in some.actions:
        none.follow(str(action))
    monkeypatch.setattr(module, "BETWEEN_COPIES", 1)
    monkeypatch.setattr(module, "MAX_COPIES", 1000)
    for _ in range(40):
        assert some.undo() == none.undo()
        assert some.state.key() == none.state.key()


def test_only_the_last_own_decisions_may_be_taken_back_before_chance_or_others_go_on() -> None:
    match = Match(TWO, draws=["E", "U"])
    match.settle()
    assert match.taken_back_by() is None
    match.apply("@0,1>S")
    assert match.taken_back_by() == 0
    match.apply("M.S")
    assert match.taken_back_by() == 0
    match.undo()
    assert match.taken_back_by() == 0
    match.seal()
    assert match.taken_back_by() is None
    match.apply("-")
    assert match.taken_back_by() == 0
    match.settle()
    assert match.taken_back_by() is None


def test_a_wrong_draw_is_still_to_come() -> None:
    match = Match(TWO, draws=["E", "nonsense", "U"])
    match.settle()
    match.apply("@0,1>S")
    match.apply("-")
    for _ in range(2):
        with pytest.raises(NotationError, match="nonsense"):
            match.settle()
    match.apply("draw:U")
    assert match.actions[-1].name == "draw"


def test_what_was_written_down_leaves_chance_where_it_was() -> None:
    match = play_match(TWO, 3, actions=60)
    again = Match.from_record(match.record())
    for one in (match, again):
        one.undo()
        one.apply(one.state.legal_actions()[0])
    assert match.settle() == again.settle()
    assert match.state.key() == again.state.key()


@pytest.mark.parametrize("setup", setups(), ids=setup_name)
def test_history_tells_what_followed_and_explains_every_point(setup: Setup) -> None:
    match = play_match(setup, 4)
    assert [action for action, _ in match.history] == match.actions
    totals = [0] * len(setup.players)
    for turn, event in match.explained():
        assert 1 <= turn <= match.state.turn + 1
        given = event.sheet.points if event.sheet else {event.data["player"]: event.data["points"]}
        assert event.sheet or (str(event.data["what"]) and event.data["rules"])
        for player, points in given.items():
            totals[player] += points
    assert tuple(totals) == match.state.scores()
    assert len(match.sheets()) + len(match.awards()) == len(match.explained())


def test_a_match_does_not_touch_the_state_it_starts_from() -> None:
    state = bastide.start("base", NAMES[:2])
    key = state.key()
    match = Match(TWO, state=state, draws=["E"])
    match.settle()
    assert state.key() == key
    assert match.state.key() != key


@pytest.mark.parametrize("at", [1, 40, 41, 42])
def test_a_match_goes_on_from_its_record_with_the_same_seed(at: int) -> None:
    whole = play_match(TWO, 8)
    part = play_match(TWO, 8, actions=at)
    again = Match.from_record(part.record())
    assert again.actions == part.actions
    for action in whole.actions[len(again.actions) :]:
        if again.state.current_player() == CHANCE:
            assert again.settle() == [action]
        else:
            again.apply(action)
    assert again.record() == whole.record()
    assert again.undo()


def test_a_match_goes_on_from_a_position() -> None:
    match = play_match(TWO, 8, actions=30)
    again = Match.from_position(format_position(match.state), seed=1)
    assert again.state.key() == match.state.key()
    assert again.undo() == []
    again.settle()
    again.apply(again.state.legal_actions()[0])
    record = again.record()
    assert record.position == format_position(match.state)
    assert Match.from_record(record).state.key() == again.state.key()


@pytest.mark.parametrize("name", [" Ada", "Ada\u2028", "A\ud800", "", "A|B", 'A"B', "A{B"])
def test_names_that_could_not_be_written_are_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Match(Setup((("base", 1),), (name, "Bob")))


@pytest.mark.rule("OPT-26")
def test_a_game_that_is_decided_before_its_last_tile() -> None:
    match = Match(Setup.parse("base", ("Ada", "Bob")), draws=["E", "U"])
    match.settle()
    match.apply("@0,1>S")
    assert match.current_player() == 0
    assert match.winners() == ()
    match.end([1], "time")
    assert (match.current_player(), match.winners(), match.returns()) == (TERMINAL, (1,), [0.0, 1.0])
    assert match.taken_back_by() is None
    with pytest.raises(IllegalAction, match="over"):
        match.apply("-")
    assert match.settle() == []
    record = match.record()
    assert record.result is not None
    assert (record.result.scores, record.result.winners, record.result.ended) == ((0, 0), (1,), "time")
    for written, read in ((format_record(record), parse_record), (format_json(record), parse_json)):
        assert read(written) == record
        assert Match.from_record(read(written)).outcome == match.outcome
    match.undo()
    assert (match.outcome, match.current_player()) == (None, 0)


def test_how_a_game_cannot_have_been_decided() -> None:
    match = Match(Setup.parse("base", ("Ada", "Bob")), draws=["E"])
    match.settle()
    match.end([1], "time")
    text = format_record(match.record())
    with pytest.raises(RecordError, match="'boredom'"):
        parse_record(text.replace('[Ended "time"]', '[Ended "boredom"]'))
    with pytest.raises(RecordError, match="Ended"):
        parse_record(re.sub(r"\[(Result|Key) .*\n", "", text))
    data = json.loads(format_json(match.record()))
    data["result"]["winners"] = [7]
    with pytest.raises(RecordError, match="result"):
        parse_json(json.dumps(data))
    over = next(path for path in sorted(GOLDEN.glob("*.bastide")) if " won" in path.read_text())
    with pytest.raises(RecordError, match="played to its end"):
        parse_record(over.read_text().replace("[Key ", '[Ended "time"]\n[Key ', 1))
