"""docs/adding-an-expansion.md shows the files of Wells as they are."""

import re
from pathlib import Path

import pytest

from tests.outside.environment import WELLS

DOCUMENT = Path(__file__).parents[2] / "docs/adding-an-expansion.md"
FILES = sorted(
    path.relative_to(WELLS).as_posix()
    for path in WELLS.rglob("*")
    if path.suffix in (".py", ".toml", ".ftl") and path.name != "__init__.py"
)


@pytest.mark.parametrize("file", FILES)
def test_the_document_shows_the_file_as_it_is(file: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    shown = re.search(rf"^`{re.escape(file)}`\n```\w+\n(.*?)^```$", text, re.M | re.S)
    assert shown, f"{file} is not shown"
    assert shown[1] == (WELLS / file).read_text(encoding="utf-8")
