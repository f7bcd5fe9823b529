"""Actions as bare numbers: how a code packs the kind of action, a position and three small numbers.

::

    kind 8 bits | position 24 bits | a 8 bits | b 8 bits | c 8 bits

so that sorting codes sorts actions by kind, row, column and detail: the stable order of
``legal_actions()``. The shifts are plain numbers here, so that the C compiler can fold them; ``constants.py``
names them for the other compiled modules that pack and unpack codes in their loops.

>>> code = code_of(3, 5, 1, 2, 0)
>>> kind_in(code), at_in(code), numbers_in(code)
(3, 5, (1, 2, 0))
"""

import cython


def code_of(kind: cython.int, at: cython.int, a: cython.int, b: cython.int, c: cython.int) -> cython.longlong:
    """The code of the action with these parts."""
    code: cython.longlong = kind
    code = (code << 24) | at
    return (code << 24) | (a << 16) | (b << 8) | c


def kind_in(code: cython.longlong) -> cython.int:
    """The number of the kind of action."""
    return code >> 48


def at_in(code: cython.longlong) -> cython.int:
    """The packed position, 0 if there is none."""
    return (code >> 24) & 0xFFFFFF


def number_in(code: cython.longlong, i: cython.int) -> cython.int:
    """One of the three small numbers."""
    return (code >> (16 - 8 * i)) & 0xFF


def numbers_in(code: int) -> tuple[int, int, int]:
    """The three small numbers."""
    return number_in(code, 0), number_in(code, 1), number_in(code, 2)
