"""A review as one picture: the curve of the chances, what cost most on the board, the ledger.

It has words on it, which SVG leaves to the fonts of whoever looks at it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from bastide.art.output.board import TABLE, board_fragment, board_from_state, extent_of, view_of
from bastide.art.paint.palette import INK, PARCHMENT, PLAYERS
from bastide.art.paint.tile import framed
from bastide.coach.hints import signed, tenths
from bastide.record.wording import read_action
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.coach.review import Decision, Review
    from bastide.core.state import State
    from bastide.record.match import Match

WIDE = 1000.0
PAD = 40.0
CURVE = 240.0  # how high the curve is
BOARD = 300.0  # how wide and high a board is
ROW = 27.0
NEAR = 2  # tiles round a move that are shown
SHOWN = 3  # moves that cost most
FONT = "Georgia,'Noto Serif','DejaVu Serif',serif"
MUTED = "#7d6a4c"
PARTS = ("luck", "their-luck", "decisions", "their-decisions", "small", "rest", "total")
Say = Callable[[Message], str]


def review_svg(match: Match, review: Review, say: Say = str) -> str:
    """The picture; ``say`` gives the words their language."""
    parts: list[str] = []
    y = PAD
    for part in (_head(review), _curve(review, say), _costly(match, review, say), _ledger(review, say)):
        parts.append(f'<g transform="translate({PAD:g} {y:g})">{part[0]}</g>')
        y += part[1] + 24
    paper = f'<rect width="{WIDE:g}" height="{y:g}" fill="{TABLE}"/>'
    paper += f'<rect x="12" y="12" width="{WIDE - 24:g}" height="{y - 24:g}" rx="8" fill="{PARCHMENT}"/>'
    return framed(paper + "".join(parts), (0, 0, WIDE, y), WIDE, title=", ".join(review.players))


def _head(review: Review) -> tuple[str, float]:
    rows, x = "", 0.0
    for seat, (name, score) in enumerate(zip(review.players, review.scores, strict=True)):
        won = " ★" if seat in review.winners else ""
        rows += f'<rect x="{x:g}" y="0" width="16" height="16" rx="3" fill="{_colour(seat)}"/>'
        rows += _text(f"{name} {score}{won}", x + 24, 15, 22, bold=seat in review.winners)
        x += 60 + 12 * len(f"{name} {score}{won}")
    return rows, 28


def _curve(review: Review, say: Say) -> tuple[str, float]:
    """The chance of every seat to win after every decision; turning points are numbered."""
    wide, top = WIDE - 2 * PAD - 60, 30.0
    n = max(1, len(review.decisions))

    def at(i: int, chance: float) -> tuple[float, float]:
        return 50 + wide * i / n, top + CURVE * (1 - chance)

    parts = [_text(say(Message("coach-curve")), 0, 14, 19, bold=True)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, share)
        faint = 0.6 if share == 0.5 else 0.25
        parts.append(f'<path d="M50 {y:g}h{wide:g}" stroke="{INK}" stroke-width=".6" opacity="{faint}"/>')
        parts.append(_text(f"{share:.0%}", 42, y + 5, 13, colour=MUTED, end=True))
    for seat in range(len(review.players)):
        points = [at(0, review.start[seat])]
        points += [at(i, d.chances[seat]) for i, d in enumerate(review.decisions, 1)]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path d="{path}" fill="none" stroke="{_colour(seat)}" stroke-width="3"/>')
    y = top + CURVE + 24
    for number, turning in enumerate(review.turning, 1):
        i = next(i for i, d in enumerate(review.decisions, 1) if d.index == turning.index)
        x, height = at(i, review.decisions[i - 1].chances[turning.seat])
        parts.append(f'<circle cx="{x:g}" cy="{height:g}" r="11" fill="{PARCHMENT}" stroke="{INK}"/>')
        parts.append(_text(str(number), x - 4, height + 5, 14, bold=True))
        who, change = review.players[turning.seat], f"{round(100 * turning.change):+d}"
        told = Message("coach-turning", turn=turning.turn, who=who, change=change, why=turning.why)
        for row in textwrap.wrap(f"{number}  {say(told)}", 100):
            parts.append(_text(row, 0, y, 16))
            y += 21
    return "".join(parts), y


def _costly(match: Match, review: Review, say: Say) -> tuple[str, float]:
    """The moves that cost most: what was played and what was better, each on the board."""
    costly = review.costly(SHOWN)
    if not costly:
        return _text(say(Message("coach-nothing-lost")), 0, 14, 19, bold=True), 20
    parts = [_text(say(Message("coach-cost-most")), 0, 14, 19, bold=True)]
    y = 30.0
    for decision in costly:
        parts.append(f'<g transform="translate(0 {y:g})">{_pair(match, review, decision, say)}</g>')
        y += BOARD + 52
    return "".join(parts), y


def _pair(match: Match, review: Review, decision: Decision, say: Say) -> str:
    state = match.start.copy()
    for action in match.actions[: decision.index]:
        state.apply(action)
    parts = []
    for n, actions in enumerate((decision.actions, decision.better)):
        x = n * (BOARD + 20)
        parts.append(f'<g transform="translate({x:g} 24)">{_board(state, actions, n)}</g>')
    parts.append(_text(say(Message("coach-played")), 0, 16, 15, colour=MUTED))
    parts.append(_text(say(Message("coach-better-was")), BOARD + 20, 16, 15, colour=MUTED))
    x = 2 * (BOARD + 20)
    who = review.players[decision.seat]
    head = f"{say(Message('coach-turn-n', turn=decision.turn))}, {who}: {signed(-decision.loss)}"
    parts.append(_text(head, x, 44, 18, bold=True))
    rows = textwrap.wrap(say(decision.better_why or Message("coach-quiet")), 34)
    for i, row in enumerate(rows[:9]):
        parts.append(_text(row, x, 72 + 22 * i, 16))
    return "".join(parts)


def _board(state: State, actions: Sequence[str], n: int) -> str:
    """The board round a move, with the move on it."""
    after = state.copy()
    at = None
    for text in actions:
        action = read_action(after, text)
        at = at or action.at
        after.apply(action)
    board = board_from_state(after)
    x, y = at or (after.placed()[-1].x, after.placed()[-1].y)
    near = (x - NEAR, y - NEAR, x + NEAR, y + NEAR)
    left, top, wide, _ = view_of(replace(board, extent=near), margin=0)
    scale = BOARD / wide
    frame = f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{wide:g}"/>'
    window = f'<clipPath id="c-{x}-{y}-{n}">{frame}</clipPath>'
    shown = extent_of([(x - NEAR - 1, y - NEAR - 1), (x + NEAR + 1, y + NEAR + 1)])
    laid = tuple(p for p in board.laid if shown[0] <= p.x <= shown[2] and shown[1] <= p.y <= shown[3])
    inside = {(p.x, p.y) for p in laid}
    pieces = tuple(p for p in board.pieces if (p.x, p.y) in inside)
    part = replace(board, laid=laid, pieces=pieces, tokens=(), last=(x, y) if (x, y) in inside else None)
    return (
        f'<rect width="{BOARD:g}" height="{BOARD:g}" fill="{TABLE}"/>'
        f'<g transform="scale({scale:g})translate({-left:g} {-top:g})">{window}'
        f'<g clip-path="url(#c-{x}-{y}-{n})">{board_fragment(part)}</g></g>'
        f'<rect width="{BOARD:g}" height="{BOARD:g}" fill="none" stroke="{INK}"/>'
    )


def _ledger(review: Review, say: Say) -> tuple[str, float]:
    """What came of luck and of decisions, for every seat; the columns add up."""
    parts = [_text(say(Message("coach-ledger-title")), 0, 14, 19, bold=True)]
    y = 46.0
    for seat, name in enumerate(review.players):
        parts.append(_text(name, 420 + 110 * seat, y, 16, bold=True, end=True))
    for part in PARTS:
        y += ROW
        if part == "total":
            parts.append(f'<path d="M0 {y - 19:g}h{340 + 110 * len(review.players):g}" stroke="{INK}"/>')
        parts.append(_text(say(Message(f"coach-part-{part}")), 0, y, 16, bold=part == "total"))
        for seat, account in enumerate(review.ledger):
            value = signed(getattr(account, part.replace("-", "_")))
            parts.append(_text(value, 420 + 110 * seat, y, 16, bold=part == "total", end=True))
    for accuracy in review.accuracy:
        y += ROW
        told = Message(
            "coach-accuracy",
            who=review.players[accuracy.seat],
            sound=accuracy.sound,
            n=accuracy.decisions,
            share=round(100 * accuracy.share),
            lost=tenths(accuracy.lost),
        )
        parts.append(_text(say(told), 0, y + 10, 16))
    return "".join(parts), y + 20


def _colour(seat: int) -> str:
    return PLAYERS[seat % len(PLAYERS)]


def _text(
    text: str, x: float, y: float, size: float, *, colour: str = INK, bold: bool = False, end: bool = False
) -> str:
    more = ' font-weight="bold"' if bold else ""
    more += ' text-anchor="end"' if end else ""
    more += f' font-family="{FONT}" font-size="{size:g}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}"{more}>{escape(text)}</text>'
