"""Everything that is said, as data: a message is an id with parameters, its texts are Fluent files.

The texts lie beside what speaks, ``words.en.ftl`` and ``words.de.ftl`` in ``core/``, in every folder of an
expansion and so on (docs/translating.md). This package imports nothing else of bastide.

>>> message = Message("core-off-table", at="9999,0")
>>> str(message)
'position 9999,0 is off the table'
>>> say(message, "de")
'der Ort 9999,0 liegt nicht auf dem Tisch'
"""

from bastide.words.message import Argument, Message, message_from, position, rewritten
from bastide.words.texts import ENGLISH, add_speaker, fluent, form_of, languages, missing, say

__all__ = [
    "ENGLISH",
    "Argument",
    "Message",
    "add_speaker",
    "fluent",
    "form_of",
    "languages",
    "message_from",
    "missing",
    "position",
    "rewritten",
    "say",
]
