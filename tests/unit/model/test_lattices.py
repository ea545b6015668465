"""Numbers of each lattice that are known from geometry."""

from itertools import pairwise
from math import sqrt

import numpy as np
import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices

CELLS_OF_A_STEP = {
    "cubic": 1, "hexagonal": 1, "triangular": 1, "spheres": 1, "tetra-octa": 5, "rhombic": 24,
}  # fmt: skip
"""The number of cells in a box of one step."""
VOLUMES = {
    "cubic": {1.0},
    "hexagonal": {sqrt(3) / 2},  # opposite sides are one apart
    "triangular": {1.5**2 * sqrt(3) / 4},  # sides of 1.5
    "spheres": {1 / sqrt(2)},  # the rhombic dodecahedron around a ball of diameter 1
    "tetra-octa": {1 / 3, 1 / 6},  # a tetrahedron in a cube, and an eighth of an octahedron
    "rhombic": {1 / 3},  # a cube of side 2 has 24
}
TABLE = {
    # turns and mirrors, neighbours, directions, slides, default size, pitch, period, block
    "cubic": (24, 24, 6, 6, 3, (5, 5, 4), 1, 1, (1, 1, 1)),
    "hexagonal": (12, 12, 8, 8, 4, (7, 7, 1), 2, 2, (1, 1, 1)),
    "triangular": (12, 12, 5, 8, 4, (13, 6, 1), 2, 4, (1, 1, 1)),
    "spheres": (24, 24, 12, 18, 6, (5, 5, 4), 2, 2, (1, 1, 1)),
    "tetra-octa": (24, 24, 4, 18, 0, (4, 4, 3), 1, 6, (3, 3, 3)),
    "rhombic": (24, 24, 4, 18, 0, (3, 3, 2), 1, 5, (5, 5, 5)),
}
each_lattice = pytest.mark.parametrize("name", TABLE)


def test_every_lattice_is_here():
    assert set(TABLE) == set(VOLUMES) == set(CELLS_OF_A_STEP) == set(lattices())


@each_lattice
def test_a_lattice_has_its_numbers_of_turns_neighbours_and_directions(name):
    its = lattice(name)
    layout = its.text_layout
    neighbours = {len(its.neighbours(cell)) for cell in its.box((2, 2, 2))}
    assert neighbours == {TABLE[name][2]}
    assert (
        len(its.turns), len(its.mirrors), *neighbours, len(its.directions), len(its.slides),
        its.default_size, layout.pitch, layout.period, its.block,
    ) == TABLE[name]  # fmt: skip
    assert len(its.matrices) == len(its.turns) + len(its.mirrors)
    assert its.matrices[0].tolist() == np.eye(3).tolist()


def volume(its, cell):
    """Return the volume of a closed surface, by the divergence theorem."""
    total = 0.0
    for face in its.faces(cell):
        points = np.array(face.corners, float)
        for second, third in pairwise(points[1:]):
            total += np.linalg.det(np.array([points[0], second, third])) / 6
    return total


@each_lattice
def test_cells_have_their_volume_and_their_centre_of_gravity_in_the_middle(name):
    its = lattice(name)
    cells = its.box((2, 2, 2))
    volumes = [volume(its, cell) for cell in cells]
    assert {round(v, 9) for v in volumes} == {round(v, 9) for v in VOLUMES[name]}
    # One cell of each kind together fill the repeating unit of the lattice.
    kinds = {
        tuple(np.subtract(cell, its.origin(cell))): v
        for cell, v in zip(cells, volumes, strict=True)
    }
    step = np.abs(np.linalg.det(its.space @ np.array(its.basis, float).T))
    assert sum(kinds.values()) == pytest.approx(step)


