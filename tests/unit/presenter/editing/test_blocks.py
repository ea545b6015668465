"""Building blocks fill space, and a click selects the right copy of a block."""

from itertools import product

import numpy as np
import pytest

from cubewright.model.cell import shifted
from cubewright.model.drawing.mesh import outer_faces
from cubewright.model.lattice import lattice
from cubewright.presenter.editing.cell_changes import block_with, copies_with

RHOMBIC, TETRA_OCTA = lattice("rhombic"), lattice("tetra-octa")
EVEN = ((1, 1, 0), (1, -1, 0), (1, 0, 1))


def block(its, name):
    (found,) = (each for each in its.building_blocks if each.name == name)
    return found


def sums(basis, reach):
    steps = product(range(-reach, reach + 1), repeat=3)
    return {
        tuple(sum(n * v[axis] for n, v in zip(numbers, basis, strict=True)) for axis in range(3))
        for numbers in steps
    }


@pytest.mark.parametrize(
    ("its", "name", "size", "basis"),
    [
        (RHOMBIC, "Cube", 24, ((5, 0, 0), (0, 5, 0), (0, 0, 5))),
        (
            RHOMBIC,
            "Rhombic dodecahedron around a cube",
            48,
            [(5 * a, 5 * b, 5 * c) for a, b, c in EVEN],
        ),
        (
            RHOMBIC,
            "Rhombic dodecahedron around a corner",
            48,
            [(5 * a, 5 * b, 5 * c) for a, b, c in EVEN],
        ),
        (TETRA_OCTA, "Octahedron and two tetrahedra", 10, TETRA_OCTA.basis),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_moved_copies_of_a_block_fill_space(its, name, size, basis):
    cells = block(its, name).cells
    assert len(cells) == size
    covered = [shifted(cell, by) for by in sums(basis, 3) for cell in cells]
    assert len(set(covered)) == len(covered)
    assert set(its.box((2, 2, 2))) <= set(covered)


@pytest.mark.parametrize(
    ("its", "name", "size"),
    [
        (RHOMBIC, "Pyramid", 4),
        (RHOMBIC, "Octahedron across a face", 8),
        (RHOMBIC, "Octahedron around an edge", 8),
        (TETRA_OCTA, "Cube", 5),
    ],
)
def test_every_cell_is_in_one_copy_of_a_block(its, name, size):
    assert len(block(its, name).cells) == size
    for cell in its.box((2, 2, 1)):
        (copy,) = copies_with(its, block(its, name), cell)
        assert cell in copy
        for other in copy:
            assert copies_with(its, block(its, name), other) == (copy,)


def test_octahedra_leave_the_tetrahedra():
    octahedron = block(TETRA_OCTA, "Octahedron")
    numbers = {
        cell: len(copies_with(TETRA_OCTA, octahedron, cell)) for cell in TETRA_OCTA.box((2, 2, 2))
    }
    tetrahedra = {cell for cell in numbers if len(set(_lengths(cell))) == 1}
    assert len(tetrahedra) == 8
    assert {cell for cell, number in numbers.items() if not number} == tetrahedra


def _lengths(cell):
    face = TETRA_OCTA.faces(cell)
    for each in face:
        for a, b in zip(each.corners, each.corners[1:] + each.corners[:1], strict=True):
            yield round(float(np.linalg.norm(np.subtract(a, b))), 6)


@pytest.mark.parametrize(
    ("name", "sides", "corners"),
    [
        ("Rhombic dodecahedron around a cube", 12, 14),
        ("Rhombic dodecahedron around a corner", 12, 14),
        ("Octahedron across a face", 8, 6),
        ("Octahedron around an edge", 8, 6),
        ("Pyramid", 5, 5),
        ("Cube", 6, 8),
    ],
)
def test_blocks_are_the_solids_that_they_are_named_after(name, sides, corners):
    groups = outer_faces(RHOMBIC, [block(RHOMBIC, name).cells])
    points = np.concatenate([faces for faces, _, _ in groups])
    planes = set()
    for face in points:
        normal = np.cross(face[1] - face[0], face[2] - face[1])
        normal /= np.linalg.norm(normal)
        planes.add(tuple(np.round([*normal, normal @ face[0]], 6) + 0.0))
    assert len(planes) == sides
    on_planes = [
        sum(abs(np.dot(plane[:3], point) - plane[3]) < 1e-4 for plane in planes)
        for point in np.unique(points.reshape(-1, 3).round(6), axis=0)
    ]
    assert sum(number >= 3 for number in on_planes) == corners


def test_a_click_means_the_copy_that_suits_and_then_the_nearest():
    dodecahedron = block(RHOMBIC, "Rhombic dodecahedron around a cube")
    cell = RHOMBIC.box((1, 1, 1))[0]
    one, other = copies_with(RHOMBIC, dodecahedron, cell)
    for wanted in (one, other):
        assert wanted == block_with(
            RHOMBIC, dodecahedron, cell, suits=lambda copy, wanted=wanted: copy == wanted
        )
    assert block_with(RHOMBIC, None, cell, suits=len) == {cell}
    assert block_with(TETRA_OCTA, block(TETRA_OCTA, "Octahedron"), (3, 3, 3), suits=len) == {
        (3, 3, 3)
    }
