"""Pictures of boards on which something is tried."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bastide.art import TriedBoard, tried_board, tried_svg
from bastide.art.output.tried import ALLOWED, FORBIDDEN
from bastide.rulebook import rules
from bastide.rulebook.boards import boards
from bastide.view.boards import try_board

BOARDS = boards()
LAST = {rule.chapter: id for id, rule in rules().items() if BOARDS[id].rule == id}  # of each chapter


def picture_of(rule: str) -> TriedBoard:
    tried = try_board(BOARDS[rule])
    return tried_board(tried.start, tried.state, tried.actions, tried.signs, refused=BOARDS[rule].refused)


@pytest.mark.parametrize("rule", LAST.values())
def test_a_picture_is_as_large_as_it_says(rule: str) -> None:
    tried = picture_of(rule)
    root = ElementTree.fromstring(tried_svg(tried))
    assert (round(float(root.attrib["width"])), round(float(root.attrib["height"]))) == tried.size


def test_every_board_fits_a_small_picture() -> None:
    for rule, board in BOARDS.items():
        wide, high = picture_of(board.rule).size
        assert 100 <= wide <= 1000, rule
        assert 100 <= high <= 1000, rule


def test_what_is_tried_lies_and_stands_there() -> None:
    tried = picture_of("FOLLOW-6")
    assert [(p.x, p.y) for p in tried.board.laid] == [(0, 0), (0, 1)]
    assert [(p.kind, p.owner, p.x, p.y, p.spot) for p in tried.board.pieces] == [("follower", 0, 0, 1, "S")]
    assert tried.tried == ((0, 1),)
    assert ALLOWED in tried_svg(tried)
    assert FORBIDDEN not in tried_svg(tried)


def test_what_is_forbidden_is_framed_in_red_and_what_came_before_is_not() -> None:
    tried = picture_of("DRAGON-5")
    assert tried.tried == ((1, 0), (-1, 0))
    assert tried.forbidden == (-1, 0)
    drawn = tried_svg(tried)
    assert (drawn.count(ALLOWED), drawn.count(FORBIDDEN)) == (1, 1)


def test_a_tile_that_does_not_fit_is_shown_where_it_is_tried() -> None:
    laid = picture_of("CULT-3").board.laid[-1]
    assert (laid.tile.id, laid.x, laid.y) == ("shrine", 0, -2)


def test_the_tile_in_hand_lies_beside_the_board_where_nothing_is_tried() -> None:
    tried = picture_of("TILE-1")
    assert tried.hand is not None
    assert tried.hand.id == "V"
    assert picture_of("TILE-2").hand is None


def test_the_scoreboard_is_shown_where_somebody_has_points() -> None:
    robbed = picture_of("ROBBER-4")
    assert {score.kind for score in robbed.track} == {"follower", "robber"}
    assert "title>scoreboard" in tried_svg(robbed)
    assert picture_of("ROAD-1").track == ()
