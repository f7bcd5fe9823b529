"""The four quarters of the City of Carcassonne."""

from bastide.art.paint.buildings import LINE, shadow
from bastide.art.paint.palette import (
    GOLD,
    INK,
    PLASTER,
    PLASTER_SHADE,
    ROOF,
    SLATE,
    STONE,
    STONE_DARK,
    STONE_SHADE,
    TIMBER,
)


def _keep(x: float, y: float, width: float, height: float, roof: str) -> str:
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
MARKET = "".join(
    f'<g transform="translate({x} {y})">'
    + shadow(8, 2, 1, 0.5)
    + f'<path d="M-6 0V-7M6 0V-7" stroke="{TIMBER}" stroke-width=".9"/>'
    f'<path d="M-6.6-1V-3.6H6.6V-1Z" fill="#a3683a" {LINE}/>'
    + f'<circle cx="-4" cy="-4.2" r="1.4" fill="{c}"/><circle cx="-1" cy="-4.2" r="1.4" fill="{GOLD}"/>'
    f'<circle cx="2.4" cy="-4.2" r="1.4" fill="{c}"/>'
    + f'<path d="M-8-6.6L-6-11H6L8-6.6Z" fill="#f6ecd2" {LINE}/>'
    f'<path d="M-5.2-6.6L-4-11H-2L-2.6-6.6ZM0-6.6V-11H2L2.6-6.6ZM5.2-6.6L4-11H6L8-6.6Z" fill="{c}"/></g>'
    for x, y, c in ((-14, -6, "#b93a25"), (8, -10, "#2f62a3"), (-6, 9, "#3f8052"), (15, 7, "#b98a1f"))
)
BLACKSMITH = (
    shadow(17, 4, 2, 9)
    + f'<path d="M-15 9V-5H8V9Z" fill="{PLASTER}" {LINE}/>'
    + f'<path d="M-17.4-4L-13-15H5L10-4Z" fill="{SLATE}" {LINE}/>'
    + f'<path d="M1-10V-21H7V-10Z" fill="{STONE_SHADE}" {LINE}/><g fill="#6b5b55" opacity=".6">'
    '<circle cx="4.6" cy="-24" r="2.6"/><circle cx="7.4" cy="-27.4" r="3.2"/></g>'
    + f'<path d="M-11 9V1C-11-3-1-3-1 1V9Z" fill="#3a2a1c" {LINE}/>'
    '<path d="M-6 7.6C-3.6 4.6-4 3.2-6 .6C-8 3.4-8.6 5-6 7.6Z" fill="#e2762e"/>'
    + f'<path d="M9 8.6H19L17 5.6H21L22.4 3H10C10.6 4.6 11.6 5.4 13 5.6L12 8.6Z" fill="#59595f" {LINE}/>'
    + f'<path d="M14 1.6L20-4" stroke="{TIMBER}" stroke-width="1.4"/>'
    f'<path d="M18-6.6L22.4-2.4L20.8-.8L16.6-5Z" fill="#7a7a82" {LINE}/>'
)
# One tower over the crossing and a round choir: not to be taken for the cathedral of an expansion.
BASILICA = (
    shadow(24, 5, 2, 11) + f'<path d="M16-3H22.6C24.4 1 24.4 7 22.6 11H16Z" fill="{PLASTER_SHADE}" {LINE}/>'
    f'<path d="M15-3V-9C20-9.4 23.6-6.6 24.6-3Z" fill="{SLATE}" {LINE}/>'
    + f'<path d="M-22-4H17V11H-22Z" fill="{PLASTER}" {LINE}/>'
    f'<path d="M-24-3L-20-12H15L18-3Z" fill="{SLATE}" {LINE}/>'
    + "".join(
        f'<path d="M{x} 7V2C{x}-.6 {x + 3}-.6 {x + 3} 2V7Z" fill="#6f93ad" {LINE}/>'
        for x in (-19, -13, 7.5, 12.5, 18.6)
    )
    + _keep(-2, -8, 11, 11, SLATE)
    + f'<path d="M-9.5 11V-5L-2-14L5.5-5V11Z" fill="{PLASTER}" {LINE}/>'
    f'<path d="M-2-16.4L-11-5.4L-9.4-4L-2-13L5.4-4L7-5.4Z" fill="{ROOF[1]}" {LINE}/>'
    f'<path d="M-5 11V5C-5 .8 1 .8 1 5V11Z" fill="{TIMBER}" {LINE}/>'
    f'<circle cx="-2" cy="-5.4" r="3" fill="#5b86a8" {LINE}/>'
    f'<path d="M-2-31V-36M-4-34.4H0" stroke="{GOLD}" stroke-width="1.2"/>'
)

QUARTERS: dict[str, str] = {
    "quarter-castle": f'<g transform="scale(1.12)">{CASTLE}</g>',
    "quarter-market": MARKET,
    "quarter-blacksmith": BLACKSMITH,
    "quarter-cathedral": f'<g transform="scale(1.05)">{BASILICA}</g>',
}
