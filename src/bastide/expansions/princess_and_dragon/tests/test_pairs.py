"""The dragon, the fairy and the princess with other expansions; each test waits for its partner."""

from collections.abc import Mapping

import pytest

from bastide.testing import Scenario, play, table

SETUP = "base+princess-and-dragon"


def lay(game: Scenario, tile: str) -> Scenario:
    """Draw and place a tile, before its figure."""
    name, place = tile.split("@")
    game.apply(f"draw:{name}")
    game.apply(f"@{place}")
    return game


TRADERS = f"{SETUP}+traders-and-builders"
# Red: a thief at 1,0, the builder at 2,0; a farmer at 3,0 and the pig at 4,0.
BUILT = ("U@1,0>N M.E", "B@0,-1>N -", "U@2,0>N B.E", "B@0,-2>N -")


@pytest.mark.rule("FAIRY-3")
def test_builder_or_pig_alone_do_not_hold_the_fairy() -> None:
    game = lay(play(TRADERS, *BUILT), "B@1,-1>N")
    assert "fairy:1,0" in game.legal
    assert game.why("fairy:2,0") == {"FAIRY-3"}


@pytest.mark.rule("FAIRY-3", "FAIRY-6", "FAIRY-8")
def test_she_gives_nothing_for_a_builder() -> None:
    """Blue's builder stands at 2,0, where Red's farmer holds the fairy."""
    game = play(
        TRADERS,
        "B@0,-1>N -",
        "U@1,0>N M.E",
        "B@0,-2>N -",
        "U@2,0>N B.E",
        "portal-junction@-1,0>N M@2,0.NNW",
        "B@0,-3>N -",
        "B@0,-4>N fairy:2,0",
    )
    assert game.state.active == 1
    assert sum(game.scores) == 0
    game.turn("W@3,0>N -")  # Blue's road is closed: -1,0 to 3,0; the builder earns no three
    assert game.scores[1] == 5


@pytest.mark.rule("FAIRY-7")
def test_the_builders_second_part_gives_no_further_point() -> None:
    game = play(TRADERS, *BUILT, "B@1,-1>N fairy:1,0", "B@-1,-1>N -")
    assert game.scores == (1, 0)
    game.turn("U@3,0>N - extra")  # extends the road with the builder
    assert game.state.active == 0  # Red's second part
    assert game.scores == (1, 0)


@pytest.mark.rule("INT-1", "VOLCANO-1")
def test_a_volcano_earns_the_builders_part_but_takes_no_builder() -> None:
    game = lay(play(TRADERS, *BUILT), "volcano-straight@3,0>N")
    game.turn("- extra")
    assert game.state.active == 0
    game = lay(play(TRADERS, "U@1,0>N M.E", "B@0,-1>N -"), "volcano-straight@2,0>N")
    assert game.why("B@2,0.E") == {"VOLCANO-1"}


@pytest.mark.rule("DRAGON-9", "DRAGON-10", "INT-8")
def test_the_dragon_eats_builders_and_a_builder_left_alone_goes_home() -> None:
    """The dragon eats Red's thief at 1,0; the builder at 2,0 goes with it, the extra part stays earned."""
    game = play(
        TRADERS,
        "volcano-plain@0,-1>N",
        "B@1,-1>N -",
        "U@1,0>N M.E",
        "B@2,-1>N -",
        "U@2,0>N B.E",
        "B@3,-1>N -",
    )
    lay(game, "dragon-straight@3,0>N")
    game.turn("-")
    game.apply("dragon:0,0")
    game.apply("dragon:1,0")
    assert (game.supply(0), game.supply(0, "builder")) == (7, 1)
    game.apply("dragon:1,-1")
    while any(a.startswith("dragon") for a in game.legal):
        game.apply(sorted(game.legal)[0])
    assert game.state.active == 0  # INT-8: the dragon tile extended the builder's road


# A road with a farm north of it; the dragon on the volcano above 1,0.
ROAD = "U@0,0>N U@1,0>N U@2,0>N volcano-plain@1,1>N"


