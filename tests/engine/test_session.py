"""Every command: what it answers, what it refuses, and that a refusal leaves the game as it was."""

from typing import Any

import pytest

from bastide.engine import Session
from bastide.engine.session import Answer


def ask(session: Session, command: str, **fields: object) -> Answer:
    return session.answer({"command": command, **fields})


def ok(session: Session, command: str, **fields: object) -> Answer:
    answer = ask(session, command, **fields)
    assert answer["ok"], answer
    return answer


def refused(session: Session, command: str, **fields: object) -> dict[str, Any]:
    """The error, after checking that the game stands as before."""
    before = session.match.state.key() if session.match else None
    actions = session.match.length if session.match else 0
    answer = ask(session, command, **fields)
    assert not answer["ok"], answer
    assert (session.match.state.key() if session.match else None) == before
    assert (session.match.length if session.match else 0) == actions
    error: dict[str, Any] = answer["error"]
    assert error["code"] != "internal", error
    return error


@pytest.fixture
def session() -> Session:
    session = Session()
    ok(session, "new", players=["Ada", "Bob"], draws=["E", "U", "V"])
    return session


def test_a_game_to_the_end_by_go() -> None:
    session = Session()
    answer = ok(session, "new", setup="base+traders-and-builders+gold-mines", seed=5, players=3)
    while not answer["over"]:
        answer = ok(session, "go", player="random", seed=3, play=True)
    scores = ok(session, "scores")
    assert scores["winners"]
    for seat in range(3):
        counted = sum(sheet["points"].get(str(seat), 0) for sheet in scores["sheets"])
        awarded = sum(award["points"] for award in scores["awards"] if award["player"] == seat)
        assert scores["scores"][seat] == counted + awarded
    assert {"GOLD-8", "GOODS-2"} & {rule for award in scores["awards"] for rule in award["rules"]}
    assert all(award["what"]["text"] and award["turn"] > 0 for award in scores["awards"])
    assert refused(session, "go")["code"] == "illegal"
    assert refused(session, "play", action="-")["rules"] == ["END-1"]


def test_both_forms_of_every_legal_action_can_be_played(session: Session) -> None:
    for form in ("text", "json", "short"):
        for action in ok(session, "legal")["actions"]:
            assert ok(session, "play", action=action[form])["action"] == action["text"]
            ok(session, "undo")


def test_without_seed_or_draws_the_client_plays_chance() -> None:
    session = Session()
    assert ok(session, "new")["current"] == "chance"
    outcomes = ok(session, "legal")["actions"]
    assert sum(o["probability"] for o in outcomes) == pytest.approx(1)
    assert ok(session, "play", action="draw:U")["tile"] == "U"
    assert refused(session, "play", action="draw:U")["code"] == "illegal"


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        session = Session()
        answer = ok(session, "new", seed=11)
        for _ in range(30):
            answer = ok(session, "go", seed=1, player="random", play=True)
        assert not answer["over"]
        records.append(ok(session, "record")["record"])
    assert records[0] == records[1]


def test_a_game_goes_on_from_its_record_and_position(session: Session) -> None:
    ok(session, "play", action="@0,1>S")
    ok(session, "play", action="M.S")
    key = ok(session, "position")["key"]
    for fields in (
        {"record": ok(session, "record")["record"]},
        {"record": ok(session, "record", form="json")["record"]},
        {"position": ok(session, "position")["position"]},
    ):
        other = Session()
        ok(other, "new", **fields)
        assert ok(other, "position")["key"] == key


def test_undo_takes_back_and_draws_repeat(session: Session) -> None:
    ok(session, "play", action="@0,1>S")
    ok(session, "play", action="M.S")
    key = ok(session, "position")["key"]
    ok(session, "undo", count=2)
    assert ok(session, "scores")["scores"] == [0, 0]
    ok(session, "play", action="@0,1>S")
    ok(session, "play", action="M.S")
    assert ok(session, "position")["key"] == key
    assert refused(session, "undo", count=3)["code"] == "undo"


def test_a_wrong_draw_in_the_list_takes_the_action_back() -> None:
    session = Session()
    ok(session, "new", draws=["C", "C"])  # there is one C
    ok(session, "play", action="@0,1>N")
    assert refused(session, "play", action="-")["code"] in ("illegal", "record", "notation")
    assert ok(session, "legal")["actions"]


