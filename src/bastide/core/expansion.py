"""What an expansion can say: declarations, and hooks with do-nothing defaults.

An expansion is a folder with ``tiles.toml``, ``rulebook.toml`` and ``rules.py``; the class there
derives from ``Expansion``. The base game is written the same way. The methods marked *compiled*
work on the ints of a ``State`` and run without the interpreter: annotate them as they are here (the
build compares), and name them in ``hooks``, so that setups without the expansion pay nothing for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import cython

from bastide.core.constants import NOBODY
from bastide.core.declarations import Place, SegmentKind, Variable
from bastide.core.marks import Mark
from bastide.core.outlook import Outlook
from bastide.core.pieces import PieceKind, TokenKind
from bastide.core.setup import Option, Preset
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.action_kinds import ActionKind
    from bastide.core.actions import Action
    from bastide.core.moves import Moves
    from bastide.core.reasons import Reason, ReasonKind
    from bastide.core.ruleset import Ruleset
    from bastide.core.shown import Shown
    from bastide.core.state import State
    from bastide.core.tally import LineKind, Tally
    from bastide.core.tiles import Tile
    from bastide.core.ways import Way


class Step:
    """A moment of the turn: what happens by itself, or who must decide what.

    ``run`` is called when the moment comes; its arguments, if any, are ``s.arg0 .. s.arg2``. It
    either does its work and returns ``NOBODY``, or returns who must decide: then ``offer`` lists
    what may be chosen and ``act`` carries out the choice, which lies in ``s.move_kind``,
    ``s.move_at``, ``s.move_a``, ``s.move_b`` and ``s.move_c``. Both may ``s.push`` further steps,
    which come next, last pushed first. All of these, down to
    ``sample``, are compiled.

    ``order`` follows the numbers of the turn order, STEP-11 being 1100, so that what comes between
    two steps finds a number. ``rule`` is where the step comes from; ``guides`` are the rules that whoever
    decides should read, where that is not the same, and ``due`` those by which it is the turn of this step
    when somebody wants to do something else. ``stake`` is for a step that pays a player, its argument,
    at the end for the feature that a piece of this kind stands on.

    ``args`` tells what the arguments mean, as ``Variable.holds`` does for own state, so that positions
    can be written: ``number``, ``player``, ``at``, ``tile``, ``segment``, ``design``, and also
    ``feature``, ``piece``, ``pile``. Those not named are numbers; in the slot ``FEATURE`` the first
    is a feature. A step that asks must ask the same when it is run again with the same arguments.
    """

    name: ClassVar[str] = "step"
    slot = -1  # -1: only ever pushed, in no sequence
    order = 0
    rule: ClassVar[str] = ""
    guides: ClassVar[tuple[str, ...]] = ()
    due: ClassVar[tuple[str, ...]] = ()
    stake: ClassVar[str] = ""
    args: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.number = -1
        self.idle = False

    def run(self, s: State) -> cython.int:
        return NOBODY

    def offer(self, s: State, out: Moves) -> None:
        pass

    def act(self, s: State) -> None:
        pass

    def weight(self, s: State) -> cython.int:
        """How likely chance is to make the move, relative to its other moves."""
        return 1

    def value(self, s: State) -> None:
        """Fill the tally that ``State.appraise`` has opened; only the step that evaluates features does."""

    def count(self, s: State) -> cython.int:
        """How many moves ``offer`` would list; a step with many may know without listing them."""
        s.legal(s.scratch)
        return s.scratch.n

    def nth(self, s: State, n: cython.int) -> cython.longlong:
        """The n-th of the moves that were just counted."""
        return s.scratch.at(n)

    def total(self, s: State) -> cython.int:
        """The sum of the weights of chance's moves."""
        i: cython.int
        n: cython.int = 0
        s.legal(s.scratch)
        for i in range(s.scratch.n):
            n += s.chance_weight(s.scratch.at(i))
        return n

    def sample(self, s: State, ticket: cython.int) -> cython.longlong:
        """Chance's move that holds a ticket from 0 to ``total`` - 1."""
        i: cython.int
        s.legal(s.scratch)
        for i in range(s.scratch.n):
            ticket -= s.chance_weight(s.scratch.at(i))
            if ticket < 0:
                return s.scratch.at(i)
        return s.scratch.at(0)

    def bind(self, rules: Ruleset) -> None:
        """Look up numbers once, when the rules are composed; set ``idle`` to be left out of the slot."""

    def prompt(self, s: State) -> Message:
        """What the player who must decide is asked."""
        return Message("core-choose")

    def passing(self, s: State) -> Message | None:
        """What comes of doing nothing; None where that is not offered."""
        return None

    def explain(self, s: State, action: Action) -> list[Reason]:
        """Why the action, a pass or of a kind that is chosen in this step, is not among the offers."""
        return []


