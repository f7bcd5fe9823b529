"""Tokens: goods, ingots, ferries, messages, king and robber baron, the tiles for 50 and 100 points."""

from typing import Final

from bastide.art.paint.buildings import LINE
from bastide.art.paint.digits import number_path
from bastide.art.paint.emblems import CLOTH, PENNANT, WHEAT, WINE
from bastide.art.paint.palette import GOLD, INK, PARCHMENT, ROAD, TIMBER


def _card(fill: str, inside: str) -> str:
    return (
        '<path d="M-18-18H18V18H-18Z" fill="#321" opacity=".3" transform="translate(1.2 1.4)"/>'
        f'<path d="M-18-18H18V18H-18Z" fill="{fill}" stroke="{INK}" stroke-width=".9"/>'
        f'<path d="M-16-16H16V16H-16Z" fill="none" stroke="{INK}" stroke-width=".5" opacity=".7"/>{inside}'
    )


def _coin(inside: str) -> str:
    return (
        '<circle cx="1" cy="1.2" r="12" fill="#321" opacity=".3"/>'
        f'<circle r="12" fill="#d9b36a" stroke="{INK}" stroke-width=".9"/>'
        f'<circle r="10.4" fill="none" stroke="{INK}" stroke-width=".5"/>{inside}'
    )


def _figure(dx: float, dy: float, scale: float = 1.0) -> str:
    return f'<use href="#b-p-follower" transform="translate({dx} {dy})scale({scale})" color="#8c6a45"/>'


_ROADLET = (
    f'<path d="M-12 6H12" stroke="{INK}" stroke-width="5"/><path d="M-12 6H12" stroke="{ROAD}" '
    'stroke-width="3.6"/>'
)
_TWO = number_path(2, 0, 0, height=9, width=1.5)
_PLUS = f'<path d="M-4 0H4M0-4V4" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'

MESSAGES: Final = {
    "shortest-road": _ROADLET
    + _figure(0, 6, 0.8)
    + '<path d="M-9 11H9" stroke="#4b3521" stroke-width=".9" stroke-dasharray="2 1.4"/>',
    "smallest-city": '<use href="#b-tower" transform="translate(-7 8)scale(1.2)"/>'
    '<use href="#b-gable0" transform="translate(4 9)scale(1.5)"/>'
    '<use href="#b-p-follower" transform="translate(9 -1)scale(.6)" color="#8c6a45"/>',
    "smallest-monastery": '<use href="#b-cloister" transform="translate(0 6)scale(.95)"/>',
    "another-tile": f'<path d="M-9-4H5V10H-9Z" fill="#b3bd6c" {LINE}/>'
    f'<path d="M-9 3H5" stroke="{ROAD}" stroke-width="3"/><g transform="translate(9 -8)">'
    f"{_PLUS}</g>",
    "pennants": f'<g transform="translate(-5 3)scale(1.1)">{PENNANT}</g><g transform="translate(9 -6)">'
    f"{_TWO}</g>",
    "knights": '<use href="#b-tower" transform="translate(-8 10)scale(1.3)"/>'
    f'{_figure(2, 10, 0.85)}<g transform="translate(10 -8)">{_TWO}</g>',
    "farmers": f'<path d="M-14 12C-6 6 6 6 14 12Z" fill="#a3b55c" {LINE}/>'
    '<use href="#b-p-follower-lying" transform="translate(0 4)scale(.85)" color="#8c6a45"/>'
    f'<g transform="translate(9 -9)">{_TWO}</g>',
    "score-and-return": f'{_figure(-5, 10, 0.9)}<path d="M2 8C12 8 13-6 3-7M6-11L2-7L6-3" fill="none" '
    'stroke="#b93a25" stroke-width="2.2" stroke-linejoin="round" '
    'stroke-linecap="round"/>',
}
KING = (
    f'<path d="M-9 13C-9 6-5 3.4 0 3.4S9 6 9 13Z" fill="#8c2f3f" {LINE}/>'
    f'<path d="M-3 4L0 9L3 4Z" fill="#fdf6e6" {LINE}/>'
    f'<path d="M-5-5C-5 2-2.6 4.4 0 4.4S5 2 5-5Z" fill="#f0d2ac" {LINE}/>'
    f'<path d="M-5-1.6C-5 4-2.4 7 0 7S5 4 5-1.6C3 .4-3 .4-5-1.6Z" fill="#7a5230" {LINE}/>'
    f'<path d="M-6.4-4L-8-12L-3.6-8.4L0-14L3.6-8.4L8-12L6.4-4Z" fill="{GOLD}" {LINE}/>'
    f'<circle cx="-2" cy="-2.6" r=".7" fill="{INK}"/><circle cx="2" cy="-2.6" r=".7" fill="{INK}"/>'
)
ROBBER_BARON = (
    f'<path d="M-10 13C-10 5-5 2 0 2S10 5 10 13Z" fill="#3f4a3a" {LINE}/>'
    f'<path d="M-5-6C-5 1-2.6 4 0 4S5 1 5-6Z" fill="#e3bd93" {LINE}/>'
    f'<path d="M-7-4.6C-8-12-4-15 0-15S8-12 7-4.6C4-8-4-8-7-4.6Z" fill="#3f4a3a" {LINE}/>'
    '<path d="M-5.2-4.4H5.2V-1.4C2.6-.4 1-1.6 0-2C-1-1.6-2.6-.4-5.2-1.4Z" fill="#20140a"/>'
    '<path d="M-2.4-3h.1M2.4-3h.1" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/>'
    f'<path d="M8 12L12-4L13.4-3.4L10.4 12.6Z" fill="#c9ccd2" {LINE}/>'
    f'<path d="M7.4 8.4L12.6 10" stroke="{TIMBER}" stroke-width="1.6"/>'
)

