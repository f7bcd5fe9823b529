"""Houses, towers, gates and the great buildings, all drawn standing, lit from the left."""

from bastide.art.paint.palette import (
    GOLD,
    INK,
    OTHER_ROOFS,
    PLASTER,
    PLASTER_SHADE,
    ROOF,
    ROOF_SHADE,
    SLATE,
    STONE,
    STONE_DARK,
    STONE_SHADE,
    TIMBER,
)
from bastide.art.plan.curve import number

LINE = f'stroke="{INK}" stroke-width=".45"'


def shadow(rx: float, ry: float, cx: float = 1.0, cy: float = 0.0) -> str:
    """What a standing thing throws on the ground."""
    at = "".join(f' {axis}="{number(v)}"' for axis, v in (("cx", cx), ("cy", cy)) if v)
    return f'<ellipse{at} rx="{number(rx)}" ry="{number(ry)}" fill="#321" opacity=".25"/>'


# Houses take the colour of their roof from where they are used.
_DARK = 'fill="#3b1206" opacity=".28"'
HOUSE_SHAPES = {
    # turns its gable to us and its side to the right
    "gable": shadow(5, 1.3, 1)
    + f'<path d="M.4-3.6H4.4V0H.4Z" fill="{PLASTER_SHADE}" {LINE}/>'
    + f'<path d="M-3.8 0V-3.8L-1.7-7.2L.4-3.8V0Z" fill="{PLASTER}" {LINE}/>'
    + '<path d="M-1.7-7.8L.9-3.4L5-3.4L2.5-7.8ZM-1.7-7.8L-4.4-3.5L-3.7-3.2L-1.5-6.7Z" fill="currentColor" '
    f"{LINE}/>"
    + f'<path d="M-2.3 0V-2H-1V0ZM1.8-2.3h.9v1h-.9z" fill="{TIMBER}"/>'
    + f'<path d="M.4-7.6H2.5L5-3.5H3.2ZM-1.7-7.6L-4.2-3.5L-3.7-3.3L-1.5-6.7Z" {_DARK}/>',
    # lies along the street
    "long": shadow(5.2, 1.2, 0.8)
    + f'<path d="M-4 0V-3.3H4V0Z" fill="{PLASTER}" {LINE}/>'
    + f'<path d="M-4.7-3L-3.2-6.8H3.4L4.8-3Z" fill="currentColor" {LINE}/>'
    + f'<path d="M-2.3-6.5L-2.9-3.3H-2.3L-1.9-6.5ZM0-6.5V-3.3H.5V-6.5ZM2-6.5L2.8-3.3H4.5L3.3-6.5Z" {_DARK}/>'
    + f'<path d="M1.4-6.4V-8.2H2.5V-6.4Z" fill="{STONE_SHADE}" {LINE}/>'
    + f'<path d="M-.6 0V-2H.7V0ZM-2.9-2h1v1h-1zM1.9-2h1v1h-1z" fill="{TIMBER}"/>',
    # a narrow town house with timber framing
    "tall": shadow(3.8, 1.1, 1)
    + f'<path d="M-2.6 0V-6L0-9.4L2.6-6V0Z" fill="{PLASTER}" {LINE}/>'
    + f'<path d="M0-10.1L-3.3-5.7L-2.6-5.3L0-8.8L2.6-5.3L3.3-5.7Z" fill="currentColor" {LINE}/>'
    + f'<path d="M-2.6-3.2H2.6M0-3.2V-8.3M-2.6-3.2L0-5.8L2.6-3.2" fill="none" stroke="{TIMBER}" '
    'stroke-width=".5"/>' + f'<path d="M-.7 0V-1.9H.7V0Z" fill="{TIMBER}"/>',
}
ROOFS = (*ROOF, SLATE, *OTHER_ROOFS)
HOUSES: dict[str, str] = {
    **HOUSE_SHAPES,
    **{
        f"{shape}{n}": f'<use href="#b-{shape}" color="{roof}"/>'
        for shape in HOUSE_SHAPES
        for n, roof in enumerate(ROOFS)
    },
}

