"""Writes the golden files anew; read the difference before you keep it.

    python scripts/regenerate_golden.py [kind ...]

Every kind of golden file has its function here, found by name. Records of older formats are never
written again: they are there to show that they still can be read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from bastide.core.setup import Setup
from bastide.expansions import set_names
from bastide.record.codec import format_json
from bastide.record.dealer import Generator
from bastide.record.match import Match
from bastide.record.notation import format_record
from bastide.record.position import format_position

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
NAMES = ("Ada", "Bob", "Cy the Elder", "Dora", "Eve", "Finn")

# Name of the file, setup, number of players, options, first seat, seed.
GAMES: tuple[tuple[str, str, int, dict[str, str], int, int], ...] = (
    ("base_two_players.bastide", "base", 2, {}, 0, 1),
    ("base_two_players.json", "base", 2, {}, 0, 1),
    ("base_solitaire.bastide", "base", 1, {}, 0, 2),
    ("base_six_players.json", "base", 6, {}, 4, 3),
    (
        "base_first_edition.bastide",
        "base",
        3,
        {"farm_scoring": "first-edition", "small_city": "on", "start_player": "youngest-decides"},
        1,
        4,
    ),
    ("base_no_farmers.bastide", "base", 4, {"farmers": "off"}, 0, 5),
    ("base_tile_that_fits_nowhere.bastide", "base", 2, {"followers": "3"}, 0, 72),
    ("base_twice.json", "2*base", 5, {"small_city": "on"}, 0, 6),
    ("inns_two_players.bastide", "base+inns-and-cathedrals", 2, {}, 1, 7),
    ("inns_six_players.bastide", "base+inns-and-cathedrals", 6, {"followers": "2"}, 0, 8),
    ("inns_first_edition.json", "base+inns-and-cathedrals", 3, {"farm_scoring": "first-edition"}, 0, 9),
)


# Ten games with every set in play: two to six players, each option away from its default somewhere.
ABBOT = {"abbot": "on"}
EVERYTHING: tuple[tuple[str, int, dict[str, str], int], ...] = (
    ("everything_1.bastide", 2, ABBOT, 21),
    ("everything_2.bastide", 3, {}, 22),
    ("everything_3.json", 4, ABBOT | {"dragon_timing": "after-scoring", "princess": "may"}, 23),
    ("everything_4.bastide", 5, ABBOT | {"fairy": "next-to-follower", "count_final": "market-only"}, 24),
    ("everything_5.bastide", 6, ABBOT | {"robber_placement": "next-only"}, 25),
    ("everything_6.json", 2, {"farm_scoring": "first-edition", "small_city": "on"}, 26),
    ("everything_7.bastide", 3, ABBOT | {"dragon_at_carcassonne": "outer-ring", "tie": "replay"}, 27),
    (
        "everything_8.bastide",
        4,
        ABBOT | {"count_blocks": "from-only", "count_strength": "own", "count_to_unoccupied": "yes"},
        28,
    ),
    ("everything_9.bastide", 5, {"count_per_turn": "once", "abbey_after_last_tile": "no"}, 29),
    (
        "everything_10.bastide",
        6,
        ABBOT | {"start_player": "youngest-decides", "message_farmer_points": "3", "farmers": "off"},
        30,
    ),
)


def play(match: Match, seed: int, *, actions: int = -1) -> Match:
    """Random play, to the end or for a number of actions."""
    generator = Generator(seed + 99)
    while not match.state.is_terminal() and not 0 <= actions <= match.length:
        match.settle()
        legal = match.state.legal_actions()
        if legal:
            match.apply(legal[generator.draw(len(legal))])
    return match


def records() -> None:
    """Random games of many setups, one broken off, one that starts from a position."""
    folder = GOLDEN / "records"
    matches = {
        name: play(Match(Setup.parse(sets, NAMES[:players], options, first), seed=seed), seed)
        for name, sets, players, options, first, seed in GAMES
    }
    everything = "+".join(set_names())
    for name, players, options, seed in EVERYTHING:
        setup = Setup.parse(everything, NAMES[:players], options, seed % players)
        matches[name] = play(Match(setup, seed=seed), seed)
    setup = Setup.parse("base+inns-and-cathedrals", NAMES[:3])
    middle = play(Match(setup, seed=10), 10, actions=100)
    matches["inns_broken_off.bastide"] = middle
    matches["inns_from_a_position.bastide"] = play(
        Match.from_position(format_position(middle.state), seed=11), 11
    )
    folder.mkdir(parents=True, exist_ok=True)
    for name, match in matches.items():
        record = match.record()
        text = format_json(record) if name.endswith(".json") else format_record(record)
        (folder / name).write_text(text, encoding="utf-8")


def explanations() -> None:
    """Refusals and score sheets by example, found in random games."""
    sys.path.insert(0, str(GOLDEN.parents[1]))  # the examples are the tests' own
    from tests.explanations import GAMES, search, written
    from tests.explanations import GOLDEN as file
    from tests.made_up_games import MADE_UP

    file.write_text(written(search([*range(-len(MADE_UP), 0), *range(GAMES)])), encoding="utf-8")


def boards() -> None:
    """What the engine says on the board of every rule."""
    sys.path.insert(0, str(GOLDEN.parents[1]))
    from tests.rule_boards import GOLDEN as file
    from tests.rule_boards import written

    file.write_text(written(), encoding="utf-8")


KINDS: dict[str, Callable[[], None]] = {"records": records, "explanations": explanations, "boards": boards}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in KINDS]
    if unknown:
        print(f"no golden files called {', '.join(unknown)}; there are {', '.join(KINDS)}", file=sys.stderr)
        return 2
    for name in names or KINDS:
        KINDS[name]()
        print(f"{name}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
