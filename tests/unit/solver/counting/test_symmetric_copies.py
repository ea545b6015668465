"""The symmetric copies of a list are the solutions that a search in the finer convention lists."""

import numpy as np
import pytest
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.counting.symmetric_copies import with_copies
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FINER = [
    (Convention.UNIQUE, Convention.ROTATIONS),
    (Convention.UNIQUE, Convention.RAW),
    (Convention.ROTATIONS, Convention.RAW),
]


def listed(puzzle, convention):
    rows, cover = [], None
    for report in solve(SolveRequest(puzzle, convention)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            rows += report.rows.tolist()
    return cover, np.array(rows, np.int32).reshape(len(rows), cover.piece_count)


def check(puzzle):
    for coarse, fine in FINER:
        cover, rows = listed(puzzle, coarse)
        _, expected = listed(puzzle, fine)
        found = with_copies(cover, rows, coarse, fine)
        assert len(found) == len(expected)
        if fine is Convention.RAW:
            assert sorted(found.tolist()) == sorted(expected.tolist())
        else:
            raw = with_copies(cover, found, fine, Convention.RAW)
            assert len({*map(tuple, raw.tolist())}) == len(raw)
            assert len(raw) == len(listed(puzzle, Convention.RAW)[1])


@pytest.mark.parametrize("name", ["cube", "solid-pentominoes-2x5x6", "meteor"])
def test_built_in_puzzles(name):
    check(built_in_puzzle(name))


@given(solvable_puzzles())
def test_random_puzzles(puzzle):
    check(puzzle)
