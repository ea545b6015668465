"""The feet of bodies, which darken the floor, lie below the bodies."""

import numpy as np
import pytest

from cubewright.gui.viewer.drawing.bodies import Bodies
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC


def feet_of(lattice, cells, **moved):
    bodies = Bodies.of_figure(Figure(cells, lattice=lattice), "#808080")
    return bodies.feet(**moved)


def test_a_column_of_cubes_has_one_foot():
    feet = feet_of(CUBIC, [(0, 0, 1), (0, 0, 2), (1, 0, 0)])
    assert feet.tolist() == [[0.5, 0.5, 0.5, 1.0], [1.5, 0.5, 0.5, 0.0]]


@pytest.mark.parametrize(
    "lattice", [each for each in lattices().values() if not each.ball_radius and each is not CUBIC]
)
def test_feet_are_on_faces_that_look_down_and_stand_out_nowhere(lattice):
    for cell in lattice.box((2, 2, 2)):
        corners = np.array([point for face in lattice.faces(cell) for point in face.corners])
        feet = feet_of(lattice, [cell])
        assert len(feet)
        inner, half, z = feet[:, :2], feet[:, 2], feet[:, 3]
        assert (inner >= corners[:, :2].min(axis=0)).all()
        assert (inner <= corners[:, :2].max(axis=0)).all()
        assert (half < 0.2).all()
        assert (z >= corners[:, 2].min() - 1e-9).all()
        assert (z < corners[:, 2].max()).all()
        moved = feet_of(lattice, [cell], shifts=np.array([[1.0, -2.0, 3.0]]))
        assert moved == pytest.approx(feet + np.array((1.0, -2.0, 0.0, 3.0)))
