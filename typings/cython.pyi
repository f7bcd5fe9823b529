"""What the sources use of Cython's pure-Python mode, for the type checker.

Uncompiled, a pointer is a plain list, so that is what the checker sees.
"""

from contextlib import AbstractContextManager
from typing import Any, TypeVar

T = TypeVar("T")

compiled: bool
gil: AbstractContextManager[None]
nogil: AbstractContextManager[None]

from builtins import bool as bint
from builtins import int as int
from builtins import int as longlong
from builtins import int as uint
from builtins import int as ulonglong
from builtins import float as double

void = None
p_int = list[int]
p_longlong = list[int]
p_void = list[Any]

def cast(type: type[T] | Any, value: Any) -> Any: ...
def sizeof(type: Any) -> int: ...
