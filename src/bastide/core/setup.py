"""What is on the table before the game: sets, players, options.

>>> Setup.parse("2*base+inns-and-cathedrals").text
'2*base+inns-and-cathedrals'
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bastide.core.errors import SetupError
from bastide.words import Message

# The format of records that is written now. Where a ruling or a default has changed since an older one, games
# of that time go on by the old one: ``Setup.format``, ``Option.formerly``, ``Expansion.changed_in``.
FORMAT = 2
COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "Violet")
PLAYERS_RULES = ("SETUP-4", "OPT-6")  # how many can play
BAD = r'[",{}\[\]|\\]'  # what records need for themselves
UNWRITABLE = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line breaks
_SET = re.compile(r"^(?:(\d{1,3})\s*\*\s*)?([A-Za-z0-9][A-Za-z0-9_-]*)$")


@dataclass(frozen=True)
class Option:
    """A named difference in the rules; the first value is the default.

    ``needs`` are sets without which it changes nothing. What it is about is in the words, as ``option-KEY``
    with a short ``.name``, its values as ``option-KEY-VALUE``. ``formerly`` was the default in records of
    format 1, where that was another.
    """

    key: str
    values: tuple[str, ...]
    rule: str
    needs: tuple[str, ...] = ()
    formerly: str = ""

    @property
    def default(self) -> str:
        return self.values[0]

    def default_in(self, format: int) -> str:
        """The default in games that are written in this format of records."""
        return self.formerly if self.formerly and format == 1 else self.default

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(f"option-{self.key.replace('_', '-')}")

    def check(self, value: str) -> None:
        """Refuse a value that it cannot have."""
        if value not in self.values:
            raise SetupError(
                Message(
                    "core-option-value", option=self.key, value=repr(value), rule=self.rule, there=self.values
                )
            )


class Preset(NamedTuple):
    """A named bundle of options, and for which table it is meant.

    ``sets`` and ``players`` (both or neither) are those it is for. ``minutes`` is the time everybody has
    where there are clocks; whose time is up has lost. ``rule`` says all that.
    """

    name: str
    options: Mapping[str, str]
    sets: str = ""
    players: int = 0
    minutes: int = 0
    rule: str = ""


@dataclass(frozen=True)
class Setup:
    """Sets with their number of copies, players in turn order, options that differ from the default.

    ``first`` is the seat that the option ``start_player`` speaks of: the one who starts, or the
    youngest player, who starts or names the starter. ``tiles`` is the text of a user's own tiles
    (``expansions.custom``), empty without. ``format`` is that of the record or position it was read from:
    a game that was begun by older rules is played on by them.
    """

    sets: tuple[tuple[str, int], ...]
    players: tuple[str, ...] = COLOURS[:2]
    options: Mapping[str, str] = field(default_factory=dict)
    first: int = 0
    tiles: str = ""
    format: int = FORMAT

    def __hash__(self) -> int:
        options = tuple(sorted(self.options.items()))
        return hash((self.sets, self.players, options, self.first, self.tiles, self.format))

    @staticmethod
    def parse(
        text: str,
        players: int | Iterable[str] = 2,
        options: Mapping[str, str] | None = None,
        first: int = 0,
        tiles: str = "",
        format: int = FORMAT,
    ) -> "Setup":
        """Read ``base+2*river-1``; players are names or a number."""
        counts: dict[str, int] = {}
        for part in text.split("+"):
            match = _SET.match(part.strip())
            if not match:
                raise SetupError(Message("core-not-a-set", set=repr(part.strip())))
            name = match[2].replace("_", "-").lower()
            copies = int(match[1] or 1)
            if copies < 1:
                raise SetupError(Message("core-one-copy", set=repr(part.strip())))
            counts[name] = counts.get(name, 0) + copies
        if isinstance(players, int):
            if not 1 <= players <= len(COLOURS):
                raise SetupError(
                    Message("core-players", players=players, max=len(COLOURS)), rules=PLAYERS_RULES
                )
            names = COLOURS[:players]
        elif isinstance(players, str):  # it would be read letter by letter
            raise SetupError(Message("core-players-one-text", players=repr(players)))
        else:
            names = tuple(str(p).strip() for p in players)
        return Setup(tuple(counts.items()), names, dict(options or {}), first, tiles, format)

    @property
    def text(self) -> str:
        """The sets in one word."""
        return "+".join(name if n == 1 else f"{n}*{name}" for name, n in self.sets)

    def check_players(self) -> None:
        """Names must be usable in records: short, distinct, on one line."""
        if not self.players:
            raise SetupError(Message("core-no-players", max=len(COLOURS)), rules=PLAYERS_RULES)
        if len(self.players) > len(COLOURS):
            raise SetupError(
                Message("core-too-many-players", players=len(self.players), max=len(COLOURS)),
                rules=PLAYERS_RULES,
            )
        for name in self.players:
            if (
                not 1 <= len(name) <= 40
                or name != name.strip()
                or re.search(BAD, name)
                or any(unicodedata.category(c) in UNWRITABLE for c in name)
            ):
                raise SetupError(Message("core-player-name", name=repr(name)))
        if len(set(self.players)) < len(self.players):
            raise SetupError(Message("core-every-name-once", names=self.players))
        if not 0 <= self.first < len(self.players):
            raise SetupError(
                Message("core-first-seat", seat=self.first, last=len(self.players) - 1), rules=("OPT-3",)
            )
