"""One order of tiles for games that are compared, and still the true odds."""

from collections import Counter

import bastide
from bastide import CHANCE, State
from bastide.lab.decks import Deck
from bastide.players import RandomPlayer


def drawn(state: State, deck: Deck, seed: int, n: int) -> list[str]:
    """The first draws of a game of random players."""
    player = RandomPlayer(seed)
    found: list[str] = []
    while len(found) < n and not state.is_terminal():
        if state.current_player() == CHANCE:
            action = deck.choose(state)
            if str(action).startswith("draw:"):
                found.append(str(action))
        else:
            action = player.choose(state)
        state.apply(action)
    return found


def test_every_copy_is_as_likely_to_be_drawn() -> None:
    """First, second and third tile of 3,000 decks, each against the copies in the box."""
    start = bastide.start("base")
    copies = start.unseen_tiles()
    total = sum(copies.values())
    runs = [drawn(start.copy(), Deck(seed), 1, 3) for seed in range(3000)]
    for place in range(3):
        counts = Counter(run[place] for run in runs)
        for name, n in copies.items():
            share = n / total
            spread = (3000 * share * (1 - share)) ** 0.5
            assert abs(counts[f"draw:{name}"] - 3000 * share) < 4.5 * spread, (place, name)


def test_the_second_draw_goes_by_what_is_left() -> None:
    """After one of the two A (or of the nine U) the next is the same with 1 (8) of 70 chances."""
    start = bastide.start("base")
    pairs = [tuple(drawn(start.copy(), Deck(seed), 1, 2)) for seed in range(6000)]
    copies = start.unseen_tiles()
    total = sum(copies.values())
    same = sum(a == b for a, b in pairs)
    expected = sum(n * (n - 1) for n in copies.values()) / (total * (total - 1))
    assert abs(same - 6000 * expected) < 4 * (6000 * expected * (1 - expected)) ** 0.5


def test_the_order_does_not_depend_on_how_is_played() -> None:
    for setup in ("base", "base+flying-machines+messengers"):
        orders = [drawn(bastide.start(setup), Deck(3), seed, 60) for seed in (1, 2)]
        assert orders[0] == orders[1]
        assert drawn(bastide.start(setup), Deck(4), 1, 60) != orders[0]


def test_tiles_that_come_back_leave_the_others_in_their_order() -> None:
    """Dragon tiles are set aside until a volcano lies, and then drawn again."""
    state = bastide.start("base+princess-and-dragon")
    dragons = {f"draw:{tile.id}" for tile in state.rules.tiles if "dragon" in tile.marks}
    orders = [drawn(state.copy(), Deck(5), seed, 300) for seed in (1, 2)]
    assert any(sum(name in dragons for name in order) > len(dragons) + 1 for order in orders)  # some twice
    one, other = ([name for name in order if name not in dragons] for order in orders)
    shortest = min(len(one), len(other))
    assert shortest == 89
    assert one[:shortest] == other[:shortest]


def test_a_deck_draws_all_tiles_once() -> None:
    state = bastide.start("base")
    copies = Counter({f"draw:{name}": n for name, n in state.unseen_tiles().items()})
    assert Counter(drawn(state, Deck(8), 1, 200)) == copies
