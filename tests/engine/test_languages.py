"""The engine speaks the language that was asked for; ids and parameters stay the same."""

from typing import Any

from bastide.engine import Session


def ask(session: Session, **request: Any) -> dict[str, Any]:
    return session.answer({"id": 1, **request})


def test_a_session_speaks_german_when_asked() -> None:
    english, german = Session(), Session()
    assert ask(german, command="hello", language="de")["language"] == "de"
    for session in (english, german):
        ask(session, command="new", players=["Ada", "Bob"], draws=["E", "U"])
    prompts = [ask(session, command="state")["state"]["prompt"] for session in (english, german)]
    assert [prompt["text"] for prompt in prompts] == ["place the tile E", "lege das Plättchen E"]
    assert prompts[0]["id"] == prompts[1]["id"] == "base-place"
    assert prompts[0]["args"] == prompts[1]["args"] == {"tile": "E"}


def test_every_kind_of_answer_is_translated() -> None:
    session = Session()
    ask(session, command="hello", language="de")
    assert ask(session, command="state")["error"]["message"]["text"].startswith("es gibt kein Spiel")
    ask(session, command="new", players=["Ada", "Bob"], draws=["E", "U"])
    assert "legen, die Oberkante nach" in ask(session, command="legal")["actions"][0]["title"]["text"]
    refused = ask(session, command="play", action="@0,1>N")["error"]
    assert refused["code"] == "illegal"
    assert "sein Nachbar dort" in refused["reasons"][0]["text"]
    assert refused["reasons"][0]["rules"][0] not in refused["message"]["text"]
    ask(session, command="play", action="@0,1>S")
    done = ask(session, command="play", action="M.S")
    assert done["events"][0]["said"]["text"] == "Ada setzt einen Gefolgsmann: Stadt auf 0,1"
    sheet = next(event["sheet"] for event in done["events"] if "sheet" in event)
    assert (sheet["why"]["text"], sheet["rules"]) == ("Ada allein", ["CITY-2", "MAJ-1"])
    kept = ask(session, command="scores")["sheets"][0]
    assert {key: kept[key] for key in kept.keys() & sheet.keys()} == {
        key: sheet[key] for key in kept.keys() & sheet.keys()
    }
    assert kept["lines"][0]["what"]["text"] == "Stadtplättchen"


def test_a_language_that_is_not_there_is_refused_and_changes_nothing() -> None:
    session = Session()
    error = ask(session, command="hello", language="tlh")["error"]
    assert error["message"]["id"] == "engine-no-language"
    assert error["message"]["args"]["known"] == ["en", "de"]
    assert ask(session, command="hello")["language"] == "en"


def test_rules_are_told_in_the_language_of_the_session() -> None:
    session = Session()
    english = ask(session, command="rules", rule="TILE-3")["text"]
    ask(session, command="hello", language="de")
    assert ask(session, command="rules", rule="TILE-3")["text"] not in ("", english)
