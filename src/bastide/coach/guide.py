"""The strategy guide: advice that was measured, each with a position to try. See ``docs/strategy.md``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from bastide.rulebook.boards import RuleBoard
from bastide.view.coaching import AdviceView, GuideView
from bastide.view.said import message_view
from bastide.words import Message

GUIDE = "guide"  # the name under which its boards are asked for, as those of a chapter


@dataclass(frozen=True)
class Advice:
    """What to do and why (``text``), what says so (``measured``), and a position to try it in."""

    id: str
    title: Message
    text: Message
    measured: Message
    board: RuleBoard


@cache
def guide() -> Mapping[str, Advice]:
    """Every piece of advice by its id, in the order of the guide."""
    file = resources.files("bastide") / "coach" / "guide.toml"
    found = {}
    for id, entry in tomllib.loads(file.read_text(encoding="utf-8")).items():
        board = RuleBoard(id, entry["position"], tuple(entry["do"]))
        words = id.lower()
        found[id] = Advice(
            id,
            Message(f"coach-{words}"),
            Message(f"coach-{words}-text"),
            Message(f"coach-{words}-measured"),
            board,
        )
    return found


def guide_view() -> GuideView:
    """The guide as it is sent."""
    return GuideView(
        [
            AdviceView(a.id, message_view(a.title), message_view(a.text), message_view(a.measured))
            for a in guide().values()
        ]
    )
