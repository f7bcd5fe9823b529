"""Plays the engine and the second opinion side by side, and says where they part."""

from __future__ import annotations

from collections.abc import Callable

import bastide
from bastide import Setup, State
from bastide.core.view import own
from bastide.players.greedy import GreedyPlayer
from bastide.players.player import Limit
from bastide.record.dealer import Dealer, Generator
from bastide.record.notation import format_record
from bastide.record.position import format_position
from bastide.record.record import Record
from tests.second_opinion.carcassonne import QUARTERS
from tests.second_opinion.final import GOODS
from tests.second_opinion.game import CHANCE, Ask, Game, Scored
from tests.second_opinion.table import at
from tests.second_opinion.turn import play

FEW_NODES = Limit(nodes=60)
BETWEEN_FEATURES = 12  # tiles: naming every feature of the engine is slow


class Disagreement(AssertionError):
    """The two opinions differ; the message says in what, and holds the record and the position."""


class SecondOpinion:
    """A game of the second opinion that follows the actions of an engine's game."""

    def __init__(self, state: State) -> None:
        rules = state.rules
        setup = rules.setup
        self.game = Game(dict(setup.sets), rules.options, setup.players, setup.first)
        self.steps = play(self.game)
        self.asked: Ask | None = next(self.steps, None)

    def choose(self, action: str) -> None:
        """Somebody has chosen."""
        self.game.scored.clear()
        try:
            self.asked = self.steps.send(action)
        except StopIteration:
            self.asked = None

    def differences(self, state: State) -> list[str]:
        """Everything in which the engine's position is another one."""
        found: list[str] = []

        def compare(what: str, mine: object, engine: object) -> None:
            if mine != engine:
                found.append(f"{what}: second opinion {mine!r}, engine {engine!r}")

        game = self.game
        compare("over", self.asked is None, state.is_terminal())
        if self.asked is not None and not state.is_terminal():
            compare_choices(self.asked, state, compare)
        scored = [
            Scored(e.sheet.kind, e.sheet.tiles, items(e.sheet.strengths), items(e.sheet.points))
            for e in state.events()
            if e.sheet is not None and e.sheet.kind != "field"
        ]
        compare("scored", sorted(s for s in game.scored if s.kind != "field"), sorted(scored))
        compare("points", tuple(game.score(p) for p in game.seats), state.scores())
        if self.asked is None or self.asked.player == CHANCE:  # it takes long to read, so once for every tile
            pieces = [(p.owner, p.kind, *p.cell, game.table.segment(p.node).spot) for p in game.pieces]
            compare(
                "pieces", sorted(pieces), sorted((p.owner, p.kind, p.x, p.y, p.spot) for p in state.pieces())
            )
            kinds = {kind.name: n for n, kind in enumerate(state.rules.piece_kinds)}
            for player in game.seats:
                supply = {kind: game.supply[player, kind] for kind in game.equipment()}
                compare(f"supply of {player}", supply, {k: state.in_supply(player, kinds[k]) for k in supply})
            in_quarters = [entry for entry in state.elsewhere() if entry[2] in QUARTERS]
            compare("quarters", sorted(game.quarters), sorted(in_quarters))
            if self.asked is None or len(game.table.tiles) % BETWEEN_FEATURES == 0:
                compare("features", *only_different(features(game), engine_features(state)))
            held = own(state)
            for slot, mine in held_things(game).items():
                if slot in held:
                    compare(slot, mine, held[slot])
        return found


def features(game: Game) -> set[tuple[object, ...]]:
    """Every feature: its kind, its segments as x, y and spot, and whether it is complete."""
    table = game.table
    return {
        (
            f.kind,
            frozenset((x, y, table.segment((x, y, i)).spot) for x, y, i in f.nodes),
            table.is_complete(f),
        )
        for f in table.features()
    }


def engine_features(state: State) -> set[tuple[object, ...]]:
    """The same of the engine; to the second opinion a river is no feature."""
    return {(f.kind, frozenset(f.spots), f.complete) for f in state.features() if f.kind != "river"}


def only_different(mine: set[tuple[object, ...]], engine: set[tuple[object, ...]]) -> tuple[object, object]:
    """What only one of them has."""
    return mine - engine, engine - mine


def items(counted: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(counted.items()))


def compare_choices(asked: Ask, state: State, compare: Callable[[str, object, object], None]) -> None:
    """Who must choose, between what; for chance also how likely each is."""
    step = state.agenda()[-1][0]
    compare(
        f"who chooses in step {step}",
        asked.player,
        -1 if state.current_player() == bastide.CHANCE else state.current_player(),
    )
    engine = {str(action) for action in state.legal_actions()}
    if set(asked.choices) != engine:
        compare(
            f"choices in step {step}",
            sorted(set(asked.choices) - engine),
            sorted(engine - set(asked.choices)),
        )
    elif asked.player == CHANCE:
        total = sum(asked.choices.values())
        mine = {text: round(weight / total, 9) for text, weight in asked.choices.items()}
        compare("odds", mine, {str(action): round(odds, 9) for action, odds in state.chance_outcomes()})


def held_things(game: Game) -> dict[str, object]:
    """What players and neutral figures hold, in the words of the engine's own state."""
    table = game.table
    return {
        "goods": [game.goods[player, good] for player in game.seats for good in GOODS],
        "gold": [game.gold[player] for player in game.seats],
        "ingots": sorted(([at(cell), n] for cell, n in game.ingots.items() if n), key=str),
        "messenger": [game.messenger[player] for player in game.seats],
        "robber": [game.robber.get(player, -1) for player in game.seats],
        "king": [str(game.king) if game.king >= 0 else -1],
        "king-size": [game.king_size],
        "robber-baron": [str(game.baron) if game.baron >= 0 else -1],
        "robber-baron-length": [game.baron_length],
        "abbeys": [game.abbeys[player] for player in game.seats],
        "count": [list(QUARTERS).index(game.count)],
        "dragon": [at(game.dragon) if game.dragon else -1],
        "fairy": [at(game.fairy) if game.fairy else -1],
        "mage": [table.write(game.pawns["mage"]) if "mage" in game.pawns else -1],
        "witch": [table.write(game.pawns["witch"]) if "witch" in game.pawns else -1],
    }


def compare_game(setup: Setup, seed: int) -> int:
    """Play one random game by both; how many actions it took. A difference raises ``Disagreement``."""
    state = bastide.start(setup)
    opinion = SecondOpinion(state)
    dealer, generator = Dealer(seed), Generator(seed + 1)
    # In every other game somebody who wants points decides much of it: more is completed, shared and robbed.
    greedy = GreedyPlayer(seed) if seed % 2 else None
    actions: list[str] = []
    complain(opinion, state, setup, seed, actions)
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            action = dealer.choose(state)
        elif greedy is not None and generator.draw(4):
            action = greedy.choose(state, FEW_NODES)
        else:
            legal = state.legal_actions()
            action = legal[generator.draw(len(legal))]
        actions.append(str(action))
        state.apply(action)
        opinion.choose(str(action))
        complain(opinion, state, setup, seed, actions)
    return len(actions)


def complain(opinion: SecondOpinion, state: State, setup: Setup, seed: int, actions: list[str]) -> None:
    """Raise ``Disagreement`` with record and position if there is a difference."""
    found = opinion.differences(state)
    if found:
        record = format_record(Record(state.rules.setup, tuple(actions), seed))
        last = actions[-1] if actions else "the beginning"
        raise Disagreement(
            "\n".join(
                [f"after {last}:", *found, "", record, f"Position: {format_position(state)}", f"Seed: {seed}"]
            )
        )
