"""One game between players: who is told what, and that both ways to play it give the same."""

from bastide.core.actions import Action
from bastide.core.constants import CHANCE
from bastide.core.setup import Setup
from bastide.core.state import State
from bastide.lab.decks import Deck
from bastide.lab.games import play_game, play_match
from bastide.players import Player, RandomPlayer


class Listener(RandomPlayer):
    """Writes down what it is told."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seat = -1
        self.begun = 0
        self.heard: list[str] = []

    def begin(self, state: State, seat: int) -> None:
        self.seat = seat
        self.begun += 1

    def follow(self, state: State, action: Action) -> None:
        self.heard.append(str(action))


def test_players_hear_of_everything_that_is_chosen() -> None:
    players = [Listener(1), Listener(2), Listener(3)]
    match = play_match(Setup.parse("base", 3), players, 7)
    assert match.state.is_terminal()
    assert [player.seat for player in players] == [0, 1, 2]
    assert {player.begun for player in players} == {1}
    for player in players:
        assert player.heard == [str(action) for action in match.actions]


def test_both_ways_play_the_same_game() -> None:
    setup = Setup.parse("base+inns-and-cathedrals", 2)

    def players() -> list[Player]:
        return [RandomPlayer(1), RandomPlayer(2)]

    assert play_match(setup, players(), 7).state.key() == play_game(setup, players(), 7).key()


def test_a_game_by_a_deck_is_written_down_like_any_other() -> None:
    match = play_match(Setup.parse("base", 2), [RandomPlayer(1), RandomPlayer(2)], Deck(5))
    record = match.record()
    assert record.seed is None  # a dealer with that seed would draw other tiles
    assert sum(played.player == CHANCE for played in match.played()) == 71
    assert record.result is not None
    assert record.result.scores == match.state.scores()
