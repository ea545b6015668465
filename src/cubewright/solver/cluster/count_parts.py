"""Work for another machine: some parts of a frontier count, counted for a limited time."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Sequence
from time import perf_counter, thread_time
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
from cubewright.solver.search.control import Control


class PartResult(NamedTuple):
    """The number of fillings of a part, or why it is not known: it needs too much memory.

    ``divisible``: whether smaller parts would need less.
    """

    total: int | None
    peak_bytes: int = 0
    divisible: bool = True


class PartResults(NamedTuple):
    """The results of the parts that a call began, in order, and the seconds that they took."""

    results: list[PartResult]
    seconds: float
    cpu_seconds: float


def packed(options: OrbitOptions) -> bytes:
    """Return options as bytes, to travel with every call."""
    return zlib.compress(pickle.dumps(options))


def count_parts(
    options: bytes, parts: Sequence[Part], max_bytes: int, seconds: float, control: Control
) -> PartResults:
    """Count parts in turn until ``seconds`` have passed; at least one, if the control allows.

    ``options`` are those of the whole count, as :func:`packed` returns them. ``max_bytes``
    limits the memory of the counts of a part, and separately that of its frontiers.
    """
    began, cpu_began = perf_counter(), thread_time()
    whole: OrbitOptions = pickle.loads(zlib.decompress(options))  # from this program's own client
    results: list[PartResult] = []
    for part in parts:
        if results and (control.stopped or perf_counter() - began >= seconds):
            break
        result = counted_part(whole, part, max_bytes, control)
        if control.stopped:
            break  # perhaps it was stopped in the middle
        results.append(result)
    return PartResults(results, perf_counter() - began, thread_time() - cpu_began)


def counted_part(options: OrbitOptions, part: Part, max_bytes: int, control: Control) -> PartResult:
    """Count one part; the result means nothing if the control was stopped meanwhile."""
    own = options_of(options, part)
    if not has_all_kinds(own):
        return PartResult(0)
    problem = frontier_problem(own)
    if problem is None:  # an option reaches too far, or there are too many kinds
        return PartResult(None)
    frontier = Frontier(problem, max_bytes)
    budget = FIRST_BUDGET
    while frontier.state is FrontierState.RUNNING and not control.stopped:
        began, cell = perf_counter(), frontier.cell
        frontier.step(budget)
        spent = perf_counter() - began
        budget = next_budget(budget, spent, used_up=frontier.cell == cell)
    if frontier.state is not FrontierState.DONE:
        return PartResult(None, frontier.peak_bytes, not frontier.has_too_many_frontiers)
    return PartResult(frontier.total, frontier.peak_bytes)
