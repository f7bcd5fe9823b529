"""Odds of cells and features: which unseen tiles fit, finish it, or let somebody join, and when they come.

That a tile joins or finishes something is not reckoned but tried: it is laid on a copy of the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.coach.unseen import Chances, Unseen
from bastide.core.building import lay_tile
from bastide.core.geometry import AROUND, STEPS, turned_edge, unpack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bastide.core.state import State
    from bastide.core.view import Feature

At = tuple[int, int]
NEVER, ROUND = "never", "around"  # how a kind of feature closes
EVALUATE = "evaluate"  # the step that scores a feature


@dataclass(frozen=True)
class CellOdds:
    """A free cell: the unseen tiles that may lie there now, how many of each, and when one comes.

    ``in_hand``: the tile just drawn fits. ``lost``: nothing still to come can fill it.
    """

    at: At
    tiles: dict[str, int]
    in_hand: bool
    lost: bool
    chances: Chances


@dataclass(frozen=True)
class Joining:
    """Somebody who could get a share of a feature by laying one tile: which tiles, where, and when they come.

    ``alone``: one of them would even give them the majority alone. Chances are those of this seat.
    """

    seat: int
    tiles: dict[str, int]
    cells: tuple[At, ...]
    alone: bool
    chances: Chances


@dataclass(frozen=True)
class FeatureOdds:
    """An open feature: its free cells, the tiles that finish it at once, who leads, who could join."""

    cells: tuple[CellOdds, ...]
    finishing: dict[str, int]
    chances: Chances  # of one that finishes it
    leaders: tuple[int, ...]
    joining: tuple[Joining, ...]
    lost: bool  # a cell of it can never be filled, so that it stays open


def cell_odds(state: State, x: int, y: int, seat: int, unseen: Unseen | None = None) -> CellOdds:
    """The odds of a free cell for a seat; no tile fits where there is no free cell beside tiles."""
    unseen = unseen or Unseen(state)
    designs = state.fitting(x, y)
    hand = state.rules.names[state.tile] if state.tile >= 0 and state.laid < 0 else None
    return CellOdds(
        at=(x, y),
        tiles=unseen.copies(designs),
        in_hand=hand in designs,
        lost=(x, y) in state.impossible(),
        chances=unseen.chances(designs, seat),
    )


def feature_odds(state: State, x: int, y: int, spot: str, seat: int) -> FeatureOdds | None:
    """The odds of the feature at a spot for a seat; None if it is complete. ``KeyError`` if there is none."""
    feature = state.feature(x, y, spot)
    if feature.complete:
        return None
    return _Look(state, seat).odds(feature)


def finished_worth(state: State, number: int) -> int | None:
    """What a feature brings when the one tile that it lacks has come; None if it lacks none or more.

    Of the unseen tiles that finish it, the one with most copies is laid.
    """
    look = _Look(state, 0)
    cells = border(state, number)
    if look.closes(number) == NEVER or len(cells) != 1:
        return None
    (at,) = cells
    copies = look.unseen.copies(state.fitting(*unpack(at)))
    for name in sorted(copies, key=lambda name: (-copies[name], name)):
        for other in look.laid(name, at):
            now = other.peek("feature_of")[number]
            if other.peek("opens")[now] == 0:
                sheets = other.would_score(other.rules.step_index[EVALUATE], now, True)
                return next((event.sheet.worth for event in sheets if event.sheet is not None), None)
    return None


class _Look:
    """One look at a position, for one question."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.unseen = Unseen(state)
        self.feature_of = state.peek("feature_of")

    def odds(self, feature: Feature) -> FeatureOdds:
        state, unseen = self.state, self.unseen
        closes = self.closes(feature.number)
        around = sorted(border(state, feature.number))
        cells = tuple(cell_odds(state, *unpack(at), self.seat, unseen) for at in around if closes != NEVER)
        finishing: dict[str, int] = {}
        if len(cells) == 1:
            names = [name for name in cells[0].tiles if self.finishes(feature.number, name, around[0])]
            finishing = unseen.copies(names)
        strengths = strengths_on(state, feature.number)
        best = max(strengths, default=0)
        return FeatureOdds(
            cells=cells,
            finishing=finishing,
            chances=unseen.chances(tuple(finishing), self.seat),
            leaders=tuple(p for p, n in enumerate(strengths) if best and n == best),
            joining=tuple(self.joining(feature, around)) if closes != ROUND else (),
            lost=any(cell.lost for cell in cells),
        )

    def closes(self, number: int) -> str:
        return self.state.rules.segment_kinds[self.state.kind_of(number)].closes

    def laid(self, design: str, at: int) -> Iterator[State]:
        """The position with the tile at a cell, in every rotation that is allowed there."""
        state = self.state
        number = state.rules.design_of[design]
        for rotation in state.ways_to_lie(number, at):
            other = state.copy()
            lay_tile(other, number, at, rotation)
            yield other

    def finishes(self, number: int, design: str, at: int) -> bool:
        """Would the tile complete the feature there? A segment of it stands for it before and after."""
        return any(
            other.peek("opens")[other.peek("feature_of")[number]] == 0 for other in self.laid(design, at)
        )

    def joining(self, feature: Feature, around: list[int]) -> Iterator[Joining]:
        """Who is not in the lead, or not alone, and could be by joining a feature of theirs to this one."""
        state, mine = self.state, feature.number
        kind = state.kind_of(mine)
        before = strengths_on(state, mine)
        meets: dict[int, set[int]] = {}  # by seat, the cells where something of theirs meets this feature
        for owner, theirs in followers_on(state):
            if theirs != mine and state.kind_of(theirs) == kind:
                meets.setdefault(owner, set()).update(border(state, theirs) & set(around))
        for seat in sorted(meets):
            best = max(before)
            if before[seat] == best and before.count(best) == 1 and best > 0:
                continue  # it is theirs alone already
            tiles, cells, alone = set(), set(), False
            for at in meets[seat]:
                for name in self.unseen.copies(state.fitting(*unpack(at))):
                    for other in self.laid(name, at):
                        after = strengths_on(other, other.peek("feature_of")[mine])
                        if after[seat] > before[seat] and after[seat] == max(after):
                            tiles.add(name)
                            cells.add(at)
                            alone |= after.count(after[seat]) == 1
            if tiles:
                where = tuple(unpack(at) for at in sorted(cells))
                names = sorted(tiles)
                yield Joining(seat, self.unseen.copies(names), where, alone, self.unseen.chances(names, seat))


