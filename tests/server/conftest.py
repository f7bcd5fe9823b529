"""One server for all tests that do not kill it, and a PostgreSQL of our own where it can be had."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.database import Missing, new_postgresql
from tests.server.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on a new SQLite file; it must have had no internal error when all tests are done."""
    folder = tmp_path_factory.mktemp("server")
    serving = Serving(f"sqlite:///{folder}/games.sqlite").wait()
    yield serving
    said = serving.stop()
    assert "Traceback" not in said, said
    assert "failed" not in said, said


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a new PostgreSQL database that ends with the tests."""
    try:
        with new_postgresql() as address:
            yield address
    except Missing as missing:
        pytest.skip(str(missing))
