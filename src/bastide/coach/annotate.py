"""A record with the review in its remarks: braces, which whoever reads a record passes over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bastide.coach.review_views import remark
from bastide.record.notation import format_record
from bastide.words import ENGLISH, Message, say

if TYPE_CHECKING:
    from bastide.coach.review import Review
    from bastide.record.record import Record

_TURN = re.compile(r"(\d+)\. ")


def annotated(record: Record, review: Review, language: str = ENGLISH) -> str:
    """The record as text, with what the review says behind every turn."""
    remarks: dict[int, list[Message]] = {}
    for decision in review.decisions:
        said = remark(decision)
        chance = Message("coach-chance-now", win=round(100 * decision.chances[decision.seat]))
        remarks.setdefault(decision.turn, []).extend([chance] if said is None else [said, chance])
    lines = []
    for line in format_record(record).splitlines():
        turn = _TURN.match(line)
        found = remarks.get(int(turn[1]), []) if turn else []
        lines.append(" ".join([line, *(f"{{{_plain(say(message, language))}}}" for message in found)]))
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    return text.replace("{", "(").replace("}", ")")
