"""A server in a process of its own, as tests start, kill and restart it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
CODE = (
    "from bastide.server.operation.run import serve; from bastide.server.operation.settings import Settings; "
    "serve(Settings.from_environment())"
)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Serving:
    """A running server."""

    def __init__(
        self, database: str, *, port: int = 0, workers: int = 0, source: Path = SOURCE, **settings: object
    ) -> None:
        self.workers = workers
        self.source = source
        self.database = database
        self.port = port or free_port()
        self.settings = {
            "pause_seconds": 0,
            "log_level": "warning",
            "limits": "off",
            "least_clock_seconds": 0,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.source),
            "BASTIDE_DATABASE": self.database,
            "BASTIDE_PORT": str(self.port),
            **{f"BASTIDE_{key.upper()}": str(value) for key, value in self.settings.items()},
        }
        command = [sys.executable, "-c", CODE]
        if self.workers:
            command = [sys.executable, "-m", "bastide.cli", "serve", f"--workers={self.workers}"]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)

    def wait(self) -> Serving:
        """Until it answers."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.errors()}")
            try:
                if httpx.get(f"{self.http}/readyz", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/ws"

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def stop(self) -> str:
        """Politely; what it said on standard error."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
            raise
        return self.errors()

    def errors(self) -> str:
        assert self.process is not None
        assert self.process.stderr is not None
        with self.process.stderr as stream:
            return stream.read().decode()


PACKAGES = {"nginx": "nginx-light", "openssl": "openssl", "sqlite3": "sqlite3"}


def need(*programs: str) -> None:
    """Skip a test, in the open, whose programs are not here and cannot be had."""
    for program in programs:
        if shutil.which(program) is None and program in PACKAGES:
            command = [str(ROOT / "scripts" / "need.sh"), PACKAGES[program]]
            subprocess.run(command, capture_output=True, check=False)
        if shutil.which(program) is None:
            pytest.skip(f"missing: {program}")
