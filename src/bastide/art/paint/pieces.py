"""Wooden pieces. Each is one drawing that takes its colour from where it is used (``currentColor``).

The foot of a piece is at the origin; a follower is about 17 high, a sixth of a tile.
"""

from typing import Final

from bastide.art.paint.palette import EMBLEM_INK, EMBLEMS, NEUTRAL, PLAYERS

EDGE: Final = 'stroke="#20140a" stroke-width=".8" stroke-linejoin="round"'
GLOSS: Final = 'fill="#fff" opacity=".28"'
GLOOM: Final = 'fill="#000" opacity=".2"'
FOOT: Final = '<ellipse cx="1.2" cy="0" rx="7" ry="1.9" fill="#1f1408" opacity=".38"/>'


def _wood(shape: str, gloss: str = "", gloom: str = "") -> str:
    return (
        # a pale rim lifts the piece from roofs and trees
        f'<path d="{shape}" fill="none" stroke="#fff6dc" stroke-width="2.6" stroke-linejoin="round" '
        'opacity=".85"/>'
        f'<path d="{shape}" fill="currentColor" {EDGE}/>'
        + (f'<path d="{gloom}" {GLOOM}/>' if gloom else "")
        + (f'<path d="{gloss}" {GLOSS}/>' if gloss else "")
    )


