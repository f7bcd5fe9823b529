"""One game between players."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bastide.core.constants import CHANCE
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.lab.decks import Deck
from bastide.lab.times import Times
from bastide.players import NO_LIMIT, Limit, Player
from bastide.record.dealer import Dealer
from bastide.record.match import Match


def play_match(
    setup: Setup,
    players: Sequence[Player],
    chance: int | Deck,
    limit: Limit = NO_LIMIT,
    times: Sequence[Times] | None = None,
) -> Match:
    """Play a game to its end; chance goes by a seed or a deck.

    ``times`` takes how long each seat needed for its moves, those not counted where there is no choice.
    """
    deck = chance if isinstance(chance, Deck) else None
    match = Match(setup, seed=chance if isinstance(chance, int) else None, max_copies=0)
    state = match.state
    state.listen(False)
    for seat, player in enumerate(players):
        player.begin(state, seat)
    while not state.is_terminal():
        seat = state.current_player()
        if seat == CHANCE:
            action = match.next_draw() if deck is None else deck.choose(state)
            assert action is not None
        else:
            player = players[seat]
            begun = time.perf_counter()
            action = player.choose(state, limit)
            took = time.perf_counter() - begun
            if times is not None and len(state.legal_codes()) > 1:
                times[seat].add(took, limit.within(player.limit).seconds)
        match.apply(action)
        for player in players:
            player.follow(state, action)
    return match


def play_game(setup: Setup, players: Sequence[Player], seed: int, limit: Limit = NO_LIMIT) -> State:
    """The same game without keeping what was played: twice as quick where players choose at once."""
    dealer = Dealer(seed)
    state = State(compose(setup))
    state.listen(False)
    for seat, player in enumerate(players):
        player.begin(state, seat)
    while not state.is_terminal():
        who = state.current_player()
        action = dealer.choose(state) if who == CHANCE else players[who].choose(state, limit)
        state.apply(action)
        for player in players:
            player.follow(state, action)
    return state
