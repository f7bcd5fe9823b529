"""A position as a number of 64 bits, for programs that meet many: equal ones have equal fingerprints.

Tiles and segments are numbered in the order of laying, so that their places stand for them, and what has no
order is added up. Tiles are added once and never leave: what they amount to is kept with the state, and a
copy goes on from there. Fingerprints say nothing about the setup: compare them within one game. The
word for a position that holds between programs and versions is ``State.key``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import FEATURE_NUMBER, PLAIN, SEGMENT_NUMBER, SUPPLY, TILE_NUMBER

if TYPE_CHECKING:
    from bastide.core.state import State

GOLDEN = 0x9E3779B97F4A7C15  # SplitMix64
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
MASK = 0xFFFFFFFFFFFFFFFF


def mixed(h: cython.ulonglong, more: cython.ulonglong) -> cython.ulonglong:
    """One number made of two, so that a bit of either changes about half of its bits.

    Which is which matters: a tile at 3 that lies as 5 is not one at 5 that lies as 3.
    """
    h = (((h * GOLDEN) & MASK) ^ more) + GOLDEN & MASK
    h = ((h ^ (h >> 30)) * MIX_1) & MASK
    h = ((h ^ (h >> 27)) * MIX_2) & MASK
    return h ^ (h >> 31)


def segment_place(s: State, segment: cython.int) -> cython.ulonglong:
    """A segment by its place."""
    return s.tile_at[s.tile_of[segment]] * 32 + s.spot_of(segment)


def translated(s: State, meaning: cython.int, value: cython.int) -> cython.ulonglong:
    """A number of the state without the order of laying."""
    if meaning == PLAIN or value < 0:
        return value & MASK
    if meaning == TILE_NUMBER:
        return s.tile_at[value]
    if meaning == SEGMENT_NUMBER:
        return segment_place(s, value)
    if meaning == FEATURE_NUMBER:
        return segment_place(s, s.anchor(s.feature_of[value]))
    return value if value != s.current_pile() else MASK  # a draw from where one draws now


def layout(s: State) -> cython.ulonglong:
    """What lies where and how, whatever came first."""
    t: cython.int
    for t in range(s.n_counted, s.n_tiles):
        s.layout = (s.layout + mixed(s.tile_at[t], s.tile_lie[t])) & MASK
    s.n_counted = s.n_tiles
    return s.layout


def standing(s: State) -> cython.ulonglong:
    """Which pieces stand where, or are neither on a tile nor in the supply."""
    i: cython.int
    place: cython.ulonglong
    total: cython.ulonglong = 0
    for i in range(s.rules.n_pieces):
        if s.where[i] != SUPPLY:
            place = segment_place(s, s.where[i]) if s.where[i] >= 0 else s.where[i] & MASK
            total = (total + mixed(place, s.rules.owner[i] * 64 + s.rules.kind_of_piece[i])) & MASK
    return total


def own(s: State, h: cython.ulonglong) -> cython.ulonglong:
    """The own state of expansions."""
    v: cython.int
    i: cython.int
    t: cython.int
    k: cython.int
    first: cython.int
    size: cython.int
    meaning: cython.int
    rows: cython.ulonglong
    row: cython.ulonglong
    is_initial: cython.bint
    for v in range(s.rules.n_variables):
        first = s.rules.variable_at[5 * v]
        size = s.rules.variable_at[5 * v + 1]
        meaning = s.rules.variable_at[5 * v + 2]
        if s.rules.variable_at[5 * v + 3] == 0:  # not for every tile
            for i in range(first, first + size):
                h = mixed(h, translated(s, meaning, s.own[i]))
            continue
        rows = 0
        for t in range(s.n_tiles):
            is_initial = True
            for k in range(size):
                if s.own[first + t * size + k] != s.rules.variable_at[5 * v + 4]:
                    is_initial = False
            if is_initial:
                continue
            row = s.tile_at[t]
            for k in range(size):
                row = mixed(row, translated(s, meaning, s.own[first + t * size + k]))
            rows = (rows + row) & MASK
        h = mixed(h, rows)
    return h


def to_come(s: State, h: cython.ulonglong) -> cython.ulonglong:
    """What the turn is at, and what is still to do in it."""
    i: cython.int
    k: cython.int
    done: cython.ulonglong = 0
    h = mixed(h, s.turn)
    h = mixed(h, s.active * 256 + s.player + 8)
    h = mixed(h, s.tile + 1)
    h = mixed(h, s.tile_at[s.laid] if s.laid >= 0 else 0)
    if s.laid >= 0:
        for i in range(s.n_done):
            done = (done + mixed(segment_place(s, s.anchor(s.done[i])), 1)) & MASK
    h = mixed(h, done)
    h = mixed(h, s.cut)
    for i in range(s.depth):
        h = mixed(h, s.frames[4 * i])
        for k in range(3):
            h = mixed(h, translated(s, s.rules.meaning[3 * s.frames[4 * i] + k], s.frames[4 * i + 1 + k]))
    return h


def fingerprint(s: State) -> cython.ulonglong:
    """The number of a position."""
    i: cython.int
    h: cython.ulonglong = mixed(layout(s), standing(s))
    for i in range(s.rules.n_players):
        h = mixed(h, s.score[i])
    for i in range(s.rules.n_piles * s.rules.n_designs):
        h = mixed(h, s.unseen[i])
    return to_come(s, own(s, h))
