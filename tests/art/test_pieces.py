"""Pieces and tokens."""

import io
import itertools
import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from PIL import Image

from bastide.art import (
    EMBLEMS,
    PLAYERS,
    Score,
    piece_kinds,
    piece_svg,
    scoreboard_svg,
    to_png,
    token_kinds,
    token_svg,
)

# Linear maps of linear RGB for eyes without one kind of cone (after Viénot, Brettel and Mollon, 1999).
EYES = {
    "all cones": np.eye(3),
    "no red": np.array([[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]),
    "no green": np.array([[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]),
    "no blue": np.array([[1, 0.14461, -0.14461], [0, 0.85924, 0.14076], [0, 0.85924, 0.14076]]),
}


def lab(colour: str, eyes: str) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    rgb = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    linear = np.where(rgb > 0.04045, ((rgb + 0.055) / 1.055) ** 2.4, rgb / 12.92)
    linear = np.clip(EYES[eyes] @ linear, 0, 1)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ linear / np.array([0.9505, 1, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("eyes", EYES)
def test_six_colours_differ_to_all_eyes(eyes: str) -> None:
    assert len(set(PLAYERS)) == 6
    for a, b in itertools.combinations(PLAYERS, 2):
        assert np.linalg.norm(lab(a, eyes) - lab(b, eyes)) > 15, (a, b)


def test_every_colour_has_its_own_emblem() -> None:
    assert len(set(EMBLEMS)) == 6
    for n, emblem in enumerate(EMBLEMS):
        assert f"#b-e-{emblem}" in piece_svg("follower", n)


@pytest.mark.parametrize("kind", piece_kinds())
def test_pieces_are_drawn(kind: str) -> None:
    standing, lying = piece_svg(kind, 1), piece_svg(kind, 1, lying=True)
    ET.fromstring(standing)
    ET.fromstring(lying)
    assert len(standing) < 6000


def test_a_farmer_lies_down() -> None:
    assert "follower-lying" in piece_svg("follower", 0, lying=True)
    assert "follower-lying" not in piece_svg("follower", 0)


def test_all_pieces_of_the_game_are_there() -> None:
    wooden = {"follower", "large", "abbot", "builder", "pig", "mayor", "wagon", "barn", "robber", "messenger"}
    assert wooden | {"dragon", "fairy", "count", "mage", "witch"} == set(piece_kinds())


@pytest.mark.parametrize("kind", token_kinds())
def test_tokens_are_drawn(kind: str) -> None:
    ET.fromstring(token_svg(kind))


def test_nothing_is_used_that_is_not_there() -> None:
    pictures = [token_svg(k) for k in token_kinds()] + [scoreboard_svg([Score(0, 99)])]
    pictures += [piece_svg(k, 2, lying=lies) for k in piece_kinds() for lies in (False, True)]
    for svg in pictures:
        assert set(re.findall(r"#(b-[\w-]+)", svg)) <= set(re.findall(r'id="([^"]+)"', svg))


@pytest.mark.parametrize("kind", [*piece_kinds(), *token_kinds()])
def test_nothing_is_cut_at_the_rim(kind: str) -> None:
    if kind in piece_kinds():
        pictures = [piece_svg(kind, 1), piece_svg(kind, 1, lying=True)]
    else:
        pictures = [token_svg(kind)]
    for svg in pictures:
        alpha = np.asarray(Image.open(io.BytesIO(to_png(svg, width=120))).convert("RGBA"))[:, :, 3]
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert rim.max() < 128


def test_all_messages_have_a_token() -> None:
    from bastide.expansions.loader import load

    for token in load("messengers").tokens:
        assert token_svg(str(token["token"]))
    for token in load("king-and-robber-baron").tokens:
        assert token_svg(str(token["id"]))


def test_unknown_names_are_refused() -> None:
    with pytest.raises(KeyError, match="no piece"):
        piece_svg("elephant")
    with pytest.raises(KeyError, match="no token"):
        token_svg("spoon")
    with pytest.raises(IndexError):
        piece_svg("follower", 6)
