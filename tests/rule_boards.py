"""What the engine says on the board of every rule, for a person to read.

``scripts/regenerate_golden.py boards`` writes ``golden/boards.md``.
"""

from __future__ import annotations

from pathlib import Path

from bastide.rulebook import rules
from bastide.rulebook.boards import boards
from bastide.view.boards import board_view, try_board

GOLDEN = Path(__file__).parent / "golden" / "boards.md"
HEAD = """\
# The boards of the rules

For every rule what is tried on its board and what the engine says to it. A rule in brackets is one that the
engine cites, in its answer or beside the decision: the others show by what happens. Written by
`scripts/regenerate_golden.py boards`; read the difference before you keep it.
"""


def written() -> str:
    """The file."""
    known, lines = boards(), [HEAD]
    for id in rules():
        board = known[id]
        tried = try_board(board)
        name = f"[{id}]" if id in (*tried.rules, *tried.guides) else id
        if board.rule != id:
            lines.append(f"- {name}: as {board.rule}")
            continue
        view = board_view(board, "en")
        steps = "; ".join(step.text for step in view.steps)
        lines.append(f"- {name}: {steps}")
        lines += [f"  - {answer.text}" for answer in view.answer]
    return "\n".join(lines) + "\n"
