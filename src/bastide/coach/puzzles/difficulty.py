"""How difficult a puzzle is: measured by which of the program's levels find the solution, and how often.

Every level has an Elo, from what it takes from the next in games (``docs/players.md``): monk 82 % from the
highwayman, farmer 60 % from the monk, knight 90 %, mayor 94 %, the search 87.5 % from the mayor. A puzzle
that they "play" has the rating under which what they found is most likely.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bastide.players import make_player
from bastide.players.player import Limit

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.core.state import State

ELO = {"highwayman": 600, "monk": 860, "farmer": 930, "knight": 1310, "mayor": 1790, "search": 2130}
TRIES = {"highwayman": 8, "monk": 8, "farmer": 8, "knight": 8, "mayor": 2, "search": 2}
SIMULATIONS = 400  # of the search, for each decision
MIDDLE = (
    1400  # one puzzle solved and one not by somebody of this rating: keeps what all find, or none, finite
)
LOWEST, HIGHEST = 400, 2600
SCALE = 400.0


def found_by(state: State, solution: Line, seed: int) -> dict[str, float]:
    """How often each level plays the solution, in a few tries."""
    wanted = solution.after.key()
    found = {}
    for name, tries in TRIES.items():
        hits = sum(_plays(name, state, seed + n, len(solution.codes)) == wanted for n in range(tries))
        found[name] = hits / tries
    return found


def _plays(name: str, state: State, seed: int, decisions: int) -> object:
    """The position after what a player does."""
    player, other = make_player(name, seed), state.copy()
    limit = Limit(None, SIMULATIONS) if name == "search" else Limit()
    for _ in range(decisions):
        other.apply(player.choose(other, limit))
    return other.key()


def expected(player: float, puzzle: float) -> float:
    """How likely somebody of a rating solves a puzzle of a rating.

    >>> expected(1500, 1500), round(expected(1900, 1500), 2)
    (0.5, 0.91)
    """
    return 1 / (1 + 10 ** ((puzzle - player) / SCALE))


def rating_of(found: Mapping[str, float]) -> int:
    """The rating of a puzzle under which so much being found is most likely.

    >>> rating_of(dict.fromkeys(ELO, 1.0)) < 600 < 2130 < rating_of(dict.fromkeys(ELO, 0.0))
    True
    """
    low, high = float(LOWEST), float(HIGHEST)
    hits = sum(TRIES[name] * share for name, share in found.items()) + 1
    for _ in range(40):
        middle = (low + high) / 2
        likely = sum(TRIES[name] * expected(ELO[name], middle) for name in found)
        likely += 2 * expected(MIDDLE, middle)
        low, high = (middle, high) if likely > hits else (low, middle)
    return round(low)