BODY = (
    "M-1.5-10.4C-4.9-10.2-7.3-8.1-7.5-6.1C-7.6-4.8-6-4.6-4.5-5.2L-6.4-.6C-6.5.2-6.2.3-5.6.3H-1.4"
    "C-.9.3-.6-1.7 0-2.4"
    "C.6-1.7.9.3 1.4.3H5.6C6.2.3 6.5.2 6.4-.6L4.5-5.2C6-4.6 7.6-4.8 7.5-6.1C7.3-8.1 4.9-10.2 1.5-10.4"
    "C3.6-11.6 4-14.2 2.6-15.7L.4-17.6C-.6-17.6-1.8-16.6-2.6-15.7C-4-14.2-3.6-11.6-1.5-10.4Z"
)
FOLLOWER = FOOT + _wood(
    BODY,
    "M-2.4-15C-3-13.8-2.8-12.4-2-11.6C-1.4-13.4-1-14.6 "
    "0-16.2C-1-16-1.8-15.6-2.4-15ZM-6.6-6.2C-6.2-8-4.6-9.3-2.6-9.5C-3.6-8-5-6.4-6.6-6.2Z",
    "M1.4.3C.9.3.6-1.7 0-2.4C2-5 2.4-8 1.5-10.4C4.9-10.2 7.3-8.1 7.5-6.1C7.6-4.8 6-4.6 4.5-5.2L6.4-.6C6.5.2 "
    "6.2.3 5.6.3Z",
)
ROBE = "M-2-10.6C-5-8-6-3-6.6.4H6.6C6-3 5-8 2-10.6C3.8-12 3.8-14.4 2.6-15.6H-2.6C-3.8-14.4-3.8-12-2-10.6Z"
ROBE_GLOOM = "M.8.4C2.4-3 2.4-8 2-10.6C5-8 6-3 6.6.4Z"
ABBOT = (
    FOOT
    + _wood(ROBE, "M-5.4-.6C-4.8-3.8-4-7-2.4-9C-2.8-6-3.2-3-3.4-.6Z", ROBE_GLOOM)
    + _wood("M-2.9-15.2C-3.6-17.8-1.8-19.6 0-21.6C1.8-19.6 3.6-17.8 2.9-15.2Z")
    + '<path d="M0-20.4V-15.4M-1.6-17.6H1.6" stroke="#fff" stroke-width=".8" opacity=".85"/>'
    + '<path d="M7.4.4V-15C7.4-18 11-18 11-15.4C11-13.6 9-13.6 9-15" fill="none" stroke="#20140a" '
    'stroke-width="1.6"/>'
)
BUILDER = (
    FOOT
    + _wood(ROBE, "M-5.4-.6C-4.8-3.8-4-7-2.4-9C-2.8-6-3.2-3-3.4-.6Z", ROBE_GLOOM)
    + _wood("M-4.4-15H4.4L3.2-17.4H-3.2Z")
    + _wood("M4.4-9.6L8.6-13.4L9.8-12L5.4-7.4Z")
    + f'<path d="M6-17.6L11.6-13.2L13-15L7.6-19.4Z" fill="#8b8b90" {EDGE}/>'
)
MAYOR = (
    '<ellipse cx="1.2" cy="0" rx="9" ry="2" fill="#1f1408" opacity=".38"/>'
    + _wood(
        "M-2.6-11C-7.6-10-9-4-8.4.4H8.4C9-4 7.6-10 2.6-11C4.2-12.4 4-14.8 3-15.8H-3C-4-14.8-4.2-12.4-2.6-11Z",
        "M-7-1C-7-4-6.2-7.4-4-9.2C-4.6-6-5-3-5-1Z",
        "M2 .4C4-3 3.6-8 2.6-11C7.6-10 9-4 8.4.4Z",
    )
    + _wood("M-5.4-15.4H5.4V-17H3.2V-21H-3.2V-17H-5.4Z")
    + '<path d="M-4.4-9.4Q0-4.4 4.4-9.4" fill="none" stroke="#f4cf52" stroke-width="1.1"/>'
    '<circle cy="-6.4" r="1.3" fill="#f4cf52"/>'
)
WAGON = (
    '<ellipse cx="1" cy="0" rx="10" ry="2" fill="#1f1408" opacity=".38"/>'
    + _wood("M-9.4-9.6L-8-3H8L9.4-9.6Z", "M-8.2-8.8L-7.6-5.6H-1L-1.4-8.8Z", "M2-9.6H9.4L8-3H2Z")
    + _wood("M-8-9.4C-7-16 7-16 8-9.4Z", "M-6.4-10.2C-5.4-13.4-2.4-14.2 0-14C-2-13-3-11.6-3.2-10.2Z")
    + "".join(
        f'<circle cx="{x}" cy="-2.6" r="3.1" fill="#e8d5a8" {EDGE}/>'
        f'<path d="M{x} -5.7V.5M{x - 3.1}-2.6H{x + 3.1}" stroke="#20140a" stroke-width=".6"/>'
        for x in (-5.2, 5.2)
    )
)
BARN = (
    '<ellipse cx="2" cy=".6" rx="15" ry="3" fill="#1f1408" opacity=".35"/>'
    + _wood("M-13 0V-9L-6.5-17L0-9V0Z", "M-12-1V-8.4L-9-12V-1Z")
    + _wood("M0-9H13V0H0Z", "", "M0-9H13V0H0Z")
    + _wood("M-6.5-18.4L1-8.6H15L8-18.4Z", "M-5-17.4H0L5.6-9.6H1.6Z")
    + '<path d="M-9.4 0V-5.6H-3.6V0ZM-9.4 0L-3.6-5.6M-9.4-5.6L-3.6 0" fill="none" stroke="#20140a" '
    'stroke-width=".8"/>'
)
PIG = (
    '<ellipse cx="1" cy="0" rx="8.6" ry="1.8" fill="#1f1408" opacity=".38"/>'
    + '<path d="M-5-2V.3M-2-1.6V.3M3.4-1.6V.3M6-2V.3" stroke="#20140a" stroke-width="2.2" '
    'stroke-linecap="round"/>'
    + _wood(
        "M-8.6-4.4C-10.6-4.6-11-7-9.6-8L-8.6-9L-8.8-11.4L-6.2-9.8C-3-11.4 4-11.4 6.8-9C9.4-6.6 8.6-2.4 "
        "5.8-1.6C2-.8-3-.8-6-1.8C-7.4-2.4-8-3.4-8.6-4.4Z",
        "M-5-8.8C-2-10.2 2-10.2 4.6-8.6C1.6-8.6-2-8-5-8.8Z",
        "M7-9C9.4-6.6 8.6-2.4 5.8-1.6C3-1-.6-1-3-1.2C2-2.4 5.6-4.6 7-9Z",
    )
    + '<path d="M8-6.4C10.4-8 10.6-5 8.8-5.6" fill="none" stroke="#20140a" stroke-width=".8"/>'
    '<circle cx="-7" cy="-7" r=".7" fill="#20140a"/>'
)
ROBBER = (
    FOOT
    + _wood(
        BODY,
        "",
        "M1.4.3C.9.3.6-1.7 0-2.4C2-5 2.4-8 1.5-10.4C4.9-10.2 7.3-8.1 7.5-6.1C7.6-4.8 6-4.6 "
        "4.5-5.2L6.4-.6C6.5.2 6.2.3 5.6.3Z",
    )
    + '<path d="M-3.4-14.4H3.4V-12.6C2-11.6.8-12 0-12.6C-.8-12-2-11.6-3.4-12.6Z" fill="#20140a"/>'
    '<path d="M-1.8-13.6h.1M1.6-13.6h.1" stroke="#fff" stroke-width=".9" stroke-linecap="round"/>'
    + f'<path d="M5-10C8-13 12-10 11-6.4C10-4.4 7-4.6 6-6.4Z" fill="#b58a57" {EDGE}/>'
)
MESSENGER = (
    FOOT
    + _wood(
        "M-1.6-10.6C-4.6-9.8-6-7.4-5.6-6L-3-7L-7 .4H7L3-7L5.6-6C6-7.4 4.6-9.8 1.6-10.6C3.6-12 3.6-14.4 "
        "2.4-15.8C1-17-1-17-2.4-15.8C-3.6-14.4-3.6-12-1.6-10.6Z",
        "M-5-.6L-2.4-6C-2.2-4-2.6-2-3-.6Z",
        "M1 .4C2.4-3 2.4-6 1.6-10.6C4.6-9.8 6-7.4 5.6-6L3-7L7 .4Z",
    )
    + f'<path d="M4.6-8.6H11.4V-4.4H4.6Z" fill="#f6ecd2" {EDGE}/>'
    '<path d="M4.6-8.6L8-6L11.4-8.6" fill="none" stroke="#20140a" stroke-width=".6"/>'
    '<circle cx="8" cy="-6" r="1" fill="#b93a25"/>'
)
DRAGON = (
    '<ellipse cx="1" cy="0" rx="15" ry="3" fill="#1f1408" opacity=".38"/>'
    '<g fill="#a92b22" stroke="#2c0c08" stroke-width=".9" stroke-linejoin="round">'
    '<path d="M2-9C-2-20-9-24-17-23C-15-20-15-18-16-15.4C-13-16-11.4-14.6-11.4-12C-9-12.6-7-11-7-8.6'
    'C-4-9.6-1-8 2-9Z" fill="#d0563a"/>'
    '<path d="M-15-1C-11 1.6-4 2 1 .6C6-1 8-4.6 6.6-8C5.6-10.6 2-11.4.8-14C0-16 1-18 '
    "3.4-17.6L4.8-20L7-18L12.6-17L15-13L10.8-12.2"
    'L8.2-10.8C12-7.6 12.6-2 9 1.8C4.6 6-6 6-12 2.6L-17 4.4Z" transform="translate(0 -3)"/>'
    '<path d="M4-9C7-19 13-24 20-23C18.4-20 18.6-18 19.6-15.4C17-16 15.4-14.4 15.4-12C13-12.6 11-11 '
    '11-8.6Z" fill="#d0563a" opacity=".95"/></g>'
    '<circle cx="7.6" cy="-18.2" r="1" fill="#ffe08a"/><path '
    'd="M15-16L20-14.6L17-17.4L20.6-19.6L14.4-18.8Z" fill="#f0a02c"/>'
)
FAIRY = (
    FOOT + '<g stroke="#3f3a55" stroke-width=".6"><path d="M0-9C-8-18-12-16-11-11C-10-7-4-7 0-8C4-7 10-7 '
    '11-11C12-16 8-18 0-9Z" fill="#e9f3fb"/>'
    '<path d="M-1.4-10.4L-5.4.3H5.4L1.4-10.4Z" fill="#fff6df"/><circle cy="-13" r="3" fill="#fbe3c4"/>'
    '<path d="M-3-13C-3-17 3-17 3-13C2-14.6-2-14.6-3-13Z" fill="#e9b949"/></g>'
    '<path d="M7-15l.8-2.2.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8z" fill="#f6c83c" stroke="#3f3a55" '
    'stroke-width=".4"/>'
)
COUNT = (
    FOOT + '<g stroke="#20140a" stroke-width=".8" stroke-linejoin="round">'
    '<path d="M-2-10.6C-6-8-7-3-7.4.4H7.4C7-3 6-8 2-10.6Z" fill="#5e3a86"/>'
    '<path d="M-2 .4L-.8-10.4H.8L2 .4Z" fill="#f3ead4"/><circle cy="-13" r="3.2" fill="#f0d2ac"/>'
    '<path d="M-3.6-14.4L-4.2-19L-1.8-16.6L0-20L1.8-16.6L4.2-19L3.6-14.4Z" fill="#efc03d"/></g>'
)
MAGE = (
    FOOT + '<g stroke="#15202e" stroke-width=".8" stroke-linejoin="round">'
    '<path d="M-2-10.6C-5-8-6-3-6.6.4H6.6C6-3 5-8 2-10.6Z" fill="#2f6f9c"/>'
    '<circle cy="-12.6" r="3" fill="#f0d2ac"/><path d="M-2.6-12C-2.4-8-.8-6.4 0-5.4C.8-6.4 2.4-8 2.6-12Z" '
    'fill="#f4f1e6"/>'
    '<path d="M-5-14H5L.6-23Z" fill="#2f6f9c"/></g><path d="M.4-19l.5-1.4.5 1.4 1.4.5-1.4.5-.5 '
    '1.4-.5-1.4-1.4-.5z" fill="#ffe28a"/>'
    '<path d="M8 .4V-14" stroke="#4b3521" stroke-width="1.3"/>'
    '<circle cx="8" cy="-15.4" r="2" fill="#8fe0ef" stroke="#15202e" stroke-width=".6"/>'
)
WITCH = (
    FOOT + '<g stroke="#1b1022" stroke-width=".8" stroke-linejoin="round">'
    '<path d="M-2-10.6C-5-8-6-3-6.6.4H6.6C6-3 5-8 2-10.6Z" fill="#55704a"/>'
    '<circle cy="-12.4" r="3" fill="#b9cf9a"/><path d="M-7-14.2C-3-12.8 3-12.8 '
    '7-14.2L2.8-15.6L4-21.4L1.4-19.4L-2.8-15.6Z" fill="#3c2a4d"/></g>'
    '<path d="M-9 .4L8-9" stroke="#7a5230" stroke-width="1.3"/>'
    '<path d="M-12 2.4L-7.4-2L-6.6.6Z" fill="#d9a93a" stroke="#1b1022" stroke-width=".5"/>'
)

