"""Straight lines along which a piece can leave an assembly, and the cells that block them.

The calculation in space works on any lattice, with the convex bodies or the balls of its cells. Two
convex bodies overlap unless an axis separates them. The possible axes are known (Gottschalk, Lin
and Manocha, "OBBTree", 1996, for boxes; Ericson, "Real-Time Collision Detection", 5.2).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from math import atan2, degrees

import numpy as np

from cubewright.model.cell import Cell, FloatArray, difference, shifted
from cubewright.model.lattice import Lattice
from cubewright.translation import mark

_TOLERANCE = 1e-6
_SIDES = (
    (mark("from the right"), mark("from the right and above"), mark("from the right and below")),
    (
        mark("from the back right"),
        mark("from the back right and above"),
        mark("from the back right and below"),
    ),
    (mark("from the back"), mark("from the back and above"), mark("from the back and below")),
    (
        mark("from the back left"),
        mark("from the back left and above"),
        mark("from the back left and below"),
    ),
    (mark("from the left"), mark("from the left and above"), mark("from the left and below")),
    (
        mark("from the front left"),
        mark("from the front left and above"),
        mark("from the front left and below"),
    ),
    (mark("from the front"), mark("from the front and above"), mark("from the front and below")),
    (
        mark("from the front right"),
        mark("from the front right and above"),
        mark("from the front right and below"),
    ),
)
"""The names of the sides, in anticlockwise order: each level, from above and from below."""


@dataclass(frozen=True)
class Translation:
    """A translation of the lattice.

    ``step`` is the vector out of the assembly; ``description`` names the direction from which a
    piece moves in, such as "from above".
    """

    step: Cell
    description: str


@cache
def translations(lattice: Lattice) -> tuple[Translation, ...]:
    """Return the lattice's directions: up, to each side, and down.

    Oblique directions upwards come before level directions, and oblique directions downwards after
    them.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> [each.description for each in translations(CUBIC)][:3]
    ['from above', 'from the right', 'from the back']
    """

    def order(step: Cell) -> tuple[int, float]:
        x, y, rise = _vector(lattice, step)
        upright = abs(x) + abs(y) < _TOLERANCE
        slope = 0 if abs(rise) < _TOLERANCE else (2 if upright else 1)
        return (-slope if rise > 0 else slope, 0.0 if upright else _angle(x, y))

    return tuple(
        Translation(step, side_of(lattice, step)) for step in sorted(lattice.directions, key=order)
    )


def side_of(lattice: Lattice, step: Cell) -> str:
    """Return the side, in English, from which a piece comes when it moves against a step.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> side_of(CUBIC, (0, 0, 2))
    'from above'
    """
    x, y, rise = _vector(lattice, step)
    if abs(x) + abs(y) < _TOLERANCE:
        return mark("from above") if rise > 0 else mark("from below")
    level, above, below = _SIDES[round(_angle(x, y) / 45) % 8]
    if abs(rise) < _TOLERANCE:
        return level
    return above if rise > 0 else below


class Paths:
    """Paths of the parts of an assembly, and the cells that block these paths."""

    def __init__(self, lattice: Lattice, assembly: Iterable[Cell]) -> None:
        self._lattice = lattice
        self._assembly = frozenset(assembly)
        self._found: dict[tuple[Cell, Cell], frozenset[Cell]] = {}
        self._ends: dict[Cell, tuple[FloatArray, float]] = {}

    def blocking_cells(self, cells: Iterable[Cell], translation: Translation) -> frozenset[Cell]:
        """Return the other cells of the assembly in the paths of leaving cells."""
        own = frozenset(cells)
        paths = (self._path_of_cell(cell, translation.step) for cell in own)
        return frozenset().union(*paths) - own

    def _path_of_cell(self, cell: Cell, step: Cell) -> frozenset[Cell]:
        known = self._found.get((cell, step))
        if known is None:
            direction, end = self._end(step)
            advance = float(direction @ direction)
            passed: set[Cell] = set()
            at, progress = cell, float(np.array(self._lattice.centre(cell)) @ direction)
            while progress <= end + _TOLERANCE:
                passed |= swept_cells(self._lattice, at, step)
                at, progress = shifted(at, step), progress + advance
            known = self._found[cell, step] = self._assembly & passed
        return known

    def _end(self, step: Cell) -> tuple[FloatArray, float]:
        known = self._ends.get(step)
        if known is None:
            direction = self._lattice.space @ np.array(step)
            centres = (np.array(self._lattice.centre(cell)) for cell in self._assembly)
            end = max((float(centre @ direction) for centre in centres), default=0.0)
            known = self._ends[step] = direction, end
        return known


def swept_cells(lattice: Lattice, cell: Cell, step: Cell) -> frozenset[Cell]:
    """Return the cells that a cell passes through in one step, including its destination.

    A hexagon that moves sideways also passes through its neighbours on both sides.

    >>> from cubewright.model.lattices.hexagonal import HEXAGONAL
    >>> sorted(swept_cells(HEXAGONAL, (0, 0, 0), (1, 0, 0)))
    [(0, 1, 0), (1, -1, 0), (1, 0, 0)]
    """
    start = lattice.origin(cell)
    offsets = _swept_from_origin(lattice, difference(cell, start), step)
    return frozenset(shifted(offset, start) for offset in offsets)


@lru_cache(maxsize=2048)
def _swept_from_origin(lattice: Lattice, cell: Cell, step: Cell) -> tuple[Cell, ...]:
    """Return the cells that a moving cell overlaps: a connected set, if its body is convex."""
    overlaps = _ball_sweep if lattice.ball_radius else _body_sweep
    found, edge = {cell}, [cell]
    seen = {cell}
    while edge:
        for other in lattice.neighbours(edge.pop()):
            if other in seen:
                continue
            seen.add(other)
            near, overlap = overlaps(lattice, cell, step, other)
            if overlap:
                found.add(other)
            if near:
                edge.append(other)
    return tuple(sorted(found - {cell}))


def _ball_sweep(lattice: Lattice, cell: Cell, step: Cell, other: Cell) -> tuple[bool, bool]:
    along = lattice.space @ np.array(step)
    offset = np.array(lattice.centre(other)) - np.array(lattice.centre(cell))
    part = min(1.0, max(0.0, float(offset @ along) / float(along @ along)))
    distance = float(np.linalg.norm(offset - part * along))
    width = 2 * lattice.ball_radius
    return distance < 2 * width, distance < width - _TOLERANCE


def _body_sweep(lattice: Lattice, cell: Cell, step: Cell, other: Cell) -> tuple[bool, bool]:
    along = lattice.space @ np.array(step)
    here, sides = _body(lattice, cell)
    there, other_sides = _body(lattice, other)
    beside = _crossed(np.vstack([sides, along]), np.vstack([other_sides, along]))
    axes = np.vstack([_axes(lattice, cell), _axes(lattice, other), beside])
    lengths = np.sqrt((axes * axes).sum(axis=1))
    axes = axes[lengths > _TOLERANCE] / lengths[lengths > _TOLERANCE, None]
    ours, theirs, move = here @ axes.T, there @ axes.T, axes @ along
    low = ours.min(axis=0) + np.minimum(move, 0)
    high = ours.max(axis=0) + np.maximum(move, 0)
    shared = np.minimum(high, theirs.max(axis=0)) - np.maximum(low, theirs.min(axis=0))
    overlap = bool((shared > _TOLERANCE).all())
    return overlap, overlap


def _crossed(ones: FloatArray, others: FloatArray) -> FloatArray:
    a, b = ones[:, None, :], others[None, :, :]
    x = a[..., 1] * b[..., 2] - a[..., 2] * b[..., 1]
    y = a[..., 2] * b[..., 0] - a[..., 0] * b[..., 2]
    z = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    return np.stack([x, y, z], axis=2).reshape(-1, 3)


def _body(lattice: Lattice, cell: Cell) -> tuple[FloatArray, FloatArray]:
    """Return the corners of a cell ``(n, 3)``, and the directions of its edges."""
    start = lattice.origin(cell)
    corners, edges = _body_from_origin(lattice, difference(cell, start))
    return corners + lattice.space @ np.array(start), edges


@lru_cache(maxsize=256)
def _body_from_origin(lattice: Lattice, cell: Cell) -> tuple[FloatArray, FloatArray]:
    faces = [np.array(face.corners) for face in lattice.faces(cell)]
    edges = np.concatenate([np.roll(face, -1, axis=0) - face for face in faces])
    return np.unique(np.concatenate(faces).round(9), axis=0), _directions(edges)


def _axes(lattice: Lattice, cell: Cell) -> FloatArray:
    return _axes_from_origin(lattice, difference(cell, lattice.origin(cell)))


@lru_cache(maxsize=256)
def _axes_from_origin(lattice: Lattice, cell: Cell) -> FloatArray:
    faces = [np.array(face.corners) for face in lattice.faces(cell)]
    return _directions(np.array([np.cross(f[1] - f[0], f[2] - f[1]) for f in faces]))


def _directions(vectors: FloatArray) -> FloatArray:
    unit = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    unit = unit.round(9) + 0.0
    signs = [next(float(np.sign(value)) for value in row if value) for row in unit]
    return np.unique(unit * np.array(signs)[:, None], axis=0)


def _vector(lattice: Lattice, step: Cell) -> tuple[float, float, float]:
    x, y, z = (lattice.space @ np.array(step)).tolist()
    return x, y, z


def _angle(x: float, y: float) -> float:
    return round(degrees(atan2(y, x)), 6) % 360
