"""Examples of every kind of refusal and of score sheet, in every language, for a person to read.

``scripts/regenerate_golden.py explanations`` looks for them in random games and writes
``golden/explanations.md``. The file says where each was found, so that a test only plays those games again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import bastide
from bastide import CHANCE, Setup, State
from bastide.cli.screen.words import tell_sheet
from bastide.core.events import Event, ScoreSheet, told
from bastide.core.reasons import Reason
from bastide.record.dealer import Dealer, Generator
from bastide.rulebook import languages
from bastide.testing import any_action, every_setup
from bastide.words import Argument, Message, say
from bastide.words.texts import ENGLISH, files, messages
from tests.made_up_games import MADE_UP
from tests.random_setups import random_setup

GOLDEN = Path(__file__).parent / "golden" / "explanations.md"
HEAD = """\
# What is said, by example

Every kind of refusal, of score sheet and of other points there is, in every language. Each example is
headed by what it is an example of, and by where it was found: in which random game of
`tests/explanations.py`, after how many actions, and as which of several reasons or events (games below 0
are made up). Written by `scripts/regenerate_golden.py explanations`; read the difference before you keep it.
"""
REFUSALS, SHEETS, AWARDS = "Refusals", "Score sheets", "Other points"
PLACE = re.compile(r"- (?P<titles>.*?): (?:`(.+)` )?\((-?\d+), (\d+), (\d+)\)")
PEOPLE = {"Red": "Ada", "Blue": "Bob", "Yellow": "Cem"}
COLOURS = re.compile(rf"\b({'|'.join(PEOPLE)})\b")
SINGLE = every_setup(most=1)[:-2]  # each set by itself
GAMES = 75  # that are searched
MOST_TILES = 130
ORDINARY = (
    "draw",
    "place",
    "figure",
)  # the steps of every turn, in which most of what is tried is out of time
TRIES = 6  # of each kind of action that is due
RARE_TRIES = 25  # the same in a step that is not of every turn
SECTIONS = (  # of the files of words: what is under these headings stands in the golden file
    "Refusals",
    "Why something may not be done",
    "When something may be chosen",
    "Lines of a score",
    "Who won a majority, and why",
    "A score",
)


@dataclass(frozen=True)
class Example:
    """Something that was said in a game: what it is an example of, where, what was tried, and the words."""

    chapter: str
    titles: tuple[str, ...]
    place: tuple[int, int, int]
    said: Message
    tried: str = ""

    def text(self) -> str:
        """As it stands in the file."""
        tried = f"`{self.tried}` " if self.tried else ""
        lines = [f"- {'; '.join(self.titles)}: {tried}({', '.join(map(str, self.place))})"]
        said = self.said if self.place[0] >= 0 else named(self.said)
        lines += [f"  - {language}: {say(said, language)}" for language in languages()]
        return "\n".join(lines)


def named(message: Message) -> Message:
    """The same about people: in what is made up players are called by their colours."""

    def put(value: Argument) -> Argument:
        if isinstance(value, Message):
            return named(value)
        if isinstance(value, tuple):
            return tuple([put(part) for part in value])  # type: ignore[misc]
        return COLOURS.sub(lambda colour: PEOPLE[colour[0]], value) if isinstance(value, str) else value

    return Message(message.id, **{key: put(value) for key, value in message.args.items()})


def written(examples: Iterable[Example]) -> str:
    """The file."""
    found = sorted(examples, key=lambda e: (e.titles, e.place))
    parts = [HEAD]
    for chapter in (REFUSALS, SHEETS, AWARDS):
        parts.append(f"## {chapter}\n")
        parts.append("\n".join(e.text() for e in found if e.chapter == chapter) + "\n")
    return "\n".join(parts)


# Games ----------------------------------------------------------------------------------------


def setup_of(game: int) -> Setup:
    """The setup of a random game: first every set by itself, then any that do not take long."""
    if game < len(SINGLE):
        return Setup.parse(SINGLE[game], ("Ada", "Bob", "Cem"))
    generator = Generator(game)
    while True:
        setup = random_setup(generator)
        if sum(bastide.start(setup).unseen_tiles().values()) <= MOST_TILES:
            return setup


def positions(game: int) -> Iterator[tuple[int, State]]:
    """Everything that a game comes to, and after how many actions."""
    if game < 0:
        yield 0, MADE_UP[-1 - game][0]().state
        return
    dealer, generator = Dealer(game), Generator(game + 1)
    state = bastide.start(setup_of(game))
    n = 0
    yield n, state
    while not state.is_terminal():
        legal = state.legal_actions()
        chance = state.current_player() == CHANCE
        state.apply(dealer.choose(state) if chance else legal[generator.draw(len(legal))])
        n += 1
        yield n, state


def refused(state: State, place: tuple[int, int], tried: str) -> Iterator[Example]:
    """What is said against an action."""
    step = str(state.agenda()[-1][0]) if not state.is_terminal() else "over"
    for i, reason in enumerate(state.explain(tried)):
        yield Example(REFUSALS, refusal_titles(step, reason), (*place, i), reason.cited, tried)


def refusal_titles(step: str, reason: Reason) -> tuple[str, ...]:
    """What a refusal is an example of: a sentence with its rules, or something out of time in a step."""
    when = reason.message.args.get("when")
    if isinstance(when, Message):
        return (when.id, f"in the step {step}") if step in ORDINARY else (f"in the step {step}",)
    others = [id for id in ids_in(reason.message) if id in declared() and id != reason.message.id]
    return (f"{reason.message.id} {', '.join(reason.rules)}", *dict.fromkeys(others))


def happened(state: State, place: tuple[int, int]) -> Iterator[Example]:
    """The sheets and other points of the last action."""
    names = state.rules.setup.players
    for i, event in enumerate(state.events()):
        if event.sheet is not None:
            said = tell_sheet(event.sheet, names)
            yield Example(SHEETS, tuple(sheet_titles(event.sheet)), (*place, i), said)
        elif event.name == "unasked":
            title = f"reason-{event.data['reason']} in passing"
            yield Example(REFUSALS, (title,), (*place, i), event_said(state, event))
        elif event.name == "award":
            yield Example(AWARDS, (award_title(event),), (*place, i), event_said(state, event))


def award_title(event: Event) -> str:
    """The kind of line that an award is for."""
    what: Message = event.data["what"]
    thing = what.args.get("what")
    line = thing if isinstance(thing, Message) else what
    return f"{line.id} {', '.join(event.data['rules'])}"


def event_said(state: State, event: Event) -> Message:
    """What happened, with its rules."""
    return Message("core-cited", text=told(state.rules, event), rules=tuple(event.data["rules"]))


def sheet_titles(sheet: ScoreSheet) -> Iterator[str]:
    """What a score sheet is an example of: its head, each line and note, why somebody won, and each rule."""
    head = "completed" if sheet.complete else "in final scoring" if sheet.final else "at once"
    yield f"{sheet.kind} {head}"
    for line in sheet.lines:
        number = "void" if line.void else "one" if line.count == 1 else "several"
        yield f"line-{line.kind} {number}"
        yield f"line-{line.kind} {', '.join(line.rules)}"
    if not sheet.lines:
        yield "core-nothing"
    if any(line.who for line in sheet.lines):
        yield "core-line-of"
    for note, rules in sheet.notes:
        yield f"{note.id} {', '.join(rules)}"
    yield f"{sheet.why.id}, {len(sheet.strengths)} took part"
    yield from (rule for rule in sheet.rules if not any(rule in line.rules for line in sheet.lines))


# Searching ------------------------------------------------------------------------------------


def search(games: Iterable[int]) -> list[Example]:
    """One example for everything that there can be an example of, the first that is found."""
    seen: set[tuple[str, str]] = set()
    found: list[Example] = []
    for game in games:
        untimely: set[tuple[str, str]] = set()
        generator = Generator(game)
        for n, state in positions(game):
            for example in (*happened(state, (game, n)), *tries(state, game, n, generator, untimely)):
                new = tuple(dict.fromkeys(t for t in example.titles if (example.chapter, t) not in seen))
                if new:
                    seen.update((example.chapter, title) for title in new)
                    found.append(Example(example.chapter, new, example.place, example.said, example.tried))
    return found


def tries(
    state: State, game: int, n: int, generator: Generator, untimely: set[tuple[str, str]]
) -> Iterator[Example]:
    """Actions of every kind, several times where they are due, and once in each other step."""
    if game < 0:
        for tried in MADE_UP[-1 - game][1].split():
            yield from refused(state, (game, n), tried)
        return
    if state.is_terminal():
        return
    step = str(state.agenda()[-1][0])
    for kind in state.rules.action_kinds.values():
        due = step in kind.steps or kind.name == "pass"
        if not due and (step, kind.name) in untimely:
            continue
        untimely.add((step, kind.name))
        several = TRIES if step in ORDINARY else RARE_TRIES
        for _ in range(several if due and (kind.parts or kind.has_at) else 1):
            action = any_action(state, kind, generator)
            if not state.is_legal(action):
                yield from refused(state, (game, n), str(action))


def found_again(text: str) -> Iterator[tuple[str, Example]]:
    """Every heading of the file with the example that is found there again."""
    wanted: dict[int, dict[int, list[re.Match[str]]]] = {}
    for line in text.splitlines():
        if heading := PLACE.fullmatch(line):
            wanted.setdefault(int(heading[3]), {}).setdefault(int(heading[4]), []).append(heading)
    for game, places in wanted.items():
        for n, state in positions(game):
            for heading in places.pop(n, ()):
                place, tried = (game, n, int(heading[5])), heading[2] or ""
                examples = refused(state, place[:2], tried) if tried else happened(state, place[:2])
                for example in examples:
                    if example.place == place:
                        yield heading[0], example
            if not places:
                break


def ids_in(message: Message) -> Iterator[str]:
    """The ids of a message and of everything in it."""
    yield message.id
    for value in message.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Message):
                yield from ids_in(part)


@cache
def declared() -> frozenset[str]:
    """The ids of everything that can be said of a refusal or of points, by the headings over the words."""
    found = set()
    for file in files(ENGLISH):
        section = ""
        for entry in messages(file):
            if entry.comment is not None and entry.comment.content:
                section = entry.comment.content
            if section in SECTIONS:
                found.add(entry.id.name)
    return frozenset(found)
