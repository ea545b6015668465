"""Convert solids to triangles, and to scenes for the formats that trimesh writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.exports.export_format import ExportSource, Pixels, Preview, Previewed
from cubewright.formats.exports.option import Settings
from cubewright.formats.models.parts import Part, model_parts
from cubewright.formats.pictures.raster import mesh_picture
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import rgb
from cubewright.model.drawing.mesh import Mesh

if TYPE_CHECKING:
    from manifold3d import Manifold

_FAR = 1e6
Y_UP = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
"""The matrix from a model with z up to a model with y up, as in OBJ and glTF."""


def triangles(solid: Manifold) -> tuple[FloatArray, NDArray[np.uint32]]:
    """Return corners, ``(n, 3)`` float64 in millimetres, and triangles, ``(t, 3)`` indices."""
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


def model_preview(source: ExportSource, settings: Settings) -> Previewed:
    """Yield progress, and return a picture of the model."""
    parts = yield from model_parts(source, settings)
    return Preview((_picture(parts),))


def _picture(parts: Sequence[Part]) -> Pixels:
    corners = [points[faces] for points, faces in (triangles(part.solid) for part in parts)]
    bodies = np.repeat(np.arange(len(parts), dtype=np.int32), [len(each) for each in corners])
    every = np.concatenate(corners)
    normals = np.cross(every[:, 1] - every[:, 0], every[:, 2] - every[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    mesh = Mesh(
        every.astype(np.float32),
        normals.astype(np.float32),
        bodies,
        bodies,
        np.full(every.shape, _FAR, np.float32),  # Draw no lines between triangles.
        np.zeros((len(every), 3), np.bool_),
    )
    return mesh_picture(mesh, [part.colour for part in parts])
