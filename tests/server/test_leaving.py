"""Leaving with manners: resign, end the game together, stand in for somebody who is away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bastide import Action, Match, Setup
from bastide.record.notation import parse_record
from bastide.server.play import leaving
from bastide.server.play.bystander import least
from bastide.server.storage.store import GameRow, Manners, Seat
from tests.server.guest import Guest, create
from tests.server.serving import Serving
from tests.server.test_games import get
from tests.server.test_room import refused


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server at which nobody has to wait for those who are away."""
    folder = tmp_path_factory.mktemp("leaving")
    serving = Serving(f"sqlite:///{folder}/games.sqlite", away_seconds=0).wait()
    yield serving
    assert "Traceback" not in serving.stop()


def table(server: Serving, n: int = 2, **more: Any) -> tuple[dict[str, Any], list[Guest]]:
    made = create(server, *["human"] * n, **more)
    return made, [Guest.joined(server, made["game"], seat["token"]) for seat in made["seats"]]


def last(guest: Guest) -> str:
    return str(guest.log[-1]["said"]["text"])


def test_who_resigns_loses_where_the_table_agreed_so(server: Serving) -> None:
    made, (ada, bob) = table(server, leaving="out")
    ada.act(ada.targets[0]["text"])
    bob.say(type="resign")
    over = ada.hear("state")
    assert over["outcome"] == {"why": "resigned", "by": 1, "winners": [0]}
    assert (over["view"]["current"], over["view"]["winners"], over["targets"]) == ("over", [0], [])
    assert last(ada) == "Blue resigns: Red wins"
    assert refused(ada, type="act", seq=ada.seq, action="-") == "over"
    assert refused(ada, type="resign") == "over"
    token = made["seats"][0]["token"]
    assert get(server, f"/api/games/{made['game']}/now", token=token).json()["current"] is None
    record = parse_record(get(server, f"/api/games/{made['game']}/record", token=token).text)
    assert record.result is not None
    assert (record.result.ended, record.result.winners) == ("resigned", (0,))
    again = get(server, f"/api/games/{made['game']}", token=token).json()
    assert again["log"] == ada.log


def test_the_computer_plays_on_for_who_resigns(server: Serving) -> None:
    _, (ada, bob, eve) = table(server, 3)
    ada.say(type="resign")
    bob.hear("state")
    while not bob.targets:
        bob.hear("update")
    line = next(line for line in bob.log if line["kind"] == "place")
    assert (line["seat"], line["computer"]) == (0, True)
    assert eve.hear("state")["seats"][0]["absence"] == "left"
    assert refused(ada, type="resign") == "not-your-turn"  # once is enough


def test_all_must_accept_a_draw(server: Serving) -> None:
    _, (ada, bob, eve) = table(server, 3)
    ada.say(type="offer", what="draw")
    assert bob.hear("state")["offer"] == {"what": "draw", "by": 0, "accepted": [0]}
    assert refused(bob, type="offer", what="end") == "taken"
    bob.say(type="answer", accept=False)
    bob.hear("state")
    assert bob.state["offer"] is None
    assert refused(bob, type="answer", accept=True) == "stale"
    bob.say(type="offer", what="draw")
    for guest in (ada, eve):
        while guest.state["offer"] is None or guest.state["offer"]["by"] != 1:
            guest.hear("state")
        guest.say(type="answer", accept=True)
    while bob.state["outcome"] is None:
        bob.hear("state")
    assert bob.state["outcome"] == {"why": "draw", "by": 1, "winners": [0, 1, 2]}
    assert last(bob).startswith("all agreed on a draw")


def test_the_computer_stands_in_and_hands_the_seat_back(quick: Serving) -> None:
    made, (ada, bob) = table(quick)
    assert refused(bob, type="stand-in", seat=0) == "early"  # Ada is there
    assert refused(bob, type="stand-in", seat=1) == "early"  # nobody waits for Bob
    ada.close()
    bob.hear("presence")
    bob.say(type="stand-in", seat=0)
    assert bob.hear("state")["seats"][0]["absence"] == "stand-in"
    assert last(bob) == "Red is away: the computer stands in"
    while not bob.targets:
        bob.hear("update")
    assert all(line["computer"] for line in bob.log if line["seat"] == 0 and line["kind"])
    ada = Guest.joined(quick, made["game"], made["seats"][0]["token"])
    assert ada.hear("state")["seats"][0]["absence"] is None
    assert last(ada) == "Red is back"
    bob.hear("state")
    while not ada.targets:
        bob.act(bob.targets[0]["text"])
        ada.hear("update")
    assert refused(bob, type="claim", seat=0) == "early"


