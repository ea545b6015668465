"""Parse numbers given on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import isfinite

from cubewright.solver.search.processors import processors

MAX_DIGITS = 18
"""Maximum digits of a number, which keep it below 2^63."""
MAX_THREADS = 256
"""Maximum number of threads; few computers have more processors."""


def one_or_more(text: str) -> int:
    """Parse a whole number of at least 1."""
    if text.isascii() and text.isdigit() and text.strip("0"):
        if len(text) > MAX_DIGITS:
            raise ArgumentTypeError(f"expected a number of at most {MAX_DIGITS} digits")
        return int(text)
    raise ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")


def zero_or_more(text: str) -> int:
    """Parse a whole number of at least 0."""
    return one_or_more(text) if text.strip("0") or not text else 0


def threads(text: str) -> int:
    """Parse a number of threads; "all" means one for each processor."""
    number = processors() if text == "all" else one_or_more(text)
    if number > MAX_THREADS:
        raise ArgumentTypeError(
            f"expected at most {MAX_THREADS} threads, not {number}; "
            f"'all' uses the {processors()} processors of this computer"
        )
    return number


def seconds(text: str) -> float:
    """Parse a positive number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if number > 0 and isfinite(number):
        return number
    raise ArgumentTypeError(f"expected a number of seconds greater than 0, not {text!r}")
