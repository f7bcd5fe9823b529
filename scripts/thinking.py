"""What does longer or other thinking bring? Ways of thinking, held against each other on the same positions.

    python scripts/thinking.py search:0.1s search:1s search:3s                longer
    python scripts/thinking.py search:1s search/plies=15:1s search/c=0.35:1s  other, at the same time
    python scripts/thinking.py search:1s search:1s#2                          by other draws
    python scripts/thinking.py search:1s search/fair=0:1s --judge 12000       judged by a search

Positions come from fresh games of ``search:100`` (base game, two players), one of each, before a tile is
laid. Every way of thinking plays the turn; what that leads to is played on to the end by informed play, over
the same tiles for all, or with ``--judge`` searched with so many simulations. A match between players of like
strength spreads by 20 points a game, which hides what a turn is worth; here only turns count that are played
differently. It is no match all the same: the rest of the game is played worse than those who think would play
it, and a search as judge shares their estimate.
``docs/players.md`` has what was found.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import bastide
from bastide import CHANCE, Dealer, State
from bastide.coach.judge import Judge
from bastide.coach.sample import lead, mean_of
from bastide.players import Limit, Player, SearchPlayer, make_player
from bastide.players.tree import Tree

PLAYED = 100  # simulations a decision of the games that positions come from
LAST = 3  # unseen tiles that must be left: fewer are solved
AT_ONCE = 16


def thinker(way: str, seed: int) -> Player:
    """A player that thinks in a way, ``search/plies=15:1s``; with ``#2`` behind it, by other draws."""
    name, _, other = way.partition("#")
    return make_player(name, seed + int(other or 0))


def position(seed: int) -> State:
    """Somewhere in a game: somebody has a tile to lay, and several places for it."""
    dealer = Dealer(seed)
    player = SearchPlayer(seed)
    state = bastide.start("base")
    state.listen(False)
    wanted = seed % (72 - LAST - 1)
    while True:
        who = state.current_player()
        if who != CHANCE and state.turn >= wanted and state.laid < 0 and len(state.legal_codes()) > 1:
            return state
        if who == CHANCE:
            state.apply(dealer.choose(state))
        else:
            state.apply(player.choose(state, Limit(nodes=PLAYED)))


def after(state: State, way: str, seed: int) -> State:
    """What a way of thinking makes of a turn."""
    player = thinker(way, seed)
    state = state.copy()
    seat = state.current_player()
    player.begin(state, seat)
    while state.current_player() == seat:
        action = player.choose(state)
        state.apply(action)
        player.follow(state, action)
    return state


def leads(state: State, seat: int, worlds: int, seed: int) -> list[float]:
    """How far the seat is ahead at the end, in some worlds."""
    judge = Judge(state, seed)
    rows = (judge.scores(state, first, AT_ONCE) for first in range(0, worlds, AT_ONCE))
    return [lead(scores, seat) for row in rows for scores in row]


def searched(state: State, seat: int, simulations: int, seed: int) -> float:
    """How far the seat may expect to be ahead, by a search from there on."""
    if state.is_terminal():
        return lead(state.scores(), seat)
    tree = Tree(state, seed)
    tree.begin(state, None)
    tree.run(simulations)
    return tree.prospect(seat)


def compared(ways: list[str], seed: int, worlds: int, judge: int) -> dict[str, float]:
    """What each way of thinking leads to in one position, less what the first does."""
    state = position(seed)
    seat = state.current_player()
    ends = {way: after(state, way, seed) for way in ways}
    distinct = {end.key(): end for end in ends.values()}
    if len(distinct) == 1:
        return dict.fromkeys(ways, 0.0)
    means = {
        key: searched(end, seat, judge, ~seed) if judge else mean_of(leads(end, seat, worlds, ~seed)).value
        for key, end in distinct.items()
    }
    return {way: means[end.key()] - means[ends[ways[0]].key()] for way, end in ends.items()}


def results(given: argparse.Namespace) -> Iterator[dict[str, float]]:
    """The positions one by one, those in the file first; new ones are added to it."""
    kept: list[dict[str, float]] = []
    if given.results is not None and given.results.exists():
        kept = [json.loads(line) for line in given.results.read_text().splitlines()]
    for n in range(given.positions):
        if n < len(kept):
            yield kept[n]
            continue
        row = compared(given.ways, given.seed * 1_000_003 + n, given.worlds, given.judge)
        if given.results is not None:
            with given.results.open("a") as file:
                file.write(json.dumps(row) + "\n")
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("ways", nargs="+", help="players, as for bastide arena")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=1024)
    parser.add_argument("--judge", type=int, default=0, help="simulations of a search that judges")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, help="a file that keeps them; a run that was stopped goes on")
    given = parser.parse_args()
    rows: list[dict[str, float]] = []
    for row in results(given):
        rows.append(row)
        print(f"\r{len(rows)} positions", end="", flush=True)
    print(
        f"\npoints a turn more than {given.ways[0]}, and how many turns it plays differently to another end"
    )
    for way in given.ways[1:]:
        values = [row[way] for row in rows]
        mean = mean_of(values)
        print(f"{way:24} {mean.value:+.3f} ± {mean.error:.3f}  {sum(value != 0 for value in values)}")


if __name__ == "__main__":
    main()
