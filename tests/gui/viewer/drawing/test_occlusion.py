"""Soft shading: cells hide the sky from the corners that they surround."""

import numpy as np
import pytest

from cubewright.gui.viewer.drawing.occlusion import occlusion
from cubewright.model.drawing.mesh import surface
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC


def hidden_of(lattice, *bodies, own_body=False):
    mesh = surface(lattice, bodies, inner=own_body)
    cells = tuple(cell for body in bodies for cell in body)
    return mesh, occlusion(lattice, cells, mesh, own_body=own_body)


@pytest.mark.parametrize("name", sorted(lattices()))
def test_nothing_hides_the_sky_from_a_single_cell(name):
    lattice = lattices()[name]
    _, hidden = hidden_of(lattice, lattice.box((1, 1, 1))[:1])
    assert len(hidden)
    assert hidden.max() < 1e-6


def test_a_step_hides_the_sky_only_along_its_foot():
    mesh, hidden = hidden_of(CUBIC, [(0, 0, 0), (1, 0, 0), (1, 0, 1)])
    on_step = (mesh.cells == 0) & (mesh.normals[:, 2] > 0.5)
    foot = np.isclose(mesh.corners[on_step][:, :, 0], 1)
    assert hidden[on_step][foot] == pytest.approx(0.25)  # one of four cells before the face
    assert hidden[on_step][np.isclose(mesh.corners[on_step][:, :, 0], 0)] == pytest.approx(0)
    assert hidden[on_step][:, 0] == pytest.approx(0.125)  # the middle is between


def test_an_inner_corner_is_the_darkest():
    hole = [cell for cell in CUBIC.box((3, 3, 2)) if cell != (1, 1, 1)]
    mesh, hidden = hidden_of(CUBIC, hole)
    floor = (mesh.normals[:, 2] > 0.5) & (mesh.corners[:, 0, 2] < 1.5)
    assert hidden[floor][:, 1:] == pytest.approx(0.75)
    assert hidden.max() == pytest.approx(0.75)


def test_pieces_moved_apart_hide_the_sky_only_from_themselves():
    _, together = hidden_of(CUBIC, [(0, 0, 0)], [(1, 0, 0), (1, 0, 1)])
    _, apart = hidden_of(CUBIC, [(0, 0, 0)], [(1, 0, 0), (1, 0, 1)], own_body=True)
    assert together.max() > 0.2
    assert apart.max() < 1e-6


def test_a_ball_is_darker_towards_its_neighbours():
    spheres = lattices()["spheres"]
    near = spheres.neighbours((0, 0, 0))[:3]
    mesh, hidden = hidden_of(spheres, [(0, 0, 0)], *([cell] for cell in near))
    middle = np.array(spheres.centre((0, 0, 0)))
    crowd = sum(np.array(spheres.centre(cell)) - middle for cell in near)
    of_first = mesh.cells == 0
    facing = mesh.smooth[of_first] @ crowd
    assert hidden[of_first][facing > 0].mean() > hidden[of_first][facing < 0].mean() + 0.1
