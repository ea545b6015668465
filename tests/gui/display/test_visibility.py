"""Pieces are shown solid, outlined or hidden, behind a cut plane and with symbols."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QVector3D
from PySide6.QtTest import QTest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.viewer import voxel_view
from cubewright.gui.viewer.visibility import Cut, PieceDisplay, Visibility, piece_name
from cubewright.gui.viewer.voxel_view import VoxelView
from cubewright.model.drawing.direction import TOP
from cubewright.model.drawing.studio import Material
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.palette import OWN_COLOURS
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.analysis.plan_text import piece_names
from cubewright.solver.analysis.hints import next_steps

CUBE = built_in_puzzle("cube")


@pytest.fixture(scope="module")
def solution():
    return next_steps(CUBE).solution


@pytest.fixture
def view(qtbot, solution):
    made = VoxelView()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.show_scene(made.scene.with_solution(solution))
    made.view_from(TOP)
    with qtbot.waitExposed(made):
        made.show()
    return made


def top_of(view, x, y):
    at = view.matrix().map(QVector3D(x + 0.5, y + 0.5, 3))
    return QPointF((at.x() + 1) / 2 * view.width(), (1 - at.y()) / 2 * view.height())


def pixels(view):
    image = view.image().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : 3 * image.width()].astype(int)


# States


def test_a_piece_is_solid_then_outlined_then_hidden_then_solid_again():
    ways = [PieceDisplay.SOLID]
    for _ in range(3):
        ways.append(ways[-1].next)
    assert ways == [
        PieceDisplay.SOLID,
        PieceDisplay.OUTLINED,
        PieceDisplay.HIDDEN,
        PieceDisplay.SOLID,
    ]
    visibility = (
        Visibility().with_piece("L", PieceDisplay.OUTLINED).with_piece("T", PieceDisplay.HIDDEN)
    )
    assert [visibility.of(name) for name in "LTZ"] == [
        PieceDisplay.OUTLINED,
        PieceDisplay.HIDDEN,
        PieceDisplay.SOLID,
    ]
    assert visibility.with_piece("L", PieceDisplay.SOLID).outlined == set()


@pytest.mark.parametrize("name", sorted(lattices()))
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_a_cut_hides_whole_layers_from_one_side(name, axis):
    lattice = lattices()[name]
    cells = lattice.box((3, 3, 3))
    count = len(Cut(axis).layers(lattice, cells))
    assert count > 1
    assert Cut(axis).hidden(lattice, cells) == set()
    hidden = Cut(axis, 1).hidden(lattice, cells)
    towards = -1 if axis == 1 else 1
    places = {cell: towards * lattice.centre(cell)[axis] for cell in cells}
    assert min(places[cell] for cell in hidden) > max(places[c] for c in cells if c not in hidden)
    assert len(Cut(axis, count - 1).hidden(lattice, cells)) < len(cells)


def test_cuts_of_cubes_come_from_above_the_front_and_the_right():
    cells = CUBIC.box((3, 3, 3))
    for axis, layer in ((2, 2), (1, 0), (0, 2)):
        assert {cell[axis] for cell in Cut(axis, 1).hidden(CUBIC, cells)} == {layer}


# In the view


def test_a_hidden_piece_uncovers_the_cells_below_it(view, solution):
    top = solution.piece_at[0, 0, 2]
    name = piece_name(solution, top)
    view.show_scene(replace(view.scene, visibility=Visibility(hidden=frozenset([name]))))
    found = view.cell_at(top_of(view, 0, 0))
    assert found is None or solution.piece_at[found] is not top
    view.show_scene(replace(view.scene, visibility=Visibility()))
    assert view.cell_at(top_of(view, 0, 0)) == (0, 0, 2)


def test_an_outlined_piece_does_not_hide_others(view, solution):
    before = pixels(view)
    top = solution.piece_at[1, 1, 2]
    view.show_scene(
        replace(view.scene, visibility=Visibility(outlined=frozenset([piece_name(solution, top)])))
    )
    outlined = pixels(view)
    view.show_scene(
        replace(view.scene, visibility=Visibility(hidden=frozenset([piece_name(solution, top)])))
    )
    hidden = pixels(view)
    assert (np.abs(before - outlined) > 10).sum() > 3000
    assert (np.abs(hidden - outlined) > 10).sum() > 500


def test_the_camera_and_other_pieces_stay_when_a_piece_is_hidden(view, solution):
    view.show_scene(replace(view.scene, explode=0.5))
    camera = view.pose
    positions = exploded_corners(view, "T")
    view.show_scene(replace(view.scene, visibility=Visibility(hidden=frozenset(["L", "Z"]))))
    assert view.pose == camera
    assert exploded_corners(view, "T") == positions


def exploded_corners(view, name):
    mesh, cells = view._to_pick[0]
    solution = view.scene.solution
    chosen = [
        index
        for index, cell in enumerate(mesh.cells)
        if piece_name(solution, solution.piece_at[cells[cell]]) == name
    ]
    return sorted(map(tuple, mesh.corners[chosen].reshape(-1, 3).round(3).tolist()))


def test_a_cut_shows_the_layer_below(view):
    view.show_scene(replace(view.scene, visibility=Visibility(cut=Cut(2, 1))))
    assert view.cell_at(top_of(view, 1, 1)) == (1, 1, 1)
    view.show_scene(view.scene.with_figure(CUBE.figure))
    assert view.cell_at(top_of(view, 1, 1)) == (1, 1, 1)


def test_symbols_are_drawn_on_the_pieces(view):
    before = pixels(view)
    view.show_scene(replace(view.scene, symbols=True))
    shown = pixels(view)
    assert (np.abs(before - shown) > 60).sum() > 500
    view.show_scene(replace(view.scene, symbols=False))
    assert np.array_equal(pixels(view), before)


def test_shift_and_click_name_the_piece_and_a_drag_does_not(view, solution, qtbot):
    named = []
    view.piece_clicked.connect(named.append)
    at = top_of(view, 0, 0).toPoint()
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, shift, at)
    assert named == [piece_name(solution, solution.piece_at[0, 0, 2])]
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, shift, QPoint(2, 2))
    assert len(named) == 1


# In the window


def test_a_hidden_piece_stays_hidden_through_solutions_until_all_are_solid(window, solution, qtbot):
    bar, viewer = window.piece_bar, window.viewer
    viewer.create_view()
    window.view_controller._show(solution)
    names = [chip.name for chip in bar.chips.chip_model.chips]
    assert names == [piece_name(solution, placed) for placed in solution.placed]
    assert not window.actions_["all-solid"].isEnabled()
    first = bar.chips.chip_model.index(0)
    qtbot.mouseClick(
        bar.chips.viewport(),
        Qt.MouseButton.LeftButton,
        pos=bar.chips.visualRect(first).center(),
    )
    assert bar.chips.chip_model.chips[0].shown is PieceDisplay.OUTLINED
    viewer.piece_clicked.emit(names[0])
    assert bar.chips.chip_model.chips[0].shown is PieceDisplay.HIDDEN
    window.view_controller._show(None)
    assert not bar.chips.chip_model.chips
    window.view_controller._show(solution)
    assert bar.chips.chip_model.chips[0].shown is PieceDisplay.HIDDEN
    assert viewer.view.scene.visibility.hidden == {names[0]}
    bar.cut_slider.slider.setValue(2)
    assert viewer.view.scene.visibility.cut == Cut(2, 2)
    window.actions_["all-solid"].trigger()
    assert viewer.view.scene.visibility == Visibility()
    assert bar.cut_slider.slider.value() == 0


def test_the_view_menu_s_choices_are_applied_and_stored(window, qtbot):
    window.viewer.create_view()
    view = window.viewer.view
    for name, stored in (
        ("parallel-lines", "parallel_lines"),
        ("piece-symbols", "piece_symbols"),
    ):
        window.actions_[name].trigger()
        assert getattr(window.settings, stored)
    assert view.is_parallel
    assert view.scene.symbols
    view.set_parallel(False)  # pressing its own key
    assert not window.actions_["parallel-lines"].isChecked()
    assert not window.settings.parallel_lines
    window.actions_["piece-symbols"].trigger()
    assert view.scene.colours_cells
    window.actions_["cell-colours"].trigger()
    assert not view.scene.colours_cells
    assert not window.settings.cell_colours
    window.actions_["cell-colours"].trigger()
    assert view.scene.colours_cells
    window.actions_["turntable"].trigger()
    assert view.turntable.is_turning
    view.turntable.stop()
    assert not window.actions_["turntable"].isChecked()


def test_the_material_is_chosen_in_the_view_menu_and_stored(window):
    menu = window.menus.material
    wood = next(action for action in menu.actions() if action.data() == Material.WOOD.value)
    wood.trigger()
    assert PIECE_COLOURS.material is window.settings.material is Material.WOOD
    assert PIECE_COLOURS.palette.name == "wood"
    assert PIECE_COLOURS.chosen.name == OWN_COLOURS
    assert [action.text() for action in menu.actions() if action.isChecked()] == [wood.text()]
    lacquer = next(action for action in menu.actions() if action.data() == "lacquer")
    lacquer.trigger()
    assert PIECE_COLOURS.palette.name == OWN_COLOURS


def test_h_hides_the_piece_under_the_mouse_and_shift_h_shows_all(window, solution, monkeypatch):
    view = window.view
    window.view_controller._on_solution_selected(solution)
    place = next(
        QPoint(x, y)
        for x in range(0, view.width(), 7)
        for y in range(0, view.height(), 7)
        if view._piece_at(QPointF(x, y)) is not None
    )
    name = view._piece_at(QPointF(place))
    monkeypatch.setattr(voxel_view.QCursor, "pos", lambda: view.mapToGlobal(place))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_H)
    assert window.visibility.visibility.hidden == {name}
    QTest.keyClick(view, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert not window.visibility.visibility.hidden


def test_copies_have_the_same_names_as_in_moves(window, qtbot):
    rods = PieceSet("rods", "Rods", (Piece("I", ((0, 0, 0), (1, 0, 0)), "I", "#e54d72"),), (2,))
    puzzle = Puzzle(Figure([(x, y, 0) for x in (0, 1) for y in (0, 1)], "square"), rods)
    placed = tuple(PlacedPiece(0, y, ((0, y, 0), (1, y, 0))) for y in (0, 1))
    window.viewer.create_view()
    window.view_controller._show(Solution(puzzle, placed))
    chips = window.piece_bar.chips.chip_model.chips
    assert [chip.label for chip in chips] == list(piece_names(puzzle, placed)) == ["I1", "I2"]


def test_all_pieces_are_shown_side_by_side_until_a_solution_is_shown(window, solution):
    window.view_controller._show(solution)
    window.actions_["side-by-side"].trigger()
    scene = window.viewer.scene
    count = sum(window.document.piece_set.counts)
    assert len(scene.solution.placed) == count
    assert len(window.piece_bar.chips.chip_model.chips) == count
    assert scene.figure is not solution.puzzle.figure
    window.view_controller._show(solution)
    assert window.viewer.scene.solution is solution
