"""The library of drawings that pictures share, and the choice of those that one picture uses."""

import re
from functools import lru_cache

from bastide.art.paint.buildings import BUILDINGS, LINE
from bastide.art.paint.drawn import symbols
from bastide.art.paint.elements import ARROW
from bastide.art.paint.landmarks import LANDMARKS
from bastide.art.paint.nature import NATURE, PATTERNS
from bastide.art.paint.pieces import BADGES
from bastide.art.plan.curve import number, pair
from bastide.expansions.drawings import Drawings, drawings

_USED = re.compile(r"#b-([\w-]+)")


def library() -> dict[str, str]:
    """Every shared drawing by name, as it stands inside ``<defs>``."""
    return _library(drawings())


@lru_cache(maxsize=4)
def _library(known: Drawings) -> dict[str, str]:
    shared = {**NATURE, **BUILDINGS, **LANDMARKS, "arrow": ARROW, **symbols(), **BADGES}
    whole = {name: _named(name, body) for name, body in shared.items()}
    return {**PATTERNS, **whole}


_SHAPE = re.compile(r"<(path|circle|ellipse|rect|use)\b([^>]*?)/>")
_INKED_GROUP = re.compile(r"<g\b[^>]* stroke=")
_RUN = re.compile(rf"(?:<(?:path|circle|ellipse|rect)[^>]* {re.escape(LINE)}[^>]*/>){{2,}}")


def _named(name: str, body: str) -> str:
    """A drawing under its name; one that is but another in a colour of its own needs no group."""
    if body.startswith("<use ") and body.count("<") == 1:
        return body.replace("<use ", f'<use id="b-{name}" ', 1)
    return _group(name, body)


def _group(name: str, body: str) -> str:
    """A drawing under its name. The ink line is said for many parts at once, in the way that is shortest."""
    thin = _SHAPE.sub(_thin_paint, body)
    in_all = _SHAPE.sub(_without_ink, thin)
    in_runs = _RUN.sub(lambda run: f"<g {LINE}>{run[0].replace(f' {LINE}', '')}</g>", thin)
    groups = [f'<g id="b-{name}">{thin}</g>', f'<g id="b-{name}">{in_runs}</g>']
    if not _INKED_GROUP.search(body):  # whose parts have their line from the group
        groups.append(f'<g id="b-{name}" {LINE}>{in_all}</g>')
    return min(groups, key=len)


def _without_ink(shape: re.Match[str]) -> str:
    """A part of a drawing whose parts are all inked unless they say otherwise."""
    tag, attributes = shape.groups()
    if LINE in attributes:
        return f"<{tag}{attributes.replace(f' {LINE}', '')}/>"
    return shape[0] if "stroke=" in attributes else f'<{tag}{attributes} stroke="none"/>'


def _thin_paint(shape: re.Match[str]) -> str:
    """Thin paint instead of a see-through layer, which costs a renderer far more, where it looks the same."""
    tag, attributes = shape.groups()
    if tag != "use" and 'fill="none"' in attributes:
        attributes = attributes.replace(" opacity=", " stroke-opacity=")
    elif tag != "use" and "stroke=" not in attributes:
        attributes = attributes.replace(" opacity=", " fill-opacity=")
    return f"<{tag}{attributes}/>"


def use(name: str, x: float, y: float, *, scale: float = 1.0) -> str:
    """One shared drawing set down at a point."""
    if scale == 1.0:
        return f'<use href="#b-{name}" x="{number(x)}" y="{number(y)}"/>'
    size = f"{scale:.2g}".removeprefix("0")
    return f'<use href="#b-{name}" transform="translate({pair((x, y))})scale({size})"/>'


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
