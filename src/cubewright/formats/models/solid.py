"""Solid pieces, joined from cells and shrunk for clearance.

They can be hollow, and have bevelled or rounded edges.

A piece is a union of convex cells. Two morphological operations produce all shapes. Their results
are unions of convex hulls, which depend only on the faces of the lattice:

- erosion by a polytope whose support is 1 for every normal of the lattice: each face
  moves inwards by the same distance, and concave edges stay sharp;
- dilation by the hull of these normals: each face moves back outwards, and convex edges
  become bevels. Dilation by a ball makes them round instead.

Source: Serra, Image Analysis and Mathematical Morphology (1982).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.options import BEVEL, CLEARANCE, DRAIN, UNIT, WALL
from cubewright.formats.models.welding import weld
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from manifold3d import Manifold


Steps = Generator[None, None, "Manifold"]
"""Generator that yields when it can be cancelled, and returns a solid."""
SAMPLE_BOX: Cell = (6, 6, 6)
"""A box that contains every kind of cell of every lattice."""
BALL_SEGMENTS = 24
"""Number of segments of a full circle in rounded edges and holes."""
_BALL_SEGMENTS = 64
"""Number of segments of a full circle of a ball cell."""
_MIN_CAVITY = 1e-3
"""Minimum volume of a cavity, relative to a cube; smaller cavities save no material."""
DIRECTIONS = 8_000
"""Number of directions in which the corners of a convex hull are searched."""
_SOLIDS_PER_STEP = 8
"""Number of solids that are united in one step."""
_GRAIN = 1e5
"""Tolerance for equal corners, as a share of a unit."""


@dataclass(frozen=True)
class Shape:
    """The shape of a printed piece; all lengths are in millimetres.

    ``unit`` is the length of one unit of the lattice's drawing space: the edge of a cube.
    ``clearance`` is the gap between two assembled pieces. ``wall`` is the thickness of the walls of
    a hollow piece, 0 for a solid piece. ``drain`` is the diameter of the hole for draining resin.
    ``connector`` is the diameter of the connectors between balls, relative to the balls.
    """

    unit: float = 20.0
    clearance: float = 0.2
    bevel: float = 0.0
    is_round: bool = False
    wall: float = 0.0
    drain: float = 0.0
    connector: float = 0.43


def solid(lattice: Lattice, cells: Sequence[Cell], shape: Shape) -> Manifold:
    """Return the solid of a piece that fills the cells.

    Raises:
        CubewrightError: These lengths remove the whole cell.
    """
    return _finished(solid_in_steps(lattice, cells, shape))


def solid_in_steps(lattice: Lattice, cells: Sequence[Cell], shape: Shape) -> Steps:
    """Make the same solid as :func:`solid`, in steps that can be cancelled."""
    if lattice.ball_radius:
        return _balls(lattice, cells, shape)
    faces = [
        corners * shape.unit
        for group, _, _ in outer_faces(lattice, [cells])
        for corners in group.astype(np.float64)
    ]
    whole = _joined(lattice, cells, faces, shape.unit)
    gap = shape.clearance / 2
    _check(lattice, shape, gap + shape.bevel)
    inner = yield from _eroded(whole, faces, lattice, gap + shape.bevel)
    body = yield from _dilated(inner, lattice, shape.bevel, is_round=shape.is_round)
    if shape.wall:
        depth = gap + shape.wall + shape.bevel
        _check(lattice, shape, depth)
        # Equal bevels inside keep the wall from becoming thinner than stated.
        core = yield from _eroded(whole, faces, lattice, depth)
        room = yield from _dilated(core, lattice, shape.bevel, is_round=False)
        cavities = room.decompose()
        least = _MIN_CAVITY * shape.unit**3
        cavities = [each for each in cavities if each.volume() > least]
        if not cavities:
            raise _nothing_left(lattice, shape, cell_radius(lattice) * shape.unit)
        body -= union(cavities)
        if shape.drain:
            _check_drain(shape, cell_radius(lattice) * shape.unit - gap - shape.bevel)
            body -= union(_drains(lattice, cells, cavities, shape))
        evaluate(body)
        yield
    return without_splinters(body)


def _balls(lattice: Lattice, cells: Sequence[Cell], shape: Shape) -> Manifold:
    """Return balls joined by connectors, each with a hole below if the shape is hollow.

    The clearance separates balls of different pieces. Bevels do not affect them.
    """
    from manifold3d import Manifold

    radius = lattice.ball_radius * shape.unit - shape.clearance / 2
    inside = radius - shape.wall
    if radius <= 0 or inside <= 0:
        raise _nothing_left(lattice, shape, lattice.ball_radius * shape.unit)
    if shape.wall:
        _check_drain(shape, inside)
    middles = {cell: np.array(lattice.centre(cell)) * shape.unit for cell in cells}
    parts, holes = [], []
    for cell, middle in middles.items():
        x, y, z = middle.tolist()
        parts.append(Manifold.sphere(radius, _BALL_SEGMENTS).translate((x, y, z)))
        for other in lattice.neighbours(cell):
            if other in middles and cell < other:
                along = middles[other] - middle
                normal = along / np.linalg.norm(along)
                width = 2 * radius * shape.connector
                parts.append(_cylinder(middle, middles[other], normal, width))
        if shape.wall:
            holes.append(Manifold.sphere(inside, _BALL_SEGMENTS).translate((x, y, z)))
            if shape.drain:
                down = np.array((0.0, 0.0, -1.0))
                holes.append(_cylinder(middle, middle + down * radius * 1.1, down, shape.drain))
    body = union(parts)
    return without_splinters(body - union(holes) if holes else body)


def _joined(
    lattice: Lattice, cells: Sequence[Cell], faces: Sequence[FloatArray], unit: float
) -> Manifold:
    """Return the solid that the outer faces of cells enclose.

    Uniting cells one by one would leave slits, because of rounding errors in their common faces.
    """
    from manifold3d import Error, Manifold, Mesh64

    corners = np.concatenate(faces)
    keys = np.rint(corners / unit * _GRAIN).astype(np.int64)
    _, first, index = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    triangles, start = [], 0
    for face in faces:
        ring = index.ravel()[start : start + len(face)]
        triangles += [(ring[0], ring[at], ring[at + 1]) for at in range(1, len(ring) - 1)]
        start += len(face)
    mesh = Mesh64(corners[first], np.array(triangles, np.uint64))
    whole = Manifold(mesh)
    if whole.status() == Error.NoError:
        return whole
    # A mesh cannot have an edge of four faces, where two cells touch only along this edge.
    return union(hull(cell_corners(lattice, cell) * unit) for cell in cells)


def union(solids: Iterable[Manifold]) -> Manifold:
    """Return the union of solids."""
    return _finished(_united(solids))


def _united(solids: Iterable[Manifold]) -> Steps:
    """Unite solids in steps, a few at a time.

    manifold3d holds Python's global lock during a step, so the window cannot react until the step
    ends.
    """
    from manifold3d import Manifold, OpType

    parts = list(solids)
    while len(parts) > 1:
        united = []
        for at in range(0, len(parts), _SOLIDS_PER_STEP):
            group = parts[at : at + _SOLIDS_PER_STEP]
            united.append(evaluate(Manifold.batch_boolean(group, OpType.Add)))
            yield
        parts = united
    return parts[0] if parts else Manifold()


def _finished(steps: Steps) -> Manifold:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            body: Manifold = end.value
            return body


def evaluate(body: Manifold) -> Manifold:
    """Compute a solid now instead of at its first use."""
    body.num_tri()
    return body


def hull(points: FloatArray) -> Manifold:
    """Return the convex hull of points ``(n, 3)``.

    Only the corners are passed to manifold3d, whose hulls can lack a corner near many points in one
    plane or line, as in sums of convex sets.
    """
    distinct = np.unique(points.round(9), axis=0)
    return _hull_of_corners(distinct[np.unique(_farthest(distinct))])


def _hull_of_corners(corners: FloatArray) -> Manifold:
    from manifold3d import Manifold

    return Manifold.hull_points(np.unique(corners.round(9), axis=0))


def _farthest(points: FloatArray) -> NDArray[np.intp]:
    farthest: NDArray[np.intp] = (_directions(DIRECTIONS) @ points.T).argmax(axis=1)
    return farthest


@cache
def _directions(count: int) -> NDArray[np.float64]:
    """Return unit vectors ``(count, 3)``, evenly spread on a spiral around the sphere."""
    steps = np.arange(count) + 0.5
    height, angle = 1 - 2 * steps / count, np.pi * (1 + 5**0.5) * steps
    radius = np.sqrt(1 - height * height)
    return np.stack([np.cos(angle) * radius, np.sin(angle) * radius, height], axis=1)


def cell_corners(lattice: Lattice, cell: Cell) -> FloatArray:
    """Return the corners of a cell, ``(k, 3)``, with repetitions."""
    return np.array([corner for face in lattice.faces(cell) for corner in face.corners])


def _eroded(whole: Manifold, faces: Sequence[FloatArray], lattice: Lattice, depth: float) -> Steps:
    if not depth:
        return whole
    element = -eroding_element(lattice) * depth
    border = yield from _united(minkowski_sums(faces, element))
    return evaluate(whole - border)


def _dilated(inner: Manifold, lattice: Lattice, width: float, *, is_round: bool) -> Steps:
    if not width:
        return inner
    element = lattice_normals(lattice)
    if is_round:
        element = np.concatenate([element, _ball()])
    mesh = inner.to_mesh64()
    triangles = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts)]
    body = yield from _united([inner, *minkowski_sums(triangles, element * width)])
    return body


def minkowski_sums(faces: Iterable[FloatArray], element: FloatArray) -> Iterator[Manifold]:
    """Yield the Minkowski sum of each face and a convex set, given by its corners.

    The farthest corner of a sum in a direction is the sum of the farthest corners of both.
    """
    of_element, size = _farthest(element), len(element)
    for face in faces:
        pairs = np.unique(_farthest(face) * size + of_element)
        yield _hull_of_corners(face[pairs // size] + element[pairs % size])


def _ball() -> FloatArray:
    from manifold3d import Manifold

    mesh = Manifold.sphere(1.0, BALL_SEGMENTS).to_mesh64()
    return np.asarray(mesh.vert_properties, np.float64)[:, :3]


@cache
def _kinds_of_cells(lattice: Lattice) -> tuple[Cell, ...]:
    """Return one cell of each shape."""
    found: dict[tuple[tuple[float, ...], ...], Cell] = {}
    for cell in lattice.box(SAMPLE_BOX):
        corners = cell_corners(lattice, cell)
        offsets = np.rint((corners - corners.mean(axis=0)) * _GRAIN)
        found.setdefault(tuple(sorted(map(tuple, offsets.tolist()))), cell)
    return tuple(found.values())


@cache
def lattice_normals(lattice: Lattice) -> NDArray[np.float64]:
    """Return the distinct unit normals, ``(n, 3)``, of a lattice's cells, and their opposites."""
    found = [
        face_normals(points)
        for cell in _kinds_of_cells(lattice)
        for points, _, _ in outer_faces(lattice, [[cell]])
    ]
    normals = np.concatenate(found)
    normals = np.concatenate([normals, -normals])
    _, first = np.unique(np.rint(normals * 1e6) + 0.0, axis=0, return_index=True)
    return normals[first]


