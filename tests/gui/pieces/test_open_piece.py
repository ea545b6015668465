"""A piece is drawn in the editor of the window, in place of the figure."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QColorDialog

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.user_sets import user_folder, user_piece_sets
from cubewright.gui.drawing3d.pointing import Target
from cubewright.gui.frame import save_dialog
from cubewright.gui.frame.settings import Settings
from cubewright.gui.pieces import piece_set_controller
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solutions.panel import StepButtons
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC

SOMA = piece_set("soma")
V, T, Z, A = 0, 2, 3, 4


@pytest.fixture
def opened(window):
    """Open a piece of the window's set."""

    def begin(index):
        window.pieces.panel.tiles[index].opened.emit()
        return window.open_piece

    return begin


def draw(editor, *cells):
    """Click cells of the layers one by one."""
    for cell in cells:
        editor.show_layer(cell[2])
        position = editor.layer_grid.cell_position(cell).toPoint()
        QTest.mouseClick(editor.layer_grid, Qt.MouseButton.LeftButton, pos=position)


def drawn(window):
    return window.editor.sheet.cells


def name_piece(window, name, symbol=None):
    bar = window.open_piece.bar
    bar.name.setText(name)
    if symbol is not None:
        bar.symbol.setText(symbol)
    bar.name.editingFinished.emit()


def test_only_the_grid_of_an_empty_figure_mentions_opening_a_figure(window):
    window.actions_["new"].trigger()
    assert window.editor.layer_grid.mentions_opening
    window.open_piece.open_new()
    assert not window.editor.layer_grid.mentions_opening
    window.open_piece.go_back()
    assert window.editor.layer_grid.mentions_opening


def undo_text(window):
    return window.document.undo_stack.undoText()


def test_each_stroke_is_one_undo_step_of_the_document(window, opened):
    figure = window.document.figure
    piece = opened(Z)
    assert piece.bar.isVisible()
    assert piece.bar.title.text() == f"Piece Z of {figure.name}"
    assert piece.bar.back.text() == f"Back to {figure.name}"
    assert window.header.name.text() == f"Piece Z of {figure.name}"
    assert drawn(window) == frozenset(SOMA.pieces[Z].cells)
    draw(window.editor, (0, 1, 0))
    draw(window.editor, (2, 0, 0))
    assert len(window.document.piece_set.pieces[Z]) == 6
    assert undo_text(window) == "Piece Z: Draw 1 cubelet"
    assert window.document.figure is figure
    window.document.undo_stack.undo()
    assert len(drawn(window)) == 5
    window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA
    assert drawn(window) == frozenset(SOMA.pieces[Z].cells)
    window.document.undo_stack.redo()
    assert len(drawn(window)) == len(piece.piece) == 5


