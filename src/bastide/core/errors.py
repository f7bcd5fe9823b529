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

from bastide.words import Message, as_message

if TYPE_CHECKING:
    from bastide.core.reasons import Reason


class BastideError(Exception):
    """Base of all errors of the package; ``code`` names the kind in protocols.

    ``message`` says what is wrong in any language; ``str()`` says it in English.
    """

    code = "error"

    def __init__(self, message: Message | str) -> None:
        self.message = as_message(message)
        super().__init__(self.message)

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that the error rests on."""
        return ()


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
        why = tuple(reason.cited for reason in self.reasons)
        super().__init__(Message("core-refused", action=str(action), why=why))

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.action, self.reasons)

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(id for reason in self.reasons for id in reason.rules))


class RecordError(BastideError):
    """A record that cannot be read or replayed; the message names line, action and reason."""

    code = "record"

    def __init__(self, message: Message | str, *, line: int = 0) -> None:
        self.line = line
        super().__init__(Message("core-in-line", line=line, what=as_message(message)) if line else message)
