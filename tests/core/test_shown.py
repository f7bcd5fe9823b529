"""What people see of the expansions agrees with what the expansions keep, in whole games with every set."""

from __future__ import annotations

import bastide
from bastide import CHANCE, Dealer, State
from bastide.core.shown import Shown
from bastide.expansions import set_names
from bastide.players import RandomPlayer

QUARTERS = ("castle", "market", "blacksmith", "cathedral")
NEVER_TOGETHER = {"base-2021", "river-1", "river-2021"}


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
        put("gold", at, n=n)
    for at, *roads in own["ferry_roads"]:
        put("ferry", f"{at}." + "".join(sorted((road[-1] for road in roads), key="NESW".index)))
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


def test_everything_that_is_kept_is_shown() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        kinds |= kinds_of_a_game(seed)
    assert {"dragon", "fairy", "mage", "witch", "count", "gold", "ferry", "barn"} <= kinds
    assert {"wine", "wheat", "cloth", "abbey", "king", "robber-baron", "messenger", "robber"} <= kinds


def kinds_of_a_game(seed: int) -> set[str]:
    """What was seen in a game in which all that was shown was right."""
    state = bastide.start("+".join(sorted(set(set_names()) - NEVER_TOGETHER)), ("Ada", "Bob", "Cleo"))
    dealer, player = Dealer(seed), RandomPlayer(seed)
    kinds: set[str] = set()
    while not state.is_terminal():
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
        if state.turn % 7 == 0:
            shown = state.shown()
            cards = {thing for thing in shown if thing.place == "table"}
            assert set(shown) - cards == expected(state)
            assert all(thing.kind.startswith("message-") for thing in cards)
            kinds |= {thing.kind for thing in shown}
    return kinds
