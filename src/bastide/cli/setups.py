"""Setups as the command line takes them: names, ``everything``, ``random``, options, presets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bastide import BastideError, Setup, SetupError, compose, presets, tiles_text
from bastide.core.setup import COLOURS
from bastide.expansions import EXPANSIONS, set_names
from bastide.record.dealer import Generator

EVERYTHING, RANDOM = "everything", "random"


def parse_options(pairs: Sequence[str], preset: str | None = None) -> dict[str, str]:
    """``["small_city=on"]`` as a mapping, on top of a preset."""
    options: dict[str, str] = {}
    if preset is not None:
        known = presets()
        if preset not in known:
            raise SetupError(f"unknown preset {preset!r}; there are {', '.join(known)}")
        options.update(known[preset])
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise SetupError(f"{pair!r} is not an option; write it as key=value, as in small_city=on")
        options[key.strip()] = value.strip()
    return options


def make_setup(
    text: str,
    players: int | Sequence[str],
    options: Mapping[str, str] | None = None,
    first: int = 0,
    tiles: Path | None = None,
) -> Setup:
    """A setup that can be played; ``everything`` is all sets that go together."""
    if text.strip().lower() == EVERYTHING:
        text = everything()
    own = "" if tiles is None else tiles_text(tiles)
    setup = Setup.parse(text, players, options, first, own)
    compose(setup)
    return setup


def everything() -> str:
    """All registered sets that go together, the earlier ones first."""
    chosen: list[str] = []
    for name in set_names():
        if _goes([*chosen, name]):
            chosen.append(name)
    return "+".join(chosen)


def _goes(names: Sequence[str]) -> bool:
    try:
        compose(Setup(tuple((name, 1) for name in names)))
    except BastideError:
        return False
    return True


def random_setup(
    generator: Generator, players: Sequence[str], options: Mapping[str, str], tiles: str = ""
) -> Setup:
    """A combination of sets, options and 1 to 6 players drawn by lot; given options stay as they are."""
    while True:
        names = [name for name in set_names() if generator.draw(2)]
        drawn: dict[str, str] = {}
        for expansion in EXPANSIONS:
            for option in expansion.options:
                if generator.draw(4) == 0:
                    drawn[option.key] = option.values[generator.draw(len(option.values))]
        seats = 1 + generator.draw(len(COLOURS))
        used = tuple(players[i % len(players)] for i in range(seats))
        copies = 2 if generator.draw(8) == 0 else 1
        sets = tuple((name, copies if i == 0 else 1) for i, name in enumerate(names))
        setup = Setup(sets, seat_names(used), {**drawn, **options}, tiles=tiles)
        try:
            return compose(setup).setup
        except SetupError:
            continue


def seat_names(players: Sequence[str]) -> tuple[str, ...]:
    """Distinct names for seats that several players of one sort may take."""
    if len(set(players)) == len(players):
        return tuple(players)
    counts: dict[str, int] = {}
    result = []
    for name in players:
        counts[name] = counts.get(name, 0) + 1
        result.append(f"{name} {counts[name]}" if players.count(name) > 1 else name)
    return tuple(result)


def split_players(text: str) -> list[str]:
    """``"human,greedy"`` as a list."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SetupError(f"{text!r} names no player somewhere; write them as in greedy,random")
    return names
