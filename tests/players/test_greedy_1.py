"""``greedy-1`` never changes: it plays the games again that it played when it was frozen.

The records are the promise; nothing writes them anew. If the rules of a set change on purpose, the game that
shows it is replaced, and the change says so.
"""

from pathlib import Path

import pytest

from bastide.players import Greedy1Player
from bastide.record.loading import load_record
from bastide.record.match import Match

FOLDER = Path(__file__).parent / "greedy_1"


@pytest.mark.parametrize("name", ["two", "three", "inns_and_traders"])
def test_it_plays_as_it_did(name: str) -> None:
    record = load_record((FOLDER / f"{name}.bastide").read_bytes())
    assert record.seed is not None
    match = Match(record.setup, seed=record.seed)
    players = [Greedy1Player(100 * record.seed + seat) for seat in range(len(record.setup.players))]
    match.settle()
    while not match.state.is_terminal():
        match.apply(players[match.state.current_player()].choose(match.state))
        match.settle()
    assert match.record().actions == record.actions
