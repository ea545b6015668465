"""Work for another machine: one part of a frontier count."""

from __future__ import annotations

import pickle
import zlib
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from cubewright.solver.counting.burnside import has_all_kinds
from cubewright.solver.counting.frontier import Frontier
from cubewright.solver.counting.frontier_count import FIRST_BUDGET, next_budget
from cubewright.solver.counting.frontier_problem import (
    FrontierState,
    OrbitOptions,
    frontier_problem,
)
from cubewright.solver.counting.inclusion_exclusion import Part, options_of
from cubewright.solver.counting.size_estimate import live_frontiers
from cubewright.solver.search.control import Control


class PartResult(NamedTuple):
    """The number of fillings of a part, or None if it needs too much memory.

    ``divisible``: whether smaller parts would need less memory.
    """

    total: int | None
    peak_bytes: int = 0
    divisible: bool = True


def packed(options: OrbitOptions) -> bytes:
    """Pack options into bytes once, for all calls."""
    return zlib.compress(pickle.dumps(options))


def count_part(options: bytes, max_bytes: int, part: Part, control: Control) -> PartResult:
    """Count one part; the result is meaningless if the control was stopped.

    ``options`` are the options of the whole count, from :func:`packed`. ``max_bytes`` limits the
    memory of the counts of a part, and separately of its frontiers.
    """
    return counted_part(_unpacked(options), part, max_bytes, control)


@lru_cache(maxsize=1)
def _unpacked(options: bytes) -> OrbitOptions:
    unpacked: OrbitOptions = pickle.loads(zlib.decompress(options))  # from our own client
    return unpacked


def counted_part(options: OrbitOptions, part: Part, max_bytes: int, control: Control) -> PartResult:
    """Count one part like :func:`count_part`, with unpacked options."""
    own = options_of(options, part)
    if not has_all_kinds(own):
        return PartResult(0)
    problem = frontier_problem(own)
    if problem is None:  # an option spans too many cells, or there are too many kinds
        return PartResult(None)
    frontier = Frontier(problem, max_bytes, live_frontiers(problem))
    budget = FIRST_BUDGET
    while frontier.state is FrontierState.RUNNING and not control.stopped:
        began, cell = perf_counter(), frontier.cell
        frontier.step(budget)
        spent = perf_counter() - began
        budget = next_budget(budget, spent, used_up=frontier.cell == cell)
    if frontier.state is not FrontierState.DONE:
        return PartResult(None, frontier.peak_bytes, not frontier.has_too_many_frontiers)
    return PartResult(frontier.total, frontier.peak_bytes)
