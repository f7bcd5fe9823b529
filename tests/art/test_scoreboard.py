"""The scoreboard."""

import itertools
import re
import xml.etree.ElementTree as ET

import bastide
from bastide.art import Score, scoreboard_svg
from bastide.art.output.scoreboard import CELL, SPACES, laps, scores_of, space_at
from bastide.art.plan.curve import distance


def test_fifty_spaces_in_a_ring() -> None:
    places = [space_at(n) for n in range(SPACES)]
    assert len(set(places)) == SPACES == 50
    for a, b in itertools.pairwise([*places, places[0]]):
        assert distance(a, b) == CELL


def test_points_go_round() -> None:
    assert space_at(57) == space_at(7)
    assert laps(49) == []
    assert laps(50) == [50]
    assert laps(151) == [100, 50]


def test_a_crowd_on_one_space_stands_apart() -> None:
    svg = scoreboard_svg([Score(n, 12) for n in range(6)])
    feet = re.findall(r'<g transform="translate\(([-.\d]+) ([-.\d]+)\)[^>]*><use href="#b-p-follower"', svg)
    places = [(float(x), float(y)) for x, y in feet]
    assert len(places) == 6
    assert min(distance(a, b) for a, b in itertools.combinations(places, 2)) > 6
    assert all(distance(p, space_at(12)) < CELL for p in places)


def test_a_messenger_that_has_come_round_has_its_tile() -> None:
    """The marker on 12, the messenger on 53: one tile for 50, beside the messenger."""
    state = bastide.start("base+messengers", ("Ada", "Bob"))
    state.poke("score", 0, 65)
    state.poke("own", state.rules.variable("messenger"), 53)
    svg = scoreboard_svg(scores_of(state))
    assert svg.count('"#b-token-50"') == 1
    assert svg.count('"#b-p-messenger"') == 3  # two on the track, one beside its tile


def test_tiles_for_fifty_and_hundred_are_shown() -> None:
    svg = scoreboard_svg([Score(0, 12), Score(1, 62), Score(2, 130)])
    ET.fromstring(svg)
    assert svg.count('"#b-token-50"') == 1
    assert svg.count('"#b-token-100"') == 1
    assert svg.count('"#b-p-follower"') == 5
