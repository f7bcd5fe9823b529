"""A server and a browser for the tests. Where they cannot be had, the tests are named as not run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.stage import ROOT, Browser, Served

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-sync",
    "--disable-component-update",
]


def find_browser() -> str | None:
    """Debian's Chromium, or another one on the path."""
    names = (os.environ.get("BASTIDE_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if name and (found := shutil.which(name))), None)


def missing() -> str:
    """What the tests lack, in words; nothing if they can run."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright is not installed"
    if importlib.util.find_spec("uvicorn") is None:
        return "the server's packages are not installed"
    if find_browser() is None:
        return "there is no chromium"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    here = Path(__file__).parent
    for item in items:
        needed = "chromium" in getattr(item, "fixturenames", ())
        if reason and needed and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"missing: {reason}"))  # named in the last lines


@pytest.fixture(scope="session")
def page_built() -> None:
    """The client as it is now."""
    command = [sys.executable, str(ROOT / "scripts" / "build_web.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, page_built: None) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def browser(chromium: Any, served: Served) -> Iterator[Browser]:
    made = Browser(chromium, served.url)
    yield made
    for context in made.windows:
        context.close()
    assert not made.faults
