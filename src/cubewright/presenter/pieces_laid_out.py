"""All pieces of a puzzle side by side on the ground."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil, sqrt

import numpy as np

from cubewright.model.cell import Cell, FloatArray, shifted
from cubewright.model.drawing.mesh import lowest_form, outer_faces
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

_SPACE = 1.0
"""The space between two pieces, in cells."""
_MAX_COPIES = 60
"""The number of pieces above which only one copy of each piece is shown."""
_LEVEL = 1e-6


def side_by_side(puzzle: Puzzle) -> Solution:
    """Return the pieces of a puzzle, arranged in rows, as a solution of the figure of all cells."""
    pieces = puzzle.piece_set
    copies = list(pieces.counts)
    if sum(copies) > _MAX_COPIES:
        copies = [1] * len(copies)
    shapes = [
        _Shape.of(pieces.lattice, number, copy, each.cells)
        for number, (each, count) in enumerate(zip(pieces.pieces, copies, strict=True))
        for copy in range(max(1, count))
        if each.cells
    ]
    placed = tuple(_rows(pieces.lattice, shapes))
    cells = tuple(sorted(cell for each in placed for cell in each.cells))
    figure = Figure(cells, puzzle.name, lattice=pieces.lattice)
    return Solution(Puzzle(figure, pieces), placed)


@dataclass(frozen=True)
class _Shape:
    """A copy of a piece in its lowest orientation, and the corners of its box."""

    piece: int
    copy: int
    cells: tuple[Cell, ...]
    low: FloatArray
    high: FloatArray

    @staticmethod
    def of(lattice: Lattice, piece: int, copy: int, cells: Sequence[Cell]) -> _Shape:
        lying = lowest_form(lattice, cells)
        groups = [points.reshape(-1, 3) for points, _, _ in outer_faces(lattice, [lying])]
        corners = np.concatenate(groups)
        return _Shape(piece, copy, lying, corners.min(axis=0), corners.max(axis=0))


def _rows(lattice: Lattice, shapes: Sequence[_Shape]) -> list[PlacedPiece]:
    """Place shapes from left to right, in rows from back to front."""
    widths = [float(shape.high[0] - shape.low[0]) + _SPACE for shape in shapes]
    depths = [float(shape.high[1] - shape.low[1]) + _SPACE for shape in shapes]
    area = sum(width * depth for width, depth in zip(widths, depths, strict=True))
    longest = max([1.3 * sqrt(area), *widths])
    placed: list[PlacedPiece] = []
    x = y = row = 0.0
    for shape, width, depth in zip(shapes, widths, depths, strict=True):
        if x and x + width > longest:
            x, y, row = 0.0, y - row, 0.0
        target = np.array((x - shape.low[0], y - depth - shape.low[1], -shape.low[2]))
        step = _translation(lattice, target)
        cells = tuple(shifted(cell, step) for cell in shape.cells)
        placed.append(PlacedPiece(shape.piece, shape.copy, cells))
        moved = lattice.space @ np.array(step)
        x = ceil((float(shape.high[0] + moved[0]) + _SPACE) * 4) / 4
        row = max(row, depth)
    return placed


def _translation(lattice: Lattice, target: FloatArray) -> Cell:
    """Return the translation that ends nearest to a place, not to its left, preferably level."""
    basis = np.array(lattice.basis, np.float64)
    near = np.floor(np.linalg.solve((lattice.space @ basis.T), target)).astype(np.int64)
    found: list[tuple[float, Cell]] = []
    for more in product(range(-2, 4), repeat=3):
        a, b, c = ((near + more) @ np.array(lattice.basis)).tolist()
        away = lattice.space @ np.array((a, b, c)) - target
        if away[0] > -_LEVEL:
            cost = float(away[0] + abs(away[1]) + 10 * abs(away[2]))
            found.append((round(cost, 6), (a, b, c)))
    return min(found)[1]
