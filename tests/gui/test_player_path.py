"""A user's complete session, with real clicks and keys in a real window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton, QWidget

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.export.export_choice import Content
from cubewright.gui.export.export_dialog import ExportDialog
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.start.start_page import Way
from cubewright.model.cell import Cell

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(asking_window):
    return asking_window


def click(action: QAction, window: MainWindow) -> None:
    """Click an action's button in the toolbar."""
    buttons = window.toolbar.findChildren(QToolButton)
    (button,) = (each for each in buttons if each.defaultAction() == action)
    assert button.isEnabled(), button.toolTip()
    QTest.mouseClick(button, LEFT, NO_KEYS, button.rect().center())


def place_of(window: MainWindow, cell: Cell) -> QPoint:
    """Return the pixel position of a cell of the current layer."""
    middle: QPointF = window.editor.layer_grid.area.middle(cell)
    return middle.toPoint()


def drag(window: MainWindow, start: Cell, end: Cell) -> None:
    """Draw from one cell to another with the mouse, passing over the cells between."""
    grid = window.editor.layer_grid
    one, other = place_of(window, start), place_of(window, end)
    QTest.mousePress(grid, LEFT, NO_KEYS, one)
    for step in range(1, 9):
        QTest.mouseMove(grid, one + (other - one) * step / 8)
    QTest.mouseRelease(grid, LEFT, NO_KEYS, other)


