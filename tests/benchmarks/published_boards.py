"""Boards of all pentominoes and tetrominoes, with published times of other programs.

    python tests/benchmarks/published_boards.py [--threads N] [--estimate-seconds S] [--estimate]

Two boards of 4x10 are solved in full: the number of raw solutions, 1,791,072, is the same
by a search and by a frontier count. The board of 8x10 is estimated by random probes for S
seconds of processor time, with its range; with ``--estimate`` nothing else is done. Others
report 505.6 s for the first on one node of 18 cores and 20.2 s on ten nodes, and 48,560 s
for the second on ten nodes. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random
from statistics import mean, stdev
from time import thread_time
from typing import NamedTuple

from engines_table import machine

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.count import count
from cubewright.solver.counting.orbit_counting import OrbitCounter
from cubewright.solver.problem.steps import completed
from cubewright.solver.report import Finished, Outcome, Progressed, Report
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine
from cubewright.solver.search.preparation import preparation_steps
from cubewright.solver.search.tree_split import Task, TaskSearch, split_tree
from cubewright.solver.solve import solve

TASKS, PROBE_WORK = 2000, 2_000_000
"""The number of parts of the tree, and the number of mask tests before a probe chooses again."""
RAW_SOLUTIONS = 1_791_072
"""The raw solutions of :func:`two_boards`: turned, reflected and exchanged boards all count."""


def pentominoes_and_tetrominoes() -> PieceSet:
    """Return the twelve pentominoes and the five tetrominoes, once each: 80 cells."""
    pentominoes, tetrominoes = piece_set("pentominoes"), piece_set("tetracubes-5")
    # Both sets contain I, L and T, so the smaller pieces have lower-case letters.
    small = tuple(replace(each, symbol=each.symbol.lower()) for each in tetrominoes.pieces)
    pieces = (*pentominoes.pieces, *small)
    return PieceSet(
        "pentominoes-and-tetrominoes",
        "Pentominoes and tetrominoes",
        pieces,
        (1,) * len(pieces),
        pentominoes.lattice,
    )


def two_boards() -> Puzzle:
    """Return two boards of 4x10, in two planes so far apart that no piece reaches both."""
    cells = [(x, y, z) for x in range(10) for y in range(4) for z in (0, 2)]
    return Puzzle(Figure(cells, "two boards of 4x10"), pentominoes_and_tetrominoes())


def large_board() -> Puzzle:
    """Return the board of 8x10."""
    return Puzzle(Figure(CUBIC.box((10, 8, 1)), "board of 8x10"), pentominoes_and_tetrominoes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--threads", type=int, default=1, help="the number of threads of the searches")
    add("--estimate-seconds", type=float, default=60.0, help="the time of the estimates")
    add("--estimate", action="store_true", help="only estimate the large board")
    options = parser.parse_args()
    print(f"{machine()}, {options.threads} threads, load {os.getloadavg()[0]:.1f}\n")
    print("| Board | How | Raw solutions | Seconds | Processor seconds |")
    print("|---|---|---:|---:|---:|")
    if not options.estimate:
        solve_two_boards(options.threads)
    board = large_board()
    found = estimate(board, options.estimate_seconds)
    low, high = found.seconds
    print(
        f"| {board.name} | estimate of a search | {found.solutions[0]:,.2g} to "
        f"{found.solutions[1]:,.2g} | | {low:,.0f} to {high:,.0f} |"
    )
    print(f"\nestimated from {found.probes:,} probes; the ranges are two standard errors")


def solve_two_boards(threads: int) -> None:
    """Count and search the two boards, and print a line for each."""
    boards = two_boards()
    request = SolveRequest(boards, Convention.RAW, count_only=True, threads=threads)
    for how, reports in (("count", count(request)), ("search", solve(request))):
        last = finished(reports)
        raw = last.counts.raw
        if raw != RAW_SOLUTIONS:
            raise SystemExit(f"{boards.name}: {raw:,} raw solutions instead of {RAW_SOLUTIONS:,}")
        print(f"| {boards.name} | {how} | {raw:,} | {last.seconds:.1f} | {last.cpu_seconds:.1f} |")


def finished(reports: Iterator[Report]) -> Progressed:
    """Return the last progress of a complete search."""
    *_, last = reports
    assert isinstance(last, Finished)
    assert last.outcome is Outcome.COMPLETE
    return last.progress


class Estimate(NamedTuple):
    """The ranges of the totals of a search on one thread, two standard errors each way."""

    probes: int
    solutions: tuple[float, float]
    seconds: tuple[float, float]


def estimate(
    puzzle: Puzzle, max_seconds: float, seed: int = 1, max_probes: float = inf
) -> Estimate:
    """Estimate a search that is too long to finish, by random probes.

    A probe searches a part of the tree for a while and divides the rest into tasks. It chooses one
    task with a probability proportional to its weight, and this task stands for all (D. E. Knuth,
    "Estimating the efficiency of backtrack programs", 1975). Returns raw solutions and processor
    seconds of this machine.
    """
    search = completed(preparation_steps(puzzle, engine("automatic"), {}))[1]
    assert isinstance(search, TaskSearch)
    search.keep_root_only()
    search.step(0)
    tasks, rows = split_tree(search, search.take_tasks(), TASKS)
    # The search finds some symmetric copies of a solution, and a few copies repeatedly.
    counter = OrbitCounter.of(search.cover, Convention.UNIQUE)
    for each in rows:
        counter.take(each)
    at_nodes = counter.counts.raw
    random = Random(seed)
    probes: list[tuple[float, float]] = []
    spent, began = 0.0, thread_time()
    worked = search.done[0]
    while spent < max_seconds and len(probes) < max_probes:
        probes.append(_probe(search, counter, random.choice(tasks), random))
        spent = thread_time() - began
    speed = (search.done[0] - worked) / spent
    ranges = []
    for values in zip(*probes, strict=True):
        middle = len(tasks) * mean(values)
        error = len(tasks) * stdev(values) / len(values) ** 0.5
        ranges.append((max(0.0, middle - 2 * error), middle + 2 * error))
    (low, high), found = ranges
    return Estimate(
        len(probes),
        (at_nodes + found[0], at_nodes + found[1]),
        (low / speed, high / speed),
    )


def _probe(
    search: TaskSearch, counter: OrbitCounter, task: Task, random: Random
) -> tuple[float, float]:
    """Return the estimated mask tests of a task, and its raw solutions."""
    work = solutions = 0.0
    factor = 1.0
    while True:
        search.enter(task)
        before, counted = search.done[0], counter.counts.raw
        while not search.finished and search.done[0] - before < PROBE_WORK:
            counter.take(search.step(PROBE_WORK))
        work += factor * (search.done[0] - before)
        solutions += factor * (counter.counts.raw - counted)
        if search.finished:
            return work, solutions
        left = search.take_tasks()
        weights = [each.weight for each in left]
        (task,) = random.choices(left, weights)
        factor *= sum(weights) / task.weight


if __name__ == "__main__":
    main()
