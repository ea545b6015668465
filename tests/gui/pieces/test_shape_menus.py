"""A piece becomes the figure, and shapes of other problems are copied."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.display.view_controller import outdated_solutions_text
from cubewright.gui.pieces.shape_menus import figures_menu, pieces_menu
from cubewright.presenter.pieces.set_edits import with_moved_piece, with_numbers


@pytest.fixture
def document(window):
    bedlam = built_in_puzzle("bedlam")
    window.document.add_problems([(bedlam.figure, bedlam.piece_set)])
    window.document.select(0)
    return window.document


def test_a_piece_becomes_the_figure_and_is_excluded(window, document):
    panel = window.pieces.panel
    before, cells = document.figure, document.piece_set.pieces[0].cells
    panel.choose(0)
    panel.action("piece-figure").trigger()
    assert document.figure.cells == cells
    assert document.figure.name == before.name
    assert document.piece_set.counts[0] == 0
    document.undo_stack.undo()
    assert document.figure == before
    assert document.piece_set.counts[0] == 1


def test_figures_and_pieces_of_another_problem_are_taken(window, document):
    figures, pieces = figures_menu(document, window), pieces_menu(document, window)
    figures.aboutToShow.emit()
    (figure,) = figures.actions()
    figure.trigger()
    assert len(document.figure) == 64
    pieces.aboutToShow.emit()
    (added,) = pieces.actions()
    added.trigger()
    assert len(document.piece_set.pieces) == 19
    pieces.aboutToShow.emit()
    assert [each.isEnabled() for each in pieces.actions()] == [False]
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert len(document.figure) == 27
    assert len(document.piece_set.pieces) == 7


def test_the_order_of_the_pieces_does_not_make_solutions_outdated(document):
    solved = document.puzzle
    pieces = with_moved_piece(document.piece_set, 0, 3)
    document.use_pieces(pieces, "Move piece V")
    assert outdated_solutions_text(solved, document) == ""
    document.use_pieces(with_numbers(pieces, 0, 2, 2), "Two")
    assert outdated_solutions_text(solved, document) == "These solutions use the pieces of Soma."
