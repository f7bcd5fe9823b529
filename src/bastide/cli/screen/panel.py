"""What stands around the board: players, the tile in hand, the question."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bastide import State
from bastide.cli.screen import extras, palette, words
from bastide.cli.screen.board_text import LARGE, tile_text
from bastide.cli.screen.choices import Choices
from bastide.record.wording import short_text

MOST_LISTED = 14


def players_text(state: State) -> list[Text]:
    """A line for each player: letter, name, points, pieces left."""
    rules = state.rules
    letters = palette.initials(rules.setup.players)
    widest = max(len(name) for name in rules.setup.players)
    lines = []
    for seat, name in enumerate(rules.setup.players):
        line = Text()
        line.append("> " if seat == state.active and not state.is_terminal() else "  ", style="bold")
        colour = seat % len(palette.PAPERS)
        line.append(f" {letters[seat]} ", style=f"bold {palette.INKS[colour]} on {palette.PAPERS[colour]}")
        line.append(f" {name:<{widest}} {state.scores()[seat]:>4} points   ")
        for number, kind in enumerate(rules.piece_kinds):
            n = state.in_supply(seat, number)
            line.append(f"{n} {kind.title}{'' if n == 1 else 's'} ({kind.letter})  ", style="dim")
        line.append(extras.held(state, seat), style="dim")
        lines.append(line)
    left = sum(state.unseen_tiles().values())
    also = extras.beside(state)
    lines.append(
        Text(f"  turn {state.turn + 1}, {left} tiles to come{'; ' + also if also else ''}", style="dim")
    )
    return lines


def legend(state: State, *, colour: bool) -> Text:
    """What the colours or letters mean."""
    name = state.rules.setup.players[0]
    letter = palette.initials(state.rules.setup.players)[0]
    piece = state.rules.piece_kinds[0]
    line = Text("  ")
    for kind in ("city", "road", "field", "cloister"):
        if colour:
            line.append("   ", style=f"on {palette.shades(kind)[0]}")
        else:
            line.append(palette.sign(kind))
        line.append(f" {kind}  ", style="dim")
    for mark in state.rules.marks:
        if palette.is_explained(mark):
            line.append(f"{palette.mark_sign(mark)} {mark}  ", style="dim")
    line.append(f"{letter}{piece.letter.lower()} {name}'s {piece.title}", style="dim")
    return line


def question(state: State, choices: Choices, *, colour: bool, size: int = LARGE) -> list[Text | Grid]:
    """Who is asked what, with the tile in hand or the list of choices."""
    rules = state.rules
    who = state.current_player()
    if who < 0:
        return [Text(words.result(state), style="bold")]
    name = rules.setup.players[who]
    if choices.is_tile and state.tile >= 0:
        tile = rules.tiles[state.tile]
        picture = Text("\n").join(tile_text(tile, (0,), colour=colour, size=size))
        chosen = choices.chosen()
        text = Text()
        text.append(f"{name}, lay the tile {rules.names[state.tile]}.", style="bold")
        text.append(f"\n{len(choices.cells)} places are numbered on the board.")
        text.append("\nType a number and where the top shall point (N, E, S, W), as in 3S")
        if chosen:
            text.append(f"\nEnter plays {words.said(state, chosen)}", style="bold")
        grid = Grid.grid(padding=(0, 3))
        grid.add_row(picture, text)
        return [grid]
    prompt = str(state.view(who)["prompt"])
    lines: list[Text | Grid] = [Text(f"{name}, {prompt}:", style="bold")]
    chosen = choices.chosen()
    for number, action in enumerate(choices.actions, 1):
        if number > MOST_LISTED and len(choices.actions) > MOST_LISTED + 1:
            lines.append(Text(f"     ... to {len(choices.actions)}; hint shows more"))
            break
        line = Text(f"{number:>4}  {short_text(state, action):<8} {words.describe(state, action)}")
        if action == chosen:
            line.stylize(f"bold {palette.CHOSEN} on {palette.CHOSEN_PAPER}")
        lines.append(line)
    return lines
