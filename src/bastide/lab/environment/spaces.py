"""Observations as spaces of Gymnasium."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces

from bastide.core.state import State
from bastide.lab.environment.observer import Observer


def array_spaces(observer: Observer) -> spaces.Dict:
    """The arrays of an observation."""
    return spaces.Dict(
        {
            name: spaces.Box(shape.low, shape.high, shape.shape, np.dtype(shape.dtype).type)
            for name, shape in observer.shapes().items()
        }
    )


class StateSpace(spaces.Space[State]):
    """Positions of one ruleset, as they are. A sample is the beginning of the game."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.start = start

    def sample(self, mask: Any = None, probability: Any = None) -> State:
        return self.start.copy()

    def contains(self, x: Any) -> bool:
        return isinstance(x, State) and x.rules is self.start.rules

    @property
    def is_np_flattenable(self) -> bool:
        return False

    def to_jsonable(self, sample_n: Iterable[State]) -> list[Any]:
        """The positions in one line each."""
        from bastide.record.position import format_position

        return [format_position(state) for state in sample_n]