@each_lattice
@pytest.mark.parametrize("size", [(1, 1, 1), (3, 1, 2), (2, 4, 1), (4, 2, 3)])
def test_a_box_has_the_cells_of_its_steps_and_its_size(name, size):
    its = lattice(name)
    cells = its.box(size)
    assert len(set(cells)) == len(cells) == size[0] * size[1] * size[2] * CELLS_OF_A_STEP[name]
    assert its.corner(cells) == (0, 0, 0)
    # In shifted rows the second one begins half a cell further right, or one column of triangles.
    assert Figure(cells, lattice=its).size == size
    layers = {its.layer(cell) for cell in cells}
    assert layers == set(range(size[2] * its.block[2]))
    assert its.corner(()) == (0, 0, 0)


@each_lattice
def test_the_first_box_begins_at_the_origin_of_space(name):
    its = lattice(name)
    points = [p for cell in its.box((1, 1, 1)) for face in its.faces(cell) for p in face.corners]
    low = tuple(round(min(values), 6) for values in zip(*points, strict=True))
    starts = {
        "hexagonal": (-0.5, round(-1 / sqrt(3), 6), 0.0),  # its middle is at the origin
        "triangular": (-0.75, round(-1.5 * sqrt(3) / 2, 6), 0.0),
        "spheres": (round(-1 / sqrt(2), 6),) * 3,
    }
    assert low == starts.get(name, (0.0, 0.0, 0.0))


def test_a_step_that_no_lattice_has_is_no_cell():
    # Corners of triangles, points between spheres, walls in cubes.
    assert lattice("triangular").text_layout.cell((2, 0, 0)) is None
    assert lattice("spheres").text_layout.cell((1, 0, 0)) is None
    assert lattice("hexagonal").text_layout.cell((1, 0, 0)) is None
    rhombic = lattice("rhombic").text_layout
    tetra = lattice("tetra-octa").text_layout
    found = [(x, y, z) for z in range(5) for y in range(5) for x in range(5)]
    cells = {rhombic.cell(place) for place in found} - {None}
    assert cells == set(lattice("rhombic").box((1, 1, 1)))
    found = [(x, y, z) for z in range(3) for y in range(3) for x in range(3)]
    assert {tetra.cell(place) for place in found} - {None} == set(
        lattice("tetra-octa").box((1, 1, 1))
    )


def test_edges_between_cells_in_text():
    slashes = lattice("triangular").text_layout.edge
    assert "".join(slashes((column, 0, 0)) for column in range(0, 8, 2)) == "/\\/\\"
    assert "".join(slashes((column, 1, 0)) for column in range(0, 8, 2)) == "\\/\\/"
    for name in set(TABLE) - {"triangular"}:
        assert lattice(name).text_layout.edge((0, 0, 0)) == " "


@each_lattice
def test_translations_are_the_sums_of_the_basis(name):
    its = lattice(name)
    a, b, c = its.basis
    sums = {
        tuple(i * p + j * q + k * r for p, q, r in zip(a, b, c, strict=True))
        for i in range(-2, 3)
        for j in range(-2, 3)
        for k in range(-2, 3)
    }
    assert set(its.translations(2)) == sums - {(0, 0, 0)}
    assert len(its.translations(2)) == 124
    assert len(its.translations(1)) == 26


def test_layers_of_spheres_in_triangles_turn_over_by_a_mirror():
    spheres = lattice("spheres")
    three = [(0, 0, 0), (1, 1, 0), (1, 0, 1)]
    assert spheres.mirrors_turn(three)
    assert spheres.turns_of(three) == spheres.turns + spheres.mirrors
    assert spheres.mirrors_of(three) == spheres.mirrors + spheres.turns
    screw = [(0, 0, 0), (1, 1, 0), (2, 0, 0), (2, 1, 1)]
    assert not spheres.mirrors_turn(screw)
    assert spheres.turns_of(screw) == spheres.turns
    assert spheres.mirrors_of(screw) == spheres.mirrors
    for row in ([(0, 0, 0), (1, 1, 0)], [(0, 0, 0), (1, 0, 1)], [(0, 0, 0), (0, 1, -1)]):
        assert spheres.mirrors_turn(row)
    # All four planes in which spheres touch six others are found.
    for b in (1, -1):
        for c in (1, -1):
            plane = [(x, y, z) for x in range(-2, 3) for y in range(-2, 3) for z in range(-2, 3)
                     if (x + y + z) % 2 == 0 and x + b * y + c * z == 0]  # fmt: skip
            assert spheres.mirrors_turn(plane)
            assert not spheres.mirrors_turn([*plane, (2, 0, 0)])
    assert not spheres.mirrors_turn([(0, 0, 0), (1, 1, 0), (1, -1, 0)])  # an L in a square layer


