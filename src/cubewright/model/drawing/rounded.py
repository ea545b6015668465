"""Bodies of cells with softly rounded edges, as one closed surface each.

Each body is a little smaller than its cells, which leaves a fine seam between two bodies. The faces
of a body are flat polygons that end before its convex edges. A strip of two segments rounds each
convex edge, and a fan around one point closes each corner. The same rules serve every lattice.
Concave edges stay sharp.

All arrays are indexed by *side*. The directed sides of a face are consecutive, anticlockwise from
outside. A corner of a face has the index of the side that starts there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, Cell, FloatArray, IntArray
from cubewright.model.drawing.balls import ball_triangles
from cubewright.model.drawing.mesh import Float32Array, all_faces, face_normals, point_keys
from cubewright.model.lattice import Lattice

RADIUS = 0.045
"""The radius of rounded edges, in cells."""
GAP = 0.005
"""The distance between a body's surface and the faces of its cells."""
MAX_SIDES = 6
"""The largest number of sides of a face."""
_NO_LINE = 9.0
"""The distance stored for a point without a line near it."""
_FLAT = 1e-3
_SAME = 1e-4
_MAX_TANGENT = 1.3
"""The largest bend of an edge that gets the full radius; sharper edges get a smaller radius.

The value is the tangent of half the angle of the bend.
"""
_LONGEST_RING = 16
"""Maximum number of faces of a body that meet at a point."""

_Numbers = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Rounded:
    """The surface of bodies: ``n`` points and ``t`` triangles.

    - ``points``, ``normals`` ``(n, 3)`` float32.
    - ``bodies``, ``cells`` ``(n,)`` int32: the indices of body and cell, as in
      :class:`~.mesh.Mesh`.
    - ``seams`` ``(n,)`` float32: 1 at the depth of a seam between two bodies, else 0.
    - ``lines`` ``(n, 6)`` float32: distances from the lines between cells of one body.
    - ``corners`` ``(n, 2)`` int32: two corners of faces whose light the point shares equally;
      their numbers count through :attr:`spots`.
    - ``spots``, ``spot_normals`` ``(m, 3)`` float64: a point of each corner a little inside the
      face, and the face's normal; ``inner`` ``(m,)``: whether another body covers the face.
    - ``triangles`` ``(t, 3)`` int32, ``quads`` ``(q, 4)`` int32: squares that may be cut along
      either diagonal.
    """

    points: Float32Array
    normals: Float32Array
    bodies: IntArray
    cells: IntArray
    seams: Float32Array
    lines: Float32Array
    corners: IntArray
    spots: FloatArray
    spot_normals: FloatArray
    inner: BoolArray
    triangles: IntArray
    quads: IntArray

    def __len__(self) -> int:
        return len(self.points)


@dataclass(frozen=True, eq=False)
class _Sides:
    """The sides of all faces, as arrays of length ``m``; see the module's text."""

    start: FloatArray
    normal: FloatArray
    body: IntArray
    cell: IntArray
    face: _Numbers
    place: _Numbers
    """The number of a side in its face."""
    after: _Numbers
    before: _Numbers
    count: _Numbers
    """The number of sides of the face."""
    beyond: IntArray
    """The body beyond the face, or -1."""


def rounded_surface(
    lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, apart: bool = False
) -> Rounded:
    """Return the surface of bodies with rounded edges.

    Parts that other bodies hide are left out, unless the bodies can be moved ``apart``.
    """
    if lattice.ball_radius:
        return _balls(lattice, bodies, apart=apart)
    sides = _sides_of(lattice, bodies)
    if sides is None:
        return _nothing()
    return _Rounding(sides, is_visible=_visible(sides, apart=apart), apart=apart).surface()


