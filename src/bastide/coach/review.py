"""The review of a game: every decision against the best, the luck of every draw, and how the win turned.

- Every decision is judged on common orders of tiles. What looks worse is compared once more with the best in
  worlds that had no part in choosing it, and is called worse only if that is at least a point and two
  standard errors. Anything else is an even choice.
- The luck of a draw is what the drawn tile is worth, by the estimate, less the mean over the bag.
- The ledger adds all of it up for each seat. What is left to the result stands in it as the rest: what nobody
  decided and no draw alone explains.
- A game with many sets is long and dear to play out. So that nobody waits for hours, it is then looked at in
  fewer worlds, and where even that is too much, only the decisions that the estimate doubts are judged. The
  review says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from bastide.coach.analysis import Analyst, Budget
from bastide.coach.facts import reason
from bastide.coach.lines import goes_on, line_of
from bastide.coach.panel import Panel, Stop, never
from bastide.coach.sample import lead
from bastide.core.constants import CHANCE, TERMINAL
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.judge import Judge
    from bastide.coach.lines import Line
    from bastide.core.state import State
    from bastide.record.match import Match

DRAW = "draw"
BEST, EVEN, SLIP, MISTAKE, BLUNDER = "best", "even", "slip", "mistake", "blunder"
UNJUDGED = "unjudged"  # passed over, where there are too many to look at all
GRADES = (BEST, EVEN, SLIP, MISTAKE, BLUNDER)
WORSE = ((6.0, BLUNDER), (3.0, MISTAKE), (1.0, SLIP))  # points that a move loses for certain
DOUBT = 1.0  # standard errors behind from which a move is looked at once more
TURNING = 0.1  # of the chance to win: so much at once is a turning point,
SURE = 2.5  # if it is so many standard errors
MOST_TURNING = 4
PARTS = 3  # of a game, in which it is told when the rest of the ledger came about


@dataclass(frozen=True)
class Depth:
    """How much is spent on a decision, on what was played, and on a second look at a doubtful one.

    ``most`` is the work that it may come to, in games of the usual size at normal depth; None: any.
    """

    budget: Budget
    played: int
    again: int
    most: float | None = None

    def thinned(self, share: float) -> Depth:
        """The same with a share of the worlds."""
        if share >= 1:
            return self
        worlds, played, again = (
            max(FEWEST, round(share * n)) for n in (self.budget.worlds, self.played, self.again)
        )
        simulations = max(FEWEST, round(share * self.budget.simulations))
        return Depth(Budget(worlds, self.budget.moves, simulations), played, again, self.most)


FEWEST = 16  # worlds with which anything can be said
USUAL = 190.0  # actions of a game of the usual size: base game, two players
GROWTH = 1.75  # how what a game costs to play out grows with its length (measured, 190 to 1,500 actions)
THINNEST = 0.25  # share of the worlds below which rather fewer decisions are judged

DEPTHS = {
    "quick": Depth(Budget(32, 3, 30), 64, 64, most=8.0),
    "normal": Depth(Budget(64, 4, 60), 160, 192, most=3.0),
    "deep": Depth(Budget(256, 6, 300), 512, 768),
}
NORMAL = DEPTHS["normal"]


@dataclass(frozen=True)
class Plan:
    """What a review spends on a game: the share of the worlds, and which decisions it judges; None: all."""

    share: float = 1.0
    judged: frozenset[int] | None = None


ALL = Plan()


@dataclass(frozen=True)
class Decision:
    """A decision of a player. ``index`` is that of its first action in the record, ``length`` their number.

    ``loss`` is what the best move has over it in points of the lead, ``win_loss`` in chance to win;
    ``error`` is the standard error of the loss. ``chances`` are everybody's to win after it.
    """

    index: int
    length: int
    turn: int
    seat: int
    actions: tuple[str, ...]
    better: tuple[str, ...]
    grade: str
    loss: float
    error: float
    win_loss: float
    chances: tuple[float, ...]
    expected: tuple[float, ...]
    why: Message
    better_why: Message | None


@dataclass(frozen=True)
class Draw:
    """A tile that was drawn, and its luck: points of the lead that it is worth more than the bag's mean."""

    index: int
    turn: int
    seat: int
    tile: str
    luck: float


@dataclass(frozen=True)
class Turning:
    """A turn in which the chance of a seat to win changed much."""

    turn: int
    index: int
    seat: int
    change: float
    why: Message


@dataclass(frozen=True)
class Account:
    """The ledger of a seat: parts that add up to ``total``, the lead over the others' mean at the end.

    ``luck`` and ``decisions`` are one's own, ``their_luck`` and ``their_decisions`` those of the others as
    they change one's lead; ``small`` are differences of even choices, and ``rest`` is everything else.
    ``thirds`` says when the rest came about, in the first, second and last third of the decisions, by the
    change of the lead that games played out let expect; nothing where not every decision was judged.
    """

    seat: int
    luck: float
    their_luck: float
    decisions: float
    their_decisions: float
    small: float
    rest: float
    total: float
    thirds: tuple[float, ...] = ()


