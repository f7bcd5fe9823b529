"""Setups as the command line takes them: names, ``everything``, ``random``, options, presets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bastide import BastideError, Setup, SetupError, compose, tiles_text
from bastide.expansions import preset_setup, set_names
from bastide.words import Message

EVERYTHING, RANDOM = "everything", "random"


def parse_options(pairs: Sequence[str]) -> dict[str, str]:
    """``["small_city=on"]`` as a mapping."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise SetupError(Message("cli-not-an-option", text=repr(pair)))
        options[key.strip()] = value.strip()
    return options


def make_setup(
    text: str,
    players: int | Sequence[str],
    options: Mapping[str, str] | None = None,
    first: int = 0,
    tiles: Path | None = None,
    preset: str | None = None,
) -> Setup:
    """A setup that can be played, on top of a preset; ``everything`` is all sets that go together."""
    if text.strip().lower() == EVERYTHING:
        text = everything()
    own = "" if tiles is None else tiles_text(tiles)
    setup = preset_setup(Setup.parse(text, players, options, first, own), preset)
    compose(setup)
    return setup


def drawn_options(options: Mapping[str, str], players: int, preset: str | None) -> Mapping[str, str]:
    """The options of setups that are drawn by lot, on top of a preset."""
    return preset_setup(Setup.parse(RANDOM, players, options), preset).options


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


def split_players(text: str) -> list[str]:
    """``"human,greedy"`` as a list."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SetupError(Message("cli-no-player", text=repr(text)))
    return names
