"""The contract of every lattice in a window: all views, and all actions on a figure."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QVector3D
from PySide6.QtTest import QTest

from cubewright.formats.fig.writer import figure_text
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.cell import Cell
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, TOP
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier(0)
COLOURS = ("#e54d72", "#4c86ee", "#2f7f20", "#f7d13d", "#8b44b8", "#e08a2e", "#2aa198", "#555555")

each_lattice = pytest.mark.parametrize("its", lattices().values(), ids=lattices())


def divided(its: Lattice) -> Puzzle:
    """A block of cells divided into connected pieces of at most six cells."""
    cells = its.box((2, 2, 2) if its.block == (1, 1, 1) else (1, 1, 1))
    left, pieces = set(cells), []
    while left:
        part = [min(left)]
        for cell in part:
            part += [n for n in its.neighbours(cell) if n in left and n not in part][
                : 6 - len(part)
            ]
        left -= set(part)
        symbol = "ABCDEFGH"[len(pieces)]
        pieces.append(Piece(symbol, tuple(sorted(part)), symbol, COLOURS[len(pieces)], lattice=its))
    counts = (1,) * len(pieces)
    return Puzzle(Figure(cells, "block", its), PieceSet("cut", "Cut", tuple(pieces), counts, its))


def press(window: MainWindow, cell: Cell, button: Qt.MouseButton) -> None:
    grid = window.editor.layer_grid
    QTest.mouseClick(grid, button, NO_KEYS, grid.area.middle(cell).toPoint())


def position_of(window: MainWindow, cell: Cell) -> QPointF:
    """Return where the view shows the middle of a cell."""
    view = window.view
    x, y, z = window.document.figure.lattice.centre(cell)
    seen = view.matrix().map(QVector3D(x, y, z))
    return QPointF((seen.x() + 1) / 2 * view.width(), (1 - seen.y()) / 2 * view.height())


@each_lattice
def test_a_figure_is_shown_edited_solved_exploded_hinted_saved_and_opened(
    window, qtbot, tmp_path: Path, its: Lattice
):
    puzzle = divided(its)
    window.file_controller.new_from(puzzle)
    document, editor = window.document, window.editor
    assert document.puzzle.figure.cells == puzzle.figure.cells
    window.view.view_from(DEFAULT_DIRECTION)
    pictures = [window.view.image()]

    # Only visible cells are picked, those with a side towards the viewer.
    seen = {window.view.cell_at(position_of(window, cell)) for cell in puzzle.figure.cells}
    assert seen <= set(puzzle.figure.cells)
    assert len(seen) > 2

    # At the top of the figure, where changes are visible.
    top = max(its.layer(cell) for cell in puzzle.figure.cells)
    editor.show_layer(top)
    cell = next(cell for cell in editor.sheet.grid.layer(top) if cell in puzzle.figure)
    press(window, cell, RIGHT)
    assert cell not in document.figure
    assert document.undo_stack.undoText() == f"Erase 1 {its.noun.one}"
    pictures.append(window.view.image())
    press(window, cell, LEFT)
    assert document.figure.cells == puzzle.figure.cells

    with qtbot.waitSignal(window.solve_controller.solved_changed, timeout=60_000):
        window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    window.panel.first()
    solution = window.panel.selected_solution()
    assert solution.is_valid()
    assert set(editor.sheet.inks) == set(puzzle.figure.cells)
    pictures.append(window.view.image())
    window.view.show_scene(replace(window.view.scene, explode=0.8))
    pictures.append(window.view.image())
    window.view.show_scene(replace(window.view.scene, explode=0))
    assert all(one != other for one, other in pairwise(pictures))
    assert not window.panel.grab().toImage().isNull()  # small pictures of solutions and pieces

    window.actions_["hint"].trigger()
    qtbot.waitUntil(lambda: not window.hint_controller.is_asking)

    path = tmp_path / "block.cubewright"
    document.save(path)
    window.file_controller.new_on(lattices()["cubic"])
    assert window.file_controller.open(path)
    assert document.figure == puzzle.figure
    assert document.piece_set.pieces == puzzle.pieces


@each_lattice
def test_its_figure_file_is_refused_by_a_program_for_cubes(its: Lattice):
    text = figure_text(divided(its).figure)
    rows = [line for line in text.splitlines()[1:] if line.strip()]
    assert its.name == "cubic" or not any(row.startswith("/") for row in rows)


@each_lattice
def test_a_puzzle_of_another_lattice_is_opened_in_the_usual_view(window, its: Lattice):
    window.file_controller.new_on(lattices()["triangular" if its.name == "cubic" else "cubic"])
    window.view.view_from(TOP)
    window.file_controller.new_from(divided(its))
    assert window.view.direction == DEFAULT_DIRECTION