def test_the_win_is_claimed_from_who_stays_away(quick: Serving, server: Serving) -> None:
    made, (ada, bob) = table(quick)
    ada.close()
    bob.hear("presence")
    bob.say(type="claim", seat=0)
    assert bob.hear("state")["outcome"] == {"why": "claimed", "by": 0, "winners": [1]}
    made, (ada, bob) = table(quick, clock={"minutes": 60, "increment": 1})
    ada.close()
    bob.hear("presence")
    assert refused(bob, type="claim", seat=0) == "early"  # her clock has time
    made, (ada, bob) = table(server)
    ada.close()
    bob.hear("presence")
    assert refused(bob, type="claim", seat=0) == "early"  # two minutes is polite
    watcher = Guest.joined(server, made["game"], made["spectate"])
    assert refused(watcher, type="claim", seat=0) == "not-your-turn"


def test_who_wins_when_somebody_is_out() -> None:
    seats = [Seat(name, "human") for name in ("Ada", "Bob", "Eve")]
    manners = Manners(leaving="out")
    row = GameRow("a", "base", {}, 0, None, seats, "", None, None, "full", False, manners=manners)
    row = leaving.leave(row, 1, (3, 9, 5), 1)
    assert row.manners.outcome is None  # two go on
    assert leaving.outcome_of(row, False, (3, 9, 5)) is None
    end = leaving.outcome_of(row, True, (30, 90, 30))
    assert end is not None
    assert (end.why, end.winners) == ("out", [0, 2])
    last_one = leaving.leave(row, 0, (3, 9, 5), 0)
    assert last_one.manners.outcome == ("resigned", 0, (2,))
    plays_on = replace(row, manners=Manners())
    assert leaving.leave(plays_on, 0, (3, 9, 5), 0).manners.outcome is None  # Eve plays with computers
    alone = replace(plays_on, seats=[seats[0], Seat("Monk", "ai", "monk")])
    assert leaving.leave(alone, 0, (3, 2), 0).manners.outcome == ("resigned", 0, (1,))


def test_nothing_is_won_for_a_seat_that_is_out(server: Serving) -> None:
    """Of three or more: its tiles are laid, and that is all."""
    _, (ada, bob, eve) = table(server, 3, leaving="out")
    while ada.targets:
        ada.act(next((t["text"] for t in ada.targets if t["kind"] == "pass"), ada.targets[0]["text"]))
    bob.hear("update")
    bob.say(type="resign")
    for _ in range(6):
        for guest in (eve, ada):
            while not guest.targets:
                guest.hear("update", "state")
            while guest.targets:
                guest.act(
                    next((t["text"] for t in guest.targets if t["kind"] == "pass"), guest.targets[0]["text"])
                )
    laid = [line for line in eve.log if line["seat"] == 1 and line["computer"]]
    assert [line["kind"] for line in laid].count("place") >= 5
    assert {line["kind"] for line in laid} <= {"place", "pass"}
    assert eve.view["players"][1]["score"] == 0


def test_a_seat_that_is_out_finishes_nothing_for_others_if_it_can() -> None:
    """Somebody plays at random with a seat that is out: points follow from its tiles only where they must."""
    match, generator = Match(Setup.parse("base", ("Ada", "Bob")), seed=5), random.Random(5)
    chances = 0

    def brings(action: Action) -> int:
        after = match.state.copy()
        after.apply(action)
        for passing in after.legal_actions() if after.current_player() == 1 else ():
            if passing.name == "pass":
                after.apply(passing)
                break
        return sum(after.scores()) - sum(match.state.scores())

    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        if match.current_player() == 0:
            match.apply(generator.choice(legal))
            continue
        chosen = least(match.state, legal)
        if any(action.name == "pass" for action in legal):
            assert chosen.name == "pass"
        elif any(points := [brings(action) for action in legal]):
            chances += 1
            assert brings(chosen) == min(points)
        match.apply(chosen)
    assert chances > 3  # it could have finished something
    assert match.state.scores()[1] == 0
