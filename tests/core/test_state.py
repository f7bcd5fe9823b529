"""State, actions and views: the parts that no single rule speaks of."""

import copy
import json

import pytest

import bastide
from bastide.core.geometry import pack, unpack
from bastide.testing import play, random_games


def test_equal_positions_have_equal_keys_whatever_the_order() -> None:
    one = play("base", "U@1,0>N -", "U@-1,0>N -")
    two = play("base", "U@-1,0>N -", "U@1,0>N -")
    assert one.state.key() == two.state.key()


def test_keys_of_a_game_differ_from_one_position_to_the_next() -> None:
    keys = [state.key() for _, state, _ in random_games("base+inns-and-cathedrals")]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "other",
    [
        ("base", ("U@1,0>N M.E",), 2),
        ("base", ("U@1,0>N M.NNW",), 2),
        ("base", ("U@-1,0>N -",), 2),
        ("base", ("V@1,0>N -",), 2),
        ("base", ("U@1,0>N -",), 3),
        ("2*base", ("U@1,0>N -",), 2),
        ("base", ("U@1,0>N -", "U@2,0>N -"), 2),
    ],
)
def test_different_positions_have_different_keys(other: tuple[str, tuple[str, ...], int]) -> None:
    setup, turns, players = other
    key = play("base", "U@1,0>N -").state.key()
    assert key != play(setup, *turns, players=players).state.key()


def test_key_depends_on_score_and_on_what_is_unseen() -> None:
    state = bastide.start("base")
    for array in ("score", "unseen"):
        changed = state.copy()
        changed.poke(array, 0, 7)
        assert changed.key() != state.key()


def test_copy_module_makes_independent_copies() -> None:
    state = bastide.start("base")
    for twin in (copy.copy(state), copy.deepcopy(state), state.copy()):
        twin.apply("draw:E")
        assert state.current_player() == bastide.CHANCE
        assert twin.key() != state.key()


def test_illegal_action_raises_and_leaves_everything_as_it_was() -> None:
    game = play("base")
    game.apply("draw:B")
    key, events = game.state.key(), game.state.events()
    with pytest.raises(bastide.IllegalAction) as caught:
        game.state.apply("@1,0>N")
    assert caught.value.rules == ("TILE-3",)
    assert caught.value.code == "illegal"
    assert (game.state.key(), game.state.events()) == (key, events)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "nonsense",
        "draw:",
        "draw:ZZ",
        "@0,1",
        "@0,1>Q",
        "@0,1>",
        "@9999,0>N",
        "M@0,1",
        "M@0,1.Z",
        "Z@0,1.N",
        "@0;1>N",
        "@x,1>N",
        "start:Nobody",
        "M@0,1.N extra",
        "--",
        "@0,1>N\x00",
        "draw:E draw:E",
    ],
)
def test_text_that_does_not_parse_is_a_notation_error(text: str) -> None:
    with pytest.raises(bastide.NotationError):
        bastide.start("base").action(text)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": None},
        {"type": "fly"},
        {"type": ["draw"]},
        {"type": "draw"},
        {"type": "draw", "tile": 7},
        {"type": "draw", "tile": None},
        {"type": "draw", "tile": "E", "extra": 1},
        {"type": "place", "at": [0, 1]},
        {"type": "place", "at": "0,1", "top": "N"},
        {"type": "place", "at": [0], "top": "N"},
        {"type": "place", "at": [0, 1.5], "top": "N"},
        {"type": "place", "at": [True, 1], "top": "N"},
        {"type": "place", "at": [10**30, 1], "top": "N"},
        {"type": "place", "at": [0, 1], "top": 2},
        {"type": "deploy", "at": [0, 1], "piece": ["M"], "spot": "N"},
        {"type": "deploy", "at": [0, 1], "piece": "M", "spot": {}},
    ],
)
def test_json_that_does_not_parse_is_a_notation_error(data: dict[str, object]) -> None:
    with pytest.raises(bastide.NotationError):
        bastide.start("base").action(data)


def test_action_speaks_of_itself() -> None:
    game = play("base")
    game.apply("draw:E")
    action = game.state.action("@0,1>S")
    assert (action.name, action.at, action.values()) == ("place", (0, 1), {"top": "S"})
    assert action.json() == {"type": "place", "at": [0, 1], "top": "S"}
    assert repr(action) == "<Action @0,1>S>"
    assert len({action, game.state.action({"type": "place", "at": [0, 1], "top": "S"})}) == 1


def test_view_shows_the_table_to_everybody_and_the_choice_to_whoever_chooses() -> None:
    game = play("base", "U@1,0>N M.E")
    game.apply("draw:E")
    view = game.state.view(1)
    assert view["current"] == 1
    assert view["tile"] == "E"
    assert view["actions"] == [str(a) for a in game.state.legal_actions()]
    assert game.state.view(0)["actions"] == []
    assert view["pieces"] == [{"owner": 0, "piece": "follower", "letter": "M", "at": [1, 0], "spot": "E"}]
    assert view["tiles"][1] == {"tile": "U", "at": [1, 0], "top": "N", "set": "base"}  # type: ignore[index]
    json.dumps(view)


def test_score_sheet_tells_who_won_and_why() -> None:
    game = play("base", "N@0,1>E M.S", "E@1,1>W -")
    (sheet,) = game.sheets
    data = json.loads(json.dumps(sheet.json()))
    assert data["points"] == {"0": 6}
    assert data["lines"][0]["points"] == 6
    assert data["why"] == "Red alone"
    assert "MAJ-1" in data["rules"]
    assert str(sheet).startswith("completed city")


def test_positions_pack_and_unpack() -> None:
    for x in (-2047, -1, 0, 1, 2047):
        for y in (-2047, -1, 0, 1, 2047):
            assert unpack(pack(x, y)) == (x, y)


def test_a_long_road_leaves_the_first_window_of_the_map() -> None:
    """The map is a wrapped grid that grows; a line of tiles must not meet itself."""
    game = play("20*base", players=1)
    for x in range(1, 101):
        game.turn(f"U@{x},0>N -")
    road = game.state.feature(0, 0, "E")
    assert len(road.tiles) == 101
    assert road.open == 2
    game.apply("draw:U")
    assert {"@101,0>N", "@-1,0>N"} <= game.legal
    assert len(game.legal) == 2 + 101 + 100  # beside the road, all along it, but not at the start tile's city


def test_a_state_that_does_not_listen_tells_nothing_and_plays_the_same() -> None:
    loud, quiet = bastide.start("base"), bastide.start("base")
    quiet.listen(False)
    for word in ("draw:E", "@0,1>S", "M@0,1.S"):
        loud.apply(word)
        quiet.apply(word)
    assert quiet.events() == ()
    assert loud.events()
    assert quiet.key() == loud.key()


def test_events_tell_whose_turn_it_is_after_the_starter_is_named() -> None:
    state = bastide.start("base", ("Ada", "Bob"), {"start_player": "youngest-decides"})
    state.apply("start:Bob")
    assert {"type": "turn", "player": 1, "turn": 1} in [event.json() for event in state.events()]


@pytest.mark.parametrize(("spot", "word"), [("Q", "called 'Q'"), ("C", "no segment C")])
def test_the_feature_of_an_unknown_spot(spot: str, word: str) -> None:
    with pytest.raises(KeyError, match=word):
        bastide.start("base").feature(0, 0, spot)
