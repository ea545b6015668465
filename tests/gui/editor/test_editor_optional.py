"""Optional, dark and pre-placed cells on the layers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.sheet import Ink
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
PLATE = Figure([(x, y, 0) for x in range(4) for y in range(4)], "plate")


@pytest.fixture
def editor(qtbot):
    made = FigureEditor()
    qtbot.addWidget(made)
    made.resize(360, 420)
    made.texts = []
    made.moves = []

    def edit(figure, text, moved):
        made.texts.append(text)
        made.moves.append(moved)
        made.show_figure(figure)

    made.figure_edited.connect(edit)
    made.show_figure(PLATE)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.layer_grid.setFocus()
    qtbot.waitUntil(made.layer_grid.hasFocus)
    return made


def click(editor, cell, button=LEFT):
    grid = editor.layer_grid
    QTest.mouseClick(grid, button, PLAIN, grid.cell_position(cell).toPoint())


def pixel(editor, cell):
    grid = editor.layer_grid
    return grid.grab().toImage().pixelColor(grid.cell_position(cell).toPoint())


def test_the_pen_marks_and_unmarks_optional_cells(editor):
    editor.action("optional-pen").trigger()
    click(editor, (1, 1, 0))
    assert editor.figure.optional == {(1, 1, 0)}
    assert editor.figure.cells == PLATE.cells
    click(editor, (1, 1, 0))
    click(editor, (2, 1, 0))
    click(editor, (2, 1, 0), RIGHT)
    assert editor.figure.optional == frozenset()
    assert editor.texts == [
        "Mark 1 cubelet as optional",
        "Mark 1 cubelet as required",
        "Mark 1 cubelet as optional",
        "Mark 1 cubelet as required",
    ]


def test_a_drag_with_the_pen_is_one_undo_step(editor):
    grid = editor.layer_grid
    QTest.keyClick(grid, Qt.Key.Key_E)
    QTest.mousePress(grid, LEFT, PLAIN, grid.cell_position((0, 0, 0)).toPoint())
    QTest.mouseMove(grid, grid.cell_position((2, 0, 0)).toPoint())
    QTest.mouseRelease(grid, LEFT, PLAIN, grid.cell_position((2, 0, 0)).toPoint())
    assert editor.texts == ["Mark 3 cubelets as optional"]
    QTest.keyClick(grid, Qt.Key.Key_Up)
    QTest.keyClick(grid, Qt.Key.Key_Space)
    assert editor.figure.optional == {(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)}
    QTest.keyClick(grid, Qt.Key.Key_E)
    QTest.keyClick(grid, Qt.Key.Key_Space)
    assert (2, 1, 0) not in editor.figure


def test_the_pen_fills_an_empty_cell(editor):
    editor.show_figure(Figure([(0, 0, 0)], "plate"))
    editor.action("optional-pen").trigger()
    click(editor, (1, 0, 0))
    assert editor.figure.cells == ((0, 0, 0), (1, 0, 0))
    assert editor.figure.optional == {(1, 0, 0)}


def test_marks_move_with_the_figure(editor):
    editor.show_figure(Figure(PLATE.cells, "plate", optional=[(0, 0, 0)], dark=[(1, 0, 0)]))
    for name in ("shift-right", "turn-z", "mirror-x", "fit"):
        before = editor._figure
        editor.action(name).trigger()
        moved = editor.moves[-1]
        assert {moved[cell] for cell in before.optional} == editor.figure.optional
        assert {moved[cell] for cell in before.dark} == editor.figure.dark


def test_optional_dark_and_plain_cells_look_different(editor):
    editor.show_figure(Figure(PLATE.cells, "plate", optional=[(0, 0, 0)], dark=[(1, 1, 0)]))
    plain, dark = pixel(editor, (3, 3, 0)), pixel(editor, (1, 1, 0))
    assert dark.lightness() < plain.lightness() - 15
    grid = editor.layer_grid
    picture, edge = grid.grab().toImage(), grid.area.edge
    middle = grid.cell_position((0, 0, 0)).toPoint()
    colours = {
        picture.pixelColor(middle.x() + dx, middle.y() + dy).name()
        for dx in range(-int(edge / 3), int(edge / 3))
        for dy in (-3, 0, 3)
    }
    assert len(colours) > 1  # hatched


def test_a_held_piece_is_visible_and_red_if_it_does_not_fit(editor):
    before = pixel(editor, (2, 2, 0))
    ink = Ink(QColor("#20c040"), "L")
    editor.show_ghost([(2, 2, 0), (2, 2, 1)], ink, fits=True)
    here = pixel(editor, (2, 2, 0))
    assert here != before
    editor.show_ghost([(2, 2, 0), (2, 2, 1)], ink, fits=False)
    assert pixel(editor, (2, 2, 0)) != here
    editor.hide_ghost()
    assert pixel(editor, (2, 2, 0)) == before


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_the_symbol_of_a_held_piece_is_whole_over_its_other_layers(editor, lattice):
    grid = editor.layer_grid
    cells = lattice.box((2, 2, 2))
    editor.show_figure(Figure(cells, "block", lattice))
    ink = Ink(QColor("#20c040"), "L")
    here = [cell for cell in cells if lattice.layer(cell) == editor.sheet.layer][:1]
    middle = grid.area.middle(here[0]).toPoint()
    half = max(3, int(grid.area.edge / 3))

    def letter():
        picture = grid.grab().toImage()
        pixels = range(-half, half)
        return sum(
            picture.pixelColor(middle.x() + x, middle.y() + y).lightness() < 20
            for x in pixels
            for y in pixels
        )

    editor.show_ghost(here, ink, fits=True)
    alone = letter()
    editor.show_ghost(cells, ink, fits=True)
    assert alone > 10
    assert letter() >= alone
