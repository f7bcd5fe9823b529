"""Minting: games are played, and where one move seems to stand out, every move is played out.

Most positions are dismissed cheaply: a few likely moves in a few worlds. What is left gets more worlds as
long as the best stays clear of all others. A run goes on where it was stopped, and the same recipe finds the
same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from bastide.coach.lines import goes_on, play
from bastide.coach.panel import Panel
from bastide.coach.puzzles.contest import Contest
from bastide.coach.puzzles.difficulty import found_by, rating_of
from bastide.coach.puzzles.pack import THEMES, Pack, Puzzle, Recipe, Run, name_of
from bastide.coach.puzzles.themes import themes_of
from bastide.coach.puzzles.thief import Thief
from bastide.coach.trials import game
from bastide.coach.unseen import Unseen
from bastide.core.constants import CHANCE
from bastide.core.setup import Setup
from bastide.players import make_player
from bastide.record.position import format_position, parse_position

if TYPE_CHECKING:
    from bastide.coach.lines import Line
    from bastide.core.ruleset import Ruleset
    from bastide.core.state import State
    from bastide.players.player import Player
    from bastide.record.match import Match

# Looks that are taken at a position, one after the other: so many likely moves in so many worlds; then the
# best must be ahead of the others by so much of the lead that is asked for, and by so many standard errors.
GLANCES = ((4, 16, 0.6, 0.7), (5, 32, 0.8, 1.5), (8, 64, 0.9, 2.0))
LOOKS = (8, 32)  # worlds of the first look at every move, and at each that is then not clearly worse
LEEWAY = 0.8  # part of the lead that is enough while worlds are still to come
CLOSEST = 6  # moves that are tried further at a time
FEWEST_MOVES = 8  # with fewer there is little to find
MOST_UNSEEN, FEWEST_UNSEEN = 40, 3  # tiles: neither the opening nor the last draw
EVERY = 3  # turns of which one is looked at, where any tile may have been drawn
FAR_AHEAD = 2.0  # points by estimate, where any tile may have been drawn
EACH_GAME = 2  # puzzles at most, so that they differ
APART = 10_007  # keeps the games of different seeds apart
Wanted = Callable[[tuple[str, ...]], bool]
Told = Callable[["Pack", Run], None]


class Mint:
    """Makes puzzles by one recipe."""

    def __init__(self, recipe: Recipe, judges: int | None = None) -> None:
        self.recipe = recipe
        self.judges = judges
        self._panel: Panel | None = None
        self._like: Ruleset | None = None

    def close(self) -> None:
        """Give the judges back."""
        if self._panel is not None:
            self._panel.close()

    def game(self, number: int, run: Run, number_in_pack: int, wanted: Wanted) -> Iterator[Puzzle]:
        """The puzzles of one game of a run; ``wanted`` tells by themes whether one is of use."""
        recipe = self.recipe
        setup = Setup.parse(recipe.setup, len(recipe.players))
        turn = number % len(recipe.players)
        seats = recipe.players[turn:] + recipe.players[:turn]
        match = game(setup, seats, 0, recipe.seed * APART + number, seated)
        made = 0
        for moment in moments(match, any_tile=recipe.any_tile):
            for state in moment:
                run.positions += 1
                puzzle = self.look(state, wanted, number_in_pack, number)
                if puzzle is not None:
                    yield puzzle
                    made += 1
                    break  # one of a moment is enough
            if made == EACH_GAME:
                break
        run.games += 1

    def look(self, state: State, wanted: Wanted, number_in_pack: int, game: int) -> Puzzle | None:
        """The puzzle that a position is, if it is one and of use."""
        found = self.find(state, wanted)
        if found is None:
            return None
        contest, best = found
        themes = self.themes(contest, best)
        if not themes or not wanted(themes):
            return None
        return self.puzzle(contest, best, themes, number_in_pack, game)

    @staticmethod
    def themes(contest: Contest, best: Line) -> tuple[str, ...]:
        """What the best move is about, beside the next best so far."""
        return themes_of(contest.state, best, contest.rivals(best)[0])

    def find(self, state: State, wanted: Wanted) -> tuple[Contest, Line] | None:
        """The move that is clearly best in a position, if there is one and it seems to be of use."""
        if self.recipe.any_tile and not self.is_promising(state, wanted):
            return None
        state = parse_position(format_position(state))  # what is judged is what will be read
        contest = Contest(state, self.panel(state))
        if contest.number < FEWEST_MOVES:
            return None
        return self.stands_out(contest, wanted)

    def panel(self, state: State) -> Panel:
        """The judges of games like this."""
        if self._panel is None or self._like is not state.rules:
            self.close()
            self._like = state.rules
            self._panel = Panel(state, self.recipe.seed, self.judges)
        return self._panel

    def is_promising(self, state: State, wanted: Wanted) -> bool:
        """By the estimate alone: is one move far ahead, and of use? Of many tiles few are looked at."""
        contest = Contest(state, self.panel(state))
        likely = contest.likely(2)
        if len(likely) < 2 or contest.estimated(likely[0]) - contest.estimated(likely[1]) < FAR_AHEAD:
            return False
        return wanted(themes_of(state, *likely))

    def stands_out(self, contest: Contest, wanted: Wanted) -> tuple[Contest, Line] | None:
        """Try more and more worlds as long as one move stays ahead of all others."""
        points, errors, worlds = self.recipe.points, self.recipe.errors, self.recipe.worlds
        likely = contest.likely(GLANCES[-1][0])
        for moves, now, part, z in GLANCES:
            first = likely[:moves]
            contest.extend(first, min(now, worlds))
            best = contest.best(first)
            if not contest.behind(contest.rivals(best, first)[0], best).is_clear(part * points, z):
                return None
        if not wanted(self.themes(contest, best)):
            return None
        contest.extend(contest.lines, min(LOOKS[0], worlds))
        contest.extend(contest.near(best, points, errors), min(LOOKS[1], worlds))
        now = GLANCES[-1][1]
        while True:
            # Whoever was ahead by few worlds is tried in as many as the best so far.
            contest.extend(contest.near(best, points, 2 * errors)[:CLOSEST], min(now, worlds))
            best = contest.best(
                [line for line in contest.samples if contest.samples[line].n >= min(now, worlds)]
            )
            near = contest.near(best, points, errors)
            if now >= worlds:
                return (contest, best) if not near else None
            close = [line for line in near[:1] if contest.samples[line].n >= now]
            if any(contest.behind(line, best).points.value < LEEWAY * points for line in close):
                return None
            now = min(2 * now, worlds)
            contest.extend([best], now)

    def puzzle(
        self, contest: Contest, best: Line, themes: tuple[str, ...], number_in_pack: int, game: int
    ) -> Puzzle:
        """The puzzle of a position whose best move is known."""
        state = contest.state
        lead = contest.behind(contest.rivals(best)[0], best).points
        found = found_by(state, best, self.recipe.seed)
        text = format_position(state)
        return Puzzle(
            id=name_of(text),
            position=text,
            solution=tuple(best.texts(state)),
            themes=themes,
            rating=rating_of(found),
            found=found,
            margin=round(lead.value, 2),
            error=round(lead.error, 2),
            losses=losses_of(contest, best),
            recipe=number_in_pack,
            game=game,
        )


def seated(name: str, seed: int) -> Player:
    """Who plays: any player of the program, or a thief."""
    return Thief(seed) if name == Thief.name else make_player(name, seed)


def losses_of(contest: Contest, best: Line) -> dict[str, float]:
    """The points that each of the other moves loses, by how it is written."""
    return {
        " ".join(line.texts(contest.state)): round(contest.behind(line, best).points.value, 1)
        for line in contest.rivals(best)
    }


def moments(match: Match, *, any_tile: bool) -> Iterator[list[State]]:
    """The positions of a game in which somebody lays a tile and may put a figure on it, turn by turn.

    With ``any_tile`` every third turn, but with each of the tiles that could have been drawn, and even where
    nobody is left to be put on it.
    """
    turns = 0
    for index in range(match.length):
        state = match.before(index)
        if not _lays(state) or not FEWEST_UNSEEN <= Unseen(state).size <= MOST_UNSEEN:
            continue
        turns += 1
        before = match.before(index - 1)
        if not any_tile:
            yield [state] if _decides(state) else []
        elif turns % EVERY == 0 and before.current_player() == CHANCE:
            drawn = [play(before, action.code) for action, _ in before.chance_outcomes()]
            yield [other for other in drawn if _lays(other)]


def _lays(state: State) -> bool:
    """Is a tile in hand?"""
    return state.current_player() >= 0 and state.tile >= 0 and state.laid < 0


def _decides(state: State) -> bool:
    """Are there several places for it, and a figure to be put?"""
    codes = state.legal_codes()
    return len(codes) > 1 and any(goes_on(state, play(state, code)) for code in codes[:8])


def mint(pack: Pack, recipe: Recipe, *, games: int, each: int, told: Told, judges: int | None = None) -> Run:
    """Make puzzles until so many games were played, or there are so many of each theme; the run in the pack.

    A run of the same recipe goes on after its last whole game. ``told`` is called after every game, when the
    pack is whole.
    """
    number = next((n for n, run in enumerate(pack.runs) if run.recipe == recipe), len(pack.runs))
    if number == len(pack.runs):
        pack.runs.append(Run(recipe))
    run = pack.runs[number]
    maker = Mint(recipe, judges)

    def count(theme: str) -> int:
        return sum(theme in puzzle.themes for puzzle in pack.puzzles if puzzle.recipe == number)

    looked_for = recipe.themes or THEMES

    def wanted(themes: tuple[str, ...]) -> bool:
        return any(theme in looked_for and count(theme) < each for theme in themes)

    try:
        while run.games < games and any(count(theme) < each for theme in looked_for):
            found = list(maker.game(run.games, run, number, wanted))
            pack.puzzles += [puzzle for puzzle in found if pack.find(puzzle.id) is None]
            told(pack, run)
    finally:
        maker.close()
    return run
