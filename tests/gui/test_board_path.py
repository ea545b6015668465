"""A user's session with a board: open Meteor, change it with the mouse, solve, step and save."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame import save_dialog
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.cell import Cell
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, TOP
from cubewright.model.lattice import lattice, lattices
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.engine_choice import EngineChoice

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier(0)
METEOR = built_in_puzzle("meteor")


@pytest.fixture
def window(asking_window):
    return asking_window


def choose(window: MainWindow, title: str, entry: str) -> None:
    """Choose an entry of a submenu of the File menu by its text."""
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == title]
    for menu in menus:
        menu.aboutToShow.emit()  # some menus are filled when they open
    (action,) = [each for menu in menus for each in menu.actions() if each.text() == entry]
    action.trigger()


def press(window: MainWindow, cell: Cell, button: Qt.MouseButton = LEFT) -> None:
    grid = window.editor.layer_grid
    QTest.mouseClick(grid, button, NO_KEYS, grid.area.middle(cell).toPoint())


def test_meteor_is_changed_solved_stepped_saved_and_opened_again(
    window, qtbot, tmp_path, monkeypatch
):
    choose(window, "New from a &puzzle", "Meteor")
    document, editor = window.document, window.editor
    assert document.puzzle == METEOR
    assert window.view.direction == TOP

    # Remove a hexagon at the front left, and add one at the back right outside the grid.
    press(window, (-4, 9, 0), RIGHT)
    assert document.undo_stack.undoText() == "Erase 1 hexagon"
    editor.size_bar.boxes[0].setValue(6)
    assert editor.sheet.cells == set(METEOR.figure.cells) - {(-4, 9, 0)}
    press(window, (5, 0, 0))
    assert document.undo_stack.undoText() == "Draw 1 hexagon"
    changed = document.figure
    assert set(changed.cells) ^ set(METEOR.figure.cells) == {(-4, 9, 0), (5, 0, 0)}

    window.solve_controller.convention = Convention.UNIQUE
    with qtbot.waitSignal(window.solve_controller.solved_changed, timeout=20_000):
        window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running, timeout=30_000)
    assert len(window.panel.all_solutions()) == 977
    window.panel.first()
    seen = []
    for _ in range(3):
        solution = window.panel.selected_solution()
        assert solution.is_valid()
        assert editor.sheet.inks
        seen.append(solution)
        window.panel.next()
    assert len(set(seen)) == 3
    assert window.view.direction == TOP  # the camera stays while the user steps through solutions

    path = tmp_path / "board.fig"
    monkeypatch.setattr(
        save_dialog, "ask_with_note", lambda *args: args[-1](path, args[0]) and (str(path), "")
    )
    window.actions_["save"].trigger()
    assert path.read_text().splitlines()[:3] == [
        "[hexagonal] Meteor", "|1 1 1 1 1 1|", "| 1 1 1 1 1 |",
    ]  # fmt: skip
    assert not document.modified
    monkeypatch.setattr(window.unsaved_work, "may_replace_document", lambda: True)
    choose(window, "New from a &puzzle", "Soma cube")
    assert window.view.direction == DEFAULT_DIRECTION
    assert window.file_controller.open(path)
    assert document.figure == changed
    assert document.piece_set == METEOR.piece_set
    assert document.block.problem is None


def test_a_search_that_cannot_start_reports_no_preparation(window, qtbot, monkeypatch, recorded):
    window.file_controller.new_from(METEOR)
    window.document.edit(METEOR.figure.toggled((-4, 9, 0)).toggled((5, 0, 0)), "Change")
    window.compare_controller.choose(EngineChoice.of("next-cell", (("symmetry", "document"),)))
    status_message, received = recorded(window.solve_controller.status_message), []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: received.append(words[-1]))
    with qtbot.waitSignal(window.solve_controller.failed, timeout=20_000):
        window.actions_["solve"].trigger()
    assert status_message[0] == "Preparing the search…"
    assert "use symmetry=general" in received[0]
    assert status_message[-1] == received[0]


def test_an_opened_board_is_shown_from_above_after_another_board(window, tmp_path):
    window.file_controller.new_from(METEOR)
    path = tmp_path / "board.fig"
    window.document.save(path)
    for come_by in (
        lambda: window.file_controller.open(path),
        lambda: window.file_controller.new_on(METEOR.figure.lattice),
    ):
        window.view.view_from(DEFAULT_DIRECTION)
        come_by()
        assert window.view.direction == TOP
    window.view.view_from(DEFAULT_DIRECTION)
    press(window, (2, 2, 0))
    assert window.view.direction == DEFAULT_DIRECTION  # drawing does not move the camera


def test_undo_reverts_every_tool(window):
    window.file_controller.new_from(METEOR)
    for name in ("turn-z", "mirror-x", "shift-right", "fit", "fill", "turn-x", "clear-figure"):
        window.editor.action(name).trigger()
    window.document.undo_stack.setIndex(0)
    assert window.document.figure == METEOR.figure
    assert window.editor.sheet.cells == set(METEOR.figure.cells)


@pytest.mark.parametrize("its", lattices().values(), ids=lattices())
def test_a_new_figure_is_started_on_each_lattice(window, qtbot, tmp_path, its):
    number = list(lattices().values()).index(its) + 1
    choose(window, "New &figure of", f"&{number} {its.title}")
    document = window.document
    assert document.figure.lattice == its
    assert document.piece_set.lattice == its
    assert window.editor.sheet.grid.size == its.default_size
    assert window.view.direction == (TOP if its.default_size[2] == 1 else DEFAULT_DIRECTION)
    first, second = window.editor.sheet.grid.layer(0)[7], window.editor.sheet.grid.layer(0)[16]
    press(window, first)
    window.editor.layer_grid.setFocus()
    press(window, second)
    QTest.keyClick(window.editor.layer_grid, Qt.Key.Key_Right)
    QTest.keyClick(window.editor.layer_grid, Qt.Key.Key_Space)
    assert len(document.figure) == 3
    assert document.undo_stack.undoText() == f"Draw 1 {its.noun.one}"
    assert any(
        f"3 {its.noun.several}" in label.text() for label in window.header.findChildren(QLabel)
    )
    path = tmp_path / "new.fig"
    document.save(Path(path))
    document.open(Path(path))
    assert document.figure == document.figure.aligned()
    assert (len(document.figure), document.figure.lattice) == (3, its)


def test_prisms_are_drawn_in_layers(window):
    window.file_controller.new_on(lattice("hexagonal"))
    window.editor.size_bar.boxes[2].setValue(3)
    press(window, (2, 2, 0))
    window.editor.action("copy-up").trigger()
    window.editor.action("copy-up").trigger()
    assert window.document.figure.cells == ((2, 2, 0), (2, 2, 1), (2, 2, 2))
    window.editor.action("turn-x").trigger()
    assert len(window.document.figure) == 3
