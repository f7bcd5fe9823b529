"""A review as it is sent, and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bastide.coach.hints import signed, tenths
from bastide.coach.review import DEPTHS, Account, Accuracy, Decision, Draw, Review, Turning, is_worse
from bastide.view import coaching
from bastide.view.said import message_view
from bastide.view.structs import plain
from bastide.words import Message, message_from


def review_view(review: Review) -> coaching.ReviewView:
    """A review as it is sent."""
    return coaching.ReviewView(
        players=list(review.players),
        scores=list(review.scores),
        winners=list(review.winners),
        depth=review.depth,
        seed=review.seed,
        over=review.over,
        start=list(review.start),
        decisions=[decision_view(decision) for decision in review.decisions],
        draws=[coaching.LuckView(d.index, d.turn, d.seat, d.tile, d.luck) for d in review.draws],
        turning=[
            coaching.TurningView(t.turn, t.index, t.seat, t.change, message_view(t.why))
            for t in review.turning
        ],
        ledger=[account_view(account) for account in review.ledger],
        accuracy=[
            coaching.AccuracyView(a.seat, a.decisions, a.sound, round(a.share, 4), a.lost, a.grades)
            for a in review.accuracy
        ],
        said=[message_view(message) for message in told(review)],
        worlds=review.worlds,
        judged=review.judged,
    )


def decision_view(decision: Decision) -> coaching.DecisionView:
    """A decision as it is sent."""
    return coaching.DecisionView(
        index=decision.index,
        length=decision.length,
        turn=decision.turn,
        seat=decision.seat,
        actions=list(decision.actions),
        better=list(decision.better),
        grade=cast(coaching.Grade, decision.grade),
        loss=decision.loss,
        error=decision.error,
        win_loss=decision.win_loss,
        chances=list(decision.chances),
        expected=list(decision.expected),
        why=message_view(decision.why),
        better_why=message_view(decision.better_why) if decision.better_why is not None else None,
    )


def account_view(account: Account) -> coaching.AccountView:
    """An account as it is sent."""
    return coaching.AccountView(
        account.seat,
        account.luck,
        account.their_luck,
        account.decisions,
        account.their_decisions,
        account.small,
        account.rest,
        account.total,
        list(account.thirds),
    )


def told(review: Review) -> Iterator[Message]:
    """The whole review in sentences: how it turned, what cost most, luck and decisions, accuracy."""
    if review.judged < len(review.decisions):
        yield Message("coach-some-judged", n=review.judged, of=len(review.decisions), worlds=review.worlds)
    elif review.worlds < DEPTHS[review.depth].played:
        yield Message("coach-fewer-worlds", worlds=review.worlds)
    for turning in review.turning:
        change = round(100 * turning.change)
        who = review.players[turning.seat]
        yield Message("coach-turning", turn=turning.turn, who=who, change=f"{change:+d}", why=turning.why)
    for decision in review.costly():
        yield cost(review, decision)
    if not review.costly():
        yield Message("coach-nothing-lost")
    for account in review.ledger:
        yield Message(
            "coach-ledger",
            who=review.players[account.seat],
            total=signed(account.total),
            luck=signed(account.luck),
            theirs=signed(account.their_luck),
            decisions=signed(account.decisions),
            others=signed(account.their_decisions),
            small=signed(account.small),
            rest=signed(account.rest),
        )
        if account.thirds:
            first, second, last = map(signed, account.thirds)
            who = review.players[account.seat]
            yield Message("coach-rest-thirds", who=who, first=first, second=second, last=last)
    for accuracy in review.accuracy:
        yield Message(
            "coach-accuracy",
            who=review.players[accuracy.seat],
            sound=accuracy.sound,
            n=accuracy.decisions,
            share=round(100 * accuracy.share),
            lost=tenths(accuracy.lost),
        )


def cost(review: Review, decision: Decision) -> Message:
    """What a decision cost, and what was better."""
    return Message(
        "coach-cost",
        turn=decision.turn,
        who=review.players[decision.seat],
        grade=Message(f"coach-grade-{decision.grade}"),
        played=" ".join(decision.actions),
        loss=tenths(decision.loss),
        error=tenths(decision.error),
        win=round(100 * decision.win_loss),
        better=" ".join(decision.better),
        why=decision.better_why or Message("coach-quiet"),
    )


def remark(decision: Decision) -> Message | None:
    """What is written behind a turn of the record; nothing of what was best or even."""
    if not is_worse(decision):
        return None
    return Message(
        "coach-remark",
        grade=Message(f"coach-grade-{decision.grade}"),
        loss=tenths(decision.loss),
        error=tenths(decision.error),
        better=" ".join(decision.better),
    )


def restored(view: coaching.ReviewView) -> Review:
    """A review as it was sent, as it was found."""
    decisions = tuple(
        Decision(
            index=d.index,
            length=d.length,
            turn=d.turn,
            seat=d.seat,
            actions=tuple(d.actions),
            better=tuple(d.better),
            grade=d.grade,
            loss=d.loss,
            error=d.error,
            win_loss=d.win_loss,
            chances=tuple(d.chances),
            expected=tuple(d.expected),
            why=message_from(plain(d.why)),
            better_why=None if d.better_why is None else message_from(plain(d.better_why)),
        )
        for d in view.decisions
    )
    return Review(
        players=tuple(view.players),
        scores=tuple(view.scores),
        winners=tuple(view.winners),
        depth=view.depth,
        seed=view.seed,
        start=tuple(view.start),
        decisions=decisions,
        draws=tuple(Draw(d.index, d.turn, d.seat, d.tile, d.luck) for d in view.draws),
        turning=tuple(
            Turning(t.turn, t.index, t.seat, t.change, message_from(plain(t.why))) for t in view.turning
        ),
        ledger=tuple(
            Account(
                a.seat,
                a.luck,
                a.their_luck,
                a.decisions,
                a.their_decisions,
                a.small,
                a.rest,
                a.total,
                tuple(a.thirds),
            )
            for a in view.ledger
        ),
        accuracy=tuple(Accuracy(a.seat, a.decisions, a.sound, a.lost, a.grades) for a in view.accuracy),
        over=view.over,
        worlds=view.worlds,
    )
