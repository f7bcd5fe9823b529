"""Whatever the description of the interface allows gets an answer that the description allows."""

from __future__ import annotations

import subprocess
import sys

import httpx
from serving import Serving


def test_schemathesis(server: Serving, tmp_path: object) -> None:
    """Never a 500, never an answer that is not described. Bounded: every run tries the same few examples."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"{server.http}/api/openapi.json",
            "--phases=examples,coverage,fuzzing",
            "--max-examples=8",
            "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
            "--seed=1",
            "--generation-database=none",
            "--no-color",
            "--workers=2",
        ],
        capture_output=True,
        check=False,
        timeout=80,
        cwd=str(tmp_path),
    )
    assert done.returncode == 0, done.stdout.decode()[-6000:] + done.stderr.decode()[-2000:]


def test_it_describes_everything(server: Serving) -> None:
    paths = httpx.get(f"{server.http}/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/games/{id}", "/api/replay", "/api/sets", "/healthz"} <= set(paths)
