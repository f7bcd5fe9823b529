"""Refusals: a code, a reason in words, the rules behind it."""

from __future__ import annotations

from collections.abc import Sequence

from bastide import BastideError, IllegalAction, Reason


class Refusal(Exception):
    """Something cannot be done; ``code`` is one of the protocol's, ``status`` that of HTTP."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int = 400,
        rules: Sequence[str] = (),
        reasons: Sequence[dict[str, object]] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.rules = list(rules)
        self.reasons = list(reasons)

    def json(self, seq: int | None, id: int | None = None) -> dict[str, object]:
        """As a message over the WebSocket."""
        return {
            "type": "refused",
            "seq": seq,
            "code": self.code,
            "message": self.message,
            "rules": self.rules,
            "reasons": self.reasons,
            "id": id,
        }

    def error(self) -> dict[str, object]:
        """As an answer over HTTP."""
        return {
            "error": {
                "code": self.code,
                "message": self.message,
                "rules": self.rules,
                "reasons": self.reasons,
            }
        }


def reason_json(reason: Reason) -> dict[str, object]:
    """One reason as plain data."""
    return {
        "text": reason.text,
        "rules": list(reason.rules),
        "places": [list(place) for place in reason.places],
    }


def refusal_of(error: BastideError) -> Refusal:
    """What the engine refused, as a refusal."""
    reasons = [reason_json(r) for r in error.reasons] if isinstance(error, IllegalAction) else []
    status = 409 if isinstance(error, IllegalAction) else 400
    return Refusal(error.code, str(error), status=status, rules=error.rules, reasons=reasons)


def no_game() -> Refusal:
    return Refusal("no-game", "there is no such game", status=404)


def bad_token() -> Refusal:
    return Refusal("bad-token", "this link does not open that game", status=403)
