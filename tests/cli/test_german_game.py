"""A game with every set at a German terminal: not one English word is on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console

from bastide import Match, Setup
from bastide.cli.language import use_language
from bastide.cli.screen.assistant import Assistant
from bastide.cli.screen.panel import legend, players_text, question
from bastide.cli.screen.terminal_game import TerminalGame
from bastide.record.dealer import Generator
from bastide.testing import every_setup
from bastide.words.texts import files, messages

EVERYTHING = every_setup()[-1]
WORD = re.compile(r"[^\W\d_]{3,}")
# What is typed, and how moves are written, is the same in every language.
TYPED = {
    *(
        "help",
        "quit",
        "undo",
        "hint",
        "why",
        "rules",
        "score",
        "board",
        "save",
        "moves",
        "fix",
        "bag",
        "coach",
        "full",
        "odds",
    ),
    *("bastide", "play", "record", "greedy", "roll", "draw"),
}
NOTATION = re.compile(r"\S*[@:{/=]\S+|\S*@\S*|\b[A-Z]+\d?-\d+|bastide play --record \S+")


class Texts(Visitor):
    """The words of the texts of a file."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.update(word.lower() for word in WORD.findall(NOTATION.sub(" ", node.value)))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that the game has in a language."""
    found = Texts()
    for file in files(language):
        for message in messages(file):
            found.visit(message)
    return frozenset(found.words)


def english(text: str, names: set[str]) -> set[str]:
    """The English words of a text: those that no German text has."""
    plain = " ".join(word for word in NOTATION.sub(" ", text).split() if word.strip(".,;()") not in names)
    spoken = {word.lower() for word in WORD.findall(plain)}
    return (spoken & vocabulary("en")) - vocabulary("de") - TYPED


def found_in(said: list[str], names: set[str]) -> dict[str, str]:
    """English words, each with a line that has it."""
    return {word: line for text in said for line in text.splitlines() for word in english(line, names)}


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    use_language("de")
    yield
    use_language("en")


def screen(game: TerminalGame) -> str:
    """What stands around the board."""
    console = Console(width=200, file=None)
    with console.capture() as shown:
        for part in (
            legend(game.match.state, colour=False),
            *players_text(game.match.state),
            *question(game.match.state, game.choices, colour=False),
        ):
            console.print(part)
    return shown.get()


def test_the_search_finds_english() -> None:
    assert english("Ada, place a figure on the tile", set()) == {"place", "the", "figure"}
    assert english("Ada, eine Figur auf das Plättchen; fairy:1,0, bridge-city@0,1>N", set()) == set()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_everything_says_nothing_in_english(seed: int) -> None:
    match = Match(Setup.parse(EVERYTHING, ("Ada", "Bob", "Cy")), seed=seed)
    game = TerminalGame(match, [None] * 3)
    names = set(match.state.rules.names.values())
    generator = Generator(seed)
    said = [*game.advance()]
    earlier: list[str] = []
    while not game.is_over():
        said.append(screen(game))
        choices = game.choices.actions
        for text in (earlier[generator.draw(len(earlier))] if earlier else "-", "-"):
            said += game.handle(f"why {text}").lines
        if generator.draw(40) == 0:
            said += [*game.handle("hint").lines, *game.handle("score").lines]
        chosen = str(choices[generator.draw(len(choices))])
        earlier.append(chosen)
        reply = game.handle(chosen)
        assert reply.moved
        said += reply.lines + game.advance()
    said += [screen(game), *game.handle("score").lines]
    assert found_in(said, names) == {}


def test_the_referee_says_nothing_in_english() -> None:
    table = Assistant(Match(Setup.parse("base", ("Ada", "Bob"))))
    typed = (
        "help",
        "Zebra",
        "E@0,1>S M.S",
        "moves",
        "bag",
        "fix 9 -",
        "fix 3 -",
        "undo",
        "hint",
        "save",
        "why",
    )
    said = [line for text in typed for line in table.handle(text).lines]
    assert found_in(said, set(table.match.state.rules.names.values())) == {}
