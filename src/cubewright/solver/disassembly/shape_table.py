"""The oriented shapes of placed pieces, numbered as they are met."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, CountArray, difference, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.directions import directions, packed, passed_offsets
from cubewright.solver.kernels.disassembly.arrays import LINE, SHAPES, Shapes, X, Y


class ShapeTable:
    """Gives each oriented shape a number, and each placed piece a shape and a position."""

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._directions = directions(lattice)
        self._passed = passed_offsets(lattice)
        self._lines: list[tuple[list[CountArray], list[CountArray]]] = []
        self._numbers: dict[tuple[Cell, ...], int] = {}
        self._matrices = lattice.turns + lattice.mirrors
        self._placed: dict[tuple[int, tuple[Cell, ...]], tuple[int, int]] = {}
        self._arrays: Shapes | None = None

    def place(self, cells: tuple[Cell, ...], matrix: int = 0) -> tuple[int, int]:
        """Return the number of the shape of some turned cells, and their position.

        ``matrix`` is an index of the lattice's turns, or of its mirrors after them.

        Raises:
            CubewrightError: There are too many shapes.
        """
        found = self._placed.get((matrix, cells))
        if found is None:
            ordered = sorted(turned(cell, self._matrices[matrix]) for cell in cells)
            start = self._lattice.origin(ordered[0])
            shape = tuple(difference(cell, start) for cell in ordered)
            number = self._numbers.setdefault(shape, len(self._numbers))
            if number >= SHAPES:
                raise CubewrightError(f"the analysis handles at most {SHAPES:,} oriented shapes")
            self._arrays = None
            found = self._placed[matrix, cells] = number, packed(start)
        return found

    @property
    def arrays(self) -> Shapes:
        """The shapes met so far, as arrays."""
        if self._arrays is None:
            for shape in list(self._numbers)[len(self._lines) :]:
                self._lines.append((self._in_lines(shape), self._in_lines(shape, passed=True)))
            self._arrays = Shapes(
                *_joined([cells for cells, _ in self._lines], len(self._directions.packed)),
                *_joined([passed for _, passed in self._lines], len(self._directions.packed)),
            )
        return self._arrays

    def _in_lines(self, shape: tuple[Cell, ...], *, passed: bool = False) -> list[CountArray]:
        """Return the places of a shape's cells, or of those passed, for each direction."""
        directions, origin = self._directions, self._lattice.origin
        offsets = [self._passed[difference(cell, origin(cell))] for cell in shape]
        found = []
        for d, step in enumerate(directions.packed.tolist()):
            cells: Iterable[Cell] = shape
            if passed:
                cells = (
                    shifted(cell, each)
                    for cell, of_cell in zip(shape, offsets, strict=True)
                    for each in of_cell[d]
                )
            places = np.array(sorted(set(cells)), np.int64)
            lead = int(directions.leads[d])
            along = places[:, lead] * directions.steps[d, lead]
            lines = places @ np.array([X, Y, 1]) - along * step
            found.append(np.sort(lines * LINE + along))
        return found


def _joined(shapes: list[list[CountArray]], directions: int) -> tuple[CountArray, CountArray]:
    """Return the places of all shapes in one array, and where those of each begin."""
    ends = np.cumsum([len(each) for shape in shapes for each in shape], dtype=np.int64)
    begins = np.zeros((len(shapes), directions + 1), np.int64)
    begins[:, 1:] = ends.reshape(-1, directions)
    begins[1:, 0] = begins[:-1, directions]
    listed = [each for shape in shapes for each in shape]
    return (np.concatenate(listed) if listed else np.zeros(0, np.int64)), begins
