"""The fields of a request, read one by one with their types checked; what is left over is refused."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bastide import BastideError

MOST_WORDS = 10_000  # entries of a list
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
        raise RequestError(f"{name!r} must be a text, not {_sort(value)}")

    def needed_text(self, name: str) -> str:
        value = self.text(name)
        if value is None:
            raise RequestError(f"{name!r} is missing")
        return value

    def whole(self, name: str, low: int = 0, high: int = LARGEST) -> int | None:
        value = self.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise RequestError(f"{name!r} must be a whole number from {low} to {high}, not {_sort(value)}")
        return value

    def seconds(self, name: str) -> float | None:
        value = self.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1e9:
            raise RequestError(f"{name!r} must be a number of seconds, not {_sort(value)}")
        return float(value)

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise RequestError(f"{name!r} must be true or false, not {_sort(value)}")

    def words(self, name: str) -> list[str] | None:
        value = self.get(name)
        if value is None:
            return None
        if not isinstance(value, Sequence) or isinstance(value, str) or len(value) > MOST_WORDS:
            raise RequestError(f"{name!r} must be a list of texts, not {_sort(value)}")
        if not all(isinstance(word, str) for word in value):
            raise RequestError(f"{name!r} must be a list of texts only")
        return list(value)

    def pairs(self, name: str) -> dict[str, str]:
        value = self.get(name)
        if value is None:
            return {}
        if not isinstance(value, Mapping) or not all(isinstance(word, str) for word in value.values()):
            raise RequestError(f"{name!r} must be an object whose values are texts, not {_sort(value)}")
        return dict(value)

    def refuse_others(self) -> None:
        """Raise for fields that nobody asked for: most likely a slip in a name."""
        others = sorted(str(name)[:40] for name in self.request if name not in self.used)
        if others:
            known = ", ".join(sorted(self.used - {"id", "command"})) or "none"
            raise RequestError(f"unknown field {others[0]!r}; this command takes {known}")


def _sort(value: object) -> str:
    """What a value is, in the words of JSON."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**20 else "a huge number"
    if isinstance(value, float):
        return str(value) if math.isfinite(value) else "no number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "an object" if isinstance(value, dict) else "null"