class Expansion:
    """A system of rules with its tiles, pieces and options."""

    name: ClassVar[str] = ""
    tile_sets: ClassVar[tuple[str, ...]] = ()
    tile_guides: ClassVar[tuple[str, ...]] = ()  # the rules to read for laying a tile of its sets
    stands_alone = False
    once = False  # a second copy of its set cannot be played with
    excludes: ClassVar[tuple[str, ...]] = ()
    hooks: ClassVar[tuple[str, ...]] = ()
    begin_order = 1000
    changed_in = 1  # the format of records since which it is played as it is now (``Setup.format``)
    orders_scoring = False  # does it matter in which order features are scored? (ORDER-2)
    piles_aside: ClassVar[tuple[int, ...]] = ()
    places: ClassVar[tuple[Place, ...]] = ()
    segment_kinds: ClassVar[tuple[SegmentKind, ...]] = ()
    pieces: ClassVar[tuple[PieceKind, ...]] = ()
    tokens: ClassVar[tuple[TokenKind, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    variables: ClassVar[tuple[Variable, ...]] = ()  # own state
    marks: ClassVar[tuple[Mark, ...]] = ()
    held_tiles: ClassVar[tuple[str, ...]] = ()  # ids of tiles that players keep, [[held]] in its tile file
    actions: ClassVar[tuple[ActionKind, ...]] = ()
    lines: ClassVar[tuple[LineKind, ...]] = ()
    reasons: ClassVar[tuple[ReasonKind, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()

    def __init__(self) -> None:
        self.number = -1

    @classmethod
    def title(cls) -> Message:
        """What the set is called."""
        return Message(f"set-{cls.name}")

    # Composition, in Python ------------------------------------------------------------------

    def in_play(self, options: dict[str, str]) -> bool:
        """Whether anything but the tiles and the options of this expansion is used under these options."""
        return True

    def steps(self) -> Sequence[Step]:
        """The steps that this expansion adds."""
        return ()

    def adjust_pieces(self, pieces: dict[str, int], options: dict[str, str]) -> None:
        """Change how many of each piece a player has."""

    def allowed_on(self, piece: PieceKind, options: dict[str, str]) -> Iterable[str] | None:
        """The segment kinds a piece may stand on under these options, or None for the declared."""
        return None

    def pile(self, tile: Tile, is_start: bool, options: dict[str, str]) -> int | None:
        """The order of the pile a tile is drawn from; ``is_start`` for the copy that is the start tile.

        Lower piles are exhausted first, 100 is the ordinary stack, 1000 and more are set aside and
        not drawn from (an empty one is declared in ``piles_aside``), a negative number takes the
        tile out of the game, None leaves the decision to others. Of several answers the lowest counts; the
        foundation is asked only if nobody else speaks.
        """
        return None

    def arrange(self, rules: Ruleset, piles: dict[int, list[int]]) -> None:
        """Move copies between piles once all are dealt: ``piles[order][design]`` is how many."""

    def bind(self, rules: Ruleset) -> None:
        """Look up numbers (marks, kinds, actions, reasons, options) once."""

    def check(self, rules: Ruleset) -> None:
        """Raise ``SetupError`` for a combination that cannot be played."""

    def read_event(self, rules: Ruleset, name: str, words: list[int]) -> dict[str, Any]:
        """The data of an own event, from the words that were noted."""
        return {"words": words}

    def shows(self, s: State) -> list[Shown]:
        """What people see of the own state: figures, tokens, cards."""
        return []

    def ways(self, s: State) -> list[Way]:
        """What the decision at hand would move, and whence; asked whenever somebody must decide."""
        return []

    def farm_city_cells(self, s: State, segment: int) -> list[tuple[int, int]]:
        """The tiles of the cities that ``farm_cities`` counts for the farm of a segment."""
        return []

    def outlook(self, rules: Ruleset) -> Sequence[Outlook]:
        """What its things are worth to players that estimate a position."""
        return ()

    def explain(self, s: State, action: Action) -> list[Reason]:
        """Why an action of a kind that is chosen in the figure step is refused, in better words."""
        return []

    # Hooks, compiled -------------------------------------------------------------------------

    def begin(self, s: State) -> None:
        """Lay what belongs to the beginning of the map.

        All are called, in ``begin_order``; ``s.n_tiles`` tells whether a map lies already. What replaces
        the start tile comes early, what joins a map that lies comes later, the base game comes last.
        """

    def forbids_tile(self, s: State, design: cython.int, at: cython.int, rotation: cython.int) -> cython.int:
        """The number of the reason why a tile that fits may not lie there, or 0."""
        return 0

    def set_aside(self, s: State, design: cython.int) -> cython.bint:
        """Take a tile just drawn out of play for now; another is drawn."""
        return False

    def figures(self, s: State, out: Moves) -> None:
        """Offer more in the figure step (STEP-11)."""

    def forbids(self, s: State) -> cython.int:
        """The number of the reason why the move in ``s.move_*`` may not be made in the figure step, or 0."""
        return 0

    def act(self, s: State) -> None:
        """Carry out an own kind of action offered by ``figures``."""

    def strength(self, s: State, piece: cython.int, feature: cython.int) -> cython.int:
        """The strength of a piece whose kind declares strength -1."""
        return 0

    def score(self, s: State, tally: Tally) -> None:
        """Change what the feature in the tally is worth."""

    def stays(self, s: State, piece: cython.int) -> cython.bint:
        """Keep a piece on its scored feature for now instead of sending it home."""
        return False

    def left(self, s: State, piece: cython.int, segment: cython.int) -> None:
        """A piece has left a segment in any way."""

    def links(self, s: State, segment: cython.int) -> None:
        """Join what is joined other than by edges, while a feature is built anew."""

    def farm_cities(self, s: State, farm: cython.int) -> cython.int:
        """How many completed cities touch the farm besides those that are features."""
        return 0

    def bars(self, s: State, segment: cython.int) -> cython.int:
        """The number of the reason why no follower may come to stand on a segment by any means, or 0."""
        return 0

    def fills(self, s: State, at: cython.int) -> cython.bint:
        """Can a tile that a player keeps come to lie in an empty cell, now or later?"""
        return False

    def depends_on_order(self, s: State, feature: cython.int, final: cython.bint) -> cython.bint:
        """Can what comes of scoring this feature depend on what is scored before it? (ORDER-2)"""
        return False
