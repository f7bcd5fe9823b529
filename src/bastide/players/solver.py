"""The exact value of a small position: every draw and every choice to the end (expectimax).

Whoever chooses takes what is worth most to themselves, the first such action where several are; chance counts
with its true odds. Values are everybody's expected reward at the end, by points, margin or victory, and their
expected points. It is meant for positions with few tiles to come, as a check for every other method.

Where two play for margin or victory, what one gains the other loses, and most positions need not be known
exactly: each is looked at with a window, and as soon as its value is known to lie outside, the rest of it is
left out (alpha-beta; at draws the window of an outcome follows from those before it).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from bastide.core.constants import CHANCE, TERMINAL
from bastide.core.errors import BastideError
from bastide.core.fingerprint import layout, mixed
from bastide.core.moves import Moves
from bastide.players.memory import Memory
from bastide.players.rewards import MARGIN, POINTS, check_reward, victory
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.actions import Action
    from bastide.core.state import State

ROOM = 1 << 21  # positions that are remembered, a power of 2
GLANCE = 64  # positions between two looks at the clock
MAX_DEPTH = 1000  # decisions and draws one after the other
NEAR = 1e-9  # values closer than this are equal
INFINITE = 1e300
EXACT = 0  # what is remembered of a value: itself, or that it is at most, or at least, so much
AT_MOST = 1
AT_LEAST = 2


class TooLarge(BastideError):
    """A position has more to look at than is allowed."""

    code = "too-large"


@dataclass(frozen=True)
class Choice:
    """An action in the position that was solved, and what comes of it: rewards and points by seat.

    ``odds`` is how likely it is where chance chooses, else None.
    """

    action: Action
    rewards: tuple[float, ...]
    scores: tuple[float, ...]
    odds: float | None


@dataclass(frozen=True)
class Solution:
    """The value of a position: expected rewards and points by seat, and all that can be done in it."""

    rewards: tuple[float, ...]
    scores: tuple[float, ...]
    choices: tuple[Choice, ...]
    best: tuple[Choice, ...]  # nothing is better than these; none where chance chooses
    positions: int  # that were looked at


class Solver(Memory):
    """Solves positions of one ruleset."""

    def __init__(
        self, state: State, reward: str = MARGIN, limit: int = 0, room: int = ROOM, until: float = 0.0
    ) -> None:
        """``limit`` is how many positions may be looked at, 0 for any number; ``until`` is when it gives up
        by ``time.perf_counter()``, 0 for never."""
        Memory.__init__(self)
        self.reward = check_reward(reward)
        self.limit = limit
        self.until = until
        self.positions = 0
        self.n_players = state.rules.n_players
        self.by_margin = reward == MARGIN and self.n_players > 1
        self.by_points = reward == POINTS or (reward == MARGIN and self.n_players == 1)
        self.by_victory = not self.by_margin and not self.by_points
        self.zero_sum = self.n_players == 2 and reward != POINTS
        self.most = 1 if self.by_victory and self.zero_sum else INFINITE
        self.width = 2 * self.n_players
        self.draw = state.rules.step("draw")
        # Own state of expansions may depend on the order of laying: nothing is remembered then.
        self.remembers = state.rules.n_own == 0 and room > 0
        self.mask = room - 1 if room > 0 else 0
        self.keys = self.longs(room if self.remembers else 1)
        self.kinds = self.shorts(room if self.remembers else 1)
        self.values = self.doubles((room if self.remembers else 1) * self.width)
        self.found = self.doubles((MAX_DEPTH + 1) * self.width)
        self.refutations = self.longs(MAX_DEPTH + 1)  # what ended the search of a position at this depth last
        self.states: list[State] = []
        self.moves: list[Moves] = []

    def solve(self, state: State) -> Solution:
        """The value of a position."""
        n = self.n_players
        is_chance = state.current_player() == CHANCE
        odds = dict(state.chance_outcomes()) if is_chance else {}
        choices = []
        for action in state.legal_actions():
            after = state.copy()
            after.listen(False)
            after.play_code(action.code)
            value = self.value(after)
            choices.append(Choice(action, tuple(value[:n]), tuple(value[n:]), odds.get(action)))
        best: list[Choice] = []
        if is_chance:
            value = [
                sum(c.odds * v for c, v in zip(choices, column, strict=True) if c.odds is not None)
                for column in zip(*((*c.rewards, *c.scores) for c in choices), strict=True)
            ]
        elif not choices:
            value = self.value(state)
        else:
            player = state.current_player()
            top = max(choice.rewards[player] for choice in choices)
            best = [choice for choice in choices if choice.rewards[player] > top - NEAR]
            value = [*best[0].rewards, *best[0].scores]
        return Solution(tuple(value[:n]), tuple(value[n:]), tuple(choices), tuple(best), self.positions)

    def value(self, state: State) -> list[float]:
        """Everybody's expected rewards, then their expected points."""
        i: cython.int
        self.visit(state, 0, -INFINITE, INFINITE)
        return [self.found[i] for i in range(self.width)]

    def visit(self, s: State, depth: cython.int, low: cython.double, high: cython.double) -> cython.int:
        """Write the value of a position at its depth of ``found``.

        It is exact if the first seat's reward is between ``low`` and ``high``; else the true one is only
        known to be outside too, on the same side.
        """
        i: cython.int
        at: cython.longlong = -1
        key: cython.longlong = 0
        here: cython.int = depth * self.width
        self.positions += 1
        if self.limit and self.positions > self.limit:
            raise TooLarge(Message("players-too-large", n=self.limit))
        if self.until and self.positions % GLANCE == 0 and time.perf_counter() > self.until:
            raise TooLarge(Message("players-too-large", n=self.positions))
        if s.player == TERMINAL:
            self.end(s, here)
            return 0
        if s.player == CHANCE and self.remembers and s.step == self.draw:
            key = self.key(s)
            at = key & self.mask
            if self.keys[at] == key and self.known(s, at, here, low, high):
                return 0
        if depth == MAX_DEPTH:
            raise TooLarge(Message("players-too-large", n=self.positions))
        if len(self.states) <= depth:
            self.states.append(s.copy())
            self.moves.append(Moves())
        moves: Moves = self.moves[depth]
        s.legal(moves)
        for i in range(self.width):
            self.found[here + i] = 0
        if s.player == CHANCE:
            self.expect(s, depth, low, high)
        else:
            self.choose(s, depth, low, high)
        if at >= 0:
            self.remember(s, at, key, here, low, high)
        return 0

    def follow(
        self, s: State, code: cython.longlong, depth: cython.int, low: cython.double, high: cython.double
    ) -> cython.int:
        """Write the value of what comes of an action one place below its position's."""
        after: State = self.states[depth]
        s.copy_to(after)
        after.play(code)
        if after.failed:
            after.check()
        self.visit(after, depth + 1, low, high)
        return 0

    def expect(self, s: State, depth: cython.int, low: cython.double, high: cython.double) -> cython.int:
        """The mean over what chance may do, by its odds.

        The window of an outcome follows from those before it and from the most that those after it may be.
        """
        i: cython.int
        k: cython.int
        here: cython.int = depth * self.width
        below: cython.int = here + self.width
        moves: Moves = self.moves[depth]
        weight: cython.double
        total: cython.double = 0
        later: cython.double = 1
        for k in range(moves.n):
            total += s.chance_weight(moves.at(k))
        for k in range(moves.n):
            weight = s.chance_weight(moves.at(k)) / total
            later = later - weight if k < moves.n - 1 else 0
            self.follow(
                s,
                moves.at(k),
                depth,
                (low - self.found[here] - later * self.most) / weight - NEAR,
                (high - self.found[here] + later * self.most) / weight + NEAR,
            )
            for i in range(self.width):
                self.found[here + i] += weight * self.found[below + i]
        return 0

    def choose(self, s: State, depth: cython.int, low: cython.double, high: cython.double) -> cython.int:
        """The best for whoever chooses, the first of several; nothing more once it is outside the window.

        What was best in the position looked at before is tried first: often it is again. It then counts a
        hair less, so that the first of several equal actions is found all the same.
        """
        i: cython.int
        k: cython.int
        here: cython.int = depth * self.width
        below: cython.int = here + self.width
        moves: Moves = self.moves[depth]
        is_first: cython.bint = s.player == 0
        if self.zero_sum and moves.n > 1:
            for k in range(moves.n):
                if moves.at(k) != self.refutations[depth]:
                    continue
                self.follow(s, moves.at(k), depth, low, high)
                if self.found[below] >= high if is_first else self.found[below] <= low:
                    for i in range(self.width):
                        self.found[here + i] = self.found[below + i]
                    return 0
                if is_first:
                    low = max(low, self.found[below] - 2 * NEAR)
                else:
                    high = min(high, self.found[below] + 2 * NEAR)
                break
        for k in range(moves.n):
            self.follow(s, moves.at(k), depth, low, high)
            if k > 0 and self.found[below + s.player] <= self.found[here + s.player] + NEAR:
                continue
            for i in range(self.width):
                self.found[here + i] = self.found[below + i]
            if not self.zero_sum:
                continue
            self.refutations[depth] = moves.at(k)
            if self.found[here] >= high if is_first else self.found[here] <= low:
                return 0
            if is_first:
                low = max(low, self.found[here])
            else:
                high = min(high, self.found[here])
        return 0

    def known(
        self, s: State, at: cython.longlong, here: cython.int, low: cython.double, high: cython.double
    ) -> cython.bint:
        """Write what is remembered of a position, if that is enough for the window."""
        i: cython.int
        for i in range(self.width):
            self.found[here + i] = self.values[at * self.width + i]
        self.shift(s, here, 1)
        if self.kinds[at] == AT_MOST:
            return self.found[here] <= low
        if self.kinds[at] == AT_LEAST:
            return self.found[here] >= high
        return True

    def remember(
        self,
        s: State,
        at: cython.longlong,
        key: cython.longlong,
        here: cython.int,
        low: cython.double,
        high: cython.double,
    ) -> None:
        """Keep the value of a position, or what is known of it."""
        i: cython.int
        self.keys[at] = key
        self.kinds[at] = EXACT
        if self.zero_sum and self.found[here] <= low:
            self.kinds[at] = AT_MOST
        elif self.zero_sum and self.found[here] >= high:
            self.kinds[at] = AT_LEAST
        self.shift(s, here, -1)
        for i in range(self.width):
            self.values[at * self.width + i] = self.found[here + i]
        self.shift(s, here, 1)

    def shift(self, s: State, here: cython.int, sign: cython.int) -> None:
        """Add what everybody has already to a value, or take it away; for a victory it is in the key."""
        p: cython.int
        n: cython.int = self.n_players
        total: cython.int = 0
        if self.by_victory:
            return
        for p in range(n):
            total += s.score[p]
            self.found[here + n + p] += sign * s.score[p]
        for p in range(n):
            if self.by_points:
                self.found[here + p] += sign * s.score[p]
            else:
                self.found[here + p] += sign * (
                    s.score[p] - cython.cast(cython.double, total - s.score[p]) / (n - 1)
                )

    def end(self, s: State, here: cython.int) -> None:
        """Write what a game that is over was worth to everybody."""
        p: cython.int
        n: cython.int = self.n_players
        total: cython.int = 0
        for p in range(n):
            total += s.score[p]
            self.found[here + n + p] = s.score[p]
        if self.by_points:
            for p in range(n):
                self.found[here + p] = s.score[p]
        elif self.by_margin:
            for p in range(n):
                self.found[here + p] = s.score[p] - cython.cast(cython.double, total - s.score[p]) / (n - 1)
        elif self.leader(s) < 0:  # by the rules for a tie
            for p, share in enumerate(victory(s)):
                self.found[here + p] = share
        else:
            for p in range(n):
                self.found[here + p] = -1.0 / (n - 1)
            self.found[here + self.leader(s)] = 1.0

    def leader(self, s: State) -> cython.int:
        """Who has most points of several; -1 if that is not one alone."""
        p: cython.int
        best: cython.int = 0
        alone: cython.bint = self.n_players > 1
        for p in range(1, self.n_players):
            if s.score[p] > s.score[best]:
                best = p
                alone = True
            elif s.score[p] == s.score[best]:
                alone = False
        return best if alone else -1

    def key(self, s: State) -> cython.longlong:
        """A number for a position before a draw, whatever the order in which its tiles were laid.

        Scores count only where the victory does: else they are added to what is still to come.
        """
        i: cython.int
        t: cython.int
        h: cython.ulonglong = s.active + 1
        pieces: cython.ulonglong = 0
        h = mixed(h, layout(s))
        for i in range(s.rules.n_pieces):
            if s.where[i] >= 0:
                t = s.tile_of[s.where[i]]
                pieces += mixed(
                    s.tile_at[t] * 32 + s.spot_of(s.where[i]),
                    s.rules.owner[i] * 64 + s.rules.kind_of_piece[i] + 2,
                )
        h = mixed(h, pieces)
        for i in range(s.rules.n_piles * s.rules.n_designs):
            h = mixed(h, s.unseen[i] + 3)
        if self.by_victory:
            for i in range(self.n_players):
                h = mixed(h, s.score[i] + 5)
        for i in range(4 * s.depth):
            h = mixed(h, s.frames[i] + 7)
        return (h >> 1) | 1  # never 0, which is an empty place
