"""Trees, sheep, hay and the texture of the ground: everything that grows or grazes."""

import math
import random
from functools import cache

from bastide.art.paint.palette import (
    INK,
    LEAF,
    MEADOW,
    MEADOW_DARK,
    MEADOW_LIGHT,
    STREET,
    STREET_DARK,
    TIMBER,
    WATER_LIGHT,
)

PATTERN_TILES = 4
MEADOW_PATTERN = "b-meadow"


# Trees take their green from where they are used; light falls from the left.
_LIGHT = 'fill="#e8ecaa" opacity=".36"'
TREES = {
    "oak": (
        '<ellipse cx="1.6" cy="-.1" rx="4" ry="1.3" fill="#331" opacity=".28"/>'
        f'<path d="M-.6 0V-3H.7V0Z" fill="{TIMBER}"/>'
        "<path d="
        '"M-3.6-3.6C-4.6-5.4-3.2-6.8-2.2-6.8C-1.8-8.8 1.6-9 2.1-7C3.8-7 4.6-5 3.5-3.8C3.2-2 .9-1.7 '
        '0-2.4C-1.2-1.6-3.4-2-3.6-3.6Z"'
        f' fill="currentColor" stroke="{INK}" stroke-width=".45"/>'
        "<path d="
        '"M-2.9-4.4C-3.3-5.6-2.2-6.2-1.5-6C-1.2-7.6.5-7.8 1-6.9C.2-6.6-.2-6-.4-5.2C-1.3-5.4-2.3-5.2-2.9-4.4Z"'
        f" {_LIGHT}/>"
    ),
    "cypress": (
        '<ellipse cx="1.2" cy="0" rx="2.6" ry=".9" fill="#331" opacity=".28"/>'
        f'<path d="M-.4 0V-2H.4V0Z" fill="{TIMBER}"/>'
        '<path d="M0-10.5C1.6-7.5 2-4.4 1.5-2.4C1.1-1-1.1-1-1.5-2.4C-2-4.4-1.6-7.5 0-10.5Z" '
        'fill="currentColor"'
        f' stroke="{INK}" stroke-width=".45"/>'
        f'<path d="M-.2-8.8C-1.2-6.6-1.5-4.4-1.1-2.8C-.4-3.4-.5-6.2-.2-8.8Z" {_LIGHT}/>'
    ),
    "bush": (
        '<ellipse cx=".8" cy="0" rx="2.6" ry=".8" fill="#331" opacity=".25"/>'
        '<path d="M-2.2-.4C-2.9-1.8-1.5-2.6-1-2.5C-.4-3.6 1.2-3.3 1.4-2.3C2.6-2.2 2.7-.6 '
        '1.9-.2C.8.2-1.4.2-2.2-.4Z"'
        f' fill="{LEAF[0]}" stroke="{INK}" stroke-width=".4"/>'
        f'<path d="M-1.6-1.3C-1.3-2.2-.3-2.9.4-2.5C-.2-2-.8-1.4-1.6-1.3Z" {_LIGHT}/>'
    ),
}
GREENS = {"oak1": 0, "oak2": 1, "oak3": 2, "cypress1": 3, "cypress2": 1}


