"""The tools, pens, live mirrors and views of the editor, with mouse and keys."""

import pytest
from PySide6.QtCore import Qt
from tests.gui.editor.test_editor import (
    CUBE,
    LEFT,
    PLAIN,
    RIGHT,
    SHIFT,
    Desk,
    QTest,
    move,
    wheel,
)

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.pieces.colours import numbered_colour

Key = Qt.Key


@pytest.fixture
def desk(qtbot):
    editor = FigureEditor()
    qtbot.addWidget(editor)
    editor.resize(420, 480)
    with qtbot.waitExposed(editor):
        editor.show()
    editor.activateWindow()
    editor.layer_grid.setFocus()
    qtbot.waitUntil(editor.layer_grid.hasFocus)
    return Desk(editor)


def message(desk):
    return desk.editor.layer_label.accessibleName()


def test_the_eraser_never_draws(desk):
    desk.open(CUBE)
    desk.editor.show_grid((4, 3, 3))
    desk.key(Key.Key_R)
    desk.drag((3, 0, 0), (1, 0, 0))
    assert desk.cells == set(CUBE.cells) - {(1, 0, 0), (2, 0, 0)}
    assert desk.texts == ["Erase 2 cubelets"]


def test_a_line_is_straight_and_follows_the_pointer(desk):
    desk.key(Key.Key_L)
    desk.drag((0, 0, 0), (0, 4, 0), (4, 0, 0))
    assert desk.cells == {(x, 0, 0) for x in range(5)}
    assert desk.texts == ["Draw 5 cubelets"]


def test_the_wheel_extends_a_box_through_layers(desk):
    desk.key(Key.Key_K)
    QTest.mousePress(desk.grid, LEFT, PLAIN, desk.at(0, 0, 0))
    move(desk.grid, desk.at(2, 1, 0), LEFT)
    assert message(desk).startswith("3 \N{MULTIPLICATION SIGN} 2 \N{MULTIPLICATION SIGN} 1, 6 ")
    wheel(desk.grid, 1)
    assert message(desk).endswith("2, 12 cubelets")
    QTest.mouseRelease(desk.grid, LEFT, PLAIN, desk.at(2, 1, 1))
    assert desk.cells == set(CUBIC.box((3, 2, 2)))
    assert desk.texts == ["Draw 12 cubelets"]
    assert desk.editor.sheet.layer == 1


def test_an_area_is_filled_up_to_its_border(desk):
    desk.open(Figure([(1, 0, 0), (1, 1, 0), (0, 1, 0)], "fence"))
    desk.key(Key.Key_G)
    desk.click(0, 0, 0)
    assert desk.cells == {(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)}
    desk.click(2, 2, 0)
    assert len(desk.cells) == 9
    desk.click(0, 0, 0)
    assert desk.cells == set()


