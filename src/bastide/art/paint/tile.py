"""The picture of one tile."""

import random
from dataclasses import dataclass
from functools import lru_cache
from xml.sax.saxutils import escape

from shapely import Polygon, unary_union
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from bastide.art.paint.block import paint_block
from bastide.art.paint.canvas import Canvas
from bastide.art.paint.city import (
    Kept,
    paint_gate,
    paint_houses,
    paint_streets,
    paint_walls,
    tower_at,
    wall_body,
    wall_corners,
)
from bastide.art.paint.defs import defs_for, use
from bastide.art.paint.drawn import symbol_of
from bastide.art.paint.fields import paint_fields
from bastide.art.paint.middle import arrow_tip, paint_crop, paint_emblem, paint_middle, well_at
from bastide.art.paint.nature import PATTERN_TILES, meadow_window
from bastide.art.paint.regions import region_of
from bastide.art.paint.ways import (
    RIVER_SPAN,
    paint_bridge,
    paint_broad_road,
    paint_river,
    paint_road,
    paint_water,
)
from bastide.art.plan.block import SHAPE, block_of
from bastide.art.plan.curve import Point
from bastide.art.plan.emblems import Emblem
from bastide.art.plan.looks import mark_look, own_picture
from bastide.art.plan.passages import hidden, paint_passages, passages
from bastide.art.plan.places import best_point, disc
from bastide.art.plan.plan import Layout
from bastide.art.plan.turned import lying
from bastide.art.plan.ways import ROAD_HALF, band
from bastide.core.geometry import WINDS
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Tile
from bastide.expansions.drawings import Look


@dataclass(frozen=True)
class TileArt:
    """A tile in layers, without its meadow: that belongs to the table.

    What stands may lean a little over the rim, so a board lays the ground of all its tiles first. Towers
    on the corners rise over the neighbours and come last.
    """

    flat: str
    standing: str
    corners: tuple[int, ...]


@lru_cache(maxsize=4096)
def tile_art(tile: Tile, rotation: int = 0, seed: int = 0) -> TileArt:
    """Draw a tile; ``seed`` tells its copies apart."""
    plan = lying(tile, rotation % 4)
    canvas = Canvas(random.Random(f"{tile.set}/{tile.id}/{seed}"), region_of(seed))
    own = own_picture(tile)
    if own is not None:
        _paint_own(canvas, own)
        return TileArt(*canvas.layers(), ())
    bare = keep_off(tile, rotation % 4)
    fields = [plan.outlines[i] for i, s in enumerate(tile.segments) if s.kind == FIELD]
    paint_fields(canvas, fields, bare)
    _waters(canvas, plan)
    over = {b.upper for b in plan.bridges if tile.segments[b.lower].kind == CITY}
    _roads(canvas, plan, over)
    paint_crop(canvas, plan)
    gates = [(g.at, 13.0) for g in plan.gates] + [(e.at, e.room + 4) for e in plan.emblems]
    gates += [(p, 13.0) for _, *ends in passages(tile, rotation % 4) for p in ends]
    block = block_of(tile)
    if block is not None:
        paint_block(canvas, plan, block)
    for bridge in (False, True):
        _cities(canvas, plan, [i for i, c in plan.cities.items() if c.bridge == bridge], gates, over)
    for i in over:
        paint_road(canvas, plan.lines[i])
        for b in plan.bridges:
            if b.upper == i:
                paint_bridge(canvas, b.at, b.along, 34)
    paint_passages(canvas, plan)
    for g in plan.gates:
        if g.city >= 0 and not g.tunnel:
            paint_gate(canvas, g.at)
    for at, edge in plan.mouths:
        canvas.stand(("mouth-n", "mouth-e", "mouth-s", "mouth-w")[edge], (at[0], at[1] + 5))
    paint_middle(canvas, plan)
    for emblem in plan.emblems:
        paint_emblem(canvas, emblem)
    corners = {c for city in plan.cities.values() for c in wall_corners(city)}
    return TileArt(*canvas.layers(), tuple(sorted(corners)))


