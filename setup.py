"""Compiles the engine with Cython where a C compiler is at hand; without one the same files run as Python."""

import sys
from pathlib import Path
from types import ModuleType

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")

# The package itself cannot be imported yet, it needs what is to be compiled; this part of it can.
package = ModuleType("bastide")
package.__path__ = [str(SOURCE / "bastide")]
sys.modules["bastide"] = package

from bastide.compiling import CompileError, cythonized, write_access, write_pxd  # noqa: E402

HOT = (
    "bastide.core",
    "bastide.expansions.base.",
    "bastide.coach",
    "bastide.lab",
    "bastide.players",
    "bastide.record",
    "bastide.server",
    "bastide.view",
)


def flags(name: str) -> list[str]:
    """What runs in every turn is worth the compiler's time; the many rules that run now and then are not."""
    return ["-O3", "-g0"] if name.startswith(HOT) else ["-O2", "-g0"]


class Build(build_ext):
    """Without a compiler it says so in one line, and leaves nothing half compiled."""

    def run(self) -> None:
        self.drop_stale()
        try:
            super().run()
        except Exception as error:
            for ext in self.extensions:
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            print(f"bastide: the engine is not compiled ({_first_line(error)}); all works, only slower")

    def drop_stale(self) -> None:
        """What was compiled of files that have gone would be imported for ever."""
        suffix = Path(self.get_ext_fullpath("x")).name[1:]
        kept = {str(Path(*ext.name.split("."))) + suffix for ext in self.extensions}
        for found in SOURCE.rglob(f"*{suffix}"):
            if str(found.relative_to(SOURCE)) not in kept:
                found.unlink()


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


try:
    write_pxd(SOURCE, SOURCE / "bastide/expansions")
except CompileError as error:
    sys.exit(str(error))
declared = [*SOURCE.rglob("*.pxd"), write_access(SOURCE / "bastide/core")]
setup(ext_modules=cythonized(SOURCE, declared, flags), cmdclass={"build_ext": Build})
