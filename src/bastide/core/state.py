"""``State``: a position in play, and the only place where play goes on.

Underneath it is ints: ``legal`` fills a list of action codes and ``play`` carries one out, both
compiled and free of Python objects, for search and simulation. The public methods around them
speak in ``Action``, ``Event`` and ``ScoreSheet`` objects, made when asked for.

It stands on ``Board`` (what lies on the table), ``Placing`` (where a tile fits), ``Agenda`` (what is to come)
and ``Scoring`` (what it is worth); what those must ask steps and expansions is asked here, because a step is
handed the whole state. An expansion is asked through ``Ruleset.hooked``::

    for i in range(self.rules.hook_start[HOOK], self.rules.hook_start[HOOK + 1]):
        cython.cast(Expansion, self.rules.hooked[i]).hook(self)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bastide.core import view
from bastide.core.actions import Action, action_of, parse_json, parse_text
from bastide.core.codes import at_in, code_of, kind_in, number_in
from bastide.core.constants import (
    BARS,
    BEGIN,
    CHANCE,
    DEPENDS_ON_ORDER,
    DEPLOY,
    E_DEPLOYED,
    E_RETURNED,
    E_TURN,
    FILLS,
    FINAL,
    FORBIDS,
    FORBIDS_TILE,
    LEFT,
    LINKS,
    MAX_SEGMENTS,
    N_SLOTS,
    N_SPOTS,
    NOBODY,
    PART,
    PLACE,
    SCORE,
    SET_ASIDE,
    STAYS,
    STRENGTH,
    SUPPLY,
    TERMINAL,
    TURN,
)
from bastide.core.errors import IllegalAction
from bastide.core.expansion import Expansion, Step
from bastide.core.geometry import SPOTS, pack, unpack
from bastide.core.journal import Journal
from bastide.core.moves import Moves
from bastide.core.scoring import Scoring, new_tally

if TYPE_CHECKING:
    from bastide.core.events import Event
    from bastide.core.reasons import Reason
    from bastide.core.ruleset import Ruleset
    from bastide.core.shown import Shown
    from bastide.core.view import Feature, Piece, PlacedTile
    from bastide.core.ways import Way


class State(Scoring):
    """A position in play.

    ``current_player()`` says who must choose: a seat, ``CHANCE``, or ``TERMINAL`` when the game is
    over. ``legal_actions()`` lists what may be chosen, ``apply()`` chooses.
    """

    def __init__(self, rules: Ruleset) -> None:
        Scoring.__init__(self, rules)
        self.failed = False
        self.failure: BaseException | None = None
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
        self.pile = -1
        for i in range(self.rules.n_own):
            self.own[i] = self.rules.own[i]
        for i in range(self.rules.hook_start[BEGIN], self.rules.hook_start[BEGIN + 1]):
            cython.cast(Expansion, self.rules.hooked[i]).begin(self)
        self.n_done = 0
        self.active = self.rules.setup.first
        self.push(TURN)
        self.note(E_TURN, self.active, self.turn)
        self.advance()
        return 0

    # What lies where, for rules and for everybody else -------------------------------------------

    def segment_on(self, at: cython.int, spot: cython.int) -> cython.int:
        """The segment that a spot of the tile at a position names, or -1."""
        t: cython.int = self.tile_on(at)
        k: cython.int
        if t < 0 or spot >= N_SPOTS:
            return -1
        k = self.rules.spot_segment[self.tile_lie[t] * N_SPOTS + spot]
        return self.tile_first[t] + k if k >= 0 else -1

    def kind_of(self, segment: cython.int) -> cython.int:
        """The kind of a segment."""
        return self.rules.kind[self.printed_of[segment]]

    def anchor(self, feature: cython.int) -> cython.int:
        """The segment of a feature that comes first by place: a name for it that no history changes."""
        s: cython.int = feature
        best: cython.int = feature
        i: cython.int
        for i in range(self.size[feature]):
            if self.tile_at[self.tile_of[s]] < self.tile_at[self.tile_of[best]] or (
                self.tile_of[s] == self.tile_of[best] and self.spot_of(s) < self.spot_of(best)
            ):
                best = s
            s = self.next_of[s]
        return best

    def spot_of(self, segment: cython.int) -> cython.int:
        """The canonical spot of a segment as its tile lies."""
        t: cython.int = self.tile_of[segment]
        return self.rules.spot[self.tile_lie[t] * MAX_SEGMENTS + segment - self.tile_first[t]]

    # What steps are asked -----------------------------------------------------------------------

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
                if n + 1 >= self.rules.slot_length[step]:  # the last stands alone: turns must not pile up
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
            who = self.run_step(step)
            if who != NOBODY:
                self.push(step, self.arg0, self.arg1, self.arg2)
                self.step = step
                self.player = who
                return
        self.player = TERMINAL
        self.step = -1

    def run_step(self, step: cython.int) -> cython.int:
        """Run a step with the arguments in ``arg0`` to ``arg2``; who must decide, or ``NOBODY``."""
        if cython.compiled:
            return cython.cast(Step, self.rules.step_at[step]).run(self)
        return self.rules.step_at[step].run(self)  # a cast costs more than the step

    def evaluate(self) -> None:
        """Fill the tally that was opened with what is counted."""
        cython.cast(Step, self.rules.step_at[self.rules.evaluator]).value(self)

    def unpack(self, code: cython.longlong) -> None:
        """Lay the parts of a code out in ``move_*``; ``codes.py`` says why these are plain numbers."""
        self.move_kind = code >> 48
        self.move_at = (code >> 24) & 0xFFFFFF
        self.move_a = (code >> 16) & 0xFF
        self.move_b = (code >> 8) & 0xFF
        self.move_c = code & 0xFF

    def legal(self, out: Moves) -> None:
        """List the codes of everything that may be chosen now, in ascending order."""
        out.clear()
        if self.player == TERMINAL:
            return
        self.load_frame()
        cython.cast(Step, self.rules.step_at[self.step]).offer(self, out)
        out.sort()

    def allows(self, code: cython.longlong) -> cython.bint:
        """May the action with this code be chosen now?"""
        if self.player == TERMINAL:
            return False
        self.unpack(code)
        self.load_frame()
        return cython.cast(Step, self.rules.step_at[self.step]).allows(self)

    def play(self, code: cython.longlong) -> None:
        """Carry out a legal action and go on to the next decision. The code is trusted."""
        self.carry_out(code)
        self.advance()

    def carry_out(self, code: cython.longlong) -> None:
        """Let the step that asked do what was chosen; the agenda does not go on yet."""
        self.unpack(code)
        self.load_frame()
        self.depth -= 1
        if cython.compiled:
            cython.cast(Step, self.rules.step_at[self.step]).act(self)
        else:
            self.rules.step_at[self.step].act(self)

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

    # What expansions are asked ------------------------------------------------------------------

    def current_pile(self) -> cython.int:
        """The pile that is drawn from now, or -1 when nothing is left."""
        if self.pile < 0 or self.unseen[self.stock] == 0:
            self.find_pile()
        return self.pile

    def find_pile(self) -> None:
        """Find the first pile that is not empty, and count it. It stays this one while that copy is left."""
        n: cython.int = self.rules.n_designs
        i: cython.int
        k: cython.int
        self.pile = -1
        self.left = 0
        for i in range(self.rules.n_drawn * n):
            if self.unseen[i]:
                self.stock = i
                self.pile = i // n
                for k in range(self.pile * n, (self.pile + 1) * n):
                    self.left += self.unseen[k]
                return

    def take_out(self, pile: cython.int, design: cython.int) -> None:
        """Take a copy of a design from a pile."""
        self.unseen[pile * self.rules.n_designs + design] -= 1
        if pile == self.pile:
            self.left -= 1

    def put_back(self, pile: cython.int, design: cython.int, copies: cython.int) -> None:
        """Put copies of a design on a pile, which may have been empty."""
        self.unseen[pile * self.rules.n_designs + design] += copies
        self.pile = -1

    def refuses_tile(self, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        """The reason of an expansion why a tile that fits may not lie there, or 0."""
        i: cython.int
        reason: cython.int
        for i in range(self.rules.hook_start[FORBIDS_TILE], self.rules.hook_start[FORBIDS_TILE + 1]):
            reason = cython.cast(Expansion, self.rules.hooked[i]).forbids_tile(self, design, at, rotation)
            if reason:
                return reason
        return 0

    def stays_empty(self, i: cython.int) -> cython.bint:
        """Will open cell ``i`` never be filled: not by the tile in hand, an unseen or a kept one?"""
        k: cython.int
        n: cython.int = self.rules.n_designs
        if self.tile >= 0 and self.laid < 0 and self.fits_at(self.tile, i):
            return False
        for k in range(self.rules.n_piles * n):
            if self.unseen[k] and self.fits_at(k % n, i):
                return False
        for k in range(self.rules.hook_start[FILLS], self.rules.hook_start[FILLS + 1]):
            if cython.cast(Expansion, self.rules.hooked[k]).fills(self, self.open_at[i]):
                return False
        return True

    def sets_aside(self, design: cython.int) -> cython.bint:
        """Does an expansion put the drawn tile aside?"""
        i: cython.int
        for i in range(self.rules.hook_start[SET_ASIDE], self.rules.hook_start[SET_ASIDE + 1]):
            if cython.cast(Expansion, self.rules.hooked[i]).set_aside(self, design):
                return True
        return False

    def refuses_figure(self) -> cython.int:
        """The reason of an expansion against the move in ``move_*`` in the figure step, or 0."""
        i: cython.int
        reason: cython.int
        if self.move_kind == DEPLOY and self.rules.has_hook[BARS] and self.rules.is_follower[self.move_a]:
            i = self.segment_on(self.move_at, self.move_b)
            reason = self.barred(i) if i >= 0 else 0
            if reason:
                return reason
        for i in range(self.rules.hook_start[FORBIDS], self.rules.hook_start[FORBIDS + 1]):
            reason = cython.cast(Expansion, self.rules.hooked[i]).forbids(self)
            if reason:
                return reason
        return 0

    def barred(self, segment: cython.int) -> cython.int:
        """The reason of an expansion why no follower may come to the segment by any means, or 0."""
        i: cython.int
        reason: cython.int
        for i in range(self.rules.hook_start[BARS], self.rules.hook_start[BARS + 1]):
            reason = cython.cast(Expansion, self.rules.hooked[i]).bars(self, segment)
            if reason:
                return reason
        return 0

    def deploy(self, player: cython.int, kind: cython.int, segment: cython.int) -> None:
        """Put a piece from a player's supply on a segment."""
        piece: cython.int = self.free_piece(player, kind)
        self.stand(piece, segment)
        if self.noting:
            self.note(E_DEPLOYED, player, kind, segment, 0)

    def send_home(self, piece: cython.int) -> None:
        """A piece goes back to its owner; expansions hear of it."""
        segment: cython.int = self.take(piece)
        self.note(E_RETURNED, self.rules.owner[piece], self.rules.kind_of_piece[piece], segment, 0)
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
        for i in range(self.rules.hook_start[LEFT], self.rules.hook_start[LEFT + 1]):
            cython.cast(Expansion, self.rules.hooked[i]).left(self, piece, segment)

    def kept(self, piece: cython.int) -> cython.bint:
        """Does an expansion keep the piece from going home for now?"""
        i: cython.int
        for i in range(self.rules.hook_start[STAYS], self.rules.hook_start[STAYS + 1]):
            if cython.cast(Expansion, self.rules.hooked[i]).stays(self, piece):
                return True
        return False

    def depends_on_order(self, feature: cython.int, final: cython.bint) -> cython.bint:
        """Does an expansion say that the order of scoring can matter to this feature?"""
        i: cython.int
        for i in range(self.rules.hook_start[DEPENDS_ON_ORDER], self.rules.hook_start[DEPENDS_ON_ORDER + 1]):
            if cython.cast(Expansion, self.rules.hooked[i]).depends_on_order(self, feature, final):
                return True
        return False

    def special_strength(self, piece: cython.int, feature: cython.int) -> cython.int:
        """The strength of a piece whose expansion works it out."""
        i: cython.int
        total: cython.int = 0
        for i in range(self.rules.hook_start[STRENGTH], self.rules.hook_start[STRENGTH + 1]):
            total += cython.cast(Expansion, self.rules.hooked[i]).strength(self, piece, feature)
        return total

    def counts_city(self, hook: cython.int, farm: cython.int) -> cython.int:
        """How many cities that are no features an expansion counts for a farm."""
        return cython.cast(Expansion, self.rules.hooked[hook]).farm_cities(self, farm)

    def modify_score(self) -> None:
        """Let expansions change what the tally holds."""
        i: cython.int
        self.tally.given()
        for i in range(self.rules.hook_start[SCORE], self.rules.hook_start[SCORE + 1]):
            cython.cast(Expansion, self.rules.hooked[i]).score(self, self.tally)

    def relink(self, feature: cython.int) -> None:
        """Take a feature apart and build it anew, with the links that expansions hold."""
        i: cython.int
        self.rebuild(feature)
        for i in range(self.rules.hook_start[LINKS], self.rules.hook_start[LINKS + 1]):
            cython.cast(Expansion, self.rules.hooked[i]).links(self, feature)

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
            key = kind_in(moves.codes[i]) << 8
            if key >> 8 == DEPLOY:
                key |= number_in(moves.codes[i], 0)
            if key != before and key not in kinds:  # the moves are in order: mostly the same again
                kinds.append(key)
            before = key
        return tuple(kinds)

    def is_legal(self, action: Action) -> bool:
        """May the action be chosen now?"""
        allowed = self.allows(self._settled(action).code)
        if self.failed:
            self.check()
        return allowed

    def apply(self, action: Action | str) -> None:
        """Choose an action (an ``Action`` or its text). An illegal one raises and changes nothing."""
        chosen: Action = action if isinstance(action, Action) else self.action(action)
        if not self.allows(chosen.code):
            chosen = self._settled(chosen)
            if not self.allows(chosen.code):
                self.check()
                raise IllegalAction(chosen, self.explain(chosen))
        if self.failed:
            self.check()
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
        """An action from its text or JSON form, with spots and rotations put in their canonical form."""
        if isinstance(form, Action):
            return self._settled(form)
        if isinstance(form, str):
            return self._settled(parse_text(self.rules, form))
        return self._settled(parse_json(self.rules, form))

    def _settled(self, action: Action) -> Action:
        """The same action said the way ``legal_actions`` says it.

        A segment may be named by any spot it reaches, and a tile that looks the same after a half
        turn may be given in either rotation.
        """
        kind = kind_in(action.code)
        at = at_in(action.code)
        a, b, c = action.numbers
        if kind == PLACE and self.tile >= 0:
            tile = self.rules.tiles[self.tile]
            if a not in tile.rotations:
                a = next((t for t in tile.rotations if tile.same_look(t, a)), a)
                return Action(self.rules, code_of(kind, at, a, 0, 0))
        i: cython.int = action.kind.spot_number
        if i >= 0:
            numbers = [a, b, c]
            segment = self.segment_on(at, numbers[i])
            if segment >= 0:
                numbers[i] = self.spot_of(segment)
                a, b, c = numbers
                return Action(self.rules, code_of(kind, at, a, b, c))
        return action

    def explain(self, action: Action | str) -> list[Reason]:
        """Why an action may not be chosen now; an empty list if it may."""
        from bastide.core.explain import explain

        reasons = explain(self, self.action(action))
        self.check()
        return reasons

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
        other.tally = new_tally(self.rules)
        other.scratch = Moves()
        return other

    def copy_into(self, other: State) -> None:
        """Make ``other`` stand where this state stands."""
        self.copy_board(other)
        self.copy_agenda(other)
        other.failed = False
        if not cython.compiled:  # where it is compiled, it is None from the beginning
            other.failure = None

    def copy_to(self, other: State) -> None:
        """Make ``other``, a state of the same rules, stand where this one stands.

        For search: without the interpreter, and without getting memory.
        """
        noting: cython.bint = other.noting
        self.overwrite_board(other)
        self.copy_agenda(other)
        other.noting = noting

    def restore(self, before: State, journal: Journal) -> None:
        """Go back to a copy that was made earlier, and to what was written then."""
        before.copy_into(self)
        self.journal = journal

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def play_code(self, code: int) -> None:
        """Choose an action by its bare number, as ``legal_codes`` gives it; quicker than ``apply``.

        It is looked at only where Python runs with assertions: with ``-O`` the code is trusted.
        """
        if __debug__ and not self.allows(code):
            raise IllegalAction(action_of(self.rules, code), [])
        self.journal.clear()
        self.play(code)
        self.check()

    def scores_now(self) -> tuple[int, ...]:
        """Everybody's points if the game ended here: unfinished features and farms are scored as they are.

        What a player would have to decide then is decided by the first legal action.
        """
        other: State = self.copy()
        other.noting = False
        if other.player != TERMINAL:
            other.depth = 0
            other.cut = 0
            other.tile = other.laid = -1
            other.push(FINAL)
            other.advance()
        while other.player != TERMINAL and not other.failed:
            other.legal(other.scratch)
            other.play(other.scratch.at(0))
        other.check()
        return other.scores()

    def scores(self) -> tuple[int, ...]:
        """Everybody's points, by seat."""
        return tuple([self.score[p] for p in range(self.rules.n_players)])

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end (WIN-1, WIN-2)."""
        if self.player != TERMINAL:
            return ()
        scores = self.scores()
        best = tuple([p for p in range(len(scores)) if scores[p] == max(scores)])
        tie = self.rules.options.get("tie")
        if len(best) > 1 and tie == "replay":
            return ()
        if len(best) > 1 and tie == "starter-loses" and self.rules.n_players == 2:
            return tuple([p for p in best if p != self.starter()])
        return best

    def starter(self) -> int:
        """The seat that had the first turn."""
        n = self.rules.n_players
        return (self.active + self.turn * (n - 1)) % n  # a remainder of something negative is negative in C

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

        Finished means with as few further tiles as it takes, and nothing on them that counts.
        ``player`` is for a step that pays one of them for what they have there (``Step.stake``).
        """
        other: State = self.copy()
        other.noting = True
        if finished:
            other.opens[feature] = 0
            other.tally.foreseen = self.tiles_to_finish(feature)
        if other.occupied[feature] == 0:
            other.occupied[feature] = 1  # a feature of nobody has a value too
        other.arg0 = feature if player < 0 else player
        other.arg1 = 0 if finished else 1
        other.arg2 = 0
        cython.cast(Step, other.rules.step_at[step]).run(other)
        other.check()
        return other.events()

    def tiles_to_finish(self, feature: int) -> int:
        """The least number of tiles of its own that a road or city needs to be finished.

        There is one in each empty cell that it leads to, unless a tile that a player keeps can come to lie
        there, which ends what leads to it.
        """
        i: cython.int
        cells = view.cells_ahead(self, feature)
        for i in range(self.rules.hook_start[FILLS], self.rules.hook_start[FILLS + 1]):
            keeper = cython.cast(Expansion, self.rules.hooked[i])
            cells = [at for at in cells if not keeper.fills(self, at)]
        return len(cells)

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

    def ways(self) -> list[Way]:
        """What the decision at hand would move, and whence."""
        if self.current_player() < 0:
            return []
        return [way for expansion in self.rules.expansions for way in expansion.ways(self)]

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

    def fingerprint(self) -> int:
        """A number of 64 bits for the position, as ``key()`` is a word for it, in about a microsecond."""
        from bastide.core.fingerprint import fingerprint

        return fingerprint(self)

    def in_supply(self, player: int, kind: int) -> int:
        """How many pieces of a kind a player can still place."""
        return self.supply[player * self.rules.n_kinds + kind]

    def own_values(self, first: int, n: int = 1) -> list[int]:
        """Some of the own state of expansions, from a place that ``Ruleset.variable`` gives."""
        i: cython.int
        start: cython.int = first
        if not 0 <= first <= first + n <= self.rules.n_own:
            raise IndexError(f"own[{first}:{first + n}]")
        return [self.own[start + i] for i in range(n)]

    def lying(self, tile: int) -> tuple[int, int]:
        """Where a tile lies, packed, and how: four times its design and its rotation."""
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

    def spots_on(self, at: int) -> list[str]:
        """The canonical spots of the segments that are in play on the tile at a position."""
        t = self.tile_on(at)
        n = self.rules.n_segments[self.tile_lie[t] >> 2] if t >= 0 else 0
        return [SPOTS[self.spot_of(self.tile_first[t] + k)] for k in range(n)]

    def why_not_figure(self, action: Action) -> int:
        """The number of an expansion's reason against a figure action, or 0."""
        self.unpack(action.code)
        return self.refuses_figure()

    def journal_rows(self) -> list[tuple[int, list[int]]]:
        """The rows of the journal."""
        return self.journal.rows()

    def impossible(self) -> list[tuple[int, int]]:
        """The empty cells next to tiles that nothing still to come can fill; none if that is true of all."""
        return [unpack(at) for at in self.lost_cells()]

    def lost_cells(self) -> list[int]:
        """The same as packed positions."""
        i: cython.int
        self.sort_open()
        cells = [self.open_at[i] for i in range(self.n_open) if self.stays_empty(i)]
        self.check()
        return cells if len(cells) < self.n_open else []

    def fitting(self, x: int, y: int) -> list[str]:
        """The designs of this game that may lie in an empty cell beside tiles, left or not."""
        design: cython.int
        at: cython.int = pack(x, y)
        i: cython.int = self.find_open(at)
        if i < 0 or self.open_at[i] != at:  # the grid wraps, and a far cell may hit another
            return []
        found = [name for design, name in self.rules.names.items() if self.fits_at(design, i)]
        self.check()
        return found

    def ways_to_lie(self, design: int, at: int) -> list[int]:
        """The rotations in which a design may lie in an empty cell, a packed position, beside tiles."""
        rotation: cython.int
        number: cython.int = design
        found = [rotation for rotation in range(4) if self.may_lie(number, at, rotation)]
        self.check()
        return found

    def unseen_tiles(self) -> dict[str, int]:
        """How many copies of each design are still to come."""

        counts: dict[str, int] = {}
        for i in range(self.rules.n_piles * self.rules.n_designs):
            if self.unseen[i]:
                name = self.rules.names[i % self.rules.n_designs]
                counts[name] = counts.get(name, 0) + self.unseen[i]
        return counts