NATURE: dict[str, str] = {
    **TREES,
    **{name: f'<use href="#b-{name[:-1]}" color="{LEAF[n]}"/>' for name, n in GREENS.items()},
    "sheep1": (
        '<ellipse cx=".4" cy=".1" rx="2.4" ry=".7" fill="#331" opacity=".25"/>'
        f'<path d="M-1.2-.2V.5M1-.2V.5M-.5-.2V.5M.4-.2V.5" stroke="{INK}" stroke-width=".4"/>'
        "<path d="
        '"M-1.9-.9C-2.4-2 -1.4-2.6-.8-2.4C-.2-3 1-2.9 1.3-2.3C2.2-2.2 2.2-.9 1.6-.6C.8-.1-1.4 0-1.9-.9Z"'
        f' fill="#faf3e0" stroke="{INK}" stroke-width=".4"/>'
        f'<path d="M-2.9-1.7C-3-2.5-2-2.6-1.7-2C-1.6-1.3-2.7-1-2.9-1.7Z" fill="{INK}"/>'
    ),
    "sheep2": '<use href="#b-sheep1" transform="scale(-1 1)"/>',
    "hay": (
        '<ellipse cx=".8" cy="0" rx="3" ry="1" fill="#331" opacity=".28"/>'
        '<path d="M-2.6 0C-2.8-3-1.2-5 0-5.2C1.3-5 2.8-3 2.6 0C1.4.5-1.4.5-2.6 0Z" fill="#e3bf5c" '
        f'stroke="{INK}"'
        ' stroke-width=".45"/>'
        '<path d="M-1.6-.4C-1.6-2.4-.9-4-.1-4.7M.2-.2C.3-2 .2-3.4 0-4.6M1.6-.4C1.6-2 1-3.6.3-4.6" '
        'fill="none"'
        ' stroke="#a87f2c" stroke-width=".4"/>'
    ),
    "rock": (
        f'<path d="M-2 0L-1.6-1.7L-.2-2.4L1.6-1.6L2.2 0C1-.1-1 .4-2 0Z" fill="#bfb39a" stroke="{INK}" '
        'stroke-width=".4"/>'
        '<path d="M-.2-2.4L.2-1L2.2 0L1.6-1.6Z" fill="#94876c"/>'
    ),
    "reed": (
        '<path d="M-1.4 0L-1.8-3M-.5 0L-.4-4M.5 0L1-3.3M1.3 0L2-2.2" fill="none" stroke="#5f7a3c" '
        'stroke-width=".5"/>'
        f'<path d="M-.4-4.6V-3.6M1.1-3.9V-3" stroke="{TIMBER}" stroke-width=".8"/>'
    ),
    "ripple": (
        f'<path d="M-4 0q1.2-1 2.4 0t2.4 0M.5 1.6q1-.8 2 0t2 0" fill="none" stroke="{WATER_LIGHT}" '
        'stroke-width=".7"'
        ' stroke-linecap="round"/>'
    ),
    "vine": (
        f'<path d="M0 0V-2.4" stroke="{TIMBER}" stroke-width=".5"/>'
        '<circle cx="-.6" cy="-2.2" r="1" fill="#6f8a3f"/>'
        '<circle cx=".6" cy="-2.5" r="1" fill="#5d7b3d"/><circle cx=".1" cy="-1.6" r=".5" fill="#6d3f6b"/>'
    ),
}


@cache
def _meadow_parts() -> tuple[list[tuple[float, float, float, str]], list[tuple[float, float, str, str]]]:
    """Soft patches (x, y, radius, kind) and small growth (x, y, path, style) of one stretch of meadow.

    The stretch wraps round, and is wide enough to hide that it repeats. The texture belongs to the table
    and not to the tile, so it cannot show a seam.
    """
    rng = random.Random("meadow")
    size = 100 * PATTERN_TILES
    blobs = []
    for i in range(34):
        r = rng.uniform(20, 52)
        cx, cy = rng.uniform(0, size), rng.uniform(0, size)
        for x in (cx - size, cx, cx + size):
            for y in (cy - size, cy, cy + size):
                if -r < x < size + r and -r < y < size + r:
                    blobs.append((x, y, r, ("glow", "dusk")[i % 2]))
    growth = []
    for style, count in (("tuft", 110), ("straw", 60), ("daisy", 50), ("poppy", 20), ("gold", 30)):
        for _ in range(count):
            x, y = rng.uniform(2, size - 4), rng.uniform(4, size - 2)
            grass = style in ("tuft", "straw")
            path = "l-1-2m2 2v-3m1 3 1-2" if grass else f"h.1m2{rng.choice((' 1', '-1'))}h.1"
            growth.append((x, y, path, style))
    return blobs, growth


GROWTH = {
    "tuft": 'stroke="#7d9146"',
    "straw": 'stroke="#dcd98e"',
    "daisy": 'stroke="#f6eec9" stroke-width=".9"',
    "poppy": 'stroke="#d9804f" stroke-width=".9"',
    "gold": 'stroke="#e8c64d" stroke-width=".9"',
}


