"""Partial solutions in 3D: pieces among glass, a held piece, and the cell under the pointer."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QVector3D

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.viewer.scene import ColouredCells, Scene
from cubewright.gui.viewer.voxel_view import VoxelView
from cubewright.model.drawing.direction import FRONT, TOP
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.solution import Solution
from cubewright.solver.analysis.hints import next_steps

CUBE = built_in_puzzle("cube")


@pytest.fixture(scope="module")
def order():
    return next_steps(CUBE)


@pytest.fixture
def view(qtbot):
    made = VoxelView()
    qtbot.addWidget(made)
    made.resize(400, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def on_screen(view, x, y, z):
    point = view.matrix().map(QVector3D(x, y, z))
    return QPointF((point.x() + 1) / 2 * view.width(), (1 - point.y()) / 2 * view.height())


def colour(view, x, y, z):
    return view.image().pixelColor(on_screen(view, x, y, z).toPoint())


def test_the_pointer_finds_the_visible_cubelet(view):
    view.show_scene(view.scene.with_figure(CUBE.figure))
    view.view_from(TOP)
    for x in range(3):
        for y in range(3):
            assert view.cell_at(on_screen(view, x + 0.5, y + 0.5, 3)) == (x, y, 2)
    view.view_from(FRONT)
    assert view.cell_at(on_screen(view, 2.5, 0, 1.5)) == (2, 0, 1)
    assert view.cell_at(QPointF(1, 1)) is None


def test_glass_is_transparent_and_found_by_the_pointer(view, order):
    first = order.steps[0].placed
    view.show_scene(view.scene.with_solution(order.solution))
    view.view_from(TOP)
    x, y, _ = max(set(first.cells), key=lambda cell: -cell[2])
    all_pieces = colour(view, x + 0.5, y + 0.5, 3)
    view.show_scene(view.scene.with_part(Solution(order.solution.puzzle, ())))
    empty = colour(view, x + 0.5, y + 0.5, 3)
    view.show_scene(view.scene.with_part(Solution(order.solution.puzzle, (first,))))
    first_piece = colour(view, x + 0.5, y + 0.5, 3)
    assert len({all_pieces.name(), empty.name(), first_piece.name()}) == 3
    assert view.cell_at(on_screen(view, x + 0.5, y + 0.5, 3)) == (x, y, 2)


def test_a_held_piece_is_visible_among_glass_until_cancelled(view):
    view.show_scene(view.scene.with_part(Solution(CUBE, ())))
    view.view_from(TOP)
    before = colour(view, 0.5, 0.5, 1)
    held = ColouredCells(((0, 0, 0), (0, 1, 0)), QColor("#ff0000"))
    view.show_scene(replace(view.scene, ghost=held))
    assert colour(view, 0.5, 0.5, 1).red() > before.red() - 20
    assert colour(view, 0.5, 0.5, 1).green() < before.green() - 60
    view.show_scene(replace(view.scene, ghost=ColouredCells()))
    assert colour(view, 0.5, 0.5, 1) == before


def test_dark_cells_are_darker_and_optional_cells_are_glass(view):
    view.view_from(TOP)
    view.show_scene(
        view.scene.with_figure(
            replace(CUBE.figure, dark=frozenset([(0, 0, 2)]), optional=[(2, 2, 2)])
        )
    )
    plain, dark = colour(view, 1.5, 1.5, 3), colour(view, 0.5, 0.5, 3)
    assert dark.lightness() < plain.lightness() * 0.75
    assert view.cell_at(on_screen(view, 2.5, 2.5, 3)) == (2, 2, 2)


def test_only_changed_parts_are_built_again(view, order, monkeypatch):
    solution, held = order.solution, ColouredCells(((0, 0, 0),), QColor("red"))
    view.show_scene(view.scene.with_solution(solution))
    built = []
    for name in ("_solids", "_held_solid", "_hover", "_marks"):
        monkeypatch.setattr(
            getattr(view, name), "set_vertices", lambda *_table, name=name: built.append(name)
        )
    monkeypatch.setattr(view._stage, "set_floor", lambda _low: built.append("_floor"))

    def shown(scene):
        built.clear()
        view.show_scene(scene)
        return sorted(built)

    assert shown(replace(view.scene, opening=view.scene.opening)) == []
    assert shown(view.scene.with_solution(solution)) == []
    assert shown(replace(view.scene, ghost=held)) == ["_held_solid"]
    assert shown(replace(view.scene, hover=held)) == ["_hover"]
    assert shown(replace(view.scene, marked=((1, 1, 1),))) == ["_marks"]
    assert shown(replace(view.scene, explode=0.5)) == ["_floor", "_floor", "_solids"]
    assert shown(replace(view.scene, parallel=True, motion=False)) == []
    smaller = Figure(CUBE.figure.cells[:-1])
    assert shown(view.scene.with_figure(smaller)) == [
        "_floor",
        "_floor",
        "_held_solid",
        "_hover",
        "_marks",
        "_solids",
    ]


def test_cells_of_another_lattice_are_cleared():
    held = ColouredCells(((0, 0, 0),), QColor("red"))
    scene = Scene(CUBE.figure, ghost=held, marked=((0, 0, 0),))
    cubes = scene.with_solution(Solution(CUBE, ()))
    assert (cubes.ghost, cubes.marked) == (held, ((0, 0, 0),))
    other = cubes.with_figure(Figure([(0, 0, 0)], lattice=lattices()["hexagonal"]))
    assert (other.ghost, other.marked) == (ColouredCells(), ())
    assert other.solution is None
