"""What pictures refuse is said in messages."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bastide import SetupError
from bastide.art.output.export import MissingPackage, to_png
from bastide.art.paint.drawn import expand
from bastide.cli.app import run
from bastide.words import Message, say


def test_a_colour_that_is_not_in_the_palette() -> None:
    with pytest.raises(SetupError) as raised:
        expand('<path stroke="{NO_SUCH_INK}"/>')
    assert raised.value.message == Message("art-not-in-palette", name="'NO_SUCH_INK'")


def test_a_package_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingPackage) as raised:
        to_png("<svg/>")
    assert say(raised.value.message, "de").startswith("für diese Art von Datei fehlt resvg-py")
    monkeypatch.setitem(sys.modules, "fpdf", None)
    assert run(["tiles", "sheet", "base", "-o", str(tmp_path / "base.pdf")]) == 1
    assert capsys.readouterr().err == "bastide: this kind of file needs fpdf2: pip install 'bastide[art]'\n"


def test_a_set_without_tiles_has_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tiles", "sheet", "messengers", "-o", str(tmp_path / "messengers.pdf")]) == 1
    assert capsys.readouterr().err == "bastide: messengers has no tiles to print\n"
