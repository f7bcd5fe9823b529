"""What the core declares as compiled is written, and hot functions run without the interpreter."""

import ast
import re
from pathlib import Path

import pytest

import bastide
from bastide.compiling.signatures import Pxd
from bastide.compiling.sources import CORE, FAMILIES, Sources
from bastide.core.constants import HOOKS
from bastide.expansions import EXPANSIONS

PACKAGE = Path(str(bastide.__file__)).parent
STEP_METHODS = {"run", "offer", "act", "weight", "count", "nth", "total", "sample", "value", "is_idle"}


def test_step_and_expansion_declare_what_is_listed_here() -> None:
    core = Pxd.read(PACKAGE / "core/expansion.pxd").classes
    assert set(core["Expansion"]) == {*HOOKS, "act"}
    assert set(core["Step"]) <= STEP_METHODS


@pytest.mark.parametrize("family", FAMILIES)
def test_the_core_annotates_its_hooks_as_its_pxd_declares_them(family: str) -> None:
    sources = Sources()
    module = sources.module(CORE)
    assert module
    written = {n.name: n for n in module.classes[family].body if isinstance(n, ast.FunctionDef)}
    for name, declared in sources.core[family].items():
        assert sources.signature(module, written[name], method=True) == declared, name


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda e: e.name)
def test_own_actions_are_carried_out_where_they_are_offered(expansion: type) -> None:
    sources = Sources()
    module = sources.module(expansion.__module__)
    assert module
    methods = {
        node.name
        for _, cls in sources.ancestors(module, expansion.__name__)
        for node in cls.body
        if isinstance(node, ast.FunctionDef)
    }
    assert "act" not in methods or "figures" in methods


HOT: dict[str, dict[str, tuple[str, ...]]] = {
    "core/board.pxd": {"Board": ("lay", "join", "mark_done", "count_tiles", "count_cities", "rebuild")},
    "core/placing.pxd": {"Placing": ("fits_anywhere", "placements", "count_placements", "nth_placement")},
    "core/agenda.pxd": {"Agenda": ("push", "note")},
    "core/scoring.pxd": {"Scoring": ("gather", "award_winners", "farm_cities")},
    "core/state.pxd": {
        "State": ("advance", "unpack", "legal", "play", "count_moves", "nth_move", "deploy", "send_home")
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
    declared = Pxd.read(PACKAGE / pxd).classes  # only what is declared nogil
    for name, methods in HOT[pxd].items():
        assert set(methods) <= set(declared[name])


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
