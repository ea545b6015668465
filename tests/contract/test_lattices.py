"""The contract of every lattice; a new file in ``model/lattices`` is tested automatically."""

import sys
from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import product
from math import isclose
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import UnknownNameError
from cubewright.model.cell import Cell, Matrix, difference, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, Point3, lattice, lattices
from cubewright.presenter.editing.cell_changes import copies_with
from cubewright.presenter.editing.grid import Grid

sys.path.insert(0, str(Path(__file__).parent))
from plugins import modules_with

IDENTITY: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
BOX = (4, 3, 3)

each_lattice = pytest.mark.parametrize("its", lattices().values(), ids=lattices())


def times(left: Matrix, right: Matrix) -> Matrix:
    columns = [turned(column, left) for column in zip(*right, strict=True)]
    return tuple(zip(*columns, strict=True))


def determinant(matrix: Matrix) -> int:
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def box_of(its: Lattice) -> Cell:
    """The size of a grid with a few dozen cells."""
    return BOX if its.block == (1, 1, 1) else (2, 2, 1)


def cells_of(its: Lattice) -> tuple[Cell, ...]:
    return its.box(box_of(its))


def corner(point: Point3) -> tuple[float, ...]:
    return tuple(round(value, 6) for value in point)


def minus(a, b) -> tuple[float, ...]:
    return tuple(p - q for p, q in zip(a, b, strict=True))


def cross(a, b) -> tuple[float, float, float]:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a, b) -> float:
    return sum(p * q for p, q in zip(a, b, strict=True))


def middle(points) -> tuple[float, ...]:
    return tuple(sum(values) / len(points) for values in zip(*points, strict=True))


@each_lattice
def test_it_is_one_file_with_a_name_and_a_title(its):
    assert lattice(its.name) is its
    assert len(modules_with("cubewright.model.lattices", its)) == 1
    assert its.title


@each_lattice
def test_it_cannot_be_changed(its):
    with pytest.raises(FrozenInstanceError):
        its.ball_radius = 1.0


@each_lattice
def test_slides_are_the_shortest_steps_of_their_directions_one_of_each_pair(its):
    assert set(its.slides) <= set(its.directions)
    assert len({*its.slides, *(tuple(-n for n in step) for step in its.slides)}) == 2 * len(
        its.slides
    )
    shortest = set(its.translations(1))
    for step in its.slides:
        assert step in shortest
        assert not any(
            tuple(times * n for n in other) == step for other in shortest for times in (2, 3)
        )


@each_lattice
def test_building_blocks_hang_together_and_are_cells(its):
    for block in its.building_blocks:
        assert len(set(block.cells)) == len(block.cells)
        reached, waiting = {block.cells[0]}, [block.cells[0]]
        while waiting:
            for other in {*its.neighbours(waiting.pop())} & {*block.cells} - reached:
                reached.add(other)
                waiting.append(other)
        assert reached == set(block.cells)


@each_lattice
def test_balls_touch_those_of_neighbours(its):
    if its.ball_radius:
        for cell in cells_of(its):
            for other in its.neighbours(cell):
                apart = minus(its.centre(cell), its.centre(other))
                assert isclose(2 * its.ball_radius, dot(apart, apart) ** 0.5)
    assert its.ball_radius >= 0


def test_an_unknown_lattice_is_reported():
    with pytest.raises(UnknownNameError, match="did you mean 'cubic'"):
        lattice("cubik")


@each_lattice
def test_turns_and_mirrors_form_a_group(its):
    turns, mirrors = set(its.turns), set(its.mirrors)
    assert its.turns[0] == IDENTITY
    assert len(turns) == len(its.turns)
    assert len(mirrors) == len(its.mirrors)
    assert not turns & mirrors
    for a, b in product(turns, turns):
        assert times(a, b) in turns
    for a, b in product(turns, mirrors):
        assert times(a, b) in mirrors
        assert times(b, a) in mirrors
    for a, b in product(mirrors, mirrors):
        assert times(a, b) in turns
    for a in turns | mirrors:
        assert IDENTITY in {times(a, b) for b in turns | mirrors}
        assert abs(determinant(a)) == 1


@each_lattice
def test_translations_carry_cells_to_cells(its):
    cells = cells_of(its)
    kinds = {difference(cell, its.origin(cell)) for cell in cells}
    for cell in cells:
        assert its.origin(difference(cell, its.origin(cell))) == (0, 0, 0)
    # Every cell of a kind has the same surroundings.
    for kind in kinds:
        same = [cell for cell in cells if difference(cell, its.origin(cell)) == kind]
        around = {
            frozenset(difference(each, its.origin(cell)) for each in its.neighbours(cell))
            for cell in same
        }
        assert len(around) == 1


