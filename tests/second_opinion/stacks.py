"""The stacks of tiles: what can be drawn now, and what becomes of tiles that cannot be placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.second_opinion.designs import Design, document
from tests.second_opinion.game import CHANCE, Ask, Game
from tests.second_opinion.placing import open_arms, placements

RIVERS = ("river-1", "river-2021", "river-2")  # of several the last one leads (RIVER1-12)
# In the order in which they are drawn from (RIVER1-3, RIVER2-3 to RIVER2-5, OPT-8).
STACKS = ("fork", "river", "kept back", "lake", "start", "land")
VOLCANO_LAKE = Design("river-2", "lake-volcano")
RIVER_END = Design("river-2", "lake-city")


class Stacks:
    """Face-down tiles by stack; dragon tiles that wait for the dragon are aside (DRAGON-1)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left: dict[str, Counter[Design]] = {name: Counter() for name in (*STACKS, "aside")}
        self.names = game.names_of_designs()
        self.river = next((name for name in reversed(RIVERS) if game.plays(name)), "")
        self.start_tile: Design | None = None  # the one that lies on the table before the first turn
        start = next(
            (
                Design(s, str(t["id"]))
                for s in game.sets
                for t in document(s).get("tile", ())
                if t.get("start")
            ),
            None,
        )
        for set_name, copies in game.sets.items():
            for tile in document(set_name).get("tile", ()):
                design = Design(set_name, str(tile["id"]))
                n = copies * int(tile["count"])
                if design == start:
                    n -= 1
                self.put_in(design, str(tile.get("role", "")), n)
        if start is not None:
            self.put_start(start)

    def put_in(self, design: Design, role: str, n: int) -> None:
        """The ordinary tiles of a set go into one stack, those of a river and of Carcassonne elsewhere."""
        if design.set == "count-of-carcassonne":
            return  # COUNT-1: they lie on the table
        if design.set not in RIVERS:
            self.left["land"][design] += n
        elif role == "lake":
            self.left["lake"][design] += int(design.set == self.river)
        elif role == "fork":
            self.left["fork"][design] += 1
            self.left["river"][design] += n - 1
        elif role != "spring":
            self.left["river"][design] += n

    def put_start(self, start: Design) -> None:
        """What becomes of the ordinary start tile (SETUP-2, OPT-8, RIVER2-1, COUNT-1)."""
        if self.game.plays("count-of-carcassonne") or self.river == "river-2":
            return
        if not self.river:
            self.start_tile = start
        elif self.game.options["river1_start_tile"] == "after-river":
            self.left["start"][start] += 1
        else:
            self.left["river"][start] += 1

    @property
    def spring(self) -> Design:
        tiles = document(self.river)["tile"]
        return Design(self.river, next(str(t["id"]) for t in tiles if t.get("role") == "spring"))

    def current(self) -> str:
        """The stack to draw from, or nothing."""
        return next((name for name in STACKS if self.left[name].total()), "")

    def draw(self) -> Generator[Ask, str, tuple[Design, list[str]] | None]:
        """Draw until a tile can be placed; the tile and its places, nothing when the stacks have run out.

        TILE-6, TILE-8
        """
        while stack := self.current():
            odds = {f"draw:{self.names[d]}": n for d, n in self.left[stack].items() if n}
            design = self.design((yield Ask(CHANCE, odds)).removeprefix("draw:"))
            self.left[stack][design] -= 1
            if design.has("dragon") and self.game.dragon is None:
                self.left["aside"][design] += 1
            elif design == RIVER_END and open_arms(self.game) < 2 and self.left["river"].total():
                self.left["kept back"][design] += 1  # the lake needs the last arm (RIVER2-5)
            elif places := self.places(design):
                return design, places
        return None

    def places(self, design: Design) -> list[str]:
        """Where a drawn tile may lie, as text."""
        if design == RIVER_END and self.left["lake"][VOLCANO_LAKE] and open_arms(self.game) < 2:
            return []
        return placements(self.game, design)

    def design(self, name: str) -> Design:
        return next(design for design, called in self.names.items() if called == name)

    def bring_back_dragons(self) -> None:
        """VOLCANO-4: dragon tiles set aside are shuffled into the land stack."""
        self.left["land"] += self.left["aside"]
        self.left["aside"].clear()
