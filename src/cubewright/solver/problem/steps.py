"""Long preparations as generators: between two steps they can be stopped or show their progress.

A preparation yields the fraction that is done, 0 to 1, every few milliseconds,
and returns its result. Whoever iterates may simply not continue.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Steps = Generator[float, None, Result]
"""Yields fractions, 0 to 1, and returns a result."""


def share(steps: Steps[Result], low: float, high: float) -> Steps[Result]:
    """Make steps a share of a longer preparation: their fractions become ``low`` to ``high``."""
    while True:
        try:
            fraction = next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield low + (high - low) * fraction


def completed(steps: Steps[Result]) -> Result:
    """Run all steps and return their result.

    >>> def steps():
    ...     yield 0.5
    ...     return "ready"
    >>> completed(steps()), list(share(steps(), 0.5, 1.0))
    ('ready', [0.75])
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
