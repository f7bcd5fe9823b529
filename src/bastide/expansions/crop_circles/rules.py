"""The Crop Circles: everybody adds a follower of one kind, or everybody takes one back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.codes import at_in
from bastide.core.constants import CITY, FIELD, NOBODY, PART, PASS, ROAD
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import SPOTS
from bastide.core.marks import Mark
from bastide.core.reasons import Reason
from bastide.words import Message, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

ADD, REMOVE = 0, 1
KIND_OF = [-1, CITY, ROAD, FIELD]  # by the mark: none, knight, thief, farmer


class CropCircles(Expansion):
    """CROP."""

    name = "crop-circles"
    tile_sets = ("crop-circles",)
    marks = (Mark("crop_circle", on="tile", values=("knight", "thief", "farmer")),)
    actions = (
        ActionKind(
            "crop",
            (Part("way", "choice", ("add", "remove")),),
            form="crop:{way}",
            steps=("crop-circle",),
            when=("CROP-1", "CROP-2"),
        ),
        ActionKind(
            "add",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            form="add:{piece}@{at}.{spot}",
            steps=("crop-each",),
            when=("CROP-2", "CROP-5"),
        ),
        ActionKind(
            "remove",
            (Part("piece", "piece"), Part("spot", "spot")),
            has_at=True,
            form="remove:{piece}@{at}.{spot}",
            steps=("crop-each",),
            when=("CROP-2", "CROP-7"),
        ),
    )

    def steps(self) -> Sequence[Step]:
        return ChooseCrop(), FollowCrop()


class ChooseCrop(Step):
    """STEP-27: the active player chooses for all (CROP-2), unless nobody is affected (CROP-13)."""

    name = "crop-circle"
    slot = PART
    order = 2700
    rule = "STEP-27"
    guides = ("CROP-2", "CROP-3")

    def bind(self, rules: Ruleset) -> None:
        self.mark = rules.tile_mark("crop_circle")
        self.crop = rules.action("crop")
        self.each = rules.step("crop-each")

    def run(self, s: State) -> cython.int:
        i: cython.int
        kind: cython.int
        if s.laid < 0:
            return NOBODY
        kind = KIND_OF[s.rules.tile_mark_of[self.mark + (s.tile_lie[s.laid] >> 2)]]
        if kind < 0:
            return NOBODY
        for i in range(s.rules.n_pieces):
            if (
                s.where[i] >= 0
                and s.rules.is_follower[s.rules.kind_of_piece[i]]
                and s.kind_of(s.where[i]) == kind
            ):
                return s.active
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.crop, 0, ADD, 0, 0)
        out.offer(self.crop, 0, REMOVE, 0, 0)

    def act(self, s: State) -> None:
        s.push(self.each, s.move_a, 0)

    def prompt(self, s: State) -> Message:
        return Message("crop-circles-choose", role=role(s))

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason(Message("crop-circles-must-choose"), ("CROP-2",))]


class FollowCrop(Step):
    """Each player from the active one's left on, the active one last (CROP-4).

    ``arg0`` is the choice, ``arg1`` how many players have had their say.
    """

    name = "crop-each"
    rule = "CROP-4"
    guides = ("CROP-3", "CROP-5", "CROP-7")

    def bind(self, rules: Ruleset) -> None:
        self.mark = rules.tile_mark("crop_circle")
        self.add = rules.action("add")
        self.remove = rules.action("remove")

    def affects(self, s: State, piece: cython.int, player: cython.int) -> cython.bint:
        """Is the piece a follower of the player, of the kind on the tile? (CROP-3, CROP-12)"""
        kind: cython.int = KIND_OF[s.rules.tile_mark_of[self.mark + (s.tile_lie[s.laid] >> 2)]]
        return (
            s.where[piece] >= 0
            and s.rules.owner[piece] == player
            and s.rules.is_follower[s.rules.kind_of_piece[piece]] != 0
            and s.kind_of(s.where[piece]) == kind
        )

    def run(self, s: State) -> cython.int:
        while s.arg1 < s.rules.n_players:
            s.scratch.clear()
            self.offer(s, s.scratch)
            if s.scratch.n > (1 if s.arg0 == ADD else 0):
                return (s.active + 1 + s.arg1) % s.rules.n_players
            s.arg1 += 1  # CROP-8
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        player: cython.int = (s.active + 1 + s.arg1) % s.rules.n_players
        i: cython.int
        j: cython.int
        t: cython.int
        kind: cython.int
        spot: cython.int
        same: cython.bint
        again: cython.bint
        for i in range(s.rules.n_pieces):
            if not self.affects(s, i, player):
                continue
            t = s.tile_of[s.where[i]]
            spot = s.spot_of(s.where[i])
            again = False  # an earlier follower stands on the segment: to take back, one of the same kind
            for j in range(i):
                same = s.where[j] == s.where[i] and (
                    s.arg0 == ADD or s.rules.kind_of_piece[j] == s.rules.kind_of_piece[i]
                )
                if same and self.affects(s, j, player):
                    again = True
            if again:
                continue
            if s.arg0 == REMOVE:
                out.offer(self.remove, s.tile_at[t], s.rules.kind_of_piece[i], spot, 0)
            elif s.barred(s.where[i]) == 0:
                for kind in range(s.rules.n_kinds):  # CROP-10
                    if (
                        s.supply[player * s.rules.n_kinds + kind]
                        and s.rules.is_follower[kind]
                        and s.rules.stands_on[kind] >> s.kind_of(s.where[i]) & 1
                    ):
                        out.offer(self.add, s.tile_at[t], kind, spot, 0)
        if s.arg0 == ADD:
            out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        player: cython.int = (s.active + 1 + s.arg1) % s.rules.n_players
        segment: cython.int = s.segment_on(s.move_at, s.move_b)
        i: cython.int
        if s.move_kind == self.add:
            s.deploy(player, s.move_a, segment)
        elif s.move_kind == self.remove:
            for i in range(s.rules.n_pieces):
                if (
                    s.where[i] == segment
                    and s.rules.owner[i] == player
                    and s.rules.kind_of_piece[i] == s.move_a
                ):
                    s.send_home(i)
                    break
        s.push(self.number, s.arg0, s.arg1 + 1)

    def prompt(self, s: State) -> Message:
        if s.agenda().pop()[1] == ADD:
            return Message("crop-circles-add", role=role(s))
        return Message("crop-circles-take-back", role=role(s))

    def passing(self, s: State) -> Message | None:
        return Message("crop-circles-add-not", role=role(s)) if s.agenda().pop()[1] == ADD else None

    def explain(self, s: State, action: Action) -> list[Reason]:
        way, wanted = s.agenda().pop()[1], role(s)
        if action.number != (self.add if way == ADD else self.remove):
            if way == ADD:
                return [Reason(Message("crop-circles-may-add", role=wanted), ("CROP-5",))]
            return [Reason(Message("crop-circles-must-take-back", role=wanted), ("CROP-7",))]
        number, spot, _ = action.numbers
        piece = s.rules.piece_kinds[number]
        x, y = here = action.at or (0, 0)
        player = s.current_player()
        standing = [
            p for p in s.pieces() if (p.x, p.y, p.spot, p.owner) == (x, y, SPOTS[spot], player) and p.follower
        ]
        if way == REMOVE:
            if not any(p.letter == piece.letter for p in standing):
                message = Message("crop-circles-none-there", piece=piece.title, at=position(here))
                return [Reason(message, ("CROP-7",), (here,))]
            message = Message("crop-circles-other-kind", role=wanted, at=position(here))
            return [Reason(message, ("CROP-3",), (here,))]
        if not standing:
            message = Message("crop-circles-nobody-there", at=position(here))
            return [Reason(message, ("CROP-5", "CROP-6"), (here,))]
        if s.feature(x, y, SPOTS[spot]).follower != whom(s):
            message = Message("crop-circles-other-kind", role=wanted, at=position(here))
            return [Reason(message, ("CROP-3",), (here,))]
        if s.in_supply(player, number) == 0:
            message = Message("base-none-in-supply", who=s.rules.setup.players[player], piece=piece.title)
            return [Reason(message, ("CROP-5",))]
        barred = s.barred(s.segment_on(at_in(action.code), spot))
        if barred:
            return [s.rules.reasons[barred].reason(here)]
        message = Message("crop-circles-cannot-be", piece=piece.title, role=wanted)
        return [Reason(message, ("CROP-10",), (here,))]


def whom(s: State) -> str:
    """The kind of follower that the crop circle just placed is about."""
    mark = s.placed()[s.laid].tile.marks["crop_circle"]
    return str(mark)


def role(s: State) -> Message:
    """The same in words."""
    return Message(f"role-{whom(s)}")
