"""Positions that random games hardly ever come to, and what is tried there; for ``explanations.py``."""

from __future__ import annotations

from collections.abc import Callable

from bastide.testing import Scenario, play, table

MadeUp = tuple[Callable[[], Scenario], str]
FOLLOWERS = ("W@1,0>N M.W", "B@0,-1>N -", "portal-junction@0,-2>N M@1,0.NNW", "U@1,-2>N -")
AROUND = ("U@2,0>N -", "B@1,1>N -", "E@0,1>S -", "B@2,1>N -", "B@0,-1>N -", "U@3,0>N -", "B@1,-1>N -")
COURSE = (
    *("fork@-1,0>S", "lake-city@-1,1>N", "city-bridge@-2,0>N", "cloister@-3,0>N", "inn-bridge@-4,0>N"),
    *("bridge-city@-5,0>N", "bend@-6,0>W", "corner-city@-6,-1>E", "pig-herd@-7,-1>W", "bend-road@-7,-2>E"),
)
# A road of Ada and a city of Bob that Ada's tile completes at once, with gold on both.
CROSSING = (
    *("U@1,0>N M.E", "E@1,1>N -", "B@1,-1>N -", "E@2,1>S M.S", "E@2,-1>N -", "B@3,1>N -"),
    *("W@3,0>N -", "W@-1,0>N -", "Min4D@2,0>N ingot:1,0"),
)
CITIES = "E@0,0>S E@0,-1>N E@1,-1>N E@1,0>S B@0,1>N"  # four fields meet where a tile is laid at 1,1


def then(game: Scenario, *actions: str) -> Scenario:
    for action in actions:
        game.apply(action)
    return game


def with_own(game: Scenario, slot: str, *values: int) -> Scenario:
    """Set what an expansion remembers."""
    for i, value in enumerate(values):
        game.state.poke("own", game.state.rules.variable(slot) + i, value)
    return game


def with_scores(game: Scenario, *points: int) -> Scenario:
    for seat, n in enumerate(points):
        game.state.poke("score", seat, n)
    return game


def with_pawn(game: Scenario, pawn: str, x: int, y: int, spot: str) -> Scenario:
    """Put the mage or the witch on a feature."""
    state = game.state
    feature = state.feature(x, y, spot).number
    return with_own(game, pawn, state.peek("feature_of").index(feature))


def message(game: Scenario, name: str, tile: str, *actions: str) -> Scenario:
    """Let whoever has the turn lay a tile and get a message."""
    design, place = tile.split("@")
    with_own(then(game, f"draw:{design}", f"@{place}"), "message_due", 1)
    if "-" in game.legal:
        game.apply("-")
    return then(game, f"message:{name}", *actions)


def flight(setup: str, roll: int, *turns: str, piece: str = "M") -> Scenario:
    return then(play(setup, *turns), "draw:Min1B", "@1,0>N", f"fly:{piece}", f"roll:{roll}")


def closed() -> Scenario:
    """No road and no city is open when the magic tile lies."""
    game = play("base+mage-and-witch", "A@1,0>N -", "A@-1,0>S -", "B@1,1>N -", "B@1,2>N -", "E@0,2>S -")
    with_pawn(with_pawn(game, "mage", 0, 0, "N"), "witch", 0, 2, "S")
    return then(game, "draw:Min5D", "@0,1>N")


def robbery() -> Scenario:
    """Two players on the space of a robber score the same road."""
    pieces = {"Red": "M@-1,0.E", "Blue": "M@0,0.E"}
    game = table("base+robbers", "D@0,0>N W@-1,0>N U@1,0>N U@2,0>N", pieces, players=3)
    with_own(with_scores(game, 20, 20, 0), "robber", -1, -1, 20)
    return then(game, "draw:W", "@3,0>N", "-")


