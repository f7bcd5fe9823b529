"""The rules say the same in every language."""

from __future__ import annotations

import re

import pytest

from bastide.expansions import EXPANSIONS
from bastide.rulebook import languages, rules
from bastide.words import say

OTHERS = languages()[1:]


def test_there_is_german() -> None:
    assert "de" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_says_the_same(language: str) -> None:
    def figures(text: str) -> tuple[set[str], list[str]]:
        ids = re.findall(r"\b[A-Z]+\d?-\d+", text)
        return set(re.findall(r"\d+", text)), sorted(ids)

    for id, english in rules().items():
        spoken = rules(language)[id]
        assert spoken is not english, f"{id} is not translated"
        assert spoken.text, id
        assert bool(spoken.section) == bool(english.section), id
        assert spoken.page != english.page, id
        assert figures(spoken.text) == figures(english.text), id
        assert [figures(e) for e in spoken.examples] == [figures(e) for e in english.examples], id


@pytest.mark.parametrize(("language", "words"), [("en", "program|engine"), ("de", "Programm|Maschine")])
def test_rules_speak_to_players(language: str, words: str) -> None:
    told = [id for id, rule in rules(language).items() if re.search(rf"\b({words})\b", rule.text)]
    assert told == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_set_has_one_name(language: str) -> None:
    """Its page of the rule book is called like the set itself."""
    for expansion in EXPANSIONS:
        for id, page in ((rule.id, rule.page) for rule in rules().values() if rule.chapter == expansion.name):
            assert page == str(expansion.title()), id
            assert rules(language)[id].page == say(expansion.title(), language), id
