"""``bastide bench``: how fast the engine is here, beside the bars it has to clear; and the pictures."""

from __future__ import annotations

import json as json_format
import os
import platform
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.table import Table

from bastide import __version__, is_compiled
from bastide.cli.commands import measure
from bastide.cli.console import messages, output
from bastide.cli.options import Json
from bastide.expansions import set_names
from bastide.expansions.loader import load


@dataclass(frozen=True)
class Bar:
    """What a figure must reach and what we aim for: less where ``low``; a ``size`` is no time."""

    key: str
    title: str
    must: float | None = None
    aim: float | None = None
    low: bool = False
    size: bool = False
    form: str = "{:,.0f}"

    def verdict(self, value: float) -> str:
        if self.must is None or self.aim is None:
            return ""
        sign = -1 if self.low else 1
        if sign * value >= sign * self.aim:
            return "aim reached"
        return "good" if sign * value >= sign * self.must else "TOO LARGE" if self.size else "TOO SLOW"


BARS = (
    Bar("random_games_per_second", "random base games a second", 55_000, 80_000),
    Bar("two_thread_ratio", "the same on two threads, times one", 1.9, 1.95, form="{:.2f}"),
    Bar("uncompiled_games_per_second", "the same uncompiled", 400, 900),
    Bar("api_games_per_second", "the same through the Python API", 6_000, 8_000),
    Bar("legal_actions_us", "µs to list about 110 legal actions", 4, 3, low=True, form="{:.2f}"),
    Bar("copy_us", "µs to copy a base game half-way", 1, 0.5, low=True, form="{:.2f}"),
    Bar("copy_everything_us", "µs to copy a game with every set", 2.5, 1.5, low=True, form="{:.2f}"),
    Bar("copy_into_us", "µs to copy a base game into a state that exists", 0.4, 0.2, low=True, form="{:.2f}"),
    Bar("copy_into_everything_us", "the same with every set", 1, 0.6, low=True, form="{:.2f}"),
    Bar("fingerprint_us", "µs for the fingerprint of a base game half-way", form="{:.2f}"),
    Bar("fingerprint_everything_us", "the same with every set", form="{:.2f}"),
    Bar("everything_games_per_second", "random games a second with every set", 900, 1_500),
    Bar("big_box_games_per_second", "the same with the big box", 2_200, 3_000),
    Bar("legal_actions_mean_us", "µs for legal_actions() with every set, mean", form="{:.2f}"),
    Bar("legal_actions_worst_us", "the same, the worst of a game", form="{:.1f}"),
    Bar("apply_mean_us", "µs for apply() with every set, mean", form="{:.2f}"),
    Bar("apply_worst_us", "the same, the worst of a game", form="{:.1f}"),
    Bar("state_bytes", "bytes of a state with every set, half-way"),
    Bar("turn_growth", "cost of a turn, 288 tiles against 72", 1.5, 1.1, low=True, form="{:.2f}"),
    Bar("turn_us_72", "µs a turn at 72 tiles", form="{:.3f}"),
    Bar("turn_us_144", "µs a turn at 144 tiles", form="{:.3f}"),
    Bar("turn_us_288", "µs a turn at 288 tiles", form="{:.3f}"),
    Bar("picture_tile_first_ms", "ms to draw a tile, the first time", form="{:.1f}"),
    Bar("picture_tile_copy_ms", "ms to draw another copy of it", form="{:.1f}"),
    Bar("picture_tile_again_ms", "ms to draw the same again", form="{:.2f}"),
    Bar("picture_tile_bytes_mean", "bytes of a tile's picture, mean", 12_000, 10_000, low=True, size=True),
    Bar("picture_tile_bytes_most", "the same, the largest", 20_000, 15_000, low=True, size=True),
    Bar("picture_board_first_s", "seconds to draw a board of 200 tiles", form="{:.2f}"),
    Bar("picture_board_again_s", "the same again", form="{:.3f}"),
    Bar("picture_board_bytes", "bytes of its picture"),
    Bar("calibration", "a plain Python loop, million turns a second", form="{:.1f}"),
)
ENVIRONMENT_BARS = (
    Bar("engine_steps_per_second", "choices a second of the bare engine, base game"),
    Bar("environment_steps_per_second", "the same through the environment, no arrays"),
    Bar("environment_over_engine", "its time over the engine's", 3, 2, low=True, form="{:.2f}"),
    Bar("observed_steps_per_second", "the same, observed as arrays"),
    Bar("observed_over_engine", "its time over the engine's", 10, 5, low=True, form="{:.2f}"),
    Bar("vector_steps_per_second", "many games in one call, no arrays"),
    Bar("vector_observed_steps_per_second", "the same, observed as arrays", 100_000, 200_000),
    Bar("connect_four_steps_per_second", "PettingZoo's connect four, observed"),
    Bar("two_processes_over_one", "games of two processes over one's", 1.7, 1.9, form="{:.2f}"),
    Bar("ray_over_processes", "games of Ray over two processes'", 0.9, 1, form="{:.2f}"),
)