TOWER = (
    shadow(5, 1.6, 1.4, 0.4)
    + f'<path d="M-3.6.6V-8.4H3.6V.6C2 1.7-2 1.7-3.6.6Z" fill="{STONE}" {LINE}/>'
    + f'<path d="M1.1 1.3V-8.4H3.6V.6C3 1 2 1.2 1.1 1.3Z" fill="{STONE_SHADE}"/>'
    + '<path d="M-4.3-8V-10.3H-2.6V-9.3H-.9V-10.3H.9V-9.3H2.6V-10.3H4.3V-8C2.6-7-2.6-7-4.3-8Z" '
    f'fill="{STONE}" {LINE}/>'
    + f'<path d="M-.5-3.4V-5.4H.5V-3.4Z" fill="{STONE_DARK}"/>'
    + f'<path d="M-3.2-1.4h1.6M-2.4-3h1.5M-3.2-5.8h1.7M1-1.2h1.8M1.4-6.4h1.8" stroke="{STONE_DARK}" '
    'stroke-width=".35"/>'
)
ROUND_TOWER = (
    shadow(4.6, 1.5, 1.4, 0.3)
    + f'<path d="M-3 .4V-7.6H3V.4C1.8 1.3-1.8 1.3-3 .4Z" fill="{STONE}" {LINE}/>'
    + f'<path d="M1 1V-7.6H3V.4C2.4.8 1.6 1 1 1Z" fill="{STONE_SHADE}"/>'
    + f'<path d="M-3.9-7.2L0-12.6L3.9-7.2C2.4-6.2-2.4-6.2-3.9-7.2Z" fill="{SLATE}" {LINE}/>'
    + '<path d="M.6-6.6L0-12.6L3.9-7.2C3-6.7 1.8-6.5.6-6.6Z" fill="#515e6d"/>'
    + f'<path d="M-.5-3V-5H.5V-3Z" fill="{STONE_DARK}"/>'
)
GATE = (
    shadow(8, 1.7, 1, 0.5)
    + f'<path d="M-3.4.4V-7H3.4V.4Z" fill="{STONE}" {LINE}/>'
    + f'<path d="M-2 .6V-3C-2-5.6 2-5.6 2-3V.6Z" fill="#4a3a28" {LINE}/>'
    + f'<path d="M-1-4.6V.4M0-5V.4M1-4.6V.4M-2-2.6H2M-2-1H2" stroke="{STONE_SHADE}" stroke-width=".3"/>'
    + "".join(
        f'<g transform="translate({x} .3)"><path d="M-2.2.4V-8H2.2V.4C1.2 1-1.2 1-2.2.4Z" fill="{STONE}" '
        f"{LINE}/>"
        f'<path d="M.8.8V-8H2.2V.4C1.8.7 1.2.8.8.8Z" fill="{STONE_SHADE}"/>'
        f'<path d="M-2.9-7.8L0-12L2.9-7.8C1.8-7-1.8-7-2.9-7.8Z" fill="{ROOF[1]}" {LINE}/></g>'
        for x in ("-5", "5")
    )
)
CLOISTER = (
    shadow(14, 4, 1.5, 7)
    # garth wall and lawn
    + f'<path d="M-14 8V-2L-9-6H9L14-2V8C8 10.5-8 10.5-14 8Z" fill="#c3c27a" {LINE}/>'
    + f'<path d="M-14 8V5.4C-8 8-4 8.2 0 8.2S8 8 14 5.4V8C8 10.5-8 10.5-14 8Z" fill="{STONE}" {LINE}/>'
    + f'<path d="M-11 9.2V7M-7.5 9.8V7.6M-4 10.1V8M4 10.1V8M7.5 9.8V7.6M11 9.2V7" stroke="{STONE_SHADE}" '
    'stroke-width=".5"/>'
    # wing to the right
    + f'<path d="M1-2.4H12V4H1Z" fill="{PLASTER_SHADE}" {LINE}/>'
    + f'<path d="M-.5-2L2.6-8H10.6L13.4-2Z" fill="{ROOF[1]}" {LINE}/>'
    + f'<path d="M3.4-7.6L1.6-2.4M6-7.6L5.4-2.4M8.6-7.6L9.2-2.4" stroke="{ROOF_SHADE[1]}" '
    'stroke-width=".45"/>'
    + '<path d="M3.2 4V1C3.2-.2 4.8-.2 4.8 1V4ZM6.2 4V1C6.2-.2 7.8-.2 7.8 1V4ZM9.2 4V1C9.2-.2 10.8-.2 10.8 '
    '1V4Z"'
    f' fill="{TIMBER}"/>'
    # church
    + f'<path d="M-11.5 5V-4L-6-10.5L-.5-4V5Z" fill="{PLASTER}" {LINE}/>'
    + f'<path d="M-6-12.4L-13-3.6L-11.6-2.7L-6-9.8L-.4-2.7L1-3.6Z" fill="{ROOF[0]}" {LINE}/>'
    + f'<path d="M-7.6 5V1C-7.6-1-4.4-1-4.4 1V5Z" fill="{TIMBER}" {LINE}/>'
    + f'<circle cx="-6" cy="-4.4" r="1.7" fill="#7fa7b8" {LINE}/>'
    f'<path d="M-6-6.1V-2.7M-7.7-4.4H-4.3" stroke="{INK}"'
    ' stroke-width=".35"/>'
    # bell tower
     + f'<path d="M-1.4-4V-13H3V-4Z" fill="{PLASTER}" {LINE}/><path d="M1.4-4V-13H3V-4Z" '
    f'fill="{PLASTER_SHADE}"/>'
    + f'<path d="M-2.2-12.6L.8-18L3.8-12.6Z" fill="{SLATE}" {LINE}/>'
    + f'<path d="M.1-7.6V-9.6C.1-10.6 1.5-10.6 1.5-9.6V-7.6Z" fill="{TIMBER}"/>'
    + f'<path d="M.8-18V-21.4M-.6-20.2H2.2" stroke="{INK}" stroke-width=".9"/>'
    + f'<path d="M.8-18V-21.2M-.4-20.2H2" stroke="{GOLD}" stroke-width=".45"/>'
)
WELL = (
    shadow(3.6, 1.3, 0.8)
    + f'<path d="M-3-.2V-2.4H3V-.2C2 1-2 1-3-.2Z" fill="{STONE}" {LINE}/>'
    + f'<ellipse cx="0" cy="-2.4" rx="3" ry="1.1" fill="{STONE_DARK}" {LINE}/>'
    + f'<path d="M-2.6-2.4V-6.4M2.6-2.4V-6.4" stroke="{TIMBER}" stroke-width=".7"/>'
    + f'<path d="M-3.8-6.2L0-9L3.8-6.2Z" fill="{ROOF[0]}" {LINE}/>'
)
MARKET_CROSS = (
    shadow(3, 1, 0.6)
    + f'<path d="M-2.6 0L-1.8-1.4H1.8L2.6 0Z" fill="{STONE}" {LINE}/>'
    + f'<path d="M-.6-1.2V-6.4H.6V-1.2Z" fill="{STONE_SHADE}" {LINE}/>'
    + f'<path d="M-1.9-4.6H1.9V-5.7H-1.9Z" fill="{STONE}" {LINE}/>'
)
_MOUND = (
    shadow(9, 2, 1.4, 0)
    + f'<path d="M-8.6 0C-8.6-8-4.6-12 0-12S8.6-8 8.6 0C5 1.6-5 1.6-8.6 0Z" fill="#98a75a" {LINE}/>'
)
MOUTHS = {
    # named for the side of the tile from which the road comes
    "mouth-n": _MOUND
    + '<path d="M-6-9.4C-2-11.6 3-11.4 6-9" fill="none" stroke="#d8cbb0" stroke-width="1.6"/>',
    "mouth-s": _MOUND
    + f'<path d="M-5.6 1V-3.6C-5.6-9 5.6-9 5.6-3.6V1Z" fill="{STONE}" {LINE}/>'
    + '<path d="M-3.8 1V-3C-3.8-6.6 3.8-6.6 3.8-3V1Z" fill="#2c2117"/>',
    "mouth-w": _MOUND
    + f'<path d="M-8.6 0C-9.4-8-5.4-10.4-3.4-9C-1.4-6.8-1.6-2-2.6.8C-4.8.9-7 .6-8.6 0Z" fill="{STONE}" '
    f"{LINE}/>"
    + '<path d="M-8.2-.4C-8.8-6.4-6.2-8.4-5-7.4C-3.6-5.6-3.8-2-4.4.4C-5.8.4-7.2.1-8.2-.4Z" fill="#2c2117"/>',
    "mouth-e": _MOUND
    + f'<path d="M8.6 0C9.4-8 5.4-10.4 3.4-9C1.4-6.8 1.6-2 2.6.8C4.8.9 7 .6 8.6 0Z" fill="{STONE}" {LINE}/>'
    + '<path d="M8.2-.4C8.8-6.4 6.2-8.4 5-7.4C3.6-5.6 3.8-2 4.4.4C5.8.4 7.2.1 8.2-.4Z" fill="#2c2117"/>',
}
# Openings at the foot of a wall: a meadow goes on beneath, or a road does in a tunnel.
_OPENING = f'<path d="M-5.4.6V-3.6C-5.4-9 5.4-9 5.4-3.6V.6Z" fill="{STONE}" {LINE}/>'
_VAULT = '<path d="M-3.7.6V-3C-3.7-6.6 3.7-6.6 3.7-3V.6Z" fill="#2c2117"/>'
ARCH = _OPENING + _VAULT + '<path d="M-3.7.6V-2.4C-2-3.4 2-3.4 3.7-2.4V.6Z" fill="#90a552"/>'