@pytest.mark.parametrize(
    ("command", "fields", "code"),
    [
        ("fly", {}, "request"),
        ("play", {}, "request"),
        ("play", {"action": 5}, "request"),
        ("play", {"action": ["@0,1>S"]}, "request"),
        ("play", {"action": "nonsense"}, "notation"),
        ("play", {"action": ""}, "notation"),
        ("play", {"action": "@" + "9" * 5000}, "notation"),
        ("play", {"action": {}}, "notation"),
        ("play", {"action": {"type": "place", "at": [10**30, 0], "top": "N"}}, "notation"),
        ("play", {"action": {"type": "place", "at": [True, 0], "top": "N"}}, "notation"),
        ("play", {"action": {"type": ["place"], "at": [0, 1]}}, "notation"),
        ("play", {"action": "@0,1>N"}, "illegal"),
        ("play", {"action": "M@0,0.N"}, "illegal"),
        ("play", {"action": "-"}, "illegal"),
        ("play", {"action": "@0,1>S", "acton": 1}, "request"),
        ("explain", {"action": None}, "request"),
        ("state", {"seat": 2}, "request"),
        ("state", {"seat": "Ada"}, "request"),
        ("state", {"seat": True}, "request"),
        ("undo", {}, "undo"),
        ("undo", {"count": 0}, "request"),
        ("undo", {"count": -1}, "request"),
        ("undo", {"count": 10**30}, "request"),
        ("record", {"form": "xml"}, "request"),
        ("go", {"player": "deep-thought"}, "setup"),
        ("go", {"seconds": -1}, "request"),
        ("go", {"seconds": "1"}, "request"),
        ("go", {"nodes": 1.5}, "request"),
        ("go", {"play": "yes"}, "request"),
        ("rules", {"rule": "ROAD-99"}, "rule"),
        ("rules", {"rule": 3}, "request"),
        ("new", {"setup": "base+atlantis"}, "setup"),
        ("new", {"setup": 5}, "request"),
        ("new", {"setup": ""}, "setup"),
        ("new", {"setup": "999*base"}, "setup"),
        ("new", {"setup": "inns-and-cathedrals"}, "setup"),
        ("new", {"players": 0}, "request"),
        ("new", {"players": 7}, "request"),
        ("new", {"players": []}, "setup"),
        ("new", {"players": ["A", "A"]}, "setup"),
        ("new", {"players": ["A", 5]}, "request"),
        ("new", {"players": ["\ud800"]}, "setup"),
        ("new", {"players": ["A", "x" * 100]}, "setup"),
        ("new", {"options": {"small_city": "perhaps"}}, "setup"),
        ("new", {"options": {"small_city": True}}, "request"),
        ("new", {"options": {"nothing": "on"}}, "setup"),
        ("new", {"options": []}, "request"),
        ("new", {"preset": "tenth-edition"}, "setup"),
        ("new", {"first": 2}, "setup"),
        ("new", {"first": -1}, "request"),
        ("new", {"seed": "1"}, "request"),
        ("new", {"seed": 2**70}, "request"),
        ("new", {"draws": "E"}, "request"),
        ("new", {"draws": ["nothing"]}, "notation"),
        ("new", {"draws": [1]}, "request"),
        ("new", {"record": "nonsense"}, "record"),
        ("new", {"record": {}}, "record"),
        ("new", {"record": 7}, "record"),
        ("new", {"record": "x", "position": "y"}, "request"),
        ("new", {"record": "x", "seed": 1}, "request"),
        ("new", {"record": "x", "setup": "base"}, "request"),
        ("new", {"position": "base"}, "notation"),
    ],
)
def test_refusals(session: Session, command: str, fields: dict[str, object], code: str) -> None:
    error = refused(session, command, **fields)
    assert error["code"] == code
    assert error["message"]
    assert isinstance(error["rules"], list)


@pytest.mark.parametrize(
    "command", ["state", "legal", "explain", "scores", "play", "undo", "record", "position", "go"]
)
def test_commands_that_need_a_game(command: str) -> None:
    assert refused(Session(), command)["code"] == "no-game"


@pytest.mark.parametrize(
    "request_", [None, 5, "hello", [], [[]], True, {}, {"command": None}, {"command": ["hello"]}]
)
def test_what_is_no_request(request_: object) -> None:
    answer = Session().answer(request_)
    assert not answer["ok"]
    assert answer["error"]["code"] == "request"


@pytest.mark.parametrize("id", [0, 1, -5, 1.5, "", "abc", None])
def test_the_id_is_echoed(id: object) -> None:
    assert Session().answer({"id": id, "command": "hello"})["id"] == id


@pytest.mark.parametrize("id", [[1], {"a": 1}, True, "x" * 300])
def test_an_id_of_another_sort_is_not_echoed(id: object) -> None:
    assert Session().answer({"id": id, "command": "hello"})["id"] is None


def test_illegal_actions_come_with_reasons_and_places(session: Session) -> None:
    reason = refused(session, "play", action="@0,1>N")["reasons"][0]
    assert reason["rules"] == ["TILE-3"]
    assert reason["places"] == [[0, 0]]


def test_sets_and_rules() -> None:
    session = Session()
    data = ok(session, "sets")
    assert data["sets"][0]["name"] == "base"
    assert data["sets"][0]["tiles"] == 72
    assert "first-edition" in data["presets"]
    assert ok(session, "rules", rule="road-3")["rule"] == "ROAD-3"
    assert len(ok(session, "rules")["ids"]) == 540


def test_new_replaces_the_game_only_when_it_begins(session: Session) -> None:
    refused(session, "new", draws=["C", "C"], setup="base+x")
    assert ok(session, "legal")["current"] == 0
    assert ok(session, "new", players=1, seed=1)["current"] == 0


def test_puzzles_are_listed_shown_and_answered() -> None:
    session = Session()
    listed = session.answer({"command": "puzzle", "day": "2026-11-17"})["puzzles"]
    one = session.answer({"command": "puzzle", "puzzle": "2026-11-17"})["puzzle"]
    assert one["id"] == listed["today"]
    assert "solution" not in one
    shown = session.answer({"command": "puzzle", "puzzle": one["id"], "reveal": True})["answer"]
    found = session.answer({"command": "puzzle", "puzzle": one["id"], "answer": shown["solution"]})
    assert found["answer"]["right"]
    assert session.match is None


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"puzzle": "nothing"}, "notation"),
        ({"answer": ["-"]}, "request"),
        ({"reveal": True}, "request"),
        ({"day": "soon"}, "notation"),
        ({"puzzle": 3}, "request"),
        ({"puzzle": "2026-11-17", "answer": ["@99,99>N"]}, "illegal"),
        ({"puzzle": "2026-11-17", "answer": ["-"] * 9999}, "illegal"),
        ({"puzzle": "2026-11-17", "move": ["-"]}, "request"),
    ],
)
def test_questions_about_puzzles_that_make_no_sense(request_: dict[str, object], code: str) -> None:
    answer = Session().answer({"command": "puzzle", **request_})
    assert answer["error"]["code"] == code, answer
