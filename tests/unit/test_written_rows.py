"""Solutions written straight from the search's rows are what the formats write."""

import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solution_format import solution_format, solution_formats
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry import Convention
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve
from cubewright.written_rows import WrittenRows

sys.path.insert(0, str(Path(__file__).parent / "solver"))
from puzzles import solvable_puzzles

FORMATS = sorted(name for name, form in solution_formats().items() if form.account is None)


def found(puzzle, convention=Convention.RAW, limit=None):
    parts = []
    for report in solve(SolveRequest(puzzle, convention, limit=limit)):
        if isinstance(report, Prepared):
            cover = report.cover
            parts.append(np.zeros((0, cover.piece_count), np.int32))
        elif isinstance(report, SolutionsFound):
            parts.append(report.rows)
    return cover, np.concatenate(parts)


def one_by_one(cover, form, rows, number):
    one = form.one
    return form.between.join(one(cover.solution(row), number + at) for at, row in enumerate(rows))


def written(cover, form, rows, number):
    parts = list(WrittenRows(cover, form).texts(rows, number))
    assert sum(count for count, _ in parts) == len(rows)
    return form.between.join(text for _, text in parts)


@pytest.mark.parametrize("form", FORMATS)
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(puzzle=solvable_puzzles(), number=st.sampled_from([1, 9, 98, 1_000_000]))
def test_of_any_puzzle(form, puzzle, number):
    form = solution_format(form)
    cover, rows = found(puzzle, limit=60)
    assert written(cover, form, rows, number) == one_by_one(cover, form, rows, number)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name", ["cube", "pentominoes-6x10", "double-soma-3x3x6", "bedlam"])
def test_of_the_puzzles_that_have_very_many(form, name):
    form = solution_format(form)
    cover, rows = found(built_in_puzzle(name), limit=300)
    assert written(cover, form, rows, 950) == one_by_one(cover, form, rows, 950)


@pytest.mark.parametrize("form", FORMATS)
def test_many_are_written_without_a_solution_each(form, monkeypatch):
    form = solution_format(form)
    cover, rows = found(built_in_puzzle("soma-plus-2x4x5"), limit=9000)
    decoded = []
    its_own = type(cover).solution
    monkeypatch.setattr(
        type(cover), "solution", lambda self, row: decoded.append(row) or its_own(self, row)
    )
    text = written(cover, form, rows, 1)
    assert len(decoded) <= 2
    monkeypatch.undo()
    end = form.one(cover.solution(rows[-1]), 9000)
    assert text.endswith(form.between + end)


@pytest.mark.parametrize("form", FORMATS)
def test_marks_that_could_spell_a_header_and_marks_beyond_ascii(form):
    form = solution_format(form)
    for marks in ("SOMA", "Äßж駒"):
        pieces = tuple(
            Piece(mark, tuple((x, 0, 0) for x in range(length)))
            for mark, length in zip(marks, (1, 2, 3, 4), strict=True)
        )
        puzzle = Puzzle(
            Figure([(x, 0, 0) for x in range(10)], "7777777 rod"),
            PieceSet("rods", "rods", pieces, (1, 1, 1, 1)),
        )
        cover, rows = found(puzzle)
        assert len(rows) == 24
        assert written(cover, form, rows, 1) == one_by_one(cover, form, rows, 1)


def test_rows_kept_in_fewer_bytes_are_written_alike():
    form = solution_format("fig")
    cover, rows = found(built_in_puzzle("cube"))
    small = rows.astype(np.int16)
    assert written(cover, form, small, 1) == written(cover, form, rows, 1)
