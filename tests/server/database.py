"""A PostgreSQL of our own, for as long as it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import ROOT, free_port


class Missing(Exception):
    """PostgreSQL is not here and cannot be had."""


def _programs() -> Path | None:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


@contextmanager
def new_postgresql() -> Iterator[str]:
    """The address of a new database, which ends with the block."""
    programs = _programs()
    if programs is None:
        got = subprocess.run(
            [str(ROOT / "scripts" / "need.sh"), "postgresql"], capture_output=True, check=False
        )
        programs = _programs()
        if programs is None:
            raise Missing(f"missing: PostgreSQL; {got.stderr.decode().strip()}")
    folder = Path(tempfile.mkdtemp(prefix="bastide-postgresql-"))
    # PostgreSQL refuses to run as root.
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run([*user, *command], check=True, capture_output=True, cwd=folder, timeout=60)

    data = str(folder / "data")
    run(str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "bastide", "--no-sync", "-E", "UTF8")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c shared_buffers=16MB"
    try:
        run(str(programs / "pg_ctl"), "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        yield f"postgresql://bastide@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
