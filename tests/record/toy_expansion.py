"""An expansion that uses everything a position must be able to hold, and games with it that are checked.

Run with ``BASTIDE_PURE=1``: the engine calls its steps only when it runs as Python.
"""

from __future__ import annotations

import bastide
import bastide.expansions as registry
from bastide.core.action_kinds import ActionKind, Part
from bastide.core.constants import CHANCE, FEATURE, NOBODY, ROAD, TURN
from bastide.core.declarations import Place, Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.moves import Moves
from bastide.core.pieces import PieceKind
from bastide.core.ruleset import Ruleset
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.core.tiles import TileSet
from bastide.expansions.loader import load
from bastide.record.codec import format_json, parse_json
from bastide.record.dealer import Generator
from bastide.record.match import Match
from bastide.record.notation import format_record, parse_record
from bastide.record.position import format_position, parse_position


class Toy(Expansion):
    """Before a feature is scored everybody else votes, then a die falls."""

    name = "toy"
    tile_sets = ("toy",)
    hooks = ("set_aside", "links")
    piles_aside = (1000,)
    pieces = (PieceKind("marker", letter="Q", per_player=2, follower=False),)
    variables = (
        Variable("toy-place", holds="segment", initial=-1),
        Variable("toy-at", holds="at", initial=-1, size=2),
        Variable("toy-first", holds="tile", initial=-1),
        Variable("toy-design", holds="design", initial=-1),
        Variable("toy-count", per="player"),
        Variable("toy-heap", per="tile", size=2),
        Variable("toy-piece", holds="piece", initial=-1),
        Variable("toy-link", per="tile"),
    )
    places = tuple(Place(f"toy-{pips}") for pips in range(1, 4))
    actions = (
        ActionKind("vote", (Part("choice", "choice", ("yes", "no")), Part("player", "player"))),
        ActionKind("roll", (Part("pips", "number"),)),
        ActionKind("nod", (Part("player", "player"),)),
    )

    def steps(self) -> tuple[Step, ...]:
        return (Vote(), Ask(), Roll(), Nod())

    def bind(self, rules: Ruleset) -> None:
        self.aside = rules.pile_number(1000)
        self.link = rules.variable("toy-link")

    def links(self, s: State, segment: int) -> None:
        """Where a link lies, two roads of the tile are one."""
        for tile in range(s.n_tiles):
            if s.own[self.link + tile]:
                join_roads(s, tile)

    def set_aside(self, s: State, design: int) -> bool:
        """Every copy of V but the last ones goes aside."""
        i = self.aside * s.rules.n_designs + design
        if s.rules.names[design] == "V" and s.unseen[i] < 3:
            s.unseen[i] += 1
            return True
        return False


def join_roads(s: State, tile: int) -> None:
    first = s.tile_first[tile]
    roads = [
        first + k for k in range(s.rules.n_segments[s.tile_lie[tile] >> 2]) if s.kind_of(first + k) == ROAD
    ]
    if len(roads) > 1:
        s.join(roads[0], roads[1], 0)


class Vote(Step):
    name, slot, order, rule = "toy-vote", FEATURE, 1500, "STEP-16"

    def bind(self, rules: Ruleset) -> None:
        self.ask = rules.step("toy-ask")

    def run(self, s: State) -> int:
        for p in range(1, s.rules.n_players):
            s.push(self.ask, s.arg0, (s.active + p) % s.rules.n_players, 0)
        return NOBODY


class Ask(Step):
    name, rule, args = "toy-ask", "STEP-16", ("feature", "player")

    def bind(self, rules: Ruleset) -> None:
        self.roll = rules.step("toy-roll")
        self.vote = rules.action("vote")

    def run(self, s: State) -> int:
        return s.arg1

    def offer(self, s: State, out: Moves) -> None:
        for choice in range(2):
            for p in range(s.rules.n_players):
                out.offer(self.vote, 0, choice, p, 0)

    def act(self, s: State) -> None:
        if s.move_a == 0:
            s.push(self.roll, s.arg0, s.arg1, 0)


