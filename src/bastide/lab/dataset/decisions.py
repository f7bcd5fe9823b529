"""A game as rows, one for each decision: what was seen, chosen and thought, and how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bastide.core.actions import Action
from bastide.core.constants import CHANCE
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.expansions import compose
from bastide.lab.arena import shares_of
from bastide.lab.environment.action_ids import ActionIds, window
from bastide.lab.environment.arrays import new_arrays
from bastide.lab.environment.observer import Observer
from bastide.lab.environment.table import Table
from bastide.players import Player
from bastide.record.position import format_position

# The columns in their order, and what is in them; the data card is written from this.
COLUMNS = {
    "game": "number of the game in the dataset",
    "move": "number of the decision in the game",
    "seat": "who chose, from 0",
    "player": "the player in that seat",
    "step": "what was to be decided: place, figure, ...",
    "position": "the whole position before the choice, in one line; `bastide.parse_position` reads it",
    "scores": "points by seat, before the choice",
    "unseen": "how many tiles were still to come",
    "features": "the arrays `features`, `players` and `unseen` (docs/research.md) one after the other",
    "legal": "the actions that could be chosen, as text",
    "legal_ids": "their action ids (docs/research.md)",
    "action": "the one that was chosen, as text",
    "action_id": "its action id",
    "values": "what the player thought the legal actions were worth, null where it did not say",
    "final_scores": "points by seat at the end of the game",
    "share": "what the seat had of the victory at the end",
}

FEATURES = ("features", "players", "unseen")  # arrays in the column of that name


def decisions(
    game: int, setup: Setup, names: Sequence[str], players: Sequence[Player], seed: int
) -> list[dict[str, Any]]:
    """Play a game to its end; its rows."""
    start = State(compose(setup))
    table = Table(ActionIds(start.rules, window(1 + sum(start.unseen_tiles().values()))), start)
    table.reset(seed)
    observer = Observer(table.ids)
    arrays = new_arrays(observer, 1)
    state = table.state
    rows: list[dict[str, Any]] = []
    for seat, player in enumerate(players):
        player.begin(state, seat)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat != CHANCE
        legal = state.legal_actions()
        chosen = players[seat].choose(state)
        thoughts = players[seat].thoughts() if len(legal) > 1 else {}
        observer.write(state, seat)
        rows.append(
            {
                "game": game,
                "move": len(rows),
                "seat": seat,
                "player": names[seat],
                "step": state.rules.steps[state.step - state.rules.steps[0].number].name,
                "position": format_position(state),
                "scores": list(state.scores()),
                "unseen": sum(state.unseen_tiles().values()),
                "features": [n for name in FEATURES for n in arrays[name].reshape(-1).tolist()],
                "legal": [str(action) for action in legal],
                "legal_ids": [table.id_of(action.code) for action in legal],
                "action": str(chosen),
                "action_id": table.id_of(chosen.code),
                "values": [thoughts.get(action.code) for action in legal],
            }
        )
        table.play_code(chosen.code)
        _tell(players, state, chosen)
    shares = shares_of(state)
    for row in rows:
        row["final_scores"] = list(state.scores())
        row["share"] = shares[row["seat"]]
    return rows


def _tell(players: Sequence[Player], state: State, action: Action) -> None:
    for player in players:
        player.follow(state, action)
