"""Reviews: what was lost is found, luck and decisions add up, and it is written down in every form."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from bastide import Dealer, Match, load_record
from bastide.cli.app import run
from bastide.coach.annotate import annotated
from bastide.coach.panel import Panel, Stopped
from bastide.coach.review import ALL, DEPTHS, Account, Review, planned, review, strain
from bastide.coach.review_picture import review_svg
from bastide.coach.review_views import restored, review_view, told
from bastide.engine.session import Session
from bastide.players.greedy import GreedyPlayer
from bastide.players.player import RandomPlayer
from bastide.record.notation import format_record
from bastide.testing import empty_pile, table
from bastide.words import say

RED, BLUE = 0, 1


def careless() -> Match:
    """Red draws the only tile that closes their city, and lays it elsewhere; the others are roads."""
    game = table("base", "D@0,0>N", {"Red": "M@0,0.N"})
    empty_pile(game.state, "E", "U", "V")
    match = Match(game.state.rules.setup, state=game.state, draws=["E", "U", "V"])
    for action in ("@0,-1>E", "-", "@1,0>N", "-", "@2,0>N", "-"):
        match.settle()
        match.apply(action)
    match.settle()
    return match


@pytest.fixture(scope="module")
def found() -> Review:
    return review(careless(), "quick", judges=1)


def test_what_was_given_away_is_found_with_what_was_better(found: Review) -> None:
    (worst,) = found.costly(1)
    assert (worst.seat, worst.turn, worst.actions) == (RED, 9, ("@0,-1>E", "-"))
    assert worst.better[0] == "@0,1>S"
    assert worst.grade in ("mistake", "blunder")
    assert worst.loss >= 3
    assert str(worst.better_why).startswith("finishes the city: +4")


def test_the_ledger_adds_up_exactly(found: Review) -> None:
    """In this game, and in one that two players of different strength play."""
    match = careless()
    game = table("base", "D@0,0>N")
    empty_pile(game.state, *"ABEHKLUVW")
    other = Match(game.state.rules.setup, state=game.state, dealer=Dealer(3))
    players = (GreedyPlayer(), RandomPlayer(1))
    other.settle()
    while other.current_player() >= 0:
        other.apply(players[other.current_player()].choose(other.state))
        other.settle()
    for one, played in ((found, match), (review(other, "quick", judges=1), other)):
        for account in one.ledger:
            names = [f.name for f in fields(Account) if f.name not in ("seat", "total", "thirds")]
            parts = [round(10 * getattr(account, name)) for name in names]
            assert sum(parts) == round(10 * account.total)
        first, second = played.state.scores()
        assert [account.total for account in one.ledger] == [first - second, second - first]


def test_luck_is_the_tile_against_the_bag() -> None:
    """Of three tiles E closes Red's city: to draw it is luck, to draw a road is none; the mean is nothing."""
    luck = {}
    for tile in "EUV":
        game = table("base", "D@0,0>N", {"Red": "M@0,0.N"})
        empty_pile(game.state, "E", "U", "V")
        match = Match(game.state.rules.setup, state=game.state, draws=[tile])
        match.settle()
        (draw,) = review(match, "quick", judges=1).draws
        luck[draw.tile] = draw.luck
    assert luck["E"] > 1 > 0 > luck["U"]
    assert sum(luck.values()) == pytest.approx(0, abs=0.02)


def test_accuracy_counts_decisions_that_were_sound(found: Review) -> None:
    red, blue = found.accuracy
    assert red.decisions == sum(red.grades.values())
    assert red.sound < red.decisions
    assert red.lost >= 3
    assert blue.seat == BLUE


def test_the_same_seed_finds_the_same_and_it_can_be_stopped(found: Review) -> None:
    assert review(careless(), "quick", judges=2) == found
    heard: list[tuple[int, int]] = []
    review(careless(), "quick", judges=1, progress=lambda done, of: heard.append((done, of)))
    assert heard[0][0] == 0
    assert heard[-1] == (careless().length, careless().length)
    with pytest.raises(Stopped):
        review(careless(), "quick", judges=1, stop=lambda: len(heard) > 0)


def test_the_record_with_remarks_is_the_same_game(found: Review) -> None:
    match = careless()
    text = annotated(match.record(), found, "de")
    assert "besser @0,1>S" in text
    assert "% Siegchance}" in text
    assert format_record(load_record(text)) == format_record(match.record())


