"""A position as its players see it, as JSON in parts, so that only what has changed is sent.

Compiled, and written straight as text: a server does it after every move of every game.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

import cython
import orjson

from bastide.art.paint.figures import lying
from bastide.core.constants import CHANCE, N_SLOTS, SUPPLY, TERMINAL
from bastide.core.explain import guides
from bastide.core.geometry import EDGES
from bastide.core.shown import Shown
from bastide.core.state import State
from bastide.core.view import elsewhere, markers, track
from bastide.server.wire.events import place
from bastide.server.wire.labels import Labels, labels_of, listed, members, quoted, repeated
from bastide.words import Message

OVER = '"over"'  # the step after the last
NOWHERE = "null"  # the place that was last marked, if none was


class Seen:
    """What the parts of a view are made of: cheap to look up, to keep and to compare."""

    def __init__(self, s: State, last: str) -> None:
        self.turn = s.turn
        self.active = s.active
        self.who = s.player
        self.step = s.step
        self.rules = guides(s) if s.player >= 0 else ()
        self.passing = str(s.rules.steps[s.step - N_SLOTS].passing(s) or "") if s.step >= 0 else ""
        self.tile = s.tile
        self.n_tiles = s.n_tiles
        self.prompt = (
            str(s.rules.steps[s.step - N_SLOTS].prompt(s)) if s.step >= 0 else str(Message("core-game-over"))
        )
        self.where = copied(s.where, s.rules.n_pieces)
        self.scores = s.scores()
        self.unseen = copied(s.unseen, s.rules.n_piles * s.rules.n_designs)
        self.impossible = s.lost_cells()
        self.shown = s.shown()
        self.markers = markers(s, self.shown) if self.shown else self.scores
        self.last = last  # as JSON


def copied(numbers: cython.p_int, n: cython.int) -> bytes:
    """The first of an array's numbers: quick to copy and to compare."""
    if cython.compiled:
        start: cython.p_char = cython.cast(cython.p_char, numbers)
        return start[: n * cython.sizeof(cython.int)]
    return array("i", numbers[:n]).tobytes()


def parts(s: State, labels: Labels, now: Seen, before: Seen | None) -> list[str]:
    """The parts of the view that may differ from what was seen before; all if nothing was."""
    out: list[str] = []
    if before is None or now.turn != before.turn:
        out.append(f'"turn":{now.turn + 1}')
    if before is None or now.active != before.active:
        out.append(f'"active":{now.active}')
    if before is None or now.who != before.who:
        over = now.who == TERMINAL
        who = '"over"' if over else '"chance"' if now.who == CHANCE else str(now.who)
        out.append(f'"current":{who},"winners":{quoted(s.winners()) if over else "[]"}')
    if before is None or now.step != before.step:
        out.append(f'"step":{labels.steps[now.step - N_SLOTS] if now.step >= 0 else OVER}')
    if before is None or now.rules != before.rules:
        out.append(f'"rules":{repeated(now.rules)}')
    if before is None or now.prompt != before.prompt:
        out.append(f'"prompt":{repeated(now.prompt)}')
    if before is None or now.passing != before.passing:
        out.append(f'"passing":{repeated(now.passing)}')
    if before is None or now.tile != before.tile:
        out.append(labels.in_hand[now.tile] if now.tile >= 0 else labels.no_tile)
    if before is None or now.where != before.where:
        out.append(f'"pieces":{pieces(s, labels)},"elsewhere":{away(s)},"players":{players(s, labels, now)}')
    elif now.scores != before.scores or now.markers != before.markers:
        out.append(f'"players":{players(s, labels, now)}')
    if before is None or now.unseen != before.unseen:
        out.append(f'"unseen":{unseen(s, labels, before)}')
    if before is None or now.impossible != before.impossible:
        out.append(f'"impossible":{listed([place(at) for at in now.impossible])}')
    if before is None or now.shown != before.shown:
        out.append(f'"shown":{shown(now.shown)}')
    if before is None or now.last != before.last:
        out.append(f'"last":{now.last}')
    return out


