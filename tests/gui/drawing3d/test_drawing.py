"""Drawing in the 3D view of a window, with the mouse."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QStatusTipEvent, QVector3D
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubewright.model.drawing.direction import DEFAULT_DIRECTION, TOP
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def show(window, figure):
    window.document.edit(figure, "Draw")
    window.view.view_from(DEFAULT_DIRECTION)


def start(window):
    window.actions_["draw-3d"].trigger()
    assert window.drawing_controller.is_on


def at(window, point):
    """Return the pixel of the view that shows a point in space."""
    view = window.view
    seen = view.matrix().map(QVector3D(*point))
    return QPoint(
        round((seen.x() + 1) / 2 * view.width()), round((1 - seen.y()) / 2 * view.height())
    )


def click(window, point, modifier=PLAIN):
    QTest.mouseClick(window.view, LEFT, modifier, at(window, point))


def hovered(window):
    """Return the number of triangles of the translucent cells."""
    return len(window.view._hover._vertices) // 3


def drag(window, button, start_at, by, modifier=PLAIN, *, released=True):
    view = window.view
    end = start_at + by
    events = [
        (QEvent.Type.MouseButtonPress, start_at, button, button),
        (QEvent.Type.MouseMove, end, Qt.MouseButton.NoButton, button),
        (QEvent.Type.MouseButtonRelease, end, button, Qt.MouseButton.NoButton),
    ]
    for kind, where, changed, held in events if released else events[:2]:
        position = QPointF(where)
        event = QMouseEvent(kind, position, view.mapToGlobal(position), changed, held, modifier)
        QApplication.sendEvent(view, event)


def drag_over(window, start_point, end_point, modifier=PLAIN, *, released=True):
    """Drag with the left button between the pixels of two points in space."""
    start_at = at(window, start_point)
    by = at(window, end_point) - start_at
    drag(window, LEFT, start_at, by, modifier, released=released)


def test_a_click_on_a_face_adds_a_cell_and_with_control_removes_it(window):
    show(window, Figure([(1, 1, 0)]))
    start(window)
    click(window, (1.5, 1.5, 1))
    assert window.document.figure.cells == ((1, 1, 0), (1, 1, 1))
    assert window.document.undo_stack.undoText() == "Draw 1 cubelet"
    assert window.editor.sheet.layer == 1
    click(window, (1.5, 1, 0.5))
    assert (1, 0, 0) in window.document.figure.cells
    click(window, (1.5, 1, 1.5), CONTROL)
    assert window.document.figure.cells == ((1, 0, 0), (1, 1, 0))
    assert window.document.undo_stack.undoText() == "Erase 1 cubelet"
    for _ in range(3):
        window.actions_["undo"].trigger()
    assert window.document.figure.cells == ((1, 1, 0),)
    assert window.drawing_controller.is_on


def test_the_mouse_shows_the_effect_of_a_click_and_other_drags_turn_the_view(window):
    show(window, Figure([(1, 1, 0)]))
    start(window)
    assert "With Ctrl: remove" in window.message.text()
    QTest.mouseMove(window.view, at(window, (1.5, 1.5, 1)))
    assert hovered(window)
    QTest.mouseMove(window.view, QPoint(2, 2))
    assert not hovered(window)
    for button, pixel in (
        (LEFT, QPoint(2, 2)),
        (RIGHT, at(window, (1.5, 1.5, 1))),
        (MIDDLE, at(window, (1.5, 1.5, 1))),
    ):
        before = window.view.direction
        drag(window, button, pixel, QPoint(40, 10))
        assert window.view.direction != before
    assert window.document.figure.cells == ((1, 1, 0),)
    QTest.mouseMove(window.view, at(window, (1.5, 1.5, 1)))
    assert hovered(window)
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.drawing_controller.is_on
    assert not hovered(window)
    assert not window.view.hasMouseTracking()


def test_a_drag_adds_or_removes_several_cells_in_one_step_of_undo(window):
    row = [(x, 1, 0) for x in range(4)]
    show(window, Figure(row))
    before = window.view.direction
    start(window)
    drag_over(window, (0.5, 1.5, 1), (3.5, 1.5, 1))
    assert window.document.figure.cells == tuple(sorted([*row, *((x, 1, 1) for x in range(4))]))
    assert window.document.undo_stack.undoText() == "Draw 4 cubelets"
    drag_over(window, (1.5, 1.5, 2), (3.5, 1.5, 2), CONTROL)
    assert window.document.figure.cells == tuple(sorted([*row, (0, 1, 1)]))
    assert window.document.undo_stack.undoText() == "Erase 3 cubelets"
    for _ in range(2):
        window.actions_["undo"].trigger()
    assert window.document.figure.cells == tuple(row)
    assert window.view.direction == before


def test_escape_ends_a_stroke_without_a_change_and_then_drawing(window):
    show(window, Figure([(x, 1, 0) for x in range(4)]))
    start(window)
    drag_over(window, (0.5, 1.5, 1), (3.5, 1.5, 1), released=False)
    assert hovered(window) > 12
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.drawing_controller.is_on
    QTest.mouseRelease(window.view, LEFT, PLAIN, at(window, (3.5, 1.5, 1)))
    assert len(window.document.figure) == 4
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.drawing_controller.is_on


def test_the_grid_grows_to_a_cell_outside_of_it(window):
    show(window, Figure([(0, 0, 0)]))
    window.view.view_from(TOP)
    size = window.editor.sheet.grid.size
    start(window)
    click(window, (-0.5, 0.5, 0))
    assert window.document.figure.cells == ((-1, 0, 0), (0, 0, 0))
    width, depth, height = size
    assert window.editor.sheet.grid.size == (width + 1, depth, height)
    assert window.editor.sheet.cells == {(0, 0, 0), (1, 0, 0)}
    window.actions_["undo"].trigger()
    assert window.document.figure.cells == ((0, 0, 0),)


def test_with_the_optional_pen_a_click_marks_the_cell(window):
    show(window, Figure([(1, 1, 0)]))
    start(window)
    window.editor.action("optional-pen").trigger()
    click(window, (1.5, 1.5, 1))
    assert window.document.figure.optional == {(1, 1, 0)}
    assert window.document.undo_stack.undoText() == "Mark 1 cubelet as optional"
    click(window, (1.5, 1.5, 1))
    assert not window.document.figure.optional
    window.editor.action("optional-pen").trigger()


@pytest.mark.slow
def test_drawing_shows_the_figure_and_ends_with_a_solution_or_a_held_piece(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count > 0)
    assert window.view_controller.solution is not None
    start(window)
    assert window.view_controller.solution is None
    click(window, (1.5, 1.5, 3))
    assert len(window.document.figure) == 28
    window.actions_["undo"].trigger()  # undo restores the solved figure
    assert window.drawing_controller.is_on
    assert window.view_controller.solution is None
    window.panel.next()
    assert not window.drawing_controller.is_on
    start(window)
    window.actions_["place-piece"].trigger()
    assert not window.drawing_controller.is_on
    start(window)
    assert window.place_controller.held_index is None


def test_blocks_are_drawn_and_erased_whole_in_the_layers_and_in_3d(window):
    its = lattices()["rhombic"]
    cube = its.building_blocks[0]
    show(window, Figure(cube.cells, lattice=its))
    window.editor.action("block-0").trigger()
    assert window.editor.block == cube
    grid = window.editor.layer_grid
    here = next(iter(window.editor.sheet.grid.layer(0)))
    where = grid.cell_position(here).toPoint()
    QTest.mouseClick(grid, LEFT, PLAIN, where)
    assert not window.document.figure.cells
    QTest.mouseClick(grid, LEFT, PLAIN, where)
    assert len(window.document.figure) == 24
    start(window)
    window.view.view_from(DEFAULT_DIRECTION)
    click(window, (1.1, 0.9, 2))
    assert len(window.document.figure) == 48
    assert window.document.undo_stack.undoText() == "Draw 24 cells"
    click(window, (1.1, 0.9, 4), CONTROL)
    assert window.document.figure.cells == tuple(sorted(cube.cells))
    window.view.view_from(TOP)
    click(window, (1.1, -0.4, 0))  # the grid grows to the front
    assert len(window.document.figure) == 48
    assert window.editor.sheet.grid.size == (3, 4, 2)
    window.editor.action("block-single").trigger()
    click(window, (1.1, 0.4, 2))
    assert len(window.document.figure) == 49
    show(window, Figure([(0, 0, 0)]))
    assert window.editor.block is None


def test_the_colour_pen_colours_cells_in_3d(window):
    show(window, Figure([(1, 1, 0)]))
    start(window)
    window.editor.action("colour-2").trigger()
    click(window, (1.5, 1.5, 1))
    assert window.document.figure.colour_numbers == {(1, 1, 0): 2}
    assert window.document.undo_stack.undoText() == "Colour 1 cubelet with colour 2"
    click(window, (1.5, 1.5, 1), CONTROL)
    assert not window.document.figure.colour_numbers


def check_faces(window, its, most):
    """Add a cell at visible faces of one cell, and remove it again."""
    cell = min(its.box((3, 3, 3)), key=lambda cell: (its.layer(cell), cell))
    figure = Figure([cell], its.name, its)
    show(window, figure)
    window.view.view_from(DEFAULT_DIRECTION)
    number = 0
    for face in its.faces(cell):
        middle = np.mean(face.corners, axis=0)
        target = window.drawing_controller.target_at(QPointF(at(window, middle)))
        if number == most or target is None or target.beyond != face.beyond:
            continue
        number += 1
        click(window, middle)
        assert window.document.figure.cells == tuple(sorted((cell, face.beyond)))
        click(window, its.centre(face.beyond), CONTROL)
        assert len(window.document.figure) == 1
        show(window, figure)
    assert number


def test_a_cell_is_added_and_removed_on_each_new_lattice(window):
    start(window)
    for name in ("spheres", "rhombic", "tetra-octa"):
        check_faces(window, lattices()[name], 1)


def test_a_drag_draws_on_every_lattice(window):
    start(window)
    for its in lattices().values():
        bottom = min(its.layer(cell) for cell in its.box((3, 3, 2)))
        figure = Figure([c for c in its.box((3, 3, 2)) if its.layer(c) == bottom], its.name, its)
        show(window, figure)
        centre = np.mean([its.centre(cell) for cell in figure.cells], axis=0)
        drag_over(window, centre, its.centre(figure.cells[-1]))
        added = set(window.document.figure.cells) - set(figure.cells)
        assert len(added) > 1, its.name
        drag_over(window, centre, its.centre(figure.cells[-1]), CONTROL)
        assert len(window.document.figure) < len(figure) + len(added), its.name
        for _ in range(2):
            window.actions_["undo"].trigger()
        assert window.document.figure == figure


@pytest.mark.slow
def test_cells_are_added_and_removed_at_every_visible_face(window):
    start(window)
    for its in lattices().values():
        check_faces(window, its, 99)


def test_live_mirrors_draw_and_erase_images_in_3d_too(window):
    show(window, Figure([(x, y, 0) for x in range(3) for y in range(3)]))
    window.editor.show_grid((3, 3, 3))
    window.editor.action("live-mirror-x").trigger()
    start(window)
    click(window, (0.5, 1.5, 1))
    assert {(0, 1, 1), (2, 1, 1)} <= set(window.document.figure.cells)
    assert window.document.undo_stack.undoText() == "Draw 2 cubelets"
    click(window, (0.5, 1.5, 2), CONTROL)
    assert len(window.document.figure.cells) == 9
    window.actions_["undo"].trigger()
    assert len(window.document.figure.cells) == 11


def test_the_tip_about_drawing_disappears_with_the_mode(window):
    show(window, Figure([(1, 1, 0)]))
    start(window)
    QApplication.sendEvent(window.view, QStatusTipEvent(window.view.statusTip()))
    assert "With Ctrl: remove" in window.statusBar().currentMessage()
    window.actions_["draw-3d"].trigger()
    assert "With Ctrl: remove" not in window.statusBar().currentMessage()
