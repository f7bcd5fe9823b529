"""A package from outside, installed beside Bastide, is listed, played by protocol, recorded and drawn."""

import json
import re

import pytest

import bastide
from tests.outside.environment import Environment

NEW = {
    "command": "new",
    "setup": "base+wells",
    "players": ["Ada", "Bob", "Cleo"],
    "draws": ["well", "well", "V"],
}


def say(command: str, **fields: object) -> dict[str, object]:
    return {"command": command, **fields}


@pytest.fixture(params=["plain", "compiled"])
def wells(request: pytest.FixtureRequest) -> Environment:
    made: Environment = request.getfixturevalue(request.param)
    return made


def test_it_is_in_the_list_of_sets(wells: Environment) -> None:
    assert re.search(r"wells +Wells +1 +4", wells.run("tiles"))
    hello, sets = wells.ask(say("hello"), say("sets"))
    assert hello["ok"]
    assert sets["sets"][-1] == {
        "name": "wells",
        "title": {"id": "set-wells", "text": "Wells", "args": {}},
        "summary": "Water beside the road: a carrier fetches it, and the neighbour may drink first.",
        "tiles": 4,
        "stands_alone": False,
        "excludes": [],
        "copies": 9,
        "chapters": ["wells"],
        "minutes": 2,
        "complexity": 0,
    }
    assert sets["faults"] == []


def test_it_is_compiled_if_it_was_built_so(plain: Environment, compiled: Environment) -> None:
    where = "import bastide_wells.rules; print(bastide_wells.rules.__file__)"
    assert plain.evaluate(where).endswith("rules.py")
    if bastide.is_compiled():
        assert compiled.evaluate(where).endswith(".so")


def test_a_game_by_protocol_with_a_decision_of_the_neighbour(wells: Environment) -> None:
    new, placed, legal, wrong, drunk, offers, carried, *_, scores, rule = wells.ask(
        NEW,
        say("play", action="@1,0>N"),
        say("legal"),
        say("explain", action="M@1,0.W"),
        say("play", action="drink"),
        say("legal"),
        say("play", action="Q@1,0.W"),
        say("play", action="@-1,0>N"),  # the other end of the start tile's road: Cleo may drink
        say("play", action="-"),
        say("play", action="-"),
        say("scores"),
        say("rules", rule="WELL-3"),
    )
    assert new["tile"] == "well"
    assert placed["current"] == 1  # Bob, in the middle of Ada's turn
    assert placed["prompt"]["text"] == "drink from your neighbour's well, or do not"
    assert [(a["text"], a["title"]["text"]) for a in legal["actions"]] == [
        ("drink", "drink from the well"),
        ("-", "do nothing"),
    ]
    assert wrong["reasons"][0]["rules"][-1] == "WELL-4"  # what is due now, after what a follower is about
    assert wrong["reasons"][0]["text"].endswith("drink from your neighbour's well, or do not")
    assert drunk["scores"] == [0, 1, 0]
    assert "drunk" in [event["type"] for event in drunk["events"]]
    assert drunk["current"] == 0  # and Ada goes on
    assert any("carrier" in a["title"]["text"] for a in offers["actions"])
    assert carried["ok"]
    assert scores["scores"] == [0, 1, 0]
    assert rule["text"].startswith("A completed road on which a carrier stands")


def test_wells_count_on_a_completed_road_with_a_carrier(wells: Environment) -> None:
    *_, scores = wells.ask(
        say("new", setup="base+wells", players=["Ada", "Bob"], draws=["well", "S", "S"]),
        say("play", action="@1,0>N"),
        say("play", action="-"),
        say("play", action="Q@1,0.W"),
        say("play", action="@2,0>N"),
        say("play", action="-"),
        say("play", action="@-1,0>S"),
        say("play", action="-"),
        say("scores"),
    )
    assert scores["ok"], scores
    assert [line["what"]["text"] for sheet in scores["sheets"] for line in sheet["lines"]][-1:] == [
        "well with a carrier on the road"
    ]
    assert scores["scores"][0] == 4 + 2


def test_plain_and_compiled_play_the_same_games(plain: Environment, compiled: Environment) -> None:
    def record(environment: Environment) -> str:
        moves = [say("go", player="random", seed=3, play=True)] * 160
        *_, answer = environment.ask(
            say("new", setup="base+river-1+inns-and-cathedrals+wells", players=3, seed=11),
            *moves,
            say("record"),
        )
        return str(answer["record"])

    text = record(plain)
    assert "wells" in text
    assert "drink" in text
    assert record(compiled) == text


def test_its_module_may_be_imported_before_ours(wells: Environment) -> None:
    """So tests of a package do; its import leads to ours, which looks for it while it is not there yet."""
    first = (
        "from bastide_wells.rules import Wells; import bastide; from bastide.expansions import registered; "
    )
    played = "state = bastide.start('base+wells'); print(Wells in registered(), state.rules.setup.text)"
    assert wells.evaluate(first + played) == "True base+wells"
    listed = "from bastide.view.catalogue import catalogue; print(catalogue().sets[-1].name)"
    assert wells.evaluate(first + listed) == "wells"


def test_the_shared_checks_hold(wells: Environment) -> None:
    """As docs/adding-an-expansion.md shows them."""
    code = "from bastide.testing import check_expansion, play; check_expansion('base+wells', every=8); "
    code += "print(play('base+wells', 'well@1,0>N drink Q.W').scores)"
    assert wells.evaluate(code) == "(0, 1)"


def test_simulations_and_uncompiled_games_run(wells: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = (
        "simulate",
        "--setup",
        "base+wells",
        "--players",
        "random,random",
        "-n",
        "3",
        "--seed",
        "4",
        "--json",
    )
    here = json.loads(wells.run(*arguments))
    monkeypatch.setenv("BASTIDE_PURE", "1")
    pure = json.loads(wells.run(*arguments))
    assert pure["best_scores"] == here["best_scores"]
    assert pure["mean_scores"] == here["mean_scores"]


def test_records_and_positions_name_it_and_say_if_it_is_missing(plain: Environment) -> None:
    *_, record, position = plain.ask(NEW, say("play", action="@1,0>N"), say("record"), say("position"))
    again, there = plain.ask(say("new", record=record["record"]), say("new", position=position["position"]))
    assert again["current"] == there["current"] == 1
    with pytest.raises(bastide.BastideError, match=r"unknown set 'wells'; there are base"):
        bastide.replay(bastide.parse_record(record["record"]))
    with pytest.raises(bastide.BastideError, match=r"unknown set 'wells'; there are base"):
        bastide.parse_position(position["position"])


def test_it_has_pictures(plain: Environment) -> None:
    *_, record = plain.ask(
        NEW,
        say("play", action="@1,0>N"),
        say("play", action="drink"),
        say("play", action="Q@1,0.W"),
        say("record"),
    )
    (plain.folder / "game.bastide").write_text(record["record"], encoding="utf-8")
    plain.run("picture", "game.bastide", "-o", "board.svg")
    assert "<svg" in (plain.folder / "board.svg").read_text(encoding="utf-8")
    for thing in ("mark_svg('well')", "piece_svg('carrier', 0)", "token_svg('water')"):
        drawn = plain.evaluate(f"from bastide.art import *; print({thing})")
        assert drawn.startswith("<svg")
    tile = "from bastide.art import *; from bastide.expansions.loader import load; "
    assert "#b-m-well" in plain.evaluate(f"{tile} print(tile_svg(load('wells').tile('well')))")
