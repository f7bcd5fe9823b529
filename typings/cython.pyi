"""What the sources use of Cython's pure-Python mode, for the type checker.

The checker sees the uncompiled side: a pointer is a list, and code under ``if cython.compiled`` does not run.
"""

import builtins
from builtins import int as int
from contextlib import AbstractContextManager
from typing import Any, Literal, TypeVar

T = TypeVar("T")

compiled: Literal[False]
gil: AbstractContextManager[None]
nogil: AbstractContextManager[None]

bint = builtins.bool
longlong = builtins.int
uint = builtins.int
short = builtins.int
size_t = builtins.int
ulonglong = builtins.int
double = builtins.float

p_char = builtins.bytes
p_int = list[builtins.int]
pp_int = list[Any]
p_short = list[builtins.int]
p_uchar = list[builtins.int]
p_double = list[builtins.float]
pp_double = list[Any]
p_longlong = list[builtins.int]
p_void = list[Any]
pp_void = list[Any]

def cast(type: builtins.type[T], value: Any) -> T: ...
def sizeof(type: Any) -> builtins.int: ...
