"""A package from outside that is broken, or takes what others have, stays out; everything else goes on."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bastide import Match, Setup, SetupError, load_record, start
from bastide.core.expansion import Expansion
from bastide.expansions import EXPANSIONS, faults, outside, set_names, take_outside
from bastide.expansions.loader import load
from bastide.record.notation import format_record
from bastide.view.catalogue import count_tiles
from bastide.words import texts

HEAD = """
from bastide.core.action_kinds import ActionKind, Part
from bastide.core.constants import NOBODY, PART
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.marks import Mark
from bastide.core.pieces import PieceKind
from bastide.core.setup import Option

class Springs(Expansion):
    name = "springs"
    tile_sets = ("springs",)
"""
TILES = 'set = "springs"\n[[tile]]\nid = "A"\ncount = 1\nedges = "FFFF"\n'
TILES += 'fields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW", cities = [] }]\n'


class Package:
    """A package that is announced by an entry point, without being installed."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "springs"
        self.folder.mkdir()
        monkeypatch.syspath_prepend(folder)
        self.file("__init__.py", "")
        self.file("tiles.toml", TILES)
        self.rules("")
        entry = EntryPoint("springs", "springs.rules:Springs", outside.GROUP)
        monkeypatch.setattr(outside, "entry_points", lambda group: [entry])

    def file(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def rules(self, body: str, after: str = "") -> None:
        self.file("rules.py", HEAD + textwrap.indent(textwrap.dedent(body), "    ") + textwrap.dedent(after))

    def why(self) -> str:
        """Why it cannot be used; nothing if it can."""
        for name in [name for name in sys.modules if name.partition(".")[0] == "springs"]:
            del sys.modules[name]
        take_outside()
        assert len(faults()) + ("springs" in set_names()) == 1
        assert start("base").rules  # whatever happened
        return faults()[0].why if faults() else ""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    speakers = list(texts._speakers)
    yield Package(tmp_path, monkeypatch)
    texts._speakers[:] = speakers
    texts.forget()
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.partition(".")[0] == "springs"]:
        del sys.modules[name]
    take_outside()
    assert not faults()


def test_a_sound_package_joins_after_ours(package: Package) -> None:
    assert package.why() == ""
    assert set_names()[-1] == "springs"
    assert start("base+springs").rules.tiles[-1].set == "springs"


def test_a_set_may_bring_rules_and_no_tiles(package: Package) -> None:
    (package.folder / "tiles.toml").unlink()
    package.file("words.en.ftl", "set-springs = Springs\n")
    package.file(
        "rules.py",
        HEAD.replace('    tile_sets = ("springs",)\n', "")
        + '    pieces = (PieceKind("nymph", letter="Q", per_player=2, stands_on=("road",)),)\n',
    )
    assert package.why() == ""
    assert (load("springs").title, load("springs").tiles) == ("Springs", ())
    state = start("base+springs", players=("Ada", "Bob"))
    assert len(state.rules.tiles) == len(start("base").rules.tiles)
    state.apply("draw:U")
    state.apply("@1,0>N")
    assert "Q@1,0.E" in [str(action) for action in state.legal_actions()]
    assert count_tiles("springs") == 0
    match = Match(Setup.parse("base+springs", ("Ada", "Bob")), seed=3)
    match.settle()
    while not match.state.is_terminal():
        match.apply(match.state.legal_actions()[0])
        match.settle()
    text = format_record(match.record())
    assert "base+springs" in text
    assert Match.from_record(load_record(text)).state.scores() == match.state.scores()


def test_a_set_that_names_tiles_must_have_them(package: Package) -> None:
    (package.folder / "tiles.toml").unlink()
    assert package.why() == "tiles.toml: No such file or directory"


def test_a_module_that_cannot_be_imported(package: Package) -> None:
    package.file("rules.py", "import no_such_thing\n")
    assert package.why() == (
        "springs.rules:Springs cannot be imported, ModuleNotFoundError: No module named 'no_such_thing'"
    )
    with pytest.raises(
        SetupError, match=r"the set 'springs' cannot be used: springs of the package springs: "
    ):
        start("base+springs")


def test_what_is_no_expansion(package: Package) -> None:
    package.file("rules.py", "Springs = 3\n")
    assert package.why() == "springs.rules:Springs is not a class that derives from Expansion"


