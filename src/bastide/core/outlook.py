"""What an expansion says about the worth of its things, for players that estimate a position.

No rule reads these. ``Expansion.outlook`` lists them, beside the rules of the things; a player puts them
together into an estimate of what everybody will have at the end.
"""

from dataclasses import dataclass

ANYWHERE, COMPANY, LEAD = "", "company", "lead"  # when a piece that is no follower brings something
ONCE, CITY, FARM = "", "city", "farm"  # what its worth is multiplied with


@dataclass(frozen=True)
class KindOutlook:
    """What a kind of segment brings, where that differs from a road's one point for each tile.

    ``each`` is for every tile when finished, ``small`` for those of the smallest feature (two tiles);
    ``opening`` is how likely the tile that fills an open cell is not to open another. ``per_city`` is
    for what never closes: points for every finished city beside it.
    """

    kind: str
    each: float = 1.0
    small: float = 0.0  # 0: as the others
    opening: float = 0.83
    per_city: float = 3.0


@dataclass(frozen=True)
class MarkOutlook:
    """What a mark changes: ``counts`` like so many tiles more, ``raises`` the points for each tile when
    finished, and with ``voids`` an unfinished feature brings nothing."""

    mark: str
    counts: int = 0
    raises: float = 0.0
    voids: bool = False


@dataclass(frozen=True)
class PieceOutlook:
    """What a piece that is no follower brings where it stands.

    ``needs`` is ``COMPANY`` (a follower of its owner on the same feature) or ``LEAD`` (the owner has the
    majority); ``per`` multiplies with the cities expected beside the farm (``CITY``) or with all its
    points (``FARM``).
    With ``fades`` it loses its worth towards the end of the game, as followers in supply do.
    """

    piece: str
    worth: float = 1.0
    needs: str = ANYWHERE
    per: str = ONCE
    fades: bool = False


@dataclass(frozen=True)
class HeldOutlook:
    """What each of the things is worth that a player holds, counted in a variable per player."""

    variable: str
    worth: float


Outlook = KindOutlook | MarkOutlook | PieceOutlook | HeldOutlook
