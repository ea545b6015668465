"""The straight lines along which a piece can leave an assembly, and the cells that block them.

This works on any lattice: from its layers, and from the outlines of its cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from math import atan2, degrees, hypot

from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.lattice import Lattice, Point

_REACH = 3
"""Translations are looked for up to this many cells away."""
_TOLERANCE = 1e-6
_SIDES = (
    "from the right",
    "from the back right",
    "from the back",
    "from the back left",
    "from the left",
    "from the front left",
    "from the front",
    "from the front right",
)


@dataclass(frozen=True)
class Translation:
    """A translation of the lattice.

    ``step`` is the vector out of the assembly; ``description`` says where a piece
    comes from when it moves in, such as "from above".
    """

    step: Cell
    description: str


@cache
def translations(lattice: Lattice) -> tuple[Translation, ...]:
    """Return the translations: up, then the shortest ones to each side, then down.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> [each.description for each in translations(CUBIC)][:3]
    ['from above', 'from the right', 'from the back']
    """
    around = product(range(-_REACH, _REACH + 1), repeat=3)
    found = {lattice.origin((x, y, z)) for x, y, z in around} - {(0, 0, 0)}
    here = lattice.box((1, 1, 1))[0]
    level = [step for step in found if lattice.layer(shifted(here, step)) == lattice.layer(here)]
    displacement = {step: _displacement(lattice, here, step) for step in found}
    shortest = min(hypot(*displacement[step]) for step in level)
    flat = [step for step in level if hypot(*displacement[step]) < shortest + _TOLERANCE]
    upright = [step for step in found if hypot(*displacement[step]) < _TOLERANCE]
    rise = {step: lattice.layer(shifted(here, step)) - lattice.layer(here) for step in upright}
    flat.sort(key=lambda step: _angle(displacement[step]))
    return (
        *(Translation(step, "from above") for step in upright if rise[step] == 1),
        *(Translation(step, _SIDES[round(_angle(displacement[step]) / 45) % 8]) for step in flat),
        *(Translation(step, "from below") for step in upright if rise[step] == -1),
    )


class Paths:
    """Finds the cells of an assembly that block translations of its parts."""

    def __init__(self, lattice: Lattice, assembly: Iterable[Cell]) -> None:
        self._lattice = lattice
        self._assembly = frozenset(assembly)
        self._found: dict[tuple[Cell, Cell], frozenset[Cell]] = {}
        self._ends: dict[Cell, tuple[tuple[float, float, int], float]] = {}

    def blocking_cells(self, cells: Iterable[Cell], translation: Translation) -> frozenset[Cell]:
        """Return the other cells of the assembly that cells pass through as they leave it."""
        own = frozenset(cells)
        paths = (self._path_of_cell(cell, translation.step) for cell in own)
        return frozenset().union(*paths) - own

    def _path_of_cell(self, cell: Cell, step: Cell) -> frozenset[Cell]:
        known = self._found.get((cell, step))
        if known is None:
            direction, end = self._end(step)
            dx, dy, rise = direction
            advance = dx * dx + dy * dy + rise * rise
            passed: set[Cell] = set()
            at, progress = cell, self._progress(cell, direction)
            while progress <= end + _TOLERANCE:
                passed |= swept_cells(self._lattice, at, step)
                at, progress = shifted(at, step), progress + advance
            known = self._found[cell, step] = self._assembly & passed
        return known

    def _end(self, step: Cell) -> tuple[tuple[float, float, int], float]:
        """Return the direction of a step in space, and how far along it the assembly reaches."""
        known = self._ends.get(step)
        if known is None:
            lattice = self._lattice
            here = lattice.box((1, 1, 1))[0]
            rise = lattice.layer(shifted(here, step)) - lattice.layer(here)
            direction = (*_displacement(lattice, here, step), rise)
            end = max((self._progress(cell, direction) for cell in self._assembly), default=0.0)
            known = self._ends[step] = direction, end
        return known

    def _progress(self, cell: Cell, direction: tuple[float, float, int]) -> float:
        """Return the position of a cell along a direction."""
        dx, dy, rise = direction
        x, y = _centre(self._lattice.outline(cell))
        return x * dx + y * dy + self._lattice.layer(cell) * rise


def swept_cells(lattice: Lattice, cell: Cell, step: Cell) -> frozenset[Cell]:
    """Return the cells that a cell passes through in one step, its goal included.

    A hexagon that moves sideways also passes through its neighbours on both sides.

    >>> from cubewright.model.lattices.hexagonal import HEXAGONAL
    >>> sorted(swept_cells(HEXAGONAL, (0, 0, 0), (1, 0, 0)))
    [(0, 1, 0), (1, -1, 0), (1, 0, 0)]
    """
    start = lattice.origin(cell)
    offsets = _swept_from_origin(lattice, difference(cell, start), step)
    return frozenset(shifted(offset, start) for offset in offsets)


@lru_cache(maxsize=256)
def _swept_from_origin(lattice: Lattice, cell: Cell, step: Cell) -> tuple[Cell, ...]:
    there = shifted(cell, step)
    if lattice.layer(there) != lattice.layer(cell):
        return (there,)
    passed = _hull((*lattice.outline(cell), *lattice.outline(there)))
    near = {cell}
    for _ in range(_REACH):
        near |= {other for each in near for other in lattice.neighbours(each)}
    return tuple(
        other
        for other in near
        if other != cell
        and lattice.layer(other) == lattice.layer(cell)
        and _overlap(passed, lattice.outline(other))
    )


def _displacement(lattice: Lattice, here: Cell, step: Cell) -> Point:
    x0, y0 = _centre(lattice.outline(here))
    x, y = _centre(lattice.outline(shifted(here, step)))
    return (x - x0, y - y0)


def _angle(direction: Point) -> float:
    return degrees(atan2(direction[1], direction[0])) % 360


def _centre(outline: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def _hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return the corners of the convex hull, anticlockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))

    def half(walk: Iterable[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in walk:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > _TOLERANCE:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return (*half(ordered), *half(reversed(ordered)))


def _overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether the interiors of two convex polygons overlap (separating axis theorem)."""
    for polygon in (one, other):
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            nx, ny = ay - by, bx - ax
            ours = [x * nx + y * ny for x, y in one]
            theirs = [x * nx + y * ny for x, y in other]
            if min(max(ours), max(theirs)) - max(min(ours), min(theirs)) < _TOLERANCE:
                return False
    return True
