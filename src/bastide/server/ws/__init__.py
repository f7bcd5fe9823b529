"""Connections over the WebSocket."""
