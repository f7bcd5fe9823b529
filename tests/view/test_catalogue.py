"""What a page is told about sets, house rules and games to begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide import Setup, SetupError, compose, preset_options
from bastide.expansions.boxes import Box, read_box
from bastide.rulebook import languages
from bastide.view.catalogue import catalogue
from bastide.words import Message, form_of, say

LANGUAGES = languages()


def test_every_set_says_how_long_and_how_hard() -> None:
    sets = {found.name: found for found in catalogue().sets}
    assert all(found.minutes > 0 and 1 <= found.complexity <= 3 for found in sets.values())
    assert sets["base"].minutes > sets["river-1"].minutes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_is_a_sentence(language: str) -> None:
    for option in catalogue().options:
        key = option.key.replace("_", "-")
        said = []
        for value in option.values:
            text = form_of(Message(f"option-{key}-{value}"), "sentence", language)
            if text is None and value.isdigit():
                text = form_of(Message(f"option-{key}", value=int(value)), "sentence", language)
            assert text is not None, (option.key, value)
            assert language == "en" or text != form_of(Message(f"option-{key}-{value}"), "sentence", "en")
            assert text.endswith("."), text
            said.append(text)
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_can_be_played_and_has_words(language: str) -> None:
    for found in catalogue().suggestions:
        rules = compose(Setup.parse(found.sets, ("Ada", "Bob"), preset_options(found.preset)))
        assert rules.n_players == 2
        title = Message(f"expansions-suggestion-{found.name}")
        assert say(title, language) != title.id
        assert form_of(title, "summary", language)


def test_a_family_plays_without_farmers() -> None:
    assert preset_options("family") == {"farmers": "off"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("minutes = ", "Invalid value"),
        ("minutes = -1", "minutes: use a number from 0 to 600"),
        ("complexity = 4", "complexity: use a number from 0 to 3"),
        ("complexity = true", "complexity: use a number from 0 to 3"),
        ("weight = 2", "unknown key 'weight'"),
    ],
)
def test_a_box_that_is_wrong_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    with pytest.raises(SetupError, match=said):
        read_box(file)


def test_a_box_may_say_little(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("minutes = 5")
    assert read_box(file) == Box(5, 0)
