"""Shorten names, and turn titles into file names."""

from __future__ import annotations


def proposed_name(title: str, suffix: str, default: str = "figure") -> str:
    """Return a file name, valid on every system, from a title.

    >>> proposed_name("Cube 3x3/x", ".fig"), proposed_name("", ".csv", "runs")
    ('Cube 3x3-x.fig', 'runs.csv')
    """
    stem = "".join(c if c.isalnum() or c in " -_+" else "-" for c in title).strip()
    return f"{stem or default}{suffix}"


MAX_LENGTH = 48
"""Default maximum length of a name, in characters."""


def elide(name: str, max_length: int = MAX_LENGTH) -> str:
    """Return the name, cut to ``max_length`` characters with an ellipsis.

    >>> elide("Throne"), elide("a very long name", 10)
    ('Throne', 'a very lo…')
    """
    return name if len(name) <= max_length else f"{name[: max_length - 1].rstrip()}…"
