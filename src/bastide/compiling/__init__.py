"""Compiles the rules of expansions: the build writes a ``.pxd`` from the annotations of each module.

Who writes an expansion writes Python. Cython wants the C types of methods and attributes in a ``.pxd`` beside
the module; everything in it is already said by the annotations, so it is derived from the syntax tree:

* a method is compiled if the core calls it while playing (``core/expansion.pxd`` says which), or if its
  parameters and its result are C types (``cython.int``) and compiled classes (``State``);
* an attribute is a number, a truth value or an array by its first assignment in ``__init__`` or ``bind``;
* a number with a name that compiled code uses is a C int, a list of numbers a C array.

What cannot be derived, or is annotated otherwise than the core calls it, stops the build with file and line.

Packages from outside use it in their ``setup.py``::

    from setuptools import setup
    from bastide.compiling import extensions

    setup(ext_modules=extensions("src"))

Our own ``setup.py`` loads this package before anything is compiled: it imports nothing else of ours.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bastide.compiling.access import access_source
from bastide.compiling.signatures import CompileError
from bastide.compiling.sources import HERE, Sources
from bastide.compiling.writer import Writer

__all__ = ["CompileError", "cythonized", "extensions", "write_access", "write_pxd"]

DIRECTIVES = {"language_level": "3", "cdivision": True, "initializedcheck": False, "warn.unreachable": False}


def write_pxd(root: Path, folder: Path | None = None) -> list[Path]:
    """Write the ``.pxd`` of every module of rules in a folder (``root`` is where the packages lie).

    A file is touched only if its text changes, so that only what changed is compiled again. One that the
    build wrote and that nothing asks for any more is removed; one written by hand is left alone.
    """
    sources = Sources(root)
    texts: dict[Path, str] = {}
    writers: dict[str, Writer] = {}
    for path in sorted((folder or root).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        module = sources.module(".".join(parts))
        if module is None or module.has_own_pxd or _is_aside(parts):
            continue
        writers[module.name] = Writer(sources, module)
        text = writers[module.name].text()
        if text is None:
            path.with_suffix(".pxd").unlink(missing_ok=True)
        else:
            texts[path.with_suffix(".pxd")] = text
    for writer in writers.values():
        writer.check_imports(writers)
    for pxd, text in texts.items():
        _write(pxd, text)
    return list(texts)


def write_access(core: Path) -> Path:
    """Write the module that opens the classes of the core to plain Python; only our own build does."""
    path = core / "access.pyx"
    _write(path, access_source(core))
    return path


def _write(path: Path, text: str) -> None:
    """Write a file unless it says the same already."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def _is_aside(parts: tuple[str, ...]) -> bool:
    """Is this a module that holds no rules: tests, what was built, the build itself?"""
    hidden = any(part.startswith(".") for part in parts)
    return hidden or bool({"tests", "build", "dist"} & set(parts)) or parts[-1] in ("__init__", "setup")


def extensions(root: str | Path = "src", *, flags: tuple[str, ...] = ("-O2", "-g0")) -> list[Any]:
    """The compiled modules of a package with rules, for ``setup(ext_modules=...)`` in its ``setup.py``.

    With ``BASTIDE_PURE`` set nothing is compiled: the package then runs as the plain Python that it is.
    """
    root = Path(root)
    return cythonized(root, write_pxd(root), lambda name: flags)


def cythonized(root: Path, declared: Iterable[Path], flags: Callable[[str], Iterable[str]]) -> list[Any]:
    """The modules that some ``.pxd`` or ``.pyx`` files stand for, ready for the C compiler."""
    if os.environ.get("BASTIDE_PURE", "") not in ("", "0"):
        return []
    from Cython.Build import cythonize
    from setuptools import Extension

    modules = []
    for pxd in sorted(declared):
        name = ".".join(pxd.relative_to(root).with_suffix("").parts)
        source = pxd if pxd.suffix == ".pyx" else pxd.with_suffix(".py")
        modules.append(Extension(name, [str(source)], extra_compile_args=list(flags(name))))
    found: list[Any] = cythonize(  # type: ignore[no-untyped-call]
        modules,
        include_path=[str(root), str(HERE)],
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
        show_all_warnings=False,
    )
    return found
