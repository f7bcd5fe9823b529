"""Carcassonne, complete: one rules engine for players, bots and programs.

>>> import bastide
>>> state = bastide.start("base", players=("Ada", "Bob"))
>>> state.apply("draw:E")
>>> str(state.legal_actions()[0])
'@0,-1>E'
"""

import bastide._pure  # noqa: F401  must come first: it decides whether compiled modules are used

# isort: split

import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path

from bastide.core.actions import Action
from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.errors import (
    BastideError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
    TileError,
)
from bastide.core.events import Event, Line, ScoreSheet
from bastide.core.reasons import Reason
from bastide.core.ruleset import Ruleset
from bastide.core.setup import Option, Setup
from bastide.core.state import State
from bastide.core.tiles import TileSet
from bastide.core.view import Feature, Piece, PlacedTile
from bastide.expansions import compose, preset_options, preset_setup, presets, take_outside
from bastide.expansions.custom import tiles_text
from bastide.record.dealer import Dealer, Forced, SecretDealer
from bastide.record.loading import load_record
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position, parse_position
from bastide.record.record import Record, ReplayError, Result, replay

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Action",
    "BastideError",
    "Dealer",
    "Event",
    "Feature",
    "Forced",
    "IllegalAction",
    "Line",
    "Match",
    "NotationError",
    "Option",
    "Piece",
    "PlacedTile",
    "Reason",
    "Record",
    "RecordError",
    "ReplayError",
    "Result",
    "Ruleset",
    "ScoreSheet",
    "SecretDealer",
    "Setup",
    "SetupError",
    "State",
    "TileError",
    "TileSet",
    "compose",
    "format_position",
    "format_record",
    "is_compiled",
    "load_record",
    "parse_position",
    "parse_record",
    "preset_options",
    "preset_setup",
    "presets",
    "replay",
    "start",
    "tiles_text",
]


def start(
    setup: str | Setup = "base",
    players: int | Iterable[str] = 2,
    options: Mapping[str, str] | None = None,
    *,
    preset: str | None = None,
    first: int = 0,
    tiles: TileSet | PathLike[str] | str | None = None,
) -> State:
    """A new game: ``start("base+river-1", players=("Ada", "Bob"), options={"small_city": "on"})``.

    ``tiles`` adds tiles of your own: a file (see ``docs/tiles.md``) or a ``TileSet``.
    """
    text = "" if tiles is None else tiles_text(tiles if isinstance(tiles, TileSet) else Path(tiles))
    if isinstance(setup, Setup):
        return State(compose(replace(setup, tiles=text) if text else setup))
    wanted = Setup.parse(setup, players, options, first, text)
    return State(compose(preset_setup(wanted, preset)))


def is_compiled() -> bool:
    """Does the engine run compiled?"""
    return not str(sys.modules[State.__module__].__file__).endswith(".py")


take_outside()  # when all names above are there, for other packages may want them
