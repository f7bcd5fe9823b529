"""The strategy guide: every advice has its words and a position that shows it; the document says the same."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from bastide.coach.guide import Advice, guide
from bastide.coach.odds import cell_odds
from bastide.players.weights import fitted, read_weights
from bastide.record.position import parse_position
from bastide.view.boards import try_board
from bastide.words import say

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "strategy.md"


@pytest.mark.parametrize("advice", guide().values(), ids=lambda advice: advice.id)
def test_every_advice_can_be_tried_and_is_in_the_document(advice: Advice) -> None:
    tried = try_board(advice.board)
    assert len(tried.actions) == len(advice.board.do)
    text = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    for message in (advice.title, advice.text, advice.measured):
        assert say(message, "en") in text
        assert say(message, "de") != say(message, "en")


def test_closing_brings_points_and_the_follower_back() -> None:
    state = try_board(guide()["PLAN-HAND"].board).state
    assert state.scores() == (4, 0)
    assert state.in_supply(0, 0) == 2


def test_one_open_side_is_left() -> None:
    state = try_board(guide()["PLAN-OPEN"].board).state
    assert state.feature(0, 0, "N").open == 1


def test_three_tiles_are_left_for_the_city() -> None:
    board = guide()["PLAN-COUNT"].board
    before = cell_odds(parse_position(board.position), 0, 1, 0).tiles
    after = cell_odds(try_board(board).state, 0, 1, 0).tiles
    assert sum(before.values()) > 20
    assert after == {"K": 3}


def test_whoever_joins_shares() -> None:
    assert try_board(guide()["PLAN-JOIN"].board).state.scores() == (6, 6)


def test_the_players_of_the_experiments_differ_in_one_thing() -> None:
    """Each file of weights changes what its first line says and nothing else."""
    changed = {
        "no-hand": {"follower", "back"},
        "half-hand": {"follower", "back"},
        "open-sides": {"crowd"},
        "uncounted": {"scarce"},
        "no-farms": {"farm"},
        "big-farms": {"farm", "future_cities"},
        "roads": {"road"},
    }
    files = (ROOT / "examples" / "strategy").glob("*.toml")
    found = {file.stem: asdict(read_weights(file)[2]) for file in files}
    whole, packaged = found.pop("whole"), asdict(fitted(2))
    assert {key for key in whole if whole[key] != packaged[key]} == {"join", "join_farms"}
    assert set(found) == set(changed)
    for name, weights in found.items():
        assert {key for key in whole if weights[key] != whole[key]} == changed[name], name
