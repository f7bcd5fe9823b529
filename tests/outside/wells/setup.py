"""Compiles the rules. Without this file, or with BASTIDE_PURE=1, the package is plain Python and works."""

from setuptools import setup

from bastide.compiling import extensions

setup(ext_modules=extensions("src"))
