"""The whole game: how it begins, and the steps of a turn in their order."""

from __future__ import annotations

from tests.second_opinion import (
    barns,
    carcassonne,
    crops,
    cult,
    ferries,
    gold,
    messages,
    neutral,
    scoring,
    wagons,
)
from tests.second_opinion.designs import ABBEY, EDGES, Design, document
from tests.second_opinion.fairy import with_fairy
from tests.second_opinion.figures import figure_step
from tests.second_opinion.final import end
from tests.second_opinion.game import Game, Part, Steps, ask
from tests.second_opinion.placing import abbey_places, spring_places
from tests.second_opinion.stacks import VOLCANO_LAKE, Stacks
from tests.second_opinion.table import Cell, at, cell_of
from tests.second_opinion.track import award, place_robbers, robbers_return


def play(game: Game) -> Steps:
    """From the first tile to the last point."""
    stacks = Stacks(game)
    begin(game, stacks)
    if game.options["start_player"] == "youngest-decides":  # OPT-3
        choice = yield from ask(game.active, [f"start:{name}" for name in game.names])
        game.active = game.names.index(choice.removeprefix("start:"))
    if game.plays("count-of-carcassonne") and stacks.river:
        yield from place_spring(game, stacks)
    while True:
        yield from turn(game, stacks)
        if not stacks.current():  # END-1
            break
        game.active = (game.active + 1) % len(game.names)
        game.turn += 1
    yield from end(game, stacks, part)
    game.over = True


def place_spring(game: Game, stacks: Stacks) -> Steps:
    """RIVER2-13: the starting player, before the first turn."""
    places = [f"@{at(cell)}>{EDGES[turned]}" for cell, turned in spring_places(game, stacks.spring)]
    where, _, top = (yield from ask(game.active, places)).removeprefix("@").partition(">")
    game.table.lay(cell_of(where), stacks.spring, EDGES.index(top))


def begin(game: Game, stacks: Stacks) -> None:
    """What lies before the first turn (SETUP-2, COUNT-1, RIVER1-2, RIVER2-3)."""
    if game.plays("count-of-carcassonne"):
        for tile in document("count-of-carcassonne")["tile"]:
            column, row = tile["grid"]
            game.table.lay((column, -row), Design("count-of-carcassonne", str(tile["id"])), 0)
    elif stacks.river:
        game.table.lay((0, 0), stacks.spring, 0)
    elif stacks.start_tile:
        game.table.lay((0, 0), stacks.start_tile, 0)
    game.completed = {f.nodes for f in game.table.features() if game.table.is_complete(f)}


def turn(game: Game, stacks: Stacks) -> Steps:
    """STEP-4, then one part or more (STEP-1 to STEP-3)."""
    if any(p.owner == game.active for p in with_fairy(game)):  # FAIRY-6
        yield from award(game, [(game.active, 1)])
    yield from messages.resolve(game, stacks)  # MSG-12
    game.builder_part = ""
    yield from part(game, stacks)
    game.builder_part = ""


def part(game: Game, stacks: Stacks) -> Steps:
    """STEP-5 to STEP-28."""
    game.part = Part()
    yield from place_something(game, stacks)
    laid = game.part.laid
    if laid is None:  # TILE-8
        return
    design = game.table.design(laid)
    yield from pieces_on_the_tile(game, stacks, laid, design)
    yield from figure_step(game)
    yield from messages.resolve(game, stacks)  # MSG-12: an abbot was taken back
    if game.plays("ferries"):
        yield from ferries.ferry_steps(game)
    if neutral.pawns_meet(game):  # STEP-13
        yield from neutral.move_pawn(game)
    travels = design.has("dragon") and game.dragon is not None
    if travels and game.options["dragon_timing"] == "before-scoring":
        yield from neutral.journey(game)

    before = {player: game.score(player) for player in game.seats}
    yield from step_three(game)
    gained = {player: game.score(player) - before[player] for player in game.seats}

    yield from gold.share(game)
    yield from messages.resolve(game, stacks)
    robbers_return(game)
    if game.plays("count-of-carcassonne") and carcassonne.may_enter(game, gained):
        yield from carcassonne.enter(game)
    yield from wagons.move_wagons(game)
    if travels and game.options["dragon_timing"] == "after-scoring":
        yield from neutral.journey(game)
    if design.has("crop_circle"):
        yield from crops.crop_circle(game, str(design.raw["crop_circle"]))
    yield from further_parts(game, stacks, design)