@cache
def eroding_element(lattice: Lattice) -> NDArray[np.float64]:
    """Return the corners ``(n, 3)`` of the polytope with support 1 for every normal."""
    from manifold3d import Manifold

    body = Manifold.cube((16.0, 16.0, 16.0), True)
    for x, y, z in lattice_normals(lattice).tolist():
        body = body.trim_by_plane((-x, -y, -z), -1.0)
    return np.asarray(body.to_mesh64().vert_properties, np.float64)[:, :3]


@cache
def cell_radius(lattice: Lattice) -> float:
    """Return the radius of the largest ball at the middle of the lattice's narrowest cell."""
    radii = []
    for cell in _kinds_of_cells(lattice):
        middle = np.unique(cell_corners(lattice, cell).round(6), axis=0).mean(axis=0)
        for points, _, _ in outer_faces(lattice, [[cell]]):
            normals = face_normals(points)
            radii.append(float(((points[:, 0] - middle) * normals).sum(axis=1).min()))
    return min(radii)


def _check(lattice: Lattice, shape: Shape, depth: float) -> None:
    room = cell_radius(lattice) * shape.unit
    if depth < room * 0.98:
        return
    raise _nothing_left(lattice, shape, room)


def _nothing_left(lattice: Lattice, shape: Shape, room: float) -> OptionError:
    """Return the error for lengths that remove a whole cell.

    ``room`` is the distance from the cell's middle to its faces.
    """
    solid_piece = mark(
        "a {noun} has no volume left: its faces are {room:.2f} mm from its centre; "
        "reduce {clearance} or {bevel}, or increase {unit}"
    )
    hollow_piece = mark(
        "a {noun} has no volume left: its faces are {room:.2f} mm from its centre; "
        "reduce {clearance}, {bevel} or {wall}, or increase {unit}"
    )
    return OptionError(
        hollow_piece if shape.wall else solid_piece,
        noun=tr(lattice.noun.one),
        room=room,
        clearance=CLEARANCE,
        bevel=BEVEL,
        wall=WALL,
        unit=UNIT,
    )