def _keep(x: float, y: float, width: float, height: float, roof: str) -> str:
    """A strong tower with a pointed roof."""
    half = width / 2
    return (
        f'<path d="M{x - half} {y}V{y - height}H{x + half}V{y}Z" fill="{STONE}" {LINE}/>'
        f'<path d="M{x + half * 0.35} {y}V{y - height}H{x + half}V{y}Z" fill="{STONE_SHADE}"/>'
        f'<path d="M{x - half - 1.2} {y - height + 0.6}L{x} {y - height - width * 1.1}L{x + half + 1.2} '
        f'{y - height + 0.6}Z" fill="{roof}" {LINE}/>'
        f'<path d="M{x - 0.8} {y - height * 0.55}v-3h1.6v3z" fill="{STONE_DARK}"/>'
    )


CASTLE = (
    shadow(27, 6, 2, 12)
    + f'<path d="M-22 10V-8H22V10Z" fill="{STONE}" {LINE}/>'
    + '<path d="M-22-8V-11H-18V-9H-14V-11H-10V-9H-6V-11H-2V-9H2V-11H6V-9H10V-11H14V-9H18V-11H22V-8Z" '
    f'fill="{STONE}" {LINE}/>'
    + _keep(-8, -8, 11, 14, ROOF[1])
    + _keep(9, -8, 9, 9, SLATE)
    + f'<path d="M-5 11V2C-5-4 5-4 5 2V11Z" fill="#4a3a28" {LINE}/>'
    f'<path d="M-2-1.6V11M2-1.6V11M-5 3H5M-5 7H5" stroke="{STONE_SHADE}" stroke-width=".4"/>'
    + _keep(-23, 12, 9, 22, SLATE)
    + _keep(23, 12, 9, 22, SLATE)
    + f'<path d="M-8-36V-42" stroke="{INK}" stroke-width=".7"/><path d="M-8-42H-1L-3-40L-1-38H-8Z" '
    f'fill="#2f62a3" {LINE}/>'
)
BUILDINGS: dict[str, str] = {
    **HOUSES,
    "tower": TOWER,
    "turret": '<use href="#b-tower" transform="scale(.85)"/>',
    "round": ROUND_TOWER,
    "gate": GATE,
    "cloister": CLOISTER,
    "wellhouse": WELL,
    "cross": MARKET_CROSS,
    "castle": f'<g transform="scale(1.12)">{CASTLE}</g>',
    **MOUTHS,
    "arch": ARCH,
    "vault": _OPENING + _VAULT,
}
