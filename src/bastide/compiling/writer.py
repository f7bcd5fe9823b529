"""Writes the ``.pxd`` of one module, and says what is wrong where it cannot."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from typing import TypeGuard

from bastide.compiling.attributes import attributes
from bastide.compiling.signatures import C_TYPES, CompileError, Signature
from bastide.compiling.sources import HEADER, Function, Module, Sources


class Writer:
    """Writes the ``.pxd`` of one module."""

    def __init__(self, sources: Sources, module: Module) -> None:
        self.sources = sources
        self.module = module
        self.compiled: list[Function] = []
        self.in_c: set[str] = set()

    def error(self, node: ast.AST, message: str) -> CompileError:
        return CompileError(self.module.path, getattr(node, "lineno", 1), message)

    def text(self) -> str | None:
        """The ``.pxd``, or None for a module that has nothing to compile."""
        functions = list(self.functions())
        classes = [
            node for name, node in self.module.classes.items() if self.sources.family(self.module, name)
        ]
        if not functions and not classes:
            return None
        bodies = ["\n".join(self.class_lines(node)) for node in classes]
        numbers = self.numbers()
        blocks = ["\n".join(self.cimports()), "\n".join(numbers), "\n".join(functions)]
        head = "\n\n".join(block for block in blocks if block)
        return (
            "\n".join([HEADER.format(name=self.module.path.name), head])
            + "".join(f"\n\n\n{body}" for body in bodies)
            + "\n"
        )

    def cimports(self) -> Iterator[str]:
        """The compiled classes that annotations and bases name, and what compiled code calls elsewhere."""
        wanted: dict[str, set[str]] = {}
        for name in self.named():
            found = self.sources.origin(self.module, name)
            if found and found[0] is not self.module and self.is_compiled(name):
                wanted.setdefault(found[0].name, set()).add(found[1])
        for source in sorted(wanted):
            yield f"from {source} cimport {', '.join(sorted(wanted[source]))}"

    def named(self) -> set[str]:
        """The names in annotations, as bases and in compiled code."""
        places: list[ast.AST] = []
        for node in ast.walk(self.module.tree):
            if isinstance(node, Function) and node.returns:
                places.append(node.returns)
            elif isinstance(node, ast.ClassDef):
                places += node.bases
            elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
                places.append(node.annotation)
        names = {n.id for place in places for n in ast.walk(place) if isinstance(n, ast.Name)}
        return names | {n.id for function in self.compiled for n in self.globals_of(function)}

    def is_compiled(self, name: str) -> bool:
        return self.sources.is_compiled_class(self.module, name) or self.sources.is_compiled_function(
            self.module, name
        )

    def functions(self) -> Iterator[str]:
        for node in self.module.functions.values():
            signature = self.sources.signature(self.module, node, method=False)
            if signature:
                self.checked(node)
                yield f"cpdef {signature.in_c(node.name, method=False)}"
            else:
                self.refuse_half(node, method=False)

    def class_lines(self, node: ast.ClassDef) -> Iterator[str]:
        if len(node.bases) != 1 or not isinstance(node.bases[0], ast.Name):
            raise self.error(node, f"class {node.name}: a compiled class derives from exactly one class")
        family = self.sources.family(self.module, node.name)
        if family == "Expansion":
            self.check_hooks(node)
        lines = [
            f"    cdef {kind} {name}" for name, kind in attributes(self.sources, self.module, node).items()
        ]
        for method in node.body:
            if isinstance(method, Function):
                signature = self.method(node, method, family)
                if signature:
                    self.checked(method)
                    lines.append(f"    cdef {signature.in_c(method.name, method=True)}")
        yield f"cdef class {node.name}({node.bases[0].id}):"
        yield from lines or ["    pass"]

    def method(self, cls: ast.ClassDef, node: Function, family: str) -> Signature | None:
        """The C signature of a method, checked against the one it stands in for."""
        found = self.sources.signature(self.module, node, method=True)
        if node.name in self.sources.in_python[family] or node.name.startswith("__"):
            return None
        expected = self.sources.core[family].get(node.name) or self.inherited(cls, node.name)
        if expected is None:
            if found is None:
                self.refuse_half(node, method=True)
            return found
        if found is None or found.types != expected.types:
            raise self.error(
                node,
                f"{cls.name}.{node.name} is called while playing and must be written as\n"
                f"    {expected.in_python(node.name)}:",
            )
        return found

    def inherited(self, cls: ast.ClassDef, name: str) -> Signature | None:
        """The signature of the compiled method that a class inherits from another expansion's."""
        for source, node in self.sources.ancestors(self.module, cls.name):
            for method in node.body:
                if node is not cls and isinstance(method, Function) and method.name == name:
                    return self.sources.signature(source, method, method=True)
        return None

    def refuse_half(self, node: Function, *, method: bool) -> None:
        """A function that speaks of C types in one place and of Python's in another is a slip."""
        args = [*node.args.posonlyargs, *node.args.args][method:]
        said = [(arg.arg, arg.annotation) for arg in args] + [("the result", node.returns)]
        if any(part and ast.unparse(part) in C_TYPES for _, part in said):
            for name, part in said:
                if self.sources.c_type(self.module, part, result=name == "the result") is None:
                    what = f"{name}: {ast.unparse(part)}" if part else f"{name} without annotation"
                    raise self.error(
                        node,
                        f"{node.name} has C types and so is compiled, but {what} is neither a C type "
                        f"({', '.join(C_TYPES)}) nor a compiled class; Python says int and bool",
                    )
            raise self.error(
                node, f"{node.name} has C types and so takes no decorator and plain parameters only"
            )

    def checked(self, node: Function) -> None:
        """Remember what is compiled; C knows no default values there."""
        if node.args.defaults:
            raise self.error(node, f"{node.name} is compiled: its parameters have no default values")
        self.compiled.append(node)

    def check_hooks(self, node: ast.ClassDef) -> None:
        """``hooks`` names exactly the hooks that the class has, its own and those it inherits."""
        line: ast.AST = next((n for n in node.body if _assigns(n, "hooks")), node)
        hooks = self.sources.class_value(self.module, node.name, "hooks")
        if not isinstance(hooks, tuple) or not all(isinstance(hook, str) for hook in hooks):
            raise self.error(line, f'{node.name}.hooks must be a tuple of names, as ("score",)')
        written = {
            method.name: method
            for _, cls in reversed(list(self.sources.ancestors(self.module, node.name)))
            for method in cls.body
            if isinstance(method, Function)
        }
        for hook in hooks:
            if hook not in self.sources.hooks:
                known = ", ".join(self.sources.hooks)
                raise self.error(
                    line, f"{node.name}.hooks names {hook!r}, which is no hook; there are {known}"
                )
            if hook not in written:
                raise self.error(line, f"{node.name}.hooks names {hook!r}, but there is no such method")
            if hooks.count(hook) > 1:
                raise self.error(line, f"{node.name}.hooks names {hook!r} twice")
        for name, method in written.items():
            if name in self.sources.hooks and name not in hooks:
                own = method in node.body
                raise self.error(
                    method if own else line,
                    f"{node.name}.{name} would never be called: name it in hooks = {(*hooks, name)!r}",
                )

    # Numbers -----------------------------------------------------------------------------------

    def numbers(self) -> Iterable[str]:
        """The numbers with names that compiled code uses; to use anything else of Python is an error."""
        found: dict[str, set[str]] = {}
        for function in self.compiled:
            for name in self.globals_of(function):
                kind = self.sources.c_number(self.module, name.id)
                if kind is None:
                    if (
                        name.id != "cython"
                        and not hasattr(builtins, name.id)
                        and not self.is_compiled(name.id)
                    ):
                        raise self.error(
                            name,
                            f"{function.name} is compiled, but {name.id} is no number: a compiled method "
                            "uses numbers, lists of numbers and compiled functions only",
                        )
                    continue
                found.setdefault(kind, set()).add(name.id)
                self.in_c.add(name.id)
        return [f"cdef {kind} {', '.join(sorted(names))}" for kind, names in sorted(found.items())]

    def check_imports(self, others: dict[str, Writer]) -> None:
        """A number that its module compiles is not seen from outside: nobody may import it from there."""
        for name, (source, original) in self.module.imports.items():
            other = others.get(source)
            if other and original in other.in_c and original in other.module.assigned:
                raise CompileError(
                    self.module.path,
                    next(n.lineno for n in ast.walk(self.module.tree) if _imports(n, name)),
                    f"{original} cannot be imported from {source}, whose compiled code uses it; define it in "
                    "a module that has no compiled code, and import it from there into both",
                )

    def globals_of(self, function: Function) -> list[ast.Name]:
        """The names that a compiled function takes from its module, in the order of the source."""
        body = [node for line in function.body for node in _without_interpreter(line)]
        names = [node for node in body if isinstance(node, ast.Name)]
        local = {node.id for node in names if isinstance(node.ctx, ast.Store)}
        local |= {arg.arg for arg in function.args.args}
        return [node for node in names if node.id not in local]


def _without_interpreter(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of a statement but annotations, and what takes the interpreter's lock."""
    if isinstance(node, ast.With) and any("gil" in ast.unparse(item.context_expr) for item in node.items):
        return
    yield node
    for name, part in ast.iter_fields(node):
        if name != "annotation":
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.AST):
                    yield from _without_interpreter(child)


def _imports(node: ast.AST, name: str) -> TypeGuard[ast.ImportFrom]:
    return isinstance(node, ast.ImportFrom) and any((n.asname or n.name) == name for n in node.names)


def _assigns(node: ast.stmt, name: str) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)
