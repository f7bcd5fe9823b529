"""Sights by the way, so that no two stretches of land look alike. None of them means anything in the game."""

from bastide.art.paint.buildings import LINE, shadow
from bastide.art.paint.palette import (
    GOLD,
    INK,
    LEAF,
    PLASTER,
    PLASTER_SHADE,
    ROOF,
    SLATE,
    STONE,
    STONE_DARK,
    STONE_SHADE,
    TIMBER,
    WATER,
    WATER_LIGHT,
)

_CANVAS = "#f6ecd2"
_STRAW = "#e3bf5c"
_STRAW_DARK = "#a87f2c"
_HIVE = (
    f'<path d="M-1.7 0C-1.9-2.8-.9-3.9 0-3.9S1.9-2.8 1.7 0Z" fill="{_STRAW}" {LINE}/>'
    f'<path d="M-1.7-1.1H1.7M-1.5-2.3H1.5M-.4 0V-.8H.4V0" fill="none" stroke="{_STRAW_DARK}" '
    'stroke-width=".35"/>'
)


def _fruit_tree(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})scale(.72)"><use href="#b-oak" color="{LEAF[0]}"/>'
        '<path d="M-1.6-4.6h.1m1.2-2h.1m1.6 1.6h.1m-2 1.2h.1" stroke="#d9482b" stroke-width="1.3" '
        'stroke-linecap="round"/></g>'
    )


