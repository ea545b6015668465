"""Drawing of bodies in space as pixels with a depth buffer, without OpenGL.

Each sample shows the nearest triangle, so moving bodies may overlap in any way (Catmull's z-buffer,
1974). Each pixel is the mean of several samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.exports.export_format import Pixels
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, Direction
from cubewright.model.drawing.ground_shadow import Loops, layer_opacity
from cubewright.model.drawing.look import (
    EDGE_INK,
    EDGE_WIDTH,
    GRID_INK,
    GRID_WIDTH,
    LIGHT,
    LOOKS,
    ROUNDING,
    rgb,
)
from cubewright.model.drawing.mesh import Mesh
from cubewright.model.drawing.studio import lit_colours

_SMALL = 400
"""Maximum number of samples in the box of a triangle that is drawn in a batch."""
_CHUNK_SAMPLES = 1 << 20
"""Number of samples examined at once."""


_SHADOW_SQUARE = 4
"""The side in pixels of a square for which one darkness of a shadow is computed."""
_FADE = 0.08
"""The distance from the border at which a shadow begins to fade, relative to the picture's side."""


@dataclass(frozen=True)
class Frame:
    """The frame of a picture: its size in pixels, the point in its middle, and the scale.

    ``middle`` is in units of the lattice's drawing space. ``scale`` is in pixels per unit.
    """

    width: int
    height: int
    middle: FloatArray
    scale: float


