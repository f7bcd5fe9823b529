"""The board of a rule as it is played: what is tried, and what the engine says to it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bastide.core.actions import Action
from bastide.core.constants import CHANCE
from bastide.core.events import AWARD, Event, ScoreSheet, told
from bastide.core.explain import guides
from bastide.core.reasons import Reason
from bastide.core.state import State
from bastide.record.match import Match
from bastide.record.position import parse_position
from bastide.record.saying import label
from bastide.record.wording import read_action
from bastide.rulebook.boards import RuleBoard
from bastide.view.events import line
from bastide.view.said import in_language, message_view
from bastide.view.structs import MessageView, Outgoing, plain
from bastide.words import Argument, Message, position, rewritten, say

SEED = 1  # of what chance does after the draws that a board names
MOST_SAID = 6  # sentences of an answer
MOST_OFFERED = 8  # things that may be chosen, named one by one
PLACE = re.compile(r"-?\d+,-?\d+")
FIRST_SIGN = 0x2460  # a one in a circle
MOST_SIGNS = 20
# What every turn brings, and what the picture shows by itself.
ORDINARY = frozenset({"turn", "drawn", "placed", "deployed", "points", "returned", "over"})
Cell = tuple[int, int]


class RuleBoardView(Outgoing):
    """The board of a rule: what it is played with, what is to be tried (``do``), and what comes of it.

    ``steps`` tell the same in words, or what there is to see where nothing is tried. ``names`` are the
    players as the messages and ``do`` call them. ``rules`` are those that the answer cites. Signs in the
    messages, ① and so on, stand in the picture, and ``signs`` are their places; there are none where
    programs are told.
    """

    rule: str
    setup: str
    options: dict[str, str]
    names: list[str]
    do: list[str]
    refused: bool
    steps: list[MessageView]
    answer: list[MessageView]
    rules: list[str]
    signs: list[tuple[int, int]]


class RuleBoards(Outgoing):
    """The boards of some rules: ``of`` names the rule whose board each of them has, its own or another's.

    ``sizes`` are width and height of their pictures.
    """

    of: dict[str, str]
    boards: list[RuleBoardView]
    sizes: dict[str, tuple[int, int]]


@dataclass
class Tried:
    """What is tried on a board and what is said to it; ``state`` is the position afterwards.

    ``rules`` are those that the answer cites, ``guides`` those that are read beside the decisions.
    ``actions`` are those that were tried, each with the seat that tries it; ``signs`` number the places that
    are spoken of.
    """

    start: State
    state: State
    steps: list[Message] = field(default_factory=list)
    answer: list[Message] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    guides: list[str] = field(default_factory=list)
    actions: list[tuple[int, Action]] = field(default_factory=list)
    signs: dict[Cell, int] = field(default_factory=dict)


def begin_board(board: RuleBoard) -> Match:
    """The game of a board: chance does what it says, and then goes by a seed."""
    state = parse_position(board.position)
    return Match(state.rules.setup, state=state, seed=SEED, draws=board.draws)


def names_in(board: RuleBoard, language: str) -> tuple[str, ...]:
    """What its players are called in a language: by their colours."""
    return tuple([say(Message(f"view-board-player-{seat}"), language) for seat in range(len(board.players))])


@lru_cache(maxsize=2000)
def board_view(board: RuleBoard, language: str, *, signs: bool = True) -> RuleBoardView:
    """What the page shows of a board, with signs for places; without them, with their coordinates."""
    names = names_in(board, language)
    called = board.called(names)
    tried = try_board(called)
    setup = tried.state.rules.setup
    known = tried.signs if signs else {}
    steps, answer = (
        [message_view(_signed(message, known)) for message in messages]
        for messages in (tried.steps or [_looked_at(tried.start)], tried.answer)
    )
    return RuleBoardView(
        board.rule,
        setup.text,
        dict(setup.options),
        list(names),
        list(called.do),
        board.refused,
        steps,
        answer,
        tried.rules,
        sorted(known, key=known.__getitem__),
    )


def board_data(board: RuleBoard, language: str) -> dict[str, Any]:
    """A board as plain data for programs: its position, what to try, and what the engine says to it."""
    view = board_view(board, language, signs=False)
    called = board.called(view.names)
    data: dict[str, Any] = {"position": called.position, "draws": list(called.draws), **plain(view)}
    del data["signs"]
    found: dict[str, Any] = in_language(data, language)
    return found


def try_board(board: RuleBoard) -> Tried:
    """Play what is to be tried, with the draws that the board names and no others."""
    start = parse_position(board.position)
    match = Match(start.rules.setup, state=start, draws=board.draws)
    tried = Tried(start, match.state)
    events: list[Event] = []
    reasons: list[Reason] = []
    _settle(match, events)
    for number, text in enumerate(board.do, 1):
        state = match.state
        action = read_action(state, text)
        tried.guides += guides(state)
        tried.steps.append(_step(state, action))
        tried.actions.append((state.current_player(), action))
        if board.refused and number == len(board.do):
            reasons = state.explain(action)
            break
        events += match.apply(action)
        _settle(match, events)
    refused = [Message("view-board-refused", why=reason.message) for reason in reasons]
    tried.answer = refused or list(_answer(tried, events))
    if not reasons and match.state.current_player() >= 0:
        tried.guides += guides(match.state)
    cited = [rule for reason in reasons for rule in reason.rules]
    cited += [rule for event in events for rule in _cited(event)]
    tried.rules = list(dict.fromkeys(cited))
    places = [at for message in (*tried.steps, *tried.answer) for at in _places(message)]
    tried.signs = {_cell(at): n for n, at in enumerate(dict.fromkeys(places), 1) if n <= MOST_SIGNS}
    return tried


def _settle(match: Match, events: list[Event]) -> None:
    while (action := match.next_draw()) is not None:
        events += match.apply(action)


# In words ---------------------------------------------------------------------------------------------


def _step(state: State, action: Action) -> Message:
    """What somebody does, in short: the picture shows the tile."""
    who = state.rules.setup.players[state.current_player()]
    if action.name == "place" and action.at is not None:
        return Message("view-board-lay", who=who, at=position(action.at))
    if action.name == "deploy":
        words = label(state, action).args
        return Message("view-board-put", who=who, piece=words["piece"], spot=words["spot"])
    return line(state, action)


def _looked_at(state: State) -> Message:
    """What there is to see where nothing is tried."""
    who = state.current_player()
    if who == CHANCE:
        return Message("view-board-look")
    if _lays(state):
        return Message("view-board-in-hand", who=state.rules.setup.players[who])
    return Message("view-board-turn", who=state.rules.setup.players[who])


def _answer(tried: Tried, events: Sequence[Event]) -> Iterator[Message]:
    """What followed: points with their reasons, who came home, events, who won; else what may be done now."""
    state, who = tried.state, tried.state.current_player()
    names = state.rules.setup.players
    scored = any(event.sheet is not None for event in events)  # whoever was scored comes home
    said = [
        _told(state, event)
        for event in events
        if event.name not in ORDINARY or (event.name == "returned" and not scored)
    ]
    yield from said[:MOST_SAID]
    if any(tried.start.scores()):
        stand = zip(names, state.scores(), strict=True)
        yield Message("view-board-stand", who=tuple([f"{name} {points}" for name, points in stand]))
    turns = [event.data["player"] for event in events if event.name == "turn"]
    if state.is_terminal():
        won = tuple(names[seat] for seat in state.winners())
        if len(won) < len(names):
            yield Message("view-board-won", who=won, n=len(won)) if won else Message("view-board-nobody-won")
        elif not said:
            yield Message("view-board-over")
    elif not turns and who >= 0 and not _lays(state):
        yield _offered(state, who)
    elif not said and tried.actions:
        yield Message("view-board-next", who=names[turns[-1]]) if turns else Message("view-board-fine")


def _lays(state: State) -> bool:
    """Is a tile to be laid? Its places are many, and the table shows them."""
    return any(action.name == "place" for action in state.legal_actions())


def _told(state: State, event: Event) -> Message:
    if event.sheet is not None:
        return _scored(state, event.sheet)
    return told(state.rules, event)


def _scored(state: State, sheet: ScoreSheet) -> Message:
    """A scored feature: who gets how much, for what, and why they."""
    names = state.rules.setup.players
    who: Argument = tuple([f"{names[seat]} {points}" for seat, points in sheet.points.items()])
    return Message(
        "view-board-scored", who=who or Message("view-board-nobody"), what=sheet.message, why=sheet.why
    )


def _offered(state: State, who: int) -> Message:
    """What may be chosen now."""
    actions = [action for action in state.legal_actions() if action.name != "pass"]
    name = state.rules.setup.players[who]
    named = tuple([label(state, action) for action in actions[:MOST_OFFERED]])
    if not named:
        return Message("view-board-turn", who=name)
    if len(actions) <= MOST_OFFERED:
        return Message("view-board-offered", who=name, what=named)
    return Message("view-board-offered-more", who=name, what=named)


def _cited(event: Event) -> Iterable[str]:
    if event.sheet is not None:
        return event.sheet.rules
    if event.name == AWARD or "rules" in event.data:
        return [str(rule) for rule in event.data["rules"]]
    return ()


# Places -----------------------------------------------------------------------------------------------


def _cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def _places(value: Argument) -> Iterator[str]:
    """Every place that a message names, in its order."""
    if isinstance(value, Message):
        for part in value.args.values():
            yield from _places(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _places(part)
    elif isinstance(value, str) and PLACE.fullmatch(value):
        yield value


def _signed(message: Message, signs: Mapping[Cell, int]) -> Message:
    """The same with signs instead of places."""

    def sign(text: str) -> str:
        number = signs.get(_cell(text)) if PLACE.fullmatch(text) else None
        return text if number is None else chr(FIRST_SIGN + number - 1)

    return rewritten(message, sign)
