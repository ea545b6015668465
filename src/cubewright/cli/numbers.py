"""Parse numbers given on the command line."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from math import isfinite

from cubewright.solver.search.processors import processors

MAX_DIGITS = 18
"""Maximum digits of a number, so that it stays below 2^63."""
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


def number_range(text: str, number: str, several: str) -> tuple[int, int]:
    """Parse a number from 1, or a range; ``number`` and ``several`` are examples for the error.

    >>> number_range("3", "3", "3-5"), number_range("3-5", "3", "3-5")
    ((3, 3), (3, 5))
    """
    found = re.fullmatch(rf"(\d{{1,{MAX_DIGITS}}})(?:-(\d{{1,{MAX_DIGITS}}}))?", text)
    if found is not None:
        low = int(found[1])
        high = low if found[2] is None else int(found[2])
        if 1 <= low <= high:
            return low, high
    raise ArgumentTypeError(
        f"expected a number such as {number}, or a range such as {several}, not {text!r}"
    )
