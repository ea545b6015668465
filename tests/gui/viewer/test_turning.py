"""Moving the camera: smooth moves, the view cube, the turntable, projections and touchpads."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QMouseEvent,
    QNativeGestureEvent,
    QPointingDevice,
    QVector3D,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication

from cubewright.gui.frame.view_controls import VIEW_CONTROLS
from cubewright.gui.viewer.camera import VIEWS
from cubewright.gui.viewer.turning import motion
from cubewright.gui.viewer.turning.motion import Movement, Pose, Turntable
from cubewright.gui.viewer.turning.view_cube import direction_of, side_at
from cubewright.gui.viewer.voxel_view import VoxelView
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, FRONT, SIDE, TOP, Direction
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC

SQUARE = QRectF(0, 0, 100, 100)
HERE, THERE = (Pose(Direction(a, 10), (a / 10, 0, 0), 4) for a in (170, -170))


@pytest.fixture
def view(qtbot):
    made = VoxelView()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show_scene(made.scene.with_figure(Figure(CUBIC.box((3, 3, 3)))))
    with qtbot.waitExposed(made):
        made.show()
    return made


def on_screen(view, x, y, z):
    point = view.matrix().map(QVector3D(x, y, z))
    return (point.x() + 1) / 2 * view.width(), (1 - point.y()) / 2 * view.height()


# Smooth moves


def test_a_move_takes_the_shorter_turn_and_ends_exactly():
    halfway = HERE.interpolated(THERE, 0.5)
    assert halfway.direction.azimuth == pytest.approx(180)
    assert halfway.centre == pytest.approx((0, 0, 0))
    assert HERE.interpolated(THERE, 1) == THERE


def test_a_smooth_move_ends_within_300_ms_and_can_be_switched_off(qtbot, monkeypatch):
    assert motion.MOVE_MS == 0  # as in tests
    monkeypatch.setattr(motion, "MOVE_MS", 250)
    movement = Movement()
    poses = []
    movement.moved.connect(poses.append)
    movement.is_smooth = False
    movement.start(HERE, THERE)
    assert poses == [THERE]
    movement.is_smooth = True
    movement.start(HERE, THERE)
    assert movement._animation.duration() <= 300
    movement._animation.setCurrentTime(100)
    assert poses[-1] not in (HERE, THERE)
    movement._animation.setCurrentTime(250)
    assert poses[-1] == THERE


def test_a_drag_ends_a_smooth_move(view, qtbot, monkeypatch):
    monkeypatch.setattr(motion, "MOVE_MS", 250)
    view.go_to(TOP)
    view.movement._animation.setCurrentTime(50)
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.movement._animation.state() is view.movement._animation.State.Stopped
    assert view.direction.elevation < 90


# Standard views and the view cube


def test_the_keys_1_to_6_show_all_sides(view, qtbot):
    for key, (_, direction) in VIEWS.items():
        qtbot.keyClick(view, key)
        assert view.direction == direction


@given(st.floats(-179, 180), st.floats(-89, 89))
def test_the_middle_of_the_cube_is_on_its_nearest_side(azimuth, elevation):
    direction = Direction(azimuth, elevation)
    side = side_at(SQUARE.center(), SQUARE, direction)
    towards = np.cross(direction.right, direction.up)
    # A face ends where the other two coordinates are 0.6 of the largest.
    assert np.dot(side, towards) / np.linalg.norm(side) > 1 / np.sqrt(1 + 2 * 0.6**2) - 1e-6


@pytest.mark.parametrize("direction", [FRONT, SIDE, TOP])
def test_faces_edges_and_corners_of_the_cube_are_found(direction):
    face = side_at(SQUARE.center(), SQUARE, direction)
    edge = side_at(QPointF(74, 50), SQUARE, direction)
    corner = side_at(QPointF(74, 26), SQUARE, direction)
    assert [sum(map(abs, each)) for each in (face, edge, corner)] == [1, 2, 3]
    assert direction_of(face) == direction
    assert side_at(QPointF(5, 5), SQUARE, direction) is None


def test_a_click_on_the_cube_shows_that_side_and_a_drag_turns(view, qtbot):
    view.view_from(FRONT)
    place = view.cube_place
    middle = place.center().toPoint()
    assert view.cell_at(QPointF(middle)) is None
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle + QPoint(20, 0))
    assert view.direction == Direction(-45, 0)  # the edge between front and right
    view.resize(150, 150)
    assert view.cube_place is None


def test_the_arrows_beside_the_cube_roll_the_view(view, qtbot):
    place, before = view.cube_place.toRect(), on_screen(view, 3, 1.5, 1.5)
    middle = on_screen(view, 1.5, 1.5, 1.5)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=place.topLeft() + QPoint(8, 8))
    assert view.direction.roll == 90
    after = on_screen(view, 3, 1.5, 1.5)
    x, y = before[0] - middle[0], before[1] - middle[1]
    assert (after[0] - middle[0], after[1] - middle[1]) == pytest.approx((y, -x), abs=2)
    assert np.allclose(view.direction.axes @ view.direction.axes.T, np.eye(3))
    for _ in range(2):
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=place.topRight() + QPoint(-8, 8))
    assert view.direction.roll == 270
    qtbot.keyClick(view, Qt.Key.Key_Comma)
    assert view.direction.roll == 0
    qtbot.keyClick(view, Qt.Key.Key_Period)
    view.reset_view()
    assert view.direction.roll == 0


def test_a_drag_in_a_rolled_view_turns_along_the_drag(view, qtbot):
    view.view_from(FRONT)
    view.roll(180)
    left = Qt.MouseButton.LeftButton
    qtbot.mousePress(view, left, pos=QPoint(100, 150))
    no_keys = Qt.KeyboardModifier.NoModifier
    to = QPointF(160, 150)
    moved = QMouseEvent(QEvent.Type.MouseMove, to, view.mapToGlobal(to), left, left, no_keys)
    QApplication.sendEvent(view, moved)
    qtbot.mouseRelease(view, left, pos=QPoint(160, 150))
    assert view.direction.azimuth > FRONT.azimuth
    assert view.direction.roll == 180


def test_the_cube_is_drawn_with_its_words_in_the_corner(view):
    view.view_from(FRONT)
    place = view.cube_place.toRect()
    picture = view.image()
    scale = picture.width() / view.width()
    pixels = {
        picture.pixelColor(round(x * scale), round(y * scale)).lightness()
        for x in range(place.left(), place.right(), 2)
        for y in range(place.top(), place.bottom())
    }
    assert max(pixels) - min(pixels) > 80
    assert len(pixels) > 10


# Turntable


def test_the_turntable_turns_by_the_clock_until_a_drag(view, qtbot):
    now = [10.0]
    turntable = Turntable(clock=lambda: now[0])
    turned, changes = [], []
    turntable.turned.connect(turned.append)
    turntable.changed.connect(changes.append)
    turntable.start()
    now[0] += 0.05
    turntable.turn()
    now[0] += 60  # the computer was asleep
    turntable.turn()
    turntable.stop()
    assert turned == pytest.approx([1.5, 3.0])
    assert changes == [True, False]
    qtbot.keyClick(view, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: view.direction != DEFAULT_DIRECTION)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    qtbot.mouseMove(view, QPoint(120, 110))
    qtbot.waitUntil(lambda: not view.turntable.is_turning)
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(120, 110))


def test_a_hidden_view_does_not_turn(view):
    view.toggle_turntable()
    view.hide()
    assert not view.turntable.is_turning


# Projection


def test_parallel_lines_stay_parallel_without_perspective(view, qtbot):
    view.view_from(FRONT)
    near, far = (on_screen(view, 3, y, 3)[0] - on_screen(view, 0, y, 3)[0] for y in (0, 3))
    assert near > far * 1.05
    changed = []
    view.projection_changed.connect(changed.append)
    qtbot.keyClick(view, Qt.Key.Key_O)
    assert view.is_parallel
    assert changed == [True]
    near, far = (on_screen(view, 3, y, 3)[0] - on_screen(view, 0, y, 3)[0] for y in (0, 3))
    assert near == pytest.approx(far)
    assert view.cell_at(QPointF(*on_screen(view, 2.5, 0, 0.5))) == (2, 0, 0)
    assert view.image().pixelColor(200, 150) != view.image().pixelColor(2, 2)


# Wheel and touchpad


NOTHING = QPoint()
MIDDLE = QPointF(200, 150)


def wheel(view, at, *, pixels=NOTHING, notches=0, phase=Qt.ScrollPhase.NoScrollPhase, keys=None):
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        pixels,
        QPoint(0, notches),
        Qt.MouseButton.NoButton,
        keys or Qt.KeyboardModifier.NoModifier,
        phase,
        False,
    )
    QApplication.sendEvent(view, event)


def gesture(view, kind, *, value=0.0, delta=NOTHING, at=MIDDLE):
    event = QNativeGestureEvent(
        kind, QPointingDevice.primaryPointingDevice(), 2, at, at, at, value, QPointF(delta)
    )
    QApplication.sendEvent(view, event)


@pytest.mark.parametrize("parallel", [False, True])
def test_the_wheel_zooms_about_the_pointer(view, parallel):
    view.set_parallel(parallel)
    view.view_from(FRONT)
    view._centre = QVector3D(1.5, 0, 1.5)  # the plane under the pointer
    corner = on_screen(view, 3, 0, 3)
    before = view.pose.distance
    wheel(view, QPoint(round(corner[0]), round(corner[1])), notches=240)
    assert view.pose.distance < before
    assert on_screen(view, 3, 0, 3) == pytest.approx(corner, abs=0.5)
    assert on_screen(view, 0, 0, 0)[0] < corner[0] - 100


def test_two_fingers_move_the_scene_and_ctrl_zooms(view):
    view.view_from(FRONT)
    middle, before = on_screen(view, 1.5, 1.5, 1.5), view.pose.distance
    wheel(view, QPoint(200, 150), pixels=QPoint(30, -20), phase=Qt.ScrollPhase.ScrollUpdate)
    assert on_screen(view, 1.5, 1.5, 1.5) == pytest.approx(np.add(middle, (30, -20)), abs=0.5)
    assert view.pose.distance == before
    wheel(
        view,
        QPoint(200, 150),
        notches=120,
        phase=Qt.ScrollPhase.ScrollUpdate,
        keys=Qt.KeyboardModifier.ControlModifier,
    )
    assert view.pose.distance < before


def test_a_pinch_zooms_and_a_pan_gesture_moves(view):
    view.view_from(FRONT)
    before, middle = view.pose.distance, on_screen(view, 1.5, 1.5, 1.5)
    gesture(view, Qt.NativeGestureType.ZoomNativeGesture, value=0.25)
    assert view.pose.distance == pytest.approx(before / 1.25)
    gesture(view, Qt.NativeGestureType.ZoomNativeGesture, value=-0.2)
    assert view.pose.distance == pytest.approx(before)
    gesture(view, Qt.NativeGestureType.PanNativeGesture, delta=QPointF(12, 7))
    assert on_screen(view, 1.5, 1.5, 1.5) == pytest.approx(np.add(middle, (12, 7)), abs=0.5)


# Settings of the controls


def dragged(view, right, down):
    """Drag from the middle of the view, and return its direction."""
    start = QPointF(200, 150)
    end = start + QPointF(right, down)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, at in ((QEvent.Type.MouseButtonPress, start), (QEvent.Type.MouseMove, end)):
        QApplication.sendEvent(view, QMouseEvent(kind, at, at, left, left, none))
    released = QMouseEvent(
        QEvent.Type.MouseButtonRelease, end, end, left, Qt.MouseButton.NoButton, none
    )
    QApplication.sendEvent(view, released)
    return view.direction


def test_a_drag_turns_the_scene_over_only_if_it_turns_freely(view, monkeypatch):
    view.view_from(Direction(-90, 80))
    assert dragged(view, 0, 100) == Direction(-90, 90)
    monkeypatch.setattr(VIEW_CONTROLS, "turns_freely", True)
    view.view_from(Direction(-90, 80))
    over = dragged(view, 0, 100)
    assert (over.azimuth, over.elevation, over.roll) == pytest.approx((90, 55, 180))
    back = dragged(view, 0, -100)
    assert (back.azimuth, back.elevation, back.roll % 360) == pytest.approx((-90, 80, 0))


@pytest.mark.parametrize("elevation", [-90.0, -30.0, 0.0, 27.0, 90.0])
@pytest.mark.parametrize("roll", [0.0, 33.0, 270.0])
def test_a_free_turn_moves_the_scene_with_the_mouse(view, monkeypatch, elevation, roll):
    monkeypatch.setattr(VIEW_CONTROLS, "turns_freely", True)
    view.view_from(Direction(-58.0, elevation, roll))
    nearest = tuple(view.direction.axes[2] * 1.5 + np.array((1, 1, 1)))
    before = on_screen(view, *nearest)
    dragged(view, 12, 7)
    after = on_screen(view, *nearest)
    assert after[0] - before[0] > 3
    assert after[1] - before[1] > 2
    dragged(view, -12, -7)


@pytest.mark.parametrize("reversed_", [False, True])
def test_the_wheel_zooms_in_the_chosen_direction(view, monkeypatch, reversed_):
    monkeypatch.setattr(VIEW_CONTROLS, "zooms_out_forward", reversed_)
    before = view.pose.distance
    wheel(view, QPoint(200, 150), notches=120)
    assert (view.pose.distance > before) is reversed_


def test_the_figure_of_an_opened_file_is_shown_from_the_default_direction(view):
    turned = Direction(-90, 80, 180)
    view.view_from(turned)
    other = view.scene.with_figure(Figure(CUBIC.box((2, 2, 2)), "other"))
    view.show_scene(other)
    assert view.direction == turned
    view.show_scene(replace(other, opening=other.opening + 1))
    assert view.direction == DEFAULT_DIRECTION
