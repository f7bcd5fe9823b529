"""Whole games for the tests of records: random, seeded, of every registered expansion."""

from __future__ import annotations

from bastide.core.setup import Setup
from bastide.record.dealer import Generator
from bastide.record.match import Match
from bastide.testing import every_setup

NAMES = ("Ada", "Bob", "Cy the Elder", "Dora", "E. F.", "Gil")
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"farm_scoring": "first-edition", "small_city": "on", "start_player": "youngest-decides"},
    {"farmers": "off"},
    {"followers": "2", "tie": "replay"},
)


def setups() -> list[Setup]:
    """Every expansion alone, pairs of them, all together; every number of players; options in turn."""
    texts = [*every_setup(most=12), "2*base"]
    while len(texts) < 2 * len(NAMES):
        texts += texts
    return [
        Setup.parse(
            text, NAMES[: 1 + n % len(NAMES)], OPTIONS[n % len(OPTIONS)], n % len(NAMES[: 1 + n % len(NAMES)])
        )
        for n, text in enumerate(texts)
    ]


def setup_name(setup: Setup) -> str:
    return f"{setup.text}-{len(setup.players)}-{'-'.join(setup.options.values()) or 'plain'}"


def play_match(setup: Setup, seed: int = 0, *, actions: int = -1) -> Match:
    """A random game, to its end or for a number of actions."""
    match = Match(setup, seed=seed)
    generator = Generator(seed + 99)
    while not match.state.is_terminal():
        match.settle()
        if match.state.is_terminal() or 0 <= actions <= match.length:
            break
        legal = match.state.legal_actions()
        match.apply(legal[generator.draw(len(legal))])
    return match