def changed(s: State, labels: Labels, now: Seen, before: Seen) -> str:
    """What is different from what was seen before, and the tiles laid since."""
    out = parts(s, labels, now, before)
    if now.n_tiles > before.n_tiles:
        out.append(f'"tiles_from":{before.n_tiles},"tiles":{tiles(s, labels, before.n_tiles)}')
    return f"{{{','.join(out)}}}"


def full(s: State, last: str) -> str:
    """The whole view."""
    rules = s.rules
    labels: Labels = labels_of(rules)
    setup = rules.setup
    designs = {name: [rules.tiles[i].set, rules.tiles[i].id] for i, name in rules.names.items()}
    head = members({"setup": setup.text, "options": dict(setup.options), "designs": designs})
    out = [head, *parts(s, labels, Seen(s, last), None)]
    return f'{{{",".join(out)},"tiles":{tiles(s, labels, 0)},"key":{quoted(s.key())}}}'


def tiles(s: State, labels: Labels, first: cython.int) -> str:
    """The tiles on the table from the n-th on, in the order of laying."""
    i: cython.int
    out: list[str] = []
    for i in range(first, s.n_tiles):
        tile, top = labels.tiles[s.tile_lie[i] >> 2], EDGES[s.tile_lie[i] & 3]
        out.append(f'{{{tile},"at":{place(s.tile_at[i])},"top":"{top}"}}')
    return listed(out)


def pieces(s: State, labels: Labels) -> str:
    """The pieces that stand on a tile."""
    i: cython.int
    segment: cython.int
    out: list[str] = []
    for i in range(s.rules.n_pieces):
        segment = s.where[i]
        if segment >= 0:
            at, spot = place(s.tile_at[s.tile_of[segment]]), labels.spots[s.spot_at(segment)]
            out.append(f'{{{labels.pieces[i]},"at":{at},"spot":{spot}}}')
    return listed(out)


def away(s: State) -> str:
    """The pieces that are neither on a tile nor in the supply, and where."""
    i: cython.int
    for i in range(s.rules.n_pieces):
        if s.where[i] < SUPPLY:
            return quoted([{"owner": owner, "piece": kind, "place": at} for owner, kind, at in elsewhere(s)])
    return "[]"


def players(s: State, labels: Labels, now: Seen) -> str:
    """Score and supply of every player."""
    p: cython.int
    kinds: cython.int = s.rules.n_kinds
    out: list[str] = []
    for p in range(s.rules.n_players):
        supply = ",".join([f"{labels.kinds[k]}:{s.supply[p * kinds + k]}" for k in range(kinds)])
        score, where = s.score[p], on_track(now.markers[p])
        out.append(f'{{"name":{labels.players[p]},"score":{score},"track":{where},"supply":{{{supply}}}}}')
    return listed(out)


@lru_cache(1000)
def on_track(points: int) -> str:
    """Where a marker stands."""
    return quoted(track(points))


def unseen(s: State, labels: Labels, before: Seen | None) -> str:
    """How many of each tile are still to come; once that was told, only of those that have changed."""
    design: cython.int
    pile: cython.int
    i: cython.int
    n: cython.int
    differs: cython.bint
    told = None if before is None else memoryview(before.unseen).cast("i")
    out: list[str] = []
    for design in range(s.rules.n_designs):
        n = 0
        differs = False
        for pile in range(s.rules.n_piles):
            i = pile * s.rules.n_designs + design
            n += s.unseen[i]
            differs = differs or (told is not None and s.unseen[i] != told[i])
        if differs or (told is None and n > 0):
            out.append(f"{labels.designs[design]}:{n}")
    return f"{{{','.join(out)}}}"


def shown(things: list[Shown]) -> str:
    """What the expansions put on and beside the table."""
    return orjson.dumps(
        [
            {
                "kind": thing.kind,
                "n": thing.n,
                "seat": thing.player if thing.player >= 0 else None,
                "at": thing.at,
                "spot": thing.spot or None,
                "space": thing.space if thing.space >= 0 else None,
                "place": thing.place or None,
                "value": thing.value,
                "points": lying(thing),
            }
            for thing in things
        ]
    ).decode()
