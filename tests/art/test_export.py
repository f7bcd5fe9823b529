"""Files: pictures, sheets, animations, the gallery."""

import io
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bastide.art import (
    PLAYERS,
    BoardInput,
    Highlight,
    Laid,
    Standing,
    animated_svg,
    bench,
    board_svg,
    gif,
    tile_svg,
    to_png,
    write_animation,
    write_board,
    write_gallery,
    write_picture,
    write_sheet,
)
from bastide.art.output.board import TABLE, view_of
from bastide.art.output.export import png_size
from bastide.art.output.film import film
from bastide.core.errors import SetupError
from bastide.core.tiles import TileSet
from bastide.expansions.loader import load, read

Boards = Callable[[int, int], tuple[Laid, ...]]
OWN = """
set = "mine"
title = "My tiles"
total = 3

[[tile]]
id = "one"
count = 3
edges = "CFRF"
cities = [{ edges = "N", pennants = 1 }]
roads = [{ edges = "S" }]
fields = [{ at = "ENE ESE SSE", cities = [0] }, { at = "SSW WSW WNW", cities = [0] }]
wagon = [["road:0", "city:0"]]
"""


def game(laid: tuple[Laid, ...]) -> list[BoardInput]:
    return [
        BoardInput(
            laid[: n + 1],
            (Standing("follower", n % 2, laid[n].x, laid[n].y, "C"),),
            last=(laid[n].x, laid[n].y),
        )
        for n in range(len(laid))
    ]


def test_png_has_the_size_asked_for() -> None:
    png = to_png(tile_svg(load("base").tile("A")), width=60)
    assert png_size(png) == (60, 60)
    colours = Image.open(io.BytesIO(png)).convert("RGB").getcolors(60 * 60)
    assert colours is not None
    assert len(colours) > 200


def test_a_board_is_written_in_three_formats(tmp_path: Path, random_board: Boards) -> None:
    board = BoardInput(random_board(5, 2))
    for ending, start in ((".svg", b"<svg"), (".png", b"\x89PNG"), (".pdf", b"%PDF")):
        path = write_board(board, tmp_path / f"board{ending}", cell=30, width=200)
        assert path.read_bytes().startswith(start)


def test_other_endings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.svg, \.png, \.webp or \.pdf"):
        write_picture("<svg/>", tmp_path / "board.bmp")
    with pytest.raises(ValueError, match=r"\.gif, \.webp or \.svg"):
        write_animation([], tmp_path / "game.mp4")


def test_a_gif_shows_every_board(random_board: Boards) -> None:
    boards = game(random_board(4, 3))
    image = Image.open(io.BytesIO(gif(boards, width=120)))
    assert getattr(image, "n_frames", 1) == 4
    assert 100 <= image.size[0] <= 120
    fewer = Image.open(io.BytesIO(gif(boards, width=120, every=2)))
    assert getattr(fewer, "n_frames", 1) == 3


def test_animated_svg_draws_each_tile_once(random_board: Boards) -> None:
    boards = game(random_board(6, 3))
    svg = animated_svg(boards)
    root = ET.fromstring(svg)
    ns = "{http://www.w3.org/2000/svg}"
    times = [a.get("keyTimes") for a in root.iter(f"{ns}animate")]
    assert times
    for keys, values in ((a.get("keyTimes"), a.get("values")) for a in root.iter(f"{ns}animate")):
        assert keys is not None
        assert values is not None
        assert len(keys.split(";")) == len(values.split(";"))
        numbers = [float(k) for k in keys.split(";")]
        assert numbers == sorted(numbers)
        assert numbers[0] == 0
        assert numbers[-1] < 1
    assert svg.count('fill="url(#b-meadow)"') == 6


def pixels(svg: str, width: int) -> Image.Image:
    return Image.open(io.BytesIO(to_png(svg, width=width))).convert("RGB")


@pytest.mark.parametrize("count", [3, 9])
def test_a_game_in_motion_ends_as_the_still_board(random_board: Boards, count: int) -> None:
    """A renderer without motion shows the end: rims trimmed, segments shown up, the last tile marked."""
    boards = game(random_board(count, 5))
    x, y = boards[-1].laid[0].x, boards[-1].laid[0].y
    boards[-1] = replace(boards[-1], highlights=(Highlight(((x, y, "N"), (x, y, "S"))),))
    far = ImageChops.difference(pixels(animated_svg(boards), 400), pixels(board_svg(boards[-1]), 400))
    assert sum(v > 24 for v in far.convert("L").tobytes()) < 20  # but for soft edges


