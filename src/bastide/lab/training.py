"""Training: better weights for the estimate, found by letting players that differ in them meet.

In every trial each weight is pushed a little up or down by lot. Two players, one pushed so and one pushed the
other way, meet over the same tiles from both seats; every third trial both meet a stranger instead, whose
weights are far off, so that nobody learns to beat only their like. After a round each weight moves towards
where the better players had it (simultaneous perturbation, as engines of chess are tuned). Against a fixed
opponent the same makes an exploiter: the weights that beat just this one.

A round is a run like any other (``runner``): on all cores or a cluster, and it goes on where it was stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log

import msgspec

from bastide.core.setup import Setup
from bastide.lab.decks import Deck
from bastide.lab.games import play_match
from bastide.lab.seeds import seed_of
from bastide.lab.statistics import mean_error
from bastide.players import Player, make_player
from bastide.players.weights import Weights, format_weights
from bastide.record.dealer import Generator

Vector = tuple[float, ...]

# What is trained, and between which bounds; of a pair the first or the second number.
BOUNDS: dict[tuple[str, int], tuple[float, float]] = {
    ("follower", -1): (0.5, 30.0),
    ("fewer", -1): (0.5, 1.0),
    ("turns", -1): (1.0, 40.0),
    ("back", -1): (0.1, 30.0),
    ("future_cities", -1): (0.05, 6.0),
    ("grow", -1): (0.02, 1.0),
    ("scarce", -1): (0.2, 20.0),
    ("crowd", -1): (0.3, 4.0),
    ("join", -1): (0.0, 3.0),
    ("join_farms", -1): (0.0, 1.0),
    ("road", 0): (0.0, 0.9),
    ("road", 1): (0.05, 1.0),
    ("city", 0): (0.0, 0.9),
    ("city", 1): (0.05, 1.0),
    ("cloister", 0): (0.0, 0.9),
    ("cloister", 1): (0.05, 1.0),
    ("farm", 0): (0.0, 0.9),
    ("farm", 1): (0.05, 1.0),
}
INSIDE = 0.01  # of the way between the bounds, that a weight keeps away from them
REACH = 0.3  # how far weights are pushed in a trial, in logits
STRANGE = 1.2  # the same of a stranger's
RATE = 0.05  # logits that a weight moves for a point
SLOWER = 10  # rounds after which it moves half as far
STRANGERS = 3  # every so many trials a stranger is met


def vector(weights: Weights) -> Vector:
    """The trained weights as logits of their places between the bounds."""
    found = []
    for (name, part), (low, high) in BOUNDS.items():
        value = getattr(weights, name)
        place = ((value if part < 0 else value[part]) - low) / (high - low)
        place = min(max(place, INSIDE), 1 - INSIDE)
        found.append(log(place / (1 - place)))
    return tuple(found)


def weights_at(where: Vector, beside: Weights) -> Weights:
    """The way back; what is not trained is as ``beside``."""
    changed: dict[str, float | list[float]] = {}
    for ((name, part), (low, high)), logit in zip(BOUNDS.items(), where, strict=True):
        value = round(low + (high - low) / (1 + exp(-logit)), 4)
        if part < 0:
            changed[name] = value
        else:
            pair = changed.setdefault(name, [0.0, 0.0])
            assert isinstance(pair, list)
            pair[part] = value
    return replace(beside, **{n: tuple(v) if isinstance(v, list) else v for n, v in changed.items()})  # type: ignore[arg-type]


class Trial(msgspec.Struct):
    """What came of a trial: how far the one player was ahead of the other, in points a game."""

    margin: float
    games: int


@dataclass(frozen=True)
class Round:
    """Everything that the trials of a round depend on. It is the work of a run."""

    setup: Setup
    player: str  # a specification, whose weights are trained
    against: str  # a specification, or nothing for its own kind
    number: int
    seed: int
    centre: Vector
    beside: Weights  # what is not trained

    @property
    def result(self) -> type[Trial]:
        return Trial

    def describe(self) -> dict[str, object]:
        return {
            "kind": "training",
            "player": self.player,
            "against": self.against,
            "setup": self.setup.text,
            "options": dict(self.setup.options),
            "tiles": self.setup.tiles,
            "players": len(self.setup.players),
            "seed": self.seed,
            "round": self.number,
            "centre": self.centre,
        }

    def signs(self, number: int) -> tuple[int, ...]:
        """Which way each weight of the one player is pushed in a trial; the other's go the other way."""
        generator = Generator(seed_of(self.seed, "signs", self.number, number))
        return tuple(1 - 2 * generator.draw(2) for _ in self.centre)

    def __call__(self, number: int) -> Trial:
        """Let the two meet, or both meet somebody else."""
        signs = self.signs(number)
        one = self.pushed([REACH * sign for sign in signs])
        other = self.pushed([-REACH * sign for sign in signs])
        if not self.against and number % STRANGERS:
            return Trial(*self.meet(number, (one, other)))
        margin_one, games = self.meet(number, (one, None))
        margin_other, more = self.meet(number, (other, None))
        return Trial((margin_one - margin_other) / 2, games + more)

    def pushed(self, by: Sequence[float]) -> Weights:
        return weights_at(tuple(c + b for c, b in zip(self.centre, by, strict=True)), self.beside)

    def stranger(self, number: int) -> Weights:
        """Weights that are far from the centre, each in its own way."""
        generator = Generator(seed_of(self.seed, "stranger", self.number, number))
        return self.pushed([STRANGE * (generator.draw(2001) / 1000 - 1) for _ in self.centre])

    def meet(self, number: int, pair: tuple[Weights, Weights | None]) -> tuple[float, int]:
        """How far the first is ahead on one deck, from every seat; all other seats are the second's."""
        n = len(self.setup.players)
        total = 0.0
        for first in range(n):
            deck = Deck(seed_of(self.seed, "deck", self.number, number))
            seats = [
                self.seated(
                    pair[0] if seat == first else pair[1], number, seed_of(self.seed, number, first, seat)
                )
                for seat in range(n)
            ]
            scores = play_match(self.setup, seats, deck).state.scores()
            total += scores[first] - (sum(scores) - scores[first]) / (n - 1)
        return total / n, n

    def seated(self, weights: Weights | None, number: int, seed: int) -> Player:
        """A player with these weights; without, the opponent or a stranger."""
        if weights is None and self.against:
            return make_player(self.against, seed)
        tables = {len(self.setup.players): self.stranger(number) if weights is None else weights}
        return make_player(self.player, seed, tables)


