"""What a game looks like in pictures: which position, what is shown up, what stands on the track."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bastide import BastideError, Event, Match, Record, State
from bastide.art import (
    BoardInput,
    Card,
    Highlight,
    Standing,
    board_from_state,
    explained_svg,
    farm_highlight,
    scoreboard_svg,
    scores_of,
    write_animation,
    write_board,
    write_picture,
)
from bastide.cli.language import speak
from bastide.core.events import AWARD
from bastide.core.places import scored_spots
from bastide.record.match import Played
from bastide.record.record import start_of
from bastide.view.features import farm_views
from bastide.words import Message

SHARED = "#f5ead0"  # a farm of several owners
STILLS = (".svg", ".png", ".webp", ".pdf")
MOVING = (".svg", ".gif", ".webp")
LONG = 120  # a GIF or WebP with more boards than this shows but some of them


class PictureError(BastideError):
    """A picture that cannot be made."""

    code = "picture"


@dataclass(frozen=True)
class Shown:
    """What is shown up on a board: features by their places, farms, the last tile, what scores."""

    features: tuple[str, ...] = ()
    farms: bool = False
    last: bool = True
    scores: bool = False


def draw_motion(
    match: Match, path: Path, until: int | None, shown: Shown, *, seconds: float, width: int | None
) -> None:
    """The game turn by turn."""
    highlights(
        state_after(match, until), shown.features, farms=False
    )  # a place that never comes is a mistake
    boards = game_boards(match, until, shown)
    every = 1 if path.suffix.lower() == ".svg" else -(-len(boards) // LONG)
    write_animation(boards, path, seconds=seconds, every=every, width=width)


def draw_still(
    state: State, path: Path, words: Sequence[str], *, farms: bool, last: bool, width: int | None
) -> None:
    """One position."""
    shown = highlights(state, words, farms=farms)
    board = board_from_state(state, last=last, title=title_of(state))
    write_board(replace(board, highlights=shown), path, width=width)


def draw_scores(match: Match, turn: int | None, path: Path, width: int | None) -> None:
    """What a turn scored (or the last turn that did): the board round it, and how it was counted."""
    moments = [m for m in scored_moments(match) if turn is None or m.turn == turn]
    if not moments:
        raise PictureError(Message("cli-no-score", turn=turn or 0))
    moments = [m for m in moments if m.turn == moments[-1].turn]
    board = next((m.board for m in reversed(moments) if m.board.highlights), moments[-1].board)
    cards = [card_of(event, match) for moment in moments for event in moment.events]
    write_picture(explained_svg(replace(board, last=None), cards, cell=120.0), path, width=width)


def card_of(event: Event, match: Match) -> Card:
    """What points were given for, in the words of the terminal's language."""
    names = match.state.rules.setup.players
    sheet = event.sheet
    if sheet is None:
        seat, points = event.data["player"], event.data["points"]
        return Card(
            winners=((seat, names[seat], points),),
            title="",
            lines=((speak(event.data["what"]), points),),
            rules=", ".join(event.data["rules"]),
        )
    return Card(
        winners=tuple((seat, names[seat], points) for seat, points in sheet.points.items()),
        title=f"{speak(sheet.title)}: {speak(sheet.why)}",
        lines=tuple((speak(line.whole), line.points) for line in sheet.lines),
        rules=", ".join(sheet.rules),
    )


def draw_scoreboard(state: State, path: Path, width: int | None) -> None:
    """The track."""
    write_picture(scoreboard_svg(scores_of(state)), path, width=width)


def state_after(match: Match, turn: int | None) -> State:
    """The position when a turn was over; the last one without a turn."""
    if turn is None:
        return match.state
    turns = max((played.turn for played in match.played()), default=0)
    if turn > turns:
        raise PictureError(Message("cli-no-turn", turn=turn, last=turns))
    actions = tuple(str(played.action) for played in match.played() if played.turn <= turn)
    record = match.record()
    return Match.from_record(
        Record(record.setup, actions, record.seed, None, record.position, record.tags)
    ).state