COLOURED: Final = {
    "follower": FOLLOWER,
    "large": f'<g transform="scale(1.3)">{FOLLOWER}</g><path '
    f'd="M-3.6-22.4L-4.4-27L-1.8-24.8L0-28L1.8-24.8L4.4-27L3.6-22.4Z" fill="#f4cf52" {EDGE}/>',
    "abbot": ABBOT,
    "builder": BUILDER,
    "pig": PIG,
    "mayor": MAYOR,
    "wagon": WAGON,
    "barn": BARN,
    "robber": ROBBER,
    "messenger": MESSENGER,
}
# Laid on its side for the farm, the same wood seen from above.
LYING: Final = {
    f"{name}-lying": '<g transform="translate(-8 4)rotate(90)scale(.94)translate(0 0)">'
    f"{body.replace(FOOT, '')}</g>"
    for name, body in COLOURED.items()
    if name in ("follower", "large", "abbot", "mayor")
}
FIGURES: Final = {"dragon": DRAGON, "fairy": FAIRY, "count": COUNT, "mage": MAGE, "witch": WITCH}

# Where a piece wears the emblem of its player, and how large.
BADGE: Final[dict[str, tuple[float, float, float]]] = {
    "follower": (0, -6.6, 1.0),
    "large": (0, -8.6, 1.3),
    "abbot": (0, -5.4, 1.0),
    "builder": (0, -5.4, 1.0),
    "pig": (0, -5.6, 0.95),
    "mayor": (0, -3, 0.9),
    "wagon": (0, -11.4, 0.95),
    "barn": (-6.5, -9.4, 1.1),
    "robber": (0, -6.6, 1.0),
    "messenger": (0, -4.4, 0.95),
}
_SHAPES: Final = {
    "cross": "M-.8-2.8H.8V-.8H2.8V.8H.8V2.8H-.8V.8H-2.8V-.8H-.8Z",
    "crescent": "M1-2.8C-1.6-3-3.2-1.2-3 .6C-2.7 2.6-.6 3.6 1.6 2.4C-.2 2-1-.2-.4-1.2C-.1-2 .4-2.4 1-2.8Z",
    "sun": "M0-3L.8-1.6L2.1-2.1L1.6-.8L3 0L1.6.8L2.1 2.1L.8 1.6L0 3L-.8 1.6L-2.1 2.1L-1.6.8L-3 "
    "0L-1.6-.8L-2.1-2.1L-.8-1.6Z",
    "chevron": "M0-2.6L3 .6V2.8L0-.2L-3 2.8V.6Z",
    "star": "M0-3L.8-.9L3-.9L1.2.5L1.9 2.7L0 1.4L-1.9 2.7L-1.2.5L-3-.9L-.8-.9Z",
    "lozenge": "M0-3.2L2.2 0L0 3.2L-2.2 0Z",
}

