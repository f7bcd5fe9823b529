"""STEP-11: at most one of all the things that may be done with a figure, and what follows from it."""

from __future__ import annotations

from collections import Counter

from tests.second_opinion import barns
from tests.second_opinion.designs import flight
from tests.second_opinion.game import CHANCE, KINDS, LETTERS, Ask, Game, Piece, Steps, ask
from tests.second_opinion.stacks import VOLCANO_LAKE
from tests.second_opinion.table import AHEAD, Cell, Node, at, cell_of
from tests.second_opinion.track import award


def figure_step(game: Game) -> Steps:
    """Ask for the figure of this part, if there is anything to choose."""
    laid = game.part.laid
    assert laid is not None
    removable = princess_knights(game, laid)
    if removable and game.options["princess"] == "must":  # PRINCESS-1, PRINCESS-2
        choices = [write_princess(game, knight) for knight in removable]
    else:
        choices = [
            *(write_princess(game, knight) for knight in removable),
            *deployments(game, laid),
            *portal_deployments(game, laid),
            *special_figures(game, laid),
            *fairy_moves(game),
            *abbots_to_take_back(game),
            *flights(game, laid),
        ]
        if not choices:
            return
        choices.append("-")
    yield from carry_out(game, laid, (yield from ask(game.active, choices)))


def takes_no_figure(game: Game, laid: Cell) -> bool:
    """A volcano takes none in its turn (VOLCANO-1), the volcano lake of the river not even without a dragon.

    RIVER2-8
    """
    design = game.table.design(laid)
    return design == VOLCANO_LAKE or (game.plays("princess-and-dragon") and design.has("volcano"))


def deployments(game: Game, laid: Cell) -> list[str]:
    """Followers on the tile just laid: the feature may hold none yet (FOLLOW-2 to FOLLOW-5)."""
    if takes_no_figure(game, laid):
        return []
    return [
        f"{LETTERS[kind]}@{game.table.write(node)}"
        for node in game.table.nodes_on(laid)
        if not game.is_occupied(game.table.feature_at[node]) and not game.is_barred(node)
        for kind in game.in_hand(game.active)
        if game.may_stand(kind, game.table.segment(node).kind)
    ]


def portal_deployments(game: Game, laid: Cell) -> list[str]:
    """By a portal to any unoccupied, incomplete feature on any tile (PORTAL-1 to PORTAL-6)."""
    if not game.table.design(laid).has("portal"):
        return []
    free = {
        feature
        for feature in game.table.features()
        if not game.is_occupied(feature) and not game.table.is_complete(feature)
    }
    return [
        f"{LETTERS[kind]}@{game.table.write(node)}"
        for cell in game.table.tiles
        if cell != laid
        for node in game.table.nodes_on(cell)
        if game.table.feature_at[node] in free and not game.is_barred(node)
        for kind in game.in_hand(game.active)
        if game.may_stand(kind, game.table.segment(node).kind)
    ]


def special_figures(game: Game, laid: Cell) -> list[str]:
    """Builder, pig and barn (BUILDER-1 to BUILDER-4, PIG-1, BARN-1; a barn also at a volcano, INT-68)."""
    result = []
    for node in [] if takes_no_figure(game, laid) else game.table.nodes_on(laid):
        feature = game.table.feature_at[node]
        if not game.has_follower(game.active, feature):
            continue
        open_way = feature.kind in ("road", "city") and not game.table.is_complete(feature)
        if game.supply[game.active, "builder"] and open_way:
            result.append(f"B@{game.table.write(node)}")
        if game.supply[game.active, "pig"] and feature.kind == "field":
            result.append(f"P@{game.table.write(node)}")
    if game.supply[game.active, "barn"] and game.options["farmers"] == "on":
        result += [f"barn:{corner}@{at(laid)}" for corner in barns.barn_corners(game)]
    return result


def fairy_moves(game: Game) -> list[str]:
    """To a tile with an own follower, or to that follower (FAIRY-2 to FAIRY-4, OPT-12)."""
    if not game.plays("princess-and-dragon"):
        return []
    own = [p for p in game.pieces if p.is_follower and p.owner == game.active]
    if game.options["fairy"] == "next-to-follower":
        others = [p for p in own if (p.owner, p.kind, p.node) != game.fairy_with]
        return list(dict.fromkeys(f"fairy:{game.write_piece(p)}" for p in others))
    return list(dict.fromkeys(f"fairy:{at(p.cell)}" for p in own if p.cell != game.fairy))