def place_something(game: Game, stacks: Stacks) -> Steps:
    """STEP-5, STEP-6: the abbey instead of a draw (ABBEY-1), or a tile that is drawn."""
    holes = abbey_places(game) if game.abbeys[game.active] else []
    if holes:
        choice = yield from ask(game.active, [*(f"abbey@{at(cell)}" for cell in holes), "-"])
        if choice != "-":
            game.abbeys[game.active] -= 1
            game.part.laid = cell_of(choice.removeprefix("abbey@"))
            game.table.lay(game.part.laid, ABBEY, 0)
            return
    drawn = yield from stacks.draw()
    if drawn:
        design, places = drawn
        choice = yield from ask(game.active, places)
        where, _, top = choice.removeprefix("@").partition(">")
        game.part.laid = cell_of(where)
        game.table.lay(game.part.laid, design, EDGES.index(top))


def pieces_on_the_tile(game: Game, stacks: Stacks, laid: Cell, design: Design) -> Steps:
    """STEP-6 to STEP-10: builder, volcano, gold, magic, robbers."""
    touched = [game.table.feature_at[node] for node in game.table.nodes_on(laid)]
    builders = [p for p in game.pieces if p.kind == "builder" and p.owner == game.active]
    if not game.builder_part and any(game.feature_of(p) in touched for p in builders):  # BUILDER-6, BUILDER-8
        game.builder_part = "earned"
    if design.has("volcano") and game.plays("princess-and-dragon"):
        neutral.wake_dragon(game, stacks, laid)
    if design.has("gold"):
        yield from gold.find(game, laid)
    if design.has("magic") or neutral.pawns_meet(game):
        yield from neutral.move_pawn(game)
    if design.has("bag"):
        yield from place_robbers(game)


def step_three(game: Game) -> Steps:
    """STEP-15 to STEP-20."""
    game.part.done = scoring.find_completed(game)
    losers = cult.challenged(game)
    yield from scoring.score_completed(game)
    cult.end_challenges(game, losers)
    yield from barns.score_barns(game)
    scoring.return_figures(game)
    barns.return_farmers(game)
    for feature in game.part.done:
        take_honours(game, feature.kind, len(feature.cells))
        if feature.kind == "city" and game.plays("traders-and-builders"):  # GOODS-1
            for node in feature.nodes:
                if good := game.table.segment(node).sign("goods"):
                    game.goods[game.active, good] += 1


def take_honours(game: Game, kind: str, size: int) -> None:
    """The king for the largest city, the robber baron for the longest road (KING-1 to KING-6, BARON-1)."""
    if not game.plays("king-and-robber-baron"):
        return
    if kind == "city" and size > game.king_size:
        game.king, game.king_size = game.active, size
    if kind == "road" and size > game.baron_length:
        game.baron, game.baron_length = game.active, size


def further_parts(game: Game, stacks: Stacks, design: Design) -> Steps:
    """STEP-2: the volcano lake of the river, message 7, the builder; each after the part before."""
    if design == VOLCANO_LAKE:
        yield from part(game, stacks)
    if game.message_parts:
        game.message_parts -= 1
        yield from part(game, stacks)
    if game.builder_part == "earned":
        game.builder_part = "spent"
        choice = "extra"
        if game.options.get("builder_turn") == "may" and stacks.current():  # BUILDER-10, OPT-25
            choice = yield from ask(game.active, ["extra", "-"])
        if choice == "extra":
            yield from part(game, stacks)
