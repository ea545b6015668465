"""The triangles of solids, and scenes of them for the formats that trimesh writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.models.parts import Part
from cubewright.model.cell import FloatArray

if TYPE_CHECKING:
    from manifold3d import Manifold

Y_UP = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
"""Turns a model whose z points up into one whose y points up, as OBJ and glTF expect."""


def triangles(solid: Manifold) -> tuple[FloatArray, NDArray[np.uint32]]:
    """Return the corners ``(n, 3)`` float64 in millimetres, and triangles ``(t, 3)`` of them."""
    mesh = solid.to_mesh64()
    points = np.asarray(mesh.vert_properties, np.float64)[:, :3]
    return points, np.asarray(mesh.tri_verts).astype(np.uint32)


def scene(
    parts: Sequence[Part], material: Callable[[str, tuple[int, int, int]], object], scale: float
) -> Any:
    """Return a trimesh scene of named parts, with y up and lengths multiplied by ``scale``.

    ``material`` returns the material of a part from its name and colour.
    """
    from trimesh import Scene, Trimesh
    from trimesh.visual import TextureVisuals

    made = Scene()
    for part in parts:
        points, faces = triangles(part.solid)
        look = TextureVisuals(material=material(part.name, rgb(part.colour)))
        mesh = Trimesh(points @ Y_UP.T * scale, faces, process=False, visual=look)
        made.add_geometry(mesh, geom_name=part.name, node_name=part.name)
    return made


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of ``#rrggbb``, 0 to 255.

    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