@each_lattice
def test_neighbours_are_mutual_and_turn_with_the_cell(its):
    for cell in cells_of(its):
        neighbours = its.neighbours(cell)
        assert len(set(neighbours)) == len(neighbours)
        assert cell not in neighbours
        for other in neighbours:
            assert cell in its.neighbours(other)
        for matrix in (*its.turns, *its.mirrors):
            image = {turned(other, matrix) for other in neighbours}
            assert image == set(its.neighbours(turned(cell, matrix)))


@pytest.mark.parametrize("its", [each for each in lattices().values() if each.colour], ids=str)
def test_neighbours_differ_in_colour(its):
    for cell in cells_of(its):
        assert its.colour(cell) in (0, 1)
        assert all(its.colour(other) != its.colour(cell) for other in its.neighbours(cell))


@each_lattice
def test_faces_close_around_each_cell(its):
    for cell in cells_of(its):
        edges: Counter[tuple[tuple[float, ...], tuple[float, ...]]] = Counter()
        for face in its.faces(cell):
            points = [corner(point) for point in face.corners]
            assert len(set(points)) == len(points) >= 3
            edges.update(zip(points, points[1:] + points[:1], strict=True))
        # Each edge occurs once in each direction: the surface is closed and consistently oriented.
        assert set(edges.values()) == {1}
        assert {(b, a) for a, b in edges} == set(edges)


@each_lattice
def test_faces_are_flat_and_look_outward(its):
    for cell in cells_of(its):
        faces = its.faces(cell)
        centre = middle([point for face in faces for point in face.corners])
        for face in faces:
            a, b, *others = face.corners
            normal = cross(minus(b, a), minus(others[0], b))
            assert dot(normal, minus(middle(face.corners), centre)) > 0
            for point in others:
                assert isclose(dot(normal, minus(point, a)), 0, abs_tol=1e-9)


@each_lattice
def test_faces_meet_the_faces_of_the_cell_beyond(its):
    for cell in cells_of(its):
        faces = its.faces(cell)
        assert {face.beyond for face in faces} == set(its.neighbours(cell))
        for face in faces:
            mine = {corner(point) for point in face.corners}
            facing = [other for other in its.faces(face.beyond) if other.beyond == cell]
            assert [{corner(point) for point in other.corners} for other in facing] == [mine]


@each_lattice
def test_layers_divide_the_box(its):
    cells, (width, depth, height) = cells_of(its), box_of(its)
    assert len(set(cells)) == len(cells)
    layers = Counter(its.layer(cell) for cell in cells)
    assert set(layers) == set(range(height * its.block[2]))
    higher = Counter(its.layer(cell) for cell in its.box((width, depth, height + 1)))
    for layer, number in layers.items():
        assert higher[layer] == higher[layer + its.block[2]] == number
    assert its.box((1, 1, 1))
    assert set(its.box((1, 1, 1))) <= set(cells)


@each_lattice
def test_each_cell_of_a_layer_is_hit_in_the_drawing_plane(its):
    grid = Grid(its, box_of(its))
    for layer in grid.layers:
        for cell in grid.layer(layer):
            assert grid.cell_at(layer, grid.centre(cell)) == cell


@each_lattice
def test_the_line_to_a_neighbour_is_at_right_angles_to_the_face_between(its):
    # Painting cells by distance and finding the cells below a cell depend on this.
    for cell in cells_of(its):
        here = its.centre(cell)
        for face in its.faces(cell):
            line = minus(its.centre(face.beyond), here)
            a, b, c = face.corners[:3]
            across = cross(line, cross(minus(b, a), minus(c, b)))
            assert all(isclose(value, 0, abs_tol=1e-9) for value in across)


@each_lattice
def test_translations_are_the_same_in_space(its):
    for step in its.basis:
        assert its.origin(step) == step
        moved = [float(value) for value in its.space @ step]
        for cell in cells_of(its):
            there = its.faces(shifted(cell, step))
            for face, other in zip(its.faces(cell), there, strict=True):
                assert other.beyond == shifted(face.beyond, step)
                for point, image in zip(face.corners, other.corners, strict=True):
                    expected = tuple(p + m for p, m in zip(point, moved, strict=True))
                    assert corner(image) == pytest.approx(expected, abs=1e-6)
    starts = {its.origin(cell) for cell in cells_of(its)} | set(its.directions)
    coefficients = np.linalg.solve(np.array(its.basis, float).T, np.array(sorted(starts), float).T)
    assert np.allclose(coefficients, coefficients.round())


@each_lattice
def test_directions_have_opposites_and_one_is_up(its):
    assert {tuple(-x for x in step) for step in its.directions} == set(its.directions)
    x, y, z = its.space @ its.up
    assert (abs(x) < 1e-9, abs(y) < 1e-9, z > 0) == (True, True, True)


