"""What an expansion declares about segments and about its own state."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SegmentKind:
    """A sort of segment.

    ``closes`` says when its feature is complete: ``edges`` (nothing open), ``around`` (all eight
    neighbours lie) or ``never``. Features completed together are scored in the order in which their
    kinds are declared (ORDER-2). ``like`` names the kind whose followers may stand on it too.
    """

    name: str
    title: str
    follower: str
    closes: str
    like: str = ""


@dataclass(frozen=True)
class Slot:
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