@dataclass(frozen=True)
class Accuracy:
    """How well a seat decided: how many of its decisions were not clearly worse than the best."""

    seat: int
    decisions: int
    sound: int
    lost: float
    grades: dict[str, int]

    @property
    def share(self) -> float:
        """The part of its decisions that were sound; all, if there were none."""
        return self.sound / self.decisions if self.decisions else 1.0


@dataclass(frozen=True)
class Review:
    """What was found out about a game."""

    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    depth: str
    seed: int
    start: tuple[float, ...]  # everybody's chance to win at the beginning
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    turning: tuple[Turning, ...]
    ledger: tuple[Account, ...]
    accuracy: tuple[Accuracy, ...]
    over: bool
    worlds: int = NORMAL.played  # games that were played out after a decision

    @property
    def judged(self) -> int:
        """How many decisions were judged."""
        return sum(d.grade != UNJUDGED for d in self.decisions)

    def costly(self, most: int = 5) -> list[Decision]:
        """The decisions that cost most, of those that were clearly worse than the best."""
        clear = [d for d in self.decisions if is_worse(d)]
        return sorted(clear, key=lambda d: -d.loss)[:most]


def is_worse(decision: Decision) -> bool:
    """Was it clearly worse than the best?"""
    return decision.grade in (SLIP, MISTAKE, BLUNDER)


Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Part:
    """What was found about some actions of a game, from one up to, not including, another."""

    until: int
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]


def _silent(done: int, of: int) -> None:
    """Nobody looks."""


def review(
    match: Match,
    depth: str = "normal",
    *,
    seed: int = 0,
    judges: int | None = None,
    stop: Stop = never,
    progress: Progress = _silent,
) -> Review:
    """Review a game, finished or not; ``progress`` hears how many actions are looked at, of how many."""
    codes = [action.code for action in match.actions]
    state = match.start.copy()
    parts: list[Part] = []
    with Panel(match.start, seed, judges) as panel:
        plan = planned(match.start, codes, depth, panel)
        reviewer = Reviewer(state, depth, seed, panel, stop, plan)
        start = reviewer.outlook(state)
        done = 0
        while done < len(codes):
            progress(done, len(codes))
            parts.append(reviewer.part(state, codes, done, done + 1))
            done = parts[-1].until
    progress(done, len(codes))
    return assembled(match, depth, seed, start, parts, plan)


def strain(start: State, codes: Sequence[int]) -> float:
    """The work of judging every decision of a game, in games of the usual size.

    It goes by the number of actions and by how long it takes to play such a game out.
    """
    state = start.copy()
    for code in codes:
        state.play_code(code)
    laid, to_come = len(state.placed()), sum(state.peek("unseen"))
    whole = len(codes) * (laid + to_come) / max(1, laid)
    return len(codes) / USUAL * float((whole / USUAL) ** GROWTH)


def planned(start: State, codes: Sequence[int], depth: str, panel: Panel) -> Plan:
    """What may be spent on a game. It depends on the game alone, so that any machine finds the same."""
    most = DEPTHS[depth].most
    share = 1.0 if most is None else min(1.0, most / max(most, strain(start, codes)))
    if share >= THINNEST:
        return Plan(share)
    doubts = sorted(_doubts(start, codes, panel.first), reverse=True)
    kept = max(1, round(len(doubts) * share / THINNEST))
    return Plan(THINNEST, frozenset(index for _, index in doubts[:kept]))


def _doubts(start: State, codes: Sequence[int], judge: Judge) -> Iterator[tuple[float, int]]:
    """Every decision with what it loses by the estimate."""
    state = start.copy()
    index = 0
    while index < len(codes):
        taken, seat = 1, state.current_player()
        if seat >= 0 and len(state.legal_codes()) > 1:
            line = Reviewer.played(state, codes[index:])
            yield judge.prospect(state, seat) - judge.estimate(line.after, seat), index
            taken = len(line.codes)
        for code in codes[index : index + taken]:
            state.play_code(code)
        index += taken


def assembled(
    match: Match, depth: str, seed: int, start: Sequence[float], parts: Sequence[Part], plan: Plan = ALL
) -> Review:
    """The review of a game from its parts, in their order."""
    decisions = list(_with_chances(start, [decision for part in parts for decision in part.decisions]))
    draws = [draw for part in parts for draw in part.draws]
    scores = match.state.scores()
    worlds = DEPTHS[depth].thinned(plan.share).played
    return Review(
        players=match.setup.players,
        scores=scores,
        winners=match.winners(),
        depth=depth,
        seed=seed,
        start=tuple(start),
        decisions=tuple(decisions),
        draws=tuple(draws),
        turning=tuple(turning_points(start, decisions, worlds)),
        ledger=tuple(ledger(decisions, draws, scores)),
        accuracy=tuple(accuracy(decisions, len(scores))),
        over=match.current_player() == TERMINAL,
        worlds=worlds,
    )