def test_escape_returns_to_the_figure_and_its_grid(window, opened, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.editor.size_bar.boxes[0].setValue(6)
    size, cells = window.editor.sheet.grid.size, drawn(window)
    steps = window.document.undo_stack.index()
    opened(V)
    draw(window.editor, (0, 0, 1))
    qtbot.keyClick(window.editor.layer_grid, Qt.Key.Key_Escape)
    assert window.open_piece.piece is None
    assert not window.open_piece.bar.isVisible()
    assert drawn(window) == cells
    assert window.editor.sheet.grid.size == size
    assert window.header.name.text() == window.document.figure.name
    assert window.pieces.panel.chosen == V
    window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA
    assert window.document.undo_stack.index() == steps


def test_a_new_piece_is_added_with_its_first_cell(window, qtbot):
    window.pieces.panel.action("new-piece").trigger()
    piece = window.open_piece
    assert drawn(window) == frozenset()
    assert piece.bar.about.text() == "Draw the piece: it has no cells yet."
    draw(window.editor, (1, 1, 0), (2, 1, 0))
    assert undo_text(window) == "Piece C: Draw 1 cubelet"
    assert window.document.piece_set.pieces[-1].cells == ((0, 0, 0), (1, 0, 0))
    assert drawn(window) == {(1, 1, 0), (2, 1, 0)}, "the cells stay where they were drawn"
    window.document.undo_stack.undo()
    assert drawn(window) == {(1, 1, 0)}
    window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA
    assert piece.piece is not None
    assert drawn(window) == frozenset()
    window.document.undo_stack.redo()
    assert drawn(window) == {(1, 1, 0)}


def test_a_piece_keeps_at_least_one_cell(window, opened, recorded):
    messages = recorded(window.open_piece.status_message)
    opened(V)
    window.editor.action("clear-figure").trigger()
    assert "at least one cell" in messages[-1]
    assert len(drawn(window)) == 3
    assert window.document.piece_set == SOMA


def test_other_changes_close_the_piece(window, opened):
    document = window.document
    document.edit(Figure(CUBIC.box((3, 3, 2)), "slab"), "Draw")
    opened(V)
    document.undo_stack.undo()
    assert window.open_piece.piece is None
    assert len(drawn(window)) == 27
    opened(T)
    window.pieces.panel.action("delete-piece").trigger()
    assert window.open_piece.piece is None
    document.undo_stack.undo()
    opened(T)
    document.duplicate()
    assert window.open_piece.piece is None
    opened(A)
    window.actions_["place-piece"].trigger()
    assert window.open_piece.piece is None
    assert window.place_controller.held_index is not None


def test_the_piece_is_followed_when_its_position_or_name_changes(window, opened):
    piece = opened(T)
    window.pieces.panel.area.moved.emit(T, 0)
    name_piece(window, "  my T ", "K")
    assert undo_text(window) == "Rename piece T"
    assert window.document.piece_set.pieces[0].name == "my T"
    assert piece.bar.title.text().startswith("Piece K of")
    window.document.undo_stack.undo()
    assert piece.piece.symbol == "T"
    window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA
    draw(window.editor, (0, 0, 1))
    assert len(window.document.piece_set.pieces[T]) == 5


def test_invalid_symbols_are_refused(window, opened):
    piece = opened(1)
    for symbol, problem in (
        ("T", "“T” is already the symbol of T."),
        ("3", "“3” is already the symbol of T."),
        ("", "The piece needs a symbol: one character."),
        (" ", "The piece needs a symbol: one character."),
    ):
        piece.bar.symbol.setText(symbol)
        piece.bar.symbol.editingFinished.emit()
        assert piece.bar.problem.text() == problem
    assert window.document.piece_set == SOMA


def test_the_layers_show_the_piece_in_its_own_colour(window, opened, monkeypatch):
    assert window.editor.sheet.body is None
    opened(T)
    assert window.editor.sheet.body == QColor(SOMA.pieces[T].colour)
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor("#ff0000"))
    window.open_piece.bar.colour.click()
    assert window.editor.sheet.body == QColor("#ff0000")
    window.open_piece.open_new()
    new = window.open_piece.piece
    assert window.editor.sheet.body == QColor(new.colour)
    window.open_piece.go_back()
    assert window.editor.sheet.body is None


def test_unusual_properties_of_a_piece_are_described(window, opened):
    about = opened(V).bar.about
    assert about.text() == "3 cubelets, 12 orientations."
    draw(window.editor, (0, 0, 1))
    assert "It is the same as piece P." in about.text()
    draw(window.editor, (2, 2, 0))
    assert "It consists of 2 separate parts." in about.text()
    name_piece(window, "", "+")
    assert "A figure file cannot contain the symbol “+”." in about.text()
    assert "It is the mirror image of piece B." in opened(A).bar.about.text()


def test_colours_and_symmetry_are_changed_in_the_bar(window, opened, monkeypatch):
    bar = opened(T).bar
    for kind, dark in (("even", {(0, 0, 0), (2, 0, 0), (1, 1, 0)}), ("odd", {(1, 0, 0)})):
        bar.colouring_chosen.emit(kind)
        assert window.document.piece_set.pieces[T].dark == dark
    draw(window.editor, (0, 1, 0))
    assert window.document.piece_set.pieces[T].dark == {(1, 0, 0), (0, 1, 0)}
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor("#ff0000"))
    bar.colour.click()
    assert window.document.piece_set.pieces[T].colour == "#ff0000"
    opened(1)
    assert not bar.flips.isEnabled()
    bar.one_sided.click()
    assert undo_text(window) == "Make piece L one-sided"
    assert bar.flips.isEnabled()
    opened(A)
    bar.flips.click()
    assert window.document.piece_set.pieces[A].flips


