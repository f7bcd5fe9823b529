"""What becomes of cities and farms that a second player gets into, by how many tiles were to come then.

The greedy player plays against itself. A feature is joined as soon as followers of both are in it; the joiner
is whoever laid the tile that did it. At its scoring they share it, have it alone, or have lost it again.

    python scripts/joining.py --games 500
"""

import argparse
from collections import defaultdict

import bastide
from bastide import CHANCE, Dealer
from bastide.players import GreedyPlayer

KINDS = ("city", "field")
LATE = (18, 36, 54, 72)  # tiles to come, up to
Place = tuple[int, int, str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = bastide.start("base", players=2)
    ends: dict[tuple[str, int], list[str]] = defaultdict(list)
    points: dict[str, list[int]] = defaultdict(list)
    for game in range(asked.games):
        state, dealer = start.copy(), Dealer(asked.seed * 100_000 + game)
        seats = [GreedyPlayer(game + seat) for seat in range(2)]
        joined: dict[Place, tuple[int, int]] = {}  # by followers: who joined them, and tiles to come then
        while not state.is_terminal():
            seat = state.current_player()
            state.apply(dealer.choose(state) if seat == CHANCE else seats[seat].choose(state))
            for sheet in (event.sheet for event in state.events() if event.sheet is not None):
                if sheet.kind in KINDS and len(sheet.strengths) > 1:
                    spots = state.feature(*sheet.at, sheet.spot).spots
                    now = (seat, sum(state.peek("unseen")))  # joined and finished by one tile
                    joiner, to_come = next((joined[at] for at in spots if at in joined), now)
                    alone = "alone" if sheet.winners == (joiner,) else "lost"
                    ends[sheet.kind, next(n for n in LATE if to_come <= n)].append(
                        "shared" if len(sheet.winners) > 1 else alone
                    )
                    points[sheet.kind].append(max(sheet.points.values()))
            for feature in state.features():
                places = [(piece.x, piece.y, piece.spot) for piece in feature.followers]
                if len({piece.owner for piece in feature.followers}) > 1:
                    story = next((joined[at] for at in places if at in joined), None)
                    story = story or (seat, sum(state.peek("unseen")))
                    joined.update(dict.fromkeys(places, story))
                else:  # whoever comes home and goes out again is not joined any more
                    for at in places:
                        joined.pop(at, None)
    for (kind, late), found in sorted(ends.items()):
        shares = "  ".join(
            f"{end} {100 * found.count(end) / len(found):.0f} %" for end in ("shared", "alone", "lost")
        )
        print(f"{kind}, joined with up to {late} tiles to come: {len(found)} of them, {shares}")
    for kind, worth in points.items():
        print(f"{kind}: {sum(worth) / len(worth):.1f} points on average where both are in it")


if __name__ == "__main__":
    main()
