"""All layers side by side: drawing works as in the large layer, on every lattice."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from tests.gui.editor.test_editor import CTRL, LEFT, PLAIN, RIGHT, SHIFT, Desk, move

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC

TALL = Figure(CUBIC.box((2, 2, 40)), "tall")


@pytest.fixture
def desk(qtbot):
    editor = FigureEditor()
    qtbot.addWidget(editor)
    editor.resize(640, 520)
    editor.show()
    qtbot.waitExposed(editor)
    desk = Desk(editor)
    desk.open(Figure([(0, 0, 0)], "one"))
    editor.show_grid((3, 3, 3))
    editor.action("all-layers").trigger()
    desk.texts.clear()
    return desk


def test_a_click_draws_in_its_layer_and_makes_it_current(desk):
    desk.click(2, 1, 2)
    assert desk.cells == {(0, 0, 0), (2, 1, 2)}
    assert desk.editor.sheet.layer == 2
    desk.click(0, 0, 0, button=RIGHT)
    assert desk.cells == {(2, 1, 2)}
    assert desk.editor.sheet.layer == 0
    assert not desk.editor.strip.isVisible()


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda each: each.name)
def test_every_cell_of_every_layer_is_found_at_its_position(desk, lattice):
    desk.open(Figure(lattice.box((2, 2, 2))[:1], lattice.name, lattice=lattice))
    desk.editor.show_grid((3, 3, 3))
    grid = desk.editor.sheet.grid
    found = {cell: desk.grid.cell_at(desk.grid.cell_position(cell)) for cell in grid.cells}
    assert found == {cell: cell for cell in grid.cells}
    highest = grid.layer(grid.layers[-1])[-1]
    desk.click(*highest)
    assert highest in desk.cells or highest in {desk.editor.cursor_cell}
    assert len(desk.texts) == 1


def test_a_box_is_dragged_from_one_layer_to_another(desk):
    desk.drag((0, 0, 0), (1, 1, 2), modifier=SHIFT)
    assert desk.cells == set()  # the first cell was filled, so the box erases
    desk.drag((1, 0, 0), (2, 1, 2), modifier=SHIFT)
    assert desk.cells == {(x, y, z) for x in (1, 2) for y in (0, 1) for z in range(3)}


def test_a_freehand_stroke_continues_in_another_layer_without_a_streak(desk):
    desk.drag((1, 0, 0), (2, 0, 0), (0, 2, 1), (0, 1, 1))
    assert desk.cells == {(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 2, 1), (0, 1, 1)}
    assert len(desk.texts) == 1
    desk.stack.undo()
    assert desk.cells == {(0, 0, 0)}


def test_a_part_is_selected_through_layers_and_moved_to_another_layer(desk):
    desk.open(Figure([(0, 0, 0), (0, 0, 1)], "two"))
    desk.editor.show_grid((3, 3, 3))
    desk.drag((0, 0, 0), (0, 0, 1), modifier=CTRL)
    assert set(desk.grid.box) == {(0, 0, 0), (0, 0, 1)}
    desk.editor.action("select").trigger()
    desk.drag((0, 0, 0), (1, 1, 1))
    assert desk.cells == {(1, 1, 1), (1, 1, 2)}


def test_the_wheel_the_keys_and_live_mirrors_work_as_in_a_single_layer(desk):
    desk.editor.action("live-mirror-x").trigger()
    desk.editor.action("span").trigger()
    desk.click(2, 2, 1)
    assert desk.cells == {(0, 0, 0)} | {(x, 2, z) for x in (0, 2) for z in range(3)}
    desk.grid.setFocus()
    desk.editor.action("layer-up").trigger()
    assert desk.editor.sheet.layer == 2
    assert desk.editor.cursor_cell == (2, 2, 2)
    desk.key(Qt.Key.Key_Down)
    desk.key(Qt.Key.Key_Space)
    assert {(2, 1, 2), (0, 1, 0)} <= desk.cells


def test_the_single_layer_is_shown_again(desk):
    edge = desk.grid.area.edge
    desk.editor.action("all-layers").trigger()
    assert desk.grid.area.edge > 1.3 * edge
    assert set(desk.grid.tiles.areas) == {desk.editor.sheet.layer}


def test_many_layers_scroll_and_the_current_one_is_in_view(desk):
    desk.open(TALL)
    desk.editor.show_grid((20, 20, 40))
    assert desk.grid.height() > desk.editor.zoom_area.viewport().height()
    assert desk.grid.area.edge >= 6
    for _ in range(39):
        desk.editor.action("layer-up").trigger()
    place = desk.grid.mapTo(
        desk.editor.zoom_area.viewport(), desk.grid.cell_position(desk.grid.cursor_cell).toPoint()
    )
    assert desk.editor.zoom_area.viewport().rect().contains(place)
    desk.editor.action("zoom-in").trigger()
    assert desk.grid.area.edge > 7
    assert desk.grid.grab().height() > 0


def test_a_stroke_begun_in_one_layer_ignores_the_gaps(desk):
    between = QPointF(desk.grid.tiles.rects[1].topLeft()).toPoint()
    QTest.mousePress(desk.grid, LEFT, PLAIN, desk.at(1, 1, 1))
    move(desk.grid, between, LEFT)
    QTest.mouseRelease(desk.grid, LEFT, PLAIN, between)
    assert (1, 1, 1) in desk.cells
    assert {cell[2] for cell in desk.cells} == {0, 1}
