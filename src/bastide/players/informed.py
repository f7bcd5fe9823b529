"""Informed play: turns as the quick estimate likes best, for search and for games played out to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core.constants import BARS, CHANCE, DEPLOY, FIGURES, FORBIDS, MAX_SEGMENTS, PASS, TERMINAL
from bastide.core.moves import Moves
from bastide.players.quick import Quick
from bastide.record.dealer import Dealer, Generator

if TYPE_CHECKING:
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.players.evaluation import Evaluation

SOME = 4  # actions that are compared where the quick estimate has nothing to say, or beside what it wants
MAX_DECISIONS = 600  # of some turns
NONE = -1


class Informed:
    """Plays for everybody by one evaluation; draws are by lot. Not for two threads at a time."""

    def __init__(self, evaluation: Evaluation, like: State, seed: int = 0) -> None:
        """``like`` is any state of the game."""
        rules: Ruleset = like.rules
        self.evaluation = evaluation
        self.quick = Quick(evaluation)
        self.generator = Generator(seed ^ 0x2545F491)
        self.dealer = Dealer(seed ^ 0x1B873593)
        self.room = like.copy()
        self.room.listen(False)
        self.moves = Moves()
        self.place = rules.step("place")
        self.figure = rules.step("figure")
        self.segment = NONE
        self.plain = rules.has_hook[FIGURES] + rules.has_hook[FORBIDS] + rules.has_hook[BARS] == 0

    def play(self, s: State, turns: cython.int, since: cython.int, segment: cython.int) -> None:
        """Play so many turns, and more until everybody has had as many since turn ``since``; with ``turns``
        below 0, to the end.

        Of a tile that lies already, the figure goes on this segment of it, or on none.
        """
        left: cython.int = turns
        decisions: cython.int = 0
        self.segment = segment
        while s.player != TERMINAL and not s.failed and (turns < 0 or decisions < MAX_DECISIONS):
            decisions += 1
            if s.player == CHANCE:
                # Everybody has had equally many turns since: else who moved last would seem better.
                if turns >= 0 and left <= 0 and (s.turn - since) % s.rules.n_players == 0:
                    return
                s.play(self.dealer.deal(s))
                self.segment = NONE
            else:
                left -= s.step == self.place
                self.act(s)

    def act(self, s: State) -> None:
        """One decision of whoever must choose; a tile is laid with its figure in mind (``segment``)."""
        best: cython.int
        if s.step == self.place:
            s.legal(self.moves)
            best = self.quick.rank(s, self.moves)
            self.segment = self.quick.figures[best]
            s.play(self.moves.at(best))
        elif s.step == self.figure and s.laid >= 0:
            self.put_figure(s)
            self.segment = NONE
        else:
            self.decide(s, 0)

    def put_figure(self, s: State) -> None:
        """Put the follower where the quick estimate wants it, where that is allowed."""
        wanted: cython.longlong = PASS
        at: cython.longlong = s.tile_at[s.laid]
        lie: cython.int = s.tile_lie[s.laid]
        feature: cython.int
        wanted <<= 48
        if self.segment != NONE and self.quick.kind >= 0 and self.quick.seat == s.player:
            feature = s.feature_of[s.tile_first[s.laid] + self.segment]
            if s.occupied[feature] == 0:
                wanted = DEPLOY
                wanted = (wanted << 24) | at
                wanted = (wanted << 24) | (self.quick.kind << 16)
                wanted |= s.rules.spot[lie * MAX_SEGMENTS + self.segment] << 8
        if self.plain:
            s.play(wanted)
        else:
            self.decide(s, wanted)

    def decide(self, s: State, wanted: cython.longlong) -> None:
        """Play the best of some actions, the wanted one among them if it is legal."""
        i: cython.int
        j: cython.int = 0
        n: cython.int
        best: cython.int = 0
        seat: cython.int = s.player
        value: cython.double
        top: cython.double = -1e18
        s.legal(self.moves)
        n = self.moves.n
        if n > 1:
            for i in range(n):
                if self.moves.at(i) == wanted:
                    self.moves.swap(0, i)
                    j = 1
                    break
            if n > SOME + j:
                for i in range(j, SOME + j):
                    self.moves.swap(i, i + self.generator.below(n - i))
                n = SOME + j
            for i in range(n):
                value = self.sight(s, self.moves.at(i), seat)
                if value > top:
                    top = value
                    best = i
        s.play(self.moves.at(best))

    def sight(self, s: State, code: cython.longlong, seat: cython.int) -> cython.double:
        """The seat's lead right after an action."""
        s.copy_to(self.room)
        self.room.play(code)
        self.evaluation.expected(self.room)
        return self.lead(seat, s.rules.n_players)

    def lead(self, seat: cython.int, players: cython.int) -> cython.double:
        """How far the seat is ahead by ``evaluation.values``: of the best other and of their mean, halved."""
        p: cython.int
        best: cython.double = -1e18
        total: cython.double = 0.0
        if players == 1:
            return self.evaluation.values[0]
        for p in range(players):
            if p != seat:
                total += self.evaluation.values[p]
                if self.evaluation.values[p] > best:
                    best = self.evaluation.values[p]
        return self.evaluation.values[seat] - 0.5 * (best + total / (players - 1))

    # For Python -----------------------------------------------------------------------------------

    def finish(self, state: State) -> tuple[int, ...]:
        """Play a state in place to its end, without noting events; the scores."""
        state.listen(False)
        if cython.compiled:
            with cython.nogil:
                self.play(state, -1, 0, NONE)
        else:
            self.play(state, -1, 0, NONE)
        state.check()
        self.room.check()
        return state.scores()
