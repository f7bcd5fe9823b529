"""What a player sees, described once: positions, choices, events, messages, and everything there is to play.

The descriptions are ``msgspec`` structs (``structs``, ``messages``, ``catalogue``); the other modules fill
them from a ``State`` or a ``Match``. Nothing here needs a network, a database or pictures, so that it can
run anywhere; ``web/src/protocol.ts`` is written from it.
"""
