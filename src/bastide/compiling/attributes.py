"""The attributes of a compiled class: what they are is told by their first assignment."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TypeGuard

from bastide.compiling.signatures import NUMBERS, PYTHON_TYPES, CompileError
from bastide.compiling.sources import Function, Module, Sources


def attributes(sources: Sources, module: Module, node: ast.ClassDef) -> dict[str, str]:
    """The attributes that a class adds to those of its base, with their C types."""
    known = dict(sources.core_attributes[sources.family(module, node.name)])
    for source, above in sources.ancestors(module, node.name):
        if above is not node:
            known |= attributes(sources, source, above)
    found: dict[str, str] = {}
    for method in sorted((n for n in node.body if isinstance(n, Function)), key=_set_up_first):
        reader = Reader(sources, module, method)
        for line in ast.walk(method):
            for name, value, annotation in _assignments(line):
                if name in known or name in found:
                    continue
                kind = reader.attribute(value, annotation, known | found)
                if kind is None:
                    raise CompileError(
                        module.path,
                        getattr(line, "lineno", method.lineno),
                        f"what is {node.name}.{name}? Say its type where it is first set: self.{name}: "
                        "cython.int = ... (or cython.bint, cython.p_int; any other is an object of Python)",
                    )
                found[name] = kind
    return found


class Reader:
    """Tells the types of expressions in one method."""

    def __init__(self, sources: Sources, module: Module, method: Function) -> None:
        self.sources = sources
        self.module = module
        self.method = method

    def attribute(
        self, value: ast.expr | None, annotation: ast.expr | None, known: dict[str, str]
    ) -> str | None:
        """The C type of an attribute that is set to a value, with an annotation or without."""
        if annotation is not None:
            kind = self.sources.c_type(self.module, annotation)
            return kind or NUMBERS.get(ast.unparse(annotation), "object")
        return self.kind_of(value, known) if value is not None else None

    def kind_of(self, value: ast.expr, known: dict[str, str]) -> str | None:
        """The C type that holds the value of an expression, if it can be told."""

        def same(*parts: ast.expr) -> str | None:
            kinds = {self.kind_of(part, known) for part in parts}
            return kinds.pop() if len(kinds) == 1 else None

        match value:
            case ast.Constant(bool()) | ast.Compare() | ast.UnaryOp(ast.Not()):
                return "bint"
            case ast.Constant(int()):
                return "int"
            case ast.UnaryOp(_, operand):
                return same(operand)
            case ast.BoolOp(_, values):
                return same(*values)
            case ast.IfExp(_, body, orelse):
                return same(body, orelse)
            case ast.BinOp(left, _, right):
                return "int" if same(left, right) in ("int", "bint") else None
            case ast.Call(ast.Name("int" | "len" | "sum" | "ord")):
                return "int"
            case ast.Call(ast.Name("min" | "max"), args):
                return same(*args)
            case ast.Call(ast.Name("bool" | "any" | "all" | "isinstance")):
                return "bint"
            case ast.Call(ast.Attribute(ast.Name("rules"), name)):
                return self.sources.lookups.get(name) or None
            case ast.Attribute(ast.Name("rules"), name):
                kind = self.sources.of_rules.get(name, "")
                return kind if kind in PYTHON_TYPES else None
            case ast.Attribute(ast.Name("self"), name):
                return known.get(name)
            case ast.Name(name):
                for arg in self.method.args.args:
                    if arg.arg == name:
                        return self.attribute(None, arg.annotation, known)
                return self.sources.c_number(self.module, name)
        return None


def _set_up_first(method: Function) -> int:
    """``__init__`` and ``bind`` before all others, which keep their order."""
    return {"__init__": 0, "bind": 1}.get(method.name, 2)


def _assignments(line: ast.AST) -> Iterator[tuple[str, ast.expr | None, ast.expr | None]]:
    """The attributes of ``self`` that a statement sets, each with its value and annotation."""
    if isinstance(line, ast.AnnAssign) and _is_own(line.target):
        yield line.target.attr, line.value, line.annotation
    elif isinstance(line, ast.Assign):
        for target in line.targets:
            if _is_own(target):
                yield target.attr, line.value, None
            elif isinstance(target, ast.Tuple):
                values = line.value.elts if isinstance(line.value, ast.Tuple) else [None] * len(target.elts)
                for part, value in zip(target.elts, values, strict=False):
                    if _is_own(part):
                        yield part.attr, value, None


def _is_own(target: ast.expr) -> TypeGuard[ast.Attribute]:
    return isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
