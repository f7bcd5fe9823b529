"""A constant that a .pxd declares must be given its value by the .py beside it: else it is silently 0."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
DECLARED = re.compile(r"^cdef (?:int|int\[\d+\]|unsigned long long) ([A-Z][A-Z0-9_, ]*)$", re.MULTILINE)


@pytest.mark.parametrize("pxd", sorted(SOURCE.rglob("*.pxd")), ids=lambda p: str(p.relative_to(SOURCE)))
def test_declared_constants_have_values(pxd: Path) -> None:
    declared = {name for row in DECLARED.findall(pxd.read_text()) for name in row.split(", ")}
    bound: set[str] = set()
    for node in ast.parse(pxd.with_suffix(".py").read_text()).body:
        if isinstance(node, ast.ImportFrom):
            bound |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                bound |= {n.id for n in ast.walk(target) if isinstance(n, ast.Name)}
    assert declared <= bound, f"without a value: {sorted(declared - bound)}"
