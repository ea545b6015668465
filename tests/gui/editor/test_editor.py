"""The figure editor in a window, with a real mouse and keyboard."""

import itertools
from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QUndoCommand, QUndoStack, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.editor.figure_editor import FigureEditor, LayerLabel
from cubewright.gui.editor.look import Look, readable_on
from cubewright.gui.frame.theme import contrast, palette
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

NO_CHANGE = (
    "layer-",
    "zoom-",
    "hollow",
    "fill-holes",
    "scale-back-",
    "grow-",
    "inside-",
    "outside-",
)
"""Tools that only change the view, or that do not change four cubes at a corner."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
CTRL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
CUBE = Figure(CUBIC.box((3, 3, 3)), "cube")
EMPTY = Figure((), "new")


class Step(QUndoCommand):
    def __init__(self, desk, text, before, after):
        super().__init__(text)
        self.desk, self.before, self.after = desk, before, after

    def redo(self):
        self.desk.show(self.after)

    def undo(self):
        self.desk.show(self.before)


class Desk:
    """An editor connected as in the window: every edit is one undo command."""

    def __init__(self, editor):
        self.editor, self.grid = editor, editor.layer_grid
        self.stack = QUndoStack()
        self.figure = EMPTY
        self.texts = []
        editor.figure_edited.connect(self.edit)
        self.open(EMPTY)

    def open(self, figure):
        self.show(figure)
        self.texts.clear()

    def show(self, figure):
        self.figure = figure
        self.editor.show_figure(figure)

    def edit(self, figure, text):
        self.texts.append(text)
        self.stack.push(Step(self, text, self.figure, figure))

    @property
    def cells(self):
        return set(self.figure.cells)

    @property
    def size(self):
        return self.editor.sheet.grid.size

    def at(self, *cell):
        return self.grid.cell_position(cell).toPoint()

    def click(self, *cell, button=LEFT, modifier=PLAIN):
        QTest.mouseClick(self.grid, button, modifier, self.at(*cell))

    def drag(self, *cells, button=LEFT, modifier=PLAIN):
        QTest.mousePress(self.grid, button, modifier, self.at(*cells[0]))
        for cell in cells[1:]:
            move(self.grid, self.at(*cell), button, modifier)
        QTest.mouseRelease(self.grid, button, modifier, self.at(*cells[-1]))

    def key(self, key, modifier=PLAIN):
        QTest.keyClick(self.grid, key, modifier)

    def pixel(self, *cell, widget=None):
        picture = self.grid.grab().toImage()
        at = self.at(*cell) * picture.devicePixelRatio()
        edge = int(self.grid.area.edge * picture.devicePixelRatio() * 0.32)
        return QColor(picture.pixel(at + QPoint(edge, -edge)))


def move(widget, position, button, modifier=PLAIN):
    """Send a mouse move with a button held, which QTest cannot do."""
    from PySide6.QtGui import QMouseEvent

    where = QPointF(position)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        QPointF(widget.mapToGlobal(position)),
        Qt.MouseButton.NoButton,
        button,
        modifier,
    )
    QApplication.sendEvent(widget, event)


def zoom_wheel(widget, place, notches):
    """Turn the wheel with Ctrl at a place of a widget."""
    event = QWheelEvent(
        QPointF(place),
        QPointF(widget.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def wheel(widget, notches, modifier=PLAIN):
    middle = widget.rect().center()
    event = QWheelEvent(
        QPointF(middle),
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


@pytest.fixture
def desk(qtbot):
    editor = FigureEditor()
    qtbot.addWidget(editor)
    editor.resize(340, 480)
    with qtbot.waitExposed(editor):
        editor.show()
    editor.activateWindow()
    editor.layer_grid.setFocus()
    qtbot.waitUntil(editor.layer_grid.hasFocus)
    return Desk(editor)


# -- the mouse


def test_a_click_draws_a_cubelet_and_a_second_click_erases_it(desk):
    desk.click(1, 2, 0)
    assert desk.cells == {(1, 2, 0)}
    desk.click(1, 2, 0)
    assert desk.cells == set()
    assert desk.texts == ["Draw 1 cubelet", "Erase 1 cubelet"]


def test_a_drag_is_one_undo_step_without_gaps(desk):
    desk.drag((0, 0, 0), (4, 0, 0))
    assert desk.cells == {(x, 0, 0) for x in range(5)}
    assert desk.texts == ["Draw 5 cubelets"]
    desk.stack.undo()
    assert desk.cells == set()
    desk.stack.redo()
    assert len(desk.cells) == 5


def test_a_drag_from_a_cubelet_erases_and_never_draws(desk):
    desk.open(CUBE)
    desk.editor.size_bar.boxes[0].setValue(5)
    desk.drag((1, 1, 0), (4, 1, 0), (4, 0, 0))
    assert desk.cells == set(CUBE.cells) - {(1, 1, 0), (2, 1, 0)}
    assert desk.texts == ["Erase 2 cubelets"]


def test_the_right_button_erases_and_never_draws(desk):
    desk.open(CUBE)
    desk.editor.size_bar.boxes[0].setValue(4)
    desk.drag((3, 0, 0), (0, 0, 0), button=RIGHT)
    assert desk.cells == set(CUBE.cells) - {(0, 0, 0), (1, 0, 0), (2, 0, 0)}
    desk.click(3, 2, 0, button=RIGHT)
    assert desk.texts == ["Erase 3 cubelets"]


def test_a_shift_drag_draws_a_box_that_follows_the_mouse(desk):
    desk.drag((1, 1, 0), (4, 4, 0), (2, 3, 0), modifier=SHIFT)
    assert desk.cells == {(x, y, 0) for x in (1, 2) for y in (1, 2, 3)}
    assert desk.texts == ["Draw 6 cubelets"]


def test_a_click_outside_the_grid_does_nothing(desk):
    QTest.mouseClick(desk.grid, LEFT, PLAIN, QPoint(3, 3))
    assert desk.texts == []


def test_a_sketch_is_reported_while_drawing(desk):
    sketches = []
    desk.editor.figure_sketched.connect(
        lambda figure: sketches.append(None if figure is None else set(figure.cells))
    )
    desk.click(0, 0, 0)
    assert sketches == []  # a click ends as soon as it begins
    before = desk.editor.strip.grab().toImage()
    QTest.mousePress(desk.grid, LEFT, PLAIN, desk.at(1, 0, 0))
    for place, known in (((2, 0, 0), 1), ((2, 0, 0), 1), ((2, 1, 0), 2)):
        move(desk.grid, desk.at(*place), LEFT)
        assert len(sketches) == known
    assert sketches[-1] == {(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)}
    assert desk.editor.strip.grab().toImage() != before
    desk.key(Qt.Key.Key_Escape)
    assert sketches[-1] is None
    assert desk.editor.strip.grab().toImage() == before
    assert desk.cells == {(0, 0, 0)}
    sketches.clear()
    desk.drag((1, 0, 0), (2, 0, 0))
    assert None not in sketches  # the edited figure replaces the sketch
    assert sketches[-1] == desk.cells


def test_a_small_layer_fills_the_space_and_its_cells_have_round_corners(desk):
    desk.editor.resize(700, 800)
    desk.editor.show_figure(Figure([(0, 0, 0)]))
    grid = desk.editor.layer_grid
    QApplication.processEvents()
    assert grid.area.rect.height() > 0.85 * min(grid.width(), grid.height())
    picture = grid.grab().toImage()
    cell = grid.area.polygon((0, 0, 0)).boundingRect()
    colour = Look.of(grid.palette()).cubelet
    assert picture.pixelColor(cell.center().toPoint()) == colour
    corner = cell.topLeft().toPoint()
    assert picture.pixelColor(corner + QPoint(5, 5)) == colour
    assert picture.pixelColor(corner + QPoint(2, 2)) != colour


def test_escape_cancels_a_stroke(desk):
    QTest.mousePress(desk.grid, LEFT, PLAIN, desk.at(0, 0, 0))
    move(desk.grid, desk.at(2, 0, 0), LEFT)
    desk.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(desk.grid, LEFT, PLAIN, desk.at(2, 0, 0))
    assert desk.texts == []


def test_undo_during_a_stroke_cancels_the_stroke(desk):
    desk.click(0, 0, 0)
    QTest.mousePress(desk.grid, LEFT, PLAIN, desk.at(3, 3, 0))
    desk.stack.undo()
    QTest.mouseRelease(desk.grid, LEFT, PLAIN, desk.at(3, 3, 0))
    assert desk.cells == set()
    assert desk.texts == ["Draw 1 cubelet"]


def test_a_rejected_edit_changes_nothing(qtbot):
    editor = FigureEditor()
    qtbot.addWidget(editor)
    editor.resize(300, 400)
    with qtbot.waitExposed(editor):
        editor.show()
    grid = editor.layer_grid
    with qtbot.waitSignal(editor.figure_edited) as caught:
        QTest.mouseClick(grid, LEFT, PLAIN, grid.cell_position((0, 0, 0)).toPoint())
    assert caught.args[0].cells == ((0, 0, 0),)
    assert editor.sheet.cells == frozenset()


def test_showing_a_figure_emits_no_edit(desk):
    desk.editor.show_figure(CUBE)
    desk.editor.set_marked_cells([(0, 0, 0)])
    assert desk.texts == []


def test_an_edit_keeps_the_name_and_the_other_cells(desk):
    desk.open(Figure([(3, 3, 2)], "far"))
    desk.click(3, 2, 0)
    assert desk.figure == Figure([(3, 3, 2), (3, 2, 0)], "far")


def test_a_figure_with_negative_coordinates_is_edited_in_place(desk):
    desk.open(Figure([(-2, -1, -1), (-1, -1, -1)], "below"))
    desk.click(2, 0, 0)
    assert desk.cells == {(-2, -1, -1), (-1, -1, -1), (0, -1, -1)}


# -- layers


def test_layers_change_by_key_wheel_and_button_up_to_the_ends(desk):
    desk.open(CUBE)
    desk.key(Qt.Key.Key_PageUp)
    assert desk.editor.sheet.layer == 1
    wheel(desk.grid, 1)
    assert desk.editor.sheet.layer == 2
    wheel(desk.grid, 1)
    assert desk.editor.sheet.layer == 2
    assert not desk.editor.action("layer-up").isEnabled()
    desk.key(Qt.Key.Key_PageDown)
    wheel(desk.editor.strip, -1)
    assert desk.editor.sheet.layer == 0
    assert desk.texts == []


def test_a_click_on_a_small_picture_shows_its_layer(desk):
    desk.open(CUBE)
    strip = desk.editor.strip
    assert strip.row_rect(2).top() < strip.row_rect(0).top()
    QTest.mouseClick(strip, LEFT, PLAIN, strip.row_rect(2).center())
    assert desk.editor.sheet.layer == 2
    desk.click(0, 0, 2)
    assert (0, 0, 2) not in desk.cells


def test_all_sixteen_layers_are_in_the_strip(desk):
    desk.open(Figure(CUBIC.box((1, 1, 16)), "tower"))
    strip = desk.editor.strip
    for layer in range(16):
        assert strip.rect().contains(strip.row_rect(layer))
        assert strip.layer_at(strip.row_rect(layer).center()) == layer


def test_the_layers_below_and_above_are_shown_if_chosen(desk):
    desk.open(Figure([(0, 0, 0), (2, 2, 2)], "two"))
    desk.editor.show_layer(1)
    look = Look.of(desk.grid.palette())
    assert desk.pixel(0, 0, 1) == look.below
    assert desk.pixel(2, 0, 1) == look.ground
    desk.key(Qt.Key.Key_B)
    assert desk.pixel(0, 0, 1) == look.ground
    plain = desk.grid.grab().toImage()
    desk.key(Qt.Key.Key_A)
    assert desk.grid.grab().toImage() != plain


# -- keys


def test_arrows_move_the_cursor_and_space_draws(desk):
    start = desk.grid.cursor_cell
    assert start == (0, 0, 0)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up):
        desk.key(key)
    desk.key(Qt.Key.Key_Space)
    assert desk.cells == {(2, 1, 0)}
    desk.key(Qt.Key.Key_PageUp)
    desk.key(Qt.Key.Key_Return)
    assert desk.cells == {(2, 1, 0), (2, 1, 1)}
    assert "cubelet" in desk.grid.accessibleDescription()


def test_the_cursor_stays_in_the_grid(desk):
    for _ in range(8):
        desk.key(Qt.Key.Key_Left)
        desk.key(Qt.Key.Key_Up)
    assert desk.grid.cursor_cell == (0, 4, 0)


def test_shift_arrows_select_a_box_that_space_draws(desk):
    desk.key(Qt.Key.Key_Right, SHIFT)
    desk.key(Qt.Key.Key_Up, SHIFT)
    desk.key(Qt.Key.Key_Space, SHIFT)
    assert desk.cells == {(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)}
    assert desk.texts == ["Draw 4 cubelets"]


def test_escape_cancels_the_box(desk):
    desk.key(Qt.Key.Key_Right, SHIFT)
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_Space)
    assert desk.cells == {(1, 0, 0)}


def test_delete_clears_the_layer_and_control_a_fills_it(desk):
    desk.open(CUBE)
    desk.key(Qt.Key.Key_Delete)
    assert all(z > 0 for _, _, z in desk.cells)
    desk.key(Qt.Key.Key_A, CTRL)
    assert desk.cells == set(CUBE.cells)
    assert desk.texts == ["Clear layer 1", "Fill layer 1"]
    desk.stack.undo()
    desk.stack.undo()
    assert desk.cells == set(CUBE.cells)


def test_alt_arrows_shift_the_figure_and_enlarge_the_grid(desk):
    desk.open(Figure([(0, 0, 0), (2, 0, 0)], "gap"))
    desk.key(Qt.Key.Key_Right, ALT)
    assert desk.cells == {(1, 0, 0), (3, 0, 0)}
    assert desk.size == (4, 3, 3)
    desk.key(Qt.Key.Key_PageUp, ALT)
    assert desk.cells == {(1, 0, 1), (3, 0, 1)}
    desk.key(Qt.Key.Key_Down, ALT)
    assert desk.cells == {(1, 0, 1), (3, 0, 1)}
    assert desk.texts == ["Shift the figure right", "Shift the figure up"]


def test_every_tool_is_one_undo_step(desk):
    shape = Figure([(1, 1, 1), (2, 1, 1), (1, 2, 1), (1, 1, 2)], "corner")
    for name in desk.editor.tool_names():
        if desk.editor.action(name).isCheckable() or name.startswith(NO_CHANGE):
            continue
        desk.open(shape)
        desk.editor.show_layer(1)
        desk.editor.size_bar.boxes[0].setValue(4)
        index = desk.stack.index()
        desk.editor.action(name).trigger()
        assert len(desk.texts) == 1, name
        assert desk.cells != set(shape.cells), name
        assert desk.stack.index() == index + 1
        desk.stack.undo()
        assert desk.figure == shape


def test_keys_turn_and_mirror(desk):
    desk.open(Figure([(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 0, 1)], "L"))
    desk.key(Qt.Key.Key_Z)
    assert desk.cells == {(0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1)}
    desk.key(Qt.Key.Key_Z, SHIFT)
    desk.key(Qt.Key.Key_M)
    assert desk.cells == {(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 0, 1)}
    assert desk.texts[0] == "Turn a quarter about z"


def test_every_tool_has_its_own_key_and_a_tooltip(desk):
    actions = [desk.editor.action(name) for name in desk.editor.tool_names()]
    keys = [a.shortcut().toString() for a in actions if not a.shortcut().isEmpty()]
    assert len(keys) == len(set(keys))
    assert all(action.toolTip() and action.whatsThis() for action in actions)


# -- sizes


def test_the_grid_grows_and_shrinks_but_not_below_the_figure(desk):
    desk.open(CUBE)
    width, depth, height = desk.editor.size_bar.boxes
    width.setValue(6)
    height.setValue(5)
    assert desk.size == (6, 3, 5)
    width.setValue(1)
    depth.setValue(99)
    assert desk.size == (3, 64, 5)
    assert desk.cells == set(CUBE.cells)
    assert desk.texts == []


@pytest.mark.parametrize(("typed", "taken"), [("80", 64), ("900", 64), ("0", 3), ("5", 5)])
def test_an_invalid_size_becomes_the_nearest_valid_one(desk, typed, taken):
    box = desk.editor.size_bar.boxes[0]
    desk.show(Figure([(0, 0, 0), (2, 0, 0)]))
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == taken
    assert desk.editor.sheet.grid.size[0] == taken


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("80", "The grid's width can be at most 64, not 80."),
        ("2", "The figure needs a width of at least 3, not 2."),
        ("5", "Layer 1 of 3: 2 cubelets"),
    ],
)
def test_a_refused_size_is_explained(desk, typed, reason):
    desk.editor.resize(500, 400)
    desk.show(Figure([(0, 0, 0), (2, 0, 0)]))
    box = desk.editor.size_bar.boxes[0]
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert desk.editor.findChild(LayerLabel).accessibleName() == reason


def test_a_grid_of_64_layers_is_drawn_and_numbered(desk):
    for box in desk.editor.size_bar.boxes:
        box.setValue(64)
    assert desk.size == (64, 64, 64)
    desk.editor.zoom_area.zoom_by(10)
    desk.click(0, 0, 0)
    assert desk.cells == {(0, 0, 0)}


def test_the_layer_zooms_with_ctrl_and_the_wheel_around_the_mouse(desk):
    desk.open(Figure(CUBIC.box((20, 20, 1)), "board"))
    area, edge = desk.editor.zoom_area, desk.grid.area.edge
    place = desk.at(15, 10, 0)
    screen_point = desk.grid.mapToGlobal(place)
    zoom_wheel(desk.grid, place, 3)
    assert desk.grid.area.edge > 1.5 * edge
    moved = desk.grid.mapToGlobal(desk.at(15, 10, 0)) - screen_point
    assert moved.manhattanLength() <= desk.grid.area.edge
    assert desk.editor.sheet.layer == 0
    desk.click(15, 10, 0)
    assert (15, 10, 0) not in desk.cells
    zoom_wheel(desk.grid, place, -9)
    assert (area.zoom, desk.grid.area.edge) == (1.0, edge)


def test_keys_zoom_the_layer_and_the_cursor_stays_in_sight(desk):
    desk.open(Figure(CUBIC.box((20, 20, 1)), "board"))
    desk.grid.setFocus()
    area = desk.editor.zoom_area
    for _ in range(6):
        desk.key(Qt.Key.Key_Plus, CTRL)
    assert area.zoom > 3
    for _ in range(25):
        desk.key(Qt.Key.Key_Right)
    where = desk.grid.mapTo(area.viewport(), desk.at(*desk.grid.cursor_cell))
    assert desk.grid.cursor_cell[0] == 19
    assert area.viewport().rect().contains(where)
    desk.key(Qt.Key.Key_Minus, CTRL)
    assert area.zoom > 2
    desk.key(Qt.Key.Key_0, CTRL)
    assert area.zoom == 1
    assert area.horizontalScrollBar().maximum() == 0
    for name, expected in (("zoom-in", 1.25), ("zoom-out", 1.0), ("zoom-in", 1.25)):
        desk.editor.action(name).trigger()
        assert area.zoom == expected
    desk.editor.action("zoom-fit").trigger()
    assert area.zoom == 1


def test_undo_shows_the_layer_that_it_changes(desk):
    desk.show(Figure([(0, 0, 0)]))
    desk.editor.show_layer(2)
    desk.show(Figure([(0, 0, 0), (1, 0, 0)]))
    assert desk.editor.sheet.layer == 0
    desk.editor.show_layer(1)
    desk.show(Figure([(0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 0, 2)]))
    assert desk.editor.sheet.layer == 1


def test_the_current_layer_changes_if_it_is_removed(desk):
    desk.editor.show_layer(3)
    desk.editor.size_bar.boxes[2].setValue(2)
    assert desk.editor.sheet.layer == 1
    desk.click(0, 0, 1)
    assert desk.cells == {(0, 0, 1)}


def test_the_grid_never_shrinks_while_drawing(desk):
    size = desk.size
    desk.click(4, 4, 0)
    desk.click(4, 4, 0)
    desk.stack.undo()
    desk.stack.undo()
    assert desk.size == size


def test_the_grid_grows_for_a_figure_and_fits_another_one(desk):
    desk.open(Figure(CUBIC.box((16, 11, 7)), "wide"))
    assert desk.size == (16, 11, 7)
    desk.open(CUBE)
    assert desk.size == (3, 3, 3)
    desk.show(Figure([*CUBE.cells, (6, 0, 0)], "cube"))
    assert desk.size == (7, 3, 3)


def test_a_figure_larger_than_the_limit_is_shown_completely(desk):
    desk.open(Figure([(0, 0, 0), (69, 0, 0)], "long"))
    assert desk.size[0] == 70
    assert desk.editor.size_bar.boxes[0].maximum() == 70


def test_fitting_the_grid_is_at_most_one_undo_step(desk):
    desk.open(Figure([(1, 1, 1), (2, 1, 1)], "pair"))
    desk.key(Qt.Key.Key_F)
    assert desk.size == (2, 1, 1)
    assert desk.texts == ["Fit the grid to the figure"]


# -- painting


def test_the_hint_is_shown_only_for_an_empty_figure(desk, qtbot):
    empty = desk.grid.grab().toImage()
    desk.click(0, 4, 0)
    desk.click(0, 4, 0, button=RIGHT)
    desk.editor.setEnabled(False)
    disabled = desk.grid.grab().toImage()
    middle = (desk.grid.area.rect.center() * empty.devicePixelRatio()).toPoint()
    colours = [
        {image.pixel(middle + QPoint(x, y)) for x in range(-30, 31) for y in range(-14, 15)}
        for image in (empty, disabled)
    ]
    assert len(colours[0]) > len(colours[1])


def test_a_solution_colours_cubelets_until_the_next_edit(desk):
    pieces = piece_set("soma")
    corner = PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
    bar = PlacedPiece(1, 0, ((1, 1, 0), (2, 1, 0), (2, 0, 0)))
    figure = Figure([*corner.cells, *bar.cells], "two")
    desk.open(figure)
    desk.editor.set_solution(Solution(Puzzle(figure, pieces), (corner, bar)))
    desk.key(Qt.Key.Key_Left)
    assert desk.pixel(1, 0, 0) == QColor(pieces.pieces[0].colour)
    assert desk.pixel(2, 1, 0) == QColor(pieces.pieces[1].colour)
    desk.editor.set_solution(None)
    assert desk.pixel(1, 0, 0) == Look.of(desk.grid.palette()).cubelet
    desk.editor.set_solution(Solution(Puzzle(figure, pieces), (corner, bar)))
    desk.click(2, 2, 0)
    assert desk.editor.sheet.inks == {}


def test_marked_cells_are_outlined_in_the_layer_and_in_its_small_picture(desk):
    desk.open(CUBE)
    before = [w.grab().toImage() for w in (desk.grid, desk.editor.strip)]
    desk.editor.set_marked_cells([(1, 1, 0)], "#ff00ff")
    after = [w.grab().toImage() for w in (desk.grid, desk.editor.strip)]
    assert all(a != b for a, b in zip(after, before, strict=True))
    magenta = QColor("#ff00ff").rgb()
    image = after[0]
    found = {
        (x, y)
        for x, y in itertools.product(range(image.width()), range(image.height()))
        if image.pixel(x, y) == magenta
    }
    ratio = image.devicePixelRatio()
    assert found
    assert all(abs(x / ratio - desk.at(1, 1, 0).x()) < desk.grid.area.edge for x, _ in found)
    desk.editor.set_marked_cells([])
    assert [w.grab().toImage() for w in (desk.grid, desk.editor.strip)] == before


@pytest.mark.parametrize("dark", [False, True])
def test_colours_are_distinguishable_in_dark_and_light(dark):
    look = Look.of(palette(dark=dark))
    assert contrast(look.cubelet, look.ground) >= 3
    assert contrast(look.warning, look.ground) >= 3
    assert contrast(look.text, look.ground) >= 7
    assert contrast(look.below, look.ground) >= 1.3
    for piece in piece_set("bedlam").pieces:
        colour = QColor(piece.colour)
        assert contrast(readable_on(colour), colour) >= 4.5


def test_the_editor_fits_into_a_narrow_column(desk):
    desk.editor.resize(260, 330)
    desk.open(Figure(CUBIC.box((16, 11, 7)), "wide"))
    assert desk.editor.minimumSizeHint().width() <= 260
    assert desk.grid.area.edge >= 10
    desk.click(15, 10, 0)
    assert (15, 10, 0) not in desk.cells


@pytest.mark.timed
def test_a_click_in_the_largest_grid_is_quick(desk):
    half = [c for c in CUBIC.box((16, 16, 16)) if sum(c) % 2]
    desk.open(Figure(half, "large"))
    desk.editor.size_bar.boxes[2].setValue(16)
    times = []
    for x in range(8):
        position = desk.at(x * 2, 8, 0)
        start = perf_counter()
        QTest.mousePress(desk.grid, LEFT, PLAIN, position)
        QTest.mouseRelease(desk.grid, LEFT, PLAIN, position)
        desk.grid.repaint()
        desk.editor.strip.repaint()
        times.append(perf_counter() - start)
    assert len(desk.texts) == 8
    assert sorted(times)[4] < 0.05
    print(f"click in 16x16x16: {sorted(times)[4] * 1000:.1f} ms")
