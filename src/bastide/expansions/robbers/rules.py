"""The Robbers: figures on the scoreboard that take half of what the next pawn to leave their space scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import ActionKind, Part
from bastide.core.constants import AWARD, E_AWARD, FINAL, NOBODY, PART, PASS
from bastide.core.declarations import Variable
from bastide.core.expansion import Expansion, Step
from bastide.core.marks import Mark
from bastide.core.pieces import PAWN, TokenKind
from bastide.core.reasons import Reason
from bastide.core.setup import Option
from bastide.core.shown import Shown
from bastide.core.tally import LineKind
from bastide.core.ways import Way
from bastide.words import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State


class Robbers(Expansion):
    """ROBBER-1 to ROBBER-14; with a messenger in play a robber may stand with either pawn (INT-54)."""

    name = "robbers"
    tile_sets = ("robbers",)
    tokens = (TokenKind("robber", PAWN),)
    orders_scoring = True
    marks = (Mark("bag", on="tile"),)
    variables = (
        Variable("robbery_space", initial=-1),  # where the pawn that is moving stood
        Variable("robbers_off"),
        Variable("robber_spent", per="player"),  # it has robbed and goes home in STEP-23
        Variable("robber", per="player", initial=-1),  # its space, or -1 in the supply
    )
    actions = (
        ActionKind(
            "robber",
            (Part("space", "number"),),
            steps=("ask-robber",),
            when=("ROBBER-1", "ROBBER-2"),
        ),
        ActionKind(
            "rob",
            (Part("now", "choice", ("now", "wait")),),
            steps=("rob-one",),
            when=("ROBBER-10",),
        ),
    )
    events = ("robber", "robbed", "robber-moved", "robber-returned")
    lines = (LineKind("loot", ("ROBBER-4",)),)
    options = (Option("robber_placement", ("all", "next-only"), "OPT-10"),)

    def steps(self) -> Sequence[Step]:
        return (
            PlaceRobbers(self),
            AskRobber(self),
            NoteStart(self),
            Rob(self),
            RobOne(self),
            TakeLoot(self),
            RobbersReturn(self),
            RobbersLeave(self),
        )

    def bind(self, rules: Ruleset) -> None:
        self.bag = rules.tile_mark("bag")
        self.robber_action = rules.action("robber")
        self.rob_action = rules.action("rob")
        self.placed = rules.event("robber")
        self.robbed = rules.event("robbed")
        self.moved = rules.event("robber-moved")
        self.returned = rules.event("robber-returned")
        self.loot = rules.line("loot")
        self.next_only = rules.options["robber_placement"] == "next-only"
        self.messenger = rules.find_variable("messenger")
        self.pawn = rules.find_variable("pawn")
        self.due = rules.find_variable("message_due")
        self.start = rules.variable("robbery_space")
        self.off = rules.variable("robbers_off")
        self.spent_at = rules.variable("robber_spent")
        self.spaces = rules.variable("robber")

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        if name == "robbed":
            return {"player": words[0], "victim": words[1], "points": words[2]}
        if name == "robber-returned":
            return {"player": words[0]}
        return {"player": words[0], "space": words[1]}

    def shows(self, s: State) -> list[Shown]:
        spaces = [s.own[self.spaces + player] for player in range(s.rules.n_players)]
        return [
            Shown("robber", player=player, space=space) for player, space in enumerate(spaces) if space >= 0
        ]

    def ways(self, s: State) -> list[Way]:
        for step, action in (("ask-robber", "robber"), ("rob-one", "rob")):
            if s.step == s.rules.step(step):
                player = s.current_player()
                return [Way(action, "robber", player, space=s.own[self.spaces + player])]
        return []

    def marker(self, s: State, player: cython.int) -> cython.int:
        """Points that the marker stands for."""
        if self.messenger < 0:
            return s.score[player]
        return s.score[player] - s.own[self.messenger + player]

    def n_pawns(self) -> cython.int:
        return 1 if self.messenger < 0 else 2

    def pawn_space(self, s: State, player: cython.int, pawn: cython.int) -> cython.int:
        """The space of a player's marker (0) or messenger (1)."""
        if pawn:
            return s.own[self.messenger + player] % 50
        return self.marker(s, player) % 50

    def spent(self, s: State, player: cython.int) -> cython.int:
        return s.own[self.spent_at + player]

    def has_target(self, s: State, player: cython.int, space: cython.int) -> cython.bint:
        """Does another player's pawn stand there?"""
        p: cython.int
        k: cython.int
        for p in range(s.rules.n_players):
            if p != player:
                for k in range(self.n_pawns()):
                    if self.pawn_space(s, p, k) == space:
                        return True
        return False

    def any_target(self, s: State, player: cython.int) -> cython.bint:
        """Is there a space where the player may put their robber other than where it stands?"""
        space: cython.int
        for space in range(50):
            if space != s.own[self.spaces + player] and self.has_target(s, player, space):
                return True
        return False

    def waits(self, s: State, player: cython.int) -> cython.bint:
        """Has the player's robber a score to wait for: on the track and not spent?"""
        return s.own[self.spaces + player] >= 0 and not self.spent(s, player)


