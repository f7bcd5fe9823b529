"""One client's conversation: requests in, answers out, and the game between them. No input or output here.

After any error the game stands as before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import bastide
from bastide import CHANCE, Action, BastideError, IllegalAction, Reason
from bastide.coach.analysis import BUDGETS, Budget
from bastide.coach.annotate import annotated
from bastide.coach.hint_views import give_hint
from bastide.coach.hints import DEPTHS, FULL
from bastide.coach.puzzles.answers import (
    find_puzzle,
    list_view,
    packaged_answer,
    packaged_view,
    read_day,
)
from bastide.coach.puzzles.pack import packaged
from bastide.coach.quiz_views import ask, quiz_view
from bastide.coach.review import DEPTHS as REVIEWS
from bastide.coach.review import review
from bastide.coach.review_views import review_view
from bastide.coach.views import contested, place_odds
from bastide.core.view import own
from bastide.engine.answers import action_data, error_data
from bastide.engine.fields import Fields, RequestError
from bastide.engine.games import game_data, open_match, record_data
from bastide.expansions import faults
from bastide.players import OPPONENTS, PLAYERS, Limit, make_player
from bastide.record.match import Match
from bastide.record.position import format_position
from bastide.record.wording import read_action
from bastide.rulebook import rule, rules
from bastide.rulebook.boards import boards
from bastide.view.boards import board_data
from bastide.view.catalogue import catalogue
from bastide.view.events import award_fields, event_views, sheet_fields
from bastide.view.positions import whole
from bastide.view.reasons import reason_views
from bastide.view.said import in_language
from bastide.view.structs import plain
from bastide.words import ENGLISH, Message, languages

PROTOCOL = 2
MOST_ACTIONS = 3  # of a move in a puzzle that are looked at: one more than it can have
Answer = dict[str, Any]


class NoGame(BastideError):
    """The command needs a game and there is none."""

    code = "no-game"


class InternalError(BastideError):
    """A fault of the program, not of the client."""

    code = "internal"


class NothingToUndo(BastideError):
    """There is no decision to take back."""

    code = "undo"


class Session:
    """Answers requests. ``done`` is set once the client has said ``quit``.

    >>> session = Session()
    >>> session.answer({"id": 1, "command": "new", "draws": ["E"]})["current"]
    0
    >>> session.answer({"id": 2, "command": "play", "action": "@0,1>S"})["ok"]
    True
    """

    def __init__(self) -> None:
        self.match: Match | None = None
        self.done = False
        self.language = ENGLISH
        self.commands: dict[str, Callable[[Fields], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "state": self.state,
            "legal": self.legal,
            "explain": self.explain,
            "scores": self.scores,
            "play": self.play,
            "undo": self.undo,
            "record": self.record,
            "position": self.position,
            "go": self.go,
            "odds": self.odds,
            "hint": self.hint,
            "review": self.review,
            "puzzle": self.puzzle,
            "quiz": self.quiz,
            "rules": self.rules,
            "sets": self.sets,
            "quit": self.quit,
        }

    def answer(self, request: object) -> Answer:
        """The answer to one request, whatever it is; never raises."""
        head: Answer = {"id": _id(request)}
        try:
            if not isinstance(request, Mapping):
                raise RequestError(Message("engine-no-request"))
            name = request.get("command")
            if not isinstance(name, str) or name not in self.commands:
                raise RequestError(
                    Message("engine-no-command", name=str(name)[:40], known=tuple(self.commands))
                )
            found = self.commands[name](Fields(request))
            return {**head, "ok": True, "command": name, **in_language(found, self.language)}
        except BastideError as error:
            return {**head, "ok": False, "error": in_language(error_data(error), self.language)}
        except (Exception, RecursionError) as error:
            # A bug of ours, or of an expansion from outside, must not take the client's game with it.
            said = " ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
            return {
                **head,
                "ok": False,
                "error": error_data(InternalError(Message("engine-fault", error=said[:500]))),
            }

    def game(self) -> Match:
        """The game, if there is one."""
        if self.match is None:
            raise NoGame(Message("engine-no-game"))
        return self.match

    # The commands -----------------------------------------------------------------------------

    def hello(self, fields: Fields) -> Answer:
        """Who answers, and what it can do; ``language`` is the one it speaks from now on."""
        language = fields.text("language") or self.language
        fields.refuse_others()
        if language not in languages():
            raise RequestError(Message("engine-no-language", language=language[:20], known=languages()))
        self.language = language
        return {
            "engine": "bastide",
            "version": bastide.__version__,
            "protocol": PROTOCOL,
            "compiled": bastide.is_compiled(),
            "commands": list(self.commands),
            "players": [*PLAYERS, *OPPONENTS],
            "language": self.language,
            "languages": list(languages()),
        }

    def new(self, fields: Fields) -> Answer:
        """A new game, in the place of the old one."""
        match = open_match(fields)
        match.settle()
        self.match = match
        return game_data(match)

    def state(self, fields: Fields) -> Answer:
        """Everything that a seat (or a spectator) may see."""
        match = self.game()
        seat = fields.whole("seat", 0, len(match.setup.players) - 1)
        fields.refuse_others()
        state = match.state
        mine = match.current_player() >= 0 and seat in (None, match.current_player())
        actions = [str(action) for action in state.legal_actions()] if mine else []
        return {"state": {**plain(whole(state, None, match.outcome)), "own": own(state), "actions": actions}}

    def legal(self, fields: Fields) -> Answer:
        """What may be chosen now."""
        fields.refuse_others()
        match = self.game()
        state = match.state
        if match.current_player() == CHANCE:
            outcomes = state.chance_outcomes()
            actions = [{**action_data(state, a), "probability": p} for a, p in outcomes]
        else:
            legal = state.legal_actions() if match.outcome is None else []
            actions = [action_data(state, a) for a in legal]
        return {"current": game_data(match)["current"], "actions": actions}

    def explain(self, fields: Fields) -> Answer:
        """Why an action may not be chosen now."""
        state = self.game().state
        action = read_action(state, _action(fields))
        fields.refuse_others()
        reasons = state.explain(action)
        return {
            "action": str(action),
            "legal": not reasons,
            "reasons": plain(reason_views(reasons)),
            "rules": list(dict.fromkeys(id for reason in reasons for id in reason.rules)),
        }

    def scores(self, fields: Fields) -> Answer:
        """Points with their reasons."""
        fields.refuse_others()
        match = self.game()
        return {
            "scores": list(match.state.scores()),
            "winners": list(match.winners()),
            "returns": match.returns(),
            "sheets": [{"turn": turn, **plain(sheet_fields(sheet))} for turn, sheet in match.sheets()],
            "awards": [{"turn": turn, **plain(award_fields(event))} for turn, event in match.awards()],
        }

    def play(self, fields: Fields) -> Answer:
        """Choose an action for whoever must choose."""
        match = self.game()
        form = _action(fields)
        fields.refuse_others()
        return self._play(match, read_action(match.state, form))

    def _play(self, match: Match, action: Action) -> Answer:
        events = event_views(match.state, match.apply(action))
        chance: list[Action] = []
        try:
            while (drawn := match.next_draw()) is not None:
                events += event_views(match.state, match.apply(drawn))
                chance.append(drawn)
        except BastideError:  # the list of draws is wrong: nothing has happened
            match.undo()
            raise
        return {
            "action": str(action),
            "chance": [str(drawn) for drawn in chance],
            "events": plain(events),
            **game_data(match),
        }

    def undo(self, fields: Fields) -> Answer:
        """Take back decisions of players; chance will repeat itself."""
        match = self.game()
        count = fields.whole("count", 1)
        fields.refuse_others()
        made = match.decisions
        if made < (count or 1):
            raise NothingToUndo(Message("engine-decisions-made", made=made))
        undone: list[Action] = []
        for _ in range(count or 1):
            undone = match.undo() + undone
        return {"undone": [str(action) for action in undone], **game_data(match)}

    def record(self, fields: Fields) -> Answer:
        """The game written down."""
        form = fields.text("form") or "text"
        fields.refuse_others()
        return {"form": form, "record": record_data(self.game(), form)}

    def position(self, fields: Fields) -> Answer:
        """The position in one line."""
        fields.refuse_others()
        state = self.game().state
        return {"position": format_position(state), "key": state.key()}

    def go(self, fields: Fields) -> Answer:
        """Let a built-in player choose, and play it if asked to."""
        match = self.game()
        name = fields.text("player") or "greedy"
        limit = Limit(fields.seconds("seconds"), fields.whole("nodes", 1))
        seed = fields.whole("seed") or 0
        plays = fields.flag("play")
        fields.refuse_others()
        # The place in the game is part of the seed, so that a random player does not repeat itself.
        player = make_player(name, seed * 1_000_003 + match.length)
        seat = match.current_player()
        if seat < 0:
            why = Message("engine-chance-draws") if seat == CHANCE else Message("core-game-over")
            raise IllegalAction("go", (Reason(Message("engine-nobody-chooses", why=why), ("TURN-1",)),))
        action = player.choose(match.state.copy(), limit)
        chosen = {"player": name, "choice": action_data(match.state, action)}
        return {**chosen, **(self._play(match, action) if plays else {"action": str(action)})}

    def odds(self, fields: Fields) -> Answer:
        """What may still come: of one place, or of every open feature with followers."""
        match = self.game()
        state = match.state
        place = fields.text("place")
        seat = fields.whole("seat", 0, len(match.setup.players) - 1)
        fields.refuse_others()
        seat = state.active if seat is None else seat
        if place is not None:
            return {"place": place, "odds": plain(place_odds(state, place, seat))}
        found = [(kind, at, plain(place_odds(state, at, seat))) for kind, at in contested(state)]
        return {"features": [{"kind": kind, "place": at, "odds": odds} for kind, at, odds in found]}

    def hint(self, fields: Fields) -> Answer:
        """The best moves of whoever must decide, with reasons."""
        match = self.game()
        depth = fields.text("depth") or FULL
        budget = _budget(fields)
        instead = fields.words("instead") or []
        seed = fields.whole("seed") or 0
        fields.refuse_others()
        if depth not in DEPTHS:
            raise RequestError(Message("coach-no-level", name=depth[:40], there=DEPTHS))
        return {"hint": plain(give_hint(match.state.copy(), depth, budget, instead, seed=seed))}

    def review(self, fields: Fields) -> Answer:
        """The game so far, decision by decision."""
        match = self.game()
        level = fields.text("level") or "normal"
        seed = fields.whole("seed") or 0
        fields.refuse_others()
        if level not in REVIEWS:
            raise RequestError(Message("coach-no-level", name=level[:40], there=tuple(REVIEWS)))
        found = review(match, level, seed=seed)
        return {
            "review": plain(review_view(found)),
            "record": annotated(match.record(), found, self.language),
        }

    def puzzle(self, fields: Fields) -> Answer:
        """The puzzles, one of them by name or day, or what is said to a move in it. The game stays."""
        name, move = fields.text("puzzle"), fields.words("answer")
        day = fields.text("day") or datetime.now(UTC).date().isoformat()
        reveal = fields.flag("reveal")
        fields.refuse_others()
        if name is None and (move is not None or reveal):
            raise RequestError(Message("engine-missing", name="puzzle"))
        if name is None:
            return {"puzzles": plain(list_view(packaged(), read_day(day)))}
        puzzle = find_puzzle(name)
        if move is None and not reveal:
            return {"puzzle": plain(packaged_view(puzzle.id, self.language))}
        found = packaged_answer(puzzle.id, (move or [])[:MOST_ACTIONS], self.language, reveal=reveal)
        return {"answer": plain(found)}

    def quiz(self, fields: Fields) -> Answer:
        """What is this worth, and to whom? A question of the scoring quiz; it needs no game."""
        sets = fields.words("sets") or []
        seed = fields.whole("seed") or 0
        fields.refuse_others()
        return {"quiz": plain(quiz_view(ask(sets, seed, self.language)))}

    def rules(self, fields: Fields) -> Answer:
        """The text of a rule, with its board if that is asked for, or all ids."""
        id, wanted = fields.text("rule"), fields.flag("board")
        fields.refuse_others()
        if id is None:
            return {"ids": list(rules())}
        found = rule(id, self.language)
        if not wanted:
            return found.json()
        board = boards().get(found.id)
        return {**found.json(), "board": None if board is None else board_data(board, self.language)}

    def sets(self, fields: Fields) -> Answer:
        """What can be played: sets, options, presets."""
        fields.refuse_others()
        found: Answer = plain(catalogue())
        found["faults"] = [{"name": f.name, "package": f.package, "why": f.why} for f in faults()]
        return found

    def quit(self, fields: Fields) -> Answer:
        """The end of the conversation."""
        fields.refuse_others()
        self.done = True
        return {}


def _id(request: object) -> str | int | float | None:
    """What the client wants echoed; anything but a short text or a number is not."""
    value = request.get("id") if isinstance(request, Mapping) else None
    if isinstance(value, str):
        return value if len(value) <= 200 else None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def _budget(fields: Fields) -> Budget:
    """How much may be spent on a position: a level, and what differs from it."""
    level = fields.text("level") or "normal"
    if level not in BUDGETS:
        raise RequestError(Message("coach-no-level", name=level[:40], there=tuple(BUDGETS)))
    usual = BUDGETS[level]
    return Budget(
        fields.whole("worlds", 2, 100_000) or usual.worlds,
        fields.whole("moves", 1, 1000) or usual.moves,
        fields.whole("simulations", 1, 10_000_000) or usual.simulations,
        fields.seconds("seconds"),
    )


def _action(fields: Fields) -> str | Mapping[str, object]:
    value = fields.get("action")
    if isinstance(value, str | Mapping):
        return value
    raise RequestError(Message("engine-action"))
