"""One main window for many tests: each test gets it in the state of a new window.

Building a window takes 0.7 s of processor time, a reset a ninth of that. After every reset the
window's whole state is compared with that of a new one. A test that leaves something behind
that a reset does not restore costs the next test a new window, but does not change its result.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import shiboken6
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QPointF, QRect
from PySide6.QtGui import QGuiApplication, QUndoStack
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QHeaderView,
    QMenu,
    QSplitter,
    QTableView,
    QTabWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot
from window_state import State, differences, state_of

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.batch.batch_window import DEFAULT_TIME_LIMIT
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.help.guide_window import GuideWindow
from cubewright.gui.library.locations_tree import ALL
from cubewright.gui.library.window import SHOW_ALL
from cubewright.gui.placing.hint_controller import PATIENCE_MS
from cubewright.gui.shell.arrangement.panel_column import PanelColumn
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.statistics.chart_page import ChartPage
from cubewright.gui.viewer.turning.motion import Pose
from cubewright.gui.widgets.density import Density
from cubewright.model.drawing.direction import Direction
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.results import NO_RESULTS
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.counting_choice import CountingChoice
from cubewright.presenter.search.engine_choice import DEFAULT_CHOICES, EngineChoice
from cubewright.solver.report import Counts

FIRST_PUZZLE = built_in_puzzle("cube")
NO_POSE = Pose(Direction(0.0, 0.0), (0.0, 0.0, 0.0), 1.0)
ACTIVATION_MS = 3000
"""The longest wait for the window to become active; an inactive window gets no keys."""


def show_new_window(qtbot: QtBot) -> MainWindow:
    """Return a new main window that is visible and active, with its 3D view."""
    window = MainWindow(Settings(), MENUS)
    window.viewer.create_view()
    _draw_without_samples(window)
    for menu in window.menuBar().findChildren(QMenu):
        if menu.isEmpty():
            menu.aboutToShow.emit()  # A menu is filled when it first opens.
    window.show()
    qtbot.waitExposed(window)
    _activate(window, qtbot)
    return window


def _draw_without_samples(window: MainWindow) -> None:
    """Draw the 3D view with one sample a pixel, which takes half the time in software."""
    if isinstance(window.view, QOpenGLWidget):
        surface_format = window.view.format()
        surface_format.setSamples(0)
        window.view.setFormat(surface_format)


def _activate(window: MainWindow, qtbot: QtBot) -> None:
    def is_active() -> bool:
        if not window.isActiveWindow():
            _update_server_time(window)
            window.activateWindow()  # A closing window may have taken the focus.
        return window.isActiveWindow()

    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(is_active, timeout=ACTIVATION_MS)


def _wait_for_loss_of_focus(window: MainWindow) -> None:
    """Let Qt notice that a hidden window has lost the focus.

    If it is shown earlier, Qt still treats it as the focus window, and never activates it again.
    """
    end = QDeadlineTimer(ACTIVATION_MS)
    while QGuiApplication.focusWindow() is window.windowHandle() and not end.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def _update_server_time(window: MainWindow) -> None:
    """Make the X server send an event with its time.

    Qt asks for the focus with the time of the last event. The server ignores
    requests older than its last change of the focus, for example to the root
    when a window was closed, so without a new event no request ever succeeds.
    """
    handle = window.windowHandle()
    handle.setOpacity(0.99)  # An unused property of the window.
    handle.setOpacity(1.0)


class SharedWindow:
    """Hands out one window to one test after the other."""

    def __init__(self) -> None:
        self._window: MainWindow | None = None
        self._new_state: State = {}
        self._layout: list[Callable[[], object]] = []
        self.differences: list[str] = []
        """The differences from a new window after the last reset."""
        self.built = 0
        """The number of windows built so far."""

    def take(self, qtbot: QtBot) -> MainWindow:
        """Return the window, reset to the state of a new one."""
        if self._window is not None and not self._is_reset(self._window, qtbot):
            self.discard()
        if self._window is None:
            self._build(qtbot)
        assert self._window is not None
        return self._window

    def is_window(self, window: MainWindow) -> bool:
        """Return whether a window is the shared one."""
        return window is self._window

    def owns(self, stack: QUndoStack) -> bool:
        """Return whether an undo stack belongs to the window."""
        return self._window is not None and stack is self._window.document.undo_stack

    def put_back(self) -> None:
        """Stop what a test has started; the window stays visible for the next test."""
        window = self._window
        if window is None:
            return
        if not _is_intact(window):
            self.differences = ["the window was closed"]
            self.discard()
            return
        _end_tasks(window)
        _close_dialogs(window)

    def hide(self) -> None:
        """Hide the window before a test that does not use it."""
        if self._window is not None and self._window.isVisible():
            self._window.hide()
            _wait_for_loss_of_focus(self._window)

    def discard(self) -> None:
        """Close the window and free its memory."""
        window, self._window = self._window, None
        self._new_state, self._layout = {}, []
        if window is not None and shiboken6.isValid(window):
            delete_window(window)

    def _build(self, qtbot: QtBot) -> None:
        self._window = window = show_new_window(qtbot)
        self.built += 1
        assert not window.compare_controller.view.isVisible()  # A comparison creates it.
        self._layout = _layout_of(window)
        _settle(window)
        self._new_state = state_of(window)

    def _is_reset(self, window: MainWindow, qtbot: QtBot) -> bool:
        """Reset the window, and return whether it is equal to a new one."""
        try:
            reset(window, self._layout)
        except RuntimeError as error:  # a part of the window was deleted
            self.differences = [str(error)]
            return False
        if not window.isVisible():
            window.show()
            qtbot.waitExposed(window)
        _activate(window, qtbot)
        _settle(window)
        self.differences = differences(self._new_state, state_of(window))
        return not self.differences


def delete_left_windows(shared: SharedWindow) -> None:
    """Delete the main windows that remain after a test; each uses 50 MB."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow) and not shared.is_window(window):
            delete_window(window)


