"""The number of parts of a frontier count that suits its memory and its workers.

The size of the largest part is estimated for an increasing number of merged kinds
(:mod:`cubewright.solver.counting.inclusion_exclusion`). More merged kinds need less memory, but
give more parts and more total work.
"""

from __future__ import annotations

from collections.abc import Generator
from math import prod
from typing import NamedTuple

from cubewright.solver.counting.frontier import FRONTIER_BYTES, WORD_BYTES
from cubewright.solver.counting.frontier_problem import OrbitOptions, frontier_problem
from cubewright.solver.counting.inclusion_exclusion import (
    Part,
    count_parts,
    kinds_to_merge,
    largest_part,
    options_of,
)
from cubewright.solver.counting.size_estimate import SizeEstimate

MAX_PARTS = 20_000
"""The number of parts above which a count is not divided."""
WORDS = 2
"""The expected number of words of a part's counts."""
SHARE_WITHOUT_KIND = 0.7
"""The share of the work that remains when a part lacks the options of one kind.

Measured with pentominoes and two SOMA sets.
"""
PART_WORK = 1.5e7
"""The work of preparing a part and finding its live frontiers, in additions."""
ESTIMATE_BUDGET = 2_000_000
"""The number of tests per step of a size estimate, which takes at most 0.01 s."""


class Division(NamedTuple):
    """The kinds to merge, and the expected cost.

    - ``work``: the work of all parts, in additions; 0 if it cannot be estimated.
    - ``peak_bytes``: the memory of the counts of the largest part; 0 if it cannot be estimated.
    """

    kinds: tuple[int, ...]
    parts: int
    work: float = 0.0
    peak_bytes: int = 0

    def time(self, slots: int) -> float:
        """Return the work of each of ``slots`` workers."""
        return self.work / min(slots, self.parts)


def expected_share(options: OrbitOptions, part: Part) -> float:
    """Return the expected work of a part as a share of the largest part's work."""
    shares = (
        SHARE_WITHOUT_KIND + (1 - SHARE_WITHOUT_KIND) * weight / int(options.copies[kind])
        for kind, weight in zip(part.kinds, part.weights, strict=True)
    )
    return prod(shares)


def division_steps(
    options: OrbitOptions, slots: int, max_bytes: int
) -> Generator[bool, None, Division | None]:
    """Choose the fastest division for ``slots`` workers, within ``max_bytes`` each.

    Yields after each step; False if the step only loaded compiled code. Returns None if every
    division needs more memory. If the size cannot be estimated, there are enough parts for all
    workers.
    """
    best: Division | None = None
    kinds = kinds_to_merge(options)
    for number in range(len(kinds) + 1):
        merged = tuple(kinds[:number])
        parts = count_parts(options, merged)
        if parts > MAX_PARTS:
            break
        problem = frontier_problem(options_of(options, largest_part(options, merged)))
        yield True
        if problem is None:
            continue
        if not SizeEstimate.is_possible(problem):
            if parts >= slots or number == len(kinds):
                return Division(merged, parts)
            continue
        estimate = SizeEstimate(problem)
        estimate.step(0)
        yield False
        while not estimate.done:
            estimate.step(ESTIMATE_BUDGET)
            yield True
        frontiers = int((estimate.frontiers[:-1] + estimate.frontiers[1:]).max()) // 2
        room = int(estimate.room_per_cell.max()) * WORD_BYTES * WORDS
        if frontiers * FRONTIER_BYTES > max_bytes:
            return None  # merging more kinds does not change that
        if room > max_bytes:
            continue
        average = float(estimate.work.sum()) * (0.5 + 0.5 * SHARE_WITHOUT_KIND) ** number
        work = parts * (average + PART_WORK)
        found = Division(merged, parts, work, room)
        if best is not None and found.time(slots) >= best.time(slots):
            break
        best = found
    return best
