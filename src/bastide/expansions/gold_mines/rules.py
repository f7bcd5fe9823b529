"""The Gold Mines: ingots lie on tiles, go to whoever completes something there, and count at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind
from bastide.core.constants import AWARD, FEATURE, FIELD, FINAL, NOBODY, PART
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import unpack
from bastide.core.marks import Mark
from bastide.core.outlook import HeldOutlook, Outlook
from bastide.core.pieces import TokenKind
from bastide.core.reasons import Reason
from bastide.core.shown import Shown, tokens_on
from bastide.core.tally import LineKind
from bastide.words import Message, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State

AROUND = [-4097, -4096, -4095, -1, 1, 4095, 4096, 4097]  # to the eight neighbours, in the order of positions


class GoldMines(Expansion):
    """GOLD. Ingots are numbers: on each tile, and in front of each player (public, GOLD-11)."""

    name = "gold-mines"
    tile_sets = ("gold-mines",)
    tokens = (TokenKind("gold"),)
    marks = (Mark("gold", on="tile"),)
    variables = (
        Variable("ingots", per="tile"),
        Variable("gold", per="player"),
        Variable("gold_claims", per="tile"),  # one bit for each player who may take from the tile now
    )
    actions = (
        ActionKind(
            "ingot",
            has_at=True,
            form="ingot:{at}",
            steps=("ingot",),
            when=("GOLD-1",),
        ),
        ActionKind(
            "gold",
            has_at=True,
            form="gold:{at}",
            steps=("gold",),
            when=("GOLD-6", "GOLD-10"),
        ),
    )
    lines = (LineKind("gold", ("GOLD-12",)),)
    events = ("ingot-placed", "gold-taken")

    def steps(self) -> Sequence[Step]:
        return (FindGold(), PlaceIngot(), ClaimGold(), ShareGold(), TakeGold(), CountGold())

    def outlook(self, rules: Ruleset) -> Sequence[Outlook]:
        return (HeldOutlook("gold", 1.5),)

    def shows(self, s: State) -> list[Shown]:
        ingots: cython.int = s.rules.variable("ingots")
        gold: cython.int = s.rules.variable("gold")
        lying = [tokens_on(s, "gold", t, s.own[ingots + t]) for t in range(s.n_tiles) if s.own[ingots + t]]
        return lying + [
            Shown("gold", s.own[gold + player], player=player)
            for player in range(s.rules.n_players)
            if s.own[gold + player]
        ]

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        data: dict[str, Any] = {"player": words[0], "at": list(unpack(words[1]))}
        return data | ({"left": words[2]} if name == "gold-taken" else {"ingots": words[2]})


class FindGold(Step):
    """STEP-8: one ingot on the gold tile, one on a neighbour (GOLD-1)."""

    name = "find-gold"
    slot = PART
    order = 800
    rule = "STEP-8"

    def bind(self, rules: Ruleset) -> None:
        self.ingots = rules.variable("ingots")
        self.gold_tile = rules.tile_mark("gold")
        self.neighbour = rules.step("ingot")
        self.placed = rules.event("ingot-placed")

    def run(self, s: State) -> cython.int:
        if s.laid >= 0 and s.rules.tile_mark_of[self.gold_tile + (s.tile_lie[s.laid] >> 2)]:
            s.own[self.ingots + s.laid] += 1
            s.note(self.placed, s.active, s.tile_at[s.laid], s.own[self.ingots + s.laid])
            s.push(self.neighbour)
        return NOBODY


class PlaceIngot(Step):
    """The second ingot: on any of the eight neighbours. Who has only one is not asked."""

    name = "ingot"
    rule = "GOLD-1"

    def bind(self, rules: Ruleset) -> None:
        self.ingots = rules.variable("ingots")
        self.kind = rules.action("ingot")
        self.placed = rules.event("ingot-placed")

    def run(self, s: State) -> cython.int:
        i: cython.int
        n: cython.int = 0
        tile: cython.int = -1
        for i in range(8):
            if s.tile_on(s.tile_at[s.laid] + AROUND[i]) >= 0:
                tile = s.tile_on(s.tile_at[s.laid] + AROUND[i])
                n += 1
        if n > 1:
            return s.active
        if n == 1:
            self.put(s, tile)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        at: cython.int
        for i in range(8):
            at = s.tile_at[s.laid] + AROUND[i]
            if s.tile_on(at) >= 0:
                out.offer(self.kind, at, 0, 0, 0)

    def act(self, s: State) -> None:
        self.put(s, s.tile_on(s.move_at))

    def put(self, s: State, tile: cython.int) -> None:
        """GOLD-2: any number may lie on a tile."""
        s.own[self.ingots + tile] += 1
        s.note(self.placed, s.active, s.tile_at[tile], s.own[self.ingots + tile])

    def prompt(self, s: State) -> Message:
        return Message("gold-mines-second-ingot")

    def explain(self, s: State, action: Action) -> list[Reason]:
        if action.number != self.kind:
            return [Reason(Message("gold-mines-ingot-first"), ("GOLD-1", "GOLD-2"))]
        at = action.at or (0, 0)
        return [Reason(Message("gold-mines-not-beside", at=position(at)), ("GOLD-1",), (at,))]


class ClaimGold(Step):
    """GOLD-4: who has the majority of a completed feature may take the ingots on its tiles."""

    name = "claim-gold"
    slot = FEATURE
    order = 1680
    rule = "GOLD-4"

    def bind(self, rules: Ruleset) -> None:
        self.ingots = rules.variable("ingots")
        self.claims = rules.variable("gold_claims")
        self.around = sum(1 << i for i, k in enumerate(rules.segment_kinds) if k.closes == "around")

    def run(self, s: State) -> cython.int:
        i: cython.int
        tile: cython.int
        feature: cython.int = s.arg0
        segment: cython.int = feature
        if s.arg1 or s.opens[feature] or s.kind_of(feature) == FIELD:  # GOLD-9
            return NOBODY
        if s.occupied[feature] == 0 or not self.has_gold(s, feature):  # GOLD-8
            return NOBODY
        s.gather(feature, False)
        for i in range(s.size[feature]):
            self.claim(s, s.tile_of[segment], s.tally.winners)
            segment = s.next_of[segment]
        if self.around >> s.kind_of(feature) & 1:  # GOLD-5
            for i in range(8):
                tile = s.tile_on(s.tile_at[s.tile_of[feature]] + AROUND[i])
                if tile >= 0:
                    self.claim(s, tile, s.tally.winners)
        return NOBODY

    def has_gold(self, s: State, feature: cython.int) -> cython.bint:
        """Is there any gold that the feature could take? On the whole table, for features with neighbours."""
        i: cython.int
        segment: cython.int = feature
        if self.around >> s.kind_of(feature) & 1:
            for i in range(s.n_tiles):
                if s.own[self.ingots + i]:
                    return True
            return False
        for i in range(s.size[feature]):
            if s.own[self.ingots + s.tile_of[segment]]:
                return True
            segment = s.next_of[segment]
        return False

    def claim(self, s: State, tile: cython.int, players: cython.int) -> None:
        """These players may take the ingots of the tile."""
        if s.own[self.ingots + tile]:
            s.own[self.claims + tile] |= players


class ShareGold(Step):
    """STEP-21: the ingots that are claimed are taken, from the active player on (GOLD-6, GOLD-10)."""

    name = "share-gold"
    slot = PART
    order = 2100
    rule = "STEP-21"

    def bind(self, rules: Ruleset) -> None:
        self.claims = rules.variable("gold_claims")
        self.take = rules.step("gold")

    def run(self, s: State) -> cython.int:
        i: cython.int
        own: cython.p_int = s.own
        end: cython.int = self.claims + s.n_tiles
        for i in range(self.claims, end):
            if own[i]:
                s.push(self.take, s.active)
                break
        return NOBODY


class TakeGold(Step):
    """GOLD-6, GOLD-7: one ingot after the other; the argument is whose turn it is.

    Who has no real choice is not asked: when nobody else is entitled to anything, or when all the
    tiles they may take from are open to the same players.
    """

    name = "gold"
    rule = "GOLD-6"
    args = ("player",)

    def bind(self, rules: Ruleset) -> None:
        self.ingots = rules.variable("ingots")
        self.claims = rules.variable("gold_claims")
        self.gold = rules.variable("gold")
        self.kind = rules.action("gold")
        self.taken = rules.event("gold-taken")

    def run(self, s: State) -> cython.int:
        i: cython.int
        tile: cython.int
        players: cython.int = self.entitled(s)
        while players:
            while not players >> s.arg0 & 1:  # GOLD-7: skipped when none of theirs is left
                s.arg0 = (s.arg0 + 1) % s.rules.n_players
            tile = self.only_choice(s, s.arg0)
            if tile < 0:
                return s.arg0
            self.give(s, s.arg0, tile)
            s.arg0 = (s.arg0 + 1) % s.rules.n_players
            players = self.entitled(s)
        for i in range(s.n_tiles):
            s.own[self.claims + i] = 0
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        i: cython.int
        for i in range(s.n_tiles):
            if self.may_take(s, s.arg0, i):
                out.offer(self.kind, s.tile_at[i], 0, 0, 0)

    def act(self, s: State) -> None:
        self.give(s, s.arg0, s.tile_on(s.move_at))
        s.push(self.number, (s.arg0 + 1) % s.rules.n_players)

    def may_take(self, s: State, player: cython.int, tile: cython.int) -> cython.bint:
        """May the player take an ingot from the tile?"""
        return s.own[self.ingots + tile] > 0 and s.own[self.claims + tile] >> player & 1 != 0

    def entitled(self, s: State) -> cython.int:
        """One bit for each player who may still take something."""
        i: cython.int
        players: cython.int = 0
        for i in range(s.n_tiles):
            if s.own[self.ingots + i]:
                players |= s.own[self.claims + i]
        return players

    def only_choice(self, s: State, player: cython.int) -> cython.int:
        """The tile they take from when the choice makes no difference, or -1."""
        i: cython.int
        first: cython.int = -1
        for i in range(s.n_tiles):
            if not self.may_take(s, player, i):
                continue
            if first >= 0 and s.own[self.claims + i] != s.own[self.claims + first]:
                return -1
            if first < 0 or s.tile_at[i] < s.tile_at[first]:
                first = i
        return first

    def give(self, s: State, player: cython.int, tile: cython.int) -> None:
        """An ingot goes from the tile to the player."""
        s.own[self.ingots + tile] -= 1
        s.own[self.gold + player] += 1
        s.note(self.taken, player, s.tile_at[tile], s.own[self.ingots + tile])

    def prompt(self, s: State) -> Message:
        return Message("gold-mines-take")

    def explain(self, s: State, action: Action) -> list[Reason]:
        if action.number != self.kind:
            return [Reason(Message("gold-mines-must-take"), ("GOLD-6",))]
        at = action.at or (0, 0)
        name = s.rules.setup.players[s.current_player()]
        message = Message("gold-mines-not-entitled", who=name, at=position(at))
        return [Reason(message, ("GOLD-7",), (at,))]


class CountGold(Step):
    """STEP-34: points for gold at the very end; what lies on tiles is lost (GOLD-11, GOLD-12)."""

    name = "count-gold"
    slot = FINAL
    order = 3400
    rule = "STEP-34"

    def bind(self, rules: Ruleset) -> None:
        self.ingots = rules.variable("ingots")
        self.gold = rules.variable("gold")
        self.line = rules.line("gold")

    def run(self, s: State) -> cython.int:
        i: cython.int
        p: cython.int
        for i in range(s.n_tiles):
            s.own[self.ingots + i] = 0
        for i in range(s.rules.n_players):
            # Pushed last comes first where steps surround an award.
            p = i if s.rules.slot_length[AWARD] <= 1 else s.rules.n_players - 1 - i
            if s.own[self.gold + p]:
                s.award_each(p, s.own[self.gold + p], self.worth(s.own[self.gold + p]), self.line, 0)
        return NOBODY

    def worth(self, n: cython.int) -> cython.int:
        """What each of n ingots is worth."""
        return 4 if n >= 10 else 3 if n >= 7 else 2 if n >= 4 else 1
