"""The oriented shapes of placed pieces, numbered as they are met."""

from __future__ import annotations

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, difference, turned
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.directions import classes, packed
from cubewright.solver.kernels.disassembly.arrays import SHAPES, Shapes


class ShapeTable:
    """Gives each oriented shape a number, and each placed piece a shape and a position."""

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._classes = classes(lattice)
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
            shapes = list(self._numbers)
            cells = [cell for shape in shapes for cell in shape]
            origin = self._lattice.origin
            self._arrays = Shapes(
                np.array(cells, np.int64).reshape(-1, 3),
                np.array([self._classes[difference(c, origin(c))] for c in cells], np.int64),
                np.cumsum([0, *(len(shape) for shape in shapes)], dtype=np.int64),
            )
        return self._arrays
