"""Bulk export writes the same text as the formats, which write one solution after another."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubewright.errors import FormatError
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
from cubewright.presenter.exports import fixed_width
from cubewright.presenter.exports.solution_files import BulkWriter
from cubewright.solver.problem.faults import faults
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

sys.path.insert(0, str(Path(__file__).parents[2] / "solver"))
from inexact_puzzles import inexact_puzzles
from puzzles import solvable_puzzles

FORMATS = sorted(name for name, form in solution_formats().items() if form.summary is None)
WITHOUT_DECODING = sorted({*FORMATS} - {"xmpuzzle"})  # it looks up known places instead


@pytest.fixture(autouse=True, scope="module")
def templates_from_the_first_solution():
    """Use templates even for a few solutions."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fixed_width, "MIN_SOLUTIONS", 1)
        yield


def found(puzzle, convention=Convention.RAW, limit=None):
    chunks = []
    for report in solve(SolveRequest(puzzle, convention, limit=limit)):
        if isinstance(report, Prepared):
            cover = report.cover
            chunks.append(np.zeros((0, cover.piece_count), np.int32))
        elif isinstance(report, SolutionsFound):
            chunks.append(report.rows)
    return cover, np.concatenate(chunks)


def one_by_one(cover, form, rows, number):
    write = form.one_of(cover.puzzle)
    return form.between.join(write(cover.solution(row), number + at) for at, row in enumerate(rows))


def written(cover, form, rows, number):
    chunks = list(BulkWriter(cover, form).texts(rows, number))
    assert sum(count for count, _ in chunks) == len(rows)
    return form.between.join(text for _, text in chunks)


@pytest.mark.parametrize("form", FORMATS)
@given(puzzle=solvable_puzzles(), number=st.sampled_from([1, 9, 98, 1_000_000]))
def test_any_puzzle(form, puzzle, number):
    form = solution_format(form)
    cover, rows = found(puzzle, limit=60)
    assert written(cover, form, rows, number) == one_by_one(cover, form, rows, number)


@settings(
    suppress_health_check=[HealthCheck.filter_too_much],
)
@given(puzzle=inexact_puzzles(), number=st.sampled_from([1, 9, 98, 1_000_000]))
def test_inexact_puzzles(puzzle, number):
    if faults(puzzle):
        return
    cover, rows = found(puzzle, limit=60)
    for name in FORMATS:
        form = solution_format(name)
        try:
            form.opening(puzzle)
        except FormatError:
            continue  # BurrTools has no hexagons
        assert written(cover, form, rows, number) == one_by_one(cover, form, rows, number)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name", ["cube", "pentominoes-6x10", "double-soma-3x3x6", "bedlam"])
def test_puzzles_with_many_solutions(form, name):
    form = solution_format(form)
    cover, rows = found(built_in_puzzle(name), limit=300)
    assert written(cover, form, rows, 950) == one_by_one(cover, form, rows, 950)


@pytest.mark.parametrize("form", WITHOUT_DECODING)
def test_many_solutions_are_written_without_decoding_each(form, monkeypatch):
    form = solution_format(form)
    cover, rows = found(built_in_puzzle("soma-plus-2x4x5"), limit=9000)
    decoded = []
    original = type(cover).solution
    monkeypatch.setattr(
        type(cover), "solution", lambda self, row: decoded.append(row) or original(self, row)
    )
    text = written(cover, form, rows, 1)
    assert len(decoded) <= 2
    monkeypatch.undo()
    end = form.one_of(cover.puzzle)(cover.solution(rows[-1]), 9000)
    assert text.endswith(form.between + end)


def inexact_slab():
    """Any subset of two Soma sets in a slab with optional corners."""
    cells = CUBIC.box((4, 3, 2))
    corners = [cell for cell in cells if cell[0] in (0, 3) and cell[1] in (0, 2)]
    pieces = replace(piece_set("soma"), counts=(2,) * 7, minimums=(0,) * 7)
    return Puzzle(Figure(cells, "slab", optional=corners), pieces)


def inexact_triangles():
    """Any subset of the pieces on triangles that are all optional."""
    cells = lattice("triangular").box((7, 4, 1))
    pieces = piece_set("tetriamonds-and-pentiamonds")
    some = replace(pieces, minimums=(0,) * len(pieces.pieces))
    return Puzzle(Figure(cells, "row", pieces.lattice, optional=cells), some)


@pytest.mark.parametrize("form", WITHOUT_DECODING)
@pytest.mark.parametrize(
    "puzzle", [inexact_slab, pytest.param(inexact_triangles, marks=pytest.mark.slow)]
)
def test_many_solutions_with_empty_cells_are_written_without_decoding_each(
    puzzle, form, monkeypatch
):
    form = solution_format(form)
    cover, rows = found(puzzle(), limit=3000)
    assert len(rows) == 3000
    expected = one_by_one(cover, form, rows, 1)
    decoded = []
    original = type(cover).solution
    monkeypatch.setattr(
        type(cover), "solution", lambda self, row: decoded.append(row) or original(self, row)
    )
    assert written(cover, form, rows, 1) == expected
    assert len(decoded) < 200  # once for each box


def test_boxes_with_few_solutions_have_no_template(monkeypatch):
    form = solution_format("fig")
    cover, rows = found(inexact_slab(), limit=500)
    expected = one_by_one(cover, form, rows, 1)
    monkeypatch.setattr(fixed_width, "MIN_SOLUTIONS", 40)
    assert written(cover, form, rows, 1) == expected
    monkeypatch.setattr(fixed_width, "MAX_TEMPLATES", 1)
    assert written(cover, form, rows, 1) == expected


@pytest.mark.parametrize("form", FORMATS)
def test_equal_pieces_keep_their_names_when_one_is_pre_placed(form):
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


def test_rows_of_smaller_integers_give_the_same_text():
    form = solution_format("fig")
    cover, rows = found(built_in_puzzle("cube"))
    small = rows.astype(np.int16)
    assert written(cover, form, small, 1) == written(cover, form, rows, 1)


@pytest.mark.parametrize("form", WITHOUT_DECODING)
def test_edges_between_triangles_are_drawn_beside_filled_cells(form, monkeypatch):
    triangular = lattice("triangular")
    cells = sorted(triangular.box((3, 2, 1)))
    beside = set(triangular.neighbours(cells[0])).intersection(cells)
    pair = triangular.normalized([cells[0], min(beside)])
    pieces = PieceSet(
        "two",
        "Two",
        (
            Piece("A", triangular.normalized(cells[:1]), lattice=triangular),
            Piece("B", pair, lattice=triangular),
        ),
        (2, 2),
        triangular,
        minimums=(0, 0),
    )
    figure = Figure(cells, "row", triangular, optional=cells)
    cover, rows = found(Puzzle(figure, pieces), limit=200)
    assert len(rows) > 20
    form = solution_format(form)
    expected = one_by_one(cover, form, rows, 1)
    decoded = []
    original = type(cover).solution
    monkeypatch.setattr(
        type(cover), "solution", lambda self, row: decoded.append(row) or original(self, row)
    )
    assert written(cover, form, rows, 1) == expected
    boxes, _ = fixed_width.BoundingBoxes(cover).of(rows)
    assert len(decoded) <= len(boxes) < len(rows)  # once for each box
