"""A number with its noun."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """Return a number and its noun, in the plural where it is needed.

    >>> counted(1, "solution"), counted(11520, "solution")
    ('1 solution', '11,520 solutions')
    """
    return f"{number:,} {noun}" + ("" if number == 1 else "s")