class PlaceRobbers(Step):
    """STEP-10: a bag tile lets the active player and then the others place robbers (ROBBER-1, ROBBER-2)."""

    name = "place-robbers"
    slot = PART
    order = 1000
    rule = "ROBBER-1"

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.ask = rules.step("ask-robber")

    def run(self, s: State) -> cython.int:
        if s.laid >= 0 and s.rules.tile_mark_of[self.home.bag + (s.tile_lie[s.laid] >> 2)]:
            s.push(self.ask, 0)
        return NOBODY


class AskRobber(Step):
    """The player ``arg0`` seats after the active one may place their robber."""

    name = "ask-robber"
    rule = "ROBBER-2"
    due = ("ROBBER-1", "ROBBER-3")

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        player: cython.int
        home: cython.int = self.home.spaces
        if s.arg0 == s.rules.n_players:
            return NOBODY
        player = (s.active + s.arg0) % s.rules.n_players
        # Only the active player may move a robber that is out already; a spent one has not come home yet.
        if (
            (s.arg0 and s.own[home + player] >= 0)
            or self.home.spent(s, player)
            or not self.home.any_target(s, player)
        ):
            self.pass_on(s, False)
            return NOBODY
        return player

    def pass_on(self, s: State, used: cython.bint) -> None:
        """Go on to the next seat; OPT-10 next-only stops at the first other player who could place."""
        if not (self.home.next_only and s.arg0 and used):
            s.push(self.number, s.arg0 + 1)

    def offer(self, s: State, out: Moves) -> None:
        space: cython.int
        player: cython.int = (s.active + s.arg0) % s.rules.n_players
        for space in range(50):
            if s.own[self.home.spaces + player] != space and self.home.has_target(s, player, space):
                out.offer(self.home.robber_action, 0, space, 0, 0)
        out.offer(PASS, 0, 0, 0, 0)

    def act(self, s: State) -> None:
        player: cython.int = (s.active + s.arg0) % s.rules.n_players
        if s.move_kind != PASS:
            s.own[self.home.spaces + player] = s.move_a
            s.note(self.home.placed, player, s.move_a)
        self.pass_on(s, True)

    def prompt(self, s: State) -> Message:
        return Message("robbers-place")

    def passing(self, s: State) -> Message:
        space = s.own[self.home.spaces + s.current_player()]
        return Message("robbers-stays", space=space) if space >= 0 else Message("robbers-stays-off")

    def explain(self, s: State, action: Action) -> list[Reason]:
        there = self.home.has_target(s, s.player, action.numbers[0])
        message = Message("robbers-there-already") if there else Message("robbers-no-pawn-there")
        return [Reason(message, ("ROBBER-1",))]


class NoteStart(Step):
    """Where the pawn stands before it moves: robbers there will act (ROBBER-4)."""

    name = "note-start"
    slot = AWARD
    order = 40
    rule = "ROBBER-4"

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        pawn: cython.int = s.own[self.home.pawn] if self.home.pawn >= 0 else 0
        s.own[self.home.start] = self.home.pawn_space(s, s.arg0, pawn)
        return NOBODY


class Rob(Step):
    """ROBBER-4, ROBBER-9: every robber on that space takes half, from the active player on."""

    name = "rob"
    slot = AWARD
    order = 60
    rule = "ROBBER-4"

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.one = rules.step("rob-one")

    def run(self, s: State) -> cython.int:
        i: cython.int
        p: cython.int
        start: cython.int = s.own[self.home.start]
        s.own[self.home.start] = -1
        if s.own[self.home.off]:
            return NOBODY
        for i in range(s.rules.n_players - 1, -1, -1):  # pushed last comes first
            p = (s.active + i) % s.rules.n_players
            if (
                p != s.arg0  # ROBBER-8
                and self.home.waits(s, p)
                and s.own[self.home.spaces + p] == start
            ):
                s.push(self.one, p, s.arg0, s.arg1)
        return NOBODY