def _drains(
    lattice: Lattice, cells: Sequence[Cell], cavities: Sequence[Manifold], shape: Shape
) -> list[Manifold]:
    outer = [face for points, _, _ in outer_faces(lattice, [cells]) for face in points * shape.unit]
    bodies = [cell_corners(lattice, cell) * shape.unit for cell in cells]
    holes = []
    for cavity in cavities:
        found: list[tuple[float, FloatArray, FloatArray, FloatArray]] = []
        for corners in bodies:
            inside = cavity ^ hull(corners)
            if inside.volume() < _MIN_CAVITY * shape.unit**3:
                continue
            start = np.asarray(inside.to_mesh64().vert_properties, np.float64)[:, :3].mean(axis=0)
            for face in outer:
                if _is_face_of(face, corners):
                    centre, normal = face.mean(axis=0), face_normals(face[None])[0]
                    found.append((float(centre[2] - normal[2]), centre, normal, start))
        if found:
            _, centre, normal, start = min(found, key=lambda each: each[0])
            holes.append(_cylinder(start, centre + normal * shape.unit / 10, normal, shape.drain))
    return holes


def _check_drain(shape: Shape, room: float) -> None:
    """Refuse a hole that is wider than the space around its axis."""
    if shape.drain and shape.drain / 2 >= room:
        raise OptionError(
            mark(
                "the hole is {diameter:g} mm wide, but a cell has room for only {room:.1f} "
                "mm; reduce {drain} or increase {unit}"
            ),
            diameter=shape.drain,
            room=2 * room,
            drain=DRAIN,
            unit=UNIT,
        )


