"""Puzzles: positions in which one move is clearly best. Minted from self-play, checked, shipped, solved."""
