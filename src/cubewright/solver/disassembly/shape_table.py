"""The oriented shapes of placed pieces, numbered as they are met."""

from __future__ import annotations

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, CountArray, difference, turned
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.directions import directions, packed, passed_offsets
from cubewright.solver.kernels.disassembly.arrays import LINE, SHAPES, Shapes, X, Y

_PACKED = np.array([X, Y, 1])


class ShapeTable:
    """Gives each oriented shape a number, and each placed piece a shape and a position."""

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._directions = directions(lattice)
        self._passed = {
            kind: [np.array(cells, np.int64) for cells in of_direction]
            for kind, of_direction in passed_offsets(lattice).items()
        }
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
            self._lines += map(self._in_lines, list(self._numbers)[len(self._lines) :])
            self._arrays = Shapes(
                *_joined([cells for cells, _ in self._lines], len(self._directions.packed)),
                *_joined([passed for _, passed in self._lines], len(self._directions.packed)),
            )
        return self._arrays

    def _in_lines(self, shape: tuple[Cell, ...]) -> tuple[list[CountArray], list[CountArray]]:
        """Return the places of a shape's cells, and of those passed, for each direction."""
        directions, origin = self._directions, self._lattice.origin
        own, passed = [], []
        cells = np.array(shape, np.int64)
        of_class: dict[Cell, list[int]] = {}
        for number, cell in enumerate(shape):
            of_class.setdefault(difference(cell, origin(cell)), []).append(number)
        for d in range(len(directions.packed)):
            own.append(np.sort(self._places(cells, d)))
            ahead = [
                self._places((cells[numbers][:, np.newaxis] + self._passed[kind][d]), d).ravel()
                for kind, numbers in of_class.items()
            ]
            passed.append(np.unique(np.concatenate(ahead)))
        return own, passed

    def _places(self, cells: CountArray, d: int) -> CountArray:
        """Return the places of cells ``(..., 3)`` in the lines along a direction."""
        directions, lead = self._directions, self._directions.leads[d]
        along = cells[..., lead] * directions.steps[d, lead]
        lines = cells @ _PACKED - along * directions.packed[d]
        places: CountArray = lines * LINE + along
        return places


def _joined(shapes: list[list[CountArray]], directions: int) -> tuple[CountArray, CountArray]:
    """Return the places of all shapes in one array, and where those of each begin."""
    ends = np.cumsum([len(each) for shape in shapes for each in shape], dtype=np.int64)
    begins = np.zeros((len(shapes), directions + 1), np.int64)
    begins[:, 1:] = ends.reshape(-1, directions)
    begins[1:, 0] = begins[:-1, directions]
    listed = [each for shape in shapes for each in shape]
    return (np.concatenate(listed) if listed else np.zeros(0, np.int64)), begins
