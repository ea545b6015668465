"""Measure turning the 3D view, and showing the next solution in it.

    python tests/benchmarks/view_table.py [--frames 60]

A view of 600 by 700 pixels shows 1,000 cells; each row is another scene. Turning
repaints the view after each step of three degrees, as a drag does. The table has
the pictures a second and the CPU milliseconds for each picture, in all threads,
and the milliseconds from asking for another solution until it is painted, in the
view alone and in the whole window, with the CPU milliseconds. Needs a display;
part of `make bench`, where OpenGL is rendered in software.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import Cell, IntArray
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from cubewright.gui.viewer.voxel_view import VoxelView

SIZE = (600, 700)
SIDE = 10
BAR = 5
"""The number of cells of each piece."""
_COLOURS = ("#d62728", "#1f77b4", "#2ca02c", "#ff7f0e", "#9467bd", "#8c564b", "#e377c2")


def bars(along: int, lattice: Lattice = CUBIC) -> Solution:
    """Return 1,000 cells filled by 200 bars in one direction; for timing, not a real puzzle."""
    cells: list[Cell] = sorted(
        lattice.box((SIDE, SIDE, SIDE))[: SIDE**3],
        key=lambda cell: (*cell[along + 1 :], *cell[: along + 1]),
    )
    placed, pieces = [], []
    for number, start in enumerate(range(0, len(cells), BAR)):
        bar = tuple(sorted(cells[start : start + BAR]))
        colour = _COLOURS[number % len(_COLOURS)]
        pieces.append(Piece(f"p{number}", bar, colour=colour, lattice=lattice))
        placed.append(PlacedPiece(number, 0, bar))
    piece_set = PieceSet("bars", "Bars", tuple(pieces), (1,) * len(pieces), lattice)
    figure = Figure(cells, "1,000 cells", lattice=lattice)
    return Solution(Puzzle(figure, piece_set), tuple(placed))


def scenes() -> dict[str, Callable[[VoxelView], object]]:
    """Return the contents of the view in each row."""
    found: dict[str, Callable[[VoxelView], object]] = {
        "figure": lambda view: view.show_scene(view.scene.with_figure(bars(0).puzzle.figure)),
        "pieces": lambda view: view.show_scene(view.scene.with_solution(bars(0))),
        "pieces, exploded": lambda view: view.show_scene(
            replace(view.scene.with_solution(bars(0)), explode=0.6)
        ),
    }
    for grid in lattices().values():
        if grid is not CUBIC:
            found[f"pieces, {grid.name}"] = lambda view, grid=grid: view.show_scene(
                view.scene.with_solution(bars(0, grid))
            )
    return found


class Painter:
    """Waits for the next painting of a view."""

    def __init__(self, application: QApplication, view: VoxelView) -> None:
        self._application = application
        self._painted = 0
        view.frameSwapped.connect(self._count)

    def _count(self) -> None:
        self._painted += 1

    def wait(self) -> None:
        """Handle events until the view is painted again."""
        before = self._painted
        while self._painted == before:
            self._application.processEvents()


def turning(view: VoxelView, painter: Painter, frames: int) -> tuple[float, float]:
    """Return the median wall time and the mean CPU time of a picture, in seconds."""
    spent = []
    cpu = time.process_time()
    for _ in range(frames):
        began = time.perf_counter()
        view.orbit(3, 0)
        painter.wait()
        spent.append(time.perf_counter() - began)
    return median(spent), (time.process_time() - cpu) / frames


def next_solution(
    view: VoxelView, painter: Painter, solutions: Sequence[Solution], rounds: int = 12
) -> float:
    """Return the median time until another solution is painted, in seconds."""
    spent = []
    for number in range(rounds):
        began = time.perf_counter()
        view.show_scene(view.scene.with_solution(solutions[number % len(solutions)]))
        painter.wait()
        spent.append(time.perf_counter() - began)
    return median(spent)


def solved_bars(count: int = 12) -> tuple[CoverProblem, IntArray]:
    """Return the search of 1,000 cells filled by 200 equal bars, and some of its solutions."""
    bar = Piece("I", tuple((x, 0, 0) for x in range(BAR)), colour=_COLOURS[0])
    figure = Figure(CUBIC.box((SIDE, SIDE, SIDE)), "1,000 cells")
    puzzle = Puzzle(figure, PieceSet("bars", "Bars", (bar,), (SIDE**3 // BAR,)))
    cover, rows = None, []
    for report in solve(SolveRequest(puzzle, Convention.RAW)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            rows.append(report.rows)
        if sum(map(len, rows)) >= count:
            break
    assert cover is not None
    return cover, np.concatenate(rows)[:count]


def next_in_window(application: QApplication) -> tuple[float, float]:
    """Return the median wall and CPU time of the next solution in the whole window, in seconds."""
    from cubewright.gui.frame.settings import Settings
    from cubewright.gui.shell.commands.table import MENUS
    from cubewright.gui.shell.main_window import MainWindow
    from cubewright.gui.viewer.voxel_view import VoxelView

    cover, rows = solved_bars()
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Settings(Path(folder) / "settings.ini"), MENUS)
        window.resize(1600, 1000)
        window.show()
        window.viewer.create_view()
        view = window.viewer.view
        assert isinstance(view, VoxelView)
        window.panel.begin(cover)
        window.panel.append(rows)
        painter = Painter(application, view)
        window.panel.first()
        painter.wait()
        wall, cpu = [], []
        for _ in range(len(rows) - 1):
            began, busy = time.perf_counter(), time.process_time()
            window.panel.next()
            painter.wait()
            wall.append(time.perf_counter() - began)
            cpu.append(time.process_time() - busy)
            until = time.perf_counter() + 0.3
            while time.perf_counter() < until:  # Later events must not count for the next solution.
                application.processEvents()
        window.close()
    return median(wall), median(cpu)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=60)
    parser.add_argument("--only", default="", help="measure only the scenes with this in the name")
    chosen = parser.parse_args(arguments)
    if not os.environ.get("DISPLAY"):
        raise SystemExit("The 3D view needs a display; run it under xvfb-run.")
    from PySide6.QtWidgets import QApplication

    from cubewright.gui.viewer.voxel_view import VoxelView

    application = QApplication([])
    print(f"{'turning 1,000 cells, 600x700':32}{'pictures/s':>11}{'CPU ms':>8}")
    view = None
    for name, show in scenes().items():
        if chosen.only not in name:
            continue
        view = VoxelView()
        view.become_native()
        view.resize(*SIZE)
        show(view)
        painter = Painter(application, view)
        view.show()
        painter.wait()
        wall, cpu = turning(view, painter, chosen.frames)
        print(f"{name:32}{1 / wall:11.0f}{1000 * cpu:8.1f}", flush=True)
        view.close()
    view = VoxelView()
    view.become_native()
    view.resize(*SIZE)
    painter = Painter(application, view)
    view.show()
    painter.wait()
    bedlam = built_in_puzzle("bedlam")
    cells = bedlam.figure.cells
    small = [
        Solution(bedlam, tuple(PlacedPiece(i, 0, cells[i::13]) for i in order))
        for order in (range(13), range(12, -1, -1))
    ]
    print(f"{'next solution':32}{'ms':>11}{'CPU ms':>8}")
    for name, solutions in (("Bedlam, 4x4x4", small), ("1,000 cells", [bars(0), bars(1)])):
        print(f"{name:32}{1000 * next_solution(view, painter, solutions):11.1f}")
    view.close()
    wall, cpu = next_in_window(application)
    print(f"{'1,000 cells, in the window':32}{1000 * wall:11.1f}{1000 * cpu:8.1f}")


if __name__ == "__main__":
    main()
