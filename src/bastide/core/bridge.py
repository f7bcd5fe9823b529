"""Lets expansions in plain Python take part in a compiled engine.

The engine calls steps and hooks as C functions, without the interpreter; a class that is not compiled has
none. So objects of it are made with a class that derives from both, the plain one and a compiled one here,
whose C functions take the interpreter's lock and call the methods of the same names. Uncompiled, there is
nothing to bridge.

An exception must not fly through compiled code: the state remembers it, and whoever asked the state for
something (``State.apply`` and the like) raises it afterwards.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

import cython

from bastide.core.constants import NOBODY
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion, Step
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.moves import Moves
    from bastide.core.state import State
    from bastide.core.tally import Tally

T = TypeVar("T", Expansion, Step)

# What a plain step may leave out; the compiled default takes its place.
OPTIONAL = ("run", "offer", "act", "weight", "value", "allows", "count", "nth", "total", "sample")
RUN, OFFER, ACT, WEIGHT, VALUE, ALLOWS, COUNT, NTH, TOTAL, SAMPLE = (1 << i for i in range(10))


_made: dict[type, type[Any]] = {}


def is_plain(cls: type) -> bool:
    """Is this a class of Python, which a compiled engine cannot call? Uncompiled: is it one from outside?"""
    if cython.compiled:
        return "__pyx_vtable__" not in cls.__dict__
    return not cls.__module__.startswith("bastide.")


def bridged(cls: type[T]) -> type[T]:
    """The class to make objects of: the class itself, or for one in plain Python its bridged form."""
    if not cython.compiled or not is_plain(cls):
        return cls
    if cls not in _made:
        _made[cls] = _bridge(cls)
    return _made[cls]


def _bridge(cls: type) -> type[Any]:
    compiled = next(base for base in cls.__mro__ if not is_plain(base))
    if compiled not in (Expansion, Step):
        name = f"{cls.__module__}.{cls.__name__}"
        raise SetupError(Message("core-plain-of-compiled", name=name, base=compiled.__name__))
    import_module("bastide.core.access").open_to_python()
    base = BridgedExpansion if compiled is Expansion else BridgedStep
    names = {name: getattr(cls, name) for name in ("__module__", "__qualname__", "__doc__")}
    return type(cls.__name__, (cls, base), names)


def bridged_step(step: Step) -> Step:
    """A step as the engine can call it; it shares its attributes with the one that was made."""
    cls = bridged(type(step))
    if cls is type(step):
        return step
    made: Step = cls.__new__(cls)
    made.__dict__ = step.__dict__
    made.number = step.number
    made.idle = step.idle
    return made


def call(home: object, name: str, s: State, arguments: tuple, otherwise: cython.longlong) -> cython.longlong:  # type: ignore[type-arg]
    """Call a method of Python that gives a number; if it fails, the state remembers why."""
    try:
        result = getattr(home, name)(*arguments)
        if not isinstance(result, int):
            raise TypeError(f"{type(home).__name__}.{name} must return a number, not {result!r}")
        return result
    except BaseException as error:
        fail(home, name, s, error)
    return otherwise


def tell(home: object, name: str, s: State, arguments: tuple) -> None:  # type: ignore[type-arg]
    """Call a method of Python that gives nothing back."""
    try:
        getattr(home, name)(*arguments)
    except BaseException as error:
        fail(home, name, s, error)


def fail(home: object, name: str, s: State, error: BaseException) -> None:
    """Remember an exception; the first counts, others may only follow from it."""
    if not s.failed:
        cls = type(home)
        error.add_note(
            f"This happened in {cls.__module__}.{cls.__qualname__}.{name}, an expansion from outside."
        )
        s.failure = error
        s.failed = True


class BridgedStep(Step):
    """The compiled half of a step in plain Python."""

    def __cinit__(self, *args: Any, **named: Any) -> None:
        self.has = sum(1 << i for i, name in enumerate(OPTIONAL) if hasattr(self, name))

    def run(self, s: State) -> cython.int:
        if not self.has & RUN:
            return Step.run(self, s)
        with cython.gil:
            return call(self, "run", s, (s,), NOBODY)

    def offer(self, s: State, out: Moves) -> None:
        if self.has & OFFER:
            with cython.gil:
                tell(self, "offer", s, (s, out))

    def act(self, s: State) -> None:
        if self.has & ACT:
            with cython.gil:
                tell(self, "act", s, (s,))

    def weight(self, s: State) -> cython.int:
        if not self.has & WEIGHT:
            return Step.weight(self, s)
        with cython.gil:
            return call(self, "weight", s, (s,), 1)

    def value(self, s: State) -> None:
        if self.has & VALUE:
            with cython.gil:
                tell(self, "value", s, (s,))

    def allows(self, s: State) -> cython.bint:
        if not self.has & ALLOWS:
            return Step.allows(self, s)
        with cython.gil:
            return call(self, "allows", s, (s,), 0) != 0

    def count(self, s: State) -> cython.int:
        if not self.has & COUNT:
            return Step.count(self, s)
        with cython.gil:
            return call(self, "count", s, (s,), 1)

    def nth(self, s: State, n: cython.int) -> cython.longlong:
        if not self.has & NTH:
            return Step.nth(self, s, n)
        with cython.gil:
            return call(self, "nth", s, (s, n), 0)

    def total(self, s: State) -> cython.int:
        if not self.has & TOTAL:
            return Step.total(self, s)
        with cython.gil:
            return call(self, "total", s, (s,), 1)

    def sample(self, s: State, ticket: cython.int) -> cython.longlong:
        if not self.has & SAMPLE:
            return Step.sample(self, s, ticket)
        with cython.gil:
            return call(self, "sample", s, (s, ticket), 0)


class BridgedExpansion(Expansion):
    """The compiled half of an expansion in plain Python. Only the hooks that it names are ever called."""

    def __cinit__(self, *args: Any, **named: Any) -> None:
        self.acts = hasattr(self, "act")

    def begin(self, s: State) -> None:
        with cython.gil:
            tell(self, "begin", s, (s,))

    def forbids_tile(self, s: State, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        with cython.gil:
            return call(self, "forbids_tile", s, (s, design, at, rotation), 0)

    def set_aside(self, s: State, design: cython.int) -> cython.bint:
        with cython.gil:
            return call(self, "set_aside", s, (s, design), 0) != 0

    def figures(self, s: State, out: Moves) -> None:
        with cython.gil:
            tell(self, "figures", s, (s, out))

    def forbids(self, s: State) -> cython.int:
        with cython.gil:
            return call(self, "forbids", s, (s,), 0)

    def act(self, s: State) -> None:
        if self.acts:
            with cython.gil:
                tell(self, "act", s, (s,))

    def strength(self, s: State, piece: cython.int, feature: cython.int) -> cython.int:
        with cython.gil:
            return call(self, "strength", s, (s, piece, feature), 0)

    def score(self, s: State, tally: Tally) -> None:
        with cython.gil:
            tell(self, "score", s, (s, tally))

    def stays(self, s: State, piece: cython.int) -> cython.bint:
        with cython.gil:
            return call(self, "stays", s, (s, piece), 0) != 0

    def left(self, s: State, piece: cython.int, segment: cython.int) -> None:
        with cython.gil:
            tell(self, "left", s, (s, piece, segment))

    def links(self, s: State, segment: cython.int) -> None:
        with cython.gil:
            tell(self, "links", s, (s, segment))

    def farm_cities(self, s: State, farm: cython.int) -> cython.int:
        with cython.gil:
            return call(self, "farm_cities", s, (s, farm), 0)

    def bars(self, s: State, segment: cython.int) -> cython.int:
        with cython.gil:
            return call(self, "bars", s, (s, segment), 0)

    def fills(self, s: State, at: cython.int) -> cython.bint:
        with cython.gil:
            return call(self, "fills", s, (s, at), 0) != 0

    def depends_on_order(self, s: State, feature: cython.int, final: cython.bint) -> cython.bint:
        with cython.gil:
            return call(self, "depends_on_order", s, (s, feature, final), 0) != 0
