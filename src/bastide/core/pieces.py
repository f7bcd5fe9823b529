"""The wooden pieces, and the tokens: what each kind can do."""

from dataclasses import dataclass

from bastide.words import Message


@dataclass(frozen=True)
class PieceKind:
    """A kind of piece that every player owns ``per_player`` of.

    ``letter`` writes it in notation. A *follower* occupies the feature it stands on and counts
    ``strength`` for the majority; other pieces do neither (FIG-1, FIG-2). ``stands_on`` names the
    kinds of segment it may be placed on under the ordinary placing rules; a piece with rules of
    its own (a builder, a barn) leaves it empty and offers its actions itself. ``rule`` is the rule to
    read where it may be put down, ``strength_rule`` where it counts otherwise than one follower, and
    ``powerless_rule`` where it may count nothing. ``lies_on`` names the kinds of segment on which it
    lies instead of standing, as farmers do. What it is called is in the words, as ``piece-NAME``; how it
    looks is in ``draw.toml``.
    """

    name: str
    letter: str
    per_player: int
    follower: bool = True
    strength: int = 1
    stands_on: tuple[str, ...] = ()
    rule: str = ""
    lies_on: tuple[str, ...] = ()
    strength_rule: str = ""
    powerless_rule: str = ""

    @property
    def title(self) -> Message:
        """What it is called."""
        return Message(f"piece-{self.name}")


FIGURE, PAWN = "figure", "pawn"


@dataclass(frozen=True)
class TokenKind:
    """A kind of thing on or beside the table that is neither tile nor piece; ``Shown`` tells where it is.

    A ``figure`` stands on tiles and belongs to nobody, a ``pawn`` stands on the track in a player's
    colour; everything else lies flat, as coins and cards do.
    """

    name: str
    stands: str = ""
