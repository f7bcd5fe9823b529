"""The Crop Circles: everybody adds a follower of one kind, or everybody takes one back."""

from __future__ import annotations

from tests.second_opinion.figures import find_piece, read_piece
from tests.second_opinion.game import LETTERS, Game, Piece, Steps, ask

TERRAIN = {"knight": "city", "thief": "road", "farmer": "field"}


def affected(game: Game, kind: str) -> list[Piece]:
    """Followers of the kind on the tile (CROP-3, CROP-12)."""
    return [p for p in game.pieces if p.is_follower and game.table.segment(p.node).kind == TERRAIN[kind]]


def crop_circle(game: Game, kind: str) -> Steps:
    """STEP-27: the active player chooses for all, from the left on everybody does it.

    CROP-2, CROP-4, CROP-13
    """
    if not affected(game, kind):
        return
    way = (yield from ask(game.active, ["crop:add", "crop:remove"])).removeprefix("crop:")
    for player in game.from_left():
        own = [p for p in affected(game, kind) if p.owner == player]
        if way == "remove":
            yield from take_one_back(game, player, own)
        else:
            yield from add_one(game, player, own)


def take_one_back(game: Game, player: int, own: list[Piece]) -> Steps:
    """CROP-7"""
    if own:
        choice = yield from ask(player, [f"remove:{game.write_piece(p)}" for p in own])
        game.send_home(find_piece(game, player, *read_piece(game, choice.removeprefix("remove:"))))


def add_one(game: Game, player: int, own: list[Piece]) -> Steps:
    """One more to one that stands there already, if it may stand there (CROP-5, CROP-6, CROP-8, CROP-10)."""
    choices = [
        f"add:{LETTERS[kind]}@{game.table.write(p.node)}"
        for p in own
        if not game.is_barred(p.node)
        for kind in game.in_hand(player)
        if game.may_stand(kind, game.table.segment(p.node).kind)
    ]
    if choices:
        choice = yield from ask(player, [*choices, "-"])
        if choice != "-":
            game.stand(player, *read_piece(game, choice.removeprefix("add:")))