TAKEN = {
    'name = "river-1"\ntile_sets = ("river-1",)': "there is a set called 'river-1' already",
    'name = "Springs"': "its name is 'Springs'; names are made of small letters, digits and hyphens",
    'pieces = (PieceKind("pig", letter="Z", per_player=1),)': "there is a piece called 'pig' already",
    'pieces = (PieceKind("cow", letter="P", per_player=1),)': "there is a piece with the letter 'P' already",
    'actions = (ActionKind("gold"),)': "there is an action called 'gold' already",
    'variables = (Variable("fairy"),)': "there is own state called 'fairy' already",
    'options = (Option("tie", ("a", "b"), "X-1"),)': "there is an option called 'tie' already",
    'marks = (Mark("inn", on="tile"),)': "springs and another set both declare the mark 'inn', but not alike",
    'hooks = ("scores",)': "Springs.hooks names 'scores', which is no hook; there are begin, forbids_tile",
    'hooks = ("score",)': "Springs.hooks names 'score', but there is no such method",
    "def score(self, s, tally): pass": "Springs.score would never be called: name it in hooks = ('score',)",
    'hooks = ("score",)\ndef score(self, s): pass': "Springs.score must be written as def score(",
    'variables = (Variable("depth", holds="tiles"),)': (
        "rules.py: variables: depth: holds is 'tiles'; use tile"
    ),
    'variables = (Variable("depth", per="players"),)': (
        "rules.py: variables: depth: per is 'players'; use player"
    ),
    'actions = (ActionKind("dig", (Part("where", "edges"),)),)': (
        "rules.py: actions: dig: parts: where is 'edges'; use edge"
    ),
    'actions = (ActionKind("dig", (Part("deep", "number"),), form="dig"),)': (
        "rules.py: actions: dig: form is 'dig'; it must name {deep}, each once"
    ),
    'actions = (ActionKind("dig", (Part("to", "choice"),)),)': (
        "rules.py: actions: dig: part to: give choices to a part of the kind choice, and to no other"
    ),
    'pieces = (PieceKind("nymph", letter="q", per_player=1),)': (
        "rules.py: pieces: nymph: letter is 'q'; use one capital letter"
    ),
    "def steps(self): return 1 / 0": "its steps cannot be made, ZeroDivisionError: division by zero",
}


@pytest.mark.parametrize("body", TAKEN)
def test_what_is_taken_or_wrong(package: Package, body: str) -> None:
    package.rules(body)
    assert package.why().startswith(TAKEN[body])


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ('name = "draw"', "there is a step called 'draw' already"),
        ('name = "look"\n    args = ("tiles",)', "rules.py: steps: look: args is 'tiles'; use tile"),
        ('name = "look"\n    def run(self): return NOBODY', "Look.run must be written as def run(self, s)"),
    ],
)
def test_steps_that_are_taken_or_wrong(package: Package, step: str, why: str) -> None:
    package.rules("def steps(self): return (Look(),)", f"\nclass Look(Step):\n    {step}\n")
    assert package.why() == why


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("tiles.toml", "set = ", "tiles.toml: not readable: Invalid value"),
        ("tiles.toml", TILES + "spring = true\n", "no expansion declares the mark 'spring' on a tile"),
        ("tiles.toml", TILES.replace("springs", "wells"), "tiles.toml must say set = 'springs'"),
        ("rulebook.toml", '[ROAD-1]\ntext = "x"\n', "there is a rule called 'ROAD-1' already"),
        ("rulebook.toml", "[", "rulebook.toml: "),
        ("draw.toml", "[mark.inn]\n", "springs/draw.toml: mark.inn: Springs declares no such thing"),
        ("draw.toml", "[part.x]\nsv = 3\n", "springs/draw.toml: part.x.sv: unknown; use svg"),
        ("words.en.ftl", "piece-pig = hog\n", "there is a message in en called 'piece-pig' already"),
        ("words.en.ftl", "piece-pig: hog\n", "LookupError: "),
    ],
)
def test_files_that_are_wrong_or_taken(package: Package, file: str, text: str, why: str) -> None:
    package.file(file, text)
    assert why in package.why()


def test_ours_stay_as_they_are(package: Package) -> None:
    ours = EXPANSIONS
    package.file("rules.py", "raise SystemExit(3)\n")
    assert package.why() == "springs.rules:Springs cannot be imported, SystemExit: 3"
    assert all(issubclass(expansion, Expansion) for expansion in ours)
    assert set_names() == [name for e in ours for name in e.tile_sets or (e.name,)]


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ('edges = "FFFF"', 'edges = "FFRF"', "tiles.toml: tile A"),
        ("[[tile]]", "total = 4\n[[tile]]", "tiles.toml: total"),
    ],
)
def test_tiles_that_contradict_themselves(package: Package, was: str, becomes: str, fault: str) -> None:
    package.file("tiles.toml", TILES.replace(was, becomes))
    assert package.why().startswith(fault)
