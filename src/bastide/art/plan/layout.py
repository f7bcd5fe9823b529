"""From tile data to ground: which part of a tile belongs to which segment.

The order of work is the order in which a painter would plan it: city walls, then roads and rivers
that pass through, then whatever stands in the middle, then the roads that end there, and the fields
are what is left. Every field must come out as the data say; ``tests/art`` checks that.
"""

from functools import lru_cache

from bastide.art.plan.anchors import anchors_for
from bastide.art.plan.curve import Point
from bastide.art.plan.emblems import place_emblems
from bastide.art.plan.fields import divide
from bastide.art.plan.middle import settle_middle
from bastide.art.plan.plan import Layout, Plan
from bastide.art.plan.roads_and_rivers import end_roads, find_bridges, pass_through
from bastide.art.plan.walls import cities_of
from bastide.core.tiles import Tile


@lru_cache(maxsize=1024)
def layout(tile: Tile) -> Layout:
    """The ground plan of a tile."""
    plan = Plan(tile)
    plan.cities = cities_of(tile)
    pass_through(plan)
    settle_middle(plan)
    end_roads(plan)
    outlines = divide(plan)
    bridges = tuple(find_bridges(plan))
    emblems = place_emblems(
        tile,
        outlines,
        plan.lines,
        tuple(plan.centres.values()),
        plan.others,
        fixed_emblems(plan),
        [g.at for g in plan.gates if g.city >= 0],
    )
    shunned = [e.at for e in emblems]
    return Layout(
        tile=tile,
        outlines=outlines,
        others=plan.others,
        cities=plan.cities,
        lines=plan.lines,
        bands=plan.bands,
        hub=plan.hub,
        hub_kind=plan.hub_kind,
        centres=plan.centres,
        gates=tuple(plan.gates),
        bridges=bridges,
        mouths=tuple(plan.mouths),
        ends=plan.ends,
        emblems=emblems,
        anchors=anchors_for(outlines, shunned),
    )


def fixed_emblems(plan: Plan) -> dict[str, Point]:
    """Emblems whose place the roads decide."""
    return {plan.hub_kind[5:]: plan.hub} if plan.hub_kind.startswith("mark ") else {}
