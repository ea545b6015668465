"""Long preparations as generators, which can be stopped or show progress between two steps.

A preparation yields the completed fraction, 0 to 1, every few milliseconds, and returns its result.
A caller stops it by not continuing the iteration.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Steps = Generator[float, None, Result]
"""A generator that yields fractions, 0 to 1, and returns a result."""


def share(steps: Steps[Result], low: float, high: float) -> Steps[Result]:
    """Yield the steps with their fractions scaled to the range from ``low`` to ``high``."""
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
