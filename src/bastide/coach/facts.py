"""What a move does, as facts: each is computed from the position before and after it, and said as a message.

The mover is the subject of every sentence ("finishes the city: +8 and a follower back"), others are named.
Points come from the score sheets that the rules write, joins and blocks from the features before and after,
what may still come from the odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.coach.odds import NEVER, At, border, feature_odds, finished_worth, strengths_on
from bastide.coach.unseen import Unseen, total
from bastide.core.geometry import unpack
from bastide.view.features import feature_view
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.core.events import Event, ScoreSheet
    from bastide.core.state import State
    from bastide.core.view import Feature

MOST = 3  # facts of one sentence
SCARCE = 3  # tiles that fit; where as few are left, somebody has been hindered
HIGH = 1e3  # weight of what is always told first


@dataclass(frozen=True)
class Fact:
    """What a move does, how much that matters (about in points), where, and on what kind of feature."""

    message: Message
    weight: float
    at: At | None = None
    kind: str = ""


def facts_of(before: State, line: Line) -> list[Fact]:
    """Everything that can be told of a move, what matters most first."""
    found = sorted(_Look(before, line).facts(), key=lambda fact: -fact.weight)
    return list({fact.message: fact for fact in reversed(found)}.values())[::-1]  # each said once


def reason(before: State, line: Line, most: int = MOST) -> Message:
    """Why a move is what it is, in one sentence: the facts that matter most."""
    told = facts_of(before, line)[:most]
    if not told:
        return Message("coach-quiet")
    return Message("coach-facts", facts=tuple(fact.message for fact in told))


class _Look:
    """One look at a move."""

    def __init__(self, before: State, line: Line) -> None:
        self.before = before
        self.seat: int = before.current_player()
        self.names = before.rules.setup.players
        self.after = before.copy()
        self.after.listen(True)
        self.events: list[Event] = []
        for action in line.actions():
            self.after.apply(action)
            self.events += self._until_next_turn(self.after.events())
        self.feature_of = self.after.peek("feature_of")
        self.unseen = Unseen(before)

    @staticmethod
    def _until_next_turn(events: tuple[Event, ...]) -> Iterator[Event]:
        for event in events:
            if event.name == "turn":
                return
            yield event

    def facts(self) -> Iterator[Fact]:
        yield from self.points()
        deployed = [event for event in self.events if event.name == "deployed"]
        standing: set[int] = set()
        for event in deployed:
            if event.data["player"] == self.seat and "feature" in event.data:
                fact, number = self.put(event)
                if fact is not None:
                    yield fact
                    standing.add(number)
        yield from self.changes(standing)
        yield from self.hand(len(deployed))

    # Points --------------------------------------------------------------------------------------------

    def points(self) -> Iterator[Fact]:
        """What is scored at once, by the sheets of the rules, and what else brings points."""
        back = sum(e.name == "returned" and e.data["player"] == self.seat for e in self.events)
        told = dict.fromkeys(range(len(self.names)), 0)
        for event in self.events:
            if event.sheet is None:
                continue
            for seat, points in event.sheet.points.items():
                told[seat] += points
            fact = self.scored(event.sheet, back)
            if fact is not None:
                back = 0 if self.seat in event.sheet.winners else back
                yield fact
        for seat, points in told.items():
            given = sum(
                e.data["points"] for e in self.events if e.name == "points" and e.data["player"] == seat
            )
            more = given - points
            if more > 0 and seat == self.seat:
                yield Fact(Message("coach-more-points", points=more), more)
            elif more > 0:
                yield Fact(Message("coach-more-points-for", who=self.names[seat], points=more), more)

    def scored(self, sheet: ScoreSheet, back: int) -> Fact | None:
        """One feature that the move finishes."""
        if not sheet.winners or sheet.final:
            return None
        others = tuple(self.names[seat] for seat in sheet.winners if seat != self.seat)
        if self.seat not in sheet.winners:
            points = max(sheet.points.values())
            said = Message(
                "coach-finishes-theirs", what=sheet.title, who=others, points=points, n=len(others)
            )
            return Fact(said, points, sheet.at, sheet.kind)
        mine = sheet.points[self.seat]
        if others:
            said = Message("coach-finishes-shared", what=sheet.title, points=mine, who=others, back=back)
        else:
            said = Message("coach-finishes", what=sheet.title, points=mine, back=back)
        return Fact(said, HIGH + mine, sheet.at, sheet.kind)

    # Figures -------------------------------------------------------------------------------------------

    def put(self, event: Event) -> tuple[Fact | None, int]:
        """A piece that came to stand somewhere and stays there."""
        x, y = event.data["at"]
        try:
            view = feature_view(self.after, x, y, event.data["spot"])
            number = self.after.feature(x, y, event.data["spot"]).number
        except KeyError:
            return None, -1
        if view.complete or not any(owner.seat == self.seat for owner in view.owners):
            return None, number
        kind = self.after.rules.segment_kinds[self.after.rules.segment_kind(event.data["feature"])]
        what = kind.role or kind.title
        if view.value_finished is None:
            said = Message("coach-farms", what=what, points=view.value_now)
            return Fact(said, 3 + view.value_now, (x, y), kind.name), number
        finished = finished_worth(self.after, number)
        if finished is None:
            cells = len(border(self.after, number))
            said = Message("coach-begins", what=what, now=view.value_now, cells=cells)
            return Fact(said, 2 + view.value_now / 2, (x, y), kind.name), number
        said = Message("coach-puts", what=what, now=view.value_now, finished=finished)
        return Fact(said, 2 + finished / 2, (x, y), kind.name), number

    def hand(self, used: int) -> Iterator[Fact]:
        """Followers in hand, where they are few."""
        if not used:
            return
        kinds = self.after.rules.piece_kinds
        left = sum(self.after.in_supply(self.seat, n) for n, kind in enumerate(kinds) if kind.follower)
        if left <= 1:
            yield Fact(Message("coach-hand", n=left), 2.5 - left)

    # Features before and after ---------------------------------------------------------------------------

    def changes(self, standing: set[int]) -> Iterator[Fact]:
        """What becomes of the features that somebody has: grown, joined, hindered."""
        seen: set[int] = set()
        open = [f for f in self.before.features() if f.followers and not f.complete]
        # Of two that are joined the larger is told of: who has little gets into it, or is let in.
        for feature in sorted(open, key=self.size):
            number = self.feature_of[feature.number]
            if number in seen:
                continue
            fact = self.change(feature, number)
            if fact is not None:
                seen.add(number)
                yield fact
                if self.seat in self.leaders(strengths_on(self.after, number)):
                    standing.add(number)
        for number in standing:
            yield from self.prospects(number)

    def change(self, feature: Feature, number: int) -> Fact | None:
        is_open = self.is_open(number)
        led = self.leaders(strengths_on(self.before, feature.number))
        leads = self.leaders(strengths_on(self.after, number)) if is_open else self.won(number)
        others = tuple(self.names[seat] for seat in led if seat != self.seat)
        at = self.where(feature)
        kind = feature.kind
        if self.seat in leads and self.seat not in led:
            worth = self.worth(feature)
            if len(leads) == 1:
                return Fact(Message("coach-takes-from", what=feature.title, who=others), 4 + worth, at, kind)
            return Fact(Message("coach-shares", what=feature.title, who=others), 3 + worth, at, kind)
        if not is_open:
            return None  # a sheet tells the rest
        if self.seat in led and leads != led and set(leads) - set(led):
            who = tuple(self.names[seat] for seat in leads if seat not in led)
            said = Message("coach-lets-in", what=feature.title, who=who)
            return Fact(said, 3 + self.worth(feature), at, kind)
        hindered = self.hindrance(feature, number, led)
        if hindered is not None:
            return hindered
        return self.growth(feature, leads)

    def won(self, number: int) -> tuple[int, ...]:
        """Who got the points of a feature that the move finished."""
        for event in self.events:
            sheet = event.sheet
            if sheet is not None and not sheet.final and sheet.complete:
                try:
                    if self.after.feature(*sheet.at, sheet.spot).number == number:
                        return sheet.winners
                except KeyError:
                    continue
        return ()

    def growth(self, feature: Feature, leads: tuple[int, ...]) -> Fact | None:
        """Has it become worth more?"""
        now = feature_view(self.after, *feature.spots[0]).value_now
        gain = now - feature_view(self.before, *feature.spots[0]).value_now
        if gain <= 0 or not leads:
            return None
        if self.seat in leads:
            said = Message("coach-grows", what=feature.title, now=now)
            return Fact(said, 1 + gain, self.where(feature), feature.kind)
        who = tuple(self.names[seat] for seat in leads)
        said = Message("coach-grows-theirs", what=feature.title, who=who, now=now)
        return Fact(said, 0.5 + gain, self.where(feature), feature.kind)

    def hindrance(self, feature: Feature, number: int, led: tuple[int, ...]) -> Fact | None:
        """Has it become harder to finish: for good, or with very few tiles left that fit?"""
        if self.closes(number) == NEVER or not led:
            return None
        before = self.fewest(self.before, feature.number)
        now = self.fewest(self.after, number)
        if now is None or before is None or now >= before or now > SCARCE:
            return None
        at, worth, kind = self.where(feature), self.worth(feature), feature.kind
        others = tuple(self.names[seat] for seat in led if seat != self.seat)
        if not others:
            if now == 0:
                return Fact(Message("coach-strands", what=feature.title), 2 + worth, at, kind)
            return Fact(Message("coach-narrows-own", what=feature.title, n=now), worth / 2, at, kind)
        if now == 0:
            return Fact(Message("coach-blocks", what=feature.title, who=others), 2 + worth, at, kind)
        said = Message("coach-narrows", what=feature.title, who=others, n=now)
        return Fact(said, 1 + worth / 2, at, kind)

    def prospects(self, number: int) -> Iterator[Fact]:
        """How a feature of the mover's may be finished, and who could still get into it."""
        if not self.is_open(number):
            return
        x, y, spot = self.spot(number)
        odds = feature_odds(self.after, x, y, spot, self.seat)
        if odds is None:
            return
        for joining in odds.joining:
            if joining.seat != self.seat:
                n = total(joining.tiles)
                said = Message("coach-may-join", who=self.names[joining.seat], n=n)
                yield Fact(said, 1.5 + 4 * joining.chances.mine, (x, y))
        if odds.finishing:
            n, of = total(odds.finishing), odds.chances.of
            yield Fact(Message("coach-then-finishes", n=n, of=of), 1.2, (x, y))

    # Small things --------------------------------------------------------------------------------------

    def spot(self, number: int) -> tuple[int, int, str]:
        feature = next(f for f in self.after.features() if f.number == number)
        return feature.spots[0]

    def is_open(self, number: int) -> bool:
        return self.closes(number) == NEVER or self.after.peek("opens")[number] > 0

    def closes(self, number: int) -> str:
        return self.after.rules.segment_kinds[self.after.kind_of(number)].closes

    def worth(self, feature: Feature) -> float:
        """Roughly what is at stake: its points if it were finished."""
        view = feature_view(self.after, *feature.spots[0])
        return float(view.value_now if view.value_finished is None else view.value_finished)

    def size(self, feature: Feature) -> tuple[int, bool]:
        """What it is worth as it stood, the most first, and of equals that of others first."""
        mine = self.seat in self.leaders(strengths_on(self.before, feature.number))
        return -feature_view(self.before, *feature.spots[0]).value_now, mine

    def fewest(self, state: State, number: int) -> int | None:
        """How many unseen tiles fit the cell of a feature that fewest fit; None if it has none."""
        counts = [self.unseen.count(state.fitting(*unpack(at))) for at in border(state, number)]
        return min(counts, default=None)

    @staticmethod
    def leaders(strengths: list[int]) -> tuple[int, ...]:
        best = max(strengths, default=0)
        return tuple(seat for seat, n in enumerate(strengths) if best and n == best)

    @staticmethod
    def where(feature: Feature) -> At:
        return feature.spots[0][:2]
