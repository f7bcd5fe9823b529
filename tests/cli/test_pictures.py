"""Pictures from the command line."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import bastide
from bastide import CHANCE, Dealer, Match, Setup
from bastide.art import PLAYERS, board_from_state, scores_of
from bastide.cli.app import run
from bastide.cli.commands.drawing import highlights, state_after
from bastide.cli.setups import everything
from bastide.players import RandomPlayer
from bastide.record.notation import format_record


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ada closes a city, Bob stands on a road and in a field."""
    match = Match(Setup.parse("base", ("Ada", "Bob")), draws=["E", "U", "W"])
    match.settle()
    for text in ("@0,1>S", "M.S", "@1,0>N", "M.NNW", "@-1,0>N", "-"):
        match.apply(text)
        match.settle()
    path = tmp_path_factory.mktemp("pictures") / "game.bastide"
    path.write_text(format_record(match.record()), encoding="utf-8")
    return path


def picture(record: Path, name: str, *more: str) -> Path:
    path = record.parent / name
    assert run(["picture", str(record), "-o", str(path), *more]) == 0
    return path


def test_a_board_in_every_format(record: Path) -> None:
    assert picture(record, "a.svg").read_text(encoding="utf-8").startswith("<svg")
    assert picture(record, "a.png", "--width", "200").read_bytes().startswith(b"\x89PNG")
    assert picture(record, "a.webp", "--width", "200").read_bytes()[8:12] == b"WEBP"
    assert picture(record, "a.pdf", "--width", "200").read_bytes().startswith(b"%PDF")


def test_a_game_in_motion(record: Path) -> None:
    assert picture(record, "a.gif").read_bytes().startswith(b"GIF8")
    moving = picture(record, "moving.svg", "--animate").read_text(encoding="utf-8")
    assert "<animate" in moving
    farms = picture(record, "farms.svg", "--animate", "--farms").read_text(encoding="utf-8")
    assert farms.count('fill-opacity=".4"') > moving.count('fill-opacity=".4"')


def test_highlights_and_turns(record: Path) -> None:
    plain = picture(record, "plain.svg").read_text(encoding="utf-8")
    assert 'fill-opacity=".4"' not in plain
    shown = picture(record, "shown.svg", "--feature", "0,1.S").read_text(encoding="utf-8")
    assert '#ffe37a" fill-opacity=".4"' in shown
    farms = picture(record, "farms.svg", "--farms").read_text(encoding="utf-8")
    assert farms.count('fill-opacity=".4"') == 1  # Bob's farm
    start = picture(record, "start.svg", "--turn", "0", "--no-last").read_text(encoding="utf-8")
    assert len(start) < len(plain)
    match = Match.from_record(bastide.load_record(record.read_text(encoding="utf-8")))
    assert [len(state_after(match, n).placed()) for n in (0, 1, 2, 3)] == [1, 2, 3, 4]
    (bobs,) = highlights(match.state, (), farms=True)
    assert bobs.colour == PLAYERS[1]


def test_a_score_is_explained_beside_the_board(record: Path) -> None:
    drawn = picture(record, "scores.svg", "--scores", "--turn", "1").read_text(encoding="utf-8")
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
    assert texts == [
        "Ada",
        "+4",
        "city: Ada alone",
        "2 city tiles \u00d7 2 = 4",
        "4",
        "CITY-2, MAJ-1",
    ]
    assert drawn.count('fill-opacity=".4"') == 1  # the city is shown up,
    knight = f'href="#b-p-follower" color="{PLAYERS[0]}"'
    assert drawn.count(knight) == 2  # with its knight still there; the other one is on the card
    german = picture(record, "punkte.svg", "--scores", "--turn", "1", "--language", "de")
    assert "Stadt" in german.read_text(encoding="utf-8")


FAIRY = """[Format "2"] [Setup "base+princess-and-dragon"] [Players "Ada, Bob"] [Start "D@0,0>N"]
1. Ada  U@1,0>N  M.E
2. Bob  U@2,0>N  -
3. Ada  A@3,0>N  M.C
4. Bob  U@1,1>N  -
5. Ada  U@1,-1>N  fairy:1,0
6. Bob  U@1,2>N  -
7. Ada  A@-1,0>S  fairy:3,0
"""


