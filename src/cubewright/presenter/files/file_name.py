"""The file name that is proposed for something with a title."""

from __future__ import annotations


def proposed_name(title: str, suffix: str, default: str = "figure") -> str:
    """Return a title as a file name that every system accepts.

    >>> proposed_name("Cube 3x3/x", ".fig"), proposed_name("", ".csv", "runs")
    ('Cube 3x3-x.fig', 'runs.csv')
    """
    stem = "".join(c if c.isalnum() or c in " -_+" else "-" for c in title).strip()
    return f"{stem or default}{suffix}"