def test_the_rim_of_a_game_in_motion_follows_the_board(random_board: Boards) -> None:
    boards = game(random_board(5, 5))
    trims = re.findall(rf'<path d="([^"]*)" fill="{TABLE}"/>', animated_svg(boards))
    for board in boards:
        trim = re.findall(rf'<path d="([^"]*)" fill="{TABLE}"/>', board_svg(board))[0]
        assert all(any(part in t for t in trims) for part in re.findall(r"M[^M]*", trim))


def test_a_gif_keeps_its_bright_colours(random_board: Boards) -> None:
    board = game(random_board(9, 5))[-1]
    x, y = board.laid[0].x, board.laid[0].y
    crowd = tuple(Standing("large", n, x + n % 2, y, "C") for n in range(6))
    boards = [replace(board, pieces=crowd), board]
    moving = Image.open(io.BytesIO(gif(boards, width=500)))
    counted = moving.convert("RGB").getcolors(500 * 2000) or ()
    shown = [colour for _, colour in counted if isinstance(colour, tuple)]
    for colour in PLAYERS:
        wanted = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
        nearest = min(max(abs(a - b) for a, b in zip(wanted, c, strict=True)) for c in shown)
        assert nearest < 24, colour


def test_a_sheet_prints_every_copy_of_ones_own_tiles(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN, encoding="utf-8")
    tiles = read(tmp_path / "mine.toml")
    data = write_sheet(tiles, tmp_path / "sheet.pdf", dpi=40).read_bytes()
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", data)) == 1


def test_a_sheet_takes_as_many_pages_as_it_needs(tmp_path: Path) -> None:
    data = write_sheet(load("traders-and-builders"), tmp_path / "sheet.pdf", dpi=30).read_bytes()
    assert len(re.findall(rb"/Type /Page\b", data)) == 1  # 24 tiles, 4 by 6
    data = write_sheet(load("princess-and-dragon"), tmp_path / "sheet.pdf", dpi=30).read_bytes()
    assert len(re.findall(rb"/Type /Page\b", data)) == 2


def test_a_set_without_tiles_cannot_be_printed(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no tiles"):
        write_sheet(load("messengers"), tmp_path / "sheet.pdf")


def test_the_gallery_of_a_set_shows_its_own_pieces_only(tmp_path: Path) -> None:
    page = write_gallery([load("traders-and-builders")], tmp_path, size=16).read_text(encoding="utf-8")
    assert page.endswith("`builder`, `pig`, `wine`, `wheat`, `cloth`.\n")
    bare = write_gallery([load("river-1")], tmp_path / "bare", size=16).read_text(encoding="utf-8")
    assert "Pieces" not in bare
    assert not (tmp_path / "bare/pieces.webp").exists()


def test_the_gallery_names_every_tile(tmp_path: Path) -> None:
    tiles: TileSet = load("ferries")
    page = write_gallery([tiles, load("messengers")], tmp_path, size=16).read_text(encoding="utf-8")
    for t in tiles.tiles:
        assert f"`{t.id}` x {t.count}" in page
    pictures = re.findall(r"\]\(([^)]+)\)", page)
    assert pictures == ["ferries.webp", "pieces.webp"]
    assert all((tmp_path / src).stat().st_size > 500 for src in pictures)


def test_a_film_painted_bit_by_bit_shows_what_a_whole_picture_shows(random_board: Boards) -> None:
    boards = game(random_board(9, 5))
    last = list(film(boards, 400))[-1]
    cell = last.size[0] * 100 / (view_of(boards[-1], 50)[2])
    whole = Image.open(io.BytesIO(to_png(board_svg(boards[-1], cell=cell, margin=50)))).convert("RGB")
    assert whole.size == last.size
    far = ImageChops.difference(whole, last).convert("L")
    assert sum(v > 40 for v in far.tobytes()) < 0.002 * len(far.tobytes())


def test_bench_measures_and_stays_in_bounds() -> None:
    result = bench(load("base").tiles, board_size=80)
    assert result["tile_bytes_mean"] < result["tile_bytes_most"] < 15_000
    assert result["board_bytes"] < 80 * 8_000
    assert all(value > 0 for value in result.values())
