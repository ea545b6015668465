"""The oriented shapes of placed pieces, numbered in order of appearance."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, CountArray, IntArray
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.batches.piece_table import PieceTable
from cubewright.solver.disassembly.directions import directions, packed, passed_offsets
from cubewright.solver.kernels.disassembly import placing
from cubewright.solver.kernels.disassembly.arrays import SHAPES, Shapes
from cubewright.solver.kernels.disassembly.canonical import ImageArrays
from cubewright.translation import tr


class ShapeTable:
    """A table that gives each oriented shape a number, and each piece a shape and a position."""

    def __init__(self, lattice: Lattice, pieces: PieceTable) -> None:
        self._pieces = pieces
        self._directions = directions(lattice)
        of_kind = passed_offsets(lattice)
        width = len(self._directions.packed)
        nothing: tuple[tuple[Cell, ...], ...] = ((),) * width  # for offsets that are no cells
        listed = [cells for kind in pieces.kinds for cells in of_kind.get(kind, nothing)]
        ends = np.cumsum([len(cells) for cells in listed], dtype=np.int64)
        begins = np.zeros((len(pieces.kinds), width + 1), np.int64)
        begins[:, 1:] = ends.reshape(-1, width)
        begins[1:, 0] = begins[:-1, width]
        self._offsets = placing.PassedOffsets(
            np.array([packed(cell) for cells in listed for cell in cells], np.int64), begins
        )
        self._most_passed = max(len(cells) for cells in listed)
        self._generation = pieces.generation
        self._table = placing.ShapeArrays(
            np.zeros(256, np.int64),
            np.zeros(SHAPES + 2, np.int64),
            np.full(2 * SHAPES, -1, np.int32),
            np.full((0, len(lattice.matrices)), -1, np.int32),
            np.zeros((0, len(lattice.matrices)), np.int64),
            np.zeros(2, np.int64),
        )
        nothing_yet = (
            np.zeros(0, np.int64),
            np.zeros(0, np.uint64),
            np.zeros((0, width + 1), np.int64),
        )
        self.arrays = Shapes(*nothing_yet, *nothing_yet)
        """The shapes so far, as lines."""

    def place(self, images: ImageArrays) -> tuple[CountArray, CountArray]:
        """Return the shape and the position of each piece of a batch, both ``(pieces,)`` int64.

        The order is the order of pieces in each assembly's image.

        Raises:
            CubewrightError: There are too many shapes.
        """
        self._make_room_for_pieces()
        shapes, positions = np.zeros((2, len(images.order)), np.int64)
        lattice, given = self._pieces.lattice, self._pieces.given
        self._table.state[placing.NEXT] = 0
        while True:
            result = placing.place_pieces(lattice, given, images, self._table, shapes, positions)
            if result == placing.PLACED:
                break
            if result == placing.TOO_MANY_SHAPES:
                raise CubewrightError(
                    tr("the analysis handles at most {shapes:,} oriented shapes", shapes=SHAPES)
                )
            longest = int(np.diff(given.begins).max())
            more = np.zeros(3 * len(self._table.cells) + longest, np.int64)
            self._table = self._table._replace(cells=np.concatenate([self._table.cells, more]))
        self._write_lines()
        return shapes, positions

    def _make_room_for_pieces(self) -> None:
        """Extend the table of known shapes to all pieces."""
        table, count = self._table, len(self._pieces.given.begins) - 1
        if self._generation != self._pieces.generation:
            self._generation = self._pieces.generation
            table.known[:] = -1
        rows = len(table.known)
        if count <= rows:
            return
        more = (max(count - rows, rows), table.known.shape[1])  # at least double the size
        known: IntArray = np.full(more, -1, np.int32)
        self._table = table._replace(
            known=np.concatenate([table.known, known]),
            positions=np.concatenate([table.positions, np.zeros(more, np.int64)]),
        )

    def _write_lines(self) -> None:
        table, old = self._table, self.arrays
        first, count = len(old.cell_begins), int(table.state[placing.COUNT])
        if first == count:
            return
        width = len(self._directions.packed)
        cells = width * int(table.begins[count] - table.begins[first])
        new = Shapes(
            *_lines(cells, count - first, width),
            *_lines(cells * self._most_passed, count - first, width),
        )
        placing.write_lines(
            self._pieces.lattice, self._directions, self._offsets, table, new, first
        )
        self.arrays = Shapes(
            *_joined(old[:3], new[:3]),
            *_joined(old[3:], new[3:]),
        )


Lines = tuple[CountArray, NDArray[np.uint64], CountArray]
"""The blocks of shapes: their first places, their bits, and the begin of each shape's blocks."""


def _lines(blocks: int, shapes: int, width: int) -> Lines:
    begins = np.zeros((shapes, width + 1), np.int64)
    return np.zeros(blocks, np.int64), np.zeros(blocks, np.uint64), begins


def _joined(old: Lines, new: Lines) -> Lines:
    end = int(new[2][-1, -1])
    return (
        np.concatenate([old[0], new[0][:end]]),
        np.concatenate([old[1], new[1][:end]]),
        np.concatenate([old[2], new[2] + len(old[0])]),
    )
