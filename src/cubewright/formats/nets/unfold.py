"""Unfolding of the faces of a body into the plane along a spanning tree, without overlaps.

The faces around an edge are joined in pairs through the body, so two cells that touch only along an
edge are two bodies. Several trees are tried. If no tree unfolds all faces without an overlap, the
net consists of several parts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import atan2, inf, pi

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice

Side = tuple[int, int]
"""The number of a face, and the number of one of its sides: side n starts at corner n."""
_TOUCH = 1e-6
"""Tolerance for overlaps of touching faces."""
FLAT = 0.02
"""Minimum angle of a fold."""
_MAX_TRIALS = 12
_MAX_FACES_PLACED = 3000
"""Approximate total number of faces that all trials place."""


@dataclass(frozen=True)
class Surface:
    """The outer faces of a body: corners ``(k, 3)`` each, anticlockwise from outside.

    ``beyond`` maps each side of a face to the side of another face at the same edge.
    """

    faces: tuple[FloatArray, ...]
    normals: FloatArray
    beyond: dict[Side, Side]

    def fold(self, side: Side) -> float:
        """Return the angle of a fold: 0 in a plane, positive at a convex edge."""
        face, number = side
        corners, other = self.faces[face], self.beyond[side][0]
        along = _unit(corners[(number + 1) % len(corners)] - corners[number])
        one, two = self.normals[face], self.normals[other]
        return atan2(float(np.cross(one, two) @ along), float(one @ two))


@dataclass(frozen=True)
class Net:
    """A connected part of a net: faces in the plane, seen from outside.

    ``faces`` are the corners ``(k, 2)`` of each face by its number, with y upwards. ``folds`` are
    the sides that connect faces, one side of each pair.
    """

    faces: dict[int, FloatArray]
    folds: tuple[Side, ...]


def surface_of(lattice: Lattice, cells: Sequence[Cell]) -> Surface:
    """Return the outer faces of a body, and its pairs of sides at each edge."""
    faces = [each for points, _, _ in outer_faces(lattice, [cells]) for each in points]
    normals = np.array([face_normals(face[None])[0] for face in faces])
    around: dict[tuple[tuple[float, ...], ...], list[Side]] = defaultdict(list)
    for face, corners in enumerate(faces):
        ends = [tuple((corner.round(5) + 0.0).tolist()) for corner in corners]
        for number, edge in enumerate(pairwise([*ends, ends[0]])):
            around[tuple(sorted(edge))].append((face, number))
    beyond: dict[Side, Side] = {}
    for (start, end), sides in around.items():
        along = _unit(np.subtract(end, start))
        for side in sides:
            beyond[side] = _side_through_body(side, sides, faces, normals, along)
    return Surface(tuple(faces), normals, beyond)


def _side_through_body(
    side: Side,
    sides: Sequence[Side],
    faces: Sequence[FloatArray],
    normals: FloatArray,
    along: FloatArray,
) -> Side:
    def inward(each: Side) -> FloatArray:
        face, number = each
        across = faces[face].mean(axis=0) - faces[face][number]
        return _unit(across - along * (across @ along))

    right = inward(side)
    up = np.cross(along, right)
    way = -1.0 if normals[side[0]] @ up > 0 else 1.0  # The body lies behind the face.

    def angle(each: Side) -> float:
        direction = inward(each)
        return (way * atan2(float(direction @ up), float(direction @ right))) % (2 * pi)

    return min((each for each in sides if each != side), key=angle)


def _no_faults(_nets: list[Net]) -> int:
    return 0


def unfold(
    surface: Surface,
    room: tuple[float, float] = (inf, inf),
    faults: Callable[[list[Net]], int] = _no_faults,
) -> list[Net]:
    """Return the net of a surface with the fewest parts, then with the fewest faults.

    Each part fits into ``room``, a width and a height, if every single face fits.
    """
    count = len(surface.faces)
    trials = max(2, min(_MAX_TRIALS, _MAX_FACES_PLACED // count))
    starts = list(dict.fromkeys(np.linspace(0, count - 1, -(-trials // 4)).round().astype(int)))
    best: list[Net] = []
    best_rank = (inf, inf, inf)
    for start, is_deep, keeps_flat in product(starts, (False, True), (True, False)):
        growth = _Growth(surface, room, is_deep=is_deep, keeps_flat=keeps_flat)
        parts = growth.parts(int(start))
        area = sum(float(np.prod(size_of(part))) for part in parts)
        rank = (len(parts), faults(parts), area)
        if rank < best_rank:
            best, best_rank = parts, rank
        if best_rank[:2] == (1, 0):
            break
    return best


def size_of(net: Net) -> FloatArray:
    """Return the width and height of a net."""
    corners = np.concatenate(list(net.faces.values()))
    size: FloatArray = np.ptp(corners, axis=0)
    return size


@dataclass(frozen=True)
class _Growth:
    """A search that extends parts face by face, at the face that was added first or last.

    ``keeps_flat`` joins faces in one plane first, which leaves fewer sides to glue.
    """

    surface: Surface
    room: tuple[float, float]
    is_deep: bool
    keeps_flat: bool

    def parts(self, start: int) -> list[Net]:
        """Return parts with all faces; the first part grows from the face ``start``."""
        left = [start, *(face for face in range(len(self.surface.faces)) if face != start)]
        parts: list[Net] = []
        while left:
            parts.append(self._part(left[0], set(left)))
            left = [face for face in left if face not in parts[-1].faces]
        return parts

    def _part(self, start: int, left: set[int]) -> Net:
        first = _flat(self.surface.faces[start], self.surface.normals[start])
        placed, folds = {start: first}, []
        low, high = first.min(axis=0), first.max(axis=0)
        flat: list[Side] = []
        tried: list[Side] = []
        self._add(((start, number) for number in range(len(first))), flat, tried)
        while flat or tried:
            side = flat.pop() if flat else tried.pop(-1 if self.is_deep else 0)
            face, number = self.surface.beyond[side]
            if face in placed or face not in left:
                continue
            shape = attach_face(self.surface, side, placed[side[0]])
            new_low = np.minimum(low, shape.min(axis=0))
            new_high = np.maximum(high, shape.max(axis=0))
            if (new_high - new_low > np.array(self.room) + _TOUCH).any():
                continue
            if any(overlap(shape, known) for known in placed.values()):
                continue
            placed[face] = shape
            folds.append(side)
            low, high = new_low, new_high
            others = ((number + step) % len(shape) for step in range(1, len(shape)))
            self._add(((face, other) for other in others), flat, tried)
        return Net(placed, tuple(folds))

    def _add(self, sides: Iterable[Side], flat: list[Side], tried: list[Side]) -> None:
        for side in sides:
            is_flat = self.keeps_flat and abs(self.surface.fold(side)) < FLAT
            (flat if is_flat else tried).append(side)


def _flat(corners: FloatArray, normal: FloatArray) -> FloatArray:
    right = _unit(corners[1] - corners[0])
    moved = corners - corners[0]
    return np.stack([moved @ right, moved @ np.cross(normal, right)], axis=1)


def attach_face(surface: Surface, side: Side, parent: FloatArray) -> FloatArray:
    """Return the face beyond a side, turned and moved in the plane so that both share this side."""
    start, end = parent[side[1]], parent[(side[1] + 1) % len(parent)]
    face, number = surface.beyond[side]
    flat = _flat(surface.faces[face], surface.normals[face])
    own_end, own_start = flat[number], flat[(number + 1) % len(flat)]
    old, new = own_end - own_start, end - start
    length = float(old @ old)
    cosine, sine = float(old @ new) / length, float(old[0] * new[1] - old[1] * new[0]) / length
    turn = np.array(((cosine, -sine), (sine, cosine)))
    attach_face: FloatArray = (flat - own_start) @ turn.T + start
    return attach_face


def overlap(one: FloatArray, other: FloatArray) -> bool:
    """Return whether two convex polygons, ``(k, 2)``, overlap by more than a border."""
    apart = np.abs(one[0] - other[0]).max()
    reach = np.abs(one - one[0]).max() + np.abs(other - other[0]).max()
    if apart >= reach:
        return False
    for polygon in (one, other):
        along = np.roll(polygon, -1, axis=0) - polygon
        across = np.stack([along[:, 1], -along[:, 0]], axis=1)
        across /= np.linalg.norm(across, axis=1, keepdims=True)
        first, second = across @ one.T, across @ other.T
        if (first.max(axis=1) <= second.min(axis=1) + _TOUCH).any():
            return False
        if (second.max(axis=1) <= first.min(axis=1) + _TOUCH).any():
            return False
    return True


def _unit(vector: FloatArray) -> FloatArray:
    unit: FloatArray = vector / np.linalg.norm(vector)
    return unit
