"""A language is added by adding files, and nothing else: here one that shouts English."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import bastide
from bastide.words.texts import ENGLISH
from tests.server.serving import Serving

SOURCE = Path(bastide.__file__).parent
LOUD = "xx"
# What is the same in every language: moves, rules, tiles, files, what is typed.
SAME = re.compile(r"\S*[@:{/=]\S+|\S*@\S*|--?\w+|\b[A-Z]+\d?-\d+|\b[a-z0-9]+(-[a-z0-9]+)+\b|\bextra\b")
QUIET = re.compile(r"\b[a-zäöüß]{3,}\b")


class Shouting(Transformer):
    """The same texts in capitals."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = node.value.upper()
        return node


def shouted(text: str) -> str:
    return FluentSerializer().serialize(Shouting().visit(FluentParser().parse(text)))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, made of links, whose only files of its own are those of the language."""
    root = tmp_path_factory.mktemp("loud")
    for file in SOURCE.rglob("*"):
        if file.is_dir() or "__pycache__" in file.parts or "tests" in file.relative_to(SOURCE).parts:
            continue
        link = root / "bastide" / file.relative_to(SOURCE)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(file)
        if file.name == f"words.{ENGLISH}.ftl":
            words = shouted(file.read_text(encoding="utf-8"))
            (link.parent / f"words.{LOUD}.ftl").write_text(words, encoding="utf-8")
    return root


def bastide_says(installed: Path, *arguments: str, typed: str = "") -> str:
    """What the command line of that copy prints."""
    done = subprocess.run(
        [sys.executable, "-m", "bastide.cli", *arguments],
        env={**os.environ, "PYTHONPATH": str(installed), "BASTIDE_LANGUAGE": LOUD, "COLUMNS": "200"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=installed,
    )
    return done.stdout + done.stderr


def test_the_command_knows_it_and_nothing_is_missing(installed: Path) -> None:
    assert f"{LOUD}: 0 MISSING" in bastide_says(installed, "words")
    assert bastide_says(installed, "words", "--missing", LOUD) == ""


def test_a_game_in_the_terminal_shouts(installed: Path) -> None:
    typed = "help\nhint\nwhy @5,5>N\nscore\nrules\nsave\n1N\n1E\n1S\n1W\n1\n1\nFLY\nquit\n"
    names = ("--names", "ADA,BOB", "--seed", "3", "--plain", "--lines")
    said = bastide_says(installed, "play", "-p", "human,human", *names, typed=typed)
    assert "ADA, LAY THE TILE" in said
    assert "IS NOT ALLOWED: " in said
    assert set(QUIET.findall(SAME.sub(" ", said))) == set()


def test_a_whole_game_shouts(installed: Path) -> None:
    game = ("play", "-p", "random,random", "--names", "ADA,BOB", "--seed", "3", "--plain")
    said = bastide_says(installed, *game, "--setup", "everything")
    assert "THE GAME IS OVER: " in said
    assert set(QUIET.findall(SAME.sub(" ", said))) == set()


def test_errors_shout(installed: Path) -> None:
    assert "UNKNOWN PRESET 'x'" in bastide_says(installed, "simulate", "--preset", "x")
    assert "NO RULE 'ROAD-99'" in bastide_says(installed, "rules", "ROAD-99")


def test_the_page_gets_its_words(installed: Path, tmp_path: Path) -> None:
    serving = Serving(f"sqlite:///{tmp_path}/games.sqlite", source=installed).wait()
    try:
        words = httpx.get(f"{serving.http}/api/words/{LOUD}").text
    finally:
        serving.stop()
    assert "action-pass = DO NOTHING" in words
    assert "base-figure = PLACE A FIGURE ON THE TILE, OR DO NOTHING" in words
    assert "server-" in words


def test_the_bot_protocol_speaks_it(installed: Path) -> None:
    said = bastide_says(
        installed, "engine", typed=f'{{"command": "hello", "language": "{LOUD}"}}\n{{"command": "x"}}\n'
    )
    assert "UNKNOWN COMMAND" in said