def meadow_window(x: float, y: float, size: float) -> str:
    """The part of the meadow that shows in a square window, whose own corner is the origin."""
    blobs, growth = _meadow_parts()
    parts = [f'<rect width="{size:g}" height="{size:g}" fill="{MEADOW}"/>']
    for kind in ("glow", "dusk"):
        circles = "".join(
            f'<circle cx="{cx - x:.0f}" cy="{cy - y:.0f}" r="{r:.0f}"/>'
            for cx, cy, r, k in blobs
            if k == kind and _meets(cx - x, cy - y, r, size)
        )
        parts.append(f'<g fill="url(#b-{kind})">{circles}</g>')
    parts.append('<g fill="none" stroke-width=".5" stroke-linecap="round" stroke-opacity=".8">')
    for style, look in GROWTH.items():
        d = "".join(
            f"M{gx - x:.0f} {gy - y:.0f}{path}"
            for gx, gy, path, kind in growth
            if kind == style and x - 3 < gx < x + size + 1 and y - 1 < gy < y + size + 4
        )
        if d:
            parts.append(f'<path d="{d}" {look}/>')
    return "".join([*parts, "</g>"])


def _meets(x: float, y: float, radius: float, size: float) -> bool:
    """Whether a circle shows in a square window."""
    return math.hypot(x - min(max(x, 0), size), y - min(max(y, 0), size)) < radius


def _meadow() -> str:
    size = 100 * PATTERN_TILES
    whole = meadow_window(0, 0, size)
    frame = f'id="{MEADOW_PATTERN}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"'
    return f"<pattern {frame}>{whole}</pattern>"


def _glow(name: str, colour: str, strength: float) -> str:
    return (
        f'<radialGradient id="b-{name}"><stop stop-color="{colour}" stop-opacity="{strength}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def _cobbles() -> str:
    rng = random.Random("cobbles")
    rows = "".join(f"M{rng.randint(0, 18)} {y}h40" for y in range(2, 40, 5))
    return (
        '<pattern id="b-street" width="40" height="40" patternUnits="userSpaceOnUse">'
        '<rect width="40" height="40"'
        f' fill="{STREET}"/><path d="{rows}" stroke="{STREET_DARK}" stroke-width=".7" '
        'stroke-dasharray="2 6 1.6 11 2 16"/></pattern>'
    )


def _furrows(name: str, ground: str, line: str, angle: int, gap: float) -> str:
    return (
        f'<pattern id="b-{name}" width="{gap}" height="{gap}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate({angle})"><rect width="{gap}" height="{gap}" fill="{ground}"/>'
        f'<path d="M0 {gap / 2:g}H{gap}" stroke="{line}" stroke-width=".6"/></pattern>'
    )


PATTERNS: dict[str, str] = {
    "glow": _glow("glow", MEADOW_LIGHT, 0.9),
    "dusk": _glow("dusk", MEADOW_DARK, 0.8),
    "meadow": _meadow(),
    "street": _cobbles(),
    "wheat": _furrows("wheat", "#d9c873", "#c2a94f", 24, 1.8),
    "plough": _furrows("plough", "#bfa66b", "#a0854c", -32, 2.1),
    "green": _furrows("green", "#a3b55c", "#8ba04a", 64, 2),
    "rape": _furrows("rape", "#e2cf4e", "#c3b23c", 40, 1.9),
    "flax": _furrows("flax", "#86b0cf", "#6690b4", -18, 1.8),
    "lavender": _furrows("lavender", "#b592d6", "#8261b0", 52, 2.2),
    "stone": (
        '<pattern id="b-stone" width="6" height="4" patternUnits="userSpaceOnUse"><rect width="6" height="4"'
        ' fill="#cabc9e"/><path d="M0 0H6M0 2H6M1.5 0V2M4.5 2V4" stroke="#9c8d71" stroke-width=".4"/>'
        "</pattern>"
    ),
    "cell": '<clipPath id="b-cell"><path d="M0 0H100V100H0Z"/></clipPath>',
    "crop": _furrows("crop", "#dcc05e", "#bb9a3c", 12, 1.6),
}
