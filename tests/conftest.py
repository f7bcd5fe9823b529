"""What all tests share: helpers beside them can be imported, and rule marks must name rules that exist."""

import pytest
from hypothesis import settings

# Every run tries the same examples and leaves nothing behind; a compiled step is no reason for a time limit.
settings.register_profile("bastide", derandomize=True, database=None, deadline=None)
settings.load_profile("bastide")

MISSING = "missing: "  # a test that is skipped with a reason that begins so could not be run on this machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mark with a wrong id would guard nothing, so it fails the whole run."""
    from bastide.testing import rule_ids

    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                if rule not in rule_ids():
                    raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule}")
    # A browser under control keeps an event loop running, in which tests of the server could start none.
    items.sort(key=lambda item: item.nodeid.startswith("tests/web/"))


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that need a database or a browser which cannot be had are named, never left out silently."""
    lines = []
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        reason = reason.removeprefix("Skipped: ")
        if reason.startswith(MISSING):
            lines.append(f"not run: {report.nodeid} ({reason})")
    if lines:
        terminalreporter.section("not run", sep="-")
        for line in lines:
            terminalreporter.write_line(line)
