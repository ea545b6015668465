"""Other programs that our engines are compared with: the yardsticks.

All get the options of the same cover problem. The symmetry-breaking piece, if
there is one, has only its orbit representatives. So all programs do the same
work and must find the same number of solutions.
"""

from __future__ import annotations

import multiprocessing
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.analysis.run import REPEATED_SECONDS
from cubewright.solver.problem.cell_order import LONGEST, cell_order
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.problem.islands import neighbour_masks
from cubewright.solver.problem.option_masks import bits_of

COMPILER = shutil.which("cc")
NEXT_CELL = Path(__file__).with_name("next_cell.c")
FLAT_BOARD = Path(__file__).with_name("flat_board.c")
WORD = 64
WIDE = 2 * WORD
"""The largest number of cells of the C programs, which have masks of one and two words."""


@dataclass(frozen=True)
class Measured:
    """The result of a program: solutions, seconds of searching, and whether it finished."""

    solutions: int | None
    seconds: float
    finished: bool
    nodes: int | None = None
    processor_seconds: float = 0.0
    """CPU seconds; if the program does not measure them, 0 or the seconds of searching."""


@dataclass(frozen=True)
class Yardstick:
    """Another program; ``measure`` returns None for a problem that it cannot solve."""

    name: str
    missing: str | None
    """The reason why it cannot run here, or None."""
    measure: Callable[[CoverProblem, float], Measured | None]


def yardsticks() -> tuple[Yardstick, ...]:
    """Return all programs to compare with."""
    extra = "not installed: pip install .[benchmarks]"
    return (
        Yardstick("next-cell", None if COMPILER else "there is no C compiler", _next_cell),
        Yardstick("flat-board", None if COMPILER else "there is no C compiler", _flat_board),
        Yardstick("xcover", None if find_spec("xcover") else extra, _in_process(count_xcover)),
        Yardstick(
            "exact-cover", None if find_spec("exact_cover") else extra, _in_process(count_exact)
        ),
    )


# --- searches in C ------------------------------------------------------------------------


@cache
def _program(source: Path, *flags: str) -> Path:
    path = Path(tempfile.mkdtemp(prefix="yardstick-")) / source.stem
    all_flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", *flags]
    subprocess.run([str(COMPILER), *all_flags, "-o", path, source], check=True)
    return path


def _run(program: Path, problem: str) -> Measured:
    done = subprocess.run([program], input=problem, capture_output=True, text=True, check=True)
    solutions, nodes, seconds, finished, *processor = done.stdout.split()
    times = float(seconds), *map(float, processor)
    return Measured(int(solutions), times[0], finished == "1", int(nodes), times[-1])


def _head(cover: CoverProblem, limit: float) -> list[str]:
    """Return the first two lines of a problem for the programs in C."""
    numbers = (
        cover.cell_count,
        len(cover.copies),
        len(cover.masks),
        cover.breaking_piece,
        round(limit),
    )
    return [" ".join(map(str, numbers)), " ".join(map(str, cover.copies))]


def problem_text(cover: CoverProblem, limit: float) -> str:
    """Return the problem in the form that next_cell.c reads."""
    orbit_representatives = set(cover.orbit_representatives.tolist())
    lines = _head(cover, limit)
    for option, (kind, mask) in enumerate(zip(cover.kind, cover.masks[:, 0], strict=True)):
        lines.append(f"{kind} {int(option in orbit_representatives)} {mask}")
    return "\n".join(lines) + "\n"


def _next_cell(cover: CoverProblem, limit: float) -> Measured | None:
    if cover.cell_count > WORD:
        return None
    return _run(_program(NEXT_CELL, "-O2"), problem_text(cover, limit))


def _reordered(cover: CoverProblem, order: IntArray) -> MaskArray:
    """Return the options' masks, ``(words, n)`` uint64; bit ``i`` is cell ``order[i]``."""
    options, words = cover.masks.shape
    bits = np.zeros((options, 64 * words), np.bool_)
    bits[:, : len(order)] = bits_of(cover.masks)[:, order]
    masks = np.packbits(bits, axis=1, bitorder="little").view("<u8")
    return np.ascontiguousarray(masks.T.astype(np.uint64))