@pytest.mark.rule("DRAGON-9")
def test_the_dragon_eats_builder_and_pig_though_their_companions_are_safe() -> None:
    pieces = {"Red": "M@0,0.E B@1,0.E", "Blue": "M@0,0.NNW P@1,0.NNW"}
    game = lay(table(TRADERS, ROAD, pieces, more="own dragon 1,1"), "dragon-straight@3,0>N")
    game.apply("-")
    game.apply("dragon:1,0")
    assert [str(p) for p in game.state.pieces()] == ["M@0,0.E", "M@0,0.NNW"]
    assert (game.supply(0, "builder"), game.supply(1, "pig")) == (1, 1)


@pytest.mark.rule("DRAGON-10", "PIG-6")
def test_a_pig_whose_farmer_was_eaten_goes_home() -> None:
    game = table(TRADERS, ROAD, {"Blue": "M@1,0.NNW P@2,0.NNW"}, more="own dragon 1,1")
    lay(game, "dragon-straight@3,0>N")
    game.apply("-")
    game.apply("dragon:1,0")
    assert game.state.pieces() == ()
    assert (game.supply(1), game.supply(1, "pig")) == (7, 1)


@pytest.mark.rule("PRINCESS-3", "INT-7")
def test_the_builder_leaves_with_the_last_knight_of_its_colour() -> None:
    game = play(TRADERS, "G@0,1>N M.N", "U@1,0>N -", "F@0,2>N B.N", "U@2,0>N -")
    lay(game, "princess-three@0,3>N")
    game.apply("princess:M@0,1.N=Red")
    assert (game.supply(0), game.supply(0, "builder")) == (7, 1)
    assert game.state.active == 0  # INT-7: the extra part stays earned


@pytest.mark.rule("PORTAL-6", "INT-11")
def test_builder_and_pig_do_not_use_the_portal() -> None:
    game = lay(play(TRADERS, "U@1,0>N M.E", "B@0,-1>N -"), "portal-junction@-1,0>N")
    assert not any(a.startswith(("B@1,0", "B@0,0", "P@1,0", "P@0,0")) for a in game.legal)
    assert game.why("B@1,0.E") == {"PORTAL-6"}


@pytest.mark.rule("INT-66")
def test_the_fairy_may_be_moved_in_the_river_phase() -> None:
    game = play(
        f"{SETUP}+river-1", "bridge-cloister@-1,0>N M.C", "straight@-2,0>N -", "bend@-3,0>W fairy:-1,0"
    )
    assert game.state.view()["own"]["fairy"] == ["-1,0"]  # type: ignore[index]


@pytest.mark.rule("INT-67")
def test_the_abbot_is_like_any_monk() -> None:
    """It holds the fairy and is eaten; the princess does not touch it."""
    game = play(
        "base-2021+princess-and-dragon",
        "B@0,-1>N A.C",
        "U@1,0>N -",
        "U@2,0>N fairy:0,-1",
        "U@3,0>N -",
        options={"abbot": "on"},
    )
    assert game.scores == (1, 0)
    lay(game, "princess-corner@0,1>S")
    assert not any(a.startswith("princess") for a in game.legal)
    game = play(
        "base-2021+princess-and-dragon",
        "B@0,-1>N A.C",
        "volcano-straight@1,0>N",
        "dragon-straight@2,0>N -",
        options={"abbot": "on"},
    )
    game.apply("dragon:0,0")
    game.apply("dragon:0,-1")
    assert game.supply(0, "abbot") == 1
    assert game.scores == (0, 0)


@pytest.mark.rule("PORTAL-6", "ABBOT-2")
def test_the_abbot_uses_the_portal_to_cloister_and_garden() -> None:
    game = play("base-2021+princess-and-dragon", "U-garden@1,0>N -", "B@0,-1>N -", options={"abbot": "on"})
    lay(game, "portal-junction@-1,0>N")
    assert {a for a in game.legal if a.startswith("A@")} == {"A@1,0.G", "A@0,-1.C"}


