"""Expansions from outside: installed packages that announce themselves by the entry point of ``GROUP``.

Each is checked before it joins the registry. One that is broken or takes a name that is given stays out, and
``faults`` tells why: neither the program nor other games suffer from it.
"""

from __future__ import annotations

import inspect
import re
import sys
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
from bastide.expansions.boxes import box_of
from bastide.expansions.checks import check_document
from bastide.expansions.declaration_checks import declared_wrong
from bastide.expansions.drawings import read_file
from bastide.expansions.loader import build, folder_of, has_tiles, read_document, tile_file_of
from bastide.expansions.vocabulary import vocabulary_of
from bastide.words import Message, add_speaker
from bastide.words.texts import files, messages

GROUP = "bastide.expansions"

# The hooks and the methods of a step with their parameters, ``self`` not counted.
PARAMETERS = {
    **dict.fromkeys(("begin", "forbids", "act", "run", "weight", "value", "count", "total"), ("s",)),
    **dict.fromkeys(("figures", "offer"), ("s", "out")),
    **dict.fromkeys(("links", "bars"), ("s", "segment")),
    "depends_on_order": ("s", "feature", "final"),
    "farm_cities": ("s", "farm"),
    "fills": ("s", "at"),
    "forbids_tile": ("s", "design", "at", "rotation"),
    "left": ("s", "piece", "segment"),
    "nth": ("s", "n"),
    "sample": ("s", "ticket"),
    "score": ("s", "tally"),
    "set_aside": ("s", "design"),
    "stays": ("s", "piece"),
    "strength": ("s", "piece", "feature"),
}
STEP_METHODS = ("run", "offer", "act", "weight", "value", "count", "nth", "total", "sample")


@dataclass(frozen=True)
class Fault:
    """An expansion from outside that could not join: its name, its package, and why."""

    name: str
    package: str
    reason: Message

    @property
    def why(self) -> str:
        """The reason in English."""
        return str(self.reason)

    @property
    def message(self) -> Message:
        """What is wrong with which package."""
        return Message("expansions-fault", name=self.name, package=self.package, why=self.reason)

    def __str__(self) -> str:
        return str(self.message)


class Unfit(BastideError):
    """Why an expansion cannot join."""

    code = "expansion"


def is_being_imported(entry: EntryPoint) -> bool:
    """Is the module of an entry point not done yet? So it is when its import has led to ours."""
    return bool(getattr(getattr(sys.modules.get(entry.module), "__spec__", None), "_initializing", False))


def announced() -> list[EntryPoint]:
    """What installed packages announce, sorted by name."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def find(
    ours: Sequence[type[Expansion]], entries: Iterable[EntryPoint]
) -> tuple[list[type[Expansion]], list[Fault]]:
    """The expansions from outside that can join ours, sorted by name, and those that cannot."""
    found: list[type[Expansion]] = []
    faults: list[Fault] = []
    for entry in entries:
        package = entry.dist.name if entry.dist else entry.module.partition(".")[0]
        try:
            found.append(_taken(entry, [*ours, *found]))
        except Unfit as error:
            faults.append(Fault(entry.name, package, error.message))
    found.sort(key=lambda expansion: expansion.name)
    return found, faults


def _taken(entry: EntryPoint, known: Sequence[type[Expansion]]) -> type[Expansion]:
    """The expansion of an entry point, checked, its files made known."""
    PACKAGES.add(entry.module.partition(".")[0])  # uncompiled, its source is to be used as ours is
    try:
        expansion = entry.load()
    except (Exception, SystemExit) as error:  # anything can go wrong in a stranger's module
        raise Unfit(Message("expansions-no-import", what=entry.value, error=_said(error))) from error
    if not (isinstance(expansion, type) and issubclass(expansion, Expansion)):
        raise Unfit(Message("expansions-no-expansion", what=entry.value))
    _check_names(expansion, known)
    if is_plain(expansion):
        check_hooks(expansion)
    try:
        steps = bridged(expansion)().steps()
    except Exception as error:
        raise Unfit(Message("expansions-no-steps", error=_said(error))) from error
    taken = {step.name for other in known for step in bridged(other)().steps()}
    _once("step", [step.name for step in steps], taken)
    for step in steps:
        if is_plain(type(step)):
            check_step(type(step))
    for fault in declared_wrong(expansion):
        raise Unfit(fault)
    _take_files(expansion, known)
    return expansion


def _check_names(expansion: type[Expansion], known: Sequence[type[Expansion]]) -> None:
    """Everything that goes by a name must have one that nobody else has."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", expansion.name):
        raise Unfit(Message("expansions-bad-name", name=repr(expansion.name)))

    def each(of: Callable[[type[Expansion]], Iterable[str]]) -> tuple[list[str], set[str]]:
        return list(of(expansion)), {name for other in known for name in of(other)}

    _once("set", *each(lambda e: e.tile_sets or (e.name,)))
    _once("expansion", *each(lambda e: (e.name,)))
    _once("piece", *each(lambda e: [kind.name for kind in e.pieces]))
    _once("letter", *each(lambda e: [kind.letter for kind in e.pieces]))
    _once("token", *each(lambda e: [kind.name for kind in e.tokens]))
    _once("segment", *each(lambda e: [kind.name for kind in e.segment_kinds]))
    _once("action", *each(lambda e: [kind.name for kind in e.actions]))
    _once("option", *each(lambda e: [option.key for option in e.options]))
    _once("variable", *each(lambda e: [variable.name for variable in e.variables]))
    _once("place", *each(lambda e: [place.name for place in e.places]))
    _once("event", *each(lambda e: e.events))


