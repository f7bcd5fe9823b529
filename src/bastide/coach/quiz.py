"""The scoring quiz: what is this worth, and to whom? Positions of seeded games, answered by the score sheet.

A question is a feature of a real position: one that is complete and about to be scored, or one as the end of
the game finds it. The right answer is what the engine's own sheet says; the wrong ones are what that sheet
becomes by a mistake that people make: a line left out, a tie given to one, heads counted for strength.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.errors import SetupError
from bastide.core.places import scored_spots
from bastide.core.setup import Setup
from bastide.core.tiles import FIELD
from bastide.expansions import registered, set_names
from bastide.players import make_player
from bastide.record.dealer import Generator
from bastide.record.match import Match
from bastide.rulebook import rules
from bastide.view.features import sheets_of
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.events import ScoreSheet
    from bastide.core.state import State
    from bastide.core.view import Feature

BASE = "base"
PLAYED_BY = ("knight", "greedy", "farmer")  # who plays the games: not alike, so that they get into each other
CHOICES = 4
GAMES = 6  # that are played at most until there is something good to ask about
GOOD = 6  # so much interest
FEWEST_TILES = 3
BEST_OF = 4  # the question is one of the so many best, by lot
Points = Mapping[int, int]


@dataclass(frozen=True)
class Choice:
    """An answer: who gets how many points. ``mistake`` says what was done wrong; None if it is right."""

    points: dict[int, int]
    mistake: Message | None = None


@dataclass(frozen=True)
class Quiz:
    """A question. ``final``: the feature counts as if the game ended here; else it is complete."""

    seed: int
    about: str  # the set that it was made for
    state: State
    sheet: ScoreSheet
    spots: tuple[tuple[int, int, str], ...]
    final: bool
    choices: tuple[Choice, ...]

    @property
    def right(self) -> int:
        """Which of the choices is right."""
        return next(n for n, choice in enumerate(self.choices) if choice.mistake is None)


def quiz(sets: Sequence[str] = (), seed: int = 0, names: Sequence[str] = ("Red", "Blue", "Yellow")) -> Quiz:
    """The question of a seed, from some sets, or from all; the same seed asks the same.

    >>> question = quiz(["inns-and-cathedrals"], seed=3)
    >>> question.choices[question.right].points == question.sheet.points
    True
    """
    there = set_names()
    for name in sets:
        if name not in there:
            raise SetupError(Message("coach-no-set", name=name[:40], there=tuple(there)))
    known = [name for name in there if name in sets] if sets else there
    generator = Generator(seed ^ 0x71A5_09C3)
    about = known[generator.draw(len(known))]
    text = _setup(about, known, generator)
    players = names[: 2 + generator.draw(len(names) - 1)]
    best: list[tuple[int, Quiz]] = []  # each with its interest
    for _ in range(GAMES):
        match = _game(Setup.parse(text, players), generator)
        found = [_question(seed, about, state, feature, generator) for state, feature in _moments(match)]
        best += [(_interest(question), question) for question in found if question is not None]
        best = sorted(best, key=lambda entry: -entry[0])[:BEST_OF]
        if len(best) == BEST_OF and best[-1][0] >= GOOD:
            break
    if not best:
        raise SetupError(Message("coach-no-question"))
    return best[generator.draw(len(best))][1]


def _setup(about: str, known: Sequence[str], generator: Generator) -> str:
    """A game with a set, and sometimes with another; no more, so that a question is made in a moment."""
    alone = [name for e in registered() if e.stands_alone for name in e.tile_sets or (e.name,)]
    chosen = [about] if about in alone else [BASE, about]
    others = [name for name in known if name not in (*alone, *chosen)]
    if others and generator.draw(2):
        chosen.append(others[generator.draw(len(others))])
    return "+".join(chosen)


def _game(setup: Setup, generator: Generator) -> Match:
    """A whole game."""
    match = Match(setup, seed=generator.draw(1 << 30))
    shift = generator.draw(len(PLAYED_BY))
    seats = [
        make_player(PLAYED_BY[(seat + shift) % len(PLAYED_BY)], generator.draw(1 << 30))
        for seat in range(len(setup.players))
    ]
    match.settle()
    while match.current_player() >= 0:
        match.apply(seats[match.current_player()].choose(match.state))
        match.settle()
    return match


# What to ask about --------------------------------------------------------------------------------------


def _moments(match: Match) -> Iterator[tuple[State, Feature]]:
    """Features with followers: complete ones before they are scored, and all of them as the game ends."""
    state = match.start.copy()
    for action in match.actions:
        if state.current_player() >= 0 and state.laid >= 0:
            # What is complete touches the tile just laid, or is somewhere around it.
            for feature in state.features():
                if feature.complete and feature.followers and len(feature.tiles) >= FEWEST_TILES:
                    yield state.copy(), feature
        last = state.copy()
        state.apply(action)
    for feature in last.features():
        if not feature.complete and feature.followers:
            yield last, feature


def _question(seed: int, about: str, state: State, feature: Feature, generator: Generator) -> Quiz | None:
    """The question that a feature makes, if it makes one."""
    sheets = sheets_of(state, feature, finished=feature.complete)
    if len(sheets) != 1 or not sheets[0].strengths:
        return None
    sheet = sheets[0]
    wrong: list[Choice] = []
    for choice in mistakes(sheet, _heads(feature)):
        if choice.points != sheet.points and choice.points not in [other.points for other in wrong]:
            wrong.append(choice)
    if len(wrong) < CHOICES - 1:
        return None
    choices = [Choice(dict(sheet.points)), *wrong[: CHOICES - 1]]
    for i in range(len(choices) - 1, 0, -1):
        j = generator.draw(i + 1)
        choices[i], choices[j] = choices[j], choices[i]
    spots = tuple(scored_spots(state, sheet))
    return Quiz(seed, about, state, sheet, spots, not feature.complete, tuple(choices))


def _heads(feature: Feature) -> dict[int, int]:
    """How many followers everybody has there, whatever their strength."""
    heads: dict[int, int] = {}
    for piece in feature.followers:
        heads[piece.owner] = heads.get(piece.owner, 0) + 1
    return heads


def _interest(question: Quiz) -> int:
    """How much there is to think about: rules and tiles of the set, notes, several players, lines, a farm."""
    sheet, about = question.sheet, question.about
    texts = rules()
    own = any(texts[rule].chapter == about for rule in sheet.rules if rule in texts)
    cells = {(x, y) for x, y, _ in question.spots}
    shown = any((tile.x, tile.y) in cells and tile.tile.set == about for tile in question.state.placed())
    return (
        6 * (own and about != BASE)
        + 3 * (shown and about != BASE)
        + 3 * bool(sheet.notes)
        + 3 * (len(sheet.strengths) > 1)
        + 2 * (len(sheet.lines) > 1)
        + (sheet.kind == FIELD)
        + (len(question.spots) > 3)
    )


# Wrong answers ------------------------------------------------------------------------------------------


def mistakes(sheet: ScoreSheet, heads: Mapping[int, int]) -> Iterator[Choice]:
    """What the sheet becomes by mistakes, the likelier ones first; some may come to the same."""
    strengths, winners = sheet.strengths, sheet.winners
    value = max(sheet.points.values(), default=sheet.worth)
    if len(winners) > 1 and value > 1:
        yield Choice({seat: value // len(winners) for seat in winners}, Message("coach-quiz-split"))
        yield Choice({winners[0]: value}, Message("coach-quiz-one-of-tied"))
    if heads and (most := _most(heads)) != set(winners):
        yield Choice(dict.fromkeys(sorted(most), value), Message("coach-quiz-heads"))
    if len(strengths) > len(winners):
        yield Choice(dict.fromkeys(sorted(strengths), value), Message("coach-quiz-everybody"))
    common = [line for line in sheet.lines if line.player is None]
    if sheet.halved:
        yield _changed(sheet, sum(line.points for line in common), Message("coach-quiz-not-halved"))
    most_counted = max((line.points for line in common), default=0)
    for line in sheet.lines:
        if line.void:
            counted = line.count * max(1, line.worth)
            yield _changed(sheet, counted, Message("coach-quiz-not-void", what=line.message))
        elif line.points < most_counted and line.player is None:
            left = value - line.points
            yield _changed(sheet, left, Message("coach-quiz-left-out", what=line.message))
    for line in common:
        for worth in (line.worth + 1, line.worth - 1):
            if worth > 0 and line.count > 1 and not line.void:
                counted = value + line.count * (worth - line.worth)
                yield _changed(sheet, counted, Message("coach-quiz-rate", what=line.message, worth=worth))
    for line in common:
        for more in (1, -1):
            if line.worth and line.count > 1:
                counted = value + more * line.worth
                yield _changed(sheet, counted, Message("coach-quiz-miscounted", what=line.message))
    others = sorted(set(strengths) - set(winners))
    if others and value:
        yield Choice({others[0]: value}, Message("coach-quiz-other"))


def _changed(sheet: ScoreSheet, value: int, mistake: Message) -> Choice:
    """Everybody who wins gets another number of points; what only one of them has stays."""
    highest = max(sheet.points.values(), default=sheet.worth)
    changed = {seat: max(0, sheet.points.get(seat, highest) + value - highest) for seat in sheet.winners}
    return Choice(changed, mistake)


def _most(strengths: Points) -> set[int]:
    return {seat for seat, n in strengths.items() if n == max(strengths.values())}
