"""What an expansion declares about segments and about its own state."""

from dataclasses import dataclass

from bastide.words import Message

HOLDS = ("number", "player", "at", "tile", "segment", "piece", "design")  # what a variable can hold
ARGS = (*HOLDS, "feature", "pile")  # what an argument of a step can be
PER = ("", "player", "tile")
CLOSES = ("edges", "around", "never")
SPOTS = ("C", "G")


@dataclass(frozen=True)
class SegmentKind:
    """A kind of segment.

    ``follower`` is the role of a follower on it, a thief or a knight; "" where nobody stands. What both are
    called is in the words, as ``segment-NAME`` and ``role-NAME``.

    ``closes`` says when its feature is complete: ``edges`` (nothing open), ``around`` (all eight
    neighbours lie) or ``never``. Features completed together are scored by kind (ORDER-2): those of the
    base game as it declares them, then the others by name. ``like`` names the kind whose followers may
    stand on it too. ``refused_by`` is the rule that keeps everybody off it.

    A kind that closes ``around`` stands on a tile without reaching an edge; in tile files its name is a
    key of the tile (``cloister = true``). ``spot`` is where: ``C`` in the centre, ``G`` beside it.
    """

    name: str
    follower: str
    closes: str
    like: str = ""
    spot: str = "C"
    refused_by: str = ""

    @property
    def title(self) -> Message:
        """What the feature is called."""
        return Message(f"segment-{self.name}")

    @property
    def role(self) -> Message | None:
        """What a follower on it is called, if there can be one."""
        return Message(f"role-{self.follower}") if self.follower else None


@dataclass(frozen=True)
class Variable:
    """A piece of own state in the flat memory: ``size`` ints that start as ``initial``.

    ``per`` repeats it for every ``player`` or ``tile``, indexed by seat or by number of laying.
    ``holds`` tells what the ints mean, so that hashes, positions and turned boards can translate
    them: ``number``, ``player``, ``at`` (a position), ``tile`` or ``segment`` (numbers in order of
    laying), ``piece``, ``design``. ``-1`` stands for none.
    """

    name: str
    holds: str = "number"
    size: int = 1
    initial: int = 0
    per: str = ""


@dataclass(frozen=True)
class Place:
    """Somewhere a piece can be besides the supply and the map.

    ``was`` is the number by which positions called it before they used names; new places have none.
    """

    name: str
    was: int = 0
