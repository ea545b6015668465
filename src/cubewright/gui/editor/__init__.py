"""The layer-by-layer figure editor."""