def _is_face_of(face: FloatArray, corners: FloatArray) -> bool:
    near = np.abs(face[:, None] - corners[None]).max(axis=2) < 1e-3
    return bool(near.any(axis=1).all())


def _cylinder(start: FloatArray, end: FloatArray, normal: FloatArray, diameter: float) -> Manifold:
    one = np.cross(normal, (0.0, 0.0, 1.0) if abs(normal[2]) < 0.9 else (1.0, 0.0, 0.0))
    one /= np.linalg.norm(one)
    other = np.cross(normal, one)
    angles = np.arange(BALL_SEGMENTS) * (2 * np.pi / BALL_SEGMENTS)
    # The sides' middles, not the corners, are at the stated diameter.
    radius = diameter / 2 / np.cos(np.pi / BALL_SEGMENTS)
    circle = radius * (np.cos(angles)[:, None] * one + np.sin(angles)[:, None] * other)
    return hull(np.concatenate([circle + start, circle + end]))


TOLERANCE = 1e-4
"""Distance in millimetres from a flat face or straight edge within which vertices are merged."""
MAX_SPLINTER = 1e-6
"""Maximum volume inside a splinter (a separate surface), relative to the largest surface."""


def without_splinters(body: Manifold) -> Manifold:
    """Return a solid without the tiny surfaces that rounding errors leave."""
    joined = _welded(body.simplify(TOLERANCE))
    surfaces = joined.decompose()  # One for each outer surface, and one for each cavity.
    if len(surfaces) < 2:
        return joined
    volumes = [abs(each.volume()) for each in surfaces]
    least = max(volumes) * MAX_SPLINTER
    kept = [each for each, volume in zip(surfaces, volumes, strict=True) if volume > least]
    return joined if len(kept) == len(surfaces) else _together(kept)


def _together(surfaces: Sequence[Manifold]) -> Manifold:
    from manifold3d import Manifold, Mesh64

    points, triangles, start = [], [], 0
    for each in surfaces:
        mesh = each.to_mesh64()
        points.append(np.asarray(mesh.vert_properties, np.float64)[:, :3])
        triangles.append(np.asarray(mesh.tri_verts).astype(np.uint64) + np.uint64(start))
        start += len(points[-1])
    return Manifold(Mesh64(np.concatenate(points), np.concatenate(triangles)))


def _welded(body: Manifold) -> Manifold:
    from manifold3d import Error, Manifold, Mesh64

    mesh = body.to_mesh64()
    points = np.asarray(mesh.vert_properties, np.float64)[:, :3]
    triangles = np.asarray(mesh.tri_verts)
    if len(np.unique(np.rint(points / TOLERANCE), axis=0)) == len(points):
        return body
    made = Manifold(Mesh64(*weld(points, triangles, TOLERANCE)))
    return made if made.status() == Error.NoError else body
