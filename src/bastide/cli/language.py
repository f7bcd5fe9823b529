"""The language of the terminal: what ``--language`` says, else ``BASTIDE_LANGUAGE``, else English."""

from __future__ import annotations

import os
from contextvars import ContextVar

from bastide import SetupError
from bastide.words import ENGLISH, Message, languages, say

VARIABLE = "BASTIDE_LANGUAGE"
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


def use_language(wanted: str | None = None) -> str:
    """Speak a language from now on, without one that of the environment; the language."""
    language = (wanted or os.environ.get(VARIABLE) or ENGLISH).strip().lower()
    if language not in languages():
        raise SetupError(Message("cli-no-language", language=language, there=languages()))
    _spoken.set(language)
    return language


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken.get()


def speak(message: Message) -> str:
    """The text of a message in the language of the terminal."""
    return say(message, _spoken.get())
