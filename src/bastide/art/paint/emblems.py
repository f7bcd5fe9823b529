"""Emblems that mean something in the rules. Each must be known at a glance on a tile 60 pixels wide."""

from bastide.art.paint.buildings import LINE, shadow
from bastide.art.paint.palette import (
    GOLD,
    INK,
    PARCHMENT,
    STONE,
    STONE_SHADE,
    TIMBER,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
)


def _medal(fill: str, inside: str, radius: float = 8.0) -> str:
    """A sealed disc, so that an emblem stands out from roofs and trees alike."""
    return (
        f'<circle cx=".8" cy="1" r="{radius}" fill="#321" opacity=".3"/>'
        f'<circle r="{radius}" fill="{fill}" stroke="{INK}" stroke-width=".7"/>'
        f'<circle r="{radius - 1.1}" fill="none" stroke="{INK}" stroke-width=".3" opacity=".6"/>{inside}'
    )


PENNANT = (
    shadow(4, 1.2, 1.4, 7.4)
    + '<path d="M-5.6-6.6C-3.4-5.8-1.6-6.4 0-7.6C1.6-6.4 3.4-5.8 5.6-6.6V.4C5.6 4 2.6 6.4 0 7.6C-2.6 '
    '6.4-5.6 4-5.6.4Z"'
    f' fill="{PARCHMENT}" stroke="{INK}" stroke-width=".8"/>'
    + '<path d="M0-6.3C-1.5-5.3-3-5-4.6-5.3V.4H0Z" fill="#2f62a3"/>'
    '<path d="M0 .4H4.6C4.6 3.4 2.2 5.4 0 6.5Z" fill="#2f62a3"/>'
    + f'<path d="M0-6.3C1.5-5.3 3-5 4.6-5.3V.4H0Z" fill="{GOLD}"/>'
    f'<path d="M0 .4H-4.6C-4.6 3.4-2.2 5.4 0 6.5Z" fill="{GOLD}"/>'
    + f'<path d="M0-6.4V6.6M-4.6.4H4.6" stroke="{INK}" stroke-width=".5"/>'
)
WINE = _medal(
    PARCHMENT,
    f'<path d="M-4.6-3.4C-5.6-1-5.6 1.4-4.6 3.6H4.6C5.6 1.4 5.6-1 4.6-3.4Z" fill="#a3683a" {LINE}/>'
    f'<path d="M-4.9-2H4.9M-4.9 2.2H4.9" stroke="{INK}" stroke-width=".9"/>'
    '<path d="M-1.6-3.4C-2-1-2-.8-1.6 3.6M1.6-3.4C2-1 2 .8 1.6 3.6" fill="none" stroke="#6d4020" '
    'stroke-width=".4"/>'
    '<g fill="#7a2f63" stroke="#3f1533" stroke-width=".3"><circle cx="-1.3" cy="-1" r="1.2"/>'
    '<circle cx="1.3" cy="-1" r="1.2"/>'
    '<circle cx="0" cy="1" r="1.2"/><circle cx="0" cy="-2.2" r="1"/></g>',
)
WHEAT = _medal(
    PARCHMENT,
    f'<path d="M-3.4 5.6C-1.6 3-1.2 1.6-.9.6H.9C1.2 1.6 1.6 3 3.4 5.6Z" fill="#d9a93a" {LINE}/>'
    f'<path d="M-.9.6C-1.8-1.6-4.6-3-4.8-5.4C-3.4-5.4-2.6-4.6-2.2-4C-2.2-5.2-1-6.6 0-6.8C1-6.6 2.2-5.2 2.2-4'
    f'C2.6-4.6 3.4-5.4 4.8-5.4C4.6-3 1.8-1.6.9.6Z" fill="#edc452" {LINE}/>'
    f'<path d="M-1.8.5H1.8" stroke="#9c3b23" stroke-width="1.3"/>'
    '<path d="M0-6V-.4M-2-4L-.5-.6M2-4L.5-.6" stroke="#a8782a" stroke-width=".4"/>',
)
CLOTH = _medal(
    PARCHMENT,
    f'<path d="M-5 4.6L-4.4-1.6L4.6-4.6L5.2 1.4Z" fill="#8f4f9c" {LINE}/>'
    f'<path d="M-5 4.6C-2 5.6 1 4.6 5.2 1.4L5-.6C2 2-2 3.6-4.8 2.6Z" fill="#b57cc0" {LINE}/>'
    f'<ellipse cx="-4.7" cy="1.5" rx="1.5" ry="3.1" fill="#d6b3dc" {LINE}/>'
    f'<path d="M-4.7 1.5m-.6-1.2q1.2.2.8 1.6q-.5 1-1 .3" fill="none" stroke="{INK}" stroke-width=".4"/>'
    f'<path d="M-2-2.4L-1.6 3.8M1.4-3.5L2 2.4" stroke="{GOLD}" stroke-width=".7"/>',
)
PRINCESS = _medal(
    "#f2cfd6",
    f'<path d="M-3.8 6.2C-3.4 2.8-1.6 1.6 0 1.6S3.4 2.8 3.8 6.2C2 7.4-2 7.4-3.8 6.2Z" fill="#b23a63" {LINE}/>'
    '<path d="M2-5.8C4.6-5 5.2-1 4.2 2.6C3-.4 2.6-1.6 1.8-2.6Z" fill="#fbf4ea" stroke="#4b3521" '
    'stroke-width=".3"/>'
    '<path d="M-2.2-1.4C-2.6-3.6-1.6-4.4-.2-4.4C1.6-4.4 2.4-3 2-.8C1.8.6.8 1.9-.2 1.9S-2-.2-2.2-1.4Z" '
    f'fill="#f6d7b6" {LINE}/>'
    '<path d="M-2.4-1.8C-2.6-4.2-1.2-5-.2-5C1.6-5 2.6-3.6 2.2-1.2C2.6.4 2.2 1.4 2.8 2.2C1.2 2 1-.4 '
    '1.2-2.2C0-2.2-1.4-2.6-2.4-1.8Z"'
    ' fill="#a5642a"/>'
    f'<path d="M-2-4.4L-1.9-7L-.7-5.4L.1-7.4L.9-5.4L2.2-6.8L2-4.2C.8-5-.8-5-2-4.4Z" fill="{GOLD}" {LINE}/>'
    f'<circle cx="-.9" cy="-.9" r=".35" fill="{INK}"/>',
    8.4,
)
DRAGON_SHAPE = (
    "M-6.2 3.4C-4.6 5-2 5.4.2 4.6C2.6 3.8 3.6 2 3 .4C2.6-.8 1-1.2.4-2.2C0-3 .4-3.8 "
    "1.4-3.6L2-4.6L3-3.8L5.4-3.4L6.4-1.8"
    "L4.6-1.4L3.6-.8C5.4.6 5.6 3 4 4.8C2 7-2.4 7.4-5.2 5.8L-7 6.4Z"
)
DRAGON_WING = (
    "M.6-.6C-.6-4-3-6.4-6.6-6.4C-5.8-5.4-5.8-4.6-6.2-3.6C-5-3.8-4.4-3.2-4.4-2.2"
    "C-3.4-2.4-2.8-1.8-2.8-.8C-1.8-1.2-.6-.2.6-.6Z"
)
DRAGON = _medal(
    "#f0c987",
    f'<g transform="scale(.9)"><path d="{DRAGON_SHAPE}" fill="#a92f25" stroke="{INK}" stroke-width=".5"/>'
    f'<path d="{DRAGON_WING}" fill="#d2543a" stroke="{INK}" stroke-width=".5"/>'
    '<path d="M6.4-1.8L8-1.2L7-2.2L8.2-3L6-2.8Z" fill="#ee9a2c"/>'
    '<circle cx="3" cy="-2.9" r=".5" fill="#ffe08a"/></g>',
    8.6,
)
PORTAL = (
    shadow(9, 2.4, 1, 7.4)
    + '<ellipse cx="0" cy="7" rx="8.6" ry="2.4" fill="#b5a888" stroke="#4b3521" stroke-width=".5"/>'
    + f'<path d="M-8 7.4V-1.6C-8-12 8-12 8-1.6V7.4H4.8V-1.4C4.8-7.6-4.8-7.6-4.8-1.4V7.4Z" fill="{STONE}" '
    f"{LINE}/>"
    + '<path d="M-4.8 7V-1.4C-4.8-7.6 4.8-7.6 4.8-1.4V7Z" fill="#4c3c94"/>'
    + '<path d="M0-5.2C3.6-4.6 4 1 1 2.2C-1.6 3-3 .4-1.4-1C-.2-2 1.4-.8.6.4" fill="none" stroke="#b9c6ff" '
    'stroke-width="1"'
    ' stroke-linecap="round"/>'
    + '<path d="M-3.4 4.6C-1.6 6 2 6 3.6 4" fill="none" stroke="#8fa4f0" stroke-width=".8" '
    'stroke-linecap="round"/>'
    + '<path d="M-8-.4L-4.8-.6M-7.4-4.6L-4.2-3.6M-4.6-8L-2.6-5.4M4.6-8L2.6-5.4M7.4-4.6L4.2-3.6M8-.4L4.8-.6'
    'M-8 3.6H-4.8M8 3.6H4.8"'
    f' stroke="{STONE_SHADE}" stroke-width=".6"/>'
)
_INGOT = (
    f'<path d="M-4.2 1.4L-3-1.2H3L4.2 1.4Z" fill="#d9982a" {LINE}/>'
    f'<path d="M-3-1.2L-2.2-2.6H2.4L3-1.2Z" fill="#ffe188" {LINE}/>'
)
GOLD_EMBLEM = (
    shadow(8, 2.2, 0.8, 5)
    + '<path d="M-8.6 5.4C-8-1-5-6.6-.4-7.2C4.6-7.4 8 .4 8.6 5.4C4 7-4.4 7-8.6 5.4Z" fill="#9c8767" '
    'stroke="#4b3521" stroke-width=".6"/>'
    + '<path d="M-.4-7.2C4.6-7.4 8 .4 8.6 5.4C6 6.3 3 6.6 1.4 6.6C3.6 2 2.6-3.6-.4-7.2Z" fill="#7c694d"/>'
    + f'<g transform="translate(-3.1 4.7) scale(.95)">{_INGOT}</g>'
    f'<g transform="translate(3.5 4.7) scale(.95)">{_INGOT}</g>'
    + f'<g transform="translate(.2 1) scale(.95)">{_INGOT}</g>'
    + '<path d="M4-3.6l.5-1.7.5 1.7 1.7.5-1.7.5-.5 1.7-.5-1.7-1.7-.5z" fill="#fff6c8"/>'
)
MAGIC = _medal(
    "#5b4a9c",
    '<path d="M0-6.4L1.5-2L6.1-2L2.4.7L3.8 5.2L0 2.5L-3.8 5.2L-2.4.7L-6.1-2L-1.5-2Z" fill="#ffe28a" '
    'stroke="#2c2153"'
    ' stroke-width=".6" stroke-linejoin="round"/><circle r="1.6" cy="-.2" fill="#5b4a9c"/>'
    '<path d="M5-5h.1M-5-5h.1M6 3.6h.1M-6 3.6h.1" stroke="#fff" stroke-width="1" stroke-linecap="round"/>',
)
BAG = (
    shadow(7, 2, 1, 6)
    + f'<path d="M-2.6-3C-6.4-.6-8 4-5.6 6.2C-3 7.6 3 7.6 5.6 6.2C8 4 6.4-.6 2.6-3Z" fill="#a8743c" {LINE}/>'
    + '<path d="M2.6-3C6.4-.6 8 4 5.6 6.2C4.4 6.9 2.6 7.2 1 7.3C4 4 4 .4 1.2-3Z" fill="#835627"/>'
    + '<path d="M-2.8-3.4C-3.8-5-4.4-6.4-4-7C-2.4-6.4-1.4-7.6 0-7S2.6-6.4 4-7C4.4-6.2 3.6-4.8 2.8-3.4Z" '
    f'fill="#bd8a4e" {LINE}/>'
    + f'<path d="M-3.2-3.2H3.2" stroke="{GOLD}" stroke-width="1.3"/>'
    + f'<circle cx="-.8" cy="2" r="2.6" fill="{GOLD}" {LINE}/><path d="M-.8.6V3.4M-2.2 2H.6" stroke="{INK}" '
    'stroke-width=".6"/>' + f'<ellipse cx="6.6" cy="6.8" rx="2" ry="1" fill="{GOLD}" {LINE}/>'
)
FLYING_MACHINE = (
    '<ellipse cx="1.5" cy="8" rx="8" ry="1.8" fill="#321" opacity=".2"/>'
    '<path d="M-1-1C-4-6-8-7.6-13-6.6C-11.4-5.4-11-4.4-11.2-3C-9.6-3.4-8.4-2.6-8-1.2C-6.6-2-5-1.4-4.4.2'
    f'C-3.4-.8-2-.6-1 .6Z" fill="#fbf0d2" {LINE}/>'
    '<path d="M1-1C4-6 8-7.6 13-6.6C11.4-5.4 11-4.4 11.2-3C9.6-3.4 8.4-2.6 8-1.2C6.6-2 5-1.4 4.4.2C3.4-.8 '
    f'2-.6 1 .6Z" fill="#ead9ae" {LINE}/>'
    f'<path d="M-1-1L-11.2-3M-1-1L-8-1.2M1-1L11.2-3M1-1L8-1.2" stroke="{TIMBER}" stroke-width=".4"/>'
    f'<path d="M-2.4-2C-2.6 1.6-1.6 4.4 0 5.8C1.6 4.4 2.6 1.6 2.4-2C1-3-1-3-2.4-2Z" fill="{TIMBER}" {LINE}/>'
    f'<circle cx="0" cy="-1.8" r="1.5" fill="#f0d2ac" {LINE}/><path d="M-2.6 7.6L0 5.2L2.6 7.6Z" '
    f'fill="#e6cf9a" {LINE}/>'
)
ARROW = (
    '<path d="M-8-1.5H0V-4L7.4 0L0 4V1.5H-8Z" fill="#b93a25" stroke="#fff3d6" stroke-width="1.6" '
    'stroke-linejoin="round"/>'
    f'<path d="M-8-1.5H0V-4L7.4 0L0 4V1.5H-8Z" fill="#b93a25" stroke="{INK}" stroke-width=".5" '
    'stroke-linejoin="round"/>'
)
VOLCANO = (
    shadow(16, 4.4, 2, 10)
    + '<path d="M-16 11C-11 8-8-1-5-8.4L-2.4-7.2L0-8.6L2.6-7L5-8.4C8-1 11 8 16 11C8 14.4-8 14.4-16 11Z" '
    f'fill="#8b6d55" {LINE}/>'
    + '<path d="M5-8.4C8-1 11 8 16 11C12 12.8 7 13.4 2.4 13.6C5.4 6.4 5-2 2.6-7Z" fill="#694d3b"/>'
    + '<path d="M-5-8.4L-2.4-7.2L0-8.6L2.6-7L5-8.4C4-5.6 3.4-4 3.8-1.6C4.2 1 6.4 3 5 5.4C4 4 2.6 3.4 2 '
    "1.6C1.4 3.6.6 6.6-1.2 8.6"
    'C-1.6 5.6-2.6 4.4-2.2 1C-3.4 2-3.4 3.4-5.2 4.2C-5.4 1.4-3.6-.6-3.8-3C-4-5-4.4-6.8-5-8.4Z" '
    'fill="#e2571f" stroke="#7a2410"'
    ' stroke-width=".5"/>' + '<path d="M-2.6-6.6L0-7.6L2.6-6.2C2-3.6 2.4-1 1.6.6C.8-.8.4-2 '
    '0-2.6C-.6-1.6-.8-.4-1.6.2C-2.4-1.8-2-4.4-2.6-6.6Z" fill="#ffc94a"/>'
    + '<g fill="#6b5b55" opacity=".75"><circle cx="-1" cy="-11.6" r="3"/>'
    '<circle cx="2.4" cy="-13.6" r="3.2"/>'
    '<circle cx="-2.2" cy="-15.2" r="2.6"/></g>'
    + '<path d="M-6-11l.1 0M5.6-11.4l.1 0M7.4-8l.1 0M-7.6-8.4l.1 0" stroke="#e2571f" stroke-width="1.4" '
    'stroke-linecap="round"/>'
)
_PIG = (
    f'<path d="M-2.6 0V1.6M-1 .4V1.7M1.6.4V1.7M3 0V1.6" stroke="{INK}" stroke-width=".8"/>'
    '<path d="M-4.2-1.2C-4.4-3.4-2-4.2.4-4C3-3.8 4.6-2.8 4.2-.6C3.8 1-3.6 1.2-4.2-1.2Z" fill="#e9a59a" '
    f"{LINE}/>"
    f'<path d="M-3-2.6L-4-4.4L-5.2-2.8C-6.4-2.4-6.8-1-6-.2C-5-.1-3.6-.2-3-1Z" fill="#e9a59a" {LINE}/>'
    f'<path d="M4.2-2C5.2-3 5.4-1.6 4.8-1.8" fill="none" stroke="{INK}" stroke-width=".5"/>'
    f'<circle cx="-4.6" cy="-1.7" r=".35" fill="{INK}"/>'
)
PIG_HERD = (
    f'<ellipse cx="0" cy="1" rx="11" ry="7.4" fill="#a98556" opacity=".75"/>'
    f'<g transform="translate(3.2 -2.6) scale(.95)">{_PIG}</g><g transform="translate(-4.4 1)">{_PIG}</g>'
    f'<g transform="translate(4.6 4.8)">{_PIG}</g>'
)
INN_LAKE = (
    '<path d="M-9.4 3.4C-9.6.4-5.4-.6-1.4-.2C3-.8 8.8-.2 9.4 3C9.8 6.4 4.6 7.6 0 7.4C-4.6 7.8-9.2 6.6-9.4 '
    f'3.4Z" fill="{WATER}"'
    f' stroke="{WATER_DARK}" stroke-width=".8"/>'
    '<path d="M-7.4 4q1.2-.9 2.4 0t2.4 0M1.4 5.4q1.2-.9 2.4 0t2.4 0M3.4 2.4q1-.8 2 0t2 0" fill="none" '
    f'stroke="{WATER_LIGHT}"'
    ' stroke-width=".7"/><use href="#b-innhouse" x="-.4" y="1.4"/>'
)
FERRY_BOAT = (
    f'<path d="M-5.4-1.6H5.4C5 .6 3.8 1.8 2.8 2H-2.8C-3.8 1.8-5 .6-5.4-1.6Z" fill="{TIMBER}" {LINE}/>'
    '<path d="M-4.8-.4H4.8" stroke="#c29a68" stroke-width=".5"/>'
    f'<path d="M0-1.6V-8.6" stroke="{TIMBER}" stroke-width=".7"/>'
    f'<path d="M.5-8.2C3.6-7 4.2-4 4-2.6H.5Z" fill="{PARCHMENT}" {LINE}/>'
)
CROP_MARKS = {
    "crop-knight": (
        '<path d="M-4.6-4.8C-2.8-4.2-1.2-4.8 0-5.8C1.2-4.8 2.8-4.2 4.6-4.8V.2C4.6 3.2 2.2 5.2 0 6.2C-2.2 '
        f'5.2-4.6 3.2-4.6.2Z" fill="#7a5a1e" {LINE}/>'
        '<path d="M0-4V4.4M-3.2-.4H3.2" stroke="#f4df93" stroke-width="1.5"/>'
    ),
    "crop-thief": (
        '<path d="M-4.6 5.4L-1-.4C-1.4-3 1.4-6.4 3.8-6C6.2-5.2 5.6-1.4 3.2.6C2.2 1.4 1 1.2.6.8L-3 6.4C-3.8 '
        '7-5.2 6.4-4.6 5.4Z" fill="#7a5a1e"'
        f' {LINE}/><path d="M2.4-4h.1M4-2.6h.1M2-1.6h.1" stroke="#f4df93" stroke-width="1.1" '
        'stroke-linecap="round"/>'
    ),
    "crop-farmer": (
        '<path d="M0 6.6V-1M-3.6-6V-2.4C-3.6-.6 3.6-.6 3.6-2.4V-6M0-1V-6.2" fill="none" stroke="#4b3521" '
        'stroke-width="2.4"'
        ' stroke-linecap="round"/><path d="M0 6.6V-1M-3.6-6V-2.4C-3.6-.6 3.6-.6 3.6-2.4V-6M0-1V-6.2" '
        'fill="none" stroke="#7a5a1e"'
        ' stroke-width="1.5" stroke-linecap="round"/>'
    ),
}

EMBLEMS: dict[str, str] = {
    "pennant": PENNANT,
    "wine": WINE,
    "wheatsheaf": WHEAT,
    "cloth": CLOTH,
    "princess": PRINCESS,
    "dragon": DRAGON,
    "portal": PORTAL,
    "gold": GOLD_EMBLEM,
    "magic": MAGIC,
    "bag": BAG,
    "flying": FLYING_MACHINE,
    "arrow": ARROW,
    "volcano": VOLCANO,
    "pigs": PIG_HERD,
    "inn": INN_LAKE,
    "boat": FERRY_BOAT,
    **CROP_MARKS,
}
