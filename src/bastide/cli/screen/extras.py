"""What the expansions put on and beside the table (``State.shown``), for the terminal."""

from __future__ import annotations

from bastide import State
from bastide.cli.language import speak
from bastide.core.geometry import SPOTS
from bastide.core.shown import Shown
from bastide.expansions.drawings import drawings
from bastide.words import Message, position

Spot = tuple[int, int, str]


def figures(state: State) -> list[tuple[str, Spot]]:
    """The sign of every neutral figure and token on a tile, and where."""
    return [
        (sign(thing), (*thing.at, thing.spot if thing.spot in SPOTS else "C"))
        for thing in state.shown()
        if thing.at is not None and thing.player < 0
    ]


def sign(thing: Shown) -> str:
    """``Dr`` for the dragon, ``$2`` for two ingots, ``NS`` for a ferry from north to south."""
    if thing.spot and thing.spot not in SPOTS:
        return thing.spot
    own = drawings().look("token", thing.kind).data.get("sign")
    return f"{own}{thing.n}" if own else thing.kind[:2].title()


def held(state: State, seat: int) -> str:
    """What a player has besides pieces in the supply: goods, gold, abbeys, pawns on the track."""
    parts = [in_words(thing) for thing in state.shown() if thing.player == seat and thing.at is None]
    places = [
        speak(Message("cli-piece-in", piece=Message(f"piece-{kind}"), place=Message(f"place-{place}")))
        for owner, kind, place in state.elsewhere()
        if owner == seat
    ]
    return ", ".join(parts + places)


def in_words(thing: Shown) -> str:
    """Something that a player has: ``2 wine``, ``king (5)``, ``robber at 12``."""
    name = named(Message(f"token-{thing.kind}"), thing.kind)
    if thing.space >= 0:
        return speak(Message("cli-thing-at", thing=name, at=thing.space))
    if thing.value:
        return f"{name} ({thing.value})"
    if thing.place:  # a card on the table
        return name
    return f"{thing.n} {name}"


def named(message: Message, name: str) -> str:
    """The words for something declared; its name where its expansion has none."""
    text = speak(message)
    return name.replace("-", " ") if text == message.id else text


def beside(state: State) -> str:
    """What concerns everybody: where the count is, which figures are on the table."""
    parts = []
    for thing in state.shown():
        name = named(Message(f"token-{thing.kind}"), thing.kind)
        if thing.player < 0 and thing.place:
            parts.append(speak(Message("cli-thing-in", thing=name, place=Message(f"place-{thing.place}"))))
        elif thing.player < 0 and thing.at is not None and thing.kind[:2].title() == sign(thing):
            where = speak(Message("cli-thing-at", thing=name, at=position(thing.at)))
            parts.append(f"{sign(thing)} {where}")
    return ", ".join(parts)