@pytest.mark.rule("PORTAL-6")
def test_mayor_and_wagon_use_the_portal() -> None:
    game = lay(play(f"{SETUP}+abbey-and-mayor", "U@1,0>N -", "B@0,-1>N -"), "portal-junction@-1,0>N")
    assert "Y@0,0.N" in game.legal  # mayor: cities only
    assert not any(a.startswith("Y@") and a != "Y@0,0.N" for a in game.legal)
    assert {"W@0,0.N", "W@1,0.E", "W@0,-1.C"} <= game.legal  # wagon: no fields
    assert "W@1,0.NNW" not in game.legal


@pytest.mark.rule("INT-15", "OPT-13", "DRAGON-7")
@pytest.mark.parametrize("option", ["barred", "outer-ring"])
def test_the_dragon_and_carcassonne(option: str) -> None:
    """A volcano beside a tile of Carcassonne that has a tile without land outside behind it."""
    game = play(f"{SETUP}+count-of-carcassonne", options={"dragon_at_carcassonne": option})
    grid = {(t.x, t.y): t.tile.marks["grid"] for t in game.state.placed() if "grid" in t.tile.marks}
    volcanoes = [name for name in game.state.unseen_tiles() if name.startswith("volcano")]
    for outer, inner in _ways_in(grid):
        beside = (2 * outer[0] - inner[0], 2 * outer[1] - inner[1])
        found = _volcano_at(game, volcanoes, beside)
        if found is None:
            continue
        _travel(found)
        if option == "barred":
            assert found.why(f"dragon:{outer[0]},{outer[1]}") == {"DRAGON-7", "OPT-13", "INT-15"}
        else:
            found.apply(f"dragon:{outer[0]},{outer[1]}")
            assert found.why(f"dragon:{inner[0]},{inner[1]}") == {"OPT-13", "INT-15"}
        return
    raise AssertionError("no volcano fits beside Carcassonne")


Cell = tuple[int, int]


def _ways_in(grid: Mapping[Cell, object]) -> list[tuple[Cell, Cell]]:
    """Outer tiles of Carcassonne with the inner tile behind them."""
    inner = [cell for cell, place in grid.items() if place in ((1, 1), (2, 1))]
    return [
        ((x + dx, y + dy), (x, y))
        for x, y in inner
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        if (x + dx, y + dy) in grid and (x + dx, y + dy) not in inner
    ]


def _volcano_at(game: Scenario, names: list[str], cell: Cell) -> Scenario | None:
    """The game after a volcano was placed there, if one fits."""
    for name in names:
        copy = Scenario(game.state.copy())
        copy.apply(f"draw:{name}")
        for action in copy.state.legal_actions():
            if action.at == cell:
                copy.apply(action)
                return copy
    return None


def _travel(game: Scenario) -> None:
    """A dragon tile is placed next to the dragon, which is about to move."""
    game.turn("")
    x, y = map(int, str(game.state.view()["own"]["dragon"][0]).split(","))  # type: ignore[index]
    for draw in [a for a in game.state.legal_actions() if "dragon" in str(a)]:
        copy = game.state.copy()
        copy.apply(draw)
        for place in copy.legal_actions() if copy.current_player() >= 0 else []:
            if place.at and abs(place.at[0] - x) + abs(place.at[1] - y) == 1:
                game.apply(draw)
                game.apply(place)
                game.turn("")
                return
    raise AssertionError("no dragon tile fits beside the dragon")


@pytest.mark.rule("INT-26")
def test_mage_witch_and_gold_are_no_obstacle_to_the_portal() -> None:
    setup = f"{SETUP}+gold-mines+mage-and-witch"
    more = "own mage 0,0.N | own witch 0,0.E | own ingots 0,-1=1"
    game = lay(table(setup, "D@0,0>N U@1,0>N B@0,-1>N", more=more), "portal-junction@-1,0>S")
    assert {"M@0,0.N", "M@0,0.E", "M@0,-1.C"} <= game.legal


