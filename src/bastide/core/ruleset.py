"""``Setup`` and expansions, composed: tables of numbers that every ``State`` of the game shares.

Everything that can be looked up is worked out here, once: how a tile lies in each rotation, which rotations
fit which gap, where each piece may stand, in what order the steps come.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import cython

from bastide.core.action_kinds import text_parser
from bastide.core.constants import (
    BARS,
    DEMANDS,
    ELSEWHERE,
    FARM_CITIES,
    FIGURES,
    FORBIDS,
    HOOKS,
    LETTERS,
    MAX_SEGMENTS,
    MEANINGS,
    N_SLOTS,
    N_SPOTS,
    OWN_ACTIONS,
    OWN_EVENTS,
    PART,
    PLAIN,
    POWERS,
    TURN,
)
from bastide.core.declarations import SegmentKind, Variable
from bastide.core.errors import SetupError
from bastide.core.marks import TILE, declared_marks
from bastide.core.setup import Option, Setup
from bastide.core.tiles import Segment, Tile, TileSet
from bastide.core.words import argument_kinds
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.expansion import Expansion, Step

ORDINARY = 100  # the pile of tiles that nobody puts elsewhere
MAX_TILES = 1500  # so that no map can reach the end of the table
ASIDE = 1000  # piles from here on are not drawn from


class Ruleset:
    """The rules of one setup. Frozen once made; shared by all its states."""

    def __init__(
        self,
        setup: Setup,
        expansions: Sequence[Expansion],
        sets: Sequence[tuple[TileSet, int]],
        registry: Sequence[type[Expansion]] = (),
    ) -> None:
        """The first expansion is the foundation (the base game).

        ``registry`` are all expansions that there are, in play or not: so a thing that is not in play
        (``mark`` and the like give -1) can be told from a name that nobody has.
        """
        self.n_blocks = 0
        self.setup = setup
        self.expansions = tuple(expansions)
        self.registry: tuple[Any, ...] = (*registry, *expansions)
        self.sets = tuple(sets)
        setup.check_players()
        self.n_players = len(setup.players)
        self._compose_options()
        self.expansions = tuple([e for e in expansions if e.in_play(self.options)])
        self._compose_words()
        self._compose_tiles()
        self._compose_pieces()
        self._compose_own()
        self._compose_places()
        self._compose_steps()
        self._compose_hooks()
        for expansion in self.expansions:
            expansion.bind(self)
        for step in self.steps:
            step.bind(self)
        self._compose_slots()
        for expansion in self.expansions:
            expansion.check(self)

    def __dealloc__(self) -> None:
        if cython.compiled:
            i: cython.int
            for i in range(self.n_blocks):
                free(self.blocks[i])

    def as_array(self, values: list) -> cython.p_int:  # type: ignore[type-arg]  # Cython knows plain list
        """The values as a C array that lives as long as the rules; uncompiled, the list itself."""
        if cython.compiled:
            n: cython.int = len(values)
            i: cython.int
            block: cython.p_int = cython.cast(cython.p_int, malloc((n + 1) * cython.sizeof(cython.int)))
            if not block or self.n_blocks == 128:
                raise MemoryError
            for i in range(n):
                block[i] = values[i]
            self.blocks[self.n_blocks] = block
            self.sizes[self.n_blocks] = n
            self.n_blocks += 1
            return block
        return values

    def as_bytes(self, values: list) -> cython.p_uchar:  # type: ignore[type-arg]  # as above
        """The same for small numbers that are looked up so often that they should stay near the processor."""
        if cython.compiled:
            n: cython.int = len(values)
            i: cython.int
            block: cython.p_uchar = cython.cast(cython.p_uchar, malloc(n + 1))
            if not block or self.n_blocks == 128:
                raise MemoryError
            for i in range(n):
                block[i] = values[i]
            self.blocks[self.n_blocks] = block
            self.sizes[self.n_blocks] = n
            self.n_blocks += 1
            return block
        return values

    # Options and words ------------------------------------------------------------------------

    def _compose_options(self) -> None:
        known: dict[str, Option] = {o.key: o for e in self.expansions for o in e.options}
        self.option_list = known
        values = {key: option.default_in(self.setup.format) for key, option in known.items()}
        for key, value in self.setup.options.items():
            if key not in known:
                raise SetupError(
                    Message(
                        "core-unknown-option",
                        option=repr(key),
                        setup=self.setup.text,
                        there=tuple(sorted(known)),
                    )
                )
            known[key].check(value)
            values[key] = value
        self.options = values

    def _compose_words(self) -> None:
        self.action_kinds = {}
        number = OWN_ACTIONS
        for expansion in self.expansions:
            fixed = dict(getattr(expansion, "numbered_actions", {}))
            for kind in expansion.actions:
                if kind.name in fixed:
                    self.action_kinds[fixed[kind.name]] = kind
                else:
                    self.action_kinds[number] = kind
                    number += 1
        self.action_index = {kind.name: n for n, kind in self.action_kinds.items()}
        self.text_parsers = {n: text_parser(kind) for n, kind in self.action_kinds.items()}
        # What several expansions declare alike is one thing.
        lines = dict.fromkeys(line for e in self.expansions for line in e.lines)
        self.line_kinds = dict(enumerate(lines))
        by_name = sorted(self.line_kinds, key=lambda n: self.line_kinds[n].name)
        self.line_rank = self.as_array([by_name.index(n) for n in self.line_kinds])
        reasons = dict.fromkeys(reason for e in self.expansions for reason in e.reasons)
        self.reasons = dict(enumerate(reasons, 1))
        events = dict.fromkeys(name for e in self.expansions for name in e.events)
        self.event_kinds = dict(enumerate(events, OWN_EVENTS))

    def line(self, name: str) -> int:
        """The number of a kind of line."""
        return _known({kind.name: number for number, kind in self.line_kinds.items()}, "a kind of line", name)

    def reason(self, name: str) -> int:
        """The number of a kind of reason."""
        return _known({kind.name: number for number, kind in self.reasons.items()}, "a reason", name)

    def event(self, name: str) -> int:
        """The number of an expansion's event."""
        return _known({event: number for number, event in self.event_kinds.items()}, "an event", name)

    def action(self, name: str) -> int:
        """The number of a kind of action."""
        return _known(self.action_index, "an action", name)

    def step(self, name: str) -> int:
        """The number of a step, for ``State.push``."""
        return _known(self.step_index, "a step", name)

    # Tiles ------------------------------------------------------------------------------------

    def _compose_tiles(self) -> None:
        # Features are scored in the order of their kinds, so that may not go by the order of expansions.
        more = [k for e in self.expansions[1:] for k in e.segment_kinds]
        kinds: list[SegmentKind] = [
            *self.expansions[0].segment_kinds,
            *sorted(more, key=lambda kind: kind.name),
        ]
        self.segment_kinds = tuple(kinds)
        self.n_segment_kinds = len(kinds)
        kind_of = {kind.name: i for i, kind in enumerate(kinds)}
        tiles: list[Tile] = []
        copies: list[int] = []
        for tile_set, n in self.sets:
            for tile in (*tile_set.tiles, *tile_set.held):
                tiles.append(tile)
                copies.append(n * tile.count if tile in tile_set.tiles else 0)
        self.tiles = tuple(tiles)
        self.n_designs = len(tiles)
        self._name_designs()
        held = sum(len(s.held) for s, _ in self.sets) * self.n_players
        self.max_tiles = sum(copies) + held + 1
        self.max_open = 2 * self.max_tiles + 8
        if self.max_tiles > MAX_TILES:
            raise SetupError(
                Message(
                    "core-too-many-tiles",
                    setup=self.setup.text,
                    tiles=sum(copies),
                    max=MAX_TILES - held - 1,
                )
            )

        edge: list[int] = []
        main: list[int] = []
        half: list[int] = []
        spot: list[int] = []
        spot_order: list[int] = []
        spot_segment: list[int] = []
        first_printed: list[int] = []
        n_segments: list[int] = []
        centre: list[int] = []
        n_centres: list[int] = []
        kind_list: list[int] = []
        opening: list[int] = []
        touch_start: list[int] = [0]
        touch: list[int] = []
        joint_start: list[int] = [0]
        joint: list[int] = []
        printed: list[Segment] = []
        signatures: dict[str, int] = {}
        signature: list[int] = []
        most = 0
        for tile, n in zip(tiles, copies, strict=True):
            kept = [s for s in tile.segments if s.kind in kind_of]
            old_places = [i for i, s in enumerate(tile.segments) if s.kind in kind_of]
            place = {old: new for new, old in enumerate(old_places)}
            if len(kept) > MAX_SEGMENTS:
                raise SetupError(
                    Message("core-too-many-segments", tile=f"{tile.set}/{tile.id}", max=MAX_SEGMENTS)
                )
            first_printed.append(len(printed))
            n_segments.append(len(kept))
            most += max(n, self.n_players if n == 0 else n) * len(kept)
            centres = [i for i, s in enumerate(kept) if kinds[kind_of[s.kind]].closes == "around"]
            centre.append(centres[0] if centres else -1)
            n_centres.append(len(centres))
            for old, segment in zip(old_places, kept, strict=True):
                met = {other for group in tile.joints if old in group for other in group if other in place}
                joint += [place[other] for other in sorted(met - {old})]
                joint_start.append(len(joint))
                printed.append(segment)
                kind = kinds[kind_of[segment.kind]]
                kind_list.append(kind_of[segment.kind])
                opening.append({"edges": len(segment.edges), "around": 8, "never": 1}[kind.closes])
                touch += [place[c] for c in segment.cities]
                touch_start.append(len(touch))
            signature.append(signatures.setdefault(tile.edges, len(signatures)))
            for rotation in range(4):
                edge += [LETTERS.index(tile.edge(e, rotation)) for e in range(4)]
                main_row = [-1] * 4
                half_row = [-1] * 8
                for i, segment in enumerate(kept):
                    for e in segment.edges:
                        main_row[(e + rotation) % 4] = i
                    for h in segment.halves:
                        half_row[(h + 2 * rotation) % 8] = i
                main += main_row
                half += half_row
                spots = [s.spots(rotation) for s in kept]
                firsts = [s[0] for s in spots]
                spot += firsts + [-1] * (MAX_SEGMENTS - len(firsts))
                order = sorted(range(len(kept)), key=lambda i: firsts[i])
                spot_order += order + [-1] * (MAX_SEGMENTS - len(order))
                row = [-1] * N_SPOTS
                for i, names in enumerate(spots):
                    for name in names:
                        row[name] = i
                spot_segment += row
        self.n_printed = len(printed)
        self.max_segments = most + 1
        fit = [0] * (len(signatures) * DEMANDS)
        for edges, number in signatures.items():
            for rotation in range(4):
                letters = [LETTERS.index(edges[(e - rotation) % 4]) for e in range(4)]
                if max(letters) > 4:
                    continue
                for sides in range(1, 16):
                    demand = sum(letters[e] * POWERS[e] for e in range(4) if sides >> e & 1)
                    fit[number * DEMANDS + demand] |= 1 << rotation
        self._compose_marks(tiles, printed)
        self._compose_piles(tiles, copies)
        self.edge = self.as_array(edge)
        self.main = self.as_array(main)
        self.half = self.as_array(half)
        self.spot = self.as_array(spot)
        self.spot_order = self.as_array(spot_order)
        self.spot_segment = self.as_array(spot_segment)
        self.first_printed = self.as_array(first_printed)
        self.n_segments = self.as_array(n_segments)
        self.rotations = self.as_array([sum(1 << t for t in tile.rotations) for tile in tiles])
        self.signature = self.as_array(signature)
        self.fit = self.as_bytes(fit)
        self.centre = self.as_array(centre)
        self.n_centres = self.as_array(n_centres)
        self.kind = self.as_array(kind_list)
        self.opening = self.as_array(opening)
        self.touch_start = self.as_array(touch_start)
        self.touch = self.as_array(touch)
        self.joint_start = self.as_array(joint_start)
        self.joint = self.as_array(joint)

    def _name_designs(self) -> None:
        """A design goes by its id; by set/id where an earlier set of the setup has the id too."""
        self.names = {}
        self.design_of: dict[str, int] = {}
        for number, tile in enumerate(self.tiles):
            full = f"{tile.set}/{tile.id}"
            name = full if tile.id in self.design_of else tile.id
            self.names[number] = name
            self.design_of[name] = number
            self.design_of[full] = number

    def _compose_marks(self, tiles: list[Tile], printed: list[Segment]) -> None:
        self.marks = declared_marks(self.expansions)
        on_segments = [m for m in self.marks.values() if m.on != TILE]
        self.mark_index = {m.name: i for i, m in enumerate(on_segments)}
        self.mark_of = self.as_array([m.number(s.marks.get(m.name, 0)) for m in on_segments for s in printed])
        on_tiles = [m for m in self.marks.values() if m.on == TILE]
        self.tile_mark_index = {m.name: i for i, m in enumerate(on_tiles)}
        self.tile_mark_of = self.as_array([m.number(t.marks.get(m.name, 0)) for m in on_tiles for t in tiles])

    def _compose_piles(self, tiles: list[Tile], copies: list[int]) -> None:
        start = next(((s.name, s.start) for s, _ in self.sets if s.start), None)
        orders: dict[int, list[int]] = {ORDINARY: [0] * len(tiles)}

        def put(number: int, is_start: bool, n: int) -> None:
            wishes = [e.pile(tiles[number], is_start, self.options) for e in self.expansions]
            spoken = [order for order in wishes[1:] if order is not None]
            if spoken:
                order = min(spoken)  # out of the game comes before everything
            else:
                order = ORDINARY if wishes[0] is None else wishes[0]
            if order >= 0:
                orders.setdefault(order, [0] * len(tiles))[number] += n

        self.start_design = -1
        for number, tile in enumerate(tiles):
            n = copies[number]
            if start == (tile.set, tile.id):
                self.start_design = number
                put(number, True, 1)
                n -= 1
            if n:
                put(number, False, n)
        for expansion in self.expansions:
            for order in expansion.piles_aside:
                orders.setdefault(order, [0] * len(tiles))
        for expansion in self.expansions:
            expansion.arrange(self, orders)
        self.piles = tuple(sorted(orders))
        self.n_piles = len(self.piles)
        self.n_drawn = sum(1 for order in self.piles if order < ASIDE)
        self.unseen = self.as_array([n for order in self.piles for n in orders[order]])

    def pile_number(self, order: int) -> int:
        """Which pile has this order; -1 if none has."""
        return self.piles.index(order) if order in self.piles else -1

    # Pieces -----------------------------------------------------------------------------------

    def _compose_pieces(self) -> None:
        kinds = [k for e in self.expansions for k in e.pieces]
        counts = {k.name: k.per_player for k in kinds}
        for expansion in self.expansions:
            expansion.adjust_pieces(counts, self.options)
        self.piece_kinds = tuple(kinds)
        self.n_kinds = len(kinds)
        owner: list[int] = []
        numbers: list[int] = []
        first: list[int] = []
        for player in range(self.n_players):
            for number, kind in enumerate(kinds):
                first.append(len(owner))
                owner += [player] * counts[kind.name]
                numbers += [number] * counts[kind.name]
        self.n_pieces = len(owner)
        self.owner = self.as_array(owner)
        self.kind_of_piece = self.as_array(numbers)
        self.first_piece = self.as_array(first)
        self.piece_count = self.as_array([counts[k.name] for k in kinds])
        self.is_follower = self.as_array([int(k.follower) for k in kinds])
        self.strength = self.as_array([k.strength for k in kinds])
        self.stands_on = self.as_array([self._stands_on(k) for k in kinds])
        lies = range(4 * self.n_designs)
        self.standing = self.as_array([self._standing(k, lie) for k in range(self.n_kinds) for lie in lies])

    def piece_owners(self) -> list[tuple[int, int]]:
        """Owner and kind of every piece, in the order of ``State.where``."""
        return [(self.owner[i], self.kind_of_piece[i]) for i in range(self.n_pieces)]

    def _stands_on(self, kind: Any) -> int:
        names = set(kind.stands_on)
        for expansion in self.expansions:
            allowed = expansion.allowed_on(kind, self.options)
            if allowed is not None:
                names &= set(allowed)
        mask = 0
        for number, segment_kind in enumerate(self.segment_kinds):
            if segment_kind.name in names or segment_kind.like in names:
                mask |= 1 << number
        return mask

    def _standing(self, kind: cython.int, lie: cython.int) -> int:
        """Where a kind of piece may stand on a tile as it lies, by the kinds of its segments."""
        i: cython.int
        k: cython.int
        mask: cython.int = 0
        for i in range(self.n_segments[lie >> 2]):
            k = self.first_printed[lie >> 2] + self.spot_order[lie * MAX_SEGMENTS + i]
            if self.stands_on[kind] >> self.kind[k] & 1:
                mask |= 1 << i
        return mask

    def _compose_own(self) -> None:
        own: list[int] = []
        layout: list[tuple[int, Variable, int]] = []
        for expansion in self.expansions:
            for variable in expansion.variables:
                length = (
                    variable.size * {"": 1, "player": self.n_players, "tile": self.max_tiles}[variable.per]
                )
                layout.append((len(own), variable, length))
                own += [variable.initial] * length
        self.variables = tuple(layout)
        _check_once("own state", [variable.name for _, variable, _ in layout])
        self.variable_index = {variable.name: at for at, variable, _ in layout}
        self.n_own = len(own)
        self.own = self.as_array(own)
        self.n_variables = len(layout)
        table: list[int] = []
        for at, variable, length in layout:
            is_tile = variable.per == "tile"
            meaning = MEANINGS.get(variable.holds, PLAIN)
            table += [at, variable.size if is_tile else length, meaning, is_tile, variable.initial]
        self.variable_at = self.as_array(table)

    def variable(self, name: str) -> int:
        """Where a variable of own state begins in ``State.own``."""
        return _known(self.variable_index, "own state", name)

    def find_variable(self, name: str) -> int:
        """The same for a variable of an expansion that need not be in play: -1 if it is not."""
        if name not in self.variable_index:
            _declared([v.name for e in self.registry for v in e.variables], "own state", name)
        return int(self.variable_index.get(name, -1))

    def _compose_places(self) -> None:
        places = [place for e in self.expansions for place in e.places]
        _check_once("a place", [place.name for place in places])
        self.place_index = {place.name: ELSEWHERE - i for i, place in enumerate(places)}
        self.place_names = {number: name for name, number in self.place_index.items()}
        self.places_before = {place.was: self.place_index[place.name] for place in places if place.was}

    def place(self, name: str) -> int:
        """The number of a place, for ``State.where``."""
        return _known(self.place_index, "a place", name)

    # Steps and hooks --------------------------------------------------------------------------

    def _compose_steps(self) -> None:
        from bastide.core.bridge import bridged_step, is_plain

        given: list[Step] = [step for e in self.expansions for step in e.steps()]
        # What is written in plain Python may fail: then a state is put back to where it was.
        self.guarded = any(is_plain(type(part)) for part in (*self.expansions, *given))
        for number, step in enumerate(given):
            step.number = N_SLOTS + number
        steps = [bridged_step(step) for step in given]
        self.steps = tuple(steps)
        self.step_index = {step.name: step.number for step in steps}
        self.evaluator = self.step_index["evaluate"]
        self.orders_scoring = any(e.orders_scoring for e in self.expansions)
        if len(self.step_index) < len(steps):
            raise AssertionError("two steps share a name")
        if cython.compiled:
            n: cython.int = len(steps)
            i: cython.int
            self.step_at = cython.cast(
                cython.pp_void, malloc((n + N_SLOTS + 1) * cython.sizeof(cython.p_void))
            )
            if not self.step_at:
                raise MemoryError
            self.blocks[self.n_blocks] = self.step_at
            self.n_blocks += 1
            for i in range(n):
                self.step_at[i + N_SLOTS] = cython.cast(cython.p_void, self.steps[i])
        else:
            self.step_at = [*([steps[0]] * N_SLOTS), *steps]  # slots are no steps

    def _compose_slots(self) -> None:
        """The sequence of each slot, once the steps have said whether they are idle."""
        start: list[int] = []
        length: list[int] = []
        flat: list[int] = []
        for slot in range(N_SLOTS):
            own = sorted(
                (s for s in self.steps if s.slot == slot and not s.idle), key=lambda s: (s.order, s.name)
            )
            start.append(len(flat))
            length.append(len(own))
            flat += [s.number for s in own]
        self.slot_start = self.as_array(start)
        self.slot_length = self.as_array(length)
        self.slot_steps = self.as_array(flat)
        meanings: list[int] = []
        for step in range(N_SLOTS + len(self.steps)):
            meanings += [MEANINGS.get(kind, PLAIN) for kind in argument_kinds(self, step)]
        self.meaning = self.as_array(meanings)
        figures_are_usual = self.has_hook[FIGURES] + self.has_hook[FORBIDS] + self.has_hook[BARS] == 0
        steps = (*self.sequence(TURN), *self.sequence(PART))
        self.usual_turn = figures_are_usual and all(step.usual for step in steps)

    def sequence(self, slot: int) -> list[Step]:
        """The steps of a slot, in order."""
        first = self.slot_start[slot]
        return [self.steps[self.slot_steps[first + i] - N_SLOTS] for i in range(self.slot_length[slot])]

    def _compose_hooks(self) -> None:
        """One table of the expansions to ask: those with the first hook, then those with the second, ..."""
        asked: list[Expansion] = []
        start: list[int] = [0]
        for hook in HOOKS:
            having = [e for e in self.expansions if hook in e.hooks]
            if hook == "begin":
                having.sort(key=lambda e: (e.begin_order, e.name))
            asked += having
            start.append(len(asked))
        self.hook_start = self.as_array(start)
        self.has_hook = self.as_array([start[i + 1] - start[i] for i in range(len(HOOKS))])
        if cython.compiled:
            i: cython.int
            n: cython.int = len(asked)
            self.hooked = cython.cast(cython.pp_void, malloc((n + 1) * cython.sizeof(cython.p_void)))
            if not self.hooked:
                raise MemoryError
            self.blocks[self.n_blocks] = self.hooked
            self.n_blocks += 1
            for i in range(n):
                self.hooked[i] = cython.cast(cython.p_void, asked[i])
        else:
            self.hooked = asked

    def farm_city(self, name: str) -> int:
        """The number of the city that an expansion counts in ``farm_cities``, for ``State.touches``."""
        asked = [e.name for e in self.expansions if HOOKS[FARM_CITIES] in e.hooks]
        return -2 - int(self.hook_start[FARM_CITIES]) - asked.index(name)

    # Something of an expansion that is not in play is -1; a name that nobody declares is an error.

    def mark(self, name: str) -> int:
        """Where the numbers of a mark begin in ``mark_of``; -1 if it is not in play."""
        if name in self.mark_index:
            return int(self.mark_index[name]) * self.n_printed
        _declared(
            [m.name for e in self.registry for m in e.marks if m.on != TILE], "a mark on segments", name
        )
        return -1

    def tile_mark(self, name: str) -> int:
        """Where the numbers of a tile mark begin in ``tile_mark_of``; -1 if it is not in play."""
        if name in self.tile_mark_index:
            return int(self.tile_mark_index[name]) * self.n_designs
        _declared([m.name for e in self.registry for m in e.marks if m.on == TILE], "a mark on tiles", name)
        return -1

    def segment_kind(self, name: str) -> int:
        """The number of a kind of segment; -1 if it is not in play."""
        for number, kind in enumerate(self.segment_kinds):
            if kind.name == name:
                return number
        _declared([k.name for e in self.registry for k in e.segment_kinds], "a kind of segment", name)
        return -1

    def piece_kind(self, name: str) -> int:
        """The number of a kind of piece; -1 if it is not in play."""
        for number, kind in enumerate(self.piece_kinds):
            if kind.name == name:
                return number
        _declared([k.name for e in self.registry for k in e.pieces], "a kind of piece", name)
        return -1

    def may_stand(self, piece: int, kind: str) -> bool:
        """May a kind of piece be placed on a kind of segment under the ordinary rules?"""
        return bool(self.stands_on[piece] >> self.segment_kind(kind) & 1)


def _check_once(what: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"there is {what} called {name!r} twice")


def _known(numbers: dict[str, int], what: str, name: str) -> int:
    """The number of something that an expansion in play declares under this name."""
    if name not in numbers:
        raise KeyError(f"no expansion in play has {what} called {name!r}{_hint(name, list(numbers))}")
    return int(numbers[name])


def _declared(names: list[str], what: str, name: str) -> None:
    """Somebody must declare this name, in play or not: otherwise it is misspelt."""
    if name not in names:
        raise KeyError(f"no expansion declares {what} called {name!r}{_hint(name, names)}")


def _hint(name: str, names: list[str]) -> str:
    near = get_close_matches(name, names, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
