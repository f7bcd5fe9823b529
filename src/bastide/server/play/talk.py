"""What people say at the table: phrases that everybody reads in their own language, and words if it agreed.

It is kept with the game and goes with it; of a long talk only the newest lines are kept.
"""

from __future__ import annotations

from bastide.server.refusal import Refusal
from bastide.server.storage.store import GameRow, TalkRow
from bastide.view.messages import PHRASES, Say
from bastide.view.structs import TalkLine
from bastide.words import Message

MAX_LINES = 300  # that are kept of one game
A_SECOND, BURST = 0.5, 8.0  # lines of one connection in the long run, and seconds of them at once


def line_of(row: GameRow, seat: int, said: Say, n: int, at: float) -> TalkRow:
    """What somebody says, as it is stored; ``Refusal`` for what the table did not agree to."""
    if row.waiting:
        raise Refusal("waiting", Message("server-not-begun"), status=409)
    allowed = row.manners.talk
    if allowed == "none" or (said.text is not None and allowed != "free"):
        raise Refusal("illegal", Message("server-no-talk"), status=403)
    if (said.text is None) == (said.phrase is None):
        raise Refusal("message", Message("server-say-one"))
    text = None if said.text is None else " ".join(said.text.split())
    if text is not None and not (text and text.isprintable()):
        raise Refusal("message", Message("server-say-plain"))
    if said.phrase is not None and said.phrase not in PHRASES:
        raise Refusal("message", Message("server-say-one"))
    return TalkRow(row.id, n, seat, said.phrase, text, at)


def talk_line(row: TalkRow) -> TalkLine:
    """As everybody is told it."""
    return TalkLine(row.n, row.seat, row.phrase, row.text)
