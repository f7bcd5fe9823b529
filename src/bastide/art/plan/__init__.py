"""Geometry: where everything on a tile lies."""
