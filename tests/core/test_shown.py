"""What people see of the expansions agrees with what the expansions keep, in whole games with every set."""

from __future__ import annotations

import pytest

import bastide
from bastide import CHANCE, Dealer, State
from bastide.core.shown import Shown
from bastide.expansions import set_names
from bastide.expansions.things import pieces, tokens
from bastide.players import RandomPlayer
from bastide.testing import table

QUARTERS = ("castle", "market", "blacksmith", "cathedral")
NEVER_TOGETHER = {"base-2021", "river-1", "river-2021"}
EVERYTHING = (
    "base+traders-and-builders+princess-and-dragon+abbey-and-mayor+king-and-robber-baron"
    "+count-of-carcassonne+ferries+gold-mines+mage-and-witch+messengers+robbers"
)
CARCASSONNE = " ".join(f"carc-{n}@{(n - 1) % 4},{-((n - 1) // 4)}>N" for n in range(1, 13))
KEPT = (
    "dragon -1,0",
    "fairy 0,1",
    "mage -1,-1.N",
    "witch -1,0.E",
    "ingots -1,0=2",
    "ferry_roads -1,0=-1,0.E:-1,0.W",
    "barns 0 -1",
    "goods 1 2 3 0 0 0",
    "gold 0 4",
    "abbeys 1 0",
    "robber 3 -1",
    "king 0",
    "king-size 2",
    "robber-baron 1",
    "robber-baron-length 3",
)


def expected(state: State) -> set[Shown]:
    """The same from the words of ``view()``, slot by slot."""
    own = state.view()["own"]
    assert isinstance(own, dict)
    found: set[Shown] = set()

    def put(kind: str, word: object, **more: object) -> None:
        if isinstance(word, str) and "," in word:
            at, _, spot = word.partition(".")
            x, y = map(int, at.split(","))
            found.add(Shown(kind, at=(x, y), spot=spot, **more))  # type: ignore[arg-type]

    put("dragon", own["dragon"][0])
    put("fairy", own["fairy_segment"][0] if own["fairy_segment"][0] != -1 else own["fairy"][0])
    put("mage", own["mage"][0])
    put("witch", own["witch"][0])
    for at, n in own["ingots"]:
        put("gold", at, n=n, lies=True)
    for at, *roads in own["ferry_roads"]:
        put("ferry", f"{at}." + "".join(sorted((road[-1] for road in roads), key="NESW".index)), lies=True)
    corners = {p.owner: f"{p.x},{p.y}" for p in state.pieces() if p.kind == "barn"}
    for seat, at in corners.items():
        put("barn", f"{at}.{('NE', 'SE', 'SW', 'NW')[own['barns'][seat]]}", player=seat)
    for seat in range(state.rules.n_players):
        for good, n in zip(("wine", "wheat", "cloth"), own["goods"][3 * seat : 3 * seat + 3], strict=True):
            found |= {Shown(good, n, player=seat)} if n else set()
        for kind, slot in (("gold", "gold"), ("abbey", "abbeys")):
            found |= {Shown(kind, own[slot][seat], player=seat)} if own[slot][seat] else set()
        points, space = own["messenger"][seat], own["robber"][seat]
        found.add(Shown("messenger", player=seat, space=points % 50, value=points))
        found |= {Shown("robber", player=seat, space=space)} if space >= 0 else set()
    for kind, size in (("king", "king-size"), ("robber-baron", "robber-baron-length")):
        if own[kind][0] != -1:
            found.add(Shown(kind, player=int(own[kind][0]), value=own[size][0]))
    found.add(Shown("count", place=QUARTERS[own["count"][0]]))
    return found


def check(state: State) -> set[str]:
    """What is shown is what is kept; the kinds of things that are shown."""
    shown = state.shown()
    assert {thing.kind for thing in shown} <= {*pieces(), *tokens()}, "shown, but declared by no expansion"
    assert all(not tokens()[thing.kind].stands for thing in shown if thing.lies)
    cards = {thing for thing in shown if thing.place == "table"}
    assert set(shown) - cards == expected(state)
    assert all(thing.kind.startswith("message-") for thing in cards)
    return {thing.kind for thing in shown}


def test_everything_that_is_kept_is_shown() -> None:
    """A table on which one of everything lies or is held."""
    state = table(
        EVERYTHING,
        f"{CARCASSONNE} U@-1,-1>E lake-three@-1,0>N B@0,1>N",
        {"Red": "N@0,1.NNW"},
        more=" | own ".join(("", *KEPT)).removeprefix(" | "),
    ).state
    kinds = check(state)
    assert {"dragon", "fairy", "mage", "witch", "count", "gold", "ferry", "barn"} <= kinds
    assert {"wine", "wheat", "cloth", "abbey", "king", "robber-baron", "messenger", "robber"} <= kinds


@pytest.mark.parametrize("seed", [0, 1])
def test_what_is_shown_is_what_is_kept_in_whole_games(seed: int) -> None:
    state = bastide.start("+".join(sorted(set(set_names()) - NEVER_TOGETHER)), ("Ada", "Bob", "Cleo"))
    dealer, player = Dealer(seed), RandomPlayer(seed)
    while not state.is_terminal():
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
        if state.turn % 7 == 0:
            check(state)
