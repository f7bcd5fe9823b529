"""Nobody puts a sentence together in Python: what people read is a message, found by its id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bastide

SOURCE = Path(bastide.__file__).parent
NAME = re.compile(r"^bastide\b:?")  # how the program calls itself before what it says
WORD = re.compile(r"[A-Za-z]{3,}")
WORDS = re.compile(r"[A-Za-z]{3,}\W* \W*[A-Za-z]{2,}")
SAYING = ("Reason", "Refusal")  # besides errors, calls whose arguments people read
PRINTING = ("echo", "print")
FIGURES = ("bench", "measure")  # for those who work on the program, in English


def sources(folder: str = "") -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((SOURCE / folder).rglob("*.py")):
        within = path.relative_to(SOURCE)
        if "tests" not in within.parts and path.stem not in FIGURES:
            yield str(within), ast.parse(path.read_text(encoding="utf-8"))


def errors() -> set[str]:
    """The names of all errors of the package: what has ``BastideError`` for an ancestor."""
    bases: dict[str, set[str]] = {}
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
    found = {"BastideError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def literals(node: ast.expr) -> Iterator[str]:
    """The words that an expression brings with it, those of an alternative or a sum among them."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else " * " for part in parts)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from literals(one)
            yield from literals(other)
        case ast.Call(func=ast.Name(id="Text"), args=[words, *_]):
            yield from literals(words)


def sentences(tree: ast.Module, saying: set[str]) -> Iterator[str]:
    """What is raised, given as a reason or printed and has a word and more, each with its line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in saying or name in PRINTING:
            for arg in node.args:
                for text in literals(arg):
                    plain = NAME.sub("", text).strip()
                    if WORD.search(plain) and " " in plain:
                        yield f"{node.lineno}: {text}"


def texts(tree: ast.Module) -> Iterator[str]:
    """Everything in quotes that has several words; not documentation, not the help of an option."""
    documentation: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.keyword(arg="help" | "epilog"):
                documentation.update(id(inner) for inner in ast.walk(node))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation and WORDS.search(text):
                yield f"{node.lineno}: {text}"


def test_no_sentence_is_raised_or_printed() -> None:
    saying = errors() | set(SAYING)
    assert {"SetupError", "NotationError", "UnknownRule", "PictureError"} <= saying
    assert [f"{path}:{said}" for path, tree in sources() for said in sentences(tree, saying)] == []


def test_the_terminal_has_no_sentences_at_all() -> None:
    found = [f"{path}:{said}" for path, tree in sources("cli") for said in texts(tree)]
    assert found == []


def test_the_search_finds_sentences() -> None:
    tree = ast.parse(
        '"""A module that speaks."""\n'
        'raise SetupError(f"no {x}")\n'
        'raise SetupError(f"three {x}")\n'
        'raise SetupError(Message("core-no-tile"))\n'
        'echo("two words" if x else "")\n'
        'console.print(Text("three words"))\n'
        'print(f"bastide: {x}: {y}")\n'
        'table.add_column("mean score", help="two words")\n'
    )
    assert [said[0] for said in sentences(tree, {"SetupError"})] == ["3", "5", "6"]
    assert sorted(said[0] for said in texts(tree)) == ["5", "6", "8"]
