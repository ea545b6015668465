"""Frontier counts of boards on which few symmetries can fix a solution."""

from types import SimpleNamespace

import numpy as np
import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster.count_part import PartResult, counted_part
from cubewright.solver.counting import frontier_count
from cubewright.solver.counting import frontier_problem as frontier_problem_module
from cubewright.solver.counting.burnside import burnside_options, has_all_kinds
from cubewright.solver.counting.frontier import Frontier
from cubewright.solver.counting.frontier_count import FrontierCount
from cubewright.solver.counting.frontier_problem import FrontierState, frontier_problem
from cubewright.solver.counting.inclusion_exclusion import Part
from cubewright.solver.kernels.counting import frontier as kernel
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.control import Control

SHAPES = {
    "V": ((0, 0, 0), (1, 0, 0), (0, 1, 0)),
    "I": CUBIC.box((3, 1, 1)),
    "D": CUBIC.box((2, 1, 1)),
    "O": CUBIC.box((2, 2, 1)),
    "M": CUBIC.box((1, 1, 1)),
    "L": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)),
    "Q": CUBIC.box((4, 1, 1)),
}


def cover_of(size, pieces):
    """A box and its pieces, each symbol once per copy."""
    symbols = sorted(set(pieces))
    counts = tuple(map(pieces.count, symbols))
    some = PieceSet("p", "p", tuple(Piece(s, tuple(SHAPES[s])) for s in symbols), counts)
    return cover_problem(Puzzle(Figure(CUBIC.box(size)), some))


def counted(cover):
    count = FrontierCount(cover)
    while count.state is FrontierState.RUNNING:
        count.step()
    return count


@pytest.mark.parametrize(
    ("size", "pieces", "raw", "unique"),
    [
        # Two L: each of the two ways is its image under half a turn, and the other's in a mirror.
        ((4, 2, 1), "LL", 2, 1),
        # A Q on either side, and the other row: DMM has three orders, DD one.
        ((4, 2, 1), "QDMM", 6, 2),
        ((4, 2, 1), "QDD", 2, 1),
        ((4, 2, 1), "MMII", 4, 2),
        ((4, 2, 1), "VVMM", 20, 7),
        ((4, 2, 1), "VVD", 6, 2),
        ((4, 4, 1), "VMOLL", 96, 13),
        ((2, 2, 2), "LL", 0, 0),
    ],
)
def test_solutions_that_only_some_symmetries_fix(size, pieces, raw, unique):
    found = counted(cover_of(size, pieces)) if raw else None
    if found is not None:
        assert found.state is FrontierState.DONE
        assert (found.counts.raw, found.counts.rotations, found.counts.unique) == (
            raw, unique, unique,
        )  # fmt: skip


def test_many_copies_of_many_kinds_have_no_frontier_problem(monkeypatch):
    options = burnside_options(cover_of((4, 4, 1), "VMOLL"), 0)
    # None or one of three kinds, and up to two L.
    monkeypatch.setattr(frontier_problem_module, "MAX_CODES", 24)
    assert frontier_problem(options) is not None
    monkeypatch.setattr(frontier_problem_module, "MAX_CODES", 23)
    assert frontier_problem(options) is None


def test_a_count_that_needs_too_much_memory_is_given_up(monkeypatch):
    cover = cover_of((4, 4, 1), "VMOLL")
    assert counted(cover).state is FrontierState.DONE
    small = FrontierCount(cover, max_bytes=100)
    while small.state is FrontierState.RUNNING:
        small.step()
    assert small.state is FrontierState.GIVEN_UP
    assert small.total_seconds is None
    monkeypatch.setattr(frontier_count.SizeEstimate, "is_possible", lambda _problem: False)
    without = counted(cover)
    assert (without.state, without.counts.unique) == (FrontierState.DONE, 13)
    assert without.pace is None


@pytest.mark.parametrize(("bits", "may"), [(28, False), (29, True)])
def test_counts_are_widened_where_the_sum_of_all_could_need_more_bits(bits, may):
    problem = frontier_problem(burnside_options(cover_of((4, 2, 1), "QDD"), 0))
    frontier = Frontier(problem, 1 << 20)
    frontier._problem = SimpleNamespace(begins=np.array([[5, 7, 15]]))
    frontier._position[kernel.TOP] = (1 << bits) - 1
    assert frontier._may_overflow is may


def test_a_count_beyond_one_word():
    """The number of domino tilings of a 10x10 board (Kasteleyn 1961)."""
    some = PieceSet("d", "d", (Piece("D", SHAPES["D"]),), (50,))
    cover = cover_problem(Puzzle(Figure(CUBIC.box((10, 10, 1))), some))
    problem = frontier_problem(burnside_options(cover, 0))
    frontier = Frontier(problem, 64 << 20)
    while frontier.state is FrontierState.RUNNING:
        frontier.step(10**6)
    assert frontier.total == 258_584_046_368


def test_the_parts_of_a_count():
    options = burnside_options(cover_of((4, 2, 1), "QDMM"), 0)
    whole = counted_part(options, Part(), 1 << 26, Control())
    assert (whole.total, whole.divisible) == (6, True)
    assert whole.peak_bytes > 0
    some = PieceSet("d", "d", (Piece("D", SHAPES["D"]),), (50,))
    dominoes = cover_problem(Puzzle(Figure(CUBIC.box((10, 10, 1))), some))
    full = counted_part(burnside_options(dominoes, 0), Part(), 4096, Control())
    assert (full.total, full.divisible) == (None, True)
    stopped = Control()
    stopped.stop()
    assert counted_part(options, Part(), 1 << 26, stopped).total is None
    # Half a turn about a line along the box moves no domino across it onto itself.
    without = burnside_options(cover_of((4, 2, 1), "LL"), 1)
    if not has_all_kinds(without):
        assert counted_part(without, Part(), 1 << 26, Control()) == (0, 0, True)
    assert PartResult(None) == (None, 0, True)
