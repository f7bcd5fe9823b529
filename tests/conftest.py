"""What all tests share: helpers beside them can be imported, and rule marks must name rules that exist."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

# Every run tries the same examples and leaves nothing behind; a compiled step is no reason for a time limit.
settings.register_profile("bastide", derandomize=True, database=None, deadline=None)
settings.load_profile("bastide")

sys.path.insert(0, str(Path(__file__).parent))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mark with a wrong id would guard nothing, so it fails the whole run."""
    from bastide.testing import rule_ids

    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                if rule not in rule_ids():
                    raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule}")
