"""Solve many figures, one after the other: a background task, a table and a window."""
