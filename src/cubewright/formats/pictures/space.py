"""Drawing of the view in space as polygons, the farthest first, without hidden faces.

Only faces towards the camera are drawn, and no faces between two bodies. In a parallel projection,
the cells of a Voronoi diagram never hide each other in a cycle: a cell is behind another cell if
its centre is farther away (Edelsbrunner, An acyclicity theorem for cell complexes, 1990). The same
holds for balls of equal size. The cells of the other lattices lie between parallel planes that cut
no cell. Every line towards the camera crosses the planes of a family in the same order, so the
cells are sorted by the number of planes behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.drawing import (
    Area,
    Drawing,
    Item,
    Lines,
    Polygon,
    bounding_drawing,
)
from cubewright.formats.pictures.patterns import hatching
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.ground_shadow import (
    LAYERS,
    Loops,
    is_ground_visible,
    layer_opacity,
    outline,
)
from cubewright.model.drawing.look import (
    AMBIENT,
    CRISP_EDGE_INK,
    CRISP_EDGE_WIDTH,
    CRISP_GRID_INK,
    CRISP_GRID_WIDTH,
    EDGE_INK,
    EDGE_WIDTH,
    GRID_INK,
    GRID_WIDTH,
    LAMP,
    OUTLINE,
    ROUNDING,
    SKY,
    Look,
    mixed,
)
from cubewright.model.drawing.mesh import borders_of, face_normals, outer_faces, surface
from cubewright.model.drawing.studio import lamp_direction, lit_colour
from cubewright.model.lattice import Lattice, Point, Point3

MARGIN = 0.1
_DISC_CORNERS = 24
_DISCS = ((0.0, -0.35), (0.22, 0.1), (0.45, 0.5), (0.7, 1.0))
"""Two numbers for each disc of a ball.

