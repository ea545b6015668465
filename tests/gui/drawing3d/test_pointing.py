"""Pointing in the 3D view, on every lattice."""

import numpy as np
import pytest

from cubewright.gui.drawing3d.pointing import find_target
from cubewright.gui.viewer.drawing.bodies import ground_cells
from cubewright.model.cell import difference
from cubewright.model.lattice import lattices

each_lattice = pytest.mark.parametrize("its", lattices().values(), ids=lattices())


def kinds(its):
    """One cell of each kind, in the middle of a grid."""
    found = {}
    for cell in its.box((3, 3, 3)):
        found[difference(cell, its.origin(cell))] = cell
    return found.values()


def ray_to(point, towards, reach=20.0):
    """Return the line of sight to a point, from outside, against a direction."""
    outside = np.array(point) + reach * np.array(towards) / np.linalg.norm(towards)
    return np.array([outside, 2 * np.array(point) - outside])


@each_lattice
def test_a_ray_through_the_middle_of_a_face_finds_the_neighbour_across_it(its):
    for cell in kinds(its):
        for face in its.faces(cell):
            middle = np.mean(face.corners, axis=0)
            outward = np.cross(
                np.subtract(face.corners[1], face.corners[0]),
                np.subtract(face.corners[2], face.corners[1]),
            )
            found = find_target(its, (cell,), ray_to(middle, outward))
            assert found is not None
            assert (found.cell, found.beyond) == (cell, face.beyond)


@each_lattice
def test_a_ray_beside_the_figure_finds_the_place_on_the_ground(its):
    start = its.box((3, 3, 1))[0]
    ground = ground_cells(its, (start,))
    low = min(z for face in its.faces(start) for _, _, z in face.corners)
    for cell in ground[:6]:
        if cell == start:
            continue
        x, y = np.mean(its.outline(cell), axis=0)
        found = find_target(its, (start,), ray_to((x, y, low), (0, 0, 1)))
        assert found is not None
        assert found.beyond == cell
    assert find_target(its, (start,), ray_to((100, 100, low), (0, 0, 1))) is None
    assert find_target(its, (), ray_to((0.9, 0.7, -10), (0, 0, -1))) is None


@each_lattice
def test_an_empty_grid_has_places_on_the_ground(its):
    cell = min(its.box((3, 3, 1)), key=its.layer)
    x, y = np.mean(its.outline(cell), axis=0)
    found = find_target(its, (), ray_to((x, y, 0), (0.01, 0.01, 1)))
    assert found is not None
    assert (found.cell, found.beyond) == (None, cell)


def test_between_touching_spheres_an_empty_neighbour_is_found():
    its = lattices()["spheres"]
    cells = ((0, 0, 0), (1, 1, 0))
    between = np.mean([its.centre(cell) for cell in cells], axis=0)
    found = find_target(its, cells, ray_to(between, (0, 0, 1)))
    assert found is not None
    assert found.beyond not in cells
    assert its.centre(found.beyond)[2] > 0
