"""Patterns that distinguish pieces in black and white: grey levels and lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, floor

import numpy as np

from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.drawing import Lines
from cubewright.model.cell import FloatArray
from cubewright.model.lattice import Point

_GREYS = ("#ffffff", "#d4d4d4", "#a8a8a8")
_LINES: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((45.0, 0.24),),
    ((135.0, 0.24),),
    ((0.0, 0.24),),
    ((90.0, 0.24),),
    ((45.0, 0.3), (135.0, 0.3)),
    ((0.0, 0.3), (90.0, 0.3)),
    ((45.0, 0.11),),
    ((135.0, 0.11),),
    ((0.0, 0.11),),
    ((90.0, 0.11),),
)
"""The angles in degrees and the distances, in cells, of the lines of each pattern."""
_WIDTH = 0.022
PATTERNS = len(_LINES)


def black_and_white_scene(scene: Scene, symbols: Sequence[str]) -> Scene:
    """Return a scene in which patterns replace the colours of the pieces.

    ``symbols`` are the symbols of all pieces, in the order in which patterns are assigned. Cells of
    a figure become grey.
    """
    bodies = []
    for body in scene.bodies:
        if not body.symbol:
            bodies.append(replace(body, colour=_GREYS[1]))
            continue
        number = symbols.index(body.symbol)
        grey = _GREYS[number // PATTERNS % len(_GREYS)]
        bodies.append(replace(body, colour=grey, pattern=number % PATTERNS))
    return replace(scene, bodies=tuple(bodies))


def hatching(corners: tuple[Point, ...], pattern: int, colour: str) -> Lines | None:
    """Return the lines of a pattern inside a convex polygon; None if the pattern has no lines."""
    points = np.array(corners)
    found: list[tuple[Point, Point]] = []
    for angle, distance in _LINES[pattern]:
        along = np.array((np.cos(np.radians(angle)), np.sin(np.radians(angle))))
        across = np.array((-along[1], along[0]))
        heights = points @ across
        first, last = ceil(heights.min() / distance), floor(heights.max() / distance)
        for number in range(first, last + 1):
            ends = _crossing(points, heights, number * distance)
            if ends is not None:
                found.append(ends)
    return Lines(tuple(found), colour, _WIDTH) if found else None


def _crossing(
    points: FloatArray,
    heights: FloatArray,
    height: float,
) -> tuple[Point, Point] | None:
    """Return the ends of a line at a height in a convex polygon; None outside the polygon."""
    ends: list[Point] = []
    for at in range(len(points)):
        one, other = heights[at - 1] - height, heights[at] - height
        if (one < 0) != (other < 0):
            x, y = (points[at - 1] + (points[at] - points[at - 1]) * (one / (one - other))).tolist()
            ends.append((x, y))
    return (ends[0], ends[1]) if len(ends) == 2 else None
