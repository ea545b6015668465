"""The straight ways along which a piece can be drawn out, on any lattice, and what is in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from math import atan2, degrees, hypot

from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.lattice import Lattice, Point

_REACH = 3
_NEAR = 1e-6
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
    """A direction of the lattice: ``step`` leads out, ``words`` say where one comes in from."""

    step: Cell
    description: str


@cache
def translations(lattice: Lattice) -> tuple[Translation, ...]:
    """The straight ways out: up, then the shortest ways to every side, then down.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> [way.description for way in translations(CUBIC)][:3]
    ['from above', 'from the right', 'from the back']
    """
    around = product(range(-_REACH, _REACH + 1), repeat=3)
    found = {lattice.origin((x, y, z)) for x, y, z in around} - {(0, 0, 0)}
    here = lattice.box((1, 1, 1))[0]
    level = [step for step in found if lattice.layer(shifted(here, step)) == lattice.layer(here)]
    aside = {step: _aside(lattice, here, step) for step in found}
    shortest = min(hypot(*aside[step]) for step in level)
    flat = [step for step in level if hypot(*aside[step]) < shortest + _NEAR]
    upright = [step for step in found if hypot(*aside[step]) < _NEAR]
    rise = {step: lattice.layer(shifted(here, step)) - lattice.layer(here) for step in upright}
    flat.sort(key=lambda step: _angle(aside[step]))
    return (
        *(Translation(step, "from above") for step in upright if rise[step] == 1),
        *(Translation(step, _SIDES[round(_angle(aside[step]) / 45) % 8]) for step in flat),
        *(Translation(step, "from below") for step in upright if rise[step] == -1),
    )


class Paths:
    """Which cells of a body are in the way of its own parts, way by way."""

    def __init__(self, lattice: Lattice, body: Iterable[Cell]) -> None:
        self._lattice = lattice
        self._body = frozenset(body)
        self._found: dict[tuple[Cell, Cell], frozenset[Cell]] = {}
        self._ends: dict[Cell, tuple[tuple[float, float, int], float]] = {}

    def blocking_cells(self, cells: Iterable[Cell], way: Translation) -> frozenset[Cell]:
        """The other cells of the body that cells pass through when they leave it together."""
        own = frozenset(cells)
        return frozenset().union(*(self._of_one(cell, way.step) for cell in own)) - own

    def _of_one(self, cell: Cell, step: Cell) -> frozenset[Cell]:
        known = self._found.get((cell, step))
        if known is None:
            direction, end = self._end(step)
            dx, dy, rise = direction
            pace = dx * dx + dy * dy + rise * rise
            passed: set[Cell] = set()
            at, place = cell, self._progress(cell, direction)
            while place <= end + _NEAR:
                passed |= swept(self._lattice, at, step)
                at, place = shifted(at, step), place + pace
            known = self._found[cell, step] = self._body & passed
        return known

    def _end(self, step: Cell) -> tuple[tuple[float, float, int], float]:
        """The direction of a step in space, and how far along it the body reaches."""
        known = self._ends.get(step)
        if known is None:
            lattice = self._lattice
            here = lattice.box((1, 1, 1))[0]
            rise = lattice.layer(shifted(here, step)) - lattice.layer(here)
            direction = (*_aside(lattice, here, step), rise)
            end = max((self._progress(cell, direction) for cell in self._body), default=0.0)
            known = self._ends[step] = direction, end
        return known

    def _progress(self, cell: Cell, direction: tuple[float, float, int]) -> float:
        """How far along a direction a cell is."""
        dx, dy, rise = direction
        x, y = _middle(self._lattice.outline(cell))
        return x * dx + y * dy + self._lattice.layer(cell) * rise


def swept(lattice: Lattice, cell: Cell, step: Cell) -> frozenset[Cell]:
    """The cells that a cell passes through on one step, where it ends too.

    Hexagons that move to a side brush those before and behind that side.

    >>> from cubewright.model.lattices.hexagonal import HEXAGONAL
    >>> sorted(swept(HEXAGONAL, (0, 0, 0), (1, 0, 0)))
    [(0, 1, 0), (1, -1, 0), (1, 0, 0)]
    """
    start = lattice.origin(cell)
    offsets = _swept_first(lattice, difference(cell, start), step)
    return frozenset(shifted(offset, start) for offset in offsets)


@lru_cache(maxsize=256)
def _swept_first(lattice: Lattice, cell: Cell, step: Cell) -> tuple[Cell, ...]:
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


def _aside(lattice: Lattice, here: Cell, step: Cell) -> Point:
    x0, y0 = _middle(lattice.outline(here))
    x, y = _middle(lattice.outline(shifted(here, step)))
    return (x - x0, y - y0)


def _angle(way: Point) -> float:
    return degrees(atan2(way[1], way[0])) % 360


def _middle(outline: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def _hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The corners of the smallest polygon around points that has no dents, anticlockwise."""
    ordered = sorted(set(points))

    def half(walk: Iterable[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in walk:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > _NEAR:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return (*half(ordered), *half(reversed(ordered)))


def _overlap(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether two polygons without dents have more in common than their borders."""
    for polygon in (one, other):
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            nx, ny = ay - by, bx - ax
            mine = [x * nx + y * ny for x, y in one]
            its = [x * nx + y * ny for x, y in other]
            if min(max(mine), max(its)) - max(min(mine), min(its)) < _NEAR:
                return False
    return True
