"""The oriented shapes of placed pieces, numbered as they are met."""

from __future__ import annotations

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, CountArray, difference
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.directions import directions, packed, passed_offsets
from cubewright.solver.kernels.disassembly.arrays import LINE, SHAPES, Shapes, X, Y
from cubewright.translation import tr

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
        self._numbers: dict[bytes, int] = {}
        self._shapes: list[CountArray] = []
        self._given: dict[tuple[Cell, ...], CountArray] = {}
        self._matrices = lattice.matrices.transpose(0, 2, 1).astype(np.int64)
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
            given = self._given.get(cells)
            if given is None:
                given = self._given[cells] = np.array(cells, np.int64)
            image = given @ self._matrices[matrix]
            image = image[(image @ _PACKED).argsort()]
            x, y, z = image[0].tolist()
            start = self._lattice.origin((x, y, z))
            image -= start
            number = self._numbers.setdefault(image.tobytes(), len(self._shapes))
            if number == len(self._shapes):
                self._shapes.append(image)
            if number >= SHAPES:
                raise CubewrightError(
                    tr("the analysis handles at most {shapes:,} oriented shapes", shapes=SHAPES)
                )
            self._arrays = None
            found = self._placed[matrix, cells] = number, packed(start)
        return found

    @property
    def arrays(self) -> Shapes:
        """The shapes met so far, as arrays."""
        if self._arrays is None:
            self._lines += map(self._in_lines, self._shapes[len(self._lines) :])
            self._arrays = Shapes(
                *_joined([cells for cells, _ in self._lines], len(self._directions.packed)),
                *_joined([passed for _, passed in self._lines], len(self._directions.packed)),
            )
        return self._arrays

    def _in_lines(self, cells: CountArray) -> tuple[list[CountArray], list[CountArray]]:
        """Return the places of a shape's cells, and of those passed, for each direction."""
        directions, origin = self._directions, self._lattice.origin
        own, passed = [], []
        of_class: dict[Cell, list[int]] = {}
        if len(self._passed) == 1:
            of_class[next(iter(self._passed))] = list(range(len(cells)))
        else:
            for number, (x, y, z) in enumerate(cells.tolist()):
                cell = x, y, z
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
