"""Every tile there is, and small boards to draw."""

import random
from collections.abc import Callable

import pytest

from bastide.art import Laid, seed_at
from bastide.core.tiles import Tile
from bastide.expansions.loader import HERE, load

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def every_tile() -> list[Tile]:
    """All designs of all sets, with those that players hold and the spare ones."""
    names = sorted(d.name for d in HERE.iterdir() if (d / "tiles.toml").exists())
    sets = [load(name) for name in names]
    return [t for s in sets for t in (*s.tiles, *s.held, *s.spare)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for a ``tile`` run on every one."""
    if "tile" in metafunc.fixturenames:
        tiles = every_tile()
        metafunc.parametrize("tile", tiles, ids=[f"{t.set}-{t.id}" for t in tiles])


@pytest.fixture(scope="session")
def tiles() -> list[Tile]:
    return every_tile()


@pytest.fixture
def random_board() -> Callable[[int, int], tuple[Laid, ...]]:
    """A board whose edges match, laid at random from the base game and two expansions."""

    def build(count: int, seed: int) -> tuple[Laid, ...]:
        rng = random.Random(seed)
        sets = [load(n) for n in ("base", "inns-and-cathedrals", "traders-and-builders")]
        bag = [t for s in sets for t in s.tiles for _ in range(t.count)]
        rng.shuffle(bag)
        board = {(0, 0): Laid(bag.pop(), 0, 0)}
        while bag and len(board) < count:
            tile = bag.pop()
            fits: list[Laid] = []
            cells = {(x + dx, y + dy) for x, y in board for dx, dy in STEPS} - set(board)
            for x, y in sorted(cells):
                for rotation in range(4):
                    around = [
                        (e, board[x + dx, y + dy])
                        for e, (dx, dy) in enumerate(STEPS)
                        if (x + dx, y + dy) in board
                    ]
                    if all(o.tile.edge((e + 2) % 4, o.rotation) == tile.edge(e, rotation) for e, o in around):
                        fits.append(Laid(tile, x, y, rotation, seed_at(x, y)))
            if fits:
                laid = rng.choice(fits)
                board[laid.x, laid.y] = laid
        return tuple(board.values())

    return build