# Wood and coins, smaller than the cards.
LOOSE: Final[dict[str, str]] = {
    "token-wine": _coin(f'<g transform="scale(1.22)">{WINE}</g>'),
    "token-wheat": _coin(f'<g transform="scale(1.22)">{WHEAT}</g>'),
    "token-cloth": _coin(f'<g transform="scale(1.22)">{CLOTH}</g>'),
    "token-gold": (
        '<ellipse cx="1" cy="4.6" rx="10" ry="2.4" fill="#321" opacity=".35"/>'
        f'<path d="M-10 4L-7-2H7L10 4Z" fill="#cf8f22" {LINE}/><path d="M-7-2L-5-5.4H5.4L7-2Z" '
        f'fill="#ffe188" {LINE}/><path d="M-4.4-4.4H2" stroke="#fff" stroke-width=".8"/>'
    ),
    "token-ferry": (
        '<ellipse cx="1" cy="2.6" rx="12" ry="2.6" fill="#1f2c33" opacity=".35"/>'
        f'<path d="M-12-1.6H12L10 2.6H-10Z" fill="#a87442" {LINE}/>'
        f'<path d="M-12-1.6L-10.4-4H10.4L12-1.6Z" fill="#c99a63" {LINE}/>'
        f'<path d="M-6-4L-6.6-1.6M0-4V-1.6M6-4L6.6-1.6" stroke="{INK}" stroke-width=".5"/>'
    ),
}
TOKENS: Final[dict[str, str]] = {
    **LOOSE,
    "token-abbey": _card(
        "#b3bd6c",
        '<use href="#b-abbeyground" transform="translate(-16 -16)scale(.32)"/>'
        '<use href="#b-cloister" transform="translate(0 3)scale(.75)"/>',
    ),
    "token-king": _card("#e9c5b4", KING),
    "token-robber-baron": _card("#cfd2b4", ROBBER_BARON),
    "token-50": _card(
        PARCHMENT,
        f'<g transform="translate(0 10)scale(.8)">{PENNANT}</g>'
        + number_path(50, 0, -5.6, height=14, width=1.6),
    ),
    "token-100": _card(
        "#efd58e",
        f'<g transform="translate(0 10)scale(.8)">{PENNANT}</g>'
        + number_path(100, 0, -5.6, height=13, width=1.6),
    ),
    **{f"message-{name}": _card(PARCHMENT, body) for name, body in MESSAGES.items()},
}
