"""Every rule has a board, every board can be played, and the engine says on it what was read once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bastide.rulebook.boards as reading
from bastide import SetupError
from bastide.core.constants import CHANCE
from bastide.record.match import Match
from bastide.record.position import parse_position
from bastide.rulebook import languages, rules
from bastide.rulebook.boards import boards
from bastide.testing import check_board
from bastide.view.boards import begin_board, board_data, board_view, try_board
from tests.rule_boards import GOLDEN, written

BOARDS = boards()
OWN = {board.rule: board for board in BOARDS.values()}


def test_every_rule_has_a_board() -> None:
    assert set(BOARDS) == set(rules())
    assert set(OWN) <= set(rules())


def test_a_board_is_shared_only_by_name() -> None:
    """The same position with the same thing to try is written once."""
    assert len(set(OWN.values())) == len(OWN)
    seen = {(b.position, b.do, b.draws) for b in OWN.values()}
    assert len(seen) == len(OWN)


@pytest.mark.parametrize("rule", OWN)
def test_a_board_can_be_played(rule: str) -> None:
    check_board(OWN[rule])


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"do": ("@5,5>N",)}, "is refused"),
        ({"refused": True}, "is allowed"),
        ({"position": OWN["ROAD-1"].position.replace("D@0,0>N W@1,0>N", "D@0,0>N  W@1,0>N")}, "otherwise"),
    ],
)
def test_a_board_that_cannot_be_played_is_found(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        check_board(replace(OWN["ROAD-1"], **changed))


def test_after_the_last_draw_chance_goes_on_by_itself() -> None:
    match = begin_board(OWN["ROAD-1"])
    for action in OWN["ROAD-1"].do:
        match.settle()
        match.apply(action)
    match.settle()
    assert (match.current_player(), match.state.tile >= 0) == (0, True)


def test_what_chance_does_comes_to_pass() -> None:
    """A draw that is named and never made would show nothing."""
    for rule, board in OWN.items():
        match = Match(parse_position(board.position).rules.setup, state=parse_position(board.position))
        waiting = list(board.draws)
        for action in (*board.do[:-1], *([] if board.refused else board.do[-1:])):
            while match.current_player() == CHANCE:
                match.apply(chance(match, waiting.pop(0)))
            match.apply(action)
        while match.current_player() == CHANCE and waiting:
            match.apply(chance(match, waiting.pop(0)))
        assert not waiting, rule


def chance(match: Match, word: str) -> str:
    return f"draw:{word}" if word in match.state.rules.design_of else word


def test_what_the_engine_says_on_the_boards() -> None:
    assert written() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "rule", ["TILE-3", "CULT-3", "MAYOR-2", "INN-1", "BARN-8", "OPT-2", "KING-7", "GOLD-12"]
)
def test_the_engine_cites_the_rule_that_is_shown(rule: str) -> None:
    assert rule in board_view(BOARDS[rule], "en").rules


def test_places_are_signs_that_the_picture_bears() -> None:
    tried = try_board(OWN["FOLLOW-5"])
    view = board_view(OWN["FOLLOW-5"], "en")
    assert view.steps[0].text == "Blue lays the tile at ①"
    assert view.answer[0].text == "not allowed: the farm at ① already has Red's farmer at ②"
    assert tried.signs == {(1, 0): 1, (-1, 0): 2}
    assert view.signs == [(1, 0), (-1, 0)]
    assert board_data(OWN["FOLLOW-5"], "en")["steps"][0]["text"] == "Blue lays the tile at 1,0"


def test_players_go_by_their_colours_in_every_language() -> None:
    view = board_view(OWN["ROBBER-10"], "de")
    assert view.names == ["Rot", "Blau", "Gelb"]
    assert "Rot" in view.steps[0].text
    assert "Red" not in str(board_data(OWN["ROBBER-10"], "de"))


@pytest.mark.parametrize("language", languages())
def test_there_are_words_for_everything(language: str) -> None:
    for board in OWN.values():
        data = board_data(board, language)
        for said in (*data["steps"], *data["answer"]):
            assert said["text"] != said["id"]
            assert "{" not in said["text"]


def test_a_board_that_cannot_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("[ROAD-1", "[ROAD-1]\nposition = ''\nwhat = 1"):
        file = tmp_path / "boards.toml"
        file.write_text(text)
        monkeypatch.setattr(reading, "_files", lambda file=file: [file])
        reading._read_all.cache_clear()
        with pytest.raises(SetupError, match="not readable"):
            boards()
    reading._read_all.cache_clear()
