"""What a game looks like in pictures: which position, what is shown up, what stands on the track."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bastide import BastideError, Feature, Match, Record, State
from bastide.art import (
    BoardInput,
    Highlight,
    MissingPackage,
    board_from_state,
    farm_highlight,
    scoreboard_svg,
    scores_of,
    write_animation,
    write_board,
    write_picture,
)
from bastide.record.record import start_of

SHARED = "#f5ead0"  # a farm of several owners
STILLS = (".svg", ".png", ".pdf")
LONG = 120  # a GIF with more boards than this shows but some of them


class PictureError(BastideError):
    """A picture that cannot be made."""

    code = "picture"


def draw_motion(
    match: Match,
    path: Path,
    until: int | None,
    words: Sequence[str],
    *,
    farms: bool,
    last: bool,
    seconds: float,
) -> None:
    """The game turn by turn."""
    highlights(state_after(match, until), words, farms=False)  # a place that never comes is a mistake
    boards = game_boards(match, until, words, farms=farms, last=last)
    every = 1 if path.suffix.lower() == ".svg" else -(-len(boards) // LONG)
    try:
        write_animation(boards, path, seconds=seconds, every=every)
    except MissingPackage as error:
        raise PictureError(str(error)) from error


def draw_still(
    state: State, path: Path, words: Sequence[str], *, farms: bool, last: bool, width: int | None
) -> None:
    """One position."""
    shown = highlights(state, words, farms=farms)
    board = board_from_state(state, last=last, title=title_of(state))
    try:
        write_board(replace(board, highlights=shown), path, width=width)
    except MissingPackage as error:
        raise PictureError(str(error)) from error


def draw_scoreboard(state: State, path: Path, width: int | None) -> None:
    """The track."""
    try:
        write_picture(scoreboard_svg(scores_of(state)), path, width=width)
    except MissingPackage as error:
        raise PictureError(str(error)) from error


def state_after(match: Match, turn: int | None) -> State:
    """The position when a turn was over; the last one without a turn."""
    if turn is None:
        return match.state
    turns = max((played.turn for played in match.played()), default=0)
    if turn > turns:
        raise PictureError(f"turn {turn}: the record ends with turn {turns}")
    actions = tuple(str(played.action) for played in match.played() if played.turn <= turn)
    record = match.record()
    return Match.from_record(
        Record(record.setup, actions, record.seed, None, record.position, record.tags)
    ).state


def game_boards(
    match: Match,
    until: int | None = None,
    words: Sequence[str] = (),
    *,
    farms: bool = False,
    last: bool = True,
) -> list[BoardInput]:
    """A board for the start and for the end of each turn; features are shown up once they lie there."""
    title = title_of(match.state)

    def board(state: State) -> BoardInput:
        laid = {(tile.x, tile.y) for tile in state.placed()}
        there = [word for word in words if (place := parse_place(word)) and place[:2] in laid]
        shown = highlights(state, there, farms=farms)
        return replace(board_from_state(state, last=last, title=title), highlights=shown)

    state = start_of(match.record())
    boards = [board(state)]
    played = [p for p in match.played() if until is None or p.turn <= until]
    for n, entry in enumerate(played):
        state.apply(entry.action)
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
        for feature in state.features():
            owners = farm_owners(state, feature)
            if owners:
                found.append(
                    farm_highlight(owners[0], feature.spots)
                    if len(owners) == 1
                    else Highlight(feature.spots, SHARED)
                )
    for word in words:
        place = parse_place(word)
        if place is None:
            raise PictureError(f"{word!r} is no place of a feature; write it as 0,1.S")
        try:
            found.append(Highlight(state.feature(*place).spots))
        except (KeyError, ValueError):
            spots = {(t.x, t.y): t.spots() for t in state.placed()}.get(place[:2])
            there = f"there are {', '.join(spots)}" if spots else "no tile lies there"
            raise PictureError(f"{word}: no such segment; {there}") from None
    return tuple(found)


def parse_place(word: str) -> tuple[int, int, str] | None:
    """``1,-2.N`` as a place; None for anything else."""
    found = re.fullmatch(r"(-?\d+),(-?\d+)\.([A-Z]+)", word)
    return (int(found[1]), int(found[2]), found[3]) if found else None


def farm_owners(state: State, feature: Feature) -> list[int]:
    """Who has the most on a farm; barns own what no farmer stands on."""
    if feature.kind != "field":
        return []
    strengths = {kind.name: kind.strength for kind in state.rules.piece_kinds}
    totals: dict[int, int] = {}
    for piece in feature.followers:
        totals[piece.owner] = totals.get(piece.owner, 0) + strengths[piece.kind]
    if not totals:
        totals = {piece.owner: 1 for piece in feature.pieces if piece.kind == "barn"}
    most = max(totals.values(), default=0)
    return [seat for seat, n in totals.items() if n == most]