@each_lattice
def test_outlines_run_anticlockwise_and_do_not_overlap(its):
    for level in range(box_of(its)[2] * its.block[2]):
        drawn = [cell for cell in cells_of(its) if its.layer(cell) == level]
        edges: Counter[tuple[tuple[float, ...], ...]] = Counter()
        for cell in drawn:
            points = its.outline(cell)
            area = sum(
                x0 * y1 - x1 * y0
                for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True)
            )
            assert area > 0
            rounded = [tuple(round(value, 6) for value in point) for point in points]
            edges.update(zip(rounded, rounded[1:] + rounded[:1], strict=True))
        # No side occurs twice in one direction: cells do not overlap.
        assert set(edges.values()) == {1}


@each_lattice
def test_every_cell_has_a_character_of_its_own_in_text(its):
    text_layout, cells = its.text_layout, cells_of(its)
    positions = [text_layout.text_position(cell) for cell in cells]
    assert len(set(positions)) == len(cells)
    for cell, (column, line, level) in zip(cells, positions, strict=True):
        assert text_layout.cell((column, line, level)) == cell
        assert level == its.layer(cell)
        step = text_layout.pitch if its.block == (1, 1, 1) else text_layout.period
        assert text_layout.cell((column + step, line, level)) is not None
        for moved in ((column + 1, line, level), (column - 1, line, level)):
            if text_layout.cell(moved) is None:
                later = (moved[0] + text_layout.period, line, level)
                assert len(text_layout.edge(moved)) == 1
                assert text_layout.edge(later) == text_layout.edge(moved)
                assert text_layout.cell(later) is None
    # Columns run to the right and lines to the front, as drawn.
    for one, a in zip(cells, positions, strict=True):
        for other, b in zip(cells, positions, strict=True):
            (x0, y0, _), (x1, y1, _) = its.centre(one), its.centre(other)
            assert a[0] >= b[0] or x0 < x1
            assert a[1] >= b[1] or y0 > y1


@each_lattice
@given(data=st.data())
def test_the_corner_of_a_box_is_where_figures_are_moved(its, data):
    cells = data.draw(st.sets(st.sampled_from(cells_of(its)), min_size=1, max_size=6))
    corner = its.corner(cells)
    assert its.origin(corner) == corner
    moved = [difference(cell, corner) for cell in cells]
    assert its.corner(moved) == (0, 0, 0)
    width, depth, height = box_of(its)
    large = set(its.box((width + 2, depth + 1, height)))
    assert large.issuperset(moved)
    assert its.corner(cells_of(its)) == (0, 0, 0)
    assert its.corner(()) == (0, 0, 0)


@each_lattice
@given(data=st.data())
def test_normalizing_removes_only_translations(its, data):
    cells = data.draw(st.sets(st.sampled_from(cells_of(its)), min_size=1, max_size=6))
    normalized = its.normalized(cells)
    assert its.normalized(normalized) == normalized
    by = its.origin(data.draw(st.sampled_from(cells_of(its))))
    assert its.normalized(shifted(cell, by) for cell in cells) == normalized
    forms = its.forms(cells)
    matrix = data.draw(st.sampled_from(its.turns))
    assert its.forms(turned(cell, matrix) for cell in cells) == forms
    assert normalized in forms
    mirrored = [turned(cell, its.mirrors[0]) for cell in cells]
    assert its.forms(mirrored) == its.forms(cells, mirrored=True)


# -- building blocks


each_block = pytest.mark.parametrize(
    ("its", "block"),
    [(its, block) for its in lattices().values() for block in its.building_blocks],
    ids=[f"{its.name}: {b.name}" for its in lattices().values() for b in its.building_blocks],
)


@each_block
def test_a_building_block_is_connected_and_consists_of_cells(its, block):
    assert len(set(block.cells)) == len(block.cells) > 1
    assert len(Figure(block.cells, lattice=its).parts()) == 1
    for cell in block.cells:
        assert its.text_layout.cell(its.text_layout.text_position(cell)) == cell


@each_block
def test_copies_of_a_building_block_overlap_only_if_it_declares_so(its, block):
    first_cells = {difference(cell, its.origin(cell)) for cell in its.box((3, 3, 3))}
    numbers = {len(copies_with(its, block, cell)) for cell in first_cells}
    assert max(numbers) > 1 if block.overlaps else numbers <= {0, 1}
    assert 0 not in {len(copies_with(its, block, cell)) for cell in block.cells}


@each_lattice
def test_building_blocks_have_names_and_cells_of_their_own(its):
    blocks = its.building_blocks
    assert len({block.name for block in blocks}) == len(blocks)
    assert len({its.forms(block.cells) for block in blocks}) == len(blocks)
