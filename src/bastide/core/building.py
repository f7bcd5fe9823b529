"""Building up a position from outside, one thing after the other; see ``record/position_reader.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import LINKS, SUPPLY, TERMINAL
from bastide.core.expansion import Expansion

if TYPE_CHECKING:
    from bastide.core.state import State


def clear_table(s: State) -> None:
    """Take all tiles and pieces off the table; nobody has anything to choose."""
    i: cython.int
    p: cython.int
    k: cython.int
    s.n_tiles = s.n_segments = s.n_open = s.n_done = 0
    s.in_order = True
    s.low_x = s.low_y = 1 << 20
    s.high_x = s.high_y = 0
    for i in range(1 << (2 * s.grid_bits)):
        s.grid[i] = 0
    for i in range(s.rules.n_pieces):
        s.where[i] = SUPPLY
    for p in range(s.rules.n_players):
        for k in range(s.rules.n_kinds):
            s.supply[p * s.rules.n_kinds + k] = s.rules.piece_count[k]
    s.depth = 0
    s.player = TERMINAL
    s.step = -1
    s.journal.clear()


def lay_tile(s: State, design: int, at: int, rotation: int) -> int:
    """Lay a tile as it is; its number."""
    return s.lay(design, at, rotation)


def put_piece(s: State, piece: int, where: int) -> None:
    """Put a piece from the supply on a segment, or elsewhere."""
    if where >= 0:
        s.stand(piece, where)
    else:
        s.supply[s.rules.owner[piece] * s.rules.n_kinds + s.rules.kind_of_piece[piece]] -= 1
        s.where[piece] = where


def send_piece_home(s: State, piece: int) -> None:
    """Send a piece home as an effect of the game would; expansions hear of it."""
    s.send_home(piece)


def join_links(s: State) -> None:
    """Join what the own state of expansions joins; it must be there already."""
    i: cython.int
    f: cython.int
    if not s.rules.has_hook[LINKS]:
        return
    for f in range(s.n_segments):
        if s.feature_of[f] == f:
            for i in range(s.rules.hook_start[LINKS], s.rules.hook_start[LINKS + 1]):
                cython.cast(Expansion, s.rules.hooked[i]).links(s, f)


def set_done(s: State, features: list[int]) -> None:
    """Say which features were completed in this part of the turn."""
    feature: cython.int
    s.n_done = 0
    for feature in features:
        s.mark_done(feature)


def set_turn(s: State, active: int, turn: int, tile: int, laid: int, last_laid: int, cut: bool) -> None:
    """Say whose turn it is and how far its tile has come."""
    s.active = active
    s.turn = turn
    s.tile = tile
    s.laid = laid
    s.last_laid = last_laid
    s.cut = 1 if cut else 0


def set_agenda(s: State, frames: list[tuple[int, int, int, int]], player: int) -> None:
    """Say what is to come, the decision last, and who takes it."""
    a: cython.int
    b: cython.int
    c: cython.int
    step: cython.int
    s.depth = 0
    for step, a, b, c in frames:
        s.push(step, a, b, c)
    s.player = player if frames else TERMINAL
    s.step = frames[len(frames) - 1][0] if frames else -1


def asks_again(s: State) -> bool:
    """Does the step on top of the agenda, run anew, ask the same player the same?

    A position from outside may name a step that has nothing to ask: it must not get further.
    """
    other: State = s.copy()
    s.load_frame()
    other.load_frame()
    other.depth -= 1
    who: cython.int = other.run_step(s.step)
    other.check()
    if who != s.player:
        return False
    return other.arg0 == s.arg0 and other.arg1 == s.arg1 and other.arg2 == s.arg2