def carcassonne(option: str, *moves: str) -> Scenario:
    """The dragon stands south of Carcassonne and travels."""
    setup = "base+princess-and-dragon+count-of-carcassonne"
    game = play(setup, "volcano-curve@1,-3>N", options={"dragon_at_carcassonne": option})
    game.apply("draw:dragon-curve")
    game.apply(game.state.legal_actions()[0])
    return then(game, "-", *moves)


def fairy(*turns: str) -> Scenario:
    game = play("base+princess-and-dragon", *FOLLOWERS, *turns, options={"fairy": "next-to-follower"})
    return then(game, "draw:U", "@4,-2>N")


def ended(game: Scenario, turn: str) -> Scenario:
    """Let a turn be the last."""
    game.turn(turn, last=True)
    return game


def surrounded(setup: str, tile: str) -> Scenario:
    """Something like a cloister, with Red's follower, that lacks one neighbour."""
    return table(setup, f"{tile}@0,0>N {NEIGHBOURS}", {"Red": "M@0,0.C"})


def first_edition() -> Scenario:
    pieces = {"Red": "M@0,1.NNW P@0,1.NNW", "Blue": "M@0,0.ENE"}
    options = {"farm_scoring": "first-edition"}
    return ended(table("base+traders-and-builders", "D@0,0>N E@0,1>S", pieces, options=options), "U@1,0>N -")


def from_carcassonne() -> Scenario:
    """A mayor leaves the castle for a city with two pennants."""
    setup = "base+abbey-and-mayor+count-of-carcassonne"
    block = " ".join(map(str, play(setup).state.placed()))
    tiles = f"{block} city-two-pennants@0,-3>N F@0,-4>N E@-1,-3>E E@1,-3>W"
    game = table(setup, tiles, {"Blue": "M@0,-3.N M@0,-4.N M@-1,-3.E", "Red": "Y~2"}, more="own count 1")
    then(game, "draw:E", "@0,-5>N", "-")
    return then(game, next(action for action in game.legal if action.startswith("leave")))


def barns(tile: str, *actions: str) -> Scenario:
    """Four fields meet at a corner; Blue's farmer has a pig."""
    pieces = {"Blue": "M@0,1.NNW P@0,1.NNW"}
    game = table("base+abbey-and-mayor+traders-and-builders", CITIES, pieces)
    design, place = tile.split("@")
    return then(game, f"draw:{design}", f"@{place}", *actions)


