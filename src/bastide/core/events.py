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
from bastide.words import Argument, Message, position

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
AWARD = NAMES[E_AWARD]  # points for something that is no feature: ``what`` says for what, ``rules`` why
PLAYERS = ("player", "owner", "victim")  # data of events that are seats


@dataclass(frozen=True)
class Line:
    """One line of a sheet: ``count`` of something, ``worth`` points each, for one ``player`` or all.

    ``kind`` is the name of its ``LineKind``.
    """

    kind: str
    count: int
    worth: int
    rules: tuple[str, ...]
    points: int
    player: int | None = None
    void: bool = False
    single: bool = False
    who: str = ""  # whose line it is, where not every winner has it

    @property
    def message(self) -> Message:
        """What was counted."""
        return Message(f"line-{self.kind}", count=self.count)

    @property
    def what(self) -> str:
        """The same in English."""
        return str(self.message)

    @property
    def whole(self) -> Message:
        """The line with its numbers."""
        if self.void:
            return Message("core-line-void", count=self.count, what=self.message)
        if self.single:
            return Message("core-line-single", what=self.message, points=self.points)
        count, what, worth, points = self.count, self.message, self.worth, self.points
        if self.who:
            return Message("core-line-of", who=self.who, count=count, what=what, worth=worth, points=points)
        return Message("core-line", count=count, what=what, worth=worth, points=points)

    def __str__(self) -> str:
        return str(self.whole)


@dataclass(frozen=True)
class ScoreSheet:
    """Points with their reasons.

    ``points`` is what each winner gets, ``worth`` what a winner without lines of their own would get.
    ``why`` tells who won and why.
    """

    kind: str
    title: Message
    at: tuple[int, int]
    spot: str
    tiles: int
    complete: bool
    final: bool
    strengths: dict[int, int]
    winners: tuple[int, ...]
    why: Message
    lines: tuple[Line, ...]
    notes: tuple[tuple[Message, tuple[str, ...]], ...]
    halved: bool
    rules: tuple[str, ...]
    points: dict[int, int] = field(default_factory=dict)
    worth: int = 0
    endless: bool = False  # nothing of the kind is ever complete, as a farm

    @property
    def message(self) -> Message:
        """The feature and everything that was counted."""
        lines = tuple([line.whole for line in self.lines]) or (Message("core-nothing"),)
        if self.final:
            said = Message("core-sheet-final", feature=self.title, at=position(self.at), lines=lines)
        elif self.complete:
            said = Message("core-sheet-completed", feature=self.title, at=position(self.at), lines=lines)
        elif self.endless:
            said = Message("core-sheet", feature=self.title, at=position(self.at), lines=lines)
        else:
            said = Message("core-sheet-unfinished", feature=self.title, at=position(self.at), lines=lines)
        for note, _ in self.notes:
            said = Message("core-and-note", first=said, note=note)
        return said

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
            "why": str(self.why),
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
            "notes": [{"text": str(note), "rules": list(rules)} for note, rules in self.notes],
            "points": {str(p): n for p, n in self.points.items()},
            "rules": list(self.rules),
        }

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True)
class Event:
    """Something that happened. ``data`` is plain but for messages; ``sheet`` tells how a feature scored."""

    name: str
    data: dict[str, Any]
    sheet: ScoreSheet | None = None

    def json(self) -> dict[str, Any]:
        """The event as plain data, its messages in English."""
        plain = {key: str(value) if isinstance(value, Message) else value for key, value in self.data.items()}
        result: dict[str, Any] = {"type": self.name, **plain}
        if self.sheet:
            result["sheet"] = self.sheet.json()
        return result


def told(rules: Ruleset, event: Event) -> Message:
    """The event in words, ``event-NAME``: the parameters are its data, players, pieces and features by name.

    >>> import bastide
    >>> state = bastide.start("base", players=("Ada", "Bob"))
    >>> state.apply("draw:E")
    >>> [str(told(state.rules, event)) for event in state.events()]
    ['Ada draws E']
    """
    args = {key: _argument(rules, key, value) for key, value in event.data.items()}
    if "piece" in args and "feature" in args:
        args["what"] = _standing(rules, event.data["piece"], event.data["feature"])
    return Message(f"event-{event.name}", **{key: arg for key, arg in args.items() if arg is not None})


def _standing(rules: Ruleset, piece: str, feature: str) -> Message:
    """What a piece is called where it stands: an ordinary follower by its role, a thief or a knight."""
    role = rules.segment_kinds[rules.segment_kind(feature)].role
    ordinary = piece == rules.piece_kinds[0].name
    return role if ordinary and role is not None else Message(f"piece-{piece}")


