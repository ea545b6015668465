"""The light of the sky: inner corners and the foot of a body are darker."""

import numpy as np
import pytest

from cubewright.model.drawing.rounded import rounded_surface
from cubewright.model.drawing.skylight import _is_of_cubes, skylight
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC


def lit(lattice, bodies, shifts=None):
    shape = rounded_surface(lattice, bodies, apart=shifts is not None)
    return shape, skylight(lattice, bodies, shape, shifts)


@pytest.mark.parametrize("name", sorted(lattices()))
def test_the_top_of_a_single_cell_has_all_light(name):
    lattice = lattices()[name]
    shape, light = lit(lattice, [[lattice.box((1, 1, 1))[0]]])
    assert ((light >= 0) & (light <= 1)).all()
    assert light[shape.points[:, 2] > shape.points[:, 2].max() - 1e-3].max() > 0.97


def test_the_foot_of_a_body_is_darker_than_its_head():
    shape, light = lit(CUBIC, [[(0, 0, 0), (0, 0, 1), (0, 0, 2)]])
    side = shape.normals[:, 0] > 0.99
    low, high = shape.points[:, 2] < 0.5, shape.points[:, 2] > 2.5
    assert light[side & low].max() < light[side & high].min()


def test_a_step_is_darkest_along_its_foot():
    shape, light = lit(CUBIC, [[(0, 0, 0), (1, 0, 0), (1, 0, 1)]])
    step = (shape.normals[:, 2] > 0.99) & (shape.points[:, 2] < 1.1)
    foot = np.abs(shape.points[:, 0] - 1) < 0.1
    assert light[step & foot].max() < light[step & ~foot].min() - 0.1


def test_a_seam_is_dark_until_the_bodies_are_moved_apart():
    bodies = [[(0, 0, 0)], [(1, 0, 0)]]
    shape, light = lit(CUBIC, bodies)
    seam = shape.seams > 0
    assert seam.any()
    assert light[seam].max() < 0.35
    far = np.array([(0.0, 0.0, 0.0), (5.0, 0.0, 0.0)])
    apart, open_light = lit(CUBIC, bodies, far)
    assert not apart.seams.any()
    upper = apart.points[:, 2] > 0.9
    assert open_light[upper].min() > 0.8


@pytest.mark.parametrize("name", sorted(lattices()))
def test_a_cell_in_a_crowd_has_less_light_than_one_alone(name):
    lattice = lattices()[name]
    cells = list(lattice.box((3, 3, 2)))
    _, crowd = lit(lattice, [[cell] for cell in cells])
    shape, light = lit(lattice, [cells[:1]])
    assert crowd.mean() < light.mean()
    assert len(shape) == len(light)


def test_only_cubes_are_marked_as_whole():
    for lattice in lattices().values():
        cells = lattice.box((2, 2, 2))
        assert [_is_of_cubes(lattice, cell) for cell in cells] == [lattice == CUBIC] * len(cells)
