"""Servers that are there at once: forked from a process that has loaded everything, killed, and forked again.

What takes long when a server starts is loading its code; two hundred starts would take as many times that.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import traceback
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parent.parent.parent


class Nursery:
    """Starts servers, each with settings of its own."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.siege.nursery", str(log)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])},
        )

    def start(self, **settings: object) -> int:
        """A new server; the number of its process. It answers a little later."""
        return self._ask(settings)

    def kill(self, pid: int) -> None:
        """End a server at once, and wait until it has let go of its port and file."""
        self._ask({"kill": pid})

    def _ask(self, what: dict[str, object]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def __enter__(self) -> Nursery:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)
        if self._process.stdout is not None:
            self._process.stdout.close()


def main() -> None:
    """For every line of settings a server; all of them end with the input."""
    import bastide.server.app  # noqa: F401
    from bastide.server.operation.run import serve
    from bastide.server.operation.settings import Settings

    running: set[int] = set()
    for line in sys.stdin:
        wanted = json.loads(line)
        if "kill" in wanted:
            os.kill(wanted["kill"], signal.SIGKILL)
            os.waitpid(wanted["kill"], 0)
            running.discard(wanted["kill"])
            print(wanted["kill"], flush=True)
            continue
        child = os.fork()
        if child == 0:
            log = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            for stream, file in ((0, os.open(os.devnull, os.O_RDONLY)), (1, log), (2, log)):
                os.dup2(file, stream)
            try:
                serve(Settings(**wanted))
            except BaseException:  # nobody else would tell why
                traceback.print_exc()
            finally:
                os._exit(0)
        running.add(child)
        print(child, flush=True)
    for child in running:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
