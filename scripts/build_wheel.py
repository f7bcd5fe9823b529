"""Build a wheel with the page and the compiled engine in it and no tests.

usage: build_wheel.py [FOLDER], else dist/
What was compiled before is used again. The page must have been built (`make wheel` sees to it).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def main(arguments: list[str]) -> int:
    """The exit code."""
    folder = Path(arguments[0]) if arguments else ROOT / "dist"
    if not (SOURCE / "bastide" / "server" / "static" / "index.html").is_file():
        print("the page is not built: make web", file=sys.stderr)
        return 1
    forget_old_files()
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    return subprocess.run(command, check=False).returncode


def forget_old_files() -> None:
    """Setuptools packs all that lies in its build folder: leave there only what today's modules became."""
    for lib in (ROOT / "build").glob("lib*"):
        for path in [path for path in lib.rglob("*") if path.is_file()]:
            module = SOURCE / path.relative_to(lib).parent / f"{path.name.partition('.')[0]}.py"
            if path.suffix not in (".so", ".pyd") or not module.is_file():
                path.unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