CAPS = ("E@1,1>W -", "E@-1,1>E -", "E@0,2>S -")
MAGE = "base+mage-and-witch"
MESSENGERS = "base+messengers"
ABBEY = "base+abbey-and-mayor"
DRAGON = "base+princess-and-dragon"
LONE_CITY = ("D@0,0>N", {"Red": "M@0,0.N"})
LONG_ROAD = ("D@0,0>N W@-1,0>N U@1,0>N U@2,0>N", {"Red": "M@0,0.E"})
NEIGHBOURS = "E@0,1>N E@1,1>N E@1,0>E E@1,-1>S E@0,-1>S E@-1,-1>S E@-1,0>W"
ARMS = "spring@0,0>N fork@-1,0>N fork@-2,0>N bend@-1,-1>E"  # two of three open arms meet at -2,-1
ROADS = ("D@0,0>N U@1,0>N W@0,-1>N", {"Red": "M@1,0.E M@0,-1.E", "Blue": "M@0,-1.E M@0,-1.E"})
MADE_UP: tuple[MadeUp, ...] = (
    (lambda: carcassonne("barred"), "dragon:1,-2"),
    (lambda: carcassonne("outer-ring", "dragon:1,-2"), "dragon:1,-1"),
    (
        lambda: play("base+abbey-and-mayor", "city-to-corners@0,1>S M.S", options={"small_city": "on"}),
        "",
    ),
    (lambda: play("base", "B@0,-1>N M.NNW", end=True), ""),
    (lambda: play("base+inns-and-cathedrals", "EK@0,1>N M.N", *CAPS), ""),
    (
        lambda: then(table("base+abbey-and-mayor", CITIES, options={"farmers": "off"}), "draw:B", "@1,1>N"),
        "barn:SW@1,1",
    ),
    (
        lambda: then(
            play("base+princess-and-dragon+traders-and-builders", "B@0,-1>N -"),
            *("draw:portal-junction", "@0,-2>N"),
        ),
        "B@0,0.N",
    ),
    (
        lambda: with_own(
            then(with_own(play(MESSENGERS), "message_queue", 3), "draw:U", "@1,0>N"), "message_due", 1
        ).turn("-"),
        "message:pennants",
    ),
    (lambda: play("base", options={"start_player": "youngest-decides"}), "-"),
    (lambda: flight("base+flying-machines", 1), "- M@1,0.E M@0,0.SSE M@0,0.G"),
    (lambda: flight("base+inns-and-cathedrals+flying-machines", 1, piece="L"), "M@0,0.N"),
    (lambda: play("base+gold-mines", *CROSSING), "gold:3,0 -"),
    (robbery, "-"),
    (closed, "magic:mage@0,1.N"),
    (
        lambda: then(play(MAGE, "Min5E@1,0>N magic:mage@0,0.E -"), "draw:Min5H", "@-1,0>N"),
        "magic:witch@1,0.S magic:mage@-1,0.E",
    ),
    (lambda: then(play("base+cult", "shrine@0,-1>N", "shrine-cap@1,-1>N"), "draw:B"), "@0,-2>N"),
    (lambda: then(play("base+cult", "B@0,-1>N", "shrine@-1,-1>N"), "draw:shrine-cap"), "@1,-1>N"),
    (lambda: then(play("base+cult", "B@0,-1>N", "B@1,-1>N"), "draw:shrine"), "@0,-2>N"),
    (
        lambda: then(
            table("base+abbey-and-mayor", CITIES, {"Blue": "N@0,0.NNW"}, more="own barns -1 0"),
            *("draw:B", "@1,1>N"),
        ),
        "barn:SW@1,1 M@1,1.NNW",
    ),
    (
        lambda: then(play("base-2021", "U-garden@1,0>N A.G", *AROUND), "draw:E", "@2,-1>S"),
        "back:A@1,0.G",
    ),
    (
        lambda: then(play("base+traders-and-builders", "U@1,0>N M.E", "A@-1,0>S -"), "draw:X", "@2,0>N"),
        "B@2,0.W",
    ),
    (
        lambda: then(
            table("base+abbey-and-mayor+crop-circles", "E@0,0>N G@1,0>N B@2,0>N", {"Blue": "M@1,0.N"}),
            *("draw:Min5KK", "@0,1>N", "-", "crop:add"),
        ),
        "add:N@1,0.N",
    ),
    (lambda: fairy("U@2,-2>N fairy:M@1,0.W", "U@3,-2>N -"), "fairy:1,0 fairy:M@1,0.W fairy:M@1,0.E"),
    (lambda: then(play("base+river-2", *COURSE), "draw:lake-volcano", "@-8,-2>S"), "-"),
    (lambda: then(play("base+river-2", "fork@-1,0>S"), "draw:lake-city"), "@-2,0>N"),
    (lambda: message(table(MESSENGERS, *ROADS), "shortest-road", "U@2,0>N"), "value:E@0,0 value:N@0,0"),
    (lambda: message(table(MESSENGERS, *ROADS), "shortest-road", "U@2,0>N", "use:points"), ""),
    (
        lambda: message(table(MESSENGERS, *ROADS), "shortest-road", "U@2,0>N", "value:E@0,-1"),
        "",
    ),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N U@1,0>N", {"Red": "M@1,0.E", "Blue": "M@0,0.E"}),
            "score-and-return",
            "U@2,0>N",
        ),
        "recall:M,E@0,0",
    ),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N U@1,0>N", {"Red": "M@1,0.E"}),
            *("score-and-return", "U@2,0>N", "recall:M,E@1,0"),
        ),
        "",
    ),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N M@0,1>E", {"Red": "M@0,0.N"}),
            *("pennants", "U@1,0>N", "use:message"),
        ),
        "",
    ),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N", {"Red": "M@0,0.N M@0,0.N"}),
            *("knights", "U@1,0>N", "use:message"),
        ),
        "",
    ),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N", {"Red": "M@0,0.SSE M@0,0.SSE M@0,0.SSE"}),
            *("farmers", "U@1,0>N", "use:message"),
        ),
        "",
    ),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N", {"Red": "M@0,0.N"}),
            *("smallest-city", "U@1,0>N", "value:N@0,0"),
        ),
        "",
    ),
    # Beside tiles that a position may put where no game does.
    (lambda: then(table(ABBEY, "D@0,0>N abbey@1,0>N"), "draw:U"), "@2,0>N"),
    (lambda: then(table("base+count-of-carcassonne", "carc-1@0,0>N"), "draw:U"), "@1,0>N"),
    (
        lambda: then(play(DRAGON, "volcano-plain@0,-1>N"), "draw:portal-junction", "@0,-2>N"),
        "M@0,-1.NNW",
    ),
    (lambda: then(table("base+2*river-2", ARMS), "draw:bend-road"), "@-2,-1>S"),
    # Completed gardens, cult places and abbeys, and at the end what is not.
    (lambda: play("base-2021", "U-garden@1,0>N A.G", *AROUND, "E@2,-1>S -"), ""),
    (lambda: then(surrounded("2*base+cult", "shrine"), "draw:E", "@-1,1>N", "-"), ""),
    (lambda: then(surrounded("2*base+abbey-and-mayor", "abbey"), "draw:E", "@-1,1>N", "-"), ""),
    (lambda: ended(surrounded("2*base+abbey-and-mayor", "abbey"), "E@-2,0>E -"), ""),
    # Farms of the first edition: a city by itself, with a pig beside it.
    (first_edition, ""),
    # Mage and witch, also at the end, and where an inn leaves nothing else.
    (lambda: ended(with_pawn(table(MAGE, *LONE_CITY), "mage", 0, 0, "N"), "U@1,0>N -"), ""),
    (lambda: ended(with_pawn(table(MAGE, *LONE_CITY), "witch", 0, 0, "N"), "U@1,0>N -"), ""),
    (
        lambda: ended(
            with_pawn(
                table("base+inns-and-cathedrals+mage-and-witch", "EA@0,0>N", {"Red": "M@0,0.S"}),
                *("mage", 0, 0, "S"),
            ),
            "U@0,-1>E -",
        ),
        "",
    ),
    (lambda: then(with_pawn(table(MAGE, *LONG_ROAD), "witch", 0, 0, "E"), "draw:W", "@3,0>N", "-"), ""),
    (from_carcassonne, ""),
    (
        lambda: message(
            table(MESSENGERS, "D@0,0>N E@0,1>S", {"Red": "M@0,1.NNW"}),
            *("score-and-return", "U@1,0>N", "recall:M,NNW@0,1"),
        ),
        "",
    ),
    (lambda: barns("B@1,1>N", "barn:SW@1,1"), ""),
    # A flight, a portal and a wagon that come to what is complete or closed to them.
    (lambda: flight("base+flying-machines", 1, "E@0,1>S -"), "M@0,0.N"),
    (lambda: flight("base+abbey-and-mayor+flying-machines", 1, piece="Y"), "Y@0,0.E"),
    (
        lambda: then(play(DRAGON, "E@0,1>S -", "B@0,-1>N -"), "draw:portal-junction", "@0,-2>N"),
        "M@0,0.N M@0,0.G M@0,0.C",
    ),
    (
        lambda: then(play(f"{DRAGON}+abbey-and-mayor", "B@0,-1>N -"), "draw:portal-junction", "@0,-2>N"),
        "Y@0,0.E W@0,0.SSE",
    ),
)
