"""An environment of its own into which a package from outside is installed beside Bastide."""

from __future__ import annotations

import json
import os
import shutil
import site
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import bastide

ROOT = Path(str(bastide.__file__)).parent.parent
WELLS = Path(__file__).parent / "wells"


class Environment:
    """A virtual environment in which Bastide is found, and nothing else of ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=False, symlinks=True)
        self.python = str(folder / "env/bin/python")
        packages = next((folder / "env/lib").iterdir()) / "site-packages"
        found = [*site.getsitepackages(), str(ROOT)]
        packages.joinpath("beside.pth").write_text(
            "".join(f"import site; site.addsitedir({place!r})\n" for place in found), encoding="utf-8"
        )

    def install(self, source: Path, **environment: str) -> None:
        """Build and install a package, from a copy of its source."""
        copy = self.folder / "source"
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", "*.egg-info", "*.pxd", "*.so"))
        command = [sys.executable, "-m", "pip", "--python", self.python, "--quiet", "install", "--no-deps"]
        done = subprocess.run(
            [*command, "--no-index", "--no-build-isolation", "--disable-pip-version-check", str(copy)],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            env={**os.environ, **environment},
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *arguments: str, given: str = "", code: int = 0) -> str:
        """What a command of Bastide says on standard output; or on standard error, if it must fail."""
        done = subprocess.run(
            [self.python, "-m", "bastide.cli", *arguments],
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            cwd=self.folder,
            env={**os.environ, "COLUMNS": "200"},
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stderr if code else done.stdout

    def ask(self, *requests: dict[str, Any]) -> list[dict[str, Any]]:
        """The answers of the engine to some requests."""
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        return [json.loads(line) for line in self.run("engine", given=lines).splitlines()]

    def evaluate(self, code: str) -> str:
        """What a few lines of Python print."""
        done = subprocess.run(
            [self.python, "-c", code],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            cwd=self.folder,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()
