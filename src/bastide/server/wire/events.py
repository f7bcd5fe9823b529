"""Events as the clients get them; a score with its segments and with what counted for it. Compiled."""

from __future__ import annotations

import cython
import orjson

from bastide.core.constants import E_DEPLOYED, E_DRAWN, E_PLACED, E_POINTS, E_RETURNED, E_TURN
from bastide.core.events import read_event
from bastide.core.geometry import BIAS, ROW
from bastide.core.journal import Journal
from bastide.core.places import counted_for, scored_spots
from bastide.core.state import State
from bastide.server.wire.labels import Labels, listed


def events_json(s: State, labels: Labels) -> str:
    """The events of the last action as a JSON list; ``s`` is the position after it.

    Those of nearly every turn are written straight from the journal, as ``Event.json()`` would.
    """
    journal: Journal = s.journal
    i: cython.int = 0
    n: cython.int
    kind: cython.int
    a: cython.int
    b: cython.int
    c: cython.int
    events: list[str] = []
    while i < journal.n:
        kind = journal.words[i]
        n = journal.words[i + 1]
        i += 2
        if kind in (E_TURN, E_DRAWN, E_PLACED, E_POINTS, E_DEPLOYED, E_RETURNED):
            a = journal.words[i]
            b = journal.words[i + 1]
            c = journal.words[i + 2]
            if kind == E_TURN:
                events.append(f'{{"type":"turn","player":{a},"turn":{b + 1}}}')
            elif kind == E_DRAWN:
                events.append(f'{{"type":"drawn","player":{a},"tile":{labels.designs[b]}}}')
            elif kind == E_PLACED:
                tile = labels.designs[s.tile_lie[b] >> 2]
                at = place(s.tile_at[b])
                events.append(f'{{"type":"placed","player":{a},"tile":{tile},"at":{at}}}')
            elif kind == E_POINTS:
                events.append(f'{{"type":"points","player":{a},"points":{b},"score":{c}}}')
            else:
                name = "deployed" if kind == E_DEPLOYED else "returned"
                where = "" if c < 0 else f",{on_segment(s, c, labels)}"
                events.append(f'{{"type":"{name}","player":{a},"piece":{labels.kinds[b]}{where}}}')
        else:
            events.append(_other(s, kind, [journal.words[k] for k in range(i, i + n)]))
        i += n
    return listed(events)


def place(at: cython.int) -> str:
    """A position."""
    return f"[{at % ROW - BIAS},{at // ROW - BIAS}]"


def on_segment(s: State, segment: cython.int, labels: Labels) -> str:
    at = place(s.tile_at[s.tile_of[segment]])
    spot = labels.spots[s.spot_at(segment)]
    return f'"at":{at},"spot":{spot},"feature":{labels.segments[s.kind_of(segment)]}'


def _other(s: State, kind: int, words: list[int]) -> str:
    event = read_event(s, kind, words)
    data = event.json()
    if event.sheet is not None:
        cells, spots = counted_for(s, event.sheet)
        data["sheet"]["spots"] = scored_spots(s, event.sheet)
        data["sheet"]["counted"] = {"cells": cells, "spots": spots}
    return orjson.dumps(data).decode()
