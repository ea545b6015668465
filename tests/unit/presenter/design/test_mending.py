"""Texts and layers of changes that repair a puzzle."""

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.design.mending import (
    changed_shapes,
    layers_before_and_after,
    marked_shape,
    mend_progress_text,
    mend_summary,
    mend_text,
    mended_puzzle,
    right_text,
    search_mends,
)
from cubewright.presenter.scripting import load
from cubewright.solver.design.changes import Change, ChangeKind, mended
from cubewright.solver.design.mending import FoundMend, MendProgress, MendWish
from cubewright.solver.search.control import Control

SOMA = load("cube")
MOVED, MIRRORED, ADDED, REMOVED = ChangeKind


def found(*changes):
    return FoundMend(changes, 0.0, mended(SOMA, changes))


def test_two_changes_are_named_in_order():
    both = found(
        Change(0, MOVED, (0, 0, 0), (1, 1, 1)),
        Change(None, REMOVED, removed=(0, 0, 0)),
    )
    assert mend_text(both) == "Piece V: move 1 cubelet; Figure: remove 1 cubelet"
    assert [shape.piece for shape in changed_shapes(SOMA, both)] == [0, None]


def test_layers_mark_the_cells_that_change():
    piece = SOMA.pieces[0]
    removed = piece.cells[0]
    added = (5, 0, 0)
    (shape,) = changed_shapes(SOMA, found(Change(0, MOVED, removed, added)))
    assert shape.before[removed] == "-"
    assert shape.after[added] == "+"
    before, after = layers_before_and_after(shape, CUBIC)
    assert before.count("#") == after.count("#") == len(piece) - 1
    assert [len(row) for row in before.splitlines()] == [len(row) for row in after.splitlines()]


def test_pictures_colour_the_cells_that_change():
    moved, removed = Change(0, MOVED, SOMA.pieces[0].cells[0], (5, 0, 0)), (0, 0, 0)
    both = found(moved, Change(None, REMOVED, removed=removed))
    piece, figure = changed_shapes(SOMA, both)
    assert marked_shape(SOMA, 0, piece.before).colours == {(moved.removed, 1)}
    assert marked_shape(SOMA, 0, piece.after).colours == {((5, 0, 0), 2)}
    assert marked_shape(SOMA, None, figure.before).colours == {(removed, 1)}
    assert removed not in marked_shape(SOMA, None, figure.after)


def test_a_mirrored_piece_has_no_marked_cells():
    (shape,) = changed_shapes(SOMA, found(Change(4, MIRRORED)))
    assert set(shape.before.values()) == set(shape.after.values()) == {"#"}


def test_a_mended_set_is_marked_as_changed():
    puzzle = mended_puzzle(SOMA, found(Change(0, ADDED, added=(0, 0, 1))))
    assert puzzle.piece_set.title == "Soma, changed"


def test_the_progress_counts_pairs_apart():
    progress = MendProgress(done=2, total=3, changes=2)
    assert mend_progress_text(progress) == "2 of 3 pairs of changes tried, 0 found"


def test_the_summary_states_what_was_not_decided():
    assert mend_summary(MendProgress()) == "Stopped before a right change was found."
    assert mend_summary(MendProgress(was_right=True, is_complete=True)) == ""
    assert right_text(MendWish((1, 1))) == "The puzzle is already right."
    late = MendProgress(found=(found(),), undecided=3, is_complete=True)
    assert mend_summary(late) == (
        "1 possible change found, the most likely first. 3 changes took too long to decide."
    )


def test_known_sets_are_tried():
    change = Change(4, MIRRORED)
    wrong = change.apply(SOMA)
    assert isinstance(wrong.figure, Figure)
    last = list(search_mends(wrong, MendWish(), 1, Control()))[-1]
    assert last.found[0].known.title == "Soma"
