"""The game on a terminal."""
