"""The memory of a state is laid out as the table says, and what expansions keep in it goes by name."""

import ast
import re
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core import board
from bastide.core.board import ARRAYS
from bastide.core.expansion import Expansion
from bastide.core.state import State
from bastide.expansions import EXPANSIONS
from bastide.testing import every_setup

PACKAGE = Path(bastide.__file__).parent
NAMES = [name for name, _ in ARRAYS]


def test_pointers_are_declared_in_the_order_of_the_table() -> None:
    """``Board`` sets its pointers by number, from the first on."""
    text = PACKAGE.joinpath("core/board.pxd").read_text(encoding="utf-8")
    assert re.findall(r"^    cdef int\* (\w+)$", text, re.M) == ["slab", *NAMES, "grid"]
    lines = text.splitlines()
    first = lines.index(f"    cdef int* {NAMES[0]}")
    assert lines[first : first + len(NAMES)] == [f"    cdef int* {name}" for name in NAMES]


@pytest.mark.parametrize("copied", [False, True])
def test_every_array_has_room_of_its_own_under_its_name(copied: bool) -> None:
    """Written by number with ``poke``, read by name as rules do; no array reaches into another."""
    state = bastide.start(every_setup()[-1], players=("Ada", "Bob"))
    if copied:
        state = state.copy()
    lengths = state.lengths()
    for number, name in enumerate(NAMES):
        for i in range(lengths[dict(ARRAYS)[name]]):
            state.poke(name, i, 10_000 * (number + 1) + i)
    for number, (name, length) in enumerate(ARRAYS):
        values = by_name(state, name)
        assert values == [10_000 * (number + 1) + i for i in range(lengths[length])], name
        assert state.room(name) == len(values)


def by_name(state: State, name: str) -> list[int]:
    """An array as rules see it."""
    if board.__file__.endswith(".py"):
        return list(getattr(state, name))
    import_module("bastide.core.access").open_to_python()
    return list(getattr(state, name)[:])


def test_an_index_outside_an_array_is_refused() -> None:
    state = bastide.start("base", players=("Ada", "Bob"))
    for name, length in ARRAYS:
        with pytest.raises(IndexError, match=re.escape(name)):
            state.poke(name, state.lengths()[length], 1)


def test_unknown_names_are_errors_that_say_them() -> None:
    rules = bastide.start("base", players=("Ada", "Bob")).rules
    with pytest.raises(KeyError, match="'fairie'"):
        rules.variable("fairie")
    with pytest.raises(KeyError, match="'attic'"):
        rules.place("attic")
    for find in (rules.event, rules.action, rules.step, rules.line, rules.reason):
        with pytest.raises(KeyError, match="'arive'"):
            find("arive")
    with pytest.raises(KeyError, match="has a step called 'plase'; did you mean 'place'"):
        rules.step("plase")
    with pytest.raises(KeyError, match="'atlas'"):
        bastide.start("base", players=("Ada", "Bob")).peek("atlas")


# What a rule may ask for though nobody in play has it: a misspelt name would be -1 for ever.
ASKED: dict[str, Callable[[type[Expansion]], Iterable[Any]]] = {
    "find_variable": lambda e: e.variables,
    "mark": lambda e: [m for m in e.marks if "tile" not in m.places],
    "tile_mark": lambda e: [m for m in e.marks if "tile" in m.places],
    "segment_kind": lambda e: e.segment_kinds,
    "piece_kind": lambda e: e.pieces,
}


@pytest.mark.parametrize("method", ASKED)
def test_what_need_not_be_there_is_somebodys(method: str) -> None:
    declared = {thing.name for expansion in EXPANSIONS for thing in ASKED[method](expansion)}
    asked = set()
    for path in PACKAGE.joinpath("expansions").glob("*/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == method:
                asked |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    assert asked
    assert asked <= declared
