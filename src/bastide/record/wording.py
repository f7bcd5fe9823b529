"""How actions are written where a position is at hand: what everybody knows may be left out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bastide.core.actions import Action
from bastide.core.errors import NotationError
from bastide.core.geometry import format_at, unpack
from bastide.words import Message

if TYPE_CHECKING:
    from bastide.core.state import State

# A figure on the tile just placed: the piece and the spot, M.S.
_SHORT = re.compile(r"([^\s.,@:>]+)\.([A-Z]{1,3})")
MAX_TEXT = 200  # characters of an action; anything longer is none
DEPLOY = "deploy"


def read_action(state: State, form: Action | str | Mapping[str, object]) -> Action:
    """An action as it would stand among ``state.legal_actions()``, from an ``Action``, its text or its JSON.

    >>> import bastide
    >>> state = bastide.start("base")
    >>> for text in ("draw:E", "@0,1>S"):
    ...     state.apply(text)
    >>> read_action(state, "M.S")
    <Action M@0,1.S>
    """
    if isinstance(form, Action):
        if form.rules is state.rules:
            return state.action(form)
        form = str(form)  # of another setup: the same words may mean other numbers
    if isinstance(form, str):
        return _read_text(state, form.strip())
    if isinstance(form, Mapping):
        return state.action({key: _plain(value) for key, value in form.items()})
    raise NotationError(Message("record-no-action", type=type(form).__name__))


def _plain(value: object) -> object:
    """Refuse what no action holds before its nesting or length does harm."""
    flat = value if isinstance(value, list | tuple) and len(value) <= MAX_TEXT else [value]
    for item in flat:
        if not isinstance(item, str | int | float | None) or (isinstance(item, str) and len(item) > MAX_TEXT):
            raise NotationError(Message("record-action-holds", type=type(item).__name__))
    return value


def _read_text(state: State, text: str) -> Action:
    if len(text) > MAX_TEXT:
        raise NotationError(Message("record-action-too-long", text=repr(text[:40]), n=len(text)))
    short = _SHORT.fullmatch(text)
    if short and any(kind.letter == short[1] for kind in state.rules.piece_kinds):
        if state.laid < 0:
            raise NotationError(Message("record-none-placed", text=repr(text)))
        text = f"{short[1]}@{format_at(state.peek('tile_at')[state.laid])}.{short[2]}"
    try:
        return state.action(text)
    except NotationError:
        # The name of a player may hold signs that the form of the action uses too.
        for action in state.legal_actions():
            if str(action) == text:
                return action
        raise


def short_text(state: State, action: Action) -> str:
    """The text of an action, without the place where it is the tile just placed."""
    just_placed = state.laid >= 0 and action.at == unpack(state.peek("tile_at")[state.laid])
    if action.name == DEPLOY and just_placed:
        values = action.values()
        return f"{values['piece']}.{values['spot']}"
    return str(action)