The first is the share by which the disc shrinks and moves towards the lamp. The second is the
amount by which its normal turns towards the lamp.
"""
_NECK = 0.45
"""Half the width of a neck, relative to the radius of a ball."""


@dataclass(frozen=True)
class VisibleFace:
    """A visible face of a body; ``corners`` is ``(k, 2)``, ``colour`` is in the light.

    ``borders`` marks the sides that are edges. It is empty for a triangle of a curved surface. x
    points to the right and y downwards, in units of the lattice's drawing space. ``roundings`` are
    strips along edges: the two ends of each in the middle of the strip, and its colour.
    """

    body: int
    corners: FloatArray
    borders: tuple[bool, ...]
    colour: str
    roundings: tuple[tuple[FloatArray, str], ...] = ()


class Extent(NamedTuple):
    """The rectangle of a picture in drawing units, with x to the right and y downwards."""

    left: float
    top: float
    width: float
    height: float


def extent(scene: Scene, camera: Direction) -> Extent:
    """Return the rectangle that :func:`space_drawing` shows of a scene."""
    mesh = surface(scene.lattice, [body.cells for body in scene.bodies])
    if not len(mesh):
        return Extent(0.0, 0.0, 1.0, 1.0)
    right, up, towards = camera.axes
    corners = mesh.corners[mesh.normals.astype(np.float64) @ towards > 1e-6].reshape(-1, 3)
    xs, ys = corners.astype(np.float64) @ right, -(corners.astype(np.float64) @ up)
    left, top = float(xs.min()) - MARGIN, float(ys.min()) - MARGIN
    return Extent(left, top, float(xs.max()) + MARGIN - left, float(ys.max()) + MARGIN - top)


def visible_faces(
    scene: Scene, camera: Direction, *, as_discs: bool = False, is_crisp: bool = False
) -> list[VisibleFace]:
    """Return the faces towards the camera, in painting order.

    ``as_discs`` draws a ball as a few discs instead of hundreds of triangles. ``is_crisp`` gives
    the faces the light of a drawing, balls a dark rim, and flat faces no roundings.
    """
    bodies = [body.cells for body in scene.bodies]
    cells = [cell for body in bodies for cell in body]
    if not cells:
        return []
    axes = camera.axes
    light = _CrispLight(camera) if is_crisp else _Light(camera)
    if scene.lattice.ball_radius:
        visible = _visible_discs if as_discs else _visible_triangles
        return visible(scene, bodies, cells, camera, light)
    depths = _depths(scene.lattice, cells, axes[2])
    groups = outer_faces(scene.lattice, bodies)
    borders = np.concatenate(borders_of(groups))[:, 0]
    found: list[tuple[float, VisibleFace]] = []
    start = 0
    for points, owners, numbers in groups:
        count, sides = points.shape[:2]
        edges = borders[start : start + count * sides].reshape(count, sides)
        start += count * sides
        normals = face_normals(points)
        sideways = np.roll(points, -1, axis=1) - points
        sideways /= np.maximum(np.linalg.norm(sideways, axis=2, keepdims=True), 1e-9)
        outward = np.cross(sideways, normals[:, None])
        ends = np.stack([points + 0.5 * ROUNDING * sideways, points], axis=2)
        ends[:, :, 1] = np.roll(points, -1, axis=1) - 0.5 * ROUNDING * sideways
        ends -= 0.5 * ROUNDING * outward[:, :, None]
        strips = np.stack([ends @ axes[0], -(ends @ axes[1])], axis=3)
        rounded = (normals[:, None] + outward) / np.sqrt(2.0)
        flat = np.stack([points @ axes[0], -(points @ axes[1])], axis=2)
        for at in np.flatnonzero(normals @ axes[2] > 1e-6).tolist():
            body = scene.bodies[int(owners[at])]
            own = body.colour_of(cells[numbers[at]])
            roundings = tuple(
                (strips[at, side], light.on(own, rounded[at, side]))
                for side in (() if is_crisp else np.flatnonzero(edges[at]).tolist())
            )
            colour = light.on(own, normals[at])
            borders_at = tuple(edges[at].tolist())
            face = VisibleFace(int(owners[at]), flat[at], borders_at, colour, roundings)
            found.append((float(depths[numbers[at]]), face))
    found.sort(key=lambda each: each[0])
    return [face for _, face in found]


class _CrispLight:
    """The light of a drawing, in which the sides of a body differ more than usual."""

    def __init__(self, camera: Direction) -> None:
        self._lamp = np.array(camera.lamp)
        self._towards = camera.axes[2]

    def on(self, colour: str, normal: FloatArray) -> str:
        """Return the colour of a face in the light."""
        sky = 0.5 + 0.5 * float(normal[2])
        light = AMBIENT + SKY * sky + LAMP * max(float(normal @ self._lamp), 0.0)
        return mixed(colour, "#000000", 1 - min(light, 1.0))

    def on_ball(self, colour: str, normal: FloatArray) -> str:
        """Return the colour of a place on a ball, which is darker near the rim."""
        inside = min(max((float(normal @ self._towards) - 0.05) / 0.25, 0.0), 1.0)
        ink = (1 - OUTLINE) * (1 - inside * inside * (3 - 2 * inside))
        return mixed(self.on(colour, normal), "#000000", ink)


class _Light:
    """The light of a camera's scene."""

    def __init__(self, camera: Direction) -> None:
        a, b, c = camera.axes[2].tolist()
        self._towards = (a, b, c)
        self._azimuth = camera.azimuth

    def on(self, colour: str, normal: FloatArray) -> str:
        """Return the colour of a face in the light."""
        x, y, z = normal.tolist()
        unit = (round(x, 3), round(y, 3), round(z, 3))
        return lit_colour(colour, unit, self._azimuth, self._towards)

    on_ball = on