@pytest.mark.rule("INT-29")
def test_followers_in_the_castle_are_no_knights_for_the_princess() -> None:
    city = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
    game = table(f"{SETUP}+count-of-carcassonne", f"{city} G@0,-3>N", {"Blue": "M~2"})
    lay(game, "princess-junction@0,-4>N")
    assert not any(text.startswith("princess") for text in game.legal)
    assert "M@0,-4.N" in game.legal


@pytest.mark.rule("INT-18", "CULT-12")
def test_eating_the_heretic_ends_the_challenge() -> None:
    """Red's tile completes the cult place at 0,-1; the dragon at 0,0 eats Red's heretic first."""
    tiles = "D@0,0>N shrine@0,-1>N B@0,-2>N U@1,0>N U@-1,0>N E@1,-1>E E@-1,-1>W E@1,-2>E"
    pieces = {"Red": "M@0,-1.C", "Blue": "M@0,-2.C"}
    game = table(f"{SETUP}+cult", tiles, pieces, more="own dragon 0,0")
    lay(game, "dragon-cap@-1,-2>W")
    for action in ("-", "dragon:0,-1", "dragon:1,-1", "dragon:1,0"):
        game.apply(action)
    assert game.state.feature(0, -1, "C").complete
    assert game.scores == (0, 0)
    assert [str(p) for p in game.state.pieces()] == ["M@0,-2.C"]  # no challenge that it could lose


@pytest.mark.rule("CULT-14", "FAIRY-8")
@pytest.mark.parametrize(("fairy", "scores"), [("0,-2", (9, 0)), ("0,-1", (12, 0))])
def test_the_loser_of_a_challenge_gets_no_three_from_the_fairy(fairy: str, scores: tuple[int, int]) -> None:
    tiles = "D@0,0>N shrine@0,-1>N B@0,-2>N U@1,0>N U@-1,0>N E@1,-1>E E@-1,-1>W E@1,-2>E"
    pieces = {"Red": "M@0,-1.C", "Blue": "M@0,-2.C"}
    game = lay(table(f"{SETUP}+cult", tiles, pieces, more=f"own fairy {fairy}"), "E@-1,-2>W")
    game.apply("-")
    assert game.scores == scores
    assert game.supply(1) == 7


@pytest.mark.rule("INT-18")
def test_the_dragon_enters_an_abbey_and_its_monk_returns() -> None:
    tiles = "B@-1,1>N E@0,1>N B@1,1>N U@1,0>N B@1,-1>N E@0,-1>S U@-1,0>N abbey@0,0>N"
    game = table(f"{SETUP}+abbey-and-mayor", tiles, {"Blue": "M@0,0.C"}, more="own dragon 0,1")
    lay(game, "dragon-cap@-1,2>N")
    for action in ("-", "dragon:0,0"):
        game.apply(action)
    assert game.supply(1) == 7


@pytest.mark.rule("INT-27")
def test_the_princess_removes_a_large_follower_too() -> None:
    setup = f"{SETUP}+inns-and-cathedrals+abbey-and-mayor"
    game = lay(
        table(setup, "G@0,0>N", {"Blue": "W@0,0.N L@0,0.N", "Red": "Y@0,0.N"}), "princess-junction@0,1>S"
    )
    assert {text.split("@")[0] for text in game.legal} == {"princess:W", "princess:L", "princess:Y"}
    game.apply(next(text for text in game.legal if text.startswith("princess:L")))
    assert game.supply(1, "large") == 1


@pytest.mark.rule("INT-40", "FAIRY-3")
def test_the_fairy_is_not_brought_to_a_barn() -> None:
    tiles = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N B@1,1>N"
    pieces = {"Red": "N@1,1.NNW M@0,1.C"}
    game = lay(table(f"{SETUP}+abbey-and-mayor", tiles, pieces, more="own barns 2 -1"), "B@0,2>N")
    assert {text for text in game.legal if text.startswith("fairy")} == {"fairy:0,1"}
    assert game.why("fairy:1,1") == {"FAIRY-3"}
