"""Copies are assigned to many rows as to each row alone."""

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
def test_rows_together_agree_with_each_row_alone(puzzle):
    if faults(puzzle):
        return
    assignment = None
    for report in solve(SolveRequest(puzzle, Convention.RAW, limit=60)):
        if isinstance(report, Prepared):
            cover, assignment = report.cover, CopyAssignment(report.cover)
        elif isinstance(report, SolutionsFound):
            assigned = assignment.assign(report.rows)
            for row, indices in zip(report.rows, assigned, strict=True):
                placed = row < len(cover.masks)
                assert (indices[~placed] == assignment.no_copy).all()
                copies = [assignment.copies[index] for index in indices[placed]]
                listed = zip(row[placed].tolist(), copies, strict=True)
                assert {(option, *copy) for option, copy in listed} == set(cover.piece_copies(row))


def test_no_rows_give_no_copies():
    cover = cover_problem(built_in_puzzle("cube"))
    assert CopyAssignment(cover).assign(np.zeros((0, 7), np.int32)).shape == (0, 7)
