"""Names of players, kept out of the positions.

Inside, every game is played by the same stand-ins, a character for each seat that no name may hold. So all
games with the same sets and options share one ruleset, stored actions do not depend on what people are
called, and somebody may take an open seat under any name in mid-game. Compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import cython
import msgspec

from bastide import Action, Ruleset, Setup, SetupError
from bastide.record.record import check_setup
from bastide.view.messages import MAX_SEATS
from bastide.view.structs import Thing, encode
from bastide.words import Message

FIRST = 0x1F063  # of the tiles of dominoes: printable, as names must be, and in nobody's name
LEAD = chr(FIRST).encode()[:1]  # of all of them: one byte is found fastest


def stand_ins(n: int) -> tuple[str, ...]:
    """The names that the players of a position go by."""
    return tuple(chr(FIRST + seat) for seat in range(n))


def check_names(names: Sequence[str]) -> None:
    """Raise ``SetupError`` unless everybody can be called so in a record."""
    for name in names:
        if any(character in name for character in stand_ins(MAX_SEATS)):
            raise SetupError(Message("server-no-dominoes", name=repr(name)))
    check_setup(Setup((), tuple(names)))


class Names:
    """What the players of a game are called."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        inside = stand_ins(len(self.names))
        # Nothing in a name needs an escape in JSON: check_names has refused it.
        self._by_code = {a.encode(): b.encode() for a, b in zip(inside, self.names, strict=True)}
        self._table = {ord(a): b for a, b in zip(inside, self.names, strict=True)}
        self._inside = dict(zip(self.names, inside, strict=True))

    def put(self, data: bytes) -> bytes:
        """JSON with the names in it."""
        done: cython.int = 0
        at: cython.int = data.find(LEAD)
        parts: list[bytes] = []
        while at >= 0:
            name = self._by_code.get(data[at : at + 4])
            if name is not None:  # else another character that begins so: names may hold it
                parts.append(data[done:at])
                parts.append(name)
                done = at + 4
            at = data.find(LEAD, at + 4)
        if not parts:
            return data
        parts.append(data[done:])
        return b"".join(parts)

    def put_in(self, thing: Thing) -> Thing:
        """Something that is sent, with the names in it."""
        return msgspec.json.decode(self.put(encode(thing)), type=type(thing))

    def put_text(self, text: str) -> str:
        """A text with the names in it."""
        return text.translate(self._table)

    def take(self, rules: Ruleset, form: object, legal: Callable[[], Sequence[Action]]) -> object:
        """An action as a client writes it, with the stand-ins instead of the names."""
        if isinstance(form, str):
            text = form.strip()
            if not any(name in text for name in self.names):
                return form
            return next((str(a) for a in legal() if self.put_text(str(a)) == text), form)
        if isinstance(form, Mapping):
            kind = rules.action_kinds.get(rules.action_index.get(str(form.get("type")), -1))
            players = {p.name for p in kind.parts if p.kind == "player"} if kind else set()
            return {k: self._inside.get(str(v), v) if k in players else v for k, v in form.items()}
        return form
