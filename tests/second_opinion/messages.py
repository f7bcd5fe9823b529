"""The Messengers: a message is revealed, and used or exchanged for 2 points."""

from __future__ import annotations

from tests.second_opinion import farms
from tests.second_opinion.figures import find_piece, read_piece
from tests.second_opinion.game import CHANCE, LETTERS, Ask, Game, Steps, ask
from tests.second_opinion.majorities import leaders, strengths
from tests.second_opinion.scoring import write_feature
from tests.second_opinion.stacks import Stacks
from tests.second_opinion.table import Feature
from tests.second_opinion.track import award
from tests.second_opinion.values import points_for

VALUES = {  # MSG-14, MSG-15
    "shortest-road": ("road",),
    "smallest-city": ("city",),
    "smallest-monastery": ("cloister", "shrine"),
}
MESSAGES = (*VALUES, "pennants", "knights", "farmers", "another-tile", "score-and-return")


def resolve(game: Game, stacks: Stacks) -> Steps:
    """STEP-22: the message that is due; its points may bring a further one (MSG-9, MSG-11)."""
    while game.message_due:
        game.message_due = False
        message = game.messages_seen[0] if len(game.messages_seen) == len(MESSAGES) else ""
        if message:
            game.messages_seen.remove(message)  # it goes under the stack, whose order is known (MSG-10)
        else:
            unseen = [m for m in MESSAGES if m not in game.messages_seen]
            message = (yield Ask(CHANCE, {f"message:{m}": 1 for m in unseen})).removeprefix("message:")
        game.messages_seen.append(message)
        yield from use(game, stacks, message)


def worth(game: Game, feature: Feature) -> int:
    """What the feature would give the active player in final scoring (MSG-16)."""
    if feature.kind == "field" and game.options["farm_scoring"] == "first-edition":
        return farms.worth_by_city(game, game.active, feature)
    return points_for(game, feature, game.active, True)


def use(game: Game, stacks: Stacks, message: str) -> Steps:
    """MSG-10: use it, or score 2 points."""
    me = game.active
    own = [p for p in game.pieces if p.is_follower and p.owner == me]
    ways: dict[str, int] = {}  # each way to use it, and the points
    if message in VALUES:
        there = [game.feature_of(p) for p in own if game.feature_of(p).kind in VALUES[message]]
        low = min((worth(game, f) for f in there), default=0)
        lowest = [f for f in dict.fromkeys(there) if worth(game, f) == low]
        if low:
            ways = {write_feature(game, f).replace("score:", "value:"): low for f in lowest}
    elif message == "score-and-return":
        for piece in own:
            feature = game.feature_of(piece)
            if me in leaders(strengths(game, game.followers_on(feature))):
                spot = game.table.segment(piece.node).spot
                where = f"{piece.cell[0]},{piece.cell[1]}"
                ways[f"recall:{LETTERS[piece.kind]},{spot}@{where}"] = worth(game, feature)
    elif message == "another-tile":
        if stacks.current():
            ways = {"use:message": 0}
    else:
        counted = count_followers(game, message)
        if counted:
            ways = {"use:message": counted}
    if not ways:
        ways = {"use:message": 0}  # worth nothing, but they are asked
    choice = yield from ask(me, [*ways, "use:points"])
    points = 2 if choice == "use:points" else ways[choice]
    if choice.startswith("recall:"):
        letter, _, rest = choice.removeprefix("recall:").partition(",")
        spot, _, where = rest.partition("@")
        game.send_home(find_piece(game, me, *read_piece(game, f"{letter}@{where}.{spot}")))
    elif choice == "use:message" and message == "another-tile" and stacks.current():  # MSG-23
        game.message_parts += 1  # MSG-20
    yield from award(game, [(me, points)])


def count_followers(game: Game, message: str) -> int:
    """Pennants, knights and farmers (MSG-18, MSG-19, OPT-20)."""
    own = [p for p in game.pieces if p.is_follower and p.owner == game.active]
    knights = [p for p in own if game.table.segment(p.node).kind == "city"]
    if message == "knights":
        return 2 * len(knights)
    if message == "pennants":
        return 2 * sum(game.table.count(city, "pennants") for city in {game.feature_of(p) for p in knights})
    farmers = [p for p in own if game.table.segment(p.node).kind == "field"]
    return int(game.options["message_farmer_points"]) * len(farmers)
