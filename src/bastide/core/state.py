"""``State``: a position in play, and the only place where play goes on.

Underneath it is ints: ``legal`` fills a list of action codes and ``play`` carries one out, both
compiled and free of Python objects, for search and simulation. The public methods around them
speak in ``Action``, ``Event`` and ``ScoreSheet`` objects, made when asked for.

The *agenda* is a stack of frames, each a step with three arguments. ``advance`` runs steps from
its top until one needs a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core import view
from bastide.core.actions import Action, action_of, parse_json, parse_text
from bastide.core.board import Board
from bastide.core.constants import (
    AWARD,
    BARS,
    BEGIN,
    CHANCE,
    CITY,
    DEMANDS,
    DEPLOY,
    E_AWARD,
    E_DEPLOYED,
    E_POINTS,
    E_RETURNED,
    E_SCORED,
    E_TURN,
    FARM_CITIES,
    FIELD,
    FILLS,
    FORBIDS,
    FORBIDS_TILE,
    KEEPS,
    LEFT,
    LINKS,
    N_SLOTS,
    NOBODY,
    PART,
    PLACE,
    SCORE,
    SET_ASIDE,
    SLOT_NAMES,
    STRENGTH,
    SUPPLY,
    TERMINAL,
    TURN,
)
from bastide.core.errors import IllegalAction
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import SPOTS, unpack
from bastide.core.journal import Journal
from bastide.core.moves import Moves
from bastide.core.tally import Tally

if TYPE_CHECKING:
    from bastide.core.events import Event
    from bastide.core.reasons import Reason
    from bastide.core.ruleset import Ruleset
    from bastide.core.shown import Shown
    from bastide.core.view import Feature, Piece, PlacedTile

BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]  # how many turns a mask holds


class State(Board):
    """A position in play.

    ``current_player()`` says who must choose: a seat, ``CHANCE``, or ``TERMINAL`` when the game is
    over. ``legal_actions()`` lists what may be chosen, ``apply()`` chooses.
    """

    def __init__(self, rules: Ruleset) -> None:
        Board.__init__(self, rules)
        self.active = 0
        self.player = NOBODY
        self.step = -1
        self.turn = 0
        self.tile = -1
        self.laid = -1
        self.last_laid = -1
        self.depth = 0
        self.cut = 0
        self.arg0 = self.arg1 = self.arg2 = 0
        self.move_kind = self.move_at = self.move_a = self.move_b = self.move_c = 0
        self.noting = True
        self.failed = False
        self.failure: BaseException | None = None
        self.journal = Journal()
        self.tally = Tally(rules.n_players)
        self.tally.rank = rules.line_rank
        self.scratch = Moves()
        self.begin()
        self.check()

    def begin(self) -> int:
        """Set everything up and go to the first decision."""
        i: cython.int
        p: cython.int
        k: cython.int
        for i in range(self.rules.n_pieces):
            self.where[i] = SUPPLY
        for p in range(self.rules.n_players):
            self.score[p] = 0
            for k in range(self.rules.n_kinds):
                self.supply[p * self.rules.n_kinds + k] = self.rules.piece_count[k]
        for i in range(self.rules.n_piles * self.rules.n_designs):
            self.unseen[i] = self.rules.unseen[i]
        for i in range(self.rules.n_own):
            self.own[i] = self.rules.own[i]
        for i in range(self.rules.n_hook[BEGIN]):
            cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[BEGIN * self.rules.n_expansions + i]]
            ).begin(self)
        self.n_done = 0
        self.active = self.rules.setup.first
        self.push(TURN)
        self.note(E_TURN, self.active, self.turn)
        self.advance()
        return 0

    # The agenda -------------------------------------------------------------------------------

    def push(self, step: cython.int, a: cython.int = 0, b: cython.int = 0, c: cython.int = 0) -> None:
        """Put a step, or the sequence of a slot, on top of the agenda.

        For a sequence ``a`` must be 0; ``b`` and ``c`` reach its steps as ``arg0`` and ``arg1``.
        """
        i: cython.int = 4 * self.depth
        self.frames[i] = step
        self.frames[i + 1] = a
        self.frames[i + 2] = b
        self.frames[i + 3] = c
        self.depth += 1

    def advance(self) -> None:
        """Run the agenda until somebody must decide or the game is over."""
        i: cython.int
        n: cython.int
        step: cython.int
        who: cython.int
        while self.depth > 0:
            i = 4 * (self.depth - 1)
            step = self.frames[i]
            if step < N_SLOTS:
                if step == PART and self.cut:  # the part is over before its time
                    self.cut = 0
                    self.depth -= 1
                    continue
                n = self.frames[i + 1]
                self.arg0 = self.frames[i + 2]
                self.arg1 = self.frames[i + 3]
                self.arg2 = 0
                if (
                    n + 1 >= self.rules.slot_length[step]
                ):  # the last step stands alone, so that turns do not pile up
                    self.depth -= 1
                    if n >= self.rules.slot_length[step]:
                        continue
                else:
                    self.frames[i + 1] = n + 1
                step = self.rules.slot_steps[self.rules.slot_start[step] + n]
            else:
                self.depth -= 1
                self.arg0 = self.frames[i + 1]
                self.arg1 = self.frames[i + 2]
                self.arg2 = self.frames[i + 3]
            if cython.compiled:
                who = cython.cast(Step, self.rules.step_at[step]).run(self)
            else:  # a cast costs more than the step
                who = self.rules.step_at[step].run(self)
            if who != NOBODY:
                self.push(step, self.arg0, self.arg1, self.arg2)
                self.step = step
                self.player = who
                return
        self.player = TERMINAL
        self.step = -1

    def legal(self, out: Moves) -> None:
        """List the codes of everything that may be chosen now, in ascending order."""
        i: cython.int
        out.clear()
        if self.player == TERMINAL:
            return
        i = 4 * (self.depth - 1)
        self.arg0 = self.frames[i + 1]
        self.arg1 = self.frames[i + 2]
        self.arg2 = self.frames[i + 3]
        cython.cast(Step, self.rules.step_at[self.step]).offer(self, out)
        out.sort()

    def unpack(self, code: cython.longlong) -> None:
        """Lay the parts of a code out in ``move_*``."""
        self.move_kind = code >> 48
        self.move_at = (code >> 24) & 0xFFFFFF
        self.move_a = (code >> 16) & 255
        self.move_b = (code >> 8) & 255
        self.move_c = code & 255

    def play(self, code: cython.longlong) -> None:
        """Carry out a legal action and go on to the next decision. The code is trusted."""
        i: cython.int = 4 * (self.depth - 1)
        self.unpack(code)
        self.depth -= 1
        self.arg0 = self.frames[i + 1]
        self.arg1 = self.frames[i + 2]
        self.arg2 = self.frames[i + 3]
        if cython.compiled:
            cython.cast(Step, self.rules.step_at[self.step]).act(self)
        else:
            self.rules.step_at[self.step].act(self)
        self.advance()

    def chance_weight(self, code: cython.longlong) -> cython.int:
        """How likely chance's move is, relative to its others."""
        self.unpack(code)
        return cython.cast(Step, self.rules.step_at[self.step]).weight(self)

    def count_moves(self) -> cython.int:
        """How many actions are legal."""
        return cython.cast(Step, self.rules.step_at[self.step]).count(self)

    def nth_move(self, n: cython.int) -> cython.longlong:
        """The n-th legal action, right after counting them."""
        return cython.cast(Step, self.rules.step_at[self.step]).nth(self, n)

    def chance_total(self) -> cython.int:
        """How many tickets chance's moves share."""
        return cython.cast(Step, self.rules.step_at[self.step]).total(self)

    def chance_sample(self, ticket: cython.int) -> cython.longlong:
        """The move of chance that holds a ticket."""
        return cython.cast(Step, self.rules.step_at[self.step]).sample(self, ticket)

    def note(
        self,
        kind: cython.int,
        a: cython.int = 0,
        b: cython.int = 0,
        c: cython.int = 0,
        d: cython.int = 0,
    ) -> None:
        """Write an event, if anybody listens."""
        if self.noting:
            self.journal.note(kind, a, b, c, d)

    # What steps build on ------------------------------------------------------------------------

    def current_pile(self) -> cython.int:
        """The pile that is drawn from now, or -1 when nothing is left."""
        pile: cython.int
        d: cython.int
        for pile in range(self.rules.n_drawn):
            for d in range(self.rules.n_designs):
                if self.unseen[pile * self.rules.n_designs + d] > 0:
                    return pile
        return -1

    def refuses_tile(self, design: cython.int, at: cython.int, turn: cython.int) -> cython.int:
        """The reason of an expansion why a tile that fits may not lie there, or 0."""
        i: cython.int
        reason: cython.int
        for i in range(self.rules.n_hook[FORBIDS_TILE]):
            reason = cython.cast(
                Expansion,
                self.rules.expansion_at[self.rules.by_hook[FORBIDS_TILE * self.rules.n_expansions + i]],
            ).forbids_tile(self, design, at, turn)
            if reason:
                return reason
        return 0

    def fits_at(self, design: cython.int, i: cython.int) -> cython.bint:
        """May the tile lie in open cell ``i`` in some turn?"""
        turn: cython.int
        mask: cython.int = self.rules.fit[self.rules.signature[design] * DEMANDS + self.open_demand[i]]
        if mask == 0 or self.rules.n_hook[FORBIDS_TILE] == 0:
            return mask != 0
        for turn in range(4):
            if mask >> turn & 1 and self.refuses_tile(design, self.open_at[i], turn) == 0:
                return True
        return False

    def fits_anywhere(self, design: cython.int) -> cython.bint:
        """Has the tile a legal place? (TILE-6)"""
        i: cython.int
        for i in range(self.n_open):
            if self.fits_at(design, i):
                return True
        return False

    def stays_empty(self, i: cython.int) -> cython.bint:
        """Will open cell ``i`` never be filled: not by the tile in hand, an unseen or a kept one?"""
        k: cython.int
        n: cython.int = self.rules.n_designs
        if self.tile >= 0 and self.laid < 0 and self.fits_at(self.tile, i):
            return False
        for k in range(self.rules.n_piles * n):
            if self.unseen[k] and self.fits_at(k % n, i):
                return False
        for k in range(self.rules.n_hook[FILLS]):
            if cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[FILLS * self.rules.n_expansions + k]]
            ).fills(self, self.open_at[i]):
                return False
        return True

    def placements(self, design: cython.int, out: Moves) -> None:
        """List every legal place and turn of a tile, each once."""
        i: cython.int
        turn: cython.int
        mask: cython.int
        fit: cython.p_int = self.rules.fit
        at: cython.p_int = self.open_at
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        turns: cython.int = self.rules.turns[design]
        hooked: cython.bint = self.rules.n_hook[FORBIDS_TILE] > 0
        code: cython.longlong
        place: cython.longlong = PLACE
        place <<= 24
        out.reserve(4 * self.n_open)
        for i in range(self.n_open):
            mask = fit[base + demand[i]] & turns
            turn = 0
            while mask:
                if mask & 1 and not (hooked and self.refuses_tile(design, at[i], turn)):
                    code = place | at[i]
                    out.codes[out.n] = (code << 24) | (turn << 16)
                    out.n += 1
                mask >>= 1
                turn += 1

    def count_placements(self, design: cython.int) -> cython.int:
        """How many legal placements a tile has."""
        i: cython.int
        n: cython.int = 0
        n_open: cython.int = self.n_open
        fit: cython.p_int = self.rules.fit
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        turns: cython.int = self.rules.turns[design]
        if self.rules.n_hook[FORBIDS_TILE]:
            self.scratch.clear()
            self.placements(design, self.scratch)
            return self.scratch.n
        for i in range(n_open):
            n += BITS[fit[base + demand[i]] & turns]
        return n

    def nth_placement(self, design: cython.int, n: cython.int) -> cython.longlong:
        """The n-th of them, in the order of ``placements``."""
        i: cython.int = 0
        turn: cython.int = 0
        mask: cython.int
        fit: cython.p_int = self.rules.fit
        demand: cython.p_int = self.open_demand
        base: cython.int = self.rules.signature[design] * DEMANDS
        turns: cython.int = self.rules.turns[design]
        code: cython.longlong = PLACE
        if self.rules.n_hook[FORBIDS_TILE]:
            return self.scratch.at(n)
        while True:
            mask = fit[base + demand[i]] & turns
            if n < BITS[mask]:
                break
            n -= BITS[mask]
            i += 1
        while True:
            if mask >> turn & 1:
                if n == 0:
                    break
                n -= 1
            turn += 1
        code = (code << 24) | self.open_at[i]
        return (code << 24) | (turn << 16)

    def sets_aside(self, design: cython.int) -> cython.bint:
        """Does an expansion put the drawn tile aside?"""
        i: cython.int
        for i in range(self.rules.n_hook[SET_ASIDE]):
            if cython.cast(
                Expansion,
                self.rules.expansion_at[self.rules.by_hook[SET_ASIDE * self.rules.n_expansions + i]],
            ).set_aside(self, design):
                return True
        return False

    def refuses_figure(self) -> cython.int:
        """The reason of an expansion against the move in ``move_*`` in the figure step, or 0."""
        i: cython.int
        reason: cython.int
        if self.move_kind == DEPLOY and self.rules.n_hook[BARS] and self.rules.is_follower[self.move_a]:
            i = self.segment_on(self.move_at, self.move_b)
            if i >= 0 and self.barred(i):
                return self.barred(i)
        for i in range(self.rules.n_hook[FORBIDS]):
            reason = cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[FORBIDS * self.rules.n_expansions + i]]
            ).forbids(self)
            if reason:
                return reason
        return 0

    def barred(self, segment: cython.int) -> cython.int:
        """The reason of an expansion why no follower may come to the segment by any means, or 0."""
        i: cython.int
        reason: cython.int
        for i in range(self.rules.n_hook[BARS]):
            reason = cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[BARS * self.rules.n_expansions + i]]
            ).bars(self, segment)
            if reason:
                return reason
        return 0

    def deploy(self, player: cython.int, kind: cython.int, segment: cython.int) -> None:
        """Put a piece from a player's supply on a segment."""
        piece: cython.int = self.free_piece(player, kind)
        self.stand(piece, segment)
        self.note(E_DEPLOYED, player, kind, segment, 0)

    def send_home(self, piece: cython.int) -> None:
        """A piece goes back to its owner; expansions hear of it."""
        segment: cython.int = self.take(piece)
        self.note(E_RETURNED, self.rules.owner[piece], self.rules.sort[piece], segment, 0)
        if segment >= 0:
            self.tell_left(piece, segment)

    def send_away(self, piece: cython.int, place: cython.int) -> None:
        """A piece goes from a segment or the supply to a place elsewhere; expansions hear of it."""
        segment: cython.int = self.move_away(piece, place)
        if segment >= 0:
            self.tell_left(piece, segment)

    def tell_left(self, piece: cython.int, segment: cython.int) -> None:
        """Tell expansions that a piece has left a segment."""
        i: cython.int
        for i in range(self.rules.n_hook[LEFT]):
            cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[LEFT * self.rules.n_expansions + i]]
            ).left(self, piece, segment)

    def kept(self, piece: cython.int) -> cython.bint:
        """Does an expansion keep the piece from going home for now?"""
        i: cython.int
        for i in range(self.rules.n_hook[KEEPS]):
            if cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[KEEPS * self.rules.n_expansions + i]]
            ).keeps(self, piece):
                return True
        return False

    def gather(self, feature: cython.int, final: cython.bint) -> None:
        """Open the tally for a feature with everybody's strength, and find who has the majority."""
        i: cython.int
        s: cython.int
        self.tally.open(
            feature, self.kind_of(feature), self.count_tiles(feature), self.opens[feature] == 0, final
        )
        for i in range(self.rules.n_pieces):
            s = self.where[i]
            if s >= 0 and self.feature_of[s] == feature and self.rules.is_follower[self.rules.sort[i]]:
                self.tally.add_strength(self.rules.owner[i], self.strength_of(i, feature))
        self.tally.settle_majority()

    def gather_city(self, city: cython.int, feature: cython.int, tiles: cython.int) -> None:
        """Open the tally for a completed city that the farmers around it win (OPT-1).

        Everybody's strength is that of their followers on all farms that touch it. ``feature`` is what
        people are shown; for what ``city`` is see ``touches``.
        """
        i: cython.int
        farm: cython.int
        self.tally.open(feature, FIELD, tiles, True, True)
        self.tally.city = city
        for i in range(self.rules.n_pieces):
            if self.where[i] < 0 or not self.rules.is_follower[self.rules.sort[i]]:
                continue
            farm = self.feature_of[self.where[i]]
            if self.kind_of(farm) == FIELD and self.touches(farm, city):
                self.tally.add_strength(self.rules.owner[i], self.strength_of(i, farm))
        self.tally.settle_majority()

    def touches(self, farm: cython.int, city: cython.int) -> cython.bint:
        """Does a farm touch a city: a feature, or from -2 down what an expansion counts in ``farm_cities``?

        ``-2 - number`` of the expansion is its city.
        """
        if city >= 0:
            return self.touches_city(farm, city)
        return cython.cast(Expansion, self.rules.expansion_at[-2 - city]).farm_cities(self, farm) > 0

    def is_finished_city(self, feature: cython.int) -> cython.bint:
        """Is this the number of a completed city?"""
        return (
            self.feature_of[feature] == feature and self.kind_of(feature) == CITY and self.opens[feature] == 0
        )

    def appraise(self, feature: cython.int) -> None:
        """Fill the tally with what final scoring would give for a feature now, and award nothing."""
        self.gather(feature, True)
        cython.cast(Step, self.rules.step_at[self.rules.evaluator]).value(self)

    def appraise_city(self, city: cython.int, feature: cython.int, tiles: cython.int) -> None:
        """The same for a city that farmers win (OPT-1)."""
        self.gather_city(city, feature, tiles)
        cython.cast(Step, self.rules.step_at[self.rules.evaluator]).value(self)

    def worth_by_city(self, player: cython.int, farm: cython.int) -> cython.int:
        """What a player would get for the cities at a farm that they win one by one (OPT-1)."""
        i: cython.int
        city: cython.int
        total: cython.int = 0
        for city in range(self.n_segments):
            if self.is_finished_city(city) and self.touches(farm, city):
                self.appraise_city(city, city, self.count_tiles(city))
                if self.tally.winners >> player & 1:
                    total += self.tally.points(player)
        for i in range(self.rules.n_hook[FARM_CITIES]):
            city = -2 - self.rules.by_hook[FARM_CITIES * self.rules.n_expansions + i]
            if self.touches(farm, city):
                self.appraise_city(city, farm, 0)
                if self.tally.winners >> player & 1:
                    total += self.tally.points(player)
        return total

    def strength_of(self, piece: cython.int, feature: cython.int) -> cython.int:
        """How much a follower counts on a feature."""
        strength: cython.int = self.rules.strength[self.rules.sort[piece]]
        return strength if strength >= 0 else self.special_strength(piece, feature)

    def special_strength(self, piece: cython.int, feature: cython.int) -> cython.int:
        """The strength of a piece whose expansion works it out."""
        i: cython.int
        total: cython.int = 0
        for i in range(self.rules.n_hook[STRENGTH]):
            total += cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[STRENGTH * self.rules.n_expansions + i]]
            ).strength(self, piece, feature)
        return total

    def farm_cities(self, farm: cython.int) -> cython.int:
        """How many completed cities touch a farm."""
        i: cython.int
        n: cython.int = self.count_cities(farm)
        for i in range(self.rules.n_hook[FARM_CITIES]):
            n += cython.cast(
                Expansion,
                self.rules.expansion_at[self.rules.by_hook[FARM_CITIES * self.rules.n_expansions + i]],
            ).farm_cities(self, farm)
        return n

    def modify_score(self) -> None:
        """Let expansions change what the tally holds."""
        i: cython.int
        self.tally.given()
        for i in range(self.rules.n_hook[SCORE]):
            cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[SCORE * self.rules.n_expansions + i]]
            ).score(self, self.tally)

    def award_winners(self) -> None:
        """Give the tally's points to those who have the majority, from the active player on (ORDER-3)."""
        i: cython.int
        p: cython.int
        if self.noting:
            self.tally.write(self.journal, E_SCORED)
        if self.rules.slot_length[AWARD] <= 1:
            for i in range(self.rules.n_players):
                p = (self.active + i) % self.rules.n_players
                if self.tally.winners >> p & 1:
                    self.give(p, self.tally.points(p))
        else:  # pushed last comes first
            for i in range(self.rules.n_players - 1, -1, -1):
                p = (self.active + i) % self.rules.n_players
                if self.tally.winners >> p & 1:
                    self.reward(p, self.tally.points(p))

    def award(self, player: cython.int, points: cython.int, line: cython.int, at: cython.int) -> None:
        """Award points that no score sheet explains: ``line`` says why, ``at`` where (0: nowhere)."""
        self.note(E_AWARD, player, points, line, at)
        self.reward(player, points)

    def reward(self, player: cython.int, points: cython.int) -> None:
        """Award points by way of the steps that expansions put around ``give``, if there are any."""
        if self.rules.slot_length[AWARD] <= 1:
            self.give(player, points)
        elif points:
            self.push(AWARD, 0, player, points)

    def give(self, player: cython.int, points: cython.int) -> None:
        """Move a player's marker; no points are no move."""
        if points == 0:
            return
        self.score[player] += points
        self.note(E_POINTS, player, points, self.score[player], 0)

    def relink(self, feature: cython.int) -> None:
        """Take a feature apart and build it anew, with the links that expansions hold."""
        i: cython.int
        self.rebuild(feature)
        for i in range(self.rules.n_hook[LINKS]):
            cython.cast(
                Expansion, self.rules.expansion_at[self.rules.by_hook[LINKS * self.rules.n_expansions + i]]
            ).links(self, feature)

    # Public -----------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Who must choose: a seat, ``CHANCE``, or ``TERMINAL``."""
        return self.player

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.player == TERMINAL

    def legal_actions(self) -> list[Action]:
        """Everything that may be chosen now, each once, always in the same order."""
        i: cython.int
        rules: Ruleset = self.rules
        moves: Moves = self.scratch
        self.legal(moves)
        if self.failed:
            self.check()
        return [action_of(rules, moves.codes[i]) for i in range(moves.n)]

    def legal_codes(self) -> list[int]:
        """The same as bare numbers."""
        i: cython.int
        moves: Moves = self.scratch
        self.legal(moves)
        if self.failed:
            self.check()
        return [moves.codes[i] for i in range(moves.n)]

    def offered(self) -> tuple[int, ...]:
        """The kinds of action that may be chosen now, each once and times 256, with the kind of the piece
        that would be deployed."""
        i: cython.int
        key: cython.int
        before: cython.int = -1
        moves: Moves = self.scratch
        kinds: list[int] = []
        self.legal(moves)
        for i in range(moves.n):
            key = (moves.codes[i] >> 48) << 8
            if key >> 8 == DEPLOY:
                key |= (moves.codes[i] >> 16) & 255
            if key != before and key not in kinds:  # the moves are in order: mostly the same again
                kinds.append(key)
            before = key
        return tuple(kinds)

    def is_legal(self, action: Action) -> bool:
        """May the action be chosen now?"""
        self.legal(self.scratch)
        if self.failed:
            self.check()
        return self.scratch.has(self._settled(action).code)

    def apply(self, action: Action | str) -> None:
        """Choose an action (an ``Action`` or its text). An illegal one raises and changes nothing."""
        chosen: Action = action if isinstance(action, Action) else self.action(action)
        self.legal(self.scratch)
        if self.failed:
            self.check()
        if not self.scratch.has(chosen.code):
            chosen = self._settled(chosen)
            if not self.scratch.has(chosen.code):
                raise IllegalAction(chosen, self.explain(chosen))
        if self.rules.guarded:
            self._play_guarded(chosen.code)
        else:
            self.journal.clear()
            self.play(chosen.code)

    def _play_guarded(self, code: int) -> None:
        """Play where an expansion from outside takes part: if it fails, nothing has happened."""
        before: State = self.copy()
        journal: Journal = self.journal
        self.journal = Journal()
        try:
            self.play(code)
            self.check()
        except BaseException:
            self.restore(before, journal)
            raise

    def check(self) -> None:
        """Raise what went wrong in an expansion in plain Python since the last time, if anything did."""
        if self.failed:
            failure = self.failure
            self.failed = False
            self.failure = None
            assert failure is not None
            raise failure

    def action(self, form: Action | str | dict[str, object]) -> Action:
        """An action from its text or JSON form, with spots and turns put in their canonical form."""
        if isinstance(form, Action):
            return self._settled(form)
        if isinstance(form, str):
            return self._settled(parse_text(self.rules, form))
        return self._settled(parse_json(self.rules, form))

    def _settled(self, action: Action) -> Action:
        """The same action said the way ``legal_actions`` says it.

        A segment may be named by any spot it reaches, and a tile that looks the same after a half
        turn may be given either turn.
        """
        kind = action.code >> 48
        at = (action.code >> 24) & 0xFFFFFF
        a, b, c = action.numbers
        if kind == PLACE and self.tile >= 0:
            tile = self.rules.tiles[self.tile]
            if a not in tile.turns:
                a = next((t for t in tile.turns if tile.same_look(t, a)), a)
                return Action(self.rules, (kind << 48) | (at << 24) | (a << 16))
        i: cython.int = action.kind.spot_number
        if i >= 0:
            numbers = [a, b, c]
            segment = self.segment_on(at, numbers[i])
            if segment >= 0:
                numbers[i] = self.spot_of(segment)
                a, b, c = numbers
                return Action(self.rules, (kind << 48) | (at << 24) | (a << 16) | (b << 8) | c)
        return action

    def spot_of(self, segment: int) -> int:
        """The canonical spot of a segment as its tile lies."""
        return self.spot_at(segment)

    def first_segment(self, feature: int) -> int:
        """The segment of a feature that comes first by place."""
        return self.anchor(feature)

    def explain(self, action: Action | str) -> list[Reason]:
        """Why an action may not be chosen now; an empty list if it may."""
        from bastide.core.explain import explain

        return explain(self, self.action(action))

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What chance may do now, with probabilities; empty when it is not chance's turn."""
        if self.player != CHANCE:
            return []
        actions = self.legal_actions()
        weights = [self.chance_weight(a.code) for a in actions]
        self.check()
        total = sum(weights)
        return [(a, w / total) for a, w in zip(actions, weights, strict=True)]

    def copy(self) -> State:
        """An independent copy."""
        other: State = State.__new__(State)
        self.copy_into(other)
        other.journal = Journal()
        other.tally = Tally(self.rules.n_players)
        other.tally.rank = self.rules.line_rank
        other.scratch = Moves()
        return other

    def copy_into(self, other: State) -> None:
        """Make ``other`` stand where this state stands."""
        self.copy_board(other)
        other.active = self.active
        other.player = self.player
        other.step = self.step
        other.turn = self.turn
        other.tile = self.tile
        other.laid = self.laid
        other.last_laid = self.last_laid
        other.depth = self.depth
        other.cut = self.cut
        other.arg0 = self.arg0
        other.arg1 = self.arg1
        other.arg2 = self.arg2
        other.move_kind = other.move_at = other.move_a = other.move_b = other.move_c = 0
        other.noting = self.noting
        other.failed = False
        if not cython.compiled:  # where it is compiled, it is None from the beginning
            other.failure = None

    def restore(self, before: State, journal: Journal) -> None:
        """Go back to a copy that was made earlier, and to what was written then."""
        before.copy_into(self)
        self.journal = journal

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def scores(self) -> tuple[int, ...]:
        """Everybody's points, by seat."""
        return tuple([self.score[p] for p in range(self.rules.n_players)])

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end (WIN-1, WIN-2)."""
        if self.player != TERMINAL:
            return ()
        scores = self.scores()
        best = tuple([p for p in range(len(scores)) if scores[p] == max(scores)])
        if len(best) > 1 and self.rules.options.get("tie") == "replay":
            return ()
        return best

    def returns(self) -> list[float]:
        """What each seat has won: the victory, 1, is shared by those tied; all 0 before the end."""
        winners = self.winners()
        share = 1.0 / len(winners) if winners else 0.0
        return [share if p in winners else 0.0 for p in range(self.rules.n_players)]

    def listen(self, on: bool) -> None:
        """Write events from now on, or stop doing so."""
        self.noting = on
        self.journal.clear()

    def events(self) -> tuple[Event, ...]:
        """What followed from the last action."""
        from bastide.core.events import read_events

        return read_events(self)

    def would_score(self, step: int, feature: int, finished: bool, player: int = -1) -> tuple[Event, ...]:
        """What a scoring step would say about a feature now, as at the end or as if it were finished.

        ``player`` is for a step that pays one of them for what they have there (``Step.stake``).
        """
        other: State = self.copy()
        other.noting = True
        if finished:
            other.opens[feature] = 0
        if other.occupied[feature] == 0:
            other.occupied[feature] = 1  # a feature of nobody has a value too
        other.arg0 = feature if player < 0 else player
        other.arg1 = 0 if finished else 1
        other.arg2 = 0
        cython.cast(Step, other.rules.step_at[step]).run(other)
        other.check()
        return other.events()

    # For people and programs that look at a state; see ``view.py`` ------------------------------

    def placed(self) -> tuple[PlacedTile, ...]:
        """Every tile on the table, in the order of laying."""
        return view.placed(self)

    def tile_here(self, at: int) -> PlacedTile | None:
        """The tile at a packed position."""
        t = self.tile_on(at)
        return view.placed_tile(self, t) if t >= 0 else None

    def pieces(self) -> tuple[Piece, ...]:
        """Every piece that stands on a tile."""
        return view.pieces(self)

    def shown(self) -> list[Shown]:
        """Everything that expansions put on and beside the table beyond tiles and pieces."""
        return [shown for expansion in self.rules.expansions for shown in expansion.shows(self)]

    def elsewhere(self) -> list[tuple[int, str, str]]:
        """Owner, kind and place of every piece that is neither on a tile nor in the supply."""
        return view.elsewhere(self)

    def feature(self, x: int, y: int, spot: str) -> Feature:
        """The feature that a spot of a tile belongs to."""
        return view.feature(self, x, y, spot)

    def features(self) -> tuple[Feature, ...]:
        """Every feature on the table."""
        return view.features(self)

    def view(self, player: int | None = None) -> dict[str, object]:
        """Everything a player (or, without one, a spectator) may see, as plain data for JSON."""
        return view.view(self, player)

    def key(self) -> str:
        """A stable hash: equal positions have equal keys, on every machine, compiled or not."""
        return view.key(self)

    def segment_kind(self, segment: int) -> int:
        """The number of the kind of a segment."""
        return self.kind_of(segment)

    def frame_count(self) -> int:
        """How many frames lie on the agenda."""
        return self.depth

    def agenda(self) -> list[tuple[str, int, int, int]]:
        """What is still to come in this turn: steps and slots with their arguments, the next one last."""
        frames = self.peek("frames")
        names = {**dict(enumerate(SLOT_NAMES)), **{step.number: step.name for step in self.rules.steps}}
        rows = [frames[4 * i : 4 * i + 4] for i in range(self.depth)]
        return [(names[step], a, b, c) for step, a, b, c in rows]

    def in_supply(self, player: int, kind: int) -> int:
        """How many pieces of a kind a player can still place."""
        return self.supply[player * self.rules.n_kinds + kind]

    def lying(self, tile: int) -> tuple[int, int]:
        """Where a tile lies, packed, and how: four times its design and its turn."""
        return self.tile_at[tile], self.tile_lie[tile]

    def place_of(self, segment: int) -> tuple[int, int]:
        """The (x, y) of the tile that a segment is on."""
        return unpack(self.tile_at[self.tile_of[segment]])

    def ring(self, segment: int) -> list[int]:
        """All segments of the feature that a segment belongs to."""
        found = [segment]
        other: cython.int = self.next_of[segment]
        while other != segment:
            found.append(other)
            other = self.next_of[other]
        return sorted(found)

    def cities_at(self, segment: int) -> list[int]:
        """The completed cities that touch the farm of a segment; ``count_cities`` counts the same."""
        farm: cython.int = self.feature_of[segment]
        city: cython.int
        return [
            city
            for city in range(self.n_segments)
            if self.is_finished_city(city) and self.touches_city(farm, city)
        ]

    def segment_number(self, at: int, spot: int) -> int:
        """The segment a spot names, or -1."""
        return self.segment_on(at, spot)

    def spots_on(self, at: int) -> list[str]:
        """The canonical spots of the segments that are in play on the tile at a position."""
        t = self.tile_on(at)
        n = self.rules.n_segments[self.tile_lie[t] >> 2] if t >= 0 else 0
        return [SPOTS[self.spot_of(self.tile_first[t] + k)] for k in range(n)]

    def why_not_tile(self, design: int, at: int, turn: int) -> int:
        """The number of an expansion's reason against a tile that fits, or 0."""
        reason = self.refuses_tile(design, at, turn)
        self.check()
        return reason

    def why_not_figure(self, action: Action) -> int:
        """The number of an expansion's reason against a figure action, or 0."""
        self.unpack(action.code)
        reason = self.refuses_figure()
        self.check()
        return reason

    def why_barred(self, segment: int) -> int:
        """The number of the reason why no follower may come to a segment by any means, or 0."""
        reason = self.barred(segment)
        self.check()
        return reason

    def journal_rows(self) -> list[tuple[int, list[int]]]:
        """The rows of the journal."""
        return self.journal.rows()

    def impossible(self) -> list[tuple[int, int]]:
        """The empty cells next to tiles that nothing still to come can fill; none if that is true of all."""
        return [unpack(at) for at in self.lost_cells()]

    def lost_cells(self) -> list[int]:
        """The same as packed positions."""
        i: cython.int
        cells = [self.open_at[i] for i in range(self.n_open) if self.stays_empty(i)]
        self.check()
        return cells if len(cells) < self.n_open else []

    def unseen_tiles(self) -> dict[str, int]:
        """How many copies of each design are still to come."""

        counts: dict[str, int] = {}
        for i in range(self.rules.n_piles * self.rules.n_designs):
            if self.unseen[i]:
                name = self.rules.names[i % self.rules.n_designs]
                counts[name] = counts.get(name, 0) + self.unseen[i]
        return counts

    # For building a position; see ``record/position.py`` -----------------------------------------

    def is_cut(self) -> bool:
        """Will the part of the turn end before its time?"""
        return self.cut != 0

    def clear_table(self) -> None:
        """Take all tiles and pieces off the table; nobody has anything to choose."""
        i: cython.int
        p: cython.int
        k: cython.int
        self.n_tiles = self.n_segments = self.n_open = self.n_done = 0
        self.low_x = self.low_y = 1 << 20
        self.high_x = self.high_y = 0
        for i in range(1 << (2 * self.grid_bits)):
            self.grid[i] = 0
        for i in range(self.rules.n_pieces):
            self.where[i] = SUPPLY
        for p in range(self.rules.n_players):
            for k in range(self.rules.n_kinds):
                self.supply[p * self.rules.n_kinds + k] = self.rules.piece_count[k]
        self.depth = 0
        self.player = TERMINAL
        self.step = -1
        self.journal.clear()

    def build_tile(self, design: int, at: int, turn: int) -> int:
        """Lay a tile as it is; its number."""
        return self.lay(design, at, turn)

    def build_piece(self, piece: int, where: int) -> None:
        """Put a piece from the supply on a segment, or elsewhere."""
        if where >= 0:
            self.stand(piece, where)
        else:
            self.supply[self.rules.owner[piece] * self.rules.n_kinds + self.rules.sort[piece]] -= 1
            self.where[piece] = where

    def build_home(self, piece: int) -> None:
        """Send a piece home as an effect of the game would; expansions hear of it."""
        self.send_home(piece)

    def build_links(self) -> None:
        """Join what the own state of expansions joins; it must be there already."""
        i: cython.int
        f: cython.int
        if self.rules.n_hook[LINKS] == 0:
            return
        for f in range(self.n_segments):
            if self.feature_of[f] == f:
                for i in range(self.rules.n_hook[LINKS]):
                    cython.cast(
                        Expansion,
                        self.rules.expansion_at[self.rules.by_hook[LINKS * self.rules.n_expansions + i]],
                    ).links(self, f)

    def build_done(self, features: list[int]) -> None:
        """Say which features were completed in this part of the turn."""
        feature: cython.int
        self.n_done = 0
        for feature in features:
            self.mark_done(feature)

    def build_turn(self, active: int, turn: int, tile: int, laid: int, last_laid: int, cut: bool) -> None:
        """Say whose turn it is and how far its tile has come."""
        self.active = active
        self.turn = turn
        self.tile = tile
        self.laid = laid
        self.last_laid = last_laid
        self.cut = 1 if cut else 0

    def build_agenda(self, frames: list[tuple[int, int, int, int]], player: int) -> None:
        """Say what is to come, the decision last, and who takes it."""
        a: cython.int
        b: cython.int
        c: cython.int
        step: cython.int
        self.depth = 0
        for step, a, b, c in frames:
            self.push(step, a, b, c)
        self.player = player if frames else TERMINAL
        self.step = frames[len(frames) - 1][0] if frames else -1

    def asks_again(self) -> bool:
        """Does the step on top of the agenda, run anew, ask the same player the same?

        A position from outside may name a step that has nothing to ask: it must not get further.
        """
        i: cython.int = 4 * (self.depth - 1)
        other: State = self.copy()
        other.depth -= 1
        other.arg0 = self.frames[i + 1]
        other.arg1 = self.frames[i + 2]
        other.arg2 = self.frames[i + 3]
        who: cython.int = cython.cast(Step, self.rules.step_at[self.step]).run(other)
        other.check()
        if who != self.player:
            return False
        return (
            other.arg0 == self.frames[i + 1]
            and other.arg1 == self.frames[i + 2]
            and other.arg2 == self.frames[i + 3]
        )