def _once(what: str, names: list[str], taken: set[str], **more: str) -> None:
    """Nobody else may have one of these names; ``what`` they are is in the id of the message."""
    for name in names:
        if name in taken or names.count(name) > 1:
            raise Unfit(Message(f"expansions-taken-{what}", name=repr(name), **more))


def check_hooks(expansion: type[Expansion]) -> None:
    """A class in plain Python names the hooks that it has, and takes what they are given."""
    for name in expansion.hooks:
        if name not in HOOKS:
            raise Unfit(
                Message("expansions-not-a-hook", of=expansion.__name__, name=repr(name), there=tuple(HOOKS))
            )
        if _written(expansion, name, Expansion) is None:
            raise Unfit(Message("expansions-no-method", of=expansion.__name__, name=repr(name)))
    for name in (*HOOKS, "act"):
        method = _written(expansion, name, Expansion)
        if method is None:
            continue
        if name in HOOKS and name not in expansion.hooks:
            named = (*expansion.hooks, name)
            raise Unfit(
                Message("expansions-never-called", of=expansion.__name__, name=name, hooks=repr(named))
            )
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


def _check_parameters(name: str, method: Callable[..., object], parameters: Sequence[str]) -> None:
    try:
        inspect.signature(method).bind(None, *parameters)
    except TypeError:
        written = f"def {method.__name__}({', '.join(('self', *parameters))})"
        raise Unfit(Message("expansions-parameters", name=name, written=written)) from None
    except ValueError:  # it does not tell
        return


def _take_files(expansion: type[Expansion], known: Sequence[type[Expansion]]) -> None:
    """Check the files of a package, tiles, rules and words, and make its words known."""
    folder = folder_of(expansion)
    _check_words(folder)
    _check_rulebook(folder)
    try:
        words = vocabulary_of((*known, expansion))
        for name in expansion.tile_sets or (expansion.name,) if has_tiles(expansion) else ():
            file = tile_file_of(expansion, name)
            document = read_document(file)
            if build(document, name, file=file.name, words=words).name != name:
                raise Unfit(Message("expansions-must-say-set", file=file.name, name=repr(name)))
            for fault in check_document(document, words=words):
                raise Unfit(Message("expansions-file", file=file.name, error=fault))
        if (folder / "draw.toml").is_file():
            read_file(folder / "draw.toml", expansion)
        box_of(expansion)
    except BastideError as error:
        raise error if isinstance(error, Unfit) else Unfit(error.message) from error
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
            raise Unfit(Message("expansions-bad-words", error=_said(error))) from error
        taken = {entry.id.name for other in files(match[1]) for entry in messages(other)}
        _once("message", own, taken, language=match[1])


def _check_rulebook(folder: Traversable) -> None:
    """Its rules must have ids of their own."""
    page = folder / "rulebook.toml"
    if not page.is_file():
        return
    try:
        own = list(tomllib.loads(page.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unfit(Message("expansions-bad-rulebook", error=str(error))) from error
    ours = resources.files("bastide")
    pages = [folder / "rulebook.toml" for folder in (ours / "expansions").iterdir() if folder.is_dir()]
    pages += [file for file in (ours / "rulebook").iterdir() if file.name.endswith(".toml")]
    taken = {id for page in pages if page.is_file() for id in tomllib.loads(page.read_text(encoding="utf-8"))}
    _once("rule", [id for id in own if id != "title"], taken)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
