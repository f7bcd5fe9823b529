"""The texts of messages, read from Fluent files, one bundle for each language.

A message may have forms besides its text, written as attributes: cases, a short form, a plural. A sentence
asks for one with ``{ FORM($piece, "den") }`` and gets the text itself where there is no such form.

A tuple is said as a list, "a, b and c"; ``FORM($things, "or")`` gives "a, b or c", ``"comma"`` only commas
and ``"each"`` semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from bastide.words.message import Argument, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

ENGLISH = "en"
MAX_SAID = 20_000  # texts that are remembered: to make one takes tens of microseconds
_FILE = re.compile(r"words\.([a-z]{2,3}(?:-[A-Za-z]+)?)\.ftl")
_HOUSE = "core"  # the folder whose files say which languages there are
_NOT_OURS = ("tests", "static", "__pycache__")
_speakers: list[Traversable] = []
_trees: dict[str, ast.Resource] = {}


def add_speaker(folder: Traversable) -> None:
    """Take the words of a package from outside, from the ``words.*.ftl`` in its folder."""
    if folder not in _speakers:
        _speakers.append(folder)
        forget()


def forget() -> None:
    """Read all files again when something is said next."""
    _trees.clear()
    for kept in (files, fluent, _bundle, _parts, say, languages):
        kept.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """English first, then the others that the core has words in."""
    core = resources.files("bastide") / _HOUSE
    found = {match[1] for file in core.iterdir() if (match := _FILE.fullmatch(file.name))}
    return (ENGLISH, *sorted(found - {ENGLISH}))


@cache
def files(language: str) -> tuple[Traversable, ...]:
    """The files of a language, ours and those of other packages."""
    folders = [*_folders(resources.files("bastide"), 2), *_speakers]
    found = (folder / f"words.{language}.ftl" for folder in folders)
    return tuple(file for file in found if file.is_file())


def _folders(root: Traversable, depth: int) -> Iterator[Traversable]:
    yield root
    if depth:
        for folder in sorted(root.iterdir(), key=lambda entry: entry.name):
            if folder.name not in _NOT_OURS and folder.is_dir():
                yield from _folders(folder, depth - 1)


@lru_cache(MAX_SAID)
def say(message: Message, language: str = ENGLISH, form: str = "") -> str:
    """The text of a message: in English where the language has none, its id where nobody has any."""
    for spoken in dict.fromkeys((language, ENGLISH)):
        bundle = _bundle(spoken)
        if not bundle.has_message(message.id):
            continue
        found = bundle.get_message(message.id)
        pattern = found.attributes.get(form, found.value) if form else found.value
        if pattern is not None:
            quick = _filled(pattern, message) if spoken == ENGLISH else None
            if quick is not None:
                return quick
            given = {name: _value(arg, spoken) for name, arg in message.args.items()}
            return str(bundle.format_pattern(pattern, given)[0])
    return message.id


def _filled(pattern: Any, message: Message) -> str | None:
    """A plain English sentence, which goes out with every move of a server: Fluent takes ten times as long.

    None if there is more in it than texts and parameters, or if one of these is missing.
    """
    said: list[str] = []
    for part in _parts(pattern) or ():
        if isinstance(part, str):
            said.append(part)
            continue
        name, form = part
        arg = message.args.get(name)
        if arg is None:
            return None
        said.append(str(arg) if isinstance(arg, int | str) else _form(arg, ENGLISH, form))
    return "".join(said) if said else None


@cache
def _parts(pattern: Any) -> tuple[str | tuple[str, str], ...] | None:
    """The texts of a pattern, and its parameters with the form they are asked for; None if it has more."""
    from fluent.syntax import ast

    found: list[str | tuple[str, str]] = []
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else (pattern,):
        match element:
            case ast.TextElement(value=text):
                found.append(text)
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                found.append((name, ""))
            case ast.Placeable(
                expression=ast.FunctionReference(
                    id=ast.Identifier(name="FORM"),
                    arguments=ast.CallArguments(
                        positional=[
                            ast.VariableReference(id=ast.Identifier(name=name)),
                            ast.StringLiteral(value=form),
                        ]
                    ),
                )
            ):
                found.append((name, form))
            case _:
                return None
    return tuple(found)


def form_of(message: Message, form: str, language: str = ENGLISH) -> str | None:
    """Another form of a message, or None where its texts have no such form."""
    for spoken in dict.fromkeys((language, ENGLISH)):
        bundle = _bundle(spoken)
        if bundle.has_message(message.id) and form in bundle.get_message(message.id).attributes:
            return say(message, spoken, form)
    return None


@cache
def fluent(language: str) -> str:
    """All texts of a language as one Fluent file; empty where there are none."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files(language))


def missing(language: str) -> list[str]:
    """The messages that there are in English and not in a language."""
    there = _ids(language)
    return [id for id in _ids(ENGLISH) if id not in there]


def _ids(language: str) -> dict[str, None]:
    return dict.fromkeys(entry.id.name for file in files(language) for entry in messages(file))


class _Said(str):
    """A parameter in words, which can be asked for its other forms."""

    __slots__ = ("language", "of")

    of: Message | Sequence[int | str | Message]
    language: str


def _value(arg: Argument, language: str) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(arg, int):
        return fluent_number(arg, useGrouping=False)
    if isinstance(arg, str):
        return arg
    said = _Said(_form(arg, language, ""))
    said.of, said.language = arg, language
    return said


def _form(what: Message | Sequence[int | str | Message], language: str, form: str) -> str:
    if isinstance(what, Message):
        return say(what, language, form)
    parts = [say(item, language) if isinstance(item, Message) else str(item) for item in what]
    if not parts:
        return ""
    *firsts, last = parts
    said = ""
    for part in firsts:
        said = say(Message("words-comma", first=said, last=part), language, form) if said else part
    return say(Message("words-and", first=said, last=last), language, form) if said else last


def _ask_form(value: Any, form: str) -> str:
    """The function FORM of the files."""
    return _form(value.of, value.language, str(form)) if isinstance(value, _Said) else str(value)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # slow to import, and not everybody speaks

    functions: Any = {"FORM": _ask_form}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    where: dict[str, Traversable] = {}
    for file in files(language):
        for entry in messages(file):
            if entry.id.name in where:
                raise LookupError(f"{entry.id.name} is in two files, {where[entry.id.name]} and {file}")
            where[entry.id.name] = file
        bundle.add_resource(_parsed(file))
    return bundle


def messages(file: Traversable) -> list[ast.Message]:
    """The messages of a file as syntax trees."""
    from fluent.syntax import ast

    return [entry for entry in _parsed(file).body if isinstance(entry, ast.Message)]


def _parsed(file: Traversable) -> ast.Resource:
    """The syntax tree of a file; a slip in it is an error that names the place."""
    from fluent.syntax import FluentParser, ast

    if str(file) in _trees:
        return _trees[str(file)]
    text = file.read_text(encoding="utf-8")
    tree = FluentParser().parse(text)
    for entry in tree.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise LookupError(f"{file}: line {line} is not Fluent: {entry.content!r}")
    _trees[str(file)] = tree
    return tree