def delete_window(window: MainWindow) -> None:
    """Close a window without saving anything, and free its memory."""
    if not window._is_shut_down:
        # Not shut_down(), which would write the settings of the current test.
        _end_tasks(window)
        window.appearance.close()
        window._is_shut_down = True
    window.hide()
    stack = window.document.undo_stack
    stack.blockSignals(True)
    stack.clear()  # PySide crashes if the garbage collector finds its commands
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _settle(window: MainWindow) -> None:
    """Handle waiting events, and hide the tip of the widget below the mouse."""
    QApplication.processEvents()
    symmetry_soon = window.view_controller._symmetry_timer
    if symmetry_soon.isActive():
        symmetry_soon.stop()
        symmetry_soon.timeout.emit()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.actions_.refresh()
    window.message_bar.clearMessage()


def reset(window: MainWindow, layout: list[Callable[[], object]]) -> None:
    """Put a window into the state of a new one; ``layout`` restores sizes and positions."""
    _end_tasks(window)
    _close_dialogs(window)
    _use_current_home(window)
    _restore_choices(window)
    _replace_document(window)
    _empty_statistics(window)
    _empty_other_windows(window)
    _forget_inputs(window)
    if window.isVisible():
        window.showNormal()
    for restore in layout:
        restore()
    window.recovery.close()
    window.note.clear()
    window.message_bar.show_message("")


def _is_intact(window: MainWindow) -> bool:
    return shiboken6.isValid(window) and not window._is_shut_down


def _end_tasks(window: MainWindow) -> None:
    """Stop every thread and timer."""
    window.compare_controller.queue.close()
    window.solve_controller.close()
    window.export_controller.close()
    window.batch_controller.worker.close()
    window.design_controller.worker.close()
    window.cut_controller.worker.close()
    window.sticks_controller.worker.close()
    window.mend_controller.worker.close()
    window.library.reader.close()
    window.hint_controller.close()
    window.saved_searches.close()
    window.results_controller.close()
    window.further_analysis.close()
    window.view_controller.close()
    window.place_controller.cancel()
    window.drawing_controller.end()
    window.recovery.close()
    window.file_controller.watch._delay.stop()


