"""Pictures of tiles, pieces and boards, drawn from the tile data alone."""
