"""What turns a match into messages needs no network, no database and no picture library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bastide

BLOCKED = ("alembic", "fastapi", "numpy", "orjson", "PIL", "pydantic", "shapely", "sqlalchemy", "uvicorn")
PLAYED = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None  # so that importing it fails
import pkgutil, bastide.view
for module in pkgutil.iter_modules(bastide.view.__path__):
    __import__(f"bastide.view.{{module.name}}")
from bastide import Match, Setup
from bastide.expansions import set_names
from bastide.view.catalogue import catalogue
from bastide.view.narrator import Narrator
from bastide.view.structs import encode
for name in ("base", "base+count-of-carcassonne+gold-mines+ferries"):
    told = Narrator(Match(Setup.parse(name), seed=1))
    told.begin()
    for turn in range(40):
        encode(told.targets())
        told.decide(told.match.state.legal_actions()[0])
        encode(told.change())
    encode(told.view())
assert catalogue().sets
assert not any(name.startswith("bastide.art") for name in sys.modules)
"""


def test_nothing_else_is_needed() -> None:
    source = Path(str(bastide.__file__)).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", PLAYED.format(blocked=BLOCKED)],
        env={"PYTHONPATH": str(source)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
