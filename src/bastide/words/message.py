"""A message: what is said, before it is said in a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Argument: TypeAlias = "int | str | Message | tuple[int | str | Message, ...]"


class Message:
    """An id and its parameters; immutable and hashable. ``str()`` gives the English sentence.

    Parameters are numbers, texts that are the same in every language (names, places, notation), other
    messages, and tuples of those, which are said as a list.

    >>> Message("core-alone")
    Message('core-alone')
    >>> str(Message("core-tied", strength=2))
    'tied with strength 2 each'
    """

    __slots__ = ("_hash", "args", "id")

    id: str
    args: dict[str, Argument]

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.id = id
        self.args = args
        self._hash = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        if not self._hash:
            self._hash = hash((self.id, frozenset(self.args.items())))
        return self._hash

    def __str__(self) -> str:
        from bastide.words.texts import say

        return say(self)

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.args.items())])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.id, self.args)

    def json(self) -> dict[str, Any]:
        """Its id, the English sentence, and its parameters; a message among them is an id with parameters."""
        return {"id": self.id, "text": str(self), "args": {k: _plain(v) for k, v in self.args.items()}}


def _again(id: str, args: dict[str, Argument]) -> Message:
    return Message(id, **args)


def _plain(value: Argument) -> Any:
    if isinstance(value, Message):
        args = {key: _plain(part) for key, part in value.args.items()}
        return {"id": value.id, "args": args} if args else {"id": value.id}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def message_from(data: Mapping[str, Any]) -> Message:
    """The message that ``json()`` wrote."""
    return Message(data["id"], **{key: _argument(value) for key, value in data.get("args", {}).items()})


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return message_from(value)
    if isinstance(value, list):
        return tuple([message_from(item) if isinstance(item, dict) else item for item in value])
    argument: int | str = value
    return argument


def rewritten(message: Message, write: Callable[[str], str]) -> Message:
    """The same with its texts written otherwise, also those in the messages that are its parameters.

    >>> rewritten(Message("core-cited", text="at 0,1", rules=("ROAD-3",)), str.upper).args["text"]
    'AT 0,1'
    """

    def again(value: Argument) -> Argument:
        if isinstance(value, Message):
            return rewritten(value, write)
        if isinstance(value, tuple):
            return tuple([again(part) for part in value])  # type: ignore[misc]
        return write(value) if isinstance(value, str) else value

    return Message(message.id, **{key: again(value) for key, value in message.args.items()})


def position(at: tuple[int, int]) -> str:
    """How a place is written in every language: ``-1,2``."""
    return f"{at[0]},{at[1]}"