def test_cells_of_a_piece_cannot_be_optional(window, opened):
    pen = window.editor.action("optional-pen")
    opened(V)
    assert not pen.isEnabled()
    window.open_piece.close()
    assert pen.isEnabled()


def test_solve_uses_the_piece_with_its_latest_changes(window, opened, qtbot):
    opened(V)
    draw(window.editor, (0, 0, 1))
    draw(window.editor, (0, 0, 1))
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.solve_controller.solved_puzzle is not None)
    assert window.solve_controller.solved_puzzle.piece_set == window.document.puzzle.piece_set
    qtbot.waitUntil(lambda: window.open_piece.piece is None)  # the first solution is shown
    window.solve_controller.close()


@pytest.mark.parametrize("row", [0, 1])
def test_a_click_on_a_solution_shows_it_in_place_of_the_piece(window, opened, qtbot, row):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.solve_controller.session.state is SolveState.IDLE)
    opened(V)
    table = window.panel.table
    place = table.visualRect(table.model().index(row, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.open_piece.piece is None
    assert window.panel.current_row == row
    assert window.view_controller.visible_solution == window.panel.selected_solution()


def test_a_button_below_the_solutions_closes_the_piece(window, opened, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.solve_controller.session.state is SolveState.IDLE)
    opened(V)
    window.panel.findChild(StepButtons).stepped.emit("next")
    assert window.open_piece.piece is None
    assert window.view_controller.visible_solution == window.panel.selected_solution()


def test_a_piece_is_drawn_in_the_3d_view(window, opened, qtbot, monkeypatch):
    window.actions_["draw-3d"].trigger()
    opened(V)
    drawing = window.drawing_controller
    face = Target((0, 0, 0), (0, 0, 1), (0.5, 0.5, 1.0))
    monkeypatch.setattr(drawing, "target_at", lambda _position: face)
    drawing._apply(drawing._stroke_at(QPointF(), removes=False))
    assert (0, 0, 1) in window.document.piece_set.pieces[V].cells
    assert undo_text(window) == "Piece V: Draw 1 cubelet"
    assert len(window.document.figure) == 27
    window.actions_["draw-3d"].trigger()
    qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.open_piece.piece is None


def test_a_change_for_one_problem_keeps_the_piece_of_the_others(window, opened):
    document = window.document
    document.add(Figure(CUBIC.box((3, 3, 3)), "other"))
    document.use_pieces(replace(SOMA, name="mine", title="Mine"), "Use mine")
    document.duplicate()
    about = opened(V).bar.about
    assert "2 other problems use this piece and keep the unchanged shape." in about.text()
    draw(window.editor, (0, 0, 1))
    assert len(document.content.pieces(1).pieces[V]) == 3


def test_a_piece_is_made_from_the_part_at_the_cursor(window):
    set_controller, document = window.pieces.set_controller, window.document
    cells = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0), (0, 3, 0), (0, 3, 1)]
    document.edit(Figure(cells, "two parts"), "Draw")
    draw(window.editor, (0, 3, 0))
    draw(window.editor, (0, 3, 0))
    window.actions_["piece-of-part"].trigger()
    assert document.piece_set.pieces[-1].cells == ((0, 0, 0), (0, 0, 1))
    assert document.undo_stack.undoText() == "Add piece C from the figure"
    assert window.pieces.panel.chosen == 7
    window.editor.layer_grid.setFocus()
    draw(window.editor, (2, 2, 0))
    draw(window.editor, (2, 2, 0))
    set_controller.make_piece_from_part()
    # The cursor is outside all parts.
    assert document.piece_set.pieces[-1].equivalence_key == SOMA.pieces[1].equivalence_key
    assert document.undo_stack.undoText().startswith("Add piece ")
    document.edit(Figure(()), "Clear")
    assert not window.actions_["piece-of-part"].isEnabled()


