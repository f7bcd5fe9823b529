"""What the coach tells, as typed structures; ``bastide.coach`` fills them.

Chances are shares between 0 and 1; tiles go by their names in the game.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bastide.view.structs import At, MessageView, Outgoing, Sheet, SpotAt, Target, View

Depth: TypeAlias = Literal["nudge", "move", "full"]


class ChancesView(Outgoing):
    """How likely one of some tiles is drawn, seen from a seat.

    ``count`` of the ``of`` tiles to be drawn are among them, ``aside`` more are set aside and count only if
    they come back. ``ever``: anybody draws one before the end; ``mine``: this seat does; ``before``: one of
    the others does before this seat draws next; ``next``: this seat does with its next tile.
    """

    count: int
    of: int
    aside: int
    ever: float
    mine: float
    before: float
    next: float


class CellOdds(Outgoing):
    """The unseen tiles that may lie in a free cell, how many of each, and when one comes.

    ``in_hand``: the tile just drawn fits. ``lost``: nothing still to come can fill it. ``said`` tells it
    in words.
    """

    at: At
    seat: int
    tiles: dict[str, int]
    in_hand: bool
    lost: bool
    chances: ChancesView
    said: list[MessageView]


class JoiningView(Outgoing):
    """Somebody who could get a share of a feature by laying one tile; ``alone``: even all of it."""

    seat: int
    tiles: dict[str, int]
    cells: list[At]
    alone: bool
    chances: ChancesView


class FeatureOdds(Outgoing):
    """An open feature: its free cells, the tiles that finish it at once, who leads, who could join.

    ``lost``: a cell of it can never be filled. ``said`` is the same in words.
    """

    seat: int
    cells: list[At]
    fits: list[int]
    finishing: dict[str, int]
    chances: ChancesView
    leaders: list[int]
    joining: list[JoiningView]
    lost: bool
    said: list[MessageView]


class MoveView(Outgoing):
    """A move that was judged: the decisions that belong together, why, and what became of it.

    ``points`` are everybody's at the end, ``lead`` is over the others' mean, ``win`` the chance to win; each
    of the mover's with its standard error. ``behind`` is what the best move has over it, world by world, and
    ``clear`` says that this is more than luck.
    """

    actions: list[str]
    said: list[MessageView]
    why: MessageView
    expects: MessageView
    points: list[float]
    lead: float
    lead_error: float
    win: float
    win_error: float
    behind: float
    behind_error: float
    win_behind: float
    clear: bool
    worlds: int


class HintView(Outgoing):
    """A hint for a seat: where to look, and as deep as was asked, the best move or several of ``total``.

    ``why_not`` compares the best move with the one that was asked about.
    """

    seat: int
    depth: Depth
    nudge: list[MessageView]
    wind: str
    moves: list[MoveView]
    total: int
    why_not: list[MessageView]


# Reviews -------------------------------------------------------------------------------------------

Grade: TypeAlias = Literal["best", "even", "slip", "mistake", "blunder", "unjudged"]


class DecisionView(Outgoing):
    """A decision of a player, against the best. ``index`` is that of its first action in the game.

    ``loss`` is in points of the lead with its standard error, ``win_loss`` in chance to win; ``chances`` are
    everybody's to win after it, ``expected`` their points. ``better`` is the best move that was found.
    """

    index: int
    length: int
    turn: int
    seat: int
    actions: list[str]
    better: list[str]
    grade: Grade
    loss: float
    error: float
    win_loss: float
    chances: list[float]
    expected: list[float]
    why: MessageView
    better_why: MessageView | None


class LuckView(Outgoing):
    """A tile that was drawn: the points of the lead that it was worth more than the mean of the bag."""

    index: int
    turn: int
    seat: int
    tile: str
    luck: float


class TurningView(Outgoing):
    """A turn in which the chance of a seat to win changed much."""

    turn: int
    index: int
    seat: int
    change: float
    why: MessageView


class AccountView(Outgoing):
    """The ledger of a seat: its parts add up to ``total``, the lead over the others' mean at the end.

    ``thirds`` says in which third of the game the rest came about, as far as that is known.
    """

    seat: int
    luck: float
    their_luck: float
    decisions: float
    their_decisions: float
    small: float
    rest: float
    total: float
    thirds: list[float] = []


class AccuracyView(Outgoing):
    """How many decisions of a seat were not clearly worse than the best, and what the others cost."""

    seat: int
    decisions: int
    sound: int
    share: float
    lost: float
    grades: dict[str, int]


class ReviewView(Outgoing):
    """What was found out about a game; ``start`` are the chances to win at its beginning."""

    players: list[str]
    scores: list[int]
    winners: list[int]
    depth: str
    seed: int
    over: bool
    start: list[float]
    decisions: list[DecisionView]
    draws: list[LuckView]
    turning: list[TurningView]
    ledger: list[AccountView]
    accuracy: list[AccuracyView]
    said: list[MessageView]
    worlds: int = 0
    judged: int = 0


class ReviewStatus(Outgoing):
    """How far the review of a game is: ``done`` of its actions, and all that was found in the end."""

    state: Literal["none", "running", "done", "failed"]
    done: int
    of: int
    review: ReviewView | None


class ReviewPosition(Outgoing):
    """The position before an action of a game, and what could be chosen there: to try it again."""

    index: int
    view: View
    targets: list[Target]


# Puzzles -------------------------------------------------------------------------------------------

PuzzleGrade: TypeAlias = Literal["easy", "medium", "hard"]


class PuzzleEntry(Outgoing):
    """A puzzle in the list: what it is played with, what it is about, how difficult it is."""

    id: str
    setup: str
    themes: list[str]
    grade: PuzzleGrade
    rating: int


class PuzzleList(Outgoing):
    """All puzzles, and which is that of the day."""

    day: str
    today: str | None
    puzzles: list[PuzzleEntry]


class PuzzleView(Outgoing):
    """A puzzle without its solution: the position, whose move it is, how many moves there are.

    ``names`` are the players as the messages call them; ``nudge`` says where to look, for whoever wants that.
    """

    id: str
    position: str
    setup: str
    options: dict[str, str]
    names: list[str]
    seat: int
    tile: str
    unseen: int
    moves: int
    themes: list[str]
    grade: PuzzleGrade
    rating: int
    nudge: list[MessageView]


class PuzzleAnswer(Outgoing):
    """What is said to a move in a puzzle; nothing yet unless it is ``complete``.

    ``loss`` is what it loses in points of the lead. The solution is told once it is found or revealed.
    """

    puzzle: str
    complete: bool
    right: bool
    loss: float | None
    said: list[MessageView]
    solution: list[str]
    solution_said: list[MessageView]


# The quiz and the guide --------------------------------------------------------------------------


class QuizChoice(Outgoing):
    """An answer of the scoring quiz: points by seat. ``mistake`` says what was done wrong, if anything."""

    points: dict[str, int]
    mistake: MessageView | None


class QuizView(Outgoing):
    """What is this worth, and to whom? A position, the feature that is asked about, the sheet that answers.

    ``about`` is the set that the question was made for. ``final``: the feature counts as if the game ended
    here; else it is complete and about to be scored. ``line`` is the position in one line.
    """

    seed: int
    about: str
    setup: str
    names: list[str]
    view: View
    line: str
    said: MessageView
    spots: list[SpotAt]
    final: bool
    choices: list[QuizChoice]
    right: int
    sheet: Sheet


class AdviceView(Outgoing):
    """A piece of the strategy guide: what to do and why, and what was measured. Its board goes by its id."""

    id: str
    title: MessageView
    text: MessageView
    measured: MessageView


class GuideView(Outgoing):
    """The strategy guide."""

    advice: list[AdviceView]
