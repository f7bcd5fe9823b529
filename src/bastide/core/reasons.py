"""Why an action is not allowed: the rule, the words, the place that causes it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ReasonKind:
    """A sort of refusal that rules give by number; ``text`` may use ``{place}`` and ``{piece}``."""

    name: str
    rules: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Reason:
    """One reason, as people read it.

    >>> str(Reason("the road to the west already holds Red's follower", ("FOLLOW-5",), ((3, -1),)))
    "the road to the west already holds Red's follower (FOLLOW-5)"
    """

    text: str
    rules: tuple[str, ...]
    places: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.rules)})" if self.rules else self.text
