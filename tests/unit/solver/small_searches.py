"""Small boxes, and searches on them that are split, stopped and saved often."""

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver import solve as solve_module
from cubewright.solver.engines import stagewise
from cubewright.solver.search.parallel_search import ParallelSearch

V = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
I = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))  # noqa: E741
D = Piece("D", ((0, 0, 0), (1, 0, 0)))
THREADS = ((1, 1, 2), (1, 3, 3), (2, 1, 3), (2, 2, 1), (3, 1, 2), (2, 3, 2))
"""Numbers of threads of three runs that are stopped and saved: every pair of 1, 2 and 3."""


def box(size, counts, minimums=None, optional=()):
    """Return a box to fill with numbers of copies of V, I and D."""
    pieces = PieceSet("some", "Some", (V, I, D), counts, minimums=minimums)
    return Puzzle(Figure(CUBIC.box(size), "box", optional=optional), pieces)


EXACT, RANGES = box((4, 3, 1), (2, 0, 3)), box((4, 2, 1), (2, 1, 3), (0, 0, 1))


def split_early(monkeypatch, tree_splits):
    """Split the searches on several threads into tasks by ``tree_splits``.

    Their threads stop at the end of each step, because a step ahead would take too long to save a
    small search several times.
    """

    class EarlyTasks(ParallelSearch):
        runs_ahead = property(lambda _: False, lambda *_: None)

        def __init__(self, search, threads):
            super().__init__(search, threads, tree_splits=tree_splits)

    monkeypatch.setattr(solve_module, "ParallelSearch", EarlyTasks)


def make_steps_small(monkeypatch):
    """Make the steps of a search so small that a small puzzle can be saved several times."""
    monkeypatch.setattr(solve_module, "FIRST_BUDGET", 4)
    monkeypatch.setattr(solve_module, "next_budget", lambda *_: 10)
    monkeypatch.setattr(stagewise, "TESTS", 20)
    monkeypatch.setattr(stagewise, "MAX_ROWS", 8)
