"""The window is painted before its 3D view exists, and the view shows the scene later."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.viewer import create, view_frame
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.scene import ColouredCells
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.viewer.voxel_view import VoxelView
from cubewright.model.drawing.look import DARK, LOOKS
from cubewright.model.solution import Solution

CUBE, BEDLAM = built_in_puzzle("cube"), built_in_puzzle("bedlam")
RED = QColor("red")


@pytest.fixture
def window(qtbot, own_home):
    """A window that has just been opened, without its 3D view."""
    made = MainWindow(Settings(), MENUS)
    qtbot.addWidget(made, before_close_func=lambda window: window.shut_down())
    return made


class EventLog(QObject):
    """Records when a window is painted and when its view is created."""

    def __init__(self, window):
        super().__init__(window)
        self.seen = []
        window.installEventFilter(self)
        window.viewer.created.connect(lambda _view: self.seen.append("view"))

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and "paint" not in self.seen:
            self.seen.append("paint")
        return False


def test_the_window_is_painted_before_the_view_is_created(window, qtbot):
    log = EventLog(window)
    with qtbot.waitSignal(window.viewer.created):
        window.show()
    assert log.seen == ["paint", "view"]
    assert isinstance(window.view, VoxelView)
    assert window.view.scene.figure == CUBE.figure


def test_only_the_view_gets_a_native_window(window, qtbot):
    with qtbot.waitSignal(window.viewer.created):
        window.show()

    def native():
        return [each for each in window.findChildren(QWidget) if each.internalWinId()]

    qtbot.waitUntil(lambda: native() == [window.view])  # the empty widget is deleted later


def test_the_window_handles_events_while_the_view_is_created(window, qtbot):
    rounds = []
    with qtbot.waitSignal(window.viewer.created):
        window.show()
        timer = QObject(window)
        timer.timerEvent = lambda event: rounds.append(window.viewer.view)
        timer.startTimer(0)
    assert len({*rounds} - {window.view}) == 1
    assert len(rounds) > 4


def test_the_view_shows_a_figure_chosen_earlier(window, qtbot):
    window.show()
    qtbot.waitExposed(window)
    window.document.new(BEDLAM)
    qtbot.waitSignal(window.viewer.created).wait()
    assert window.view.scene.figure == BEDLAM.figure


def test_a_window_too_small_for_the_view_creates_it_too(window, qtbot):
    with qtbot.waitSignal(window.viewer.created):
        window.resize(window.minimumSize())
        window.show()
    assert window.pages.is_compact


@pytest.mark.parametrize("events", [0, 1, 3, 6])
def test_a_window_closed_before_its_view_exists_creates_none(window, qtbot, events):
    window.show()
    qtbot.waitExposed(window)
    for _ in range(events):
        QApplication.processEvents()
    exists = isinstance(window.view, VoxelView)
    window.close()
    QApplication.processEvents()
    window.viewer.create_view()
    assert isinstance(window.view, VoxelView) is exists


def test_a_held_piece_creates_the_view_immediately(window, qtbot):
    window.show()
    window.place_controller.hold_next()
    assert isinstance(window.view, VoxelView)
    assert window.view.hasMouseTracking()


def test_the_window_stays_the_same_where_the_view_is_composed_with_it(qtbot, own_home, monkeypatch):
    for module in (create, view_frame):
        monkeypatch.setattr(module, "needs_native_window", lambda: False)
    made = MainWindow(Settings(), MENUS)
    qtbot.addWidget(made, before_close_func=lambda window: window.shut_down())
    made.show()
    qtbot.waitExposed(made)
    number = made.winId()
    made.viewer.create_view()
    qtbot.waitUntil(made.view.isVisible)
    assert made.winId() == number
    assert made.isVisible()


def test_without_opengl_the_message_takes_the_place_of_the_view(window, qtbot, monkeypatch):
    monkeypatch.setattr(create, "opengl_problem", lambda: "this display offers no OpenGL")
    with qtbot.waitSignal(window.viewer.created):
        window.show()
    assert isinstance(window.view, NoView)
    assert "this display offers no OpenGL" in window.view.text()
    assert not window.explode_slider.isVisible()


@pytest.fixture
def frame(qtbot):
    made = ViewFrame()
    qtbot.addWidget(made)
    return made


def test_a_new_view_shows_the_scene_that_waited_for_it(frame):
    solution = Solution(CUBE, ())
    scene = replace(
        frame.scene.with_part(solution),
        dark=True,
        marked=((0, 0, 0),),
        ghost=ColouredCells(((1, 0, 0),), RED),
        explode=0.5,
        parallel=True,
        motion=False,
    )
    frame.show_scene(scene)
    frame.reset_view()
    assert frame.cell_at(QPointF(0, 0)) is None
    frame.create_view()
    view = frame.view
    assert view.scene is scene
    assert view._look is LOOKS[DARK]
    assert view.is_parallel
    assert not view.movement.is_smooth
    for item in (view._marks, view._held_solid, view._glass):
        assert len(item._vertices)
    assert not len(view._solids._vertices)
    frame.show_scene(scene.with_figure(CUBE.figure))
    assert view.scene.solution is None
    assert len(view._solids._vertices)


def test_the_last_of_several_scenes_is_shown(frame):
    frame.show_scene(frame.scene.with_part(Solution(BEDLAM, ())))
    frame.show_scene(frame.scene.with_solution(Solution(CUBE, ())))
    frame.show_scene(frame.scene.with_figure(BEDLAM.figure))
    frame.create_view()
    assert frame.view.scene.solution is None
    assert not frame.view.scene.is_partial
    assert frame.view.scene.figure == BEDLAM.figure


def test_the_empty_widget_has_the_colours_of_the_view(frame):
    frame.show_scene(replace(frame.scene, dark=True))
    frame.resize(200, 200)
    assert QColor(frame.grab().toImage().pixel(100, 100)) == QColor(LOOKS[DARK].space)


def test_the_view_takes_the_place_of_the_empty_widget_in_the_tab_order(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    before, frame, after = QLineEdit(), ViewFrame(), QLineEdit()
    for widget in (before, frame, after):
        column.addWidget(widget)
    frame.create_view()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    order, widget = [], before
    while not order or widget is not before:
        if widget in (before, frame.view, after):
            order.append(widget)
        widget = widget.nextInFocusChain()
    assert order == [before, frame.view, after]


def test_the_view_takes_over_the_focus(frame, qtbot):
    frame.show()
    frame.activateWindow()
    qtbot.waitUntil(frame.isActiveWindow)
    frame.setFocus()
    qtbot.waitUntil(frame.view.hasFocus)
    frame.create_view()
    assert frame.view.hasFocus()
