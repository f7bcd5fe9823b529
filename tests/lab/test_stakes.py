"""What brought nothing to those who took part."""

from bastide.core.setup import Setup
from bastide.lab.stakes import Stakes, stakes_of
from bastide.record.match import Match

# Ada has a large follower in a city north of the start tile. Bob builds up the east side, and puts a knight
# on a city that faces it from beyond a gap; the last tile closes the gap.
CITY = """
    draw:G @0,1>N L@0,1.N
    draw:U @1,0>N -
    draw:B @1,1>N -
    draw:B @1,2>N -
    draw:B @1,3>N -
    draw:E @0,3>S M@0,3.S
    draw:F @0,2>N -
"""


def test_a_large_city_lost_to_a_stronger_follower_is_for_nothing() -> None:
    sets = (("base", 1), ("inns-and-cathedrals", 1))
    match = Match(Setup(sets, ("Ada", "Bob")), seed=None, max_copies=0)
    for action in CITY.split():
        match.apply(match.state.action(action))
    assert match.state.scores() == (10, 0)
    assert stakes_of(match) == (Stakes(cities=1), Stakes(cities=1, cities_lost=1))


def test_games_add_up() -> None:
    total = Stakes(farms=2, farms_lost=1)
    total.add(Stakes(farms=1, cities=3, cities_lost=2))
    assert total == Stakes(3, 1, 3, 2)
