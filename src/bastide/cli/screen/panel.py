"""What stands around the board: players, the tile in hand, the question."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bastide import State
from bastide.cli.language import speak
from bastide.cli.screen import extras, palette, words
from bastide.cli.screen.board_text import LARGE, tile_text
from bastide.cli.screen.choices import Choices
from bastide.core.marks import JOINTS
from bastide.record.saying import label
from bastide.record.wording import short_text
from bastide.words import Message

MAX_LISTED = 14


def players_text(state: State) -> list[Text]:
    """A line for each player: letter, name, points, pieces left."""
    rules = state.rules
    letters = palette.initials(rules.setup.players)
    widest = max(len(name) for name in rules.setup.players)
    unit = max(len(speak(Message("cli-points", n=points))) for points in state.scores())
    lines = []
    for seat, name in enumerate(rules.setup.players):
        line = Text()
        line.append("> " if seat == state.active and not state.is_terminal() else "  ", style="bold")
        colour = seat % len(palette.PAPERS)
        line.append(f" {letters[seat]} ", style=f"bold {palette.INKS[colour]} on {palette.PAPERS[colour]}")
        points = state.scores()[seat]
        line.append(f" {name:<{widest}} {points:>4} {speak(Message('cli-points', n=points)):<{unit}}   ")
        for number, kind in enumerate(rules.piece_kinds):
            n = state.in_supply(seat, number)
            pieces = Message("cli-pieces", n=n, piece=kind.title, letter=kind.letter)
            line.append(f"{speak(pieces)}  ", style="dim")
        line.append(extras.held(state, seat), style="dim")
        lines.append(line)
    left = sum(state.unseen_tiles().values())
    also = extras.beside(state)
    turn = speak(Message("cli-turn", turn=state.turn + 1, left=left))
    lines.append(Text(f"  {turn}; {also}" if also else f"  {turn}", style="dim"))
    return lines


def legend(state: State, *, colour: bool) -> Text:
    """What the colours or letters mean."""
    owner = state.rules.setup.players[0]
    letter = palette.initials(state.rules.setup.players)[0]
    piece = state.rules.piece_kinds[0]
    line = Text("  ")
    for kind in ("city", "road", "field", "cloister"):
        if colour:
            line.append("   ", style=f"on {palette.shades(kind)[0]}")
        else:
            line.append(palette.sign(kind))
        line.append(f" {speak(Message(f'segment-{kind}'))}  ", style="dim")
    for name, mark in state.rules.marks.items():
        if mark.takes != JOINTS and palette.is_explained(name):
            line.append(f"{palette.mark_sign(name)} {extras.named(mark.title, name)}  ", style="dim")
    owned = speak(Message("cli-piece-of", who=owner, piece=piece.title))
    line.append(f"{letter}{piece.letter.lower()} {owned}", style="dim")
    return line


def question(state: State, choices: Choices, *, colour: bool, size: int = LARGE) -> list[Text | Grid]:
    """Who is asked what, with the tile in hand or the list of choices."""
    rules = state.rules
    who = state.current_player()
    if who < 0:
        return [Text(speak(words.result(state)), style="bold")]
    name = rules.setup.players[who]
    if choices.is_tile and state.tile >= 0:
        tile = rules.tiles[state.tile]
        picture = Text("\n").join(tile_text(tile, (0,), colour=colour, size=size))
        chosen = choices.chosen()
        text = Text()
        text.append(speak(Message("cli-lay", who=name, tile=rules.names[state.tile])), style="bold")
        text.append("\n" + speak(Message("cli-places", n=len(choices.cells))))
        text.append("\n" + speak(Message("cli-type-number")))
        if chosen:
            text.append("\n" + speak(Message("cli-enter", move=words.said(state, chosen))), style="bold")
        grid = Grid.grid(padding=(0, 3))
        grid.add_row(picture, text)
        return [grid]
    lines: list[Text | Grid] = [
        Text(speak(Message("cli-asked", who=name, prompt=words.prompt(state))), style="bold")
    ]
    chosen = choices.chosen()
    listed = choices.actions[: MAX_LISTED + 1]
    width = max((len(short_text(state, action)) for action in listed), default=0) + 1
    for number, action in enumerate(choices.actions, 1):
        if number > MAX_LISTED and len(choices.actions) > MAX_LISTED + 1:
            lines.append(Text(f"     {speak(Message('cli-list-goes-on', n=len(choices.actions)))}"))
            break
        line = Text(f"{number:>4}  {short_text(state, action):<{width}} {speak(label(state, action))}")
        if action == chosen:
            line.stylize(f"bold {palette.CHOSEN} on {palette.CHOSEN_PAPER}")
        lines.append(line)
    return lines
