"""The build derives the C types of an expansion from its annotations, and stops where it cannot."""

import textwrap
from pathlib import Path

import pytest

import bastide
from bastide.compiling import CompileError, write_pxd
from bastide.compiling.sources import HERE
from bastide.expansions import EXPANSIONS

PACKAGE = Path(str(bastide.__file__)).parent

HEAD = """
from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CITY, NOBODY, PART, ROAD
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import ORIGIN

if TYPE_CHECKING:
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.core.tally import Tally
"""

FIRST = HEAD.count("\n") + 1  # the line on which what is added to HEAD begins
SCORE = "def score(self, s: State, tally: Tally) -> None"


def write(folder: Path, body: str, name: str = "rules", head: str = HEAD) -> Path:
    path = folder / "wells" / f"{name}.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(head + textwrap.dedent(body), encoding="utf-8")
    return path


def pxd_of(folder: Path, body: str) -> list[str]:
    """The lines of the .pxd that the build writes for a module, but its first and empty ones."""
    path = write(folder, body)
    write_pxd(folder)
    lines = path.with_suffix(".pxd").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_every_expansion_is_compiled_as_it_is_annotated(tmp_path: Path) -> None:
    """Modules with rules get a .pxd, modules without get none, and nothing of them is left out."""
    for path in PACKAGE.joinpath("expansions").rglob("*.py"):
        if "tests" not in path.parts:
            copy = tmp_path / path.relative_to(HERE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    written = {pxd.relative_to(tmp_path).as_posix() for pxd in write_pxd(tmp_path)}
    assert {e.__module__.replace(".", "/") + ".pxd" for e in EXPANSIONS} <= written
    assert "bastide/expansions/count_of_carcassonne/quarters.pxd" not in written
    assert "bastide/expansions/loader.pxd" not in written
    text = tmp_path.joinpath("bastide/expansions/count_of_carcassonne/rules.pxd").read_text(encoding="utf-8")
    assert text.splitlines() == [
        "# Written by the build from rules.py; change that file, not this one.",
        "from bastide.core.expansion cimport Expansion, Step",
        "from bastide.core.ruleset cimport Ruleset",
        "from bastide.core.state cimport State",
        "from bastide.core.tally cimport Tally",
        "from bastide.expansions.count_of_carcassonne.leaving cimport LeaveQuarter",
        "",
        "",
        "cdef class CountOfCarcassonne(Expansion):",
        "    cdef LeaveQuarter leaving",
        "    cdef int mark",
        "    cdef int count_at",
        "    cdef int marched",
        "    cdef int mayor",
        "    cdef int wagon",
        "    cdef int pennant",
        "    cdef int from_carcassonne",
        "    cdef bint two",
        "    cdef bint orders",
        "    cdef int n_block",
        "    cdef int* block",
        "    cdef int* block_at",
        "    cdef bint depends_on_order(self, State s, int feature, bint final) noexcept nogil",
        "    cdef void begin(self, State s) noexcept nogil",
        "    cdef int farm_cities(self, State s, int farm) noexcept nogil",
        "    cdef int strength(self, State s, int piece, int feature) noexcept nogil",
        "    cdef void score(self, State s, Tally tally) noexcept nogil",
        "    cdef bint stands_on(self, State s, Tally tally, int player, int kind) noexcept nogil",
        "    cdef void left(self, State s, int piece, int segment) noexcept nogil",
    ]


def test_methods_are_compiled_by_their_types_and_the_core_s_python_stays_python(tmp_path: Path) -> None:
    lines = pxd_of(
        tmp_path,
        """
        AROUND = [1, -1, 3]
        UNUSED = 5

        def near(s: State, at: cython.int) -> cython.bint:
            return s.tile_on(at + AROUND[0]) >= 0

        def words(s: State) -> str:
            return "here"

        class Dig(Step):
            slot = PART

            def run(self, s: State) -> cython.int:
                if near(s, ORIGIN):
                    self.dig(s, 2)
                return NOBODY

            def dig(self, s: State, depth: cython.int) -> None:
                s.push(self.number, depth)

            def prompt(self, s: State) -> str:
                return words(s)

            def chosen(self, s: State, player: int) -> int:
                return player
        """,
    )
    assert lines[:2] == ["from bastide.core.expansion cimport Step", "from bastide.core.state cimport State"]
    assert "cdef int NOBODY, ORIGIN" in lines
    assert "cdef int[3] AROUND" in lines
    assert "cpdef bint near(State s, int at) noexcept nogil" in lines
    assert lines[lines.index("cdef class Dig(Step):") + 1 :] == [
        "    cdef int run(self, State s) noexcept nogil",
        "    cdef void dig(self, State s, int depth) noexcept nogil",
    ]
    assert not any("UNUSED" in line or "PART" in line or "words" in line for line in lines)


def test_attributes_are_numbers_truth_values_arrays_objects_or_compiled_classes(tmp_path: Path) -> None:
    lines = pxd_of(
        tmp_path,
        """
        class Wells(Expansion):
            def __init__(self) -> None:
                Expansion.__init__(self)
                self.deep = False
                self.names: list[str] = []

            def bind(self, rules: Ruleset) -> None:
                self.well = rules.mark("well")
                self.first, self.second = 1, rules.line("well") + 1
                self.strict = rules.options["wells"] == "strict" and rules.n_players > 2
                self.marks = rules.as_array([1, 2])
                self.design: cython.int = rules.design_of["wells/A"]
                self.number = 7

        class Dig(Step):
            def __init__(self, home: Wells) -> None:
                Step.__init__(self)
                self.home = home

        class DigDeeper(Dig):
            def bind(self, rules: Ruleset) -> None:
                self.home = self.home
                self.depth = 2 if rules.n_players > 2 else 3
        """,
    )
    start = lines.index("cdef class Wells(Expansion):")
    assert lines[start:] == [
        "cdef class Wells(Expansion):",
        "    cdef bint deep",
        "    cdef object names",
        "    cdef int well",
        "    cdef int first",
        "    cdef int second",
        "    cdef bint strict",
        "    cdef int* marks",
        "    cdef int design",
        "cdef class Dig(Step):",
        "    cdef Wells home",
        "cdef class DigDeeper(Dig):",
        "    cdef int depth",
    ]


def test_a_class_of_another_module_is_cimported_with_its_signatures(tmp_path: Path) -> None:
    write(
        tmp_path,
        "class Water(Expansion):\n    def deep(self, s: State) -> cython.int:\n        return 1\n",
        "water",
    )
    body = """
    from wells.water import Water

    class Wells(Water):
        def deep(self, s: State) -> cython.int:
            return 2
    """
    assert "from wells.water cimport Water" in pxd_of(tmp_path, body)
    with pytest.raises(
        CompileError, match=r"rules\.py:\d+: Wells\.deep .*\n    def deep\(self, s: State\) -> cython\.int:"
    ):
        pxd_of(tmp_path, body.replace("-> cython.int", "-> None"))


def test_only_files_that_change_are_written_and_those_without_rules_go(tmp_path: Path) -> None:
    body = "class Dig(Step):\n    def run(self, s: State) -> cython.int:\n        return NOBODY\n"
    pxd = write(tmp_path, body).with_suffix(".pxd")
    by_hand = write(tmp_path, body, "other").with_suffix(".pxd")
    by_hand.write_text("cdef class Dig(Step):\n    pass\n", encoding="utf-8")
    assert write_pxd(tmp_path) == [pxd]
    before = pxd.stat().st_mtime_ns
    write_pxd(tmp_path)
    assert pxd.stat().st_mtime_ns == before
    write(tmp_path, "WATER = 1\n")
    write(tmp_path, "WATER = 1\n", "other")
    assert write_pxd(tmp_path) == []
    assert not pxd.exists()
    assert by_hand.exists()


WRONG = {
    "a missing annotation": (
        'hooks = ("score",)',
        "def score(self, s, tally: Tally) -> None: pass",
        FIRST + 3,
        "Wells.score is called while playing and must be written as\n    " + SCORE,
    ),
    "a missing result": (
        'hooks = ("score",)',
        "def score(self, s: State, tally: Tally): pass",
        FIRST + 3,
        SCORE,
    ),
    "one parameter too few": (
        'hooks = ("score",)',
        "def score(self, s: State) -> None: pass",
        FIRST + 3,
        SCORE,
    ),
    "one parameter too many": (
        'hooks = ("stays",)',
        "def stays(self, s: State, piece: cython.int, at: cython.int) -> cython.bint: return False",
        FIRST + 3,
        "def stays(self, s: State, piece: cython.int) -> cython.bint",
    ),
    "another type": (
        'hooks = ("stays",)',
        "def stays(self, s: State, piece: int) -> cython.bint: return False",
        FIRST + 3,
        "def stays(self, s: State, piece: cython.int) -> cython.bint",
    ),
    "another result": (
        'hooks = ("stays",)',
        "def stays(self, s: State, piece: cython.int) -> cython.int: return 0",
        FIRST + 3,
        "def stays(self, s: State, piece: cython.int) -> cython.bint",
    ),
    "a hook that does not exist": (
        'hooks = ("scores",)',
        "def scores(self, s: State, tally: Tally) -> None: pass",
        FIRST + 2,
        "Wells.hooks names 'scores', which is no hook; there are begin, forbids_tile",
    ),
    "a hook that is not written": (
        'hooks = ("score",)',
        "def helper(self, s: State, tally: Tally) -> None: pass",
        FIRST + 2,
        "Wells.hooks names 'score', but there is no such method",
    ),
    "a hook that is not named": (
        "hooks = ()",
        "def score(self, s: State, tally: Tally) -> None: pass",
        FIRST + 3,
        "Wells.score would never be called: name it in hooks = ('score',)",
    ),
    "a helper half in C": (
        "hooks = ()",
        "def helper(self, s: State, deep: cython.int, n: int) -> cython.int: return n",
        FIRST + 3,
        "helper has C types and so is compiled, but n: int is neither a C type",
    ),
    "a default value": (
        "hooks = ()",
        "def helper(self, s: State, deep: cython.int = 1) -> cython.int: return deep",
        FIRST + 3,
        "helper is compiled: its parameters have no default values",
    ),
    "an attribute of unknown type": (
        "hooks = ()",
        'def bind(self, rules: Ruleset) -> None: self.deep = rules.options["deep"]',
        FIRST + 3,
        "what is Wells.deep? Say its type where it is first set: self.deep: cython.int = ...",
    ),
    "a text in compiled code": (
        "hooks = ()",
        "def helper(self, s: State) -> cython.int: return NAMES[0]",
        FIRST + 3,
        "helper is compiled, but NAMES is no number",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_written_wrongly_stops_the_build(wrong: str, tmp_path: Path) -> None:
    hooks, method, line, message = WRONG[wrong]
    path = write(tmp_path, f'NAMES = ("well",)\nclass Wells(Expansion):\n    {hooks}\n    {method}\n')
    with pytest.raises(CompileError) as caught:
        write_pxd(tmp_path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert message in str(caught.value)
    assert not path.with_suffix(".pxd").exists()


def test_a_step_is_checked_as_an_expansion_is(tmp_path: Path) -> None:
    path = write(tmp_path, "class Dig(Step):\n    def offer(self, s: State) -> None:\n        pass\n")
    with pytest.raises(CompileError) as caught:
        write_pxd(tmp_path)
    assert str(caught.value).startswith(f"{path}:{FIRST + 1}: Dig.offer is called while playing")
    assert "def offer(self, s: State, out: Moves) -> None" in str(caught.value)


def test_a_compiled_number_is_imported_from_nowhere_else(tmp_path: Path) -> None:
    write(
        tmp_path,
        "DEPTH = 3\nclass Dig(Step):\n    def run(self, s: State) -> cython.int:\n        return DEPTH\n",
        "dig",
    )
    path = write(tmp_path, "from wells.dig import DEPTH\n")
    with pytest.raises(CompileError, match=r"DEPTH cannot be imported from wells\.dig") as caught:
        write_pxd(tmp_path)
    assert str(caught.value).startswith(f"{path}:{FIRST}: ")