def princess_knights(game: Game, laid: Cell) -> list[Piece]:
    """The knights of a city that a princess was added to (PRINCESS-1, PRINCESS-4)."""
    for node in game.table.nodes_on(laid):
        if game.table.segment(node).sign("princess"):
            return game.followers_on(game.table.feature_at[node])
    return []


def write_princess(game: Game, knight: Piece) -> str:
    return f"princess:{game.write_piece(knight)}={game.names[knight.owner]}"


def abbots_to_take_back(game: Game) -> list[str]:
    """Own abbots on something incomplete (ABBOT-5, ABBOT-6)."""
    own = [p for p in game.pieces if p.kind == "abbot" and p.owner == game.active]
    return [f"back:{game.write_piece(p)}" for p in own if not game.table.is_complete(game.feature_of(p))]


def flights(game: Game, laid: Cell) -> list[str]:
    """Any follower may fly from a flying machine (FLY-1, FLY-11)."""
    if not game.table.design(laid).has("flying_machine"):
        return []
    return [f"fly:{LETTERS[kind]}" for kind in game.in_hand(game.active)]


# What was chosen ------------------------------------------------------------------------------


def carry_out(game: Game, laid: Cell, choice: str) -> Steps:
    """Do what the player has chosen."""
    word, _, rest = choice.partition(":")
    if choice == "-":
        return
    if word == "barn":
        corner = rest.partition("@")[0]
        node = barns.corner_field(game.table, laid, corner)
        assert node is not None
        game.stand(game.active, "barn", node)
        game.barn_corners[game.active] = corner
    elif word == "fairy" and "@" in rest:
        kind, node = read_piece(game, rest)
        game.fairy, game.fairy_with = (node[0], node[1]), (game.active, kind, node)
    elif word == "fairy":
        game.fairy = cell_of(rest)
    elif word == "princess":
        written, owner = rest.split("=")
        kind, node = read_piece(game, written)
        game.send_home(find_piece(game, game.names.index(owner), kind, node))
    elif word == "back":
        kind, node = read_piece(game, rest)
        yield from take_abbot_back(game, find_piece(game, game.active, kind, node))
    elif word == "fly":
        yield from fly(game, laid, KINDS[rest])
    else:
        kind, node = read_piece(game, choice)
        game.stand(game.active, kind, node)


def read_piece(game: Game, text: str) -> tuple[str, Node]:
    """``M@x,y.spot``"""
    letter, _, place = text.partition("@")
    where, spot = place.split(".")
    return KINDS[letter], game.table.node(cell_of(where), spot)


def find_piece(game: Game, owner: int, kind: str, node: Node) -> Piece:
    return next(p for p in game.pieces if (p.owner, p.kind, p.node) == (owner, kind, node))


def take_abbot_back(game: Game, abbot: Piece) -> Steps:
    """Its owner scores what the place would give at the end (ABBOT-5)."""
    given = {game.active: 1 + game.table.neighbours(abbot.cell)}
    game.note_scored(game.feature_of(abbot).kind, 1, Counter({game.active: 1}), given)
    game.send_home(abbot)
    yield from award(game, given.items())


def fly(game: Game, laid: Cell, kind: str) -> Steps:
    """The die, then any incomplete road, city or building on the tile it leads to (FLY-2 to FLY-10)."""
    rolled = yield Ask(CHANCE, {"roll:1": 1, "roll:2": 1, "roll:3": 1})
    distance = int(rolled.removeprefix("roll:"))
    dx, dy = AHEAD[flight(*game.table.tiles[laid])]
    target = (laid[0] + distance * dx, laid[1] + distance * dy)
    if target not in game.table.tiles:
        return
    places = {
        f"{LETTERS[kind]}@{game.table.write(node)}": node
        for node in game.table.nodes_on(target)
        if game.table.segment(node).kind != "field"
        and game.may_stand(kind, game.table.segment(node).kind)
        and not game.table.is_complete(game.table.feature_at[node])
        and not game.is_barred(node)
    }
    if places:
        game.stand(game.active, kind, places[(yield from ask(game.active, places))])
