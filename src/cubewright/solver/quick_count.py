"""Count the solutions of small puzzles in plain Python, without loading kernels.

Loading kernels takes longer than the whole search of the Soma cube. The search always fills the
first free cell in a fixed order. An option is one integer with a bit for each of its cells and one
for its piece, so one test shows whether the option fits (D. Fletcher, CACM 8, 1965, with tables in
assembly language). If the budget is spent, the count starts again with the compiled search.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.model.symmetry.group import UpTo
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.problem.faults import faults
from cubewright.solver.report import Counts, Finished, Outcome, Prepared, Progressed, Report
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.stages import StageTable

MAX_CELLS = 36
"""The number of cells above which the compiled search counts."""
MAX_TESTS = 500_000
"""The number of tests, about 40 ns each, after which the compiled search takes over."""
MAX_SOLUTIONS = 1000
"""The maximum number of solutions that this module merges."""


def quick_count(request: SolveRequest, control: Control | None = None) -> Iterator[Report]:
    """Count small puzzles like :func:`~cubewright.solver.count.count`, without compiled code.

    The stage table of small puzzles is empty, so this function is for callers that do not show the
    table.

    Raises:
        PuzzleError, UnknownNameError, CubewrightError: As for
            :func:`~cubewright.solver.solve.solve`.
    """
    began = perf_counter()
    if _may_be_small(request) and not faults(request.puzzle):
        cover = cover_problem(request.puzzle)
        counts = small_count(cover)
        if counts is not None:
            yield Prepared(cover)
            stages = StageTable.zeros(cover.piece_count)
            progress = Progressed(1.0, counts, stages, perf_counter() - began)
            yield progress
            yield Finished(Outcome.COMPLETE, progress)
            return
    from cubewright.solver.count import count

    yield from count(request, control)


def small_count(cover: CoverProblem, max_tests: int = MAX_TESTS) -> Counts | None:
    """Return the numbers of solutions of a small exact problem; None for other problems.

    Every kind of piece must have one copy, no piece two colourings of the same cells,
    and no constraint may break a symmetry.
    """
    if not cover.is_exact or (cover.copies != 1).any() or cover.masks.shape[1] > 1:
        return None
    if cover.figure_images is not None or cover.colourings is not None:
        return None
    rows = _solutions(cover, max_tests)
    if not rows:
        return None if rows is None else Counts()
    return _counts(cover, np.array(rows, np.int32))


def _may_be_small(request: SolveRequest) -> bool:
    is_plain = request.count_only and not request.settings and request.limit is None
    is_default = request.engine == DEFAULT_ENGINE and request.checkpoint is None
    is_whole = request.up_to is UpTo.PUZZLE and request.puzzle.is_exact
    return is_plain and is_default and is_whole and len(request.puzzle.figure) <= MAX_CELLS


def _solutions(cover: CoverProblem, tests_left: int) -> list[tuple[int, ...]] | None:
    cells = cover.cell_count
    bits = [
        mask | 1 << cells + kind
        for mask, kind in zip(cover.masks[:, 0].tolist(), cover.kind.tolist(), strict=True)
    ]
    number = {option: index for index, option in enumerate(bits)}
    full = (1 << cells) - 1
    by_cell: list[list[int]] = [[] for _ in range(cells)]
    first = cover.breaking_piece
    for option, kind in zip(bits, cover.kind.tolist(), strict=True):
        if kind != first:
            by_cell[(option & -option).bit_length() - 1].append(option)
    found: list[tuple[int, ...]] = []
    roots = [bits[each] for each in cover.orbit_representatives.tolist()]
    stack = [(root, (root,)) for root in roots] if first >= 0 else [(0, ())]
    while stack:
        used, chosen = stack.pop()
        free = full & ~used
        if not free:
            found.append(tuple(sorted(number[option] for option in chosen)))
            if len(found) > MAX_SOLUTIONS:
                return None
            continue
        options = by_cell[(free & -free).bit_length() - 1]
        tests_left -= len(options)
        if tests_left < 0:
            return None
        stack += [(used | each, (*chosen, each)) for each in options if not each & used]
    return found


def _counts(cover: CoverProblem, found: IntArray) -> Counts:
    """Return the numbers of solutions in each convention (orbit-stabiliser theorem).

    ``found`` ``(k, pieces)`` has at least one solution of each symmetry class.
    """
    images = np.sort(cover.images[:, found], axis=2)
    turns = int(cover.proper.sum())
    classes: set[tuple[int, ...]] = set()
    raw = rotations = unique = 0
    for row, of_row in zip(found.tolist(), np.swapaxes(images, 0, 1).tolist(), strict=True):
        least = tuple(min(of_row))
        if least in classes:
            continue
        classes.add(least)
        copies = len(of_row) // of_row.count(row)
        raw += copies
        rotations += copies // (turns // of_row[:turns].count(row))
        unique += 1
    return Counts(raw, rotations, unique)
