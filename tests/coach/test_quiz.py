"""The scoring quiz: every set comes up, the sheet answers, and wrong answers are what mistakes make of it."""

from __future__ import annotations

import io
import json

import pytest

from bastide import SetupError
from bastide.cli.app import run
from bastide.coach.quiz import CHOICES, mistakes, quiz
from bastide.coach.quiz_views import ask, quiz_view
from bastide.core.events import Line, ScoreSheet
from bastide.engine.session import Session
from bastide.expansions import set_names
from bastide.record.position import parse_position
from bastide.view.features import sheets_of
from bastide.view.structs import plain
from bastide.words import Message


def sheet(lines: tuple[Line, ...], strengths: dict[int, int], points: dict[int, int]) -> ScoreSheet:
    """A sheet of a finished city."""
    return ScoreSheet(
        kind="city",
        title=Message("segment-city"),
        at=(0, 0),
        spot="N",
        tiles=4,
        complete=True,
        final=False,
        strengths=strengths,
        winners=tuple(points),
        why=Message("core-nothing"),
        lines=lines,
        notes=(),
        halved=False,
        rules=(),
        points=points,
        worth=max(points.values()),
    )


CITY = (Line("city-tiles", 4, 2, (), 8), Line("pennants", 1, 2, (), 2))


def wrong(of: ScoreSheet, heads: dict[int, int]) -> dict[str, list[dict[int, int]]]:
    found: dict[str, list[dict[int, int]]] = {}
    for choice in mistakes(of, heads):
        assert choice.mistake is not None
        found.setdefault(choice.mistake.id, []).append(choice.points)
    return found


def test_mistakes_are_those_that_people_make() -> None:
    found = wrong(sheet(CITY, {0: 2, 1: 1}, {0: 10}), {0: 1, 1: 1})
    assert found["coach-quiz-left-out"] == [{0: 8}], "the pennant, not the city itself"
    assert found["coach-quiz-heads"] == [{0: 10, 1: 10}], "one big follower against one of the usual size"
    assert found["coach-quiz-everybody"] == [{0: 10, 1: 10}]
    assert {0: 6} in found["coach-quiz-rate"], "counted as if it were not finished"
    assert "coach-quiz-split" not in found


def test_a_tie_may_be_split_or_given_to_one() -> None:
    found = wrong(sheet(CITY, {0: 1, 2: 1}, {0: 10, 2: 10}), {0: 1, 2: 1})
    assert found["coach-quiz-split"] == [{0: 5, 2: 5}]
    assert found["coach-quiz-one-of-tied"] == [{0: 10}]
    assert "coach-quiz-heads" not in found


@pytest.mark.parametrize("name", set_names())
def test_every_set_can_come_up(name: str) -> None:
    question = quiz([name], seed=1)
    assert question.about == name
    assert name in question.state.rules.setup.text.split("+")
    points = [choice.points for choice in question.choices]
    assert len(points) == CHOICES
    assert all(points.count(one) == 1 for one in points)
    # Read back from its one line, the position is counted the same.
    state = parse_position(quiz_view(question).line)
    x, y, spot = question.spots[0]
    feature = state.feature(x, y, spot)
    again = sheets_of(state, feature, finished=feature.complete)
    assert [one.points for one in again] == [question.choices[question.right].points]
    assert question.final != feature.complete


def test_the_same_seed_asks_the_same_and_another_something_else() -> None:
    seen = [quiz_view(ask((), seed)) for seed in (4, 4, 5)]
    assert plain(seen[0]) == plain(seen[1])
    assert seen[0].line != seen[2].line


def test_a_set_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no set atlantis"):
        quiz(["atlantis"])


def test_a_bot_is_asked_in_its_language() -> None:
    session = Session()
    session.answer({"id": 0, "command": "hello", "language": "de"})
    said = session.answer({"id": 1, "command": "quiz", "sets": ["base"], "seed": 2})
    assert said["ok"]
    assert said["quiz"]["names"][0] == "Rot"
    assert said["quiz"]["choices"][said["quiz"]["right"]]["mistake"] is None
    refused = session.answer({"id": 2, "command": "quiz", "sets": ["atlantis"]})
    assert not refused["ok"]


def test_the_command_says_what_was_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    question = quiz(["base"], 3)
    answers = [question.right + 1, (quiz(["base"], 4).right + 1) % CHOICES + 1]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{n}\n" for n in answers)))
    assert run(["quiz", "--sets", "base", "--seed", "3", "-n", "2"]) == 0
    out = capsys.readouterr().out
    assert "Right!" in out
    assert "Not quite" in out
    assert "1 of 2 right" in out
    assert run(["quiz", "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["seed"] == 3
