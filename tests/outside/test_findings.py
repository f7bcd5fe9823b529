"""Whoever writes an expansion is told what is wrong with it: by reading it, and by playing."""

from __future__ import annotations

import pytest

from bastide.cli.app import run
from bastide.expansions import EXPANSIONS
from bastide.expansions.findings import findings
from bastide.expansions.spoken import made_in
from bastide.testing import check_game, check_packages, rule_ids
from tests.outside.test_faults import Package, package

__all__ = ["package"]  # the fixture

WORDS = "set-springs = Springs\n"


def told(package: Package) -> list[str]:
    """What the author of the springs is told."""
    made_in.cache_clear()
    assert package.why() == ""
    with pytest.raises(AssertionError) as found:
        check_packages("base+springs")
    return str(found.value).split("\n")


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda e: e.name)
def test_ours_are_as_they_should_be(expansion: type) -> None:
    assert [str(finding) for finding in findings(expansion, rule_ids())] == []


def test_a_package_without_faults_passes(package: Package) -> None:
    package.file("words.en.ftl", WORDS)
    assert package.why() == ""
    check_packages("base+springs")
    check_game("base+springs", every=10)


DECLARED = {
    'pieces = (PieceKind("nymph", letter="Q", per_player=1, stands_on=("roads",)),)': [
        "rules.py: pieces: nymph: stands_on names 'roads', which no expansion declares; use road",
        "rules.py: pieces: nymph: piece-nymph has no words; write them into words.en.ftl",
    ],
    'marks = (Mark("spring_feast", on="citi"),)': [
        "rules.py: marks: spring_feast: on names 'citi', which no expansion declares; use city",
        "rules.py: marks: spring_feast: mark-spring-feast has no words; write them into words.en.ftl",
    ],
    'actions = (ActionKind("dig", steps=("figur",), when=("SPRING-1",)),)': [
        "rules.py: actions: dig: steps names 'figur', which no expansion declares; use figure",
        "rules.py:13: SPRING-1: there is no such rule; write it into rulebook.toml, or use PIG-1",
        "rules.py: actions: dig: action-dig has no words; write them into words.en.ftl",
        "rules.py: actions: dig: when-dig has no words; write them into words.en.ftl",
    ],
    'options = (Option("spring_water", ("off", "on"), "OPT-1", needs=("well",)),)': [
        "rules.py: options: spring_water: needs names 'well', which no expansion declares; use -",
        "rules.py: options: spring_water: option-spring-water has no words; write them into words.en.ftl",
        "rules.py: options: spring_water: option-spring-water-off has no words; write them into words.en.ftl",
        "rules.py: options: spring_water: option-spring-water-on has no words; write them into words.en.ftl",
    ],
    'events = ("bubbled",)': [
        "rules.py: events: bubbled: event-bubbled has no words; write them into words.en.ftl"
    ],
}


@pytest.mark.parametrize("body", DECLARED)
def test_what_is_declared_needs_words_and_speaks_of_what_there_is(package: Package, body: str) -> None:
    package.file("words.en.ftl", WORDS)
    package.rules(body)
    assert told(package) == DECLARED[body]


STEP = """
from bastide.words import Message
class Look(Step):
    name = "look"
    rule = "ROAD-1"
    def prompt(self, s): return Message("springs-look", who="Ada")
    def passing(self, s): return Message("springs-lok")
"""


def test_messages_in_the_sources_need_words_and_parameters(package: Package) -> None:
    package.rules("def steps(self): return (Look(),)", STEP)
    package.file("words.en.ftl", WORDS + "springs-look = { $whom } looks\nsprings-old = nobody says it\n")
    assert told(package) == [
        "rules.py:19: Message: springs-lok has no words; write them into words.en.ftl, or use springs-look",
        "words.en.ftl: springs-old: nothing uses these words; did you mean springs-lok?",
        "rules.py:18: Message: springs-look needs whom=...",
    ]


def test_words_have_the_forms_and_parameters_of_their_things(package: Package) -> None:
    package.rules(
        """
        pieces = (PieceKind("nymph", letter="Q", per_player=1),)
        actions = (ActionKind("dig", steps=("figure",)),)
        options = (Option("spring_water", ("0", "1"), "OPT-1"),)
        """
    )
    package.file(
        "words.en.ftl",
        WORDS + "piece-nymph = nymph\naction-dig = dig at { $at }\noption-spring-water = springs\n",
    )
    found = told(package)
    assert "words.en.ftl: piece-nymph: sentences ask for .a; add it" in found
    assert "words.en.ftl: option-spring-water: sentences ask for .name; add it" in found
    assert "words.en.ftl: action-dig: $at is never given; use -" in found


def test_a_drawing_that_is_wrong_is_told(package: Package) -> None:
    package.rules('marks = (Mark("spring_feast", on="tile"),)')
    package.file("words.en.ftl", WORDS + "mark-spring-feast = feast\n")
    package.file("draw.toml", "[mark.spring_feast]\nsvg = '<path fill=\"{MAUVE}\"/>'\n")
    assert package.why() == ""
    with pytest.raises(Exception, match=r"springs/draw\.toml: mark\.spring_feast\.svg: .*'MAUVE'"):
        check_packages("base+springs")


ASK = """
from bastide.core.constants import PASS
from bastide.words import Message
class Look(Step):
    name = "look"
    rule = "ROAD-1"
    slot = PART
    order = 750
    def run(self, s): return s.active
    def offer(self, s, out): out.offer(PASS, 0, 0, 0, 0)
    def prompt(self, s): return Message("springs-" + "look", **{})
"""


@pytest.mark.parametrize(
    ("words", "fault"),
    [("", "springs-look has no words"), ("springs-look = { $who } looks\n", r"the text needs \['who'\]")],
)
def test_what_reading_cannot_see_playing_does(package: Package, words: str, fault: str) -> None:
    package.rules("def steps(self): return (Look(),)", ASK)
    package.file("words.en.ftl", WORDS + words)
    assert package.why() == ""
    with pytest.raises(AssertionError, match=fault):
        check_game("base+springs")


def test_the_command_lists_what_has_no_english(package: Package, capsys: pytest.CaptureFixture[str]) -> None:
    package.rules('events = ("bubbled",)\ndef steps(self): return (Look(),)', STEP)
    made_in.cache_clear()
    assert package.why() == ""
    assert run(["words", "--missing", "en"]) == 0
    assert capsys.readouterr().out.split() == ["event-bubbled", "set-springs", "springs-lok", "springs-look"]