class Raster:
    """A picture to which bodies are added in any order."""

    def __init__(
        self,
        frame: Frame,
        camera: Direction,
        background: str,
        line: str,
        samples: int = 2,
        shadow: str = LOOKS[LIGHT].shadow,
    ) -> None:
        self._frame = frame
        self._camera = camera
        self._samples = samples
        self._line = np.array(rgb(line), np.float32)
        shape = (frame.height * samples, frame.width * samples)
        self._depth = np.full(shape, -np.inf, np.float32)
        self._colour = np.empty((*shape, 3), np.uint8)
        self._lost_in_shadow = np.subtract(rgb(background), rgb(shadow)).tolist()
        self._colour[:] = rgb(background)

    def copied(self) -> Raster:
        other = copy(self)
        other._depth, other._colour = self._depth.copy(), self._colour.copy()
        return other

    def add(self, mesh: Mesh, colours: Sequence[str], offset: FloatArray | None = None) -> None:
        """Draw the bodies of a mesh, each in its colour ``#rrggbb``, moved by ``offset``."""
        axes, scale = self._camera.axes, self._frame.scale * self._samples
        corners = mesh.corners.astype(np.float64) - self._frame.middle
        if offset is not None:
            corners = corners + offset
        height, width = self._depth.shape
        x = (corners @ axes[0]) * scale + width / 2 - 0.5
        y = height / 2 - 0.5 - (corners @ axes[1]) * scale
        z = corners @ axes[2]
        twice = (x[:, 1] - x[:, 0]) * (y[:, 2] - y[:, 0]) - (x[:, 2] - x[:, 0]) * (
            y[:, 1] - y[:, 0]
        )
        left = np.clip(np.ceil(x.min(axis=1)), 0, width).astype(np.int64)
        right = np.clip(np.floor(x.max(axis=1)) + 1, 0, width).astype(np.int64)
        top = np.clip(np.ceil(y.min(axis=1)), 0, height).astype(np.int64)
        bottom = np.clip(np.floor(y.max(axis=1)) + 1, 0, height).astype(np.int64)
        # Triangles that face the camera run clockwise here, since y points downwards.
        chosen = np.flatnonzero((twice < -1e-9) & (right > left) & (bottom > top))
        normals = mesh.normals if mesh.smooth is None else mesh.smooth.mean(axis=1)
        length = np.linalg.norm(normals, axis=1, keepdims=True)
        facing = (normals / np.maximum(length, 1e-9)).astype(np.float64)
        own = np.array([rgb(each) for each in colours])[mesh.bodies] / 255
        tints = np.empty((len(mesh), 4, 3), np.float32)
        tints[:, 0] = 255 * lit_colours(own, facing, self._camera.azimuth, axes[2])
        outward = _outward(mesh)
        for side in range(3):
            between = facing + outward[:, side]
            between /= np.maximum(np.linalg.norm(between, axis=1, keepdims=True), 1e-9)
            tints[:, side + 1] = 255 * lit_colours(own, between, self._camera.azimuth, axes[2])
        # The value at a sample (u, v) is a + b u + c v.
        planes = np.empty((len(chosen), 6, 3), np.float32)
        values = np.concatenate(
            [z[chosen, :, None], mesh.distances[chosen], np.zeros((len(chosen), 3, 2))], axis=2
        )
        values[:, 1, 4] = values[:, 2, 5] = 1.0  # Two of the three barycentric coordinates.
        x0, y0 = x[chosen, 0], y[chosen, 0]
        one, other = values[:, 1] - values[:, 0], values[:, 2] - values[:, 0]
        dx1, dx2 = x[chosen, 1] - x0, x[chosen, 2] - x0
        dy1, dy2 = y[chosen, 1] - y0, y[chosen, 2] - y0
        across = (one * dy2[:, None] - other * dy1[:, None]) / twice[chosen, None]
        down = (other * dx1[:, None] - one * dx2[:, None]) / twice[chosen, None]
        planes[:, :, 0] = values[:, 0] - across * x0[:, None] - down * y0[:, None]
        planes[:, :, 1], planes[:, :, 2] = across, down
        boxes = np.stack([left, right, top, bottom], axis=1)[chosen]
        sizes = (boxes[:, 1] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 2])
        borders = mesh.borders[chosen]
        tints = tints[chosen]
        for at in np.flatnonzero(sizes >= _SMALL).tolist():
            self._one(planes[at], boxes[at].tolist(), borders[at], tints[at])
        small = np.flatnonzero(sizes < _SMALL)
        for start in range(0, len(small), max(1, _CHUNK_SAMPLES // _SMALL)):
            part = small[start : start + max(1, _CHUNK_SAMPLES // _SMALL)]
            self._many(planes[part], boxes[part], sizes[part], borders[part], tints[part])

    def _one(
        self,
        plane: NDArray[np.float32],
        box: list[int],
        borders: NDArray[np.bool_],
        tint: NDArray[np.float32],
    ) -> None:
        left, right, top, bottom = box
        u = np.arange(left, right, dtype=np.float32)[None, :]
        v = np.arange(top, bottom, dtype=np.float32)[:, None]

        def at(row: int) -> NDArray[np.float32]:
            found: NDArray[np.float32] = plane[row, 1] * u + (plane[row, 0] + plane[row, 2] * v)
            return found

        b, c = at(4), at(5)
        depth = at(0)
        there = self._depth[top:bottom, left:right]
        seen = (b >= 0) & (c >= 0) & (b + c <= 1) & (depth > there)
        there[seen] = depth[seen]
        distances = [at(row)[seen] for row in (1, 2, 3)]
        tints = np.broadcast_to(tint, (len(distances[0]), 4, 3))
        shown = self._coloured(tints, distances, borders)
        self._colour[top:bottom, left:right][seen] = shown

    def _many(
        self,
        planes: NDArray[np.float32],
        boxes: NDArray[np.int64],
        sizes: NDArray[np.int64],
        borders: NDArray[np.bool_],
        tints: NDArray[np.float32],
    ) -> None:
        if not len(sizes):
            return
        which = np.repeat(np.arange(len(sizes)), sizes)
        number = np.arange(len(which)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        widths = boxes[:, 1] - boxes[:, 0]
        u = boxes[which, 0] + number % widths[which]
        v = boxes[which, 2] + number // widths[which]

        def at(row: int) -> NDArray[np.float32]:
            a, b, c = planes[which, row].T
            found: NDArray[np.float32] = a + b * u.astype(np.float32) + c * v.astype(np.float32)
            return found

        b, c = at(4), at(5)
        inside = np.flatnonzero((b >= 0) & (c >= 0) & (b + c <= 1))
        which, u, v = which[inside], u[inside], v[inside]
        depth = at(0)
        nearest = np.lexsort((depth, v * self._depth.shape[1] + u))
        spots = (v * self._depth.shape[1] + u)[nearest]
        last = np.append(spots[1:] != spots[:-1], True) if len(spots) else np.zeros(0, np.bool_)
        chosen = nearest[last]
        chosen = chosen[depth[chosen] > self._depth[v[chosen], u[chosen]]]
        which, u, v, depth = which[chosen], u[chosen], v[chosen], depth[chosen]
        self._depth[v, u] = depth
        distances = [at(row) for row in (1, 2, 3)]
        self._colour[v, u] = self._coloured(tints[which], distances, borders[which].T)

    def _coloured(
        self,
        tints: NDArray[np.float32],
        distances: Sequence[NDArray[np.float32]],
        borders: NDArray[np.bool_],
    ) -> Pixels:
        """Return the colours of samples: the face's colour with its rounded edges and lines.

        ``tints`` ``(n, 4, 3)`` are the colours of the face and of the strips along its sides.
        """
        step = 1 / (self._frame.scale * self._samples)
        shown = tints[:, 0]
        for side, distance in enumerate(distances):
            share = min(1.0, ROUNDING / step) * np.clip((ROUNDING - distance) / step + 0.5, 0, 1)
            rounded = (share * borders[side]).astype(np.float32)[:, None]
            shown = shown + (tints[:, side + 1] - shown) * rounded
        return self._inked(shown, self._ink(distances, borders))

    def _ink(
        self, distances: Sequence[NDArray[np.float32]], borders: NDArray[np.bool_]
    ) -> NDArray[np.float32]:
        step = 1 / (self._frame.scale * self._samples)
        ink: NDArray[np.float32] = np.zeros(distances[0].shape, np.float32)
        for side, distance in enumerate(distances):
            is_border = borders[side]
            half = np.where(is_border, EDGE_WIDTH / 2, GRID_WIDTH / 2).astype(np.float32)
            full = np.where(is_border, EDGE_INK, GRID_INK).astype(np.float32)
            # Draw a line narrower than a sample in a paler colour.
            strength = np.minimum(1, half / step) * np.clip((half - distance) / step + 0.5, 0, 1)
            ink = np.maximum(ink, full * strength)
        return ink

    def _inked(self, tints: NDArray[np.float32], ink: NDArray[np.float32]) -> Pixels:
        mixed = tints + (self._line - tints) * ink[:, None]
        return mixed.astype(np.uint8)

    def pixels(self, shadow: Sequence[Loops] = ()) -> Pixels:
        """Return the picture as pixels, the means of their samples.

        ``shadow`` are the layers of the shadow on the ground behind the bodies.
        """
        n, frame = self._samples, self._frame
        blocks = self._colour.reshape(frame.height, n, frame.width, n, 3)
        total = sum(blocks[:, a, :, b].astype(np.uint16) for a in range(n) for b in range(n))
        assert not isinstance(total, int)
        if shadow:
            self._darken(total, self._darkness(shadow))
        return ((total + n * n // 2) // (n * n)).astype(np.uint8)

    def _darken(self, total: NDArray[np.uint16], darkness: NDArray[np.float32]) -> None:
        """Darken the background's share in the sum of each pixel's samples."""
        rows, columns = np.flatnonzero(darkness.any(axis=1)), np.flatnonzero(darkness.any(axis=0))
        if not len(rows):
            return
        n = self._samples
        high, wide = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
        depth = self._depth[
            n * rows[0] : n * (rows[-1] + 1), n * columns[0] : n * (columns[-1] + 1)
        ]
        is_free = depth == -np.inf
        free = sum(is_free[a::n, b::n].astype(np.uint8) for a in range(n) for b in range(n))
        dark = free * darkness[high, wide]
        for channel, away in enumerate(self._lost_in_shadow):
            total[high, wide, channel] = total[high, wide, channel] - dark * np.float32(away) + 0.5

    def _darkness(self, layers: Sequence[Loops]) -> NDArray[np.float32]:
        """Return the opacity of a shadow for each pixel; it fades at the borders of the picture."""
        frame = self._frame
        right, up, _ = self._camera.axes
        middle = np.array((frame.middle @ right, -(frame.middle @ up)))
        size = np.array((frame.width, frame.height))
        width, height = (-(-size // _SHADOW_SQUARE)).tolist()
        clear = np.ones((height, width), np.float32)
        for layer in layers:
            loops = [((loop - middle) * frame.scale + size / 2) / _SHADOW_SQUARE for loop in layer]
            clear *= 1 - np.float32(layer_opacity(len(layers))) * _inside(loops, width, height)
        soft = _smoothed(_smoothed(1 - clear).T).T
        higher = _enlarged(soft, frame.height)
        shades: NDArray[np.float32] = _enlarged(higher.T, frame.width).T
        return shades


def _inside(loops: Loops, width: int, height: int) -> NDArray[np.float32]:
    """Return the share of each square of a grid around which loops wind."""
    starts = np.concatenate(loops)
    ends = np.concatenate([np.roll(loop, -1, axis=0) for loop in loops])
    rows = np.arange(height) + 0.5
    before, after = starts[:, 1:] <= rows, ends[:, 1:] <= rows
    side, row = np.nonzero(before != after)
    start, end = starts[side], ends[side]
    share = (rows[row] - start[:, 1]) / (end[:, 1] - start[:, 1])
    crossing = np.clip(start[:, 0] + share * (end[:, 0] - start[:, 0]), 0, width)
    column = crossing.astype(np.int64)
    turn = np.where(before[side, row], 1.0, -1.0)
    turns = np.zeros((height, width + 2), np.float32)
    np.add.at(turns, (row, column), turn * (column + 1 - crossing))
    np.add.at(turns, (row, column + 1), turn * (crossing - column))
    inside: NDArray[np.float32] = np.minimum(np.abs(turns[:, :width].cumsum(axis=1)), 1.0)
    return inside


def _smoothed(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the weighted mean of each row and its two neighbours."""
    around = np.concatenate([rows[:1], rows, rows[-1:]])
    smooth: NDArray[np.float32] = (around[:-2] + 2 * rows + around[2:]) / 4
    return smooth


def _enlarged(rows: NDArray[np.float32], count: int) -> NDArray[np.float32]:
    """Interpolate between rows linearly to ``count`` rows that fade at both ends."""
    places = np.clip((np.arange(count) + 0.5) / _SHADOW_SQUARE - 0.5, 0, len(rows) - 1)
    first = np.minimum(places.astype(np.int64), max(0, len(rows) - 2))
    border = np.minimum(np.arange(count), np.arange(count)[::-1]) / count
    faded = np.clip(border / _FADE, 0, 1)
    later = ((places - first) * faded).astype(np.float32)[:, None]
    earlier = faded.astype(np.float32)[:, None] - later
    enlarged: NDArray[np.float32] = earlier * rows[first]
    enlarged += later * rows[np.minimum(first + 1, len(rows) - 1)]
    return enlarged


def _outward(mesh: Mesh) -> FloatArray:
    """Return the outward direction at each side of each triangle, ``(t, 3, 3)``."""
    corners, distances = mesh.corners.astype(np.float64), mesh.distances.astype(np.float64)
    one, other = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    a, b, c = ((x * y).sum(axis=1)[:, None] for x, y in ((one, one), (one, other), (other, other)))
    # The distance from a side grows by these amounts from the first corner to the other two.
    p, q = distances[:, 1] - distances[:, 0], distances[:, 2] - distances[:, 0]
    determinant = np.maximum(a * c - b * b, 1e-12)
    along, across = (c * p - b * q) / determinant, (a * q - b * p) / determinant
    growth = along[:, :, None] * one[:, None] + across[:, :, None] * other[:, None]
    lengths = np.linalg.norm(growth, axis=2, keepdims=True)
    outward: FloatArray = -growth / np.maximum(lengths, 1e-9)
    return outward


def mesh_picture(mesh: Mesh, colours: Sequence[str], size: int = 420) -> Pixels:
    """Return a square picture of bodies, each in its colour, on the light scheme's background."""
    look = LOOKS[LIGHT]
    points = mesh.corners.reshape(-1, 3).astype(np.float64)
    low, high = points.min(axis=0), points.max(axis=0)
    scale = size / max(1e-6, float(np.linalg.norm(high - low))) / 1.02
    raster = Raster(
        Frame(size, size, (low + high) / 2, scale), DEFAULT_DIRECTION, look.background, look.line
    )
    raster.add(mesh, colours)
    return raster.pixels()