def in_dialog(kind: type[QWidget], act: Callable[[QWidget], None], qtbot) -> None:
    """Do something in a modal dialog as soon as it is open."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog.isVisible():
            timer.stop()
            act(dialog)

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    qtbot.player_timer = timer  # kept alive until it has found its dialog


def begin_figure(window):
    """Click the card of the start page that begins a figure."""
    window.start_page.show()
    QTest.mouseClick(window.start_page.page.ways[Way.FIGURE], LEFT)
    assert not window.start_page.is_shown


def test_draw_solve_step_export_and_read_back(window, qtbot, tmp_path):
    begin_figure(window)
    assert len(window.document.figure) == 0
    editor = window.editor

    # A cube of 27 cubelets but one, in the layers of the editor.
    layers = editor.sheet.grid.layers
    for layer in layers[:3]:
        assert editor.sheet.layer == layer
        for y in range(3):
            drag(window, (0, y, layer), (2, y, layer))
        QTest.keyClick(editor.layer_grid, Qt.Key.Key_PageUp)
    assert len(window.document.figure) == 27
    assert window.header.status.text() == "27 of 27 cubelets"

    # One cubelet too many is reported immediately, and undone.
    QTest.mouseClick(editor.layer_grid, LEFT, NO_KEYS, place_of(window, (0, 0, layers[3])))
    assert window.header.status.text() == "28 cubelets: one too many for Soma"
    assert not window.actions_["solve"].isEnabled()
    click(window.actions_["undo"], window)
    assert window.header.status.text() == "27 of 27 cubelets"

    click(window.actions_["solve"], window)
    qtbot.waitUntil(lambda: window.toolbar.found.text() == "240 found", timeout=120_000)
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    assert window.panel.count == 240

    # Each step shows other pieces, by button, by key and by the list.
    shown = [window.viewer.image()]

    def stepped(row: int) -> None:
        assert window.panel.current_row == row
        assert window.view_controller.solution == window.panel.selected_solution()
        shown.append(window.viewer.image())
        assert shown[-1] != shown[-2]

    click(window.actions_["next"], window)
    stepped(1)
    QTest.keyClick(window, Qt.Key.Key_Right, CONTROL)
    stepped(2)
    click(window.actions_["previous"], window)
    stepped(1)
    click(window.actions_["arrange-solve"], window)
    QApplication.processEvents()
    table = window.panel.table
    fourth = table.visualRect(table.model().index(3, 0)).center()
    QTest.mouseClick(table.viewport(), LEFT, NO_KEYS, fourth)
    stepped(3)

    exported = export(window, qtbot, tmp_path / "all", Content.ALL)
    blocks = read_fig(exported).blocks
    pieces = piece_set("soma")
    assert len(blocks) == 240
    assert all(block.is_solution for block in blocks)
    written = {tuple(sorted(block.solution(pieces).symbols().items())) for block in blocks}
    listed = {
        tuple(sorted(solution.symbols().items())) for solution in window.panel.all_solutions()
    }
    assert written == {_aligned(symbols) for symbols in listed}

    one = export(window, qtbot, tmp_path / "one.fig", Content.SELECTED)
    assert len(read_fig(one).blocks) == 1
    figure = export(window, qtbot, tmp_path / "figure.fig", Content.PROBLEM)
    assert read_fig(figure).blocks[0].figure.cells == window.document.figure.aligned().cells


def test_the_3d_view_shows_what_is_being_drawn(window, qtbot):
    grid = window.editor.layer_grid
    initial = window.viewer.image()
    QTest.mousePress(grid, LEFT, NO_KEYS, place_of(window, (0, 0, 0)))
    QTest.mouseMove(grid, place_of(window, (1, 0, 0)))
    qtbot.waitUntil(lambda: window.viewer.image() != initial)
    assert len(window.document.figure) == 27
    QTest.keyClick(grid, Qt.Key.Key_Escape)
    assert window.viewer.image() == initial
    QTest.mouseRelease(grid, LEFT, NO_KEYS, place_of(window, (1, 0, 0)))
    assert len(window.document.figure) == 27


def _aligned(symbols: tuple) -> tuple:
    low = [min(cell[axis] for cell, _ in symbols) for axis in range(3)]
    return tuple(((x - low[0], y - low[1], z - low[2]), symbol) for (x, y, z), symbol in symbols)


def export(window: MainWindow, qtbot, path: Path, content: Content) -> Path:
    """Export by Ctrl+E and the dialog's own widgets."""

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportDialog)
        choice = dialog.content_buttons[content]
        QTest.mouseClick(choice, LEFT, NO_KEYS, QPoint(8, choice.height() // 2))
        dialog.path_edit.selectAll()
        QTest.keyClicks(dialog.path_edit, str(path))
        QTest.mouseClick(dialog.export_button, LEFT)

    window.activateWindow()  # without a window manager, closing a dialog does not do this
    qtbot.waitUntil(window.isActiveWindow)
    in_dialog(ExportDialog, fill, qtbot)
    with qtbot.waitSignal(window.export_controller.status_message, timeout=20_000):
        QTest.keyClick(window, Qt.Key.Key_E, CONTROL)
    written = path if path.suffix else path.with_suffix(".fig")
    assert written.is_file()
    assert window.message.text().endswith(f"to {written.name}.")
    return written


def test_open_change_and_save_through_the_dialogs(window, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "walls.fig"
    path.write_text("/SOMA wall\n/11/11\n/11/11\n\n/SOMA step\n/./1\n/1/1\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(path), ""))
    QTest.keyClick(window, Qt.Key.Key_O, CONTROL)
    assert window.document.figure.name == "wall"
    qtbot.waitUntil(window.actions_["next-figure"].isEnabled)
    QTest.keyClick(window, Qt.Key.Key_Down, CONTROL)
    assert window.document.figure.name == "step"
    cell = next(c for c in window.editor.sheet.grid.layer(0) if c in window.editor.sheet.cells)
    QTest.mouseClick(window.editor.layer_grid, LEFT, NO_KEYS, place_of(window, cell))
    assert len(window.document.figure) == 2
    assert window.isWindowModified()
    QTest.keyClick(window, Qt.Key.Key_S, CONTROL)
    assert not window.isWindowModified()
    assert path.read_text().startswith("/SOMA wall\n/11/11\n/11/11\n\n/SOMA step\n")
    assert len(read_fig(path).blocks[1].figure) == 2


def test_a_search_is_paused_continued_and_stopped_with_the_buttons(window, qtbot):
    window.document.new(built_in_puzzle("bedlam"))
    click(window.actions_["solve"], window)
    qtbot.waitUntil(lambda: window.toolbar.progress.value() > 0, timeout=120_000)
    click(window.actions_["pause"], window)
    assert window.actions_["pause"].text() == "R&esume"
    should_wait = window.toolbar.found.text()
    qtbot.waitUntil(lambda: "Paused at" in window.message.text())
    click(window.actions_["pause"], window)
    qtbot.waitUntil(lambda: window.toolbar.found.text() != should_wait, timeout=30_000)
    click(window.actions_["stop"], window)
    qtbot.waitUntil(lambda: not window.solve_controller.is_running, timeout=2000)
    assert window.message.text().startswith("Stopped at")
    assert window.panel.count > 0
    assert window.actions_["solve"].isEnabled()


MENU_CLICKS = 2
"""One click opens a menu, a second click chooses its item."""


def test_from_an_empty_project_to_an_exported_solution_in_nine_clicks(window, qtbot, tmp_path):
    clicks = 0
    begin_figure(window)
    clicks += 1
    assert window.editor.layer_grid.mentions_opening
    grid = window.editor.layer_grid
    for start, end in (((0, 0, 0), (2, 0, 0)), ((0, 1, 0), (2, 1, 0)), ((0, 2, 0), (0, 2, 0))):
        drag(window, start, end)
        clicks += 1
    assert not window.editor.layer_grid.mentions_opening
    assert len(window.document.figure) == 7
    solve = window.panel.empty_page.solve_button
    assert solve.isVisible()
    QTest.mouseClick(solve, LEFT)
    clicks += 1
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count > 0)
    assert not solve.isVisible()
    assert grid.isVisible(), "Solve does not arrange the window"

    def fill(dialog: QWidget) -> None:
        nonlocal clicks
        assert isinstance(dialog, ExportDialog)
        choice = dialog.content_buttons[Content.SELECTED]
        QTest.mouseClick(choice, LEFT, NO_KEYS, QPoint(8, choice.height() // 2))
        dialog.path_edit.selectAll()
        QTest.keyClicks(dialog.path_edit, str(tmp_path / "one.fig"))
        QTest.mouseClick(dialog.export_button, LEFT)
        clicks += 2

    in_dialog(ExportDialog, fill, qtbot)
    with qtbot.waitSignal(window.export_controller.status_message, timeout=20_000):
        window.actions_["export"].trigger()
        clicks += MENU_CLICKS
    assert len(read_fig(tmp_path / "one.fig").blocks) == 1
    assert clicks == 9
