"""Games over REST and WebSocket, as they are meant to be played."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
import pytest

from bastide.art import PLAYERS
from bastide.expansions import EXPANSIONS
from bastide.record.notation import parse_record
from bastide.view.catalogue import Sets
from bastide.view.structs import Replay
from tests.server.guest import Guest, create, key
from tests.server.serving import Serving

NEWEST = [name for e in EXPANSIONS for name in e.tile_sets or (e.name,)]


def get(server: Serving, path: str, token: str = "", **query: Any) -> httpx.Response:
    return httpx.get(f"{server.http}{path}", params=query, headers=key(token), timeout=30)


def test_a_whole_game_around_one_screen(server: Serving) -> None:
    created = create(server, "human", "human")
    guest = Guest.all_seats(server, created)
    assert guest.state["yours"] == [0, 1]
    guest.play(random.Random(1))
    assert guest.view["current"] == "over"
    assert guest.view["winners"]
    now = get(server, f"/api/games/{created['game']}", token=created["spectate"]).json()
    assert {**now["view"], "key": ""} == {**guest.view, "key": ""}  # updates add up to the whole
    assert now["log"] == guest.log
    record = get(server, f"/api/games/{created['game']}/record", token=created["spectate"])
    assert parse_record(record.text).result is not None


def test_a_whole_game_against_computers(server: Serving) -> None:
    created = create(server, "human", "greedy", "random")
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(2))
    assert guest.view["current"] == "over"
    assert {line["seat"] for line in guest.log} == {0, 1, 2, None}


def test_every_set_is_playable(server: Serving) -> None:
    """All sets that go together, by random clicks, as far as a short test goes."""
    chosen: list[str] = []
    for name in NEWEST:
        answer = httpx.post(
            f"{server.http}/api/games",
            json={"setup": "+".join([*chosen, name]), "seats": [{"kind": "human"}]},
            timeout=30,
        )
        if answer.status_code == 201:
            chosen.append(name)
    created = create(server, "human", "human", "human", setup="+".join(chosen))
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(3), 150)
    assert guest.seq > 100


def test_two_players_online_and_a_spectator(server: Serving) -> None:
    created = create(server, "human", "open", listed=True)
    ada_token, eve_token = (seat["token"] for seat in created["seats"])
    ada = Guest.joined(server, created["game"], ada_token)
    assert ada.state["connected"] == [True, False]
    assert ada.state["seats"][1]["kind"] == "open"
    eve = Guest.joined(server, created["game"], eve_token, name="Eve")
    assert eve.view["players"][1]["name"] == "Eve"
    assert ada.hear("state")["seats"][1] == {
        "name": "Eve",
        "kind": "human",
        "player": None,
        "colour": 1,
        "absence": None,
    }
    assert ada.hear("presence")["connected"] == [True, True]
    watcher = Guest.joined(server, created["game"], created["spectate"])
    assert watcher.state["you"] is None
    for _ in range(6):
        guest = next(g for g in (ada, eve) if g.targets)
        other = eve if guest is ada else ada
        guest.act(guest.targets[0]["text"])
        other.hear("update")
        watcher.hear("update")
        assert not watcher.targets
    assert watcher.view == {**ada.view, "key": watcher.view["key"]}
    now = get(server, f"/api/games/{created['game']}/now", token=eve_token).json()
    assert now == {
        "players": ["Red", "Eve"],
        "turn": ada.view["turn"],
        "current": ada.view["current"],
        "you": 1,
        "waiting": False,
        "spectate": created["spectate"],
    }
    listed = get(server, "/api/games").json()["games"]
    entry = next(game for game in listed if game["game"] == created["game"])
    assert entry["players"] == ["Red", "Eve"]
    assert entry["spectate"] == created["spectate"]
    assert (entry["turn"], entry["current"]) == (ada.view["turn"], ada.view["current"])
    eve.close()
    assert ada.hear("presence")["connected"] == [True, False]


def test_who_comes_back_goes_on(server: Serving) -> None:
    created = create(server, "human", "human")
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(4), 9)
    guest.socket.socket.close()  # the line is cut
    again = Guest.all_seats(server, created)
    assert again.seq == guest.seq
    assert {**again.view, "key": ""} == {**guest.view, "key": ""}
    again.play(random.Random(5), 3)


def test_undo_until_something_random_is_revealed(server: Serving) -> None:
    created = create(server, "human", "human", seed=5)
    guest = Guest.all_seats(server, created)
    assert not guest.can_undo
    before = guest.view
    guest.act(guest.targets[0]["text"])
    assert guest.view["step"] == "figure"
    assert guest.can_undo
    guest.say(type="undo", seq=guest.seq)
    guest.hear("state")
    assert guest.seq == 3
    assert {**guest.view, "key": ""} == {**before, "key": ""}
    guest.act(guest.targets[0]["text"])
    guest.act(guest.targets[-1]["text"])
    assert guest.view["step"] == "place"  # the next tile is drawn
    assert not guest.can_undo
    guest.say(type="undo", seq=guest.seq)
    assert guest.hear("refused")["code"] == "undo"


def test_questions(server: Serving) -> None:
    created = create(server, "human", "greedy", seed=1)
    guest = Guest.all_seats(server, created)
    guest.say(type="explain", id=7, action="@9,9>N")
    answer = guest.hear("explained")
    assert (answer["id"], answer["legal"]) == (7, False)
    assert "TILE-2" in answer["reasons"][0]["rules"]
    guest.say(type="explain", id=8, action=guest.targets[0]["text"])
    assert guest.hear("explained")["legal"]
    guest.say(type="feature", id=9, at=[0, 0], spot="N")
    city = guest.hear("feature")
    assert (city["kind"], city["value_now"], city["value_finished"]) == ("city", 1, 4)
    guest.say(type="farms", id=10)
    assert guest.hear("farms")["farms"]
    guest.say(type="cell", id=13, at=[0, 1])
    cell = guest.hear("cell")
    assert (cell["id"], cell["at"], cell["lost"]) == (13, [0, 1], False)
    assert "C" in cell["tiles"]
    assert "B" not in cell["tiles"], "no city"
    assert cell["odds"]["said"][0]["id"] == "coach-cell-fits"
    assert city["odds"]["cells"] == [[0, 1]]
    assert {"E", "F"} & set(cell["odds"]["tiles"])
    assert guest.view["players"][0]["name"] in cell["odds"]["said"][-1]["text"], "names, not stand-ins"
    guest.say(type="hints", id=11)
    assert len(guest.hear("hints")["hints"]) == len(guest.targets)
    guest.say(type="previews", id=12, actions=[guest.targets[0]["text"], "@9,9>N", "nonsense"])
    assert guest.hear("previews")["previews"] == [
        {"points": {}, "worth": None, "finished": None, "grows": False},
        None,
        None,
    ]
    guest.say(type="ping")
    assert guest.hear("pong") == {"type": "pong"}


def test_no_odds_without_assistance(server: Serving) -> None:
    created = create(server, "human", "human", seed=1, assist="none")
    guest = Guest.all_seats(server, created)
    guest.say(type="feature", id=1, at=[0, 0], spot="N")
    assert guest.hear("feature")["odds"] is None
    guest.say(type="cell", id=2, at=[0, 1])
    assert guest.hear("cell")["odds"] is None


def test_a_hint_is_as_deep_as_asked_and_for_whoever_decides(server: Serving) -> None:
    created = create(server, "human", "human", seed=1)
    ada, bob = (Guest.joined(server, created["game"], seat["token"]) for seat in created["seats"])
    guest, other = (ada, bob) if ada.targets else (bob, ada)
    guest.say(type="hint", id=1)
    answer = guest.hear("hint")
    assert (answer["id"], answer["seq"], answer["hint"]["depth"], answer["hint"]["moves"]) == (
        1,
        guest.seq,
        "nudge",
        [],
    )
    assert answer["hint"]["nudge"]
    text = guest.targets[-1]["text"]
    guest.say(type="hint", id=2, depth="full", instead=[text])
    hint = guest.hear("hint")["hint"]
    assert {move["actions"][0] for move in hint["moves"]} <= {target["text"] for target in guest.targets}
    assert hint["why_not"]
    guest.say(type="hint", id=3, depth="full", instead=["@9,9>N"])
    assert guest.hear("refused")["code"] == "illegal"
    other.say(type="hint", id=4)
    assert other.hear("refused")["code"] == "not-your-turn"


@pytest.mark.parametrize("assist", ["some", "none"])
def test_no_hint_without_full_assistance(server: Serving, assist: str) -> None:
    guest = Guest.all_seats(server, create(server, "human", "human", seed=1, assist=assist))
    guest.say(type="hint", id=1)
    assert guest.hear("refused")["code"] == "illegal"


def test_previews_are_for_whoever_decides_with_full_assistance_and_not_too_many(server: Serving) -> None:
    created = create(server, "human", "human", seed=1)
    ada, bob = (Guest.joined(server, created["game"], seat["token"]) for seat in created["seats"])
    text = (ada.targets or bob.targets)[0]["text"]
    other = bob if ada.targets else ada
    other.say(type="previews", id=1, actions=[text])
    assert other.hear("refused")["code"] == "not-your-turn"
    other.say(type="previews", id=2, actions=[text] * 25)
    assert other.hear("refused")["code"] == "message"
    strict = Guest.all_seats(server, create(server, "human", "human", seed=1, assist="some"))
    strict.say(type="previews", id=3, actions=[strict.targets[0]["text"]])
    assert strict.hear("refused")["code"] == "illegal"


def rematch(server: Serving, game: str, token: str, *tokens: str) -> httpx.Response:
    body = {"tokens": tokens} if tokens else None
    return httpx.post(f"{server.http}/api/games/{game}/rematch", headers=key(token), json=body)


def test_each_player_comes_to_their_own_seat_of_a_rematch(server: Serving) -> None:
    created = create(server, "human", "human", "human", setup="base")
    game, (ada, bob, cleo) = created["game"], (seat["token"] for seat in created["seats"])
    guests = [Guest.joined(server, game, ada, cleo), Guest.joined(server, game, bob)]
    watcher = Guest.joined(server, game, created["spectate"])
    assert rematch(server, game, ada).status_code == 409
    while guests[0].view["current"] != "over":
        guest, other = guests if guests[0].targets else guests[::-1]
        guest.act(guest.targets[0]["text"])
        other.hear("update")
    assert rematch(server, game, created["spectate"]).status_code == 403  # who watches starts nothing
    first, second = rematch(server, game, ada, cleo).json(), rematch(server, game, bob).json()
    third = rematch(server, game, created["spectate"]).json()
    for guest in (*guests, watcher):
        assert guest.hear("rematch")["game"] == first["game"] == second["game"] == third["game"]
    # Everybody is told the keys to what they could open, and no other.
    assert [seat["token"] is not None for seat in first["seats"]] == [True, False, True]
    assert [seat["token"] is not None for seat in second["seats"]] == [False, True, False]
    assert [seat["token"] is not None for seat in third["seats"]] == [False, False, False]
    assert (first["spectate"], second["spectate"]) == (None, None)
    new = [seat["token"] or second["seats"][seat["seat"]]["token"] for seat in first["seats"]]
    assert rematch(server, game, ada, cleo).json() == first  # asking twice changes nothing
    table = Guest.joined(server, first["game"], new[0], new[2])
    assert table.state["yours"] == [0, 2]
    assert Guest.joined(server, first["game"], new[1]).state["yours"] == [1]
    assert Guest.joined(server, first["game"], third["spectate"]).state["yours"] == []
    assert table.view["active"] == 1
    # No key opens anything in the other game.
    for token in (ada, bob, cleo, created["spectate"]):
        assert get(server, f"/api/games/{first['game']}", token=token).status_code == 403
    for token in (*new, third["spectate"]):
        assert get(server, f"/api/games/{game}", token=token).status_code == 403
        assert rematch(server, game, token).status_code == 403
        assert rematch(server, game, ada, token).status_code == 403


def test_a_rematch_that_anybody_may_watch(server: Serving) -> None:
    created = create(server, "human", setup="base", listed=True)
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(6))
    again = rematch(server, created["game"], created["seats"][0]["token"]).json()["game"]
    listed = {game["game"]: game["spectate"] for game in get(server, "/api/games").json()["games"]}
    assert listed[again] != listed[created["game"]]
    assert Guest.joined(server, again, listed[again]).state["you"] is None
    assert rematch(server, created["game"], listed[created["game"]]).json()["spectate"] == listed[again]


def test_replay_picture_and_record(server: Serving) -> None:
    created = create(server, "human", "human", seed=8)
    guest = Guest.all_seats(server, created)
    guest.play(random.Random(7), 20)
    base, token = f"/api/games/{created['game']}", created["spectate"]
    replay = get(server, f"{base}/replay", token=token, to=5)
    steps = msgspec.json.decode(replay.content, type=Replay)
    assert [step.seq for step in steps.steps] == [0, 1, 2, 3, 4]
    last = get(server, f"{base}/replay", token=token, **{"from": steps.total - 1}).json()["steps"]
    assert last[0]["view"]["tiles"] == guest.view["tiles"]
    assert last[0]["view"]["last"] == guest.view["last"]
    record = get(server, f"{base}/record", token=token)
    day = datetime.now(UTC).date().isoformat()[:7]  # it may be midnight
    assert f'attachment; filename="bastide-{day}' in record.headers["content-disposition"]
    drawn = get(server, f"{base}/picture.svg", token=token)
    assert "filename" in drawn.headers["content-disposition"]
    assert "Seed" not in record.text  # it would tell what comes
    for text in (record.text, get(server, f"{base}/record", token=token, format="json").text):
        sent = httpx.post(f"{server.http}/api/replay?to=3", content=text)
        assert sent.status_code == 200
        assert sent.json()["total"] == steps.total
        assert sent.json()["players"] == ["Red", "Blue"]
    assert get(server, f"{base}/picture.svg", token=token).text.startswith("<svg")
    assert get(server, f"{base}/picture.svg", token=token, turn=2).status_code == 200
    assert "scoreboard" in get(server, f"{base}/track.svg", token=token).text


def test_a_seat_gets_the_key_of_watchers_only_where_anybody_may_watch(server: Serving) -> None:
    for listed in (False, True):
        created = create(server, "human", "open", listed=listed)
        now, watch = f"/api/games/{created['game']}/now", created["spectate"]
        guest = get(server, now, token=created["seats"][1]["token"]).json()
        assert guest["spectate"] == (watch if listed else None)
        assert get(server, now, token=watch).json()["spectate"] == watch


def test_the_scoreboard_is_drawn_with_the_scores_of_a_step(server: Serving) -> None:
    created = create(server, "human", "human")
    track, token = f"/api/games/{created['game']}/track.svg", created["spectate"]
    now = get(server, track, token=token).text
    assert get(server, track, token=token, scores="0,0").text == now
    assert get(server, track, token=token, scores="0,61").text not in ("", now)
    assert get(server, track, token=token, scores="1,2,3").json()["error"]["code"] == "message"
    assert get(server, track, token=token, scores="1,-2").status_code == 422


def test_pictures_have_the_colours_of_the_seats(server: Serving) -> None:
    seats = [{"kind": "human", "name": "Ada", "colour": 4}, {"kind": "human", "name": "Bob", "colour": 2}]
    created = httpx.post(f"{server.http}/api/games", json={"seats": seats}).json()
    track = get(server, f"/api/games/{created['game']}/track.svg", token=created["spectate"]).text
    assert [colour for colour in PLAYERS if f'color="{colour}"' in track] == [PLAYERS[2], PLAYERS[4]]


def test_catalogue(server: Serving) -> None:
    sets = msgspec.json.decode(get(server, "/api/sets").content, type=Sets)
    assert sets.sets[0].name == "base"
    assert sets.sets[0].tiles == 72
    assert {option.set for option in sets.options} <= {entry.name for entry in sets.sets}
    by_name = {entry.name: entry for entry in sets.sets}
    assert by_name["messengers"].copies == 1 < by_name["base"].copies
    assert by_name["river-2021"].chapters == ["river-1"]  # the same rules
    chapters = {rule["chapter"] for rule in get(server, "/api/rules").json()["rules"]}
    assert {chapter for entry in sets.sets for chapter in entry.chapters} <= chapters
    carcassonne = next(option for option in sets.options if option.rule == "OPT-13")
    assert (carcassonne.set, carcassonne.needs) == ("princess-and-dragon", ["count-of-carcassonne"])
    assert get(server, "/api/rules/road-3").json()["id"] == "ROAD-3"
    assert len(get(server, "/api/rules").json()["rules"]) > 50
    assert get(server, "/api/rules/ROAD-3", language="de").json()["section"] == "Straßen"
    assert get(server, "/api/rules", language="xx").json() == get(server, "/api/rules").json()
    assert "action-pass = nichts tun" in get(server, "/api/words/de").text
    assert "action-pass = do nothing" in get(server, "/api/words/en").text
    assert get(server, "/api/words/xx").text == ""
    tile = get(server, "/api/tiles/base/D.svg", turn=1)
    assert tile.headers["content-type"] == "image/svg+xml"
    same = httpx.get(
        f"{server.http}/api/tiles/base/D.svg?turn=1", headers={"if-none-match": tile.headers["etag"]}
    )
    assert same.status_code == 304
    shape = get(server, "/api/tiles/base/D/geometry").json()
    assert {segment["kind"] for segment in shape["segments"]} == {"city", "road", "field"}
    assert get(server, "/api/pieces/follower.svg", colour=2).text.startswith("<svg")
    assert get(server, "/api/art/defs.svg").text.startswith("<svg")


def test_the_catalogue_tells_how_everything_is_drawn(server: Serving) -> None:
    found = get(server, "/api/sets").json()
    pieces = {piece["name"]: piece for piece in found["pieces"]}
    assert (pieces["follower"]["stands"], pieces["dragon"]["stands"]) == ("piece", "figure")
    assert (pieces["follower"]["lies_on"], pieces["barn"]["lying"]) == (["field"], None)
    assert found["faces"]["cult"] == {"tile": "shrine", "piece": None}
    assert found["faces"]["messengers"] == {"tile": None, "piece": "messenger"}
    assert set(found["faces"]) == {entry["name"] for entry in found["sets"]}
    for name in pieces:
        assert get(server, f"/api/pieces/{name}.svg", lying="true").text.startswith("<svg")
    for name in found["tokens"]:
        assert get(server, f"/api/tokens/{name}.svg").text.startswith("<svg")
    for mark in found["marks"]:
        for value in mark["values"] or [""]:
            picture = get(server, f"/api/marks/{mark['name']}.svg", value=value).text
            assert ("<use" in picture) == mark["drawn"], (mark, value)
            assert "<defs>" in picture or not mark["drawn"], "nothing is drawn under that name"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tiles/base/nothing.svg",
        "/api/tiles/nothing/D.svg",
        "/api/pieces/x.svg",
        "/api/rules/X-1",
        "/api/x",
    ],
)
def test_what_is_not_there(server: Serving, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["message"]


def test_time_up_lets_the_computer_decide(server: Serving) -> None:
    created = create(server, "human", "human", clock={"minutes": 0.01, "increment": 0}, seed=3)
    guest = Guest.all_seats(server, created)
    assert guest.state["clock"]["running"] == 0
    update = guest.hear("update")
    assert update["log"][0]["said"]["id"] == "server-log-time-up"
    assert update["clock"]["left"][0] == 0


def test_decisions_are_counted(server: Serving) -> None:
    def counted() -> dict[str, float]:
        lines = get(server, "/metrics").text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    before = counted()
    guest = Guest.all_seats(server, create(server, "human", "human", seed=3))
    guest.act(guest.targets[0]["text"])
    after = counted()
    for name in (
        'bastide_decisions_total{by="people"}',
        'bastide_acknowledge_seconds_bucket{le="+Inf"}',
        "bastide_acknowledge_seconds_count",
    ):
        assert after[name] == before[name] + 1
    assert after["bastide_acknowledge_seconds_sum"] > before["bastide_acknowledge_seconds_sum"]


def test_operation(server: Serving) -> None:
    assert get(server, "/healthz").json()["status"] == "ok"
    assert get(server, "/readyz").status_code == 200
    page = get(server, "/some/page")
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_every_answer_has_the_headers_that_keep_browsers_from_harm(server: Serving) -> None:
    answers = [
        get(server, path) for path in ("/", "/api/sets", "/api/none", "/api/tiles/base/D.svg", "/healthz")
    ]
    answers.append(httpx.post(f"{server.http}/api/games", content=b"x" * 70_000))
    answers.append(httpx.post(f"{server.http}/api/games", headers={"origin": "https://evil.example"}))
    assert [answer.status_code for answer in answers] == [200, 200, 404, 200, 200, 413, 403]
    for answer in answers:
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