def _sides_of(lattice: Lattice, bodies: Sequence[Sequence[Cell]]) -> _Sides | None:
    owner = {cell: body for body, cells in enumerate(bodies) for cell in cells}
    if not owner:
        return None
    cells = tuple(sorted(owner))
    in_order = {cell: number for number, cell in enumerate(owner)}
    body_of = np.array([*(owner[cell] for cell in cells), -1], np.int32)
    number_of = np.array([in_order[cell] for cell in cells], np.int32)
    parts = []
    first_side = first_face = 0
    for points, own, beyond in all_faces(lattice, cells):
        chosen = np.flatnonzero(body_of[beyond] != body_of[own])
        faces, count = len(chosen), points.shape[1]
        if not faces:
            continue
        corners = points[chosen]
        place = np.tile(np.arange(count), faces)
        base = first_side + np.repeat(np.arange(faces) * count, count)
        parts.append(
            (
                corners.reshape(-1, 3),
                np.repeat(face_normals(corners), count, axis=0),
                np.repeat(body_of[own[chosen]], count),
                np.repeat(number_of[own[chosen]], count),
                np.repeat(np.arange(first_face, first_face + faces), count),
                place,
                base + (place + 1) % count,
                base + (place - 1) % count,
                np.full(faces * count, count),
                np.repeat(body_of[beyond[chosen]], count),
            )
        )
        first_side += faces * count
        first_face += faces
    return _Sides(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _visible(sides: _Sides, *, apart: bool) -> BoolArray:
    """Return a mask of the sides whose face can be seen, because it reaches the outer surface."""
    if apart:
        return np.ones(len(sides.start), np.bool_)
    keys = point_keys(sides.start)
    at_surface = np.isin(keys, np.unique(keys[sides.beyond < 0]))
    seen = np.zeros(int(sides.face[-1]) + 1, np.bool_)
    seen[sides.face[at_surface]] = True
    chosen: BoolArray = seen[sides.face]
    return chosen


class _Rounding:
    """Builder of the surface, whose points form blocks with one point for each side.

    The blocks contain the corners of faces, the middles of rounded edges at the start and the end
    of a side, the three points of a reflex corner, and the middles of faces and of the body's
    corners.
    """

    def __init__(self, sides: _Sides, is_visible: BoolArray, *, apart: bool) -> None:
        self._sides, self._is_visible, self._apart = sides, is_visible, apart
        size = len(sides.start)
        self._number = np.arange(size)
        along = sides.start[sides.after] - sides.start
        self._along = along / np.linalg.norm(along, axis=1, keepdims=True)
        self._inward = np.cross(sides.normal, self._along)
        self._pair = self._partners()
        other = sides.normal[self._pair]
        bend = np.einsum("sx,sx->s", other, self._inward)
        self._is_convex = bend < -_FLAT
        self._is_flat = np.abs(bend) <= _FLAT
        tangent = np.linalg.norm(sides.normal - other, axis=1) / np.maximum(
            np.linalg.norm(sides.normal + other, axis=1), _SAME
        )
        # Sharp edges have a smaller radius; otherwise their strips would be too wide.
        self._radius = RADIUS * np.minimum(1.0, _MAX_TANGENT / np.maximum(tangent, _SAME))
        depth = np.where(self._is_convex, GAP + self._radius, np.where(self._is_flat, 0.0, -GAP))
        self._inset = depth * tangent
        self._edge_normal = _unit(sides.normal + other)

    def _partners(self) -> _Numbers:
        """Return the partner of each side: the side of the body's other face at the same edge.

        If a body only touches itself along an edge, four faces meet there. Two faces with the
        body's inside between them form a pair.
        """
        sides = self._sides
        middle = (sides.start + sides.start[sides.after]) / 2
        keys = point_keys(np.concatenate([middle, sides.body[:, None]], axis=1))
        order = np.argsort(keys, kind="stable")
        is_first = np.append(True, keys[order[1:]] != keys[order[:-1]])
        starts = np.flatnonzero(is_first)
        counts = np.diff(np.append(starts, len(order)))
        pair = np.empty(len(order), np.int64)
        for count in np.unique(counts).tolist():
            rows = order[starts[counts == count][:, None] + np.arange(count)]
            if count > 2:
                rows = self._sorted_around(rows)
            pair[rows[:, 0::2]], pair[rows[:, 1::2]] = rows[:, 1::2], rows[:, 0::2]
        return pair

    def _sorted_around(self, rows: _Numbers) -> _Numbers:
        """Sort the sides at each edge so that the body's inside is between the first two."""
        axis, inward = self._along[rows[:, 0]], self._inward[rows]
        across = np.cross(axis, inward[:, 0])
        angles = np.arctan2(
            np.einsum("esx,ex->es", inward, across),
            np.einsum("esx,ex->es", inward, inward[:, 0]),
        )
        angles = np.where(angles < -_FLAT, angles + 2 * np.pi, angles)
        onward = np.cross(axis[:, None], inward)
        opens = np.einsum("esx,esx->es", onward, self._sides.normal[rows]) < 0
        by_angle = np.argsort(angles, axis=1)
        ordered = np.take_along_axis(rows, by_angle, axis=1)
        closes_first = ~np.take_along_axis(opens, by_angle, axis=1)[:, 0]
        ordered[closes_first] = np.roll(ordered[closes_first], -1, axis=1)
        return ordered

    def surface(self) -> Rounded:
        """Return the surface of the visible faces."""
        sides, number, pair = self._sides, self._number, self._pair
        size = len(number)
        before, after = sides.before, sides.after
        back = -self._along[before]
        sine = np.linalg.norm(np.cross(back, self._along), axis=1)
        base = sides.start - GAP * sides.normal
        shift = self._inset[before, None] * self._along + self._inset[:, None] * back
        corner = base + shift / sine[:, None]
        # The corners of the opposite face: where this side starts, and where it ends.
        other_start, other_end = after[pair], pair
        # At a reflex corner of the body, a face has flat sides to its neighbours.
        beside = pair[before]
        is_reflex = (
            self._is_flat
            & self._is_flat[before]
            & self._is_convex[other_start]
            & self._is_convex[before[beside]]
        )
        on_before, on_after = corner[beside], corner[other_start]
        inner = np.where(is_reflex[:, None], on_before + on_after - base, corner)
        # Points by block.
        at_start = self._middles(corner, number, other_start)
        at_end = self._middles(corner, after, other_end)
        face_middle = np.zeros((int(sides.face[-1]) + 1, 3))
        np.add.at(face_middle, sides.face, corner / sides.count[:, None])
        blocks = [corner, at_start, at_end, on_before, inner, on_after, face_middle[sides.face]]
        starts = np.where(is_reflex, 5 * size + number, number)
        ends = np.where(is_reflex[after], 3 * size + after, after)
        triangles, quads = self._faces(is_reflex, starts, ends)
        chosen = np.flatnonzero(self._is_convex & self._is_visible)
        first, last = size + chosen, 2 * size + chosen
        strips = np.concatenate(
            [
                np.stack([starts[chosen], first, last], axis=1),
                np.stack([starts[chosen], last, ends[chosen]], axis=1),
            ]
        )
        normals = [sides.normal, self._edge_normal, self._edge_normal, *[sides.normal] * 4]
        points, normal = np.concatenate(blocks), np.concatenate(normals)
        segments, of_corner = self._segments(is_reflex, starts, ends)
        tops, cap, top_points, top_normals = self._caps(points, normal, segments, of_corner)
        points, normal = np.concatenate([points, top_points]), np.concatenate([normal, top_normals])
        owner = np.concatenate([np.tile(number, len(blocks)), tops])
        zero = np.zeros(size)
        seam = self._touches().astype(np.float64)
        seams = np.concatenate([zero, seam, seam, *[zero] * 4, np.zeros(len(tops))])
        lights = np.concatenate(
            [
                np.stack([number, number], axis=1),
                np.stack([number, other_start], axis=1),
                np.stack([after, other_end], axis=1),
                *[np.stack([number, number], axis=1)] * 4,
                np.stack([tops, tops], axis=1),
            ]
        )
        every = np.concatenate([triangles, strips, cap])
        used = np.unique(np.concatenate([every.ravel(), quads.ravel()]))
        renumbered = np.zeros(len(points), np.int32)
        renumbered[used] = np.arange(len(used))
        lines = self._lines(points[used], owner[used])
        lines[used >= len(blocks) * size] = _NO_LINE
        towards = np.zeros((int(sides.face[-1]) + 1, 3))
        np.add.at(towards, sides.face, sides.start / sides.count[:, None])
        inside = towards[sides.face] - sides.start
        return Rounded(
            points[used].astype(np.float32),
            normal[used].astype(np.float32),
            sides.body[owner[used]],
            sides.cell[owner[used]],
            seams[used].astype(np.float32),
            lines.astype(np.float32),
            lights[used].astype(np.int32),
            sides.start + 0.1 * inside,
            sides.normal,
            (sides.beyond >= 0) & (not self._apart),
            renumbered[every],
            renumbered[quads],
        )

    def _middles(self, corner: FloatArray, one: _Numbers, other: _Numbers) -> FloatArray:
        """Return the middles of the rounded edges; each is between corners of two faces."""
        normal, radius = self._sides.normal, self._radius[:, None]
        axis = (corner[one] - radius * normal[one] + corner[other] - radius * normal[other]) / 2
        middles: FloatArray = axis + radius * self._edge_normal
        return middles

    def _touches(self) -> BoolArray:
        """Return whether another body shares a side's edge."""
        if self._apart:
            return np.zeros(len(self._number), np.bool_)
        sides = self._sides
        keys = point_keys((sides.start + sides.start[sides.after]) / 2)
        _, which = np.unique(keys, return_inverse=True)
        low = np.full(int(which.max()) + 1, 1 << 30, np.int64)
        high = np.full(len(low), -1, np.int64)
        np.minimum.at(low, which, sides.body)
        np.maximum.at(high, which, sides.body)
        touched: BoolArray = (low != high)[which]
        return touched

    def _faces(
        self, is_reflex: BoolArray, starts: _Numbers, ends: _Numbers
    ) -> tuple[_Numbers, _Numbers]:
        """Return the triangles of faces, and those that are squares."""
        sides, size = self._sides, len(self._number)
        has_reflex = np.zeros(int(sides.face[-1]) + 1, np.bool_)
        has_reflex[sides.face[is_reflex]] = True
        is_plain = self._is_visible & ~has_reflex[sides.face]
        firsts = self._number[is_plain & (sides.place == 0)]
        quads = firsts[sides.count[firsts] == 4][:, None] + np.arange(4)
        fans = [np.zeros((0, 3), np.int64)]
        for count in np.unique(sides.count).tolist():
            if count != 4:
                chosen = firsts[sides.count[firsts] == count]
                fans += [
                    np.stack([chosen, chosen + step, chosen + step + 1], axis=1)
                    for step in range(1, count - 1)
                ]
        cut = self._number[self._is_visible & has_reflex[sides.face]]
        middle = 6 * size + cut - sides.place[cut]
        fans.append(np.stack([middle, starts[cut], ends[cut]], axis=1))
        turned = cut[is_reflex[cut]]
        middle = 6 * size + turned - sides.place[turned]
        inner, on_before, on_after = 4 * size + turned, 3 * size + turned, 5 * size + turned
        fans.append(np.stack([middle, on_before, inner], axis=1))
        fans.append(np.stack([middle, inner, on_after], axis=1))
        return np.concatenate(fans), quads

    def _segments(
        self, is_reflex: BoolArray, starts: _Numbers, ends: _Numbers
    ) -> tuple[_Numbers, _Numbers]:
        """Return the outlines of the holes at corners, as segments.

        Each segment is a row of two points, with the corner beside it. The hole is on its left.
        """
        sides, size, pair = self._sides, len(self._number), self._pair
        round_ = self._number[self._is_convex]
        sharp = self._number[~self._is_convex & (self._number < pair)]
        turned = self._number[is_reflex]
        inner, on_before, on_after = 4 * size + turned, 3 * size + turned, 5 * size + turned
        parts = [
            (size + round_, starts[round_], round_),
            (ends[round_], 2 * size + round_, sides.after[round_]),
            (ends[pair[sharp]], starts[sharp], sharp),
            (ends[sharp], starts[pair[sharp]], sides.after[sharp]),
            (inner, on_before, turned),
            (on_after, inner, turned),
        ]
        one, other, corner = (np.concatenate(column) for column in zip(*parts, strict=True))
        return np.stack([one, other], axis=1), corner

    def _caps(
        self, points: FloatArray, normals: FloatArray, segments: _Numbers, corner: _Numbers
    ) -> tuple[_Numbers, _Numbers, FloatArray, FloatArray]:
        """Return a fan of triangles for each hole: its side, triangles, middle point and normal."""
        sides, size = self._sides, len(self._number)
        # The face corners that meet at a point of a body form a ring.
        ring, jump, steps = self._number.copy(), sides.after[self._pair], 1
        while steps < _LONGEST_RING:
            ring, jump, steps = np.minimum(ring, ring[jump]), jump[jump], 2 * steps
        of_ring = ring[corner]
        one, other = points[segments[:, 0]], points[segments[:, 1]]
        shown = np.zeros(size, np.bool_)
        shown[ring[self._is_visible]] = True
        keep = (np.abs(one - other).max(axis=1) > _SAME) & shown[of_ring]
        segments, of_ring = segments[keep], of_ring[keep]
        # A segment that occurs in both directions bounds no hole.
        middle = (one[keep] + other[keep]) / 2
        keys = point_keys(np.concatenate([middle * 8, of_ring[:, None]], axis=1))
        _, which, counts = np.unique(keys, return_inverse=True, return_counts=True)
        bounds = counts[which] == 1
        segments, of_ring = segments[bounds], of_ring[bounds]
        tops, which = np.unique(of_ring, return_inverse=True)
        total = 7 * size
        normal, centre = np.zeros((len(tops), 3)), np.zeros((len(tops), 3))
        count = np.zeros(len(tops))
        for end in (0, 1):
            at = segments[:, end]
            np.add.at(normal, which, normals[at])
            np.add.at(centre, which, points[at] - RADIUS * normals[at])
            count += np.bincount(which, minlength=len(tops))
        normal = _unit(normal)
        peak = centre / np.maximum(count, 1)[:, None] + RADIUS * normal
        fan = np.stack([total + which, segments[:, 0], segments[:, 1]], axis=1)
        return tops, fan, peak, normal

    def _lines(self, points: FloatArray, owner: _Numbers) -> FloatArray:
        """Return the distances of points from the flat sides of their faces, ``(n, 6)``."""
        sides = self._sides
        first = owner - sides.place[owner]
        distances = np.full((len(points), MAX_SIDES), _NO_LINE)
        for place in range(int(sides.count.max())):
            chosen = np.flatnonzero(place < sides.count[owner])
            side = first[chosen] + place
            away = points[chosen] - sides.start[side]
            measured = np.einsum("px,px->p", away, self._inward[side])
            distances[chosen, place] = np.where(self._is_flat[side], measured, _NO_LINE)
        return distances


def _unit(vectors: FloatArray) -> FloatArray:
    scaled: FloatArray = vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
    return scaled


def _nothing() -> Rounded:
    none = np.zeros((0, 3))
    thin = none.astype(np.float32)
    few = np.zeros(0, np.int32)
    return Rounded(
        thin, thin, few, few, np.zeros(0, np.float32), np.zeros((0, MAX_SIDES), np.float32),
        np.zeros((0, 2), np.int32), none, none, np.zeros(0, np.bool_),
        np.zeros((0, 3), np.int32), np.zeros((0, 4), np.int32),
    )  # fmt: skip


def _balls(lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, apart: bool) -> Rounded:
    """Return balls with necks; every point has its own spot."""
    corners, normals, of_body, of_cell = ball_triangles(lattice, bodies, inner=apart)
    if not len(corners):
        return _nothing()
    points, directions = corners.reshape(-1, 3), normals.reshape(-1, 3)
    keys = point_keys(np.concatenate([points * 4, np.repeat(of_cell, 3)[:, None]], axis=1))
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    number = np.arange(len(first), dtype=np.int32)
    return Rounded(
        (points[first] - GAP * directions[first]).astype(np.float32),
        directions[first].astype(np.float32),
        np.repeat(of_body, 3)[first],
        np.repeat(of_cell, 3)[first],
        np.zeros(len(first), np.float32),
        np.full((len(first), MAX_SIDES), _NO_LINE, np.float32),
        np.stack([number, number], axis=1),
        points[first],
        directions[first],
        np.zeros(len(first), np.bool_),
        which.reshape(-1, 3).astype(np.int32),
        np.zeros((0, 4), np.int32),
    )
