"""Codes of actions: the layout that ``codes.py`` packs is the one that ``constants.py`` names."""

import pytest

from bastide.core.codes import at_in, code_of, kind_in, number_in, numbers_in
from bastide.core.constants import A_SHIFT, AT_MASK, AT_SHIFT, B_SHIFT, KIND_SHIFT, SMALL_MASK


@pytest.mark.parametrize("parts", [(1, 0, 0, 0, 0), (127, AT_MASK, 255, 255, 255), (3, 5, 1, 2, 9)])
def test_parts_come_back(parts: tuple[int, int, int, int, int]) -> None:
    code = code_of(*parts)
    assert (kind_in(code), at_in(code), *numbers_in(code)) == parts
    assert [number_in(code, i) for i in range(3)] == list(parts[2:])


def test_the_layout_is_the_named_one() -> None:
    assert code_of(1, 0, 0, 0, 0) == 1 << KIND_SHIFT
    assert code_of(0, 1, 0, 0, 0) == 1 << AT_SHIFT
    assert code_of(0, 0, 1, 0, 0) == 1 << A_SHIFT
    assert code_of(0, 0, 0, 1, 0) == 1 << B_SHIFT
    assert code_of(0, AT_MASK, 0, 0, 0) + (1 << AT_SHIFT) == 1 << KIND_SHIFT
    assert code_of(0, 0, 0, 0, SMALL_MASK) + 1 == 1 << B_SHIFT
