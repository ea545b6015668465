"""Bodies with rounded edges: moving bodies are in their own light, even one inside another."""

import numpy as np
import pytest
from PySide6.QtGui import QColor

from cubewright.gui.viewer.drawing.bodies import Bodies
from cubewright.gui.viewer.drawing.solid import solid_of
from cubewright.model.lattices.cubic import CUBIC

BOX = CUBIC.box((5, 5, 4))
INSIDE = ((1, 1, 1), (1, 2, 1), (1, 1, 2))
WALLS = tuple(cell for cell in BOX if cell not in INSIDE)


def light_of_walls(*others):
    bodies = (WALLS, *others)
    solid = solid_of(Bodies(CUBIC, bodies, (QColor("red"),) * len(bodies)), moving=True)
    return solid.vertices[solid.bodies == 0, 9]


@pytest.mark.parametrize("others", [(INSIDE,), (INSIDE, ()), (((1, 1, 1),), INSIDE[1:])])
def test_a_moving_piece_hides_no_light_from_the_box_around_it(others):
    np.testing.assert_allclose(light_of_walls(*others), light_of_walls(), atol=1e-6)