def bench(
    json: Json = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer games and runs: less exact.")] = False,
    pictures: Annotated[bool, typer.Option("--pictures", help="Measure only the pictures.")] = False,
    environment: Annotated[
        bool, typer.Option("--environment", help="Measure only the learning environments (`bastide[rl]`).")
    ] = False,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="With `--environment`: compare a Ray cluster too."),
    ] = None,
) -> None:
    """Measure the speed of the engine: games, copies, lists of actions; time and size of pictures.

    Takes some seconds.

    `calibration` is the speed of a fixed loop in plain Python: to compare two machines, or a busy
    hour with a quiet one, divide by it.
    """
    if environment:
        from bastide.cli.commands.measure_environment import environment_figures

        figures = environment_figures(quick, ray)
    else:
        figures = picture_figures() if pictures else measured(quick)
    if json:
        typer.echo(json_format.dumps(figures))
        return
    console = output()
    table = Table("what", "here", "must", "aim", "", box=None, pad_edge=False)
    table.columns[0].no_wrap = True
    for column in table.columns[1:4]:
        column.justify = "right"
    for bar in ENVIRONMENT_BARS if environment else BARS:
        if (pictures or environment) and bar.key not in figures:
            continue
        value = figures[bar.key]
        if not isinstance(value, float | int):
            table.add_row(bar.title, "?", "", "", "")
            continue
        bars = [bar.form.format(v).rstrip() if v is not None else "" for v in (bar.must, bar.aim)]
        table.add_row(bar.title, bar.form.format(value), *bars, bar.verdict(value))
    console.print(table)
    busy, cores = figures.get("load"), os.cpu_count() or 1
    if isinstance(busy, float) and busy > cores:
        messages().print(f"the machine is busy (load {busy:.1f}): two threads cannot be measured well now")


def picture_figures() -> dict[str, object]:
    """Time and size of the pictures of all tiles; no figures where the packages that draw are missing."""
    keys = [bar.key for bar in BARS if bar.key.startswith("picture_")]
    try:
        from bastide.art.output.bench import bench as bench_pictures
    except ImportError:
        return dict.fromkeys(keys)
    tiles = [tile for name in set_names() for tile in load(name).tiles]
    found = {f"picture_{key}": round(value, 3) for key, value in bench_pictures(tiles).items()}
    return {key: found[key] for key in keys}


def measured(quick: bool = False) -> dict[str, object]:
    """All figures by name."""
    # Uncompiled everything takes a hundred times as long, so it measures fewer games.
    scale = (0.2 if quick else 1.0) * (1.0 if is_compiled() else 0.02)
    runs = 2 if quick else 12
    console = messages()

    def games(n: int) -> int:
        return max(2, int(n * scale))

    def step(words: str) -> None:
        if console.is_terminal:
            console.print(f"measuring {words} ...", style="dim")

    busy = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    step("calibration")
    loop = measure.calibration()
    step("games in the core")
    core = measure.core_games("base", games(1000), runs)
    threads = measure.two_threads(games(4000), 2 if quick else 4)
    step("games uncompiled")
    pure = core if not is_compiled() else measure.pure_games()
    step("games through the API")
    api = measure.api_games(games(100), runs)
    step("copies and lists")
    many = measure.many_actions()
    everything = measure.everything_setup()
    step("games with every set")
    all_games = measure.core_games(everything, games(100), runs)
    big_box = measure.core_games(measure.BIG_BOX, games(100), runs)
    calls = measure.call_times(everything, 2 if quick else 3)
    memory = measure.state_bytes(everything)
    step("large games")
    turns = [measure.turn_us(copies, games(800), runs) for copies in (1, 2, 4)]
    step("pictures")
    drawn = picture_figures()
    return {
        "random_games_per_second": round(core, 1),
        "two_thread_ratio": round(threads, 3),
        "uncompiled_games_per_second": None if pure is None else round(pure, 1),
        "api_games_per_second": round(api, 1),
        "legal_actions_us": round(measure.legal_actions_us(many), 3),
        "legal_actions_count": len(many.legal_actions()),
        "copy_us": round(measure.copy_us(), 3),
        "copy_everything_us": round(measure.copy_us(everything), 3),
        "copy_into_us": round(measure.copy_into_us(), 3),
        "copy_into_everything_us": round(measure.copy_into_us(everything), 3),
        "fingerprint_us": round(measure.fingerprint_us(), 3),
        "fingerprint_everything_us": round(measure.fingerprint_us(everything), 3),
        "everything_setup": everything,
        "everything_games_per_second": round(all_games, 1),
        "big_box_games_per_second": round(big_box, 1),
        **{name: round(value, 3) for name, value in calls.items()},
        "state_bytes": None if memory is None else round(memory),
        "turn_us_72": round(turns[0], 4),
        "turn_us_144": round(turns[1], 4),
        "turn_us_288": round(turns[2], 4),
        "turn_growth": round(turns[2] / turns[0], 3),
        **drawn,
        "calibration": round(loop, 3),
        "load": busy,
        "compiled": is_compiled(),
        "version": __version__,
        "python": platform.python_version(),
    }
