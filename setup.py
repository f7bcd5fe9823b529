"""Compiles the engine with Cython where a C compiler is at hand; without one the same files run as Python."""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
SOURCE = HERE / "src"

HOT = ("bastide.core", "bastide.expansions.base.", "bastide.players", "bastide.record", "bastide.server")
DIRECTIVES = {
    "language_level": "3",
    "cdivision": True,
    "initializedcheck": False,
    "warn.unreachable": False,
}


def extensions() -> list[Extension]:
    """Every module with a .pxd beside it."""
    if os.environ.get("BASTIDE_PURE", "") not in ("", "0"):
        return []
    from Cython.Build import cythonize

    modules = []
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        path = pxd.with_suffix(".py").relative_to(HERE)
        name = ".".join(pxd.with_suffix("").relative_to(SOURCE).parts)
        # What runs in every turn is worth the compiler's time; the many rules that run now and then are not.
        flags = ["-O3", "-g0"] if name.startswith(HOT) else ["-O1", "-g0"]
        modules.append(Extension(name, [str(path)], extra_compile_args=flags))
    return cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
        show_all_warnings=False,
    )


class Build(build_ext):
    """Without a compiler it says so in one line, and leaves nothing half compiled."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for ext in self.extensions:
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            print(f"bastide: the engine is not compiled ({_first_line(error)}); all works, only slower")


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
