"""Every message has its words: ids, parameters and forms agree between code and files, in every language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax import ast as ftl

import bastide
from bastide.cli.app import run
from bastide.expansions import EXPANSIONS, presets
from bastide.expansions.findings import FAMILIES, uses
from bastide.expansions.lessons import lessons
from bastide.expansions.spoken import declared_ids
from bastide.rulebook import rules
from bastide.words import Argument, Message, add_speaker, form_of, languages, missing, say
from bastide.words.texts import ENGLISH, _bundle, _filled, _speakers, _value, files, forget, messages

SOURCE = Path(bastide.__file__).parent
# What is declared gets its id from its name; the rest of a folder begins with the name of the folder.
DECLARED = (
    *("set", "piece", "segment", "role", "option", "preset", "action", "choice", "line"),
    *("reason", "event", "place", "token", "mark", "pass", "when", "lesson"),
)
LISTS = {"comma", "or", "each"}
OF_THE_PAGE = {"ask", "button", "did", "first", "here", "on", "summary", "beside", "screen"}


@cache
def entries(language: str) -> dict[str, tuple[ftl.Message, Traversable]]:
    return {entry.id.name: (entry, file) for file in files(language) for entry in messages(file)}


def declared() -> Iterator[str]:
    """The ids that follow from what expansions declare."""
    yield from (f"preset-{name}" for name in presets())
    yield from (
        f"lesson-{name}-{step.say}" for name, found in lessons().items() for step in found.steps if step.say
    )
    yield from (id for expansion in EXPANSIONS for id, _ in declared_ids(expansion))


@cache
def made() -> list[tuple[Path, ast.Call]]:
    """Every place in the sources where a message is made."""
    return [
        (path, node)
        for path in SOURCE.rglob("*.py")
        if "tests" not in path.parts and path.name != "message.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message"
    ]


@cache
def in_code() -> tuple[set[str], set[str]]:
    """The ids that stand in the sources, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path, call in made():
        match call.args:
            case [ast.Constant(value=str(id))]:
                whole.add(id)
            case [ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_])]:
                begun.add(beginning)
            case _:
                raise AssertionError(f"{path}: {ast.unparse(call)} does not begin with an id")
    return whole, begun


def test_every_id_in_the_sources_is_in_a_file() -> None:
    assert sorted(in_code()[0] - entries(ENGLISH).keys()) == []


def test_every_id_in_a_file_is_used() -> None:
    whole, begun = in_code()
    families = {f"{family}-" for family in DECLARED}
    known = whole | set(declared())
    unused = [
        id
        for id in entries(ENGLISH)
        if id not in known
        and not any(id.startswith(beginning) for beginning in begun - families)
        and not id.startswith(("event-", "token-", "pass-"))
    ]
    assert unused == []


def test_everything_declared_has_words() -> None:
    assert sorted(set(declared()) - entries(ENGLISH).keys()) == []


def test_every_option_has_a_short_name() -> None:
    for expansion in EXPANSIONS:
        for option in expansion.options:
            assert form_of(option.title, "name"), option.key


def test_every_event_has_words() -> None:
    from bastide.core.events import NAMES

    own = {name for expansion in EXPANSIONS for name in expansion.events}
    known = {f"event-{name}" for name in {*NAMES.values(), *own}}
    assert {id for id in entries(ENGLISH) if id.startswith("event-")} == known


def test_free_sentences_begin_with_the_name_of_their_folder() -> None:
    for language in languages():
        for id, (_, file) in entries(language).items():
            folder = Path(str(file)).parent.name.replace("_", "-")
            assert id.startswith((f"{folder}-", *(f"{family}-" for family in DECLARED))), f"{id} in {file}"


@pytest.mark.parametrize("language", languages()[1:])
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    assert entries(language).keys() - entries(ENGLISH).keys() == set()


@pytest.mark.parametrize("language", languages()[1:])
def test_the_parameters_are_those_of_english(language: str) -> None:
    """A language may leave one out that its other words say, as the count of what has no plural."""
    for id, (entry, file) in entries(language).items():
        extra = uses(entry).parameters - uses(entries(ENGLISH)[id][0]).parameters
        assert not extra, f"{file}: {id} has {extra}, which English has not"