def border(state: State, number: int) -> set[int]:
    """The free cells that a feature runs into, or that count for it, as packed positions."""
    rules = state.rules
    kind, kinds = rules.segment_kinds[state.kind_of(number)], {k.name for k in rules.segment_kinds}
    tile_of, firsts = state.peek("tile_of"), state.peek("tile_first")
    found: set[int] = set()
    for segment in state.ring(number):
        at, lie = state.lying(tile_of[segment])
        if kind.closes == ROUND:
            found.update(at + step for step in AROUND)
            continue
        in_play = [s for s in rules.tiles[lie >> 2].segments if s.kind in kinds]
        printed = in_play[segment - firsts[tile_of[segment]]]
        edges = {*printed.edges, *(half // 2 for half in printed.halves)}
        found.update(at + STEPS[turned_edge(edge, lie & 3)] for edge in edges)
    return {at for at in found if state.tile_here(at) is None}


def followers_on(state: State) -> set[tuple[int, int]]:
    """Whose followers are on which features: owners, and the numbers of the features."""
    feature_of, kinds = state.peek("feature_of"), state.rules.piece_kinds
    pieces = zip(state.rules.piece_owners(), state.peek("where"), strict=True)
    return {(owner, feature_of[at]) for (owner, kind), at in pieces if at >= 0 and kinds[kind].follower}


def strengths_on(state: State, number: int) -> list[int]:
    """Everybody's strength on a feature, by seat."""
    found = [0] * state.rules.n_players
    feature_of, kinds = state.peek("feature_of"), state.rules.piece_kinds
    pieces = zip(state.rules.piece_owners(), state.peek("where"), strict=True)
    for piece, ((owner, kind), segment) in enumerate(pieces):
        if segment >= 0 and feature_of[segment] == number and kinds[kind].follower:
            strength = kinds[kind].strength
            found[owner] += strength if strength >= 0 else state.special_strength(piece, number)
    return found
