"""The colours and signs of the terminal board."""

from __future__ import annotations

# Each terrain has two shades, so that neighbouring tiles can be told apart.
SHADES: dict[str, tuple[str, str]] = {
    "field": ("#79b356", "#6fa84e"),
    "city": ("#c98f4e", "#bf8545"),
    "road": ("#f4ecd8", "#eae1ca"),
    "cloister": ("#b23a48", "#a83442"),
    "river": ("#4f9bd9", "#4590cf"),
    "shrine": ("#7d6b9e", "#736196"),
    "garden": ("#d96fa0", "#cf6596"),
    "junction": ("#8d8472", "#847b69"),
    "other": ("#9b9b9b", "#919191"),
}
SIGNS: dict[str, str] = {
    "field": ".",
    "city": "#",
    "road": "=",
    "cloister": "^",
    "river": "~",
    "shrine": "^",
    "garden": "%",
    "junction": "X",
    "other": "?",
}
# What is printed on a segment; anything else shows as its first letter.
MARKS: dict[str, str] = {"pennant": "*", "inn": "i", "cathedral": "+"}

PAPERS = ("#d62839", "#1f5fd0", "#ffd60a", "#00e676", "#16161a", "#8e24aa")  # by seat
INKS = ("#ffffff", "#ffffff", "#1a1a1a", "#1a1a1a", "#ffffff", "#ffffff")
NEUTRAL = "#1a1a1a"  # figures that belong to nobody
NEUTRAL_PAPER = "#f2f2f2"
FAINT = "#8a8a8a"
LABEL = "#ffffff"
LABEL_PAPER = "#3a3a3a"
CHOSEN = "#ffffff"
CHOSEN_PAPER = "#b5179e"
FRAME = "#ffffff"


def initials(names: tuple[str, ...]) -> list[str]:
    """A distinct letter for each name: the first that is free, else the seat's number.

    >>> initials(("Ada", "Alan", "Bo"))
    ['A', 'L', 'B']
    """
    result: list[str] = []
    for seat, name in enumerate(names):
        letters = [c.upper() for c in name if c.isascii() and c.isalpha()]
        result.append(next((c for c in letters if c not in result), str(seat + 1)))
    return result