@pytest.mark.parametrize("language", languages())
def test_every_form_that_is_asked_for_is_there(language: str) -> None:
    there = {id: {a.id.name for a in entry.attributes} for id, (entry, _) in entries(language).items()}
    for id, (entry, file) in entries(language).items():
        for parameter, form in uses(entry).forms:
            family = FAMILIES.get(parameter)
            if family is None:
                known = form in LISTS or any(form in forms for forms in there.values())
                assert known, f"{file}: {id} asks for {form}"
                continue
            lack = [other for other, forms in there.items() if other.startswith(family) and form not in forms]
            assert lack == [], f"{file}: {id} needs the form {form} of {lack}"


def test_parameters_in_the_sources_are_those_of_the_file() -> None:
    """Every parameter that a text uses is given where the message is made with literal names."""
    for path, call in made():
        if isinstance(call.args[0], ast.Constant):
            id = str(call.args[0].value)
            given = {keyword.arg for keyword in call.keywords}
            entry = entries(ENGLISH)[id][0]
            asked = uses(entry.value).parameters if entry.value else set()
            assert asked <= given <= uses(entry).parameters, (
                f"{path}: {id} is given {given} and needs {asked}"
            )


def test_german_is_complete() -> None:
    assert missing("de") == []


@pytest.mark.parametrize("language", languages()[1:])
def test_the_forms_that_the_page_asks_for_are_complete(language: str) -> None:
    """Where English has one and the language has not, the page would speak English."""
    for id, (entry, file) in entries(language).items():
        own = {attribute.id.name for attribute in entry.attributes}
        english = {attribute.id.name for attribute in entries(ENGLISH)[id][0].attributes}
        assert not (english & OF_THE_PAGE) - own, f"{file}: {id}"


@pytest.mark.parametrize("language", languages())
def test_no_text_names_a_rule(language: str) -> None:
    """Rules stand beside a message; terminal and rule book say how they are called."""
    for id, (_, file) in entries(language).items():
        if not id.startswith(("cli-", "rulebook-")):
            named = set(re.findall(r"\b[A-Z]+\d?-\d+", say(Message(id), language))) & rules().keys()
            assert not named, f"{file}: {id} names {named}"


def test_plain_english_sentences_are_what_fluent_says() -> None:
    """They are put together without it, because servers say thousands a second."""
    followers = Message("line-city-tile", count=2)
    samples: list[Argument] = ["Ada", 7, Message("piece-abbot"), followers, ("a", Message("piece-abbot"), 3)]
    bundle, plain = _bundle(ENGLISH), 0
    for id, (entry, _) in entries(ENGLISH).items():
        names = sorted(uses(entry.value).parameters) if entry.value else []
        for first in range(len(samples)):
            args = {name: samples[(first + n) % len(samples)] for n, name in enumerate(names)}
            found = bundle.get_message(id).value
            said = _filled(found, Message(id, **args))
            if found is not None and said is not None:
                given = {name: _value(arg, ENGLISH) for name, arg in args.items()}
                assert said == bundle.format_pattern(found, given)[0], id
                plain += 1
    assert plain > 1000
    assert _filled(bundle.get_message("view-log-draw").value, Message("view-log-draw", who="Ada")) is None


def test_a_language_is_one_with_words_of_the_core() -> None:
    assert languages()[0] == "en"
    assert "de" in languages()


def test_no_text_is_left_half_filled() -> None:
    """Texts of declared things without parameters come out whole."""
    for language in languages():
        for id in entries(language):
            if not uses(entries(language)[id][0]).parameters:
                assert re.search(r"[{}]", say(Message(id), language)) is None, id


# The mechanics -------------------------------------------------------------------------------------


def test_a_message_is_a_value() -> None:
    one, other = Message("core-tied", strength=2), Message("core-tied", strength=2)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Message("core-tied", strength=3)
    assert pickle.loads(pickle.dumps(one)) == one
    assert eval(repr(one)) == one


def test_json_keeps_id_parameters_and_sentence() -> None:
    inner = Message("piece-follower")
    message = Message("base-none-in-supply", who="Ada", piece=inner)
    assert message.json() == {
        "id": "base-none-in-supply",
        "args": {"who": "Ada", "piece": {"id": "piece-follower"}},
        "text": "Ada has no follower left in the supply",
    }


