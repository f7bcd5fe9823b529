"""Shared checks, public: play a position by hand, play random games, and check what must always hold.

A scenario is written the way one would tell it, a turn to a line::

    game = play("base", "E@0,1>S M.S", "U@1,0>N -")
    assert game.scores == (4, 0)

``check_expansion`` puts a setup under every check that holds for all expansions, so that a new
expansion is tested by being registered.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import bastide
from bastide.core.action_kinds import ActionKind, Part
from bastide.core.actions import Action
from bastide.core.constants import AWARD, CHANCE, N_SLOTS, PASS
from bastide.core.errors import IllegalAction, SetupError
from bastide.core.events import Event, ScoreSheet, told
from bastide.core.geometry import CORNERS, EDGES, SPOTS
from bastide.core.state import State
from bastide.core.view import own
from bastide.expansions import registered
from bastide.expansions.findings import findings, lacking
from bastide.record.dealer import Dealer, Generator
from bastide.record.match import Match
from bastide.record.position import format_position, format_setup, parse_position
from bastide.record.saying import label
from bastide.rulebook import rules as all_rules
from bastide.rulebook.boards import RuleBoard, boards

Players = int | Iterable[str]
Options = Mapping[str, str]


# Scenarios ------------------------------------------------------------------------------------


@dataclass
class Scenario:
    """A game played by hand, with everything that followed."""

    state: State
    events: list[Event] = field(default_factory=list)

    def turn(self, text: str, *, last: bool = False) -> Scenario:
        """Play one turn: ``"E@0,1>S M.S"``, a drawn tile with its place and then the figure.

        ``!C`` is a tile that is drawn and fits nowhere; ``-`` or nothing places no figure; any
        other word is an action as it stands. With ``last`` the pile is emptied when the tile has
        been drawn, so that the game ends with this turn.
        """
        for word in text.split():
            if word.startswith("!"):
                self.apply(f"draw:{word[1:]}")
                assert any(e.name == "discarded" for e in self.events[-2:]), f"{word[1:]} was not discarded"
            elif "@" in word and ">" in word:
                tile, place = word.split("@")
                self.apply(f"draw:{tile}")
                if last:
                    empty_pile(self.state)
                self.apply(f"@{place}")
            elif word == "-":
                if "-" in self.legal:
                    self.apply("-")
            elif "." in word and "@" not in word:
                piece, spot = word.split(".")
                laid = self.state.placed()[-1]
                self.apply(f"{piece}@{laid.x},{laid.y}.{spot}")
            else:
                self.apply(word)
        while self.state.current_player() >= 0 and "-" in self.legal:
            self.apply("-")
        return self

    def apply(self, action: Action | str) -> None:
        """Choose one action and keep what follows."""
        self.state.apply(action)
        self.events += self.state.events()

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def sheets(self) -> list[ScoreSheet]:
        """Every award so far."""
        return [e.sheet for e in self.events if e.sheet is not None]

    @property
    def legal(self) -> set[str]:
        """The text of every legal action."""
        return {str(a) for a in self.state.legal_actions()}

    def why(self, action: str) -> set[str]:
        """The rules that forbid an action."""
        return {rule for reason in self.state.explain(action) for rule in reason.rules}

    def own(self, slot: str) -> list[object]:
        """A slot of an expansion's own state, in words."""
        return own(self.state)[slot]

    def supply(self, player: int, kind: str = "follower") -> int:
        """How many pieces of a kind a player has left."""
        return self.state.in_supply(player, self.state.rules.piece_kind(kind))


def play(
    setup: str,
    *turns: str,
    players: Players = 2,
    options: Options | None = None,
    preset: str | None = None,
    first: int = 0,
    end: bool = False,
) -> Scenario:
    """Play turns one after the other; with ``end`` the last of them ends the game."""
    game = Scenario(bastide.start(setup, players, options, preset=preset, first=first))
    game.events += game.state.events()
    for number, text in enumerate(turns, 1):
        try:
            game.turn(text, last=end and number == len(turns))
        except IllegalAction as error:
            raise AssertionError(f"turn {number}, {text}: {error}") from error
    return game


