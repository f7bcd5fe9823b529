"""Numbers with names, shared by the compiled modules.

A compiled module imports what it needs; its ``.pxd`` declares it as ``cdef int NAME``.
"""

# Who must act, when it is no player.
NOBODY = -3
TERMINAL = -2
CHANCE = -1

# Slots: the sequences that steps are declared for.
TURN, PART, FEATURE, AWARD, FINAL = range(5)
SLOT_NAMES = ("turn", "part", "feature", "award", "final")
N_SLOTS = 5

# Hooks of an expansion; their names in this order.
(
    BEGIN,
    FORBIDS_TILE,
    SET_ASIDE,
    FIGURES,
    FORBIDS,
    STRENGTH,
    SCORE,
    STAYS,
    LEFT,
    LINKS,
    FARM_CITIES,
    BARS,
    FILLS,
    DEPENDS_ON_ORDER,
) = range(14)
HOOKS = (
    "begin",
    "forbids_tile",
    "set_aside",
    "figures",
    "forbids",
    "strength",
    "score",
    "stays",
    "left",
    "links",
    "farm_cities",
    "bars",
    "fills",
    "depends_on_order",
)

# Kinds of segment that the core itself treats differently; expansions add more.
ROAD, CITY, CLOISTER, FIELD, RIVER = range(5)

# Letters of edges, as demanded by an open cell: 0 is "no neighbour".
LETTERS = "-CFRIXA"
POWERS = (1, 5, 25, 125)
DEMANDS = 625

# Kinds of action of the core. Expansions number theirs from OWN_ACTIONS on; passing comes last.
DRAW, PLACE, DEPLOY, START = 1, 2, 3, 4
OWN_ACTIONS = 8
PASS = 127

# How an action is packed into a code; see codes.py.
KIND_SHIFT, AT_SHIFT, A_SHIFT, B_SHIFT = 48, 24, 16, 8
AT_MASK, SMALL_MASK = 0xFFFFFF, 0xFF

# Events of the core; expansions number theirs from OWN_EVENTS on.
E_TURN, E_DRAWN, E_DISCARDED, E_PLACED, E_DEPLOYED, E_RETURNED, E_SCORED, E_POINTS, E_OVER, E_AWARD = range(
    1, 11
)
OWN_EVENTS = 32

# What a number of own state or of the agenda means, as far as the order of laying is in it.
PLAIN, TILE_NUMBER, SEGMENT_NUMBER, FEATURE_NUMBER, PILE_NUMBER = range(5)
MEANINGS = {"tile": TILE_NUMBER, "segment": SEGMENT_NUMBER, "feature": FEATURE_NUMBER, "pile": PILE_NUMBER}

# Where a piece is when it stands on no segment.
SUPPLY = -1
ELSEWHERE = -2  # and below: places that expansions declare

NO_CITY = -1  # where farmers win no single city; see ``State.touches``

MAX_PLAYERS = 6
MAX_SEGMENTS = 16  # on one tile
N_SPOTS = 19
