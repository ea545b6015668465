"""Lists, digests and pasted solutions respect mirror images that only some solutions have."""

from dataclasses import replace

import numpy as np
import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.search_state import problem_digest
from cubewright.presenter.solutions.conventions import finer_conventions, symmetry_images
from cubewright.presenter.solutions.pasted import equal_rows
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.solve import solve

L = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0))
DOMINO = ((0, 0, 0), (1, 0, 0))
SCREW = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))


def box(minimums=(0, 0, 0)):
    """A 3x2x2 box of optional cells, with a piece that has no mirror image in the set."""
    cells = CUBIC.box((3, 2, 2))
    pieces = tuple(Piece(s, c) for s, c in zip("LDS", (L, DOMINO, SCREW), strict=True))
    figure = Figure(cells, optional=frozenset(cells))
    return Puzzle(figure, PieceSet("mine", "mine", pieces, (1, 1, 1), minimums=minimums))


def listed(puzzle, **how):
    rows = []
    for report in solve(SolveRequest(puzzle, **how)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            rows.append(report.rows)
    return cover, np.concatenate(rows)


def test_a_pasted_mirror_image_of_a_listed_solution_is_found():
    cover, unique = listed(box())
    _, turned = listed(box(), convention=Convention.ROTATIONS)
    assert len(unique) < len(turned)
    images = symmetry_images(cover, Convention.UNIQUE)
    for row in turned:
        passes = equal_rows(cover.placement_table, cover.solution(row), images)
        assert passes(unique).sum() == 1
    assert finer_conventions(cover, Convention.UNIQUE) == ()


def test_an_earlier_saved_search_is_not_resumed_in_another_count():
    cover = cover_problem(box())
    assert cover.mirrors is not None
    assert problem_digest(cover) != problem_digest(replace(cover, mirrors=None))
    assert problem_digest(cover) == problem_digest(cover_problem(box()))


@pytest.mark.parametrize("name", engines())
def test_no_pieces_are_the_only_solution_where_none_fits(name):
    figure = Figure(CUBIC.box((2, 1, 1)), optional=frozenset(CUBIC.box((2, 1, 1))))
    pieces = PieceSet("mine", "mine", (Piece("L", L),), (1,), minimums=(0,))
    cover, rows = listed(Puzzle(figure, pieces), engine=name)
    assert [cover.solution(row).placed for row in rows] == [()]
