"""What an expansion declares is named in its folder only: its pieces, marks, tokens, actions and all else.

Everybody else reads the declarations. Comments, docstrings and texts for players may give examples.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide
from bastide.core.expansion import Expansion
from bastide.expansions import EXPANSIONS

PACKAGE = Path(str(bastide.__file__)).parent
ROOT = PACKAGE.parent.parent

# Names of things that are everyday words too, or words of geometry: a search cannot tell who means what.
EVERYDAY = {
    *("add", "before", "count", "drive", "enter", "entered", "entitled", "fly", "flight", "gold", "king"),
    *("large", "leave", "losers", "market", "message", "messages", "quarter", "remove", "roll", "use"),
    *("value", "waiting", "challenge", "crop", "role", "grid", "pawn"),
    *("set-aside", "take-back", "taken-back"),
    *("spring", "lake", "fork", "tunnel"),  # waters and ways, as ``art`` can draw them
    *("farmer", "knight", "thief", "castle"),  # the base game has these as well
    *("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
}

# Where a name stands outside its folder, and why it may.
ALLOWED = {
    ("src/bastide/art/paint/regions.py", "wheat"): "what grows on fields",
    ("src/bastide/art/paint/nature.py", "wheat"): "what grows on fields",
    ("src/bastide/cli/screen/assistant.py", "bag"): "the command that tells which tiles are in the bag",
    ("src/bastide/cli/app.py", "carcassonne"): "the name of the game",
    ("src/bastide/coach/puzzles/difficulty.py", "mayor"): "the name of an opponent",
    ("src/bastide/coach/puzzles/pack.py", "bag"): "a theme of puzzles: count the bag",
    ("src/bastide/coach/puzzles/themes.py", "bag"): "a theme of puzzles: count the bag",
    ("src/bastide/lab/dataset/folder.py", "carcassonne"): "the name of the game",
    ("src/bastide/lab/environment/openspiel.py", "carcassonne"): "the name of the game",
    ("src/bastide/players/levels.py", "mayor"): "the name of an opponent",
    ("src/bastide/server/app.py", "carcassonne"): "the name of the game",
}

# Whole files that name things, and why.
FILES = {
    "src/bastide/expansions/__init__.py": "the registry: one line for each expansion",
    "src/bastide/cli/commands/measure.py": "measures the same large setups every time",
    "src/bastide/cli/commands/quiz.py": "an example in a help text",
    "src/bastide/cli/commands/tiles.py": "an example in a help text",
    "src/bastide/cli/options.py": "an example in a help text",
}


def declared(expansion: type[Expansion]) -> Iterator[str]:
    """Every name that an expansion gives to something."""
    yield from (expansion.name, *expansion.tile_sets, *expansion.held_tiles, *expansion.events)
    for kinds in (
        *(expansion.pieces, expansion.tokens, expansion.marks, expansion.segment_kinds),
        *(expansion.actions, expansion.lines, expansion.variables),
    ):
        yield from (kind.name for kind in kinds)
    yield from (word for mark in expansion.marks for word in mark.values)
    yield from (option.key for option in expansion.options)
    yield from (place.name for place in expansion.places)


def names() -> set[str]:
    """The names of all things but those of the base game, as words: ``flying machine``."""
    found = {name for expansion in EXPANSIONS[1:] for name in declared(expansion)}
    base = set(declared(EXPANSIONS[0]))
    return {spaced(name) for name in found - base if name not in EVERYDAY}


def spaced(text: str) -> str:
    """Words apart, however they were joined: ``flyingMachine``, ``flying_machine``, ``flying-machine``."""
    return re.sub(r"[^a-z0-9]+", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()).strip()


def sources() -> list[Path]:
    """Every source of the package and the page outside the folders of expansions."""
    python = [p for p in PACKAGE.rglob("*.py") if not {"tests", "static"} & set(p.parts)]
    python = [p for p in python if p.parent.parent != PACKAGE / "expansions"]
    page = [p for p in (ROOT / "web/src").rglob("*") if p.suffix in (".ts", ".svelte", ".css")]
    return sorted(python + page)


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """What the code of a file names, line by line: identifiers and texts, without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        bare = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda m: "\n" * m[0].count("\n"), text, flags=re.DOTALL)
        yield from enumerate((re.sub(r"(^|\s)//.*", "", line) for line in bare.split("\n")), 1)
        return
    tree = ast.parse(text)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str() as value) if id(node) not in said:
                yield line, value
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield line, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name
            case ast.keyword(arg=str() as name):
                yield line, name


def found_in(path: Path) -> set[tuple[str, int]]:
    """The names of things that a file speaks of, with the lines."""
    pattern = re.compile(rf"\b({'|'.join(sorted(names(), key=len, reverse=True))})s?\b")
    return {(name, line) for line, text in spoken(path) for name in pattern.findall(spaced(text))}


@pytest.mark.parametrize("path", sources(), ids=lambda p: p.relative_to(ROOT).as_posix())
def test_nobody_names_what_an_expansion_brings(path: Path) -> None:
    file = path.relative_to(ROOT).as_posix()
    if file in FILES:
        return
    faults = [f"{file}:{line} names {name!r}" for name, line in found_in(path) if (file, name) not in ALLOWED]
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize(("file", "name"), ALLOWED)
def test_exceptions_are_still_needed(file: str, name: str) -> None:
    assert name in {found for found, _ in found_in(ROOT / file)}, "take it off the list"


@pytest.mark.parametrize("file", FILES)
def test_files_are_still_exceptions(file: str) -> None:
    assert found_in(ROOT / file), "take it off the list"


def test_the_search_finds_names(tmp_path: Path) -> None:
    python, page = tmp_path / "a.py", tmp_path / "a.ts"
    python.write_text(
        '"""A barn."""\n# an inn\nx = piece.kind == "barn"\ndef has_inns(): ...\n', encoding="utf-8"
    )
    page.write_text(
        '// a fairy\nconst kind = "robber-baron"; /* a pig */\nlet flyingMachine;\n', encoding="utf-8"
    )
    assert found_in(python) == {("barn", 3), ("inn", 4)}
    assert found_in(page) == {("robber baron", 2), ("flying machine", 3)}
    assert {"mayor", "wagon", "dragon", "goods", "cathedral", "abbot", "shrine", "garden", "wine"} <= names()
