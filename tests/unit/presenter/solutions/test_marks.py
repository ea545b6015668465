"""Marks of solutions are found by rows as a plain search finds them by pieces."""

import numpy as np
import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import SolutionMark
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions.listed_indices import MAX_KEY
from cubewright.presenter.solutions.marks import MarkedRows, set_deleted, set_note, set_star
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def box():
    """The table of a box of dominoes, its rows, and the pieces of each solution."""
    bar = Piece("A", ((0, 0, 0), (1, 0, 0)))
    puzzle = Puzzle(Figure(CUBIC.box((4, 3, 1)), "box"), PieceSet("bars", "Bars", (bar,), (6,)))
    reports = list(solve(SolveRequest(puzzle, Convention.RAW)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    return cover.placement_table, rows, [cover.solution(row).placed for row in rows]


def marked(box, notes=(), stars=(), deleted=()):
    table, _, placed = box
    marks = MarkedRows(lambda: table)
    for numbers, change in ((stars, set_star(True)), (deleted, set_deleted(True))):
        marks = MarkedRows(lambda: table, marks.changed([placed[n] for n in numbers], change))
    for number, note in notes:
        marks = MarkedRows(lambda: table, marks.changed([placed[number]], set_note(note)))
    return marks


def test_each_row_has_its_own_mark(box):
    _, rows, placed = box
    marks = marked(box, [(2, "nice"), (4, "odd")], stars=[0, 2], deleted=[5])
    found = [marks.of(row) for row in rows]
    expected = {
        0: SolutionMark(placed[0], is_starred=True),
        2: SolutionMark(placed[2], is_starred=True, note="nice"),
        4: SolutionMark(placed[4], note="odd"),
        5: SolutionMark(placed[5], is_deleted=True),
    }
    assert found == [expected.get(number) for number in range(len(rows))]
    assert (marks.has_deleted, marks.has_notes) == (True, True)
    assert MarkedRows(lambda: box[0]).of(rows[0]) is None
    none = marked(box, stars=[1])
    assert (none.has_deleted, none.has_notes) == (False, False)
    starred = marks.matching(lambda mark: mark.is_starred)(rows)
    assert np.flatnonzero(starred).tolist() == [0, 2]
    assert not marks.matching(lambda mark: mark.note == "other")(rows).any()


def test_solutions_are_sorted_by_stars_and_by_notes(box):
    _, rows, _ = box
    marks = marked(box, [(1, "b"), (3, "A"), (6, "a"), (7, "c")], stars=[4, 2])
    stars = marks.star_key()(rows)
    assert np.flatnonzero(stars == 1).tolist() == [2, 4]
    assert set(stars.tolist()) == {0, 1}
    notes = marks.note_key()(rows).tolist()
    expected = {1: 1, 3: 0, 6: 0, 7: 2}
    assert notes == [expected.get(number, MAX_KEY) for number in range(len(rows))]
    assert set(MarkedRows(lambda: box[0]).note_key()(rows).tolist()) == {MAX_KEY}


def test_many_notes_share_the_last_rank(box, monkeypatch):
    monkeypatch.setattr("cubewright.presenter.solutions.marks.MAX_KEY", 3)
    marks = marked(box, [(number, f"n{number}") for number in range(5)])
    assert marks.note_key()(box[1][:6]).tolist() == [0, 1, 2, 2, 2, 3]


def test_a_mark_without_anything_is_removed_and_others_stay(box):
    table, rows, placed = box
    marks = marked(box, stars=[0, 1])
    left = MarkedRows(lambda: table, marks.changed([placed[0]], set_star(False)))
    assert [left.of(row) for row in rows[:2]] == [None, SolutionMark(placed[1], is_starred=True)]
    assert len(left.marks) == 1
    other = (placed[0][0],)  # not a row of this table
    more = marks.changed([other], set_note("elsewhere"))
    assert more[-1] == SolutionMark(other, note="elsewhere")
    assert len(more) == 3
    assert MarkedRows(lambda: table, more).of(rows[0]).is_starred
