"""Sharing out the ground: what lies higher takes it first, fields take the rest."""

from collections.abc import Sequence

from shapely import LineString, MultiPolygon, Polygon, unary_union
from shapely.geometry.base import BaseGeometry

from bastide.art.plan.block import SHAPE, block_of
from bastide.art.plan.curve import EDGE_MIDDLE, INWARDS, distance, polygons, step
from bastide.art.plan.plan import NOTHING, SQUARE, Plan
from bastide.art.plan.walls import drawing_list
from bastide.core.tiles import CITY, FIELD, RIVER, ROAD, Tile


def divide(plan: Plan) -> tuple[BaseGeometry, ...]:
    """Share the ground out: what lies higher takes it first, fields take the rest."""
    tile = plan.tile
    shapes: list[BaseGeometry] = [NOTHING] * len(tile.segments)
    taken: BaseGeometry = NOTHING
    block = block_of(tile)
    if block is not None:
        plan.others[SHAPE] = block.ground
    over_city = "bridge" in tile.drawing and not drawing_list(tile, "under")
    gate_roads = {i for i, (kind, _) in plan.ends.items() if kind == "gate"}

    def rank(i: int) -> tuple[int, int]:
        s = tile.segments[i]
        if i in plan.rounds:
            return (1, i)
        if s.kind == CITY:
            return (2 if plan.cities[i].bridge else 4, i)
        if s.kind == ROAD:
            ending_over = plan.ends.get(i, ("",))[0] == "cottage"
            above = over_city and len(s.edges) > 1 and i not in gate_roads
            return (3 if above else 5, -1 if ending_over else i)
        return (6, i)

    for key in plan.others:
        plan.others[key] = plan.others[key].intersection(SQUARE).difference(plan.city_ground)
        taken = taken.union(plan.others[key])
    for i in sorted((i for i, s in enumerate(tile.segments) if s.kind != FIELD), key=rank):
        s = tile.segments[i]
        shape = plan.rounds.get(i) or (plan.cities[i].ground if i in plan.cities else plan.bands[i])
        shape = shape.intersection(SQUARE).difference(taken)
        if s.kind in (ROAD, RIVER):
            shape = _drop_crumbs(shape)
        shapes[i] = shape
        taken = taken.union(shape)
    _share_fields(plan, shapes, SQUARE.difference(taken.buffer(0.001)))
    return tuple(shapes)


def _drop_crumbs(shape: BaseGeometry) -> BaseGeometry:
    """A way that runs on under something leaves crumbs beyond; only parts of some size are kept."""
    parts = [p for p in polygons(shape) if p.area > 12]
    return MultiPolygon(parts) if len(parts) > 1 else (parts[0] if parts else shape)


def _share_fields(plan: Plan, shapes: list[BaseGeometry], rest: BaseGeometry) -> None:
    tile = plan.tile
    fields = [i for i, s in enumerate(tile.segments) if s.kind == FIELD]
    pieces: dict[int, list[Polygon]] = {i: [] for i in fields}
    for piece in polygons(rest):
        owners = [i for i in fields if any(_touches(piece, h) for h in tile.segments[i].halves)]
        inner = [i for i in fields if not tile.segments[i].halves]
        if owners:
            pieces[owners[0]].append(piece)
        elif inner and piece.area > 8:
            pieces[_nearest_side(tile, inner, piece)].append(piece)
        elif not fields and piece.area > 8 and "circle" in plan.others:
            plan.others["circle"] = plan.others["circle"].union(piece.buffer(0.002))
        elif fields:
            # a chip between wall and road: the nearest field takes it
            best = min(fields, key=lambda i: min((p.distance(piece) for p in pieces[i]), default=99.0))
            if piece.area > 0.5:
                pieces[best].append(piece)
    for i in fields:
        shapes[i] = unary_union(pieces[i]) if pieces[i] else NOTHING


def half_edge(half: int) -> LineString:
    """A half-edge without its ends."""
    edge, second = half // 2, half % 2
    middle = EDGE_MIDDLE[edge]
    along = INWARDS[(edge - 1) % 4]
    far = step(middle, along, 46 if second else -46)
    near = step(middle, along, 10 if second else -10)
    return LineString([near, far])


def _touches(piece: Polygon, half: int) -> bool:
    return bool(piece.buffer(0.05).intersection(half_edge(half)).length > 3)


def _nearest_side(tile: Tile, inner: Sequence[int], piece: Polygon) -> int:
    at = piece.representative_point()
    return min(
        inner,
        key=lambda i: (
            distance((at.x, at.y), EDGE_MIDDLE[tile.segments[i].side]) if tile.segments[i].side >= 0 else 50
        ),
    )
