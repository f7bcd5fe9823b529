"""A draw that can be proven fair: its secret is promised before the first tile and told after the last.

Whoever deals publishes the hash of a secret. Then everybody who plays may add a salt, a number of their own,
and every draw follows from secret and salts: who deals could not know the salts, who plays cannot know the
secret. The record of the finished game holds both, so that anybody can draw again and compare.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.constants import CHANCE
from bastide.core.errors import RecordError
from bastide.record.dealer import Dealer
from bastide.record.record import Record, perform, start_of, verify
from bastide.record.wording import read_action
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

HASH, SECRET, SALTS = "DrawHash", "DrawSecret", "DrawSalts"  # tags of a record
DRAW = "draw"  # the step and the action of drawing a tile
_HEX = re.compile(r"[0-9a-f]{64}")
_SALTS = re.compile(r"[0-9a-f]{0,64}(,[0-9a-f]{0,64}){0,9}")


@dataclass(frozen=True)
class FairDraw:
    """What all draws of a game follow from: a secret of 32 bytes, and a salt for each seat; all hexadecimal.

    >>> draw = FairDraw("00" * 32, ("a1", ""))
    >>> draw.number("draw", 0) == draw.number("draw", 1)
    False
    >>> draw.hash[:8]
    '66687aad'
    """

    secret: str
    salts: tuple[str, ...] = ()

    @staticmethod
    def new_secret() -> str:
        """One that nobody can guess."""
        return secrets.token_hex(32)

    @property
    def hash(self) -> str:
        """What is published before the first draw."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def number(self, kind: str, n: int) -> int:
        """What decides the draw number ``n``, from 0, of a kind: tiles, or whatever else is up to chance."""
        text = f"{','.join(self.salts)}/{kind}/{n}"
        return int.from_bytes(hmac.digest(bytes.fromhex(self.secret), text.encode(), "sha256")[:8])

    def tags(self, *, over: bool) -> tuple[tuple[str, str], ...]:
        """What a record says of it: the secret only when nothing can be drawn from it any more."""
        promise = (HASH, self.hash)
        return (promise, (SECRET, self.secret), (SALTS, ",".join(self.salts))) if over else (promise,)


class FairDealer:
    """Plays chance by a fair draw.

    Tiles are counted apart from dice and the like: games with the same draw have the same tiles in the same
    order, although a die more is thrown in one of them.
    """

    def __init__(self, draw: FairDraw) -> None:
        self.draw = draw
        self._dealt: Counter[str] = Counter()

    def choose(self, state: State) -> Action:
        """What chance does."""
        kind = _kind(state.agenda()[-1][0] if state.current_player() == CHANCE else "")
        action = Dealer(self.draw.number(kind, self._dealt[kind])).choose(state)
        self._dealt[kind] += 1
        return action

    def skip(self, n: int, action: Action) -> None:
        """Go on as if it had dealt this n times more; back, if n is negative."""
        self._dealt[_kind(action.name)] += n


def _kind(name: str) -> str:
    return DRAW if name == DRAW else "other"


def fair_draw_of(record: Record) -> FairDraw:
    """The fair draw that a record tells of; ``RecordError`` if there is none, or it breaks its promise."""
    tags: Mapping[str, str] = dict(record.tags)
    if HASH not in tags:
        raise RecordError(Message("record-no-promise"))
    if SECRET not in tags:
        raise RecordError(Message("record-secret-kept"))
    if not _HEX.fullmatch(tags[SECRET]) or not _SALTS.fullmatch(tags.get(SALTS, "")):
        raise RecordError(Message("record-no-secret"))
    draw = FairDraw(tags[SECRET], tuple(tags.get(SALTS, "").split(",")))
    if draw.hash != tags[HASH]:
        raise RecordError(Message("record-promise-broken", promised=tags[HASH], actual=draw.hash))
    return draw


def verify_draws(record: Record) -> int:
    """Play a record again and compare every draw with what it had to be; how many there were.

    ``RecordError`` names the first that differs.
    """
    state, dealer = start_of(record), FairDealer(fair_draw_of(record))
    drawn = 0

    def play(text: str) -> None:
        nonlocal drawn
        action = read_action(state, text)
        if state.current_player() == CHANCE:
            drawn += 1
            due = dealer.choose(state)
            if due != action:
                raise RecordError(
                    Message(
                        "record-draw-differs",
                        n=drawn,
                        turn=state.turn + 1,
                        stated=_words(action),
                        due=_words(due),
                    )
                )
        state.apply(action)

    perform(record, play)
    verify(record, state)
    return drawn


def _words(action: Action) -> str:
    return str(action).removeprefix(f"{DRAW}:")
