"""The scoreboard: 50 spaces round a small landscape, and tiles for every 50 or 100 points gone by."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.art.paint.defs import use
from bastide.art.paint.lettering import letters_path
from bastide.art.paint.nature import meadow_window
from bastide.art.paint.palette import INK, PARCHMENT, ROAD
from bastide.art.paint.pieces import piece_fragment
from bastide.art.paint.tile import framed
from bastide.art.plan.curve import Point, smooth_path
from bastide.core.view import markers

if TYPE_CHECKING:
    from bastide.core.state import State

SPACES = 50
CELL = 24.0
COLUMNS, ROWS = 15, 12  # 2 * (15 + 12) - 4 = 50
RIM = 8.0  # of wood, round the spaces


@dataclass(frozen=True)
class Score:
    """The points of one player; ``owner`` is the index of the colour.

    A messenger or a robber on the track is a score of its own ``kind``.
    """

    owner: int
    points: int
    kind: str = "follower"


def scores_of(state: State) -> list[Score]:
    """Everything on the track: followers, and messengers and robbers where they are in play."""
    others = [thing for thing in state.shown() if thing.space >= 0]
    found = [Score(seat, points) for seat, points in enumerate(markers(state, others))]
    return found + [Score(thing.player, thing.value or thing.space, thing.kind) for thing in others]


def space_at(points: int) -> Point:
    """The middle of the space on which so many points lie; the path starts below left and runs clockwise."""
    n = points % SPACES
    if n < ROWS - 1:
        column, row = 0, ROWS - 1 - n
    elif n < ROWS - 1 + COLUMNS - 1:
        column, row = n - (ROWS - 1), 0
    elif n < 2 * (ROWS - 1) + COLUMNS - 1:
        column, row = COLUMNS - 1, n - (ROWS - 1) - (COLUMNS - 1)
    else:
        column, row = COLUMNS - 1 - (n - 2 * (ROWS - 1) - (COLUMNS - 1)), ROWS - 1
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def laps(points: int) -> list[int]:
    """The tiles a player shows beside the path: hundreds first, then a fifty.

    >>> laps(263)
    [100, 100, 50]
    """
    return [100] * (max(points, 0) // 100) + [50] * (max(points, 0) % 100 // 50)


def scoreboard_svg(scores: Sequence[Score] = (), *, width: float = 720) -> str:
    """The board with every player's follower on it."""
    wide, high = COLUMNS * CELL, ROWS * CELL
    parts = [
        f'<rect x="{-RIM:g}" y="{-RIM:g}" width="{wide + 2 * RIM}" height="{high + 2 * RIM}"'
        ' fill="#6e4c2c" rx="4"/>',
        _landscape(),
    ]
    for n in range(SPACES):
        x, y = space_at(n)
        fill = "#e0b96a" if n % 10 == 0 else ("#efd9a0" if n % 5 == 0 else (PARCHMENT if n % 2 else ROAD))
        parts.append(
            f'<rect x="{x - CELL / 2 + 0.6:.4g}" y="{y - CELL / 2 + 0.6:.4g}" width="{CELL - 1.2:.4g}" '
            f'height="{CELL - 1.2:.4g}" rx="3"'
            f' fill="{fill}" stroke="{INK}" stroke-width=".7"/>'
        )
        parts.append(
            letters_path(str(n), x, y, height=9 if n % 5 == 0 else 7, width=1.5 if n % 5 == 0 else 1.1)
        )
    parts.append(_followers(scores))
    return framed("".join(parts), (-RIM, -RIM, wide + 2 * RIM, high + 2 * RIM), width, title="scoreboard")


def _landscape() -> str:
    x, y = CELL, CELL
    w, h = (COLUMNS - 2) * CELL, (ROWS - 2) * CELL
    rng = random.Random("scoreboard")
    parts = [
        f'<svg x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" viewBox="0 0 {w:g} {h:g}">',
        meadow_window(0, 0, 400),
    ]
    bends = (
        (0, 0.8),
        (0.17, 0.73),
        (0.34, 0.77),
        (0.5, 0.8),
        (0.62, 0.7),
        (0.74, 0.62),
        (0.88, 0.63),
        (1, 0.68),
    )
    road = smooth_path([(w * a, h * b) for a, b in bends])
    parts.append(
        f'<g fill="none"><path d="{road}" stroke="#83623a" stroke-width="9"/>'
        f'<path d="{road}" stroke="{ROAD}" stroke-width="7.4"/></g>'
    )
    things = [(rng.uniform(8, w - 8), rng.uniform(16, h - 4)) for _ in range(46)]
    things = [
        p for p in things if not (h * 0.58 < p[1] < h * 0.88) and not (p[0] > w * 0.55 and p[1] < h * 0.5)
    ]
    standing = [
        (p[1], use(rng.choice(("oak1", "oak2", "oak3", "cypress1", "bush", "sheep1")), *p, scale=1.2))
        for p in things
    ]
    standing.append((h * 0.42, use("castle", w * 0.78, h * 0.36, scale=1.3)))
    standing.append((h * 0.56, use("cloister", w * 0.2, h * 0.5, scale=1.2)))
    standing += [(h * 0.5, use(f"gable{n % 4}", w * (0.62 + 0.07 * n), h * 0.5, scale=1.2)) for n in range(5)]
    parts += [text for _, text in sorted(standing, key=lambda s: s[0])]
    return "".join(parts) + "</svg>"


def _followers(scores: Sequence[Score]) -> str:
    """Followers that share a space stand in rows, all to be seen; tiles for 50 and 100 lie in the middle."""
    shared: dict[int, int] = {}
    parts: list[tuple[float, str]] = []
    for score in scores:
        n = max(score.points, 0) % SPACES
        nth = shared.get(n, 0)
        shared[n] = nth + 1
        dx, dy, scale = _stand(nth, sum(max(s.points, 0) % SPACES == n for s in scores))
        x, y = space_at(n)
        parts.append((y + dy, piece_fragment(score.kind, score.owner, x + dx, y + dy, scale=scale)))
    row = 0
    for score in scores:
        tiles = laps(score.points)
        if not tiles:
            continue
        y = CELL * 2.4 + row * CELL * 1.45
        parts.append((y, piece_fragment(score.kind, score.owner, CELL * 2, y + 9, scale=1.1)))
        for k, worth in enumerate(tiles):
            parts.append((y, use(f"token-{worth}", CELL * (3.4 + 1.5 * k), y, scale=0.8)))
        row += 1
    return "".join(text for _, text in sorted(parts, key=lambda p: p[0]))


def _stand(nth: int, crowd: int) -> tuple[float, float, float]:
    """Where one of a crowd stands in its space, seen from the middle, and how large it is."""
    columns = 1 if crowd == 1 else 2 if crowd <= 4 else 3
    rows = -(-crowd // columns)
    dx = (nth % columns - (columns - 1) / 2) * 22 / columns
    dy = 7 + (nth // columns - (rows - 1) / 2) * 22 / rows - (0 if rows == 1 else 2)
    return dx, dy, (0.95, 0.7, 0.55)[columns - 1]
