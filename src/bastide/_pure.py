"""With ``BASTIDE_PURE=1`` in the environment the same files run as Python, compiled modules left aside."""

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGES = {"bastide"}  # and those from outside that have expansions


class PureFinder:
    """Finds modules of these packages by their source alone."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or name.partition(".")[0] not in PACKAGES:
            return None
        source = Path(path[0], name.rpartition(".")[2] + ".py")
        if not source.is_file():
            return None
        loader = importlib.machinery.SourceFileLoader(name, str(source))
        return importlib.util.spec_from_file_location(name, source, loader=loader)


if os.environ.get("BASTIDE_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, PureFinder)
