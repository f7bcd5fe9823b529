"""Carcassonne, complete: one rules engine for players, bots and programs."""
