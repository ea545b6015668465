"""Parse numbers given on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import isfinite

from cubewright.solver.search.processors import processors


def one_or_more(text: str) -> int:
    """Parse a whole number of at least 1."""
    if text.isascii() and text.isdigit() and int(text) > 0:
        return int(text)
    raise ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")


def threads(text: str) -> int:
    """Parse a number of threads; "all" means one for each processor."""
    return processors() if text == "all" else one_or_more(text)


def seconds(text: str) -> float:
    """Parse a positive number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if number > 0 and isfinite(number):
        return number
    raise ArgumentTypeError(f"expected a number of seconds greater than 0, not {text!r}")
