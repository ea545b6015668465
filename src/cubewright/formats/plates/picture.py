"""Pictures of plates from above."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np

from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Polygon, Text
from cubewright.formats.plates.arrangement import Place
from cubewright.formats.plates.plan import Body, Plate, PlatePlan
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import mixed, readable_on
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice, Point

BED_COLOUR, GRID_COLOUR, BORDER_COLOUR = "#eceef1", "#d3d7dd", "#9aa1ab"
GRID = 20.0
"""The distance of the lines on the bed, in millimetres."""
_DARKEST = 0.38
"""The share of black in the colour of the lowest faces."""
_CIRCLE = [(cos(2 * pi * step / 32), sin(2 * pi * step / 32)) for step in range(32)]


def plate_drawing(plan: PlatePlan, plate: Plate, lattice: Lattice) -> Drawing:
    """Return a drawing of a plate from above, in millimetres, with the names of the pieces.

    Lower faces are darker.
    """
    bed = plan.bed
    items = _bed(bed.width, bed.depth)
    top = max(plan.bodies[place.index].size[2] for place in plate.places)
    for place in plate.places:
        items += _body(plan.bodies[place.index], place, plan.unit, top, bed.depth, lattice)
    return Drawing(tuple(items), bed.width, bed.depth)


def _bed(width: float, depth: float) -> list[Item]:
    corners: tuple[Point, ...] = ((0, 0), (width, 0), (width, depth), (0, depth))
    across = [((x, 0.0), (x, depth)) for x in np.arange(GRID, width, GRID).tolist()]
    along = [((0.0, y), (width, y)) for y in np.arange(GRID, depth, GRID).tolist()]
    border = tuple(zip(corners, (*corners[1:], corners[0]), strict=True))
    return [
        Polygon(corners, BED_COLOUR),
        Lines((*across, *along), GRID_COLOUR, 0.3),
        Lines(border, BORDER_COLOUR, 0.8),
    ]


def _body(
    body: Body, place: Place, unit: float, top: float, depth: float, lattice: Lattice
) -> list[Item]:
    """Return the faces visible from above, the lowest first, and the name on the highest face.

    The opening of a hollow piece is drawn as two outlines: of the lid, and of the hole below it.
    """
    faces = _faces(body, lattice, unit)
    low = np.min([corners.min(axis=0) for corners in faces], axis=0)
    items: list[Item] = []
    edge = mixed(body.colour, "#000000", 0.6)

    def on_bed(corners: FloatArray) -> tuple[Point, ...]:
        moved = corners[:, :2] - low[:2]
        if place.is_turned:
            moved = np.stack([body.size[1] - moved[:, 1], moved[:, 0]], axis=1)
        return tuple((place.x + x, depth - place.y - y) for x, y in moved.tolist())

    def border(points: tuple[Point, ...], colour: str, width: float) -> None:
        ends = tuple(zip(points, (*points[1:], points[0]), strict=True))
        items.append(Lines(ends, colour, width))

    labels: list[tuple[float, Point, str]] = []
    for corners in sorted(faces, key=lambda face: float(face[:, 2].mean())):
        height = float((corners - low)[:, 2].mean())
        points = on_bed(corners)
        fill = mixed(body.colour, "#000000", _DARKEST * (1 - height / max(top, 1e-6)))
        items.append(Polygon(points, fill))
        border(points, edge, 0.4)
        x, y = np.mean(points, axis=0).tolist()
        labels.append((height, (x, y), fill))
    if not body.position.cells:
        return items
    if body.opening is not None:
        contrast = mixed(body.colour, readable_on(body.colour), 0.6)
        for outline in (body.opening.rebate, body.opening.hole):
            for loop in outline.to_polygons():
                border(on_bed(loop), contrast, 0.3)
    highest = max(height for height, _, _ in labels)
    _, (x, y), fill = next(each for each in labels if each[0] > highest - 1e-6)
    size = min(unit * 0.5, 2 * unit / max(1, len(body.name)))
    colour = readable_on(fill)
    items.append(Text((x, y + 0.36 * size), body.name, size, colour, is_bold=True))
    return items


def _faces(body: Body, lattice: Lattice, unit: float) -> list[FloatArray]:
    """Return the corners of faces that point up, or of the outlines of balls, in millimetres."""
    if not body.position.cells and body.opening is not None:  # a lid
        loops = body.opening.lid_outline.to_polygons()
        # The longest loop is the outer one; a lid around a higher cube also has an inner one.
        return [max((np.insert(each, 2, body.size[2], axis=1) for each in loops), key=_length)]
    if not body.position.cells:  # a pin
        width, depth, height = body.size
        corners = [(0, 0, height), (width, 0, height), (width, depth, height), (0, depth, height)]
        return [np.array(corners)]
    if lattice.ball_radius:
        radius = lattice.ball_radius
        return [
            np.array([(x + radius * dx, y + radius * dy, z) for dx, dy in _CIRCLE]) * unit
            for x, y, z in map(lattice.centre, body.position.cells)
        ]
    groups = (points for points, _, _ in outer_faces(lattice, [body.position.cells]))
    return [
        face * unit
        for points in groups
        for face in points[face_normals(points)[:, 2] > 0.01].astype(np.float64)
    ]


def _length(loop: FloatArray) -> float:
    return float(np.linalg.norm(np.roll(loop, -1, axis=0) - loop, axis=1).sum())