def test_forms_of_a_parameter() -> None:
    message = Message("base-may-not-stand", piece=Message("piece-abbot"), feature=Message("segment-city"))
    assert str(message) == "an abbot may not stand on a city"
    assert say(message, "de") == "ein Abt darf nicht auf einer Stadt stehen"


def test_lists_are_said_as_lists() -> None:
    def listed(*things: str) -> list[str]:
        message = Message("cli-may-be", word="it", there=things)
        return [say(message, language) for language in ("en", "de")]

    assert listed("a") == ["it may be a", "it kann a sein"]
    assert listed("a", "b") == ["it may be a and b", "it kann a und b sein"]
    assert listed("a", "b", "c") == ["it may be a, b and c", "it kann a, b und c sein"]


def test_counts_have_singular_and_plural() -> None:
    one, two = (Message("line-city-tile", count=n) for n in (1, 2))
    assert (str(one), str(two)) == ("city tile", "city tiles")


def test_what_a_language_lacks_is_said_in_english(other_package: Path) -> None:
    message = Message("wells-dig", who="Ada")
    assert str(message) == "Ada digs a well"
    assert say(message, "de") == "Ada digs a well"
    assert missing("de") == ["wells-dig"]


def test_an_id_in_two_files_is_an_error_that_names_both(other_package: Path) -> None:
    (other_package / "words.en.ftl").write_text("core-alone = lonely\n")
    forget()
    with pytest.raises(LookupError, match=r"core-alone is in two files, .*core.*words\.en\.ftl and .*wells"):
        say(Message("core-alone"))


def test_a_slip_in_a_file_is_an_error_that_names_the_place(other_package: Path) -> None:
    (other_package / "words.en.ftl").write_text("wells-dig = fine\n\nwells broken\n")
    forget()
    with pytest.raises(LookupError, match=r"wells.*words\.en\.ftl: line 3 is not Fluent"):
        say(Message("core-alone"))


@pytest.fixture
def other_package(tmp_path: Path) -> Iterator[Path]:
    """The words of a package from outside."""
    folder = tmp_path / "wells"
    folder.mkdir()
    (folder / "words.en.ftl").write_text("wells-dig = { $who } digs a well\n")
    add_speaker(folder)
    yield folder
    _speakers.remove(folder)
    forget()


def test_an_unknown_id_is_shown_as_it_is() -> None:
    assert say(Message("nobody-wrote-this"), "de") == "nobody-wrote-this"


def test_the_command_lists_what_is_missing(other_package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["words"]) == 0
    assert capsys.readouterr().out == "en: 0 missing\nde: 1 missing\n"
    assert run(["words", "--missing", "en"]) == 0
    assert capsys.readouterr().out == ""
    assert run(["words", "--missing", "de"]) == 0
    assert capsys.readouterr().out == "wells-dig\n"
    assert run(["words", "--missing", "xx"]) == 1
    assert "there is no language xx; there are en, " in capsys.readouterr().err


def test_a_language_with_words_of_the_core_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    core = tmp_path / "core"
    core.mkdir()
    for folder in SOURCE.iterdir():
        if folder.is_dir() and folder.name != "core":
            (tmp_path / folder.name).symlink_to(folder)
    for file in (SOURCE / "core").glob("words.*.ftl"):
        (core / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (core / "words.fr.ftl").write_text("core-choose = choisissez\n", encoding="utf-8")
    monkeypatch.setattr("bastide.words.texts.resources", SimpleNamespace(files=lambda _: tmp_path))
    forget()
    try:
        assert "fr" in languages()
        assert run(["words", "--missing", "fr"]) == 0
        lacks = capsys.readouterr().out.split()
        assert len(lacks) == len(entries(ENGLISH)) - 1
        assert "core-choose" not in lacks
        assert say(Message("core-choose"), "fr") == "choisissez"
        assert say(Message("core-game-over"), "fr") == "the game is over"
    finally:
        monkeypatch.undo()
        forget()


def test_people_are_they() -> None:
    """Nobody who plays is a he, and no figure either."""
    page = (SOURCE.parent.parent / "web/src/words/en.ftl").read_text(encoding="utf-8")
    for text in (page, *(file.read_text(encoding="utf-8") for file in files(ENGLISH))):
        assert not re.search(r"\b([Hh]e|[Hh]is|[Hh]im|himself)\b", text)
