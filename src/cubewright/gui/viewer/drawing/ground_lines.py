"""Fine lines between the cells of the ground, for cells that are not squares."""

from __future__ import annotations

import numpy as np

from cubewright.gui.viewer.drawing.compiled import CompiledProgram
from cubewright.gui.viewer.drawing.items import Triangles
from cubewright.gui.viewer.drawing.stage import Stage
from cubewright.gui.viewer.drawing.studio_shaders import GROUND
from cubewright.model.drawing.mesh import Mesh


class GroundLines(Triangles):
    """Lines that fade as they get farther from the scene."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(GROUND, hides_others=False, is_solid=False)
        self._stage = stage

    def show_ground(self, ground: Mesh | None) -> None:
        """Show the sides of the cells of the ground; None shows no lines."""
        table = np.zeros((0 if ground is None else len(ground), 3, 4), np.float32)
        if ground is not None:
            table[:, :, 0:3] = ground.corners
            table[:, :, 3] = ground.distances[:, :, 0]
        self.set_vertices(table.reshape(-1, 4))

    def set_uniforms(self, program: CompiledProgram) -> None:
        stage = self._stage
        program.set("u_grid", stage.studio.grid)
        program.set("u_centre", (*stage.centre[:2], stage.radius))