def test_it_is_told_drawn_and_sent(found: Review) -> None:
    for language in ("en", "de"):
        sentences = [say(message, language) for message in told(found)]
        assert len(sentences) >= 5
        assert not any("coach-" in sentence or "{" in sentence for sentence in sentences)
    picture = review_svg(careless(), found)
    assert picture.count("<clipPath") >= 2
    assert "What cost most" in picture
    view = review_view(found)
    assert len(view.decisions) == len(found.decisions)


def test_the_command_writes_every_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.bastide"
    record.write_text(format_record(careless().record()), encoding="utf-8")
    assert run(["review", str(record), "--level", "quick", "--cores", "1"]) == 0
    assert "better @0,1>S" in " ".join(capsys.readouterr().out.split())
    for name in ("r.json", "r.svg", "r.pdf", "r.bastide"):
        assert (
            run(["review", str(record), "--level", "quick", "--cores", "1", "-o", str(tmp_path / name)]) == 0
        )
    assert json.loads((tmp_path / "r.json").read_text())["accuracy"]
    assert (tmp_path / "r.pdf").read_bytes().startswith(b"%PDF")
    assert run(["review", str(record), "-o", str(tmp_path / "r.doc")]) == 1
    assert run(["review", str(record), "--level", "endless"]) == 1


def test_bots_ask_for_it() -> None:
    session = Session()
    record = format_record(careless().record())
    assert session.answer({"command": "new", "record": record})["ok"]
    answer = session.answer({"command": "review", "level": "quick"})
    assert answer["ok"], answer
    assert answer["review"]["decisions"]
    assert "{" in answer["record"]
    assert not session.answer({"command": "review", "level": "endless"})["ok"]


def test_a_large_game_is_judged_in_fewer_worlds_or_in_part() -> None:
    """Work grows with the length of a game; what is left out is said, and nothing is blamed on it."""
    match = careless()
    codes = [action.code for action in match.actions]
    usual = strain(match.start, codes)
    assert 0 < usual < (DEPTHS["quick"].most or 0)
    with Panel(match.start, 0, 1) as panel:
        assert planned(match.start, codes, "quick", panel) == ALL
        assert planned(match.start, codes, "deep", panel) == ALL
        half = replace(DEPTHS["quick"], most=usual / 2)
        tenth = replace(DEPTHS["quick"], most=usual / 10)
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(DEPTHS, "quick", half)
            assert planned(match.start, codes, "quick", panel).share == pytest.approx(0.5)
            patch.setitem(DEPTHS, "quick", tenth)
            plan = planned(match.start, codes, "quick", panel)
            found = review(match, "quick", judges=1)
    assert plan.share == 0.25
    assert plan.judged == frozenset({1}), "the tile that was thrown away loses most by the estimate"
    judged = [decision.index for decision in found.decisions if decision.grade != "unjudged"]
    assert judged == [1]
    assert found.judged == 1 < len(found.decisions)
    assert [one.decisions for one in found.accuracy] == [1, 0]
    assert all(len(decision.chances) == 2 for decision in found.decisions)
    assert not any(turning.index != 1 for turning in found.turning)
    said = [str(message) for message in told(found)]
    assert said[0].startswith("a large game: of 3 decisions only the 1 most doubtful")
    for account in found.ledger:
        assert account.thirds == (), "nobody can say when, where not everything was looked at"
    assert restored(review_view(found)) == found


def test_the_rest_is_told_by_thirds_of_the_game(found: Review) -> None:
    for account in found.ledger:
        assert len(account.thirds) == 3
        assert round(sum(account.thirds), 1) == account.rest
    # Until the first third is over, the lead that may be expected is that after its last decision.
    bound, seat = found.decisions[0], found.ledger[RED]
    expected = bound.expected[RED] - bound.expected[BLUE]
    luck = sum(draw.luck for draw in found.draws if draw.index <= bound.index)
    assert seat.thirds[0] == pytest.approx(expected - luck + bound.loss, abs=0.06)


def test_fewer_worlds_are_never_too_few() -> None:
    thin = DEPTHS["normal"].thinned(0.01)
    assert min(thin.budget.worlds, thin.played, thin.again) == 16
    assert DEPTHS["normal"].thinned(1.0) == DEPTHS["normal"]
