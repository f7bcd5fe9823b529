"""What followed from an action, for screens and logs; rules never read it.

Each award comes as a ``ScoreSheet``: who took part, who won and why, and what was counted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bastide.core.constants import (
    E_AWARD,
    E_DEPLOYED,
    E_DISCARDED,
    E_DRAWN,
    E_OVER,
    E_PLACED,
    E_POINTS,
    E_RETURNED,
    E_SCORED,
    E_TURN,
)
from bastide.core.geometry import SPOTS, unpack
from bastide.core.view import placed_tile

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

NAMES = {
    E_TURN: "turn",
    E_DRAWN: "drawn",
    E_DISCARDED: "discarded",
    E_PLACED: "placed",
    E_DEPLOYED: "deployed",
    E_RETURNED: "returned",
    E_SCORED: "scored",
    E_POINTS: "points",
    E_OVER: "over",
    E_AWARD: "award",
}


@dataclass(frozen=True)
class Line:
    """One line of a sheet: ``count`` of something, ``worth`` points each; ``player``: theirs alone."""

    what: str
    count: int
    worth: int
    rules: tuple[str, ...]
    player: int | None = None
    void: bool = False

    @property
    def points(self) -> int:
        return 0 if self.void else self.count * self.worth

    def __str__(self) -> str:
        return f"{self.count} {self.what} x {self.worth}" + (" (counts nothing)" if self.void else "")


@dataclass(frozen=True)
class ScoreSheet:
    """Points with their reasons."""

    kind: str
    title: str
    at: tuple[int, int]
    spot: str
    tiles: int
    complete: bool
    final: bool
    strengths: dict[int, int]
    winners: tuple[int, ...]
    lines: tuple[Line, ...]
    notes: tuple[tuple[str, tuple[str, ...]], ...]
    halved: bool
    rules: tuple[str, ...]
    points: dict[int, int] = field(default_factory=dict)

    @property
    def why(self) -> str:
        """Who won the majority and why."""
        if not self.winners:
            return "nobody has a follower that counts (MAJ-5)"
        if len(self.strengths) == 1:
            return "alone on it (MAJ-1)"
        if len(self.winners) > 1:
            return f"tied with strength {self.strengths[self.winners[0]]} each (MAJ-2)"
        return f"most followers, strength {self.strengths[self.winners[0]]} (MAJ-1)"

    def json(self) -> dict[str, Any]:
        """The sheet as plain data."""
        return {
            "feature": self.kind,
            "at": list(self.at),
            "spot": self.spot,
            "tiles": self.tiles,
            "complete": self.complete,
            "final": self.final,
            "strengths": {str(p): n for p, n in self.strengths.items()},
            "winners": list(self.winners),
            "why": self.why,
            "lines": [
                {
                    "what": line.what,
                    "count": line.count,
                    "worth": line.worth,
                    "points": line.points,
                    "player": line.player,
                    "rules": list(line.rules),
                }
                for line in self.lines
            ],
            "notes": [{"text": text, "rules": list(rules)} for text, rules in self.notes],
            "points": {str(p): n for p, n in self.points.items()},
            "rules": list(self.rules),
        }

    def __str__(self) -> str:
        state = "final" if self.final else "completed" if self.complete else "unfinished"
        lines = ", ".join(map(str, self.lines))
        notes = "".join(f"; {text}" for text, _ in self.notes)
        return f"{state} {self.title} at {self.at[0]},{self.at[1]}: {lines}{notes}"


@dataclass(frozen=True)
class Event:
    """Something that happened. ``data`` is plain; ``sheet`` is there where points were awarded."""

    name: str
    data: dict[str, Any]
    sheet: ScoreSheet | None = None

    def json(self) -> dict[str, Any]:
        """The event as plain data."""
        result = {"type": self.name, **self.data}
        if self.sheet:
            result["sheet"] = self.sheet.json()
        return result


def read_events(s: State) -> tuple[Event, ...]:
    """Read the journal of the last action."""
    return tuple([read_event(s, kind, words) for kind, words in s.journal_rows()])


def read_event(s: State, kind: int, words: list[int]) -> Event:
    """Read one row of the journal."""
    rules = s.rules
    if kind == E_TURN:
        return Event("turn", {"player": words[0], "turn": words[1] + 1})
    if kind in (E_DRAWN, E_DISCARDED):
        return Event(NAMES[kind], {"player": words[0], "tile": rules.names[words[1]]})
    if kind == E_PLACED:
        t = placed_tile(s, words[1])
        return Event("placed", {"player": words[0], "tile": t.name, "at": [t.x, t.y]})
    if kind in (E_DEPLOYED, E_RETURNED):
        piece = rules.piece_kinds[words[1]].name
        return Event(NAMES[kind], {"player": words[0], "piece": piece, **_place(s, words[2])})
    if kind == E_POINTS:
        return Event("points", {"player": words[0], "points": words[1], "score": words[2]})
    if kind == E_SCORED:
        return Event("scored", _place(s, s.first_segment(words[0])), _sheet(rules, s, words))
    if kind == E_AWARD:
        line = rules.line_kinds[words[2]]
        data: dict[str, Any] = {"player": words[0], "points": words[1]}
        data |= {"what": line.text, "rules": list(line.rules)}
        return Event("award", data | ({"at": list(unpack(words[3]))} if words[3] else {}))
    if kind == E_OVER:
        return Event("over", {"scores": list(s.scores()), "winners": list(s.winners())})
    return _own_event(rules, kind, words)


def _place(s: State, segment: int) -> dict[str, Any]:
    if segment < 0:
        return {}
    feature = s.rules.segment_kinds[s.segment_kind(segment)].name
    return {"at": list(s.place_of(segment)), "spot": SPOTS[s.spot_of(segment)], "feature": feature}


def _own_event(rules: Ruleset, kind: int, words: list[int]) -> Event:
    for expansion in rules.expansions:
        name = rules.event_kinds.get(kind)
        if name in expansion.events:
            return Event(str(name), expansion.read_event(rules, str(name), words))
    return Event(f"event-{kind}", {"words": words})


def _sheet(rules: Ruleset, s: State, words: list[int]) -> ScoreSheet:
    feature, kind_number, tiles, complete, final, winner_mask, void_by, halved_by, n, n_lines, n_whys = words[
        :11
    ]
    rest = words[11:]
    strengths = {p: rest[p] for p in range(n) if rest[p] > 0}
    rest = rest[n:]
    winners = tuple([p for p in range(n) if winner_mask >> p & 1])
    lines: list[Line] = []
    for i in range(n_lines):
        number, count, worth, player, after = rest[5 * i : 5 * i + 5]
        line = rules.line_kinds[number]
        void = void_by >= 0 and not after
        lines.append(Line(line.text, count, worth, line.rules, None if player < 0 else player, void))
    whys = rest[5 * n_lines : 5 * n_lines + n_whys]
    notes = [
        (rules.line_kinds[w].text, rules.line_kinds[w].rules) for w in (*whys, void_by, halved_by) if w >= 0
    ]
    points = {}
    for p in winners:
        total = sum([line.points for line in lines if line.player in (None, p)])
        points[p] = (total + 1) // 2 if halved_by >= 0 else total
    kind = rules.segment_kinds[kind_number]
    used = [r for line in lines for r in line.rules] + [r for _, rs in notes for r in rs]
    used += ["MAJ-2" if len(winners) > 1 else "MAJ-1"] if winners else ["MAJ-5"]
    if final:
        used.append("FINAL-2" if kind.name != "field" else "FARM-5")
    feature = s.first_segment(feature)
    return ScoreSheet(
        kind=kind.name,
        title=kind.title,
        at=s.place_of(feature),
        spot=SPOTS[s.spot_of(feature)],
        tiles=tiles,
        complete=bool(complete),
        final=bool(final),
        strengths=strengths,
        winners=winners,
        lines=tuple(lines),
        notes=tuple(notes),
        halved=halved_by >= 0,
        rules=tuple(dict.fromkeys(used)),
        points=points,
    )
