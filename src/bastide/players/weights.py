"""The numbers that the estimate of a position goes by, and how they were found."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What the estimate goes by. What is not said is as it was first measured."""

    tries: float = 0.073  # how many of a player's own draws serve one empty cell
    follower: float = 4.9  # the first follower in supply; each further one is worth less
    strong: float = 0.3  # more for each further strength of a large follower
    fewer: float = 0.98
    turns: float = 12.5  # with fewer turns than this to come, followers in supply lose their worth
    back: float = 3.7  # a follower that comes home
    elsewhere: float = 0.7  # a follower neither on the map nor in supply, as part of one in supply
    future_cities: float = 1.15  # completed cities that a farm may still gain, at the start of the game
    grow: float = 0.5  # a cell that may be filled, as part of a tile of an unfinished feature
    # If not 0: so many fitting tiles make it as likely as not that a cell is filled. Every unseen
    # tile is drawn some day, so that what counts is how many there are, not how many draws are to come.
    scarce: float = 0.0
    crowd: float = 1.0  # how much more than the first each further open cell is in the way of finishing
    # How much of what an unfinished feature should bring is lost to other plans, and since which part of all
    # tiles was unseen.
    road: tuple[float, float] = (0.0, 1.0)
    city: tuple[float, float] = (0.0, 1.0)
    cloister: tuple[float, float] = (0.0, 1.0)
    farm: tuple[float, float] = (0.0, 1.0)


# As first measured: found by letting variants of the greedy player play each other.
FIRST = Weights()


def fitted(players: int) -> Weights:
    """The weights that players use who may get better, by how many are at the table.

    Fitted to what became of 140,000 features in games of the greedy player against itself (how often they
    were finished, by open cells and fitting tiles), then to the final margins of some thousand games (what
    followers, roads, cities, cloisters and farms were worth beside the estimate); docs/players.md.
    With more players everybody has fewer turns for as many followers, and more rivals for a farm.
    """
    each = 2.0 / max(2, players)
    return Weights(
        follower=9.0 * each**0.6,
        fewer=0.9,
        turns=9.0,
        back=6.6 * each**0.6,
        scarce=2.2,
        crowd=1.6,
        road=(0.4 * each, 0.5),
        city=(0.22, 0.8),
        cloister=(0.35 * each, 0.6),
        farm=(0.12 / each, 0.5),
    )