def _argument(rules: Ruleset, key: str, value: Any) -> Argument | None:
    if key in PLAYERS:
        return str(rules.setup.players[value])
    if key == "piece":
        return Message(f"piece-{value}")
    if key == "feature":
        return Message(f"segment-{value}")
    if value is not None and (key == "at" or key.endswith("_at")):
        return position(value)
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | str | Message) else None


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
        return Event("scored", _place(s, s.anchor(words[0])), _sheet(rules, s, words))
    if kind == E_AWARD:
        line = rules.line_kinds[words[2]]
        data: dict[str, Any] = {"player": words[0], "points": words[1]}
        what = line.message
        if len(words) > 4:
            count, worth = words[4:6]
            things = Message(f"line-{line.name}", count=count)
            what = Message("core-line", count=count, what=things, worth=worth, points=words[1])
        data |= {"what": what, "rules": list(line.rules)}
        return Event("award", data | ({"at": list(unpack(words[3]))} if words[3] else {}))
    if kind == E_OVER:
        return Event("over", {"scores": list(s.scores()), "winners": list(s.winners())})
    return _own_event(rules, kind, words)


def _place(s: State, segment: int) -> dict[str, Any]:
    if segment < 0:
        return {}
    feature = s.rules.segment_kinds[s.kind_of(segment)].name
    return {"at": list(s.place_of(segment)), "spot": SPOTS[s.spot_of(segment)], "feature": feature}


def _own_event(rules: Ruleset, kind: int, words: list[int]) -> Event:
    for expansion in rules.expansions:
        name = rules.event_kinds.get(kind)
        if name in expansion.events:
            return Event(str(name), expansion.read_event(rules, str(name), words))
    return Event(f"event-{kind}", {"words": words})


def _sheet(rules: Ruleset, s: State, words: list[int]) -> ScoreSheet:
    """The sheet that ``Tally.write`` wrote; all sums are the tally's."""
    feature, kind_number, tiles, complete, final, winner_mask, void_by, halved_by, worth = words[:9]
    n, n_lines, n_notes, pieces = words[9:13]
    strengths, points = words[13 : 13 + n], words[13 + n : 13 + 2 * n]
    rest = words[13 + 2 * n :]
    winners = tuple([p for p in range(n) if winner_mask >> p & 1])
    unfinished = bool(final and not complete)
    lines: list[Line] = []
    for i in range(n_lines):
        number, count, each, player, void, gives = rest[6 * i : 6 * i + 6]
        line = rules.line_kinds[number]
        whose = None if player < 0 else player
        if count and (whose is None or whose in winners):  # nothing is no line
            by = line.rules_of(unfinished=unfinished, despite=void_by >= 0 and not void)
            who = rules.setup.players[whose] if whose is not None and len(winners) > 1 else ""
            lines.append(Line(line.name, count, each, by, gives, whose, bool(void), line.single, who))
    said = rest[6 * n_lines : 6 * n_lines + n_notes]
    noted = [rules.line_kinds[w] for w in (*said, void_by, halved_by) if w >= 0]
    notes = [(line.message, line.rules_of(unfinished=unfinished, despite=False)) for line in noted]
    kind = rules.segment_kinds[kind_number]
    used = [r for line in lines for r in line.rules] + [r for _, rs in notes for r in rs]
    counted = {p: strength for p, strength in enumerate(strengths) if strength > 0}
    why, majority = _majority(rules, counted, winners, pieces)
    used += majority
    if final and not lines:
        used.append("FARM-10")
    endless = kind.closes == "never"
    feature = s.anchor(feature)
    return ScoreSheet(
        kind=kind.name,
        title=Message("core-farms-at-city") if endless and complete else kind.title,  # OPT-1
        at=s.place_of(feature),
        spot=SPOTS[s.spot_of(feature)],
        tiles=tiles,
        complete=bool(complete),
        final=bool(final),
        strengths=counted,
        winners=winners,
        why=why,
        lines=tuple(lines),
        notes=tuple(notes),
        halved=halved_by >= 0,
        rules=tuple(dict.fromkeys(used)),
        points={p: points[p] for p in winners},
        worth=worth,
        endless=endless,
    )


def _majority(
    rules: Ruleset, counted: dict[int, int], winners: tuple[int, ...], pieces: int
) -> tuple[Message, list[str]]:
    """Who won and why, and by which rules; ``pieces`` has a bit for each kind that took part."""
    kinds = [kind for number, kind in enumerate(rules.piece_kinds) if pieces >> number & 1]
    kinds.sort(key=lambda kind: kind.name)  # whatever the order of expansions
    who = tuple([rules.setup.players[p] for p in winners])
    owned = [kind for kind in kinds if not kind.follower]
    if not kinds:
        return Message("core-nobody"), ["MAJ-5"]
    if not winners:
        powerless = [kind for kind in kinds if kind.powerless_rule]
        piece = (powerless or kinds)[0].title
        return Message("core-counts-nothing", piece=piece), [kind.powerless_rule for kind in powerless]
    if owned:  # no majority, but whose it is
        return Message("core-owner", who=who, piece=owned[0].title), []
    by = ["MAJ-2" if len(winners) > 1 else "MAJ-1"]
    contested = len(counted) > 1
    by += [kind.strength_rule for kind in kinds if kind.strength_rule and (contested or kind.powerless_rule)]
    if not contested:
        return Message("core-alone", who=who), by
    strength = counted[winners[0]]
    if len(winners) > 1:
        return Message("core-tied", who=who, strength=strength), by
    others = tuple([n for n in sorted(counted.values(), reverse=True) if n < strength])
    return Message("core-most", who=who, strength=strength, others=others), by
