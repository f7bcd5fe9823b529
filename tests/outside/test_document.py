"""docs/adding-an-expansion.md shows the files of Wells as they are."""

import re
from pathlib import Path

import pytest

import bastide
from tests.outside.environment import WELLS

DOCUMENT = Path(__file__).parents[2] / "docs/adding-an-expansion.md"
ROOMS = ("board", "placing", "agenda", "scoring", "state")
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


def test_what_a_state_can_be_asked_is_there() -> None:
    table = (
        DOCUMENT.read_text(encoding="utf-8")
        .partition("### What a state can be asked")[2]
        .partition("\n## ")[0]
    )
    names = set(re.findall(r"\bs\.(\w+)", table)) - {"rules", "peek"}  # peek is Python
    core = Path(str(bastide.__file__)).parent / "core"
    declared = "".join((core / f"{room}.pxd").read_text(encoding="utf-8") for room in ROOMS)
    assert len(names) > 15
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", declared)] == []
    rules = (core / "ruleset.pxd").read_text(encoding="utf-8")
    asked = set(re.findall(r"\bs\.rules\.(\w+)", table))
    assert [name for name in sorted(asked) if not re.search(rf"\b{name}\b", rules)] == []
