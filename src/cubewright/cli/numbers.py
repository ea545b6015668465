"""Numbers as they are given on a command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import isfinite

from cubewright.solver.search.processors import processors


def one_or_more(text: str) -> int:
    """A whole number from 1 on."""
    if text.isascii() and text.isdigit() and int(text) > 0:
        return int(text)
    raise ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")


def threads(text: str) -> int:
    """A whole number from 1 on; or "all", one for each processor."""
    return processors() if text == "all" else one_or_more(text)


def seconds(text: str) -> float:
    """A time above nothing."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if number > 0 and isfinite(number):
        return number
    raise ArgumentTypeError(f"a number of seconds above 0 is needed, not {text!r}")