def _with_chances(start: Sequence[float], decisions: Sequence[Decision]) -> Iterator[Decision]:
    """Where nobody looked, chances and points are those that were seen last."""
    chances, expected = tuple(start), tuple(0.0 for _ in start)
    for decision in decisions:
        if decision.grade == UNJUDGED:
            yield replace(decision, chances=chances, expected=expected)
        else:
            chances, expected = decision.chances, decision.expected
            yield decision


class Reviewer:
    """Looks at the actions of one game."""

    def __init__(
        self, like: State, depth: str, seed: int, panel: Panel, stop: Stop = never, plan: Plan = ALL
    ) -> None:
        """``like`` is any state of the game."""
        self.depth = DEPTHS[depth].thinned(plan.share)
        self.plan = plan
        self.panel = panel
        self.analyst = Analyst(like, seed, panel)
        self.stop = stop

    def outlook(self, start: State) -> tuple[float, ...]:
        """Everybody's chance to win at the beginning."""
        sample = self.analyst.outlook(start, 0, 2 * self.depth.played, self.stop)
        return tuple(round(sample.wins_of(seat), 4) for seat in range(sample.players))

    def part(self, state: State, codes: Sequence[int], first: int, last: int) -> Part:
        """Look at the actions from the first on, which the state is before; it goes on with them.

        A decision is looked at with the one that belongs to it, so that it may get a little further.
        """
        decisions: list[Decision] = []
        draws: list[Draw] = []
        index = first
        while index < min(last, len(codes)):
            taken = 1
            if state.current_player() == CHANCE:
                if state.step == state.rules.step(DRAW):
                    draws.append(self.draw(state, codes[index], index))
            elif len(state.legal_codes()) > 1:
                line = self.played(state, codes[index:])
                is_judged = self.plan.judged is None or index in self.plan.judged
                look = self.decision if is_judged else self.passed_over
                decisions.append(look(state, line, index))
                taken = len(line.codes)
            for code in codes[index : index + taken]:
                state.play_code(code)
            index += taken
        return Part(index, tuple(decisions), tuple(draws))

    @staticmethod
    def played(state: State, codes: Sequence[int]) -> Line:
        """The decision that was made, with the one that belongs to it."""
        first = line_of(state, (codes[0],))
        if len(codes) > 1 and goes_on(state, first.after) and len(first.after.legal_codes()) > 1:
            return line_of(state, (codes[0], codes[1]))
        return first

    def draw(self, state: State, code: int, index: int) -> Draw:
        """The luck of a draw, for whose turn it is."""
        judge, seat = self.panel.first, state.active
        worths: dict[int, float] = {}
        mean = 0.0
        for action, chance in state.chance_outcomes():
            other = state.copy()
            other.play_code(action.code)
            worths[action.code] = judge.prospect(other, seat)
            mean += chance * worths[action.code]
        tile = str(next(a for a, _ in state.chance_outcomes() if a.code == code)).partition(":")[2]
        return Draw(index, state.turn + 1, seat, tile, round(worths[code] - mean, 2))

    @staticmethod
    def passed_over(state: State, line: Line, index: int) -> Decision:
        """A decision that is not judged."""
        return Decision(
            index=index,
            length=len(line.codes),
            turn=state.turn + 1,
            seat=state.current_player(),
            actions=tuple(line.texts(state)),
            better=(),
            grade=UNJUDGED,
            loss=0.0,
            error=0.0,
            win_loss=0.0,
            chances=(),
            expected=(),
            why=Message("coach-unjudged"),
            better_why=None,
        )

    def decision(self, state: State, line: Line, index: int) -> Decision:
        """What a decision was worth, and whether there was a better one."""
        seat = state.current_player()
        analysis = self.analyst.analyse(state, self.depth.budget, [line.codes], self.stop)
        judged, best = analysis.of(line.codes), analysis.best
        assert judged is not None  # it was asked for
        difference = analysis.behind(judged)
        more = self.depth.played - judged.sample.n
        if more > 0:
            judged.sample.add(self.panel.scores([(line.after, judged.sample.n, more)], self.stop)[0])
        grade = BEST if best.line == line or best.line.after.key() == line.after.key() else EVEN
        if grade == EVEN and difference.points.z > DOUBT:
            difference = self.analyst.compare(state, best.line.codes, line.codes, self.depth.again, self.stop)
            if difference.is_clear():
                grade = next(name for least, name in WORSE if difference.points.value >= least)
        worse, is_thin = grade not in (BEST, EVEN), self.plan.share < 1
        return Decision(
            index=index,
            length=len(line.codes),
            turn=state.turn + 1,
            seat=seat,
            actions=tuple(line.texts(state)),
            better=tuple(best.line.texts(state)) if grade != BEST else (),
            grade=grade,
            # In few worlds the best of several looks better than it is: what is even counts for nothing then.
            loss=0.0 if grade == BEST or (is_thin and not worse) else round(difference.points.value, 2),
            error=0.0 if grade == BEST else round(difference.points.error, 2),
            win_loss=round(difference.win.value, 4) if worse else 0.0,
            chances=tuple(round(judged.sample.wins_of(p), 4) for p in range(judged.sample.players)),
            expected=tuple(round(points, 2) for points in judged.sample.expected()),
            why=reason(state, line),
            better_why=reason(state, best.line) if worse else None,
        )


