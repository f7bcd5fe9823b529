"""The command line: ``bastide play``, ``simulate``, ``replay``, ``tiles``, ``rules``, ``perft``, ``bench``, ``engine``."""

from bastide.cli.app import app, main

__all__ = ["app", "main"]
