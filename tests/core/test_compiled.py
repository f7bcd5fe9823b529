"""The source and the .pxd beside it say the same, and hot functions run without the interpreter."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import bastide
from bastide.core.constants import HOOKS
from bastide.core.expansion import Expansion, Step
from bastide.expansions import EXPANSIONS

PACKAGE = Path(str(bastide.__file__)).parent
STEP_METHODS = {"run", "offer", "act", "weight", "count", "nth", "total", "sample", "value", "is_idle"}
EXPANSION_METHODS = {*HOOKS, "act"}
RULES = sorted(p for p in PACKAGE.glob("expansions/*/*.py") if p.with_suffix(".pxd").exists())


@cache
def declared(pxd: Path) -> dict[str, dict[str, str]]:
    """For each class of a .pxd its methods with their declarations."""
    result: dict[str, dict[str, str]] = {}
    own: dict[str, str] = {}
    for line in pxd.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"cdef class (\w+)", line):
            own = result.setdefault(match[1], {})
        elif match := re.match(r"\s+(cp?def .*?\b(\w+)\(.*)", line):
            own[match[2]] = match[1]
    return result


@cache
def classes(path: Path) -> dict[str, tuple[list[str], set[str]]]:
    """The classes of a module with their bases and methods."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: (
            [ast.unparse(b) for b in node.bases],
            {n.name for n in node.body if isinstance(n, ast.FunctionDef)},
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def is_a(name: str, bases: list[str]) -> bool:
    """Does a class derive from ``name``, directly or by way of classes of any expansion?"""
    known = {cls: above for path in RULES for cls, (above, _) in classes(path).items()}
    return any(base == name or is_a(name, known.get(base, [])) for base in bases)


def test_step_and_expansion_declare_what_is_listed_here() -> None:
    core = declared(PACKAGE / "core/expansion.pxd")
    assert set(core["Expansion"]) == EXPANSION_METHODS
    assert set(core["Step"]) <= STEP_METHODS
    for cls, names in ((Expansion, core["Expansion"]), (Step, core["Step"])):
        methods = classes(PACKAGE / "core/expansion.py")[cls.__name__][1]
        assert set(names) <= methods


@pytest.mark.parametrize("path", RULES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_every_compiled_method_is_declared_in_the_pxd(path: Path) -> None:
    core = declared(PACKAGE / "core/expansion.pxd")
    known = declared(path.with_suffix(".pxd"))
    for name, (bases, methods) in classes(path).items():
        if not is_a("Step", bases) and not is_a("Expansion", bases):
            continue
        kind = core["Expansion"] if is_a("Expansion", bases) else core["Step"]
        assert name in known, f"{name} is not in {path.with_suffix('.pxd').name}"
        for method in methods & set(kind):
            assert method in known[name], (
                f"{name}.{method} is not declared and would not be called when compiled"
            )
            assert known[name][method].endswith("noexcept nogil"), f"{name}.{method} needs the interpreter"
        for method in known[name]:
            assert method in methods, f"{name}.{method} is declared but not written"


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda e: e.name)
def test_hooks_are_those_that_are_written(expansion: type[Expansion]) -> None:
    methods: set[str] = set()
    for cls in expansion.__mro__[: expansion.__mro__.index(Expansion)]:  # its own and those it inherits
        folder, module = cls.__module__.split(".")[-2:]
        methods |= classes(PACKAGE / "expansions" / folder / f"{module}.py")[cls.__name__][1]
    assert set(expansion.hooks) == methods & set(HOOKS)
    assert len(set(expansion.hooks)) == len(expansion.hooks)
    if "act" in methods:
        assert "figures" in methods, "own actions are carried out only where they are offered"


HOT: dict[str, dict[str, tuple[str, ...]]] = {
    "core/board.pxd": {"Board": ("lay", "join", "mark_done", "count_tiles", "count_cities", "rebuild")},
    "core/state.pxd": {
        "State": ("advance", "legal", "play", "placements", "gather", "award_winners", "fits_anywhere")
    },
    "core/moves.pxd": {"Moves": ("add", "sort", "has")},
    "core/tally.pxd": {"Tally": ("line", "points", "settle_majority", "write")},
    "core/journal.pxd": {"Journal": ("put", "note")},
    "record/dealer.pxd": {"Generator": ("next", "below"), "Dealer": ("deal",)},
    "players/playout.pxd": {"Playout": ("finish",)},
}


@pytest.mark.parametrize("pxd", HOT)
def test_hot_functions_need_no_interpreter(pxd: str) -> None:
    """Cython compiles no Python objects in a function declared nogil, so the declaration is the proof."""
    for name, methods in HOT[pxd].items():
        known = declared(PACKAGE / pxd)[name]
        for method in methods:
            assert known[method].endswith("noexcept nogil"), f"{name}.{method}: {known.get(method)}"


def test_numbers_in_pxd_files_are_set_by_their_module() -> None:
    """A ``cdef int NAME`` that is read but neither imported nor assigned would silently be 0."""
    for pxd in PACKAGE.rglob("*.pxd"):
        tree = ast.parse(pxd.with_suffix(".py").read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        used = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        known = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        known |= {
            alias.asname or alias.name for n in nodes if isinstance(n, ast.ImportFrom) for alias in n.names
        }
        for line in pxd.read_text(encoding="utf-8").splitlines():
            if match := re.match(
                r"cdef (?:unsigned )?(?:int|long long)(?:\[\d+\])? ([A-Z][A-Z0-9_, ]*)$", line
            ):
                unset = set(match[1].split(", ")) & used - known
                assert not unset, f"{pxd.name}: {unset} never set"
