"""The arrangements Draw, Solve and Study enlarge and fold parts of the window, and keep sizes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.compare.runs_table import RunsTable
from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = {
    Arrangement.DRAW: Qt.Key.Key_1,
    Arrangement.SOLVE: Qt.Key.Key_2,
    Arrangement.STUDY: Qt.Key.Key_3,
}


def primary(window, arrangement):
    columns = window.columns
    parts = {
        Arrangement.DRAW: columns.drawing,
        Arrangement.SOLVE: columns.middle,
        Arrangement.STUDY: columns.study,
    }
    return parts[arrangement]


def resize(window, width, height):
    window.resize(width, height)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (width, height)


@pytest.mark.parametrize("arrangement", Arrangement)
def test_the_primary_part_has_half_of_the_window(window, arrangement):
    QTest.keyClick(window, KEYS[arrangement], CONTROL)
    assert window.columns.arrangement is arrangement
    assert window.actions_[f"arrange-{arrangement.value}"].isChecked()
    for width, height in ((1280, 720), (1000, 650), (1280, 720)):
        resize(window, width, height)
        part = primary(window, arrangement)
        assert part.isVisible()
        assert part.width() * part.height() >= width * height / 2 or width < 1280
        assert part.width() >= width / 2
        assert window.view.isVisible()
        assert window.view.width() >= 180
        assert window.columns.side.is_on_edge is (
            width < 1100 or arrangement is not Arrangement.DRAW
        )


def test_the_focus_of_a_hidden_part_moves_to_the_large_part(window, qtbot):
    window.editor.layer_grid.setFocus()
    QTest.keyClick(window, Qt.Key.Key_2, CONTROL)
    assert window.focusWidget() is window.view
    QTest.keyClick(window, Qt.Key.Key_1, CONTROL)
    assert window.focusWidget() is window.view  # it is still visible
    with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000):
        window.actions_["solve"].trigger()
    for key, focused in ((2, window.panel.table), (3, window.findChild(RunsTable))):
        window.columns.arrange(Arrangement.DRAW)
        window.editor.layer_grid.setFocus()
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + key), CONTROL)
        assert window.focusWidget() is focused


def test_solving_keeps_the_arrangement(window, qtbot):
    for arrangement in (Arrangement.DRAW, Arrangement.STUDY):
        window.columns.arrange(arrangement)
        with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000):
            window.actions_["solve"].trigger()
        assert window.columns.arrangement is arrangement


def pressed(key):
    """Press a key, and let it act, in the focused widget of the window."""
    QTest.keyClick(QApplication.focusWidget(), key)


def draw_and_press_solve(window, qtbot):
    """Erase a cell of the cube by key, draw it again, and press the key of Solve."""
    window.editor.layer_grid.setFocus()
    for cells in (26, 27):
        pressed(Qt.Key.Key_Space)
        assert len(window.document.figure.cells) == cells
    qtbot.waitUntil(window.actions_["solve"].isEnabled)
    pressed(Qt.Key.Key_F5)
    assert window.solve_controller.is_running


def test_down_shows_the_second_solution_after_the_figure_was_drawn_and_solved(window, qtbot):
    with qtbot.waitSignal(window.solve_controller.first_shown):
        draw_and_press_solve(window, qtbot)
    qtbot.waitUntil(lambda: window.panel.model.rowCount() > 1)
    assert window.panel.current_row == 0
    pressed(Qt.Key.Key_Down)
    assert window.panel.current_row == 1
    # Undo works in the list, and drawing in the layers.
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, CONTROL)
    assert len(window.document.figure.cells) == 26
    grid = window.editor.layer_grid
    position = grid.cell_position(grid.cursor_cell).toPoint()
    qtbot.mouseClick(grid, Qt.MouseButton.LeftButton, pos=position)
    assert grid.hasFocus()
    assert len(window.document.figure.cells) == 27


def test_the_first_solution_leaves_the_focus_where_the_user_went(window, qtbot):
    field = next(each for each in window.findChildren(QLineEdit) if each.isVisible())
    for widget in (field, window.view):
        with qtbot.waitSignal(window.solve_controller.first_shown):
            draw_and_press_solve(window, qtbot)
            widget.setFocus()
            assert widget.hasFocus()
        qtbot.waitUntil(lambda: not window.solve_controller.is_running)
        assert widget.hasFocus()


def test_solve_in_the_empty_list_is_followed_by_the_list(window, qtbot):
    button = window.panel.empty_page.solve_button
    qtbot.waitUntil(button.isEnabled)
    button.setFocus()
    with qtbot.waitSignal(window.solve_controller.first_shown):
        pressed(Qt.Key.Key_Space)
    assert window.panel.table.hasFocus()


def test_a_search_that_nobody_started_by_hand_moves_no_focus(window, qtbot):
    window.editor.layer_grid.setFocus()
    with qtbot.waitSignal(window.solve_controller.ran):
        window.solve_controller.start()
    assert window.editor.layer_grid.hasFocus()


def test_a_narrow_window_folds_the_side_column_until_it_is_opened(window, qtbot):
    side = window.columns.side
    resize(window, 1000, 650)
    assert side.is_on_edge
    assert not window.pieces.panel.isVisible()
    label = side._labels[1]
    assert label.summary == "Soma · 7 pieces · 27 of 27 cubelets"
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    assert window.pieces.panel.isVisible()
    assert window.actions_["pieces"].isChecked()
    window.actions_["pieces"].trigger()
    assert side.is_on_edge
    window.actions_["pieces"].trigger()
    assert window.pieces.panel.isVisible()
    resize(window, 1280, 720)
    resize(window, 1000, 650)
    assert side.is_on_edge


def test_a_folded_panel_keeps_its_header_and_unfolds_by_click_or_key(window):
    header = window.columns.solutions.header
    for fold, unfold in (
        (header.click, window.actions_["solutions-panel"].trigger),
        (window.actions_["solutions-panel"].trigger, header.click),
    ):
        fold()
        assert header.isVisible()
        assert not window.panel.isVisible()
        assert not window.actions_["solutions-panel"].isChecked()
        unfold()
        assert window.panel.isVisible()
        assert window.actions_["solutions-panel"].isChecked()


def test_headers_summarize_their_panels(window, qtbot):
    columns = window.columns
    assert window.pieces.frame.summary == "Soma · 7 pieces · 27 of 27 cubelets"
    assert columns.solutions.summary == "not searched yet"
    assert columns.search.summary == "Automatic · not searched yet"
    with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000):
        window.actions_["solve"].trigger()
        assert columns.search.summary == "Automatic · being prepared"
    assert columns.solutions.summary == "240 solutions"
    assert columns.search.summary.startswith("Most constrained · 7 stages · 7,828 explored · ")
    window.document.new(built_in_puzzle("bedlam"))
    assert window.pieces.frame.summary == "Bedlam · 13 pieces · 64 of 64 cubelets"
    assert columns.solutions.summary == "not searched yet"


def test_each_arrangement_remembers_its_sizes_and_folded_panels(window, qtbot):
    columns = window.columns
    resize(window, 1280, 720)
    window.pieces.frame.set_folded(True)
    columns.arrange(Arrangement.SOLVE)
    columns.view_column.setSizes([800, 400])
    columns._on_moved(0, 0)
    window.actions_["search-panel"].trigger()
    QApplication.processEvents()
    sizes = columns.view_column.sizes()
    columns.arrange(Arrangement.DRAW)
    assert window.pieces.frame.is_folded
    assert columns.search.is_folded
    columns.arrange(Arrangement.SOLVE)
    QApplication.processEvents()
    assert columns.view_column.sizes() == sizes
    assert not columns.search.is_folded
    window.shut_down()
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.show()
    qtbot.waitExposed(again)
    assert again.columns.arrangement is Arrangement.SOLVE
    assert again.columns.view_column.sizes() == sizes
    assert not again.columns.search.is_folded
    again.columns.arrange(Arrangement.DRAW)
    assert again.pieces.frame.is_folded
    assert again.columns.search.is_folded


def test_the_layout_of_an_older_version_is_ignored(window, qtbot):
    for name in ("columns", "drawing", "results", "docks", "runs", "runs-beside"):
        window.settings.set_layout(name, window.columns.saveState())
    window.settings.set_layout("arrangement", window.columns.saveState())
    window.settings.set_layout("draw-columns", window.columns.saveState()[:7])
    window.settings.set_layout("draw-looking", window.columns.saveState()[:3])
    window.settings.set_layout("draw-folded", window.columns.saveState())
    window.settings.save()
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.show()
    qtbot.waitExposed(again)
    assert again.columns.arrangement is Arrangement.DRAW
    assert again.columns.drawing.width() > again.width() / 2


def test_f11_or_a_double_click_gives_a_panel_the_whole_window_and_back(window, qtbot):
    columns, action = window.columns, window.actions_["alone"]
    parts = (columns.side, columns.drawing, columns.middle, columns.results)

    def shown():
        return [part.isVisible() for part in parts]

    before = shown()
    window.editor.layer_grid.setFocus()
    action.trigger()
    assert shown() == [False, True, False, False]
    assert "F11" in window.message.text()
    window.actions_.refresh()
    assert action.text() == "Sho&w all panels"
    action.trigger()
    assert shown() == before
    for heading, wanted in (
        (window.header, [False, False, True, False]),
        (window.editor.layer_label, [False, True, False, False]),
    ):
        qtbot.mouseDClick(heading, Qt.MouseButton.LeftButton)
        assert [part.isVisible() for part in parts] == wanted
        qtbot.mouseDClick(heading, Qt.MouseButton.LeftButton)
        assert shown() == before
    action.trigger()
    window.arrangement_controller.arrange(Arrangement.SOLVE)
    assert not window.pages.is_alone
    assert columns.results.isVisible()
    window.arrangement_controller.arrange(Arrangement.DRAW)
    assert shown() == before


def test_an_arrangement_behind_another_window_focuses_its_main_widget(window, qtbot):
    window.editor.layer_grid.setFocus()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not window.editor.layer_grid)
    window.actions_["arrange-solve"].trigger()
    assert window.focusWidget() in (window.panel.table, window.view)
