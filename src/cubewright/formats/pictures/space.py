"""The view in space as polygons, the farthest first, without hidden faces.

Only faces that look at the camera are drawn, and none between two bodies. In a
parallel projection the cells of a Voronoi diagram never cover each other in a
circle: a cell is behind another if its centre is farther away (Edelsbrunner, An
acyclicity theorem for cell complexes, 1990). The cells of lattices are such cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np

from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Polygon, bounding_drawing
from cubewright.formats.pictures.look import Look, mixed
from cubewright.formats.pictures.patterns import hatched
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.mesh import face_normals, outer_faces, surface

MARGIN = 0.1
DARKEST = 0.5
"""Share of black in a face that looks away from the lamp."""
_THIN, _THICK = 0.012, 0.045


@dataclass(frozen=True)
class Camera:
    """A direction of view in degrees: azimuth -90 from the front, elevation 90 from above."""

    azimuth: float
    elevation: float

    @property
    def axes(self) -> FloatArray:
        """Unit vectors to the right, upwards, and towards the camera, as rows ``(3, 3)``."""
        a, e = radians(self.azimuth), radians(self.elevation)
        right = np.array((-sin(a), cos(a), 0.0))
        up = np.array((-sin(e) * cos(a), -sin(e) * sin(a), cos(e)))
        return np.array((right, up, np.cross(right, up)))

    @property
    def lamp(self) -> FloatArray:
        """The unit vector towards the lamp: over the left shoulder, always high."""
        a, e = radians(self.azimuth - 30.0), radians(50.0)
        return np.array((cos(e) * cos(a), cos(e) * sin(a), sin(e)))


@dataclass(frozen=True)
class VisibleFace:
    """A face: its body, its corners ``(k, 2)``, which sides are edges, and its light, 0 to 1.

    x is to the right and y downwards, in units of the lattice's drawing space.
    """

    body: int
    corners: FloatArray
    borders: tuple[bool, ...]
    light: float


def visible_faces(scene: Scene, camera: Camera) -> list[VisibleFace]:
    """Return the faces that look at the camera, in painting order."""
    bodies = [body.cells for body in scene.bodies]
    cells = [cell for body in bodies for cell in body]
    if not cells:
        return []
    axes = camera.axes
    depths = np.array([scene.lattice.centre(cell) for cell in cells]) @ axes[2]
    borders = surface(scene.lattice, bodies).borders[:, 0]
    found: list[tuple[float, VisibleFace]] = []
    start = 0
    for points, owners, numbers in outer_faces(scene.lattice, bodies):
        count, sides = points.shape[:2]
        edges = borders[start : start + count * sides].reshape(count, sides)
        start += count * sides
        normals = face_normals(points)
        lights = np.clip(normals @ camera.lamp, 0, 1)
        flat = np.stack([points @ axes[0], -(points @ axes[1])], axis=2)
        for at in np.flatnonzero(normals @ axes[2] > 1e-6).tolist():
            face = VisibleFace(
                int(owners[at]), flat[at], tuple(edges[at].tolist()), float(lights[at])
            )
            found.append((float(depths[numbers[at]]), face))
    found.sort(key=lambda each: each[0])
    return [face for _, face in found]


def space_drawing(scene: Scene, look: Look, camera: Camera) -> Drawing:
    """Return a drawing in units of the lattice's drawing space."""
    items: list[Item] = []
    for face in visible_faces(scene, camera):
        body = scene.bodies[face.body]
        points = [(float(x), float(y)) for x, y in face.corners]
        colour = mixed(body.colour, "#000000", DARKEST * (1 - face.light))
        items.append(Polygon(tuple(points), colour, body.opacity))
        if lines := hatched(tuple(points), body.pattern, look.line):
            items.append(lines)
        if body.opacity < 1:
            continue
        sides = list(zip(points, points[1:] + points[:1], strict=True))
        for is_border, width, line in (
            (False, _THIN, mixed(colour, look.line, 0.35)),
            (True, _THICK, mixed(colour, look.line, 0.75)),
        ):
            ends = tuple(s for s, b in zip(sides, face.borders, strict=True) if b == is_border)
            if ends:
                items.append(Lines(ends, line, width))
    return bounding_drawing(items, MARGIN)
