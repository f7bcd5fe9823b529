"""The colours and signs of the terminal board."""

from __future__ import annotations

from bastide.expansions.drawings import drawings

# What is no segment, or one that no drawing file tells of; everything else is in ``draw.toml``.
_OWN: dict[str, tuple[str, str, str]] = {
    "junction": ("X", "#8d8472", "#847b69"),
    "other": ("?", "#9b9b9b", "#919191"),
}


def is_known(kind: str) -> bool:
    """Does an expansion say how a kind of segment looks on the terminal?"""
    return kind in _OWN or "shades" in drawings().look("segment", kind).data


def shades(kind: str) -> tuple[str, ...]:
    """The two shades of a terrain, so that neighbouring tiles can be told apart."""
    return _OWN[kind][1:] if kind in _OWN else tuple(drawings().look("segment", kind).data["shades"])


def sign(kind: str) -> str:
    """The letter of a terrain where there are no colours."""
    return _OWN[kind][0] if kind in _OWN else drawings().look("segment", kind).sign


def mark_sign(mark: str) -> str:
    """What is printed on a segment; its first letter where its expansion says nothing."""
    return drawings().look("mark", mark).sign


def is_explained(mark: str) -> bool:
    """Does the legend tell the sign of a mark: has it one of its own, or no drawing at all?"""
    look = drawings().look("mark", mark)
    return "sign" in look.data or not look.data


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
