"""Everything the game says is there in every language: rules, prompts, labels, log, reasons, scores."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bastide
from bastide import CHANCE, Action, State
from bastide.core.constants import N_SLOTS
from bastide.core.events import Line
from bastide.expansions import EXPANSIONS
from bastide.record.dealer import Generator
from bastide.record.saying import say
from bastide.rulebook import languages, rules
from bastide.rulebook.phrases import phrases
from bastide.testing import every_setup
from bastide.view.log_lines import line
from tests.words.speaking import HOLE, Speaker, holes

OTHERS = languages()[1:]
SOURCE = Path(bastide.__file__).parent
TOGETHER = every_setup()[-1]
ERRORS = ("Reason", "NotationError", "RecordError", "TileError", "SetupError")
NAMES = ("Ada", "Bob", "Cy the Elder")
GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    (TOGETHER, {}),
    (TOGETHER, {"fairy": "next-to-follower", "princess": "may", "dragon_timing": "after-scoring"}),
    (
        TOGETHER,
        {"farm_scoring": "first-edition", "start_player": "youngest-decides", "count_final": "market-only"},
    ),
    (TOGETHER.replace("base", "base-2021", 1), {"abbot": "on"}),
    (
        "base+river-2+princess-and-dragon+traders-and-builders",
        {"dragon_at_carcassonne": "barred", "farmers": "off"},
    ),
)


@cache
def speaker(language: str) -> Speaker:
    return Speaker(phrases(language))


def unspoken(language: str, texts: set[str]) -> list[str]:
    """The texts that the language has no words for."""
    return sorted(text for text in texts if speaker(language).say(text) is None)


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


@pytest.mark.parametrize("language", OTHERS)
def test_a_set_has_one_name(language: str) -> None:
    """Its page of the rule book is called like the set itself."""
    for expansion in EXPANSIONS:
        for id, page in ((rule.id, rule.page) for rule in rules().values() if rule.chapter == expansion.name):
            assert page == str(expansion.title()), id
            assert rules(language)[id].page == speaker(language).say(page), id


@pytest.mark.parametrize("language", OTHERS)
def test_every_phrase_fills_the_same_holes(language: str) -> None:
    for said, spoken in phrases(language).items():
        assert spoken.strip(), said
        assert holes(spoken) <= holes(said), said
        # What a sentence may leave out is only what its other words already say.
        assert {h for h in holes(said) - holes(spoken) if not h.startswith(("{piece", "{n"))} == set(), said


@pytest.mark.parametrize("language", OTHERS)
def test_everything_declared_has_words(language: str) -> None:
    texts: set[str] = set()
    for expansion in EXPANSIONS:
        texts.add(str(expansion.title()))
        texts.update(str(kind.title) for kind in expansion.pieces)
        words = (word for kind in expansion.segment_kinds for word in (kind.title, kind.role) if word)
        texts.update(str(word) for word in words)
        texts.update(str(Line(kind.name, n, 1, (), n).message) for kind in expansion.lines for n in (1, 2))
        texts.update(kind.reason((-1, 2)).text for kind in expansion.reasons)
        for option in expansion.options:
            texts |= {str(option.title), option.key.replace("_", " ")}
            texts.update(value for value in option.values if not value.isdigit())
    assert unspoken(language, texts) == []


@pytest.mark.parametrize("language", OTHERS)
def test_everything_written_down_has_words(language: str) -> None:
    """Actions as declared, refusals and prompts as in the sources: rare ones may not come up in a game."""

    known = "\n".join(HOLE.sub("*", said) for said in phrases(language))
    found = set(_refusals())
    assert found  # fewer with every folder that speaks in messages
    assert sorted(text for text in found if not re.search(f"^{_pattern(text)}$", known, re.MULTILINE)) == []


def _refusals() -> Iterator[str]:
    """The words of reasons, refusals, faults of files, prompts and passing, with * for what is filled in."""
    for path in sorted(SOURCE.rglob("*.py")):
        if {"engine", "cli", "tests"} & set(path.parts) or path.name == "settings.py":  # never on the page
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[words, *_]) if name in ERRORS:
                    yield from _words(words)
                case ast.Call(func=ast.Attribute(value=of, attr="append"), args=[words]) if _is_faults(of):
                    yield from _words(words)
                case ast.Call(func=ast.Name(id="Refusal"), args=[_, words]):
                    yield from _words(words)
                case ast.Assign(targets=[ast.Name(id="text")], value=words) if "expansions" in path.parts:
                    yield from _words(words)
                case ast.FunctionDef(name="prompt" | "passing"):
                    for inner in ast.walk(node):
                        if isinstance(inner, ast.Return) and inner.value is not None:
                            yield from _words(inner.value)


def _is_faults(node: ast.expr) -> bool:
    return ast.unparse(node) in ("faults", "self.faults")


def _words(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.JoinedStr(values=parts):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
            yield text.replace("*,*", "*")  # a place is one hole
        case ast.IfExp(body=one, orelse=other):
            yield from _words(one)
            yield from _words(other)


def _pattern(text: str) -> str:
    return re.escape(text).replace(r"\*", ".+")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("setup", "options"), GAMES, ids=range(len(GAMES)))
def test_everything_said_in_a_game_has_words(language: str, setup: str, options: dict[str, str]) -> None:
    assert unspoken(language, _said(setup, options)) == []


def _said(setup: str, options: dict[str, str]) -> set[str]:
    """Every sentence of a random game, with the refusals of many actions of other moments."""
    state = bastide.start(setup, players=NAMES, options=options)
    generator = Generator(len(setup))
    seen: list[Action] = []
    texts: set[str] = set()
    while not state.is_terminal():
        texts.update(_asked(state))
        legal = state.legal_actions()
        seen += [legal[generator.draw(len(legal))] for _ in range(3)]
        for _ in range(6):
            action = seen[generator.draw(len(seen))]
            texts.update(reason.text for reason in state.explain(action))
        state.apply(legal[generator.draw(len(legal))])
        texts.update(_scored(state))
    return texts


def _asked(state: State) -> Iterator[str]:
    step = state.rules.steps[state.step - N_SLOTS]
    yield from (str(text) for text in (step.prompt(state), step.passing(state)) if text)
    for action in state.legal_actions()[:40]:
        if state.current_player() != CHANCE:
            yield say(state, action)
        yield line(state, action, say(state, action))


def _scored(state: State) -> Iterator[str]:
    for event in state.events():
        if event.sheet is not None:
            yield str(event.sheet.why)
            yield from (counted.what for counted in event.sheet.lines)
            yield from (str(note) for note, _ in event.sheet.notes)


def test_german_moves_a_pawn_in_the_right_case() -> None:
    say_german = speaker("de").say
    assert say_german("move the marker") == "die Zählfigur ziehen"
    assert say_german("move the messenger") == "den Boten ziehen"
    assert (
        say_german("7 points: move the marker from 8 to 15, a dark space, or the messenger from 11 to 18")
        == "7 Punkte: Zieh die Zählfigur von 8 auf 15 (ein dunkles Feld) oder den Boten von 11 auf 18"
    )
