"""SVG: what everything looks like."""
