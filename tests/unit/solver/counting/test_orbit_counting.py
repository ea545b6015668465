"""The three counts of one search: raw, up to rotation, up to rotation and reflection."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.counting import orbit_counting as orbits
from cubewright.solver.problem.cover import cover_problem, with_breaking_copies
from cubewright.solver.report import Counts, Finished, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine
from cubewright.solver.solve import solve


def listed(puzzle, convention):
    reports = list(solve(SolveRequest(puzzle, convention)))
    rows = [tuple(r) for each in reports if isinstance(each, SolutionsFound) for r in each.rows]
    assert isinstance(reports[-1], Finished)
    return rows, reports[-1].progress.counts


def as_shapes(solution):
    """A solution as a set of cell sets, without names."""
    return frozenset(frozenset(placed.cells) for placed in solution.placed)


def classes(solutions, figure, matrices):
    """Return the number of classes of solutions under the matrices that preserve the figure."""
    corner = figure.normalized().cells
    maps = []
    for matrix in matrices:
        image = {cell: turned(cell, matrix) for cell in figure.cells}
        low = min(image.values())
        moved = {c: tuple(i - j for i, j in zip(v, low, strict=True)) for c, v in image.items()}
        if tuple(sorted(moved.values())) == corner:
            start = figure.cells[0]
            maps.append(
                {c: tuple(i + j for i, j in zip(v, start, strict=True)) for c, v in moved.items()}
            )
    seen, count = set(), 0
    for solution in solutions:
        if solution in seen:
            continue
        count += 1
        for each in maps:
            seen.add(frozenset(frozenset(each[c] for c in cells) for cells in solution))
    return count


@given(puzzle=solvable_puzzles())
def test_the_three_counts_are_those_of_plain_enumeration(puzzle):
    cover = cover_problem(puzzle)
    brute_force = engine("brute-force").begin(cover.without_symmetry())
    raw = set()
    while not brute_force.finished:
        raw |= {as_shapes(cover.solution(row)) for row in brute_force.step(100_000)}
    turns = puzzle.figure.lattice.turns
    mirrors = puzzle.figure.lattice.mirrors if not cover.proper.all() else ()
    expected = (
        len(raw),
        classes(raw, puzzle.figure, turns),
        classes(raw, puzzle.figure, (*turns, *mirrors)),
    )
    for convention, count in zip(Convention, expected, strict=True):
        rows, counts = listed(puzzle, convention)
        assert (counts.raw, counts.rotations, counts.unique) == expected
        assert len(set(rows)) == len(rows) == count
        assert {as_shapes(cover.solution(row)) for row in rows_as_arrays(rows)} <= raw


def rows_as_arrays(rows):
    return [np.array(row) for row in rows]


def test_equal_pieces_are_never_listed_twice():
    """Three dominoes in 2x3x1, entered as three separate shapes: 3 raw, 2 unique, not 6."""
    from puzzles import as_set

    from cubewright.model.figure import Figure
    from cubewright.model.puzzle import Puzzle

    box = Figure([(x, y, 0) for x in range(2) for y in range(3)])
    dominoes = as_set([((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0)), ((0, 0, 0), (0, 0, 1))])
    _, counts = listed(Puzzle(box, dominoes), Convention.RAW)
    assert (counts.raw, counts.unique) == (3, 2)


@pytest.mark.parametrize("convention", list(Convention))
def test_an_empty_step_counts_nothing(convention):
    cover = cover_problem(built_in_puzzle("cube"))
    counting = orbits.OrbitCounter.of(cover, convention)
    taken = counting.take(engine("stagewise").begin(cover).step(0))
    assert (taken.shape, taken.dtype, counting.counts) == ((0, 7), np.int32, Counts())


DOMINO = Piece("D", ((0, 0, 0), (1, 0, 0)))
CORNER = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
BAR = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))


@pytest.mark.parametrize(
    ("box", "pieces"),
    [
        ((4, 4, 1), {DOMINO: 8}),
        ((2, 2, 3), {DOMINO: 6}),
        ((4, 3, 1), {CORNER: 4}),
        ((4, 2, 2), {CORNER: 2, DOMINO: 5}),
        ((3, 3, 2), {CORNER: 2, BAR: 4}),
        ((6, 6, 1), {CORNER: 6, BAR: 6}),
        ((3, 3, 2), {CORNER: 2, BAR: 2, DOMINO: 3}),
        ((3, 3, 3), {CORNER: 4, BAR: 5}),
    ],
)
def test_breaking_symmetry_by_several_copies_loses_no_solution(box, pieces):
    kinds, counts = tuple(pieces), tuple(pieces.values())
    puzzle = Puzzle(Figure(CUBIC.box(box)), PieceSet("some", "Some", kinds, counts))
    cover = with_breaking_copies(cover_problem(puzzle))
    assert cover.copies[cover.breaking_piece] > 1
    counted = {}
    for name in ("most-constrained", "next-cell", "backtracking"):
        for convention in Convention:
            rows, found = [], None
            for report in solve(SolveRequest(puzzle, convention, name)):
                if isinstance(report, SolutionsFound):
                    rows += map(tuple, report.rows)
                elif isinstance(report, Finished):
                    found = report.progress.counts
            assert len(set(rows)) == len(rows) == found.of(convention)
            counted.setdefault(found, set()).add((convention, frozenset(rows)))
    (listed_by_all,) = counted.values()
    raw = {rows for convention, rows in listed_by_all if convention is Convention.RAW}
    assert len(raw) == 1


@given(puzzle=solvable_puzzles(boxes=((4, 2, 1), (4, 4, 1), (2, 2, 3))))
def test_no_solution_is_met_twice_with_several_copies(puzzle):
    cover = with_breaking_copies(cover_problem(puzzle))
    search = engine("most-constrained").begin(cover)
    met = []
    while not search.finished:
        met += map(tuple, search.step(100_000))
    assert len(set(met)) == len(met)


@pytest.mark.parametrize("convention", Convention)
@pytest.mark.parametrize("up_to", UpTo)
def test_solutions_up_to_the_figure_are_listed_where_a_cell_breaks_its_symmetry(convention, up_to):
    cube = built_in_puzzle("cube")
    puzzle = replace(cube, forbidden=frozenset({(0, cube.figure.cells[0])}))
    reports = list(solve(SolveRequest(puzzle, convention, up_to=up_to)))
    rows = sum(len(each.rows) for each in reports if isinstance(each, SolutionsFound))
    counts = reports[-1].progress.counts
    of_puzzle = (counts.raw, counts.rotations, counts.unique)
    of_figure = (counts.raw, counts.figure_rotations, counts.figure_unique)
    assert of_figure[1] < of_puzzle[1]
    assert of_figure[2] < of_puzzle[2]
    expected = {
        Convention.RAW: (of_puzzle[0], of_figure[0]),
        Convention.ROTATIONS: (of_puzzle[1], of_figure[1]),
        Convention.UNIQUE: (of_puzzle[2], of_figure[2]),
    }[convention]
    assert rows == expected[up_to is UpTo.FIGURE]
