"""Refusals: a code, a reason in words, the rules behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bastide import BastideError, IllegalAction
from bastide.view.messages import RefusalCode, Refused
from bastide.view.reasons import reason_views
from bastide.view.said import message_view
from bastide.view.structs import MessageView, ReasonView, plain
from bastide.words import Message


class Refusal(Exception):
    """Something cannot be done; ``code`` is one of the protocol's, ``status`` that of HTTP."""

    def __init__(
        self,
        code: str,
        message: Message,
        *,
        status: int = 400,
        rules: Sequence[str] = (),
        reasons: Sequence[ReasonView] = (),
    ) -> None:
        super().__init__(str(message))
        self.code = code
        self.said = message_view(message)
        self.status = status
        self.rules = list(rules)
        self.reasons = list(reasons)

    def __reduce__(self) -> tuple[object, ...]:
        """What another process refuses is refused here."""
        return _refusal, (self.code, self.said, self.status, self.rules, self.reasons)

    def message_of(self, seq: int | None, id: int | None = None) -> Refused:
        """As a message over the WebSocket."""
        code = cast(RefusalCode, self.code)
        return Refused(seq, code, self.said, self.rules, self.reasons, id)

    def error(self) -> dict[str, object]:
        """As an answer over HTTP."""
        return {
            "error": {
                "code": self.code,
                "message": plain(self.said),
                "rules": self.rules,
                "reasons": plain(self.reasons),
            }
        }


def _refusal(
    code: str, said: MessageView, status: int, rules: list[str], reasons: list[ReasonView]
) -> Refusal:
    refusal = Refusal(code, Message("server-failed"), status=status, rules=rules, reasons=reasons)
    refusal.args = (said.text,)
    refusal.said = said
    return refusal


def refusal_of(error: BastideError) -> Refusal:
    """What the engine refused, as a refusal."""
    reasons = reason_views(error.reasons) if isinstance(error, IllegalAction) else []
    status = 409 if isinstance(error, IllegalAction) else 400
    return Refusal(error.code, error.message, status=status, rules=error.rules, reasons=reasons)


def no_game() -> Refusal:
    return Refusal("no-game", Message("server-no-game"), status=404)


def bad_token() -> Refusal:
    return Refusal("bad-token", Message("server-bad-link"), status=403)
