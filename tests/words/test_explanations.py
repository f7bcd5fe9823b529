"""The golden file of examples shows what is said today, and nothing that can be said is missing."""

from __future__ import annotations

from functools import cache

from tests.explanations import GOLDEN, PLACE, Example, declared, found_again, ids_in
from tests.words import kinds


@cache
def again() -> dict[str, Example]:
    return dict(found_again(GOLDEN.read_text(encoding="utf-8")))


@cache
def titles() -> frozenset[str]:
    """What there is an example of."""
    headings = (PLACE.fullmatch(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    return frozenset(title for found in headings if found for title in found["titles"].split("; "))


def test_the_examples_are_what_is_said() -> None:
    shown = GOLDEN.read_text(encoding="utf-8")
    headings = [line for line in shown.splitlines() if line.startswith("- ")]
    assert headings == [heading for heading in headings if heading in again()], "not found again"
    for heading, example in again().items():
        said = example.text().partition("\n")[2]
        assert f"{heading}\n{said}\n" in shown, f"{heading}\n{said}"


def test_nothing_is_missing() -> None:
    there = {id for example in again().values() for id in ids_in(example.said)}
    # No game scores what nobody stands on; only what farms would bring now asks for it (view/features.py).
    assert sorted(declared() - there) == ["core-nobody"]


def test_every_kind_of_sheet_has_an_example() -> None:
    assert sorted({*kinds.lines(), *kinds.heads()} - titles()) == []


def test_every_kind_of_refusal_has_an_example() -> None:
    assert [refusal for refusal, passing in kinds.reasons() if not titles() & {refusal, passing}] == []
    assert sorted(set(kinds.written_reasons()) - titles()) == []
    assert len(set(kinds.written_reasons())) > 70, "the sources are read"
