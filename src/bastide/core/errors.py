"""Everything that can go wrong, as one tree::

BastideError
+-- SetupError       an unknown set, option or combination
+-- TileError        a tile file that does not hold together
+-- NotationError    a text or JSON that does not parse
+-- IllegalAction    an action that the rules forbid now; carries its reasons
+-- RecordError      a record that is damaged or does not replay
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.reasons import Reason


class BastideError(Exception):
    """Base of all errors of the package; ``code`` names the kind in protocols.

    ``message`` says what is wrong in any language, ``rules`` are the ids of the rules that it rests on;
    ``str()`` says both in English.
    """

    code = "error"

    def __init__(self, message: Message, *, rules: Sequence[str] = ()) -> None:
        self.message = message
        self.rules = tuple(rules)
        super().__init__(self.message)

    @property
    def cited(self) -> Message:
        """The message with its rules, for those who read nothing but text."""
        return Message("core-cited", text=self.message, rules=self.rules) if self.rules else self.message

    def __str__(self) -> str:
        return str(self.cited)


class SetupError(BastideError):
    """The setup names something unknown or impossible; the message says what would be allowed."""

    code = "setup"


class TileError(BastideError):
    """A tile description is wrong."""

    code = "tile"


class NotationError(BastideError):
    """A text or JSON form that does not parse."""

    code = "notation"


class IllegalAction(BastideError):
    """The rules forbid this action in this position."""

    code = "illegal"

    def __init__(self, action: object, reasons: "Sequence[Reason]") -> None:
        self.action = action
        self.reasons = tuple(reasons)
        why = tuple(reason.message for reason in self.reasons)
        rules = dict.fromkeys(id for reason in self.reasons for id in reason.rules)
        super().__init__(Message("core-refused", action=str(action), why=why), rules=tuple(rules))

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.action, self.reasons)

    @property
    def cited(self) -> Message:
        """Every reason with its own rules."""
        why = tuple(reason.cited for reason in self.reasons)
        return Message("core-refused", action=str(self.action), why=why)


class RecordError(BastideError):
    """A record that cannot be read or replayed; the message names line, action and reason."""

    code = "record"

    def __init__(self, message: Message, *, line: int = 0, rules: Sequence[str] = ()) -> None:
        self.line = line
        said = Message("core-in-line", line=line, what=message) if line else message
        super().__init__(said, rules=rules)
