"""From what ``draw.toml`` files say to SVG: the drawings of marks, pieces, tokens and what stands on tiles.

A drawing is a fragment of SVG. Names of the palette stand in braces (``{INK}``, ``{ROOF.2}``), as do the ink
line of buildings (``{LINE}``), the edge of wood (``{EDGE}``), the shadow of a piece (``{FOOT}``) and other
drawings (``{mark:pennant}``). A few elements more are ours: ``<shadow/>``, ``<wood/>``, ``<number/>``,
``<medal>``, ``<card>`` and ``<coin>``.
"""

import re
from functools import lru_cache
from xml.etree.ElementTree import ParseError, fromstring

from bastide.art.paint import general, palette
from bastide.art.paint.buildings import LINE, shadow
from bastide.art.paint.elements import EDGE, FOOT, card, coin, medal, wood
from bastide.art.paint.lettering import letters_path
from bastide.core.errors import SetupError
from bastide.expansions.drawings import Drawings, Look, drawings
from bastide.expansions.things import is_figure, lies_down, pieces, tokens
from bastide.expansions.vocabulary import vocabulary
from bastide.words import Message

_OWN = {"LINE": LINE, "EDGE": EDGE, "FOOT": FOOT}
_NAME = re.compile(r"\{([A-Z_]+)(?:\.(\d))?\}")
_OTHER = re.compile(r"\{([a-z]+):([\w-]+)(?:\.([\w-]+))?\}")
_ELEMENT = re.compile(r"<(shadow|wood|number)\b([^>]*)/>")
_FRAME = re.compile(r"<(medal|card|coin)\b([^>]*)>(.*)</\1>", re.DOTALL)
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')


def expand(svg: str) -> str:
    """A drawing as plain SVG.

    >>> expand('<path d="M0 0H1"\\n    stroke="{INK}"/>')
    '<path d="M0 0H1" stroke="#432"/>'
    """
    text = _OTHER.sub(lambda m: expand(_other(m[1], m[2], m[3] or "")), _one_line(svg))
    text = _NAME.sub(_named, text)
    text = _ELEMENT.sub(lambda m: _element(m[1], dict(_ATTRIBUTE.findall(m[2]))), text)
    return _FRAME.sub(lambda m: _framed(m[1], dict(_ATTRIBUTE.findall(m[2])), m[3]), text)


def _drawn(look: Look) -> str:
    """The drawing of a look; ``SetupError`` with file and key where it cannot be drawn."""
    fault: Message | str
    try:
        body = expand(look.svg)
        fromstring(f"<svg>{body}</svg>")
        return body
    except SetupError as error:
        fault = error.message
    except KeyError as error:
        fault = Message("art-missing-attribute", name=str(error.args[0]))
    except (ParseError, ValueError, IndexError, RecursionError) as error:
        fault = str(error)
    raise SetupError(Message("art-bad-drawing", file=look.file, key=f"{look.key}.svg", why=fault))


def _one_line(svg: str) -> str:
    whole = ""
    for line in filter(None, (part.strip() for part in svg.splitlines())):
        apart = whole and not (whole.endswith((">", "}")) and line[0] in "<{")
        whole += f" {line}" if apart else line
    return whole


def _other(kind: str, name: str, value: str) -> str:
    """Another drawing that one names."""
    svg = drawings().look(kind, name, value).svg
    if not svg:
        raise SetupError(Message("art-no-drawing", name=f"{kind}:{name}{f'.{value}' if value else ''}"))
    return svg


def _named(match: re.Match[str]) -> str:
    name, index = match[1], match[2]
    value = _OWN.get(name) or getattr(palette, name, None)
    if value is None:
        raise SetupError(Message("art-not-in-palette", name=repr(name)))
    return str(value if index is None else value[int(index)])


def _element(name: str, given: dict[str, str]) -> str:
    if name == "wood":
        return wood(given["d"], given.get("gloss", ""), given.get("gloom", ""))
    numbers = {key: float(value) for key, value in given.items()}
    if name == "shadow":
        return shadow(numbers["rx"], numbers["ry"], numbers.get("cx", 1.0), numbers.get("cy", 0.0))
    x, y = numbers.get("x", 0.0), numbers.get("y", 0.0)
    height, width = numbers.get("height", 5.0), numbers.get("width", 1.2)
    return letters_path(str(int(numbers["n"])), x, y, height=height, width=width)


def _framed(name: str, given: dict[str, str], inside: str) -> str:
    if name == "medal":
        return medal(given["fill"], inside, float(given.get("r", 8)))
    return card(given["fill"], inside) if name == "card" else coin(inside)


# Names of the drawings in a picture -----------------------------------------------------------------


def symbol_of(look: Look) -> str:
    """The name of a drawing among those that pictures share."""
    if look.symbol:
        return look.symbol
    if look.kind == "part":
        return look.name
    if look.kind == "token":
        kind = tokens().get(look.name)
        prefix = {"figure": "f", "pawn": "p"}.get(kind.stands if kind else "", "token")
    else:
        prefix = "place" if look.kind == "place" else look.kind[0]  # m, p, s or t
    return f"{prefix}-{look.name}{f'-{look.value}' if look.value else ''}"


def declared_looks() -> list[Look]:
    """The look of everything that expansions declare and that is to be seen, drawn or not."""
    find = drawings().look
    found = [find("piece", name) for name in pieces()] + [find("token", name) for name in tokens()]
    found += [find("segment", name) for name in vocabulary().standing]
    found += [find("tile", name) for name in sorted(vocabulary().held)]
    for mark in vocabulary().marks.values():
        if mark.takes != "joints":
            values = mark.values if mark.takes == "word" else ("",)
            found += [find("mark", mark.name, value) for value in values]
    return found


def undrawn() -> list[Look]:
    """What is declared and has no drawing of its own: it shows as a general emblem."""
    return [look for look in declared_looks() if not look.is_drawn]


def symbols() -> dict[str, str]:
    """Every drawing of the expansions by its name in a picture."""
    return _symbols(drawings())


@lru_cache(maxsize=4)
def _symbols(known: Drawings) -> dict[str, str]:
    found: dict[str, str] = {}
    parts = {look.name: look for look in known.looks.values() if look.kind == "part"}
    places = [look for look in known.looks.values() if look.kind == "place"]
    for look in [*places, *parts.values(), *declared_looks()]:
        if look.symbol or (look.shape and not look.svg) or (look.kind == "tile" and look.data):
            continue
        body = _drawn(look) if look.svg else general.drawing(look.kind, look.name, look.value)
        name = symbol_of(look)
        found[name] = body
        if look.kind in ("piece", "token") and lies_down(look.name) and not is_figure(look.name):
            # Laid on its side for the farm, the same wood seen from above.
            flat = body.replace(FOOT, "")
            found[f"{name}-lying"] = (
                f'<g transform="translate(-8 4)rotate(90)scale(.94)translate(0 0)">{flat}</g>'
            )
    named = " ".join(
        [*found.values(), *(str(look.data) for look in known.looks.values() if look.kind == "tile")]
    )
    return {name: body for name, body in found.items() if name not in parts or name in named}
