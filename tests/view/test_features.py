"""What features and farms are worth, and whose they are."""

from __future__ import annotations

from bastide.testing import table as position
from bastide.view.features import farm_views, feature_view
from bastide.view.structs import Owner


def test_owners_are_those_who_would_be_paid() -> None:
    """The strength of a follower may depend on what the feature holds: a mayor counts pennants."""
    alone = position("base+abbey-and-mayor", "D@0,0>N", {"Red": "Y@0,0.N"}).state
    assert feature_view(alone, 0, 0, "N").owners == [Owner(0, 0)]
    both = position("base+abbey-and-mayor", "C@0,0>N", {"Red": "M@0,0.N", "Blue": "Y@0,0.N"}).state
    assert feature_view(both, 0, 0, "N").owners == [
        Owner(0, 1),
        Owner(1, 1),
    ]
    large = position("base+inns-and-cathedrals", "E@0,0>N", {"Red": "M@0,0.SSE", "Blue": "L@0,0.SSE"}).state
    assert [(farm.owners, farm.worth) for farm in farm_views(large)] == [([1], 0)]


def test_farms_are_worth_what_they_would_bring_now() -> None:
    city = position("base", "E@0,0>N E@0,1>S", {"Red": "M@0,0.SSE", "Blue": "M@0,0.SSE"}).state
    assert sorted((farm.owners, farm.worth) for farm in farm_views(city)) == [([], 3), ([0, 1], 3)]


def test_a_barn_is_paid_by_itself() -> None:
    cities = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N B@1,1>N"
    game = position("base+abbey-and-mayor", "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N")
    for action in ("draw:B", "@1,1>N"):
        game.apply(action)
    empty = position("base+abbey-and-mayor", cities).state
    assert max(farm.worth for farm in farm_views(empty)) == 6
    game.apply("barn:SW@1,1")
    farm = max(farm_views(game.state), key=lambda farm: farm.worth)
    assert (farm.owners, farm.worth) == ([0], 8)
    barn = feature_view(game.state, 1, 1, "NNW")
    assert (barn.owners, barn.value_now) == ([Owner(0, 1)], 8)
    assert "BARN-11" in barn.rules
