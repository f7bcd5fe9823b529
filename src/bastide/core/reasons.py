"""Why an action is not allowed: the rule, the words, the place that causes it."""

from dataclasses import dataclass

from bastide.words import Message, position


@dataclass(frozen=True)
class ReasonKind:
    """A kind of refusal that rules give by number; its words are ``reason-NAME``, which may use ``$at``."""

    name: str
    rules: tuple[str, ...]

    def reason(self, at: tuple[int, int] | None) -> "Reason":
        """The refusal of something at a place."""
        if at is None:
            return Reason(Message(f"reason-{self.name}"), self.rules)
        return Reason(Message(f"reason-{self.name}", at=position(at)), self.rules, (at,))


@dataclass(frozen=True)
class Reason:
    """One reason, as people read it.

    >>> str(Reason(Message("core-game-over"), ("END-1",)))
    'the game is over (END-1)'
    """

    message: Message
    rules: tuple[str, ...]
    places: tuple[tuple[int, int], ...] = ()

    @property
    def text(self) -> str:
        """The sentence in English."""
        return str(self.message)

    @property
    def cited(self) -> Message:
        """The sentence with its rules."""
        return Message("core-cited", text=self.message, rules=self.rules) if self.rules else self.message

    def __str__(self) -> str:
        return str(self.cited)
