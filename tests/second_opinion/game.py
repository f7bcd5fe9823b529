"""A game in progress: the table, everybody's pieces and points, and the neutral figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field

from tests.second_opinion.designs import Design, document
from tests.second_opinion.table import Cell, Feature, Node, Table

CHANCE = -1
LETTERS = {
    "follower": "M",
    "large": "L",
    "mayor": "Y",
    "wagon": "W",
    "abbot": "A",
    "builder": "B",
    "pig": "P",
    "barn": "N",
}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
FOLLOWERS = ("follower", "large", "mayor", "wagon", "abbot")  # FIG-1; the others are special figures (FIG-2)
# Where followers may stand (the table of FIG-1 to FIG-3).
STANDS = {
    "follower": ("road", "city", "cloister", "shrine", "field"),
    "large": ("road", "city", "cloister", "shrine", "field"),
    "mayor": ("city",),
    "wagon": ("road", "city", "cloister", "shrine"),
    "abbot": ("cloister", "shrine", "garden"),
}


@dataclass(frozen=True)
class Ask:
    """Somebody must choose, a seat or chance, between actions as text; chance by their weights."""

    player: int
    choices: Mapping[str, int]


Steps = Generator[Ask, str, None]
Asking = Generator[Ask, str, str]


def ask(player: int, choices: Iterable[str]) -> Asking:
    """Let a player choose."""
    return (yield Ask(player, dict.fromkeys(choices, 1)))


@dataclass(eq=False)
class Piece:
    """A piece on the table."""

    owner: int
    kind: str
    node: Node
    marched: bool = False  # it came from a quarter of Carcassonne onto the feature being scored

    @property
    def cell(self) -> Cell:
        return self.node[0], self.node[1]

    @property
    def is_follower(self) -> bool:
        return self.kind in FOLLOWERS


@dataclass(frozen=True, order=True)
class Scored:
    """What one feature gave, for comparing: kind, tiles, strengths and points by player."""

    kind: str
    tiles: int
    strengths: tuple[tuple[int, int], ...]
    points: tuple[tuple[int, int], ...]


@dataclass
class Part:
    """One round of tile, figure and scoring (STEP-1)."""

    laid: Cell | None = None
    ferried: set[Cell] = field(default_factory=set)  # lakes whose ferry was set or moved
    done: list[Feature] = field(default_factory=list)  # completed in this part


class Game:
    """Everything that there is."""

    def __init__(
        self, sets: Mapping[str, int], options: Mapping[str, str], players: tuple[str, ...], first: int
    ) -> None:
        self.sets, self.options, self.names = sets, options, players
        self.active = first
        self.turn = 0
        self.over = False
        self.table = Table(gardens=options.get("abbot") == "on")
        self.part = Part()
        self.completed: set[frozenset[Node]] = set()  # features that were completed before

        self.pieces: list[Piece] = []
        self.supply: Counter[tuple[int, str]] = Counter()
        for player in self.seats:
            for kind, n in self.equipment().items():
                self.supply[player, kind] = n
        self.abbeys = {p: int(self.plays("abbey-and-mayor")) for p in self.seats}
        self.quarters: list[tuple[int, str, str]] = []  # owner, kind, quarter
        self.waiting: dict[int, Node] = {}  # wagons between their scored feature and STEP-25
        self.barn_corners: dict[int, str] = {}

        self.marker = dict.fromkeys(self.seats, 0)
        self.messenger = dict.fromkeys(self.seats, 0)
        self.robber: dict[int, int] = {}  # the space of each robber on the track
        self.spent: set[int] = set()  # robbers that have robbed and wait to go home
        self.message_due = False
        self.messages_seen: list[str] = []
        self.message_parts = 0
        self.final = False
        self.scored: list[Scored] = []

        self.builder_part = ""  # "", "earned" or "spent" in this turn
        self.goods: Counter[tuple[int, str]] = Counter()
        self.king = self.baron = -1
        self.king_size = self.baron_length = 0
        self.ingots: Counter[Cell] = Counter()
        self.gold: Counter[int] = Counter()
        self.claims: dict[Cell, set[int]] = {}

        self.dragon: Cell | None = None
        self.fairy: Cell | None = None
        self.fairy_with: tuple[int, str, Node] | None = None  # OPT-12: owner, kind and place of her follower
        self.pawns: dict[str, Node] = {}  # mage and witch
        self.count = "castle"
        self.entered: tuple[int, int] | None = (
            None  # OPT-17: the turn and the player who last put somebody there
        )

    @property
    def seats(self) -> range:
        return range(len(self.names))

    def plays(self, set_name: str) -> bool:
        """Is the set in play?"""
        return set_name in self.sets

    def equipment(self) -> dict[str, int]:
        """What each player has at the start."""
        result = {"follower": int(self.options["followers"])}
        if self.plays("inns-and-cathedrals"):
            result["large"] = 1  # BIG-1
        if self.plays("traders-and-builders"):
            result |= {"builder": 1, "pig": 1}
        if self.plays("abbey-and-mayor"):
            result |= {"mayor": 1, "wagon": 1, "barn": 1}
        if self.options.get("abbot") == "on":
            result["abbot"] = 1  # ABBOT-1
        return result

    def names_of_designs(self) -> dict[Design, str]:
        """How records call the designs: by id, by set and id where an earlier set has the id too."""
        result: dict[Design, str] = {}
        for set_name in self.sets:
            for key in ("tile", "held"):
                for tile in document(set_name).get(key, ()):
                    design = Design(set_name, str(tile["id"]))
                    result[design] = (
                        design.id if design.id not in result.values() else f"{design.set}/{design.id}"
                    )
        return result

    def from_active(self) -> list[int]:
        """All players in turn order, the active one first."""
        return [(self.active + i) % len(self.names) for i in self.seats]

    def from_left(self) -> list[int]:
        """All players in turn order, from the active one's left; the active one last."""
        return [(self.active + 1 + i) % len(self.names) for i in self.seats]

    # Pieces -----------------------------------------------------------------------------------

    def feature_of(self, piece: Piece) -> Feature:
        return self.table.feature_at[piece.node]

    def on(self, feature: Feature) -> list[Piece]:
        """The pieces on a feature."""
        return [p for p in self.pieces if p.node in feature.nodes]

    def followers_on(self, feature: Feature) -> list[Piece]:
        return [p for p in self.on(feature) if p.is_follower]

    def is_occupied(self, feature: Feature) -> bool:
        return bool(self.followers_on(feature))

    def has_follower(self, player: int, feature: Feature) -> bool:
        return any(p.owner == player for p in self.followers_on(feature))

    def may_stand(self, kind: str, terrain: str) -> bool:
        """May a kind of follower stand on a kind of feature at all? (FIG-1, OPT-4)"""
        return terrain in STANDS[kind] and (terrain != "field" or self.options["farmers"] == "on")

    def in_hand(self, player: int) -> list[str]:
        """The kinds of follower in a player's supply."""
        return [kind for kind in FOLLOWERS if self.supply[player, kind]]

    def is_barred(self, node: Node) -> bool:
        """May nobody come to stand there by any means: the dragon's tile, a farm with a barn?

        DRAGON-11, BARN-7
        """
        if self.dragon == (node[0], node[1]):
            return True
        return self.table.segment(node).kind == "field" and self.has_barn(self.table.feature_at[node])

    def has_barn(self, farm: Feature) -> bool:
        return any(p.kind == "barn" for p in self.on(farm))

    def stand(self, player: int, kind: str, node: Node) -> Piece:
        """A piece from the supply comes onto the table."""
        assert self.supply[player, kind] > 0
        self.supply[player, kind] -= 1
        piece = Piece(player, kind, node)
        self.pieces.append(piece)
        return piece

    def lift(self, piece: Piece) -> None:
        """A piece leaves the table. Builder or pig that is left alone goes home at once.

        BUILDER-13, PIG-6
        """
        self.pieces.remove(piece)
        like_it = (piece.owner, piece.kind, piece.node)
        if self.fairy_with == like_it and like_it not in [(p.owner, p.kind, p.node) for p in self.pieces]:
            self.fairy_with = None  # FAIRY-14
        self.dismiss_lonely()

    def send_home(self, piece: Piece) -> None:
        """A piece goes back to its owner's supply."""
        self.supply[piece.owner, piece.kind] += 1
        self.lift(piece)

    def dismiss_lonely(self) -> None:
        """Builders and pigs without a follower of their owner on their feature go home."""
        for piece in [p for p in self.pieces if p.kind in ("builder", "pig")]:
            if not self.has_follower(piece.owner, self.feature_of(piece)):
                self.pieces.remove(piece)
                self.supply[piece.owner, piece.kind] += 1

    def write_piece(self, piece: Piece) -> str:
        """``M@x,y.spot``"""
        return f"{LETTERS[piece.kind]}@{self.table.write(piece.node)}"

    # Points -----------------------------------------------------------------------------------

    def score(self, player: int) -> int:
        """MSG-4: the sum of both pawns."""
        return self.marker[player] + self.messenger[player]

    def note_scored(self, kind: str, tiles: int, counted: Counter[int], given: dict[int, int]) -> None:
        """Keep what was scored, for comparing."""
        self.scored.append(
            Scored(kind, tiles, tuple(sorted((+counted).items())), tuple(sorted(given.items())))
        )
