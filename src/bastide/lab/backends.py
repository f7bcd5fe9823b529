"""Where a run is done, by what was asked for."""

from __future__ import annotations

from bastide.lab.processes import Processes, cores
from bastide.lab.ray_cluster import RayCluster
from bastide.lab.runner import Backend, Here


def backend(processes: int, ray: str | None = None) -> Backend:
    """A Ray cluster by its address, else so many processes of this machine; 0 is one for each core."""
    if ray is not None:
        return RayCluster(ray)
    n = processes or cores()
    return Here() if n == 1 else Processes(n)
