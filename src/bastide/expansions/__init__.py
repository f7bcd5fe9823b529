"""The registry: every expansion, one line each; and the way from a ``Setup`` to its ``Ruleset``."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import resources
from importlib.metadata import EntryPoint
from importlib.resources.abc import Traversable

from bastide.core.bridge import bridged
from bastide.core.errors import SetupError
from bastide.core.expansion import Expansion
from bastide.core.ruleset import Ruleset
from bastide.core.setup import Preset, Setup
from bastide.expansions.abbey_and_mayor.rules import AbbeyAndMayor
from bastide.expansions.base.rules import Base
from bastide.expansions.base_2021.rules import Abbot
from bastide.expansions.count_of_carcassonne.rules import CountOfCarcassonne
from bastide.expansions.crop_circles.rules import CropCircles
from bastide.expansions.cult.rules import Cult
from bastide.expansions.custom import tiles_from_text, tiles_text
from bastide.expansions.ferries.rules import Ferries
from bastide.expansions.flying_machines.rules import FlyingMachines
from bastide.expansions.gold_mines.rules import GoldMines
from bastide.expansions.inns_and_cathedrals.rules import InnsAndCathedrals
from bastide.expansions.king_and_robber_baron.rules import KingAndRobberBaron
from bastide.expansions.loader import folder_of, load
from bastide.expansions.mage_and_witch.rules import MageAndWitch
from bastide.expansions.messengers.rules import Messengers
from bastide.expansions.outside import Fault, announced, find, is_being_imported
from bastide.expansions.princess_and_dragon.rules import PrincessAndDragon
from bastide.expansions.river_1.rules import River1
from bastide.expansions.river_2.rules import River2
from bastide.expansions.river_2021.rules import River2021
from bastide.expansions.robbers.rules import Robbers
from bastide.expansions.traders_and_builders.rules import TradersAndBuilders
from bastide.words import Message

# The first is the foundation of every game; the order is the order of sets in a setup.
EXPANSIONS: tuple[type[Expansion], ...] = (
    Base,
    Abbot,
    River1,
    River2021,
    River2,
    InnsAndCathedrals,
    TradersAndBuilders,
    PrincessAndDragon,
    AbbeyAndMayor,
    CountOfCarcassonne,
    KingAndRobberBaron,
    Cult,
    FlyingMachines,
    Messengers,
    Ferries,
    GoldMines,
    MageAndWitch,
    Robbers,
    CropCircles,
)

OURS = len(EXPANSIONS)
OFF = "off"  # the value of an option that leaves something out
_faults: list[Fault] = []
_waiting: list[EntryPoint] = []  # whose modules are being imported: they join when they are there


def take_outside() -> None:
    """Add the expansions of other installed packages after ours; called once, when ours are all there."""
    global EXPANSIONS  # noqa: PLW0603
    EXPANSIONS = EXPANSIONS[:OURS]
    _faults.clear()
    _take(announced())


def _take(entries: Iterable[EntryPoint]) -> None:
    global EXPANSIONS  # noqa: PLW0603
    chosen = list(entries)
    _waiting[:] = [entry for entry in chosen if is_being_imported(entry)]
    found, faults = find(EXPANSIONS, [entry for entry in chosen if entry not in _waiting])
    outside = sorted((*EXPANSIONS[OURS:], *found), key=lambda expansion: expansion.name)
    EXPANSIONS = (*EXPANSIONS[:OURS], *outside)
    _faults.extend(faults)
    load.cache_clear()
    _compose.cache_clear()


def registered() -> tuple[type[Expansion], ...]:
    """Every expansion that there is, ours and those of other packages."""
    if _waiting and not any(is_being_imported(entry) for entry in _waiting):
        _take(tuple(_waiting))
    return EXPANSIONS


def faults() -> tuple[Fault, ...]:
    """The expansions of other packages that could not be taken, and why."""
    return tuple(_faults)


def folders() -> list[tuple[str, Traversable]]:
    """The folders that hold the files of expansions, each with its name: ours, then those from outside."""
    ours = [folder for folder in (resources.files("bastide") / "expansions").iterdir() if folder.is_dir()]
    named = [(folder.name.replace("_", "-"), folder) for folder in sorted(ours, key=lambda f: f.name)]
    return named + [(expansion.name, folder_of(expansion)) for expansion in registered()[OURS:]]


def set_names() -> list[str]:
    """The names that a setup may use."""
    return [name for expansion in registered() for name in expansion.tile_sets or (expansion.name,)]


def presets() -> Mapping[str, Mapping[str, str]]:
    """Named bundles of options (OPT-21 to OPT-23, OPT-26)."""
    return {preset.name: preset.options for preset in all_presets()}


def all_presets() -> list[Preset]:
    """Every preset that there is; an expansion may state a name and options, and nothing else."""
    return [Preset(*preset) for expansion in registered() for preset in expansion.presets]


def preset_of(name: str) -> Preset:
    """The preset of that name; ``SetupError`` if there is none."""
    known = {preset.name: preset for preset in all_presets()}
    if name not in known:
        raise SetupError(Message("expansions-unknown-preset", preset=repr(name), there=tuple(known)))
    return known[name]


def preset_options(name: str) -> dict[str, str]:
    """The options of a preset; ``SetupError`` if there is none of that name."""
    return dict(preset_of(name).options)


def check_preset(name: str, sets: str, players: int) -> None:
    """Refuse a preset that is meant for other sets, or for another number of players (OPT-26)."""
    preset = preset_of(name)
    if preset.sets and (preset.sets, preset.players) != (sets, players):
        raise SetupError(
            Message(
                "expansions-preset-table",
                preset=Message(f"preset-{name}"),
                sets=Message(f"set-{preset.sets}"),
                players=preset.players,
            ),
            rules=(preset.rule,),
        )


def preset_setup(setup: Setup, name: str | None) -> Setup:
    """The setup with the options of a preset, if there is one; its own options come first."""
    if name is None:
        return setup
    check_preset(name, setup.text, len(setup.players))
    return replace(setup, options={**preset_options(name), **setup.options})


def normal(setup: Setup) -> Setup:
    """The setup with its sets in the order of the registry and options that are defaults left out.

    Its format is the first in which these sets are played as they are meant here.
    """
    order = set_names()
    for name, copies in setup.sets:
        if name not in order:
            raise SetupError(_unknown(name, order))
        if copies < 1:
            raise SetupError(Message("core-one-copy", set=name))
    names = [name for name, _ in setup.sets]
    used = [e for e in EXPANSIONS if any(name in (e.tile_sets or (e.name,)) for name in names)]
    format = min(setup.format, max((e.changed_in for e in used), default=1))
    known = {o.key: o for e in registered() for o in e.options}
    absent = {o.key for e in EXPANSIONS[1:] if e not in used for o in e.options}
    options = {}
    for key, value in sorted(setup.options.items()):
        if key not in known:
            there = tuple(sorted(known))
            raise SetupError(Message("expansions-unknown-option", option=repr(key), there=there))
        known[key].check(value)
        if key in absent and OFF in known[key].values:  # its set is not there: off goes without saying
            if value != OFF:
                options[key] = value
        elif value != known[key].default_in(format):
            options[key] = value
    sets = tuple(sorted(setup.sets, key=lambda entry: order.index(entry[0])))
    return Setup(sets, setup.players, options, setup.first, _own_tiles(setup.tiles), format)


def _unknown(name: str, order: list[str]) -> Message:
    """Why there is no such set: its package cannot be used, or it is not installed, or the name is wrong."""
    for fault in _faults:
        if fault.name == name:
            return Message("expansions-unusable", name=repr(name), why=fault.message)
    return Message("expansions-unknown-set", set=repr(name), there=tuple(order))


def _own_tiles(tiles: str) -> str:
    """The text of a user's own tiles in its one form; they may not take the name of a set.

    Setups come out of records and requests, so nothing else is read here, no file and no TOML.
    """
    if not tiles:
        return ""
    own = tiles_from_text(tiles)
    name, text = own.name, tiles_text(own)
    if name in set_names():
        raise SetupError(Message("expansions-own-name", set=repr(name)))
    return text


def compose(setup: Setup) -> Ruleset:
    """The rules of a setup."""
    return _compose(normal(setup))


@lru_cache(maxsize=64)
def _compose(setup: Setup) -> Ruleset:
    names = [name for name, _ in setup.sets]
    chosen = [EXPANSIONS[0]]
    for expansion in EXPANSIONS[1:]:
        if any(name in (expansion.tile_sets or (expansion.name,)) for name in names):
            chosen.append(expansion)
    alone = tuple(name for e in EXPANSIONS if e.stands_alone for name in e.tile_sets)
    if not any(name in alone for name in names):
        raise SetupError(Message("expansions-not-alone", setup=setup.text, there=alone))
    for key in setup.options:
        owners = [e for e in EXPANSIONS if any(option.key == key for option in e.options)]
        if not any(owner in chosen for owner in owners):
            needed = tuple(name for e in owners for name in e.tile_sets or (e.name,))
            rule = next(option.rule for option in owners[0].options if option.key == key)
            message = Message("expansions-option-needs", option=key, rule=rule, sets=needed, setup=setup.text)
            raise SetupError(message)
    for expansion in chosen:
        for other in expansion.excludes:
            if other in names:
                raise SetupError(Message("expansions-not-together", one=expansion.name, other=other))
    boxes = [(load(name), n) for name, n in setup.sets]
    if setup.tiles:
        boxes.append((tiles_from_text(setup.tiles), 1))
    return Ruleset(setup, [bridged(expansion)() for expansion in chosen], boxes, EXPANSIONS)