@dataclass(frozen=True)
class Moment:
    """When points were given: the board with what scored shown up and all pieces in place, and for what."""

    turn: int
    board: BoardInput
    events: tuple[Event, ...]


def scored_moments(match: Match) -> list[Moment]:
    """Every time that points were given."""
    state = start_of(match.record())
    found: list[Moment] = []
    for entry in match.played():
        before = board_from_state(state)
        state.apply(entry.action)
        moment = scored(before, state, entry)
        if moment is not None:
            found.append(moment)
    return found


def scored(before: BoardInput, state: State, entry: Played) -> Moment | None:
    """What an action scored, with the pieces that went home for it."""
    events = tuple(e for e in entry.events if e.name == AWARD or (e.sheet and any(e.sheet.points.values())))
    if not events:
        return None
    lit = tuple(
        farm_highlight(sheet.winners[0], spots) if len(sheet.winners) == 1 else Highlight(spots, SHARED)
        for sheet in (event.sheet for event in events)
        if sheet is not None
        for spots in [tuple(scored_spots(state, sheet))]
    )
    after = board_from_state(state, title=title_of(state))
    placed = [
        Standing(data["piece"], data["player"], data["at"][0], data["at"][1], data["spot"])
        for data in (event.data for event in entry.events if event.name == "deployed")
    ]
    owned = (piece for piece in before.pieces if piece.owner >= 0)  # the dragon has not gone home but on
    gone = Counter([*owned, *placed]) - Counter(after.pieces)
    pieces = (*after.pieces, *gone.elements())
    return Moment(entry.turn, replace(after, pieces=pieces, highlights=lit), events)


def game_boards(match: Match, until: int | None, shown: Shown) -> list[BoardInput]:
    """A board for the start and for the end of each turn, and for each scored feature where scores are shown.

    Features are shown up once they lie there.
    """
    title = title_of(match.state)

    def board(state: State) -> BoardInput:
        laid = {(tile.x, tile.y) for tile in state.placed()}
        there = [word for word in shown.features if (place := parse_place(word)) and place[:2] in laid]
        lit = highlights(state, there, farms=shown.farms)
        scores = state.scores() if shown.scores else ()
        return replace(
            board_from_state(state, last=shown.last, title=title), highlights=lit, scores=tuple(scores)
        )

    state = start_of(match.record())
    boards = [board(state)]
    played = [p for p in match.played() if until is None or p.turn <= until]
    for n, entry in enumerate(played):
        before = board_from_state(state)
        state.apply(entry.action)
        moment = scored(before, state, entry) if shown.scores else None
        if moment is not None and moment.board.highlights:
            boards.append(replace(moment.board, scores=tuple(state.scores())))
        if n + 1 == len(played) or played[n + 1].turn != entry.turn:
            boards.append(board(state))
    return boards


def title_of(state: State) -> str:
    """Who plays, and how it stands."""
    names = state.rules.setup.players
    return ", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True))


def highlights(state: State, words: Sequence[str], *, farms: bool) -> tuple[Highlight, ...]:
    """The features asked for, and the farms with an owner."""
    found: list[Highlight] = []
    if farms:
        for farm in farm_views(state):
            if len(farm.owners) == 1:
                found.append(farm_highlight(farm.owners[0], farm.spots))
            elif farm.owners:
                found.append(Highlight(tuple(farm.spots), SHARED))
    for word in words:
        place = parse_place(word)
        if place is None:
            raise PictureError(Message("cli-not-a-place", text=repr(word)))
        try:
            found.append(Highlight(state.feature(*place).spots))
        except (KeyError, ValueError):
            spots = {(t.x, t.y): t.spots() for t in state.placed()}.get(place[:2])
            if not spots:
                raise PictureError(Message("cli-no-tile-there", text=word)) from None
            raise PictureError(Message("cli-no-segment", text=word, there=tuple(spots))) from None
    return tuple(found)


def parse_place(word: str) -> tuple[int, int, str] | None:
    """``1,-2.N`` as a place; None for anything else."""
    found = re.fullmatch(r"(-?\d+),(-?\d+)\.([A-Z]+)", word)
    return (int(found[1]), int(found[2]), found[3]) if found else None
