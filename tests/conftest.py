"""What all tests share: helpers beside them can be imported, and rule marks must name rules that exist."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mark with a wrong id would guard nothing, so it fails the whole run."""
    from bastide.testing import rule_ids

    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                if rule not in rule_ids():
                    raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule}")