# What stands in a field: a foot at 0,0, and how much room it takes to either side.
IN_FIELDS: dict[str, tuple[float, str]] = {
    "windmill": (
        8,
        shadow(4.8, 1.4, 1.2)
        + f'<path d="M-3 0L-1.9-8H1.9L3 0C1.5.8-1.5.8-3 0Z" fill="{PLASTER}" {LINE}/>'
        + f'<path d="M.8.5L.6-8H1.9L3 0C2.4.4 1.6.5.8.5Z" fill="{PLASTER_SHADE}"/>'
        + f'<path d="M-2.6-7.6C-2.3-10.8 2.3-10.8 2.6-7.6Z" fill="{ROOF[1]}" {LINE}/>'
        + f'<path d="M-.9.4V-2C-.9-3 .9-3 .9-2V.4Z" fill="{TIMBER}"/>'
        + '<g transform="translate(0 -8.6)rotate(24)">'
        '<path d="M0-7.6H2.1V-1.6H0ZM0 7.6H-2.1V1.6H0ZM-7.6 0V-2.1H-1.6V0ZM7.6 0V2.1H1.6V0Z" '
        f'fill="{_CANVAS}" {LINE}/>'
        f'<path d="M0-7.8V7.8M-7.8 0H7.8" stroke="{TIMBER}" stroke-width=".6"/></g>',
    ),
    "stones": (
        7,
        shadow(5.4, 1.3, 0.8)
        + f'<path d="M-3.8 0L-3.4-4.2H-1.6L-1.3 0ZM1.3 0L1.6-4H3.4L3.9 0Z" fill="{STONE_SHADE}" {LINE}/>'
        + f'<path d="M-4.8-4L-3.9-5.9L3.7-6.1L5-4.2C2-3.5-2-3.4-4.8-4Z" fill="{STONE}" {LINE}/>'
        + f'<path d="M5.4.4L5.8-1.4L7.2-1.8L8 .3Z" fill="{STONE}" {LINE}/>',
    ),
    "hives": (
        7,
        shadow(6, 1.2, 0.6)
        + "".join(
            f'<g transform="translate({x} {y})">{_HIVE}</g>' for x, y in ((-3.8, -0.4), (3.6, -0.6), (0, 0.6))
        ),
    ),
    "cart": (
        8,
        shadow(7, 1.3, 0.8, 0.4)
        + f'<path d="M-6-3C-5.4-5.4-2.6-6.2-1-5.2C.8-5.4 1.4-4 1.2-3Z" fill="{_STRAW}" {LINE}/>'
        + f'<path d="M-6.6-3.2H2L4-2.2L1.6-1H-5.8Z" fill="#a5783f" {LINE}/>'
        + f'<circle cx="-2.4" cy="-.9" r="1.6" fill="#c99c5c" {LINE}/>'
        + f'<circle cx="-2.4" cy="-.9" r=".4" fill="{INK}"/>'
        + '<path d="M3-3C4-4 7-3.9 7.8-3L8.9-3.7L9-2.2L7.9-1.5L7.7.2H7L6.8-1.3H4.6L4.4.2H3.7L3.5-1.5Z" '
        f'fill="#8a6242" {LINE}/>',
    ),
    "shepherd": (
        7,
        shadow(1.8, 0.7, 0.6)
        + f'<path d="M-1.3 0C-1.4-2.8-.8-4.2 0-4.2S1.4-2.8 1.3 0Z" fill="#6c7f9c" {LINE}/>'
        + f'<circle cx="0" cy="-4.9" r=".9" fill="#efc79d" {LINE}/>'
        + f'<path d="M-1.7-5.1L0-6.6L1.7-5.1Z" fill="#8a6a3c" {LINE}/>'
        + f'<path d="M2.1 0V-5.4C2.1-6.8 3.5-6.6 3.2-5.5" fill="none" stroke="{TIMBER}" stroke-width=".55"/>'
        + '<use href="#b-sheep1" x="-5.4" y=".8"/><use href="#b-sheep2" x="6.4" y=".2"/>'
        + '<use href="#b-sheep1" x="-3.4" y="-3"/>',
    ),
    "scarecrow": (
        4,
        shadow(1.8, 0.6, 0.6)
        + f'<path d="M0 0V-5M-3.2-3.9H3.2" stroke="{TIMBER}" stroke-width=".7"/>'
        + f'<path d="M-2.4-4.4H2.4L1.3-3.3L1.5-1.2H-1.5L-1.3-3.3Z" fill="#a4563f" {LINE}/>'
        + f'<circle cx="0" cy="-5.3" r="1" fill="{_STRAW}" {LINE}/>'
        + f'<path d="M-1.9-5.7L-.9-6.1L-.7-7.6H.7L.9-6.1L1.9-5.7Z" fill="#6d5433" {LINE}/>',
    ),
    "orchard": (
        9,
        "".join(
            _fruit_tree(x, y) for x, y in ((-6, -4), (0, -4.6), (6, -4), (-6.4, 1.4), (0.2, 1), (6.4, 1.6))
        ),
    ),
}
# What stands where the lanes of a city meet.
IN_CITIES: dict[str, tuple[float, str]] = {
    "fountain": (
        5.5,
        f'<ellipse cx="0" cy="-1" rx="5" ry="2.4" fill="#edd3a4"/>'
        f'<path d="M-3.6-1.2V-.2C-2.4 1.2 2.4 1.2 3.6-.2V-1.2Z" fill="{STONE_SHADE}" {LINE}/>'
        f'<ellipse cx="0" cy="-1.2" rx="3.6" ry="1.4" fill="{WATER}" {LINE}/>'
        f'<path d="M-.5-1.2L-.4-5H.4L.5-1.2Z" fill="{STONE}" {LINE}/>'
        f'<path d="M-.2-5.2C-2.4-6.4-2.8-3.4-2.5-1.8M.2-5.2C2.4-6.4 2.8-3.4 2.5-1.8" fill="none" '
        f'stroke="{WATER_LIGHT}" stroke-width=".6"/>',
    ),
    "hall": (
        7.5,
        shadow(7, 1.6, 1.2)
        + f'<path d="M-5.4 0V-6H5.4V0Z" fill="{PLASTER}" {LINE}/>'
        + f'<path d="M-6.3-5.6L-4.6-9.4H4.6L6.3-5.6Z" fill="{SLATE}" {LINE}/>'
        + f'<path d="M-1.5-9V-13.2H1.5V-9Z" fill="{PLASTER}" {LINE}/>'
        + f'<path d="M-2.2-13L0-16.6L2.2-13Z" fill="{ROOF[1]}" {LINE}/>'
        + f'<circle cx="0" cy="-10.9" r=".9" fill="{GOLD}" {LINE}/>'
        + '<path d="M-4.6 0V-2C-4.6-3.3-2.4-3.3-2.4-2V0ZM-1.1 0V-2C-1.1-3.3 1.1-3.3 1.1-2V0Z'
        f'M2.4 0V-2C2.4-3.3 4.6-3.3 4.6-2V0Z" fill="{STONE_DARK}"/>',
    ),
    "stalls": (
        7,
        "".join(
            f'<g transform="translate({x} {y})">'
            f'<path d="M-3 0V-2.6M3 0V-2.6" stroke="{TIMBER}" stroke-width=".5"/>'
            f'<path d="M-3-.2V-1.5H3V-.2Z" fill="#b98b52" {LINE}/>'
            f'<path d="M-3.8-2.4L-3-4.6H3L3.8-2.4Z" fill="{awning}" {LINE}/>'
            f'<path d="M-1.9-2.4L-1.5-4.6H-.5L-.6-2.4ZM.6-2.4L.5-4.6H1.5L1.9-2.4Z" fill="{_CANVAS}"/></g>'
            for x, y, awning in ((-3.6, -1.6, "#5f83a8"), (3.8, -2.2, "#c1582f"), (0, 2.6, "#7f9a4a"))
        ),
    ),
}
LANDMARKS: dict[str, str] = {name: body for name, (_, body) in (IN_FIELDS | IN_CITIES).items()}