def moved(work: Round, trials: Sequence[Trial]) -> Vector:
    """Where the weights are after a round: towards where the better players had them."""
    rate = RATE / (1 + work.number / SLOWER)
    signs = [work.signs(number) for number in range(len(trials))]
    steps = []
    for i in range(len(work.centre)):
        slope = sum(s[i] * trial.margin for s, trial in zip(signs, trials, strict=True)) / len(trials)
        steps.append(max(-REACH, min(REACH, rate * slope / (2 * REACH))))
    return tuple(c + step for c, step in zip(work.centre, steps, strict=True))


@dataclass(frozen=True)
class Proof(Round):
    """What it was worth: the new weights meet the opponent, or those it began with, on new decks."""

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "kind": "proof"}

    def __call__(self, number: int) -> Trial:
        new = weights_at(self.centre, self.beside)
        return Trial(*self.meet(number, (new, None if self.against else self.beside)))


def settled(centres: Sequence[Vector]) -> Vector:
    """The mean of where the weights were in the later half of the rounds: it wavers less than the last."""
    later = centres[len(centres) // 2 :]
    return tuple(sum(column) / len(later) for column in zip(*later, strict=True))


def format_found(
    proof: Proof, version: str, begin: str, rounds: int, trials: int, games: int, margins: Sequence[float]
) -> str:
    """The file of weights, with how they were made and what they are worth.

    ``begin`` is the file of the weights that it began with, nothing for the program's own.
    """
    seats = len(proof.setup.players)
    margin, error = mean_error(margins)
    against = f" --against {proof.against}" if proof.against else ""
    begun = f" --begin {begin}" if begin else ""
    head = f"""\
# Made by `bastide train` of Bastide {version} with --setup {proof.setup.text} --seats {seats}{begun}
# --player {proof.player}{against} --rounds {rounds} --trials {trials} --seed {proof.seed}: {games} games.
# On {len(margins)} new decks, from every seat, {margin:+.2f} points a game, standard error {error:.2f},
# against {proof.against or "the weights that it began with"}.

"""
    return head + format_weights({seats: weights_at(proof.centre, proof.beside)})
