"""The piece dialog, and making pieces and a figure from nothing and solving it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QColorDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
)

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.user_sets import user_folder, user_piece_sets
from cubewright.gui.frame.settings import Settings
from cubewright.gui.pieces import piece_set_controller
from cubewright.gui.pieces.piece_editor import PieceEditor
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.colours import COLOURS
from cubewright.presenter.pieces import set_edits as changes

SOMA = piece_set("soma")
EMPTY = changes.empty_set(CUBIC)
RED = QColor("#ff0000")


def close_without_question(editor):
    """Close a piece editor without asking whether to discard the changes."""
    editor._may_discard = lambda: True


@pytest.fixture
def editing(qtbot):
    def begin(piece, others=EMPTY):
        made = PieceEditor(piece, others, "Piece", None)
        qtbot.addWidget(made, before_close_func=close_without_question)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        return made

    return begin


def draw(editor, *cells):
    """Click cells of the layers one by one."""
    for cell in cells:
        editor.show_layer(cell[2])
        position = editor.layer_grid.cell_position(cell).toPoint()
        QTest.mouseClick(editor.layer_grid, Qt.MouseButton.LeftButton, pos=position)


def ok(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_a_new_piece_is_drawn_on_the_layers(editing):
    editor = editing(changes.new_piece(EMPTY))
    assert not ok(editor).isEnabled()
    assert editor.problem.text() == "Draw the piece: it has no cells yet."
    draw(editor.editor, (1, 1, 0), (2, 1, 0), (2, 1, 1))
    assert ok(editor).isEnabled()
    assert editor.piece.cells == ((0, 0, 0), (1, 0, 0), (1, 0, 1))
    assert editor.about.text() == "3 cubelets, 12 orientations"
    assert (editor.piece.symbol, editor.piece.name) == ("A", "A")


def test_the_layout_does_not_move_with_the_description(editing, qtbot):
    dialog = editing(changes.new_piece(SOMA), SOMA)
    parts = (dialog.editor, dialog.editor.layer_grid, dialog.name, dialog.flips, ok(dialog))

    def places():
        QApplication.processEvents()  # update the layouts
        return [(part.mapTo(dialog, part.rect().topLeft()), part.size()) for part in parts]

    qtbot.waitUntil(dialog.problem.isVisible)
    before = places()
    draw(dialog.editor, (1, 0, 0))
    assert not dialog.problem.isVisible()
    assert places() == before
    draw(dialog.editor, (0, 0, 0), (2, 0, 0), (1, 1, 0), (4, 4, 3))
    dialog.symbol.setText("-")  # a figure file cannot contain this symbol
    assert len(dialog.about.text().splitlines()) == 3
    assert places() == before
    dialog.symbol.setText("V")
    assert dialog.problem.isVisible()
    assert places() == before


def test_drawing_is_undone_and_redone(editing):
    editor = editing(changes.new_piece(EMPTY))
    draw(editor.editor, (0, 0, 0), (1, 0, 0))
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(editor.piece) == 1
    QTest.keyClick(
        editor,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert len(editor.piece) == 2
    editor.editor.size_bar.boxes[0].setValue(7)
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.editor.sheet.grid.size[0] == 5
    assert len(editor.piece) == 2


def test_name_symbol_and_colour(editing, monkeypatch):
    editor = editing(SOMA.pieces[1], changes.without(SOMA, 1))
    editor.name.setText("  my L ")
    assert editor.piece.marks == SOMA.pieces[1].marks
    editor.symbol.setText("K")
    assert (editor.piece.name, editor.piece.symbol, editor.piece.marks) == ("my L", "K", ())
    for symbol, problem in (
        ("T", "“T” is already the symbol of T."),
        ("3", "“3” is already the symbol of T."),
        ("", "The piece needs a symbol: one character."),
        (" ", "The piece needs a symbol: one character."),
    ):
        editor.symbol.setText(symbol)
        assert editor.problem.text() == problem
        assert not ok(editor).isEnabled()
    editor.symbol.setText("L")
    assert ok(editor).isEnabled()
    chosen = []
    monkeypatch.setattr(QColorDialog, "getColor", lambda colour, *_: chosen.append(colour) or RED)
    editor.colour.click()
    assert chosen[0].name() == SOMA.pieces[1].colour
    offered = [QColorDialog.customColor(n).name() for n in range(QColorDialog.customCount())]
    assert offered == list(COLOURS[: len(offered)])
    assert editor.piece.colour == "#ff0000"


def test_problems_of_a_piece_are_described(editing):
    editor = editing(changes.new_piece(SOMA), SOMA)
    draw(editor.editor, (0, 0, 0), (1, 0, 0), (0, 1, 0))
    assert "It is the same as piece V." in editor.about.text()
    draw(editor.editor, (0, 0, 1))
    assert "It is the same as piece P." in editor.about.text()
    draw(editor.editor, (3, 3, 0))
    assert "It consists of 2 separate parts." in editor.about.text()
    for symbol in "0(+":
        editor.symbol.setText(symbol)
        assert f"A figure file cannot contain the symbol “{symbol}”." in editor.about.text()
    screw = editing(SOMA.pieces[4], changes.without(SOMA, 4))
    assert "It is the mirror image of piece B." in screw.about.text()


def test_only_a_chiral_piece_can_allow_its_mirror_image(editing):
    editor = editing(SOMA.pieces[4])
    assert editor.flips.isEnabled()
    editor.flips.click()
    assert editor.piece.flips
    assert editor.about.text() == "4 cubelets, 24 orientations"
    flat = editing(SOMA.pieces[0])
    assert not flat.flips.isEnabled()


def test_a_piece_is_made_one_sided(editing):
    editor = editing(SOMA.pieces[1])
    assert not editor.piece.is_chiral
    editor.one_sided.click()
    assert editor.piece.one_sided
    assert editor.about.text() == "4 cubelets, 4 orientations"
    assert editor.flips.isEnabled()
    assert editor.is_changed


def test_a_piece_in_two_colours(editing):
    editor = editing(SOMA.pieces[2])
    assert editor.piece.dark is None
    for row, dark in ((1, {(0, 0, 0), (2, 0, 0), (1, 1, 0)}), (2, {(1, 0, 0)})):
        editor.colouring.setCurrentIndex(row)
        editor.colouring.activated.emit(row)
        assert editor.piece.dark == dark
    draw(editor.editor, (0, 1, 0))
    assert editor.piece.dark == {(1, 0, 0), (0, 1, 0)}, "drawing continues in the same way"
    editor.colouring.setCurrentIndex(0)
    editor.colouring.activated.emit(0)
    assert editor.piece.dark is None
    two = replace(SOMA.pieces[2], dark=frozenset([(0, 0, 0), (1, 0, 0)]))
    other = editing(two)
    assert other.colouring.currentText() == "Two colours, unchanged"
    assert other.piece.dark == two.dark


def test_editing_a_piece_is_one_undo_step(window, qtbot):
    panel, set_controller = window.pieces.panel, window.pieces.set_controller
    panel.tiles[3].opened.emit()
    editor = set_controller.piece_editor
    draw(editor.editor, (0, 1, 0))
    editor.accept()
    assert len(window.document.piece_set.pieces[3]) == 5
    assert window.document.undo_stack.undoText() == "Change piece Z"
    assert panel.title.text() == "Soma, changed"
    window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA
    panel.choose(3)
    panel.action("edit-piece").trigger()
    draw(set_controller.piece_editor.editor, (0, 1, 0))
    close_without_question(set_controller.piece_editor)
    set_controller.piece_editor.reject()
    assert window.document.piece_set == SOMA
    assert set_controller.piece_editor is None


def test_a_piece_is_made_from_the_part_at_the_cursor(window):
    set_controller, document = window.pieces.set_controller, window.document
    cells = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0), (0, 3, 0), (0, 3, 1)]
    document.edit(Figure(cells, "two parts"), "Draw")
    draw(window.editor, (0, 3, 0))
    draw(window.editor, (0, 3, 0))
    window.actions_["piece-of-part"].trigger()
    assert set_controller.piece_editor.piece.cells == ((0, 0, 0), (0, 0, 1))
    set_controller.piece_editor.reject()
    window.editor.layer_grid.setFocus()
    draw(window.editor, (2, 2, 0))
    draw(window.editor, (2, 2, 0))
    set_controller.make_piece_from_part()
    assert len(set_controller.piece_editor.piece) == 4, "the largest part if the cursor is outside"
    set_controller.piece_editor.accept()
    assert document.piece_set.pieces[-1].equivalence_key == SOMA.pieces[1].equivalence_key
    assert document.undo_stack.undoText().startswith("Add piece ")
    document.edit(Figure(()), "Clear")
    assert not window.actions_["piece-of-part"].isEnabled()


def test_from_nothing_to_a_solution_without_touching_a_file(
    window, qtbot, monkeypatch, tmp_path, recorded
):
    """New set, two pieces, a figure, Solve; the saved set and figure are found again."""
    panel, set_controller, document = (
        window.pieces.panel,
        window.pieces.set_controller,
        window.document,
    )
    window.actions_["new"].trigger()
    panel.action("new-set").trigger()
    panel.action("new-piece").trigger()
    draw(set_controller.piece_editor.editor, (0, 0, 0), (1, 0, 0), (0, 1, 0))
    set_controller.piece_editor.name.setText("corner")
    set_controller.piece_editor.accept()
    panel.action("new-piece").trigger()
    draw(set_controller.piece_editor.editor, (0, 0, 0), (1, 0, 0))
    set_controller.piece_editor.name.setText("domino")
    set_controller.piece_editor.accept()
    panel.tiles[1].copies.set_numbers(2, 2)
    assert [piece.name for piece in document.piece_set.pieces] == ["corner", "domino"]
    assert panel.status.text() == "No cubelets yet: New set has 7"
    draw(window.editor, *[(x, y, 0) for x in range(3) for y in range(2)])
    assert panel.status.text() == "6 cubelets: one too few for New set"
    draw(window.editor, (0, 0, 1))
    assert panel.status.text() == "7 of 7 cubelets"
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    solutions = window.panel.all_solutions()
    assert solutions
    assert all(solution.is_valid() for solution in solutions)

    path = tmp_path / "mine.fig"
    status_message = recorded(window.file_controller.status_message)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.actions_["save"].trigger()
    assert status_message[-1] == "Saved mine.fig."
    assert "; pieces: New set, drawn here\n" in path.read_text()
    assert not document.modified
    monkeypatch.setattr(piece_set_controller, "ask_name", lambda *_: "Corner and dominoes")
    panel.action("save-set").trigger()
    window.actions_["save"].trigger()
    assert status_message[-1] == "Saved mine.fig."
    kept = user_piece_sets().sets["corner-and-dominoes"]
    assert kept.counts == (1, 2)
    assert kept.pieces == document.piece_set.pieces
    assert window.banner.text() == ""
    assert list(user_folder().iterdir()) == [user_folder() / "corner-and-dominoes.toml"]
    again = MainWindow(Settings())
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.toolbar.pieces.setCurrentIndex(again.toolbar.pieces.findText("Corner and dominoes"))
    again.toolbar.pieces.activated.emit(again.toolbar.pieces.currentIndex())
    assert again.document.piece_set == kept
    again.document.set_piece_set("soma")
    assert again.file_controller.open(path)
    assert again.document.piece_set == kept


def test_own_pieces_are_used_for_a_new_figure_too(window):
    set_controller, document = window.pieces.set_controller, window.document
    window.pieces.panel.action("new-piece").trigger()
    draw(set_controller.piece_editor.editor, *[(x, 0, 0) for x in range(5)], (0, 1, 0), (2, 1, 0))
    set_controller.piece_editor.accept()
    made = document.piece_set
    document.add(Figure(CUBIC.box((3, 3, 3)), "cube"))
    assert document.piece_set == made, "27 cubelets propose Soma, but not in their place"
    document.select(0)
    document.select(1)
    assert document.piece_set == made


def test_cells_of_a_piece_cannot_be_optional(editing):
    assert not editing(SOMA.pieces[0]).editor.action("optional-pen").isEnabled()


def press_escape(editor):
    QTest.keyClick(editor, Qt.Key.Key_Escape)


def press_cancel(editor):
    editor.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()


@pytest.mark.parametrize("leave", [press_escape, press_cancel, PieceEditor.close])
def test_leaving_a_changed_piece_asks_before_it_is_discarded(qtbot, monkeypatch, leave):
    editor = PieceEditor(SOMA.pieces[0], changes.without(SOMA, 0), "Piece", None)
    qtbot.addWidget(editor)
    editor.show()
    qtbot.waitExposed(editor)
    asked = []

    def press(box, text):
        asked.append(box.text())
        (button,) = (each for each in box.buttons() if each.text() == text)
        button.click()

    monkeypatch.setattr(QMessageBox, "exec", lambda box: press(box, "&Keep editing"))
    editor.name.setText("Another name")
    leave(editor)
    assert asked == ["Discard the changes to this piece?"]
    assert editor.isVisible()
    monkeypatch.setattr(QMessageBox, "exec", lambda box: press(box, "&Discard"))
    leave(editor)
    assert not editor.isVisible()


@pytest.mark.parametrize("leave", [press_escape, press_cancel, PieceEditor.close])
def test_leaving_an_unchanged_piece_asks_nothing(qtbot, leave):
    editor = PieceEditor(SOMA.pieces[0], changes.without(SOMA, 0), "Piece", None)
    qtbot.addWidget(editor)
    editor.show()
    qtbot.waitExposed(editor)
    leave(editor)
    assert not editor.isVisible()
