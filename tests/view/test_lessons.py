"""Every lesson is played through on the engine, with every claim that it makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bastide import SetupError
from bastide.expansions.lessons import lessons, read_lesson
from bastide.rulebook import languages
from bastide.view.lessons import begin_lesson, lesson_view
from bastide.view.said import message_view
from bastide.words import Message, say

LESSONS = lessons()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    lesson = LESSONS[name]
    match = begin_lesson(lesson)
    match.settle()
    for action in lesson.opening:
        match.apply(action)
        match.settle()
    for number, step in enumerate(lesson.steps):
        if step.do:
            assert match.state.current_player() == step.by, f"step {number} is not for {step.by}"
            legal = {str(action) for action in match.state.legal_actions()}
            assert legal.issuperset(step.do), f"step {number}: {step.do} not in {sorted(legal)}"
            match.apply(step.do[0])
            match.settle()
        if step.score:
            assert match.state.scores() == step.score, f"step {number}"
    assert lesson.steps[-1].say, "a lesson ends with words"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_words(name: str, language: str) -> None:
    lesson = LESSONS[name]
    for step in lesson.steps:
        message = lesson.message(step)
        if message is None:
            assert step.by == 1, "whoever learns is told what to do"
            continue
        text = say(message, language)
        assert text != message.id
        assert language == "en" or text != say(message, "en")


def test_the_first_game_is_won_by_twelve() -> None:
    """The last words say so."""
    lesson = LESSONS["base"]
    final = [step.score for step in lesson.steps if step.score][-1]
    text = say(Message("lesson-base-end"))
    assert {str(final[0]), str(final[1]), str(final[0] - final[1])} <= set(re.findall(r"\d+", text))


def test_what_the_page_is_told() -> None:
    view = lesson_view(LESSONS["base"], message_view(Message("set-base")))
    assert view.title.text == "Base game"
    assert view.steps[1].do == ["@0,1>S"]
    assert view.steps[0].do == []


@pytest.mark.parametrize("text", ["", "step = 3", "[[step]]\nsay = 'a'\nwhat = 1", "setup = 'base'\n[[step"])
def test_a_file_that_is_no_lesson_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "lesson.toml"
    file.write_text(text)
    with pytest.raises(SetupError, match="not readable"):
        read_lesson(file, "wells")
