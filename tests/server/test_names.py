"""Names of players, which are put in where something leaves the server."""

from __future__ import annotations

from bastide import Setup, compose
from bastide.expansions import set_names
from bastide.server.play.names import Names, stand_ins


def test_names_come_in_where_text_leaves() -> None:
    names = Names(["Ada", "Бob"])
    one, two = stand_ins(2)
    assert names.put(f'"{one} and {two}"'.encode()) == '"Ada and Бob"'.encode()
    assert names.put_text(f"{two}'s") == "Бob's"
    assert Names(["🁰", "Bob"]).put(f'"🁰 and {two}, {one}"'.encode()) == '"🁰 and Bob, 🁰"'.encode()
    rules = compose(Setup.parse(set_names()[0], stand_ins(2), {"start_player": "youngest-decides"}))
    naming = [kind for kind in rules.action_kinds.values() if any(p.kind == "player" for p in kind.parts)]
    for kind in naming:
        part = next(p.name for p in kind.parts if p.kind == "player")
        assert names.take(rules, {"type": kind.name, part: "Ada"}, list) == {"type": kind.name, part: one}
