"""A server that can be killed, and windows of a browser that keep pictures and count faults."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SLOW = 4  # how many times slower than usual a busy machine may be; nothing waits longer than it has to
LIMIT_MS = 15_000 * SLOW  # for a page to do what is asked of it
HINTS = "*"  # all of those for who plays for the first time
ARTEFACTS = Path(__file__).parent / "artefacts"


class Served:
    """A server process that can be killed and started again on the same address and database."""

    def __init__(self, folder: Path, python: str = sys.executable, **settings: object) -> None:
        self.python = python
        self.settings = settings
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "BASTIDE_LIMITS": "false",
            "BASTIDE_PAUSE_SECONDS": "0",
            "BASTIDE_LEAST_CLOCK_SECONDS": "0",
            "BASTIDE_AWAY_SECONDS": "0",
            **{f"BASTIDE_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        command = [self.python, "-m", "bastide.cli", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'games.sqlite'}"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self.folder)
        end = time.monotonic() + LIMIT_MS / 1000
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(self.url + "readyz", timeout=10) as reply:
                    if reply.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """At once, as when the power fails."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)


class Browser:
    """Windows that watch for faults of the page, and keep pictures."""

    def __init__(self, chromium: Any, url: str) -> None:
        self.chromium, self.url = chromium, url
        self.faults: list[str] = []
        self.windows: list[Any] = []

    def window(
        self,
        width: int = 1280,
        height: int = 800,
        speed: str = "instant",
        *,
        first_time: bool = False,
        visit: bool = True,
        **more: Any,
    ) -> Any:
        """A page in a browser of its own: nothing is shared with the others.

        What happens is shown at once, unless a speed is given; whoever is not here for the first time has
        heard the hints for beginners. Without ``visit`` nothing of the page is there yet.
        """
        usual = {"reduced_motion": "reduce", "locale": "en-GB"}
        context = self.chromium.new_context(viewport={"width": width, "height": height}, **{**usual, **more})
        context.set_default_timeout(LIMIT_MS)
        context.add_init_script(f"if (location.host) localStorage.setItem('bastide.speed', '{speed}')")
        if not first_time:
            context.add_init_script(f"if (location.host) localStorage.setItem('bastide.hints', '{HINTS}')")
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        if visit:
            page.goto(self.url)
        self.windows.append(context)
        return page

    def keep(self, page: Any, name: str) -> None:
        """A picture for people to look at."""
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=str(ARTEFACTS / f"{name}.png"))

    def check(self, page: Any, name: str) -> None:
        """Nothing that keeps people from using the page, as far as axe can tell; and a picture."""
        page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run({resultTypes: ['violations']})")
        grave = [
            (v["id"], v["nodes"][0]["html"][:200], v["nodes"][0].get("failureSummary", "")[:300])
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]
        assert not grave, (name, grave)
        self.keep(page, name)
