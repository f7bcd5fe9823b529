"""Environments with the package "Wells" installed, in plain Python and compiled."""

import pytest

from tests.outside.environment import WELLS, Environment


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("plain"))
    made.install(WELLS, BASTIDE_PURE="1")
    return made


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("compiled"))
    made.install(WELLS, BASTIDE_PURE="")
    return made
