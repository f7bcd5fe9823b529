"""The same work on a Ray cluster: each task once, also when a worker is killed, and the same results."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.lab.errors import LabError
from bastide.lab.ray_cluster import RayCluster
from bastide.lab.runner import Here, run
from tests.lab.squares import ARENA, DATASET, TRAINING, Squares

ROOT = Path(__file__).parents[2]
SOURCE = Path(bastide.__file__).parents[1]


def test_a_cluster_of_two_nodes_gives_what_one_process_gives(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray has no wheel for this machine")
    died, out = tmp_path / "died", tmp_path / "out"
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.ray_run", str(died), str(out)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(SOURCE)))},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    squares, scores, shards, margins = out.read_text(encoding="utf-8").splitlines()
    assert died.exists()
    assert Path(f"{died}-too").exists()
    assert squares == str([n * n for n in range(12)])
    here = run(DATASET, DATASET.tasks, Here())
    assert shards == str([(shard.games, shard.sha256) for shard in here])
    assert scores == str([game.scores for meeting in run(ARENA, 4, Here()) for game in meeting.games])
    assert margins == str([trial.margin for trial in run(TRAINING, 4, Here())])


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"bastide\[ray\]"):
        next(run(Squares(), 1, RayCluster("127.0.0.1:1")))