def table(
    setup: str,
    tiles: str,
    pieces: Mapping[str, str] | None = None,
    *,
    step: str = "draw",
    active: str = "Red",
    players: int = 2,
    options: Options | None = None,
    more: str = "",
) -> Scenario:
    """A game that goes on from what lies on the table, in the words of a position.

    ``pieces`` gives those of each player, ``step`` what the active player is about to do, ``more``
    the further fields of a position.
    """
    rules = bastide.start(setup, players, options).rules
    standing = dict(pieces or {})
    supplies = []
    for seat, name in enumerate(rules.setup.players):
        used = Counter(word.split("@")[0].split("~")[0] for word in standing.get(name, "").split())
        own = Counter(kind for owner, kind in rules.piece_owners() if owner == seat)
        left = [(own[n] - used[kind.letter], kind.letter) for n, kind in enumerate(rules.piece_kinds)]
        supplies.append(" ".join([name, "0", *(f"{n}{letter}" for n, letter in left if n)]))
    fields = [
        format_setup(rules.setup),
        tiles,
        ", ".join(f"{name} {words}" for name, words in standing.items() if words) or "-",
        ", ".join(supplies),
        f"9 {active} {step}",
        *([more] if more else []),
    ]
    return Scenario(parse_position(" | ".join(fields)))


def empty_pile(state: State, *keep: str) -> None:
    """Take everything that is unseen out of the game, but one copy of each design in ``keep``."""
    designs = state.rules.n_designs
    for i, n in enumerate(state.peek("unseen")):
        if n:
            state.poke("unseen", i, int(state.rules.names[i % designs] in keep))


# Random games ---------------------------------------------------------------------------------


def rule_ids() -> frozenset[str]:
    """Every rule id that a rulebook knows, those of packages from outside included."""
    return frozenset(all_rules())


