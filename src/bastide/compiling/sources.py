"""Reads modules without importing them: classes, annotations, numbers with names, where a name comes from."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from bastide.compiling.signatures import C_TYPES, NUMBERS, Pxd, Signature

HERE = Path(__file__).parent.parent.parent  # where the package ``bastide`` lies
CORE = "bastide.core.expansion"
FAMILIES = ("Expansion", "Step")
HEADER = "# Written by the build from {name}; change that file, not this one."

Function = ast.FunctionDef

OPERATORS: dict[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.USub: operator.neg,
}


def is_written(path: Path) -> bool:
    """Did the build write this file?"""
    start = HEADER.split("{", maxsplit=1)[0]
    return path.exists() and path.read_text(encoding="utf-8").startswith(start)


class Module:
    """The source of one module, and what can be said of it by reading alone."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.functions = {node.name: node for node in self.tree.body if isinstance(node, Function)}
        self.imports: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (self._absolute(node), alias.name)

    def _absolute(self, node: ast.ImportFrom) -> str:
        """The module that an import speaks of, also where it is written relative to this one."""
        if not node.level:
            return node.module or ""
        return ".".join([*self.name.split(".")[: -node.level], node.module or ""])

    @cached_property
    def has_own_pxd(self) -> bool:
        """Is there a ``.pxd`` beside the source that was written by hand?"""
        path = self.path.with_suffix(".pxd")
        return path.exists() and not is_written(path)

    @cached_property
    def pxd(self) -> Pxd:
        """What a ``.pxd`` written by hand declares."""
        return Pxd.read(self.path.with_suffix(".pxd")) if self.has_own_pxd else Pxd()

    @cached_property
    def assigned(self) -> dict[str, ast.expr]:
        """The values of names at the top of the module; of several at once, each its own."""
        found: dict[str, ast.expr] = {}
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                found[node.target.id] = node.value
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found[target.id] = node.value
                    elif isinstance(target, ast.Tuple):
                        for i, part in enumerate(target.elts):
                            if isinstance(part, ast.Name):
                                item = ast.Subscript(node.value, ast.Constant(i), ast.Load())
                                found[part.id] = ast.copy_location(item, node)
        return found


