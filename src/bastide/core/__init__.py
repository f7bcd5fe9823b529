"""The rules machinery, once: no I/O, no JSON, no clock, no random numbers."""
