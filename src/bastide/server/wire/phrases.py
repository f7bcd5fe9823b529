"""The actions of one ruleset in words and as JSON, each written once and kept for all games. Compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

import cython
import orjson

from bastide.core.actions import Action
from bastide.core.constants import PLACE
from bastide.core.geometry import BIAS, ROW, SPOTS, pack
from bastide.core.moves import Moves
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.server.wire.labels import quoted
from bastide.server.wire.log_lines import laid_where, lays, line
from bastide.server.wire.targets import target

MOST_KEPT = 20_000  # of each sort, for one ruleset
KINDS = 128  # of actions, at most
SOMEWHERE = (1111, -1111)  # a place whose coordinates stand nowhere else in a target
Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Said:
    """What is said of an action whoever does it, wherever and whenever."""

    def __init__(self, action: Action) -> None:
        self.text = str(action)
        self.mark = mark_of(action)
        self.laid = quoted(laid_where(action))[1:-1] if action.code >> 48 == PLACE else ""


class Phrases:
    """What is said of an action depends on it and on the kind of segment it lies on, and on who acts."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._said: dict[int, Said] = {}
        self._codes: dict[str, int] = {}
        self._lines: dict[tuple[int, int, int], str] = {}
        self._lays: dict[tuple[int, int], str] = {}
        self._targets: dict[int, bytes] = {}
        self._stencils: dict[int, list[bytes]] = {}
        self._spots = [-1] * KINDS
        for number, kind in rules.action_kinds.items():
            self._spots[number] = kind.spot_number
        parts = [part for kind in rules.action_kinds.values() for part in kind.parts]
        self.names_players = "player" in [part.sort for part in parts]

    def _key(self, s: State, code: cython.longlong) -> cython.longlong:
        """The code, and above it the kind of segment that the action lies on."""
        number: cython.int = self._spots[code >> 48]
        if number < 0:
            return code
        segment: cython.int = s.segment_on((code >> 24) & 0xFFFFFF, (code >> (16 - 8 * number)) & 255)
        kind: cython.longlong = s.kind_of(segment) + 1 if segment >= 0 else 0
        return code | kind << 56

    def said(self, action: Action) -> Said:
        """The text of an action, and the place to be marked on the board, as JSON, if it has one."""
        said = self._said.get(action.code)
        if said is None:
            said = keep(self._said, action.code, Said(action))
            keep(self._codes, said.text, action.code)
        return said

    def action(self, text: str) -> Action | None:
        """The action that was written so once."""
        code = self._codes.get(text)
        return None if code is None else Action(self.rules, code)

    def line(self, s: State, action: Action) -> str:
        """An action as a line of the log, before it is carried out, as JSON."""
        if action.code >> 48 == PLACE and s.tile >= 0:  # there are too many of them to keep them whole
            return f'"{self._who_lays(s)}{self.said(action).laid}"'
        key = (s.player, s.active, self._key(s, action.code))
        text = self._lines.get(key)
        if text is None:
            text = keep(self._lines, key, quoted(line(s, action)))
        return text

    def _who_lays(self, s: State) -> str:
        key = (s.player, s.tile)
        text = self._lays.get(key)
        if text is None:
            text = keep(self._lays, key, quoted(lays(s))[1:-1])
        return text

    def targets(self, s: State) -> bytes:
        """Everything that may be chosen now, as a JSON list."""
        i: cython.int
        code: cython.longlong
        key: cython.longlong
        at: cython.int
        cell: cython.int = -1
        place = b""
        moves: Moves = s.scratch
        parts: list[bytes] = []
        s.legal(moves)
        for i in range(moves.n):
            code = moves.codes[i]
            if code >> 48 == PLACE:
                at = (code >> 24) & 0xFFFFFF
                if at != cell:  # else the same, turned
                    cell = at
                    place = f"{at % ROW - BIAS},{at // ROW - BIAS}".encode()
                parts.append(place.join(self._stencil(s, code & 0xFFFFFF)))
                continue
            key = self._key(s, code)
            data = self._targets.get(key)
            if data is None:
                action = Action(self.rules, code)
                self.said(action)  # so that it is known when it is chosen
                data = keep(self._targets, key, orjson.dumps(target(s, action)))
                s.legal(moves)  # to describe a target, others may have been listed
            parts.append(data)
        return b"[" + b",".join(parts) + b"]"

    def _stencil(self, s: State, how: cython.longlong) -> list[bytes]:
        """What is said of laying the tile so, whatever the place: the pieces between its coordinates.

        There are too many places to keep every target.
        """
        stencil = self._stencils.get(how)
        if stencil is None:
            code: cython.longlong = PLACE
            code = ((code << 24) | pack(*SOMEWHERE)) << 24 | how
            data = orjson.dumps(target(s, Action(self.rules, code)))
            stencil = keep(self._stencils, how, data.split(b"%d,%d" % SOMEWHERE))
            s.legal(s.scratch)  # to describe a target, others may have been listed
        return stencil


def keep(kept: dict[Key, Thing], key: Key, thing: Thing) -> Thing:
    """Remember something, unless there is much already."""
    if len(kept) < MOST_KEPT:
        kept[key] = thing
    return thing


def mark_of(action: Action) -> str:
    """The place of an action, to be marked on the board, as JSON; empty if it has none."""
    if action.at is None:
        return ""
    number = action.kind.spot_number
    return quoted({"at": action.at, "spot": SPOTS[action.numbers[number]] if number >= 0 else None})


@lru_cache(16)  # each grows to 20 MB; games hold on to those they use
def phrases_of(rules: Ruleset) -> Phrases:
    """The phrases of a ruleset, shared by all its games."""
    return Phrases(rules)
