"""The library of drawings that pictures share, and the choice of those that one picture uses."""

import re
from functools import cache

from bastide.art.buildings import BUILDINGS, LINE
from bastide.art.emblem_art import EMBLEMS
from bastide.art.nature import NATURE, PATTERNS
from bastide.art.pieces import PIECES
from bastide.art.quarters import QUARTERS
from bastide.art.tokens import TOKENS

_USED = re.compile(r"#b-([\w-]+)")


@cache
def library() -> dict[str, str]:
    """Every shared drawing by name, as it stands inside ``<defs>``."""
    drawings = {**NATURE, **BUILDINGS, **EMBLEMS, **QUARTERS, **PIECES, **TOKENS}
    whole = {name: _group(name, body) for name, body in drawings.items()}
    return {**PATTERNS, **whole}


_SHAPE = re.compile(r"<(path|circle|ellipse|rect|use)\b([^>]*?)(/?)>")


def _group(name: str, body: str) -> str:
    """A drawing under its name. The ink line that most of its parts share is said once for all."""
    shared = body.count(LINE) >= 3

    def plain(match: re.Match[str]) -> str:
        tag, rest, end = match.groups()
        inked = LINE in rest
        if tag != "use" and not inked:
            rest = _thin_paint(rest)
        if shared and inked:
            rest = rest.replace(f" {LINE}", "")
        elif shared and "stroke=" not in rest:
            rest += ' stroke="none"'
        return f"<{tag}{rest}{end}>"

    return f'<g id="b-{name}"{f" {LINE}" if shared else ""}>{_SHAPE.sub(plain, body)}</g>'


def _thin_paint(attributes: str) -> str:
    """Thin paint instead of a see-through layer, which costs a renderer far more, where it looks the same."""
    if 'fill="none"' in attributes:
        return attributes.replace(" opacity=", " stroke-opacity=")
    if "stroke=" not in attributes:
        return attributes.replace(" opacity=", " fill-opacity=")
    return attributes


def use(name: str, x: float, y: float, *, scale: float = 1.0) -> str:
    """One shared drawing set down at a point."""
    if scale == 1.0:
        return f'<use href="#b-{name}" x="{_short(x)}" y="{_short(y)}"/>'
    return f'<use href="#b-{name}" transform="translate({_short(x)} {_short(y)})scale({scale:.2g})"/>'


def _short(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def defs_for(body: str) -> str:
    """``<defs>`` with exactly the drawings that the body uses, those inside them included."""
    shared = library()
    wanted: list[str] = []
    queue = _USED.findall(body)
    while queue:
        name = queue.pop()
        if name in wanted or name not in shared:
            continue
        wanted.append(name)
        queue += _USED.findall(shared[name])
    return f"<defs>{''.join(shared[n] for n in shared if n in wanted)}</defs>" if wanted else ""


def all_defs() -> str:
    """Every shared drawing, for a page that shows many pictures."""
    return f"<defs>{''.join(library().values())}</defs>"
