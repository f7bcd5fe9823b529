"""Pictures of tiles, pieces and boards, drawn by program from the tile data alone.

``tile_svg`` and, for less than 64 pixels, ``small_tile_svg``, ``piece_svg``, ``token_svg``, ``mark_svg``,
``scoreboard_svg`` and ``board_svg`` give SVG; ``tile_geometry`` gives clients the outlines and anchors;
``write_picture``, ``write_sheet``, ``write_animation`` and ``write_gallery`` make files.
"""

from bastide.art.output.animation import animated_svg, gif, write_animation
from bastide.art.output.bench import bench
from bastide.art.output.board import (
    BoardInput,
    Highlight,
    Laid,
    Standing,
    board_from_state,
    board_svg,
    farm_highlight,
)
from bastide.art.output.explained import Card, explained_svg
from bastide.art.output.export import MissingPackage, to_pdf, to_png, write_board, write_picture
from bastide.art.output.gallery import write_gallery
from bastide.art.output.scoreboard import Score, scoreboard_svg, scores_of
from bastide.art.output.sheet import sheet_pdf, write_sheet
from bastide.art.output.single import mark_svg, piece_svg, token_svg
from bastide.art.output.tried import TriedBoard, tried_board, tried_svg
from bastide.art.paint.defs import all_defs
from bastide.art.paint.palette import EMBLEMS, PLAYER_NAMES, PLAYERS
from bastide.art.paint.regions import seed_at
from bastide.art.paint.small import small_tile_svg
from bastide.art.paint.tile import tile_fragment, tile_svg
from bastide.art.plan.outlines import SegmentGeometry, TileGeometry, places_on, tile_geometry
from bastide.expansions.things import piece_kinds, token_kinds

__all__ = [
    "EMBLEMS",
    "PLAYERS",
    "PLAYER_NAMES",
    "BoardInput",
    "Card",
    "Highlight",
    "Laid",
    "MissingPackage",
    "Score",
    "SegmentGeometry",
    "Standing",
    "TileGeometry",
    "TriedBoard",
    "all_defs",
    "animated_svg",
    "bench",
    "board_from_state",
    "board_svg",
    "explained_svg",
    "farm_highlight",
    "gif",
    "mark_svg",
    "piece_kinds",
    "piece_svg",
    "places_on",
    "scoreboard_svg",
    "scores_of",
    "seed_at",
    "sheet_pdf",
    "small_tile_svg",
    "tile_fragment",
    "tile_geometry",
    "tile_svg",
    "to_pdf",
    "to_png",
    "token_kinds",
    "token_svg",
    "tried_board",
    "tried_svg",
    "write_animation",
    "write_board",
    "write_gallery",
    "write_picture",
    "write_sheet",
]
