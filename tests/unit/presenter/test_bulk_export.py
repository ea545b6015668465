"""Solutions written straight from the search's rows are what the formats write."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.solutions.solution_format import solution_format, solution_formats
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.bulk_export import fixed_width as even_texts
from cubewright.presenter.bulk_export.writer import BulkWriter
from cubewright.solver.problem.faults import faults
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

sys.path.insert(0, str(Path(__file__).parents[1] / "solver"))
from inexact_puzzles import inexact_puzzles
from puzzles import solvable_puzzles

FORMATS = sorted(name for name, form in solution_formats().items() if form.account is None)


@pytest.fixture(autouse=True, scope="module")
def learnt_at_once():
    """A few solutions are written like many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(even_texts, "WORTH_LEARNING", 1)
        yield


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
    parts = list(BulkWriter(cover, form).texts(rows, number))
    assert sum(count for count, _ in parts) == len(rows)
    return form.between.join(text for _, text in parts)


@pytest.mark.parametrize("form", FORMATS)
@given(puzzle=solvable_puzzles(), number=st.sampled_from([1, 9, 98, 1_000_000]))
def test_of_any_puzzle(form, puzzle, number):
    form = solution_format(form)
    cover, rows = found(puzzle, limit=60)
    assert written(cover, form, rows, number) == one_by_one(cover, form, rows, number)


@settings(
    suppress_health_check=[HealthCheck.filter_too_much],
)
@given(puzzle=inexact_puzzles(), number=st.sampled_from([1, 9, 98, 1_000_000]))
def test_of_puzzles_that_need_not_be_filled(puzzle, number):
    if faults(puzzle):
        return
    cover, rows = found(puzzle, limit=60)
    for name in FORMATS:
        form = solution_format(name)
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


def loose_slab():
    """Any pieces of Soma that add up, each up to twice, in a slab whose corners may stay empty."""
    cells = CUBIC.box((4, 3, 2))
    corners = [cell for cell in cells if cell[0] in (0, 3) and cell[1] in (0, 2)]
    pieces = replace(piece_set("soma"), counts=(2,) * 7, fewest=(0,) * 7)
    return Puzzle(Figure(cells, "slab", optional=corners), pieces)


def loose_triangles():
    """Any of the pieces among triangles that may all stay empty."""
    cells = lattice("triangular").box((7, 4, 1))
    pieces = piece_set("tetriamonds-and-pentiamonds")
    some = replace(pieces, fewest=(0,) * len(pieces.pieces))
    return Puzzle(Figure(cells, "row", pieces.lattice, optional=cells), some)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("puzzle", [loose_slab, loose_triangles])
def test_so_are_many_that_leave_cells_empty(puzzle, form, monkeypatch):
    form = solution_format(form)
    cover, rows = found(puzzle(), limit=9000)
    assert len(rows) == 9000
    expected = one_by_one(cover, form, rows, 1)
    decoded = []
    its_own = type(cover).solution
    monkeypatch.setattr(
        type(cover), "solution", lambda self, row: decoded.append(row) or its_own(self, row)
    )
    assert written(cover, form, rows, 1) == expected
    assert len(decoded) < 200  # once for each box that is filled


def test_boxes_that_few_solutions_fill_are_not_learnt(monkeypatch):
    form = solution_format("fig")
    cover, rows = found(loose_slab(), limit=500)
    expected = one_by_one(cover, form, rows, 1)
    monkeypatch.setattr(even_texts, "WORTH_LEARNING", 40)
    assert written(cover, form, rows, 1) == expected
    monkeypatch.setattr(even_texts, "MOST_FRAMES", 1)
    assert written(cover, form, rows, 1) == expected


@pytest.mark.parametrize("form", FORMATS)
def test_equal_pieces_of_which_one_is_laid_beforehand_keep_their_names(form):
    domino = ((0, 0, 0), (1, 0, 0))
    pieces = PieceSet("four", "four", tuple(Piece(each, domino) for each in "ABCD"), (1,) * 4)
    placed = PlacedPiece(1, 0, ((0, 0, 0), (1, 0, 0)))
    cover, rows = found(Puzzle(Figure(CUBIC.box((2, 2, 2)), "box"), pieces, (placed,)))
    form = solution_format(form)
    assert len(rows) == 3
    assert written(cover, form, rows, 1) == one_by_one(cover, form, rows, 1)


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
