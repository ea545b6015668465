"""Compile every kernel for the usual sizes of figure, by solving small puzzles of each kind.

numba compiles a kernel when it is first called, and again for each number of
words of 64 cells that a mask has. That takes seconds each time. ``python -m
cubewright.solver.compilation`` compiles all of them for 1, 2, 4 and 8 words at
low priority, and is done in an instant if nothing is left to compile. One kernel
searches all figures of more than 512 cells.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.counting.frontier_count import FrontierCount
from cubewright.solver.counting.frontier_state import FrontierState
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.kernels.compiled_folder import all_are_compiled, mark_compiled
from cubewright.solver.problem.cell_order import slice_order
from cubewright.solver.problem.chessboard import chessboard
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.dive_problem import empty_packing
from cubewright.solver.search.engine import engine
from cubewright.solver.search.first_solution import FirstSolution
from cubewright.solver.search.levels.most_constrained_search import MostConstrained
from cubewright.solver.search.processors import processors
from cubewright.solver.solve import solve

_MODULE = "cubewright.solver.compilation"
WORDS = (1, 2, 4, 8)
"""The numbers of words in a mask for which kernels are compiled ahead.

A mask has a power of two (:func:`~.search.level_search.padded`). Placements in
larger figures are no masks (:mod:`cubewright.solver.kernels.sparse`).
"""
MOST_PROCESSES = 4
"""Each needs about 250 MB."""


@dataclass(frozen=True)
class CompileTask:
    """A small search that compiles the kernels it uses."""

    name: str
    run: Callable[[], None]


def compile_tasks() -> tuple[CompileTask, ...]:
    """Return the tasks that together compile all kernels, the longest first."""
    tasks: list[CompileTask] = []
    for words in reversed(WORDS):
        cells = f"up to {64 * words} cells"
        for name, run in (
            ("most-constrained", partial(_search, words, "most-constrained")),
            ("ranges", partial(_search, words, "most-constrained", ranges=True)),
            ("backtracking", partial(_search, words, "backtracking")),
            ("first solution", partial(_dive, words)),
            ("next-cell", partial(_search, words, "next-cell")),
            ("islands", partial(_search, words, "next-cell", settings=(("islands", "nodes"),))),
        ):
            tasks.append(CompileTask(f"{name}, {cells}", run))
    tasks.append(CompileTask("more cells", partial(_search, WORDS[-1] + 1, "most-constrained")))
    tasks.append(CompileTask("counting", _count))
    tasks.append(CompileTask("window of six rows", _window))
    tasks.append(CompileTask("conventions", _conventions))
    tasks.append(CompileTask("taking apart", _take_apart))
    return tuple(tasks)


def compile_all(workers: int | None = None) -> Iterator[tuple[int, int]]:
    """Compile what is not compiled; yield the number of tasks done and of all tasks.

    Yields nothing if all is compiled. ``workers``: the number of processes, by default one for each
    processor, up to :data:`MOST_PROCESSES`.
    """
    if all_are_compiled():
        return
    tasks = compile_tasks()
    count = min(workers or processors(), MOST_PROCESSES)
    done = 0
    yield done, len(tasks)
    if count > 1:
        for _ in _finished_in_processes(count):
            done += 1
            yield done, len(tasks)
    # Two processes that compile one kernel can lose an entry of numba's index. So this process
    # runs every task too: it loads what is there and compiles what is not.
    for number, task in enumerate(tasks, 1):
        task.run()
        if number > done:
            yield number, len(tasks)
    mark_compiled()


def _finished_in_processes(count: int) -> Iterator[str]:
    """Run all tasks in some processes; yield the name of each task that is finished."""
    reading, writing = os.pipe()
    command = [sys.executable, "-m", _MODULE]
    running = [
        subprocess.Popen(
            [*command, str(share), str(count)],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.DEVNULL,
        )
        for share in range(count)
    ]
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="utf-8") as names:
            for name in names:
                yield name.rstrip()
    finally:
        for process in running:
            process.terminate()
            process.wait()


def _bars(cells: int, length: int, width: int = 1, *, ranges: bool = False) -> Puzzle:
    """Return a board of a length and a width, and bars of some cells to fill it with."""
    copies = length * width // cells
    bar = Piece("A", tuple((x, 0, 0) for x in range(cells)))
    pieces = PieceSet("bars", "bars", (bar,), (copies,), minimums=(0,) if ranges else None)
    return Puzzle(Figure((x, y, 0) for x in range(length) for y in range(width)), pieces)


def _row(words: int, *, ranges: bool = False) -> Puzzle:
    """Return a row of cells whose masks have some words, and four bars that fill it."""
    return _bars(16 * words, 64 * words, ranges=ranges)


def _search(
    words: int, engine: str, settings: tuple[tuple[str, str], ...] = (), *, ranges: bool = False
) -> None:
    _solve(SolveRequest(_row(words, ranges=ranges), engine=engine, settings=settings))


def _solve(request: SolveRequest) -> None:
    for _ in solve(request):
        pass


def _dive(words: int) -> None:
    """Dive, and pack a front, which no search of a small puzzle does by itself."""
    cover = cover_problem(_row(words))
    dive = engine("most-constrained").dive
    if dive is not None:
        search = FirstSolution(cover, dive)
        while not len(search.step(10**6)):
            pass
    MostConstrained(cover, {}, reduced=False, colours=chessboard(cover)).step(1)
    packing = empty_packing(cover, slice_order(cover))
    front = packing.front(np.zeros(1, np.int32), 1)
    packing.after(front.options[:1])


def _window() -> None:
    settings = (("islands", "nodes"), ("board", "six-rows"))
    _solve(SolveRequest(_bars(2, 8, 2), engine="next-cell", settings=settings))


def _conventions() -> None:
    """List solutions in each convention, with a pre-placed piece that breaks the symmetry."""
    row = _row(1)
    placed = PlacedPiece(0, 0, row.figure.cells[: len(row.pieces[0])])
    for convention in Convention:
        _solve(SolveRequest(replace(row, pre_placed=(placed,)), convention))


def _count() -> None:
    """Count the dominoes on a board by frontier dynamic programming, beyond 32 bits."""
    count = FrontierCount(cover_problem(_bars(2, 12, 8)))
    while count.state is FrontierState.RUNNING:
        count.step()


def _take_apart() -> None:
    """Take three cubes in a row apart, and lock one in a room that has no exit."""
    room = tuple(cell for cell in CUBIC.box((5, 5, 5)) if {0, 4} & set(cell))
    row = tuple(((x, 0, 0),) for x in range(3))
    search = DisassemblySearch(CUBIC)
    for pieces in (row, (room, ((2, 2, 2),))):
        search.start([Assembly(CUBIC, tuple(AssembledPiece(cells) for cells in pieces))])
        while not search.step():
            pass


def main(arguments: Sequence[str]) -> int:
    """Compile a share of the tasks: its number, and how many shares there are; or all of them."""
    if not arguments:  # in the background of the window
        if hasattr(os, "nice"):
            os.nice(10)
        for _ in compile_all(workers=1):
            pass
        return 0
    share, count = (int(each) for each in arguments)
    for task in compile_tasks()[share::count]:
        task.run()
        print(task.name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
