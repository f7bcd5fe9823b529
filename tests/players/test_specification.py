"""Players by name and limit."""

from dataclasses import replace

import pytest

import bastide
from bastide.players import (
    NO_LIMIT,
    PLAYERS,
    YARDSTICKS,
    GreedyPlayer,
    Limit,
    SearchPlayer,
    Specification,
    make_player,
    parse_specification,
)
from bastide.players.tree import Style


@pytest.mark.parametrize(
    ("text", "name", "limit", "again"),
    [
        ("greedy", "greedy", NO_LIMIT, "greedy"),
        ("greedy-1", "greedy-1", NO_LIMIT, "greedy-1"),
        ("mcts:4000", "mcts", Limit(nodes=4000), "mcts:4000"),
        ("search:500n", "search", Limit(nodes=500), "search:500"),
        ("search:0.1s", "search", Limit(seconds=0.1), "search:0.1s"),
        ("search:30ms", "search", Limit(seconds=0.03), "search:0.03s"),
        ("search:3s", "search", Limit(seconds=3.0), "search:3s"),
    ],
)
def test_specifications_are_read_and_written(text: str, name: str, limit: Limit, again: str) -> None:
    specification = parse_specification(text)
    assert specification == Specification(name, limit)
    assert str(specification) == again
    assert parse_specification(again) == specification


@pytest.mark.parametrize("text", ["mcts:", "mcts:x", "mcts:0", "mcts:0s", "mcts:-1", "mcts:1e3s", "mcts:4 s"])
def test_what_is_no_limit_is_refused(text: str) -> None:
    with pytest.raises(bastide.SetupError, match="limit"):
        make_player(text)


def test_the_style_of_a_search_can_be_changed() -> None:
    text = "search/plies=15/worlds=0:40"
    assert str(parse_specification(text)) == text
    player = make_player(text)
    assert isinstance(player, SearchPlayer)
    assert player.style == replace(Style(), plies=15, worlds=False)
    assert SearchPlayer().style == Style()  # nobody else's is changed


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("search/plys=3", "plies"),  # what there is
        ("search/plies", "no change"),
        ("search/plies=-1", "no change"),
        ("search/c=1e9", "no change"),
        ("search/weights=1", "no change"),
        ("search/soft=0", "no change"),
        ("greedy/plies=3", "greedy"),
        ("search-1/plies=3", "search-1"),  # it never changes
    ],
)
def test_what_is_no_style_is_refused(text: str, why: str) -> None:
    with pytest.raises(bastide.SetupError, match=why):
        make_player(text)


def test_every_player_is_made_by_its_name() -> None:
    for name in (*PLAYERS, *YARDSTICKS):
        assert make_player(name, 1).name == name
        assert make_player(f"{name}:7").limit == Limit(nodes=7)
    assert make_player("greedy").limit == NO_LIMIT
    with pytest.raises(bastide.SetupError, match="mcts"):
        make_player("nobody:5")


def test_the_tighter_limit_counts() -> None:
    assert Limit(1.0, 50).within(Limit(2.0, 10)) == Limit(1.0, 10)
    assert NO_LIMIT.within(Limit(nodes=3)) == Limit(nodes=3)
    state = bastide.start("base")
    state.apply("draw:V")
    few = make_player("greedy:1")
    assert isinstance(few, GreedyPlayer)
    assert len(few.rank(state)) < len(state.legal_actions())
