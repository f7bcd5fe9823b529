"""The measure of the environments has a figure for each of its rows."""

from bastide.cli.commands.bench import ENVIRONMENT_BARS
from bastide.cli.commands.measure_environment import environment_figures

SLOW = {"two_processes_over_one", "ray_over_processes"}  # not among the quick ones
NEEDS_PYGAME = "connect_four_steps_per_second"


def test_every_row_has_its_figure() -> None:
    figures = environment_figures(quick=True)
    assert set(figures) == {bar.key for bar in ENVIRONMENT_BARS} - SLOW
    for key, value in figures.items():
        assert key == NEEDS_PYGAME or (isinstance(value, int | float) and value > 0)