def test_a_selected_box_is_dragged_with_its_cells(desk):
    desk.open(Figure([(0, 0, 0), (1, 0, 0), (3, 3, 0)], "two"))
    desk.key(Key.Key_S)
    desk.drag((0, 0, 0), (1, 0, 0))
    assert "2 cubelets" in message(desk)
    desk.drag((1, 0, 0), (2, 1, 0))
    assert desk.cells == {(1, 1, 0), (2, 1, 0), (3, 3, 0)}
    assert desk.grid.box == ((1, 1, 0), (2, 1, 0))
    desk.key(Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert desk.cells == {(1, 2, 0), (2, 2, 0), (3, 3, 0)}
    assert desk.texts == ["Move 2 cubelets", "Move 2 cubelets"]
    desk.stack.undo()
    desk.stack.undo()
    assert desk.cells == {(0, 0, 0), (1, 0, 0), (3, 3, 0)}


def test_a_box_is_selected_through_layers_and_cleared(desk):
    desk.open(CUBE)
    desk.key(Key.Key_Right, SHIFT)
    desk.key(Key.Key_PageUp, SHIFT)
    assert len(desk.grid.box) == 4
    desk.key(Key.Key_Delete)
    assert desk.texts == ["Erase 4 cubelets"]
    assert len(desk.cells) == 23


def test_the_colour_pen_adds_and_removes_its_colour(desk):
    desk.open(CUBE)
    desk.editor.action("colour-3").trigger()
    desk.drag((0, 0, 0), (1, 0, 0))
    assert desk.figure.colours == {((0, 0, 0), 3), ((1, 0, 0), 3)}
    assert desk.figure.cells == CUBE.cells
    desk.click(0, 0, 0)
    desk.click(1, 0, 0, button=RIGHT)
    assert desk.figure == CUBE
    assert desk.texts[0] == "Colour 2 cubelets with colour 3"
    desk.key(Key.Key_1)
    desk.click(0, 0, 0)
    assert (0, 0, 0) not in desk.cells


def test_a_coloured_figure_is_painted_and_turned_in_its_colours(desk):
    desk.open(Figure([(0, 0, 0), (1, 0, 0)], "two", colours=[((0, 0, 0), 2)]))
    plain, coloured = desk.pixel(1, 0, 0), desk.pixel(0, 0, 0)
    assert coloured.name() == numbered_colour(2)
    assert plain != coloured
    desk.editor.action("turn-z").trigger()
    assert len(desk.figure.colours) == 1


def test_live_mirrors_and_span_draw_all_images_at_once(desk):
    desk.editor.show_grid((5, 5, 4))
    for key in (Key.Key_4, Key.Key_5, Key.Key_7):
        desk.key(key)
    desk.click(0, 1, 0)
    assert desk.cells == {(x, y, z) for x in (0, 4) for y in (1, 3) for z in range(4)}
    assert desk.texts == ["Draw 16 cubelets"]
    for key in (Key.Key_4, Key.Key_5, Key.Key_7):
        desk.key(key)
    desk.click(0, 1, 0)
    assert desk.texts[1:] == ["Erase 1 cubelet"]


@pytest.mark.parametrize(("key", "cell"), [(Key.Key_9, (1, 0, 2)), (Key.Key_0, (2, 1, 2))])
def test_drawing_along_another_axis_changes_the_right_cube(desk, key, cell):
    desk.open(CUBE)
    desk.key(key)
    grid = desk.editor.sheet.grid
    desk.editor.show_layer(grid.layers[-1])
    desk.click(*cell)
    assert desk.cells == set(CUBE.cells) - {cell}
    desk.key(Key.Key_8)
    assert desk.editor.sheet.grid.axis == 2
    assert desk.grid.cursor_cell == cell


def test_body_tools_are_one_undo_step_each(desk):
    desk.open(CUBE)
    desk.key(Key.Key_H)
    assert len(desk.cells) == 26
    desk.key(Key.Key_H, SHIFT)
    assert desk.cells == set(CUBE.cells)
    desk.key(Key.Key_T)
    assert len(desk.cells) == 216
    desk.key(Key.Key_T, SHIFT)
    assert desk.cells == set(CUBE.cells)
    desk.editor.action("grow-left").trigger()
    assert min(desk.cells) == (1, 0, 0)
    assert desk.texts == [
        "Hollow out 1 cubelet",
        "Fill holes of 1 cubelet",
        "Scale the figure by 2",
        "Scale the figure down by 2",
        "Grow the grid at the left",
    ]
    for _ in desk.texts:
        desk.stack.undo()
    assert desk.figure == CUBE
    desk.key(Key.Key_H, SHIFT)
    assert message(desk) == "The figure encloses no empty cell"


def test_bare_letters_change_the_figure_only_in_the_layers_and_say_so(desk, qtbot, recorded):
    said = recorded(desk.editor.status_message)
    desk.open(CUBE)
    box = desk.editor.size_bar.boxes[0]
    box.setFocus()
    for key in (Key.Key_H, Key.Key_T, Key.Key_Z):
        qtbot.keyClick(box, key)
    assert desk.figure == CUBE
    assert said == []
    desk.grid.setFocus()
    desk.key(Key.Key_H)
    assert said == ["Hollow out 1 cubelet. Ctrl+Z undoes it."]
    desk.stack.undo()
    assert desk.figure == CUBE


def test_tools_that_do_not_apply_are_disabled_with_the_reason(desk):
    desk.open(Figure([(0, 0, 0)], "hexagon", HEXAGONAL))
    action = desk.editor.action
    for name, reason in (
        ("view-x", "Hexagons have layers only as seen from above"),
        ("scale-2", "Larger hexagons do not consist of hexagons"),
    ):
        assert not action(name).isEnabled()
        assert action(name).toolTip().startswith(reason)
    desk.open(CUBE)
    assert desk.editor.action("view-x").isEnabled()


@pytest.mark.parametrize("name", sorted(lattices()))
def test_every_tool_has_an_icon_or_text_and_a_tooltip_with_its_key(desk, name):
    lattice = lattices()[name]
    desk.open(Figure(lattice.box((1, 1, 1)), "one", lattice))
    keys = []
    for tool in desk.editor.tool_names():
        action = desk.editor.action(tool)
        keys += action.shortcuts()
        assert action.toolTip()
        for key in action.shortcuts():
            assert key.toString(key.SequenceFormat.NativeText) in action.toolTip()
    assert len(keys) == len(set(keys))
    for button in desk.editor.tool_bar.buttons():
        assert not button.defaultAction().icon().isNull()
        assert button.accessibleName()


def test_the_toolbar_shows_labels_if_there_is_room(desk, qtbot):
    bar = desk.editor.tool_bar
    styles = set()
    for width in (260, 420, 1700):
        desk.editor.resize(width, 480)
        qtbot.waitUntil(lambda width=width: desk.editor.width() == width)
        styles.add(bar.buttons()[0].toolButtonStyle())
        shown = [button for button in bar.buttons() if button.isVisible()]
        assert all(bar.rect().contains(button.geometry()) for button in shown)
        assert len(shown) == len(bar.buttons())
    assert len(styles) == 2
    for width in range(80, 420, 7):
        bar.resize(width, bar.height())
        for shown in (*bar.buttons(), bar._more):
            assert not shown.isVisible() or bar.rect().contains(shown.geometry())
