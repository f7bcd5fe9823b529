"""The wheel: built, installed into an empty environment, and serving the page from there."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "src" / "bastide" / "server" / "static" / "index.html"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from this tree; what was compiled before is used again."""
    if not PAGE.is_file():
        pytest.skip("missing: the page is not built (make web)")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, str(ROOT / "scripts" / "build_wheel.py"), str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and nothing else of ours.

    Its dependencies are those of the environment that runs the tests: added as a plain folder, so that the
    source tree, which is installed there by a link, is not seen.
    """
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, symlinks=os.name != "nt")
    paths = {"base": str(folder), "platbase": str(folder)}
    pure, scripts = (Path(sysconfig.get_path(name, "venv", paths)) for name in ("purelib", "scripts"))
    python = str(scripts / Path(sys.executable).name)
    command = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    done = subprocess.run([*command, str(wheel)], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    (pure / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return scripts


def clean() -> dict[str, str]:
    """The surroundings without anything that leads to the source tree."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BASTIDE", "COV"))
    }


@pytest.fixture
def address(programs: Path, tmp_path: Path) -> Iterator[str]:
    """A server of the wheel."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(programs / "bastide"), "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    log = tmp_path / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=tmp_path, env=clean(), stdout=out, stderr=out)
    try:
        end = time.monotonic() + 120
        while True:
            try:
                fetch(f"http://127.0.0.1:{port}/readyz")
                break
            except OSError:
                assert process.poll() is None, log.read_text()[-3000:]
                assert time.monotonic() < end, log.read_text()[-3000:]
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(30)


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=30) as reply:
        return bytes(reply.read())


def test_the_wheel_is_whole_and_serves_the_page(
    wheel: Path, programs: Path, address: str, tmp_path: Path
) -> None:
    """One test, not three: it is built in the source tree, where two workers would be in each other's way."""
    check_files(wheel)
    check_place(programs, tmp_path)
    check_page(wheel, address)


def check_files(wheel: Path) -> None:
    assert wheel.name.startswith(f"bastide-{bastide.__version__}-")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if "tests" in Path(name).parts] == []
    assert "bastide/server/static/index.html" in names
    assert "bastide/core/state.pxd" in names
    assert "bastide/expansions/base/rules.pxd" in names
    assert "bastide/expansions/base/tiles.toml" in names
    assert "bastide/coach/puzzles/pack.json" in names
    assert any(name.endswith(".ftl") for name in names)
    modules = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")}
    assert modules <= {name.removesuffix(".py") for name in names if name.endswith(".py")}
    compiled = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    written = {"bastide/core/access"}  # by the build, and needed only where the rest is compiled
    assert compiled == (modules | written if bastide.is_compiled() else set())


def check_place(programs: Path, tmp_path: Path) -> None:
    python = str(programs / Path(sys.executable).name)
    command = [
        python,
        "-c",
        "import bastide; print(bastide.__file__, bastide.__version__, bastide.is_compiled())",
    ]
    done = subprocess.run(
        command, cwd=tmp_path, env=clean(), capture_output=True, text=True, timeout=120, check=True
    )
    file, version, compiled = done.stdout.split()
    assert Path(file).is_relative_to(programs.parent)
    assert (version, compiled) == (bastide.__version__, str(bastide.is_compiled()))


def check_page(wheel: Path, address: str) -> None:
    packed = zipfile.ZipFile(wheel)
    page = fetch(address).decode()
    assert "<title>" in page
    assets = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)
    assert assets
    for asset in assets:
        assert fetch(address + asset) == packed.read(f"bastide/server/static/{asset}")