class RobOne(Step):
    """One robber (``arg0``) robs one scorer (``arg1``) of half their points (``arg2``); see ROBBER-10."""

    name = "rob-one"
    rule = "ROBBER-10"
    args = ("player", "player")

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.take = rules.step("take-loot")
        self.choose_pawn: cython.int = rules.step_index.get("choose-pawn", -1)

    def another_victim(self, s: State, robber: cython.int) -> cython.bint:
        """Is another scorer of the same feature on the robber's space still to be awarded?

        Awards of one feature lie together on the agenda, above everything else that is to come.
        """
        i: cython.int = s.depth - 1
        p: cython.int
        k: cython.int
        space: cython.int = s.own[self.home.spaces + robber]
        while i >= 0 and s.frames[4 * i] == self.number:  # the other robbers of this scorer
            i -= 1
        if i >= 0 and s.frames[4 * i] == AWARD and s.frames[4 * i + 1] > 0:  # the award that is robbed now
            i -= 1
        while i >= 0 and s.frames[4 * i] == AWARD and s.frames[4 * i + 1] == 0:
            p = s.frames[4 * i + 2]
            if p != robber:
                for k in range(self.home.n_pawns()):
                    if self.home.pawn_space(s, p, k) == space:
                        return True
            i -= 1
        return False

    def run(self, s: State) -> cython.int:
        if not self.home.waits(s, s.arg0):
            return NOBODY
        if self.another_victim(s, s.arg0):
            return s.arg0
        self.rob(s)
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        out.offer(self.home.rob_action, 0, 0, 0, 0)
        out.offer(self.home.rob_action, 0, 1, 0, 0)

    def act(self, s: State) -> None:
        if s.move_a == 0:
            self.rob(s)

    def rob(self, s: State) -> None:
        """The robber is spent; its owner's pawn moves."""
        loot: cython.int = (s.arg2 + 1) // 2
        s.own[self.home.spent_at + s.arg0] = 1
        s.note(self.home.robbed, s.arg0, s.arg1, loot)
        s.push(self.take, s.arg0, loot)
        if self.choose_pawn >= 0:  # INT-55
            s.push(self.choose_pawn, s.arg0, loot)

    def prompt(self, s: State) -> Message:
        agenda = s.agenda()
        _, _, victim, points = agenda[len(agenda) - 1]
        return Message("robbers-rob-or-wait", who=s.rules.setup.players[victim], points=(points + 1) // 2)

    def explain(self, s: State, action: Action) -> list[Reason]:
        return [Reason(Message("robbers-owner-chooses"), ("ROBBER-10",))]


class TakeLoot(Step):
    """ROBBER-11: robbed points are not robbed again; robbers with the pawn that moves go along and wait."""

    name = "take-loot"
    rule = "ROBBER-11"
    args = ("player",)

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def bind(self, rules: Ruleset) -> None:
        self.one = rules.step("rob-one")

    def is_busy(self, s: State, robber: cython.int) -> cython.bint:
        """Is the robber about to rob the same scorer (ROBBER-9)?"""
        i: cython.int = s.depth - 1
        while i >= 0 and s.frames[4 * i] == self.one:
            if s.frames[4 * i + 1] == robber:
                return True
            i -= 1
        return False

    def run(self, s: State) -> cython.int:
        spaces: cython.int = self.home.spaces
        pawn: cython.int = s.own[self.home.pawn] if self.home.pawn >= 0 else 0
        old: cython.int = self.home.pawn_space(s, s.arg0, pawn)
        new: cython.int
        p: cython.int
        s.note(E_AWARD, s.arg0, s.arg1, self.home.loot, 0)
        s.give(s.arg0, s.arg1)
        if pawn:
            s.own[self.home.messenger + s.arg0] += s.arg1
            s.own[self.home.pawn] = 0
        new = self.home.pawn_space(s, s.arg0, pawn)
        if self.home.messenger >= 0 and s.arg0 == s.active and new % 5 == 0:  # INT-55
            s.own[self.home.due] = 1
        for p in range(s.rules.n_players):
            if p != s.arg0 and self.home.waits(s, p) and s.own[spaces + p] == old and not self.is_busy(s, p):
                s.own[spaces + p] = new
                s.note(self.home.moved, p, new)
        return NOBODY


class RobbersReturn(Step):
    """STEP-23: robbers that have robbed go back to their owners (ROBBER-5)."""

    name = "robbers-return"
    slot = PART
    order = 2300
    rule = "ROBBER-5"

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        p: cython.int
        for p in range(s.rules.n_players):
            if self.home.spent(s, p):
                s.own[self.home.spent_at + p] = 0
                s.own[self.home.spaces + p] = -1
                s.note(self.home.returned, p)
        return NOBODY


class RobbersLeave(Step):
    """STEP-30: robbers do not act in final scoring (ROBBER-14)."""

    name = "robbers-leave"
    slot = FINAL
    order = 3001
    rule = "ROBBER-14"

    def __init__(self, home: Robbers) -> None:
        Step.__init__(self)
        self.home = home

    def run(self, s: State) -> cython.int:
        p: cython.int
        s.own[self.home.off] = 1
        for p in range(s.rules.n_players):
            s.own[self.home.spent_at + p] = 0
            s.own[self.home.spaces + p] = -1
        return NOBODY
