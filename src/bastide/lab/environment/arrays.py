"""NumPy arrays for observations: made once, filled in place, flat for the compiled side."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from bastide.lab.environment.observer import Observer

Array = npt.NDArray[Any]


def new_arrays(observer: Observer, rows: int) -> dict[str, Array]:
    """The arrays of so many observations, row by row; the observer fills them from now on."""
    arrays: dict[str, Array] = {
        name: np.zeros((rows, *shape.shape), shape.dtype) for name, shape in observer.shapes().items()
    }
    observer.attach({name: array.reshape(-1) for name, array in arrays.items()}, rows)
    return arrays
