"""The end of a game and looking at it again, in a real browser."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from bastide.art.output.export import png_size
from bastide.record.notation import parse_record
from bastide.view.messages import VERSION
from tests.web.clicking import create, state_of
from tests.web.stage import LIMIT_MS, Browser, Served

COMPUTERS = [{"kind": "ai", "player": "greedy"}] * 6
WHERE = "document.querySelector('svg[role=group] > g').getAttribute('transform')"
TRACK = "document.querySelector('aside img[height]').src"
# The picture of what is scored now, and the part of the board that nothing covers.
LIT = """() => {
    const free = document.querySelector(".board").getBoundingClientRect();
    const card = document.querySelector(".final").getBoundingClientRect();
    return [...document.querySelectorAll(".lit path")].every((path) => {
        const box = path.getBoundingClientRect();
        return box.left > free.left && box.right < free.right && box.top > free.top && box.bottom < card.top;
    });
}"""


@pytest.fixture(scope="module")
def finished(served: Served) -> dict[str, Any]:
    """A game that six computers have played to its end, while somebody was watching."""
    made = create(served.url, setup="base", seats=COMPUTERS, seed=11)
    end = time.monotonic() + 3 * LIMIT_MS / 1000
    join = {"type": "join", "version": VERSION, "game": made["game"], "token": made["spectate"]}
    with connect(f"ws{served.url[4:]}api/ws", max_size=None) as watching:
        watching.send(json.dumps(join))
        while '"over"' not in watching.recv(timeout=end - time.monotonic()):
            pass
    return made


def watch(browser: Browser, made: dict[str, Any], screen: str = "play", **window: Any) -> Any:
    page = browser.window(**window)
    page.goto(f"{browser.url}#/{screen}/{made['game']}/{made['spectate']}")
    return page


def count(page: Any) -> None:
    """Have the final scoring told again: who comes later sees the result first."""
    page.get_by_role("dialog").get_by_role("button", name="Final scoring").click()
    page.get_by_role("region", name="Final scoring").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.lit path').length")


def numbers(page: Any, where: str) -> list[int]:
    return [int(text) for text in page.locator(where).all_inner_texts()]


def test_final_scoring_shows_the_table_as_it_was(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished)
    count(page)
    further = page.get_by_role("button", name="Next")
    pieces, scores, sizes = [], [], []
    while True:
        pieces.append(page.locator(".pieces image").count())
        scores.append(numbers(page, "aside .score"))
        sizes.append(page.locator(".ground .tile").first.bounding_box()["width"])
        assert scores[-1] == numbers(page, ".final li")
        if not further.count():
            break
        further.click()
    view = state_of(browser.url, finished["game"], finished["spectate"])["view"]
    assert len(pieces) > 3
    assert pieces == sorted(pieces, reverse=True)
    assert pieces[0] > pieces[-1], "followers stand until they are counted"
    assert sum(scores[0]) < sum(scores[-1])
    assert scores[-1] == [player["score"] for player in view["players"]]
    assert min(sizes) >= 70, "large enough to be seen"
    assert not page.get_by_role("button", name="Skip to the result").count()
    page.locator(".final").get_by_role("button", name="Result").click()
    page.get_by_role("dialog").wait_for()


# As small as tiles get by themselves: more than that of a large farm is not shown at once.
SMALL = "document.querySelector('.ground .tile').getBoundingClientRect().width < {}"


@pytest.mark.parametrize(("width", "height", "least"), [(1280, 800, 71), (390, 844, 57)])
def test_final_scoring_brings_into_sight_what_it_counts(
    browser: Browser, finished: dict[str, Any], width: int, height: int, least: int
) -> None:
    page = watch(browser, finished, width=width, height=height)
    count(page)
    seen = f"() => ({LIT})() || {SMALL.format(least)}"
    page.wait_for_function(seen)  # the first thing too, though the panel comes with it
    for _ in range(4):
        page.keyboard.press("+")
    moved = set()
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
        page.wait_for_function(seen)
        moved.add(page.evaluate(WHERE))
    assert len(moved) > 1


def test_final_scoring_lights_what_counted(browser: Browser, finished: dict[str, Any]) -> None:
    log = state_of(browser.url, finished["game"], finished["spectate"])["log"]
    sheets = [event["sheet"] for line in log for event in line["events"] if "sheet" in event]
    expected = [sheet["counted"] for sheet in sheets if sheet["final"]]
    assert any(counted["spots"] for counted in expected), "a farm with a city"
    assert any(counted["cells"] for counted in expected), "a cloister with tiles around it"
    page = watch(browser, finished)
    count(page)
    for number, counted in enumerate(expected):
        page.locator(".final").get_by_text(f"{number + 1} / {len(expected)}").wait_for()
        assert page.locator(".lit .counted path").count() == len(counted["spots"])
        around = page.locator(".lit .around").first
        drawn = around.get_attribute("d") if around.count() else ""
        assert drawn.count("M") == len(counted["cells"])
        if number + 1 < len(expected):
            page.get_by_role("button", name="Next").click()


def test_the_scoreboard_runs_along_with_the_final_scoring(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Scores").click()
    track = page.get_by_role("img", name="Scoreboard")
    pictures = {"result": track.get_attribute("src")}
    page.get_by_role("button", name="Result").click()
    count(page)
    for _ in range(8):
        scores = ",".join(page.locator(".final li").all_inner_texts())
        if scores not in pictures:
            page.wait_for_function(f"known => !known.includes({TRACK})", arg=list(pictures.values()))
            pictures[scores] = track.get_attribute("src")
        page.get_by_role("button", name="Next").click()
    assert len(pictures) > 4
    page.get_by_role("button", name="Skip to the result").click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_function(f"result => {TRACK} === result", arg=pictures["result"])


def test_a_score_in_the_log_lights_what_counted(browser: Browser, finished: dict[str, Any]) -> None:
    page = result(browser, finished)
    page.keyboard.press("Escape")
    lit = "[...document.querySelectorAll('.lit')].map(e => e.innerHTML).join()"
    cloister = page.locator("aside .sheet", has_text="around it").first
    cloister.hover()
    page.locator(".lit .around").first.wait_for(state="attached")
    cloister.locator("summary").first.click()
    cloister.get_by_role("button", name="Show on the board").click()
    browser.keep(page, "score-lit")
    pointed_at = page.evaluate(lit)
    page.mouse.move(5, 300)  # what has brought the winner most is lit again
    page.wait_for_function(f"before => {lit} !== before", arg=pointed_at)


@pytest.mark.parametrize("width", [390, 1280])
def test_one_button_leads_to_the_result(browser: Browser, finished: dict[str, Any], width: int) -> None:
    page = watch(browser, finished, width=width)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.get_by_role("button", name="Result").count() == 1


def test_a_score_is_shown_on_the_board_of_a_phone(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished, width=390, height=844, has_touch=True, is_mobile=True)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log and more").tap()
    farm = page.get_by_role("dialog").locator(".sheet", has_text="Completed city at the farm").first
    farm.locator("summary").first.tap()
    farm.get_by_role("button", name="Show on the board").tap()
    page.get_by_role("dialog").wait_for(state="detached")
    page.wait_for_function("() => document.querySelectorAll('.lit .counted path').length")
    browser.keep(page, "phone-score-lit")


def test_the_result_of_six_fits_on_a_phone(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(
        browser, finished, width=390, height=844, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    page.get_by_role("dialog").wait_for()
    browser.keep(page, "phone-result")
    assert page.evaluate("document.querySelector('dialog table').getBoundingClientRect().right <= 374")
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= 390")


def test_replay_tells_the_turn_and_runs_at_three_speeds(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished, "replay")
    page.get_by_text("Turn 1 of 71").wait_for()
    browser.keep(page, "replay-turn")
    page.clock.install()
    step = page.get_by_role("slider")

    def steps(speed: str) -> int:
        page.get_by_label("Speed").select_option(label=speed)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="To the beginning").click()
        page.get_by_role("button", name="Play").click()
        page.clock.run_for(4000)
        page.get_by_role("button", name="Pause").click()
        return int(step.input_value())

    slow, normal, fast = steps("Slow"), steps("Normal"), steps("Fast")
    assert 0 < slow < normal < fast
    assert not page.get_by_text("Turn 1 of 71").count()


def result(browser: Browser, finished: dict[str, Any], **window: Any) -> Any:
    page = watch(browser, finished, **window)
    page.get_by_role("dialog").wait_for()
    return page


def test_the_result_adds_up(browser: Browser, finished: dict[str, Any]) -> None:
    page = result(browser, finished)
    view = state_of(browser.url, finished["game"], finished["spectate"])["view"]
    scores = [player["score"] for player in view["players"]]
    assert numbers(page, "dialog tfoot td") == scores
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()]
        for row in page.locator("dialog tbody tr").all()
    ]
    assert len(rows) >= 3
    assert [sum(column) for column in zip(*rows, strict=True)] == scores
    names = page.get_by_role("dialog").get_by_role("heading").first.inner_text()
    assert all(view["players"][seat]["name"] in names for seat in view["winners"])
    # Every line of the graph ends as high as the score of its player.
    lines = page.get_by_role("img", name="Scores over the turns").locator("polyline:not(.rim)")
    ends = [float(line.get_attribute("points").split(",")[-1]) for line in lines.all()]
    by_score, by_height = [order(values) for values in (scores, [-end for end in ends])]
    assert by_score == by_height
    assert page.get_by_text("Followers placed").count() or page.get_by_text("placed").count()


def order(values: list[Any]) -> list[int]:
    return [sorted(values).index(value) for value in values]


def test_record_and_picture_are_saved(browser: Browser, finished: dict[str, Any], tmp_path: Path) -> None:
    page = result(browser, finished)
    files = {"Save the record": "bastide", "Save the picture": "png", "Save the film": "svg"}
    for button, ending in files.items():
        with page.expect_download() as saved:
            page.get_by_role("button", name=button).click()
        name = saved.value.suggested_filename
        assert name.startswith("bastide-20")
        assert name.endswith(f".{ending}")
        saved.value.save_as(tmp_path / f"saved.{ending}")
    assert parse_record((tmp_path / "saved.bastide").read_text()).result is not None
    assert min(png_size((tmp_path / "saved.png").read_bytes())) > 500
    assert (tmp_path / "saved.svg").read_text().count("<animate ") > 70, "each tile comes in its turn"


def test_a_link_leads_to_any_turn(browser: Browser, finished: dict[str, Any]) -> None:
    steps: list[dict[str, Any]] = []
    total = 1
    while len(steps) < total:
        address = f"{browser.url}api/games/{finished['game']}/replay?from={len(steps)}"
        asked = urllib.request.Request(address, headers={"authorization": f"Bearer {finished['spectate']}"})
        with urllib.request.urlopen(asked, timeout=60) as reply:
            found = json.load(reply)
        steps += found["steps"]
        total = found["total"]
    wanted = next(step for step in steps if step["view"]["impossible"])
    page = watch(browser, finished, "replay")
    page.get_by_role("slider").fill(str(steps.index(wanted)))
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    other = browser.window()
    other.goto(link)
    other.get_by_text(f"Turn {wanted['turn']} of 71").wait_for()
    assert other.locator(".ground").get_attribute("data-tiles") == str(len(wanted["view"]["tiles"]))
    # Cells that nothing can fill any more are marked.
    assert other.locator(".impossible").count() == len(wanted["view"]["impossible"])


def test_a_replay_has_its_log_beside_it(browser: Browser, finished: dict[str, Any]) -> None:
    page = watch(browser, finished, "replay")
    page.get_by_role("slider", name="Step").wait_for()
    log = page.get_by_role("complementary", name="Log")
    assert not log.get_by_text("lays a tile").count()
    page.keyboard.press("ArrowRight")
    log.get_by_text("lays a tile").wait_for()
    page.keyboard.press("End")
    page.get_by_text("Turn 71 of 71").wait_for()
    page.wait_for_function("document.querySelectorAll('aside .log h3').length > 70")
    browser.keep(page, "replay-log")


def test_when_it_is_over_the_best_of_the_winners_is_lit(browser: Browser, finished: dict[str, Any]) -> None:
    page = result(browser, finished)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator(".lit path").first.wait_for()
    browser.keep(page, "board-lit-at-the-end")


def test_a_key_pressed_while_a_replay_is_on_its_way_is_not_lost(
    browser: Browser, finished: dict[str, Any]
) -> None:
    page = browser.window(service_workers="block")  # what it fetches could not be held up
    address = re.compile(r"/api/games/[^/]+/replay")
    held: list[Any] = []
    page.route(address, lambda route: route.continue_() if held else held.append(route))
    with page.expect_request(address):
        page.evaluate(f"location.hash = '#/replay/{finished['game']}/{finished['spectate']}'")
    page.get_by_role("heading", name="Replay").wait_for()
    page.keyboard.press("End")
    held[0].continue_()
    page.get_by_text("Turn 71 of 71").wait_for()


@pytest.mark.parametrize("listed", [False, True])
def test_a_guest_shares_a_moment_only_of_a_game_that_anybody_may_watch(
    browser: Browser, served: Served, listed: bool
) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open", "name": "Guest"}]
    made = create(served.url, setup="base", seats=seats, listed=listed)
    key = made["seats"][1]["token"]
    page = browser.window()
    page.goto(f"{browser.url}#/join/{made['game']}/{key}")
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-seq]")
    page.goto(f"{browser.url}#/replay/{made['game']}/{key}")
    share = page.get_by_role("button", name="Link to this moment")
    reason = page.get_by_text("only the player who set it up has a link")
    if not listed:
        reason.wait_for()
        assert share.is_disabled()
        browser.keep(page, "replay-of-a-guest")
        return
    share.click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert made["spectate"] in link
    assert key not in link
    assert not reason.count()


def test_the_rule_book_beside_a_replay_is_that_of_the_game(
    browser: Browser, finished: dict[str, Any]
) -> None:
    page = watch(browser, finished, "replay")
    page.get_by_role("button", name="To the end").click()
    page.locator(".log .sheet summary").first.click()
    page.locator(".log .rule summary").first.click()
    page.locator(".log").get_by_role("button", name="In the rule book").click()
    book = page.get_by_role("dialog", name="Rule book")
    book.get_by_role("searchbox").fill("builder")
    book.get_by_text("No rule has all these words").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_fault_at_the_end(
    browser: Browser, finished: dict[str, Any], scheme: str
) -> None:
    page = watch(browser, finished, color_scheme=scheme)
    count(page)
    browser.check(page, f"final-scoring-{scheme}")
    page.get_by_role("button", name="Skip to the result").click()
    page.get_by_role("dialog").wait_for()
    browser.check(page, f"result-{scheme}")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    browser.check(page, f"replay-{scheme}")
