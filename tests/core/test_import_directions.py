"""Imports point one way, and nobody but the registry names an expansion."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide
from bastide.expansions import EXPANSIONS

PACKAGE = Path(str(bastide.__file__)).parent
WORDS = {"words"}
CORE = {"core"} | WORDS
RULES = CORE | {"expansions", "rulebook"}
GAME = RULES | {"record", "art"}
PLAY = GAME | {"players"}
CLIENTS = PLAY | {"testing", "view", "coach"}

# What each folder (or module beside them) may import from the package; "" is the public API, for clients.
ALLOWED: dict[str, set[str]] = {
    "compiling": set(),  # loaded before anything is compiled
    "words": WORDS,
    "core": CORE,
    "rulebook": CORE | {"expansions"},
    "expansions": CORE | {"_pure"},
    "record": RULES,
    "art": RULES,
    "players": RULES | {"record"},
    "view": RULES | {"record"},
    "coach": PLAY | {"view"},
    "testing": PLAY | {""},
    "engine": CLIENTS | {""},
    "env": CLIENTS | {""},
    "server": CLIENTS | {""},
    "lab": CLIENTS,
    "cli": CLIENTS | {"", "engine", "env", "server", "lab"},
}


def modules() -> list[Path]:
    """Every module of the package but its tests, its front and the switch to uncompiled modules."""
    front = {PACKAGE / "__init__.py", PACKAGE / "_pure.py", PACKAGE / "__main__.py"}
    return sorted(p for p in PACKAGE.rglob("*.py") if "tests" not in p.parts and p not in front)


def folder_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """Full names of what a module imports, also inside functions and for type checkers."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            for alias in node.names:
                yield f"{node.module}.{alias.name}"


def target(name: str) -> str | None:
    """Which folder an imported name belongs to; "" for the public API, None for other packages."""
    first, _, rest = name.partition(".")
    if first != "bastide":
        return None
    folder = rest.partition(".")[0]
    return folder if (PACKAGE / folder).is_dir() or (PACKAGE / f"{folder}.py").is_file() else ""


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    own = folder_of(path)
    assert own in ALLOWED, f"{own}: say here what it may import"
    for name in imported(path):
        folder = target(name)
        if folder is not None and folder != own:
            assert folder in ALLOWED[own], f"{own} may not import {name}"


def test_expansions_import_only_themselves_and_earlier_ones() -> None:
    order = [e.__module__.split(".")[-2] for e in EXPANSIONS]
    for path in (PACKAGE / "expansions").glob("*/*.py"):
        own = path.parent.name
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["bastide", "expansions"] and parts[2] in order and parts[2] != own:
                assert order.index(parts[2]) < order.index(own), f"{own} may not import {name}"


def names_of_expansions() -> set[str]:
    """Set names, folder names and class names, but for the base game, which every client starts from."""
    result: set[str] = set()
    for expansion in EXPANSIONS[1:]:
        result |= {expansion.name, expansion.__name__, *expansion.tile_sets}
    return result | {name.replace("-", "_") for name in result}


@pytest.mark.parametrize(
    "path", [p for p in modules() if folder_of(p) != "expansions"], ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_nobody_names_an_expansion(path: Path) -> None:
    """Examples in docstrings and help texts are fine; a name that code could compare with is not."""
    forbidden = names_of_expansions() | ({"base", "Base"} if folder_of(path) == "core" else set())
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = node.value in forbidden
        elif isinstance(node, ast.Name):
            found = node.id in forbidden - {"base"}  # a common word for a local number
        elif isinstance(node, ast.Attribute):
            found = node.attr in forbidden
        else:
            continue
        assert not found, f"line {getattr(node, 'lineno', '?')} names an expansion: {ast.unparse(node)}"


@pytest.mark.parametrize(
    "path",
    [p for p in modules() if folder_of(p) in ("core", "expansions")],
    ids=lambda p: str(p.relative_to(PACKAGE)),
)
def test_rules_know_no_clock_chance_or_network(path: Path) -> None:
    forbidden = {"random", "time", "datetime", "asyncio", "socket", "threading", "secrets", "subprocess"}
    found = {name.partition(".")[0] for name in imported(path)} & forbidden
    assert not found, f"{path.name} imports {found}"
