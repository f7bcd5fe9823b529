"""The Count of Carcassonne: followers that enter the quarters and leave them for features that are scored."""

from __future__ import annotations

from tests.second_opinion.game import KINDS, LETTERS, Game, Piece, Steps, ask
from tests.second_opinion.table import BUILDINGS, Feature, Node

QUARTERS = {"castle": "city", "market": "field", "blacksmith": "road", "cathedral": "cloister"}  # COUNT-14


def quarter_for(kind: str) -> str:
    """The quarter from which followers come to a kind of feature (COUNT-14, COUNT-21)."""
    wanted = "cloister" if kind in BUILDINGS else kind
    return next(quarter for quarter, terrain in QUARTERS.items() if terrain == wanted)


def may_leave_for(game: Game, feature: Feature, final: bool) -> bool:
    """May followers leave their quarter for this feature at all?"""
    if not game.plays("count-of-carcassonne"):
        return False
    quarter = quarter_for(feature.kind)
    if quarter == game.count:
        return False  # COUNT-17
    if quarter == "market" and not final:
        return False  # COUNT-15
    if final and quarter != "market" and game.options["count_final"] == "market-only":
        return False  # OPT-16
    if not game.is_occupied(feature):
        return not final and game.options["count_to_unoccupied"] == "yes"  # OPT-18
    return True


def candidates(game: Game, player: int, feature: Feature) -> list[str]:
    """The kinds of follower that a player has in the quarter and that may stand on the feature."""
    quarter = quarter_for(feature.kind)
    there = [kind for owner, kind, where in game.quarters if owner == player and where == quarter]
    return [kind for kind in dict.fromkeys(there) if game.may_stand(kind, feature.kind)]


def landings(game: Game, feature: Feature) -> list[Node]:
    """Where they are put: on the first tile of the feature, or on the fairy's tile (INT-60, INT-61)."""
    free = [node for node in feature.nodes if not game.is_barred(node)]
    if not free:
        return []
    hers = [node for node in free if (node[0], node[1]) == game.fairy]
    first = [game.table.first_node(nodes) for nodes in (free, hers) if nodes]
    return list(dict.fromkeys(first))


def somebody_may_leave(game: Game, feature: Feature, final: bool) -> bool:
    """Is there anybody who could leave Carcassonne for this feature?"""
    if not may_leave_for(game, feature, final) or not landings(game, feature):
        return False
    return any(candidates(game, player, feature) for player in game.seats)


def leave_for(game: Game, feature: Feature, final: bool) -> Steps:
    """COUNT-16: from the active player's left, the active player last; each as many as they like."""
    if not may_leave_for(game, feature, final):
        return
    for player in game.from_left():
        while kinds := candidates(game, player, feature):
            places = landings(game, feature)
            if not places:
                break
            choices = {
                f"leave:{LETTERS[kind]}@{game.table.write(node)}": (kind, node)
                for kind in kinds
                for node in places
            }
            choice = yield from ask(player, [*choices, "-"])
            if choice == "-":
                break
            kind, node = choices[choice]
            game.quarters.remove((player, kind, quarter_for(feature.kind)))
            game.pieces.append(Piece(player, kind, node, marched=True))


def may_enter(game: Game, gained: dict[int, int]) -> bool:
    """COUNT-6: the tile gave an opponent something and the active player nothing; OPT-17 once a turn."""
    if gained[game.active] or not any(gained.values()):
        return False
    return game.options["count_per_turn"] == "per-tile" or game.entered != (game.turn, game.active)


def enter(game: Game) -> Steps:
    """STEP-24: one follower into a quarter, and then the count may move (COUNT-10 to COUNT-12)."""
    open_quarters = [
        quarter
        for quarter in QUARTERS
        if quarter != game.count or game.options["count_blocks"] == "from-only"
    ]
    choices = [
        f"enter:{LETTERS[kind]},{quarter}"
        for kind in game.in_hand(game.active)
        for quarter in open_quarters
        if game.may_stand(kind, QUARTERS[quarter])
    ]
    if not choices:
        return
    choice = yield from ask(game.active, [*choices, "-"])
    if choice == "-":
        return
    letter, quarter = choice.removeprefix("enter:").split(",")
    game.supply[game.active, KINDS[letter]] -= 1
    game.quarters.append((game.active, KINDS[letter], quarter))
    game.entered = (game.turn, game.active)
    choice = yield from ask(game.active, [*(f"count:{q}" for q in QUARTERS if q != game.count), "-"])
    if choice != "-":
        game.count = choice.removeprefix("count:")
