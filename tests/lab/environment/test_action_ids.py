"""Action ids: each means one action, for ever, and every legal action can be chosen by one."""

import pytest

from bastide.core.actions import Action
from bastide.lab.environment.action_ids import ActionIds
from bastide.lab.environment.table import Table
from bastide.lab.study import study_state
from bastide.record.dealer import Generator
from tests.lab.environment.positions import EVERYTHING, random_choice, table


def test_a_tile_is_laid_by_row_column_and_turn() -> None:
    game = table()
    game.start.apply("draw:E")  # a city in the north
    fresh = Table(game.ids, game.start)
    fresh.reset(0)
    there = {game.ids.describe(i) for i in fresh.choices()}
    assert "place row 11 column 12 top 2" in there  # @0,1>S: one to the north of the start tile
    assert "place row 12 column 12 top 0" not in there  # the start tile lies there


def test_a_follower_comes_on_the_tile_just_laid_by_its_spot() -> None:
    game = table()
    game.start.apply("draw:E")
    game.start.apply("@0,1>S")
    fresh = Table(game.ids, game.start)
    fresh.reset(0)
    words = [game.ids.describe(i) for i in fresh.choices()]
    # The city in the south, and the field around it, whose first half-edge is in the north.
    assert words == ["deploy here piece 0 spot 2", "deploy here piece 0 spot 4", "pass"]


@pytest.mark.parametrize(("setup", "players"), [("base", 2), ("base+river-1", 5), (EVERYTHING, 3)])
def test_ids_follow_each_other_without_gaps(setup: str, players: int) -> None:
    ids = ActionIds(study_state(setup, players=players).rules, 31)
    first = 0
    for block in ids.ranges:
        assert block.first == first
        first += block.count
    assert first == ids.n


def test_ids_of_the_base_game_stay_as_they_are() -> None:
    """Trained networks rely on them: another layout is another version of the environment."""
    ids = table().ids
    assert [(block.name, block.kind, block.first) for block in ids.ranges] == [
        ("plain", "draw", 0),
        ("plain", "start", 24),
        ("plain", "pass", 26),
        ("here", "deploy", 27),
        ("here", "score", 46),
        ("spots", "deploy", 65),
        ("spots", "score", 84),
        ("beyond", "", 103),
        ("cells", "", 135),
        ("laying", "place", 760),
    ]
    assert ids.n == 3260


@pytest.mark.parametrize(("setup", "players"), [("base", 2), (EVERYTHING, 2), (EVERYTHING, 4)])
def test_every_legal_action_can_be_chosen_and_means_itself(setup: str, players: int) -> None:
    game = table(setup, players, board=51)
    generator = Generator(3)
    asked = 0
    for _ in range(400):
        if game.state.is_terminal():
            break
        for action in game.state.legal_actions() if game.asked < 0 else ():
            number = game.id_of(action.code)
            assert number >= 0
            if game.code_of(number) == -2:  # the cell is asked for
                other = game.copy()
                assert other.choose(number)
                assert other.code_of(other.id_of(action.code)) == action.code
                asked += 1
            else:
                assert game.code_of(number) == action.code
        assert game.choose(random_choice(game, generator))
    assert asked > 0 or setup == "base"


def test_actions_out_of_the_window_can_be_chosen_in_their_order() -> None:
    game = table(board=1)  # nothing but the start tile is in it
    legal = game.state.legal_actions()
    numbers = [game.id_of(action.code) for action in legal]
    assert numbers == [game.ids.beyond + i for i in range(len(legal))]
    assert game.choose(numbers[1])
    assert str(Action(game.state.rules, legal[1].code)).startswith(
        f"@{game.state.placed()[-1].x},{game.state.placed()[-1].y}"
    )


def test_what_may_not_be_chosen_changes_nothing() -> None:
    game = table()
    before = game.state.key()
    for number in (-5, 0, game.ids.n, 10**9):
        assert not game.choose(number)
    assert game.state.key() == before


def test_a_window_has_a_middle() -> None:
    with pytest.raises(ValueError, match="odd"):
        ActionIds(study_state().rules, 24)
