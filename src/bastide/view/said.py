"""Messages as they are sent: id, parameters, and the English sentence for whoever reads along."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bastide.view.structs import MessageView, PartView
from bastide.words import ENGLISH, Argument, Message, message_from, say

MAX_KEPT = 2_000
_say_anew = say.__wrapped__  # what is sent is kept as JSON, and need not be kept once more


def message_view(message: Message) -> MessageView:
    """A message as it is sent."""
    return MessageView(
        message.id, _say_anew(message), {key: _argument(arg) for key, arg in message.args.items()}
    )


kept_view = lru_cache(MAX_KEPT)(message_view)  # for what is said again and again: prompts, lines of sheets


def _argument(arg: Argument) -> Any:
    if isinstance(arg, Message):
        return PartView(arg.id, {key: _argument(part) for key, part in arg.args.items()})
    return [_argument(item) for item in arg] if isinstance(arg, tuple) else arg


def in_language(data: Any, language: str) -> Any:
    """Plain data that was sent, with the sentence of every message in it in another language."""
    if language == ENGLISH:
        return data
    if isinstance(data, list):
        return [in_language(item, language) for item in data]
    if not isinstance(data, dict):
        return data
    if {"id", "text", "args"} <= data.keys():
        return {**data, "text": say(message_from(data), language)}
    return {key: in_language(value, language) for key, value in data.items()}
