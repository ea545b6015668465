"""The shared window of tests: after a reset it does not differ from a new window."""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from shared_window import delete_left_windows

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.lattice import lattice
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.counting_choice import CountingChoice
from cubewright.presenter.search.engine_choice import DEFAULT_CHOICES


def do_nothing(window, qtbot):
    pass


def draw(window, qtbot):
    grid = window.editor.layer_grid
    window.editor.size_bar.boxes[0].setValue(6)
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.cell_position((4, 1, 0)).toPoint())
    QTest.keyClick(grid, Qt.Key.Key_Right)
    window.editor.action("layer-up").trigger()
    window.editor.action("optional-pen").trigger()
    window.editor.action("show-above").trigger()
    assert window.document.modified


def draw_on_another_lattice(window, qtbot):
    window.file_controller.new_on(lattice("triangular"))
    window.document.new(built_in_puzzle("meteor"))
    window.actions_["add-figure"].trigger()


def solve(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.checkpoint is None and window.panel.count == 240
    )
    qtbot.waitUntil(lambda: window.solve_controller.session.state is SolveState.IDLE)


def step_and_explode(window, qtbot):
    solve(window, qtbot)
    window.panel.last()
    window.build_slider.step(-3)
    window.explode_slider.step(4)
    QTest.keyClick(window.view, Qt.Key.Key_2)
    QTest.keyClick(window.view, Qt.Key.Key_Plus)
    window.actions_["search-panel"].trigger()


def pause(window, qtbot):
    window.document.new(built_in_puzzle("bedlam"))
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.solve_controller.is_unfinished, timeout=20_000)
    window.actions_["pause"].trigger()
    assert window.solve_controller.session.state is SolveState.PAUSED


def count_with_other_choices(window, qtbot):
    window.choices.choose_counting(CountingChoice(Convention.RAW))
    window.choices.choose_threads(1)
    window.actions_["count-only"].trigger()
    window.compare_controller.choose_engine("stagewise")
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.compare_controller.runs.rowCount() == 1, timeout=20_000)


def compare(window, qtbot):
    with qtbot.waitSignal(window.compare_controller.queue.emptied, timeout=60_000):
        window.compare_controller.compare(DEFAULT_CHOICES[:1])
    assert window.columns.arrangement is Arrangement.STUDY


def change_pieces(window, qtbot):
    window.document.set_piece_set("pentominoes")
    window.pieces.panel.action("new-set").trigger()
    window.pieces.panel.action("new-piece").trigger()
    assert window.open_piece.piece is not None


def place(window, qtbot):
    window.actions_["place-piece"].trigger()
    QTest.keyClick(window.view, Qt.Key.Key_X)
    assert window.place_controller.place_held()
    window.constraint_controller.open_menu(
        (0, 0, 0), window.mapToGlobal(window.rect().center()), None
    )


def take_a_hint(window, qtbot):
    window.actions_["hint"].trigger()
    qtbot.waitUntil(window.actions_["take-hint"].isEnabled, timeout=20_000)
    window.actions_["take-hint"].trigger()


def export(window, qtbot):
    window.settings.remember_export("problem", "fig", window.settings.path.parent)
    folder = window.settings.path.parents[1]
    folder.mkdir(parents=True, exist_ok=True)  # the program makes its folders when it needs them
    window.document.save(folder / "mine.fig")
    window.settings.remember_file(window.document.path)


def solve_a_batch(window, qtbot):
    window.actions_["batch"].trigger()
    with qtbot.waitSignal(window.batch_controller.ended, timeout=60_000):
        window.batch_controller.solve_open_file()
    window.batch_controller.view.limit.setValue(3.5)
    window.batch_controller.view.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)


def search_the_library(window, qtbot):
    window.actions_["library"].trigger()
    library = window.library
    qtbot.waitUntil(lambda: not library.reader.reading, timeout=20_000)
    library.view.search.setText("b")
    library.find_duplicates()
    library.view.sizes.setCurrentIndex(2)


def change_the_layout(window, qtbot):
    window.resize(1000, 700)
    window.columns.setSizes([300, 300, 0, 400])
    window.pieces.frame.set_folded(True)
    window.figures.unfold(True)
    window.figures.filter.setText("x")


def change_the_theme(window, qtbot):
    window.choices.choose_theme(Theme.DARK)


def open_the_guide(window, qtbot):
    window.help_controller.show_guide()


def show_full_screen(window, qtbot):
    window.showFullScreen()
    qtbot.waitUntil(window.isFullScreen)


ACTIONS = (
    do_nothing,
    draw,
    draw_on_another_lattice,
    solve,
    step_and_explode,
    pause,
    count_with_other_choices,
    compare,
    change_pieces,
    place,
    take_a_hint,
    export,
    solve_a_batch,
    search_the_library,
    change_the_layout,
    change_the_theme,
    open_the_guide,
    show_full_screen,
)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.__name__)
def test_after_a_reset_the_window_is_like_a_new_one(
    action, shared_window, qtbot, monkeypatch, tmp_path
):
    window = shared_window.take(qtbot)
    action(window, qtbot)
    shared_window.put_back()
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home of the next test"))
    again = shared_window.take(qtbot)
    shared_window.put_back()
    assert shared_window.differences == []
    assert again is window


def test_a_window_that_a_test_leaves_open_is_deleted(shared_window):
    window = MainWindow(Settings(), MENUS)
    delete_left_windows(shared_window)
    assert not shiboken6.isValid(window)


def leave_a_connection(window):
    window.document.figure_changed.connect(lambda figure: None)


def replace_a_function(window):
    window.file_controller.open = lambda path: True


def change_a_tooltip(window):
    window.panel.table.setToolTip("Wrong")


def close_it(window):
    window.close()


def delete_a_part(window):
    window.batch_controller.view.deleteLater()


@pytest.mark.parametrize(
    "damage",
    [leave_a_connection, replace_a_function, change_a_tooltip, close_it, delete_a_part],
    ids=lambda damage: damage.__name__,
)
def test_a_window_that_a_reset_does_not_restore_is_replaced(
    damage, shared_window, qtbot, monkeypatch, tmp_path
):
    window = shared_window.take(qtbot)
    damage(window)
    shared_window.put_back()
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home of the next test"))
    again = shared_window.take(qtbot)
    shared_window.put_back()
    assert again is not window
    assert shared_window.differences != []
