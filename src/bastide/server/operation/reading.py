"""What is read from files once is read when the server has just started: nobody's move waits for it."""

from __future__ import annotations

import asyncio
import gc

from bastide.coach.guide import guide
from bastide.expansions import set_names
from bastide.expansions.drawings import drawings
from bastide.expansions.lessons import lessons
from bastide.expansions.loader import load
from bastide.rulebook import rules
from bastide.rulebook.boards import boards
from bastide.words import Message, languages, say

# Allocations after which young things are looked through for garbage, and how often older ones are. Whoever
# plays waits meanwhile: with 2,000 it takes a millisecond or two, with 20,000 it took up to forty, and the
# second generation a hundred.
YOUNG, MIDDLE, OLD = 2_000, 10, 500
SETTLED_SECONDS = 5.0  # after the start: whoever was thrown out comes back first


async def get_ready() -> None:
    """Read what will be needed once those are back who were here before; what stays is no garbage.

    Games make hardly any cycles, but every connection leaves one behind.
    """
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.collect()
    gc.freeze()
    await asyncio.sleep(SETTLED_SECONDS)
    await asyncio.to_thread(read_ahead)
    gc.collect(1)
    gc.freeze()


def read_ahead() -> None:
    """Words, tiles, drawings, rules with their boards, lessons, advice."""
    for language in languages():
        say(Message("core-game-over"), language)
    for name in set_names():
        load(name)
    for read in (drawings, rules, boards, lessons, guide):
        read()
