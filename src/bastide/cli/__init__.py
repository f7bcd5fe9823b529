"""The command line: ``bastide play``, ``simulate``, ``replay``, ``tiles`` and more."""

from bastide.cli.app import app, main

__all__ = ["app", "main"]
