"""The rules by id: all of them, and a helpful word about those that do not exist."""

import pytest

from bastide.rulebook import UnknownRule, rule, rules


def test_every_rule_is_there_with_its_words() -> None:
    assert len(rules()) == 540
    for id, entry in rules().items():
        assert entry.id == id
        assert entry.text
        assert entry.page
        assert entry.json()["text"] == entry.text


def test_a_rule_with_its_examples() -> None:
    entry = rule(" road-3 ")
    assert entry.title == "Base game, Roads"
    assert entry.examples


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("ROAD-99", "ROAD-1, ROAD-2, ROAD-3"),
        ("RAOD-3", "ROAD-3"),
        ("", "ids look like"),
        ("?" * 500, "ids look like"),
    ],
)
def test_unknown_ids_are_refused_with_what_is_near(id: str, words: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule(id)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 200
