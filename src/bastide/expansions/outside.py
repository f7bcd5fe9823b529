"""Expansions from outside: installed packages that announce themselves by the entry point of ``GROUP``.

Each is checked before it joins the registry. One that is broken or takes a name that is given stays out, and
``faults`` tells why: neither the program nor other games suffer from it.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable

from bastide._pure import PACKAGES
from bastide.core.bridge import bridged, is_plain
from bastide.core.constants import HOOKS
from bastide.core.errors import BastideError
from bastide.core.expansion import Expansion, Step
from bastide.expansions.drawings import read_file
from bastide.expansions.loader import build, folder_of, read_document, tile_file_of
from bastide.expansions.vocabulary import vocabulary_of
from bastide.words import add_speaker
from bastide.words.texts import files, messages

GROUP = "bastide.expansions"

# The hooks and the methods of a step with the number of their parameters, ``self`` not counted.
PARAMETERS = {
    **dict.fromkeys(("begin", "forbids", "act", "run", "weight", "value", "count", "total"), 1),
    **dict.fromkeys(("set_aside", "figures", "score", "keeps", "links", "farm_cities", "bars", "fills"), 2),
    **dict.fromkeys(("offer", "nth", "sample"), 2),
    **dict.fromkeys(("strength", "left"), 3),
    "forbids_tile": 4,
}
STEP_METHODS = ("run", "offer", "act", "weight", "value", "count", "nth", "total", "sample")


@dataclass(frozen=True)
class Fault:
    """An expansion from outside that could not join: its name, its package, and why."""

    name: str
    package: str
    why: str

    def __str__(self) -> str:
        return f"{self.name} of the package {self.package}: {self.why}"


class Unfit(Exception):
    """Why an expansion cannot join."""


def find(ours: Sequence[type[Expansion]]) -> tuple[list[type[Expansion]], list[Fault]]:
    """The expansions from outside that can join ours, sorted by name, and those that cannot."""
    found: list[type[Expansion]] = []
    faults: list[Fault] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        package = entry.dist.name if entry.dist else entry.module.partition(".")[0]
        try:
            found.append(_taken(entry, [*ours, *found]))
        except Unfit as error:
            faults.append(Fault(entry.name, package, str(error)))
    found.sort(key=lambda expansion: expansion.name)
    return found, faults


def _taken(entry: EntryPoint, known: Sequence[type[Expansion]]) -> type[Expansion]:
    """The expansion of an entry point, checked, its files made known."""
    PACKAGES.add(entry.module.partition(".")[0])  # uncompiled, its source is to be used as ours is
    try:
        expansion = entry.load()
    except (Exception, SystemExit) as error:  # anything can go wrong in a stranger's module
        raise Unfit(f"{entry.value} cannot be imported, {_said(error)}") from error
    if not (isinstance(expansion, type) and issubclass(expansion, Expansion)):
        raise Unfit(f"{entry.value} is not a class that derives from Expansion")
    _check_names(expansion, known)
    if is_plain(expansion):
        check_hooks(expansion)
    try:
        steps = bridged(expansion)().steps()
    except Exception as error:
        raise Unfit(f"its steps cannot be made, {_said(error)}") from error
    taken = {step.name for other in known for step in bridged(other)().steps()}
    _once("a step called", [step.name for step in steps], taken)
    for step in steps:
        if is_plain(type(step)):
            check_step(type(step))
    _take_files(expansion, known)
    return expansion


def _check_names(expansion: type[Expansion], known: Sequence[type[Expansion]]) -> None:
    """Everything that goes by a name must have one that nobody else has."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", expansion.name):
        raise Unfit(f"its name is {expansion.name!r}; names are made of small letters, digits and hyphens")

    def each(of: Callable[[type[Expansion]], Iterable[str]]) -> tuple[list[str], set[str]]:
        return list(of(expansion)), {name for other in known for name in of(other)}

    _once("a set called", *each(lambda e: e.tile_sets or (e.name,)))
    _once("an expansion called", *each(lambda e: (e.name,)))
    _once("a piece called", *each(lambda e: [kind.name for kind in e.pieces]))
    _once("a piece with the letter", *each(lambda e: [kind.letter for kind in e.pieces]))
    _once("a token called", *each(lambda e: [kind.name for kind in e.tokens]))
    _once("a kind of segment called", *each(lambda e: [kind.name for kind in e.segment_kinds]))
    _once("an action called", *each(lambda e: [kind.name for kind in e.actions]))
    _once("an option called", *each(lambda e: [option.key for option in e.options]))
    _once("own state called", *each(lambda e: [slot.name for slot in e.slots]))
    _once("an event called", *each(lambda e: e.events))