def _visible_triangles(
    scene: Scene,
    bodies: list[tuple[Cell, ...]],
    cells: list[Cell],
    camera: Direction,
    light: _CrispLight | _Light,
) -> list[VisibleFace]:
    """Return the triangles of balls and necks that face the camera, in painting order.

    Balls are sorted by their centres. Each half of a neck is sorted with the ball at its end.
    """
    axes = camera.axes
    mesh = surface(scene.lattice, bodies)
    assert mesh.smooth is not None
    corners = mesh.corners.astype(np.float64)
    depths = (np.array([scene.lattice.centre(cell) for cell in cells]) @ axes[2])[mesh.cells]
    own = corners.mean(axis=1) @ axes[2]
    flat = np.stack([corners @ axes[0], -(corners @ axes[1])], axis=2)
    normals = mesh.smooth.mean(axis=1).astype(np.float64)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    chosen = np.flatnonzero(mesh.normals.astype(np.float64) @ axes[2] > 1e-6)
    ordered = chosen[np.lexsort((own[chosen], depths[chosen].round(6)))]
    found = []
    for at in ordered.tolist():
        number = int(mesh.bodies[at])
        own = scene.bodies[number].colour_of(cells[mesh.cells[at]])
        found.append(VisibleFace(number, flat[at], (), light.on_ball(own, normals[at])))
    return found


def _visible_discs(
    scene: Scene,
    bodies: list[tuple[Cell, ...]],
    cells: list[Cell],
    camera: Direction,
    light: _CrispLight | _Light,
) -> list[VisibleFace]:
    lattice, (right, up, towards) = scene.lattice, camera.axes
    radius, screen = lattice.ball_radius, np.stack([right, -up])
    turns = np.arange(_DISC_CORNERS) * (2 * np.pi / _DISC_CORNERS)
    circle = np.stack([np.cos(turns), np.sin(turns)], axis=1) * radius
    highlight = screen @ np.array(lamp_direction(camera.azimuth)) * radius
    middles = np.array([lattice.centre(cell) for cell in cells])
    flat, depths = middles @ screen.T, middles @ towards
    number = {cell: index for index, cell in enumerate(cells)}
    owners = [owner for owner, body in enumerate(bodies) for _ in body]
    found: list[tuple[float, list[VisibleFace]]] = []
    to_lamp = np.array(lamp_direction(camera.azimuth))
    across_light = to_lamp - (to_lamp @ towards) * towards
    bent = [towards + turned * across_light for _, turned in _DISCS]
    normals = [normal / np.linalg.norm(normal) for normal in bent]
    for index, cell in enumerate(cells):
        colour = scene.bodies[owners[index]].colour_of(cell)
        discs = [
            VisibleFace(
                owners[index],
                flat[index] + circle * (1 - share) + highlight * share,
                () if share else (True,) * _DISC_CORNERS,
                light.on(colour, normal),
            )
            for (share, _), normal in zip(_DISCS, normals, strict=True)
        ]
        found.append((float(depths[index]), discs))
        for neighbour in lattice.neighbours(cell):
            other = number.get(neighbour, -1)
            if other <= index or owners[other] != owners[index]:
                continue
            along = flat[other] - flat[index]
            across = np.array([-along[1], along[0]])
            across *= _NECK * radius / max(float(np.linalg.norm(along)), 1e-6)
            ends = np.array([flat[index] - across, flat[other] - across])
            quad = np.concatenate([ends, ends[::-1] + 2 * across])
            neck = VisibleFace(owners[index], quad, (True,) * 4, light.on(colour, normals[1]))
            found.append((float(depths[index] + depths[other]) / 2, [neck]))
    found.sort(key=lambda each: each[0])
    return [face for _, faces in found for face in faces]


