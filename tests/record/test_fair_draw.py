"""Draws that follow from a secret which was promised, and from what those who play have added."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bastide import Match, Record, RecordError, Setup
from bastide.cli.app import app
from bastide.record.codec import format_json
from bastide.record.fair_draw import FairDealer, FairDraw, fair_draw_of, verify_draws
from bastide.record.loading import load_record
from bastide.record.notation import format_record

DRAW = FairDraw("5a" * 32, ("00112233445566778899aabbccddeeff", ""))
FLIERS = Setup.parse("base + 6*flying-machines", ("Ada", "Bob"))  # in which dice are thrown, too


def played(*, turns: int = 30, flying: bool = True) -> Match:
    """A game of some turns, chosen at random."""
    match, generator = Match(FLIERS, dealer=FairDealer(DRAW)), random.Random(1)
    match.settle()
    while match.state.turn < turns:
        legal = match.state.legal_actions()
        match.apply(generator.choice([action for action in legal if flying or action.name != "fly"]))
        match.settle()
    return match


def recorded(match: Match, draw: FairDraw = DRAW) -> Record:
    return replace(match.record(), tags=draw.tags(over=True))


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(played())


def test_every_draw_follows(record: Record) -> None:
    chance = [text for text in record.actions if text.startswith(("draw:", "roll:"))]
    assert any(text.startswith("roll:") for text in chance)
    assert verify_draws(record) == len(chance)
    for text in (format_record(record), format_json(record)):
        assert verify_draws(load_record(text)) == len(chance)


def test_a_draw_that_differs_is_named(record: Record) -> None:
    match = Match(FLIERS, dealer=FairDealer(DRAW))
    first = match.next_draw()
    other = next(action for action in match.state.legal_actions() if action != first)
    match.apply(other)
    with pytest.raises(RecordError, match=r"draw 1, in turn 1: the record says .*, but .* had to come"):
        verify_draws(recorded(match))


def test_the_secret_must_be_the_one_that_was_promised(record: Record) -> None:
    tags = dict(record.tags)
    broken = {**tags, "DrawSecret": "5b" * 32}
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify_draws(replace(record, tags=tuple(broken.items())))
    salted = {**tags, "DrawSalts": ","}
    with pytest.raises(RecordError, match="draw 1, in turn 1"):
        verify_draws(replace(record, tags=tuple(salted.items())))
    for wrong in ({**tags, "DrawSecret": "5a"}, {**tags, "DrawSalts": "?"}):
        with pytest.raises(RecordError, match="hold no secret"):
            verify_draws(replace(record, tags=tuple(wrong.items())))


def test_nothing_is_told_before_the_end(record: Record) -> None:
    assert DRAW.tags(over=False) == (("DrawHash", DRAW.hash),)
    with pytest.raises(RecordError, match="told when the game is over"):
        fair_draw_of(replace(record, tags=DRAW.tags(over=False)))
    with pytest.raises(RecordError, match="promised nothing"):
        fair_draw_of(replace(record, tags=()))


def test_a_game_goes_on_with_the_draws_it_would_have_had() -> None:
    match = played(turns=12)
    again = Match(FLIERS, dealer=FairDealer(DRAW))
    for action in match.actions:
        again.follow(action)
    generators = random.Random(3), random.Random(3)
    for game, generator in zip((match, again), generators, strict=True):
        for _ in range(12):
            game.apply(generator.choice(game.state.legal_actions()))
            game.settle()
    assert match.actions == again.actions
    taken = match.undo()
    match.apply(taken[0])
    match.settle()
    assert match.actions == again.actions


def test_tiles_come_in_one_order_whatever_else_is_thrown() -> None:
    def tiles(match: Match) -> list[str]:
        return [str(action) for action in match.actions if action.name == "draw"][:30]

    one, other = played(), played(flying=False)
    assert any(action.name == "roll" for action in one.actions)
    assert not any(action.name == "roll" for action in other.actions)
    assert tiles(one) == tiles(other)


def test_the_command_says_what_it_found(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.bastide"
    path.write_text(format_record(record), encoding="utf-8")
    found = json.loads(CliRunner().invoke(app, ["verify", str(path), "--json"]).stdout)
    assert found["verified"] is True
    assert (found["salts"], found["hash"]) == (1, DRAW.hash)
    said = CliRunner().invoke(app, ["verify", str(path), "--language", "de"]).stdout
    assert "Zutat einer Person" in said
    assert DRAW.hash in said