def every_setup(*, most: int = 0) -> list[str]:
    """Every registered set alone (with the base game), in pairs, and all together.

    Combinations that an expansion excludes are left out. ``most`` bounds the number of pairs, taken
    evenly from all of them.
    """
    alone = [name for e in registered() if e.stands_alone for name in e.tile_sets or (e.name,)]
    added = [name for e in registered() if not e.stands_alone for name in e.tile_sets or (e.name,)]
    pairs = list(combinations(added, 2))
    if most and len(pairs) > most:
        pairs = pairs[:: -(-len(pairs) // most)]
    texts = [*alone, *(f"{alone[0]}+{name}" for name in added)]
    texts += [f"{alone[0]}+{one}+{two}" for one, two in pairs if is_allowed(f"{alone[0]}+{one}+{two}")]
    together = alone[0]
    for name in added:
        if is_allowed(f"{together}+{name}"):
            together += f"+{name}"
    return list(dict.fromkeys([*texts, together]))


def is_allowed(setup: str) -> bool:
    """May these sets be played together?"""
    names = [part.rpartition("*")[2] for part in setup.split("+")]
    return not any(
        other in names
        for e in registered()
        if set(e.tile_sets or (e.name,)) & set(names)
        for other in e.excludes
    )


def random_games(
    setup: str,
    *,
    games: int = 1,
    players: Players = 2,
    options: Options | None = None,
    seed: int = 0,
) -> Iterator[tuple[State, State, Action]]:
    """Play random games; after each action gives the state before it, the state after it and the action."""
    for number in range(games):
        dealer, generator = Dealer(1000 * seed + number), Generator(1000 * seed + number + 500)
        state = bastide.start(setup, players, options)
        while not state.is_terminal():
            before = state.copy()
            actions = state.legal_actions()
            assert actions, "somebody must choose, but nothing is legal"
            if state.current_player() == CHANCE:
                action = dealer.choose(state)
            else:
                action = actions[generator.draw(len(actions))]
            state.apply(action)
            yield before, state, action


def fingerprint(
    setup: str, *, players: Players = 2, options: Options | None = None, seed: int = 0
) -> tuple[str, list[str]]:
    """A hash of everything that happens in a seeded random game, and its actions."""
    digest = hashlib.blake2b(digest_size=16)
    actions: list[str] = []
    for before, state, action in random_games(setup, players=players, options=options, seed=seed):
        actions.append(str(action))
        legal = [str(a) for a in before.legal_actions()]
        events = [event.json() for event in state.events()]
        digest.update(json.dumps([before.key(), legal, str(action), events, state.scores()]).encode())
        if state.is_terminal():
            digest.update(state.key().encode())
    return digest.hexdigest(), actions


# Checks ---------------------------------------------------------------------------------------


def check_actions(state: State) -> None:
    """Legal actions are unique, sorted and stable; each parses back from its text and its JSON."""
    actions = state.legal_actions()
    assert actions == state.legal_actions(), "asking twice gives two answers"
    assert len(set(actions)) == len(actions), "an action is listed twice"
    assert actions == sorted(actions), "actions are not in order"
    texts = [str(a) for a in actions]
    assert len(set(texts)) == len(texts), "two actions have the same text"
    step = state.agenda()[-1][0] if actions else ""
    for action in actions:
        timely = action.number == PASS or step in action.kind.steps
        assert timely, f"{action} is offered in the step {step}, which its kind does not name"
        assert state.action(str(action)) == action, f"{action} does not parse back from its text"
        data = json.loads(json.dumps(action.json()))
        assert state.action(data) == action, f"{action} does not parse back from its JSON"
        assert state.explain(action) == [], f"{action} is legal, yet there are reasons against it"
    outcomes = state.chance_outcomes()
    if state.current_player() == CHANCE:
        assert [a for a, _ in outcomes] == actions
        assert abs(sum(p for _, p in outcomes) - 1) < 1e-9, "probabilities do not add up"
        assert all(p > 0 for _, p in outcomes)
    else:
        assert outcomes == []


def some_illegal(state: State, generator: Generator, tries: int) -> Iterator[Action]:
    """Actions that parse but are not legal now: any kind with any parts, most of them near the map."""
    legal = set(state.legal_actions())
    kinds = sorted(state.rules.action_kinds)
    for _ in range(tries):
        action = any_action(state, state.rules.action_kinds[kinds[generator.draw(len(kinds))]], generator)
        if action not in legal:
            yield action


def any_action(state: State, kind: ActionKind, generator: Generator) -> Action:
    """An action of a kind that parses, with any parts and most likely near the map."""
    rules = state.rules

    def pick(values: Sequence[str]) -> str:
        return values[generator.draw(len(values))]

    def part_of(part: Part) -> int | str:
        match part.kind:
            case "rotation" | "edge":
                return pick(EDGES)
            case "corner":
                return pick(CORNERS)
            case "piece":
                return pick([kind.letter for kind in rules.piece_kinds])
            case "spot":
                return pick(SPOTS)
            case "tile":
                return pick(list(rules.names.values()))
            case "player":
                return pick(rules.setup.players)
            case "choice":
                return pick(part.choices)
        return generator.draw(10)

    data: dict[str, object] = {"type": kind.name, **{part.name: part_of(part) for part in kind.parts}}
    if kind.has_at:
        tiles = state.placed()
        near = tiles[-1] if generator.draw(2) else tiles[generator.draw(len(tiles))]
        reach = generator.draw(3)
        data["at"] = [
            near.x + generator.draw(2 * reach + 1) - reach,
            near.y + generator.draw(2 * reach + 1) - reach,
        ]
    return state.action(data)


def check_illegal(state: State, generator: Generator, tries: int = 4) -> None:
    """Illegal actions are refused with reasons that name known rules, and change nothing."""
    key = state.key()
    for action in some_illegal(state, generator, tries):
        reasons = state.explain(action)
        assert reasons, f"{action} is illegal, but nothing says why"
        for reason in reasons:
            assert reason.text
            assert reason.rules, f"{action}: {reason.text!r} names no rule"
            unknown = set(reason.rules) - rule_ids()
            assert not unknown, f"{action}: no such rule as {', '.join(sorted(unknown))}"
        given: tuple[object, ...] = ()
        try:
            state.apply(action)
        except IllegalAction as error:
            given = error.reasons
        assert given == tuple(reasons), f"{action} was not refused for these reasons"
    assert state.key() == key, "a refused action changed the state"


def check_pieces(state: State) -> None:
    """Nothing is lost: every piece is in its owner's supply, on the board or in a place elsewhere."""
    rules = state.rules
    owners = rules.piece_owners()
    where = state.peek("where")
    assert len(where) == len(owners)
    at_home = Counter(owned for owned, place in zip(owners, where, strict=True) if place == -1)
    for player in range(rules.n_players):
        for kind in range(len(rules.piece_kinds)):
            assert state.in_supply(player, kind) == at_home[player, kind], "supply and pieces disagree"
    on_board = sum(place >= 0 for place in where)
    assert len(state.pieces()) == on_board
    occupied = Counter(p.owner for f in state.features() for p in f.pieces)
    assert occupied == Counter(p.owner for p in state.pieces()), "a piece stands in no feature, or in two"


def check_points(before: State, state: State) -> None:
    """Scores change by what the events say, and each award is what its sheet adds up to."""
    n = state.rules.n_players
    change = [after - old for after, old in zip(state.scores(), before.scores(), strict=True)]
    told, owed = [0] * n, [0] * n
    for event in state.events():
        if event.name == "points":
            told[event.data["player"]] += event.data["points"]
        elif event.name == "award":
            assert set(event.data["rules"]) <= rule_ids(), f"unknown rules in {event.data}"
            owed[event.data["player"]] += event.data["points"]
        if event.sheet is not None:
            sheet = event.sheet
            assert set(sheet.points) == set(sheet.winners)
            assert set(sheet.rules) <= rule_ids(), f"{sheet}: unknown rules in {sheet.rules}"
            assert {str(p): v for p, v in sheet.points.items()} == sheet.json()["points"]
            for player, points in sheet.points.items():
                owed[player] += points
    assert change == told, f"scores changed by {change}, but the events say {told}"
    if len(state.rules.sequence(AWARD)) <= 1:  # no expansion adds to what is awarded
        assert told == owed, f"the events give {told}, but the sheets add up to {owed}"


def check_copy(before: State, state: State, action: Action, key: str) -> None:
    """What was played on a state left the copy made before alone, and the copy plays on to the same."""
    assert before.key() == key, "a copy changed when its original was played on"
    twin = before.copy()
    twin.apply(action)
    assert twin.key() == state.key(), "a copy plays on differently"
    assert before.key() == key, "an original changed when its copy was played on"
    assert state.copy().key() == state.key()
    assert [a.code for a in state.copy().legal_actions()] == [a.code for a in state.legal_actions()]


def check_view(state: State) -> None:
    """The view of every seat is plain data, and shows choices only to whoever must choose."""
    for seat in (None, *range(state.rules.n_players)):
        data = state.view(seat)
        assert json.loads(json.dumps(data)) == data
        if seat is not None and state.current_player() != seat:
            assert data["actions"] == []


def check_game(
    setup: str,
    *,
    players: Players = 2,
    options: Options | None = None,
    seed: int = 0,
    every: int = 1,
    also: Callable[[State, State, Action], None] | None = None,
) -> State:
    """Play a random game with all checks after each action, the costly ones after every n-th."""
    generator = Generator(seed + 77)
    last: State | None = None
    start = bastide.start(setup, players, options)
    key = start.key()
    check_actions(start)
    check_illegal(start, generator)
    for number, (before, state, action) in enumerate(
        random_games(setup, players=players, options=options, seed=seed)
    ):
        check_points(before, state)
        if number % every == 0:
            check_copy(before, state, action, key)
            check_actions(state)
            check_pieces(state)
            if not state.is_terminal():
                check_illegal(state, generator)
            check_view(state)
            check_said(state)
        if also is not None:
            also(before, state, action)
        key = state.key()
        last = state
    assert last is not None
    check_end(last)
    return last


def check_end(state: State) -> None:
    """A game that is over has a result, and nothing may be chosen."""
    assert state.is_terminal()
    assert state.legal_actions() == []
    drawn = state.rules.n_drawn * state.rules.n_designs  # tiles that were put aside may stay there
    assert not any(state.peek("unseen")[:drawn])
    best = max(state.scores())
    tied = tuple(p for p, n in enumerate(state.scores()) if n == best)
    assert set(state.winners()) <= set(tied)
    returns = state.returns()
    assert sum(returns) == 0 or abs(sum(returns) - 1) < 1e-9
    assert state.explain("-"), "after the end nothing is legal, and there is a reason"


def check_same_seed(
    setup: str, *, players: Players = 2, options: Options | None = None, seed: int = 0
) -> None:
    """The same seed gives the same game, another seed another one; sets may be named in any order."""
    first = fingerprint(setup, players=players, options=options, seed=seed)
    assert first == fingerprint(setup, players=players, options=options, seed=seed)
    assert first[1] != fingerprint(setup, players=players, options=options, seed=seed + 1)[1]
    backwards = "+".join(reversed(setup.split("+")))
    assert first == fingerprint(backwards, players=players, options=options, seed=seed)


def check_pure(setup: str, *, players: int = 2, options: Options | None = None, seed: int = 0) -> None:
    """Compiled and uncompiled, the same seed gives the same game to the last event."""
    here = fingerprint(setup, players=players, options=options, seed=seed)[0]
    env = {**os.environ, "BASTIDE_PURE": "1" if bastide.is_compiled() else "0"}
    env["PYTHONPATH"] = os.pathsep.join(
        [str(Path(str(bastide.__file__)).parents[1]), env.get("PYTHONPATH", "")]
    )
    arguments = [setup, str(players), str(seed), json.dumps(dict(options or {}))]
    run = subprocess.run(
        [sys.executable, "-m", "bastide.testing", *arguments],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [here, "pure" if bastide.is_compiled() else run.stdout.split()[1]]


def reads_back(*kinds: str) -> Callable[[State, State, Action], None]:
    """A check for ``check_game``: where such actions are legal, the position reads back to the same."""

    def check(before: State, state: State, action: Action) -> None:
        if state.is_terminal() or state.legal_actions()[0].name not in kinds:
            return
        again = parse_position(format_position(state))
        assert again.key() == state.key()
        assert again.legal_actions() == state.legal_actions()
        assert sorted(sorted(f.spots) for f in again.features()) == sorted(
            sorted(f.spots) for f in state.features()
        )
        assert state.view(state.current_player())["prompt"]

    return check


def check_expansion(
    setup: str,
    *,
    players: int = 2,
    options: Options | None = None,
    seed: int = 0,
    every: int = 1,
) -> None:
    """Every shared check on one setup: its packages are read, and games of it are played."""
    check_packages(setup)
    check_game(setup, players=players, options=options, seed=seed, every=every)
    check_same_seed(setup, players=players, options=options, seed=seed)
    check_pure(setup, players=players, options=options, seed=seed)


def check_packages(setup: str) -> None:
    """Words, rules, drawings and declarations of every set of a setup; all that is wrong is told at once."""
    names = [part.rpartition("*")[2] for part in setup.split("+")]
    chosen = [e for e in registered() if set(e.tile_sets or (e.name,)) & set(names)]
    found = [str(finding) for expansion in chosen for finding in findings(expansion, rule_ids())]
    assert not found, "\n".join(found)
    chapters, known = {expansion.name for expansion in chosen}, boards()
    for rule in all_rules().values():
        if rule.chapter in chapters and rule.id in known:
            check_board(known[rule.id])
    try:
        from bastide.art.paint.drawn import symbols
    except ImportError:  # without the extra "art" nothing is drawn
        return
    symbols()  # a drawing that is wrong is an error with file and key


def check_board(board: RuleBoard) -> None:
    """What is to be tried on the board of a rule is allowed, but for the last where that is forbidden."""
    match = Match.from_position(board.position, seed=1, draws=board.draws)
    assert format_position(match.state) == board.position, f"{board.rule}: a position is written otherwise"
    match.settle()
    for number, action in enumerate(board.do, 1):
        assert match.current_player() >= 0, f"{board.rule}: nobody decides before {action}"
        if board.refused and number == len(board.do):
            assert match.state.explain(action), f"{board.rule}: {action} is allowed"
            return
        reasons = match.state.explain(action)
        assert not reasons, f"{board.rule}: {action} is refused: {reasons[0].text}"
        match.apply(action)
        match.settle()


def check_said(state: State) -> None:
    """Whatever is said in a position and of what led to it has words, with every parameter filled in."""
    step = state.rules.steps[state.step - N_SLOTS] if state.step >= 0 else None
    said = [told(state.rules, event) for event in state.events()]
    said += [line.whole for event in state.events() if event.sheet for line in event.sheet.lines]
    if step is not None and state.current_player() >= 0:
        said += [step.prompt(state), *filter(None, [step.passing(state)])]
    said += [label(state, action) for action in {a.name: a for a in state.legal_actions()}.values()]
    for message in said:
        assert str(message) != message.id, f"{message.id} has no words"
        assert not lacking(message), f"{message.id}: the text needs {lacking(message)}, which is not given"


def check_refused(setup: str, *allowed: str, players: Players = 2, options: Options | None = None) -> str:
    """The setup is refused, and the message says what would be allowed."""
    try:
        bastide.start(setup, players, options)
    except SetupError as error:
        message = str(error)
        for word in allowed:
            assert word in message, f"{word!r} is not in {message!r}"
        return message
    raise AssertionError(f"{setup} with {players} players and {options} was not refused")


if __name__ == "__main__":
    text, seats, seed_text, option_text = sys.argv[1:5]
    print(fingerprint(text, players=int(seats), seed=int(seed_text), options=json.loads(option_text))[0])
    print("compiled" if bastide.is_compiled() else "pure")