def test_points_for_anything_but_a_feature_are_explained_too(tmp_path: Path) -> None:
    record = tmp_path / "fairy.bastide"
    record.write_text(FAIRY, encoding="utf-8")
    drawn = picture(record, "point.svg", "--scores", "--turn", "6").read_text(encoding="utf-8")
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
    assert texts == ["Ada", "+1", "a follower with the fairy as", "the turn begins", "1", "FAIRY-6"]
    road = picture(record, "road.svg", "--scores", "--turn", "7").read_text(encoding="utf-8")
    assert road.count('href="#b-f-fairy"') == 1  # she has gone on, not home as the thief will


def test_a_film_shows_what_scores_and_the_points(record: Path) -> None:
    plain = frames(picture(record, "plain.webp", "--animate"))
    lit = frames(picture(record, "scores.webp", "--animate", "--scores", "--width", "400"))
    assert (len(plain), len(lit)) == (4, 5)  # the start and three turns; a score has a board of its own
    assert lit[0].width <= 400
    assert lit[0].height / lit[0].width > plain[0].height / plain[0].width  # the points are beneath
    assert len({frame.tobytes() for frame in lit}) == 5


def frames(film: Path) -> list[Image.Image]:
    """Every picture of a film."""
    whole = Image.open(BytesIO(film.read_bytes()))
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(whole)]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-o", "x.svg", "--scores", "--turn", "3"], "nothing scores in turn 3"),
        (["-o", "x.bmp"], "a picture is .svg, .png, .webp, .pdf or .gif"),
        (["-o", "x.png", "--animate"], "a game in motion is .svg, .gif or .webp"),
        (["-o", "x.svg", "--turn", "9"], "the record ends with turn 3"),
        (["-o", "x.svg", "--feature", "here"], "write it as 0,1.S"),
        (["-o", "x.svg", "--feature", "0,1.C"], "no such segment; there are"),
        (["-o", "x.svg", "--feature", "9,9.C"], "no tile lies there"),
    ],
)
def test_what_cannot_be_drawn(
    record: Path,
    arguments: list[str],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(record.parent)
    assert run(["picture", str(record), *arguments]) == 1
    assert words in " ".join(capsys.readouterr().err.split())


def test_figures_and_tokens_of_every_expansion_are_shown() -> None:
    state = bastide.start(everything(), players=4)
    dealer, player = Dealer(3), RandomPlayer(3)
    kinds: set[str] = set()
    tokens: set[str] = set()
    quarters: set[str] = set()
    while not state.is_terminal():
        state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
        if state.n_tiles % 20 == 0:
            board = board_from_state(state)
            kinds |= {p.kind for p in board.pieces}
            quarters |= {p.spot for p in board.pieces if p.kind == "count"}
            tokens |= {t.kind for t in board.tokens}
    assert kinds >= {"dragon", "fairy", "count", "mage", "witch", "follower", "wagon", "mayor"}
    assert quarters <= {"castle", "market", "blacksmith", "cathedral"}
    assert tokens == {"token-gold", "token-ferry"}
    kept = {"follower", "messenger", "robber"}
    assert {score.kind for score in scores_of(state)} <= kept
    track = [sum(s.points for s in scores_of(state) if s.owner == p and s.kind != "robber") for p in range(4)]
    assert tuple(track) == state.scores()


def test_sheets_and_the_gallery(tmp_path: Path) -> None:
    assert run(["tiles", "sheet", "king-and-robber-baron", "-o", str(tmp_path / "a.pdf"), "--dpi", "40"]) == 0
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    assert run(["tiles", "sheet", "base", "-o", str(tmp_path / "a.png")]) == 1
    assert run(["tiles", "sheet", "bose", "-o", str(tmp_path / "b.pdf")]) == 1
    assert run(["gallery", "cult", "-o", str(tmp_path / "page")]) == 0
    assert "cult.webp" in (tmp_path / "page" / "README.md").read_text(encoding="utf-8")