def _once(what: str, names: list[str], taken: set[str]) -> None:
    for name in names:
        if name in taken or names.count(name) > 1:
            raise Unfit(f"there is {what} {name!r} already")


def check_hooks(expansion: type[Expansion]) -> None:
    """A class in plain Python names the hooks that it has, and takes what they are given."""
    for name in expansion.hooks:
        if name not in HOOKS:
            raise Unfit(
                f"{expansion.__name__}.hooks names {name!r}, which is no hook; there are {', '.join(HOOKS)}"
            )
        if _written(expansion, name, Expansion) is None:
            raise Unfit(f"{expansion.__name__}.hooks names {name!r}, but there is no such method")
    for name in (*HOOKS, "act"):
        method = _written(expansion, name, Expansion)
        if method is None:
            continue
        if name in HOOKS and name not in expansion.hooks:
            named = (*expansion.hooks, name)
            raise Unfit(f"{expansion.__name__}.{name} would never be called: name it in hooks = {named!r}")
        _check_parameters(f"{expansion.__name__}.{name}", method, PARAMETERS[name])


def check_step(step: type[Step]) -> None:
    """The methods of a step in plain Python take what they are given."""
    for name in STEP_METHODS:
        method = _written(step, name, Step)
        if method is not None:
            _check_parameters(f"{step.__name__}.{name}", method, PARAMETERS[name])


def _written(cls: type, name: str, base: type) -> Callable[..., object] | None:
    """A method that a class has of its own or inherits from another than the core's."""
    for above in cls.__mro__[: cls.__mro__.index(base)]:
        if name in above.__dict__ and callable(above.__dict__[name]):
            return above.__dict__[name]  # type: ignore[no-any-return]
    return None


def _check_parameters(name: str, method: Callable[..., object], n: int) -> None:
    try:
        inspect.signature(method).bind(*range(n + 1))
    except TypeError:
        raise Unfit(f"{name} must take self and {n} more parameter{'s' if n > 1 else ''}") from None
    except ValueError:  # it does not tell
        return


def _take_files(expansion: type[Expansion], known: Sequence[type[Expansion]]) -> None:
    """Check the files of a package, tiles, rules and words, and make its words known."""
    folder = folder_of(expansion)
    _check_words(folder)
    _check_rulebook(folder)
    try:
        words = vocabulary_of((*known, expansion))
        for name in expansion.tile_sets or (expansion.name,):
            file = tile_file_of(expansion, name)
            if build(read_document(file), name, file=file.name, words=words).name != name:
                raise Unfit(f"{file.name} must say set = {name!r}")
        if (folder / "draw.toml").is_file():
            read_file(folder / "draw.toml")
    except BastideError as error:
        raise Unfit(str(error)) from error
    add_speaker(folder)


def _check_words(folder: Traversable) -> None:
    """Its messages must be Fluent, and none of them ours."""
    for file in folder.iterdir():
        match = re.fullmatch(r"words\.(.+)\.ftl", file.name)
        if not match:
            continue
        try:
            own = [entry.id.name for entry in messages(file)]
        except (LookupError, UnicodeDecodeError) as error:
            raise Unfit(_said(error)) from error
        taken = {entry.id.name for other in files(match[1]) for entry in messages(other)}
        _once(f"a message in {match[1]} called", own, taken)


def _check_rulebook(folder: Traversable) -> None:
    """Its rules must have ids of their own."""
    page = folder / "rulebook.toml"
    if not page.is_file():
        return
    try:
        own = list(tomllib.loads(page.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unfit(f"rulebook.toml: {error}") from error
    ours = resources.files("bastide")
    pages = [folder / "rulebook.toml" for folder in (ours / "expansions").iterdir() if folder.is_dir()]
    pages += [file for file in (ours / "rulebook").iterdir() if file.name.endswith(".toml")]
    taken = {id for page in pages if page.is_file() for id in tomllib.loads(page.read_text(encoding="utf-8"))}
    _once("a rule called", [id for id in own if id != "title"], taken)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