class Roll(Step):
    name, rule, args = "toy-roll", "STEP-16", ("feature", "player")

    def bind(self, rules: Ruleset) -> None:
        self.roll = rules.action("roll")
        self.slot_at = {name: rules.variable(name) for name in (variable.name for variable in Toy.variables)}
        self.marker = rules.piece_kind("marker")

    def run(self, s: State) -> int:
        return CHANCE

    def offer(self, s: State, out: Moves) -> None:
        for pips in range(1, 7):
            out.offer(self.roll, 0, pips, 0, 0)

    def act(self, s: State) -> None:
        at, tile = self.slot_at, s.tile_of[s.arg0]
        s.own[at["toy-place"]] = s.arg0
        s.own[at["toy-at"] + 1] = s.tile_at[tile]
        s.own[at["toy-first"]] = tile
        s.own[at["toy-design"]] = s.tile_lie[tile] >> 2
        s.own[at["toy-count"] + s.arg1] += s.move_a
        s.own[at["toy-heap"] + 2 * tile + 1] += s.move_a
        piece = s.free_piece(s.arg1, self.marker)
        s.own[at["toy-piece"]] = piece
        if piece >= 0 and s.move_a > 3:
            s.stand(piece, s.arg0)
        elif piece >= 0:
            s.supply[s.rules.owner[piece] * s.rules.n_kinds + self.marker] -= 1
            s.where[piece] = s.rules.place(f"toy-{s.move_a}")
        else:
            for i in range(s.rules.n_pieces):
                if s.rules.owner[i] == s.arg1 and s.rules.kind_of_piece[i] == self.marker:
                    s.take(i)
                    break


class Nod(Step):
    """After every turn, everybody in one."""

    name, slot, order, rule = "toy-nod", TURN, 2700, "STEP-27"

    def bind(self, rules: Ruleset) -> None:
        self.nod = rules.action("nod")
        self.link = rules.variable("toy-link")

    def run(self, s: State) -> int:
        return s.arg2 if s.turn % 5 == 0 else NOBODY

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.nod, 0, s.arg2, 0, 0)

    def act(self, s: State) -> None:
        if s.last_laid >= 0 and s.arg2 == 0:
            s.own[self.link + s.last_laid] = 1
            join_roads(s, s.last_laid)
            for segment in range(s.n_segments):
                if s.feature_of[segment] == segment and s.kind_of(segment) == ROAD:
                    s.relink(segment)
        if s.arg2 + 1 < s.rules.n_players:
            s.push(self.number, 0, 0, s.arg2 + 1)


def sizes(s: State) -> list[tuple[int, ...]]:
    """What the features have grown into, whatever their numbers are."""
    features = [f for f in range(s.n_segments) if s.feature_of[f] == f]
    return sorted((s.kind_of(f), s.size[f], s.opens[f], s.occupied[f]) for f in features)


def check(seed: int) -> int:
    players = ("Ada", "Bob the Wise", "Cy")[: 1 + seed % 3]
    match = Match(Setup.parse("base+toy", players), seed=seed)
    generator = Generator(seed)
    n = 0
    again = match.state.copy()
    while not match.state.is_terminal():
        if match.state.current_player() != CHANCE:
            actions = match.state.legal_actions()
            match.apply(actions[generator.draw(len(actions))])
            played = 1
        else:
            played = len(match.settle())
        for action in match.actions[-played:]:
            again.apply(action)
        assert again.scores() == match.state.scores()
        assert sizes(again) == sizes(match.state)
        text = format_position(match.state)
        again = parse_position(text)
        assert again.key() == match.state.key(), text
        assert again.peek("where") == match.state.peek("where"), text
        assert again.legal_actions() == match.state.legal_actions(), text
        assert format_position(again) == text
        n += 1
    record = match.record()
    text = format_record(record)
    assert parse_record(text) == record
    assert parse_json(format_json(record)) == record
    if len(players) > 1:
        assert ":vote:" in text
    assert "toy-roll" not in text
    return n


if __name__ == "__main__":
    assert not bastide.is_compiled()
    registry.EXPANSIONS = (*registry.EXPANSIONS, Toy)
    vars(registry)["load"] = lambda name: TileSet("toy", "Toy", ()) if name == "toy" else load(name)
    print("checked", sum(check(seed) for seed in range(3)))
