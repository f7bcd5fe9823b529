"""Points: which pawn they move, who is robbed of half, and which landing earns a message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.second_opinion.game import Asking, Game, Steps, ask

SPACES = 50
DARK = 5  # MSG-5


def award(game: Game, awards: Iterable[tuple[int, int]]) -> Steps:
    """One scoring: each of these players gets their points, in this order (ORDER-3). No points are no move.

    MSG-13
    """
    left = [(player, points) for player, points in awards if points]
    while left:
        player, points = left.pop(0)
        pawn = yield from choose_pawn(game, player)
        start = space(game, player, pawn)
        move(game, player, pawn, points)
        if game.plays("robbers") and not game.final:
            yield from rob(game, player, points, start, [other for other, _ in left])


def choose_pawn(game: Game, player: int) -> Asking:
    """MSG-2: marker or messenger, for every scoring anew."""
    if not game.plays("messengers") or game.final:
        return "marker"
    return (yield from ask(player, ["pawn:marker", "pawn:messenger"])).removeprefix("pawn:")


def space(game: Game, player: int, pawn: str) -> int:
    """Where a pawn stands (BOARD-1)."""
    return (game.messenger if pawn == "messenger" else game.marker)[player] % SPACES


def pawns(game: Game) -> Sequence[str]:
    return ("marker", "messenger") if game.plays("messengers") else ("marker",)


def move(game: Game, player: int, pawn: str, points: int) -> None:
    """A pawn moves; the active player's landing on a dark space earns a message (MSG-6)."""
    (game.messenger if pawn == "messenger" else game.marker)[player] += points
    if (
        game.plays("messengers")
        and not game.final
        and player == game.active
        and space(game, player, pawn) % DARK == 0
    ):
        game.message_due = True


# Robbers --------------------------------------------------------------------------------------


def waits(game: Game, owner: int) -> bool:
    """Is the robber on the track, and has not robbed yet?"""
    return owner in game.robber and owner not in game.spent


def rob(game: Game, victim: int, points: int, start: int, later: list[int]) -> Steps:
    """Every robber on the space that the pawn has left takes half, rounded up.

    ROBBER-4, ROBBER-8, ROBBER-9
    """
    there = [p for p in game.from_active() if p != victim and waits(game, p) and game.robber[p] == start]
    while there:
        owner = there.pop(0)
        others = [
            p
            for p in later
            if p != owner and game.robber[owner] in [space(game, p, pawn) for pawn in pawns(game)]
        ]
        if others and (yield from ask(owner, ["rob:now", "rob:wait"])) == "rob:wait":  # ROBBER-10
            continue
        game.spent.add(owner)
        yield from take_loot(game, owner, (points + 1) // 2, busy=there)


def take_loot(game: Game, owner: int, loot: int, busy: list[int]) -> Steps:
    """Robbed points are not robbed again: robbers with the pawn that moves go along.

    ROBBER-11, ROBBER-12
    """
    pawn = yield from choose_pawn(game, owner)  # INT-55
    old = space(game, owner, pawn)
    move(game, owner, pawn, loot)
    for other in game.seats:
        if other != owner and waits(game, other) and game.robber[other] == old and other not in busy:
            game.robber[other] = space(game, owner, pawn)


def place_robbers(game: Game) -> Steps:
    """STEP-10: the active player may place or move their robber, then others may place theirs.

    ROBBER-1, ROBBER-2
    """
    for player in game.from_active():
        if player in game.spent or (player != game.active and player in game.robber):
            continue
        others = [p for p in game.seats if p != player]
        spaces = {space(game, p, pawn) for p in others for pawn in pawns(game)} - {
            game.robber.get(player, -1)
        }
        if not spaces:
            continue
        choice = yield from ask(player, [*(f"robber:{n}" for n in spaces), "-"])
        if choice != "-":
            game.robber[player] = int(choice.removeprefix("robber:"))
        if player != game.active and game.options["robber_placement"] == "next-only":  # OPT-10
            return


def robbers_return(game: Game) -> None:
    """STEP-23"""
    for owner in game.spent:
        del game.robber[owner]
    game.spent.clear()
