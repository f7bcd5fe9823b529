"""The terminal in other languages: a whole scripted game, the referee, records, errors."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import Match, Setup
from bastide.cli.app import run
from bastide.cli.language import use_language
from bastide.cli.screen.terminal_game import TerminalGame
from bastide.record.notation import format_record

PLAY = ["play", "-p", "human,human", "--names", "Ada,Bob", "--plain", "--lines", "--seed", "3"]


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("BASTIDE_LANGUAGE", raising=False)
    yield
    use_language("en")


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, without the breaks of lines."""
    return " ".join(capsys.readouterr().out.split())


def test_a_game_in_german() -> None:
    use_language("de")
    match = Match(Setup.parse("base", ("Ada", "Bob")), draws=["E", "U", "V"])
    game = TerminalGame(match, [None, None])
    game.advance()

    def typed(line: str) -> str:
        reply = game.handle(line)
        return " ".join(reply.lines + (game.advance() if reply.moved else []))

    assert "deine letzte Entscheidung zurücknehmen" in typed("help")
    assert typed("") == "tippe help, um zu sehen, was du tun kannst"
    assert "nicht erlaubt: @5,5>N: 5,5 berührt" in typed("@5,5>N")
    assert "ist erlaubt: " in typed("why @0,1>S")
    assert "noch keine Punkte. Ada 0, Bob 0" in typed("score")
    assert "greedy würde" in typed("hint")
    assert "Ada: E@0,1>S (" in typed("@0,1>S")
    assert "Ada 4: Stadt auf 0,0, fertig: 2 " in typed("M.S")
    assert "zurückgenommen: M@0,1.S" in typed("undo")
    assert "kein Zug" in typed("tanzen")
    assert "1 Punkt für jedes Plättchen" in typed("rules ROAD-3")
    assert "es gibt keine Regel" in typed("rules ROAD-99")


def test_play_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1N\n1E\n1S\n1W\n1\nscore\nquit\n"))
    assert run([*PLAY, "--language", "de"]) == 0
    text = said(capsys)
    assert "Ada, leg das Plättchen" in text
    assert "7 Gefolgsleute (M)" in text
    assert "Zug 1, noch 70 Plättchen" in text
    for word in ("points", "follower", "turn", "tile", "city"):
        assert f" {word} " not in text


def test_a_whole_game_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("BASTIDE_LANGUAGE", "de")
    assert run(["play", "-p", "random,random", "--seed", "3", "--plain"]) == 0
    text = said(capsys)
    assert "Das Spiel ist zu Ende: " in text
    assert "gewinnt." in text or "teilen sich den Sieg." in text
    assert "The game is over" not in text


def test_the_referee_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Zebra\nE@0,1>S M.S\nmoves\nbag\nfix 9 -\n"))
    assert run(["referee", "-p", "Ada,Bob", "--plain", "--language", "de"]) == 0
    text = said(capsys)
    assert "Ada ist dran: Welches Plättchen wurde gezogen?" in text
    assert "'Zebra' kann jetzt nicht kommen" in text
    assert "Ada 4: Stadt auf 0,0, fertig" in text
    assert "1 Zug 1 der Zufall: draw:E" in text
    assert "noch 70 Plättchen:" in text
    assert "eine Nummer von 1 bis 3" in text


def test_a_record_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(Setup.parse("base", ("Ada", "Bob")), draws=["E"])
    match.settle()
    for text in ("@0,1>S", "M.S"):
        match.apply(text)
    path = tmp_path / "abend.bastide"
    path.write_text(format_record(match.record()), encoding="utf-8")
    assert run(["replay", str(path), "--moves", "--plain", "--language", "de"]) == 0
    text = said(capsys)
    assert "3 Züge, geprüft; nicht zu Ende. Ada 4, Bob 0" in text
    assert "Ada: E@0,1>S" in text
    path.write_text(path.read_text(encoding="utf-8").replace("Ada 4", "Ada 5", 1), encoding="utf-8")
    assert run(["replay", str(path), "--language", "de"]) == 1
    error = capsys.readouterr().err
    assert "Ergebnis: Die Aufzeichnung sagt Ada 5, Bob 0, das Spiel ergibt Ada 4, Bob 0" in error


def test_the_option_goes_before_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BASTIDE_LANGUAGE", "de")
    assert run(["tiles", "base"]) == 0
    assert "72 Plättchen" in capsys.readouterr().out
    assert run(["tiles", "base", "--language", "en"]) == 0
    assert "72 tiles" in capsys.readouterr().out
    assert run(["simulate", "--preset", "x"]) == 1
    assert "unbekannte Zusammenstellung 'x'" in capsys.readouterr().err


def test_an_unknown_language_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*PLAY, "--language", "xx"]) == 1
    assert "there is no language xx; there are en, " in capsys.readouterr().err
    monkeypatch.setenv("BASTIDE_LANGUAGE", "xx")
    assert run(["tiles"]) == 1
    assert "there is no language xx" in capsys.readouterr().err
