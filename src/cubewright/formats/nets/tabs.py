"""Tabs of a net, and numbers of the glued sides."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from cubewright.formats.nets.unfold import Net, Side, Surface, attach_face, overlap
from cubewright.model.cell import FloatArray

TAB = 0.24
"""The depth of a tab, in cells."""
_SHAPES = sorted(
    ((depth * TAB, slope) for depth in (1.0, 0.7, 0.45, 0.25) for slope in (0.8, 1.1, 1.9, 3.0)),
    key=lambda shape: -shape[0] * (1 - shape[0] * shape[1]),
)
"""The possible shapes of tabs, each given by two numbers.

The first is the depth in cells. The second is the distance of the tab's ends from the ends of the
side, relative to the depth. The shapes are sorted by the size of the tab on a side of one cell, the
largest first.
"""
_MAX_SLOPE = 0.4
"""Maximum length of a tab's slope, relative to its side."""
_NEAR = 1e-6


def tabs(surface: Surface, nets: Iterable[Net]) -> dict[Side, FloatArray]:
    """Return the corners, ``(4, 2)``, of a tab at one side of each glued pair.

    A tab covers no face and no other tab, and it is smaller than the face below which it is glued.
    A side without space for a tab gets none.
    """
    parts = list(nets)
    part_of = {face: shapes for shapes in map(_Shapes, parts) for face in shapes.faces}
    folds = {each for net in parts for each in net.folds}
    folds |= {surface.beyond[side] for side in folds}
    found: dict[Side, FloatArray] = {}
    for side, other in surface.beyond.items():
        if side in folds or other < side:
            continue
        around = {}
        for each in (side, other):
            mate = attach_face(surface, each, part_of[each[0]].faces[each[0]])
            around[each] = mate, part_of[each[0]].near(mate)
        options = ((each, shape) for shape in _SHAPES for each in (side, other))
        for each, (depth, slope) in options:
            tab = _tab(part_of[each[0]].faces[each[0]], each[1], depth, slope)
            mate, others = around[each]
            if _is_inside(tab, mate) and not any(overlap(tab, shape) for shape in others):
                found[each] = tab
                part_of[each[0]].add(tab)
                break
    return found


class _Shapes:
    def __init__(self, net: Net) -> None:
        self.faces = net.faces
        self._all: list[FloatArray] = []
        sides = sum(len(face) for face in net.faces.values())
        self._boxes = np.zeros((len(net.faces) + sides, 4))
        for face in net.faces.values():
            self.add(face)

    def add(self, shape: FloatArray) -> None:
        self._boxes[len(self._all)] = (*shape.min(axis=0), *(-shape.max(axis=0)))
        self._all.append(shape)

    def near(self, shape: FloatArray) -> list[FloatArray]:
        """Return the faces and tabs that overlap a shape."""
        ends = (*shape.max(axis=0), *(-shape.min(axis=0)))
        meet = (self._boxes[: len(self._all)] < np.array(ends) - _NEAR).all(axis=1)
        known = (self._all[at] for at in np.flatnonzero(meet).tolist())
        return [each for each in known if overlap(each, shape)]


def _is_inside(tab: FloatArray, face: FloatArray) -> bool:
    """Return whether the corners of a tab lie inside a convex anticlockwise face."""
    along = np.roll(face, -1, axis=0) - face
    outward = np.stack([along[:, 1], -along[:, 0]], axis=1)
    distances = ((tab[:, None] - face[None]) * outward[None]).sum(axis=2)
    return bool(distances.max() < _NEAR)


def glue_numbers(surface: Surface, nets: Iterable[Net]) -> dict[Side, int]:
    """Return a number from 1 for each glued side, equal for both sides of a pair."""
    folds = {each for net in nets for each in net.folds}
    folds |= {surface.beyond[side] for side in folds}
    pairs = [side for side, other in surface.beyond.items() if side not in folds and side < other]
    numbers = {side: number for number, side in enumerate(pairs, 1)}
    return numbers | {surface.beyond[side]: number for side, number in numbers.items()}


def sides_without_tab(surface: Surface, nets: list[Net]) -> int:
    """Return the number of glued pairs without space for a tab."""
    return len(glue_numbers(surface, nets)) // 2 - len(tabs(surface, nets))


def _tab(face: FloatArray, number: int, depth: float, slope: float) -> FloatArray:
    start, end = face[number], face[(number + 1) % len(face)]
    length = float(np.linalg.norm(end - start))
    depth = min(depth, _MAX_SLOPE * length / slope)
    along = (end - start) / length
    out = np.array((along[1], -along[0])) * depth
    inset = along * depth * slope
    return np.array((end, start, start + inset + out, end - inset + out))