def test_from_nothing_to_a_solution_without_touching_a_file(
    window, qtbot, monkeypatch, tmp_path, recorded
):
    """Create a set, two pieces and a figure, and solve; find the saved set and figure again."""
    panel, document = window.pieces.panel, window.document
    window.actions_["new"].trigger()
    panel.action("new-set").trigger()
    panel.action("new-piece").trigger()
    draw(window.editor, (0, 0, 0), (1, 0, 0), (0, 1, 0))
    name_piece(window, "corner")
    window.open_piece.go_back()
    panel.action("new-piece").trigger()
    draw(window.editor, (0, 0, 0), (1, 0, 0))
    name_piece(window, "domino")
    window.open_piece.go_back()
    panel.tiles[1].copies.set_numbers(2, 2)
    assert [piece.name for piece in document.piece_set.pieces] == ["corner", "domino"]
    assert window.header.status.text() == "No cubelets yet; the pieces of New set have 7"
    draw(window.editor, *[(x, y, 0) for x in range(3) for y in range(2)])
    assert window.header.status.text() == "6 cubelets: one too few for New set"
    draw(window.editor, (0, 0, 1))
    assert window.header.status.text() == "7 of 7 cubelets"
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    solutions = window.panel.all_solutions()
    assert solutions
    assert all(solution.is_valid() for solution in solutions)

    path = tmp_path / "mine.fig"
    status_message = recorded(window.file_controller.status_message)
    monkeypatch.setattr(
        save_dialog, "ask_with_note", lambda *args: args[-1](path, args[0]) and (str(path), "")
    )
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
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.toolbar.pieces.setCurrentIndex(again.toolbar.pieces.findText("Corner and dominoes"))
    again.toolbar.pieces.activated.emit(again.toolbar.pieces.currentIndex())
    assert again.document.piece_set == kept
    again.document.set_piece_set("soma")
    assert again.file_controller.open(path)
    assert again.document.piece_set == kept


def test_own_pieces_are_used_for_a_new_figure_too(window):
    document = window.document
    window.pieces.panel.action("new-piece").trigger()
    draw(window.editor, *[(x, 0, 0) for x in range(5)], (0, 1, 0), (2, 1, 0))
    window.open_piece.go_back()
    made = document.piece_set
    document.add(Figure(CUBIC.box((3, 3, 3)), "cube"))
    assert document.piece_set == made, "27 cubelets propose Soma, but not in their place"
    document.select(0)
    document.select(1)
    assert document.piece_set == made


def test_an_opened_piece_is_drawn_in_the_layers(window, opened):
    window.actions_["arrange-solve"].trigger()
    assert not window.editor.isVisible()
    opened(V)
    assert window.editor.isVisible()
    assert window.actions_["arrange-draw"].isChecked()
    assert drawn(window) == set(SOMA.pieces[V].cells)


def test_the_colour_pen_colours_the_cells_of_a_piece(window, opened):
    bar, editor, document = opened(T).bar, window.editor, window.document
    assert not editor.action("optional-pen").isVisible()
    assert not editor.action("inside-optional").isEnabled()
    assert editor.action("inside-colour").isEnabled()
    editor.action("colour-3").trigger()
    draw(editor, (0, 0, 0))
    assert document.piece_set.pieces[T].colours == {((0, 0, 0), 3)}
    assert editor.sheet.colours == {(0, 0, 0): 3}
    bar.colouring_chosen.emit("even")
    assert document.piece_set.pieces[T].colours == frozenset()
    draw(editor, (0, 0, 0))
    assert ((0, 0, 0), 3) in document.piece_set.pieces[T].colours
    assert ((2, 0, 0), 2) in document.piece_set.pieces[T].colours
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.piece_set.pieces[T].colours == {((0, 0, 0), 3)}
    editor.action("fill-pen").trigger()