def turning_points(start: Sequence[float], decisions: Sequence[Decision], worlds: int) -> Iterator[Turning]:
    """The turns in which the chances changed most, in the order of the game."""
    found: list[Turning] = []
    before: Sequence[float] | None = start
    for decision in decisions:
        if decision.grade == UNJUDGED or before is None:
            # What happened since anybody looked cannot be laid at the door of one decision.
            before = None if decision.grade == UNJUDGED else decision.chances
            continue
        was, now = before[decision.seat], decision.chances[decision.seat]
        error = sqrt((was * (1 - was) + now * (1 - now)) / worlds)
        if abs(now - was) >= max(TURNING, SURE * error):
            change = round(now - was, 4)
            found.append(Turning(decision.turn, decision.index, decision.seat, change, decision.why))
        before = decision.chances
    found.sort(key=lambda turning: -abs(turning.change))
    yield from sorted(found[:MOST_TURNING], key=lambda turning: turning.index)


def accuracy(decisions: Sequence[Decision], players: int) -> Iterator[Accuracy]:
    """How well everybody decided."""
    for seat in range(players):
        mine = [d for d in decisions if d.seat == seat and d.grade != UNJUDGED]
        clear = [d for d in mine if is_worse(d)]
        grades = {grade: sum(d.grade == grade for d in mine) for grade in GRADES}
        yield Accuracy(seat, len(mine), len(mine) - len(clear), round(sum(d.loss for d in clear), 2), grades)


def ledger(decisions: Sequence[Decision], draws: Sequence[Draw], scores: Sequence[int]) -> Iterator[Account]:
    """Everybody's account. All parts are rounded first, so that what is shown adds up exactly."""
    players = len(scores)
    others = max(1, players - 1)
    for seat in range(players):
        clear = [(d.seat, -d.loss) for d in decisions if is_worse(d)]
        even = [(d.seat, -d.loss) for d in decisions if d.grade == EVEN]
        luck = [(d.seat, d.luck) for d in draws]

        def mine(parts: Sequence[tuple[int, float]], seat: int = seat) -> float:
            return round(sum(value for who, value in parts if who == seat), 1)

        def theirs(parts: Sequence[tuple[int, float]], seat: int = seat) -> float:
            return round(-sum(value for who, value in parts if who != seat) / others, 1)

        account = Account(
            seat=seat,
            luck=mine(luck),
            their_luck=theirs(luck),
            decisions=mine(clear),
            their_decisions=theirs(clear),
            small=round(mine(even) + theirs(even), 1),
            rest=0.0,
            total=round(lead(scores, seat), 1),
        )
        known = (
            account.luck + account.their_luck + account.decisions + account.their_decisions + account.small
        )
        account = replace(account, rest=round(account.total - known, 1))
        yield replace(account, thirds=tuple(_thirds(account, decisions, draws)))


def _thirds(account: Account, decisions: Sequence[Decision], draws: Sequence[Draw]) -> Iterator[float]:
    """When the rest came about: the change of the expected lead, less what draws and decisions explain."""
    if len(decisions) < PARTS or any(d.grade == UNJUDGED for d in decisions):
        return
    seat, others = account.seat, max(1, len(decisions[0].expected) - 1)
    bounds = [decisions[n * len(decisions) // PARTS - 1] for n in range(1, PARTS)]
    left = account.rest
    since, was = -1, 0.0
    for bound in bounds:
        explained = [(d.seat, -d.loss) for d in decisions if since < d.index <= bound.index]
        explained += [(d.seat, d.luck) for d in draws if since < d.index <= bound.index]
        known = sum(value if who == seat else -value / others for who, value in explained)
        now = lead(bound.expected, seat)
        found = round(now - was - known, 1)
        yield found
        left -= found
        since, was = bound.index, now
    yield round(left, 1)
