"""Every kind of refusal and of score sheet that the rules declare, as the titles of examples say it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bastide
from bastide.core.tally import LineKind
from bastide.expansions import registered

SOURCES = Path(bastide.__file__).parent
NO_FEATURE = ("river",)  # nobody stands on it, so it is never scored


def lines() -> Iterator[str]:
    """A line of a sheet, or of other points, by each of the rules that it can count by."""
    kinds: list[LineKind] = [line for expansion in registered() for line in expansion.lines]
    for line in kinds:
        for rules in {line.rules, line.unfinished, line.despite} - {()}:
            yield f"line-{line.name} {', '.join(rules)}"


def heads() -> Iterator[str]:
    """A feature that is completed, and one at the end that is not."""
    for kind in (kind for expansion in registered() for kind in expansion.segment_kinds):
        if kind.name not in NO_FEATURE:
            yield f"{kind.name} completed"  # of a farm: a city won in the first edition
            yield f"{kind.name} in final scoring"


def reasons() -> Iterator[tuple[str, str]]:
    """A reason that is declared: as a refusal, or told in passing."""
    for kind in (kind for expansion in registered() for kind in expansion.reasons):
        yield f"reason-{kind.name} {', '.join(kind.rules)}", f"reason-{kind.name} in passing"


def written_reasons() -> Iterator[str]:
    """A reason that the sources write out, ``Reason(Message(ID), (RULE, ...))``, with its rules."""
    for path in sorted(SOURCES.glob("expansions/*/*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                yield from _in(function)


def _in(function: ast.FunctionDef) -> Iterator[str]:
    message = ""
    for node in sorted(_nodes(function), key=lambda node: (node.lineno, node.col_offset)):
        if isinstance(node, ast.Assign) and _id(node.value):
            message = _id(node.value)
        if isinstance(node, ast.Call) and _name(node.func) == "Reason" and len(node.args) > 1:
            rules = [
                part.value for part in getattr(node.args[1], "elts", []) if isinstance(part, ast.Constant)
            ]
            id = _id(node.args[0]) or (message if isinstance(node.args[0], ast.Name) else "")
            if id and rules and len(rules) == len(getattr(node.args[1], "elts", [])):
                yield f"{id} {', '.join(map(str, rules))}"


def _nodes(function: ast.FunctionDef) -> list[ast.Assign | ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Assign | ast.Call)]


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _id(node: ast.AST) -> str:
    """The id of a message that is written out."""
    if (
        isinstance(node, ast.Call)
        and _name(node.func) == "Message"
        and isinstance(node.args[0], ast.Constant)
    ):
        return str(node.args[0].value)
    return ""