def _close_dialogs(window: MainWindow) -> None:
    """Close menus, dialogs and the other windows; delete dialogs."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for dialog in (*window.findChildren(QDialog), *window.findChildren(GuideWindow)):
        dialog.hide()  # close() may ask whether to discard changes
        dialog.deleteLater()
    menu, window.constraint_controller.menu = window.constraint_controller.menu, None
    if menu is not None and shiboken6.isValid(menu):
        menu.deleteLater()
    for other in (window.batch_controller, window.library):
        other.view.hide()
        other.view.removeAction(window.actions_["guide"])
    window.help_controller._guide = None
    window.open_piece.close()
    window.file_controller._conflict = None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _use_current_home(window: MainWindow) -> None:
    """Read and write the files of the current test."""
    settings, new = window.settings, Settings()
    settings.open(new.path)
    recovery, searches = window.recovery, window.saved_searches.recovery
    recovery.folder = searches.folder = new.path.parents[1] / "data" / "recovery"
    recovery.path = recovery.folder / recovery.path.name
    searches._has_warned = False
    window.pieces.set_controller.read()
    window.library._counts = None


def _restore_choices(window: MainWindow) -> None:
    window.choices.choose_counting(CountingChoice(Convention.UNIQUE))
    window.choices.choose_threads(None)
    window.choices.choose_theme(Theme.SYSTEM)
    window.choices.choose_palette("")
    window.choices.choose_density(Density.COMFORTABLE)
    window.choices.set_count_only(False)
    window.actions_["count-only"].setChecked(False)
    compare = window.compare_controller
    compare._use(EngineChoice.from_settings("", ()))  # without writing it to the settings
    compare._proposed = (DEFAULT_CHOICES, 0)


def _replace_document(window: MainWindow) -> None:
    """Open the first puzzle, and forget all searches and hints."""
    solve_controller, saved_searches = window.solve_controller, window.saved_searches
    solve_controller.block("")
    # A figure with another name creates a new grid in the editor.
    window.editor.show_figure(Figure((), "Untitled", CUBIC))
    window.document.undo_stack.blockSignals(False)  # a test may have closed the document
    window.document.new(FIRST_PUZZLE)
    solve_controller.request = solve_controller._resumed = None
    solve_controller._first, solve_controller._counted = 0, Convention.UNIQUE
    saved_searches._path, saved_searches._saved_path = None, type(saved_searches._saved_path)()
    saved_searches._is_saved, saved_searches._question = False, None
    results = window.results_controller
    results._before, results._updated_at = NO_RESULTS, 0.0
    results._progress = None
    hint = window.hint_controller
    hint._patience.setInterval(PATIENCE_MS)
    hint._query, hint._shown, hint._started_at = None, 0, 0.0
    place = window.place_controller
    place._index, place._cell, place._positions = 0, (0, 0, 0), frozenset()
    place._pressed_at = None
    export = window.export_controller
    export._choice = None
    window.file_controller.watch._reported = None


def _empty_statistics(window: MainWindow) -> None:
    """Forget the numbers of former searches, which the panel keeps on a hidden page."""
    statistics = window.statistics
    statistics._counts.show_counts(Counts())
    for page in window.findChildren(ChartPage):
        if page.chart is not None:  # A new window creates its chart when it is first shown.
            page.chart.hide()
            page.chart.deleteLater()
            page.chart = None
    statistics._speed.setText("")


def _empty_other_windows(window: MainWindow) -> None:
    """Empty the windows of runs, of the batch and of the library."""
    compare = window.compare_controller
    compare.queue.count, compare.queue._is_stopped = 0, False
    compare._job, compare._problems, compare._latest = None, [], None
    compare.runs.clear()
    compare.view.leave_live_view()
    compare.view.show_activity("", None)
    details = compare.view.details
    details.cuts.show()
    details.published.numbers.clear()
    details.published.verdict.clear()
    details.published.times.clear()
    compare.published_menu.setEnabled(True)
    batch = window.batch_controller
    batch._task = batch._job = batch._rules_of = None
    batch._source, batch._all_read = iter(()), True
    batch.model.clear()
    batch.view.search.clear()
    batch.view.results.setCurrentIndex(0)
    batch.view.limit.setValue(DEFAULT_TIME_LIMIT)
    batch.view.take_apart.setChecked(False)
    batch.view.limit.lineEdit().setCursorPosition(0)
    batch.view.message.setText("")
    batch.view.progress.reset()
    batch._show_state()
    _forget_designs(window)
    _forget_mends(window)
    library = window.library
    library._to_compare = library._compared = None
    library._unread = 0
    library.model.clear()
    places = library.view.places
    places.blockSignals(True)
    places.clear()
    places.blockSignals(False)
    places._files.clear()
    places._places.clear()
    places._all, places._built_in, places._pending = QTreeWidgetItem([ALL]), None, None
    library.view.list_sizes()
    library.view.show_everything()
    library.view.show_reading(False)
    library.view.show_all.setText(SHOW_ALL)
    library.view.remove.setEnabled(False)


def _forget_designs(window: MainWindow) -> None:
    """Delete the windows that find puzzles and cut figures; they are made again when used."""
    designs, cuts, sticks = (
        window.design_controller,
        window.cut_controller,
        window.sticks_controller,
    )
    designs.run = designs._job = cuts.run = cuts._job = cuts._checked = sticks.report = None
    designs.model.show([])
    sticks.model.show([])
    for controller in (designs, cuts, sticks):
        view = vars(controller).pop("view", None)
        if view is not None:
            view.hide()
            view.deleteLater()


def _forget_mends(window: MainWindow) -> None:
    """Delete the window that repairs puzzles; it is made again when it is used."""
    mends = window.mend_controller
    mends._puzzle = None
    mends.model.clear()
    view = vars(mends).pop("view", None)
    if view is not None:
        view.hide()
        view.deleteLater()


def _forget_inputs(window: MainWindow) -> None:
    """Forget clicks, typed texts and pressed keys."""
    editor = window.editor
    grid = editor.layer_grid
    grid._cursor = grid._sheet.grid.layer(grid._sheet.layer)[0]
    grid._hovered = grid._anchor = grid._stroke = grid._moving = None
    grid._wheel_angle = 0
    grid._is_sketched = grid._is_selecting = False
    for name in ("show-above", "span", "live-mirror-x", "live-mirror-y", "live-mirror-z"):
        editor.action(name).setChecked(False)
    for name in ("show-below", "pencil", "fill-pen", "colour-1"):
        editor.action(name).setChecked(True)
    editor._change_tool()
    if editor.sheet.grid.axis != 2:
        editor.action("view-z").trigger()
    editor.show_sheet(replace(editor.sheet, shows_below=True, shows_above=False))
    panel = window.pieces.panel
    panel.choose(0)
    panel.proposal.setText("")
    panel.proposal.setToolTip("")
    window.explode_slider.slider.setValue(0)
    view = window.view
    view._dragged_from = QPointF()
    view.setMouseTracking(False)
    view.reset_view()
    view.turntable.stop()
    view.movement._start = view.movement._end = NO_POSE
    view._pressed_on_cube = view._pressed_with_shift = None
    window.visibility.show_all()
    window.piece_bar.cut_slider.axis.setCurrentIndex(0)
    for name in ("parallel-lines", "piece-symbols"):
        window.actions_[name].setChecked(False)
    window.actions_["cell-colours"].setChecked(True)


def _layout_of(window: MainWindow) -> list[Callable[[], object]]:
    """Return functions that restore the current sizes and positions of a window."""
    restore: list[Callable[[], object]] = [
        window.columns.reset,
        partial(window.columns.unfold_figures, False),
    ]
    windows = (*_other_windows(window), window)
    restore += [partial(_set_geometry, each, each.geometry()) for each in windows]
    headers = window.findChildren(QHeaderView)
    restore += [partial(header.restoreState, header.saveState()) for header in headers]
    all_tabs = window.findChildren(QTabWidget)
    restore += [partial(tabs.setCurrentIndex, tabs.currentIndex()) for tabs in all_tabs]
    tables = [each for each in window.findChildren(QTableView) if hasattr(each, "_needed")]
    restore += [partial(_set_needed, table, dict(table._needed)) for table in tables]
    splitters = window.findChildren(QSplitter)
    restore += [partial(splitter.restoreState, splitter.saveState()) for splitter in splitters]
    for column in (window.columns.side, window.columns.results):
        restore.append(partial(_set_heights, column, dict(column._heights)))
        restore.append(partial(setattr, column, "_is_opened", column._is_opened))
    note = window.statistics._note
    restore.append(partial(note.setVisible, not note.isHidden()))
    for area in window.findChildren(QAbstractScrollArea):
        bars = (area.horizontalScrollBar(), area.verticalScrollBar())
        restore += [partial(bar.setValue, bar.value()) for bar in bars]
    focus = window.focusWidget()
    if focus is not None:
        restore.append(focus.setFocus)
    return restore


def _set_geometry(window: QWidget, geometry: QRect) -> None:
    if window.geometry() != geometry:
        window.setGeometry(geometry)


def _set_heights(column: PanelColumn, heights: dict[str, int]) -> None:
    """Restore the heights that folded panels had."""
    column._heights = dict(heights)


def _set_needed(table: QTableView, widths: dict[int, int]) -> None:
    """Restore the widths of a table's columns, which only grow during a search."""
    table._needed = dict(widths)


def _other_windows(window: MainWindow) -> tuple[QWidget, ...]:
    return (window.batch_controller.view, window.library.view)