class Sources:
    """The modules under some folders, found by their names and read once."""

    def __init__(self, *roots: Path) -> None:
        self.roots = (*roots, HERE)
        self.known: dict[str, Module | None] = {}
        declared = Pxd.read(HERE / "bastide/core/expansion.pxd")
        self.core = declared.classes
        self.core_attributes = declared.attributes
        core = self.module(CORE)
        constants = self.module("bastide.core.constants")
        rules = self.module("bastide.core.ruleset")
        assert core
        assert constants
        assert rules
        self.in_python = {
            name: {n.name for n in core.classes[name].body if isinstance(n, Function)} - set(self.core[name])
            for name in FAMILIES
        }
        self.hooks: tuple[str, ...] = self.value(constants, constants.assigned["HOOKS"])
        self.lookups = {
            n.name: NUMBERS.get(ast.unparse(n.returns), "") if n.returns else ""
            for n in rules.classes["Ruleset"].body
            if isinstance(n, Function)
        } | {"as_array": "int*"}
        self.of_rules = rules.pxd.attributes.get("Ruleset", {})

    def module(self, name: str) -> Module | None:
        """The module of a name, if its source is to be found."""
        if name not in self.known:
            paths = [root / Path(*name.split(".")).with_suffix(".py") for root in self.roots]
            path = next((path for path in paths if path.is_file()), None)
            self.known[name] = Module(name, path) if path else None
        return self.known[name]

    def origin(self, module: Module, name: str) -> tuple[Module, str] | None:
        """Where a name that a module uses was defined: there, or where it was imported from."""
        if name in module.classes or name in module.functions or name in module.assigned:
            return module, name
        if name in module.imports:
            source = self.module(module.imports[name][0])
            return self.origin(source, module.imports[name][1]) if source else None
        return None

    def family(self, module: Module, name: str) -> str:
        """``Expansion`` or ``Step`` if the class is or derives from one, else an empty string."""
        found = self.origin(module, name)
        if not found or found[1] not in found[0].classes:
            return ""
        if found[0].name == CORE:
            return found[1] if found[1] in FAMILIES else ""
        bases = (base.id for base in found[0].classes[found[1]].bases if isinstance(base, ast.Name))
        return next((family for base in bases if (family := self.family(found[0], base))), "")

    def ancestors(self, module: Module, name: str) -> Iterator[tuple[Module, ast.ClassDef]]:
        """The class and those it derives from, without those of the core."""
        found = self.origin(module, name)
        if not found or found[0].name == CORE or found[1] not in found[0].classes:
            return
        node = found[0].classes[found[1]]
        yield found[0], node
        for base in node.bases:
            if isinstance(base, ast.Name):
                yield from self.ancestors(found[0], base.id)

    def is_compiled_class(self, module: Module, name: str) -> bool:
        found = self.origin(module, name)
        return found is not None and (found[1] in found[0].pxd.classes or self.family(module, name) != "")

    def is_compiled_function(self, module: Module, name: str) -> bool:
        found = self.origin(module, name)
        if not found:
            return False
        source, own = found
        if source.has_own_pxd or own not in source.functions:
            return own in source.pxd.functions
        return self.signature(source, source.functions[own], method=False) is not None

    # Values ------------------------------------------------------------------------------------

    def value(self, module: Module, node: ast.expr) -> Any:
        """The value of an expression made of constants, or None if it is anything else."""
        match node:
            case ast.Constant(value):
                return value
            case ast.Tuple(elts) | ast.List(elts):
                items: list[Any] = []
                for item in elts:
                    inner = self.value(module, item.value if isinstance(item, ast.Starred) else item)
                    if isinstance(item, ast.Starred) and not isinstance(inner, tuple):
                        return None
                    items += inner if isinstance(item, ast.Starred) else [inner]
                return None if None in items else tuple(items)
            case ast.Name(name):
                found = self.origin(module, name)
                given = found[0].assigned.get(found[1]) if found else None
                return self.value(found[0], given) if found and given is not None else None
            case ast.Attribute(ast.Name(name), attribute):
                return self.class_value(module, name, attribute)
            case ast.Subscript(inner, index):
                whole, i = self.value(module, inner), self.value(module, index)
                return (
                    whole[i] if isinstance(whole, tuple) and isinstance(i, int) and i < len(whole) else None
                )
            case ast.Call(ast.Name("range"), args):
                numbers = [self.value(module, arg) for arg in args]
                return tuple(range(*numbers)) if numbers and all(type(n) is int for n in numbers) else None
            case ast.Call(ast.Attribute(inner, "index"), [item]):
                whole, part = self.value(module, inner), self.value(module, item)
                known = isinstance(whole, tuple | str) and part is not None and part in whole
                return whole.index(part) if known else None
            case ast.UnaryOp(sign, operand):
                return self.computed(module, sign, operand)
            case ast.BinOp(left, sign, right):
                return self.computed(module, sign, left, right)
        return None

    def computed(self, module: Module, sign: ast.AST, *operands: ast.expr) -> Any:
        """The value of a calculation with numbers, or of two tuples put together."""
        values = [self.value(module, operand) for operand in operands]
        if None in values or type(sign) not in OPERATORS:
            return None
        try:
            return OPERATORS[type(sign)](*values)
        except (TypeError, ValueError, ZeroDivisionError):
            return None

    def class_value(self, module: Module, name: str, attribute: str) -> Any:
        """The value of a class attribute, as ``River.hooks``; inherited ones too."""
        for source, node in self.ancestors(module, name):
            for line in node.body:
                match line:
                    case ast.Assign([ast.Name(target)], value) if target == attribute:
                        return self.value(source, value)
                    case ast.AnnAssign(ast.Name(target), _, value) if target == attribute and value:
                        return self.value(source, value)
        return ()

    def c_number(self, module: Module, name: str) -> str | None:
        """``int`` or ``int[8]`` if a name at the top of a module stands for a number or several."""
        found = self.origin(module, name)
        if not found or found[1] not in found[0].assigned:
            return None
        value = self.value(found[0], found[0].assigned[found[1]])
        if type(value) is int or isinstance(value, bool):
            return "int"
        if isinstance(value, tuple) and value and all(type(v) is int for v in value):
            return f"int[{len(value)}]"
        return None

    # Signatures --------------------------------------------------------------------------------

    def c_type(self, module: Module, annotation: ast.expr | None, *, result: bool = False) -> str | None:
        """The C type that an annotation stands for, or None for one of Python."""
        if annotation is None:
            return None
        text = annotation.value if isinstance(annotation, ast.Constant) else ast.unparse(annotation)
        if result and text is None:
            return "void"
        if text in C_TYPES:
            return C_TYPES[text]
        return text if isinstance(text, str) and self.is_compiled_class(module, text) else None

    def signature(self, module: Module, node: Function, *, method: bool) -> Signature | None:
        """The C types of a method or function that is compiled; None for one that stays Python.

        Compiled is what has a C type or works on a ``State``, and says nothing that only Python knows.
        """
        args = [*node.args.posonlyargs, *node.args.args][method:]
        kinds = [self.c_type(module, arg.annotation) for arg in args]
        result = self.c_type(module, node.returns, result=True)
        plain = bool(node.decorator_list or node.args.kwonlyargs or node.args.vararg or node.args.kwarg)
        if result is None or None in kinds or plain or (not kinds and result == "void"):
            return None
        if not ({"State", *C_TYPES.values()} & {result, *kinds}):
            return None
        return Signature(tuple((arg.arg, str(kind)) for arg, kind in zip(args, kinds, strict=True)), result)