def board_text(cover: CoverProblem, limit: float) -> str:
    """Return the problem in the form that flat_board.c reads."""
    order = cell_order(cover, LONGEST)
    words = -(-cover.cell_count // WORD)
    masks = _reordered(cover, order)
    neighbours = neighbour_masks(cover.puzzle.figure, order, words)[0]
    orbit_representatives = set(cover.orbit_representatives.tolist())
    lines = _head(cover, limit) + [_two_words(mask) for mask in neighbours.T.tolist()]
    for option, (kind, mask) in enumerate(zip(cover.kind, masks.T.tolist(), strict=True)):
        lines.append(f"{kind} {int(option in orbit_representatives)} {_two_words(mask)}")
    return "\n".join(lines) + "\n"


def _two_words(mask: list[int]) -> str:
    return f"{mask[0]} {mask[1] if len(mask) > 1 else 0}"


def flat_board(cover: CoverProblem, limit: float) -> Callable[[], Measured] | None:
    """Return a function that runs flat_board.c on a problem; None if it cannot solve it."""
    is_flat = min(cover.puzzle.figure.size) == 1
    if not is_flat or cover.cell_count > WIDE:
        return None
    flags = ["-O3", "-march=native", *(["-DWIDE"] if cover.cell_count > WORD else [])]
    return partial(_run, _program(FLAT_BOARD, *flags), board_text(cover, limit))


def _flat_board(cover: CoverProblem, limit: float) -> Measured | None:
    run = flat_board(cover, limit)
    if run is None:
        return None
    runs = [run()]
    while sum(each.seconds for each in runs) < REPEATED_SECONDS and len(runs) < 5:
        runs.append(run())
    return replace(runs[0], seconds=median(each.seconds for each in runs))


# --- exact cover in Python packages -----------------------------------------------------------

Items = list[list[int]]


def items(cover: CoverProblem) -> Items:
    """Return each option as a list of items: its cells, then its kind."""
    orbit_representatives = set(cover.orbit_representatives.tolist())
    return [
        [*cells, cover.cell_count + int(kind)]
        for option, (cells, kind) in enumerate(zip(cover.option_cells, cover.kind, strict=True))
        if kind != cover.breaking_piece or option in orbit_representatives
    ]


def count_xcover(options: Items) -> int:
    """Count solutions with the package xcover (dancing cells, compiled by numba)."""
    from xcover import covers

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # numba warns about types of the package
        return sum(1 for _ in covers(options))


def count_exact(options: Items) -> int:
    """Count solutions with the package exact-cover (dancing links in C)."""
    from exact_cover import get_solution_count

    return int(get_solution_count(_matrix(options)))


def _matrix(options: Items) -> IntArray:
    """Return options as rows of zeros and ones, ``(options, items)`` int32."""
    matrix = np.zeros((len(options), 1 + max(map(max, options))), np.int32)
    for row, columns in enumerate(options):
        matrix[row, columns] = 1
    return matrix


def count_exact_py(options: Items) -> int:
    """Count solutions with the package exact-cover-py (dancing links, compiled by numba)."""
    from exact_cover_py import exact_covers

    return sum(1 for _ in exact_covers(_matrix(options).astype(np.int8)))


def count_dlx(options: Items) -> int:
    """Count solutions with the package dlx-cython (dancing links in Cython)."""
    from dlxsolver import DLXSolver

    found = DLXSolver(_matrix(options)).solve(find_all=True)
    if isinstance(found, int):
        return found
    return len(found[0] if isinstance(found, tuple) else found)


def packages() -> tuple[Yardstick, ...]:
    """Return the Python packages for the comparison with whole solves of flat boards."""
    return tuple(
        Yardstick(
            name, None if find_spec(module) else f"not installed: pip install {name}",
            _in_process(count),
        )
        for name, module, count in (
            ("xcover", "xcover", count_xcover),
            ("exact-cover", "exact_cover", count_exact),
            ("exact-cover-py", "exact_cover_py", count_exact_py),
            ("dlx-cython", "dlxsolver", count_dlx),
        )
    )  # fmt: skip


def _in_process(
    count: Callable[[Items], int],
) -> Callable[[CoverProblem, float], Measured | None]:
    """Return a function that counts in a separate process, which can be ended at a time limit."""

    def measure(cover: CoverProblem, limit: float) -> Measured | None:
        if cover.copies.max() > 1:
            return None  # Exact cover has no copies, so each exchange of two would count.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_child, args=(count, items(cover), there), daemon=True)
        process.start()
        there.close()
        here.recv()  # The process has loaded and compiled the package.
        try:
            if here.poll(limit):
                solutions, seconds, processor = here.recv()
                return Measured(solutions, seconds, True, processor_seconds=processor)
            return Measured(None, limit, False, processor_seconds=limit)
        finally:
            process.kill()
            process.join()

    return measure


def _child(count: Callable[[Items], int], options: Items, results: Any) -> None:
    count(items(cover_problem(built_in_puzzle("half-hour"))))
    results.send("ready")
    began, processor_began = perf_counter(), process_time()
    solutions = count(options)
    seconds = perf_counter() - began
    results.send((solutions, seconds, process_time() - processor_began))
