"""Who lies where in many rows is what each row says by itself."""

import numpy as np
from hypothesis import given
from inexact_puzzles import inexact_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.copy_assignment import CopyAssignment
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.faults import faults
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@given(puzzle=inexact_puzzles())
def test_as_named(puzzle):
    if faults(puzzle):
        return
    seats = None
    for report in solve(SolveRequest(puzzle, Convention.RAW, limit=60)):
        if isinstance(report, Prepared):
            cover, seats = report.cover, CopyAssignment(report.cover)
        elif isinstance(report, SolutionsFound):
            for row, its_seats in zip(report.rows, seats.assign(report.rows), strict=True):
                placed = row < len(cover.masks)
                assert (its_seats[~placed] == seats.no_copy).all()
                names = [seats.copies[seat] for seat in its_seats[placed]]
                listed = zip(row[placed].tolist(), names, strict=True)
                assert {(option, *name) for option, name in listed} == set(cover.piece_copies(row))


def test_no_rows_have_no_seats():
    cover = cover_problem(built_in_puzzle("cube"))
    assert CopyAssignment(cover).of(np.zeros((0, 7), np.int32)).shape == (0, 7)
