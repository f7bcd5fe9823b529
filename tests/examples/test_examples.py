"""The examples run, with small numbers, and show what they say."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_figures_are_drawn(tmp_path: Path) -> None:
    paths = example("figures").main(["--games", "3", "--sets", "inns-and-cathedrals", "--out", str(tmp_path)])
    assert len(paths) == 5
    for path in paths:
        assert path.read_text(encoding="utf-8").startswith("<?xml")


def test_points_by_kind_add_up_to_the_scores() -> None:
    games = example("figures").Games("base", 3, "greedy", 1)
    lead, best = games.leads, games.points
    total = sum(sum(points) for points in games.by_kind.values())
    assert total == sum(2 * top - abs(ahead) for top, ahead in zip(best, lead, strict=True))


def test_the_search_of_openspiel_beats_random_play() -> None:
    _, mean = example("openspiel_mcts").main(["--games", "6", "--simulations", "20"])
    assert mean > 0


def test_ppo_beats_random_play_clearly() -> None:
    pytest.importorskip("torch", reason="PyTorch is large and no dependency of ours: make torch")
    found = example("ppo").main(["--updates", "12", "--games", "128"])
    assert found["low"] > 0