PIECES: Final[dict[str, str]] = {
    **{f"p-{name}": body for name, body in (*COLOURED.items(), *LYING.items())},
    **{f"f-{name}": body for name, body in FIGURES.items()},
    **{f"e-{name}": f'<path d="{shape}" fill="currentColor"/>' for name, shape in _SHAPES.items()},
}


def piece_fragment(
    kind: str, owner: int, x: float, y: float, *, lying: bool = False, scale: float = 1.0
) -> str:
    """A piece with its foot at a point; ``owner`` counts the player's colour, -1 is a neutral figure."""
    if kind in FIGURES:
        inner = f'<use href="#b-f-{kind}"/>'
    else:
        name = kind if kind in COLOURED else "follower"
        colour = PLAYERS[owner % len(PLAYERS)] if owner >= 0 else NEUTRAL
        flat = lying and f"{name}-lying" in LYING
        inner = f'<use href="#b-p-{name}{"-lying" if flat else ""}" color="{colour}"/>'
        if owner >= 0:
            bx, by, size = BADGE[name]
            if flat:  # turned with the piece
                bx, by = -8 - 0.94 * by, 4 + 0.94 * bx
            emblem = EMBLEMS[owner % len(EMBLEMS)]
            inner += (
                f'<use href="#b-e-{emblem}" color="{EMBLEM_INK[owner % len(EMBLEMS)]}"'
                f' transform="translate({bx:.3g} {by:.3g})scale({size})"/>'
            )
    extra = f"scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:.1f} {y:.1f}){extra}">{inner}</g>'