def _depths(lattice: Lattice, cells: Sequence[Cell], towards: FloatArray) -> FloatArray:
    """Return a number for each cell; nearer cells have larger numbers."""
    centres = np.array([lattice.centre(cell) for cell in cells])
    if _is_voronoi(lattice):
        depths: FloatArray = centres @ towards
        return depths
    planes: dict[Point3, set[float]] = {}
    for cell in cells:
        for face in lattice.faces(cell):
            x, y, z = face_normals(np.array([face.corners]))[0].round(6).tolist()
            normal = max((x, y, z), (-x, -y, -z))
            offset = float(np.dot(normal, face.corners[0]))
            planes.setdefault(normal, set()).add(round(offset, 4))
    total: FloatArray = np.zeros(len(cells))
    for normal, offsets in planes.items():
        across = float(np.dot(normal, towards))
        if abs(across) > 1e-6:
            before = np.searchsorted(sorted(offsets), centres @ np.array(normal))
            total = total + np.sign(across) * before
    return total


@cache
def _is_voronoi(lattice: Lattice) -> bool:
    for cell in lattice.box((2, 2, 2)):
        for face in lattice.faces(cell):
            between = np.subtract(lattice.centre(face.beyond), lattice.centre(cell))
            normal = face_normals(np.array([face.corners]))[0]
            if float(np.abs(np.cross(between, normal)).max()) > 1e-6:
                return False
    return True


def _strips(face: VisibleFace) -> list[Lines]:
    """Return the strips along the edges of a face, each colour as lines."""
    by_colour: dict[str, list[tuple[Point, Point]]] = {}
    for ends, colour in face.roundings:
        (a, b), (c, d) = ends.tolist()
        by_colour.setdefault(colour, []).append(((a, b), (c, d)))
    return [Lines(tuple(ends), colour, ROUNDING) for colour, ends in by_colour.items()]


def scene_shadow(scene: Scene, camera: Direction, count: int = LAYERS) -> list[Loops]:
    """Return the layers of the shadow that the opaque bodies of a scene cast on the ground."""
    if not is_ground_visible(camera):
        return []
    bodies = [body.cells for body in scene.bodies if body.opacity == 1]
    return outline(scene.lattice, bodies, camera.azimuth).layers(camera, count=count)


def _shadow(scene: Scene, camera: Direction, colour: str) -> Iterator[Area]:
    for layer in scene_shadow(scene, camera):
        loops = tuple(tuple((x, y) for x, y in loop.tolist()) for loop in layer)
        yield Area(loops, colour, layer_opacity(LAYERS))


def space_drawing(
    scene: Scene,
    look: Look,
    camera: Direction,
    *,
    is_crisp: bool = False,
    has_shadow: bool = True,
) -> Drawing:
    """Return a drawing in units of the lattice's drawing space.

    ``is_crisp`` gives bodies dark outlines in place of rounded edges, and no shadow on the ground.
    """
    items: list[Item] = (
        list(_shadow(scene, camera, look.shadow)) if has_shadow and not is_crisp else []
    )
    grid = (CRISP_GRID_WIDTH, CRISP_GRID_INK) if is_crisp else (GRID_WIDTH, GRID_INK)
    edge = (CRISP_EDGE_WIDTH, CRISP_EDGE_INK) if is_crisp else (EDGE_WIDTH, EDGE_INK)
    for face in visible_faces(scene, camera, is_crisp=is_crisp):
        body = scene.bodies[face.body]
        points = [(float(x), float(y)) for x, y in face.corners]
        colour = face.colour
        items.append(Polygon(tuple(points), colour, body.opacity))
        if body.opacity == 1 and not body.pattern:
            items += _strips(face)
        if lines := hatching(tuple(points), body.pattern, look.line):
            items.append(lines)
        if body.opacity < 1 or not face.borders:
            continue
        sides = list(zip(points, points[1:] + points[:1], strict=True))
        for is_border, (width, ink) in ((False, grid), (True, edge)):
            ends = tuple(s for s, b in zip(sides, face.borders, strict=True) if b == is_border)
            if ends:
                items.append(Lines(ends, mixed(colour, look.line, ink), width))
    return bounding_drawing(items, MARGIN)
