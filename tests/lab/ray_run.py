"""Runs work on a real Ray of two nodes on this machine, for ``test_ray.py``, in a process of its own."""

import os
import sys
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told

from ray.cluster_utils import Cluster

from bastide.lab.ray_cluster import RayCluster
from bastide.lab.runner import run
from tests.lab.squares import ARENA, DATASET, TRAINING, Killed, Squares

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}


def main(died: str, out: str) -> None:
    """Ray writes to standard output too, so that the results go into a file."""
    cluster: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    cluster.add_node(**NODE)
    try:
        where = RayCluster(cluster.address)
        games = Killed(DATASET, f"{died}-too")
        results: list[object] = [
            [square.square for square in run(Squares(dies=died), 12, where)],
            [game.scores for meeting in run(ARENA, 4, where) for game in meeting.games],
            [(shard.games, shard.sha256) for shard in run(games, DATASET.tasks, where)],
            [trial.margin for trial in run(TRAINING, 4, where)],
        ]
        Path(out).write_text("\n".join(map(str, results)), encoding="utf-8")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
