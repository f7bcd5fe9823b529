"""What is on the table before the game: sets, players, options.

>>> Setup.parse("2*base+inns-and-cathedrals").text
'2*base+inns-and-cathedrals'
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bastide.core.errors import SetupError

COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "Violet")
BAD = r'[",{}\[\]|\\]'  # what records need for themselves
UNWRITABLE = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line breaks
_SET = re.compile(r"^(?:(\d{1,3})\s*\*\s*)?([A-Za-z0-9][A-Za-z0-9_-]*)$")


@dataclass(frozen=True)
class Option:
    """A named difference in the rules; the first value is the default.

    ``needs`` are sets without which it changes nothing.
    """

    key: str
    values: tuple[str, ...]
    rule: str
    title: str
    needs: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Setup:
    """Sets with their number of copies, players in turn order, options that differ from the default.

    ``first`` is the seat that the option ``start_player`` speaks of: the one who starts, or the
    youngest player, who starts or names the starter. ``tiles`` is the text of a user's own tiles
    (``expansions.custom``), empty without.
    """

    sets: tuple[tuple[str, int], ...]
    players: tuple[str, ...] = COLOURS[:2]
    options: Mapping[str, str] = field(default_factory=dict)
    first: int = 0
    tiles: str = ""

    def __hash__(self) -> int:
        return hash((self.sets, self.players, tuple(sorted(self.options.items())), self.first, self.tiles))

    @staticmethod
    def parse(
        text: str,
        players: int | Iterable[str] = 2,
        options: Mapping[str, str] | None = None,
        first: int = 0,
        tiles: str = "",
    ) -> "Setup":
        """Read ``base+2*river-1``; players are names or a number."""
        counts: dict[str, int] = {}
        for part in text.split("+"):
            match = _SET.match(part.strip())
            if not match:
                raise SetupError(
                    f"{part.strip()!r} is not a set; a setup looks like base+inns-and-cathedrals or 2*base"
                )
            name = match[2].replace("_", "-").lower()
            copies = int(match[1] or 1)
            if copies < 1:
                raise SetupError(f"{part.strip()!r}: at least one copy of a set")
            counts[name] = counts.get(name, 0) + copies
        if isinstance(players, int):
            if not 1 <= players <= len(COLOURS):
                raise SetupError(f"{players} players; 1 to {len(COLOURS)} can play (SETUP-4, OPT-6)")
            names = COLOURS[:players]
        elif isinstance(players, str):  # it would be read letter by letter
            raise SetupError(f'players {players!r}: give a number or several names, as in ("Ada", "Bob")')
        else:
            names = tuple(str(p).strip() for p in players)
        return Setup(tuple(counts.items()), names, dict(options or {}), first, tiles)

    @property
    def text(self) -> str:
        """The sets in one word."""
        return "+".join(name if n == 1 else f"{n}*{name}" for name, n in self.sets)

    def check_players(self) -> None:
        """Names must be usable in records: short, distinct, on one line."""
        if not self.players:
            raise SetupError(f"no players; 1 to {len(COLOURS)} can play (SETUP-4, OPT-6)")
        if len(self.players) > len(COLOURS):
            raise SetupError(f"{len(self.players)} players; at most {len(COLOURS)} can play (SETUP-4, OPT-6)")
        for name in self.players:
            if (
                not 1 <= len(name) <= 40
                or name != name.strip()
                or re.search(BAD, name)
                or any(unicodedata.category(c) in UNWRITABLE for c in name)
            ):
                raise SetupError(
                    f"player name {name!r}: 1 to 40 characters on one line, without quotes, commas, bars, "
                    "backslashes, braces or brackets"
                )
        if len(set(self.players)) < len(self.players):
            raise SetupError(f"players {', '.join(self.players)}: every name once")
        if not 0 <= self.first < len(self.players):
            raise SetupError(f"first seat {self.first}; seats are 0 to {len(self.players) - 1} (OPT-3)")