def test_the_imbalance_of_a_chessboard():
    cubic = lattice("cubic")
    assert cubic.imbalance([(x, 0, 0) for x in range(5)]) == 1
    assert cubic.imbalance([(0, 0, 0), (1, 1, 0), (2, 0, 0), (0, 0, 1)]) == 2
    assert cubic.imbalance([(1, 0, 0), (0, 1, 0), (0, 0, 1)]) == 3
    assert lattice("hexagonal").imbalance([(0, 0, 0), (1, 0, 0)]) == 0
    triangles = lattice("triangular")
    assert triangles.imbalance(triangles.box((3, 1, 1))) == 1
    assert triangles.imbalance([*triangles.box((1, 1, 1)), *triangles.box((3, 1, 1))[2:]]) == 2


def test_colours_of_the_first_cells():
    assert lattice("cubic").colour((0, 0, 0)) == 0
    triangles = lattice("triangular")
    assert [triangles.colour(cell) for cell in ((1, 0, 0), (0, 1, 0), (0, 1, 1))] == [1, 0, 1]
    tetra = lattice("tetra-octa")
    assert [tetra.colour(cell) for cell in tetra.box((1, 1, 1))] == [1, 1, 0, 1, 1]


def test_a_ball_is_drawn_as_a_circle_and_another_cell_as_its_outline():
    spheres, cubic = lattice("spheres"), lattice("cubic")
    assert cubic.drawn_outline((3, 1, 0)) == ((3, 1), (4, 1), (4, 2), (3, 2))
    x, y, _ = spheres.centre((3, 1, 0))
    outline = spheres.drawn_outline((3, 1, 0))
    assert len(set(outline)) == 32
    vectors = np.array(outline) - (x, y)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 0.5)
    turned = np.arctan2(vectors[:, 1], vectors[:, 0])
    assert np.allclose(np.diff(np.unwrap(turned)), np.pi / 16)  # anticlockwise, evenly
    assert np.allclose(vectors[0], (0.5, 0))


BLOCKS = {
    "Cube": 6,
    "Pyramid": 5,
    "Octahedron across a face": 8,
    "Octahedron around an edge": 8,
    "Rhombic dodecahedron around a cube": 12,
    "Rhombic dodecahedron around a corner": 12,
    "Octahedron": 8,
    "Octahedron and two tetrahedra": 6,
}
"""The number of faces of each building block."""


@pytest.mark.parametrize("name", ["rhombic", "tetra-octa"])
def test_a_building_block_has_as_many_faces_as_its_name_says(name):
    its = lattice(name)
    for block in its.building_blocks:
        assert len(set(block.cells)) == len(block.cells)
        assert len(planes(its, block.cells)) == BLOCKS[block.name]


def planes(its, cells):
    """The normal and the distance of each plane that is a border of some cells."""
    found = set()
    for face in (each for cell in cells for each in its.faces(cell)):
        if face.beyond not in cells:
            corners = np.array(face.corners, float)
            normal = np.cross(corners[1] - corners[0], corners[2] - corners[1])
            normal /= np.linalg.norm(normal)
            found.add((*(normal.round(5) + 0.0), round(float(normal @ corners[0]), 4) + 0.0))
    return found


def test_cubes_move_along_their_axes():
    axes = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert list(lattice("cubic").directions) == axes + [tuple(-n for n in axis) for axis in axes]
