"""A position in one line: what is played from it is what would have been played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.core.errors import NotationError
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.record.dealer import Dealer, Generator
from bastide.record.loading import load_record
from bastide.record.position import format_position, parse_position
from tests.record.random_matches import play_match, setup_name, setups

START = "base | D@0,0>N | - | Ada 0 7M, Bob 0 7M | 1 Ada draw"
MIDDLE = "base | D@0,0>N E@0,1>S | Bob M@0,0.E | Ada 4 7M, Bob 0 6M | 3 Ada place | tile U"


def check(state: State) -> State:
    text = format_position(state)
    assert "\n" not in text
    again = parse_position(text)
    assert again.key() == state.key(), text
    assert again.legal_actions() == state.legal_actions(), text
    assert again.chance_outcomes() == state.chance_outcomes()
    assert again.view() == state.view()
    assert format_position(again) == text
    return again


@pytest.mark.parametrize("setup", setups(), ids=setup_name)
def test_every_position_of_a_game_round_trips_and_plays_on_the_same(setup: Setup) -> None:
    state = bastide.start(setup)
    dealer, generator = Dealer(17), Generator(18)
    again = check(state)
    # With many sets it takes too long to check each, but 7 meets every step in its turn.
    every = 1 if len(setup.sets) <= 2 else 7
    for number in range(100_000):
        if state.is_terminal():
            break
        if number % every == 0:
            again = check(state)
        legal = state.legal_actions()
        chance = state.current_player() == bastide.CHANCE
        action = dealer.choose(state) if chance else legal[generator.draw(len(legal))]
        state.apply(action)
        again.apply(action)
        assert again.key() == state.key()
        assert [e.json() for e in again.events()] == [e.json() for e in state.events()]
    assert state.is_terminal()
    check(state)


def test_a_whole_game_goes_on_from_one_line() -> None:
    match = play_match(Setup.parse("base+inns-and-cathedrals", 3), 3, actions=60)
    state, again = match.state, parse_position(format_position(match.state))
    dealer, generator = Dealer(1), Generator(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        chance = state.current_player() == bastide.CHANCE
        action = dealer.choose(state) if chance else legal[generator.draw(len(legal))]
        state.apply(action)
        again.apply(action)
    assert again.scores() == state.scores()
    assert again.key() == state.key()


def test_a_discarded_tile_is_told() -> None:
    state = parse_position(START)
    unseen = state.unseen_tiles()
    assert parse_position(START + " | gone C 2*U").unseen_tiles() == {
        **{name: n for name, n in unseen.items() if name != "C"},
        "U": unseen["U"] - 2,
    }


def test_the_order_of_tiles_is_immaterial() -> None:
    one = parse_position("base | D@0,0>N E@0,1>S U@1,0>N | - | Ada 0 7M, Bob 0 7M | 3 Ada draw")
    two = parse_position("base | D@0,0>N U@1,0>N E@0,1>S | - | Ada 0 7M, Bob 0 7M | 3 Ada draw | last 1,0")
    assert one.key() == two.key()
    assert one.legal_actions() == two.legal_actions()


def test_the_example_of_the_style_guide_reads() -> None:
    state = parse_position(
        "base | D@0,0>N E@0,1>S U@1,0>N W@-1,0>N | Bob M@1,0.W | Ada 4 7M, Bob 0 6M | 4 Bob place | tile A"
    )
    state.apply("@2,0>N")
    state.apply("M@2,0.C")
    assert state.scores() == (4, 4)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "1 field; setup"),
        ("a | b", "2 fields; setup"),
        ("nonsense | D@0,0>N | - | Ada 0 7M | 1 Ada draw", "unknown set"),
        (START.replace("base |", "base small_city=maybe |"), "small_city"),
        (START.replace("base |", "base small_city |"), "option"),
        (START.replace("base |", "base first=9 |"), "first seat"),
        (START.replace("base |", "500*base |"), "copies"),
        (START.replace("base |", " |"), "not a set"),
        (START.replace("D@0,0>N", "ZZ@0,0>N"), "no tile"),
        (START.replace("D@0,0>N", "D@0,0>N D@0,0>N"), "lies there already"),
        (START.replace("D@0,0>N", "D@0,0>N D@3,3>N"), "touches no tile"),
        (START.replace("D@0,0>N", "D@0,0>N E@1,0>N"), "does not fit"),
        (START.replace("D@0,0>N", "D@9999,0>N"), "off the table"),
        (START.replace("D@0,0>N", "C@0,0>N C@0,1>N C@0,2>N"), "only 1"),
        (START.replace("Ada 0 7M", "Ada 0 6M"), "supply"),
        (START.replace("Ada 0 7M", "Ada"), "player"),
        (START.replace("Bob 0", "Ada 0"), "every name once"),
        (MIDDLE.replace("Bob M@0,0.E", "Bob M@0,0.C"), "no segment"),
        (MIDDLE.replace("Bob M@0,0.E", "Bob M@7,0.C"), "no tile lies"),
        (MIDDLE.replace("Bob M@0,0.E", "Bob Z@0,0.E"), "no piece"),
        (MIDDLE.replace("Bob M@0,0.E", "Bob" + 8 * " M@0,0.E"), "no such piece"),
        (MIDDLE.replace("Bob M@0,0.E", "Eve M@0,0.E"), "no pieces of a player"),
        (MIDDLE.replace("Bob M@0,0.E", "Bob M~1"), "no such place"),
        (MIDDLE.replace("place", "nonsense"), "no step"),
        (MIDDLE.replace("place", "TURN:end"), "not a step"),
        (MIDDLE.replace("place", "figure"), "nothing to ask"),
        (MIDDLE.replace("place", "name-starter"), "nothing to ask"),
        (MIDDLE.replace("place", "score"), "nothing to ask"),
        (MIDDLE.replace("place", "place:1:2:3:4"), "arguments"),
        (MIDDLE.replace(" | tile U", ""), "nothing to ask"),
        (MIDDLE + " | to Bob", "nothing to ask"),
        (MIDDLE + " | to Eve", "no player"),
        (MIDDLE + " | tile A", "repeated"),
        (MIDDLE + " | nonsense", "unknown"),
        (MIDDLE + " | cut now", "unknown"),
        (MIDDLE + " | laid 5,5", "no tile lies"),
        (MIDDLE + " | done 0,0.C", "no segment"),
        (MIDDLE + " | gone 9*C", "than there are"),
        (MIDDLE + " | gone C#4", "no pile"),
        (MIDDLE + " | back C", "2 tiles C"),
        (MIDDLE + " | own nothing 1", "no own state"),
        (MIDDLE + " | agenda" + 100 * " TURN:end", "at most"),
        (MIDDLE + " | agenda FEATURE:evaluate:9,9.N", "no tile lies"),
        (START.replace("draw", "draw:7"), "no pile"),
        (START.replace("1 Ada", "0 Ada"), "not a turn"),
        (START.replace("draw", "over") + " | to Bob", "over"),
    ],
)
def test_errors_say_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        parse_position(text)


@pytest.mark.parametrize("text", [None, 7, b"base", [START]])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(NotationError):
        parse_position(text)  # type: ignore[arg-type]


def test_everything_an_expansion_may_hold_round_trips() -> None:
    """Own state, decisions by others in mid-scoring, dice, pieces elsewhere, piles aside: of a toy expansion.

    Its steps are Python classes, which the compiled engine cannot call, so it runs uncompiled.
    """
    here = Path(__file__).parent
    source = Path(str(bastide.__file__)).parents[1]
    env = {**os.environ, "BASTIDE_PURE": "1", "PYTHONPATH": os.pathsep.join([str(source), str(here)])}
    run = subprocess.run(
        [sys.executable, str(here / "toy_expansion.py")], env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("checked"), run.stdout


def test_uncompiled_positions_and_records_are_the_same() -> None:
    """A few games, written and read by the engine the other way round."""
    program = (
        "import sys, bastide\n"
        "from bastide.record.loading import load_record\n"
        "from bastide.record.match import Match\n"
        "from bastide.record.notation import format_record\n"
        "from bastide.record.position import format_position, parse_position\n"
        "text = sys.stdin.read()\n"
        "match = Match.from_record(load_record(text))\n"
        "assert format_record(match.record()) == text\n"
        "while match.undo():\n"
        "    line = format_position(match.state)\n"
        "    assert parse_position(line).key() == match.state.key()\n"
        "    print(line)\n"
        "print(bastide.is_compiled(), file=sys.stderr)\n"
    )
    from bastide.record.notation import format_record

    match = play_match(Setup.parse("base+inns-and-cathedrals", 3), 21)
    text = format_record(match.record())
    lines = []
    while match.undo():
        lines.append(format_position(match.state))
    source = Path(str(bastide.__file__)).parents[1]
    env = {**os.environ, "BASTIDE_PURE": "1" if bastide.is_compiled() else "", "PYTHONPATH": str(source)}
    run = subprocess.run(
        [sys.executable, "-c", program], input=text, env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == lines


def test_places_go_by_name_and_the_numbers_of_older_positions_are_read() -> None:
    """A golden record of format 1 had its followers at ``~4`` when it was written."""
    path = Path(__file__).parents[1] / "golden/records/format_1_count_broken_off.bastide"
    position = load_record(path.read_bytes()).position
    older = position.replace("~blacksmith", "~4")
    assert older != position
    assert format_position(parse_position(older)) == position


def test_a_negative_score_is_refused() -> None:
    with pytest.raises(NotationError, match="Bob has -4 points; nobody has fewer than 0"):
        parse_position("base | D@0,0>N | - | Ada 0 7M, Bob -4 7M | 1 Ada draw")
