"""What many drawings are made of, and what ``draw.toml`` files can use: wood, medals, cards and coins."""

from typing import Final

from bastide.art.paint.palette import INK

EDGE: Final = 'stroke="#20140a" stroke-width=".8" stroke-linejoin="round"'
GLOSS: Final = 'fill="#fff" opacity=".28"'
GLOOM: Final = 'fill="#000" opacity=".2"'
FOOT: Final = '<ellipse cx="1.2" cy="0" rx="7" ry="1.9" fill="#1f1408" opacity=".38"/>'
# The arrow of a mark that points somewhere.
ARROW = (
    '<path d="M-8-1.5H0V-4L7.4 0L0 4V1.5H-8Z" fill="#b93a25" stroke="#fff3d6" stroke-width="1.6" '
    'stroke-linejoin="round"/>'
    f'<path d="M-8-1.5H0V-4L7.4 0L0 4V1.5H-8Z" fill="#b93a25" stroke="{INK}" stroke-width=".5" '
    'stroke-linejoin="round"/>'
)


def wood(shape: str, gloss: str = "", gloom: str = "") -> str:
    """A shape cut out of wood that takes its colour from where it is used, with light and shade on it."""
    return (
        # a pale rim lifts the piece from roofs and trees
        f'<path d="{shape}" fill="none" stroke="#fff6dc" stroke-width="2.6" stroke-linejoin="round" '
        'opacity=".85"/>'
        f'<path d="{shape}" fill="currentColor" {EDGE}/>'
        + (f'<path d="{gloom}" {GLOOM}/>' if gloom else "")
        + (f'<path d="{gloss}" {GLOSS}/>' if gloss else "")
    )


def medal(fill: str, inside: str, radius: float = 8.0) -> str:
    """A sealed disc, so that an emblem stands out from roofs and trees alike."""
    return (
        f'<circle cx=".8" cy="1" r="{radius}" fill="#321" opacity=".3"/>'
        f'<circle r="{radius}" fill="{fill}" stroke="{INK}" stroke-width=".7"/>'
        f'<circle r="{radius - 1.1}" fill="none" stroke="{INK}" stroke-width=".3" opacity=".6"/>{inside}'
    )


def card(fill: str, inside: str) -> str:
    """A square card."""
    return (
        '<path d="M-18-18H18V18H-18Z" fill="#321" opacity=".3" transform="translate(1.2 1.4)"/>'
        f'<path d="M-18-18H18V18H-18Z" fill="{fill}" stroke="{INK}" stroke-width=".9"/>'
        f'<path d="M-16-16H16V16H-16Z" fill="none" stroke="{INK}" stroke-width=".5" opacity=".7"/>{inside}'
    )


def coin(inside: str) -> str:
    """A round token."""
    return (
        '<circle cx="1" cy="1.2" r="12" fill="#321" opacity=".3"/>'
        f'<circle r="12" fill="#d9b36a" stroke="{INK}" stroke-width=".9"/>'
        f'<circle r="10.4" fill="none" stroke="{INK}" stroke-width=".5"/>{inside}'
    )
