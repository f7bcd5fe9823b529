"""The fields of a request, read one by one with their types checked; what is left over is refused."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bastide import BastideError
from bastide.words import Message

MAX_WORDS = 10_000  # entries of a list
LARGEST = 2**63 - 1


class RequestError(BastideError):
    """A request that does not say what it should."""

    code = "request"


class Fields:
    """A request's fields by name. Each getter gives None (or a default) when the field is missing or null."""

    def __init__(self, request: Mapping[str, Any]) -> None:
        self.request = request
        self.used = {"id", "command"}

    def get(self, name: str) -> Any:
        """The bare value."""
        self.used.add(name)
        return self.request.get(name)

    def text(self, name: str) -> str | None:
        value = self.get(name)
        if value is None or isinstance(value, str):
            return value
        raise RequestError(Message("engine-text", name=name, given=_kind(value)))

    def needed_text(self, name: str) -> str:
        value = self.text(name)
        if value is None:
            raise RequestError(Message("engine-missing", name=name))
        return value

    def whole(self, name: str, low: int = 0, high: int = LARGEST) -> int | None:
        value = self.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise RequestError(Message("engine-whole", name=name, low=low, high=high, given=_kind(value)))
        return value

    def seconds(self, name: str) -> float | None:
        value = self.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1e9:
            raise RequestError(Message("engine-seconds", name=name, given=_kind(value)))
        return float(value)

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise RequestError(Message("engine-truth", name=name, given=_kind(value)))

    def words(self, name: str) -> list[str] | None:
        value = self.get(name)
        if value is None:
            return None
        if not isinstance(value, Sequence) or isinstance(value, str) or len(value) > MAX_WORDS:
            raise RequestError(Message("engine-texts", name=name, given=_kind(value)))
        if not all(isinstance(word, str) for word in value):
            raise RequestError(Message("engine-only-texts", name=name))
        return list(value)

    def pairs(self, name: str) -> dict[str, str]:
        value = self.get(name)
        if value is None:
            return {}
        if not isinstance(value, Mapping) or not all(isinstance(word, str) for word in value.values()):
            raise RequestError(Message("engine-pairs", name=name, given=_kind(value)))
        return dict(value)

    def refuse_others(self) -> None:
        """Raise for fields that nobody asked for: most likely a slip in a name."""
        others = sorted(str(name)[:40] for name in self.request if name not in self.used)
        if others:
            known = tuple(sorted(self.used - {"id", "command"}))
            if not known:
                raise RequestError(Message("engine-no-fields", name=others[0]))
            raise RequestError(Message("engine-unknown-field", name=others[0], known=known))


def _kind(value: object) -> str | Message:
    """What a value is, in the words of JSON."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**20 else Message("engine-huge-number")
    if isinstance(value, float):
        return str(value) if math.isfinite(value) else Message("engine-no-number")
    if isinstance(value, str):
        return Message("engine-a-text")
    if isinstance(value, list):
        return Message("engine-a-list")
    return Message("engine-an-object") if isinstance(value, dict) else "null"
