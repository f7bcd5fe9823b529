"""What is wrong with the package of an expansion, found by reading it: declarations, words, rules.

``bastide.testing.check_expansion`` reports all of it to who writes one. What would break games is looked for
when a package joins (``outside.py``), and keeps it out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bastide.core.expansion import Expansion
from bastide.expansions.declaration_checks import (
    Found,
    declared_wrong,
    file_of,
    finding,
    near_to,
    steps_of,
    unknown_names,
)
from bastide.expansions.loader import folder_of
from bastide.expansions.spoken import declared_ids, english, made_in
from bastide.words import ENGLISH, Message
from bastide.words.texts import files, messages

WORDS = f"words.{ENGLISH}.ftl"
RULE = re.compile(r"[A-Z][A-Z0-9]*-\d+")
# What a parameter of that name can be, and so which forms its words must have.
FAMILIES = {"piece": "piece-", "feature": "segment-", "role": "role-"}


def findings(expansion: type[Expansion], rules: Collection[str]) -> list[Message]:
    """Everything that is wrong, each with file, thing and what would be right; ``rules`` are all ids."""
    found = [*declared_wrong(expansion), *unknown_names(expansion), *_unknown_rules(expansion, rules)]
    return list(dict.fromkeys([*found, *_wordless(expansion), *_unsaid(expansion)]))


# Rules ---------------------------------------------------------------------------------------------


def _unknown_rules(expansion: type[Expansion], rules: Collection[str]) -> Found:
    """Ids of rules that no rulebook has, wherever they stand in the sources."""
    for path, line, id in _rules_in(folder_of(expansion)):
        if id not in rules:
            near = near_to(id, rules)
            yield finding(f"{path.name}:{line}", id, Message("expansions-no-such-rule", there=near))


@cache
def _rules_in(folder: Path) -> tuple[tuple[Path, int, str], ...]:
    return tuple(
        (path, node.lineno, node.value)
        for path in _sources(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
    )


# Words ---------------------------------------------------------------------------------------------


class Uses(Visitor):
    """The parameters of a message, and the forms that it asks them for."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        match node.arguments.positional:
            case [ftl.VariableReference(id=what), ftl.StringLiteral(value=form)]:
                self.forms.add((what.name, form))
        self.generic_visit(node)


def uses(node: ftl.BaseNode | None) -> Uses:
    """What a text of a message uses; nothing where there is no text."""
    found = Uses()
    if node is not None:
        found.visit(node)
    return found


def lacking(message: Message) -> list[str]:
    """The parameters that the English text of a message uses and that it was not given."""
    return sorted(_parameters().get(message.id, frozenset()) - message.args.keys())


def _parameters() -> dict[str, frozenset[str]]:
    """The parameters of every English text."""
    return _parameters_in(files(ENGLISH))


@lru_cache(maxsize=2)
def _parameters_in(read: tuple[Traversable, ...]) -> dict[str, frozenset[str]]:
    return {
        entry.id.name: frozenset(uses(entry.value).parameters) for file in read for entry in messages(file)
    }


def _wordless(expansion: type[Expansion]) -> Found:
    """Messages without English words: of what is declared, and in the sources."""
    there = english()
    for id, thing in declared_ids(expansion):
        if id not in there:
            what = Message("expansions-no-words", id=id, file=WORDS)
            yield finding(file_of(expansion), thing, what)
    for made in made_in(folder_of(expansion)):
        said = made.id in there if made.is_whole else any(id.startswith(made.id) for id in there)
        if not said:
            near = get_close_matches(made.id, there, n=1, cutoff=0.8)
            what = (
                Message("expansions-no-words-but", id=made.id, file=WORDS, near=near[0])
                if near
                else Message("expansions-no-words", id=made.id, file=WORDS)
            )
            yield finding(f"{made.file.name}:{made.line}", "Message", what)


def _unsaid(expansion: type[Expansion]) -> Found:
    """Words that nobody says, parameters that nobody gives, and forms that sentences will ask for."""
    from bastide.expansions import registered

    file = folder_of(expansion) / WORDS
    if not file.is_file():
        return
    own = {entry.id.name: entry for entry in messages(file)}
    declared = {id for id, _ in declared_ids(expansion)}
    made = [made for e in registered() for made in made_in(folder_of(e))]  # the base game's are for all
    steps = {f"pass-{step.name}" for step in steps_of(expansion)}
    for id, entry in own.items():
        used = id in declared or id in steps or id.startswith("lesson-")
        if not used and not any(id == m.id if m.is_whole else id.startswith(m.id) for m in made):
            near = get_close_matches(id, {m.id for m in made} | declared, n=1)
            yield finding(WORDS, id, Message("expansions-never-said", there=tuple(near) or ("-",)))
        for lack in sorted(_forms_of(id) - {attribute.id.name for attribute in entry.attributes}):
            yield finding(WORDS, id, Message("expansions-no-form", form=lack))
    for option in expansion.options:
        named = own.get(option.title.id)
        if named is not None and not any(attribute.id.name == "name" for attribute in named.attributes):
            yield finding(WORDS, option.title.id, Message("expansions-no-form", form="name"))
    yield from _wrong_parameters(expansion, own)


def _wrong_parameters(expansion: type[Expansion], own: dict[str, ftl.Message]) -> Found:
    given = {f"line-{kind.name}": {"count"} for kind in expansion.lines}
    given |= {f"reason-{kind.name}": {"at"} for kind in expansion.reasons}
    for action in expansion.actions:
        parts = {part.name for part in action.parts}
        given[f"action-{action.name}"] = parts | ({"at", "feature"} if action.has_at else set())
    for id, known in given.items():
        if id in own:
            for extra in sorted(uses(own[id].value).parameters - known):
                there = tuple(f"${name}" for name in sorted(known)) or ("-",)
                what = Message("expansions-no-parameter", parameter=f"${extra}", there=there)
                yield finding(WORDS, id, what)
    for made in made_in(folder_of(expansion)):
        if made.is_whole and made.given is not None and made.id in own:
            for lack in sorted(uses(own[made.id].value).parameters - made.given):
                what = Message("expansions-not-given", id=made.id, parameter=lack)
                yield finding(f"{made.file.name}:{made.line}", "Message", what)


def _forms_of(id: str) -> set[str]:
    """The forms that some sentence asks of words like these."""
    return {form for parameter, form in _asked() if id.startswith(FAMILIES[parameter])}


@cache
def _asked() -> frozenset[tuple[str, str]]:
    """Which forms the sentences of the house ask of pieces, features and roles."""
    return frozenset(
        (parameter, form)
        for file in files(ENGLISH)
        for entry in messages(file)
        for parameter, form in uses(entry).forms
        if parameter in FAMILIES
    )


def _sources(folder: Path) -> list[Path]:
    """The sources of a package without its tests."""
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]