@lru_cache(maxsize=2048)
def keep_off(tile: Tile, rotation: int) -> BaseGeometry:
    """Where nothing may grow: walls, roads, waters, emblems, and what stands in the middle."""
    plan = lying(tile, rotation)
    parts: list[BaseGeometry] = [o.buffer(2) for o in plan.others.values()]
    parts += [wall_body(w.points).buffer(2.4) for c in plan.cities.values() for w in c.walls]
    parts += [b.buffer(1.2) for b in plan.bands.values()]
    parts += [disc((e.at[0], e.at[1] - 1), e.room + 1) for e in plan.emblems]
    parts += [disc((p[0], p[1] - 3), 18) for p in plan.centres.values()]
    parts += [disc(p, 13) for kind, p in plan.ends.values() if kind in ("house", "cottage", "spring")]
    parts += [disc((g.at[0], g.at[1] - 3), 9) for g in plan.gates]
    parts += [disc((p[0], p[1]), 11) for p, _ in plan.mouths]
    parts += [disc((p[0], p[1] + 3), 8) for _, *ends in passages(tile, rotation) for p in ends]
    if plan.hub_kind in ("junction", "well"):
        parts.append(disc((plan.hub[0], plan.hub[1] - 1), 15))
    if plan.hub_kind == "well":
        parts.append(disc(well_at(plan), 12))
    if SHAPE in plan.others:
        parts.append(translate(plan.others[SHAPE], 0, -6).buffer(2.4))
    for e in plan.emblems:
        if e.word in WINDS:
            parts += [disc(e.at, 17), disc(arrow_tip(e.at, e.word), 9)]
    return unary_union(parts) if parts else Polygon()


def _waters(canvas: Canvas, plan: Layout) -> None:
    roads = unary_union([b for i, b in plan.bands.items() if plan.tile.segments[i].kind == ROAD])
    for i, s in enumerate(plan.tile.segments):
        if s.kind == RIVER:
            if len(s.edges) == 2:
                paint_river(canvas, plan.lines[i], plan.bands[i], roads.buffer(3))
            else:
                paint_water(canvas, plan.bands[i], plan.lines[i], roads.buffer(3))


def _roads(canvas: Canvas, plan: Layout, over: set[int]) -> None:
    """Lower roads first, then each road that crosses on a bridge, with its bridge."""
    uppers = {b.upper for b in plan.bridges}
    roads = [
        i for i, s in enumerate(plan.tile.segments) if s.kind == ROAD and i in plan.lines and i not in over
    ]
    broad = [i for i in roads if plan.bands[i].area > band(plan.lines[i], ROAD_HALF).area + 5]
    lower = [line for i in roads if i not in uppers and i not in broad for line in plan.lines[i]]
    if lower:
        paint_road(canvas, lower)
    for i in broad:
        paint_broad_road(canvas, plan.bands[i])
    for i in [i for i in roads if i in uppers]:
        paint_road(canvas, plan.lines[i])
        for b in plan.bridges:
            if b.upper == i:
                span = RIVER_SPAN if plan.tile.segments[b.lower].kind == RIVER else 2 * ROAD_HALF + 2
                paint_bridge(canvas, b.at, b.along, span)


def _cities(canvas: Canvas, plan: Layout, which: list[int], gates: list[Kept], over: set[int]) -> None:
    """Some cities as one: streets, walls, houses."""
    if not which:
        return
    paint_streets(canvas, unary_union([plan.cities[i].ground for i in which]))
    roads = unary_union([b for i, b in plan.bands.items() if plan.tile.segments[i].kind == ROAD])
    paint_walls(canvas, tuple(w for i in which for w in plan.cities[i].walls), gates, roads)
    for i in which:
        _houses(canvas, plan, i, over)


