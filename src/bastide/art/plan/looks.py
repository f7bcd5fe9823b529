"""What marks and segments make of a tile's ground and how much room they want, as ``draw.toml`` files say."""

from collections.abc import Iterator

from bastide.core.geometry import WINDS
from bastide.core.tiles import Marks, Segment, Tile
from bastide.expansions.drawings import Look, drawings

ROOM = 10.0  # of a mark whose expansion says nothing; half its width


def mark_look(name: str, value: object = "") -> Look:
    """How a mark looks that has this value."""
    return drawings().look("mark", name, value if isinstance(value, str) and value not in WINDS else "")


def segment_look(segment: Segment) -> Look:
    """How something looks that stands on a tile."""
    return drawings().look("segment", segment.kind)


def own_picture(tile: Tile) -> Look | None:
    """The look of a tile that is one picture by itself, as tiles are which fit everywhere."""
    look = drawings().look("tile", tile.id)
    return look if look.data or "A" in tile.edges else None


def emblems_in(marks: Marks) -> Iterator[tuple[Look, str]]:
    """The marks that show as an emblem, those first that come first; with the word they say."""
    looks = [(mark_look(name, value), value) for name, value in marks.items() if value]
    for look, value in sorted(looks, key=lambda found: (found[0].number("order", 100), found[0].name)):
        if not look.shape:
            yield look, value if isinstance(value, str) else ""


def shape_in(marks: Marks, shape: str) -> bool:
    """Does a mark make this of the ground: ``lake``, ``circle``, ``tunnel``, ``pond``, ``walled city``?"""
    return any(mark_look(name, value).shape == shape for name, value in marks.items() if value)
