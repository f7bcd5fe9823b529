"""Compiles the engine with Cython where a C compiler is at hand; without one the same files run as Python."""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
SOURCE = HERE / "src"

DIRECTIVES = {
    "language_level": "3",
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "overflowcheck": False,
}


def extensions() -> list[Extension]:
    """Every module with a .pxd beside it."""
    modules = []
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        path = pxd.with_suffix(".py").relative_to(HERE)
        name = ".".join(pxd.with_suffix("").relative_to(SOURCE).parts)
        modules.append(Extension(name, [str(path)], extra_compile_args=["-O3"], optional=True))
    return modules


class Build(build_ext):
    """Tells in one line when there is no compiler, instead of failing."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"bastide: not compiled ({error}); everything works, only slower")

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:
            raise RuntimeError(f"no working C compiler: {type(error).__name__}") from None


setup(
    ext_modules=cythonize(
        extensions(),
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
    ),
    cmdclass={"build_ext": Build},
)