def _houses(canvas: Canvas, plan: Layout, city: int, over: set[int]) -> None:
    keep: list[BaseGeometry] = [
        disc((e.at[0], e.at[1] + 1), e.room + 1.5) for e in plan.emblems if _near(e.segment, city)
    ]
    keep += [disc((p[0], p[1] - 2), 17) for p in plan.centres.values()]
    keep += [disc((g.at[0], g.at[1]), 9) for g in plan.gates]
    keep += [disc(p, 7) for p in ((0.0, 0.0), (100.0, 0.0), (0.0, 100.0), (100.0, 100.0))]
    for i in over:  # no roof rises before the road
        keep += [plan.bands[i].buffer(4), translate(plan.bands[i].buffer(4), 0, 7)]
    keep += hidden(plan)
    for k, other in plan.cities.items():
        if k != city and other.bridge:
            keep.append(other.ground.buffer(3).union(_raised(other.ground)))
    edges = {(e + plan.rotation) % 4 for e in plan.tile.segments[city].edges}
    bridged = plan.cities[city].bridge or any(c.bridge for c in plan.cities.values()) or over
    paint_houses(
        canvas, plan.cities[city].ground, edges, unary_union(keep), None if bridged else _heart(plan, city)
    )


def _heart(plan: Layout, city: int) -> Point:
    """Where the lanes of a city meet: at its emblem, or where it is widest."""
    own = [e.at for e in plan.emblems if e.segment == city and _draws_lanes(e)]
    return own[0] if own else best_point(plan.cities[city].ground, room=30, pull=0.05)


def _raised(ground: BaseGeometry) -> BaseGeometry:
    return translate(ground, 0, 9)


def _near(segment: int, city: int) -> bool:
    return segment in (-1, city)


def _draws_lanes(emblem: Emblem) -> bool:
    """Do the lanes of a city lead to the emblem?"""
    return bool(mark_look(emblem.kind, emblem.word).data.get("heart", True))


def _paint_own(canvas: Canvas, look: Look) -> None:
    """A tile that is one picture: its ground, and what stands on it."""
    if look.data.get("ground"):
        canvas.lay(use(str(look.data["ground"]), 0, 0))
    for name, x, y, scale in look.data.get("standing", ()):
        canvas.stand(name, (x, y), scale=scale)
    if not look.data:
        canvas.pin(use(symbol_of(look), 50, 50, scale=2.4))


def ground(x: float, y: float) -> str:
    """The meadow under a tile that lies at column x and row y of the table (rows grow downwards)."""
    dx, dy = 100 * (int(x) % PATTERN_TILES), 100 * (int(y) % PATTERN_TILES)
    return meadow_window(dx, dy, 100)


def tile_fragment(tile: Tile, *, rotation: int = 0, seed: int = 0) -> str:
    """A tile with meadow and corner towers, for use inside a larger SVG that has the shared drawings.

    The seed chooses the stretch of meadow too: with ``column % 4 + 4 * (row % 4)`` as seeds (rows grow
    downwards), tiles that are drawn one by one lie on one meadow without seams.
    """
    art = tile_art(tile, rotation % 4, seed)
    return (
        ground(seed, seed // PATTERN_TILES)
        + art.flat
        + art.standing
        + "".join(tower_at(c) for c in art.corners)
    )


def tile_svg(tile: Tile, *, rotation: int = 0, seed: int = 0, size: float = 300) -> str:
    """One tile as a whole picture.

    >>> from bastide.expansions.loader import load
    >>> tile_svg(load("base").tile("D")).startswith("<svg")
    True
    """
    body = tile_fragment(tile, rotation=rotation, seed=seed)
    return framed(body, (0, 0, 100, 100), size, title=f"{tile.set} {tile.id}")


def framed(body: str, view: tuple[float, float, float, float], width: float, *, title: str = "") -> str:
    """A body with the drawings it uses, as a file of its own."""
    x, y, w, h = view
    label = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}" width="{width:g}" '
        f'height="{width * h / w:g}">'
        f"{label}{defs_for(body)}{body}</svg>"
    )
